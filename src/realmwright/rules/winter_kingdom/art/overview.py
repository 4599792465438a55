"""What there is to see at the table, whatever the picture: on the hexes of the chart, and before each player.

Only what is open to everybody, or to the one who looks, is found here (WK-7.14).
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from realmwright.bits import each, pack
from realmwright.hexes import Axial, HexGrid
from realmwright.rules.winter_kingdom.model.board import DIRECTIONS, TOP_BOARDS, Board
from realmwright.rules.winter_kingdom.model.catalogue import CARDS, ECONOMIES, POWERS, TALENTS, power_of
from realmwright.rules.winter_kingdom.model.components import FORT, FORTS, HOUSE, HOUSES
from realmwright.rules.winter_kingdom.model.position import ASK_FOLLOW, NONE, Position

LEVELS: Final = ("", "I", "II")


# The map


def charted(board: Board, cells: int) -> int:
    """The same hexes by the numbers of the chart."""
    return cells if board.chart is board.grid else pack(board.site.chart_of[cell] for cell in each(cells))


def terrain(board: Board) -> list[int]:
    """The hexes of each kind."""
    return [charted(board, cells) for cells in board.terrain]


def lit(state: Position) -> int:
    """The hexes that can be chosen now, for a house or, where no house is left, for a fort."""
    legal = state.choices
    return charted(state.board, (legal | legal >> state.board.fort) & state.board.grid.board)


def shut(state: Position) -> int:
    """The hexes that the player whose turn it is might enter, were they not next to others (WK-10.12)."""
    return charted(state.board, state.closed())


class Piece(NamedTuple):
    """What stands on a hex, and whose it is."""

    name: str
    seat: int


def pieces(state: Position) -> dict[int, Piece]:
    """By hex; without the house that is being moved."""
    found = {}
    for seat, own in enumerate(state.own):
        for cell in each(own):
            name = FORT if state.forts[seat] >> cell & 1 else HOUSE
            found[state.board.site.chart_of[cell]] = Piece(name, seat)
    found.pop(lifted(state), None)
    return found


def lifted(state: Position) -> int:
    """The hex of the house that is being moved, or may go further, or NONE."""
    if state.lifted == NONE or (state.step == ASK_FOLLOW and POWERS[state.power + 1].builds):
        return NONE
    return state.board.site.chart_of[state.lifted]


class Mark(NamedTuple):
    """A number at the end of a line, and the place just outside the map where it stands."""

    number: int
    place: Axial
    first: bool
    """Whether it stands before the line and not behind it."""


@lru_cache(maxsize=32)
def row_marks(chart: HexGrid) -> list[Mark]:
    """The second number of hexes, at both ends of every row."""
    marks = []
    for line in chart.lines:
        west, *_, east = [chart.cells[cell] for cell in each(line)]
        marks += [Mark(west.r, Axial(west.q - 1, west.r), True), Mark(east.r, Axial(east.q + 1, east.r), False)]
    return marks


@lru_cache(maxsize=32)
def column_marks(chart: HexGrid) -> list[Mark]:
    """The first number of hexes, at the ends of falling lines where no row has its mark."""
    taken = {mark.place for mark in row_marks(chart)}
    marks = []
    for line in chart.parallels[1]:
        top, *_, bottom = [chart.cells[cell] for cell in each(line)]
        ends = (Mark(top.q, Axial(top.q, top.r - 1), True), Mark(bottom.q, Axial(bottom.q, bottom.r + 1), False))
        marks += [mark for mark in ends if mark.place not in taken]
    return marks


# Before each player


def seen_cards(state: Position, seat: int, viewer: int | None) -> tuple[int, ...]:
    """The terrain card of a seat, if the viewer sees it: that of the turn, or an own one. None after the end."""
    return state.hand[seat] if not state.over and seat in (viewer, state.shown_seat) else ()


class Talent(NamedTuple):
    """An open talent, or the tunnel card."""

    name: str
    level: int
    used: tuple[int, ...]
    """The levels that cannot be used any more in this turn."""
    spent: bool
    """Whether none can."""

    @property
    def title(self) -> str:
        """``mule II``."""
        return f"{self.name} II" if self.level > 1 else self.name


def open_talents(state: Position, seat: int) -> Iterator[Talent]:
    """The tunnel card, which everybody has, and what the seat has bought."""
    used = state.used if seat == state.turn and not state.over else 0
    for number in (len(TALENTS) - 1, *each(state.owned[seat])):
        level = 2 if state.upgraded[seat] >> number & 1 else 1
        usable = [rank for rank in (1, 2) if state.powers[seat] >> power_of(number, rank) & 1]
        gone = tuple(rank for rank in usable if used >> power_of(number, rank) & 1)
        yield Talent(TALENTS[number].name, level, gone, len(gone) == len(usable) > 0)


def seen_hand(state: Position, seat: int, viewer: int | None) -> list[int]:
    """The talents that a seat has not bought, if they are the viewer's own."""
    return [*each(state.unbought[seat])] if seat == viewer else []


def removed(state: Position, seat: int) -> int:
    """How many buildings of a seat are out of the game, by wolves or as salvage."""
    built = HOUSES + FORTS - state.supply[seat] - state.fort_supply[seat]
    return built - state.own[seat].bit_count()


# What was agreed on


def direction(state: Position, card: str) -> str:
    """The direction of lines, if a card has to do with them (WK-11.4)."""
    return DIRECTIONS[state.setup.direction] if CARDS[card].lines else ""


def top_board(state: Position) -> str:
    """The top board, if the economy pays for it (WK-9.13)."""
    return TOP_BOARDS[state.setup.top - 1] if ECONOMIES[state.setup.economy].top else ""
