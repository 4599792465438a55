"""The locations of the base game (KB-8)."""

from typing import Final

from realmwright.bits import Bits
from realmwright.rules.kingdom_builder.content.patterns import (
    asks,
    asks_move,
    build,
    building,
    can_move,
    movable_to,
    movable_with_guards,
    move,
    move_verb,
    moving,
    moving_to,
    of_kind,
    says,
)
from realmwright.rules.kingdom_builder.model.catalogue import Extra
from realmwright.rules.kingdom_builder.model.fields import NONE
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import DESERT, GRASS, WATER
from realmwright.rules.kingdom_builder.play.terrain_choice import card_hexes, card_targets, decide, kinds

LINE_LENGTH: Final = 3

# Oracle


def build_on_card(state: Position, cell: int) -> None:
    """The same on the terrain of the turn, which is fixed by it."""
    decide(state, cell)
    build(state, cell)


def can_build_on_card(state: Position) -> bool:
    """Whether there is a settlement and a place for it."""
    return state.supply[state.actor] > 0 and card_hexes(state) != 0


# Tower and tavern


def on_edge(state: Position) -> Bits:
    """KB-8.10: all edges are one pool."""
    return state.free & state.board.buildable & state.board.edge


def beyond_line(state: Position) -> Bits:
    """KB-8.11: next beyond an end of three or more own settlements in a straight line."""
    seat = state.actor
    own = state.own[seat] | state.posts if seat == state.turn else state.own[seat]
    return state.free & state.board.buildable & state.board.grid.line_ends(own, LINE_LENGTH)


# Barn


def barn_movable(state: Position) -> Bits:
    """KB-8.6: the pieces that can move to a kind that the terrain of the turn can be."""
    if state.kind >= 0:
        return movable_to(state, state.board.terrain[state.kind])
    found = 0
    for kind in kinds(state):
        found |= movable_to(state, state.board.terrain[kind])
    return found


def barn_targets(state: Position) -> Bits:
    """Where the lifted piece can go."""
    return card_targets(state) & ~(1 << state.lifted)


def barn_go(state: Position, cell: int) -> None:
    """The kind that the piece is put on is the terrain of the turn."""
    if state.lifted != NONE:
        decide(state, cell)
    move(state, cell)


# Paddock


def leapers(state: Position) -> Bits:
    """KB-8.12: those that can move exactly two steps in a straight line, over whatever lies between."""
    movers = state.own[state.turn] & ~state.fixed
    found = state.board.grid.leaping(movers, state.free & state.board.buildable)
    guards = movers & state.guards & ~found
    return found | movable_with_guards(state, guards, landings) if guards else found


def landings(state: Position) -> Bits:
    """The hexes two steps from the lifted piece."""
    return state.free & state.board.buildable & state.board.grid.leaps[state.lifted]


LOCATIONS: Final = (
    Extra(
        "oracle",
        can_build_on_card,
        lambda state: card_targets(state),
        build_on_card,
        asks("tile-build"),
        says("build"),
        # All-seeing: an open eye under three rays.
        glyph="M-10 2Q0-8.5 10 2 0 12-10 2zM0 0a2 2 0 1 1-.1 0zM0-10.5v2M-7-8.5l1 2M7-8.5l-1 2",
    ),
    building(
        "farm",
        of_kind(GRASS),
        # An ear of corn.
        glyph=(
            "M0 11V-3M0-3.5q-3-3.5 0-7.5 3 4 0 7.5zM0 2.5q-6.5 0-6.5-6 6.5 0 6.5 6 0-6 6.5-6 0 6-6.5 6z"
            "M0 8.5q-6.5 0-6.5-6 6.5 0 6.5 6 0-6 6.5-6 0 6-6.5 6z"
        ),
    ),
    building(
        "oasis",
        of_kind(DESERT),
        # A palm over a line of water.
        glyph=(
            "M.5-4Q3 2 1 7.5M.5-4Q-3-9.5-9-5M.5-4Q4-9.5 9.5-5M.5-4Q-5-4.5-7 1.5M.5-4Q6-4.5 7.5 1.5"
            "M-8.5 9.5q2.8-2.4 5.6 0t5.6 0 5.6 0"
        ),
    ),
    building(
        "tower",
        on_edge,
        glyph="M-6-10.5V-4L-4-1.5V10.5H4V-1.5L6-4V-10.5M-6-6.5H6M-2-10.5v3M2-10.5v3M0 1.5V5",
    ),
    building(
        "tavern",
        beyond_line,
        adjacent=False,
        # A mug with foam and a handle.
        glyph=(
            "M-8-4V9.5H4V-4M4-1.5H6.5a2.5 2.5 0 0 1 2.5 2.5V3a2.5 2.5 0 0 1-2.5 2.5H4"
            "M-8-4a3 3 0 0 1 2-5.2 4.4 4.4 0 0 1 7.4-.2A3 3 0 0 1 4-4zM-4 .5v5M0 .5v5"
        ),
    ),
    Extra(
        "barn",
        lambda state: can_move(state, barn_movable),
        lambda state: barn_movable(state) if state.lifted == NONE else barn_targets(state),
        barn_go,
        asks_move,
        move_verb,
        moves=True,
        # A gambrel front with a crossed door.
        glyph="M-9 9.5V-2.5L-6-7.5 0-10.5 6-7.5 9-2.5V9.5zM-4.5 9.5V0H4.5V9.5M-4.5 0L4.5 9.5M4.5 0L-4.5 9.5",
    ),
    moving_to(
        "harbor",
        WATER,
        # An anchor.
        glyph=(
            "M0-5.5V10.5M0-5.5a2.5 2.5 0 1 1 .1 0M-4.5-2H4.5M-9 2.5Q-8 10 0 10.5 8 10 9 2.5"
            "M-10.5 5L-9 2.5-6.5 4M10.5 5L9 2.5 6.5 4"
        ),
    ),
    moving(
        "paddock",
        leapers,
        landings,
        # A horseshoe.
        glyph="M-7.5 9.5H-3.5Q-5 5-5-1A5 5 0 0 1 5-1Q5 5 3.5 9.5H7.5Q9.5 4 9.5-1A9.5 9.5 0 0 0-9.5-1Q-9.5 4-7.5 9.5z",
    ),
)
