"""The tasks of Crossroads (KB-12.3): each pays once to everybody who has fulfilled it at the end."""

from typing import TYPE_CHECKING, Final

from realmwright.bits import Bits
from realmwright.rules.kingdom_builder.model.terrain import KINDS, NOTHING

if TYPE_CHECKING:
    from realmwright.hexes import HexGrid
    from realmwright.rules.kingdom_builder.state import State

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


def home_country(state: "State", seat: int) -> int:
    """KB-12.3a: 5 gold for an area of one terrain with an own settlement on every hex."""
    return HOME_COUNTRY_GOLD if home(state, seat) else 0


def home(state: "State", seat: int) -> Bits:
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


def fortress(state: "State", seat: int) -> int:
    """KB-12.3b: 6 gold for a settlement with six own ones around it."""
    own = state.own[seat]
    return FORTRESS_GOLD if own & state.board.grid.surrounded(own) else 0


def road(state: "State", seat: int) -> int:
    """KB-12.3c: 7 gold for seven settlements in a diagonal row."""
    grid = state.board.grid
    own = state.own[seat]
    for step in diagonals(grid):
        if road_heads(own, step):
            return ROAD_GOLD
    return 0


def diagonals(grid: "HexGrid") -> tuple[int, int]:
    """The steps to the south-east and to the south-west."""
    return grid.stride, grid.stride - 1


def road_heads(own: Bits, step: int) -> Bits:
    """The hexes at which straight rows of seven begin."""
    heads = own
    for _ in range(ROAD_LENGTH - 1):
        heads &= heads >> step
    return heads


def place_of_refuge(state: "State", seat: int) -> int:
    """KB-12.3d: 8 gold for a special hex with six own settlements around it."""
    return REFUGE_GOLD if state.board.special & state.board.grid.surrounded(state.own[seat]) else 0


def advance(state: "State", seat: int) -> int:
    """KB-12.3e: 9 gold for seven settlements on one edge of the board."""
    own = state.own[seat]
    for edge in state.board.edges:
        if (edge & own).bit_count() >= ADVANCE_COUNT:
            return ADVANCE_GOLD
    return 0


def compass_points(state: "State", seat: int) -> int:
    """KB-12.3f: 10 gold for a settlement on each of the four edges of the board."""
    own = state.own[seat]
    for edge in state.board.edges:
        if not edge & own:
            return 0
    return COMPASS_GOLD
