// Many games at once, for environments: they are played and drawn into arrays of Python's on several threads, without
// the GIL. What generated code adds: struct Rules, with the functions of one game.
#pragma once

#include <array>
#include <condition_variable>
#include <deque>
#include <mutex>

#include "binding.hpp"

namespace rw {

// For each byte its bits as bytes of zeros and ones.
inline constexpr auto SPREAD = [] {
    std::array<std::array<std::uint8_t, 8>, 256> found{};
    for (unsigned byte = 0; byte < 256; ++byte)
        for (unsigned bit = 0; bit < 8; ++bit) found[byte][bit] = byte >> bit & 1;
    return found;
}();

// Members of a set, from one number on, as bytes of zeros and ones.
template <int N>
void spread(const Bits<N>& set, std::size_t from, std::size_t length, std::uint8_t* out) {
    for (std::size_t done = 0; done < length; done += 8) {
        const std::size_t word = (from + done) / 64, shift = (from + done) % 64;
        Word bits = word < N ? set.w[word] >> shift : 0;
        if (shift > 56 && word + 1 < N) bits |= set.w[word + 1] << (64 - shift);
        const auto& bytes = SPREAD[bits & 0xff];
        if (length - done >= 8)
            std::memcpy(out + done, bytes.data(), 8);
        else
            std::memcpy(out + done, bytes.data(), length - done);
    }
}

// An array of Python's that is written to, one row for each game.
class Rows {
    Py_buffer buffer{};

public:
    std::size_t width = 0;  // of a row, in entries

    Rows() = default;
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;
    ~Rows() {
        if (buffer.obj) PyBuffer_Release(&buffer);
    }
    void hold(PyObject* array, std::size_t rows, std::size_t size) {
        if (PyObject_GetBuffer(array, &buffer, PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE) < 0) throw Failed{};
        const auto all = static_cast<std::size_t>(buffer.len);
        if (static_cast<std::size_t>(buffer.itemsize) != size || all % (rows * size)) {
            PyErr_SetString(PyExc_ValueError, "an array of a batch has one row for each game");
            throw Failed{};
        }
        width = all / (rows * size);
    }
    template <class T>
    T* row(std::size_t place) const {
        return static_cast<T*>(buffer.buf) + place * width;
    }
};

// Where some of the numbers of an observation go.
struct Section {
    Rows rows;
    char kind = 0;              // of the entries: f (float), h (short) or B (unsigned char)
    std::vector<float> scales;  // of floats, by which numbers are divided

    void write(const Num* numbers, std::size_t first, std::size_t count, std::size_t place) const {
        if (kind == 'f') {
            float* out = rows.row<float>(place) + first;
            for (std::size_t at = 0; at < count; ++at)
                out[at] = std::min(static_cast<float>(numbers[at]) / scales[first + at], 1.0f);
        } else if (kind == 'h') {
            std::int16_t* out = rows.row<std::int16_t>(place) + first;
            for (std::size_t at = 0; at < count; ++at) out[at] = static_cast<std::int16_t>(numbers[at]);
        } else {
            std::uint8_t* out = rows.row<std::uint8_t>(place) + first;
            for (std::size_t at = 0; at < count; ++at) out[at] = static_cast<std::uint8_t>(numbers[at]);
        }
    }
};

// Hexes that follow each other in a plane: the number of the first, how many they are, and where the first lies.
struct Run {
    std::int32_t hex, length, place;
};

// How a game stands after a step, as realmwright.gym.core has it.
enum Standing : std::int8_t { GOING, OVER, LOST, TRUNCATED };

template <class Rules>
class Batch {
    using State = typename Rules::Position;

    struct Player {
        int policy = -1;  // none: the learner
        Luck luck{};
    };
    struct alignas(64) Place {
        Kept object, scene_object, runs_object;
        Ref<typename Rules::Scene> scene;
        const Run* runs = nullptr;
        std::size_t run_count = 0;
        Text seed;
        List<typename Rules::Set> fixed_sets;  // what stays as it is: the first planes,
        List<Num> fixed_numbers;               // and the first numbers of the first section
        std::vector<Player> players;
        Num seat = 0, action = 0;
        bool begins = true;
        std::exception_ptr failure;
    };
    // Chance is taken from the seed as long as this lives.
    struct Seeded {
        Dice& dice;
        Seeded(Dice& given, const Text& seed) : dice(given) { dice.seed = &seed; }
        ~Seeded() { dice.seed = nullptr; }
    };
    static constexpr std::size_t MOST_AT_ONCE = 16;

