// A compiled state as a Python object. What generated code adds: struct State, its fields, and a table of methods.
#pragma once

#include <limits>
#include <thread>

#include "python.hpp"

namespace rw {

// Something that never changes during play and is shared by all copies of a position.
template <class T>
struct Ref {
    std::shared_ptr<const T> object;

    Ref() = default;
    // A constant of the rules, which stays where it is.
    Ref(const T* constant) : object(std::shared_ptr<const T>(), constant) {}
    explicit Ref(std::shared_ptr<const T> given) : object(std::move(given)) {}
    operator const T*() const { return object.get(); }
    const T* operator->() const { return object.get(); }
};
template <class T>
const T* some(const Ref<T>& value) {
    return some(value.object.get());
}

// A value that stays as it is during play, so that all copies of a position share it.
template <class T>
class Lasting {
    std::shared_ptr<const T> value = none();

    static const std::shared_ptr<const T>& none() {
        static const auto empty = std::make_shared<const T>();
        return empty;
    }

public:
    const T& operator*() const { return *value; }
    void operator=(T given) { value = std::make_shared<const T>(std::move(given)); }
};
template <class T>
void from_python(PyObject* object, Lasting<T>& lasting) {
    T given{};
    from_python(object, given);
    lasting = std::move(given);
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
        object.reset(other.object ? other.object->twin() : nullptr);
        return *this;
    }
    Own& operator=(Own&&) noexcept = default;
    operator T*() const { return object.get(); }
    T* operator->() const { return object.get(); }
};

template <class State>
State copied(const State& state) {
    State twin(state);
    twin.journal = Journal();
    return twin;
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

// An object that both sides have is converted once; Python's keeps what became of it in its slot "compiled". Tuples
// have no such slot, and are small.
template <class T, class Make>
Ref<T> shared_with_python(PyObject* object, Make make) {
    using Shared = std::shared_ptr<const T>;
    constexpr const char* name = "realmwright.compiled";
    if (PyTuple_Check(object)) return Ref<T>(Shared(make()));
    static PyObject* const slot = PyUnicode_InternFromString("compiled");
    if (PyObject* found = PyObject_GetAttr(object, slot)) {
        Kept capsule(found);
        if (PyCapsule_IsValid(found, name)) return Ref<T>(*static_cast<Shared*>(PyCapsule_GetPointer(found, name)));
    }
    PyErr_Clear();
    auto made = std::make_unique<Shared>(make());
    Ref<T> result(*made);
    Kept capsule(PyCapsule_New(made.get(), name, [](PyObject* gone) {
        delete static_cast<Shared*>(PyCapsule_GetPointer(gone, name));
    }));
    made.release();
    if (PyObject_SetAttr(object, slot, capsule.get()) < 0) PyErr_Clear();
    return result;
}

template <class State, int Others>
struct Boxed {
    PyObject_HEAD
    State state;
    PyObject* journal;
    // What the compiled rules never touch, or what they have a form of their own of.
    PyObject* others[Others];
};

template <class Box>
PyObject* new_box(PyTypeObject* type, PyObject*, PyObject*) {
    PyObject* self = type->tp_alloc(type, 0);
    if (!self) return nullptr;
    Box* box = reinterpret_cast<Box*>(self);
    new (&box->state) decltype(box->state)();
    box->journal = nullptr;
    for (PyObject*& other : box->others) other = nullptr;
    return self;
}

template <class Box>
void free_box(PyObject* self) {
    PyTypeObject* type = Py_TYPE(self);
    Box* box = reinterpret_cast<Box*>(self);
    using State = decltype(box->state);
    box->state.~State();
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
List<Num> play_out(State state, Luck luck, Num most, Choose choose, Legal legal, Play play, Totals totals) {
    state.journal = Journal();
    state.dice.luck = &luck;
    Stream stream(&luck);
    for (Num left = most; left && truth(legal(state)); --left) play(state, choose(state, stream));
    return totals(state);
}

// Many of them, on several threads; each has luck of its own, so their number does not change what comes out.
template <class State, class Choose, class Legal, class Play, class Totals>
std::vector<List<Num>> play_out_often(const State& state, Word start, std::size_t count, unsigned threads, Num most,
                                      Choose choose, Legal legal, Play play, Totals totals) {
    std::vector<List<Num>> found(count);
    std::vector<std::exception_ptr> failures(threads);
    const auto work = [&](unsigned first) {
        try {
            for (std::size_t at = first; at < count; at += threads)
                found[at] = play_out(state, Luck::scattered(start, at), most, choose, legal, play, totals);
        } catch (...) {
            failures[first] = std::current_exception();
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
