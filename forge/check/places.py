"""The places of lists, and what is known about them at one point of a function.

A place is a variable, or a path that begins with one: ``self.deck[]`` is any entry of the list ``self.deck``.
"""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field


@dataclass
class Known:
    """What is known at one point of a function."""

    places: dict[str, frozenset[str]] = field(default_factory=dict)
    """For each name that is a pointer what it can stand for."""
    stale: dict[str, str] = field(default_factory=dict)
    """The names whose lists may be gone, and which place that was."""
    shared: dict[str, frozenset[str]] = field(default_factory=dict)
    """The lists that were put somewhere else as well, where C++ has a copy, and where that is."""
    changed: dict[str, ast.AST] = field(default_factory=dict)
    """The lists that a loop goes through and that were changed in this round, and where."""

    def copy(self) -> "Known":
        """The same for another branch."""
        return Known(dict(self.places), dict(self.stale), dict(self.shared), dict(self.changed))

    def join(self, other: "Known | None") -> "Known":
        """What is known after either of two branches."""
        if other is not None:
            for mine, others in ((self.places, other.places), (self.shared, other.shared)):
                for name, places in others.items():
                    mine[name] = mine.get(name, frozenset()) | places
            self.stale |= other.stale
            self.changed |= other.changed
        return self


def joined(branches: list[Known | None]) -> Known | None:
    """What is known after any of some branches; None if all have ended."""
    found: Known | None = None
    for each in branches:
        if each is not None:
            found = each.join(found)
    return found


def entries(node: ast.AST) -> Iterable[ast.expr]:
    """The entries of lists, tuples and dictionaries that are written out, and what comprehensions are made of."""
    if isinstance(node, ast.List | ast.Tuple | ast.Set):
        return node.elts
    if isinstance(node, ast.Dict):
        return node.values
    return [node.elt] if isinstance(node, ast.ListComp | ast.GeneratorExp | ast.SetComp) else ()


def path_of(place: str) -> str:
    """A place without what it begins with; empty if it is a variable itself."""
    if place.startswith((".", "(")):
        return place if place.startswith(".") else ""
    start = place.find(".")
    return place[start:] if start >= 0 else ""


def covers(path: str, place: str, strictly: bool = False) -> bool:
    """Whether a place is what a path means, or lies within that."""
    if not path:
        return False
    if place.endswith(path):
        return not strictly
    start = place.find(path)
    return start >= 0 and place[start + len(path)] in ".["


def touches(changed: str, place: str) -> bool:
    """Whether a change of one place is one of another, or of something within that."""
    return changed == place or within(changed, place) or (place.startswith(".") and covers(place, changed))


def is_view(node: ast.expr) -> bool:
    """Whether an expression shows a dictionary as it is at any time."""
    function = node.func if isinstance(node, ast.Call) else None
    return isinstance(function, ast.Attribute) and function.attr in ("items", "keys", "values")


def looped_over(node: ast.expr, known: Known) -> frozenset[str]:
    """The lists that a loop goes through itself, not a copy of them."""
    if isinstance(node, ast.Call):
        inside: Iterator[ast.expr] = iter(())
        if isinstance(node.func, ast.Name) and node.func.id in ("enumerate", "reversed", "zip"):
            inside = iter(node.args[: None if node.func.id == "zip" else 1])
        elif isinstance(node.func, ast.Attribute) and node.func.attr in ("items", "keys", "values"):
            inside = iter((node.func.value,))
        return frozenset(place for each in inside for place in looped_over(each, known))
    return places_of(node, known)


def places_of(node: ast.expr, known: Known) -> frozenset[str]:
    """What an expression can stand for; nothing if it makes something new."""
    if isinstance(node, ast.Name):
        return known.places.get(node.id, frozenset((node.id,)))
    if isinstance(node, ast.Attribute):
        return frozenset(f"{place}.{node.attr}" for place in places_of(node.value, known))
    if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
        return frozenset(f"{place}[]" for place in places_of(node.value, known))
    if isinstance(node, ast.IfExp):
        return places_of(node.body, known) | places_of(node.orelse, known)
    return frozenset()


def within(inner: str, outer: str) -> bool:
    """Whether one place is part of another."""
    return inner.startswith((f"{outer}.", f"{outer}["))
