"""Calls of compiled functions and methods, and the attributes of things."""

import ast
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, Final

from forge.aliases import CHANGES
from forge.functions import Functions
from forge.kinds import (
    BOOL,
    DICE,
    EVENT,
    JOURNAL,
    JSON,
    LIVE,
    NUM,
    SETS,
    STATE,
    STREAM,
    TEXT,
    VOID,
    WIDTHS,
    CallKind,
    DictKind,
    ForgeError,
    Kind,
    ListKind,
    MaybeKind,
    ObjectKind,
    PartKind,
    RecordKind,
    local,
    settled,
)
from forge.loops import WITH_FUNCTIONS
from forge.program import NO_DEFAULT, Compiled, is_abstract
from forge.sources import module_of
from forge.values import NOT_LIVE, Value

Arguments = Sequence[ast.expr | Value]
Keywords = Mapping[str, ast.expr]

TAKES: Final[dict[str, tuple[int, int, tuple[str, ...]]]] = {
    "flood": (3, 3, ()),
    "select": (2, 2, ()),
    "shuffled": (2, 2, ()),
    "tuple": (0, 1, ()),
    "list": (0, 1, ()),
    "sorted": (1, 1, ("reverse",)),
    "sum": (1, 2, ("start",)),
    "min": (1, 99, ("key", "default")),
    "max": (1, 99, ("key", "default")),
}
"""Of those that take not just one thing: how many things at least and at most, and what else by name."""
EVENT_FIELDS: Final = {
    "kind": TEXT,
    "args": DictKind(value=JSON),
    "audience": MaybeKind(item=NUM),
    "covert": BOOL,
}


