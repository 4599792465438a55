"""Where live things come from: the syntax tree of a function, and what annotations mean."""

import ast
import importlib
import inspect
import sys
from collections.abc import Callable
from functools import _lru_cache_wrapper, cache
from types import FunctionType, ModuleType
from typing import Any

from forge.errors import ForgeError

Node = ast.FunctionDef | ast.Lambda


class Module:
    """The source of a live module."""

    def __init__(self, name: str) -> None:
        self.live: ModuleType = sys.modules[name]
        self.tree = ast.parse(inspect.getsource(self.live))
        self.functions: dict[tuple[str, int], ast.FunctionDef] = {}
        """By name and first line, as the code of a function knows them."""
        self.lambdas: dict[int, list[ast.Lambda]] = {}
        """By the lines that they begin on."""
        self.classes: dict[str, ast.ClassDef] = {}
        self.imported: dict[str, tuple[str, str]] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef):
                first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
                self.functions[node.name, first] = node
            elif isinstance(node, ast.Lambda):
                self.lambdas.setdefault(node.lineno, []).append(node)
            elif isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
            elif isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = (node.module, alias.name)
        self.assigned: dict[str, ast.expr] = {}
        self.annotated: dict[str, ast.expr] = {}
        for statement in self.tree.body:
            if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                self.annotated[statement.target.id] = statement.annotation
                if statement.value is not None:
                    self.assigned[statement.target.id] = statement.value
            elif isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
                self.assigned[statement.targets[0].id] = statement.value

    def resolve(self, name: str) -> object:
        """What a name stands for, also if only type checkers import it."""
        if hasattr(self.live, name):
            return getattr(self.live, name)
        if name in self.imported:
            source, original = self.imported[name]
            return getattr(importlib.import_module(source), original)
        raise ForgeError(f"{self.live.__name__} knows no {name}")


@cache
def module_of(name: str) -> Module:
    """The source of a module, read once."""
    return Module(name)


@cache
def nodes_of(tree: ast.AST) -> tuple[ast.AST, ...]:
    """A tree with all that is in it. Nobody changes one, so it is walked once and not by every check anew."""
    return tuple(ast.walk(tree))


def node_of(function: FunctionType) -> Node:
    """The syntax tree of a function or lambda."""
    code = function.__code__
    module = module_of(function.__module__)
    if (code.co_name, code.co_firstlineno) in module.functions:
        return module.functions[code.co_name, code.co_firstlineno]
    found = module.lambdas.get(code.co_firstlineno, []) if code.co_name == "<lambda>" else []
    if len(found) > 1:
        # Several on one line: the instructions know in which column they come from.
        lines = {line for _, _, line in code.co_lines() if line is not None}
        spots = {(line, column) for line, _, column, _ in code.co_positions() if line in lines and column is not None}
        found = [
            node
            for node in found
            if all(
                (node.body.lineno, node.body.col_offset) <= spot <= (node.body.end_lineno, node.body.end_col_offset)
                for spot in spots
                if spot[1]
            )
        ]
        # One lambda may lie within another.
        found = sorted(found, key=lambda node: (node.end_lineno, node.end_col_offset, -node.col_offset))[:1]
    if len(found) != 1:
        raise ForgeError(f"{function.__module__}:{code.co_firstlineno}: {code.co_name} cannot be told from others")
    return found[0]


def captured(function: FunctionType) -> dict[str, object]:
    """What a closure remembers."""
    cells = function.__closure__ or ()
    return {name: cell.cell_contents for name, cell in zip(function.__code__.co_freevars, cells, strict=True)}


def unwrapped(function: Callable[..., Any]) -> FunctionType:
    """The function itself, behind a cache if there is one; what another decorator does is not known."""
    found = function.__wrapped__ if isinstance(function, _lru_cache_wrapper) else function
    if not isinstance(found, FunctionType):
        raise ForgeError(f"{function!r} is not written in Python")
    return found
