"""The locations of Nomads: quarry, caravan, village and garden (KB-11.11 to KB-11.14)."""

from typing import Final

from realmwright.bits import Actions, Bits
from realmwright.game import Prompt
from realmwright.rules.kingdom_builder.content.patterns import (
    begins_with,
    building,
    movable_by_steps,
    moving,
    of_kind,
    says,
    stopped,
)
from realmwright.rules.kingdom_builder.model.amendments import WALLS_OF_PLAYED_CARD
from realmwright.rules.kingdom_builder.model.catalogue import Extra
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import FLOWERS
from realmwright.rules.kingdom_builder.play import pieces, turn
from realmwright.rules.kingdom_builder.play.terrain_choice import card_hexes, decide

WALLS: Final = 25
WALLS_A_TURN: Final = 2


# Quarry (KB-11.11)


def walls_left(state: Position) -> int:
    """What fills a hex and is neither a piece nor a post is a wall."""
    return WALLS - (state.blocked & ~state.posts).bit_count()


def _can_wall(state: Position) -> bool:
    return bool(card_hexes(state) & state.near[state.turn]) and walls_left(state) > 0


def _wall_hexes(state: Position) -> Actions:
    found = card_hexes(state) & state.near[state.turn]
    return found | 1 << state.board.stop if found and state.count < WALLS_A_TURN else found


def _wall(state: Position, action: int) -> None:
    if stopped(state, action):
        return
    decide(state, action)
    state.count = state.count - 1 if walls_left(state) > 1 else 0
    here = 1 << action
    state.blocked |= here
    state.free &= ~here
    state.note("walled", "hex", state.board.name(action))
    if not state.count:
        turn.finish(state)
    removed = len(state.removed)
    pieces.settle(state, 0, 0)
    if state.count and len(state.removed) > removed and state.rules >= WALLS_OF_PLAYED_CARD:
        # The card that was played has left the game, and with it the terrain of the second wall.
        turn.finish(state)


def _wall_asks(state: Position) -> Prompt:
    return Prompt("tile-wall", {"tile": state.tile_name, "left": min(state.count, walls_left(state))})


# Caravan (KB-11.12)


def sliders(state: Position) -> Bits:
    """The pieces with a hex beside them that lets them go."""
    return movable_by_steps(state, state.board.buildable)


def slides(state: Position) -> Bits:
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


def crowded(state: Position) -> Bits:
    """KB-11.13: the free hexes beside at least three own settlements."""
    standing = state.own[state.turn] | state.posts
    _, _, three = state.board.grid.crowds(standing)
    return state.free & state.board.buildable & three


LOCATIONS: Final = (
    Extra(
        "quarry",
        _can_wall,
        _wall_hexes,
        _wall,
        _wall_asks,
        says("wall"),
        begin=begins_with(WALLS_A_TURN),
        # Courses of cut stone.
        glyph="M-9.5 8.5V-2.5H-4V-8H4V-2.5H9.5V8.5zM-9.5 3H9.5M-4-2.5H4M0-2.5V3M-5 3V8.5M5 3V8.5",
    ),
    moving(
        "caravan",
        sliders,
        slides,
        # A camel.
        glyph="M-10.5-5L-7-7Q-6.5 0-4 0-2.5-8 .5-2 3.5-8 6-1 9 0 8.5 5V10M-7-3Q-7 4-3.5 5V10M-3.5 5H4.5V10",
    ),
    building(
        "village",
        crowded,
        adjacent=False,
        # Three houses.
        glyph="M-4-1.5V-6L0-10.5 4-6V-1.5zM-9.5 9V4.5L-5.5 0-1.5 4.5V9zM1.5 9V4.5L5.5 0 9.5 4.5V9z",
    ),
    building(
        "garden",
        of_kind(FLOWERS),
        # A tulip.
        glyph="M-6-9.5L-3-6 0-10.5 3-6 6-9.5V-4.5Q6 .5 0 .5T-6-4.5zM0 .5V10.5M0 10.5Q-7 10-8 4M0 10.5Q7 10 8 4",
    ),
)
