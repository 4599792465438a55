"""Everything that has to be compiled: found by following what the methods of a state refer to."""

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import FunctionType
from typing import Any, Final, NamedTuple

from forge.kinds import (
    BOOL,
    CELLS,
    EMPTY,
    JSON,
    LITERAL,
    LIVE,
    NOTHING,
    NUM,
    SETS,
    TEXT,
    UNKNOWN,
    CallKind,
    DictKind,
    ForgeError,
    Kind,
    ListKind,
    MaybeKind,
    ObjectKind,
    PartKind,
    RecordKind,
    TupleKind,
    check_json,
    inner,
    join,
    local,
    settled,
    stored,
)
from forge.sources import Annotations, Node, captured, module_of, node_of, unwrapped

LARGEST: Final = 2**63
"""A number of C++ is below this."""


class Parameter(NamedTuple):
    """A parameter of a compiled function."""

    name: str
    kind: Kind
    default: object


NO_DEFAULT: Final = object()


@dataclass
class Compiled:
    """A function that is compiled, or waits for it."""

    name: str
    live: FunctionType
    node: Node
    parameters: list[Parameter]
    result: Kind
    owner: type | None
    closure: dict[str, object] = field(default_factory=dict)
    text: str = ""

    def declared(self, parameter: Parameter) -> str:
        """How a parameter is declared: one that is given other values is a copy."""
        changed = any(
            isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store) and each.id == parameter.name
            for each in ast.walk(self.node)
        )
        return parameter.kind.cpp if changed and parameter.kind in (TEXT, JSON, *SETS) else parameter.kind.parameter

    @property
    def signature(self) -> str:
        """As it is declared."""
        given = ", ".join(f"{self.declared(each)} {local(each.name)}" for each in self.parameters)
        return f"{self.result.cpp} {self.name}({given})"


class Instance(NamedTuple):
    """A live object that C++ has as well; its fields are filled in when all that are touched are known."""

    name: str
    live: object
    cls: str


class Known(NamedTuple):
    """A function that a sample has: where Python hands it over, the compiled one is taken."""

    sample: int
    field: str
    place: int
    """Where it is in a list; -1 if the field is the function."""
    kind: CallKind
    code: str