    std::vector<Place> places;
    Rows planes, masks, seats, standings;
    std::size_t plane_count = 0, plane_size = 0;
    std::deque<Section> sections;
    std::size_t numbers = 0;
    Num turns = 0;
    bool alone = false;  // the learner plays all seats
    unsigned threads = 1;

    std::mutex mutex;
    std::condition_variable work_there, work_done;
    std::deque<std::size_t> waiting, finished;
    std::vector<std::thread> crew;
    bool closing = false;

    void play(Place& place, State& state, std::size_t at) {
        if (place.begins) {
            place.begins = false;
            draw_fixed(place, at);
        } else {
            const auto& legal = Rules::legal(state);
            const Num most = 64 * static_cast<Num>(std::size(legal.w));
            if (place.action < 0 || place.action >= most || !test(legal, place.action)) throw Illegal{};
            Rules::play(state, place.action);
        }
        if (alone) {
            place.seat = Rules::seat(state).value_or(place.seat);
            return;
        }
        while (const auto seat = Rules::seat(state)) {
            Player& player = place.players[static_cast<std::size_t>(*seat)];
            if (player.policy < 0 || Rules::turns(state) > turns) break;
            Stream stream(&player.luck);
            Rules::play(state, Rules::choose(player.policy, state, stream));
        }
    }
    struct Illegal {};

    void draw_sets(const Place& place, const List<typename Rules::Set>& sets, std::uint8_t* out) const {
        for (const auto& set : sets) {
            for (std::size_t run = 0; run < place.run_count; ++run) {
                const Run& hexes = place.runs[run];
                spread(set, static_cast<std::size_t>(hexes.hex), static_cast<std::size_t>(hexes.length),
                       out + hexes.place);
            }
            out += plane_size;
        }
    }

    // What stays as it is during a game; places without a hex stay empty.
    void draw_fixed(const Place& place, std::size_t at) {
        if constexpr (Rules::PLANES) {
            std::uint8_t* out = planes.row<std::uint8_t>(at);
            std::fill_n(out, planes.width, std::uint8_t{0});
            draw_sets(place, place.fixed_sets, out);
        }
        const Num* from = place.fixed_numbers.begin();
        sections.front().write(from, 0, static_cast<std::size_t>(place.fixed_numbers.size()), at);
    }

    void draw(const Place& place, State& state, std::size_t at) {
        if constexpr (Rules::PLANES) {
            const auto sets = Rules::planes(state, place.scene, place.seat);
            const auto fixed = static_cast<std::size_t>(place.fixed_sets.size());
            if (fixed + static_cast<std::size_t>(sets.size()) != plane_count)
                fail(Problem::ASSERTION, "an observation with another number of planes");
            draw_sets(place, sets, planes.row<std::uint8_t>(at) + fixed * plane_size);
        }
        const auto found = Rules::numbers(state, place.scene, place.seat);
        auto first = static_cast<std::size_t>(place.fixed_numbers.size());
        if (first + static_cast<std::size_t>(found.size()) != numbers)
            fail(Problem::ASSERTION, "an observation with another number of numbers");
        const Num* from = found.begin();
        for (const Section& section : sections) {
            section.write(from, first, section.rows.width - first, at);
            from += section.rows.width - first;
            first = 0;
        }
        std::uint8_t* mask = masks.row<std::uint8_t>(at);
        if (Rules::seat(state) == place.seat)
            spread(Rules::legal(state), 0, masks.width, mask);
        else
            std::fill_n(mask, masks.width, std::uint8_t{0});
    }

    void work(std::size_t at) {
        Place& place = places[at];
        State& state = Rules::of(place.object.get());
        const Seeded seeded(state.dice, place.seed);
        try {
            Standing standing = GOING;
            try {
                play(place, state, at);
                if (!Rules::seat(state))
                    standing = OVER;
                else if (Rules::turns(state) > turns)
                    standing = TRUNCATED;
            } catch (const Illegal&) {
                standing = LOST;
            }
            draw(place, state, at);
            *standings.row<std::int8_t>(at) = standing;
            *seats.row<std::int64_t>(at) = place.seat;
        } catch (...) {
            place.failure = std::current_exception();
        }
    }

