// Python's ints as words, and back. An int is a row of digits of 30 bits, which is quickest read as such where it can be.
#pragma once

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "bits.hpp"

#if PY_VERSION_HEX < 0x030C0000 && PYLONG_BITS_IN_DIGIT == 30
#define REALMWRIGHT_DIGITS
#endif

namespace rw {

inline PyObject* long_of(const Word* words, int count) {
#ifdef REALMWRIGHT_DIGITS
    const int bits = 64 * count - std::countl_zero(words[count - 1]);
    PyLongObject* found = _PyLong_New((bits + 29) / 30);
    if (!found) return nullptr;
    for (int place = 0, at = 0; at < bits; ++place, at += 30) {
        Word part = words[at >> 6] >> (at & 63);
        if ((at & 63) > 34 && (at >> 6) + 1 < count) part |= words[(at >> 6) + 1] << (64 - (at & 63));
        found->ob_digit[place] = static_cast<digit>(part & PyLong_MASK);
    }
    return reinterpret_cast<PyObject*>(found);
#else
    unsigned char bytes[8 * 64];
    for (int i = 0; i < 8 * count; ++i) bytes[i] = static_cast<unsigned char>(words[i / 8] >> 8 * (i % 8));
    return _PyLong_FromByteArray(bytes, 8 * static_cast<std::size_t>(count), 1, 0);
#endif
}

// Sets an OverflowError, as Python does, if the int is negative or does not fit.
inline bool words_of(PyObject* number, Word* words, int count) {
#ifdef REALMWRIGHT_DIGITS
    const Py_ssize_t digits = Py_SIZE(number);
    const auto* value = reinterpret_cast<PyLongObject*>(number);
    for (int i = 0; i < count; ++i) words[i] = 0;
    bool fits = digits >= 0;
    for (Py_ssize_t each = 0; fits && each < digits; ++each) {
        const Word part = value->ob_digit[each];
        const Py_ssize_t at = 30 * each;
        const Py_ssize_t place = at >> 6;
        if (place < count) words[place] |= part << (at & 63);
        const Word above = (at & 63) > 34 ? part >> (64 - (at & 63)) : 0;
        if (above && place + 1 < count) words[place + 1] |= above;
        fits = place + (above != 0) < count || !part;
    }
    if (!fits) PyErr_SetString(PyExc_OverflowError, digits < 0 ? "a set is no negative int" : "int too big to convert");
    return fits;
#else
    unsigned char bytes[8 * 64];
    auto* value = reinterpret_cast<PyLongObject*>(number);
#if PY_VERSION_HEX >= 0x030D0000
    const int failed = _PyLong_AsByteArray(value, bytes, 8 * static_cast<std::size_t>(count), 1, 0, 1);
#else
    const int failed = _PyLong_AsByteArray(value, bytes, 8 * static_cast<std::size_t>(count), 1, 0);
#endif
    if (failed < 0) return false;
    for (int i = 0; i < count; ++i) {
        words[i] = 0;
        for (int byte = 7; byte >= 0; --byte) words[i] = words[i] << 8 | bytes[8 * i + byte];
    }
    return true;
#endif
}

}  // namespace rw
