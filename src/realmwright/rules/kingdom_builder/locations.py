"""The locations: what their tiles let a player do (KB-8).

A location is a row of the table. Where its text ends the three functions below begin: which hexes an action
may go to, which pieces it may move, and whether it can be begun at all (KB-4.5).
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from realmwright.rules.kingdom_builder.terrain import DESERT, GRASS, NO_CARD, WATER

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State

BUILD: Final = 0
MOVE: Final = 1

# Where an action may go: a kind of terrain by its number, or one of these.
CARD: Final = -1
"""The kind of the played terrain card."""
EDGE: Final = -2
"""Any buildable hex on the edge of the board."""
LINE: Final = -3
"""Any buildable hex next beyond an end of three or more own settlements in a straight line."""
LEAP: Final = -4
"""Any buildable hex exactly two steps away in a straight line, over whatever lies between."""

LINE_LENGTH: Final = 3


class Location(NamedTuple):
    """One kind of location, and the extra action that its tile gives."""

    name: str
    act: int
    where: int
    adjacent: bool
    """Whether the new place must touch an own settlement if that is possible (KB-1.19)."""


LOCATIONS: Final = (
    Location("oracle", BUILD, CARD, adjacent=True),
    Location("farm", BUILD, GRASS, adjacent=True),
    Location("oasis", BUILD, DESERT, adjacent=True),
    Location("tower", BUILD, EDGE, adjacent=True),
    Location("tavern", BUILD, LINE, adjacent=False),
    Location("barn", MOVE, CARD, adjacent=True),
    Location("harbor", MOVE, WATER, adjacent=True),
    Location("paddock", MOVE, LEAP, adjacent=False),
)

NUMBER_OF: Final = {location.name: number for number, location in enumerate(LOCATIONS)}


def candidates(state: "State", location: Location) -> int:
    """The empty hexes that an action allows by itself, before any adjacency rule."""
    board = state.board
    where = location.where
    if where == CARD:
        card = state.hand[state.turn]
        return state.empty & board.terrain[card] if card != NO_CARD else 0
    if where == EDGE:
        return state.empty & board.buildable & board.edge
    if where == LINE:
        return state.empty & board.buildable & board.grid.line_ends(state.own[state.turn], LINE_LENGTH)
    if where == LEAP:
        return state.empty & board.buildable & board.grid.leaps[state.lifted]
    return state.empty & board.terrain[where]


def targets(state: "State", location: Location) -> int:
    """Where the action can put a settlement: a new one, or the piece that was lifted (KB-5.7)."""
    found = candidates(state, location)
    if location.adjacent:
        found = state.adjacent_if_possible(found)
    if location.act == MOVE:
        # The lifted piece's own hex counts when looking for an adjacent one, but is no destination.
        found &= ~(1 << state.lifted)
    return found


def movable(state: "State", location: Location) -> int:
    """The own pieces that the action can move somewhere, found without lifting each of them."""
    seat = state.turn
    board = state.board
    own = state.own[seat]
    if location.where == LEAP:
        return board.grid.leaping(own, state.empty & board.buildable)
    free = candidates(state, location)
    if not free:
        return 0
    # A piece cannot move if, once it is lifted, the only candidate next to another own piece is the hex it
    # left. That needs a piece that stands on the right terrain beside another one, and no other piece of
    # the player next to a free candidate.
    holders = own
    touched = free & state.near[seat]
    if touched:
        holders &= board.grid.near(touched)
        if holders & (holders - 1):
            return own
    stuck = holders & candidate_terrain(state, location) & board.grid.near(own)
    return own & ~stuck


def candidate_terrain(state: "State", location: Location) -> int:
    """All hexes, empty or not, of the kind that a moving action leads to."""
    kind = state.hand[state.turn] if location.where == CARD else location.where
    return state.board.terrain[kind]


def can_begin(state: "State", location: Location) -> bool:
    """Whether the action has any legal result for the player whose turn it is (R-06)."""
    if location.act == MOVE:
        return movable(state, location) != 0
    return state.supply[state.turn] > 0 and candidates(state, location) != 0