class Program:
    """The compiled form of one game."""

    def __init__(self, state: type, part: type | None = None, changed: frozenset[str] | None = None) -> None:
        """``changed`` are the names of all fields that the rules change, if that has been found out before."""
        self.state = state
        self.changed: set[str] = set()
        """The names of all fields that some rule changes, as far as the rules are compiled."""
        self._known = changed
        self.annotations = Annotations(state, part)
        self.functions: dict[object, Compiled] = {}
        self.waiting: list[Compiled] = []
        """Those whose bodies are still to be compiled."""
        self.names: dict[str, int] = {}
        self.touched: dict[type, dict[str, Kind]] = {state: {}}
        """The fields that some rule needs, of each class; no others are compiled."""
        self.records: dict[str, type] = {}
        self.objects: dict[str, type] = {}
        self.parts: dict[str, type] = {}
        self.virtual: dict[tuple[type, str], None] = {}
        """The methods that some class has in its own way, in the order in which they were found."""
        self.constants: dict[object, str] = {}
        self.constant_text: list[str] = []
        self.instances: list[Instance] = []
        self.kept: list[object] = []
        """What constants were made of: as long as that lives, nothing else has its id."""

    # Names

    def fresh_name(self, wanted: str) -> str:
        """A name that nothing else has."""
        plain = "".join(letter if letter.isalnum() else "_" for letter in wanted).strip("_") or "f"
        self.names[plain] = count = self.names.get(plain, 0) + 1
        return plain if count == 1 else f"{plain}_{count}"

    # Functions

    def function(self, live: Callable[..., Any], given: tuple[Kind, ...] = (), owner: type | None = None) -> Compiled:
        """The compiled form of a live function; of a lambda, which has no annotations, that for what it is given."""
        function = unwrapped(live)
        node = node_of(function)
        annotated = all(each.annotation is not None or each.arg in ("self", "_") for each in _arguments(node))
        key = (function, owner) if annotated else (function, owner, given)
        if key in self.functions:
            return self.functions[key]
        try:
            return self._declare(key, function, node, given, owner)
        except ForgeError as error:
            if "\n" in str(error):
                raise
            where = f"{function.__module__}:{node.lineno}"
            raise ForgeError(f"{where}: {error}\n    {ast.unparse(node).splitlines()[0][:200]}") from None

    def _declare(
        self, key: object, function: FunctionType, node: Node, given: tuple[Kind, ...], owner: type | None
    ) -> Compiled:
        module = module_of(function.__module__)
        name = function.__qualname__.replace(".<locals>", "").replace("<lambda>", "lambda")
        home = function.__module__.rpartition(".")[2]
        short = f"{home}_{name}" if owner is None else f"{owner.__name__}_{function.__name__}"
        parameters = []
        defaults = _defaults(function, node)
        for place, argument in enumerate(_arguments(node)):
            if argument.arg == "self" and owner is not None:
                kind = self.annotations.of_class(owner)
            elif argument.annotation is not None:
                kind = self.annotations.kind(module, argument.annotation)
            elif place < len(given):
                kind = settled(given[place])
            else:
                raise ForgeError(f"{short}: what is {argument.arg}?")
            parameters.append(Parameter(argument.arg, kind, defaults.get(argument.arg, NO_DEFAULT)))
        result = UNKNOWN if isinstance(node, ast.Lambda) else self.annotations.kind(module, node.returns)
        compiled = Compiled(self.fresh_name(short), function, node, parameters, result, owner, captured(function))
        self.functions[key] = compiled
        for parameter in parameters:
            self.use(parameter.kind)
        if result == UNKNOWN:
            self.write(compiled)
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
        if not any(name in sub.__dict__ for sub in _subclasses(cls)):
            return False
        if (cls, name) not in self.virtual:
            self.virtual[cls, name] = None
            for each in (cls, *_subclasses(cls)):
                if name in each.__dict__ and not is_abstract(each.__dict__[name]):
                    self.use(self.annotations.of_class(each))
                    self.method(each, name)
        return True

    def write(self, compiled: Compiled) -> None:
        """Compile the body of a function."""
        from forge.writing import Writer

        Writer(self, compiled).write()

    def finish(self) -> None:
        """Compile everything that anything refers to."""
        while self.waiting:
            self.write(self.waiting.pop())

    def keeps(self, name: str) -> bool:
        """Whether a field of the position is known to stay as it is during play."""
        return self._known is not None and name not in self._known

    def lasts(self, name: str, kind: Kind) -> bool:
        """Whether copies of a position can share a field: it stays as it is, and is more than a number or a set."""
        large = isinstance(kind, ListKind | TupleKind | DictKind | RecordKind) or kind == TEXT
        return large and self.keeps(name) and self._unchangeable(kind)

    def _unchangeable(self, kind: Kind) -> bool:
        """Whether a value stays as it is, also within; a dictionary counts as a mapping."""
        if isinstance(kind, PartKind) or (isinstance(kind, ListKind) and kind.mutable):
            return False
        if isinstance(kind, RecordKind):
            return all(map(self._unchangeable, self.annotations.fields(kind.cls).values()))
        return isinstance(kind, CallKind) or all(map(self._unchangeable, inner(kind)))

    # Types

    def use(self, kind: Kind) -> None:
        """Note that a kind occurs, so that it gets declared."""
        for item in inner(kind):
            self.use(item)
        if isinstance(kind, RecordKind) and kind.name not in self.records:
            self.records[kind.name] = kind.cls
            for item in self.annotations.fields(kind.cls).values():
                self.use(item)
        elif isinstance(kind, ObjectKind | PartKind):
            known = self.objects if isinstance(kind, ObjectKind) else self.parts
            if known.setdefault(kind.name, kind.cls) is not kind.cls:
                raise ForgeError(f"there are two classes {kind.name}")
            for base in kind.cls.__mro__[1:]:
                if base.__module__.startswith("realmwright."):
                    known.setdefault(base.__name__, base)
            if isinstance(kind, PartKind):
                for sub in _subclasses(kind.cls):
                    known.setdefault(sub.__name__, sub)

    def field(self, cls: type, name: str) -> Kind | None:
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

    # Constants

    def kind_of(self, live: object) -> Kind:
        """The kind of a live value."""
        if live is None:
            return NOTHING
        if isinstance(live, bool):
            return BOOL
        if isinstance(live, int):
            return LITERAL if -LARGEST <= live < LARGEST else CELLS
        if isinstance(live, str):
            return TEXT
        if isinstance(live, tuple) and hasattr(live, "_fields"):
            return self.annotations.of_class(type(live))
        if isinstance(live, list | tuple | range):
            kind: Kind = UNKNOWN
            for item in live:
                kind = join(kind, self.kind_of(item))
            return ListKind(item=settled(kind)) if kind != UNKNOWN else EMPTY
        if isinstance(live, Mapping):
            key: Kind = UNKNOWN
            value: Kind = UNKNOWN
            for each, thing in live.items():
                key, value = join(key, self.kind_of(each)), join(value, self.kind_of(thing))
            return DictKind(key=settled(key), value=settled(value))
        if isinstance(live, float | complex | bytes):
            raise ForgeError(f"no {type(live).__name__} in compiled rules: {live!r}")
        if isinstance(live, type) or callable(live) or type(live).__name__ == "module":
            return LIVE
        return self.annotations.of_class(type(live))

    def constant(self, live: object, kind: Kind) -> str:
        """A C++ expression for a live value."""
        if kind in (NUM, LITERAL) and isinstance(live, int) and -LARGEST <= live < LARGEST:
            return f"Num{{{int(live)}}}" if live > -LARGEST else "INT64_MIN"
        if kind == BOOL:
            return "true" if live else "false"
        if kind in SETS and isinstance(live, int):
            if -LARGEST < live < LARGEST:
                return f"{kind.cpp}(Num{{{live}}})"
            if live < 0:
                raise ForgeError(f"{live} is no set")
            return self._named(live, kind, _words(live, kind.cpp))
        if kind == TEXT:
            if not isinstance(live, str) or "\0" in live:
                raise ForgeError(f"{live!r:.80} is no text")
            return self._named(live, kind, _quoted(live))
        if kind == JSON:
            if live is None:
                return "Json()"
            found = self.kind_of(live)
            check_json(found)
            return f"Json({self.constant(live, found)})"
        if isinstance(kind, MaybeKind):
            return f"{kind.cpp}()" if live is None else f"{kind.cpp}({self.constant(live, kind.item)})"
        if isinstance(kind, CallKind):
            return self.callable(live, kind)
        if isinstance(kind, ObjectKind):
            return "nullptr" if live is None else self._object(live, kind)
        if isinstance(kind, RecordKind):
            return self._named(live, kind, self._record(live, kind))
        if isinstance(kind, TupleKind) and isinstance(live, tuple):
            parts = [self.constant(item, each) for item, each in zip(live, kind.items, strict=True)]
            return self._named(live, kind, f"{kind.cpp}({', '.join(parts)})")
        if isinstance(kind, ListKind) and isinstance(live, list | tuple | range):
            self.use(kind)
            return self._named(live, kind, f"{{{', '.join(self.constant(item, kind.item) for item in live)}}}")
        if isinstance(kind, DictKind) and isinstance(live, Mapping):
            self.use(kind)
            entries = [
                f"{{{self.constant(key, kind.key)}, {self.constant(value, kind.value)}}}" for key, value in live.items()
            ]
            return self._named(live, kind, f"{{{', '.join(entries)}}}")
        if kind == EMPTY:
            return "{}"
        raise ForgeError(f"{live!r:.80} cannot be written as {kind}")

    def callable(self, live: object, kind: CallKind) -> str:
        """A live function, or None, as a value."""
        if live is None:
            return "nullptr"
        assert callable(live)
        compiled = self.function(live, kind.parameters)
        return f"{kind.cpp}::of<{compiled.name}>()"

    def _named(self, live: object, kind: Kind, value: str) -> str:
        key = (id(live), kind) if not isinstance(live, int | str) else (type(live), live, kind)
        if key not in self.constants:
            name = f"k{len(self.constants)}"
            self.constants[key] = name
            self.kept.append(live)
            self.constant_text.append(f"static const {stored(kind)} {name} = {value};")
        return self.constants[key]

    def _record(self, live: object, kind: RecordKind) -> str:
        self.use(kind)
        parts = [self.constant(getattr(live, name), each) for name, each in self.annotations.fields(kind.cls).items()]
        return f"{{{', '.join(parts)}}}"

    def _object(self, live: object, kind: ObjectKind) -> str:
        """An object is made once, when the module is loaded."""
        key = (id(live), "object")
        exact = self.annotations.of_class(type(live))
        self.use(exact)
        if key not in self.constants:
            name = f"o{len(self.constants)}"
            self.constants[key] = f"&{name}"
            self.kept.append(live)
            self.instances.append(Instance(name, live, exact.name))
        return self.constants[key]

    def touched_fields(self, cls: type) -> dict[str, Kind]:
        """The fields of a class and of all its bases that are part of the compiled ones."""
        found: dict[str, Kind] = {}
        for base in reversed(cls.__mro__):
            found |= self.touched.get(base, {})
        return found

    def part_fields(self, cls: type) -> dict[str, Kind]:
        """The fields that a class of parts adds to those of its bases: a part has all of them."""
        slots = cls.__dict__.get("__slots__", ())
        return {name: kind for name, kind in self.annotations.fields(cls).items() if name in slots}

    def known_functions(self, samples: list[object]) -> list[Known]:
        """The functions that live samples have in touched fields."""
        found = []
        for number, sample in enumerate(samples):
            for name, kind in self.touched_fields(type(sample)).items():
                value = getattr(sample, name)
                inner = kind.item if isinstance(kind, ListKind) else kind
                if not isinstance(inner, CallKind):
                    continue
                entries = list(value) if isinstance(kind, ListKind) else [value]
                for place, entry in enumerate(entries):
                    if entry is not None:
                        at = place if isinstance(kind, ListKind) else -1
                        found.append(Known(number, name, at, inner, self.callable(entry, inner)))
        return found


def _words(value: int, cpp: str) -> str:
    words = [f"{value >> 64 * place & 2**64 - 1:#x}u" for place in range((value.bit_length() + 63) // 64)]
    listed = f"const Word words[] = {{{', '.join(words)}}}; std::copy_n(words, {len(words)}, found.w);"
    return f"[] {{ {cpp} found; {listed} return found; }}()"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r") + '"'


def _arguments(node: Node) -> list[ast.arg]:
    return [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]


def _defaults(function: FunctionType, node: Node) -> dict[str, object]:
    names = [each.arg for each in (*node.args.posonlyargs, *node.args.args)]
    values = function.__defaults__ or ()
    found = dict(zip(names[len(names) - len(values) :], values, strict=True))
    return found | (function.__kwdefaults__ or {})


def _subclasses(cls: type) -> list[type]:
    direct: list[type] = cls.__subclasses__()
    return [found for each in direct for found in (each, *_subclasses(each))]


def is_abstract(function: object) -> bool:
    """Whether a method does nothing but say that it is not there."""
    code = getattr(function, "__code__", None)
    return code is not None and "NotImplementedError" in code.co_names
