"""The tiles that lie on nomad hexes (KB-11.6 to KB-11.10); each can be used in one turn only."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from realmwright.bits import Actions, Bits, each
from realmwright.dice import drawn
from realmwright.game import Json, Prompt
from realmwright.rules.kingdom_builder.content.patterns import (
    NONE,
    asks,
    begins_with,
    build,
    movable_by_steps,
    move_verb,
    never,
    of_kind,
    passive,
    says,
    step_targets,
    stopped,
)
from realmwright.rules.kingdom_builder.model.board import NO_NUMBER
from realmwright.rules.kingdom_builder.model.catalogue import ANYWHERE, FIGURES, NOMAD_TILE, NUMBER_OF, Extra
from realmwright.rules.kingdom_builder.model.terrain import CARD_KINDS, MOUNTAIN, NAMES, WATER
from realmwright.rules.kingdom_builder.play import tiles

if TYPE_CHECKING:
    from realmwright.dice import Stream
    from realmwright.rules.kingdom_builder.state import State

DONATED: Final = 3
STEPS: Final = 4
TREASURE_GOLD: Final = 3
OUTPOST: Final = "outpost"
TREASURE_TILE: Final = "treasure"


# Donations (KB-11.6)


def _donation(kind: int) -> Extra:
    where = of_kind(kind)

    def ready(state: "State") -> bool:
        return state.supply[state.actor] > 0 and where(state) != 0

    def choices(state: "State") -> Actions:
        found = state.adjacent_if_possible(where(state)) if state.supply[state.actor] else 0
        return found | 1 << state.board.stop if found and state.count < DONATED else found

    def go(state: "State", action: int) -> None:
        if stopped(state, action):
            return
        state.count -= 1
        if not state.count:
            state.tile = NONE
        state.build(action)

    def prompt(state: "State") -> Prompt:
        return Prompt("tile-builds", {"tile": state.tile_name, "left": min(state.count, state.supply[state.actor])})

    return Extra(
        f"donation {NAMES[kind]}",
        ready,
        choices,
        go,
        prompt,
        says("build"),
        NOMAD_TILE,
        begin=begins_with(DONATED),
    )


# Resettlement (KB-11.7)


def _settlers(state: "State") -> Bits:
    return movable_by_steps(state, state.board.buildable)


def _resettle_choices(state: "State") -> Actions:
    if state.lifted != NONE:
        return step_targets(state, state.board.buildable)
    found = _settlers(state)
    return found | 1 << state.board.stop if found and state.count < STEPS else found


def _resettle(state: "State", action: int) -> None:
    if state.lifted != NONE:
        state.count -= 1
        if not state.count:
            state.tile = NONE
        state.put_down(action)
    elif not stopped(state, action):
        state.lift(action)


def _resettle_asks(state: "State") -> Prompt:
    if state.lifted == NONE:
        return Prompt("tile-steps", {"tile": state.tile_name, "left": state.count})
    return Prompt("tile-to", {"tile": state.tile_name, "from": state.board.name(state.lifted)})


RESETTLEMENT: Final = Extra(
    "resettlement",
    lambda state: _settlers(state) != 0,
    _resettle_choices,
    _resettle,
    _resettle_asks,
    move_verb,
    NOMAD_TILE,
    begin=begins_with(STEPS),
    moves=True,
)


# Outpost (KB-11.8)


def offer_outpost(state: "State", found: Actions) -> Actions:
    """Whoever has an outpost may use it where the rule of adjacency leaves fewer hexes than there are."""
    number = NUMBER_OF[OUTPOST]
    seat = state.turn
    if not state.fresh[seat] & state.slots_of[number] or state.actor != seat or state.freely & ANYWHERE:
        return found
    if state.tile == NONE and not state.left:
        return found
    state.freely |= ANYWHERE
    hexes = state.find_hexes() & state.board.grid.board
    state.freely &= ~ANYWHERE
    return found | 1 << state.board.use + number if hexes & ~found else found


def _go_anywhere(state: "State", _: int) -> None:
    """What is under way goes on; only the next settlement need not touch an own one."""
    state.freely |= ANYWHERE


# Sword (KB-11.9)


def _removable(state: "State", seat: int) -> Bits:
    """The pieces of a seat that can be taken off the board: single ones."""
    found = state.own[seat]
    for kind, cells in enumerate(state.figures):
        if FIGURES[kind].hexes > 1:
            found &= ~cells
    return found


def _opponents(state: "State") -> int:
    """The seats of which a piece can be removed."""
    found: int = 0
    for seat in range(state.players):
        if seat != state.turn and _removable(state, seat):
            found |= 1 << seat
    return found


def _draw_sword(state: "State", number: int) -> None:
    state.tile = number
    state.count = _opponents(state)


def _victims(state: "State") -> Actions:
    found = 0
    for seat in each(state.count):
        found |= _removable(state, seat)
    return found


def _strike(state: "State", cell: int) -> None:
    here = 1 << cell
    victim = 0
    while not state.own[victim] & here:
        victim += 1
    kind = state.remove(cell, victim)
    if kind == NONE:
        state.supply[victim] += 1
    state.count &= ~(1 << victim)
    if not state.count:
        state.tile = NONE
    state.note_piece("struck", cell, kind, victim)
    state.settle(0, 0, (victim,))


SWORD: Final = Extra(
    "sword",
    lambda state: _opponents(state) != 0,
    _victims,
    _strike,
    asks("tile-strike"),
    says("remove"),
    NOMAD_TILE,
    begin=_draw_sword,
)


# Treasure (KB-11.10)


def _find_treasure(state: "State", slot: int) -> None:
    seat = state.actor
    tiles.drop(state, seat, 1 << slot)
    state.earn(seat, TREASURE_TILE, TREASURE_GOLD)


NOMAD_TILES: Final = (
    *(_donation(kind) for kind in (*CARD_KINDS, WATER, MOUNTAIN)),
    RESETTLEMENT,
    Extra(OUTPOST, never, lambda _: 0, build, asks("tile-build"), says("build"), NOMAD_TILE, begin=_go_anywhere),
    SWORD,
    passive(TREASURE_TILE, NOMAD_TILE, on_take=_find_treasure),
)
MIX: Final = (*(tile.name for tile in NOMAD_TILES[:7]), *("resettlement", OUTPOST, "sword", TREASURE_TILE) * 2)
"""KB-11.2: the fifteen tiles of the box."""


def lay_tiles(state: "State", stream: "Stream", _: Mapping[str, Json]) -> None:
    """KB-11.3: one of them, at random, on each nomad hex."""
    tiles_drawn = iter(drawn(stream, MIX, state.board.passing_slots.bit_count()))
    state.lay_out(
        tuple(NUMBER_OF[next(tiles_drawn)] if number == NO_NUMBER else number for number in state.board.slot_numbers)
    )
