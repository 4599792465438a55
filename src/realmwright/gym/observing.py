"""What a learner sees of a position: arrays of fixed shape, made of nothing but what a seat may know.

Each game has an observer, found by its name among the entry points of the group ``realmwright.observers``; a game in
another package brings its own in the same way. Everything in an observation is as seen from the seat: what is the
seat's own comes first, the others follow in the order of turns, so one policy can play any seat.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from realmwright.game import BadSetup, Json, Registry, State, games, settle

Array: TypeAlias = NDArray[Any]
Mask: TypeAlias = NDArray[np.int8]
"""A one for each action that may be played now."""
Observation: TypeAlias = dict[str, Array]

MASK: Final = "action_mask"
"""The name under which environments show the legal actions; no observer has an array of that name."""


@dataclass(frozen=True)
class Shape:
    """What one array of an observation is like, in every position: its size, its type and the bounds of its numbers."""

    shape: tuple[int, ...]
    low: float
    high: float
    dtype: type[np.generic]


class Observer(Protocol):
    """Sees positions of one game, for one number of players; nothing of what follows changes from game to game."""

    @property
    def actions(self) -> int:
        """How many actions there are: all that can ever be legal are below this number."""
        ...

    @property
    def shapes(self) -> Mapping[str, Shape]:
        """What each array is like."""
        ...

    @property
    def names(self) -> Mapping[str, tuple[str, ...]]:
        """For each array what its entries mean, one text for each along the first axis: a plane, or a number."""
        ...

    def observe(self, state: State, seat: int) -> Observation:
        """The arrays, new ones, from what this seat may know; it need not be the seat to move.

        An imagined position looks the same: what :meth:`realmwright.game.State.imagine` draws anew has no influence.
        """
        ...


ObserverMaker: TypeAlias = Callable[[int, Mapping[str, Json]], Observer]
"""Makes an observer for a number of players and the options of a game, all of which are there and checked."""

observers: Registry[ObserverMaker] = Registry("realmwright.observers", "observer")
"""What makes the observer of each game, by the name of the game."""


def observer_for(game: str, players: int = 2, options: Mapping[str, Json] | None = None) -> Observer:
    """The observer of a game. Raises BadSetup if there is no such game, or none that can be observed."""
    settled = settle(games[game], players, options)
    if game not in observers:
        raise BadSetup(f"nothing shows {game} as arrays: register an observer in the group realmwright.observers")
    return observers[game](players, settled)


def actions(game: str, players: int = 2, options: Mapping[str, Json] | None = None) -> int:
    """How many actions a game has, as its environments count them."""
    return observer_for(game, players, options).actions


def unpacked(bits: int, count: int) -> NDArray[np.uint8]:
    """The first so many members of a bitset as zeros and ones.

    >>> unpacked(0b1101, 6).tolist()
    [1, 0, 1, 1, 0, 0]
    """
    # Bits above the count must not be there: to_bytes would have no room, or they would be cut off in silence.
    size = count + 7 >> 3
    return np.unpackbits(np.frombuffer(bits.to_bytes(size, "little"), np.uint8), count=count, bitorder="little")


def mask_of(state: State, seat: int, count: int) -> Mask:
    """The actions that this seat may play now: none unless the choice is its own."""
    if state.seat != seat:
        return np.zeros(count, np.int8)
    return unpacked(state.legal(), count).view(np.int8)
