"""What Python sees of a compiled game: a type with the fields and methods of its State."""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from typing import Final

from forge.emit.batch import batches
from forge.emit.conversions import convertible, shown
from forge.emit.search import search_rules
from forge.program.functions import NO_DEFAULT, Compiled
from forge.program.program import Program
from forge.types import (
    DICE,
    JOURNAL,
    STATE,
    VOID,
    DictType,
    ObjectType,
    PartType,
    RecordType,
    Type,
    inner,
    local,
    stored,
)
from realmwright.native import fingerprint

FAILED: Final = "catch (...) { raise(self); return nullptr; }"
FAILED_TO_SET: Final = "catch (...) { raise(self); return -1; }"

PLAYOUTS: Final = """
// play_out(policy, a number that luck begins with, how many, threads, actions at most): \
the final points of each seat, game by game.
static PyObject* playouts(PyObject* self, PyObject* args) {
    const char* policy;
    unsigned long long start;
    Py_ssize_t count;
    unsigned threads;
    long long most;
    if (!PyArg_ParseTuple(args, "sKnIL", &policy, &start, &count, &threads, &most)) return nullptr;
    try {
        const State state(of(self));
        const auto keepers = reinterpret_cast<Shell*>(self)->keepers;
        std::vector<List<Num>> found;
        std::exception_ptr failure;
        bool known = false;
        const auto run = [&](auto choose) {
            known = true;
            const auto games = static_cast<std::size_t>(count);
            const auto legal = [](State& of) { return LEGAL(of); };
            found = play_out_often(state, start, games, threads, most, choose, legal, PLAY, TOTALS);
        };
        PyThreadState* waiting = PyEval_SaveThread();
        try {
CASES        } catch (...) { failure = std::current_exception(); }
        PyEval_RestoreThread(waiting);
        if (failure) std::rethrow_exception(failure);
        if (!known) {
            PyErr_Format(PyExc_LookupError, "there is no policy %s", policy);
            throw Failed{};
        }
        return to_python_list(found);
    } catch (...) { raise(self); return nullptr; }
}
"""

BINDING: Final = """
static PyType_Slot slots[] = {
    {Py_tp_new, reinterpret_cast<void*>(new_box<Shell>)},
    {Py_tp_dealloc, reinterpret_cast<void*>(free_box<Shell>)},
    {Py_tp_getset, properties},
    {Py_tp_methods, methods},
    {}};
static PyType_Spec spec = {FORGE_NAME ".State", sizeof(Shell), 0, \
Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};

template <class Function>
void know(PyObject* samples, Py_ssize_t number, const char* name, Py_ssize_t place, Function compiled) {
    Kept sample(PySequence_GetItem(samples, number));
    Kept found(PyObject_GetAttrString(sample.get(), name));
    if (place >= 0) found = Kept(PySequence_GetItem(found.get(), place));
    known_functions<Function>.push_back({found.give(), compiled});
}

// Python's side of everything that compiled code refers to.
static PyObject* meet(PyObject*, PyObject* args) {
    PyObject* samples;
    if (!PyArg_ParseTuple(args, "OOOOO", &samples, &classes.event, &classes.score, &classes.held, \
&classes.fast_dice))
        return nullptr;
    Py_INCREF(classes.event);
    Py_INCREF(classes.score);
    Py_INCREF(classes.held);
    Py_INCREF(classes.fast_dice);
    try {
REGISTERED        (void)samples;
        Py_RETURN_NONE;
    } catch (...) { raise(nullptr); return nullptr; }
}
static PyMethodDef functions[] = {{"meet", meet, METH_VARARGS, nullptr}, {}};
static PyModuleDef definition = {PyModuleDef_HEAD_INIT, FORGE_NAME, nullptr, -1, functions, \
nullptr, nullptr, nullptr, nullptr};

}  // namespace rw

PyMODINIT_FUNC FORGE_INIT() {
    PyObject* module = PyModule_Create(&rw::definition);
    if (!module) return nullptr;
    PyObject* type = PyType_FromSpec(&rw::spec);
    if (!type || PyModule_AddObject(module, "State", type) < 0) return nullptr;
ADDED    if (PyModule_AddStringConstant(module, "fingerprint", "FINGERPRINT") < 0) return nullptr;
    if (PyModule_AddStringConstant(module, "sources", "SOURCES") < 0) return nullptr;
    return module;
}
"""


