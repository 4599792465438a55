"""Where the gold of Marshlands comes from: what :mod:`scoring` counts, hex by hex."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from realmwright.bits import each, lowest, pack
from realmwright.rules.kingdom_builder.content.base.gains import one_each
from realmwright.rules.kingdom_builder.content.marshlands.scoring import (
    GEOLOGIST_GOLD,
    MAJORITY_GOLD,
    MESSENGER_GOLD,
    led,
    noble_places,
    outskirts,
)
from realmwright.rules.kingdom_builder.model.catalogue import Payment
from realmwright.rules.kingdom_builder.model.terrain import MOUNTAIN, PALACE

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State


def palaces(state: "State", seat: int) -> Iterator[Payment]:
    """KB-13.5."""
    return _majorities(state, seat, state.board.terrain[PALACE])


def noblewomen(state: "State", seat: int) -> Iterator[Payment]:
    """KB-13.20."""
    return _majorities(state, seat, noble_places(state))


def _majorities(state: "State", seat: int, places: int) -> Iterator[Payment]:
    for place in each(led(state, seat, places)):
        yield Payment(MAJORITY_GOLD, state.board.grid.around[place] & state.own[seat], place)


def geologists(state: "State", seat: int) -> Iterator[Payment]:
    """KB-13.15: a range pays once, whichever areas join it to others; a bare hex of it stands for it."""
    board = state.board
    joined: defaultdict[int, int] = defaultdict(int)
    for area in board.grid.components(state.own[seat]):
        touched = board.grid.dilate(area)
        ranges = [mountain_range for mountain_range in board.areas(MOUNTAIN) if mountain_range & touched]
        if len(ranges) > 1:
            for mountain_range in ranges:
                joined[mountain_range] |= area
    for mountain_range in sorted(joined, key=lowest):
        bare = mountain_range & ~state.own[seat]
        yield Payment(GEOLOGIST_GOLD, joined[mountain_range], lowest(bare) if bare else None)


def messengers(state: "State", seat: int) -> Iterator[Payment]:
    """KB-13.16: the two settlements that are farthest apart."""
    grid = state.board.grid
    longest = max(grid.components(state.own[seat]), key=grid.span, default=0)
    ends = max(combinations(each(longest), 2), key=lambda pair: grid.distance(*pair), default=None)
    if ends is not None:
        yield Payment(MESSENGER_GOLD * (grid.distance(*ends) - 1), pack(ends))


def vassals(state: "State", seat: int) -> Iterator[Payment]:
    """KB-13.17."""
    return one_each(state.own[seat] & state.board.seams)


def captains(state: "State", seat: int) -> Iterator[Payment]:
    """KB-13.18."""
    _, _, three = state.board.grid.crowds(state.own[seat])
    return one_each(state.own[seat] & three)


def scouts(state: "State", seat: int) -> Iterator[Payment]:
    """KB-13.19."""
    return one_each(state.own[seat] & outskirts(state))
