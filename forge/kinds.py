"""The types of compiled values, and what C++ calls them."""

import re
from dataclasses import dataclass
from typing import Final

CPP_WORDS: Final = frozenset(
    (
        *("alignas", "alignof", "and", "and_eq", "asm", "auto", "bitand", "bitor", "bool", "break", "case", "catch"),
        *("char", "char8_t", "char16_t", "char32_t", "class", "co_await", "co_return", "co_yield", "compl", "concept"),
        *("const", "const_cast", "consteval", "constexpr", "constinit", "continue", "decltype", "default", "delete"),
        *("dynamic_cast", "noexcept", "not_eq", "nullptr", "or_eq", "reinterpret_cast", "requires", "static_assert"),
        *("static_cast", "thread_local", "typeid", "wchar_t", "xor_eq"),
        *("do", "double", "else", "enum", "explicit", "export", "extern", "false", "float", "for", "friend"),
        *("goto", "if", "inline", "int", "long", "mutable", "namespace", "new", "not", "operator", "or"),
        *("private", "protected", "public", "register", "return", "short", "signed", "sizeof", "static"),
        *("struct", "switch", "template", "this", "throw", "true", "try", "typedef", "typename", "union"),
        *("unsigned", "using", "virtual", "void", "volatile", "while", "xor"),
    )
)
RUNTIME: Final = frozenset(
    (
        *("bit_count", "bit_length", "bounds", "contains", "copied", "each", "erase", "extreme", "flood"),
        *("floor_div", "floor_mod", "lowest", "lowest_alone", "replace", "reversed", "select", "several", "shifted"),
        *("shuffled", "slice", "slice_back", "sorted", "std", "test", "text", "total", "truth", "unique"),
        *("without_lowest", "errno", "stderr", "stdin", "stdout", "found_", "text_length"),
    )
)
"""What compiled rules call by names that a variable could have as well."""


class ForgeError(Exception):
    """Something in the rules that the forge cannot translate; says what and where."""


@dataclass(frozen=True)
class Kind:
    """A type. The simple ones are the constants below."""

    name: str

    @property
    def cpp(self) -> str:
        """How a variable of it is declared."""
        return self.name

    @property
    def parameter(self) -> str:
        """How a parameter of it is declared."""
        referred = isinstance(self, ListKind | DictKind | CallKind) or self in (TEXT, JSON, *SETS)
        return f"const {self.cpp}&" if referred else self.cpp

    def __str__(self) -> str:
        return self.cpp


NUM: Final = Kind("Num")
BOOL: Final = Kind("bool")
TEXT: Final = Kind("Text")
JSON: Final = Kind("Json")
CELLS: Final = Kind("Cells")
ACTIONS: Final = Kind("Actions")
EVENT: Final = Kind("Event")
JOURNAL: Final = Kind("Journal")
VOID: Final = Kind("void")
LITERAL: Final = Kind("(a number)")
"""An int that is known now, and becomes whatever is wanted."""
SHIFTED: Final = Kind("(1 << n)")
"""A set of one member, whose width is what is wanted."""
NOTHING: Final = Kind("(None)")
EMPTY: Final = Kind("(empty)")
"""An empty list, tuple or dict."""
UNKNOWN: Final = Kind("(unknown)")
LIVE: Final = Kind("(live)")
"""A module, class or function: nothing that C++ has a value for."""

SETS: Final = (CELLS, ACTIONS)
WIDTHS: Final = (LITERAL, BOOL, NUM, SHIFTED, CELLS, ACTIONS)
"""Numbers, from the narrowest to the widest: whatever is joined with a wider one becomes wide."""


@dataclass(frozen=True)
class StateKind(Kind):
    """The position of the game that is being compiled."""

    name: str = "State"

    @property
    def parameter(self) -> str:
        return "State&"


@dataclass(frozen=True)
class ChanceKind(Kind):
    """Dice and streams, which change when they are asked."""

    @property
    def parameter(self) -> str:
        return f"{self.name}&"


STATE: Final = StateKind()
DICE: Final = ChanceKind("Dice")
STREAM: Final = ChanceKind("Stream")


@dataclass(frozen=True)
class ListKind(Kind):
    """A list, or a tuple of any length; a Row has an entry for each seat."""

    name: str = "List"
    item: Kind = UNKNOWN
    mutable: bool = False

    @property
    def cpp(self) -> str:
        return f"{self.name}<{stored(self.item)}>"


@dataclass(frozen=True)
class TupleKind(Kind):
    """A tuple of certain things."""

    name: str = "tuple"
    items: tuple[Kind, ...] = ()

    @property
    def cpp(self) -> str:
        return f"std::tuple<{', '.join(stored(item) for item in self.items)}>"


@dataclass(frozen=True)
class DictKind(Kind):
    """A dictionary."""

    name: str = "Dict"
    key: Kind = TEXT
    value: Kind = UNKNOWN

    @property
    def cpp(self) -> str:
        return f"Dict<{stored(self.key)}, {stored(self.value)}>"


