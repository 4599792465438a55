// Values on their way between Python and the compiled rules.
#pragma once

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <cstring>

#include "hashing.hpp"
#include "longs.hpp"
#include "values.hpp"

namespace rw {

// Python has an error set; C++ must get out of the way.
struct Failed {};

// Something that only Python can do, asked for in the midst of a rule: a method of the state is called, and raises.
struct Refused {
    const char* method;
    Num number;
};

// A Python object that is kept alive.
class Kept {
    PyObject* object = nullptr;

public:
    Kept() = default;
    explicit Kept(PyObject* stolen) : object(stolen) {
        if (!stolen) throw Failed{};
    }
    Kept(Kept&& other) noexcept : object(std::exchange(other.object, nullptr)) {}
    Kept(const Kept&) = delete;
    Kept& operator=(Kept&& other) noexcept {
        std::swap(object, other.object);
        return *this;
    }
    ~Kept() { Py_XDECREF(object); }
    PyObject* get() const { return object; }
    PyObject* give() { return std::exchange(object, nullptr); }
};

// A run of random numbers: native, or a stream of Python's.
class Stream {
    Luck own;
    Luck* luck;
    Kept object;

public:
    explicit Stream(Luck* rolling) : luck(rolling) {}
    explicit Stream(Word value) : own{value}, luck(&own) {}
    explicit Stream(Kept given) : luck(nullptr), object(std::move(given)) {}
    Stream(Stream&& other) noexcept
        : own(other.own), luck(other.luck == &other.own ? &own : other.luck), object(std::move(other.object)) {}

    Num below(Num n) {
        if (luck) return luck->below(n);
        Kept found(PyObject_CallMethod(object.get(), "below", "L", static_cast<long long>(n)));
        const Num number = PyLong_AsLongLong(found.get());
        if (number < 0) throw Failed{};
        return number;
    }
};

// Where a position takes its chance from: dice of Python's, which are asked, or the luck of a playout, which rolls on.
struct Dice {
    PyObject* object = nullptr;
    Luck* luck = nullptr;
    // The seed of Python's dice, if they are FastDice and must be rolled without Python.
    const Text* seed = nullptr;

