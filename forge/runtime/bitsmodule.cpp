// The function of realmwright.bits that is called once an action, for ints of any width.
#include "longs.hpp"

namespace {

using rw::Num;
using rw::Word;

constexpr int FEW = 32;

rw::Bits<1> one_word(Word word) {
    rw::Bits<1> found;
    found.w[0] = word;
    return found;
}

PyObject* select(PyObject*, PyObject* const* given, Py_ssize_t count) {
    if (count != 2 || !PyLong_Check(given[0])) {
        PyErr_SetString(PyExc_TypeError, "select takes a set and a number");
        return nullptr;
    }
    Num k = PyLong_AsLongLong(given[1]);
    if (k == -1 && PyErr_Occurred()) return nullptr;
    const Py_ssize_t needed = rw::words_needed(given[0]);
    if (needed < 0) return nullptr;
    const auto size = static_cast<int>(needed);
    Word few[FEW];
    std::vector<Word> many(size > FEW ? size : 0);
    Word* words = size > FEW ? many.data() : few;
    if (!rw::words_of(given[0], words, size)) return nullptr;
    for (int at = 0; at < size && k >= 0; ++at) {
        const Num here = std::popcount(words[at]);
        if (k < here) return PyLong_FromLongLong(64 * at + rw::select(one_word(words[at]), k));
        k -= here;
    }
    PyErr_SetString(PyExc_IndexError, "the set has no more members than that");
    return nullptr;
}

PyMethodDef functions[] = {
    {"select", reinterpret_cast<PyCFunction>(reinterpret_cast<void*>(select)), METH_FASTCALL,
     "The k-th smallest member of a set, counted from 0."},
    {}};
PyModuleDef definition = {PyModuleDef_HEAD_INIT, "bits", nullptr, -1, functions, nullptr, nullptr, nullptr, nullptr};

}  // namespace

PyMODINIT_FUNC PyInit_bits() { return PyModule_Create(&definition); }
