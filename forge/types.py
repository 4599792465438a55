"""The types of compiled values, and what C++ calls them."""

import re
from dataclasses import dataclass, field, replace
from typing import Final

from forge.errors import ForgeError

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
        *("absolute", "bit_count", "bit_length", "bounds", "common", "contains", "copied", "each", "erase", "exactly"),
        *("extreme",),
        *("fail", "flood", "floor_div", "floor_mod", "join", "lowest", "lowest_alone", "minus", "negative"),
        *("one_number", "plus", "replace", "reversed", "same_size", "select", "several", "shift_left", "shift_out"),
        *("shift_right", "shuffled", "slice", "slice_back", "some", "sorted", "std", "test", "text", "times"),
        *("total", "truth", "unique", "without_lowest", "errno", "stderr", "stdin", "stdout", "found_", "text_length"),
    )
)
"""What compiled rules call by names that a variable could have as well."""


@dataclass(frozen=True)
class Type:
    """A type. The simple ones are the constants below."""

    name: str

    @property
    def cpp(self) -> str:
        """How a variable of it is declared."""
        return self.name

    @property
    def parameter(self) -> str:
        """How a parameter of it is declared."""
        referred = isinstance(self, ListType | DictType | CallType) or self in (TEXT, JSON, *SETS)
        return f"const {self.cpp}&" if referred else self.cpp

    def __str__(self) -> str:
        return self.cpp


NUM: Final = Type("Num")
BOOL: Final = Type("bool")
TEXT: Final = Type("Text")
JSON: Final = Type("Json")
CELLS: Final = Type("Cells")
ACTIONS: Final = Type("Actions")
EVENT: Final = Type("Event")
JOURNAL: Final = Type("Journal")
VOID: Final = Type("void")
LITERAL: Final = Type("(a number)")
"""An int that is known now, and becomes whatever is wanted."""
SHIFTED: Final = Type("(1 << n)")
"""A set of one member, whose width is what is wanted."""
NOTHING: Final = Type("(None)")
EMPTY: Final = Type("(empty)")
"""An empty list, tuple or dict."""
UNKNOWN: Final = Type("(unknown)")
LIVE: Final = Type("(live)")
"""A module, class or function: nothing that C++ has a value for."""

SETS: Final = (CELLS, ACTIONS)
WIDTHS: Final = (LITERAL, BOOL, NUM, SHIFTED, CELLS, ACTIONS)
"""Numbers, from the narrowest to the widest: whatever is joined with a wider one becomes wide."""


@dataclass(frozen=True)
class StateType(Type):
    """The position of the game that is being compiled."""

    name: str = "State"

    @property
    def parameter(self) -> str:
        return "State&"


@dataclass(frozen=True)
class ChanceType(Type):
    """Dice and streams, which change when they are asked."""

    @property
    def parameter(self) -> str:
        return f"{self.name}&"


STATE: Final = StateType()
DICE: Final = ChanceType("Dice")
STREAM: Final = ChanceType("Stream")


@dataclass(frozen=True)
class ListType(Type):
    """A list, or a tuple of any length; a Row has an entry for each seat."""

    name: str = "List"
    item: Type = UNKNOWN
    mutable: bool = False
    unordered: bool = field(default=False, compare=False)
    """Whether it is one of Python's sets, whose order means nothing."""

    @property
    def cpp(self) -> str:
        return f"{self.name}<{stored(self.item)}>"

    @property
    def by_seat(self) -> bool:
        """Whether it has one entry for each seat, and so keeps its length."""
        return self.name == "Row"


@dataclass(frozen=True)
class TupleType(Type):
    """A tuple of certain things."""

    name: str = "tuple"
    items: tuple[Type, ...] = ()

    @property
    def cpp(self) -> str:
        return f"std::tuple<{', '.join(stored(item) for item in self.items)}>"


@dataclass(frozen=True)
class DictType(Type):
    """A dictionary."""

    name: str = "Dict"
    key: Type = TEXT
    value: Type = UNKNOWN

    @property
    def cpp(self) -> str:
        return f"Dict<{stored(self.key)}, {stored(self.value)}>"


@dataclass(frozen=True)
class MaybeType(Type):
    """Something, or None."""

    name: str = "optional"
    item: Type = UNKNOWN

    @property
    def cpp(self) -> str:
        return f"std::optional<{stored(self.item)}>"


@dataclass(frozen=True)
class CallType(Type):
    """A function, or None."""

    name: str = "function"
    parameters: tuple[Type, ...] = ()
    result: Type = VOID

    @property
    def cpp(self) -> str:
        return f"Call<{self.result.cpp}({', '.join(each.parameter for each in self.parameters)})>"


@dataclass(frozen=True)
class RecordType(Type):
    """A NamedTuple of plain values, which is copied."""

    cls: type = object


