"""Kits of sets whose markers lie on hexes for the whole game."""

from typing import ClassVar

from realmwright.bits import Bits, each
from realmwright.game import Json
from realmwright.json_reader import JsonReader
from realmwright.rules.kingdom_builder.model.catalogue import Kit
from realmwright.rules.kingdom_builder.model.hex_names import hex_of
from realmwright.rules.kingdom_builder.model.position import Position


class Markers(Kit):
    """Markers that lie on hexes of one kind for the whole game."""

    __slots__ = ("cells",)

    kind: ClassVar[int]
    """The kind of hex that they lie on."""
    name: ClassVar[str]
    """What each of them is called."""
    cells: Bits

    def __init__(self, _: Position) -> None:
        self.cells = 0

    def markers(self) -> dict[str, Bits]:
        return {self.name: self.cells}

    def dump(self, state: Position) -> dict[str, Json]:
        return {"hexes": [state.board.name(cell) for cell in each(self.cells)]}

    def load(self, state: Position, reader: JsonReader) -> None:
        for name in reader.texts("hexes"):
            cell = hex_of(state.board, reader, name)
            if state.board.kind(cell) != self.kind:
                raise reader.wrong(f"has a marker on {name}, where none can lie")
            self.cells |= 1 << cell
