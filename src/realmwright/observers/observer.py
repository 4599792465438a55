"""Observations: arrays of fixed shape that encode what a seat may know of a position.

Each game has an observer, registered under its name in the entry point group ``realmwright.observers``; packages with
games of their own register theirs there, too. Observations are relative to the seat: its own entries come first, those
of the others follow in turn order, so one policy can play any seat.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from realmwright.bits import Bits
from realmwright.game import BadSetup, Json, Registry, State, games, settle
from realmwright.native import NativeRules

Array: TypeAlias = NDArray[Any]
Mask: TypeAlias = NDArray[np.int8]
"""One for each legal action, zero for the others."""
Observation: TypeAlias = dict[str, Array]

MASK: Final = "action_mask"
"""The name of the action mask in the observations and infos of environments; no observer uses it for an array."""


@dataclass(frozen=True)
class Shape:
    """The shape, type and bounds of one array, which are the same in all observations."""

    shape: tuple[int, ...]
    low: float
    high: float
    dtype: type[np.generic]


class Observer(Protocol):
    """Encodes positions of one game for one number of players. Its properties are constant."""

    @property
    def actions(self) -> int:
        """The number of actions; every legal action is below it."""
        ...

    @property
    def shapes(self) -> Mapping[str, Shape]:
        """The shape of each array."""
        ...

    @property
    def names(self) -> Mapping[str, tuple[str, ...]]:
        """For each array the meaning of its entries along the first axis: planes or numbers."""
        ...

    def observe(self, state: State, seat: int) -> Observation:
        """New arrays with what this seat may know; it need not be the seat to move.

        An imagined position gives the same arrays: what :meth:`realmwright.game.State.imagine` samples is not observed.
        """
        ...


class Section(NamedTuple):
    """An array that is filled with whole numbers of a position, in the order of the array's entries."""

    name: str
    scales: tuple[int, ...] = ()
    """What they are divided by, if the array holds fractions; these are limited to one."""


class Scenery(NamedTuple):
    """What an observer shows of one game in all its positions, and what compiled code needs to draw them."""

    scene: object
    """What the functions of :class:`realmwright.native.Observed` are called with."""
    numbers: tuple[int, ...] = ()
    """The first numbers of the first section, which stay as they are."""
    sets: tuple[Bits, ...] = ()
    """The hexes of the first planes, which stay as they are."""
    places: bytes = b""
    """Where the hexes lie in a plane: see :attr:`realmwright.observers.planes.HexLayout.places`."""


@runtime_checkable
class CompiledObserver(Observer, Protocol):
    """An observer whose arrays can be drawn by compiled code, from what is :class:`realmwright.native.Observed`."""

    @property
    def rules(self) -> NativeRules[Any]:
        """What the functions were compiled with."""
        ...

    @property
    def planes(self) -> str | None:
        """The name of the array that is filled with sets of hexes, if there is one."""
        ...

    @property
    def sections(self) -> tuple[Section, ...]:
        """The arrays that the numbers of a position fill, one after the other."""
        ...

    def scenery(self, state: State) -> Scenery:
        """What there is to know of the game of a position."""
        ...


ObserverMaker: TypeAlias = Callable[[int, Mapping[str, Json]], Observer]
"""Creates an observer for a number of players and the complete, checked options of a game."""

observers: Registry[ObserverMaker] = Registry("realmwright.observers", "observer")
"""The makers of observers by the name of the game."""


def observer_for(game: str, players: int = 2, options: Mapping[str, Json] | None = None) -> Observer:
    """The observer of a game. Raises BadSetup if there is no such game, or no observer for it."""
    settled = settle(games[game], players, options)
    if game not in observers:
        raise BadSetup(f"nothing shows {game} as arrays: register an observer in the group realmwright.observers")
    return observers[game](players, settled)


def actions(game: str, players: int = 2, options: Mapping[str, Json] | None = None) -> int:
    """The number of actions in the environments of a game."""
    return observer_for(game, players, options).actions


def unpacked(bits: int, count: int) -> NDArray[np.uint8]:
    """A bitset as an array of zeros and ones of this length.

    >>> unpacked(0b1101, 6).tolist()
    [1, 0, 1, 1, 0, 0]
    """
    # The bitset must not have higher bits: to_bytes would raise OverflowError, or they would be dropped silently.
    size = count + 7 >> 3
    return np.unpackbits(np.frombuffer(bits.to_bytes(size, "little"), np.uint8), count=count, bitorder="little")


def mask_of(state: State, seat: int, count: int) -> Mask:
    """The action mask of a seat; all zeros unless it is the seat to move."""
    if state.seat != seat:
        return np.zeros(count, np.int8)
    return unpacked(state.legal(), count).view(np.int8)