    Stream stream(const Text& purpose) {
        if (luck) return Stream(luck);
        if (seed) return Stream(Blake2b::of(*seed + " " + purpose));
        Kept found(PyObject_CallMethod(object, "stream", "s", purpose.c_str()));
        // FastStream: its numbers are the same here. One that somebody else holds as well has to roll on there.
        if (Py_REFCNT(found.get()) == 1) {
            if (PyObject* value = PyObject_GetAttrString(found.get(), "_value")) {
                Kept number(value);
                const Word start = PyLong_AsUnsignedLongLong(number.get());
                if (!PyErr_Occurred()) return Stream(start);
            }
            PyErr_Clear();
        }
        return Stream(std::move(found));
    }
};

template <class T>
List<T> drawn(Stream& stream, const List<T>& items, Num count) {
    List<T> pool = items;
    const Num size = pool.size();
    for (Num place = 0; place < std::min(count, size - 1); ++place) {
        const Num k = place + stream.below(size - place);
        std::swap(pool[place], pool[k]);
    }
    return slice(pool, {}, count);
}
template <class T>
List<T> shuffled(Stream&& stream, const List<T>& items) {
    return drawn(stream, items, items.size());
}
template <class T>
List<T> shuffled(Stream& stream, const List<T>& items) {
    return drawn(stream, items, items.size());
}

// To Python

struct Classes {
    PyObject* event = nullptr;
    PyObject* score = nullptr;
    PyObject* held = nullptr;
};
inline Classes classes;

inline PyObject* to_python(bool value) { return PyBool_FromLong(value); }
inline PyObject* to_python(Num value) { return PyLong_FromLongLong(value); }
inline PyObject* to_python(const Text& value) { return PyUnicode_FromStringAndSize(value.data(), static_cast<Py_ssize_t>(value.size())); }
template <int N>
PyObject* to_python(const Bits<N>& value) {
    int used = N;
    while (used > 1 && !value.w[used - 1]) --used;
    if (used == 1) return PyLong_FromUnsignedLongLong(value.w[0]);
    return long_of(value.w, used);
}
template <class T>
PyObject* to_python(const std::optional<T>& value) {
    if (!value) Py_RETURN_NONE;
    return to_python(*value);
}
template <class T>
PyObject* to_python(const List<T>& list);
template <class K, class V>
PyObject* to_python(const Dict<K, V>& dict);
inline PyObject* to_python(const Json& json);
template <class... T>
PyObject* to_python(const std::tuple<T...>& value) {
    Kept found(PyTuple_New(sizeof...(T)));
    std::apply(
        [&](const T&... part) {
            Py_ssize_t place = 0;
            (PyTuple_SET_ITEM(found.get(), place++, Kept(to_python(part)).give()), ...);
        },
        value);
    return found.give();
}
template <class T>
PyObject* to_python_list(const T& items) {
    Kept found(PyList_New(0));
    for (const auto& item : items) {
        Kept entry(to_python(item));
        if (PyList_Append(found.get(), entry.get()) < 0) throw Failed{};
    }
    return found.give();
}
template <class T>
PyObject* to_python(const List<T>& list) {
    return to_python_list(list);
}
template <class T>
PyObject* to_python_tuple(const List<T>& list) {
    Kept found(PyTuple_New(list.size()));
    Py_ssize_t place = 0;
    for (const auto& item : list) PyTuple_SET_ITEM(found.get(), place++, Kept(to_python(item)).give());
    return found.give();
}
template <class K, class V>
PyObject* to_python(const Dict<K, V>& dict) {
    Kept found(PyDict_New());
    for (const auto& [key, value] : dict.entries) {
        Kept name(to_python(key)), thing(to_python(value));
        if (PyDict_SetItem(found.get(), name.get(), thing.get()) < 0) throw Failed{};
    }
    return found.give();
}
inline PyObject* to_python(const Json& json) {
    if (auto found = std::get_if<bool>(&json.value)) return to_python(*found);
    if (auto found = std::get_if<Num>(&json.value)) return to_python(*found);
    if (auto found = std::get_if<Text>(&json.value)) return to_python(*found);
    if (auto found = std::get_if<std::vector<Json>>(&json.value)) return to_python_list(*found);
    Py_RETURN_NONE;
}
inline PyObject* to_python(const Event& event) {
    Kept kind(to_python(event.kind)), args(to_python(event.args)), audience(to_python(event.audience));
    return PyObject_CallFunctionObjArgs(classes.event, kind.get(), args.get(), audience.get(),
                                        event.covert ? Py_True : Py_False, nullptr);
}

// A list of Python's that says so when somebody tries to change it: it is a copy.
template <class Items, class Show>
PyObject* shown_list(const Items& list, Show show) {
    Kept found(PyList_New(list.size()));
    Py_ssize_t place = 0;
    for (const auto& item : list) PyList_SET_ITEM(found.get(), place++, Kept(show(item)).give());
    return PyObject_CallOneArg(classes.held, found.get());
}
template <class T, class Show>
PyObject* shown_tuple(const List<T>& list, Show show) {
    Kept found(PyTuple_New(list.size()));
    Py_ssize_t place = 0;
    for (const auto& item : list) PyTuple_SET_ITEM(found.get(), place++, Kept(show(item)).give());
    return found.give();
}
inline PyObject* shown_score(const Dict<Text, Num>& score) {
    Kept entries(to_python(score));
    return PyObject_CallOneArg(classes.score, entries.get());
}

// From Python

inline void from_python(PyObject* object, bool& value) {
    const int found = PyObject_IsTrue(object);
    if (found < 0) throw Failed{};
    value = found;
}
inline void from_python(PyObject* object, Num& value) {
    value = PyLong_AsLongLong(object);
    if (value == -1 && PyErr_Occurred()) throw Failed{};
}
inline void from_python(PyObject* object, Text& value) {
    Py_ssize_t size = 0;
    const char* found = PyUnicode_AsUTF8AndSize(object, &size);
    if (!found) throw Failed{};
    value.assign(found, static_cast<std::size_t>(size));
}
template <int N>
void from_python(PyObject* object, Bits<N>& value) {
    if (!PyLong_Check(object)) {
        PyErr_SetString(PyExc_TypeError, "a set is an int");
        throw Failed{};
    }
    if (!words_of(object, value.w, N)) throw Failed{};
}
template <class T>
void from_python(PyObject* object, std::optional<T>& value) {
    value.reset();
    if (object == Py_None) return;
    value.emplace();
    from_python(object, *value);
}
template <class T>
void from_python(PyObject* object, List<T>& list);
template <class K, class V>
void from_python(PyObject* object, Dict<K, V>& dict);
inline void from_python(PyObject* object, Json& json) {
    if (object == Py_None)
        json = Json();
    else if (PyBool_Check(object))
        json = Json(object == Py_True);
    else if (PyLong_Check(object)) {
        Num number;
        from_python(object, number);
        json = Json(number);
    } else if (PyUnicode_Check(object)) {
        Text words;
        from_python(object, words);
        json = Json(std::move(words));
    } else {
        List<Json> list;
        from_python(object, list);
        json = Json(list);
    }
}
template <class... T>
void from_python(PyObject* object, std::tuple<T...>& value) {
    Kept items(PySequence_Fast(object, "a tuple is wanted"));
    if (PySequence_Fast_GET_SIZE(items.get()) != sizeof...(T)) {
        PyErr_SetString(PyExc_ValueError, "a tuple of another length is wanted");
        throw Failed{};
    }
    std::apply(
        [&](T&... part) {
            Py_ssize_t place = 0;
            (from_python(PySequence_Fast_GET_ITEM(items.get(), place++), part), ...);
        },
        value);
}
template <class T>
void from_python(PyObject* object, List<T>& list) {
    Kept items(PySequence_Fast(object, "a list is wanted"));
    list.clear();
    const Py_ssize_t size = PySequence_Fast_GET_SIZE(items.get());
    list.reserve(size);
    for (Py_ssize_t place = 0; place < size; ++place) {
        T entry{};
        from_python(PySequence_Fast_GET_ITEM(items.get(), place), entry);
        list.append(std::move(entry));
    }
}
template <class T>
void from_python(PyObject* object, Row<T>& row) {
    List<T> list;
    from_python(object, list);
    row = Row<T>(list);
}
template <class K, class V>
void from_python(PyObject* object, Dict<K, V>& dict) {
    dict = Dict<K, V>();
    Kept items(PyMapping_Items(object));
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(items.get()); ++place) {
        PyObject* pair = PyList_GET_ITEM(items.get(), place);
        K key{};
        V value{};
        from_python(PyTuple_GET_ITEM(pair, 0), key);
        from_python(PyTuple_GET_ITEM(pair, 1), value);
        dict.entries.append({std::move(key), std::move(value)});
    }
}
template <class T>
void read_field(PyObject* object, PyObject* name, T& value) {
    Kept found(PyObject_GetAttr(object, name));
    from_python(found.get(), value);
}

