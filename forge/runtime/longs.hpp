// Python's ints as words, and back: the only place that looks into an int, where Python has no public way that is quick.
#pragma once

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <algorithm>
#include <vector>

#include "bits.hpp"

// Up to 3.11 an int is a row of digits of 30 bits, which are read as such. 3.12 has functions that are not public, 3.13
// has public ones. FORGE_PORTABLE calls the methods of int instead, which every version has.
#if defined(FORGE_PORTABLE)
#define FORGE_LONGS_BY_METHOD
#elif PY_VERSION_HEX >= 0x030D0000
#define FORGE_LONGS_NATIVE
#elif PY_VERSION_HEX < 0x030C0000 && PYLONG_BITS_IN_DIGIT == 30
#define FORGE_LONGS_BY_DIGIT
#else
#define FORGE_LONGS_PRIVATE
#endif

namespace rw {

#ifndef FORGE_LONGS_BY_DIGIT
inline std::vector<unsigned char> bytes_of(const Word* words, int count) {
    std::vector<unsigned char> bytes(8 * static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<unsigned char>(words[i / 8] >> 8 * (i % 8));
    return bytes;
}
inline void words_from(const unsigned char* bytes, Word* words, int count) {
    for (int i = 0; i < count; ++i) {
        words[i] = 0;
        for (int byte = 7; byte >= 0; --byte) words[i] = words[i] << 8 | bytes[8 * i + byte];
    }
}
#endif

inline PyObject* long_of(const Word* words, int count) {
#if defined(FORGE_LONGS_BY_DIGIT)
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
    const std::vector<unsigned char> bytes = bytes_of(words, count);
#if defined(FORGE_LONGS_NATIVE)
    return PyLong_FromNativeBytes(bytes.data(), bytes.size(),
                                  Py_ASNATIVEBYTES_LITTLE_ENDIAN | Py_ASNATIVEBYTES_UNSIGNED_BUFFER);
#elif defined(FORGE_LONGS_PRIVATE)
    return _PyLong_FromByteArray(bytes.data(), bytes.size(), 1, 0);
#else
    return PyObject_CallMethod(reinterpret_cast<PyObject*>(&PyLong_Type), "from_bytes", "y#s",
                               reinterpret_cast<const char*>(bytes.data()), static_cast<Py_ssize_t>(bytes.size()),
                               "little");
#endif
#endif
}

// Sets an OverflowError, as Python does, if the int is negative or does not fit.
inline bool words_of(PyObject* number, Word* words, int count) {
#if defined(FORGE_LONGS_BY_DIGIT)
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
    std::vector<unsigned char> bytes(8 * static_cast<std::size_t>(count));
#if defined(FORGE_LONGS_NATIVE)
    const Py_ssize_t needed = PyLong_AsNativeBytes(
        number, bytes.data(), static_cast<Py_ssize_t>(bytes.size()),
        Py_ASNATIVEBYTES_LITTLE_ENDIAN | Py_ASNATIVEBYTES_UNSIGNED_BUFFER | Py_ASNATIVEBYTES_REJECT_NEGATIVE);
    if (needed < 0 || needed > static_cast<Py_ssize_t>(bytes.size())) {
        PyErr_SetString(PyExc_OverflowError, needed < 0 ? "a set is no negative int" : "int too big to convert");
        return false;
    }
#elif defined(FORGE_LONGS_PRIVATE)
    if (_PyLong_AsByteArray(reinterpret_cast<PyLongObject*>(number), bytes.data(), bytes.size(), 1, 0) < 0) return false;
#else
    PyObject* made =
        PyObject_CallMethod(number, "to_bytes", "ns", static_cast<Py_ssize_t>(bytes.size()), "little");
    if (!made) return false;
    std::copy_n(PyBytes_AS_STRING(made), bytes.size(), bytes.begin());
    Py_DECREF(made);
#endif
    words_from(bytes.data(), words, count);
    return true;
#endif
}

// How many words hold an int that is not negative; -1 with an error set.
inline Py_ssize_t words_needed(PyObject* number) {
#if defined(FORGE_LONGS_BY_DIGIT)
    return (std::max<Py_ssize_t>(Py_SIZE(number), 0) * 30 + 63) / 64;
#else
    PyObject* length = PyObject_CallMethod(number, "bit_length", nullptr);
    if (!length) return -1;
    const Py_ssize_t bits = PyLong_AsSsize_t(length);
    Py_DECREF(length);
    return bits < 0 ? -1 : (bits + 63) / 64;
#endif
}

}  // namespace rw
