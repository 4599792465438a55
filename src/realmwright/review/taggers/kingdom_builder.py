"""What decisions of Kingdom Builder were lost by."""

from typing import Final

from realmwright.native import plain_position
from realmwright.review.tags import Compared, shared_tags
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import CARD_KINDS

LOCKED_IN: Final = "locked-in"
TILE_MISSED: Final = "tile-missed"
TILE_UNUSED: Final = "tile-unused"


def tags(compared: Compared) -> list[str]:
    """The tags of a decision."""
    found: list[str] = []
    seat = compared.seat
    played, best = plain_position(compared.after_played), plain_position(compared.after_best)
    if open_terrains(played, seat) < open_terrains(best, seat):
        found.append(LOCKED_IN)
    if taken(played, seat) < taken(best, seat):
        found.append(TILE_MISSED)
    if compared.missed("use"):
        found.append(TILE_UNUSED)
    return [*found, *shared_tags(compared)]


def open_terrains(state: Position, seat: int) -> int:
    """How many terrains a card may show with which this seat can begin on any free hex of it (KB-1.19).

    Of the others it has to build where it stands already. All are open to whoever builds no more.
    """
    if state.over or not state.supply[seat]:
        return len(CARD_KINDS)
    state = state.copy()
    state.turn = state.actor = seat
    state.freely = 0
    found = 0
    for kind in CARD_KINDS:
        cells = state.free & state.board.terrain[kind]
        found += cells != 0 and state.adjacent_if_possible(cells) == cells
    return found


def taken(state: Position, seat: int) -> int:
    """How many tiles a seat has taken from their places."""
    return state.taken[seat].bit_count()
