"""What the observers of the games on hexes share: sets of hexes as planes, and numbers with names.

The numbers of a table are entered by parts. A part first gives its numbers their names in a :class:`Ledger`, and is
then the function that finds them in a position.
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

# What numbers are divided by, beside those that the box of a game tells.
ROUNDS: Final = 32
POINTS: Final = 256
POINTS_OF_A_SOURCE: Final = 128
PILE: Final = 32

Planes: TypeAlias = NDArray[np.uint8]
Numbers: TypeAlias = "array[float]"
Position = TypeVar("Position")
Part: TypeAlias = Callable[[Position, Sequence[int], Numbers], None]
"""Enters some numbers of a position. The seats are all of them in the order of turns, from the one that looks."""


class Realm(Piled, Protocol):
    """A position of a game on hexes with terrain cards."""

    turns: int
    ending: bool
    over: bool

    @property
    def start(self) -> int:
        """The seat that began."""
        ...

    @property
    def shown_seat(self) -> int | None:
        """The seat whose terrain cards lie open."""
        ...

    @property
    def seat(self) -> int | None: ...

    def known_scores(self, seat: int | None) -> list[Score | None]: ...


def seat_names(players: int) -> tuple[str, ...]:
    """How names call the seats, as they are seen from one of them.

    >>> seat_names(3)
    ('own', 'seat +1', 'seat +2')
    """
    return ("own", *(f"seat +{way}" for way in range(1, players)))


class Chart:
    """Where each hex of a grid lies in a plane."""

    def __init__(self, places: Mapping[int, tuple[int, int]], rows: int, columns: int) -> None:
        """``places`` are the row and the column of each hex. Raises BadSetup if one of them lies outside."""
        if any(not (0 <= row < rows and 0 <= column < columns) for row, column in places.values()):
            raise BadSetup(f"this map does not fit into {rows} rows of {columns} hexes, as observations have them")
        self.cells: Final = np.full((rows, columns), NO_HEX, np.int16)
        """The number of the hex in each place, which is also the action of a click on it."""
        for cell, place in places.items():
            self.cells[place] = cell
        self.cells.flags.writeable = False
        # At least one bit is left over behind the last hex. It is never set, and stands for all places without a hex.
        self._size = (max(places) + 1) // 8 + 1
        spare = 8 * self._size - 1
        self._order = np.where(self.cells == NO_HEX, spare, self.cells).astype(np.intp).ravel()

    def draw(self, sets: Sequence[Bits], planes: Planes) -> None:
        """Fill as many planes as there are sets: a one where a hex is in the set."""
        size = self._size
        packed = np.frombuffer(b"".join([cells.to_bytes(size, "little") for cells in sets]), np.uint8)
        unpacked = np.unpackbits(packed.reshape(len(sets), size), axis=1, bitorder="little")
        np.take(unpacked, self._order, axis=1, out=planes.reshape(len(sets), -1), mode="clip")


class Ledger:
    """The names of the numbers of a table, in their order."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, name: str, scale: int = 1) -> int:
        """Enter a number, which will be divided by the scale so that it is seldom above one; says its place."""
        self.names.append(f"{name} /{scale}" if scale > 1 else name)
        return len(self.names) - 1

    def several(self, words: str, names: Iterable[str], scale: int = 1) -> list[int]:
        """A number for each of the names: ``card lords``; says their places."""
        return [self.add(f"{words} {name}", scale) for name in names]

    def by_name(self, words: str, names: Iterable[str], scale: int = 1) -> dict[str, int]:
        """The same, with the place of each by its name."""
        return {name: self.add(f"{words} {name}", scale) for name in names}

    def by_seat(self, players: int, words: str, scale: int = 1) -> list[int]:
        """A number for each seat, the own one first: ``own: supply``; says their places."""
        return [self.add(f"{who}: {words}", scale) for who in seat_names(players)]


class Table(Generic[Position]):
    """The numbers of a game, part by part."""

    def __init__(self, names: Sequence[str], parts: Sequence[Part[Position]]) -> None:
        self.names: Final = tuple(names)
        self._parts = tuple(parts)
        self._blank = bytes(4 * len(names))

    def of(self, state: Position, seats: Sequence[int]) -> NDArray[np.float32]:
        """The numbers of a position. None is below zero, and none is left above one."""
        numbers = array("f", self._blank)
        for part in self._parts:
            part(state, seats, numbers)
        table = np.frombuffer(numbers, np.float32)
        return np.minimum(table, 1.0, out=table)


def shapes_of(planes: int, rows: int, columns: int, numbers: int) -> dict[str, Shape]:
    """What the two arrays of an observation are like."""
    return {
        BOARD: Shape((planes, rows, columns), 0, 1, np.uint8),
        TABLE: Shape((numbers,), 0, 1, np.float32),
    }


# Parts


def terrain_cards(ledger: Ledger, names: Sequence[str], copies: int, alike: int = 1) -> Part[Realm]:
    """Terrain cards by what they show, seen and counted; so many copies of each, and so many alike in a hand.

    Whoever counts knows which cards he has not seen. As the pile is made of open discards now and then, he also knows
    which of them the hands must hold that are older than the pile, only not who holds which.
    """
    own = ledger.several("own terrain card", names, alike)
    shown = ledger.several("open terrain card", names, alike)
    discarded = ledger.several("discarded", names, copies)
    recent = ledger.several("in pile or newer hands", names, copies)
    older = ledger.several("in older hands", names, copies)
    pile = ledger.add("cards in pile", PILE)

    def part(state: Realm, seats: Sequence[int], numbers: Numbers) -> None:
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
    """How often each thing is there."""
    for thing in things:
        numbers[places[thing]] += 1 / scale


def points(ledger: Ledger, players: int, sources: Sequence[str]) -> Part[Realm]:
    """The points of each seat, as far as they are known, and where they come from."""
    totals = ledger.by_seat(players, "points", POINTS)
    by_source = [ledger.by_name(f"{who}: points of", sources, POINTS_OF_A_SOURCE) for who in seat_names(players)]

    def part(state: Realm, seats: Sequence[int], numbers: Numbers) -> None:
        scores = state.known_scores(seats[0])
        for seat, total, places in zip(seats, totals, by_source, strict=True):
            score = scores[seat]
            if score is not None:
                numbers[total] = score.total / POINTS
                for source, paid in score.items():
                    numbers[places[source]] = paid / POINTS_OF_A_SOURCE

    return part


def standing(ledger: Ledger, players: int) -> Part[Realm]:
    """Who begins, whose turn it is, whose choice it is, and how far the game is."""
    round_place = ledger.add("round", ROUNDS)
    ending = ledger.add("last round")
    over = ledger.add("over")
    begins = ledger.by_seat(players, "begins")
    turn = ledger.by_seat(players, "has the turn")
    asked = ledger.by_seat(players, "is asked")

    def part(state: Realm, seats: Sequence[int], numbers: Numbers) -> None:
        numbers[round_place] = (state.turns - 1) // players / ROUNDS
        numbers[ending] = state.ending
        numbers[over] = state.over
        numbers[begins[seats.index(state.start)]] = 1
        numbers[turn[seats.index(state.turn)]] = 1
        if state.seat is not None:
            numbers[asked[seats.index(state.seat)]] = 1

    return part
