"""Calls of compiled functions and methods, and the attributes of things."""

import ast
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, Final

from forge.check.aliases import CHANGES
from forge.errors import ForgeError
from forge.lower.builtins import CHANCE, Builtins
from forge.lower.loops import WITH_FUNCTIONS
from forge.lower.scope import Operand
from forge.lower.values import NOT_LIVE, Value, block
from forge.program.effects import ANYTHING, Effects
from forge.program.functions import NO_DEFAULT, Compiled, Parameter, is_abstract, subclasses
from forge.read.source import module_of
from forge.types import (
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
    CallType,
    DictType,
    ListType,
    MaybeType,
    ObjectType,
    PartType,
    RecordType,
    Type,
    local,
    settled,
)
from realmwright.dice import FastDice

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
    "args": DictType(value=JSON),
    "audience": MaybeType(item=NUM),
    "covert": BOOL,
}


class Calls(Builtins):
    """What the translation of a function knows about calls and attributes."""

    def _call(self, node: ast.Call, want: Type | None) -> Value:
        function = node.func
        if any(isinstance(each, ast.Starred) for each in node.args) or any(each.arg is None for each in node.keywords):
            raise ForgeError("the arguments of a call have to be written out")
        keywords = {each.arg: each.value for each in node.keywords if each.arg is not None}
        if isinstance(function, ast.Attribute):
            if isinstance(function.value, ast.Call) and ast.unparse(function.value) == "super()":
                return self._super(function.attr, node.args, keywords)
            owner = self.value(function.value)
            if owner.kind != LIVE:
                if isinstance(owner.kind, ListType) and function.attr in CHANGES:
                    self.changeable(function.value)
                    self.note_change(function.value)
                return self.call_method(owner, function.attr, node.args, keywords, node)
        called = self.value(function)
        if called.kind == LIVE:
            return self._call_live(called.live, node, keywords, want)
        if isinstance(called.kind, CallType):
            return self._call_value(called, node.args)
        raise ForgeError(f"{ast.unparse(function)} cannot be called")

    def _call_value(self, called: Value, arguments: Arguments, field: str = "") -> Value:
        kind = called.kind
        assert isinstance(kind, CallType)
        if called.is_live:
            return self._call_compiled(self.program.function(_function(called.live), kind.parameters), arguments, {})
        given = [self._argument(each, wanted) for each, wanted in zip(arguments, kind.parameters, strict=True)]
        self.note_call(self.program.effects_of_any(kind, field))
        return Value(self.in_order(given, lambda codes: f"{called.code}({', '.join(codes)})"), kind.result)

    def _argument(self, argument: ast.expr | Value, kind: Type) -> Operand:
        if isinstance(argument, ast.Lambda):
            return Operand(self.handed(argument, kind), Effects())
        value = argument if isinstance(argument, Value) else self.value(argument, kind)
        if not isinstance(argument, Value):
            self.check_kept(argument)
        if kind == STREAM and not value.place:
            raise ForgeError("a stream rolls on while it is used: give it a variable")
        effects = Effects() if isinstance(argument, Value) else self.effects(argument)
        code = self.fit(value, kind)
        # A field of the position may change while the function runs, which must not see that.
        moving = kind in (TEXT, JSON, *SETS) and value.place and not value.fixed and not code.isidentifier()
        referred = not moving and kind not in (NUM, BOOL, TEXT, JSON, *SETS) and not isinstance(kind, RecordType)
        return Operand(f"{kind.cpp}({code})" if moving else code, effects, referred)

    def _call_compiled(
        self,
        compiled: Compiled,
        arguments: Arguments,
        keywords: Keywords,
        first: Operand | None = None,
        name: str | None = None,
        node: ast.AST | None = None,
    ) -> Value:
        """Call a compiled function, perhaps by another name; a method gets what it belongs to first."""
        rest = compiled.parameters if first is None else compiled.parameters[1:]
        if len(arguments) > len(rest) or set(keywords) - {each.name for each in rest}:
            raise ForgeError(f"{compiled.name} does not take all of that")
        by_name: dict[str, ast.expr | Value] = {
            **{parameter.name: each for parameter, each in zip(rest, arguments, strict=False)},
            **keywords,
        }
        # Python evaluates arguments as they are written, C++ is given them as they are declared.
        written = {key: self._argument(each, _kind(rest, key)) for key, each in by_name.items()}
        operands = [*([] if first is None else [first]), *written.values()]
        names = [*([] if first is None else ["self"]), *written]

        def call(codes: list[str]) -> str:
            code = dict(zip(names, codes, strict=True))
            given = [] if first is None else [code["self"]]
            for parameter in rest:
                if parameter.name in code:
                    given.append(code[parameter.name])
                elif parameter.default is not NO_DEFAULT:
                    given.append(self.program.constant(parameter.default, parameter.kind))
                else:
                    raise ForgeError(f"{compiled.name} needs {parameter.name}")
            if name is not None:
                return f"{given[0]}->{name}({', '.join(given[1:])})"
            return f"{compiled.name}({', '.join(given)})"

        found = self.in_order(operands, call)
        self.note_call(self.program.effects_of(compiled))
        if node is not None:
            nodes = {key: each for key, each in by_name.items() if isinstance(each, ast.expr)}
            self.returned[node] = (compiled, nodes)
        return Value(found, compiled.result)

    def _super(self, name: str, arguments: Arguments, keywords: Keywords) -> Value:
        owner = self.compiled.owner
        assert owner is not None
        for base in owner.__mro__[1:]:
            if name in base.__dict__:
                compiled = self.program.method(base, name)
                return self._call_compiled(compiled, arguments, keywords, Operand("self", Effects()))
        raise ForgeError(f"no base of {owner.__name__} has {name}")

    def _call_live(self, live: object, node: ast.Call, keywords: Keywords, want: Type | None) -> Value:
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
            return self.call_method(self.live(bound), name, node.args, keywords, node)
        if not callable(live):
            raise ForgeError(f"{live!r:.60} cannot be called")
        kinds = tuple(self.value(each).kind for each in node.args) if name == "<lambda>" else ()
        return self._call_compiled(self.program.function(_function(live), kinds), node.args, keywords, node=node)

    def _construct(self, cls: type, arguments: list[ast.expr], keywords: Keywords) -> Value:
        kind = self.program.annotations.of_class(cls)
        if kind == EVENT:
            given = {**dict(zip(EVENT_FIELDS, arguments, strict=False)), **keywords}
            self._check_written_in_order(EVENT_FIELDS, given)
            parts = [f".{key} = {self.wanted(given[key], each)}" for key, each in EVENT_FIELDS.items() if key in given]
            return Value(f"Event{{{', '.join(parts)}}}", kind)
        if cls is FastDice and len(arguments) == 1 and not keywords:
            return Value(f"Dice::seeded({self.number(arguments[0])})", DICE)
        if isinstance(kind, DictType):
            if not arguments:
                return Value(f"{kind.cpp}()", kind)
            if isinstance(arguments[0], ast.DictComp):
                return self._dictionary(arguments[0], kind)
            return Value(self.wanted(arguments[0], kind), kind)
        if not isinstance(kind, RecordType):
            raise ForgeError(f"a {cls.__name__} cannot be made in compiled rules")
        self.program.use(kind)
        fields = self.program.annotations.fields(cls)
        defaults: dict[str, Any] = getattr(cls, "_field_defaults", {})
        given = {**dict(zip(fields, arguments, strict=False)), **keywords}
        self._check_written_in_order(fields, given)
        parts = [
            self.wanted(given[key], each) if key in given else self.program.constant(defaults[key], each)
            for key, each in fields.items()
        ]
        return Value(f"{kind.cpp}{{{', '.join(parts)}}}", kind)

    def _check_written_in_order(self, fields: Mapping[str, Type], given: Keywords) -> None:
        """Refuse arguments that are written in another order than they are looked up in C++, if that matters."""
        if [key for key in fields if key in given] == list(given):
            return
        for each in given.values():
            self.value(each)
            if self.effects(each).writes:
                raise ForgeError("the arguments change something: write them in the order of the fields")

    def _dictionary(self, node: ast.DictComp, kind: DictType) -> Value:
        name = self.temporary()

        def body() -> tuple[str, Type]:
            both = [self.operand(node.key, kind.key), self.operand(node.value, kind.value)]
            return self.in_order(both, lambda codes: f"{name}.set({', '.join(codes)})") + ";", kind

        code, _ = self.gone_through(node.generators, body)
        return Value(block(f"{kind.cpp} {name}; {code}", name), kind)

    # Methods

    def call_method(
        self, owner: Value, name: str, arguments: Arguments, keywords: Keywords, node: ast.AST | None = None
    ) -> Value:
        """Call a method of a value."""
        kind = owner.kind
        if isinstance(kind, MaybeType):
            inner = Value(f"some({owner.code})", kind.item, place=owner.place, fixed=owner.fixed)
            return self.call_method(inner, name, arguments, keywords, node)
        if kind == STATE:
            if name == "copy":
                self.trace.reads.add(ANYTHING)
                return Value(f"copied({owner.code})", STATE)
            method = self.program.method(self.program.state, name)
            return self._call_compiled(method, arguments, keywords, self._owner(owner, node), node=node)
        if isinstance(kind, ObjectType | PartType | RecordType):
            return self._method_of_object(owner, name, arguments, keywords, node)
        nodes = [each for each in arguments if isinstance(each, ast.expr)]
        if keywords:
            raise ForgeError(f"{name} takes nothing by name")
        if kind in WIDTHS and name in ("bit_count", "bit_length"):
            kind = NUM if kind == BOOL else settled(kind)
            member = kind if kind in SETS and name == "bit_length" else None
            return Value(f"{name}({self.fit(owner, kind)})", NUM, member=member)
        if isinstance(kind, ListType):
            return self._method_of_list(owner, kind, name, nodes)
        if isinstance(kind, DictType):
            return self._method_of_dict(owner, kind, name, nodes)
        if kind == JOURNAL and name == "append":
            self.trace.writes.add("journal")
            return Value(f"{owner.code}.append({self.wanted(nodes[0], EVENT)})", VOID)
        if kind == DICE and name == "stream":
            self.trace.writes.add(CHANCE)
            return Value(f"{owner.code}.stream({self.wanted(nodes[0], TEXT)})", STREAM)
        if kind == STREAM and name == "below":
            self.trace.writes.add(CHANCE)
            return Value(f"{owner.code}.below({self.number(nodes[0])})", NUM)
        raise ForgeError(f"{owner.code} ({kind}) has no method {name}")

    def _owner(self, owner: Value, node: ast.AST | None) -> Operand:
        """What a method belongs to, as its first argument."""
        source = node.func.value if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else None
        effects = self.effects(source) if source is not None else Effects()
        return Operand(self.fit(owner, owner.kind), effects, referred=True)

    def _method_of_object(
        self, owner: Value, name: str, arguments: Arguments, keywords: Keywords, node: ast.AST | None
    ) -> Value:
        kind = owner.kind
        assert isinstance(kind, ObjectType | PartType | RecordType)
        cls = kind.cls
        if isinstance(kind, RecordType) and name == "_replace":
            copy = self.temporary()
            fields = self.program.annotations.fields(cls)
            steps = " ".join(
                f"{copy}.{local(key)} = {self.wanted(each, fields[key])};" for key, each in keywords.items()
            )
            return Value(block(f"{kind.cpp} {copy} = {self.fit(owner, kind)}; {steps}", copy), kind)
        if name in self.program.annotations.fields(cls):
            return self._call_value(self.member(owner, name), arguments, name)
        first = self._owner(owner, node)
        if isinstance(kind, ObjectType) and kind.nullable:
            first = Operand(f"some({first.code})", first.effects, referred=True)
        if not isinstance(kind, RecordType) and self.program.overridden(cls, name):
            compiled = self._declared_method(cls, name)
            for each in (cls, *subclasses(cls)):
                if name in each.__dict__ and not is_abstract(each.__dict__[name]):
                    self.note_call(self.program.effects_of(self.program.method(each, name)))
            return self._call_compiled(compiled, arguments, keywords, first, name, node)
        return self._call_compiled(self.program.method(cls, name), arguments, keywords, first, node=node)

    def _declared_method(self, cls: type, name: str) -> Compiled:
        """A method that says what all of its kind take and give."""
        for each in (cls, *cls.__subclasses__()):
            if name in each.__dict__ and not is_abstract(each.__dict__[name]):
                return self.program.method(each, name)
        raise ForgeError(f"nobody has {cls.__name__}.{name}")

    def _method_of_list(self, owner: Value, kind: ListType, name: str, nodes: list[ast.expr]) -> Value:
        code = self.fit(owner, kind)
        if kind.by_seat:
            if name not in ("copy", "index", "count"):
                raise ForgeError(f"Seats[...] has an entry for each seat: no {name}; give the field a new list instead")
            kind = ListType(item=kind.item, mutable=True)
            code = f"{kind.cpp}({code})"
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
            both = [self.operand(nodes[0], NUM), self.operand(nodes[1], kind.item)]
            return Value(self.in_order(both, lambda codes: f"{code}.insert({', '.join(codes)})"), VOID)
        if name == "extend":
            return Value(f"{code} += {self.wanted(nodes[0], kind)}", VOID)
        raise ForgeError(f"lists have no {name} in compiled rules")

    def _method_of_dict(self, owner: Value, kind: DictType, name: str, nodes: list[ast.expr]) -> Value:
        code = self.fit(owner, kind)
        if name == "get" and len(nodes) == 2:
            both = [self.operand(nodes[0], kind.key), self.operand(nodes[1], kind.value)]
            return Value(self.in_order(both, lambda codes: f"{code}.get({', '.join(codes)})"), kind.value)
        if name in ("values", "keys"):
            return Value(f"{code}.{name}()", ListType(item=kind.value if name == "values" else kind.key))
        raise ForgeError(f"dictionaries have no {name} in compiled rules")

    # Attributes

    def _attribute(self, node: ast.Attribute, _: Type | None) -> Value:
        return self.member(self.value(node.value), node.attr, node)

    def member(self, owner: Value, name: str, node: ast.AST | None = None) -> Value:
        """An attribute of something."""
        kind = owner.kind
        if owner.is_live:
            return self._live_member(owner, name)
        if kind == STATE:
            found = getattr(self.program.state, name, NOT_LIVE)
            if isinstance(found, property):
                return self.call_method(owner, name, (), {}, node)
            declared = self.program.annotations.fields(self.program.state).get(name)
            if found is not NOT_LIVE and type(found).__name__ != "member_descriptor":
                return self.live(found, declared)
            return self._field(owner, self.program.state, name, ".")
        if isinstance(kind, RecordType):
            declared = self.program.annotations.fields(kind.cls).get(name)
            if declared is None:
                return self.call_method(owner, name, (), {}, node)
            return Value(f"{owner.code}.{local(name)}", declared, place=owner.place, fixed=True)
        if isinstance(kind, ObjectType | PartType):
            found = getattr(kind.cls, name, NOT_LIVE)
            if isinstance(found, property):
                return self.call_method(owner, name, (), {}, node)
            return self._field(owner, kind.cls, name, "->")
        if isinstance(kind, DictType) and name == "total":
            return Value(f"total({owner.code}.values())", NUM)
        if isinstance(kind, MaybeType):
            return self.member(Value(f"some({owner.code})", kind.item, place=owner.place), name, node)
        raise ForgeError(f"{owner.code} ({kind}) has no {name}")

    def _field(self, owner: Value, cls: type, name: str, arrow: str) -> Value:
        kind = self.program.field(cls, name)
        if kind is None:
            raise ForgeError(f"{cls.__name__} has no field {name} with an annotation")
        fixed = isinstance(owner.kind, ObjectType) or owner.fixed
        if not isinstance(owner.kind, ObjectType):
            self.trace.reads.add(name)
        code = owner.code
        if isinstance(owner.kind, ObjectType) and owner.kind.nullable:
            code = f"some({code})"
        if owner.kind == STATE:
            # A list can be changed under another name as well.
            fixed = self.program.keeps(name) and not getattr(kind, "mutable", False)
            if self.program.lasts(name, kind):
                return Value(f"(*{owner.code}.{local(name)})", kind, place=True, fixed=True)
        return Value(f"{code}{arrow}{local(name)}", kind, place=True, fixed=fixed)

    def _live_member(self, owner: Value, name: str) -> Value:
        live = owner.live
        found = getattr(live, name)
        if isinstance(live, ModuleType):
            ours = self.program.annotations.is_ours(live.__name__)
            return self.live(found, self.annotated(module_of(live.__name__), name) if ours else None)
        if isinstance(live, type) or callable(found):
            return Value(name, LIVE, found)
        return self.live(found, self.program.annotations.fields(type(live)).get(name))


def _kind(parameters: Sequence[Parameter], name: str) -> Type:
    return next(each.kind for each in parameters if each.name == name)


def _function(live: object) -> Callable[..., Any]:
    if not callable(live):
        raise ForgeError(f"{live!r:.60} is no function")
    return live