    // Work off some of what waits. The lock is held before and after.
    void help(std::unique_lock<std::mutex>& lock) {
        std::size_t mine[MOST_AT_ONCE];
        const std::size_t share = waiting.size() / (2 * threads) + 1;
        const std::size_t count = std::min({share, MOST_AT_ONCE, waiting.size()});
        std::copy_n(waiting.begin(), count, mine);
        waiting.erase(waiting.begin(), waiting.begin() + static_cast<std::ptrdiff_t>(count));
        lock.unlock();
        for (std::size_t done = 0; done < count; ++done) work(mine[done]);
        lock.lock();
        finished.insert(finished.end(), mine, mine + count);
    }

    void serve() {
        std::unique_lock lock(mutex);
        while (true) {
            work_there.wait(lock, [&] { return closing || !waiting.empty(); });
            if (closing) return;
            help(lock);
            work_done.notify_one();
        }
    }

    // Whatever went wrong in a place becomes an error of Python's.
    void report(std::size_t at) {
        const auto failure = std::exchange(places[at].failure, nullptr);
        if (!failure) return;
        try {
            std::rethrow_exception(failure);
        } catch (...) {
            raise(places[at].object.get());
        }
        throw Failed{};
    }

    [[noreturn]] static void refuse(const char* reason) {
        PyErr_SetString(PyExc_ValueError, reason);
        throw Failed{};
    }

public:
    // The number of games; an array of planes and the size of a plane, or None and 0; sections, each as an array, the
    // kind of its entries and their scales; arrays for masks, seats and standings; turns, whether the learner plays all
    // seats, threads.
    explicit Batch(PyObject* args) {
        PyObject *board, *parts, *mask, *seat, *standing;
        Py_ssize_t count, size;
        long long most;
        int all;
        if (!PyArg_ParseTuple(args, "nOnOOOOLpI", &count, &board, &size, &parts, &mask, &seat, &standing, &most, &all,
                              &threads))
            throw Failed{};
        if (count < 1 || threads < 1 || size < 0) refuse("a batch has games and threads");
        const auto rows = static_cast<std::size_t>(count);
        places = std::vector<Place>(rows);
        plane_size = static_cast<std::size_t>(size);
        if (Rules::PLANES) {
            planes.hold(board, rows, 1);
            if (!plane_size || planes.width % plane_size) refuse("an array of whole planes is wanted");
            plane_count = planes.width / plane_size;
        }
        Kept items(PySequence_Fast(parts, "a list of sections is wanted"));
        for (Py_ssize_t at = 0; at < PySequence_Fast_GET_SIZE(items.get()); ++at) {
            PyObject *array, *scales;
            const char* kind;
            if (!PyArg_ParseTuple(PySequence_Fast_GET_ITEM(items.get(), at), "OsO", &array, &kind, &scales))
                throw Failed{};
            Section& section = sections.emplace_back();
            section.kind = *kind;
            section.rows.hold(array, rows, *kind == 'f' ? sizeof(float) : *kind == 'h' ? 2 : 1);
            List<Num> given;
            from_python(scales, given);
            section.scales.assign(given.begin(), given.end());
            if (*kind == 'f' && section.scales.size() != section.rows.width) refuse("each number has a scale");
            numbers += section.rows.width;
        }
        if (sections.empty()) refuse("a batch without numbers");
        masks.hold(mask, rows, 1);
        seats.hold(seat, rows, sizeof(std::int64_t));
        standings.hold(standing, rows, 1);
        turns = most;
        alone = all;
    }
    Batch(const Batch&) = delete;
    ~Batch() { close(); }

    void close() {
        {
            const std::lock_guard lock(mutex);
            closing = true;
        }
        work_there.notify_all();
        PyThreadState* paused = PyEval_SaveThread();
        for (std::thread& each : crew) each.join();
        PyEval_RestoreThread(paused);
        crew.clear();
    }

