"""Tiles: taken, used, kept and lost (KB-7). Location, nomad and bonus tiles are all held by slots."""

from realmwright.bits import Actions, Bits, each, lowest
from realmwright.rules.kingdom_builder.model.amendments import TILE_OF_LEFT_HEX
from realmwright.rules.kingdom_builder.model.catalogue import EXTRAS
from realmwright.rules.kingdom_builder.model.position import Position


def usable(state: Position) -> Actions:
    """The "use" actions of the fresh tiles that have a legal result."""
    use = state.board.use
    offer = state.setup.offer
    slots_of = state.setup.slots_of
    fresh = state.fresh[state.turn]
    found: Actions = 0
    while fresh:
        number = offer[lowest(fresh)]
        if EXTRAS[number].ready(state):
            found |= 1 << use + number
        fresh &= ~slots_of[number]
    return found


def common(state: Position) -> Actions:
    """The "use" actions of what everybody may do once a turn, likewise."""
    found: Actions = 0
    for number in state.setup.hooks.common:
        if not state.spent >> number & 1 and EXTRAS[number].ready(state):
            found |= 1 << state.board.use + number
    return found


def spend(state: Position, seat: int, number: int) -> None:
    """A tile of this kind is used up for the turn; of two copies one."""
    fresh = state.fresh[seat]
    copies = fresh & state.setup.slots_of[number]
    spent = copies & -copies
    state.fresh[seat] = fresh ^ spent
    state.used[seat] |= spent


def lose(state: Position, seat: int) -> None:
    """KB-7.5: a location tile is lost when no own settlement is left next to the hex that it came from.

    KB-7.7: of two copies the one of that hex is.
    """
    board = state.board
    for slot in each(state.held[seat] & ~board.kept_slots):
        if board.slot_around[slot] & state.own[seat]:
            continue
        gone: int = 1 << slot
        number = state.setup.offer[slot]
        _give_up_used(state, seat, slot)
        drop(state, seat, gone)
        extra = EXTRAS[number]
        state.note_of(seat, "tile-lost", "tile", extra.name)
        if extra.on_lose is not None:
            extra.on_lose(state, seat)


def _give_up_used(state: Position, seat: int, slot: int) -> None:
    """KB-7.7: of two copies the owner may have used either, so a used one is given up in place of a fresh one (R-61).

    A copy that was taken this turn is none of them; by earlier rules it was.
    """
    gone: int = 1 << slot
    copies = state.held[seat] & state.setup.slots_of[state.setup.offer[slot]]
    worse = copies & state.used[seat]
    if state.rules < TILE_OF_LEFT_HEX:
        worse = worse or copies & ~state.fresh[seat]
    elif not state.fresh[seat] & gone:
        return
    if not worse or worse & gone:
        return
    worse &= -worse
    state.used[seat] &= ~worse
    if state.fresh[seat] & gone:
        state.fresh[seat] |= worse


def drop(state: Position, seat: int, gone: int) -> None:
    """Tiles that a seat does not hold any more."""
    state.held[seat] &= ~gone
    state.fresh[seat] &= state.held[seat]
    state.used[seat] &= state.held[seat]


def take(state: Position, here: Bits) -> None:
    """KB-7.1: take one tile from each place beside the hexes, unless there was one before (KB-7.2)."""
    seat = state.actor
    board = state.board
    for slot in range(len(board.slot_cells)):
        gain: int = 1 << slot
        if board.slot_around[slot] & here and not state.taken[seat] & gain and state.tiles_left(slot):
            state.taken[seat] |= gain
            state.held[seat] |= gain
            if not state.tiles_left(slot):
                state.emptied += 1
            extra = EXTRAS[state.setup.offer[slot]]
            state.note("tile-taken", "tile", extra.name)
            if extra.on_take is not None:
                extra.on_take(state, slot)


def pass_on(state: Position, seat: int) -> None:
    """KB-11.5: at the end of the turn in which they could be used nomad tiles leave the game."""
    drop(state, seat, state.board.passing_slots & (state.fresh[seat] | state.used[seat]))
