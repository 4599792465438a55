"""A function while it is written: what is known about its variables, and what names stand for."""

import ast
import builtins
import sys

from forge.kinds import (
    LIVE,
    NUM,
    UNKNOWN,
    DictKind,
    ForgeError,
    Kind,
    ListKind,
    RecordKind,
    local,
)
from forge.program import Compiled, Program
from forge.sources import Module, module_of
from forge.values import NOT_LIVE, Value, convert


class Scope:
    """What a writer of functions knows about names."""

    def __init__(self, program: Program, compiled: Compiled) -> None:
        self.program = program
        self.compiled = compiled
        self.module = module_of(compiled.live.__module__)
        self.kinds: dict[str, Kind] = {}
        """What is known about the variables."""
        self.bound: dict[str, Value] = {}
        """The parameters of a lambda, while that is written."""
        self.parameters: set[str] = set()
        self.stored_names: set[str] = set()
        """All variables that are given values, also by loops."""
        self.changed: set[str] = set()
        """Those that are given values by statements of their own."""
        self.declared: set[str] = set()
        """Those that C++ has already seen."""
        self.aliases: set[str] = set()
        """Those that are another name of a list or dictionary: pointers in C++."""
        self.fixed_aliases: set[str] = set()
        """Those of them through which nothing is changed."""
        self.copies: set[str] = set()
        """Those that Python has as another name of a list, and C++ as a copy of it."""
        self.temporaries = 0

    def value(self, node: ast.expr, want: Kind | None = None) -> Value:
        """An expression; what is wanted decides where it could be one thing or another."""
        method = getattr(self, f"_{type(node).__name__.lower()}", None)
        if method is None:
            raise ForgeError(f"no {type(node).__name__} in compiled rules: {ast.unparse(node)}")
        found: Value = method(node, want)
        return found

    def wanted(self, node: ast.expr, kind: Kind) -> str:
        """An expression as a value of a certain kind."""
        return self.fit(self.value(node, kind), kind)

    def made(self, node: ast.Lambda, want: Kind) -> Value:
        """A function that is made on the way."""
        raise NotImplementedError

    def handed(self, node: ast.expr, kind: Kind) -> str:
        """An argument of a call; only there functions can be made."""
        return self.fit(self.made(node, kind) if isinstance(node, ast.Lambda) else self.value(node, kind), kind)

    def number(self, node: ast.expr) -> str:
        """An expression as a number."""
        return self.wanted(node, NUM)

    def fit(self, value: Value, kind: Kind) -> str:
        """A value as one of a certain kind."""
        return convert(self.program, value, kind)

    def live(self, live: object, kind: Kind | None = None) -> Value:
        """A value that is known now."""
        found = self.program.kind_of(live) if kind is None or kind == UNKNOWN else kind
        return Value("", found, live)

    def temporary(self) -> str:
        """The name of a variable that Python does not have."""
        self.temporaries += 1
        return f"t{self.temporaries}_"

    def changeable(self, node: ast.expr) -> None:
        """Refuse to change a list or dictionary that is not the one which Python would change."""
        value = self.value(node)
        if value.fixed or value.is_live or not value.place:
            raise ForgeError(f"{ast.unparse(node)} cannot be changed here")
        while isinstance(node, ast.Subscript) or (
            isinstance(node, ast.Attribute) and isinstance(self.value(node.value).kind, RecordKind)
        ):
            node = node.value
        if isinstance(node, ast.Name) and node.id in self.copies:
            raise ForgeError(f"{node.id} is a copy here, so to change it would change nothing else")

    # Names

    def _constant(self, node: ast.Constant, _: Kind | None) -> Value:
        return self.live(node.value)

    def _name(self, node: ast.Name, _: Kind | None) -> Value:
        name = node.id
        if name in self.bound:
            return self.bound[name]
        if name in self.parameters or name in self.stored_names:
            kind = self.kinds.get(name, UNKNOWN)
            if name in self.aliases:
                return Value(f"(*{local(name)})", kind, place=True, fixed=name in self.fixed_aliases)
            constant = name in self.parameters and isinstance(kind, ListKind | DictKind)
            return Value(local(name), kind, place=True, fixed=constant)
        if name in self.compiled.closure:
            return self.live(self.compiled.closure[name])
        found = self.compiled.live.__globals__.get(name, NOT_LIVE)
        if found is NOT_LIVE:
            if not hasattr(builtins, name):
                raise ForgeError(f"there is no {name}")
            return Value(name, LIVE, getattr(builtins, name))
        return self.live(found, self._declared(name))

    def _declared(self, name: str) -> Kind | None:
        """What the annotation of a global says, wherever that comes from."""
        home = self.module
        while name not in home.annotated and name in home.imported:
            source, name = home.imported[name]
            if source not in sys.modules or not source.startswith("realmwright.") or source == home.live.__name__:
                return None
            home = module_of(source)
        return self.annotated(home, name)

    def annotated(self, home: Module, name: str) -> Kind | None:
        """What the annotation of a global says in its own module, if there is one that can be read."""
        if name not in home.annotated:
            return None
        try:
            return self.program.annotations.kind(home, home.annotated[name])
        except ForgeError:
            return None
