"""Python's own functions, and those of bits and dice: most are in the runtime."""

import ast
from collections.abc import Sized
from dataclasses import replace
from typing import Final

from forge.errors import ForgeError
from forge.lower.conditions import ordered
from forge.lower.loops import Loops
from forge.lower.scope import Operand
from forge.lower.values import Value, block
from forge.types import (
    BOOL,
    CELLS,
    EMPTY,
    NUM,
    SETS,
    TEXT,
    UNKNOWN,
    WIDTHS,
    CallType,
    DictType,
    ListType,
    TupleType,
    Type,
    settled,
)

CHANCE: Final = "(chance)"
"""What changes when a random number is drawn."""


class Builtins(Loops):
    """What the translation of a function knows about those that every game has: ``_call_`` and the name of one."""

    def _call_len(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        value = self.value(nodes[0])
        if value.is_live:
            assert isinstance(value.live, Sized)
            return self.live(len(value.live))
        kind = value.kind
        if kind == TEXT:
            return Value(f"text_length({value.code})", NUM)
        if isinstance(kind, TupleType) and not self.effects(nodes[0]).writes:
            return self.live(len(kind.items))
        if kind not in (UNKNOWN, EMPTY) and not isinstance(kind, ListType | DictType):
            raise ForgeError(f"how long is {kind}?")
        return Value(f"{value.code}.size()", NUM)

    def _call_bool(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        return Value(self.condition(nodes[0]), BOOL)

    def _call_int(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        return Value(self.number(nodes[0]), NUM)

    def _call_abs(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        return Value(f"absolute({self.number(nodes[0])})", NUM)

    def _call_bit(self, nodes: list[ast.expr], _: object, want: Type | None) -> Value:
        return self.value(ast.BinOp(ast.Constant(1), ast.LShift(), nodes[0]), want)

    def _call_lowest(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        kind = settled(self.value(nodes[0]).kind)
        return Value(f"lowest({self.wanted(nodes[0], kind)})", NUM, member=kind if kind in SETS else None)

    def _call_select(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        kind = settled(self.value(nodes[0]).kind)
        operands = [self.operand(nodes[0], kind), self.operand(nodes[1], NUM)]
        code = self.in_order(operands, lambda codes: f"select({', '.join(codes)})")
        return Value(code, NUM, member=kind if kind in SETS else None)

    def _call_flood(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        operands = [self.operand(node, kind) for node, kind in zip(nodes, (CELLS, CELLS, NUM), strict=True)]
        return Value(self.in_order(operands, lambda codes: f"flood({', '.join(codes)})"), CELLS)

    def _call_each(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        return self.listed(ast.Call(ast.Name("each", ast.Load()), nodes, []))

    def _call_shuffled(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        stream = self.value(nodes[0])
        items = self.in_sequence(nodes[1])
        operands = [
            Operand(stream.code, self.effects(nodes[0]), referred=True),
            Operand(self.fit(items, items.kind), self.effects(nodes[1])),
        ]
        self.trace.writes.add(CHANCE)
        kind = replace(items.kind, mutable=True) if isinstance(items.kind, ListType) else items.kind
        return Value(self.in_order(operands, lambda codes: f"shuffled({', '.join(codes)})"), kind)

    def _call_tuple(self, nodes: list[ast.expr], _: object, want: Type | None) -> Value:
        if not nodes:
            return Value("", EMPTY)
        value = self.in_sequence(nodes[0])
        kind = want if isinstance(want, ListType) else value.kind
        assert isinstance(kind, ListType)
        return Value(f"{kind.cpp}({self.fit(value, kind)})", ListType(item=kind.item))

    def _call_list(self, nodes: list[ast.expr], _: object, want: Type | None) -> Value:
        if not nodes:
            return Value("", EMPTY)
        value = self.in_sequence(nodes[0])
        assert isinstance(value.kind, ListType)
        kind = ListType(item=value.kind.item, mutable=True)
        return Value(f"{kind.cpp}({self.fit(value, value.kind)})", kind)

    def _call_set(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        value = self.listed(nodes[0])
        assert isinstance(value.kind, ListType)
        return Value(f"unique({self.fit(value, value.kind)})", ListType(item=value.kind.item, unordered=True))

    def _call_reversed(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        value = self.in_sequence(nodes[0])
        assert isinstance(value.kind, ListType)
        return Value(f"reversed({self.fit(value, value.kind)})", ListType(item=value.kind.item, mutable=True))

    def _call_sorted(self, nodes: list[ast.expr], keywords: dict[str, ast.expr], __: object) -> Value:
        value = self.listed(nodes[0])
        assert isinstance(value.kind, ListType)
        self._check_order(value.kind)
        code = f"sorted({self.fit(value, value.kind)})"
        back = self.known_condition(keywords["reverse"]) if "reverse" in keywords else False
        if back is None:
            raise ForgeError("sorted has to know whether it is reversed")
        return Value(f"reversed({code})" if back else code, ListType(item=value.kind.item, mutable=True))

    def _check_order(self, kind: Type) -> None:
        if isinstance(kind, ListType) and kind.item != UNKNOWN and not ordered(kind.item):
            raise ForgeError(f"{kind.item} has no order")

    def _call_sum(self, nodes: list[ast.expr], keywords: dict[str, ast.expr], want: Type | None) -> Value:
        start = nodes[1] if len(nodes) > 1 else keywords.get("start")
        if start is not None:
            # Python looks at the start last.
            rest = ast.Call(ast.Name("sum", ast.Load()), nodes[:1], [])
            return self.value(ast.BinOp(rest, ast.Add(), start), NUM)
        inner = nodes[0]
        simple = want is None or want == UNKNOWN or want in WIDTHS
        if simple and isinstance(inner, ast.GeneratorExp | ast.ListComp):
            name = self.temporary()

            def body() -> tuple[str, Type]:
                value = self.value(inner.elt, want if want in (NUM, *SETS) else None)
                kind = settled(value.kind) if value.kind != BOOL else NUM
                change = f"join({name}, {self.fit(value, kind)});"
                return change if kind in SETS else f"{name} = plus({name}, {self.fit(value, kind)});", kind

            code, kind = self.gone_through(inner.generators, body)
            if kind not in (NUM, *SETS):
                raise ForgeError(f"nothing of {kind} can be added up")
            return Value(block(f"{kind.cpp} {name}{{}}; {code}", name), kind)
        value = self.listed(inner)
        assert isinstance(value.kind, ListType)
        kind = NUM if value.kind.item == BOOL else value.kind.item
        if kind not in (NUM, *SETS):
            raise ForgeError(f"nothing of {kind} can be added up")
        return Value(f"total({self.fit(value, value.kind)})", kind)

    def _call_pack(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        value = self.listed(nodes[0])
        name, step = self.temporary(), self.temporary()
        loop = f"for (const Num {step} : {self.fit(value, value.kind)}) {name} |= Cells::one({step});"
        return Value(block(f"Cells {name}; {loop}", name), CELLS)

    def _call_any(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        return self._whether(nodes[0], True)

    def _call_all(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        return self._whether(nodes[0], False)

    def _call_min(self, nodes: list[ast.expr], keywords: dict[str, ast.expr], __: object) -> Value:
        return self._extreme(nodes, keywords, "min")

    def _call_max(self, nodes: list[ast.expr], keywords: dict[str, ast.expr], __: object) -> Value:
        return self._extreme(nodes, keywords, "max")

    def _whether(self, node: ast.expr, found: bool) -> Value:
        """Whether any of some things is true, or all of them: it is looked for one that is, or for one that is not."""
        yes, no = ("true", "false") if found else ("false", "true")
        if isinstance(node, ast.GeneratorExp):

            def body() -> tuple[str, Type]:
                test = self.condition(node.elt)
                return f"if ({test if found else '!' + test}) return {yes};", BOOL

            code, _ = self.gone_through(node.generators, body)
        else:
            value = self.listed(node)
            step = self.temporary()
            test = f"truth({step})" if found else f"!truth({step})"
            code = f"for (const auto& {step} : {self.fit(value, value.kind)}) if ({test}) return {yes};"
        return Value(block(code, no), BOOL)

    def _extreme(self, nodes: list[ast.expr], keywords: dict[str, ast.expr], name: str) -> Value:
        if len(nodes) > 1:
            if keywords:
                raise ForgeError(f"{name} of several things with {', '.join(keywords)}")
            operands = [self.operand(node, NUM) for node in nodes]

            def nested(codes: list[str]) -> str:
                code = codes[0]
                for each in codes[1:]:
                    code = f"std::{name}<Num>({code}, {each})"
                return code

            return Value(self.in_order(operands, nested), NUM)
        # Of several that are equally large the first counts.
        value = self.in_sequence(nodes[0]) if "key" in keywords else self.listed(nodes[0])
        kind = value.kind
        assert isinstance(kind, ListType)
        item = kind.item
        key = "[](const auto& entry) -> const auto& { return entry; }"
        if "key" in keywords:
            key = self.handed(keywords["key"], CallType(parameters=(item,), result=NUM))
            if self.effects(keywords["key"]).writes:
                raise ForgeError(f"the key of {name} must not change anything")
        else:
            self._check_order(kind)
        code = self.fit(value, kind)
        largest = "true" if name == "max" else "false"
        if "default" not in keywords:
            return Value(f"extreme({code}, static_cast<const {item.cpp}*>(nullptr), {key}, {largest})", item)
        otherwise = self.operand(keywords["default"], item)
        if self.effects(nodes[0]).disturbs(otherwise.effects) or otherwise.effects.writes:
            raise ForgeError(f"the default of {name} is looked up before: give it a variable")
        other = self.temporary()
        return Value(
            block(f"const {item.cpp} {other} = {otherwise.code};", f"extreme({code}, &{other}, {key}, {largest})"), item
        )
