"""The signs of a terminal picture of Kingdom Builder: three characters for a hex, two letters for a tile."""

from functools import cache
from typing import Final

from realmwright.drawing import PAPER, PLAYERS
from realmwright.rules.kingdom_builder.art import overview
from realmwright.rules.kingdom_builder.art.glyphs import TERRAIN
from realmwright.rules.kingdom_builder.art.overview import CAPITOL, CAVE, SCOUT, SETTLEMENT, Piece
from realmwright.rules.kingdom_builder.model.board import NO_CELL
from realmwright.rules.kingdom_builder.model.catalogue import EXTRAS, LOCATION_TILE, NOMAD_TILE
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import CASTLE, KINDS, LOCATION, NAMES, NOMAD, NOTHING
from realmwright.terminal import SHAPES, lit, paint, piece

CASTLE_SIGN: Final = "/#\\"
CAPITOL_SIGN: Final = "/*\\"
WALL_SIGN: Final = "###"
CAVE_MARKS: Final = "{}"
SHUT_MARKS: Final = "::"
"""Around the letter of a hex that a warrior closes."""
NO_TILES: Final = "lo"
"""A location hex of a drawn map that never had any tiles."""
STANDING: Final = {SETTLEMENT: " ", "warrior": "w", "wagon": "g", "ship": "s", "city hall": "c", SCOUT: "o"}
"""The letter before the mark of a seat that says what stands there."""
DONATION: Final = "donation "


class Signs:
    """The hexes of one position as signs."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.pieces = overview.pieces(state)
        self.shut = state.shut()
        markers = overview.markers(state)
        self.caves = markers.get(CAVE, 0)
        self.capitols = markers.get(CAPITOL, 0)
        self.slots = overview.slots(state.board)

    def hex(self, cell: int) -> str:
        """The three characters of one hex."""
        state = self.state
        kind = state.board.kind(cell)
        fill = fill_of(NAMES[kind])
        chosen = bool(state.choices >> cell & 1)
        if cell == state.lifted:
            return paint(lifted_sign(state), fill, bold=True)
        if cell in self.pieces:
            return _piece(self.pieces[cell], fill, chosen)
        if self.capitols >> cell & 1:
            return paint(CAPITOL_SIGN, fill, bold=True)
        if kind == NOTHING:
            return "   "
        if kind in (LOCATION, NOMAD):
            return paint(self._tiles(cell), fill, bold=True)
        if kind == CASTLE:
            return paint(CASTLE_SIGN, fill, bold=True)
        letter = KINDS[kind].letter
        around = CAVE_MARKS if self.caves >> cell & 1 else SHUT_MARKS if self.shut >> cell & 1 else "  "
        if chosen:
            return paint(f"{around[0].strip() or '['}{letter}]", lit(fill), bold=True)
        return paint(letter.join(around), fill)

    def _tiles(self, cell: int) -> str:
        """Two letters of the place's name and the number of tiles that still lie there; of a nomad hex its tile."""
        slot = self.slots.get(cell, NO_CELL)
        name = overview.tile_name(self.state, slot) if slot != NO_CELL else ""
        left = self.state.tiles_left(slot) if slot != NO_CELL else 0
        if self.state.board.kind(cell) == LOCATION:
            return f"{tile_sign(name) if name else NO_TILES}{left}"
        letter = KINDS[NOMAD].letter
        return f"{tile_sign(name)}{letter}" if name and left else f" {letter} "


def _piece(there: Piece, fill: str, chosen: bool) -> str:
    """A letter for what stands there, and the mark of whose it is."""
    if there.seat is None:
        return paint(WALL_SIGN, fill, bold=True)
    letter = STANDING[there.name]
    if not chosen:
        return paint(letter, fill, bold=letter != " ") + piece(there.seat)
    shape = paint(SHAPES[there.seat], PLAYERS[there.seat].fill, True)
    return paint(letter.strip() or "[", lit(fill)) + shape + paint("]", lit(fill))


def lifted_sign(state: Position) -> str:
    """The place of the piece that is being moved; a letter that says what it is stands for the first bracket."""
    return f"{STANDING[overview.carried(state)].strip() or '('}{SHAPES[state.actor]})"


def tile_sign(name: str) -> str:
    """Two letters for a tile, no two tiles the same."""
    return _tile_signs()[name]


@cache
def _tile_signs() -> dict[str, str]:
    """The first letters of two words; of one word the first letter and the next one that is still to be had."""
    signs: dict[str, str] = {}
    donations = {DONATION + kind.name: kind.letter for kind in KINDS}
    for extra in EXTRAS:
        if extra.role in (LOCATION_TILE, NOMAD_TILE):
            first, *others = extra.name.split()
            following = donations.get(extra.name) or (others[0] if others else first[1:])
            choices = [first[0] + letter for letter in following]
            signs[extra.name] = next(sign for sign in choices if sign not in (NO_TILES, *signs.values()))
    return signs


def fill_of(kind: str) -> str:
    """The ground of a kind of hex."""
    return TERRAIN[kind].fills.map if kind in TERRAIN else PAPER
