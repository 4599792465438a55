"""Temple, refuge, canoe and fountain, and the bonus for whoever has two of a kind (KB-13.6 to KB-13.12)."""

from typing import TYPE_CHECKING, Final

from realmwright.bits import Actions, Bits, each
from realmwright.rules.kingdom_builder.content.patterns import (
    NONE,
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
from realmwright.rules.kingdom_builder.model.catalogue import BONUS_TILE, EXTRAS, FIRST_ANYWHERE, NUMBER_OF, Extra
from realmwright.rules.kingdom_builder.model.terrain import MOUNTAIN, SWAMP, WATER
from realmwright.rules.kingdom_builder.play import reactions, tiles

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State


# Bonus tiles (KB-13.9)


def _bonus(state: "State", number: int) -> int:
    """The slot of the bonus tile that goes with a location, as a mask."""
    return state.slots_of[NUMBER_OF[f"{EXTRAS[number].name} bonus"]]


def _take_bonus(state: "State", slot: int) -> None:
    """Whoever takes the second tile of a kind takes its bonus tile as well."""
    seat = state.actor
    number = state.offer[slot]
    bonus = _bonus(state, number)
    bonus &= -bonus
    if (state.held[seat] & state.slots_of[number]).bit_count() < 2 or state.taken[seat] & bonus:
        return
    state.taken[seat] |= bonus
    state.held[seat] |= bonus
    if bonus:
        state.note("tile-taken", "tile", f"{EXTRAS[number].name} bonus")


def _lose_bonus(name: str, state: "State", seat: int) -> None:
    """R-36: whoever loses one of the two tiles loses the bonus as well."""
    bonus = EXTRAS[NUMBER_OF[f"{name} bonus"]]
    gone = state.held[seat] & state.slots_of[NUMBER_OF[bonus.name]]
    if not gone:
        return
    tiles.drop(state, seat, gone)
    state.note_of(seat, "tile-lost", "tile", bonus.name)
    if bonus.on_lose is not None:
        bonus.on_lose(state, seat)


def _with_bonus(extra: Extra) -> Extra:
    return extra._replace(on_take=_take_bonus, on_lose=lambda state, seat: _lose_bonus(extra.name, state, seat))


def _has_bonus(state: "State", name: str) -> bool:
    return bool(state.fresh[state.turn] & state.slots_of[NUMBER_OF[f"{name} bonus"]])


def roam(state: "State") -> None:
    """The bonus of the temple: the first settlement of a mandatory action need not touch an own one."""
    if _has_bonus(state, "temple"):
        state.freely |= FIRST_ANYWHERE


def _roam_no_more(state: "State", seat: int) -> None:
    """It may be lost before the mandatory action of the turn."""
    if seat == state.turn:
        state.freely &= ~FIRST_ANYWHERE


# Temple (KB-13.12)


def _settlements(state: "State") -> Actions:
    """R-38: only settlements can be set aside."""
    found = state.own[state.turn]
    for cells in state.figures:
        found &= ~cells
    return found


def _set_aside(state: "State", cell: int) -> None:
    seat = state.turn
    state.finish()
    kind = state.remove(cell, seat)
    state.aside[seat] += 1
    state.note_piece("set-aside", cell, kind)
    state.settle(0, 0, (seat,))


TEMPLE: Final = Extra(
    "temple",
    lambda state: _settlements(state) != 0,
    _settlements,
    _set_aside,
    asks("tile-aside"),
    says("take"),
)


# Refuge (KB-13.11)


def _leavers(state: "State") -> Bits:
    return movable_by_steps(state, state.board.buildable)


def _beside(state: "State") -> Bits:
    return step_targets(state, state.board.buildable)


def _fleeing(state: "State") -> Bits:
    """The pieces that find an eligible hex in some direction; nearly all do."""
    ground = state.free & state.board.buildable
    movers = state.own[state.turn] & ~state.fixed
    found: Bits = 0
    for cell in each(movers):
        if _nearest(state, cell, ground):
            found |= 1 << cell
    guards = movers & state.guards & ~found
    return found | movable_with_guards(state, guards, _shelters) if guards else found


def _shelters(state: "State") -> Bits:
    return _nearest(state, state.lifted, state.free & state.board.buildable)


def _nearest(state: "State", cell: int, ground: Bits) -> Bits:
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


def _banks(state: "State") -> Actions:
    """Swamp or water, for each of them by itself next to an own settlement if possible."""
    found = 0
    for kind in (SWAMP, WATER):
        found |= state.adjacent_if_possible(state.free & state.board.terrain[kind])
    return found


def _can_paddle(state: "State") -> bool:
    seat = state.actor
    return state.supply[seat] > 0 and bool(state.free & (state.board.terrain[SWAMP] | state.board.terrain[WATER]))


def _can_react(state: "State") -> bool:
    """In the own turn a canoe cannot be used."""
    if not state.rounds or not state.fresh[state.actor] & state.slots_of[NUMBER_OF["canoe"]]:
        return False
    return _can_paddle(state)


def _reaction_choices(state: "State") -> Actions:
    return _banks(state) | 1 << state.board.stop


def _react(state: "State", action: int) -> None:
    if stopped(state, action):
        return
    tiles.spend(state, state.actor, NUMBER_OF["canoe"])
    state.note("tile-used", "tile", "canoe")
    build(state, action)


def start_reactions(state: "State") -> None:
    """When a last tile was taken, everybody with a canoe may react, clockwise behind whoever took it (R-34)."""
    if not state.emptied:
        return
    number = NUMBER_OF["canoe"]
    taker = state.actor
    order = [(taker + way) % state.players for way in range(1, state.players)]
    if state.switches["canoe_trigger"] == "any":
        order.append(taker)
    seats = [seat for seat in order if state.fresh[seat] & state.slots_of[number]] * state.emptied
    if seats:
        reactions.interrupt(state, number, seats)


# Fountain (KB-13.8)


def _spring(state: "State") -> Bits:
    """Beside exactly one own settlement and none of others; with the bonus on a mountain as well."""
    board = state.board
    grid = board.grid
    ground = board.buildable
    if _has_bonus(state, "fountain"):
        ground |= board.terrain[MOUNTAIN]
    one, two, _ = grid.crowds(state.own[state.turn] | state.posts)
    return state.free & ground & one & ~two & ~grid.near(state.others())


EXTRAS_OF_MARSHLANDS: Final = (
    _with_bonus(TEMPLE),
    _with_bonus(moving("refuge", _leavers, _beside)),
    _with_bonus(
        Extra("canoe", _can_react, _reaction_choices, _react, asks("tile-react"), says("build"), repeatable=False)
    ),
    _with_bonus(building("fountain", _spring, adjacent=False)),
    passive("temple bonus", BONUS_TILE, on_lose=_roam_no_more),
    Extra(
        "refuge bonus",
        lambda state: _fleeing(state) != 0,
        lambda state: _fleeing(state) if state.lifted == NONE else _shelters(state),
        move,
        asks_move,
        move_verb,
        BONUS_TILE,
        moves=True,
    ),
    Extra("canoe bonus", _can_paddle, _banks, build, asks("tile-build"), says("build"), BONUS_TILE),
    passive("fountain bonus", BONUS_TILE),
)
