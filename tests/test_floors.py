"""Imports point down only, and everything below the bots is pure."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import realmwright

SOURCE = Path(realmwright.__file__).parent
ROOT = "realmwright"

FLOORS = {
    "compiled": -1,  # knows whether compiled modules may be used, and nothing else
    "amendments": 0,
    "bits": 0,
    "hexes": 1,
    "dice": 1,
    "knowledge": 1,
    "game": 2,
    "json_reader": 3,
    "told": 3,
    "playouts": 3,
    "record": 4,
    "native": 4,
    "base_game": 5,
    "base_state": 6,
    "drawing": 4,
    "redrawing": 5,
    "terminal": 5,
    "refusals": 5,
    "": 5,  # the package itself, which only shows what the ground floor holds
    "hexgames": 6,
    "rules": 7,
    "observers": 8,
    "bots": 9,
    "words": 9,
    "protocol": 9,
    "learning_protocol": 10,
    "brought_protocol": 10,
    "daily_protocol": 10,
    "study_protocol": 10,
    "puzzle_protocol": 11,
    "rating_protocol": 11,
    "operator_protocol": 10,
    "holiday_protocol": 11,
    "profile_protocol": 12,
    "matching_protocol": 11,
    "moderation_protocol": 10,
    "plan_protocol": 11,
    "tournament_protocol": 11,
    "exercise_protocol": 11,
    "lessons": 10,
    "arena": 10,
    "gym": 10,
    "client": 10,
    "exports": 10,
    "traits": 10,
    "learn": 11,
    "review": 11,
    "puzzles": 12,
    "daily": 11,
    "rulebook": 11,  # the exercises of a course are examples of its entries
    "server": 13,
    "cli": 14,
    "__main__": 15,
}
"""The floor of every module and package directly under the root. Imports go to a lower number."""

GROUND = (
    "amendments",
    "bits",
    "hexes",
    "dice",
    "knowledge",
    "game",
    "json_reader",
    "playouts",
    "base_state",
    "record",
    "redrawing",
    "told",
    "drawing",
    "terminal",
    "refusals",
)
PURE = (*GROUND, "", "hexgames", "rules", "observers")

HARMLESS = {
    *("__future__", "abc", "bisect", "collections", "collections.abc", "contextlib", "dataclasses", "difflib", "enum"),
    *("functools", "hashlib", "heapq", "hmac", "html", "itertools", "json", "math", "operator", "re", "string"),
    *("textwrap", "tomllib", "types", "typing", "unicodedata"),
    # The two that read files: the registry finds packages, and a game reads the boards and cards it ships.
    *("importlib.metadata", "importlib.resources", "importlib.resources.abc"),
}
"""The whole of the standard library that pure modules use. No clock, no chance, no files, no sockets, no processes."""

THIRD_PARTY = {"observers": {"numpy", "numpy.typing"}}
"""What has to be installed for pure packages; the others need nothing."""

IMPURE_CALLS = {"open", "print", "input", "eval", "exec", "__import__", "breakpoint"}


class Import(NamedTuple):
    """One import statement: what it leads to, where, and whether only type checkers follow it."""

    target: str
    line: int
    for_types: bool


def imports(tree: ast.Module, module: str, is_package: bool) -> Iterator[Import]:
    """Every import of a module, wherever it stands; ``from a import b`` counts as a.b, which may be a module."""

    def walk(node: ast.AST, for_types: bool) -> Iterator[Import]:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, node.lineno, for_types)
        elif isinstance(node, ast.ImportFrom):
            source = node.module or ""
            if node.level:
                parts = module.split(".") + ([""] if is_package else [])
                source = ".".join([*parts[: -node.level], *([source] if source else [])])
            for alias in node.names:
                yield Import(f"{source}.{alias.name}", node.lineno, for_types)
        elif isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            for statement in node.body:
                yield from walk(statement, True)
            for statement in node.orelse:
                yield from walk(statement, for_types)
        else:
            for child in ast.iter_child_nodes(node):
                yield from walk(child, for_types)

    return walk(tree, False)


def storey(module: str) -> str:
    """The module or package directly under the root that a dotted name lies in."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


HOUSEHOLDS = {
    "arena",
    "bots",
    "cli",
    "daily",
    "exports",
    "gym",
    "hexgames",
    "learn",
    "lessons",
    "observers",
    "puzzles",
    "review",
    "rulebook",
    "server",
    "traits",
}
"""The packages whose modules may import each other."""


