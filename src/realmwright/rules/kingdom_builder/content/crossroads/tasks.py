"""The tasks of Crossroads (KB-12.3): each pays once to everybody who has fulfilled it at the end.

A task that is fulfilled more than once pays for one of the places.
"""

from collections.abc import Iterator
from typing import Final

from realmwright.bits import Bits, lowest
from realmwright.hexes import HexGrid
from realmwright.rules.kingdom_builder.model.catalogue import Card, Payment
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import KINDS, NOTHING

HOME_COUNTRY_GOLD: Final = 5
FORTRESS_GOLD: Final = 6
ROAD_GOLD: Final = 7
REFUGE_GOLD: Final = 8
ADVANCE_GOLD: Final = 9
COMPASS_GOLD: Final = 10
ROAD_LENGTH: Final = 7
ADVANCE_COUNT: Final = 7
HOME_KINDS: Final = tuple(number for number, kind in enumerate(KINDS) if not kind.special and number != NOTHING)
"""The kinds of terrain that can be a home country."""


def home_country(state: Position, seat: int) -> int:
    """KB-12.3a: 5 gold for an area of one terrain with an own settlement on every hex."""
    return HOME_COUNTRY_GOLD if home(state, seat) else 0


def home(state: Position, seat: int) -> Bits:
    """A terrain area that a seat fills; empty if there is none."""
    board = state.board
    grid = board.grid
    own = state.own[seat]
    for kind in HOME_KINDS:
        there = own & board.terrain[kind]
        if there:
            # What hangs together with a hex of the kind that is not own is in no area that the seat fills.
            beside = there & grid.near(board.terrain[kind] ^ there)
            if beside != there:
                for area in grid.components(there ^ grid.component(beside, there)):
                    return area
    return 0


def home_country_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-12.3a."""
    if area := home(state, seat):
        yield Payment(HOME_COUNTRY_GOLD, area)


def fortress(state: Position, seat: int) -> int:
    """KB-12.3b: 6 gold for a settlement with six own ones around it."""
    own = state.own[seat]
    return FORTRESS_GOLD if own & state.board.grid.surrounded(own) else 0


def fortress_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-12.3b: the settlement in the middle and those around it."""
    grid = state.board.grid
    if middles := state.own[seat] & grid.surrounded(state.own[seat]):
        yield Payment(FORTRESS_GOLD, grid.dilate(middles & -middles))


def road(state: Position, seat: int) -> int:
    """KB-12.3c: 7 gold for seven settlements in a diagonal row."""
    grid = state.board.grid
    own = state.own[seat]
    for step in diagonals(grid):
        if road_heads(own, step):
            return ROAD_GOLD
    return 0


def diagonals(grid: HexGrid) -> tuple[int, int]:
    """The steps to the south-east and to the south-west."""
    return grid.stride, grid.stride - 1


def road_heads(own: Bits, step: int) -> Bits:
    """The hexes at which straight rows of seven begin."""
    heads = own
    for _ in range(ROAD_LENGTH - 1):
        heads &= heads >> step
    return heads


def road_gains(state: Position, seat: int) -> Iterator[Payment]:
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


def place_of_refuge(state: Position, seat: int) -> int:
    """KB-12.3d: 8 gold for a special hex with six own settlements around it."""
    return REFUGE_GOLD if state.board.special & state.board.grid.surrounded(state.own[seat]) else 0


def place_of_refuge_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-12.3d."""
    if places := state.board.special & state.board.grid.surrounded(state.own[seat]):
        place = lowest(places)
        yield Payment(REFUGE_GOLD, state.board.grid.around[place], place)


def advance(state: Position, seat: int) -> int:
    """KB-12.3e: 9 gold for seven settlements on one edge of the board."""
    own = state.own[seat]
    for edge in state.board.edges:
        if (edge & own).bit_count() >= ADVANCE_COUNT:
            return ADVANCE_GOLD
    return 0


def advance_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-12.3e: all settlements on the edge that holds most of them."""
    most = max((edge & state.own[seat] for edge in state.board.edges), key=int.bit_count)
    if most.bit_count() >= ADVANCE_COUNT:
        yield Payment(ADVANCE_GOLD, most)


def compass_points(state: Position, seat: int) -> int:
    """KB-12.3f: 10 gold for a settlement on each of the four edges of the board."""
    own = state.own[seat]
    for edge in state.board.edges:
        if not edge & own:
            return 0
    return COMPASS_GOLD


def compass_points_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-12.3f: all settlements on the edges."""
    if all(edge & state.own[seat] for edge in state.board.edges):
        yield Payment(COMPASS_GOLD, state.board.edge & state.own[seat])


TASKS: Final = (
    Card(
        "home country",
        home_country,
        home_country_gains,
        # A house that fills its land.
        emblem="M0-11.5L10-5.8V5.8L0 11.5-10 5.8V-5.8zM-4.5 5V0L0-4.5 4.5 0V5z",
    ),
    Card(
        "fortress",
        fortress,
        fortress_gains,
        # A keep behind its walls.
        emblem="M-10.5 10V.5H-7V3H-4.5V-6.5H-1.5V-4H1.5V-6.5H4.5V3H7V.5H10.5V10zM0-5V-11.5L5-9.5 0-8M0 10V6",
    ),
    Card(
        "road",
        road,
        road_gains,
        # A road to the horizon.
        emblem="M-10 10.5L-2.5-10.5M10 10.5L2.5-10.5M0 9.5V6M0 2V-.5M0-4V-5.5",
    ),
    Card(
        "place of refuge",
        place_of_refuge,
        place_of_refuge_gains,
        # A place with houses on all its sides.
        emblem=(
            "M0-3.2A3.2 3.2 0 1 1-.1-3.2zM8.7-2.2l2.1 2v2.3h-4.2v-2.3z"
            "M4.4 5.3l2.1 2v2.3h-4.2v-2.3zM-4.3 5.3l2.1 2v2.3h-4.2v-2.3z"
            "M-8.7-2.2l2.1 2v2.3h-4.2v-2.3zM-4.4-9.7l2.1 2v2.3h-4.2v-2.3z"
            "M4.4-9.7l2.1 2v2.3h-4.2v-2.3z"
        ),
    ),
    Card(
        "advance",
        advance,
        advance_gains,
        # All of them up to the edge.
        emblem=(
            "M-10.5-10.5H10.5M0 10.5V-6M-3.5-2.5L0-6 3.5-2.5"
            "M-8 10.5V0M-10.5 2.5L-8 0-5.5 2.5M8 10.5V0M5.5 2.5L8 0 10.5 2.5"
        ),
    ),
    Card(
        "compass points",
        compass_points,
        compass_points_gains,
        # A compass rose.
        emblem="M0-11.5L2.5-2.5 11.5 0 2.5 2.5 0 11.5-2.5 2.5-11.5 0-2.5-2.5zM6-6L7-7M6 6L7 7M-6 6L-7 7M-6-6L-7-7",
    ),
)
