"""What functions do beside returning a value: the fields that they read, change and hand out.

Fields are known by their names alone, whatever position or part they belong to: that is less than the truth, and never
wrong. A place is a path without what it begins with: ``.hands[]`` is any entry of a list ``hands``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

ANYTHING: Final = "*"
"""Any field, or any list: what another name of a list may stand for."""


@dataclass
class Effects:
    """What one function does, with all functions that it calls."""

    reads: set[str] = field(default_factory=set)
    """The names of the fields that it looks at."""
    writes: set[str] = field(default_factory=set)
    """The names of the fields that it changes."""
    replaced: set[str] = field(default_factory=set)
    """The places that it puts something else into."""
    resized: set[str] = field(default_factory=set)
    """The lists that it makes longer or shorter, or whose entries it exchanges."""
    calls: set[object] = field(default_factory=set, compare=False)
    """The functions that it calls, by what the program knows them by, and the types of those that are values."""
    kept: set[str] = field(default_factory=set)
    """Those of its parameters that it puts into a field."""
    returned: set[str] = field(default_factory=set)
    """The places, and the parameters, that a list which it returns can be."""

    def add(self, other: "Effects") -> None:
        """Do what another function does, too; what that keeps and returns is its own affair."""
        self.reads |= other.reads
        self.writes |= other.writes
        self.replaced |= other.replaced
        self.resized |= other.resized
        self.calls |= other.calls

    def disturbs(self, other: "Effects") -> bool:
        """Whether it makes a difference to another that this comes first."""
        return _meet(self.writes, other.reads | other.writes)

    @property
    def extent(self) -> tuple[int, int, int, int]:
        """How much it does: grows with whatever is added."""
        return len(self.reads), len(self.writes), len(self.replaced), len(self.resized)

    @property
    def inert(self) -> bool:
        """Whether nothing that happens elsewhere makes a difference to it, nor it to anything."""
        return not self.reads and not self.writes


def _meet(some: set[str], others: set[str]) -> bool:
    return bool(some and others and (some & others or ANYTHING in some or ANYTHING in others))


@dataclass
class Facts:
    """What was found out about a whole program, for translating it again with that knowledge."""

    changed: frozenset[str] = frozenset()
    """The names of all fields that some rule changes."""
    effects: Mapping[object, Effects] = field(default_factory=dict)
    """What each function does, by what the program knows it by; by its type what any function of it does."""


def closed(effects: dict[object, Effects]) -> None:
    """Add to each function what those do that it calls, and those that they call."""
    callers: dict[object, set[object]] = {}
    for key, found in effects.items():
        for called in found.calls:
            callers.setdefault(called, set()).add(key)
    waiting = set(effects)
    while waiting:
        key = waiting.pop()
        for caller in callers.get(key, ()):
            before = effects[caller].extent
            effects[caller].add(effects[key])
            if effects[caller].extent != before:
                waiting.add(caller)
