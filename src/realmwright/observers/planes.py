"""What the observers of the hex games share: sets of hexes as planes, and vectors of named numbers."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from realmwright.bits import Bits
from realmwright.game import BadSetup, State
from realmwright.native import NativeRules
from realmwright.observers.observer import Observation, Scenery, Section, Shape

BOARD: Final = "board"
TABLE: Final = "table"
NO_HEX: Final = -1

# Numbers are divided by these scales, and by others that depend on the game.
ROUNDS: Final = 32
POINTS: Final = 256
POINTS_OF_A_SOURCE: Final = 128
PILE: Final = 32

Planes: TypeAlias = NDArray[np.uint8]


def seat_names(players: int) -> tuple[str, ...]:
    """The names of the seats, relative to the observing one.

    >>> seat_names(3)
    ('own', 'seat +1', 'seat +2')
    """
    return ("own", *(f"seat +{way}" for way in range(1, players)))


class HexLayout:
    """The positions of a grid's hexes in a plane."""

    def __init__(self, places: Mapping[int, tuple[int, int]], rows: int, columns: int) -> None:
        """``places`` maps each hex to its row and column. Raises BadSetup if one of them lies outside the plane."""
        if any(not (0 <= row < rows and 0 <= column < columns) for row, column in places.values()):
            raise BadSetup(f"this map does not fit into {rows} rows of {columns} hexes, as observations have them")
        self.cells: Final = np.full((rows, columns), NO_HEX, np.int16)
        """The number of the hex in each place, which is also the action that chooses it; -1 where there is none."""
        for cell, place in places.items():
            self.cells[place] = cell
        self.cells.flags.writeable = False
        # There is at least one spare bit beyond the last hex. It is never set, and places without a hex read it.
        self._size = (max(places) + 1) // 8 + 1
        spare = 8 * self._size - 1
        self._order = np.where(self.cells == NO_HEX, spare, self.cells).astype(np.intp).ravel()
        self._places: dict[int, bytes] = {}

    def draw(self, sets: Sequence[Bits], planes: Planes) -> None:
        """Fill one plane for each set, with a one for each hex in the set."""
        size = self._size
        packed = np.frombuffer(b"".join([cells.to_bytes(size, "little") for cells in sets]), np.uint8)
        unpacked = np.unpackbits(packed.reshape(len(sets), size), axis=1, bitorder="little")
        np.take(unpacked, self._order, axis=1, out=planes.reshape(len(sets), -1), mode="clip")

    @property
    def places(self) -> bytes:
        """The place of each hex in a plane, by its number, as 32-bit ints for compiled code; -1 where there is none."""
        return self.places_in(self.cells.shape[1])

    def places_in(self, columns: int) -> bytes:
        """The same for planes with more columns."""
        if columns not in self._places:
            self._places[columns] = self._find_places(columns)
        return self._places[columns]

    def _find_places(self, columns: int) -> bytes:
        numbers = np.pad(self.cells, ((0, 0), (0, columns - self.cells.shape[1])), constant_values=NO_HEX).ravel()
        found = np.full(int(numbers.max()) + 1, NO_HEX, np.int32)
        there = np.flatnonzero(numbers != NO_HEX)
        found[numbers[there]] = there
        return found.tobytes()


