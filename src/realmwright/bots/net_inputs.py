"""What a net sees: positions as arrays of one size, whatever the options and the number of players.

A net is made for the widest games: all sets, all seats. Positions of others are drawn by the observer that fits them,
which is quicker, and its planes and numbers are put where the widest observer has those of the same names.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from realmwright.game import BadSetup, Registry, State
from realmwright.observers.planes import BOARD, TABLE, HexObserver

Places: TypeAlias = NDArray[np.intp]
Numbers: TypeAlias = NDArray[np.float32]
Packed: TypeAlias = NDArray[np.uint8]

net_observers: Registry[Callable[[], HexObserver]] = Registry("realmwright.net_observers", "observer for nets")
"""For each game with nets what makes the widest observer (group ``realmwright.net_observers``)."""


class Sight(NamedTuple):
    """A position as a seat sees it: planes with eight hexes in a byte, and numbers."""

    planes: Packed
    numbers: NDArray[np.float16]


class Layout(NamedTuple):
    """Where the widest observer has what an observer shows."""

    planes: Places
    numbers: Places
    factors: Numbers
    """What each number is multiplied by, because its scale is another one there."""


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

    def see(self, state: State, seat: int) -> Sight:
        """A position in little room, as its own observer draws it."""
        seen = self.observer_of(state).observe(state, seat)
        planes = seen[BOARD]
        if self.columns > planes.shape[2]:
            planes = np.pad(planes, ((0, 0), (0, 0), (0, self.columns - planes.shape[2])))
        return Sight(np.packbits(planes.reshape(len(planes), -1), axis=-1), seen[TABLE].astype(np.float16))

    def arrays(self, states: list[State], seat: int) -> tuple[Numbers, Numbers]:
        """Positions of one game as boards (position, plane, row, column) and tables, as a seat sees them."""
        observer = self.observer_of(states[0])
        layout = self.layout(observer)
        _, rows, columns = observer.shapes[BOARD].shape
        boards = np.zeros((len(states), len(self.planes), even(rows), self.columns), np.float32)
        tables = np.zeros((len(states), len(self.numbers)), np.float32)
        for place, state in enumerate(states):
            seen = observer.observe(state, seat)
            boards[place, layout.planes, :rows, :columns] = seen[BOARD]
            tables[place, layout.numbers] = seen[TABLE] * layout.factors
        return boards, tables


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
