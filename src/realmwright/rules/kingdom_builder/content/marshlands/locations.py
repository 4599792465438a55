"""Temple, refuge, canoe and fountain, and the bonus for whoever has two of a kind (KB-13.6 to KB-13.12)."""

from typing import Final

from realmwright.bits import Actions, Bits, each
from realmwright.rules.kingdom_builder.content.patterns import (
    asks,
    asks_move,
    build,
    building,
    movable_by_steps,
    movable_with_guards,
    move,
    move_verb,
    moving,
    passive,
    says,
    step_targets,
    stopped,
)
from realmwright.rules.kingdom_builder.model.amendments import CANOES_REACT_EACH, REACTIONS_BY_TURN
from realmwright.rules.kingdom_builder.model.catalogue import BONUS_TILE, EXTRAS, NUMBER_OF, Extra
from realmwright.rules.kingdom_builder.model.fields import FIRST_ANYWHERE, NONE
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import MOUNTAIN, SWAMP, WATER
from realmwright.rules.kingdom_builder.play import pieces, reactions, tiles, turn

# Bonus tiles (KB-13.9)


def _bonus(state: Position, number: int) -> int:
    """The slot of the bonus tile that goes with a location, as a mask."""
    return state.setup.slots_of[NUMBER_OF[f"{EXTRAS[number].name} bonus"]]


def _take_bonus(state: Position, slot: int) -> None:
    """Whoever takes the second tile of a kind takes its bonus tile as well."""
    seat = state.actor
    number = state.setup.offer[slot]
    bonus = _bonus(state, number)
    bonus &= -bonus
    if (state.held[seat] & state.setup.slots_of[number]).bit_count() < 2 or state.taken[seat] & bonus:
        return
    state.taken[seat] |= bonus
    state.held[seat] |= bonus
    if bonus:
        state.note("tile-taken", "tile", f"{EXTRAS[number].name} bonus")


def _lose_bonus(name: str, state: Position, seat: int) -> None:
    """R-36: whoever loses one of the two tiles loses the bonus as well."""
    bonus = EXTRAS[NUMBER_OF[f"{name} bonus"]]
    gone = state.held[seat] & state.setup.slots_of[NUMBER_OF[bonus.name]]
    if not gone:
        return
    tiles.drop(state, seat, gone)
    state.note_of(seat, "tile-lost", "tile", bonus.name)
    if bonus.on_lose is not None:
        bonus.on_lose(state, seat)


def _with_bonus(extra: Extra) -> Extra:
    return extra._replace(on_take=_take_bonus, on_lose=lambda state, seat: _lose_bonus(extra.name, state, seat))


def _has_bonus(state: Position, name: str) -> bool:
    return bool(state.fresh[state.turn] & state.setup.slots_of[NUMBER_OF[f"{name} bonus"]])


def roam(state: Position) -> None:
    """The bonus of the temple: the first settlement of a mandatory action need not touch an own one."""
    if _has_bonus(state, "temple"):
        state.freely |= FIRST_ANYWHERE


def _roam_no_more(state: Position, seat: int) -> None:
    """It may be lost before the mandatory action of the turn."""
    if seat == state.turn:
        state.freely &= ~FIRST_ANYWHERE


# Temple (KB-13.12)


def _settlements(state: Position) -> Actions:
    """R-38: only settlements can be set aside."""
    found = state.own[state.turn]
    for cells in state.figures:
        found &= ~cells
    return found


def _set_aside(state: Position, cell: int) -> None:
    seat = state.turn
    turn.finish(state)
    kind = pieces.remove(state, cell, seat)
    state.aside[seat] += 1
    state.note_piece("set-aside", cell, kind)
    pieces.settle(state, 0, 0, (seat,))


# Refuge (KB-13.11)


def _leavers(state: Position) -> Bits:
    return movable_by_steps(state, state.board.buildable)


def _beside(state: Position) -> Bits:
    return step_targets(state, state.board.buildable)


def _fleeing(state: Position) -> Bits:
    """The pieces that find an eligible hex in some direction; nearly all do."""
    ground = state.free & state.board.buildable
    movers = state.own[state.turn] & ~state.fixed
    found: Bits = 0
    for cell in each(movers):
        if _nearest(state, cell, ground):
            found |= 1 << cell
    guards = movers & state.guards & ~found
    return found | movable_with_guards(state, guards, _shelters) if guards else found


def _shelters(state: Position) -> Bits:
    return _nearest(state, state.lifted, state.free & state.board.buildable)


def _nearest(state: Position, cell: int, ground: Bits) -> Bits:
    """In each direction the first hex of this ground, over whatever lies between."""
    grid = state.board.grid
    found: Bits = 0
    for step in grid.steps:
        for reached in grid.ray(cell, step):
            if ground >> reached & 1:
                found |= 1 << reached
                break
    return found


# Canoe (KB-13.6, KB-13.7)


