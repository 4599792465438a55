"""Location tiles: taken, used, kept and lost (KB-7)."""

from typing import TYPE_CHECKING

from realmwright.bits import lowest
from realmwright.rules.kingdom_builder.locations import LOCATIONS, can_begin

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State


def usable(state: "State") -> int:
    """The "use" actions of the fresh tiles that have a legal result."""
    board = state.board
    fresh = state.fresh[state.turn]
    found = 0
    while fresh:
        number = board.slot_locations[lowest(fresh)]
        if can_begin(state, LOCATIONS[number]):
            found |= 1 << board.use + number
        fresh &= ~board.slots_of[number]
    return found


def lose(state: "State") -> None:
    """KB-7.5: a tile is lost when no own settlement is left next to the hex that it came from."""
    seat = state.turn
    board = state.board
    for slot in range(len(board.slot_cells)):
        gone = 1 << slot
        around = board.slot_around[slot]
        if not state.held[seat] & gone or not around or around & state.own[seat]:
            continue
        # KB-7.7: of two copies the owner gives up a used one first, then a new one. If that is the copy of the
        # other hex, the better one stays in its place.
        number = board.slot_locations[slot]
        copies = state.held[seat] & board.slots_of[number]
        worst = copies & state.used[seat] or copies & ~state.fresh[seat] or copies
        if not worst & gone:
            worst &= -worst
            state.used[seat] &= ~worst
            if state.fresh[seat] & gone:
                state.fresh[seat] |= worst
        state.held[seat] ^= gone
        state.fresh[seat] &= state.held[seat]
        state.used[seat] &= state.held[seat]
        state.note("tile-lost", "tile", LOCATIONS[number].name)


def take(state: "State", here: int) -> None:
    """KB-7.1: take one tile from each location beside the hex, unless there was one before (KB-7.2)."""
    seat = state.turn
    board = state.board
    for slot in range(len(board.slot_cells)):
        gain = 1 << slot
        if board.slot_around[slot] & here and not state.taken[seat] & gain and state.tiles_left(slot):
            state.taken[seat] |= gain
            state.held[seat] |= gain
            state.note("tile-taken", "tile", LOCATIONS[board.slot_locations[slot]].name)