class FeatureList:
    """The names and scales of the numbers of a vector, in order."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.scales: list[int] = []

    def add(self, name: str, scale: int = 1) -> None:
        """Add a number, which is divided by the scale so that it rarely exceeds one."""
        self.names.append(f"{name} /{scale}" if scale > 1 else name)
        self.scales.append(scale)

    def several(self, words: str, names: Iterable[str], scale: int = 1) -> None:
        """Add a number for each of the names: ``card lords``."""
        for name in names:
            self.add(f"{words} {name}", scale)

    def by_seat(self, players: int, words: str, scale: int = 1) -> None:
        """Add a number for each seat, the observing one first: ``own: supply``."""
        for who in seat_names(players):
            self.add(f"{who}: {words}", scale)


class HexObserver(ABC):
    """Encodes positions of a hex game: planes of its map, and a vector of numbers.

    A game's own observer says what is in them, and :meth:`scenery` of every game.
    """

    planes: Final = BOARD

    def __init__(
        self,
        rules: NativeRules[Any],
        plane_names: Sequence[str],
        features: FeatureList,
        rows: int,
        columns: int,
        actions: int,
    ) -> None:
        self.rules: Final = rules
        self.actions: Final = actions
        self.names: Final = {BOARD: tuple(plane_names), TABLE: tuple(features.names)}
        self.sections: Final = (Section(TABLE, tuple(features.scales)),)
        self.shapes: Final = {
            BOARD: Shape((len(plane_names), rows, columns), 0, 1, np.uint8),
            TABLE: Shape((len(features.names),), 0, 1, np.float32),
        }
        self._scales = np.array(features.scales, np.float32)

    @abstractmethod
    def scenery(self, state: State) -> Scenery:
        """What stays as it is in the game of a position."""

    @abstractmethod
    def fitting(self, state: State) -> "HexObserver":
        """The observer for games like that of a position: it shows nothing that they cannot have.

        All that it shows this one shows, too, under the same names.
        """

    @abstractmethod
    def layout(self, state: State) -> HexLayout:
        """Where the hexes of the map lie in a plane."""

    @abstractmethod
    def fixed_planes(self, state: State) -> Planes:
        """The first planes, which stay as they are."""

    def observe(self, state: State, seat: int) -> Observation:
        scenery = self.scenery(state)
        numbers, sets = self.rules.look(state, scenery.scene, seat)
        planes = np.empty(self.shapes[BOARD].shape, np.uint8)
        fixed = self.fixed_planes(state)
        planes[: len(fixed)] = fixed
        self.layout(state).draw(sets, planes[len(fixed) :])
        table = np.array([*scenery.numbers, *numbers], np.float32)
        table /= self._scales
        return {BOARD: planes, TABLE: np.minimum(table, 1.0, out=table)}

    def observe_packed(self, states: list[State], seat: int, columns: int) -> tuple[Planes, NDArray[np.float32]]:
        """Positions of one game: planes of so many columns with eight places in a byte, and numbers."""
        first = states[0]
        scenery = self.scenery(first)
        fixed = packed(self.fixed_planes(first), columns)
        table = np.empty((len(states), len(self._scales)), np.float32)
        planes = np.empty((len(states), self.shapes[BOARD].shape[0], fixed.shape[-1]), np.uint8)
        if self.rules.is_native(first):
            sets = np.empty((len(states), planes.shape[1] - len(fixed), planes.shape[2]), np.uint8)
            numbers = np.empty((len(states), table.shape[1] - len(scenery.numbers)), np.float32)
            places = self.layout(first).places_in(columns)
            cast(Any, first).drawn(states, scenery.scene, seat, places, sets, numbers)
            planes[:, : len(fixed)] = fixed
            planes[:, len(fixed) :] = sets
            table[:, : len(scenery.numbers)] = scenery.numbers
            table[:, len(scenery.numbers) :] = numbers
            table /= self._scales
            return planes, np.minimum(table, 1.0, out=table)
        for place, state in enumerate(states):
            seen = self.observe(state, seat)
            planes[place] = packed(seen[BOARD], columns)
            table[place] = seen[TABLE]
        return planes, table


def packed(planes: Planes, columns: int) -> Planes:
    """Planes widened to so many columns, with eight places in a byte."""
    wide = np.pad(planes, ((0, 0), (0, 0), (0, columns - planes.shape[2])))
    return np.packbits(wide.reshape(len(planes), -1), axis=-1)


# Names of numbers that the hex games share, in the order of realmwright.hexgames.observing


def name_standing(features: FeatureList, players: int) -> None:
    """The start player, the seat whose turn it is, the seat to move, and the progress of the game."""
    features.add("round", ROUNDS)
    features.add("last round")
    features.add("over")
    features.by_seat(players, "begins")
    features.by_seat(players, "has the turn")
    features.by_seat(players, "is asked")


def name_terrain_cards(features: FeatureList, names: Sequence[str], copies: int, alike: int = 1) -> None:
    """Terrain cards by kind, seen and counted; ``copies`` of each kind exist, and at most ``alike`` are in a hand."""
    features.several("own terrain card", names, alike)
    features.several("open terrain card", names, alike)
    features.several("discarded", names, copies)
    features.several("in pile or newer hands", names, copies)
    features.several("in older hands", names, copies)
    features.add("cards in pile", PILE)


def name_points(features: FeatureList, players: int, sources: Sequence[str]) -> None:
    """The points of each seat by source, as far as they are known."""
    features.by_seat(players, "points", POINTS)
    for who in seat_names(players):
        features.several(f"{who}: points of", sources, POINTS_OF_A_SOURCE)
