"""Functions that are compiled, and what is asked about live ones."""

import ast
from dataclasses import dataclass, field
from functools import cached_property
from types import FunctionType
from typing import Final, NamedTuple

from forge.program.effects import Effects
from forge.read.source import Node, nodes_of
from forge.types import JSON, SETS, TEXT, Type, local


class Parameter(NamedTuple):
    """A parameter of a compiled function."""

    name: str
    kind: Type
    default: object


NO_DEFAULT: Final = object()


@dataclass
class Compiled:
    """A function that is compiled, or waits for it."""

    key: object
    """What the program knows it by."""
    name: str
    live: FunctionType
    node: Node
    parameters: list[Parameter]
    result: Type
    owner: type | None
    closure: dict[str, object] = field(default_factory=dict)
    text: str = ""
    effects: Effects = field(default_factory=Effects)

    @cached_property
    def yields(self) -> bool:
        """Whether it is a generator."""
        return any(isinstance(each, ast.Yield | ast.YieldFrom) for each in nodes_of(self.node))

    @cached_property
    def lazy(self) -> bool:
        """Whether it returns something that runs only when it is asked for more."""
        returns = None if isinstance(self.node, ast.Lambda) else self.node.returns
        return self.yields or (returns is not None and ast.unparse(returns).startswith(("Iterator[", "Generator[")))

    def declared(self, parameter: Parameter) -> str:
        """How a parameter is declared: one that is given other values is a copy."""
        if parameter.kind not in (TEXT, JSON, *SETS):
            return parameter.kind.parameter
        changed = any(
            isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store) and each.id == parameter.name
            for each in nodes_of(self.node)
        )
        return parameter.kind.cpp if changed else parameter.kind.parameter

    @property
    def signature(self) -> str:
        """As it is declared."""
        given = ", ".join(f"{self.declared(each)} {local(each.name)}" for each in self.parameters)
        return f"{self.result.cpp} {self.name}({given})"


def arguments(node: Node) -> list[ast.arg]:
    """The parameters of a function, in order."""
    return [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]


def defaults(function: FunctionType, node: Node) -> dict[str, object]:
    """The default values of a function's parameters."""
    names = [each.arg for each in (*node.args.posonlyargs, *node.args.args)]
    values = function.__defaults__ or ()
    found = dict(zip(names[len(names) - len(values) :], values, strict=True))
    return found | (function.__kwdefaults__ or {})


def subclasses(cls: type) -> list[type]:
    """All classes derived from a class."""
    direct: list[type] = cls.__subclasses__()
    return [found for each in direct for found in (each, *subclasses(each))]


def is_abstract(function: object) -> bool:
    """Whether a method does nothing but say that it is not there."""
    code = getattr(function, "__code__", None)
    return code is not None and "NotImplementedError" in code.co_names
