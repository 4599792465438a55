"""Where talents let their owner build: the meanings of ``build = "..."`` in ``talents.toml`` (WK-8).

Each is a function from the words of the effect to where, and whether the rule of adjacency holds besides (WK-5.4).
"""

from collections.abc import Callable, Mapping
from typing import Final

from realmwright.bits import Bits, each
from realmwright.rules.winter_kingdom.content.words import kind_of, kind_or_fort
from realmwright.rules.winter_kingdom.model.board import CENTRE
from realmwright.rules.winter_kingdom.model.catalogue import Cells
from realmwright.rules.winter_kingdom.model.components import ROW
from realmwright.rules.winter_kingdom.model.facts import Effect
from realmwright.rules.winter_kingdom.model.position import Position
from realmwright.rules.winter_kingdom.model.terrain import right_of

ORIGIN: Final = "origin"
"""The one word that only a second half can have: it follows a move."""
NEIGHBOURS: Final = 6


def _card(_: Effect) -> tuple[Cells, bool]:
    """WK-8.1: the printed terrain of the card."""

    def where(state: Position) -> Bits:
        card = state.shown_card()
        return state.vacant(state.board.terrain[card]) if card >= 0 else 0

    return where, True


def _right(_: Effect) -> tuple[Cells, bool]:
    """WK-8.16."""

    def where(state: Position) -> Bits:
        card = state.shown_card()
        return state.vacant(state.board.terrain[right_of(card)]) if card >= 0 else 0

    return where, True


def _terrain(effect: Effect) -> tuple[Cells, bool]:
    """WK-8.2 to 8.7; also a mountain (WK-8.8)."""
    kind = kind_of(effect, "terrain")
    return lambda state: state.vacant(state.board.terrain[kind]), True


def _beside(effect: Effect) -> tuple[Cells, bool]:
    """WK-8.8 to 8.11."""
    kind = kind_or_fort(effect, "terrain")
    if kind is None:
        return lambda state: state.open() & state.board.grid.near(state.forts[state.turn]), False
    return lambda state: state.open() & state.board.beside[kind], True


def _group(effect: Effect) -> tuple[Cells, bool]:
    """WK-8.9 to 8.11: next to own groups that have a fort, or touch a castle or village."""
    kind = kind_or_fort(effect, "at")

    def where(state: Position) -> Bits:
        seat = state.turn
        own = state.own[seat]
        start = state.forts[seat] if kind is None else own & state.board.beside[kind]
        if not start:
            return 0
        grid = state.board.grid
        return state.open() & grid.near(grid.component(start, own))

    return where, False


def _row(effect: Effect) -> tuple[Cells, bool]:
    """WK-8.12."""

    def own(state: Position) -> Bits:
        return state.open() & state.board.grid.line_ends(state.own[state.turn], ROW)

    def others(state: Position) -> Bits:
        found = 0
        for seat, buildings in enumerate(state.own):
            if seat != state.turn:
                found |= state.board.grid.line_ends(buildings, ROW)
        return state.open() & found

    return (own if effect.words.text("of", ("own", "another")) == "own" else others), False


def _touching(effect: Effect) -> tuple[Cells, bool]:
    """WK-8.13."""
    most = effect.words.number("most", 1, NEIGHBOURS)

    def where(state: Position) -> Bits:
        seat = state.turn
        own = state.own[seat]
        around = state.board.grid.around
        one, two, three = state.board.grid.crowds(own)
        many = two if most < 2 else three
        found = state.open() & one
        for cell in each(found & many):
            if (around[cell] & own).bit_count() > most:
                found ^= 1 << cell
        return found

    return where, False


def _edge(_: Effect) -> tuple[Cells, bool]:
    """WK-8.14: on the six terrains of the cards, not on ice."""
    return lambda state: state.vacant(state.board.plain & state.board.edge), True


def _centre(_: Effect) -> tuple[Cells, bool]:
    """WK-8.15."""
    return lambda state: state.open() & state.board.parts[CENTRE], True


def _origin(_: Effect) -> tuple[Cells, bool]:
    """WK-8.17: the hex that the house has just left."""
    return lambda state: state.open() & 1 << state.origin if state.origin >= 0 else 0, False


SPOTS: Final[Mapping[str, Callable[[Effect], tuple[Cells, bool]]]] = {
    "card": _card,
    "right": _right,
    "terrain": _terrain,
    "beside": _beside,
    "group": _group,
    "row": _row,
    "touching": _touching,
    "edge": _edge,
    "centre": _centre,
    ORIGIN: _origin,
}
