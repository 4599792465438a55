"""What annotations mean: the types of parameters, results, fields and globals."""

import ast
from dataclasses import replace
from typing import Final, TypeVar

from forge.errors import ForgeError
from forge.read.source import Module, module_of
from forge.types import (
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
    CallType,
    DictType,
    ListType,
    MaybeType,
    ObjectType,
    PartType,
    RecordType,
    TupleType,
    Type,
)

SEQUENCES: Final = ("Sequence", "Iterable", "Iterator", "Collection")
UNORDERED: Final = ("set", "frozenset", "Set", "AbstractSet")
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
SHARED: Final[dict[str, Type]] = {
    "Event": EVENT,
    "Score": DictType("Score", value=NUM),
    "Dice": DICE,
    "FastDice": DICE,
    "Stream": STREAM,
}
"""The classes of all games that the headers have."""


class Annotations:
    """Reads annotations for one game."""

    def __init__(self, state: type, part: type | None) -> None:
        self.state = state
        self.part = part
        self._fields: dict[type, dict[str, Type]] = {}
        self._roots = {"realmwright", state.__module__.partition(".")[0]}

    def is_ours(self, module: str) -> bool:
        """Whether a module belongs to the rules: to this project, or to the package of the game."""
        return module.partition(".")[0] in self._roots

    def kind(self, module: Module, node: ast.expr | None) -> Type:
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

    def _named(self, module: Module, name: str) -> Type:
        if name in SIMPLE:
            return SIMPLE[name]
        if name == "Self":
            return STATE
        live = module.resolve(name)
        if isinstance(live, type):
            return self.of_class(live)
        if isinstance(live, TypeVar) and isinstance(live.__bound__, type):
            return self.of_class(live.__bound__)
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

    def _union(self, module: Module, node: ast.BinOp) -> Type:
        sides = [node.left, node.right]
        things = [side for side in sides if not (isinstance(side, ast.Constant) and side.value is None)]
        if len(things) != 1:
            raise ForgeError(f"{module.live.__name__}: {ast.unparse(node)} is too much")
        kind = self.kind(module, things[0])
        if kind == ListType(item=EVENT, mutable=True):
            return JOURNAL
        if isinstance(kind, ObjectType):
            return replace(kind, nullable=True)
        return kind if isinstance(kind, CallType) else MaybeType(item=kind)

    def _generic(self, module: Module, name: str, inner: ast.expr) -> Type:
        parts = list(inner.elts) if isinstance(inner, ast.Tuple) else [inner]
        if name in ("Final", "ClassVar", "type"):
            return self.kind(module, parts[0])
        if name == "list":
            return ListType(item=self.kind(module, parts[0]), mutable=True)
        if name == "Seats":
            return ListType("Row", self.kind(module, parts[0]), mutable=True)
        if name in SEQUENCES:
            return ListType(item=self.kind(module, parts[0]))
        if name in UNORDERED:
            return ListType(item=self.kind(module, parts[0]), unordered=True)
        if name in ("dict", "Mapping"):
            value = self.kind(module, parts[1])
            if value == UNKNOWN and self.part is not None:
                value = PartType(self.part.__name__, self.part)
            return DictType(key=self.kind(module, parts[0]), value=value)
        if name == "tuple":
            if len(parts) == 2 and isinstance(parts[1], ast.Constant) and parts[1].value is ...:
                return ListType(item=self.kind(module, parts[0]))
            return TupleType(items=tuple(self.kind(module, part) for part in parts))
        if name == "Callable":
            assert isinstance(parts[0], ast.List)
            given = tuple(self.kind(module, part) for part in parts[0].elts)
            return CallType(parameters=given, result=self.kind(module, parts[1]))
        raise ForgeError(f"{module.live.__name__}: what is {name}[...]?")

    def of_class(self, cls: type) -> Type:
        """The kind of the instances of a class."""
        if cls.__module__ in ("realmwright.dice", "realmwright.game") and cls.__name__ in SHARED:
            return SHARED[cls.__name__]
        if cls in (int, bool, str):
            return SIMPLE[cls.__name__]
        if cls is object:
            raise ForgeError("an object of any kind")
        if getattr(cls, "_is_protocol", False) or issubclass(self.state, cls):
            return STATE
        if self.part is not None and issubclass(cls, self.part):
            return PartType(cls.__name__, cls)
        if issubclass(cls, tuple) and hasattr(cls, "_fields"):
            kinds = self.fields(cls).values()
            whole = any(isinstance(kind, CallType) for kind in kinds)
            return ObjectType(cls.__name__, cls) if whole else RecordType(cls.__name__, cls)
        return ObjectType(cls.__name__, cls)

    def fields(self, cls: type) -> dict[str, Type]:
        """The annotated fields of a class and its bases, as far as they can be read."""
        if cls not in self._fields:
            self._fields[cls] = self._read_fields(cls)
        return self._fields[cls]

    def _read_fields(self, cls: type) -> dict[str, Type]:
        found: dict[str, Type] = {}
        for base in reversed(cls.__mro__):
            if not self.is_ours(base.__module__):
                continue
            module = module_of(base.__module__)
            for statement in module.classes[base.__name__].body:
                if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                    try:
                        found[statement.target.id] = self.kind(module, statement.annotation)
                    except ForgeError:
                        found[statement.target.id] = UNKNOWN
        return found
