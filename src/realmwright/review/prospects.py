"""What a line of play leads to besides points: facts of the position after it, for games that have some to tell.

They are counted and never guessed, so they hold with any set, twist or variant.
"""

from collections.abc import Callable
from typing import Any, Final

from realmwright.game import Registry, State
from realmwright.review.judging import Line

prospects: Final[Registry[Callable[[Any, int], dict[str, int]]]] = Registry("realmwright.prospects", "prospect")
"""What counts the free hexes of each terrain beside a seat's pieces, by game (group ``realmwright.prospects``)."""


def borders(position: State, line: Line) -> dict[str, int]:
    """The free hexes of each terrain that whoever plays a line borders on after it; nothing in games without a map."""
    seat, game = position.seat, position.game.name
    assert seat is not None
    if game not in prospects:
        return {}
    state = position.copy()
    for action in line:
        state.play(action)
    return prospects[game](state, seat)


def kingdom_builder(state: Any, seat: int) -> dict[str, int]:
    """Of the kinds on terrain cards."""
    from realmwright.rules.kingdom_builder.model.terrain import CARD_KINDS, NAMES

    return _beside(state, seat, {NAMES[kind]: kind for kind in CARD_KINDS})


def winter_kingdom(state: Any, seat: int) -> dict[str, int]:
    """Of the kinds on terrain cards."""
    from realmwright.rules.winter_kingdom.model.terrain import CARD_KINDS, NAMES

    return _beside(state, seat, {NAMES[kind]: kind for kind in CARD_KINDS})


def _beside(state: Any, seat: int, kinds: dict[str, int]) -> dict[str, int]:
    board = state.board
    beside: int = board.grid.near(state.own[seat]) & state.free
    return {name: (beside & board.terrain[kind]).bit_count() for name, kind in kinds.items()}
