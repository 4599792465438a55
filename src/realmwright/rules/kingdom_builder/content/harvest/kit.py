"""What Harvest remembers about a game."""

from typing import Final

from realmwright.bits import bit, each
from realmwright.game import Json
from realmwright.json_reader import JsonReader
from realmwright.rules.kingdom_builder.model.catalogue import Kit
from realmwright.rules.kingdom_builder.model.position import Position

NOBODY: Final = -1


class Harvest(Kit):
    """Settlement tiles, marked lines, and what is counted for a turn or for the end."""

    __slots__ = ("marks", "quadrants", "silos", "values")

    values: list[int]
    """The settlement tiles of each seat (KB-14.14)."""
    marks: list[int]
    """The lines that each seat has marked (KB-14.16), as a set of indices."""
    quadrants: int
    """The quadrants that were built in during this turn (KB-14.21)."""
    silos: list[int]
    """The silo actions that each seat still has; nobody has any before the end (KB-14.5)."""

    def __init__(self, state: Position) -> None:
        self.values = [0] * state.players
        self.marks = [0] * state.players
        self.quadrants = 0
        self.silos = [0] * state.players

    def copy(self) -> "Harvest":
        copy = Harvest.__new__(Harvest)
        copy.values = self.values[:]
        copy.marks = self.marks[:]
        copy.quadrants = self.quadrants
        copy.silos = self.silos[:]
        return copy

    def dump(self, state: Position) -> dict[str, Json]:
        """Of each line the seat that has marked it, or -1."""
        return {
            "values": self.values[:],
            "marks": [self._marker(line) for line in range(len(state.board.grid.lines))],
            "quadrants": list(each(self.quadrants)),
            "silos": self.silos[:],
        }

    def load(self, state: Position, reader: JsonReader) -> None:
        self.values = reader.numbers("values", state.players)
        self.silos = reader.numbers("silos", state.players)
        if min(*self.values, *self.silos) < 0:
            raise reader.wrong("counts below zero")
        for quadrant in reader.numbers("quadrants"):
            if not 0 <= quadrant < len(state.board.quadrants):
                raise reader.wrong("names a quadrant that is none")
            self.quadrants |= bit(quadrant)
        for line, seat in enumerate(reader.numbers("marks", len(state.board.grid.lines))):
            if not NOBODY <= seat < state.players:
                raise reader.wrong("has a line that is marked by a seat that is none")
            if seat != NOBODY:
                self.marks[seat] |= bit(line)

    def settlements(self, seat: int) -> int:
        return self.marks[seat].bit_count()

    def marked_lines(self, seat: int) -> int:
        return self.marks[seat]

    def settlement_tiles(self, seat: int) -> int:
        return self.values[seat]

    def silo_actions(self, seat: int) -> int:
        return self.silos[seat]

    def _marker(self, line: int) -> int:
        return next((seat for seat, marks in enumerate(self.marks) if marks >> line & 1), NOBODY)
