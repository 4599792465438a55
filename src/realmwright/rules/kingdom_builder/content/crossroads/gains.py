"""Which settlements fulfil the tasks of Crossroads: what :mod:`scoring` counts, hex by hex.

A task that is fulfilled more than once pays for one of the places.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from realmwright.bits import lowest
from realmwright.rules.kingdom_builder.content.crossroads.scoring import (
    ADVANCE_COUNT,
    ADVANCE_GOLD,
    COMPASS_GOLD,
    FORTRESS_GOLD,
    HOME_COUNTRY_GOLD,
    REFUGE_GOLD,
    ROAD_GOLD,
    diagonals,
    home,
    road_heads,
)
from realmwright.rules.kingdom_builder.model.catalogue import Payment

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State


def home_country(state: "State", seat: int) -> Iterator[Payment]:
    """KB-12.3a."""
    if area := home(state, seat):
        yield Payment(HOME_COUNTRY_GOLD, area)


def fortress(state: "State", seat: int) -> Iterator[Payment]:
    """KB-12.3b: the settlement in the middle and those around it."""
    grid = state.board.grid
    if middles := state.own[seat] & grid.surrounded(state.own[seat]):
        yield Payment(FORTRESS_GOLD, grid.dilate(middles & -middles))


def road(state: "State", seat: int) -> Iterator[Payment]:
    """KB-12.3c: the whole row, however long it is."""
    grid = state.board.grid
    own = state.own[seat]
    for step in diagonals(grid):
        if heads := road_heads(own, step):
            row = heads & -heads
            for cell in grid.ray(lowest(heads), step):
                if not own >> cell & 1:
                    break
                row |= 1 << cell
            yield Payment(ROAD_GOLD, row)
            return


def place_of_refuge(state: "State", seat: int) -> Iterator[Payment]:
    """KB-12.3d."""
    if places := state.board.special & state.board.grid.surrounded(state.own[seat]):
        place = lowest(places)
        yield Payment(REFUGE_GOLD, state.board.grid.around[place], place)


def advance(state: "State", seat: int) -> Iterator[Payment]:
    """KB-12.3e: all settlements on the edge that holds most of them."""
    most = max((edge & state.own[seat] for edge in state.board.edges), key=int.bit_count)
    if most.bit_count() >= ADVANCE_COUNT:
        yield Payment(ADVANCE_GOLD, most)


def compass_points(state: "State", seat: int) -> Iterator[Payment]:
    """KB-12.3f: all settlements on the edges."""
    if all(edge & state.own[seat] for edge in state.board.edges):
        yield Payment(COMPASS_GOLD, state.board.edge & state.own[seat])