@dataclass(frozen=True)
class MaybeKind(Kind):
    """Something, or None."""

    name: str = "optional"
    item: Kind = UNKNOWN

    @property
    def cpp(self) -> str:
        return f"std::optional<{stored(self.item)}>"


@dataclass(frozen=True)
class CallKind(Kind):
    """A function, or None."""

    name: str = "function"
    parameters: tuple[Kind, ...] = ()
    result: Kind = VOID

    @property
    def cpp(self) -> str:
        return f"Call<{self.result.cpp}({', '.join(each.parameter for each in self.parameters)})>"


@dataclass(frozen=True)
class RecordKind(Kind):
    """A NamedTuple of plain values, which is copied."""

    cls: type = object


@dataclass(frozen=True)
class ObjectKind(Kind):
    """Something that never changes during play and is referred to."""

    cls: type = object

    @property
    def cpp(self) -> str:
        return f"const {self.name}*"

    @property
    def parameter(self) -> str:
        return self.cpp


@dataclass(frozen=True)
class PartKind(Kind):
    """Something that belongs to a position and changes with it: it is copied with it."""

    cls: type = object

    @property
    def cpp(self) -> str:
        return f"{self.name}*"

    @property
    def parameter(self) -> str:
        return self.cpp


def local(name: str) -> str:
    """The name of a variable or field in C++."""
    taken = name in CPP_WORDS or name in RUNTIME or name.startswith("__") or re.fullmatch(r"[kot]\d+_?", name)
    return f"{name}_" if taken else name


def mutable(kind: Kind) -> bool:
    """Whether values of a kind can be changed in place: lists and dictionaries, not tuples."""
    return kind.mutable if isinstance(kind, ListKind) else isinstance(kind, DictKind)


def inner(kind: Kind) -> tuple[Kind, ...]:
    """The kinds that another is made of."""
    if isinstance(kind, ListKind | MaybeKind):
        return (kind.item,)
    if isinstance(kind, TupleKind):
        return kind.items
    if isinstance(kind, DictKind):
        return kind.key, kind.value
    return (*kind.parameters, kind.result) if isinstance(kind, CallKind) else ()


def stored(kind: Kind) -> str:
    """How a field or an entry of this kind is declared."""
    if isinstance(kind, ObjectKind):
        return f"Ref<{kind.name}>"
    if isinstance(kind, PartKind):
        return f"Own<{kind.name}>"
    return kind.cpp


def check_json(kind: Kind) -> None:
    """Refuse what events cannot tell, or tell in another form: tuples would become lists."""
    inner = kind
    while isinstance(inner, MaybeKind) or (isinstance(inner, ListKind) and inner.mutable):
        inner = inner.item
    if inner not in (LITERAL, NUM, BOOL, TEXT, JSON, UNKNOWN, EMPTY, NOTHING):
        raise ForgeError(f"an event cannot tell {kind}")


def join(one: Kind, other: Kind) -> Kind:
    """The kind of a variable that is given values of both."""
    if one == other or other == UNKNOWN:
        return one
    if one == UNKNOWN:
        return other
    if {one, other} == {LITERAL, BOOL}:
        return NUM
    if one in WIDTHS and other in WIDTHS:
        return max(one, other, key=WIDTHS.index)
    for a, b in ((one, other), (other, one)):
        if a == NOTHING:
            return b if isinstance(b, MaybeKind | CallKind | ObjectKind) else MaybeKind(item=settled(b))
        if a == EMPTY and isinstance(b, ListKind | DictKind):
            return b
        if isinstance(a, MaybeKind) and (b == a.item or (a.item in WIDTHS and b in WIDTHS)):
            return a
        if a == JSON:
            return a
        if isinstance(a, ListKind) and isinstance(b, TupleKind):
            return a
    if isinstance(one, ListKind) and isinstance(other, ListKind):
        return ListKind(item=join(one.item, other.item), mutable=one.mutable or other.mutable)
    if isinstance(one, ObjectKind | PartKind) and isinstance(other, ObjectKind | PartKind):
        for base in one.cls.__mro__:
            if base is not object and issubclass(other.cls, base):
                return type(one)(base.__name__, base)
    raise ForgeError(f"one thing is both {one} and {other}")


def settled(kind: Kind) -> Kind:
    """The kind of a variable of which nothing more is known."""
    if kind == LITERAL:
        return NUM
    if kind == SHIFTED:
        return CELLS
    if isinstance(kind, ListKind):
        return ListKind(kind.name, settled(kind.item), kind.mutable)
    if isinstance(kind, TupleKind):
        return TupleKind(items=tuple(settled(item) for item in kind.items))
    if isinstance(kind, MaybeKind):
        return MaybeKind(item=settled(kind.item))
    if isinstance(kind, DictKind):
        return DictKind(kind.name, key=settled(kind.key), value=settled(kind.value))
    return kind
