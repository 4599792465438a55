"""How compiled values become Python's, and how Python's become compiled ones."""

from collections.abc import Iterable, Iterator

from forge.program.program import Program
from forge.types import BOOL, NUM, SETS, TEXT, DictType, ListType, MaybeType, RecordType, TupleType, Type, local


def conversions(program: Program) -> Iterator[str]:
    """The functions for all records, objects and parts; the headers have those for everything else."""
    for name in program.records:
        yield f"static PyObject* to_python(const {name}&);"
        yield f"static void from_python(PyObject* object, {name}& value);"
    for name in program.objects:
        yield f"static void from_python(PyObject* object, Ref<{name}>& value);"
    for name in program.parts:
        yield f"static PyObject* to_python(const Own<{name}>&);"
        yield f"static void from_python(PyObject* object, Own<{name}>& value);"
    yield "template <class Signature>"
    yield "void from_python(PyObject* object, Call<Signature>& value) { from_python_function(object, value); }"
    yield "static PyObject* python_class(const char* module, const char* name) {"
    yield "    Kept home(PyImport_ImportModule(module));"
    yield "    return PyObject_GetAttrString(home.get(), name);"
    yield "}"
    for name, cls in program.records.items():
        yield from _of_record(name, cls, program.annotations.fields(cls))
    for name, cls in program.objects.items():
        yield from _of_object(name, program.touched_fields(cls))
    for name, cls in program.parts.items():
        yield from _of_part(name, [each for each in program.parts.values() if issubclass(each, cls)], program)


def shown(code: str, kind: Type) -> str:
    """A value as a Python object: lists as such, tuples as such."""
    if isinstance(kind, ListType):
        name = "shown_list" if kind.mutable else "shown_tuple"
        return f"{name}({code}, [](const auto& entry) {{ return {shown('entry', kind.item)}; }})"
    if isinstance(kind, DictType) and kind.name == "Score":
        return f"shown_score({code})"
    return f"to_python({code})"


def convertible(kind: Type) -> bool:
    """Whether values of a kind can come from Python and go there."""
    if kind in (NUM, BOOL, TEXT, *SETS):
        return True
    if isinstance(kind, ListType | MaybeType):
        return convertible(kind.item) or (isinstance(kind.item, DictType) and kind.item.name == "Score")
    if isinstance(kind, TupleType):
        return all(convertible(item) for item in kind.items)
    return isinstance(kind, RecordType)


def _of_record(name: str, cls: type, fields: dict[str, Type]) -> Iterator[str]:
    parts = ", ".join(f"Kept({shown(f'value.{local(each)}', kind)}).get()" for each, kind in fields.items())
    yield f"static PyObject* to_python(const {name}& value) {{"
    yield f'    static PyObject* const cls = python_class("{cls.__module__}", "{name}");'
    yield f"    return PyObject_CallFunctionObjArgs(cls, {parts}, nullptr);"
    yield "}"
    yield f"static void from_python(PyObject* object, {name}& value) {{"
    yield from _reads(fields, "value.")
    yield "}"


def _of_object(name: str, fields: dict[str, Type]) -> Iterator[str]:
    yield f"static void from_python(PyObject* object, Ref<{name}>& value) {{"
    yield f"    value = shared_with_python<{name}>(object, [object]([[maybe_unused]] {name}& made) {{"
    yield from _reads(fields, "made.")
    yield "    });"
    yield "}"


def _of_part(name: str, classes: list[type], program: Program) -> Iterator[str]:
    """Of a part, which may be of one of several classes: the most special one comes first."""
    classes = sorted(classes, key=lambda found: -len(found.__mro__))
    yield f"static PyObject* to_python(const Own<{name}>& value) {{"
    yield "    if (!value.object) Py_RETURN_NONE;"
    for cls in classes:
        yield f"    if (auto* kit = dynamic_cast<{cls.__name__}*>(value.object.get())) {{"
        yield f'        static PyObject* const cls = python_class("{cls.__module__}", "{cls.__name__}");'
        yield '        Kept found(PyObject_CallMethod(cls, "__new__", "O", cls));'
        for key, kind in _all_fields(cls, program).items():
            given = f'found.get(), "{key}", Kept({shown(f"kit->{local(key)}", kind)}).get()'
            yield f"        if (PyObject_SetAttrString({given}) < 0) throw Failed{{}};"
        yield "        return found.give();"
        yield "    }"
    yield "    Py_RETURN_NONE;"
    yield "}"
    yield f"static void from_python(PyObject* object, Own<{name}>& value) {{"
    for cls in classes:
        yield f'    if (!std::strcmp(Py_TYPE(object)->tp_name, "{cls.__name__}")) {{'
        yield f"        auto* made = new {cls.__name__};"
        yield f"        value = Own<{name}>(made);"
        yield from _reads(_all_fields(cls, program), "made->")
        yield "        return;"
        yield "    }"
    yield '    PyErr_Format(PyExc_TypeError, "the compiled rules do not know %R", object);'
    yield "    throw Failed{};"
    yield "}"


def _all_fields(cls: type, program: Program) -> dict[str, Type]:
    """The fields of a part, with those of its bases."""
    found: dict[str, Type] = {}
    for base in reversed(cls.__mro__):
        if base.__name__ in program.parts:
            found |= program.part_fields(base)
    return found


def _reads(fields: Iterable[str], owner: str) -> Iterator[str]:
    for name in fields:
        yield f'    {{ static PyObject* const name = PyUnicode_InternFromString("{name}");'
        yield f"    read_field(object, name, {owner}{local(name)}); }}"
