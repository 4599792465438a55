"""A whole program: its declarations, and the live values that are constants of it."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from forge.errors import ForgeError
from forge.program.declarations import Declarations
from forge.program.effects import Facts
from forge.program.functions import Compiled
from forge.types import (
    BOOL,
    CELLS,
    EMPTY,
    JSON,
    LITERAL,
    LIVE,
    NOTHING,
    NUM,
    SETS,
    TEXT,
    UNKNOWN,
    CallType,
    DictType,
    ListType,
    MaybeType,
    ObjectType,
    RecordType,
    TupleType,
    Type,
    check_json,
    join,
    settled,
    stored,
)

LARGEST: Final = 2**63
"""A number of C++ is below this."""


class Instance(NamedTuple):
    """A live object that C++ has as well; its fields are filled in when all that are touched are known."""

    name: str
    live: object
    cls: str


class Known(NamedTuple):
    """A function that a sample has: where Python hands it over, the compiled one is taken."""

    sample: int
    field: str
    place: int
    """Where it is in a list; -1 if the field is the function."""
    kind: CallType
    code: str


class Program(Declarations):
    """The compiled form of one game."""

    def __init__(
        self,
        state: type,
        part: type | None = None,
        facts: Facts | None = None,
        *,
        lower: "Lower",
        limits: Mapping[Type, int] | None = None,
    ) -> None:
        """``lower`` translates the body of a function, which may make the program larger.

        ``limits`` are how many members the sets of the smallest compiled positions can have.
        """
        super().__init__(state, part, facts)
        self._lower = lower
        self._limits = limits or {}
        self.constants: dict[object, str] = {}
        self.constant_text: list[str] = []
        self.instances: list[Instance] = []
        self.kept: list[object] = []
        """What constants were made of: as long as that lives, nothing else has its id."""

    def lower(self, compiled: Compiled) -> None:
        """Translate the body of a function."""
        self._lower(self, compiled)

    # Constants

    def kind_of(self, live: object) -> Type:
        """The kind of a live value."""
        if live is None:
            return NOTHING
        if isinstance(live, bool):
            return BOOL
        if isinstance(live, int):
            return LITERAL if -LARGEST <= live < LARGEST else CELLS
        if isinstance(live, str):
            return TEXT
        if isinstance(live, tuple) and hasattr(live, "_fields"):
            return self.annotations.of_class(type(live))
        if isinstance(live, list | tuple | range):
            kind: Type = UNKNOWN
            for item in live:
                kind = join(kind, self.kind_of(item))
            return ListType(item=settled(kind)) if kind != UNKNOWN else EMPTY
        if isinstance(live, Mapping):
            key: Type = UNKNOWN
            value: Type = UNKNOWN
            for each, thing in live.items():
                key, value = join(key, self.kind_of(each)), join(value, self.kind_of(thing))
            return DictType(key=settled(key), value=settled(value))
        if isinstance(live, float | complex | bytes):
            raise ForgeError(f"no {type(live).__name__} in compiled rules: {live!r}")
        if isinstance(live, type) or callable(live) or type(live).__name__ == "module":
            return LIVE
        return self.annotations.of_class(type(live))

    def constant(self, live: object, kind: Type) -> str:
        """A C++ expression for a live value."""
        if kind in (NUM, LITERAL) and isinstance(live, int) and -LARGEST <= live < LARGEST:
            return f"Num{{{int(live)}}}" if live > -LARGEST else "INT64_MIN"
        if kind == BOOL:
            return "true" if live else "false"
        if kind in SETS and isinstance(live, int):
            if live < 0:
                raise ForgeError(f"{live} is no set: only what cuts a set with & may be negative")
            if live.bit_length() > self._limits.get(kind, live.bit_length()):
                raise ForgeError(f"a known set goes up to {live.bit_length() - 1}, where no compiled position does")
            if live < LARGEST:
                return f"{kind.cpp}(Num{{{int(live)}}})"
            return self._named(live, kind, _words(live, kind.cpp))
        if kind == TEXT:
            if not isinstance(live, str) or "\0" in live:
                raise ForgeError(f"{live!r:.80} is no text")
            return self._named(live, kind, quoted(live))
        if kind == JSON:
            if live is None:
                return "Json()"
            found = self.kind_of(live)
            check_json(found)
            return f"Json({self.constant(live, found)})"
        if isinstance(kind, MaybeType):
            return f"{kind.cpp}()" if live is None else f"{kind.cpp}({self.constant(live, kind.item)})"
        if isinstance(kind, CallType):
            return self.callable(live, kind)
        if isinstance(kind, ObjectType):
            return "nullptr" if live is None else self._object(live, kind)
        if isinstance(kind, RecordType):
            return self._named(live, kind, self._record(live, kind))
        if isinstance(kind, TupleType) and isinstance(live, tuple):
            parts = [self.constant(item, each) for item, each in zip(live, kind.items, strict=True)]
            return self._named(live, kind, f"{kind.cpp}{{{', '.join(parts)}}}")
        if isinstance(kind, ListType) and isinstance(live, list | tuple | range):
            self.use(kind)
            return self._named(live, kind, f"{{{', '.join(self.constant(item, kind.item) for item in live)}}}")
        if isinstance(kind, DictType) and isinstance(live, Mapping):
            self.use(kind)
            entries = [
                f"{{{self.constant(key, kind.key)}, {self.constant(value, kind.value)}}}" for key, value in live.items()
            ]
            return self._named(live, kind, f"{{{', '.join(entries)}}}")
        if kind == EMPTY:
            return "{}"
        raise ForgeError(f"{live!r:.80} cannot be written as {kind}")

    def in_field(self, name: str, live: object, kind: Type) -> str:
        """A live value as that of a field."""
        return self.callable(live, kind, name) if isinstance(kind, CallType) else self.constant(live, kind)

    def callable(self, live: object, kind: CallType, field: str = "") -> str:
        """A live function, or None, as a value."""
        if live is None:
            return "nullptr"
        assert callable(live)
        compiled = self.function(live, kind.parameters, result=kind.result)
        taken = tuple(each.kind for each in compiled.parameters)
        where = f"{compiled.live.__module__}:{compiled.live.__code__.co_firstlineno}: {compiled.live.__qualname__}"
        if compiled.result != kind.result or len(taken) != len(kind.parameters):
            wanted = f"where a function that returns {kind.result} is wanted"
            raise ForgeError(f"{where} returns {compiled.result} {wanted}: annotate both alike, or wrap it in a lambda")
        for one, other in zip(taken, kind.parameters, strict=True):
            if one != other and one in (NUM, *SETS):
                raise ForgeError(f"{where} takes {one} where it is given {other}: annotate both alike")
        self.values.setdefault(kind, []).append(compiled)
        if field:
            self.values.setdefault((kind, field), []).append(compiled)
        return f"{kind.cpp}::of<{compiled.name}>()"

    def _named(self, live: object, kind: Type, value: str) -> str:
        key = (id(live), kind) if not isinstance(live, int | str) else (type(live), live, kind)
        if key not in self.constants:
            name = f"k{len(self.constants)}"
            self.constants[key] = name
            self.kept.append(live)
            self.constant_text.append(f"static const {stored(kind)} {name} = {value};")
        return self.constants[key]

    def _record(self, live: object, kind: RecordType) -> str:
        self.use(kind)
        parts = [self.constant(getattr(live, name), each) for name, each in self.annotations.fields(kind.cls).items()]
        return f"{{{', '.join(parts)}}}"

    def _object(self, live: object, kind: ObjectType) -> str:
        """An object is made once, when the module is loaded."""
        key = (id(live), "object")
        exact = self.annotations.of_class(type(live))
        self.use(exact)
        if key not in self.constants:
            name = f"o{len(self.constants)}"
            self.constants[key] = f"(&{name})"
            self.kept.append(live)
            self.instances.append(Instance(name, live, exact.name))
        return self.constants[key]

    def touched_fields(self, cls: type) -> dict[str, Type]:
        """The fields of a class and of all its bases that are part of the compiled ones."""
        found: dict[str, Type] = {}
        for base in reversed(cls.__mro__):
            found |= self.touched.get(base, {})
        return found

    def part_fields(self, cls: type) -> dict[str, Type]:
        """The fields that a class of parts adds to those of its bases: a part has all of them."""
        slots = cls.__dict__.get("__slots__", ())
        return {name: kind for name, kind in self.annotations.fields(cls).items() if name in slots}

    def known_functions(self, samples: list[object]) -> list[Known]:
        """The functions that live samples have in touched fields."""
        found = []
        for number, sample in enumerate(samples):
            for name, kind in self.touched_fields(type(sample)).items():
                value = getattr(sample, name)
                inner = kind.item if isinstance(kind, ListType) else kind
                if not isinstance(inner, CallType):
                    continue
                entries = list(value) if isinstance(kind, ListType) else [value]
                for place, entry in enumerate(entries):
                    if entry is not None:
                        at = place if isinstance(kind, ListType) else -1
                        found.append(Known(number, name, at, inner, self.callable(entry, inner, name)))
        return found


Lower = Callable[[Program, Compiled], None]
"""What translates the body of a function."""


def _words(value: int, cpp: str) -> str:
    words = [f"{value >> 64 * place & 2**64 - 1:#x}u" for place in range((value.bit_length() + 63) // 64)]
    listed = f"const Word words[] = {{{', '.join(words)}}}; std::copy_n(words, {len(words)}, found.w);"
    return f"[] {{ {cpp} found; {listed} return found; }}()"


def quoted(text: str) -> str:
    """A text as C++ writes it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r") + '"'
