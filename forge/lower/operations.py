"""Operations on numbers and sets."""

import ast
import operator
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from forge.errors import ForgeError
from forge.lower.scope import Operand, Scope
from forge.lower.values import Value, Words, block, list_of, put_together, widened
from forge.types import (
    ACTIONS,
    BOOL,
    CELLS,
    LITERAL,
    NUM,
    SETS,
    SHIFTED,
    UNKNOWN,
    WIDTHS,
    DictType,
    ListType,
    MaybeType,
    TupleType,
    Type,
    join,
    settled,
)

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
BITWISE: Final[dict[type[ast.operator], str]] = {ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}
"""What C++ writes as Python does."""
WORD: Final = 64
"""How many bits a number has."""
ARITHMETIC: Final = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod)
CHECKED: Final[dict[type[ast.operator], str]] = {
    ast.Add: "plus",
    ast.Sub: "minus",
    ast.Mult: "times",
    ast.FloorDiv: "floor_div",
    ast.Mod: "floor_mod",
}
"""The functions of the runtime that calculate, and say so if the result is no number of 64 bits."""


class Operations(Scope):
    """What the translation of a function knows about operations."""

    def _unaryop(self, node: ast.UnaryOp, want: Type | None) -> Value:
        if isinstance(node.op, ast.Not):
            return Value(f"!{self.condition(node.operand)}", BOOL)
        if isinstance(node.op, ast.UAdd):
            raise ForgeError("a plus sign says nothing: leave it out")
        value = self.value(node.operand, want)
        if value.is_live and isinstance(value.live, int):
            return self.live(-value.live if isinstance(node.op, ast.USub) else ~value.live)
        kind = want if value.kind == SHIFTED and want in (NUM, *SETS) and want is not None else settled(value.kind)
        if isinstance(node.op, ast.Invert):
            if kind in SETS:
                if node not in self.cuts:
                    raise ForgeError("the opposite of a set has no end: cut it with &, as in board & ~cells")
                kind = ACTIONS if want == ACTIONS else kind
                words = self.words(value, kind)
                return put_together(kind, Words(words.before, f"~{words.word}"))
            return Value(f"(~{self.fit(value, NUM)})", NUM)
        if value.kind == SHIFTED and want != NUM:
            raise ForgeError("sets are no numbers to calculate with")
        return Value(f"negative({self.fit(value, NUM)})", NUM)

    def condition(self, node: ast.expr) -> str:
        """An expression as a condition."""
        raise NotImplementedError

    def bare_condition(self, node: ast.expr) -> str:
        """An expression as a condition that stands in parentheses already: Clang warns of twice as many."""
        return without_parentheses(self.condition(node))

    def without_lowest(self, node: ast.expr) -> Value | None:
        """The x of ``x & (x - 1)``."""
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.BitAnd):
            return None
        other = node.right
        if not isinstance(other, ast.BinOp) or not isinstance(other.op, ast.Sub) or ast.unparse(other.right) != "1":
            return None
        return self._once(node.left) if ast.unparse(other.left) == ast.unparse(node.left) else None

    def _once(self, node: ast.expr) -> Value | None:
        """Something that Python asks for twice, if once is enough."""
        value = self.value(node)
        return None if self.effects(node).writes or value.is_live else value

    def _test(self, node: ast.BinOp) -> Value | None:
        """``x & -x``, and ``x >> n & 1`` of an x that is not a known number."""
        left, right = node.left, node.right
        if ast.unparse(right) == ast.unparse(ast.UnaryOp(ast.USub(), left)):
            value = self._once(left)
            if value is not None:
                return Value(f"lowest_alone({self.fit(value, settled(value.kind))})", settled(value.kind))
        if ast.unparse(right) == "1" and isinstance(left, ast.BinOp) and isinstance(left.op, ast.RShift):
            mask = self.value(left.left)
            if not mask.is_live or mask.kind in SETS:
                kind = NUM if mask.kind == BOOL else settled(mask.kind)
                operands = [self.operand(left.left, kind), self.operand(left.right, NUM)]
                return Value(self.in_order(operands, lambda codes: f"test({', '.join(codes)})"), BOOL)
        return None

    def _binop(self, node: ast.BinOp, want: Type | None) -> Value:
        rest = self.without_lowest(node)
        if rest is not None:
            return Value(f"without_lowest({self.fit(rest, settled(rest.kind))})", settled(rest.kind))
        found = self._test(node) if isinstance(node.op, ast.BitAnd) else None
        if found is not None:
            return found
        self.note_cuts(node)
        if isinstance(node.op, ast.LShift) and ast.unparse(node.left) == "1":
            by = self.value(node.right)
            if not by.is_live:
                return Value(self.fit(by, NUM), SHIFTED, member=by.member, most=by.most, cut=node in self.cuts)
        return self.operation(node, want)

    def note_cuts(self, node: ast.BinOp) -> None:
        """Note which operands lose whatever lies beyond the end of a set, because & takes that away."""
        around = node in self.cuts and type(node.op) in BITWISE
        both = isinstance(node.op, ast.BitAnd)
        if around or (both and self._bounded(node.right)):
            self.cuts.add(node.left)
        if around or (both and self._bounded(node.left)):
            self.cuts.add(node.right)

    def _bounded(self, node: ast.expr) -> bool:
        """Whether a set surely ends: everything that is kept somewhere does, but not what is shifted or inverted."""
        if isinstance(node, ast.UnaryOp):
            return False
        if isinstance(node, ast.IfExp):
            return self._bounded(node.body) and self._bounded(node.orelse)
        if isinstance(node, ast.BoolOp):
            return all(map(self._bounded, node.values))
        if isinstance(node, ast.BinOp):
            if isinstance(node.op, ast.BitAnd):
                return self._bounded(node.left) or self._bounded(node.right)
            if isinstance(node.op, ast.RShift):
                return True
            return (
                isinstance(node.op, ast.BitOr | ast.BitXor) and self._bounded(node.left) and self._bounded(node.right)
            )
        return not (isinstance(node, ast.Name) and node.id in self.loose) and not self.is_negative(node)

    def is_negative(self, node: ast.expr) -> bool:
        """Whether an expression is a negative number that is known now."""
        value = self.value(node)
        return isinstance(value.live, int) and value.live < 0

    def operation(self, node: ast.BinOp, want: Type | None = None, place: Value | None = None) -> Value:
        """Two values put together; the first may be a place whose value is being changed."""
        op = node.op
        left = self.value(node.left, want) if place is None else place
        if isinstance(op, ast.LShift | ast.RShift):
            return self._shift(node, left, want)
        hint = left.kind if left.kind in (NUM, *SETS) else want
        right = self.value(node.right, hint)
        if left.is_live and right.is_live and isinstance(left.live, int) and isinstance(right.live, int):
            return self._known(op, left, right)
        if isinstance(op, ARITHMETIC) and want != NUM and {left.kind, right.kind} & {SHIFTED, *SETS}:
            raise ForgeError("sets are no numbers to calculate with")
        if isinstance(left.kind, MaybeType):
            left = Value(f"some({left.code})", left.kind.item)
        if isinstance(right.kind, MaybeType):
            right = Value(f"some({right.code})", right.kind.item)
        if left.kind in WIDTHS and right.kind in WIDTHS:
            if isinstance(op, ARITHMETIC):
                return self._calculated(node, left, right)
            if type(op) in BITWISE:
                return self._bitwise(node, left, right, want, place)
        if isinstance(op, ast.Mult) and isinstance(left.kind, ListType | TupleType):
            lists = left.kind if isinstance(left.kind, ListType) else list_of(left, want)
            if isinstance(lists.item, ListType | DictType):
                raise ForgeError("one list as several entries of another")
            return Value(self._both(node, left, lists, right, NUM, "({} * {})"), lists)
        if isinstance(op, ast.Add):
            kind = settled(join(self._as_list(left.kind, left, right), self._as_list(right.kind, right, left)))
            return Value(self._both(node, left, kind, right, kind, "({} + {})"), kind)
        raise ForgeError(f"{left.kind} {ast.unparse(node)} {right.kind}")

    def _known(self, op: ast.operator, left: Value, right: Value) -> Value:
        """What two known numbers or sets come to. Sets that are put together or shifted stay sets of their type."""
        if type(op) not in OPERATORS:
            raise ForgeError(f"no {type(op).__name__} in compiled rules")
        assert isinstance(left.live, int)
        assert isinstance(right.live, int)
        found = OPERATORS[type(op)](left.live, right.live)
        joined = [left.kind, right.kind] if type(op) in BITWISE else [] if isinstance(op, ARITHMETIC) else [left.kind]
        return self.live(found, max((kind for kind in joined if kind in SETS), key=SETS.index, default=None))

    def _both(self, node: ast.BinOp, left: Value, one: Type, right: Value, other: Type, form: str) -> str:
        """Two operands in a form, in the order of Python."""
        operands = [
            Operand(self.fit(left, one), self.effects(node.left)),
            Operand(self.fit(right, other), self.effects(node.right)),
        ]
        return self.in_order(operands, lambda codes: form.format(*codes))

    def _calculated(self, node: ast.BinOp, left: Value, right: Value) -> Value:
        name = CHECKED[type(node.op)]
        code = self._both(node, left, NUM, right, NUM, name + "({}, {})")
        member = left.member or right.member if isinstance(node.op, ast.Add | ast.Sub) else None
        if left.member is not None and right.member is not None:
            member = None
        most = None
        if isinstance(node.op, ast.Mod) and isinstance(right.live, int) and right.live > 0:
            most = right.live - 1
        return Value(code, NUM, member=member, most=most)

    def _bitwise(self, node: ast.BinOp, left: Value, right: Value, want: Type | None, place: Value | None) -> Value:
        """Sets put together, or numbers bit by bit; what could be either becomes what the other is."""
        narrow = isinstance(node.op, ast.BitAnd) and want == CELLS and {left.kind, right.kind} == set(SETS)
        if narrow and place is None and self._bounded(node.left if left.kind == CELLS else node.right):
            return Value(self._both(node, left, left.kind, right, right.kind, "common({}, {})"), CELLS)
        kind = self._joined(left, right, want)
        if place is None:
            left = self._again(node.left, left, kind)
        right = self._again(node.right, right, kind)
        if kind not in SETS:
            most = None
            if isinstance(node.op, ast.BitAnd):
                most = min((each.live for each in (left, right) if isinstance(each.live, int)), default=None)
            known = most is not None and most >= 0
            sign = BITWISE[type(node.op)]
            code = self._both(node, left, kind, right, kind, f"({{}} {sign} {{}})")
            return Value(code, kind, most=most if known else None)
        # Where one operand changes what the other is made of, that is looked up first.
        moving = self.effects(node.left).disturbs(self.effects(node.right)) or self.effects(node.right).disturbs(
            self.effects(node.left)
        )
        one = self.words(left, kind, moving, node.left in self.cuts)
        two = self.words(right, kind, moving, node.right in self.cuts)
        return put_together(kind, Words(one.before + two.before, f"({one.word} {BITWISE[type(node.op)]} {two.word})"))

    def _joined(self, left: Value, right: Value, want: Type | None) -> Type:
        kinds = {left.kind, right.kind}
        if SHIFTED in kinds:
            kinds -= {SHIFTED, LITERAL}
            if not kinds:
                return want if want in (NUM, *SETS) and want is not None else CELLS
            if kinds == {BOOL}:
                return NUM
        if want == ACTIONS and CELLS in kinds:
            return ACTIONS
        found: Type = UNKNOWN
        for kind in sorted(kinds, key=WIDTHS.index):
            found = join(found, kind)
        return settled(found)

    def _again(self, node: ast.expr, value: Value, kind: Type) -> Value:
        """An operand of another type than the result, translated once more with that in mind."""
        return value if value.kind == kind or value.is_live else self.value(node, kind)

    def words(self, value: Value, kind: Type, moving: bool = False, cut: bool = False) -> Words:
        """How to find each word of a set."""
        if value.words is not None and value.kind == kind and not moving:
            return value.words
        name = self.temporary()
        if value.kind == SHIFTED:
            one = f"One::any({value.code})" if value.cut else f"{kind.cpp}::single({value.code})"
            return Words(f"const One {name} = {one}; ", f"{name}.word(i)")
        if value.is_live and isinstance(value.live, int) and value.live < 0:
            if not cut:
                raise ForgeError("a negative number is no set: only what cuts a set with & may be negative")
            opposite = self.program.constant(~value.live, kind)
            return Words(f"const {kind.cpp}& {name} = {opposite}; ", f"~{name}.w[i]")
        reference = "" if moving else "&"
        code = widened(self.program, replace(value, cut=cut), kind)
        return Words(f"const {kind.cpp}{reference} {name} = {code}; ", f"{name}.w[i]")

    def _as_list(self, kind: Type, value: Value, other: Value) -> Type:
        if isinstance(kind, TupleType) and value.parts is not None:
            return other.kind if isinstance(other.kind, ListType) else list_of(value)
        return kind

    def _shift(self, node: ast.BinOp, left: Value, want: Type | None) -> Value:
        by = self.value(node.right)
        leftwards = isinstance(node.op, ast.LShift)
        if left.is_live and by.is_live and isinstance(left.live, int) and isinstance(by.live, int):
            return self._known(node.op, left, by)
        if isinstance(left.kind, MaybeType):
            left = Value(f"some({left.code})", left.kind.item)
        kind = settled(left.kind) if left.kind != BOOL else NUM
        if kind not in (NUM, *SETS):
            raise ForgeError(f"{kind} cannot be shifted")
        if leftwards and want in SETS and want is not None:
            kind = settled(join(kind, want))
        if by.is_live and not (isinstance(by.live, int) and by.live >= 0 and (kind in SETS or by.live < WORD)):
            raise ForgeError(f"a shift by {by.live}")
        name = "shift_left" if leftwards else "shift_right"
        if leftwards and kind in SETS and node in self.cuts:
            name = "shift_out"
        operands = [
            Operand(widened(self.program, left, kind), self.effects(node.left)),
            Operand(self.fit(by, NUM), self.effects(node.right)),
        ]
        return Value(self.in_order(operands, lambda codes: f"{name}({', '.join(codes)})"), kind)

    def _boolop(self, node: ast.BoolOp, want: Type | None) -> Value:
        # What is passed over may be None also where a number is wanted.
        passed = None if want == NUM else want
        values = [self.value(each, want if each is node.values[-1] else passed) for each in node.values]
        if all(value.kind == BOOL for value in values) or want == BOOL:
            return Value(self.condition(node), BOOL)
        either = isinstance(node.op, ast.Or)
        # What is known to be passed over does not matter, nor what comes after something that is known to decide.
        known = (at for at, each in enumerate(values) if each.is_live and bool(each.live) == either)
        last = next(known, len(values) - 1)
        values = [*(each for each in values[:last] if not each.is_live), values[last]]
        kind: Type = UNKNOWN
        for value in values[:-1]:
            # What may be None is never the result of an "or" as long as something else follows.
            kind = join(kind, value.kind.item if either and isinstance(value.kind, MaybeType) else value.kind)
        kind = settled(join(kind, values[-1].kind))
        code = self.fit(values[-1], kind)
        for value in reversed(values[:-1]):
            name = self.temporary()
            held = value.kind if isinstance(value.kind, MaybeType) else kind
            mine = self.fit(Value(name, held), kind)
            chosen = f"{mine} : {code}" if either else f"{code} : {mine}"
            code = block(f"const {held.cpp} {name} = {self.fit(value, held)};", f"truth({name}) ? {chosen}")
        return Value(code, kind)


def without_parentheses(code: str) -> str:
    """Code without the parentheses around all of it, if there are any."""
    if not (code.startswith("(") and code.endswith(")")) or '"' in code:
        return code
    depth = 0
    for place, sign in enumerate(code):
        depth += (sign == "(") - (sign == ")")
        if depth == 0 and place + 1 < len(code):
            return code
    return code[1:-1]
