"""A function while it is translated: its variables, what names mean, and in which order things happen."""

import ast
import builtins
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from forge.errors import ForgeError
from forge.lower.values import NOT_LIVE, Value, block, convert
from forge.program.effects import ANYTHING, Effects
from forge.program.functions import Compiled
from forge.program.program import Program
from forge.read.source import Module, module_of
from forge.types import LIVE, NUM, UNKNOWN, DictType, ListType, MaybeType, RecordType, Type, local, mutable

Result = TypeVar("Result")


@dataclass(frozen=True)
class Operand:
    """A part of an expression, as C++ has it, and what it does."""

    code: str
    effects: Effects
    referred: bool = False
    """Whether a list or an object is meant, not its value at that moment."""


class Scope:
    """What the translation of a function knows about names and order."""

    def __init__(self, program: Program, compiled: Compiled) -> None:
        self.program = program
        self.compiled = compiled
        self.module = module_of(compiled.live.__module__)
        self.kinds: dict[str, Type] = {}
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
        self.members: dict[str, Type] = {}
        """The variables that are members of sets, and the types of those sets."""
        self.most: dict[str, int] = {}
        """The variables of loops that are small numbers, and how large they are at most."""
        self.large: set[str] = set()
        """The variables of loops that are not known to be small."""
        self.loose: set[str] = set()
        """The variables of which every use is cut."""
        self.cuts: set[ast.AST] = set()
        """The operands whose members beyond the end of a set are taken away by an &."""
        self.translated: dict[tuple[ast.expr, Type | None, bool], tuple[Value, Effects, Effects]] = {}
        """The expressions of a statement that were translated already, with what they do."""
        self.trace = Effects()
        """What the expression does that is being translated."""
        self.called = Effects()
        """What the functions do that it calls."""
        self.traces: dict[ast.AST, Effects] = {}
        """What each expression does, with all of its parts."""
        self.calls: dict[ast.AST, Effects] = {}
        """What the functions do that are called in each expression."""
        self.returned: dict[ast.AST, tuple[Compiled, dict[str, ast.expr]]] = {}
        """The compiled function that each call calls, and the arguments by the names of its parameters."""
        self.temporaries = 0

    def value(self, node: ast.expr, want: Type | None = None) -> Value:
        """An expression; what is wanted decides where it could be one thing or another."""
        method = getattr(self, f"_{type(node).__name__.lower()}", None)
        if method is None:
            raise ForgeError(f"no {type(node).__name__} in compiled rules: {ast.unparse(node)}")
        key = node, want, node in self.cuts
        if key not in self.translated:
            translate: Callable[[], Value] = partial(method, node, want)
            self.translated[key] = self.traced(node, translate), self.traces[node], self.calls[node]
            return self.translated[key][0]
        found, self.traces[node], self.calls[node] = self.translated[key]
        self.trace.add(self.traces[node])
        self.called.add(self.calls[node])
        return found

    @contextmanager
    def afresh(self) -> Iterator[None]:
        """Translate with other variables around: nothing that was translated before is the same."""
        before, self.translated = self.translated, {}
        yield
        self.translated = before

    # Order

    def traced(self, node: ast.AST, translate: Callable[[], Result]) -> Result:
        """Translate an expression and note what it does."""
        outer, outer_called = self.trace, self.called
        self.trace, self.called = Effects(), Effects()
        try:
            return translate()
        finally:
            self.traces[node], self.calls[node] = self.trace, self.called
            outer.add(self.trace)
            outer_called.add(self.called)
            self.trace, self.called = outer, outer_called

    def note_call(self, effects: Effects) -> None:
        """Note that a function is called."""
        self.trace.add(effects)
        self.called.add(effects)

    def operand(self, node: ast.expr, kind: Type) -> Operand:
        """A part of an expression, as a value of a certain type."""
        return Operand(self.wanted(node, kind), self.effects(node))

    def effects(self, node: ast.AST) -> Effects:
        """What an expression does that was translated before."""
        return self.traces.get(node, Effects())

    def in_order(self, operands: Sequence[Operand], build: Callable[[list[str]], str]) -> str:
        """Put operands together that Python evaluates from left to right; C++ may begin with any of them.

        Where that could make a difference, each goes into a variable first.
        """
        ordered = True
        for place, one in enumerate(operands):
            for other in operands[place + 1 :]:
                ordered = ordered and not (one.effects.disturbs(other.effects) or other.effects.disturbs(one.effects))
        if ordered:
            return build([each.code for each in operands])
        before, codes = "", []
        for each in operands:
            if each.effects.inert:
                codes.append(each.code)
                continue
            name = self.temporary()
            before += f"{'auto&&' if each.referred else 'const auto'} {name} = {each.code}; "
            codes.append(name)
        return block(before, build(codes))

    def check_lazy(self, source: ast.expr, meanwhile: Effects) -> None:
        """Refuse a generator that is asked for more while something changes what it looks at: C++ asks it at once."""
        if source not in self.returned or not self.returned[source][0].lazy:
            return
        if meanwhile.disturbs(self.program.effects_of(self.returned[source][0])):
            raise ForgeError(f"what {ast.unparse(source)} looks at changes meanwhile: make a list of it first")

    def check_kept(self, node: ast.expr) -> None:
        """Refuse to keep a generator that was just translated, or to hand it on, instead of going through it."""
        if isinstance(node, ast.GeneratorExp) or (node in self.returned and self.returned[node][0].lazy):
            raise ForgeError("a generator is not run when it is made, but when it is asked: make a list of it")

    def note_change(self, node: ast.expr) -> None:
        """Note that an expression changes a list or dictionary."""
        self.trace.writes.add(self.home(node))

    def home(self, node: ast.expr) -> str:
        """What a list belongs to: the name of a field, or that of a variable."""
        while isinstance(node, ast.Subscript | ast.Call):
            node = node.value if isinstance(node, ast.Subscript) else node.func
        if isinstance(node, ast.Attribute):
            return node.attr
        if isinstance(node, ast.Name) and node.id not in self.aliases:
            return f"{node.id} here"
        return ANYTHING

    # Types

    def wanted(self, node: ast.expr, kind: Type) -> str:
        """An expression as a value of a certain kind."""
        return self.fit(self.value(node, kind), kind)

    def made(self, node: ast.Lambda, want: Type) -> Value:
        """A function that is made on the way."""
        raise NotImplementedError

    def handed(self, node: ast.expr, kind: Type) -> str:
        """An argument of a call; only there functions can be made."""
        return self.fit(self.made(node, kind) if isinstance(node, ast.Lambda) else self.value(node, kind), kind)

    def number(self, node: ast.expr) -> str:
        """An expression as a number."""
        return self.wanted(node, NUM)

    def fit(self, value: Value, kind: Type) -> str:
        """A value as one of a certain kind."""
        return convert(self.program, value, kind)

    def live(self, live: object, kind: Type | None = None) -> Value:
        """A value that is known now."""
        if kind is None or kind == UNKNOWN or (isinstance(kind, MaybeType) and live is None):
            return Value("", self.program.kind_of(live), live)
        # Something that is known is never perhaps None.
        return Value("", kind.item if isinstance(kind, MaybeType) else kind, live)

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
            isinstance(node, ast.Attribute) and isinstance(self.value(node.value).kind, RecordType)
        ):
            node = node.value
        if isinstance(node, ast.Name) and node.id in self.copies:
            raise ForgeError(f"{node.id} is a copy here, so to change it would change nothing else")

    # Names

    def _constant(self, node: ast.Constant, _: Type | None) -> Value:
        return self.live(node.value)

    def _name(self, node: ast.Name, _: Type | None) -> Value:
        name = node.id
        if name in self.bound:
            return self.bound[name]
        if name in self.parameters or name in self.stored_names:
            kind = self.kinds.get(name, UNKNOWN)
            if mutable(kind):
                self.trace.reads.add(self.home(node))
            if name in self.aliases:
                return Value(f"(*{local(name)})", kind, place=True, fixed=name in self.fixed_aliases)
            constant = name in self.parameters and isinstance(kind, ListType | DictType)
            member, most = self.members.get(name), self.most.get(name)
            return Value(local(name), kind, place=True, fixed=constant, member=member, most=most)
        if name in self.compiled.closure:
            return self.live(self.compiled.closure[name])
        found = self.compiled.live.__globals__.get(name, NOT_LIVE)
        if found is NOT_LIVE:
            if not hasattr(builtins, name):
                raise ForgeError(f"there is no {name}")
            return Value(name, LIVE, getattr(builtins, name))
        return self.live(found, self._declared(name))

    def _declared(self, name: str) -> Type | None:
        """What the annotation of a global says, wherever that comes from."""
        home = self.module
        while name not in home.annotated and name in home.imported:
            source, name = home.imported[name]
            if (
                source not in sys.modules
                or not self.program.annotations.is_ours(source)
                or source == home.live.__name__
            ):
                return None
            home = module_of(source)
        return self.annotated(home, name)

    def annotated(self, home: Module, name: str) -> Type | None:
        """What the annotation of a global says in its own module, if there is one that can be read."""
        if name not in home.annotated:
            return None
        try:
            return self.program.annotations.kind(home, home.annotated[name])
        except ForgeError:
            return None