    // The next game of a place: its state; its scene, the runs of its planes, and what stays as it is, as sets and
    // numbers; the text of its seed, the learner's seat, and the policy of each seat with the number that its luck begins
    // with, or None.
    void begin(PyObject* args) {
        Py_ssize_t at;
        PyObject *object, *scene, *runs, *sets, *fixed, *players;
        const char* seed;
        long long seat;
        if (!PyArg_ParseTuple(args, "nOOSOOsLO", &at, &object, &scene, &runs, &sets, &fixed, &seed, &seat, &players))
            throw Failed{};
        if (at < 0 || static_cast<std::size_t>(at) >= places.size()) refuse("there is no such place");
        if (!Rules::is_state(object)) refuse("a position of other rules");
        Place& place = places[static_cast<std::size_t>(at)];
        from_python(scene, place.scene);
        from_python(sets, place.fixed_sets);
        from_python(fixed, place.fixed_numbers);
        if (static_cast<std::size_t>(place.fixed_sets.size()) > plane_count ||
            static_cast<std::size_t>(place.fixed_numbers.size()) > sections.front().rows.width)
            refuse("an observation that is too large");
        place.scene_object = Kept(Py_NewRef(scene));
        place.object = Kept(Py_NewRef(object));
        place.runs_object = Kept(Py_NewRef(runs));
        place.runs = reinterpret_cast<const Run*>(PyBytes_AS_STRING(runs));
        place.run_count = static_cast<std::size_t>(PyBytes_GET_SIZE(runs)) / sizeof(Run);
        for (std::size_t run = 0; run < place.run_count; ++run) {
            const Run& hexes = place.runs[run];
            const bool inside = hexes.hex >= 0 && hexes.length > 0 && hexes.place >= 0;
            if (!inside || static_cast<std::size_t>(hexes.place + hexes.length) > plane_size) refuse("a plane is too small");
        }
        place.seed = seed;
        place.seat = seat;
        place.begins = true;
        place.players.clear();
        Kept given(PySequence_Fast(players, "a list of players is wanted"));
        for (Py_ssize_t number = 0; number < PySequence_Fast_GET_SIZE(given.get()); ++number) {
            Player& player = place.players.emplace_back();
            PyObject* entry = PySequence_Fast_GET_ITEM(given.get(), number);
            const char* policy;
            unsigned long long start;
            if (entry == Py_None) continue;
            if (!PyArg_ParseTuple(entry, "sK", &policy, &start)) throw Failed{};
            player.policy = Rules::policy(policy);
            if (player.policy < 0) refuse("there is no such policy");
            player.luck = Luck{start};
        }
        const Num wanted = Rules::players(Rules::of(object));
        if (seat < 0 || seat >= wanted || (!alone && static_cast<Num>(place.players.size()) != wanted))
            refuse("a player for each seat is wanted");
    }

    // Let places be played: their numbers and actions as arrays of 64-bit numbers. No place is at work already.
    void send(PyObject* args) {
        Py_buffer ids{}, actions{};
        if (!PyArg_ParseTuple(args, "y*y*", &ids, &actions)) throw Failed{};
        const auto* at = static_cast<const std::int64_t*>(ids.buf);
        const auto* chosen = static_cast<const std::int64_t*>(actions.buf);
        const auto count = static_cast<std::size_t>(ids.len) / sizeof(std::int64_t);
        bool good = ids.len == actions.len;
        for (std::size_t number = 0; good && number < count; ++number)
            good = at[number] >= 0 && static_cast<std::size_t>(at[number]) < places.size() &&
                   places[static_cast<std::size_t>(at[number])].object.get();
        if (good) {
            const std::lock_guard lock(mutex);
            for (std::size_t number = 0; number < count; ++number) {
                const auto place = static_cast<std::size_t>(at[number]);
                places[place].action = chosen[number];
                waiting.push_back(place);
            }
            while (crew.size() + 1 < threads) crew.emplace_back([this] { serve(); });
        }
        PyBuffer_Release(&ids);
        PyBuffer_Release(&actions);
        if (!good) refuse("there is no game in such a place");
        work_there.notify_all();
    }

    // Play and draw a place at once on this thread; it is not at work already.
    void play_now(Py_ssize_t at) {
        if (at < 0 || static_cast<std::size_t>(at) >= places.size()) refuse("there is no such place");
        if (!places[static_cast<std::size_t>(at)].object.get()) refuse("there is no game in such a place");
        PyThreadState* paused = PyEval_SaveThread();
        work(static_cast<std::size_t>(at));
        PyEval_RestoreThread(paused);
        report(static_cast<std::size_t>(at));
    }

    // How many places nobody works at yet.
    Py_ssize_t pending() {
        const std::lock_guard lock(mutex);
        return static_cast<Py_ssize_t>(waiting.size());
    }