def _banks(state: Position) -> Actions:
    """Swamp or water, for each of them by itself next to an own settlement if possible."""
    found = 0
    for kind in (SWAMP, WATER):
        found |= state.adjacent_if_possible(state.free & state.board.terrain[kind])
    return found


def _can_paddle(state: Position) -> bool:
    seat = state.actor
    return state.supply[seat] > 0 and bool(state.free & (state.board.terrain[SWAMP] | state.board.terrain[WATER]))


def _can_react(state: Position) -> bool:
    """In the own turn a canoe cannot be used."""
    if not state.rounds or not state.fresh[state.actor] & state.setup.slots_of[NUMBER_OF["canoe"]]:
        return False
    return _can_paddle(state)


def _reaction_choices(state: Position) -> Actions:
    return _banks(state) | 1 << state.board.stop


def _react(state: Position, action: int) -> None:
    if action == state.board.stop and state.rules >= CANOES_REACT_EACH:
        reactions.pass_over(state)
    if stopped(state, action):
        return
    tiles.spend(state, state.actor, NUMBER_OF["canoe"])
    state.note("tile-used", "tile", "canoe")
    build(state, action)


def start_reactions(state: Position, _: Bits) -> None:
    """When a last tile was taken, everybody with a canoe may react, in turn order (R-34), with each canoe (KB-13.6)."""
    if not state.emptied:
        return
    number = NUMBER_OF["canoe"]
    first = state.turn if state.rules >= REACTIONS_BY_TURN else state.actor
    seats: list[int] = []
    for way in range(1, state.players + 1):
        seat = (first + way) % state.players
        canoes = (state.fresh[seat] & state.setup.slots_of[number]).bit_count()
        if not canoes or (seat == state.actor and state.setup.switches["canoe_trigger"] != "any"):
            continue
        seats += [seat] * (canoes if state.rules >= CANOES_REACT_EACH else 1)
    if seats:
        reactions.interrupt(state, number, seats * state.emptied)


# Fountain (KB-13.8)


def _spring(state: Position) -> Bits:
    """Beside exactly one own settlement and none of others; with the bonus on a mountain as well."""
    board = state.board
    grid = board.grid
    ground = board.buildable
    if _has_bonus(state, "fountain"):
        ground |= board.terrain[MOUNTAIN]
    one, two, _ = grid.crowds(state.own[state.turn] | state.posts)
    return state.free & ground & one & ~two & ~grid.near(state.others())


TEMPLE: Final = Extra(
    "temple",
    lambda state: _settlements(state) != 0,
    _settlements,
    _set_aside,
    asks("tile-aside"),
    says("take"),
    # Columns under a gable.
    glyph="M-10-3.5L0-10 10-3.5zM-7.5 0V6.5M-2.5 0V6.5M2.5 0V6.5M7.5 0V6.5M-10 9.5H10",
)
REFUGE: Final = moving(
    "refuge",
    _leavers,
    _beside,
    # A hut on stilts in the water.
    glyph=(
        "M-6.5 2.5V-4M6.5 2.5V-4M-9.5-2L0-10.5 9.5-2M-9 2.5H9M-6 2.5V7M6 2.5V7M0 2.5V-2"
        "M-8.5 9.5q2.8-2.4 5.6 0t5.6 0 5.6 0"
    ),
)
CANOE: Final = Extra(
    "canoe",
    _can_react,
    _reaction_choices,
    _react,
    asks("tile-react"),
    says("build"),
    repeatable=False,
    # A canoe and its paddle.
    glyph="M-11-1Q-8 9 0 9T11-1Q6 3.5 0 3.5T-11-1zM-2 3.5L4.5-6M4.5-6Q3.5-10 8-11 9.5-6.5 4.5-6z",
)
FOUNTAIN: Final = building(
    "fountain",
    _spring,
    adjacent=False,
    # Two jets over a basin.
    glyph=(
        "M-9.5 3.5H9.5Q8.5 8.5 3 8.5H-3Q-8.5 8.5-9.5 3.5z"
        "M0 3.5V-6Q-1-10-4-9.5-7.5-9-7-2.5M0-6Q1-10 4-9.5 7.5-9 7-2.5M-4 11H4"
    ),
)
LOCATIONS: Final = (
    *(_with_bonus(location) for location in (TEMPLE, REFUGE, CANOE, FOUNTAIN)),
    passive("temple bonus", TEMPLE.glyph, BONUS_TILE)._replace(on_lose=_roam_no_more),
    Extra(
        "refuge bonus",
        lambda state: _fleeing(state) != 0,
        lambda state: _fleeing(state) if state.lifted == NONE else _shelters(state),
        move,
        asks_move,
        move_verb,
        BONUS_TILE,
        moves=True,
        glyph=REFUGE.glyph,
    ),
    Extra("canoe bonus", _can_paddle, _banks, build, asks("tile-build"), says("build"), BONUS_TILE, glyph=CANOE.glyph),
    passive("fountain bonus", FOUNTAIN.glyph, BONUS_TILE),
)
