"""Caves (KB-15.5 to KB-15.7): markers on mountains, between which pieces can move."""

from collections.abc import Mapping
from typing import Final

from realmwright.bits import Bits, each
from realmwright.dice import Stream
from realmwright.game import Json
from realmwright.rules.kingdom_builder.content.markers import Markers
from realmwright.rules.kingdom_builder.content.patterns import movable_with_guards, moving
from realmwright.rules.kingdom_builder.model.board import Board
from realmwright.rules.kingdom_builder.model.catalogue import COMMON, Expansion
from realmwright.rules.kingdom_builder.model.maps import assemble
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import MOUNTAIN

CAVE_DISTANCE: Final = 3
"""How far at least a cave is from every special hex (KB-15.5)."""


class Caves(Markers):
    """Where the caves lie."""

    __slots__ = ()

    kind = MOUNTAIN
    name = "cave"


def cave_sites(board: Board) -> Bits:
    """The mountains that are far enough from every special hex."""
    close = board.special
    for _ in range(CAVE_DISTANCE - 1):
        close |= board.grid.near(close)
    return board.terrain[MOUNTAIN] & ~close


def _dig_caves(state: Position, stream: Stream, _: Mapping[str, Json]) -> None:
    """In each quadrant one, where there is room."""
    kit: Caves = state.kits["caves"]
    # By the board as it is printed, whatever a capitol makes of a castle.
    found = cave_sites(assemble(state.board.labels))
    for quadrant in state.board.quadrants:
        sites = tuple(each(found & quadrant))
        if sites:
            kit.cells |= 1 << sites[stream.below(len(sites))]


def _by_cave(state: Position) -> Bits:
    kit: Caves = state.kits["caves"]
    return state.board.grid.near(kit.cells)


def _cavers(state: Position) -> Bits:
    """The pieces beside a cave, if there is anywhere to go."""
    movers = state.own[state.turn] & ~state.fixed & _by_cave(state)
    if not movers:
        return 0
    if state.free & state.board.buildable & _by_cave(state):
        return movers
    guards = movers & state.guards
    return movable_with_guards(state, guards, _cave_mouths) if guards else 0


def _cave_mouths(state: Position) -> Bits:
    return state.free & state.board.buildable & _by_cave(state) & ~(1 << state.lifted)


CAVE: Final = moving(
    "cave",
    _cavers,
    _cave_mouths,
    role=COMMON,
    # A dark mouth in a rock.
    glyph=(
        "M-10.5 9.5Q-11-1-6-3.5-4.5-10.5 2-9 8-8.5 8-2 11.5 1 10.5 9.5z"
        "M-4 9.5V5Q-4-.5 0-.5T4 5V9.5zM-2 9V5Q-2 1.5 0 1.5T2 5V9M0 3V9"
    ),
)
CAVES: Final = Expansion(
    "caves",
    emblem=CAVE.glyph,
    extras=(CAVE,),
    common=("cave",),
    kit=Caves,
    prepare=_dig_caves,
)
