// A compiled state as a Python object. What generated code adds: struct State, its fields, and a table of methods.
#pragma once

#include <array>
#include <atomic>
#include <limits>
#include <thread>
#include <typeinfo>

#include "python.hpp"

namespace rw {

// Who keeps alive what positions only point to.
//
// A position points to what never changes during play (Ref, Lasting), so that copying one counts nothing and threads
// that play do not meet. What it points to belongs to a Keeper: each field of a Python position has one, and whoever
// has a State of their own for longer than a call keeps a copy of the `keepers` of the box that it came from.
using Keeper = std::vector<std::shared_ptr<const void>>;

// The keeper of what is being converted from Python, if it is a field of a position or something shared.
inline thread_local Keeper* keeping = nullptr;

class Keeping {
    Keeper* before = keeping;

public:
    explicit Keeping(Keeper& keeper) { keeping = &keeper; }
    ~Keeping() { keeping = before; }
    Keeping(const Keeping&) = delete;
    Keeping& operator=(const Keeping&) = delete;
};

template <class T>
const T* kept(std::shared_ptr<const T> object) {
    if (!keeping) fail(Problem::ASSERTION, "nobody would keep what a position points to");
    const T* found = object.get();
    keeping->push_back(std::move(object));
    return found;
}

// Something that never changes during play and is shared by all copies of a position.
template <class T>
struct Ref {
    const T* object = nullptr;

    Ref() = default;
    Ref(const T* given) : object(given) {}
    operator const T*() const { return object; }
    const T* operator->() const { return object; }
};
template <class T>
const T* some(const Ref<T>& value) {
    return some(value.object);
}

// A value that stays as it is during play, so that all copies of a position share it.
template <class T>
class Lasting {
    const T* value = &none();

    static const T& none() {
        static const T empty{};
        return empty;
    }

public:
    const T& operator*() const { return *value; }
    void operator=(const T* given) { value = given; }
};
template <class T>
void from_python(PyObject* object, Lasting<T>& lasting) {
    auto given = std::make_shared<T>();
    from_python(object, *given);
    lasting = kept<T>(std::move(given));
}

// Something that belongs to one position and is copied with it.
template <class T>
struct Own {
    std::unique_ptr<T> object;

    Own() = default;
    explicit Own(T* given) : object(given) {}
    Own(const Own& other) : object(other.object ? other.object->twin() : nullptr) {}
    Own(Own&&) noexcept = default;
    Own& operator=(const Own& other) {
        // Of the same class it takes over the values, in the room that it has.
        if (!object || !other.object || !object->become(*other.object))
            object.reset(other.object ? other.object->twin() : nullptr);
        return *this;
    }
    Own& operator=(Own&&) noexcept = default;
    operator T*() const { return object.get(); }
    T* operator->() const { return object.get(); }
};

// A copy of a position for a while. Those that are done with wait for the next one of their thread, which finds all the
// room that its lists need.
template <class State>
class Recycled {
    using Spare = std::vector<std::unique_ptr<State>>;
    // Only looked at, and not made, whenever a position is copied.
    static inline thread_local Spare* found = nullptr;

    static Spare& mine() {
        if (!found) [[unlikely]] {
            static thread_local Spare made;
            found = &made;
        }
        return *found;
    }

