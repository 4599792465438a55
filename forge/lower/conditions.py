"""Conditions and comparisons."""

import ast
import operator
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from forge.errors import ForgeError
from forge.lower.operations import Operations
from forge.lower.scope import Operand
from forge.lower.values import Value, block, list_of, truth
from forge.types import (
    BOOL,
    JOURNAL,
    JSON,
    LITERAL,
    LIVE,
    NOTHING,
    NUM,
    TEXT,
    UNKNOWN,
    CallType,
    DictType,
    ListType,
    MaybeType,
    ObjectType,
    PartType,
    TupleType,
    Type,
    join,
    settled,
)

COMPARISONS: Final[dict[type[ast.cmpop], Callable[[Any, Any], bool]]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
SIGNS: Final[dict[type[ast.cmpop], str]] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
MOST_COMPARED: Final = 8
"""How many known things are compared one by one with what may be among them."""


class Conditions(Operations):
    """What the translation of a function knows about conditions."""

    def condition(self, node: ast.expr) -> str:
        """An expression as a condition."""
        return self.traced(node, lambda: self._condition(node))

    def _condition(self, node: ast.expr) -> str:
        if isinstance(node, ast.BoolOp):
            sign = " && " if isinstance(node.op, ast.And) else " || "
            return f"({sign.join(self.condition(each) for each in node.values)})"
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return f"!{self.condition(node.operand)}"
        several = self.without_lowest(node)
        if several is not None:
            return f"several({self.fit(several, settled(several.kind))})"
        return truth(self.value(node))

    def known_condition(self, node: ast.expr) -> bool | None:
        """What a condition comes to, if that is known now."""
        if isinstance(node, ast.BoolOp):
            decides = isinstance(node.op, ast.Or)
            open_ = False
            for each in node.values:
                known = self.known_condition(each)
                if known is decides:
                    return decides
                open_ = open_ or known is None
                if known is None and self.effects(each).writes:
                    return None
            return None if open_ else not decides
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            found = self.known_condition(node.operand)
            return None if found is None else not found
        value = self.value(node)
        return bool(value.live) if value.is_live else None

    def _ifexp(self, node: ast.IfExp, want: Type | None) -> Value:
        known = self.known_condition(node.test)
        if known is not None:
            return self.value(node.body if known else node.orelse, want)
        one, other = self.value(node.body, want), self.value(node.orelse, want)
        kind = join(one.kind, other.kind)
        if want is not None and want != UNKNOWN:
            kind = want
        elif isinstance(kind, TupleType):
            kind = list_of(one, want)
        kind = settled(kind)
        return Value(f"({self.condition(node.test)} ? {self.fit(one, kind)} : {self.fit(other, kind)})", kind)

    def _compare(self, node: ast.Compare, _: Type | None) -> Value:
        nodes = [node.left, *node.comparators]
        if len(nodes) > 2:
            for each in nodes:
                self.value(each)
            if any(self.effects(each).writes for each in nodes[1:-1]):
                return self._chained(node)
        parts = [self._pair(op, *pair) for op, pair in zip(node.ops, pairwise(nodes), strict=True)]
        if len(parts) == 1:
            return parts[0]
        return Value(f"({' && '.join(self.fit(part, BOOL) for part in parts)})", BOOL)

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
        return Value(block(before, both.code), BOOL)

    def _pair(self, op: ast.cmpop, one: ast.expr, other: ast.expr) -> Value:
        left = self.value(one)
        if isinstance(op, ast.In | ast.NotIn):
            found = self._contains(one, left, other)
            return Value(f"!{found}", BOOL) if isinstance(op, ast.NotIn) else Value(found, BOOL)
        right = self.value(other, left.kind if isinstance(left.kind, ListType) else None)
        if is_set(one) or is_set(other) or _unordered(left.kind) or _unordered(right.kind):
            raise ForgeError("sets of this kind cannot be compared")
        if isinstance(op, ast.Is | ast.IsNot):
            return self._identity(left, right, isinstance(op, ast.Is))
        sign = SIGNS[type(op)]
        if left.is_live and right.is_live and left.kind != LIVE:
            return self.live(bool(COMPARISONS[type(op)](left.live, right.live)))
        if sign not in ("==", "!="):
            for each in (left.kind, right.kind):
                if not ordered(each) or (isinstance(each, ListType) and sign != "<"):
                    raise ForgeError(f"{each} has no order")
        kind = self._common(left, right, sign)
        operands = [
            Operand(self.fit(left, kind), self.effects(one)),
            Operand(self.fit(right, kind), self.effects(other)),
        ]
        return Value(self.in_order(operands, lambda codes: f"({codes[0]} {sign} {codes[1]})"), BOOL)

    def _common(self, left: Value, right: Value, sign: str) -> Type:
        """As what two values are compared."""
        if JSON in (left.kind, right.kind):
            return JSON
        kinds = [each.kind.item if isinstance(each.kind, MaybeType) else each.kind for each in (left, right)]
        perhaps = isinstance(left.kind, MaybeType) or isinstance(right.kind, MaybeType)
        if BOOL in kinds and (left.live in (0, 1) or right.live in (0, 1)) and sign in ("==", "!=") and not perhaps:
            return BOOL
        kind = settled(join(*kinds))
        if perhaps and NOTHING not in kinds and sign in ("==", "!="):
            return MaybeType(item=kind)
        return NUM if kind == BOOL and sign not in ("==", "!=") else kind

    def _identity(self, left: Value, right: Value, same: bool) -> Value:
        if left.kind == JSON:
            return Value(f"({left.code} {'==' if same else '!='} {self.fit(right, JSON)})", BOOL)
        if right.kind != NOTHING:
            raise ForgeError("only None, True and False are compared with 'is'")
        if left.is_live:
            return self.live((left.live is None) == same)
        if left.kind == JOURNAL:
            return Value(f"!{left.code}.on" if same else f"{left.code}.on", BOOL)
        if isinstance(left.kind, MaybeType):
            return Value(f"!{left.code}.has_value()" if same else f"{left.code}.has_value()", BOOL)
        if not isinstance(left.kind, CallType | ObjectType | PartType):
            raise ForgeError(f"{left.kind} is never None: leave out the comparison")
        return Value(f"({left.code} {'==' if same else '!='} nullptr)", BOOL)

    def _contains(self, node: ast.expr, one: Value, other: ast.expr) -> str:
        if isinstance(other, ast.Tuple | ast.List | ast.Set):
            entries = [self.value(each) for each in other.elts]
            if any(self.effects(each).writes for each in other.elts):
                raise ForgeError("what is compared with the entries of a tuple must not change anything meanwhile")
            return self._among(node, one, entries)
        whole = self.value(other)
        if whole.is_live and isinstance(whole.live, tuple | list | range) and len(whole.live) <= MOST_COMPARED:
            return self._among(node, one, [self.live(each) for each in whole.live])
        if isinstance(whole.kind, DictType):
            operands = [
                Operand(self.fit(one, whole.kind.key), self.effects(node)),
                Operand(self.fit(whole, whole.kind), self.effects(other), referred=True),
            ]
            return self.in_order(operands, lambda codes: f"{codes[1]}.has({codes[0]})")
        if isinstance(whole.kind, ListType):
            item = whole.kind.item
            perhaps = isinstance(one.kind, MaybeType) and not isinstance(item, MaybeType)
            wanted = MaybeType(item=item) if perhaps else item
            operands = [
                Operand(self.fit(one, wanted), self.effects(node)),
                Operand(self.fit(whole, whole.kind), self.effects(other), referred=True),
            ]
            return self.in_order(operands, lambda codes: f"contains({codes[1]}, {codes[0]})")
        raise ForgeError(f"what is in {ast.unparse(other)}?")

    def _among(self, node: ast.expr, one: Value, others: list[Value]) -> str:
        """Whether something is one of a few things; it is asked for only once if that makes a difference."""
        if not self.effects(node).writes or one.is_live:
            return f"({' || '.join(self._equal(one, each) for each in others) or 'false'})"
        name, kind = self.temporary(), settled(one.kind)
        found = Value(name, kind)
        parts = " || ".join(self._equal(found, each) for each in others) or "false"
        return block(f"const {kind.cpp} {name} = {self.fit(one, kind)};", f"({parts})")

    def _equal(self, one: Value, other: Value) -> str:
        kind = settled(join(one.kind, other.kind))
        return f"({self.fit(one, kind)} == {self.fit(other, kind)})"


def _unordered(kind: Type) -> bool:
    return isinstance(kind, ListType) and kind.unordered


def is_set(node: ast.expr) -> bool:
    """Whether an expression makes one of Python's sets: in C++ that is a list of different things."""
    called = isinstance(node, ast.Call) and ast.unparse(node.func) in ("set", "frozenset")
    return called or isinstance(node, ast.Set | ast.SetComp)


def ordered(kind: Type) -> bool:
    """Whether of two values of a kind one can be less than the other."""
    if isinstance(kind, MaybeType | ListType):
        return ordered(kind.item)
    if isinstance(kind, TupleType):
        return all(ordered(item) for item in kind.items)
    return kind in (LITERAL, BOOL, NUM, TEXT, UNKNOWN)
