"""Where live things come from: the syntax tree of a function, and what annotations mean."""

import ast
import importlib
import inspect
import sys
from collections.abc import Callable
from functools import cache
from types import FunctionType, ModuleType
from typing import Any, Final

from forge.kinds import (
    ACTIONS,
    BOOL,
    CELLS,
    DICE,
    EVENT,
    JOURNAL,
    JSON,
    NUM,
    STATE,
    STREAM,
    TEXT,
    UNKNOWN,
    VOID,
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
)

Node = ast.FunctionDef | ast.Lambda
SEQUENCES: Final = ("Sequence", "Iterable", "Iterator", "Collection", "set", "frozenset")
SIMPLE: Final = {
    "int": NUM,
    "Bits": CELLS,
    "Actions": ACTIONS,
    "bool": BOOL,
    "str": TEXT,
    "Json": JSON,
    "Any": UNKNOWN,
}
"""What annotations of one word stand for."""
SHARED: Final[dict[str, Kind]] = {
    "Event": EVENT,
    "Score": DictKind("Score", value=NUM),
    "Dice": DICE,
    "FastDice": DICE,
    "Stream": STREAM,
}
"""The classes of all games that the headers have."""


class Module:
    """The source of a live module."""

    def __init__(self, name: str) -> None:
        self.live: ModuleType = sys.modules[name]
        self.tree = ast.parse(inspect.getsource(self.live))
        self.functions = [node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef | ast.Lambda)]
        self.classes = {node.name: node for node in ast.walk(self.tree) if isinstance(node, ast.ClassDef)}
        self.assigned: dict[str, ast.expr] = {}
        self.annotated: dict[str, ast.expr] = {}
        self.imported: dict[str, tuple[str, str]] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = (node.module, alias.name)
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


def node_of(function: FunctionType) -> Node:
    """The syntax tree of a function or lambda."""
    code = function.__code__
    lines = {line: None for _, _, line in code.co_lines() if line is not None}
    found = []
    for node in module_of(function.__module__).functions:
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            if code.co_name == node.name and code.co_firstlineno == first:
                return node
        elif code.co_name == "<lambda>" and node.lineno == code.co_firstlineno:
            found.append(node)
    if len(found) > 1:
        # Several on one line: the instructions know in which column they come from.
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


class Annotations:
    """Reads annotations for one game."""

    def __init__(self, state: type, part: type | None) -> None:
        self.state = state
        self.part = part
        self._fields: dict[type, dict[str, Kind]] = {}

    def kind(self, module: Module, node: ast.expr | None) -> Kind:
        """What an annotation stands for."""
        if node is None:
            return UNKNOWN
        if isinstance(node, ast.Constant):
            return VOID if node.value is None else self.kind(module, ast.parse(str(node.value), mode="eval").body)
        if isinstance(node, ast.Name):
            return self._named(module, node.id)
        if isinstance(node, ast.Attribute):
            return self.of_class(self._attribute(module, node))
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            return self._union(module, node)
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            return self._generic(module, node.value.id, node.slice)
        raise ForgeError(f"{module.live.__name__}: what is {ast.unparse(node)}?")

    def _named(self, module: Module, name: str) -> Kind:
        if name in SIMPLE:
            return SIMPLE[name]
        if name == "Self":
            return STATE
        live = module.resolve(name)
        if isinstance(live, type):
            return self.of_class(live)
        home = module
        if name not in home.assigned and name in home.imported:
            source, name = home.imported[name]
            home = module_of(source)
        if name in home.assigned:
            return self.kind(home, home.assigned[name])
        raise ForgeError(f"{module.live.__name__}: {name} is no type")

    def _attribute(self, module: Module, node: ast.Attribute) -> type:
        assert isinstance(node.value, ast.Name)
        found: type = getattr(module.resolve(node.value.id), node.attr)
        return found

    def _union(self, module: Module, node: ast.BinOp) -> Kind:
        sides = [node.left, node.right]
        things = [side for side in sides if not (isinstance(side, ast.Constant) and side.value is None)]
        if len(things) != 1:
            raise ForgeError(f"{module.live.__name__}: {ast.unparse(node)} is too much")
        kind = self.kind(module, things[0])
        if kind == ListKind(item=EVENT, mutable=True):
            return JOURNAL
        return kind if isinstance(kind, CallKind | ObjectKind) else MaybeKind(item=kind)

    def _generic(self, module: Module, name: str, inner: ast.expr) -> Kind:
        parts = list(inner.elts) if isinstance(inner, ast.Tuple) else [inner]
        if name in ("Final", "ClassVar", "type"):
            return self.kind(module, parts[0])
        if name == "list":
            return ListKind(item=self.kind(module, parts[0]), mutable=True)
        if name == "Seats":
            return ListKind("Row", self.kind(module, parts[0]), mutable=True)
        if name in SEQUENCES:
            return ListKind(item=self.kind(module, parts[0]))
        if name in ("dict", "Mapping"):
            value = self.kind(module, parts[1])
            if value == UNKNOWN and self.part is not None:
                value = PartKind(self.part.__name__, self.part)
            return DictKind(key=self.kind(module, parts[0]), value=value)
        if name == "tuple":
            if len(parts) == 2 and isinstance(parts[1], ast.Constant) and parts[1].value is ...:
                return ListKind(item=self.kind(module, parts[0]))
            return TupleKind(items=tuple(self.kind(module, part) for part in parts))
        if name == "Callable":
            assert isinstance(parts[0], ast.List)
            given = tuple(self.kind(module, part) for part in parts[0].elts)
            return CallKind(parameters=given, result=self.kind(module, parts[1]))
        raise ForgeError(f"{module.live.__name__}: what is {name}[...]?")

    def of_class(self, cls: type) -> Kind:
        """The kind of the instances of a class."""
        if cls.__module__.startswith("realmwright.") and cls.__name__ in SHARED:
            return SHARED[cls.__name__]
        if cls in (int, bool, str):
            return SIMPLE[cls.__name__]
        if cls is object:
            raise ForgeError("an object of any kind")
        if getattr(cls, "_is_protocol", False) or issubclass(self.state, cls):
            return STATE
        if self.part is not None and issubclass(cls, self.part):
            return PartKind(cls.__name__, cls)
        if issubclass(cls, tuple) and hasattr(cls, "_fields"):
            kinds = self.fields(cls).values()
            whole = any(isinstance(kind, CallKind) for kind in kinds)
            return ObjectKind(cls.__name__, cls) if whole else RecordKind(cls.__name__, cls)
        return ObjectKind(cls.__name__, cls)

    def fields(self, cls: type) -> dict[str, Kind]:
        """The annotated fields of a class and its bases, as far as they can be read."""
        if cls not in self._fields:
            self._fields[cls] = self._read_fields(cls)
        return self._fields[cls]

    def _read_fields(self, cls: type) -> dict[str, Kind]:
        found: dict[str, Kind] = {}
        for base in reversed(cls.__mro__):
            if not base.__module__.startswith("realmwright."):
                continue
            module = module_of(base.__module__)
            for statement in module.classes[base.__name__].body:
                if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                    try:
                        found[statement.target.id] = self.kind(module, statement.annotation)
                    except ForgeError:
                        found[statement.target.id] = UNKNOWN
        return found


def unwrapped(function: Callable[..., Any]) -> FunctionType:
    """The function itself, behind a cache if there is one."""
    found = inspect.unwrap(function)
    if not isinstance(found, FunctionType):
        raise ForgeError(f"{function!r} is not written in Python")
    return found
