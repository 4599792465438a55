"""The functions, types and fields of a program: found by following what the methods of a state refer to."""

import ast
from collections.abc import Callable
from types import FunctionType
from typing import Any

from forge.errors import ForgeError
from forge.program.effects import Effects, Facts, closed
from forge.program.functions import NO_DEFAULT, Compiled, Parameter, arguments, defaults, is_abstract, subclasses
from forge.read.annotations import Annotations
from forge.read.source import Node, captured, module_of, node_of, unwrapped
from forge.types import (
    TEXT,
    UNKNOWN,
    CallType,
    DictType,
    ListType,
    ObjectType,
    PartType,
    RecordType,
    TupleType,
    Type,
    inner,
    settled,
)


class Declarations:
    """What a program declares: functions, types and fields, each found when something refers to it."""

    def __init__(self, state: type, part: type | None, facts: Facts | None) -> None:
        """``facts`` are what was found out when the same program was translated before."""
        self.state = state
        self.changed: set[str] = set()
        """The names of all fields that some rule changes, as far as the rules are compiled."""
        self.known = facts
        self.handed: dict[CallType, Effects] = {}
        """What lambdas do that are handed to functions, by the types that those want."""
        self.values: dict[object, list[Compiled]] = {}
        """The functions that are values somewhere, by their types, and by the names of fields that they are in."""
        self.annotations = Annotations(state, part)
        self.functions: dict[object, Compiled] = {}
        self.waiting: list[Compiled] = []
        """Those whose bodies are still to be compiled."""
        self.names: dict[str, int] = {}
        self.touched: dict[type, dict[str, Type]] = {state: {}}
        """The fields that some rule needs, of each class; no others are compiled."""
        self.records: dict[str, type] = {}
        self.objects: dict[str, type] = {}
        self.parts: dict[str, type] = {}
        self.virtual: dict[tuple[type, str], None] = {}
        """The methods that some class has in its own way, in the order in which they were found."""

    # Names

    def fresh_name(self, wanted: str) -> str:
        """A name that nothing else has."""
        plain = "".join(letter if letter.isalnum() else "_" for letter in wanted).strip("_") or "f"
        self.names[plain] = count = self.names.get(plain, 0) + 1
        return plain if count == 1 else f"{plain}_{count}"

    # Functions

    def function(
        self,
        live: Callable[..., Any],
        given: tuple[Type, ...] = (),
        owner: type | None = None,
        result: Type = UNKNOWN,
    ) -> Compiled:
        """The compiled form of a live function; of a lambda, without annotations, that for what is wanted of it."""
        function = unwrapped(live)
        node = node_of(function)
        key = (function, owner, given, result) if isinstance(node, ast.Lambda) else (function, owner)
        if key in self.functions:
            return self.functions[key]
        try:
            return self._declare(key, function, node, given, owner, result)
        except ForgeError as error:
            if "\n" in str(error):
                raise
            where = f"{function.__module__}:{node.lineno}"
            raise ForgeError(f"{where}: {error}\n    {ast.unparse(node).splitlines()[0][:200]}") from None

    def _declare(
        self,
        key: object,
        function: FunctionType,
        node: Node,
        given: tuple[Type, ...],
        owner: type | None,
        result: Type,
    ) -> Compiled:
        if node.args.vararg is not None or node.args.kwarg is not None:
            raise ForgeError("the parameters of a function have to be written out")
        module = module_of(function.__module__)
        name = function.__qualname__.replace(".<locals>", "").replace("<lambda>", "lambda")
        home = function.__module__.rpartition(".")[2]
        short = f"{home}_{name}" if owner is None else f"{owner.__name__}_{function.__name__}"
        parameters = []
        given_defaults = defaults(function, node)
        for place, argument in enumerate(arguments(node)):
            if argument.arg == "self" and owner is not None:
                kind = self.annotations.of_class(owner)
            elif argument.annotation is not None:
                kind = self.annotations.kind(module, argument.annotation)
            elif place < len(given):
                kind = settled(given[place])
            else:
                raise ForgeError(f"{short}: what is {argument.arg}?")
            parameters.append(Parameter(argument.arg, kind, given_defaults.get(argument.arg, NO_DEFAULT)))
        if not isinstance(node, ast.Lambda):
            result = self.annotations.kind(module, node.returns)
        compiled = Compiled(key, self.fresh_name(short), function, node, parameters, result, owner, captured(function))
        self.functions[key] = compiled
        for parameter in parameters:
            self.use(parameter.kind)
        if result == UNKNOWN:
            self.lower(compiled)
        else:
            self.use(result)
            self.waiting.append(compiled)
        return compiled

    def method(self, cls: type, name: str) -> Compiled:
        """The compiled form of a method, for instances of exactly this class."""
        for base in cls.__mro__:
            found = base.__dict__.get(name)
            if found is not None:
                if isinstance(found, staticmethod):
                    return self.function(found.__func__)
                function = found.fget if isinstance(found, property) else found
                assert function is not None
                return self.function(function, owner=self.state if issubclass(self.state, base) else base)
        raise ForgeError(f"{cls.__name__} has no method {name}")

    def overridden(self, cls: type, name: str) -> bool:
        """Whether some subclass has this method in its own way; then all of them are compiled."""
        if not any(name in sub.__dict__ for sub in subclasses(cls)):
            return False
        if (cls, name) not in self.virtual:
            self.virtual[cls, name] = None
            for each in (cls, *subclasses(cls)):
                if name in each.__dict__ and not is_abstract(each.__dict__[name]):
                    self.use(self.annotations.of_class(each))
                    self.method(each, name)
        return True

    def lower(self, compiled: Compiled) -> None:
        """Translate the body of a function."""
        raise NotImplementedError

    def finish(self) -> None:
        """Compile everything that anything refers to."""
        while self.waiting:
            self.lower(self.waiting.pop())

    # Facts

    def effects_of(self, compiled: Compiled) -> Effects:
        """What a function does, as far as that was found out before."""
        return self._effects(compiled.key)

    def effects_of_any(self, kind: CallType, name: str = "") -> Effects:
        """What any function of a type does that is called as a value, or that is in a field of a certain name."""
        return self._effects((kind, name) if name else kind)

    def _effects(self, key: object) -> Effects:
        found = Effects(calls={key})
        if self.known is not None and key in self.known.effects:
            known = self.known.effects[key]
            found.add(known)
            found.kept, found.returned, found.calls = known.kept, known.returned, {key}
        return found

    def facts(self) -> Facts:
        """What was found out, now that everything is translated."""
        effects: dict[object, Effects] = {key: compiled.effects for key, compiled in self.functions.items()}
        for kind in (*self.values, *self.handed):
            found = effects.setdefault(kind, Effects())
            found.calls |= {compiled.key for compiled in self.values.get(kind, ())}
            if isinstance(kind, CallType):
                found.add(self.handed.get(kind, Effects()))
        closed(effects)
        return Facts(frozenset(self.changed), effects)

    def keeps(self, name: str) -> bool:
        """Whether a field of the position is known to stay as it is during play."""
        return self.known is not None and name not in self.known.changed

    def lasts(self, name: str, kind: Type) -> bool:
        """Whether copies of a position can share a field: it stays as it is, and is more than a number or a set."""
        large = isinstance(kind, ListType | TupleType | DictType | RecordType) or kind == TEXT
        return large and self.keeps(name) and self._unchangeable(kind)

    def _unchangeable(self, kind: Type) -> bool:
        """Whether a value stays as it is, also within; a dictionary counts as a mapping."""
        if isinstance(kind, PartType) or (isinstance(kind, ListType) and kind.mutable):
            return False
        if isinstance(kind, RecordType):
            return all(map(self._unchangeable, self.annotations.fields(kind.cls).values()))
        return isinstance(kind, CallType) or all(map(self._unchangeable, inner(kind)))

    # Types

    def use(self, kind: Type) -> None:
        """Note that a kind occurs, so that it gets declared."""
        for item in inner(kind):
            self.use(item)
        if isinstance(kind, RecordType) and kind.name not in self.records:
            self.records[kind.name] = kind.cls
            for item in self.annotations.fields(kind.cls).values():
                self.use(item)
        elif isinstance(kind, ObjectType | PartType):
            known = self.objects if isinstance(kind, ObjectType) else self.parts
            if known.setdefault(kind.name, kind.cls) is not kind.cls:
                raise ForgeError(f"there are two classes {kind.name}")
            for base in kind.cls.__mro__[1:]:
                if self.annotations.is_ours(base.__module__):
                    known.setdefault(base.__name__, base)
            if isinstance(kind, PartType):
                for sub in subclasses(kind.cls):
                    known.setdefault(sub.__name__, sub)

    def field(self, cls: type, name: str) -> Type | None:
        """The kind of a field, which from now on is part of the compiled class; None if there is none."""
        kind = self.annotations.fields(cls).get(name)
        if kind is None:
            return None
        if kind == UNKNOWN:
            raise ForgeError(f"{cls.__name__}.{name} has no type that can be compiled")
        home = next(base for base in reversed(cls.__mro__) if name in getattr(base, "__annotations__", {}))
        if issubclass(self.state, home):
            home = self.state
        self.touched.setdefault(home, {})[name] = kind
        self.use(kind)
        return kind