def household(module: str) -> str:
    """Modules that may import each other, room by room: a game, what maps share, the bots; others are alone."""
    parts = module.split(".")
    if len(parts) > 2 and parts[1] == "rules":
        return ".".join(parts[:3])
    if len(parts) > 1 and parts[1] in HOUSEHOLDS:
        return ".".join(parts[:2])
    return module


ROOMS = ("model", "play", "content", "setup", "exchange", "art", "state", "native", "game", "")
"""The rooms of every game, from the bottom to its face. Imports go to a lower room or stay within one."""


def room(module: str) -> tuple[str, int] | None:
    """The game that a module belongs to, and how high its room lies; None outside of the games."""
    parts = module.split(".")
    if len(parts) < 3 or parts[1] != "rules":
        return None
    name = parts[3] if len(parts) > 3 else ""
    return parts[2], ROOMS.index(name) if name in ROOMS else -1


def resolve(target: str, known: set[str]) -> str:
    """The module that an imported name is, or is taken from."""
    while target not in known and "." in target:
        target = target.rpartition(".")[0]
    return target


def faults(module: str, source: str, known: set[str], is_package: bool = False) -> list[str]:
    """What is wrong with the imports and calls of a module, each as one line; nothing if all is well."""
    here = storey(module)
    if here not in FLOORS:
        return [f"{module} has no floor: give {here!r} one in FLOORS"]
    tree = ast.parse(source)
    found = []
    if (own_room := room(module)) is not None and own_room[1] < 0:
        found.append(f"{module} is in no room: a game has {', '.join(ROOMS[:-1])}")
    for target, line, for_types in imports(tree, module, is_package):
        where = f"{module}:{line}"
        if target.split(".")[0] == ROOT:
            wanted = resolve(target, known)
            there = storey(wanted)
            if wanted not in known:
                found.append(f"{where} imports {target}, which is no module")
            elif there not in FLOORS:
                found.append(f"{where} imports {wanted}, which has no floor")
            elif household(wanted) == household(module):
                own, other = room(module), room(wanted)
                if own is not None and other is not None and own[1] < other[1]:
                    found.append(f"{where} imports {wanted}, a room above it{' (for types)' if for_types else ''}")
            elif here == there == "rules":
                found.append(f"{where} imports {wanted}: a game never imports another one")
            elif FLOORS[there] >= FLOORS[here]:
                found.append(f"{where} imports {wanted}, which is not below it{' (for types)' if for_types else ''}")
        elif here in PURE:
            allowed = HARMLESS | THIRD_PARTY.get(here, set())
            name = target if target in allowed else target.rpartition(".")[0] or target
            if name not in allowed:
                what = "a part of the standard library that is not pure"
                if target.split(".")[0] not in sys.stdlib_module_names:
                    what = "which is not of the standard library"
                found.append(f"{where} imports {target}, {what}")
    if here in PURE:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS:
                found.append(f"{module}:{node.lineno} calls {node.func.id}()")
    return found


def docstrings(tree: ast.Module) -> set[ast.expr]:
    """Texts that stand by themselves: they explain and do nothing."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def games_named(source: str, names: set[str]) -> list[str]:
    """Every identifier and text in the code, docstrings apart, that mentions a game."""
    tree = ast.parse(source)
    prose = docstrings(tree)
    found = []
    for node in ast.walk(tree):
        words = [value for _, value in ast.iter_fields(node) if isinstance(value, str)] if node not in prose else []
        found += [word for word in words if any(name in word.lower() for name in names)]
    return found


def modules() -> dict[str, Path]:
    """Every module under the root by its dotted name."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join([ROOT, *(part for part in parts if part != "__init__")])] = path
    return found


MODULES = modules()
KNOWN = set(MODULES)
GAME_PACKAGES = {name.split(".")[2] for name in MODULES if name.startswith(f"{ROOT}.rules.")}
GAME_WORDS = {word for name in GAME_PACKAGES for word in (name, name.replace("_", "-"), name.replace("_", " "))}
GAME_WORDS |= {"kingdom", "dominion"}


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_down_and_the_rules_are_pure(module: str) -> None:
    path = MODULES[module]
    assert faults(module, path.read_text("utf-8"), KNOWN, path.name == "__init__.py") == []


@pytest.mark.parametrize("name", [name for name in GROUND if f"{ROOT}.{name}" in MODULES])
def test_the_ground_floor_names_no_game(name: str) -> None:
    assert games_named(MODULES[f"{ROOT}.{name}"].read_text("utf-8"), GAME_WORDS) == []


