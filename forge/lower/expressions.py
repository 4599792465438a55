"""Lists, tuples, dictionaries and texts that are written out, and their entries."""

import ast
from collections.abc import Mapping

from forge.errors import ForgeError
from forge.lower.calls import Calls
from forge.lower.scope import Operand
from forge.lower.values import Value, block, list_of
from forge.program.effects import Effects
from forge.types import (
    EMPTY,
    JSON,
    LITERAL,
    NUM,
    SETS,
    TEXT,
    UNKNOWN,
    CallType,
    DictType,
    ListType,
    TupleType,
    Type,
    join,
    local,
    settled,
)


class Expressions(Calls):
    """What the translation of a function knows about expressions."""

    # Lists, tuples, dictionaries and texts

    def _tuple(self, node: ast.Tuple, want: Type | None) -> Value:
        return self._display(node.elts, want, False)

    def _list(self, node: ast.List, want: Type | None) -> Value:
        return self._display(node.elts, want, True)

    def _display(self, nodes: list[ast.expr], want: Type | None, mutable: bool) -> Value:
        if not nodes:
            return Value("", EMPTY) if not isinstance(want, ListType) else Value(f"{want.cpp}()", want)
        inner = want.item if isinstance(want, ListType) else None
        if any(isinstance(node, ast.Starred) for node in nodes):
            return self._starred(nodes, want)
        wants = want.items if isinstance(want, TupleType) else (inner,) * len(nodes)
        parts = tuple(self.value(node, each) for node, each in zip(nodes, wants, strict=True))
        if isinstance(want, ListType | TupleType):
            found = Value("", TupleType(items=tuple(part.kind for part in parts)), parts=parts)
            return Value(self.fit(found, want), want)
        kind = TupleType(items=tuple(settled(part.kind) for part in parts))
        if mutable:
            lists = list_of(Value("", kind, parts=parts))
            inside = ", ".join(self.fit(part, lists.item) for part in parts)
            return Value(f"{lists.cpp}{{{inside}}}", lists, parts=parts)
        inside = ", ".join(self.fit(part, each) for part, each in zip(parts, kind.items, strict=True))
        return Value(f"{kind.cpp}{{{inside}}}", kind, parts=parts)

    def _starred(self, nodes: list[ast.expr], want: Type | None) -> Value:
        """A list of single things and of whole lists."""
        pieces: list[tuple[bool, Value]] = []
        item: Type = want.item if isinstance(want, ListType) else UNKNOWN
        for node in nodes:
            if isinstance(node, ast.Starred):
                value = self.in_sequence(node.value)
                assert isinstance(value.kind, ListType)
                pieces.append((True, value))
                item = join(item, value.kind.item)
            else:
                value = self.value(node)
                pieces.append((False, value))
                item = join(item, value.kind)
        kind = ListType(item=settled(item), mutable=True)
        name = self.temporary()
        steps = [
            f"{name} += {self.fit(value, kind)};" if whole else f"{name}.append({self.fit(value, kind.item)});"
            for whole, value in pieces
        ]
        return Value(block(f"{kind.cpp} {name}; {' '.join(steps)}", name), kind)

    def _set(self, node: ast.Set, _: Type | None) -> Value:
        value = self._display(node.elts, None, True)
        assert isinstance(value.kind, ListType)
        return Value(f"unique({value.code})", ListType(item=value.kind.item, unordered=True))

    def _dict(self, node: ast.Dict, want: Type | None) -> Value:
        if not node.keys:
            return Value("", EMPTY)
        kind = want if isinstance(want, DictType) else DictType(value=JSON)
        name = self.temporary()
        steps = []
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                steps.append(f"{name} |= {self.wanted(value, kind)};")
            else:
                both = [self.operand(key, kind.key), self.operand(value, kind.value)]
                steps.append(self.in_order(both, lambda codes: f"{name}.set({', '.join(codes)})") + ";")
        return Value(block(f"{kind.cpp} {name}; {' '.join(steps)}", name), kind)

    def _joinedstr(self, node: ast.JoinedStr, _: Type | None) -> Value:
        parts = []
        for each in node.values:
            if isinstance(each, ast.FormattedValue) and (each.format_spec is not None or each.conversion != -1):
                raise ForgeError(f"only numbers and texts as they are can be put into a text: {ast.unparse(node)}")
            value = self.value(each.value if isinstance(each, ast.FormattedValue) else each)
            if value.kind not in (TEXT, NUM, LITERAL):
                raise ForgeError(f"only numbers and texts can be put into a text, not {value.kind}")
            source = each.value if isinstance(each, ast.FormattedValue) else each
            code = f"text({self.fit(value, TEXT if value.kind == TEXT else NUM)})"
            parts.append(Operand(code, self.effects(source)))
        return Value(self.in_order(parts, lambda codes: f"({' + '.join(codes) or 'Text()'})"), TEXT)

    def _lambda(self, _: ast.Lambda, __: Type | None) -> Value:
        raise ForgeError("a function that is made on the way can only be handed to another, which calls it")

    def made(self, node: ast.Lambda, want: Type) -> Value:
        """A function that is made on the way, and sees the variables around it."""
        if not isinstance(want, CallType):
            raise ForgeError("a lambda has to be wanted as a certain function")
        names = [each.arg for each in node.args.args]
        if len(names) != len(want.parameters) or node.args.defaults:
            raise ForgeError(f"{ast.unparse(node)} does not take what it is given")
        hidden = dict(self.bound)
        for name, kind in zip(names, want.parameters, strict=True):
            self.bound[name] = Value(local(name), kind, place=True, fixed=isinstance(kind, ListType))
        with self.afresh():
            code = self.wanted(node.body, want.result) if want.result != UNKNOWN else self.value(node.body).code
        self.bound = hidden
        self.traces[node] = effects = self.effects(node.body)
        self.program.handed.setdefault(want, Effects()).add(effects)
        given = ", ".join(f"{kind.parameter} {local(name)}" for name, kind in zip(names, want.parameters, strict=True))
        result = "" if want.result == UNKNOWN else f" -> {want.result.cpp}"
        return Value(f"[&]({given}){result} {{ return {code}; }}", want)

    # Entries and slices

    def _subscript(self, node: ast.Subscript, _: Type | None) -> Value:
        whole = self.value(node.value)
        if isinstance(node.slice, ast.Slice):
            return self._sliced(whole, node.slice)
        kind = whole.kind
        index = self.value(node.slice)
        if isinstance(kind, DictType):
            if whole.is_live and index.is_live:
                assert isinstance(whole.live, Mapping)
                return self.live(whole.live[index.live], kind.value if kind.value not in (NUM, UNKNOWN) else None)
            code, key = self.fit(whole, kind), self.fit(index, kind.key)
            found = f"{code}[{key}]" if whole.fixed or whole.is_live else f"{code}.at({key})"
            return Value(found, kind.value, place=True, fixed=whole.fixed)
        if whole.is_live and index.is_live and isinstance(whole.live, tuple | list) and isinstance(index.live, int):
            inner = kind.item if isinstance(kind, ListType) else None
            return self.live(whole.live[index.live], inner if inner in (*SETS, JSON) else None)
        if isinstance(kind, TupleType):
            if not isinstance(index.live, int) or not -len(kind.items) <= index.live < len(kind.items):
                raise ForgeError(f"which entry of {whole.code}?")
            place = index.live % len(kind.items)
            return Value(f"std::get<{place}>({whole.code})", kind.items[place])
        if isinstance(kind, ListType):
            code = self.fit(whole, kind)
            return Value(f"{code}[{self.fit(index, NUM)}]", kind.item, place=True, fixed=whole.fixed or whole.is_live)
        raise ForgeError(f"{whole.code or whole.live!r:.60} ({kind}) has no entries")

    def _sliced(self, whole: Value, cut: ast.Slice) -> Value:
        if whole.is_live and isinstance(whole.live, tuple | list):
            ends = [None if each is None else self.value(each).live for each in (cut.lower, cut.upper, cut.step)]
            known = [each for each in ends if isinstance(each, int | None)]
            if len(known) == len(ends):
                return self.live(whole.live[slice(*known)])
        if (
            isinstance(whole.kind, TupleType)
            and (cut.lower, cut.step) == (None, None)
            and isinstance(cut.upper, ast.Constant)
        ):
            count = int(str(cut.upper.value))
            kind = TupleType(items=whole.kind.items[:count])
            name = self.temporary()
            inner = ", ".join(f"std::get<{place}>({name})" for place in range(len(kind.items)))
            return Value(block(f"const auto {name} = {whole.code};", f"{kind.cpp}{{{inner}}}"), kind)
        if not isinstance(whole.kind, ListType):
            raise ForgeError(f"no part can be cut out of {whole.kind}")
        back = cut.step is not None and ast.unparse(cut.step) == "-1"
        name = "slice_back" if back else "slice"
        bounds = self.ends(ast.Slice(cut.lower, cut.upper) if back else cut)
        code = self.fit(whole, whole.kind)
        found = ListType(item=whole.kind.item, mutable=whole.kind.mutable)
        return Value(self.in_order(bounds, lambda codes: f"{name}({code}, {', '.join(codes)})"), found)

    def ends(self, cut: ast.Slice) -> list[Operand]:
        """The two ends of a slice."""
        if cut.step is not None and ast.unparse(cut.step) != "1":
            raise ForgeError(f"a step of {ast.unparse(cut.step)} in a slice")
        return [
            Operand("std::nullopt", Effects()) if each is None else self.operand(each, NUM)
            for each in (cut.lower, cut.upper)
        ]

    # Places

    def target(self, node: ast.expr, value: str) -> str:
        """The statement that puts a value into a place which is not a variable."""
        if isinstance(node, ast.Subscript):
            whole = self.value(node.value)
            if isinstance(node.slice, ast.Slice):
                if isinstance(whole.kind, ListType) and whole.kind.by_seat:
                    raise ForgeError("a part of Seats[...] cannot be replaced: give the field a new list instead")
                ends = ", ".join(each.code for each in self.ends(node.slice))
                return f"replace({whole.code}, {ends}, {value});"
            if isinstance(whole.kind, DictType):
                return f"{whole.code}.set({self.wanted(node.slice, whole.kind.key)}, {value});"
        return f"{self.value(node).code} = {value};"

    def kind_of_target(self, node: ast.expr) -> Type:
        """The type of what can be put into a place."""
        if isinstance(node, ast.Subscript):
            whole = self.value(node.value).kind
            if isinstance(node.slice, ast.Slice):
                return whole
            if isinstance(whole, DictType):
                return whole.value
        return self.value(node).kind