class Binding:
    """Writes the last part of the file."""

    def __init__(
        self,
        program: Program,
        policies: Mapping[str, Compiled],
        sources: Sequence[str],
        observed: Mapping[str, Compiled],
    ) -> None:
        self.program = program
        self.policies = policies
        self.sources = sources
        self.observed = observed
        self.fields = program.touched[program.state]
        self.objects = [name for name, kind in self.fields.items() if isinstance(kind, ObjectType) or kind == DICE]
        """The fields of which Python's own objects are kept as well."""
        slots = {name for base in program.state.__mro__ for name in base.__dict__.get("__slots__", ())}
        self.others = [
            name for name in program.annotations.fields(program.state) if name in slots and name not in self.fields
        ]
        """The fields that no compiled rule needs: of these there are only Python's objects."""
        self.pointing = [name for name, kind in self.fields.items() if program.lasts(name, kind) or self._points(kind)]
        """The fields that point to something which copies of the position share."""

    def text(self, registered: str) -> Iterator[str]:
        """All of it; what is registered are the functions that Python's objects can have."""
        kept = [*self.others, *self.objects]
        yield f"using Shell = Boxed<State, {len(kept) or 1}, {len(self.pointing)}>;"
        yield "static State& of(PyObject* self) { return reinterpret_cast<Shell*>(self)->state; }\n"
        properties = []
        for name, kind in self.fields.items():
            if kind == JOURNAL:
                entry = '"journal", get_journal<Shell>, set_journal<Shell>, nullptr, nullptr'
            elif name in self.objects:
                place = kept.index(name)
                yield from self._object_setter(name, kind, place)
                getter = "get_dice" if kind == DICE else "get_other"
                entry = f'"{name}", {getter}<Shell, {place}>, set_{name}, nullptr, const_cast<char*>("{name}")'
            else:
                yield from self._property(name, kind)
                entry = f'"{name}", get_{name}, set_{name}, nullptr, nullptr'
            properties.append(entry)
        for place, name in enumerate(self.others):
            both = f"get_other<Shell, {place}>, set_other<Shell, {place}>"
            properties.append(f'"{name}", {both}, nullptr, const_cast<char*>("{name}")')
        methods = ['"copy", copy_box<Shell>, METH_NOARGS, nullptr']
        for each in self.program.functions.values():
            if each.owner is not self.program.state or not _callable(each):
                continue
            name = each.live.__name__
            if any(isinstance(base.__dict__.get(name), property) for base in self.program.state.__mro__):
                yield from self._computed(each)
                properties.append(f'"{name}", property_{each.name}, nullptr, nullptr, nullptr')
            else:
                yield from self.method(each)
                function = f"reinterpret_cast<PyCFunction>(reinterpret_cast<void*>(method_{each.name}))"
                way = "METH_FASTCALL | METH_KEYWORDS" if each.parameters[1:] else "METH_NOARGS"
                methods.append(f'"{name}", {function}, {way}, nullptr')
        yield from self._adopt()
        methods.append('"adopt", adopt, METH_O, nullptr')
        yield self._playouts()
        methods.append('"play_out", playouts, METH_VARARGS, nullptr')
        if searched := search_rules(self.program, self.policies):
            yield searched
            methods.append('"search_tree", search_tree, METH_VARARGS, nullptr')
            methods.append('"finish_turn", finish_turn, METH_VARARGS, nullptr')
        if self.observed:
            yield from batches(self.program, self.policies, self.observed)
            methods.append('"observed", observed, METH_VARARGS, nullptr')
            methods.append('"drawn", drawn, METH_VARARGS, nullptr')
        yield from _table("PyGetSetDef properties", properties)
        yield from _table("PyMethodDef methods", methods)
        yield (
            BINDING.replace("REGISTERED", registered)
            .replace("FINGERPRINT", fingerprint(self.sources))
            .replace("SOURCES", " ".join(self.sources))
            .replace("ADDED", "    if (rw::add_batch(module) < 0) return nullptr;\n" if self.observed else "")
        )

    # Fields

    def _points(self, kind: Type) -> bool:
        """Whether values of a kind have something that is shared with Python, also within."""
        if isinstance(kind, RecordType):
            return any(map(self._points, self.program.annotations.fields(kind.cls).values()))
        if isinstance(kind, PartType):
            parts = map(self.program.part_fields, self.program.parts.values())
            return any(self._points(each) for fields in parts for each in fields.values())
        return isinstance(kind, ObjectType) or any(map(self._points, inner(kind)))

    def _property(self, name: str, kind: Type) -> Iterator[str]:
        code = f"of(self).{local(name)}"
        lasts = self.program.lasts(name, kind)
        yield f"static PyObject* get_{name}(PyObject* self, void*) {{"
        yield f"    try {{ return {shown(f'(*{code})' if lasts else code, kind)}; }} {FAILED}"
        yield "}"
        yield f"static int set_{name}(PyObject* self, PyObject* value, void*) {{"
        yield f'    if (!value) {{ PyErr_SetString(PyExc_AttributeError, "{name}"); return -1; }}'
        yield "    try {"
        if name in self.pointing:
            yield f"        {self._point(name, 'value')}"
        else:
            yield f"        std::remove_reference_t<decltype({code})> given{{}};"
            yield "        from_python(value, given);"
            yield f"        {code} = std::move(given);"
        yield "        return 0;"
        yield f"    }} {FAILED_TO_SET}"
        yield "}"

    def _object_setter(self, name: str, kind: Type, place: int) -> Iterator[str]:
        code = f"of(self).{local(name)}"
        yield f"static int set_{name}(PyObject* self, PyObject* value, void*) {{"
        yield f'    if (!value) {{ PyErr_SetString(PyExc_AttributeError, "{name}"); return -1; }}'
        yield "    try {"
        yield f"        from_python(value, {code});" if kind == DICE else f"        {self._point(name, 'value')}"
        yield f"        return set_other<Shell, {place}>(self, value, nullptr);"
        yield f"    }} {FAILED_TO_SET}"
        yield "}"

    def _point(self, name: str, value: str) -> str:
        """Give a field that points to something a value from Python."""
        place = self.pointing.index(name)
        return f"point<{place}>(reinterpret_cast<Shell*>(self), {value}, of(self).{local(name)});"

    def _adopt(self) -> Iterator[str]:
        """Take over all fields of a plain position at once."""
        steps = {}
        for name, kind in self.fields.items():
            if kind == JOURNAL:
                steps[name] = "if (set_journal<Shell>(self, found.get(), nullptr) < 0) throw Failed{};"
            elif name in self.objects:
                steps[name] = f"if (set_{name}(self, found.get(), nullptr) < 0) throw Failed{{}};"
            elif name in self.pointing:
                steps[name] = self._point(name, "found.get()")
            else:
                steps[name] = f"from_python(found.get(), of(self).{local(name)});"
        for place, name in enumerate(self.others):
            steps[name] = f"set_other<Shell, {place}>(self, found.get(), nullptr);"
        yield "static PyObject* adopt(PyObject* self, PyObject* plain) {"
        yield "    try {"
        for name, step in steps.items():
            yield f'        {{ static PyObject* const name = PyUnicode_InternFromString("{name}");'
            yield "        Kept found(PyObject_GetAttr(plain, name));"
            yield f"        {step} }}"
        yield "        Py_RETURN_NONE;"
        yield f"    }} {FAILED}"
        yield "}"

    # Methods

    def _computed(self, compiled: Compiled) -> Iterator[str]:
        yield f"static PyObject* property_{compiled.name}(PyObject* self, void*) {{"
        yield "    try {"
        yield f"        return {shown(f'{compiled.name}(of(self))', compiled.result)};"
        yield f"    }} {FAILED}"
        yield "}"

    def method(self, compiled: Compiled) -> Iterator[str]:
        """What Python calls a compiled method by."""
        given = compiled.parameters[1:]
        arguments = "PyObject* const* args, Py_ssize_t count, PyObject* names" if given else "PyObject*"
        yield f"static PyObject* method_{compiled.name}(PyObject* self, {arguments}) {{"
        yield "    try {"
        passed = ["of(self)"]
        if given:
            wanted = ", ".join(f'"{each.name}"' for each in given)
            yield f"        static const char* const wanted[] = {{{wanted}}};"
            yield f"        PyObject* found[{len(given)}];"
            yield f"        take_arguments(args, count, names, wanted, {len(given)}, found);"
        for place, each in enumerate(given):
            code = f'argument<{stored(each.kind)}>(found[{place}], "{each.name}")'
            if each.default is not NO_DEFAULT:
                default = f"{stored(each.kind)}({self.program.constant(each.default, each.kind)})"
                code = f"(found[{place}] ? {code} : {default})"
            if each.kind == DICE:
                yield f"        Dice {local(each.name)} = {code};"
                code = local(each.name)
            passed.append(code)
        call = f"{compiled.name}({', '.join(passed)})"
        yield f"        {call};" if compiled.result == VOID else f"        auto result = {call};"
        yield "        pass_on(reinterpret_cast<Shell*>(self));"
        if compiled.result == VOID:
            yield "        Py_RETURN_NONE;"
        elif compiled.result == STATE:
            yield "        return box_beside<Shell>(self, std::move(result));"
        else:
            yield f"        return {shown('result', compiled.result)};"
        yield f"    }} {FAILED}"
        yield "}"

    def _playouts(self) -> str:
        called = {
            name.upper(): self.program.method(self.program.state, name).name for name in ("legal", "play", "totals")
        }
        cases = "".join(
            f'        if (!std::strcmp(policy, "{name}")) run({chosen.name});\n'
            for name, chosen in self.policies.items()
        )
        return reduce(lambda text, each: text.replace(*each), [*called.items(), ("CASES", cases)], PLAYOUTS)


def _callable(compiled: Compiled) -> bool:
    """Whether Python can call a method of the position."""
    result = compiled.result
    given = all(each.kind == DICE or convertible(each.kind) for each in compiled.parameters[1:])
    returned = result in (VOID, STATE) or isinstance(result, DictType) or convertible(result)
    return given and returned and not compiled.live.__name__.startswith("_")


def _table(name: str, entries: list[str]) -> Iterator[str]:
    yield f"static {name}[] = {{"
    for entry in entries:
        yield f"    {{{entry}}},"
    yield "    {}};\n"
