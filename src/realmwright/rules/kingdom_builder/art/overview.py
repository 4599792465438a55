"""What there is to see at the table, whatever the picture: on the hexes, beside the rows, before each player.

Only what is open to everybody, or to the one who looks, is found here (KB-17.5).
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from realmwright.bits import each
from realmwright.hexes import HexGrid, offset
from realmwright.rules.kingdom_builder.model.board import NO_CELL, NO_NUMBER, Board
from realmwright.rules.kingdom_builder.model.catalogue import CARDS, EXTRAS, FIGURES, NUMBER_OF, Kit
from realmwright.rules.kingdom_builder.model.fields import NONE
from realmwright.rules.kingdom_builder.model.position import Position

SETTLEMENT: Final = "settlement"
SCOUT: Final = "scout"
WALL: Final = "wall"
CAPITOL: Final = "capitol"
CAVE: Final = "cave"


def _kits(state: Position) -> Iterable[Kit]:
    """What the sets of the game remember."""
    return state.kits.values()


# The map


class Block(NamedTuple):
    """Rows and columns that hang together: those of the map, or those of the island."""

    rows: tuple[int, ...]
    first: int
    """The first column with a hex."""
    last: int


def blocks(board: Board) -> list[Block]:
    """The map, and below it the island if there is one."""
    return [_block(board.grid, cells) for cells in (board.main, board.island) if cells]


@lru_cache(maxsize=32)
def _block(grid: HexGrid, cells: int) -> Block:
    places = [offset(grid.cells[cell]) for cell in each(cells)]
    columns = [col for _, col in places]
    return Block(tuple(sorted({row for row, _ in places})), min(columns), max(columns))


class Piece(NamedTuple):
    """What stands on a hex, and whose it is."""

    name: str
    seat: int | None


def pieces(state: Position) -> dict[int, Piece]:
    """By hex; of a piece that fills several hexes on each of them."""
    found = {cell: Piece(SETTLEMENT, seat) for seat, own in enumerate(state.own) for cell in each(own)}
    for figure, cells in zip(FIGURES, state.figures, strict=False):
        found |= {cell: Piece(figure.name, found[cell].seat) for cell in each(cells)}
    # Scouts are there only during the turn of their owner.
    found |= {cell: Piece(SCOUT, state.turn) for cell in each(state.posts)}
    found |= {cell: Piece(WALL, None) for cell in each(state.blocked & ~state.posts)}
    return found


def covered(state: Position) -> int:
    """The hexes that a large piece fills beside the one in its middle."""
    found = 0
    for figure, cells in zip(FIGURES, state.figures, strict=False):
        if figure.hexes > 1:
            for own in state.own:
                found |= cells & own & ~state.board.grid.surrounded(cells & own)
    return found


def carried(state: Position) -> str:
    """The name of the piece that is being moved."""
    if state.tile != NONE and EXTRAS[state.tile].moves_posts:
        return SCOUT
    return SETTLEMENT if state.carried == NONE else FIGURES[state.carried].name


def markers(state: Position) -> dict[str, int]:
    """The hexes with each kind of marker that is in play."""
    found = [item for kit in _kits(state) for item in kit.markers().items()]
    # Caves before capitols, as they were always drawn.
    return {name: cells for name, cells in sorted(found, reverse=True) if cells}


def marked_rows(state: Position) -> dict[int, int]:
    """The seat that has marked each row (KB-14.16)."""
    return {
        state.board.line_name(line): seat
        for kit in _kits(state)
        for seat in range(state.players)
        for line in each(kit.marked_lines(seat))
    }


# Tiles and cards


def slots(board: Board) -> dict[int, int]:
    """The slot of each location or nomad hex that holds tiles."""
    return {cell: slot for slot, cell in enumerate(board.slot_cells) if cell != NO_CELL}


def tile_name(state: Position, slot: int) -> str:
    """What the tiles of a slot are called; nothing where nobody has said which tile lies there."""
    number = state.setup.offer[slot]
    return EXTRAS[number].name if number != NO_NUMBER else ""


def seen_cards(state: Position, seat: int, viewer: int | None) -> tuple[int, ...]:
    """The terrain cards of a seat that the viewer sees: those of the turn, and own ones. None once the game is over.

    Behind the last round nobody shows a card: what was drawn in it stays face down.
    """
    return state.hand[seat] if not state.over and seat in (viewer, state.shown_seat) else ()


def outcast(state: Position, card: str) -> str:
    """The terrain that a scoring card took out of the game, if it is one that does (KB-13.19)."""
    removes = CARDS[card].removes_terrain
    return removes(state) if removes is not None else ""


# Before each player


def reserve(state: Position, seat: int) -> dict[str, int]:
    """How many figures of each kind a seat can still place, of those kinds for which there are tiles in this game."""
    found = {}
    for figure, cells in zip(FIGURES, state.figures, strict=False):
        if state.setup.slots_of[NUMBER_OF[figure.tile]]:
            left = figure.pieces - (cells & state.own[seat]).bit_count() // figure.hexes
            if seat == state.actor and state.lifted != NONE and carried(state) == figure.name:
                left -= 1
            if left:
                found[figure.name] = left
    return found


def set_aside(state: Position, seat: int) -> int:
    """The settlements that a seat has to build in addition, in its next turn or still in this one (KB-13.12)."""
    return state.aside[seat] + (state.due if seat == state.turn else 0)


def settlement_tiles(state: Position, seat: int) -> int:
    """The value of a seat's settlement tiles (KB-14.14)."""
    return sum(kit.settlement_tiles(seat) for kit in _kits(state))


def silos(state: Position, seat: int) -> int:
    """The silo actions that a seat still has (KB-14.5)."""
    return sum(kit.silo_actions(seat) for kit in _kits(state))


def earned(state: Position, seat: int) -> int:
    """The gold that a seat was paid during play (KB-11.15)."""
    return sum(state.earned[seat].values()) if state.earned else 0