class Calls(Functions):
    """What a writer of functions knows about calls and attributes."""

    def _call(self, node: ast.Call, want: Kind | None) -> Value:
        function = node.func
        if any(isinstance(each, ast.Starred) for each in node.args) or any(each.arg is None for each in node.keywords):
            raise ForgeError("the arguments of a call have to be written out")
        keywords = {each.arg: each.value for each in node.keywords if each.arg is not None}
        if isinstance(function, ast.Attribute):
            if isinstance(function.value, ast.Call) and ast.unparse(function.value) == "super()":
                return self._super(function.attr, node.args, keywords)
            owner = self.value(function.value)
            if owner.kind != LIVE:
                if isinstance(owner.kind, ListKind) and function.attr in CHANGES:
                    self.changeable(function.value)
                return self.call_method(owner, function.attr, node.args, keywords)
        called = self.value(function)
        if called.kind == LIVE:
            return self._call_live(called.live, node, keywords, want)
        if isinstance(called.kind, CallKind):
            return self._call_value(called, node.args)
        raise ForgeError(f"{ast.unparse(function)} cannot be called")

    def _call_value(self, called: Value, arguments: Arguments) -> Value:
        kind = called.kind
        assert isinstance(kind, CallKind)
        if called.is_live:
            return self._call_compiled(self.program.function(_function(called.live), kind.parameters), arguments, {})
        given = [self._argument(each, wanted) for each, wanted in zip(arguments, kind.parameters, strict=True)]
        return Value(f"{called.code}({', '.join(given)})", kind.result)

    def _argument(self, argument: ast.expr | Value, kind: Kind) -> str:
        if isinstance(argument, ast.Lambda):
            return self.handed(argument, kind)
        value = argument if isinstance(argument, Value) else self.value(argument, kind)
        code = self.fit(value, kind)
        # A field of the position may change while the function runs, which must not see that.
        moving = kind in SETS and value.place and not value.fixed and not code.isidentifier()
        return f"{kind.cpp}({code})" if moving else code

    def _call_compiled(
        self,
        compiled: Compiled,
        arguments: Arguments,
        keywords: Keywords,
        first: str | None = None,
        name: str | None = None,
    ) -> Value:
        """Call a compiled function, perhaps by another name; a method gets what it belongs to first."""
        rest = compiled.parameters if first is None else compiled.parameters[1:]
        given = [] if first is None else [first]
        if len(arguments) > len(rest) or set(keywords) - {each.name for each in rest}:
            raise ForgeError(f"{compiled.name} does not take all of that")
        for place, parameter in enumerate(rest):
            if place < len(arguments):
                given.append(self._argument(arguments[place], parameter.kind))
            elif parameter.name in keywords:
                given.append(self._argument(keywords[parameter.name], parameter.kind))
            elif parameter.default is not NO_DEFAULT:
                given.append(self.program.constant(parameter.default, parameter.kind))
            else:
                raise ForgeError(f"{compiled.name} needs {parameter.name}")
        if name is not None:
            return Value(f"{name}({', '.join(given[1:])})", compiled.result)
        return Value(f"{compiled.name}({', '.join(given)})", compiled.result)

    def _super(self, name: str, arguments: Arguments, keywords: Keywords) -> Value:
        owner = self.compiled.owner
        assert owner is not None
        for base in owner.__mro__[1:]:
            if name in base.__dict__:
                compiled = self.program.method(base, name)
                return self._call_compiled(compiled, arguments, keywords, "self")
        raise ForgeError(f"no base of {owner.__name__} has {name}")

    def _call_live(self, live: object, node: ast.Call, keywords: Keywords, want: Kind | None) -> Value:
        name = getattr(live, "__name__", "")
        home = getattr(live, "__module__", "")
        special = getattr(self, f"_call_{name}", None)
        if special is not None and home in WITH_FUNCTIONS:
            least, most, known = TAKES.get(name, (1, 1, ()))
            if not least <= len(node.args) <= most or set(keywords) - set(known):
                raise ForgeError(f"{name} with these arguments")
            found: Value = special(node.args, keywords, want)
            return found
        if isinstance(live, type):
            return self._construct(live, node.args, keywords)
        bound = getattr(live, "__self__", None)
        if bound is not None:
            return self.call_method(self.live(bound), name, node.args, keywords)
        if not callable(live):
            raise ForgeError(f"{live!r:.60} cannot be called")
        kinds = tuple(self.value(each).kind for each in node.args) if name == "<lambda>" else ()
        return self._call_compiled(self.program.function(_function(live), kinds), node.args, keywords)

    def _construct(self, cls: type, arguments: list[ast.expr], keywords: Keywords) -> Value:
        kind = self.program.annotations.of_class(cls)
        if kind == EVENT:
            given = {**dict(zip(EVENT_FIELDS, arguments, strict=False)), **keywords}
            parts = [f".{key} = {self.wanted(given[key], each)}" for key, each in EVENT_FIELDS.items() if key in given]
            return Value(f"Event{{{', '.join(parts)}}}", kind)
        if isinstance(kind, DictKind):
            if not arguments:
                return Value(f"{kind.cpp}()", kind)
            if isinstance(arguments[0], ast.DictComp):
                return self._dictionary(arguments[0], kind)
            return Value(self.wanted(arguments[0], kind), kind)
        if not isinstance(kind, RecordKind):
            raise ForgeError(f"a {cls.__name__} cannot be made in compiled rules")
        self.program.use(kind)
        fields = self.program.annotations.fields(cls)
        defaults: dict[str, Any] = getattr(cls, "_field_defaults", {})
        given = {**dict(zip(fields, arguments, strict=False)), **keywords}
        parts = [
            self.wanted(given[key], each) if key in given else self.program.constant(defaults[key], each)
            for key, each in fields.items()
        ]
        return Value(f"{kind.cpp}{{{', '.join(parts)}}}", kind)

    def _dictionary(self, node: ast.DictComp, kind: DictKind) -> Value:
        name = self.temporary()

        def body() -> tuple[str, Kind]:
            return f"{name}.set({self.wanted(node.key, kind.key)}, {self.wanted(node.value, kind.value)});", kind

        code, _ = self.gone_through(node.generators, body)
        return Value(f"({{ {kind.cpp} {name}; {code} std::move({name}); }})", kind)

    # Methods

    def call_method(self, owner: Value, name: str, arguments: Arguments, keywords: Keywords) -> Value:
        """Call a method of a value."""
        kind = owner.kind
        if isinstance(kind, MaybeKind):
            inner = Value(f"(*{owner.code})", kind.item, place=owner.place, fixed=owner.fixed)
            return self.call_method(inner, name, arguments, keywords)
        if kind == STATE:
            if name == "copy":
                return Value(f"copied({owner.code})", STATE)
            return self._call_compiled(self.program.method(self.program.state, name), arguments, keywords, owner.code)
        if isinstance(kind, ObjectKind | PartKind | RecordKind):
            return self._method_of_object(owner, name, arguments, keywords)
        nodes = [each for each in arguments if isinstance(each, ast.expr)]
        if keywords:
            raise ForgeError(f"{name} takes nothing by name")
        if kind in WIDTHS and name in ("bit_count", "bit_length"):
            return Value(f"{name}({self.fit(owner, settled(kind))})", NUM)
        if isinstance(kind, ListKind):
            return self._method_of_list(owner, kind, name, nodes)
        if isinstance(kind, DictKind):
            return self._method_of_dict(owner, kind, name, nodes)
        if kind == JOURNAL and name == "append":
            return Value(f"{owner.code}.append({self.wanted(nodes[0], EVENT)})", VOID)
        if kind == DICE and name == "stream":
            return Value(f"{owner.code}.stream({self.wanted(nodes[0], TEXT)})", STREAM)
        if kind == STREAM and name == "below":
            return Value(f"{owner.code}.below({self.number(nodes[0])})", NUM)
        raise ForgeError(f"{owner.code} ({kind}) has no method {name}")

    def _method_of_object(self, owner: Value, name: str, arguments: Arguments, keywords: Keywords) -> Value:
        kind = owner.kind
        assert isinstance(kind, ObjectKind | PartKind | RecordKind)
        cls = kind.cls
        code = self.fit(owner, kind)
        if isinstance(kind, RecordKind) and name == "_replace":
            twin = self.temporary()
            fields = self.program.annotations.fields(cls)
            steps = " ".join(
                f"{twin}.{local(key)} = {self.wanted(node, fields[key])};" for key, node in keywords.items()
            )
            return Value(f"({{ {kind.cpp} {twin} = {code}; {steps} {twin}; }})", kind)
        if name in self.program.annotations.fields(cls):
            return self._call_value(self.member(owner, name), arguments)
        if not isinstance(kind, RecordKind) and self.program.overridden(cls, name):
            compiled = self._declared_method(cls, name)
            return self._call_compiled(compiled, arguments, keywords, code, f"{code}->{name}")
        return self._call_compiled(self.program.method(cls, name), arguments, keywords, code)

    def _declared_method(self, cls: type, name: str) -> Compiled:
        """A method that says what all of its kind take and give."""
        for each in (cls, *cls.__subclasses__()):
            if name in each.__dict__ and not is_abstract(each.__dict__[name]):
                return self.program.method(each, name)
        raise ForgeError(f"nobody has {cls.__name__}.{name}")

    def _method_of_list(self, owner: Value, kind: ListKind, name: str, nodes: list[ast.expr]) -> Value:
        code = self.fit(owner, kind)
        if name == "append":
            return Value(f"{code}.append({self.wanted(nodes[0], kind.item)})", VOID)
        if name in ("remove", "index", "count"):
            called = "occurrences" if name == "count" else name
            return Value(f"{code}.{called}({self.wanted(nodes[0], kind.item)})", VOID if name == "remove" else NUM)
        if name == "pop":
            return Value(f"{code}.pop({', '.join(self.number(node) for node in nodes)})", kind.item)
        if name == "clear":
            return Value(f"{code}.clear()", VOID)
        if name == "copy":
            return Value(f"{kind.cpp}({code})", kind)
        if name == "insert":
            return Value(f"{code}.insert({self.number(nodes[0])}, {self.wanted(nodes[1], kind.item)})", VOID)
        if name == "extend":
            return Value(f"{code} += {self.wanted(nodes[0], kind)}", VOID)
        raise ForgeError(f"lists have no {name} in compiled rules")

    def _method_of_dict(self, owner: Value, kind: DictKind, name: str, nodes: list[ast.expr]) -> Value:
        code = self.fit(owner, kind)
        if name == "get" and len(nodes) == 2:
            key, value = self.wanted(nodes[0], kind.key), self.wanted(nodes[1], kind.value)
            return Value(f"{code}.get({key}, {value})", kind.value)
        if name in ("values", "keys"):
            return Value(f"{code}.{name}()", ListKind(item=kind.value if name == "values" else kind.key))
        raise ForgeError(f"dictionaries have no {name} in compiled rules")

    # Attributes

    def _attribute(self, node: ast.Attribute, _: Kind | None) -> Value:
        return self.member(self.value(node.value), node.attr)

    def member(self, owner: Value, name: str) -> Value:
        """An attribute of something."""
        kind = owner.kind
        if owner.is_live:
            return self._live_member(owner, name)
        if kind == STATE:
            found = getattr(self.program.state, name, NOT_LIVE)
            if isinstance(found, property):
                return self.call_method(owner, name, (), {})
            declared = self.program.annotations.fields(self.program.state).get(name)
            if found is not NOT_LIVE and type(found).__name__ != "member_descriptor":
                return self.live(found, declared)
            return self._field(owner, self.program.state, name, ".")
        if isinstance(kind, RecordKind):
            declared = self.program.annotations.fields(kind.cls).get(name)
            if declared is None:
                return self.call_method(owner, name, (), {})
            return Value(f"{owner.code}.{local(name)}", declared, place=owner.place, fixed=True)
        if isinstance(kind, ObjectKind | PartKind):
            found = getattr(kind.cls, name, NOT_LIVE)
            if isinstance(found, property):
                return self.call_method(owner, name, (), {})
            return self._field(owner, kind.cls, name, "->")
        if isinstance(kind, DictKind) and name == "total":
            return Value(f"total({owner.code}.values())", NUM)
        if isinstance(kind, MaybeKind):
            return self.member(Value(f"(*{owner.code})", kind.item), name)
        raise ForgeError(f"{owner.code} ({kind}) has no {name}")

    def _field(self, owner: Value, cls: type, name: str, arrow: str) -> Value:
        kind = self.program.field(cls, name)
        if kind is None:
            raise ForgeError(f"{cls.__name__} has no field {name} with an annotation")
        fixed = isinstance(owner.kind, ObjectKind) or owner.fixed
        if owner.kind == STATE:
            # A list can be changed under another name as well.
            fixed = self.program.keeps(name) and not getattr(kind, "mutable", False)
            if self.program.lasts(name, kind):
                return Value(f"(*{owner.code}.{local(name)})", kind, place=True, fixed=True)
        return Value(f"{owner.code}{arrow}{local(name)}", kind, place=True, fixed=fixed)

    def _live_member(self, owner: Value, name: str) -> Value:
        live = owner.live
        found = getattr(live, name)
        if isinstance(live, ModuleType):
            ours = live.__name__.startswith("realmwright.")
            return self.live(found, self.annotated(module_of(live.__name__), name) if ours else None)
        if isinstance(live, type) or callable(found):
            return Value(name, LIVE, found)
        return self.live(found, self.program.annotations.fields(type(live)).get(name))


def _function(live: object) -> Callable[..., Any]:
    if not callable(live):
        raise ForgeError(f"{live!r:.60} is no function")
    return live