def test_the_house_is_there() -> None:
    """Nothing above would fail if no module were found."""
    assert {f"{ROOT}.{name}" for name in ("bits", "hexes", "dice", "game", "json_reader", "record")} <= KNOWN
    assert "kingdom_builder" in GAME_PACKAGES
    for game in GAME_PACKAGES:
        assert {f"{ROOT}.rules.{game}.{name}" for name in ("model.position", "play.turn", "state")} <= KNOWN
    assert any(all_imports().values())


def circles(imported: dict[str, set[str]]) -> list[list[str]]:
    """Modules that import each other, directly or through others: Tarjan's strongly connected components."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    path: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        order[module] = low[module] = len(order)
        path.append(module)
        for target in imported[module]:
            if target not in order:
                visit(target)
                low[module] = min(low[module], low[target])
            elif target in path:
                low[module] = min(low[module], order[target])
        if low[module] == order[module]:
            circle = path[path.index(module) :]
            del path[path.index(module) :]
            if len(circle) > 1:
                found.append(sorted(circle))

    for module in imported:
        if module not in order:
            visit(module)
    return found


def all_imports() -> dict[str, set[str]]:
    """What every module of the package, of the compiler and of the tools imports, for types or not.

    A package is loaded before its modules anyway, so importing a module of it does not count as importing the package.
    """
    files = dict(MODULES)
    for folder in ("forge", "tools"):
        for path in (SOURCE.parents[1] / folder).rglob("*.py"):
            parts = path.relative_to(SOURCE.parents[1]).with_suffix("").parts
            files[".".join(part for part in parts if part != "__init__")] = path
    known = set(files)
    return {
        name: {
            target
            for each in imports(ast.parse(path.read_text("utf-8")), name, path.name == "__init__.py")
            if (target := resolve(each.target, known)) in known and target != name
        }
        for name, path in files.items()
    }


def test_no_circle_of_imports_is_larger_than_three_files() -> None:
    assert [circle for circle in circles(all_imports()) if len(circle) > 3] == []


def test_circles_are_found() -> None:
    chain = {"a": {"b"}, "b": {"c"}, "c": {"d"}, "d": set[str]()}
    assert circles(chain) == []
    assert circles(chain | {"d": {"b"}}) == [["b", "c", "d"]]
    assert circles(chain | {"d": {"c"}, "b": {"a"}}) == [["a", "b"], ["c", "d"]]


# The checker itself

IMAGINED = KNOWN | {
    *(f"{ROOT}.{name}" for name in ("drawing", "words", "bots", "bots.greedy", "bots.random", "cli", "cli.play")),
    *(f"{ROOT}.rules.{name}" for name in ("dominion", "dominion.state")),
}


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("bits", "import realmwright.hexes"),
        ("bits", "from realmwright import hexes"),
        ("bits", "from . import hexes"),
        ("dice", "from realmwright.hexes import HexGrid"),
        ("hexes", "from realmwright.dice import Dice"),
        ("dice", "from realmwright.game import Json"),
        ("game", "def f():\n    from realmwright.record import Record"),
        ("game", "try:\n    import realmwright.json_reader\nexcept ImportError:\n    pass"),
        ("json_reader", "class A:\n    import realmwright.record"),
        ("record", "from realmwright.rules.kingdom_builder import game"),
        ("record", "from realmwright import games"),
        ("record", "from realmwright.drawing import Sheet"),
        ("drawing", "from realmwright.rules.kingdom_builder.model.board import Board"),
        ("game", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from realmwright.record import Record"),
        ("rules.kingdom_builder.state", "import realmwright.rules.dominion.state"),
        ("rules.kingdom_builder.state", "from realmwright.rules import dominion"),
        ("rules.kingdom_builder.state", "from ..dominion import state"),
        ("rules.kingdom_builder.state", "from realmwright.bots.greedy import Greedy"),
        ("rules.kingdom_builder.model.board", "from realmwright.rules.kingdom_builder.play import turn"),
        ("rules.kingdom_builder.model.board", "from ..state import State"),
        ("rules.kingdom_builder.play.turn", "from realmwright.rules.kingdom_builder.content.base import cards"),
        (
            "rules.kingdom_builder.content.base.cards",
            "if TYPE_CHECKING:\n    from ...state import State",
        ),
        ("rules.kingdom_builder.exchange.view", "from realmwright.rules.kingdom_builder.art import symbols"),
        ("rules.kingdom_builder.attic", "import json"),
        ("rules.kingdom_builder.state", "if TYPE_CHECKING:\n    from realmwright.rules.dominion import state"),
        ("rules.kingdom_builder.state", "if TYPE_CHECKING:\n    from realmwright.words import say"),
        ("rules.kingdom_builder.state", "def f():\n    import realmwright.cli"),
        ("bots.greedy", "from realmwright.cli.play import play"),
        ("bots.greedy", "from realmwright.words import say"),
        ("words", "import realmwright.cli"),
        ("bots.greedy", "import realmwright.no_such_thing.at_all\nimport realmwright.cli"),
        ("bits", "import random"),
        ("dice", "from random import Random"),
        ("dice", "import secrets"),
        ("game", "import time"),
        ("game", "import os.path"),
        ("game", "import importlib"),
        ("record", "from pathlib import Path"),
        ("record", "def f():\n    import datetime"),
        ("rules.kingdom_builder.setup", "from urllib.request import urlopen"),
        ("rules.kingdom_builder.setup", "import socket, json"),
        ("rules.kingdom_builder.setup", "import numpy"),
        ("rules.kingdom_builder.state", "from realmwright.observers import observer_for"),
        ("observers.planes", "from realmwright.bots.greedy import Greedy"),
        ("observers.planes", "from realmwright.gym.spaces import flat"),
        ("observers.planes", "import gymnasium"),
        ("observers.planes", "from numpy.random import default_rng"),
        ("observers.planes", "import random"),
        ("rules.kingdom_builder.setup", "from fluent.runtime import FluentBundle"),
        ("rules.kingdom_builder.setup", "open('x')"),
        ("record", "def f():\n    print('x')"),
        ("", "from realmwright.rules.kingdom_builder import game"),
        ("", "import numpy"),
        ("cellar", "import json"),
    ],
)
def test_the_checker_catches(module: str, source: str) -> None:
    assert faults(f"{ROOT}.{module}".rstrip("."), source, IMAGINED, is_package=module == "")


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("hexes", "from realmwright.bits import each"),
        ("record", "import json\nfrom realmwright.json_reader import JsonReader\nfrom realmwright import bits"),
        ("record", "from collections.abc import Mapping\nfrom collections import Counter"),
        ("game", "from importlib.metadata import entry_points"),
        ("drawing", "from realmwright.hexes import HexGrid"),
        ("rules.kingdom_builder.state", "from realmwright.rules.kingdom_builder.model.board import Board"),
        (
            "rules.kingdom_builder.state",
            "from .model import board\nfrom .play import turn\nfrom ...bits import each",
        ),
        ("rules.kingdom_builder.art.symbols", "from realmwright.rules.kingdom_builder.art import emblems"),
        ("rules.kingdom_builder.content.base.cards", "from realmwright.rules.kingdom_builder.play import pieces"),
        (
            "bots.greedy",
            "import random, time, numpy\nfrom realmwright import games\nfrom realmwright.bots.random import R",
        ),
        ("observers.planes", "import numpy as np\nfrom numpy.typing import NDArray\nfrom realmwright import native"),
        ("bots.greedy", "from realmwright.observers import observer_for"),
        ("cli.play", "import realmwright.words, realmwright.bots.greedy, os\nopen('x')\nprint('y')"),
        ("words", "from fluent.runtime import FluentBundle\nfrom realmwright.game import games"),
        (
            "",
            "from realmwright import bits\nfrom realmwright.game import games\nfrom importlib.metadata import version",
        ),
    ],
)
def test_the_checker_lets_pass(module: str, source: str) -> None:
    assert faults(f"{ROOT}.{module}".rstrip("."), source, IMAGINED, is_package=module == "") == []


def test_the_checker_finds_games_in_code_but_not_in_prose() -> None:
    assert games_named('NAME = "kingdom-builder"', GAME_WORDS)
    assert games_named("def f(kingdom_builder): ...", GAME_WORDS)
    assert games_named("class KingdomBoard: ...", GAME_WORDS)
    assert games_named("x.kingdom = 1", GAME_WORDS)
    assert games_named('"""Fine."""\nx = f"{1} kingdoms"', GAME_WORDS)
    assert games_named('"""Like kingdom-builder."""\ndef f():\n    """A kingdom."""', GAME_WORDS) == []
