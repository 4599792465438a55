"""Python's own functions, and those of bits and dice: most are in the headers."""

import ast
from collections.abc import Sized

from forge.kinds import (
    BOOL,
    CELLS,
    EMPTY,
    NUM,
    SETS,
    TEXT,
    UNKNOWN,
    WIDTHS,
    CallKind,
    DictKind,
    ForgeError,
    Kind,
    ListKind,
    TupleKind,
    settled,
)
from forge.loops import Loops
from forge.operations import is_set, ordered
from forge.values import Value


class Functions(Loops):
    """What a writer of functions knows about those that every game has: ``_call_`` and the name of one."""

    def _call_len(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        value = self.value(nodes[0])
        if value.is_live:
            assert isinstance(value.live, Sized)
            return self.live(len(value.live))
        kind = value.kind
        if kind == TEXT:
            return Value(f"text_length({value.code})", NUM)
        if isinstance(kind, TupleKind) and isinstance(nodes[0], ast.Name):
            return self.live(len(kind.items))
        if kind not in (UNKNOWN, EMPTY) and not isinstance(kind, ListKind | DictKind):
            raise ForgeError(f"how long is {kind}?")
        return Value(f"{value.code}.size()", NUM)

    def _call_bool(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        return Value(self.condition(nodes[0]), BOOL)

    def _call_int(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        return Value(self.number(nodes[0]), NUM)

    def _call_abs(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        return Value(f"std::abs({self.number(nodes[0])})", NUM)

    def _call_bit(self, nodes: list[ast.expr], _: object, want: Kind | None) -> Value:
        return self.value(ast.BinOp(ast.Constant(1), ast.LShift(), nodes[0]), want)

    def _call_lowest(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        value = self.value(nodes[0])
        return Value(f"lowest({self.fit(value, settled(value.kind))})", NUM)

    def _call_select(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        value = self.value(nodes[0])
        return Value(f"select({self.fit(value, settled(value.kind))}, {self.number(nodes[1])})", NUM)

    def _call_flood(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        start, within = (self.wanted(node, CELLS) for node in nodes[:2])
        return Value(f"flood({start}, {within}, {self.number(nodes[2])})", CELLS)

    def _call_each(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        return self.listed(ast.Call(ast.Name("each", ast.Load()), nodes, []))

    def _call_shuffled(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        items = self.listed(nodes[1])
        return Value(f"shuffled({self.value(nodes[0]).code}, {self.fit(items, items.kind)})", items.kind)

    def _call_tuple(self, nodes: list[ast.expr], _: object, want: Kind | None) -> Value:
        if not nodes:
            return Value("", EMPTY)
        if is_set(nodes[0]):
            raise ForgeError("a set has no order to make a tuple of it")
        value = self.value(nodes[0], want) if isinstance(want, ListKind) else self.listed(nodes[0])
        kind = want if isinstance(want, ListKind) else value.kind
        assert isinstance(kind, ListKind)
        return Value(f"{kind.cpp}({self.fit(value, kind)})", ListKind(item=kind.item))

    def _call_list(self, nodes: list[ast.expr], _: object, want: Kind | None) -> Value:
        if not nodes:
            return Value("", EMPTY)
        if is_set(nodes[0]):
            raise ForgeError("a set has no order to make a list of it")
        value = self.listed(nodes[0])
        assert isinstance(value.kind, ListKind)
        kind = ListKind(item=value.kind.item, mutable=True)
        return Value(f"{kind.cpp}({self.fit(value, value.kind)})", kind)

    def _call_set(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        value = self.listed(nodes[0])
        return Value(f"unique({self.fit(value, value.kind)})", value.kind)

    def _call_reversed(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        value = self.listed(nodes[0])
        return Value(f"reversed({self.fit(value, value.kind)})", value.kind)

    def _call_sorted(self, nodes: list[ast.expr], keywords: dict[str, ast.expr], __: object) -> Value:
        value = self.listed(nodes[0])
        self._in_order(value.kind)
        code = f"sorted({self.fit(value, value.kind)})"
        back = self.known_condition(keywords["reverse"]) if "reverse" in keywords else False
        if back is None:
            raise ForgeError("sorted has to know whether it is reversed")
        return Value(f"reversed({code})" if back else code, value.kind)

    def _in_order(self, kind: Kind) -> None:
        if isinstance(kind, ListKind) and kind.item != UNKNOWN and not ordered(kind.item):
            raise ForgeError(f"{kind.item} has no order")

    def _call_sum(self, nodes: list[ast.expr], keywords: dict[str, ast.expr], want: Kind | None) -> Value:
        start = nodes[1] if len(nodes) > 1 else keywords.get("start")
        if start is not None:
            return self.value(ast.BinOp(start, ast.Add(), ast.Call(ast.Name("sum", ast.Load()), nodes[:1], [])), want)
        inner = nodes[0]
        simple = want is None or want == UNKNOWN or want in WIDTHS
        if simple and isinstance(inner, ast.GeneratorExp | ast.ListComp):
            name = self.temporary()

            def body() -> tuple[str, Kind]:
                value = self.value(inner.elt, want if want in (NUM, *SETS) else None)
                kind = settled(value.kind) if value.kind != BOOL else NUM
                sign = "|=" if kind in SETS else "+="
                return f"{name} {sign} {self.fit(value, kind)};", kind

            code, kind = self.gone_through(inner.generators, body)
            return Value(f"({{ {kind.cpp} {name}{{}}; {code} {name}; }})", kind)
        value = self.listed(inner)
        assert isinstance(value.kind, ListKind)
        kind = NUM if value.kind.item == BOOL else value.kind.item
        return Value(f"total({self.fit(value, value.kind)})", kind)

    def _call_pack(self, nodes: list[ast.expr], _: object, __: object) -> Value:
        value = self.listed(nodes[0])
        name, step = self.temporary(), self.temporary()
        loop = f"for (const Num {step} : {self.fit(value, value.kind)}) {name} |= Cells::one({step});"
        return Value(f"({{ Cells {name}; {loop} {name}; }})", CELLS)

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
        name = self.temporary()
        yes, no = ("true", "false") if found else ("false", "true")
        if isinstance(node, ast.GeneratorExp | ast.ListComp):

            def body() -> tuple[str, Kind]:
                test = self.condition(node.elt)
                return f"if ({test if found else '!' + test}) {{ {name} = {yes}; break; }}", BOOL

            code, _ = self.gone_through(node.generators, body)
        else:
            value = self.listed(node)
            step = self.temporary()
            test = f"truth({step})" if found else f"!truth({step})"
            code = f"for (const auto& {step} : {self.fit(value, value.kind)}) if ({test}) {name} = {yes};"
        return Value(f"({{ bool {name} = {no}; {code} {name}; }})", BOOL)

    def _extreme(self, nodes: list[ast.expr], keywords: dict[str, ast.expr], name: str) -> Value:
        if len(nodes) > 1:
            if keywords:
                raise ForgeError(f"{name} of several things with {', '.join(keywords)}")
            code = self.number(nodes[0])
            for node in nodes[1:]:
                code = f"std::{name}<Num>({code}, {self.number(node)})"
            return Value(code, NUM)
        value = self.listed(nodes[0])
        kind = value.kind
        assert isinstance(kind, ListKind)
        item = kind.item
        key = "[](const auto& entry) -> const auto& { return entry; }"
        if "key" in keywords:
            key = self.handed(keywords["key"], CallKind(parameters=(item,), result=NUM))
        else:
            self._in_order(kind)
        code = self.fit(value, kind)
        other = self.temporary()
        largest = "true" if name == "max" else "false"
        if "default" not in keywords:
            return Value(f"extreme({code}, static_cast<const {item.cpp}*>(nullptr), {key}, {largest})", item)
        otherwise = f"const {item.cpp} {other} = {self.wanted(keywords['default'], item)};"
        return Value(f"({{ {otherwise} extreme({code}, &{other}, {key}, {largest}); }})", item)
