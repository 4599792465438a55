"""The bracket of a knockout: the two that are ranked highest can only meet in the final, and so on."""

from collections.abc import Sequence
from typing import TypeVar

Player = TypeVar("Player")


def slots(players: int) -> list[int]:
    """The seeds from the top of the bracket to its bottom, from 0, for the next power of two.

    >>> slots(8)
    [0, 7, 3, 4, 1, 6, 2, 5]
    """
    found = [0]
    while len(found) < players:
        size = 2 * len(found)
        found = [seed for each in found for seed in (each, size - 1 - each)]
    return found


def first_round(ranked: Sequence[Player]) -> list[tuple[Player, Player | None]]:
    """The matches of the first round, from the top of the bracket; those ranked highest have no opponent if few came.

    >>> first_round(["ann", "bob", "cleo"])
    [('ann', None), ('bob', 'cleo')]
    """
    order = slots(len(ranked))
    pairs = zip(order[::2], order[1::2], strict=True)
    return [(ranked[one], ranked[other] if other < len(ranked) else None) for one, other in pairs]


def next_round(winners: Sequence[Player]) -> list[tuple[Player, Player]]:
    """The matches of those who have won the last round, in the order of its matches."""
    return list(zip(winners[::2], winners[1::2], strict=True))
