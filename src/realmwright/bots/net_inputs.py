"""What a net sees: positions as arrays of one size, whatever the options and the number of players.

A net is made for the widest games: all sets, all seats. Positions of others are drawn by the observer that fits them,
and the net is told which of the widest observer's planes and numbers these are: those of the same names.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from realmwright.game import BadSetup, Registry, State
from realmwright.observers.planes import BOARD, TABLE, HexObserver

Places: TypeAlias = NDArray[np.int64]
Numbers: TypeAlias = NDArray[np.float32]
Packed: TypeAlias = NDArray[np.uint8]

net_observers: Registry[Callable[[], HexObserver]] = Registry("realmwright.net_observers", "observer for nets")
"""For each game with nets what makes the widest observer (group ``realmwright.net_observers``)."""


class Sights(NamedTuple):
    """Positions of one game as a seat sees them: planes with eight hexes in a byte, and numbers."""

    planes: Packed
    numbers: NDArray[np.floating[Any]]

    def rows(self, places: Sequence[int]) -> "Sights":
        """Some of the positions."""
        return Sights(self.planes[list(places)], self.numbers[list(places)])


class Layout(NamedTuple):
    """Where the widest observer has what an observer shows."""

    planes: Places
    numbers: Places
    factors: Numbers
    """What each number is multiplied by, because its scale is another one there."""


class Arrays(NamedTuple):
    """What a net is given: planes and numbers, and which of its own they are."""

    board: NDArray[np.uint8]
    """Position, plane, row and column."""
    planes: Places
    table: Numbers
    """Position and number."""
    numbers: Places


class NetInputs:
    """The arrays of all nets for one game."""

    def __init__(self, widest: HexObserver) -> None:
        self._widest = widest
        self.planes: Final = widest.names[BOARD]
        self.numbers: Final = widest.names[TABLE]
        _, rows, columns = widest.shapes[BOARD].shape
        self.rows: Final = even(rows)
        self.columns: Final = even(columns)
        self._layouts: dict[HexObserver, Layout] = {}

    def observer_of(self, state: State) -> HexObserver:
        """The observer that shows what there is in the game of a position, and no more."""
        return self._widest.fitting(state)

    def layout(self, observer: HexObserver) -> Layout:
        """Where the planes and numbers of an observer belong."""
        if observer not in self._layouts:
            self._layouts[observer] = self._find_layout(observer)
        return self._layouts[observer]

    def _find_layout(self, observer: HexObserver) -> Layout:
        places = {name: place for place, name in enumerate(self.planes)}
        wide = {name: (place, scale) for place, (name, scale) in enumerate(map(scaled, self.numbers))}
        own = [scaled(name) for name in observer.names[TABLE]]
        return Layout(
            np.array([places[name] for name in observer.names[BOARD]]),
            np.array([wide[name][0] for name, _ in own]),
            np.array([scale / wide[name][1] for name, scale in own], np.float32),
        )

    def see(self, states: list[State], seat: int) -> Sights:
        """Positions of one game in little room, as their own observer draws them."""
        return Sights(*self.observer_of(states[0]).observe_packed(states, seat, self.columns))

    def arrays(self, states: Sequence[State], seats: Sequence[int]) -> Arrays:
        """Positions of one game as a net takes them, each as a seat sees it."""
        observer = self.observer_of(states[0])
        layout = self.layout(observer)
        rows = observer.shapes[BOARD].shape[1]
        boards = np.zeros((len(states), len(layout.planes), even(rows), self.columns), np.uint8)
        table = np.empty((len(states), len(layout.numbers)), np.float32)
        for seat in set(seats):
            places = [place for place, other in enumerate(seats) if other == seat]
            sights = self.see([states[place] for place in places], seat)
            drawn = np.unpackbits(sights.planes, axis=-1, count=rows * self.columns)
            boards[places, :, :rows] = drawn.reshape(len(places), -1, rows, self.columns)
            table[places] = sights.numbers * layout.factors
        return Arrays(boards, layout.planes, table, layout.numbers)


def even(number: int) -> int:
    """The same number, or the next one: nets look at patches of two by two hexes."""
    return number + number % 2


def scaled(name: str) -> tuple[str, int]:
    """The name of a number without its scale, and the scale.

    >>> scaled("own: supply /40")
    ('own: supply', 40)
    >>> scaled("last round")
    ('last round', 1)
    """
    words, slash, scale = name.rpartition(" /")
    return (words, int(scale)) if slash else (name, 1)


@cache
def inputs_of(game: str) -> NetInputs:
    """The inputs of a game's nets. Raises BadSetup if nets cannot see it."""
    if game not in net_observers:
        raise BadSetup(f"nets cannot see {game}: register an observer in the group realmwright.net_observers")
    return NetInputs(net_observers[game]())