@dataclass(frozen=True)
class ObjectType(Type):
    """Something that never changes during play and is referred to."""

    cls: type = object
    nullable: bool = field(default=False, compare=False)
    """Whether it may be None; that is checked where it is used."""

    @property
    def cpp(self) -> str:
        return f"const {self.name}*"

    @property
    def parameter(self) -> str:
        return self.cpp


@dataclass(frozen=True)
class PartType(Type):
    """Something that belongs to a position and changes with it: it is copied with it."""

    cls: type = object

    @property
    def cpp(self) -> str:
        return f"{self.name}*"

    @property
    def parameter(self) -> str:
        return self.cpp


def local(name: str) -> str:
    """The name of a variable or field in C++, which no other has: constants are k1, objects o1 and temporaries t1_."""
    taken = name in CPP_WORDS or name in RUNTIME or re.match(r"[A-Z]|__|v_|[kot]\d+_?$", name)
    return f"v_{name}" if taken else name


def mutable(kind: Type) -> bool:
    """Whether values of a kind can be changed in place: lists and dictionaries, not tuples."""
    return kind.mutable if isinstance(kind, ListType) else isinstance(kind, DictType)


def inner(kind: Type) -> tuple[Type, ...]:
    """The kinds that another is made of."""
    if isinstance(kind, ListType | MaybeType):
        return (kind.item,)
    if isinstance(kind, TupleType):
        return kind.items
    if isinstance(kind, DictType):
        return kind.key, kind.value
    return (*kind.parameters, kind.result) if isinstance(kind, CallType) else ()


def stored(kind: Type) -> str:
    """How a field or an entry of this kind is declared."""
    if isinstance(kind, ObjectType):
        return f"Ref<{kind.name}>"
    if isinstance(kind, PartType):
        return f"Own<{kind.name}>"
    return kind.cpp


def check_json(kind: Type) -> None:
    """Refuse what events cannot tell, or tell in another form: tuples would become lists."""
    inner = kind
    while isinstance(inner, MaybeType) or (isinstance(inner, ListType) and inner.mutable):
        inner = inner.item
    if inner not in (LITERAL, NUM, BOOL, TEXT, JSON, UNKNOWN, EMPTY, NOTHING):
        raise ForgeError(f"an event cannot tell {kind}")


def join(one: Type, other: Type) -> Type:
    """The kind of a variable that is given values of both."""
    if one == other:
        return _either(one, other)
    if other == UNKNOWN:
        return one
    if one == UNKNOWN:
        return other
    if {one, other} == {LITERAL, BOOL}:
        return NUM
    if one in WIDTHS and other in WIDTHS:
        return max(one, other, key=WIDTHS.index)
    for a, b in ((one, other), (other, one)):
        if a == NOTHING:
            if isinstance(b, ObjectType):
                return replace(b, nullable=True)
            return b if isinstance(b, MaybeType | CallType) else MaybeType(item=settled(b))
        if a == EMPTY and isinstance(b, ListType | DictType):
            return b
        if isinstance(a, MaybeType) and (b == a.item or (a.item in WIDTHS and b in WIDTHS)):
            return a
        if a == JSON:
            return a
        if isinstance(a, ListType) and isinstance(b, TupleType):
            return a
    if isinstance(one, ListType) and isinstance(other, ListType):
        return ListType(
            item=join(one.item, other.item),
            mutable=one.mutable or other.mutable,
            unordered=one.unordered or other.unordered,
        )
    if isinstance(one, ObjectType | PartType) and isinstance(other, ObjectType | PartType):
        for base in one.cls.__mro__:
            if base is not object and issubclass(other.cls, base):
                if isinstance(one, ObjectType):
                    return ObjectType(base.__name__, base, one.nullable or getattr(other, "nullable", False))
                return PartType(base.__name__, base)
    raise ForgeError(f"one thing is both {one} and {other}")


def _either(one: Type, other: Type) -> Type:
    """One of two equal types, with what is known of both."""
    if isinstance(one, ListType) and isinstance(other, ListType):
        return replace(one, unordered=one.unordered or other.unordered)
    if isinstance(one, ObjectType) and isinstance(other, ObjectType):
        return replace(one, nullable=one.nullable or other.nullable)
    return one


def settled(kind: Type) -> Type:
    """The kind of a variable of which nothing more is known."""
    if kind == LITERAL:
        return NUM
    if kind == SHIFTED:
        return CELLS
    if isinstance(kind, ListType):
        return replace(kind, item=settled(kind.item))
    if isinstance(kind, TupleType):
        return TupleType(items=tuple(settled(item) for item in kind.items))
    if isinstance(kind, MaybeType):
        return MaybeType(item=settled(kind.item))
    if isinstance(kind, DictType):
        return DictType(kind.name, key=settled(kind.key), value=settled(kind.value))
    return kind