inline PyObject* exception_of(Problem problem) {
    switch (problem) {
        case Problem::INDEX: return PyExc_IndexError;
        case Problem::KEY: return PyExc_KeyError;
        case Problem::VALUE: return PyExc_ValueError;
        case Problem::TYPE: return PyExc_TypeError;
        case Problem::TOO_LARGE: return PyExc_OverflowError;
        case Problem::DIVISION: return PyExc_ZeroDivisionError;
        case Problem::ASSERTION: return PyExc_AssertionError;
    }
    return PyExc_RuntimeError;
}

// What C++ throws becomes what Python raises.
inline void raise(PyObject* state) {
    try {
        throw;
    } catch (const Failed&) {
    } catch (const Refused& refused) {
        PyObject* result = PyObject_CallMethod(state, refused.method, "L", static_cast<long long>(refused.number));
        Py_XDECREF(result);
        if (result) PyErr_Format(PyExc_RuntimeError, "%s did not raise", refused.method);
    } catch (const Raised& raised) {
        PyErr_SetString(exception_of(raised.problem), raised.text);
    } catch (const std::bad_alloc&) {
        PyErr_NoMemory();
    } catch (const std::exception& error) {
        PyErr_SetString(PyExc_RuntimeError, error.what());
    }
}

}  // namespace rw
