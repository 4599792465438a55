"""The quarry, the caravan and the village."""

from typing import TYPE_CHECKING, Final

from realmwright.bits import Actions, Bits
from realmwright.game import Prompt
from realmwright.rules.kingdom_builder.content.patterns import begins_with, movable_by_steps, says, stopped
from realmwright.rules.kingdom_builder.model.catalogue import Extra

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State

WALLS: Final = 25
WALLS_A_TURN: Final = 2


# Quarry (KB-11.11)


def walls_left(state: "State") -> int:
    """What fills a hex and is neither a piece nor a post is a wall."""
    return WALLS - (state.blocked & ~state.posts).bit_count()


def _can_wall(state: "State") -> bool:
    return bool(state.card_hexes() & state.near[state.turn]) and walls_left(state) > 0


def _wall_hexes(state: "State") -> Actions:
    found = state.card_hexes() & state.near[state.turn]
    return found | 1 << state.board.stop if found and state.count < WALLS_A_TURN else found


def _wall(state: "State", action: int) -> None:
    if stopped(state, action):
        return
    state.decide(action)
    state.count = state.count - 1 if walls_left(state) > 1 else 0
    here = 1 << action
    state.blocked |= here
    state.free &= ~here
    state.note("walled", "hex", state.board.name(action))
    if not state.count:
        state.finish()
    state.settle(0, 0)


def _wall_asks(state: "State") -> Prompt:
    return Prompt("tile-wall", {"tile": state.tile_name, "left": min(state.count, walls_left(state))})


QUARRY: Final = Extra(
    "quarry", _can_wall, _wall_hexes, _wall, _wall_asks, says("wall"), begin=begins_with(WALLS_A_TURN)
)


# Caravan (KB-11.12)


def sliders(state: "State") -> Bits:
    """The pieces with a hex beside them that lets them go."""
    return movable_by_steps(state, state.board.buildable)


def slides(state: "State") -> Bits:
    """Where the lifted piece ends that goes in a straight line as far as it can."""
    found: Bits = 0
    grid = state.board.grid
    way = state.free & state.board.buildable
    for step in grid.steps:
        last = state.lifted
        for cell in grid.ray(state.lifted, step):
            if not way >> cell & 1:
                break
            last = cell
        if last != state.lifted:
            found |= 1 << last
    return found


# Village


def crowded(state: "State") -> Bits:
    """KB-11.13: the free hexes beside at least three own settlements."""
    standing = state.own[state.turn] | state.posts
    _, _, three = state.board.grid.crowds(standing)
    return state.free & state.board.buildable & three
