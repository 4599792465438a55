"""Warriors, wagons, ships and city halls: pieces that count as settlements (KB-12.7 to KB-12.16)."""

from collections.abc import Callable
from typing import Final

from realmwright.bits import Actions, Bits, lowest
from realmwright.game import Prompt
from realmwright.rules.kingdom_builder.content.patterns import asks, begins_with, says, stopped
from realmwright.rules.kingdom_builder.model.catalogue import Extra, Figure
from realmwright.rules.kingdom_builder.model.fields import NONE
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import MOUNTAIN, WATER
from realmwright.rules.kingdom_builder.play import pieces, turn

FIGURE_KINDS: Final = (
    Figure("warrior", 2, "barracks"),
    Figure("wagon", 1, "wagon"),
    Figure("ship", 1, "lighthouse"),
    Figure("city hall", 1, "city hall", hexes=7),
)
WARRIOR, WAGON, SHIP, CITY = range(4)
STEPS: Final = 3
"""How far a wagon or a ship goes in a turn."""


def close_hexes(state: Position) -> None:
    """KB-12.8: hexes beside a warrior are closed. KB-12.10: what general actions cannot move."""
    state.guards = state.figures[WARRIOR]
    state.closed = state.board.grid.near(state.guards)
    state.fixed = state.figures[CITY]
    if not state.setup.switches["special_pieces_movable"]:
        for cells in state.figures:
            state.fixed |= cells


def standing(state: Position, kind: int) -> Bits:
    """The figures of a kind that the acting seat has on the board."""
    return state.figures[kind] & state.own[state.actor]


def _anywhere(state: Position) -> Bits:
    return state.free & state.board.buildable


def _overland(state: Position) -> Bits:
    return state.free & (state.board.buildable | state.board.terrain[MOUNTAIN])


def _afloat(state: Position) -> Bits:
    return state.free & state.board.terrain[WATER]


def _take_back(state: Position, cell: int) -> None:
    """A figure goes back to its owner's reserve."""
    seat = state.actor
    turn.finish(state)
    kind = pieces.remove(state, cell, seat)
    state.note_piece("taken-back", cell, kind)
    pieces.settle(state, 0, 0, (seat,))


# Barracks (KB-12.7)


def _warriors_left(state: Position) -> bool:
    return standing(state, WARRIOR).bit_count() < FIGURE_KINDS[WARRIOR].pieces


def _barracks_choices(state: Position) -> Actions:
    found = standing(state, WARRIOR)
    if _warriors_left(state):
        found |= state.adjacent_if_possible(_anywhere(state))
    return found


def _muster(state: Position, cell: int) -> None:
    if state.figures[WARRIOR] >> cell & 1:
        _take_back(state, cell)
    else:
        turn.finish(state)
        pieces.place(state, WARRIOR, 1 << cell, cell)


def _place_verb(state: Position, cell: int) -> str:
    return "take" if state.own[state.actor] >> cell & 1 else "place"


BARRACKS: Final = Extra(
    "barracks",
    lambda state: standing(state, WARRIOR) != 0 or _anywhere(state) != 0,
    _barracks_choices,
    _muster,
    asks("tile-warrior"),
    _place_verb,
    # A shield.
    glyph="M-8-9H8V0Q8 7.5 0 11-8 7.5-8 0zM0-9V11M-8-1H8",
)


# Wagon and lighthouse (KB-12.12, KB-12.13)


def _travelling(name: str, kind: int, where: Callable[[Position], Bits], glyph: str) -> Extra:
    """Place the figure, or move it up to three steps, or take it back."""

    def ready(state: Position) -> bool:
        return standing(state, kind) != 0 or where(state) != 0

    def choices(state: Position) -> Actions:
        here = standing(state, kind)
        if not here:
            return state.adjacent_if_possible(where(state)) if state.count == STEPS else 0
        found = where(state) & state.board.grid.around[lowest(here)]
        if state.count == STEPS:
            return found | here
        return found | 1 << state.board.stop if found else 0

    def go(state: Position, action: int) -> None:
        if stopped(state, action):
            return
        here = standing(state, kind)
        if not here:
            turn.finish(state)
            pieces.place(state, kind, 1 << action, action)
        elif here >> action & 1:
            _take_back(state, action)
        else:
            state.count -= 1
            if not state.count:
                state.tile = NONE
            pieces.lift(state, lowest(here))
            pieces.put_down(state, action)

    def prompt(state: Position) -> Prompt:
        here = standing(state, kind)
        if not here:
            return Prompt("tile-place", {"tile": name, "piece": FIGURE_KINDS[kind].name})
        where_from = state.board.name(lowest(here))
        asked = "tile-travel" if state.count == STEPS else "tile-travel-on"
        return Prompt(asked, {"tile": name, "piece": FIGURE_KINDS[kind].name, "from": where_from, "left": state.count})

    def verb(state: Position, cell: int) -> str:
        here = standing(state, kind)
        if not here:
            return "place"
        return "take" if here >> cell & 1 else "to"

    return Extra(name, ready, choices, go, prompt, verb, begin=begins_with(STEPS), glyph=glyph)


LIGHTHOUSE: Final = _travelling(
    "lighthouse",
    SHIP,
    _afloat,
    # A tower that shines to both sides.
    glyph="M-3.5-3.5L-5 10.5H5L3.5-3.5M-5.5-3.5H5.5M-3-3.5V-8L0-11 3-8V-3.5M-4.5 3.5H4.5M-6.5-8L-10-9.5M6.5-8L10-9.5",
)
WAGON_TILE: Final = _travelling(
    "wagon",
    WAGON,
    _overland,
    # A covered wagon.
    glyph=(
        "M-8.5 2.5Q-12-8 0-8T8.5 2.5M-10.5 2.5H10.5M-3 2.5Q-4-3-3-8M3 2.5Q4-3 3-8"
        "M-5.5 4.5a2.5 2.5 0 1 1-.1 0zM5.5 4.5a2.5 2.5 0 1 1-.1 0z"
    ),
)


# City hall (KB-12.15)


def _city_centres(state: Position) -> Actions:
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


def _found_city(state: Position, cell: int) -> None:
    turn.finish(state)
    pieces.place(state, CITY, 1 << cell | state.board.grid.around[cell], cell)


CITY_HALL: Final = Extra(
    "city hall",
    lambda state: _city_centres(state) != 0,
    _city_centres,
    _found_city,
    asks("tile-city"),
    says("place"),
    # A house with a clock tower.
    glyph="M-10 9.5V1H-4V-5.5L0-10.5 4-5.5V1H10V9.5zM0-3.5V-1.5M-7 4.5V6M7 4.5V6M-2.5 9.5V6a2.5 2.5 0 0 1 5 0V9.5",
)
