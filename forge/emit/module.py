"""A compiled program as one C++ file: its types, constants and functions, and then how Python sees them."""

from collections.abc import Iterator, Mapping, Sequence

from forge.emit.binding import Binding
from forge.emit.conversions import conversions
from forge.errors import ForgeError
from forge.program.functions import Compiled
from forge.program.program import Program
from forge.types import DictType, ListType, MaybeType, RecordType, TupleType, Type, local, stored


class Emitter:
    """Writes the file, once everything is compiled."""

    def __init__(
        self,
        program: Program,
        samples: list[object],
        policies: dict[str, Compiled],
        sources: Sequence[str],
        observed: Mapping[str, Compiled],
    ) -> None:
        """``sources`` are the packages that the rules come from, beside what all games share.

        What is ``observed`` are the functions of :class:`realmwright.native.Observed`, as far as the game has them.
        """
        self.program = program
        self.samples = samples
        self.policies = policies
        self.sources = sources
        self.observed = observed

    def text(self) -> str:
        """The whole file."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        program = self.program
        filled, registered = self.settle()
        binding = Binding(program, self.policies, self.sources, self.observed)
        yield '#include "batch.hpp"\n#include "search.hpp"\n\nnamespace rw {\n'
        yield "using Cells = Bits<FORGE_CELLS>;\nusing Actions = Bits<FORGE_ACTIONS>;\n"
        yield "struct State;"
        for name in (*program.records, *program.objects, *program.parts):
            yield f"struct {name};"
        yield from self._records()
        yield from self._classes(program.objects)
        yield from self._classes(program.parts)
        yield f"struct State {{\n{self._fields()}}};\n"
        functions = list(program.functions.values())
        for each in functions:
            yield f"static {each.signature};"
        yield ""
        for instance in program.instances:
            yield f"static {instance.cls} {instance.name};"
        yield from program.constant_text
        yield "[[maybe_unused]] static const bool filled = [] {"
        yield from filled
        yield "    return true;\n}();\n"
        for each in functions:
            yield f"static {each.text}"
        yield from self._virtual_bodies()
        yield from conversions(program)
        yield from binding.text(registered)

    def settle(self) -> tuple[list[str], str]:
        """Fill in the objects and look at the samples; that can make more objects, and touch more fields."""
        program = self.program
        while True:
            program.finish()
            before = self._extent()
            filled = [
                f"    {instance.name}.{local(name)} = {program.in_field(name, getattr(instance.live, name), kind)};"
                for instance in list(program.instances)
                for name, kind in program.touched_fields(type(instance.live)).items()
            ]
            registered = "".join(
                f'    know<{each.kind.cpp}>(samples, {each.sample}, "{each.field}", {each.place}, {each.code});\n'
                for each in program.known_functions(self.samples)
            )
            program.finish()
            if self._extent() == before:
                return filled, registered

    def _extent(self) -> tuple[int, int, int]:
        """How much there is to be written."""
        fields = sum(map(len, self.program.touched.values()))
        return len(self.program.functions), len(self.program.constants), fields

    # Types

    def _records(self) -> Iterator[str]:
        """Each after those that it holds."""
        done: set[str] = set()

        def visit(name: str) -> Iterator[str]:
            if name in done:
                return
            done.add(name)
            fields = self.program.annotations.fields(self.program.records[name])
            for kind in fields.values():
                for inner in _records_in(kind):
                    yield from visit(inner)
            same = " && ".join(f"a.{local(each)} == b.{local(each)}" for each in fields)
            yield (
                f"struct {name} {{\n{_members(fields)}"
                f"    friend bool operator==(const {name}& a, const {name}& b) {{ return {same}; }}\n}};\n"
            )

        for name in self.program.records:
            yield from visit(name)

    def _classes(self, classes: dict[str, type]) -> Iterator[str]:
        """Objects or parts, each after what it is derived from."""
        done: set[type] = set()

        def visit(cls: type) -> Iterator[str]:
            if cls in done:
                return
            done.add(cls)
            base = next((each for each in cls.__mro__[1:] if each.__name__ in classes), None)
            if base is not None:
                yield from visit(base)
            is_part = classes is self.program.parts
            lines = _members(self.program.part_fields(cls) if is_part else self.program.touched.get(cls, {}))
            for owner, name in self.program.virtual:
                if issubclass(cls, owner):
                    lines += self._virtual_line(cls, owner, name)
            if is_part:
                lines += _copying(cls, classes)
            if base is None:
                lines += f"    virtual ~{cls.__name__}() = default;\n"
            yield f"struct {cls.__name__}{f' : {base.__name__}' if base else ''} {{\n{lines}}};\n"

        for cls in classes.values():
            yield from visit(cls)

    # Methods that a class has in its own way

    def _virtual_line(self, cls: type, owner: type, name: str) -> str:
        """How such a method is declared; a class that has none of its own inherits it."""
        constant = self._constant(owner)
        found = self._method_here(cls, name)
        if found is not None:
            return f"    virtual {found.result.cpp} {name}({_given(found)}){constant};\n"
        if cls is not owner:
            return ""
        shape = self._any_method(owner, name)
        given = ", ".join(each.kind.parameter for each in shape.parameters[1:])
        body = f'{{ (void)this; fail(Problem::ASSERTION, "{cls.__name__}.{name}"); }}'
        return f"    virtual {shape.result.cpp} {name}({given}){constant} {body}\n"

    def _virtual_bodies(self) -> Iterator[str]:
        for owner, name in self.program.virtual:
            for cls in (*self.program.objects.values(), *self.program.parts.values()):
                found = self._method_here(cls, name)
                if found is not None and issubclass(cls, owner):
                    head = f"{found.result.cpp} {cls.__name__}::{name}({_given(found)}){self._constant(cls)}"
                    passed = ", ".join(["this", *(local(each.name) for each in found.parameters[1:])])
                    yield f"{head} {{ return {found.name}({passed}); }}"

    def _fields(self) -> str:
        """Of the position; copies share what lasts."""
        fields = self.program.touched[self.program.state]
        kinds = {
            name: f"Lasting<{stored(kind)}>" if self.program.lasts(name, kind) else stored(kind)
            for name, kind in fields.items()
        }
        return "".join(f"    {kind} {local(name)}{{}};\n" for name, kind in kinds.items())

    def _constant(self, cls: type) -> str:
        """Only parts change."""
        return "" if cls.__name__ in self.program.parts else " const"

    def _method_here(self, cls: type, name: str) -> Compiled | None:
        for each in self.program.functions.values():
            if each.owner is cls and each.live.__name__ == name:
                return each
        return None

    def _any_method(self, owner: type, name: str) -> Compiled:
        for each in self.program.functions.values():
            if each.owner is not None and issubclass(each.owner, owner) and each.live.__name__ == name:
                return each
        raise ForgeError(f"{owner.__name__}.{name} is never written")


def _members(fields: dict[str, Type]) -> str:
    return "".join(f"    {stored(kind)} {local(name)}{{}};\n" for name, kind in fields.items())


def _copying(cls: type, parts: dict[str, type]) -> str:
    """How a part is copied, into a new one or into one of the same class."""
    name = cls.__name__
    root = [each for each in cls.__mro__ if each.__name__ in parts][-1].__name__
    same = f"if (typeid(*this) != typeid({name}) || typeid(other) != typeid({name})) return false;"
    return (
        f"    virtual {name}* twin() const {{ return new {name}(*this); }}\n"
        f"    virtual bool become(const {root}& other) {{\n"
        f"        {same}\n"
        f"        *this = static_cast<const {name}&>(other);\n"
        "        return true;\n"
        "    }\n"
    )


def _given(method: Compiled) -> str:
    """The parameters of a method, without what it belongs to."""
    return ", ".join(f"{each.kind.parameter} {local(each.name)}" for each in method.parameters[1:])


def _records_in(kind: Type) -> Iterator[str]:
    if isinstance(kind, RecordType):
        yield kind.name
    elif isinstance(kind, ListType | MaybeType):
        yield from _records_in(kind.item)
    elif isinstance(kind, TupleType):
        for item in kind.items:
            yield from _records_in(item)
    elif isinstance(kind, DictType):
        yield from _records_in(kind.value)