    Spare& spare = mine();
    std::unique_ptr<State> state;

public:
    explicit Recycled(const State& given) {
        if (spare.empty()) {
            // There will be room for it when it is done with.
            spare.reserve(spare.capacity() + 1);
            state = std::make_unique<State>(given);
        } else {
            state.swap(spare.back());
            spare.pop_back();
            *state = given;
        }
        state->journal = Journal();
    }
    ~Recycled() {
        if (spare.size() < spare.capacity()) spare.push_back(std::move(state));
    }
    Recycled(const Recycled&) = delete;
    Recycled& operator=(const Recycled&) = delete;
    operator State&() const { return *state; }
};

template <class State>
Recycled<State> copied(const State& state) {
    return Recycled<State>(state);
}

// Functions of the rules that Python hands over: Python's object says which compiled function is meant.
template <class Function>
inline std::vector<std::pair<PyObject*, Function>> known_functions;

template <class Function>
void from_python_function(PyObject* object, Function& value) {
    value = nullptr;
    if (object == Py_None) return;
    for (const auto& [live, compiled] : known_functions<Function>)
        if (live == object) {
            value = compiled;
            return;
        }
    PyErr_Format(PyExc_LookupError, "the compiled rules do not know %R", object);
    throw Failed{};
}

// An object that both sides have is converted once, with what it refers to; Python's keeps what became of it in its slot
// "compiled". Tuples have no such slot, and are small.
template <class T, class Fill>
Ref<T> shared_with_python(PyObject* object, Fill fill) {
    using Shared = std::shared_ptr<const T>;
    struct Made {
        T value;
        Keeper keeper;
    };
    constexpr const char* name = "realmwright.compiled";
    static PyObject* const slot = PyUnicode_InternFromString("compiled");
    const bool tuple = PyTuple_Check(object);
    if (!tuple) {
        if (PyObject* found = PyObject_GetAttr(object, slot)) {
            Kept capsule(found);
            if (PyCapsule_IsValid(found, name)) return kept(*static_cast<Shared*>(PyCapsule_GetPointer(found, name)));
        }
        PyErr_Clear();
    }
    const auto made = std::make_shared<Made>();
    {
        const Keeping inside(made->keeper);
        fill(made->value);
    }
    const Shared shared(made, &made->value);
    if (!tuple) {
        auto held = std::make_unique<Shared>(shared);
        Kept capsule(PyCapsule_New(held.get(), name, [](PyObject* gone) {
            delete static_cast<Shared*>(PyCapsule_GetPointer(gone, name));
        }));
        held.release();
        if (PyObject_SetAttr(object, slot, capsule.get()) < 0) PyErr_Clear();
    }
    return kept(shared);
}

template <class State, int Others, int Pointing>
struct Boxed {
    PyObject_HEAD
    State state;
    // Of each field that points to something.
    std::array<std::shared_ptr<const Keeper>, Pointing> keepers;
    PyObject* journal;
    // What the compiled rules never touch, or what they have a form of their own of.
    PyObject* others[Others];
};

// Gives such a field a value from Python, and keeps what that points to.
template <int Place, class Box, class Field>
void point(Box* box, PyObject* value, Field& field) {
    const auto keeper = std::make_shared<Keeper>();
    Field given{};
    {
        const Keeping here(*keeper);
        from_python(value, given);
    }
    field = std::move(given);
    box->keepers[Place] = keeper;
}

template <class Box>
PyObject* new_box(PyTypeObject* type, PyObject*, PyObject*) {
    PyObject* self = type->tp_alloc(type, 0);
    if (!self) return nullptr;
    Box* box = reinterpret_cast<Box*>(self);
    new (&box->state) decltype(box->state)();
    new (&box->keepers) decltype(box->keepers)();
    box->journal = nullptr;
    for (PyObject*& other : box->others) other = nullptr;
    return self;
}

template <class Box>
void free_box(PyObject* self) {
    PyTypeObject* type = Py_TYPE(self);
    Box* box = reinterpret_cast<Box*>(self);
    std::destroy_at(&box->state);
    std::destroy_at(&box->keepers);
    Py_XDECREF(box->journal);
    for (PyObject* other : box->others) Py_XDECREF(other);
    type->tp_free(self);
    Py_DECREF(type);
}

// Another position beside one: what Python keeps of that it keeps of this one as well.
template <class Box>
PyObject* box_beside(PyObject* self, decltype(Box::state) state) {
    PyTypeObject* type = Py_TYPE(self);
    PyObject* twin = type->tp_alloc(type, 0);
    if (!twin) return nullptr;
    Box *from = reinterpret_cast<Box*>(self), *to = reinterpret_cast<Box*>(twin);
    new (&to->state) decltype(to->state)(std::move(state));
    new (&to->keepers) decltype(to->keepers)(from->keepers);
    to->state.journal = Journal();
    to->journal = nullptr;
    for (std::size_t place = 0; place < std::size(to->others); ++place) {
        to->others[place] = from->others[place];
        Py_XINCREF(to->others[place]);
    }
    return twin;
}

template <class Box>
PyObject* copy_box(PyObject* self, PyObject*) {
    return box_beside<Box>(self, reinterpret_cast<Box*>(self)->state);
}

// Python's dice, made here if a rule gave the position new ones.
template <class Box, int Place>
PyObject* get_dice(PyObject* self, void*) {
    Box* box = reinterpret_cast<Box*>(self);
    PyObject*& kept = box->others[Place];
    const Dice& dice = box->state.dice;
    if (dice.fast && !dice.object) {
        PyObject* made = PyObject_CallFunction(classes.fast_dice, "L", static_cast<long long>(dice.seed));
        if (!made) return nullptr;
        Py_XSETREF(kept, made);
        box->state.dice.object = made;
    }
    if (!kept) PyErr_SetString(PyExc_AttributeError, "dice");
    return Py_XNewRef(kept);
}

template <class Box>
PyObject* get_journal(PyObject* self, void*) {
    PyObject* journal = reinterpret_cast<Box*>(self)->journal;
    return Py_NewRef(journal ? journal : Py_None);
}

template <class Box>
int set_journal(PyObject* self, PyObject* value, void*) {
    Box* box = reinterpret_cast<Box*>(self);
    const bool on = value && value != Py_None;
    if (on && !PyList_Check(value)) {
        PyErr_SetString(PyExc_TypeError, "a journal is a list, or None");
        return -1;
    }
    Py_XINCREF(value);
    Py_XSETREF(box->journal, on ? value : nullptr);
    box->state.journal.on = on;
    return 0;
}

// Events that came up on the way go into Python's journal.
template <class Box>
void pass_on(Box* box) {
    if (!box->state.journal.on) return;
    for (const Event& event : box->state.journal.events) {
        Kept entry(to_python(event));
        if (PyList_Append(box->journal, entry.get()) < 0) throw Failed{};
    }
    box->state.journal.events.clear();
}

template <class Box, int Place>
PyObject* get_other(PyObject* self, void* name) {
    PyObject* found = reinterpret_cast<Box*>(self)->others[Place];
    if (!found) PyErr_SetString(PyExc_AttributeError, static_cast<const char*>(name));
    return Py_XNewRef(found);
}

template <class Box, int Place>
int set_other(PyObject* self, PyObject* value, void*) {
    Py_XINCREF(value);
    Py_XSETREF(reinterpret_cast<Box*>(self)->others[Place], value);
    return 0;
}

// The arguments of a call from Python, by place or by name; those that are not given stay null.
inline void take_arguments(PyObject* const* given, Py_ssize_t count, PyObject* names, const char* const* wanted,
                           Py_ssize_t size, PyObject** found) {
    if (count > size) {
        PyErr_Format(PyExc_TypeError, "at most %zd arguments, not %zd", size, count);
        throw Failed{};
    }
    std::fill_n(found, size, nullptr);
    std::copy_n(given, count, found);
    for (Py_ssize_t at = 0; names && at < PyTuple_GET_SIZE(names); ++at) {
        PyObject* name = PyTuple_GET_ITEM(names, at);
        Py_ssize_t place = 0;
        while (place < size && PyUnicode_CompareWithASCIIString(name, wanted[place])) ++place;
        if (place == size) {
            PyErr_Format(PyExc_TypeError, "no argument is called %R", name);
            throw Failed{};
        }
        found[place] = given[count + at];
    }
}

template <class T>
T argument(PyObject* given, const char* name) {
    if (!given) {
        PyErr_Format(PyExc_TypeError, "the argument %s is missing", name);
        throw Failed{};
    }
    T value{};
    if constexpr (std::is_same_v<T, Num>) {
        // Nothing has a number beyond these, and whoever asks for it anyway hears so.
        int beyond = 0;
        value = PyLong_AsLongLongAndOverflow(given, &beyond);
        if (beyond) return beyond > 0 ? std::numeric_limits<Num>::max() : std::numeric_limits<Num>::min();
        if (value == -1 && PyErr_Occurred()) throw Failed{};
    } else {
        from_python(given, value);
    }
    return value;
}

// Plays to the end without a word to Python, and says what each seat has then.
template <class State, class Choose, class Legal, class Play, class Totals>
List<Num> play_out(const State& from, Luck luck, Num most, Choose choose, Legal legal, Play play, Totals totals) {
    const Recycled<State> copy(from);
    State& state = copy;
    state.dice.luck = &luck;
    Stream stream(&luck);
    for (Num left = most; left && truth(legal(state)); --left) play(state, choose(state, stream));
    return totals(state);
}

// Many of them, on several threads; each has luck of its own, so their number does not change what comes out.
//
// Threads take the next few playouts as they are ready for them, and write next to each other only at their ends.
template <class State, class Choose, class Legal, class Play, class Totals>
std::vector<List<Num>> play_out_often(const State& state, Word start, std::size_t count, unsigned threads, Num most,
                                      Choose choose, Legal legal, Play play, Totals totals) {
    std::vector<List<Num>> found(count);
    std::vector<std::exception_ptr> failures(threads);
    const std::size_t block = std::clamp<std::size_t>(count / (std::size_t{16} * threads), 1, 64);
    std::atomic<std::size_t> next = 0;
    const auto work = [&](unsigned thread) {
        try {
            const State own(state);
            for (std::size_t first; (first = next.fetch_add(block, std::memory_order_relaxed)) < count;)
                for (std::size_t at = first, end = std::min(first + block, count); at < end; ++at)
                    found[at] = play_out(own, Luck::scattered(start, at), most, choose, legal, play, totals);
        } catch (...) {
            failures[thread] = std::current_exception();
            next = count;
        }
    };
    std::vector<std::thread> others;
    for (unsigned number = 1; number < threads; ++number) others.emplace_back(work, number);
    work(0);
    for (std::thread& other : others) other.join();
    for (const std::exception_ptr& failure : failures)
        if (failure) std::rethrow_exception(failure);
    return found;
}

}  // namespace rw
