// Many games at once, for environments: they are played and drawn into arrays of Python's on several threads, without
// the GIL. What generated code adds: struct Rules, with the functions of one game.
#pragma once

#include <array>
#include <condition_variable>
#include <deque>
#include <mutex>

#include "binding.hpp"

namespace rw {

// Enter the members that a set has and did not have before, or the other way round, as ones and zeros.
template <int N, class Place>
void enter_changes(const Bits<N>& set, const Bits<N>& before, std::uint8_t* out, Place place_of) {
    for (int word = 0; word < N; ++word)
        for (Word changed = set.w[word] ^ before.w[word]; changed; changed &= changed - 1) {
            const int bit = std::countr_zero(changed);
            const Num place = place_of(64 * word + bit);
            if (place >= 0) out[place] = set.w[word] >> bit & 1;
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

    // Numbers from the one at first on. Of fractions only those are found anew whose number was another one before.
    void write(const Num* numbers, Num* before, std::size_t first, std::size_t count, std::size_t place) const {
        if (kind == 'f') {
            float* out = rows.row<float>(place) + first;
            for (std::size_t at = 0; at < count; ++at)
                if (numbers[at] != before[at]) {
                    out[at] = std::min(static_cast<float>(numbers[at]) / scales[first + at], 1.0f);
                    before[at] = numbers[at];
                }
        } else if (kind == 'h') {
            std::int16_t* out = rows.row<std::int16_t>(place) + first;
            for (std::size_t at = 0; at < count; ++at) out[at] = static_cast<std::int16_t>(numbers[at]);
        } else {
            std::uint8_t* out = rows.row<std::uint8_t>(place) + first;
            for (std::size_t at = 0; at < count; ++at) out[at] = static_cast<std::uint8_t>(numbers[at]);
        }
    }
};

// How a game stands after a step, as realmwright.gym.places has it.
enum Standing : std::int8_t { GOING, OVER, LOST, TRUNCATED };

template <class Rules>
class Batch {
    using State = typename Rules::Position;

    struct Player {
        int policy = -1;  // none: the learner
        Luck luck{};
    };
    struct alignas(64) Place {
        Kept object, hexes_object;
        Keeper keeper;  // of the scene
        Ref<typename Rules::Scene> scene;
        const std::int32_t* hexes = nullptr;  // for each hex its place in a plane, or -1
        Num hex_count = 0;
        List<typename Rules::Set> fixed_sets;  // what stays as it is: the first planes,
        List<Num> fixed_numbers;               // and the first numbers of the first section
        std::vector<Player> players;
        std::vector<typename Rules::Set> drawn;  // what the other planes show,
        typename Rules::Choices masked;          // the mask,
        std::vector<Num> told;                   // and the numbers
        Num seat = 0, action = 0;
        bool begins = true;
        std::exception_ptr failure;
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

    static void draw_set(const Place& place, const typename Rules::Set& set, const typename Rules::Set& before,
                         std::uint8_t* out) {
        enter_changes(set, before, out, [&](Num hex) { return hex < place.hex_count ? Num{place.hexes[hex]} : -1; });
    }

    // What stays as it is during a game; places without a hex stay empty.
    void draw_fixed(Place& place, std::size_t at) {
        if constexpr (Rules::PLANES) {
            std::uint8_t* out = planes.row<std::uint8_t>(at);
            std::fill_n(out, planes.width, std::uint8_t{0});
            for (const auto& set : place.fixed_sets) {
                draw_set(place, set, {}, out);
                out += plane_size;
            }
            const auto changing = plane_count - static_cast<std::size_t>(place.fixed_sets.size());
            place.drawn.assign(changing, {});
        }
        std::fill_n(masks.row<std::uint8_t>(at), masks.width, std::uint8_t{0});
        place.masked = {};
        place.told.assign(numbers, std::numeric_limits<Num>::min());
        const auto fixed = static_cast<std::size_t>(place.fixed_numbers.size());
        sections.front().write(place.fixed_numbers.begin(), place.told.data(), 0, fixed, at);
    }

    void draw(Place& place, State& state, std::size_t at) {
        if constexpr (Rules::PLANES) {
            const auto sets = Rules::planes(state, place.scene, place.seat);
            if (static_cast<std::size_t>(sets.size()) != place.drawn.size())
                fail(Problem::ASSERTION, "an observation with another number of planes");
            std::uint8_t* out = planes.row<std::uint8_t>(at) + planes.width - place.drawn.size() * plane_size;
            const auto* set = sets.begin();
            for (auto& before : place.drawn) {
                draw_set(place, *set, before, out);
                before = *set++;
                out += plane_size;
            }
        }
        const auto found = Rules::numbers(state, place.scene, place.seat);
        auto first = static_cast<std::size_t>(place.fixed_numbers.size());
        if (first + static_cast<std::size_t>(found.size()) != numbers)
            fail(Problem::ASSERTION, "an observation with another number of numbers");
        const Num* from = found.begin();
        Num* before = place.told.data() + first;
        for (const Section& section : sections) {
            const std::size_t count = section.rows.width - first;
            section.write(from, before, first, count, at);
            from += count;
            before += count;
            first = 0;
        }
        const auto legal = Rules::seat(state) == place.seat ? Rules::legal(state) : decltype(place.masked){};
        const Num width = static_cast<Num>(masks.width);
        enter_changes(legal, place.masked, masks.row<std::uint8_t>(at), [&](Num action) {
            return action < width ? action : -1;
        });
        place.masked = legal;
    }

    void work(std::size_t at) {
        Place& place = places[at];
        State& state = Rules::of(place.object.get());
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

    // The next game of a place: its state; its scene, the places of its hexes, and what stays as it is, as sets and
    // numbers; the learner's seat, and the policy of each seat with the number that its luck begins with, or None.
    void begin(PyObject* args) {
        Py_ssize_t at;
        PyObject *object, *scene, *hexes, *sets, *fixed, *players;
        long long seat;
        if (!PyArg_ParseTuple(args, "nOOSOOLO", &at, &object, &scene, &hexes, &sets, &fixed, &seat, &players))
            throw Failed{};
        if (at < 0 || static_cast<std::size_t>(at) >= places.size()) refuse("there is no such place");
        if (!Rules::is_state(object)) refuse("a position of other rules");
        if (!Rules::of(object).dice.fast) refuse("dice that only Python can roll");
        Place& place = places[static_cast<std::size_t>(at)];
        Keeper keeper;
        {
            const Keeping here(keeper);
            from_python(scene, place.scene);
        }
        place.keeper = std::move(keeper);
        from_python(sets, place.fixed_sets);
        from_python(fixed, place.fixed_numbers);
        if (static_cast<std::size_t>(place.fixed_sets.size()) > plane_count ||
            static_cast<std::size_t>(place.fixed_numbers.size()) > sections.front().rows.width)
            refuse("an observation that is too large");
        place.object = Kept(Py_NewRef(object));
        place.hexes_object = Kept(Py_NewRef(hexes));
        place.hexes = reinterpret_cast<const std::int32_t*>(PyBytes_AS_STRING(hexes));
        place.hex_count = PyBytes_GET_SIZE(hexes) / static_cast<Py_ssize_t>(sizeof(std::int32_t));
        if (std::any_of(place.hexes, place.hexes + place.hex_count,
                        [&](std::int32_t each) { return each >= static_cast<Num>(plane_size); }))
            refuse("a plane is too small");
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

// drawn(states, scene, seat, hexes, planes, numbers): positions of one game as a seat sees them, one row each: planes with
// eight places in a byte, and floats. For each hex there is its place in a plane, or -1.
template <class Rules>
void draw_packed(PyObject* args) {
    PyObject *states, *given, *hexes, *board, *table;
    long long seat;
    if (!PyArg_ParseTuple(args, "O!OLSOO", &PyList_Type, &states, &given, &seat, &hexes, &board, &table)) throw Failed{};
    const auto count = static_cast<std::size_t>(PyList_GET_SIZE(states));
    if (!count) return;
    const auto* place_of = reinterpret_cast<const std::int32_t*>(PyBytes_AS_STRING(hexes));
    const auto hex_count = PyBytes_GET_SIZE(hexes) / static_cast<Py_ssize_t>(sizeof(std::int32_t));
    Rows planes, numbers;
    planes.hold(board, count, 1);
    numbers.hold(table, count, sizeof(float));
    Keeper keeper;
    Ref<typename Rules::Scene> scene;
    {
        const Keeping here(keeper);
        from_python(given, scene);
    }
    const auto check = [](bool fits) {
        if (!fits) fail(Problem::VALUE, "arrays of another size are wanted");
    };
    for (std::size_t at = 0; at < count; ++at) {
        PyObject* const object = PyList_GET_ITEM(states, static_cast<Py_ssize_t>(at));
        if (!Rules::is_state(object)) fail(Problem::VALUE, "a position of other rules");
        auto& state = Rules::of(object);
        const auto told = Rules::numbers(state, scene, seat);
        check(static_cast<std::size_t>(told.size()) == numbers.width);
        std::copy(told.begin(), told.end(), numbers.row<float>(at));
        if constexpr (Rules::PLANES) {
            std::uint8_t* out = planes.row<std::uint8_t>(at);
            std::fill_n(out, planes.width, std::uint8_t{0});
            const auto sets = Rules::planes(state, scene, seat);
            const std::size_t size = planes.width / static_cast<std::size_t>(sets.size());
            check(size * static_cast<std::size_t>(sets.size()) == planes.width);
            for (const auto& set : sets) {
                for (const Num hex : each(set)) {
                    const std::int32_t place = hex < hex_count ? place_of[hex] : -1;
                    if (place < 0) continue;
                    check(static_cast<std::size_t>(place) < 8 * size);
                    out[place >> 3] |= static_cast<std::uint8_t>(0x80 >> (place & 7));
                }
                out += size;
            }
        }
    }
}

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
