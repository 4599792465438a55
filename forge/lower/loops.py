"""Loops and comprehensions, and whatever can be gone through."""

import ast
from collections.abc import Callable, Iterator
from typing import Final

from forge.errors import ForgeError
from forge.lower.conditions import Conditions
from forge.lower.values import LARGEST_SHIFT, Value, block, list_of
from forge.read.source import nodes_of
from forge.types import (
    BOOL,
    EMPTY,
    NUM,
    SETS,
    UNKNOWN,
    CallType,
    DictType,
    ListType,
    MaybeType,
    ObjectType,
    RecordType,
    TupleType,
    Type,
    join,
    local,
    mutable,
    settled,
)

WITH_FUNCTIONS: Final = ("builtins", "realmwright.bits", "realmwright.dice")
"""The modules whose functions are in the headers."""


class Loops(Conditions):
    """What the translation of a function knows about loops."""

    def loop(self, target: ast.expr, source: ast.expr) -> tuple[str, list[str]]:
        """The head of a loop, and what the body begins with."""
        if isinstance(source, ast.GeneratorExp):
            raise ForgeError("a generator is not run when it is made, but when it is asked: make a list of it")
        if isinstance(source, ast.Call) and isinstance(source.func, ast.Name):
            name = self._own(source.func.id)
            if name == "range":
                return self._count(target, source.args)
            if name in ("each", "_each"):
                inner = self.value(source.args[0])
                kind = settled(inner.kind)
                member = kind if kind in SETS else None
                item = Value(self.temporary(), NUM, member=member, most=None if member else LARGEST_SHIFT)
                return f"for (const Num {item.code} : each({self.fit(inner, kind)}))", self._bind(target, item)
            if name in ("enumerate", "zip"):
                return self._side_by_side(target, source)
        if isinstance(source, ast.Call) and isinstance(source.func, ast.Attribute) and source.func.attr == "items":
            whole = self.value(source.func.value)
            assert isinstance(whole.kind, DictType)
            step = self.temporary()
            pair = [Value(f"{step}.first", whole.kind.key), Value(f"{step}.second", whole.kind.value)]
            assert isinstance(target, ast.Tuple)
            first = self._bind_each(target, pair)
            return f"for (const auto& {step} : {self.fit(whole, whole.kind)}.entries)", first
        whole = self.in_sequence(source)
        assert isinstance(whole.kind, ListType)
        step = self.temporary()
        fixed = whole.fixed or whole.is_live or not whole.place or isinstance(whole.kind.item, CallType)
        return (
            f"for (const auto& {step} : {self.fit(whole, whole.kind)})",
            self._bind(target, Value(step, whole.kind.item, fixed=fixed)),
        )

    def _own(self, name: str) -> str:
        """The name of a function, if that is one of Python's own or of those that the headers have."""
        if name in self.parameters or name in self.stored_names or name in self.bound:
            return ""
        found = self.compiled.closure.get(name, self.compiled.live.__globals__.get(name))
        return name if found is None or getattr(found, "__module__", "") in WITH_FUNCTIONS else ""

    def _count(self, target: ast.expr, arguments: list[ast.expr]) -> tuple[str, list[str]]:
        first, last = ("Num{0}", self.number(arguments[0])) if len(arguments) == 1 else map(self.number, arguments[:2])
        by = self.value(arguments[2]).live if len(arguments) > 2 else 1
        if not isinstance(by, int) or not by:
            raise ForgeError("a range has a step that is known")
        at, end = self.temporary(), self.temporary()
        sign = "<" if by > 0 else ">"
        # A step of 1 never goes beyond the end.
        step = f"{at} += {by}" if by in (1, -1) else f"{at} = plus({at}, Num{{{by}}})"
        return (
            f"for (Num {at} = {first}, {end} = {last}; {at} {sign} {end}; {step})",
            self._bind(target, Value(at, NUM, most=self._most(arguments, by))),
        )

    def _most(self, arguments: list[ast.expr], by: int) -> int | None:
        """How large the numbers of a range are at most, if that is known and none is negative."""
        ends = [self.value(each).live for each in arguments[:2]]
        first, last = (0, *ends) if len(ends) == 1 else ends
        known = isinstance(first, int) and isinstance(last, int) and by > 0 and first >= 0
        return last - 1 if known and isinstance(last, int) else None

    def _side_by_side(self, target: ast.expr, source: ast.Call) -> tuple[str, list[str]]:
        """A loop over enumerate or zip."""
        assert isinstance(target, ast.Tuple)
        assert isinstance(source.func, ast.Name)
        sources = source.args[: 1 if source.func.id == "enumerate" else None]
        if any(isinstance(each, ast.GeneratorExp) for each in sources):
            raise ForgeError("a generator is not run when it is made, but when it is asked: make a list of it")
        lists = [self.in_sequence(each) for each in sources]
        names = [self.temporary() for _ in lists]
        at = self.temporary()
        held = "".join(
            f"if (const auto& {name} = {self.fit(each, each.kind)}; true) "
            for name, each in zip(names, lists, strict=True)
        )
        first = ""
        given = [*source.args[1:], *(each.value for each in source.keywords if each.arg == "start")]
        if source.func.id == "enumerate" and given:
            first = f" + {self.number(given[0])}"
            if not self.value(given[0]).is_live:
                name = self.temporary()
                held += f"if (const Num {name}{{{self.number(given[0])}}}; true) "
                first = f" + {name}"
        size = f"{names[0]}.size()"
        strict = any(each.arg == "strict" and self.known_condition(each.value) for each in source.keywords)
        for name in names[1:]:
            size = f"{'same_size' if strict else 'std::min'}({size}, {name}.size())"
        head = f"{held}for (Num {at} = 0; {at} < {size}; ++{at})"
        if strict:
            end = self.temporary()
            head = f"{held}for (Num {at} = 0, {end} = {size}; {at} < {end}; ++{at})"
        values = [
            Value(f"{name}[{at}]", each.kind.item, fixed=each.fixed or each.is_live or not each.place)
            for name, each in zip(names, lists, strict=True)
            if isinstance(each.kind, ListType)
        ]
        if source.func.id == "enumerate":
            values.insert(0, Value(f"({at}{first})", NUM))
        return head, self._bind_each(target, values)

    def _bind(self, target: ast.expr, value: Value) -> list[str]:
        """Give the variables of a loop what a round of it is about."""
        if isinstance(target, ast.Tuple):
            return self._bind_each(target, list(self.entries(value, len(target.elts))))
        assert isinstance(target, ast.Name)
        name = target.id
        if name == "_":
            return []
        joined = join(self.kinds.get(name, UNKNOWN), value.kind) if name not in self.bound else value.kind
        self.kinds[name] = joined
        if value.member is not None:
            self.members[name] = value.member
        if value.most is not None and name not in self.changed and name not in self.large:
            self.most[name] = max(value.most, self.most.get(name, 0))
        elif value.most is None:
            self.most.pop(name, None)
            self.large.add(name)
        kind = settled(joined)
        if mutable(kind):
            self.copies.add(name)
        if name in self.declared:
            return [f"{local(name)} = {self.fit(value, kind)};"]
        small = isinstance(kind, ObjectType) or kind in (NUM, BOOL)
        if kind == value.kind and value.fixed and name not in self.changed and not small:
            return [f"const {kind.cpp}& {local(name)} = {value.code};"]
        return [f"{kind.cpp} {local(name)} = {self.fit(value, kind)};"]

    def _bind_each(self, target: ast.Tuple, values: list[Value]) -> list[str]:
        if any(isinstance(each, ast.Starred) for each in target.elts):
            raise ForgeError("what is left over cannot be unpacked")
        return [line for each, value in zip(target.elts, values, strict=True) for line in self._bind(each, value)]

    def entries(self, value: Value, count: int) -> Iterator[Value]:
        """The entries of something that is unpacked."""
        kind = value.kind
        if isinstance(kind, TupleType):
            for place, each in enumerate(kind.items):
                yield Value(f"std::get<{place}>({value.code})", each, fixed=value.fixed)
        elif isinstance(kind, RecordType):
            for name, each in self.program.annotations.fields(kind.cls).items():
                yield Value(f"{value.code}.{local(name)}", each, fixed=value.fixed)
        elif isinstance(kind, ListType):
            for place in range(count):
                if not place:
                    yield Value(f"exactly({value.code}, {count})[0]", kind.item, fixed=value.fixed)
                    continue
                yield Value(f"{value.code}[{place}]", kind.item, fixed=value.fixed)
        else:
            raise ForgeError(f"{value.code} ({kind}) cannot be unpacked")

    def in_sequence(self, node: ast.expr) -> Value:
        """Something that can be gone through in an order that means something, as a list."""
        found = self.listed(node)
        if isinstance(found.kind, ListType) and found.kind.unordered:
            raise ForgeError("the order of a set means nothing: sort it first, or use a list")
        return found

    def listed(self, node: ast.expr) -> Value:
        """Something that can be gone through, as a list."""
        return self.traced(node, lambda: self._listed(node))

    def _listed(self, node: ast.expr) -> Value:
        if isinstance(node, ast.ListComp | ast.GeneratorExp | ast.SetComp):
            return self._comprehension(node)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            name = self._own(node.func.id)
            if name in ("enumerate", "zip"):
                raise ForgeError(f"{name} is for loops")
            if name in ("range", "each"):
                step = ast.Name(f"{self.temporary()}item", ast.Load())
                generator = ast.comprehension(target=step, iter=node, ifs=[], is_async=0)
                return self._comprehension(ast.ListComp(elt=step, generators=[generator]))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("values", "keys"):
            whole = self.value(node.func.value)
            if isinstance(whole.kind, DictType):
                item = whole.kind.value if node.func.attr == "values" else whole.kind.key
                return Value(f"{self.fit(whole, whole.kind)}.{node.func.attr}()", ListType(item=item))
        value = self.value(node)
        if isinstance(value.kind, MaybeType):
            value = Value(f"some({value.code})", value.kind.item, place=True, fixed=True)
        if isinstance(value.kind, ListType):
            return value
        if isinstance(value.kind, DictType):
            return Value(f"{self.fit(value, value.kind)}.keys()", ListType(item=value.kind.key))
        if value.parts is not None:
            kind = list_of(value)
            return Value(self.fit(value, kind), kind)
        if isinstance(value.kind, TupleType) and len(set(value.kind.items)) == 1:
            kind = ListType(item=value.kind.items[0])
            gather = f"[](const auto&... entry) {{ return {kind.cpp}{{entry...}}; }}"
            return Value(f"std::apply({gather}, {self.fit(value, value.kind)})", kind)
        if value.kind == EMPTY:
            return Value("List<Num>()", ListType(item=NUM))
        raise ForgeError(f"{ast.unparse(node)} ({value.kind}) is no list")

    # Comprehensions

    def _listcomp(self, node: ast.ListComp, want: Type | None) -> Value:
        return self._comprehension(node, want.item if isinstance(want, ListType) else None)

    def _generatorexp(self, node: ast.GeneratorExp, want: Type | None) -> Value:
        return self._comprehension(node, want.item if isinstance(want, ListType) else None)

    def _comprehension(self, node: ast.ListComp | ast.GeneratorExp | ast.SetComp, item: Type | None = None) -> Value:
        name = self.temporary()

        def body() -> tuple[str, Type]:
            value = self.value(node.elt, item)
            kind = settled(item if item is not None else value.kind)
            if isinstance(kind, TupleType) and value.parts is None:
                kind = value.kind
            return f"{name}.append({self.fit(value, kind)});", kind

        code, kind = self.gone_through(node.generators, body)
        lists = ListType(item=kind, mutable=True, unordered=isinstance(node, ast.SetComp))
        self.program.use(lists)
        found = Value(block(f"{lists.cpp} {name}; {code}", name), lists)
        return Value(f"unique({found.code})", lists) if isinstance(node, ast.SetComp) else found

    def gone_through(
        self, generators: list[ast.comprehension], body: Callable[[], tuple[str, Type]]
    ) -> tuple[str, Type]:
        """The loops of a comprehension around a statement; their variables hide others of the same names."""
        with self.afresh():
            return self._gone_through(generators, body)

    def _gone_through(
        self, generators: list[ast.comprehension], body: Callable[[], tuple[str, Type]]
    ) -> tuple[str, Type]:
        names = {each.id for part in generators for each in nodes_of(part.target) if isinstance(each, ast.Name)}
        before = {name: self.kinds.pop(name) for name in names if name in self.kinds}
        members, self.members = self.members, {name: kind for name, kind in self.members.items() if name not in names}
        most, self.most = self.most, {name: number for name, number in self.most.items() if name not in names}
        changed, self.changed = self.changed, self.changed - names
        hidden = {name: self.bound.pop(name) for name in names if name in self.bound}
        added = names - self.stored_names
        self.stored_names = self.stored_names | names
        declared, self.declared = self.declared, self.declared - names
        aliases, self.aliases = self.aliases, self.aliases - names
        parameters, self.parameters = self.parameters, self.parameters - names
        head = tail = ""
        for part in generators:
            start, first = self.loop(part.target, part.iter)
            head += f"{start} {{ {' '.join(first)} "
            tail += " }"
            for test in part.ifs:
                head += f"if ({self.bare_condition(test)}) "
        code, kind = body()
        for part in generators:
            self.check_lazy(part.iter, self.trace)
        self.declared, self.aliases, self.parameters = declared, aliases, parameters
        self.members, self.most, self.changed = members, most, changed
        self.stored_names = self.stored_names - added
        for name in names:
            self.kinds.pop(name, None)
        self.kinds |= before
        self.bound |= hidden
        return f"{head}{code}{tail}", kind
