"""What the observers of the hex games share: sets of hexes as planes, and vectors of named numbers.

A vector is filled by parts. Each part first registers the names of its numbers in a :class:`FeatureList`, and then is a
function that writes the numbers of a position.
"""

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from realmwright.bits import Bits
from realmwright.game import BadSetup, Score
from realmwright.gym.observing import Shape
from realmwright.hexgames.terrain_deck import Piled

BOARD: Final = "board"
TABLE: Final = "table"
NO_HEX: Final = -1

# Numbers are divided by these scales, and by others that depend on the game.
ROUNDS: Final = 32
POINTS: Final = 256
POINTS_OF_A_SOURCE: Final = 128
PILE: Final = 32

Planes: TypeAlias = NDArray[np.uint8]
Numbers: TypeAlias = "array[float]"
Position = TypeVar("Position")
Part: TypeAlias = Callable[[Position, Sequence[int], Numbers], None]
"""Writes some numbers of a position. The seats are in turn order, starting with the observing one."""


class HexPosition(Piled, Protocol):
    """A position of a hex game with terrain cards."""

    turns: int
    ending: bool
    over: bool

    @property
    def start(self) -> int:
        """The seat that began."""
        ...

    @property
    def shown_seat(self) -> int | None:
        """The seat whose terrain cards are face up."""
        ...

    @property
    def seat(self) -> int | None: ...

    def known_scores(self, seat: int | None) -> list[Score | None]: ...


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

    def draw(self, sets: Sequence[Bits], planes: Planes) -> None:
        """Fill one plane for each set, with a one for each hex in the set."""
        size = self._size
        packed = np.frombuffer(b"".join([cells.to_bytes(size, "little") for cells in sets]), np.uint8)
        unpacked = np.unpackbits(packed.reshape(len(sets), size), axis=1, bitorder="little")
        np.take(unpacked, self._order, axis=1, out=planes.reshape(len(sets), -1), mode="clip")


class FeatureList:
    """The names of the numbers of a vector, in order."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, name: str, scale: int = 1) -> int:
        """Add a number, which is divided by the scale so that it rarely exceeds one. Returns its index."""
        self.names.append(f"{name} /{scale}" if scale > 1 else name)
        return len(self.names) - 1

    def several(self, words: str, names: Iterable[str], scale: int = 1) -> list[int]:
        """Add a number for each of the names: ``card lords``. Returns their indices."""
        return [self.add(f"{words} {name}", scale) for name in names]

    def by_name(self, words: str, names: Iterable[str], scale: int = 1) -> dict[str, int]:
        """The same, with the indices by name."""
        return {name: self.add(f"{words} {name}", scale) for name in names}

    def by_seat(self, players: int, words: str, scale: int = 1) -> list[int]:
        """Add a number for each seat, the observing one first: ``own: supply``. Returns their indices."""
        return [self.add(f"{who}: {words}", scale) for who in seat_names(players)]


class Table(Generic[Position]):
    """The vector of a game's numbers, filled by parts."""

    def __init__(self, names: Sequence[str], parts: Sequence[Part[Position]]) -> None:
        self.names: Final = tuple(names)
        self._parts = tuple(parts)
        self._blank = bytes(4 * len(names))

    def of(self, state: Position, seats: Sequence[int]) -> NDArray[np.float32]:
        """The numbers of a position, limited to at most one; none is negative."""
        numbers = array("f", self._blank)
        for part in self._parts:
            part(state, seats, numbers)
        table = np.frombuffer(numbers, np.float32)
        return np.minimum(table, 1.0, out=table)


def shapes_of(planes: int, rows: int, columns: int, numbers: int) -> dict[str, Shape]:
    """The shapes of the two arrays of an observation."""
    return {
        BOARD: Shape((planes, rows, columns), 0, 1, np.uint8),
        TABLE: Shape((numbers,), 0, 1, np.float32),
    }


# Parts


def terrain_cards(features: FeatureList, names: Sequence[str], copies: int, alike: int = 1) -> Part[HexPosition]:
    """Terrain cards by kind, seen and counted; ``copies`` of each kind exist, and at most ``alike`` are in a hand.

    Whoever counts knows which cards they have not seen. As the pile is made of open discards now and then, they know,
    too, which of them the hands must hold that are older than the pile, only not who holds which.
    """
    own = features.several("own terrain card", names, alike)
    shown = features.several("open terrain card", names, alike)
    discarded = features.several("discarded", names, copies)
    recent = features.several("in pile or newer hands", names, copies)
    older = features.several("in older hands", names, copies)
    pile = features.add("cards in pile", PILE)

    def part(state: HexPosition, seats: Sequence[int], numbers: Numbers) -> None:
        hands = state.hand
        dealt = state.dealt
        deck = state.deck
        open_seat = state.shown_seat
        numbers[pile] = len(deck) / PILE
        for card in hands[seats[0]]:
            numbers[own[card]] += 1 / alike
        if open_seat is not None:
            for card in hands[open_seat]:
                numbers[shown[card]] += 1 / alike
        enter_counts(state.discard, discarded, copies, numbers)
        enter_counts(deck, recent, copies, numbers)
        for seat in seats[1:]:
            if seat != open_seat:
                for card, shuffle in zip(hands[seat], dealt[seat], strict=True):
                    numbers[(recent if shuffle == state.shuffles else older)[card]] += 1 / copies

    return part


def enter_counts(things: Sequence[int], places: Sequence[int], scale: int, numbers: Numbers) -> None:
    """Add the number of copies of each thing."""
    for thing in things:
        numbers[places[thing]] += 1 / scale


def points(features: FeatureList, players: int, sources: Sequence[str]) -> Part[HexPosition]:
    """The points of each seat by source, as far as they are known."""
    totals = features.by_seat(players, "points", POINTS)
    by_source = [features.by_name(f"{who}: points of", sources, POINTS_OF_A_SOURCE) for who in seat_names(players)]

    def part(state: HexPosition, seats: Sequence[int], numbers: Numbers) -> None:
        scores = state.known_scores(seats[0])
        for seat, total, places in zip(seats, totals, by_source, strict=True):
            score = scores[seat]
            if score is not None:
                numbers[total] = score.total / POINTS
                for source, paid in score.items():
                    numbers[places[source]] = paid / POINTS_OF_A_SOURCE

    return part


def standing(features: FeatureList, players: int) -> Part[HexPosition]:
    """The start player, the seat whose turn it is, the seat to move, and the progress of the game."""
    round_place = features.add("round", ROUNDS)
    ending = features.add("last round")
    over = features.add("over")
    begins = features.by_seat(players, "begins")
    turn = features.by_seat(players, "has the turn")
    asked = features.by_seat(players, "is asked")

    def part(state: HexPosition, seats: Sequence[int], numbers: Numbers) -> None:
        numbers[round_place] = (state.turns - 1) // players / ROUNDS
        numbers[ending] = state.ending
        numbers[over] = state.over
        numbers[begins[seats.index(state.start)]] = 1
        numbers[turn[seats.index(state.turn)]] = 1
        if state.seat is not None:
            numbers[asked[seats.index(state.seat)]] = 1

    return part
