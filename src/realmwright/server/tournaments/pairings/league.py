"""Divisions: groups in which everybody meets everybody, and who moves between them after a season."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeVar

Player = TypeVar("Player")


def divisions_of(ranked: Sequence[Player], size: int) -> list[list[Player]]:
    """The ranked players in divisions of about ``size``, the best first, none of them of one alone.

    >>> divisions_of("abcdefgh", 3)
    [['a', 'b', 'c'], ['d', 'e', 'f'], ['g', 'h']]
    >>> divisions_of("abcdefg", 3)
    [['a', 'b', 'c'], ['d', 'e'], ['f', 'g']]
    """
    count = max(1, min(-(-len(ranked) // size), len(ranked) // 2))
    least, more = divmod(len(ranked), count)
    found, start = [], 0
    for number in range(count):
        end = start + least + (number < more)
        found.append(list(ranked[start:end]))
        start = end
    return found


def after_season(divisions: Sequence[Sequence[Player]], moving: int) -> list[Player]:
    """Everybody in the order for the next season; each division comes in the order of its standings.

    The last ``moving`` of each division change places with the first of the one below, fewer where it is small.

    >>> "".join(after_season(["abcd", "efgh"], 1))
    'abcedfgh'
    """
    moved = [list(division) for division in divisions]
    for upper, lower in pairwise(moved):
        # Nobody moves twice: half of a division at most goes either way.
        count = min(moving, len(upper) // 2, len(lower) // 2)
        if count:
            upper[-count:], lower[:count] = lower[:count], upper[-count:]
    return [player for division in moved for player in division]
