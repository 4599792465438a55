"""The silo phase: between the last round and the scoring (KB-14.5, KB-14.6)."""

from typing import Final

from realmwright.bits import Actions, Bits, each
from realmwright.game import Prompt
from realmwright.rules.kingdom_builder.content.harvest.kit import Harvest
from realmwright.rules.kingdom_builder.content.patterns import movable_with_guards, movable_within, never
from realmwright.rules.kingdom_builder.model.catalogue import COMMON, NUMBER_OF, Extra
from realmwright.rules.kingdom_builder.model.fields import NONE
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import NO_TERRAIN, SILO
from realmwright.rules.kingdom_builder.play import pieces, turn

PIECES: Final = 3
"""How many settlements a silo action builds or moves.

In ``State.count`` are those still to be built, below 0 those still to be moved; in ``State.built`` those that have been
moved.
"""


def closing(state: Position) -> bool:
    """The next turn of the phase, in the order of play; the number of silo actions is fixed when it begins (R-43)."""
    kit: Harvest = state.kits["harvest"]
    board = state.board
    if not state.closing:
        for silo in each(board.terrain[SILO]):
            for seat in range(state.players):
                if board.grid.around[silo] & state.own[seat]:
                    kit.silos[seat] += 1
        seats = [(state.setup.start + way) % state.players for way in range(state.players)]
    else:
        behind = (state.turn - state.setup.start) % state.players + 1
        seats = [(state.setup.start + way) % state.players for way in range(behind, state.players)]
    for seat in seats:
        if kit.silos[seat]:
            _begin(state, seat)
            return True
    return False


def _begin(state: Position, seat: int) -> None:
    state.closing = True
    state.turn = seat
    state.actor = seat
    state.turns += 1
    state.note("turn-begun", "turn", (state.turns - 1) // state.players + 1)
    state.kind = NO_TERRAIN
    state.whole = 0
    state.left = 0
    state.built = 0
    state.regular = 0
    state.spent = 0
    state.freely = 0
    state.tile = NUMBER_OF["silo"]
    state.count = 0
    state.spread(seat)
    kit: Harvest = state.kits["harvest"]
    state.note("silo-begins", "silos", kit.silos[seat])


def _sites(state: Position) -> Bits:
    """Free hexes next to an own settlement."""
    return state.free & state.board.buildable & state.near[state.turn]


def _goals(state: Position) -> Bits:
    """Where the lifted piece can go."""
    return _sites(state) & ~(1 << state.lifted)


def _movers(state: Position) -> Bits:
    """The own pieces that can still be moved, each once an action.

    All of them are one area here: next to which other one a piece ends does not matter.
    """
    own = state.own[state.turn]
    found = movable_within(state, own)
    guards = own & state.guards & ~state.fixed & ~found
    if guards:
        found |= movable_with_guards(state, guards, _goals)
    return found & ~state.built


def _choices(state: Position) -> Actions:
    if state.lifted != NONE:
        return _goals(state)
    found = 0
    if state.count >= 0 and state.supply[state.turn]:
        found |= _sites(state)
    if state.count <= 0:
        found |= _movers(state)
    return found | 1 << state.board.stop


def _go(state: Position, action: int) -> None:
    if action == state.board.stop:
        state.note("stopped", "tile", state.tile_name)
        _next_action(state)
    elif state.lifted != NONE:
        state.count = state.count + 1 if state.count else 1 - PIECES
        pieces.put_down(state, action)
        state.built |= 1 << action
        if not state.count or not _movers(state):
            _next_action(state)
    elif state.own[state.turn] >> action & 1:
        pieces.lift(state, action)
    else:
        state.count = state.count - 1 if state.count else PIECES - 1
        pieces.build(state, action)
        if not state.count or not state.supply[state.turn] or not _sites(state):
            _next_action(state)


def _next_action(state: Position) -> None:
    kit: Harvest = state.kits["harvest"]
    kit.silos[state.turn] -= 1
    state.count = 0
    state.built = 0
    if not kit.silos[state.turn]:
        turn.finish(state)


def _verb(state: Position, cell: int) -> str:
    if state.lifted != NONE:
        return "to"
    return "move" if state.own[state.turn] >> cell & 1 else "build"


def _asks(state: Position) -> Prompt:
    kit: Harvest = state.kits["harvest"]
    if state.lifted != NONE:
        return Prompt("tile-to", {"tile": state.tile_name, "from": state.board.name(state.lifted)})
    if state.count:
        asked = "silo-build" if state.count > 0 else "silo-move"
        return Prompt(asked, {"left": abs(state.count), "silos": kit.silos[state.turn]})
    return Prompt("silo", {"left": PIECES, "silos": kit.silos[state.turn]})


SILO_PHASE: Final = Extra("silo", never, _choices, _go, _asks, _verb, COMMON, moves=True)
