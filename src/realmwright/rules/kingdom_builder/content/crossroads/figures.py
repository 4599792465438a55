"""Warriors, wagons, ships and city halls: pieces that count as settlements (KB-12.7 to KB-12.16)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from realmwright.bits import Actions, Bits, lowest
from realmwright.game import Prompt
from realmwright.rules.kingdom_builder.content.patterns import NONE, asks, begins_with, says, stopped
from realmwright.rules.kingdom_builder.model.catalogue import Extra, Figure
from realmwright.rules.kingdom_builder.model.terrain import MOUNTAIN, WATER

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State

FIGURE_KINDS: Final = (Figure("warrior", 2), Figure("wagon", 1), Figure("ship", 1), Figure("city hall", 1, hexes=7))
WARRIOR, WAGON, SHIP, CITY = range(4)
STEPS: Final = 3
"""How far a wagon or a ship goes in a turn."""


def close_hexes(state: "State") -> None:
    """KB-12.8: hexes beside a warrior are closed. KB-12.10: what general actions cannot move."""
    state.guards = state.figures[WARRIOR]
    state.closed = state.board.grid.near(state.guards)
    state.fixed = state.figures[CITY]
    if not state.switches["special_pieces_movable"]:
        for cells in state.figures:
            state.fixed |= cells


def standing(state: "State", kind: int) -> Bits:
    """The figures of a kind that the acting seat has on the board."""
    return state.figures[kind] & state.own[state.actor]


def _anywhere(state: "State") -> Bits:
    return state.free & state.board.buildable


def _overland(state: "State") -> Bits:
    return state.free & (state.board.buildable | state.board.terrain[MOUNTAIN])


def _afloat(state: "State") -> Bits:
    return state.free & state.board.terrain[WATER]


def _take_back(state: "State", cell: int) -> None:
    """A figure goes back to its owner's reserve."""
    seat = state.actor
    state.finish()
    kind = state.remove(cell, seat)
    state.note_piece("taken-back", cell, kind)
    state.settle(0, 0, (seat,))


# Barracks (KB-12.7)


def _warriors_left(state: "State") -> bool:
    return standing(state, WARRIOR).bit_count() < FIGURE_KINDS[WARRIOR].pieces


def _barracks_choices(state: "State") -> Actions:
    found = standing(state, WARRIOR)
    if _warriors_left(state):
        found |= state.adjacent_if_possible(_anywhere(state))
    return found


def _muster(state: "State", cell: int) -> None:
    if state.figures[WARRIOR] >> cell & 1:
        _take_back(state, cell)
    else:
        state.finish()
        state.place(WARRIOR, 1 << cell, cell)


def _place_verb(state: "State", cell: int) -> str:
    return "take" if state.own[state.actor] >> cell & 1 else "place"


BARRACKS: Final = Extra(
    "barracks",
    lambda state: standing(state, WARRIOR) != 0 or _anywhere(state) != 0,
    _barracks_choices,
    _muster,
    asks("tile-warrior"),
    _place_verb,
)


# Wagon and lighthouse (KB-12.12, KB-12.13)


def _travelling(name: str, kind: int, where: Callable[["State"], Bits]) -> Extra:
    """Place the figure, or move it up to three steps, or take it back."""

    def ready(state: "State") -> bool:
        return standing(state, kind) != 0 or where(state) != 0

    def choices(state: "State") -> Actions:
        here = standing(state, kind)
        if not here:
            return state.adjacent_if_possible(where(state)) if state.count == STEPS else 0
        found = where(state) & state.board.grid.around[lowest(here)]
        if state.count == STEPS:
            return found | here
        return found | 1 << state.board.stop if found else 0

    def go(state: "State", action: int) -> None:
        if stopped(state, action):
            return
        here = standing(state, kind)
        if not here:
            state.finish()
            state.place(kind, 1 << action, action)
        elif here >> action & 1:
            _take_back(state, action)
        else:
            state.count -= 1
            if not state.count:
                state.tile = NONE
            state.lift(lowest(here))
            state.put_down(action)

    def prompt(state: "State") -> Prompt:
        here = standing(state, kind)
        if not here:
            return Prompt("tile-place", {"tile": name, "piece": FIGURE_KINDS[kind].name})
        where_from = state.board.name(lowest(here))
        asked = "tile-travel" if state.count == STEPS else "tile-travel-on"
        return Prompt(asked, {"tile": name, "piece": FIGURE_KINDS[kind].name, "from": where_from, "left": state.count})

    def verb(state: "State", cell: int) -> str:
        here = standing(state, kind)
        if not here:
            return "place"
        return "take" if here >> cell & 1 else "to"

    return Extra(name, ready, choices, go, prompt, verb, begin=begins_with(STEPS))


LIGHTHOUSE: Final = _travelling("lighthouse", SHIP, _afloat)
WAGON_TILE: Final = _travelling("wagon", WAGON, _overland)


# City hall (KB-12.15)


def _city_centres(state: "State") -> Actions:
    """The hexes that are free with all six around them, two steps from something own."""
    if standing(state, CITY):
        return 0
    grid = state.board.grid
    ground = state.free & state.board.buildable
    found = ground & grid.near(grid.near(state.own[state.turn] | state.posts))
    if not found:
        return 0
    # A hex at the edge lacks neighbours, and so does one beside a hex that is no ground.
    return found & ~grid.edge & ~grid.near(grid.board & ~ground)


def _found_city(state: "State", cell: int) -> None:
    state.finish()
    state.place(CITY, 1 << cell | state.board.grid.around[cell], cell)


CITY_HALL: Final = Extra(
    "city hall",
    lambda state: _city_centres(state) != 0,
    _city_centres,
    _found_city,
    asks("tile-city"),
    says("place"),
)
