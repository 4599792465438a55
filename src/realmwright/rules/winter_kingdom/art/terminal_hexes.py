"""The signs of a terminal picture of Winter Kingdom: two characters for a hex, a mark and what is there."""

from typing import Final

from realmwright.drawing import PAPER, PLAYERS
from realmwright.rules.winter_kingdom.art import overview
from realmwright.rules.winter_kingdom.art.glyphs import TERRAIN
from realmwright.rules.winter_kingdom.art.overview import Piece
from realmwright.rules.winter_kingdom.model.components import FORT
from realmwright.rules.winter_kingdom.model.position import Position
from realmwright.rules.winter_kingdom.model.terrain import KINDS, NAMES, PLACES
from realmwright.terminal import SHAPES, lit, paint

CHOSEN_MARK: Final = "*"
SHUT_MARK: Final = ":"
LIFTED_MARK: Final = "("
FORT_MARK: Final = "#"


class Signs:
    """The hexes of one position as signs, by the numbers of the chart."""

    def __init__(self, state: Position) -> None:
        self.seat = state.turn
        self.terrain = overview.terrain(state.board)
        self.pieces = overview.pieces(state)
        self.lit = overview.lit(state)
        self.shut = overview.shut(state)
        self.lifted = overview.lifted(state)

    def hex(self, cell: int) -> str:
        """The two characters of one hex."""
        kind = next(kind for kind, cells in enumerate(self.terrain) if cells >> cell & 1)
        chosen = bool(self.lit >> cell & 1)
        fill = lit(fill_of(NAMES[kind])) if chosen else fill_of(NAMES[kind])
        if cell == self.lifted:
            return paint(LIFTED_MARK, fill, bold=True) + paint(SHAPES[self.seat], PLAYERS[self.seat].fill, bold=True)
        if cell in self.pieces:
            return _piece(self.pieces[cell], fill, chosen)
        mark = CHOSEN_MARK if chosen else SHUT_MARK if self.shut >> cell & 1 else " "
        return paint(mark + KINDS[kind].letter, fill, bold=chosen or kind in PLACES)


def _piece(there: Piece, fill: str, chosen: bool) -> str:
    """The shape of its owner; a fort that can be chosen keeps its mark instead, for nobody chooses those of others."""
    player = PLAYERS[there.seat].fill
    wall = FORT_MARK if there.name == FORT else " "
    if chosen:
        return paint(CHOSEN_MARK, fill, bold=True) + paint(wall.strip() or SHAPES[there.seat], player, bold=True)
    return paint(wall, fill, bold=True) + paint(SHAPES[there.seat], player, bold=True)


def fill_of(kind: str) -> str:
    """The ground of a kind of hex."""
    return TERRAIN[kind].fills.map if kind in TERRAIN else PAPER
