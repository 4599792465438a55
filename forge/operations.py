"""Operations on numbers, sets and conditions."""

import ast
import operator
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from forge.kinds import (
    ACTIONS,
    BOOL,
    CELLS,
    JOURNAL,
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
    DictKind,
    ForgeError,
    Kind,
    ListKind,
    MaybeKind,
    TupleKind,
    join,
    settled,
)
from forge.scope import Scope
from forge.values import Value, Words, list_of, put_together, truth

OPERATORS: Final[dict[type[ast.operator], Callable[[int, int], int]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
}
COMPARISONS: Final[dict[type[ast.cmpop], Callable[[Any, Any], bool]]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
SIGNS: Final[dict[type[ast.AST], str]] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
"""What C++ writes as Python does; the others have functions in the headers."""
WORD: Final = 64
"""How many bits a number has."""
ARITHMETIC: Final = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod)
MOST_COMPARED: Final = 8
"""How many known things are compared one by one with what may be among them."""


class Operations(Scope):
    """What a writer of functions knows about operations."""

    def condition(self, node: ast.expr) -> str:
        """An expression as a condition."""
        if isinstance(node, ast.BoolOp):
            sign = " && " if isinstance(node.op, ast.And) else " || "
            return f"({sign.join(self.condition(each) for each in node.values)})"
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return f"!{self.condition(node.operand)}"
        several = self._without_lowest(node)
        if several is not None:
            return f"several({several.code})"
        return truth(self.program, self.value(node))

    def known_condition(self, node: ast.expr) -> bool | None:
        """What a condition comes to, if that is known now."""
        if isinstance(node, ast.BoolOp):
            known = [self.known_condition(each) for each in node.values]
            decides = isinstance(node.op, ast.Or)
            if decides in known:
                return decides
            return (not decides) if all(each is (not decides) for each in known) else None
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            found = self.known_condition(node.operand)
            return None if found is None else not found
        value = self.value(node)
        return bool(value.live) if value.is_live else None

    def _unaryop(self, node: ast.UnaryOp, want: Kind | None) -> Value:
        if isinstance(node.op, ast.Not):
            return Value(f"!{self.condition(node.operand)}", BOOL)
        value = self.value(node.operand, want)
        if value.is_live and isinstance(value.live, int):
            return self.live(-value.live if isinstance(node.op, ast.USub) else ~value.live)
        kind = want if value.kind == SHIFTED and want in (NUM, *SETS) and want is not None else settled(value.kind)
        if isinstance(node.op, ast.Invert):
            if kind in SETS:
                words = self.words(value, kind)
                return put_together(kind, Words(words.before, f"~{words.word}"))
            kind = NUM if kind == BOOL else kind
            return Value(f"(~{self.fit(value, kind)})", kind)
        if value.kind == SHIFTED and want != NUM:
            raise ForgeError("sets are no numbers to calculate with")
        return Value(f"(-{self.fit(value, NUM)})", NUM)

    def _without_lowest(self, node: ast.expr) -> Value | None:
        """The x of ``x & (x - 1)``."""
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.BitAnd):
            return None
        other = node.right
        if not isinstance(other, ast.BinOp) or not isinstance(other.op, ast.Sub) or ast.unparse(other.right) != "1":
            return None
        return self.value(node.left) if ast.unparse(other.left) == ast.unparse(node.left) else None

    def _test(self, node: ast.BinOp) -> Value | None:
        """``x & -x``, and ``x >> n & 1`` of an x that is not a known number."""
        left, right = node.left, node.right
        if ast.unparse(right) == ast.unparse(ast.UnaryOp(ast.USub(), left)):
            value = self.value(left)
            return Value(f"lowest_alone({value.code})", settled(value.kind))
        if ast.unparse(right) == "1" and isinstance(left, ast.BinOp) and isinstance(left.op, ast.RShift):
            mask = self.value(left.left)
            if not mask.is_live or mask.kind in SETS:
                return Value(f"test({self.fit(mask, settled(mask.kind))}, {self.number(left.right)})", BOOL)
        return None

    def _binop(self, node: ast.BinOp, want: Kind | None) -> Value:
        rest = self._without_lowest(node)
        if rest is not None:
            return Value(f"without_lowest({rest.code})", settled(rest.kind))
        found = self._test(node) if isinstance(node.op, ast.BitAnd) else None
        if found is not None:
            return found
        if isinstance(node.op, ast.LShift) and ast.unparse(node.left) == "1":
            by = self.value(node.right)
            if not by.is_live:
                return Value(self.fit(by, NUM), SHIFTED)
        return self.operation(node.op, self.value(node.left, want), node.right, want, node.left)

    def operation(
        self, op: ast.operator, left: Value, right: ast.expr, want: Kind | None = None, again: ast.expr | None = None
    ) -> Value:
        """Two values put together; the first can be asked for again, in a wider kind."""
        if isinstance(op, ast.LShift | ast.RShift):
            return self._shift(op, left, right, want)
        hint = left.kind if left.kind in SETS else want
        other = self.value(right, hint)
        if left.is_live and other.is_live and isinstance(left.live, int) and isinstance(other.live, int):
            if type(op) not in OPERATORS:
                raise ForgeError(f"no {type(op).__name__} in compiled rules")
            return self.live(OPERATORS[type(op)](left.live, other.live))
        if isinstance(op, ARITHMETIC) and want != NUM and {left.kind, other.kind} & {SHIFTED, *SETS}:
            raise ForgeError("sets are no numbers to calculate with")
        if isinstance(op, ast.FloorDiv | ast.Mod):
            name = "floor_div" if isinstance(op, ast.FloorDiv) else "floor_mod"
            return Value(f"{name}({self.fit(left, NUM)}, {self.fit(other, NUM)})", NUM)
        sign = SIGNS.get(type(op))
        if sign is None:
            raise ForgeError(f"no {type(op).__name__} in compiled rules")
        if isinstance(left.kind, MaybeKind):
            left = Value(f"(*{left.code})", left.kind.item)
        if isinstance(other.kind, MaybeKind):
            other = Value(f"(*{other.code})", other.kind.item)
        if left.kind in WIDTHS and other.kind in WIDTHS:
            if isinstance(op, ast.Add | ast.Sub | ast.Mult):
                return Value(f"({self.fit(left, NUM)} {sign} {self.fit(other, NUM)})", NUM)
            kind = join(left.kind, other.kind)
            if kind == SHIFTED:
                kind = want if want in (NUM, *SETS) and want is not None else CELLS
                if left.kind == NUM or other.kind == NUM:
                    kind = NUM
            elif kind == ACTIONS and again is not None:
                left, other = self.value(again, kind), self.value(right, kind)
            elif want == ACTIONS and kind in (CELLS, NUM) and again is not None:
                kind = ACTIONS
                left, other = self.value(again, kind), self.value(right, kind)
            kind = settled(kind)
            if kind in SETS:
                one, two = self.words(left, kind), self.words(other, kind)
                return put_together(kind, Words(one.before + two.before, f"({one.word} {sign} {two.word})"))
            return Value(f"({self.fit(left, kind)} {sign} {self.fit(other, kind)})", kind)
        if isinstance(op, ast.Mult) and isinstance(left.kind, ListKind | TupleKind):
            lists = left.kind if isinstance(left.kind, ListKind) else list_of(left, want)
            if isinstance(lists.item, ListKind | DictKind):
                raise ForgeError("one list as several entries of another")
            return Value(f"({self.fit(left, lists)} * {self.fit(other, NUM)})", lists)
        if isinstance(op, ast.Add):
            kind = settled(join(self._as_list(left.kind, left, other), self._as_list(other.kind, other, left)))
            return Value(f"({self.fit(left, kind)} + {self.fit(other, kind)})", kind)
        raise ForgeError(f"{left.kind} {sign} {other.kind}")

    def words(self, value: Value, kind: Kind) -> Words:
        """How to find each word of a set."""
        if value.words is not None and value.kind == kind:
            return value.words
        name = self.temporary()
        if value.kind == SHIFTED:
            return Words(f"const One {name}{{{value.code}}}; ", f"{name}.word(i)")
        return Words(f"const {kind.cpp}& {name} = {self.fit(value, kind)}; ", f"{name}.w[i]")

    def _as_list(self, kind: Kind, value: Value, other: Value) -> Kind:
        if isinstance(kind, TupleKind) and value.parts is not None:
            return other.kind if isinstance(other.kind, ListKind) else list_of(value)
        return kind

    def _shift(self, op: ast.operator, left: Value, right: ast.expr, want: Kind | None) -> Value:
        by = self.value(right)
        if left.is_live and by.is_live and isinstance(left.live, int) and isinstance(by.live, int):
            return self.live(OPERATORS[type(op)](left.live, by.live))
        kind = settled(left.kind) if left.kind != BOOL else NUM
        if isinstance(op, ast.LShift) and want in SETS and want is not None:
            kind = settled(join(kind, want))
        sign = "<<" if isinstance(op, ast.LShift) else ">>"
        if by.is_live and not (isinstance(by.live, int) and by.live >= 0 and (kind in SETS or by.live < WORD)):
            raise ForgeError(f"a shift by {by.live}")
        if kind == NUM and sign == ">>" and not by.is_live:
            return Value(f"shifted({self.fit(left, kind)}, {self.fit(by, NUM)})", kind)
        return Value(f"({self.fit(left, kind)} {sign} {self.fit(by, NUM)})", kind)

    def _boolop(self, node: ast.BoolOp, want: Kind | None) -> Value:
        values = [self.value(each, want) for each in node.values]
        if all(value.kind == BOOL for value in values) or want == BOOL:
            return Value(self.condition(node), BOOL)
        kind: Kind = UNKNOWN
        for value in values:
            kind = join(kind, value.kind)
        kind = settled(kind)
        code = self.fit(values[-1], kind)
        for value in reversed(values[:-1]):
            name = self.temporary()
            chosen = f"{name} : {code}" if isinstance(node.op, ast.Or) else f"{code} : {name}"
            code = f"({{ const {kind.cpp} {name} = {self.fit(value, kind)}; truth({name}) ? {chosen}; }})"
        return Value(code, kind)

    def _ifexp(self, node: ast.IfExp, want: Kind | None) -> Value:
        known = self.known_condition(node.test)
        if known is not None:
            return self.value(node.body if known else node.orelse, want)
        one, other = self.value(node.body, want), self.value(node.orelse, want)
        kind = join(one.kind, other.kind)
        if want is not None and want != UNKNOWN:
            kind = want
        elif isinstance(kind, TupleKind):
            kind = list_of(one, want)
        kind = settled(kind)
        return Value(f"({self.condition(node.test)} ? {self.fit(one, kind)} : {self.fit(other, kind)})", kind)

    # Comparisons

    def _compare(self, node: ast.Compare, _: Kind | None) -> Value:
        nodes = [node.left, *node.comparators]
        if any(has_effects(each) for each in nodes[1:-1]):
            return self._chained(node)
        parts = [self._pair(op, *pair) for op, pair in zip(node.ops, pairwise(nodes), strict=True)]
        if len(parts) == 1:
            return parts[0]
        return Value(f"({' && '.join(part.code for part in parts)})", BOOL)

    def _chained(self, node: ast.Compare) -> Value:
        """Two comparisons with something between them that must be asked only once."""
        if len(node.ops) != 2:
            raise ForgeError("too many comparisons at once")
        before, names = "", []
        for each in (node.left, node.comparators[0]):
            value = self.value(each)
            kind = settled(value.kind)
            name = self.temporary()
            before += f"const {kind.cpp} {name} = {self.fit(value, kind)}; "
            self.bound[name] = Value(name, kind)
            names.append(ast.Name(name, ast.Load()))
        both = self._compare(ast.Compare(names[0], node.ops, [names[1], node.comparators[1]]), None)
        for each in names:
            del self.bound[each.id]
        return Value(f"({{ {before}{both.code}; }})", BOOL)

    def _pair(self, op: ast.cmpop, one: ast.expr, other: ast.expr) -> Value:
        if is_set(one) or (is_set(other) and not isinstance(op, ast.In | ast.NotIn)):
            raise ForgeError("sets of this kind cannot be compared")
        left = self.value(one)
        if isinstance(op, ast.In | ast.NotIn):
            found = self._contains(left, other)
            return Value(f"!{found}", BOOL) if isinstance(op, ast.NotIn) else Value(found, BOOL)
        right = self.value(other, left.kind if isinstance(left.kind, ListKind) else None)
        if isinstance(op, ast.Is | ast.IsNot):
            return self._identity(left, right, isinstance(op, ast.Is))
        sign = SIGNS[type(op)]
        if left.is_live and right.is_live and left.kind != LIVE:
            return self.live(bool(COMPARISONS[type(op)](left.live, right.live)))
        if sign not in ("==", "!="):
            for each in (left.kind, right.kind):
                if not ordered(each) or (isinstance(each, ListKind) and sign != "<"):
                    raise ForgeError(f"{each} has no order")
        if JSON in (left.kind, right.kind):
            return Value(f"({self.fit(left, JSON)} {sign} {self.fit(right, JSON)})", BOOL)
        kinds = [each.kind.item if isinstance(each.kind, MaybeKind) else each.kind for each in (left, right)]
        perhaps = isinstance(left.kind, MaybeKind) or isinstance(right.kind, MaybeKind)
        if perhaps and NOTHING not in kinds and sign in ("==", "!="):
            kind: Kind = MaybeKind(item=settled(join(*kinds)))
        else:
            kind = settled(join(*kinds))
        if BOOL in kinds and (left.live in (0, 1) or right.live in (0, 1)) and sign in ("==", "!="):
            kind = BOOL
        elif kind == BOOL and sign not in ("==", "!="):
            kind = NUM
        return Value(f"({self.fit(left, kind)} {sign} {self.fit(right, kind)})", BOOL)

    def _identity(self, left: Value, right: Value, same: bool) -> Value:
        if left.kind == JSON:
            return Value(f"({left.code} {'==' if same else '!='} {self.fit(right, JSON)})", BOOL)
        if right.kind != NOTHING:
            raise ForgeError("only None, True and False are compared with 'is'")
        if left.is_live:
            return self.live((left.live is None) == same)
        if left.kind == JOURNAL:
            return Value(f"!{left.code}.on" if same else f"{left.code}.on", BOOL)
        if isinstance(left.kind, MaybeKind):
            return Value(f"!{left.code}.has_value()" if same else f"{left.code}.has_value()", BOOL)
        return Value(f"({left.code} {'==' if same else '!='} nullptr)", BOOL)

    def _contains(self, one: Value, other: ast.expr) -> str:
        if isinstance(other, ast.Tuple | ast.List | ast.Set):
            parts = [self._equal(one, self.value(each)) for each in other.elts]
            return f"({' || '.join(parts)})"
        whole = self.value(other)
        if whole.is_live and isinstance(whole.live, tuple | list | range) and len(whole.live) <= MOST_COMPARED:
            return f"({' || '.join(self._equal(one, self.live(each)) for each in whole.live) or 'false'})"
        if isinstance(whole.kind, DictKind):
            return f"{self.fit(whole, whole.kind)}.has({self.fit(one, whole.kind.key)})"
        if isinstance(whole.kind, ListKind):
            found = f"contains({self.fit(whole, whole.kind)}, {self.fit(one, whole.kind.item)})"
            perhaps = isinstance(one.kind, MaybeKind) and not isinstance(whole.kind.item, MaybeKind)
            return f"({one.code}.has_value() && {found})" if perhaps else found
        raise ForgeError(f"what is in {ast.unparse(other)}?")

    def _equal(self, one: Value, other: Value) -> str:
        kind = settled(join(one.kind, other.kind))
        return f"({self.fit(one, kind)} == {self.fit(other, kind)})"


def is_set(node: ast.expr) -> bool:
    """Whether an expression makes one of Python's sets: in C++ that is a list of different things."""
    called = isinstance(node, ast.Call) and ast.unparse(node.func) in ("set", "frozenset")
    return called or isinstance(node, ast.Set | ast.SetComp)


def ordered(kind: Kind) -> bool:
    """Whether of two values of a kind one can be less than the other."""
    if isinstance(kind, MaybeKind | ListKind):
        return ordered(kind.item)
    if isinstance(kind, TupleKind):
        return all(ordered(item) for item in kind.items)
    return kind in (LITERAL, BOOL, NUM, TEXT, UNKNOWN)


def has_effects(node: ast.expr) -> bool:
    """Whether it matters how often something is asked for."""
    return any(isinstance(each, ast.Call) and ast.unparse(each.func) != "len" for each in ast.walk(node))
