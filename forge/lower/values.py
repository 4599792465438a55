"""Translated expressions, and how a value of one type is made of another."""

from dataclasses import dataclass
from typing import Final

from forge.errors import ForgeError
from forge.program.program import Program
from forge.types import (
    ACTIONS,
    BOOL,
    CELLS,
    EMPTY,
    JSON,
    LITERAL,
    LIVE,
    NOTHING,
    NUM,
    SETS,
    SHIFTED,
    TEXT,
    UNKNOWN,
    CallType,
    ListType,
    MaybeType,
    ObjectType,
    PartType,
    TupleType,
    Type,
    check_json,
    join,
    settled,
)

NOT_LIVE: Final = object()
LARGEST_SHIFT: Final = 62
"""1 << n is a number of 64 bits up to here."""
MEMBERS: Final = {CELLS: ("hex", "Bits"), ACTIONS: ("action", "Actions")}
"""What the members of sets are called, and how sets of them are annotated."""


@dataclass(frozen=True)
class Words:
    """Sets put together bit by bit, so that one loop over their words does it."""

    before: str
    """What is looked up before that loop."""
    word: str
    """Word ``i``."""


@dataclass(frozen=True)
class Value:
    """An expression in C++; if it is live, its value is known now."""

    code: str
    kind: Type
    live: object = NOT_LIVE
    place: bool = False
    """Whether it names a place that can be assigned to or referred to."""
    fixed: bool = False
    """Whether that place is part of something that never changes."""
    parts: "tuple[Value, ...] | None" = None
    """The entries of a tuple that is written out."""
    words: Words | None = None
    """Of a set that is put together of others: how to find each of its words."""
    member: Type | None = None
    """Of a number: the type of the set that it is known to be a member of."""
    cut: bool = False
    """Whether what lies beyond the end of a set is taken away by what it is put together with."""
    most: int | None = None
    """Of a number that is not negative: how large it is at most, if that is known."""

    @property
    def is_live(self) -> bool:
        """Whether it is known now."""
        return self.live is not NOT_LIVE


def block(statements: str, result: str) -> str:
    """Statements within an expression, and what they come to."""
    # In parentheses, for two brackets side by side begin an attribute.
    return f"([&] {{ {statements} return {result}; }}())"


def convert(program: Program, value: Value, wanted: Type) -> str:
    """The expression as a value of another type."""
    kind = value.kind
    if wanted == UNKNOWN:
        wanted = kind
    if value.is_live and kind != LIVE and not (kind == wanted and value.code):
        return program.constant(value.live, wanted)
    if (kind == wanted and value.code) or (kind == LITERAL and wanted == NUM):
        return value.code
    if kind == LIVE and isinstance(wanted, CallType):
        return program.callable(value.live, wanted)
    if kind == SHIFTED:
        if wanted in SETS:
            return f"{wanted.cpp}::{'any_one' if value.cut else 'one'}({value.code})"
        if wanted == NUM:
            return _one_number(value)
    if isinstance(kind, MaybeType) and not isinstance(wanted, MaybeType) and wanted != JSON:
        return convert(program, Value(f"some({value.code})", kind.item), wanted)
    if wanted == BOOL:
        return truth(value)
    if wanted in SETS and kind in (NUM, BOOL):
        raise ForgeError(f"{value.code} is a number, not a set: annotate it {MEMBERS[wanted][1]} where it comes from")
    if wanted == CELLS and kind == ACTIONS:
        raise ForgeError(f"a set of actions does not fit into a set of hexes: {value.code}")
    if wanted == ACTIONS and kind == CELLS:
        return f"{wanted.cpp}({value.code})"
    if wanted == NUM and kind == BOOL:
        return f"Num({value.code})"
    if isinstance(wanted, MaybeType):
        if isinstance(kind, MaybeType):
            raise ForgeError(f"{value.code} is {kind}, not {wanted}")
        return f"{wanted.cpp}()" if kind == NOTHING else f"{wanted.cpp}({convert(program, value, wanted.item)})"
    if kind == NOTHING:
        return "Json()" if wanted == JSON else "nullptr"
    if wanted == JSON:
        check_json(kind)
        return f"Json({value.code})"
    if isinstance(wanted, ListType):
        if value.parts is not None:
            return f"{wanted.cpp}{{{', '.join(convert(program, part, wanted.item) for part in value.parts)}}}"
        if kind == EMPTY:
            return f"{wanted.cpp}()"
        if isinstance(kind, ListType):
            _check_items(kind, wanted)
            return value.code if kind.cpp == wanted.cpp else f"{wanted.cpp}({value.code})"
    if kind == EMPTY:
        return f"{wanted.cpp}()"
    if isinstance(wanted, TupleType) and value.parts is not None and len(value.parts) == len(wanted.items):
        parts = [convert(program, part, each) for part, each in zip(value.parts, wanted.items, strict=True)]
        return f"{wanted.cpp}{{{', '.join(parts)}}}"
    if isinstance(wanted, ObjectType) and isinstance(kind, ObjectType):
        return value.code
    if isinstance(wanted, PartType) and isinstance(kind, PartType):
        return f"static_cast<{wanted.cpp}>(static_cast<{kind.cpp}>({value.code}))"
    if kind.cpp == wanted.cpp:
        return value.code
    raise ForgeError(f"{value.code or value.live!r:.80} is {kind}, not {wanted}")


