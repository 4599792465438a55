"""Lists, tuples, dictionaries and texts that are written out, and their entries."""

import ast
from collections.abc import Mapping

from forge.calls import Calls
from forge.kinds import (
    EMPTY,
    JSON,
    LITERAL,
    NUM,
    SETS,
    TEXT,
    UNKNOWN,
    CallKind,
    DictKind,
    ForgeError,
    Kind,
    ListKind,
    TupleKind,
    join,
    local,
    settled,
)
from forge.operations import is_set
from forge.values import Value, list_of


class Expressions(Calls):
    """What a writer of functions knows about expressions."""

    # Lists, tuples, dictionaries and texts

    def _tuple(self, node: ast.Tuple, want: Kind | None) -> Value:
        return self._display(node.elts, want, False)

    def _list(self, node: ast.List, want: Kind | None) -> Value:
        return self._display(node.elts, want, True)

    def _display(self, nodes: list[ast.expr], want: Kind | None, mutable: bool) -> Value:
        if not nodes:
            return Value("", EMPTY) if not isinstance(want, ListKind) else Value(f"{want.cpp}()", want)
        inner = want.item if isinstance(want, ListKind) else None
        if any(isinstance(node, ast.Starred) for node in nodes):
            return self._starred(nodes, want)
        wants = want.items if isinstance(want, TupleKind) else (inner,) * len(nodes)
        parts = tuple(self.value(node, each) for node, each in zip(nodes, wants, strict=True))
        if isinstance(want, ListKind | TupleKind):
            found = Value("", TupleKind(items=tuple(part.kind for part in parts)), parts=parts)
            return Value(self.fit(found, want), want)
        kind = TupleKind(items=tuple(settled(part.kind) for part in parts))
        if mutable:
            lists = list_of(Value("", kind, parts=parts))
            inside = ", ".join(self.fit(part, lists.item) for part in parts)
            return Value(f"{lists.cpp}{{{inside}}}", lists, parts=parts)
        inside = ", ".join(self.fit(part, each) for part, each in zip(parts, kind.items, strict=True))
        return Value(f"{kind.cpp}({inside})", kind, parts=parts)

    def _starred(self, nodes: list[ast.expr], want: Kind | None) -> Value:
        """A list of single things and of whole lists."""
        pieces: list[tuple[bool, Value]] = []
        item: Kind = want.item if isinstance(want, ListKind) else UNKNOWN
        for node in nodes:
            if isinstance(node, ast.Starred):
                if is_set(node.value):
                    raise ForgeError("a set has no order to make a list of it")
                value = self.listed(node.value)
                assert isinstance(value.kind, ListKind)
                pieces.append((True, value))
                item = join(item, value.kind.item)
            else:
                value = self.value(node)
                pieces.append((False, value))
                item = join(item, value.kind)
        kind = ListKind(item=settled(item), mutable=True)
        name = self.temporary()
        steps = [
            f"{name} += {self.fit(value, kind)};" if whole else f"{name}.append({self.fit(value, kind.item)});"
            for whole, value in pieces
        ]
        return Value(f"({{ {kind.cpp} {name}; {' '.join(steps)} std::move({name}); }})", kind)

    def _dict(self, node: ast.Dict, want: Kind | None) -> Value:
        if not node.keys:
            return Value("", EMPTY)
        kind = want if isinstance(want, DictKind) else DictKind(value=JSON)
        name = self.temporary()
        steps = []
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                steps.append(f"{name} |= {self.wanted(value, kind)};")
            else:
                steps.append(f"{name}.set({self.wanted(key, kind.key)}, {self.wanted(value, kind.value)});")
        return Value(f"({{ {kind.cpp} {name}; {' '.join(steps)} std::move({name}); }})", kind)

    def _joinedstr(self, node: ast.JoinedStr, _: Kind | None) -> Value:
        parts = []
        for each in node.values:
            if isinstance(each, ast.FormattedValue) and (each.format_spec is not None or each.conversion != -1):
                raise ForgeError(f"only numbers and texts as they are can be put into a text: {ast.unparse(node)}")
            value = self.value(each.value if isinstance(each, ast.FormattedValue) else each)
            if value.kind not in (TEXT, NUM, LITERAL):
                raise ForgeError(f"only numbers and texts can be put into a text, not {value.kind}")
            parts.append(f"text({self.fit(value, TEXT if value.kind == TEXT else NUM)})")
        return Value(f"({' + '.join(parts)})", TEXT)

    def _lambda(self, _: ast.Lambda, __: Kind | None) -> Value:
        raise ForgeError("a function that is made on the way can only be handed to another, which calls it")

    def made(self, node: ast.Lambda, want: Kind) -> Value:
        """A function that is made on the way, and sees the variables around it."""
        if not isinstance(want, CallKind):
            raise ForgeError("a lambda has to be wanted as a certain function")
        names = [each.arg for each in node.args.args]
        if len(names) != len(want.parameters) or node.args.defaults:
            raise ForgeError(f"{ast.unparse(node)} does not take what it is given")
        hidden = dict(self.bound)
        for name, kind in zip(names, want.parameters, strict=True):
            self.bound[name] = Value(local(name), kind, place=True, fixed=isinstance(kind, ListKind))
        code = self.wanted(node.body, want.result) if want.result != UNKNOWN else self.value(node.body).code
        self.bound = hidden
        given = ", ".join(f"{kind.parameter} {local(name)}" for name, kind in zip(names, want.parameters, strict=True))
        return Value(f"[&]({given}) {{ return {code}; }}", want)

    # Entries and slices

    def _subscript(self, node: ast.Subscript, _: Kind | None) -> Value:
        whole = self.value(node.value)
        if isinstance(node.slice, ast.Slice):
            return self._sliced(whole, node.slice)
        kind = whole.kind
        index = self.value(node.slice)
        if isinstance(kind, DictKind):
            if whole.is_live and index.is_live:
                assert isinstance(whole.live, Mapping)
                return self.live(whole.live[index.live], kind.value if kind.value not in (NUM, UNKNOWN) else None)
            code, key = self.fit(whole, kind), self.fit(index, kind.key)
            found = f"{code}[{key}]" if whole.fixed or whole.is_live else f"{code}.at({key})"
            return Value(found, kind.value, place=True, fixed=whole.fixed)
        if whole.is_live and index.is_live and isinstance(whole.live, tuple | list) and isinstance(index.live, int):
            inner = kind.item if isinstance(kind, ListKind) else None
            return self.live(whole.live[index.live], inner if inner in (*SETS, JSON) else None)
        if isinstance(kind, TupleKind):
            if not isinstance(index.live, int):
                raise ForgeError(f"which entry of {whole.code}?")
            place = index.live % len(kind.items)
            return Value(f"std::get<{place}>({whole.code})", kind.items[place])
        if isinstance(kind, ListKind):
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
            isinstance(whole.kind, TupleKind)
            and (cut.lower, cut.step) == (None, None)
            and isinstance(cut.upper, ast.Constant)
        ):
            count = int(str(cut.upper.value))
            kind = TupleKind(items=whole.kind.items[:count])
            name = self.temporary()
            inner = ", ".join(f"std::get<{place}>({name})" for place in range(len(kind.items)))
            return Value(f"({{ const auto {name} = {whole.code}; {kind.cpp}({inner}); }})", kind)
        if not isinstance(whole.kind, ListKind):
            raise ForgeError(f"no part can be cut out of {whole.kind}")
        back = cut.step is not None and ast.unparse(cut.step) == "-1"
        code = self.fit(whole, whole.kind)
        bounds = self.bounds(ast.Slice(cut.lower, cut.upper) if back else cut)
        return Value(f"{'slice_back' if back else 'slice'}({code}, {bounds})", whole.kind)

    def bounds(self, cut: ast.Slice) -> str:
        """The two ends of a slice."""
        if cut.step is not None and ast.unparse(cut.step) != "1":
            raise ForgeError(f"a step of {ast.unparse(cut.step)} in a slice")
        return ", ".join("{}" if each is None else self.number(each) for each in (cut.lower, cut.upper))

    # Places

    def target(self, node: ast.expr) -> Value | str:
        """A place that is assigned to; for an entry of a dictionary a statement, with @ for the value."""
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
            whole = self.value(node.value)
            if isinstance(whole.kind, DictKind):
                return f"{whole.code}.set({self.wanted(node.slice, whole.kind.key)}, @);"
        elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
            return f"replace({self.value(node.value).code}, {self.bounds(node.slice)}, @);"
        return self.value(node)

    def value_text(self, node: ast.expr, target: ast.expr) -> str:
        """The value that is given to such a place."""
        assert isinstance(target, ast.Subscript)
        whole = self.value(target.value).kind
        kind = whole.value if isinstance(whole, DictKind) else whole
        return self.wanted(node, kind)
