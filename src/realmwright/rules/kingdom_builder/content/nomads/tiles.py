"""The tiles that lie on nomad hexes (KB-11.6 to KB-11.10); each can be used in one turn only."""

from collections.abc import Mapping
from typing import Final

from realmwright.bits import Actions, Bits, each
from realmwright.dice import Stream, drawn
from realmwright.game import Json, Prompt
from realmwright.rules.kingdom_builder.content.patterns import (
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
from realmwright.rules.kingdom_builder.model.catalogue import FIGURES, NOMAD_TILE, NUMBER_OF, Extra
from realmwright.rules.kingdom_builder.model.fields import ANYWHERE, NONE
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import CARD_KINDS, MOUNTAIN, NAMES, WATER
from realmwright.rules.kingdom_builder.play import pieces, tiles, turn
from realmwright.rules.kingdom_builder.play.scoring import earn

_HAND: Final = "M-11 6H-6Q-3 4.5-1 6.5H4.5M1.5 6.5Q3 8.5 5 7L9 4.5Q11.5 4 10.5 6L5 10.5H-9.5"
"""An open hand, palm up: it gives a kind of terrain."""
DONATED: Final = 3
STEPS: Final = 4
TREASURE_GOLD: Final = 3


# Donations (KB-11.6)


def _donation(kind: int) -> Extra:
    where = of_kind(kind)

    def ready(state: Position) -> bool:
        return state.supply[state.actor] > 0 and where(state) != 0

    def choices(state: Position) -> Actions:
        found = state.adjacent_if_possible(where(state)) if state.supply[state.actor] else 0
        return found | 1 << state.board.stop if found and state.count < DONATED else found

    def go(state: Position, action: int) -> None:
        if stopped(state, action):
            return
        state.count -= 1
        if not state.count:
            state.tile = NONE
        pieces.build(state, action)

    def prompt(state: Position) -> Prompt:
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
        glyph=_HAND,
        land=NAMES[kind],
    )


# Resettlement (KB-11.7)


def _settlers(state: Position) -> Bits:
    return movable_by_steps(state, state.board.buildable)


def _resettle_choices(state: Position) -> Actions:
    if state.lifted != NONE:
        return step_targets(state, state.board.buildable)
    found = _settlers(state)
    return found | 1 << state.board.stop if found and state.count < STEPS else found


def _resettle(state: Position, action: int) -> None:
    if state.lifted != NONE:
        state.count -= 1
        if not state.count:
            state.tile = NONE
        pieces.put_down(state, action)
    elif not stopped(state, action):
        pieces.lift(state, action)


def _resettle_asks(state: Position) -> Prompt:
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
    # From one house to another.
    glyph="M-10 9.5V4.5L-6-.5-2 4.5V9.5zM2 9.5V4.5L6-.5 10 4.5V9.5zM-6.5-5Q0-11.5 6-5M6.5-9.5V-4.5H1.5",
)


# Outpost (KB-11.8)


def offer_outpost(state: Position, found: Actions) -> Actions:
    """Whoever has an outpost may use it where the rule of adjacency leaves fewer hexes than there are."""
    number = NUMBER_OF["outpost"]
    seat = state.turn
    if not state.fresh[seat] & state.setup.slots_of[number] or state.actor != seat or state.freely & ANYWHERE:
        return found
    if state.tile == NONE and not state.left:
        return found
    state.freely |= ANYWHERE
    hexes = turn.find_hexes(state) & state.board.grid.board
    state.freely &= ~ANYWHERE
    return found | 1 << state.board.use + number if hexes & ~found else found


def _go_anywhere(state: Position, _: int) -> None:
    """What is under way goes on; only the next settlement need not touch an own one."""
    state.freely |= ANYWHERE


OUTPOST: Final = Extra(
    "outpost",
    never,
    lambda _: 0,
    build,
    asks("tile-build"),
    says("build"),
    NOMAD_TILE,
    begin=_go_anywhere,
    # A flag on a far hill.
    glyph="M-1.5 5V-11L8-7.5-1.5-4M-10.5 9.5Q-1 .5 10.5 9.5z",
)


# Sword (KB-11.9)


def _removable(state: Position, seat: int) -> Bits:
    """The pieces of a seat that can be taken off the board: single ones."""
    found = state.own[seat]
    for kind, cells in enumerate(state.figures):
        if FIGURES[kind].hexes > 1:
            found &= ~cells
    return found


def _opponents(state: Position) -> int:
    """The seats of which a piece can be removed."""
    found: int = 0
    for seat in range(state.players):
        if seat != state.turn and _removable(state, seat):
            found |= 1 << seat
    return found


def _draw_sword(state: Position, number: int) -> None:
    state.tile = number
    state.count = _opponents(state)


def _victims(state: Position) -> Actions:
    found = 0
    for seat in each(state.count):
        found |= _removable(state, seat)
    return found


def _strike(state: Position, cell: int) -> None:
    here = 1 << cell
    victim = 0
    while not state.own[victim] & here:
        victim += 1
    kind = pieces.remove(state, cell, victim)
    if kind == NONE:
        state.supply[victim] += 1
    state.count &= ~(1 << victim)
    if not state.count:
        state.tile = NONE
    state.note_piece("struck", cell, kind, victim)
    pieces.settle(state, 0, 0, (victim,))


SWORD: Final = Extra(
    "sword",
    lambda state: _opponents(state) != 0,
    _victims,
    _strike,
    asks("tile-strike"),
    says("remove"),
    NOMAD_TILE,
    begin=_draw_sword,
    # A sword, its point up.
    glyph="M0-11.5L2.5-8V3H-2.5V-8zM-6.5 3H6.5M0 3V10.5M-1.5 10.5H1.5",
)


# Treasure (KB-11.10)


def _find_treasure(state: Position, slot: int) -> None:
    seat = state.actor
    tiles.drop(state, seat, 1 << slot)
    earn(state, seat, "treasure", TREASURE_GOLD)


TREASURE: Final = passive(
    "treasure",
    # A chest with a lock.
    glyph="M-9.5 8.5V-3Q-9.5-8.5-4-8.5H4Q9.5-8.5 9.5-3V8.5zM-9.5-1.5H-2M2-1.5H9.5M-2-3.5H2V2H-2z",
    role=NOMAD_TILE,
)._replace(on_take=_find_treasure)


NOMAD_TILES: Final = (
    *(_donation(kind) for kind in (*CARD_KINDS, WATER, MOUNTAIN)),
    RESETTLEMENT,
    OUTPOST,
    SWORD,
    TREASURE,
)
MIX: Final = (*(tile.name for tile in NOMAD_TILES[:7]), *("resettlement", "outpost", "sword", "treasure") * 2)
"""KB-11.2: the fifteen tiles of the box."""


def lay_tiles(state: Position, stream: Stream, _: Mapping[str, Json]) -> None:
    """KB-11.3: one of them, at random, on each nomad hex."""
    tiles_drawn = iter(drawn(stream, MIX, state.board.passing_slots.bit_count()))
    state.setup = state.setup.with_offer(
        tuple(NUMBER_OF[next(tiles_drawn)] if number == NO_NUMBER else number for number in state.board.slot_numbers)
    )
