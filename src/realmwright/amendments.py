"""Amendments: the numbered corrections of a game's rules, so that what was begun under earlier ones is played by them.

The rules as they were first released are version 1. Each ruling or correction that changes how a game goes is an
amendment with the next number, and that number is the version of the rules from then on. A position has the version
that it is played by in its field ``rules``. The code asks at the one place where an amendment matters whether it is in
force, as in ``state.rules >= SCOUTS_PLACED_AGAIN``. New games take the newest version; records and tables keep theirs.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

FIRST: Final = 1
"""The version of the rules before any amendment."""


class Amendment(NamedTuple):
    """One change of the rules."""

    number: int
    """The version of the rules that it makes."""
    rule: str
    """The rules that it concerns, by their numbers."""
    change: str
    """What holds since, and what held before, for people."""
    since: str
    """The first release that has it."""


def newest(amendments: Sequence[Amendment]) -> int:
    """The version of the rules that a table of amendments leads to. Raises ValueError if a number is missing."""
    numbers = [amendment.number for amendment in amendments]
    if numbers != list(range(FIRST + 1, FIRST + 1 + len(numbers))):
        raise ValueError(f"amendments are numbered from {FIRST + 1} on, one after the other, not {numbers}")
    return FIRST + len(numbers)