    // The numbers of so many places that are ready, in the order in which they became so. This thread helps.
    PyObject* recv(Py_ssize_t wanted) {
        const auto count = static_cast<std::size_t>(wanted);
        std::vector<std::size_t> ready;
        PyThreadState* paused = PyEval_SaveThread();
        {
            std::unique_lock lock(mutex);
            while (finished.size() < count) {
                if (!waiting.empty())
                    help(lock);
                else
                    work_done.wait(lock, [&] { return finished.size() >= count || !waiting.empty(); });
            }
            ready.assign(finished.begin(), finished.begin() + wanted);
            finished.erase(finished.begin(), finished.begin() + wanted);
        }
        PyEval_RestoreThread(paused);
        for (const std::size_t place : ready) report(place);
        Kept found(PyBytes_FromStringAndSize(nullptr, wanted * static_cast<Py_ssize_t>(sizeof(std::int64_t))));
        char* out = PyBytes_AS_STRING(found.get());
        for (const std::size_t place : ready) {
            const auto number = static_cast<std::int64_t>(place);
            std::memcpy(out, &number, sizeof number);
            out += sizeof number;
        }
        return found.give();
    }
};

template <class Rules>
struct BatchBox {
    PyObject_HEAD
    Batch<Rules>* batch;

    static Batch<Rules>& of(PyObject* self) {
        Batch<Rules>* found = reinterpret_cast<BatchBox*>(self)->batch;
        if (!found) {
            PyErr_SetString(PyExc_ValueError, "this batch is closed");
            throw Failed{};
        }
        return *found;
    }
    static PyObject* make(PyTypeObject* type, PyObject* args, PyObject*) {
        PyObject* self = type->tp_alloc(type, 0);
        if (!self) return nullptr;
        try {
            reinterpret_cast<BatchBox*>(self)->batch = new Batch<Rules>(args);
            return self;
        } catch (...) {
            raise(nullptr);
            Py_DECREF(self);
            return nullptr;
        }
    }
    static void free(PyObject* self) {
        PyTypeObject* type = Py_TYPE(self);
        delete std::exchange(reinterpret_cast<BatchBox*>(self)->batch, nullptr);
        type->tp_free(self);
        Py_DECREF(type);
    }
    template <class Call>
    static PyObject* guarded(PyObject* self, Call call) {
        try {
            return call(of(self));
        } catch (...) {
            raise(nullptr);
            return nullptr;
        }
    }
    static PyObject* begin(PyObject* self, PyObject* args) {
        return guarded(self, [&](Batch<Rules>& batch) {
            batch.begin(args);
            return Py_NewRef(Py_None);
        });
    }
    static PyObject* send(PyObject* self, PyObject* args) {
        return guarded(self, [&](Batch<Rules>& batch) {
            batch.send(args);
            return Py_NewRef(Py_None);
        });
    }
    static PyObject* recv(PyObject* self, PyObject* count) {
        return guarded(self, [&](Batch<Rules>& batch) { return batch.recv(argument<Num>(count, "count")); });
    }
    static PyObject* play_now(PyObject* self, PyObject* place) {
        return guarded(self, [&](Batch<Rules>& batch) {
            batch.play_now(argument<Num>(place, "place"));
            return Py_NewRef(Py_None);
        });
    }
    static PyObject* pending(PyObject* self, PyObject*) {
        return guarded(self, [](Batch<Rules>& batch) { return PyLong_FromSsize_t(batch.pending()); });
    }
    static PyObject* close(PyObject* self, PyObject*) {
        delete std::exchange(reinterpret_cast<BatchBox*>(self)->batch, nullptr);
        Py_RETURN_NONE;
    }
};

template <class Rules>
int add_batch_type(PyObject* module, const char* name) {
    using Box = BatchBox<Rules>;
    static PyMethodDef methods[] = {{"begin", Box::begin, METH_VARARGS, nullptr},
                                    {"send", Box::send, METH_VARARGS, nullptr},
                                    {"recv", Box::recv, METH_O, nullptr},
                                    {"play_now", Box::play_now, METH_O, nullptr},
                                    {"pending", Box::pending, METH_NOARGS, nullptr},
                                    {"close", Box::close, METH_NOARGS, nullptr},
                                    {}};
    static PyType_Slot slots[] = {{Py_tp_new, reinterpret_cast<void*>(Box::make)},
                                  {Py_tp_dealloc, reinterpret_cast<void*>(Box::free)},
                                  {Py_tp_methods, methods},
                                  {}};
    static PyType_Spec spec = {name, sizeof(Box), 0, Py_TPFLAGS_DEFAULT, slots};
    PyObject* type = PyType_FromSpec(&spec);
    return type ? PyModule_AddObject(module, "Batch", type) : -1;
}

}  // namespace rw
