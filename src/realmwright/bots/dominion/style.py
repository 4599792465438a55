"""How players with the same rules of thumb differ, as data for :mod:`action_priority` and :mod:`answers`."""

from collections.abc import Callable
from typing import NamedTuple

from realmwright.rules.dominion.model.position import Position


class KeepValues(NamedTuple):
    """What the cards in a hand are worth keeping, by their numbers: the lowest value goes first."""

    normal: tuple[int, ...]
    surplus: tuple[int, ...]
    """Of Actions that there will be no time to play."""


class Style(NamedTuple):
    """The style of one kind of player."""

    unwanted: Callable[[Position, int], int]
    """The kinds of cards that a seat wants to be rid of."""
    discards: KeepValues
    """For a card that makes somebody discard, such as Militia."""
    exchanges: KeepValues
    """For what a Cellar exchanges."""
    trashes: KeepValues
    """For a card that has to be trashed although none is unwanted."""
    declines: bool
    """Whether nothing is chosen where a card would do nothing, if that is allowed."""
