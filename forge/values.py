"""Compiled expressions, and how one kind is made of another."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from forge.kinds import (
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
    WIDTHS,
    CallKind,
    ForgeError,
    Kind,
    ListKind,
    MaybeKind,
    ObjectKind,
    PartKind,
    TupleKind,
    check_json,
    join,
    settled,
)

if TYPE_CHECKING:
    from forge.program import Program

NOT_LIVE: Final = object()


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
    kind: Kind
    live: object = NOT_LIVE
    place: bool = False
    """Whether it names a place that can be assigned to or referred to."""
    fixed: bool = False
    """Whether that place is part of something that never changes."""
    parts: "tuple[Value, ...] | None" = None
    """The entries of a tuple that is written out."""
    words: Words | None = None
    """Of a set that is put together of others: how to find each of its words."""

    @property
    def is_live(self) -> bool:
        """Whether it is known now."""
        return self.live is not NOT_LIVE


def convert(program: "Program", value: Value, wanted: Kind) -> str:
    """The expression as a value of another kind."""
    kind = value.kind
    if wanted == UNKNOWN:
        wanted = kind
    if value.is_live and kind != LIVE and not (kind == wanted and value.code):
        return program.constant(value.live, wanted)
    if (kind == wanted and value.code) or (kind == LITERAL and wanted == NUM):
        return value.code
    if kind == LIVE and isinstance(wanted, CallKind):
        return program.callable(value.live, wanted)
    if kind == SHIFTED:
        if wanted in SETS:
            return f"{wanted.cpp}::one({value.code})"
        if wanted == NUM:
            return f"(Num{{1}} << ({value.code}))"
    if isinstance(kind, MaybeKind) and not isinstance(wanted, MaybeKind) and wanted != JSON:
        return convert(program, Value(f"(*{value.code})", kind.item), wanted)
    if wanted == BOOL:
        return truth(program, value)
    if wanted in SETS and kind in WIDTHS:
        if WIDTHS.index(kind) > WIDTHS.index(wanted):
            raise ForgeError(f"a set of actions does not fit into a set of hexes: {value.code}")
        return f"{wanted.cpp}({value.code})"
    if wanted == NUM and kind == BOOL:
        return f"Num({value.code})"
    if isinstance(wanted, MaybeKind):
        return f"{wanted.cpp}()" if kind == NOTHING else f"{wanted.cpp}({convert(program, value, wanted.item)})"
    if kind == NOTHING:
        return "Json()" if wanted == JSON else "nullptr"
    if wanted == JSON:
        check_json(kind)
        return f"Json({value.code})"
    if isinstance(wanted, ListKind):
        if value.parts is not None:
            return f"{wanted.cpp}{{{', '.join(convert(program, part, wanted.item) for part in value.parts)}}}"
        if kind == EMPTY:
            return f"{wanted.cpp}()"
        if isinstance(kind, ListKind):
            return value.code if kind.cpp == wanted.cpp else f"{wanted.cpp}({value.code})"
    if kind == EMPTY:
        return f"{wanted.cpp}()"
    if isinstance(wanted, TupleKind) and value.parts is not None and len(value.parts) == len(wanted.items):
        parts = [convert(program, part, each) for part, each in zip(value.parts, wanted.items, strict=True)]
        return f"{wanted.cpp}({', '.join(parts)})"
    if isinstance(wanted, ObjectKind) and isinstance(kind, ObjectKind):
        return value.code
    if isinstance(wanted, PartKind) and isinstance(kind, PartKind):
        return f"static_cast<{wanted.cpp}>(static_cast<{kind.cpp}>({value.code}))"
    if kind.cpp == wanted.cpp:
        return value.code
    raise ForgeError(f"{value.code or value.live!r:.80} is {kind}, not {wanted}")


def list_of(value: Value, want: Kind | None = None) -> ListKind:
    """The kind of the list that a tuple written out makes."""
    if isinstance(want, ListKind):
        return want
    item: Kind = UNKNOWN
    for part in value.parts or ():
        item = join(item, part.kind)
    return ListKind(item=settled(item), mutable=True)


def put_together(kind: Kind, words: Words) -> Value:
    """The set that words make up."""
    return Value(f"({{ {words.before}{kind.cpp}::of([&](int i) {{ return {words.word}; }}); }})", kind, words=words)


def truth(program: "Program", value: Value) -> str:
    """The expression as a condition."""
    kind = value.kind
    if value.words is not None:
        return f"({{ {value.words.before}{kind.cpp}::any([&](int i) {{ return {value.words.word}; }}); }})"
    if value.is_live:
        return "true" if value.live else "false"
    if kind == BOOL:
        return value.code
    if kind in (NUM, LITERAL):
        return f"({value.code} != 0)"
    if isinstance(kind, CallKind | ObjectKind):
        return f"({value.code} != nullptr)"
    if isinstance(kind, MaybeKind):
        return f"({value.code} && truth(*{value.code}))"
    if kind in (CELLS, ACTIONS, TEXT, JSON) or kind.cpp.startswith(("List<", "Row<", "Dict<")):
        return f"truth({value.code})"
    raise ForgeError(f"{value.code} ({kind}) is no condition")