def widened(program: Program, value: Value, wanted: Type) -> str:
    """The operand of an operation on sets: a small set that is kept as a number is one of its type, too."""
    if wanted in SETS and value.kind in (LITERAL, NUM, BOOL) and not value.is_live:
        return f"{wanted.cpp}::{'cut_number' if value.cut else 'number'}({convert(program, value, NUM)})"
    return convert(program, value, wanted)


def _one_number(value: Value) -> str:
    """1 << n as a number: where n is not known to be small, C++ looks."""
    if value.member is not None and value.member in SETS:
        what, annotation = MEMBERS[value.member]
        raise ForgeError(
            f"1 << {value.code} is a set with one {what}, which no number of 64 bits holds: "
            f"annotate the variable, field or result that it goes into as {annotation}"
        )
    if value.most is not None and value.most <= LARGEST_SHIFT:
        return f"(Num{{1}} << ({value.code}))"
    return f"one_number({value.code})"


def _check_items(kind: ListType, wanted: ListType) -> None:
    """Refuse lists whose entries would change their meaning on the way."""
    if kind.unordered and not wanted.unordered:
        raise ForgeError("the order of a set means nothing: sort it first")
    if kind.item in (NUM, BOOL) and wanted.item in SETS:
        raise ForgeError(f"a list of numbers is no list of sets: annotate it list[{MEMBERS[wanted.item][1]}]")
    if not _becomes(kind.item, wanted.item):
        raise ForgeError(f"a list of {kind.item} is no list of {wanted.item}: write out what becomes of each entry")


def _becomes(kind: Type, wanted: Type) -> bool:
    """Whether C++ makes entries of a list those of another by itself."""
    if kind.cpp == wanted.cpp or (kind, wanted) in ((BOOL, NUM), (CELLS, ACTIONS)):
        return True
    if isinstance(wanted, MaybeType):
        return _becomes(kind, wanted.item)
    return isinstance(kind, ListType) and isinstance(wanted, ListType) and _becomes(kind.item, wanted.item)


def list_of(value: Value, want: Type | None = None) -> ListType:
    """The type of the list that a tuple written out makes."""
    if isinstance(want, ListType):
        return want
    item: Type = UNKNOWN
    for part in value.parts or ():
        item = join(item, part.kind)
    return ListType(item=settled(item), mutable=True)


def put_together(kind: Type, words: Words) -> Value:
    """The set that words make up."""
    return Value(block(words.before, f"{kind.cpp}::of([&](int i) {{ return {words.word}; }})"), kind, words=words)


def truth(value: Value) -> str:
    """The expression as a condition."""
    kind = value.kind
    if value.words is not None:
        return block(value.words.before, f"{kind.cpp}::any([&](int i) {{ return {value.words.word}; }})")
    if value.is_live:
        return "true" if value.live else "false"
    if kind == BOOL:
        return value.code
    if kind in (NUM, LITERAL):
        return f"({value.code} != 0)"
    if isinstance(kind, CallType | ObjectType):
        if isinstance(kind, ObjectType) and (hasattr(kind.cls, "__bool__") or kind.cls.__dict__.get("__len__")):
            raise ForgeError(f"a {kind.name} decides itself whether it is true: compare it with None")
        return f"({value.code} != nullptr)"
    if isinstance(kind, MaybeType):
        return f"truth({value.code})"
    if kind in (CELLS, ACTIONS, TEXT, JSON) or kind.cpp.startswith(("List<", "Row<", "Dict<")):
        return f"truth({value.code})"
    raise ForgeError(f"{value.code} ({kind}) is no condition")
