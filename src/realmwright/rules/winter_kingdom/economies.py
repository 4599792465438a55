"""Coins: when a build earns some, by the economy card of the game (WK-9)."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from realmwright.rules.winter_kingdom.data import ECONOMIES, MANDATORY, Economy, Effect, kind_or_fort, meaning

if TYPE_CHECKING:
    from realmwright.rules.winter_kingdom.state import State

Earns = Callable[["State", int], bool]
"""Whether the acting seat earns by what it has just built on a hex."""


class Income(NamedTuple):
    """What an economy card pays."""

    name: str
    coins: int
    earns: Earns | None = None
    """For each house that is built, if it pays for that."""
    straight: bool = False
    """Whether it pays for a mandatory action in a straight row (WK-9.17)."""
    removed: bool = False
    """Whether it pays for houses that are taken off (WK-9.18)."""


def _beside(effect: Effect) -> Earns:
    kind = kind_or_fort(effect, "terrain")
    if kind is None:
        return lambda state, cell: state.board.around[cell] & state.forts[state.turn] != 0
    return lambda state, cell: state.board.beside[kind] >> cell & 1 == 1


def _top(state: "State", cell: int) -> bool:
    """WK-9.13."""
    return state.board.parts[state.top] >> cell & 1 == 1


def _edge(state: "State", cell: int) -> bool:
    """WK-9.14."""
    return state.board.edge >> cell & 1 == 1


def _enclosed(state: "State", cell: int) -> bool:
    """WK-9.15: no free adjacent hex of its own terrain is left."""
    board = state.board
    return not board.around[cell] & state.free & board.terrain[board.kind(cell)]


def _alone(state: "State", cell: int) -> bool:
    """WK-9.16."""
    return not state.board.around[cell] & state.own[state.turn]


STRAIGHT: Final = "straight"
REMOVED: Final = "removed"
EARNING: Final[Mapping[str, Callable[[Effect], Earns | None]]] = {
    "beside": _beside,
    "top": lambda _: _top,
    "edge": lambda _: _edge,
    "enclosed": lambda _: _enclosed,
    "alone": lambda _: _alone,
    STRAIGHT: lambda _: None,
    REMOVED: lambda _: None,
}


def _income(economy: Economy) -> Income:
    earns = meaning(economy.effect, "earns", EARNING)
    word = economy.effect["earns"]
    return Income(economy.name, economy.coins, earns, straight=word == STRAIGHT, removed=word == REMOVED)


INCOMES: Final = {name: _income(economy) for name, economy in ECONOMIES.items()}


def in_a_row(state: "State") -> bool:
    """WK-9.17: whether the builds of a whole mandatory action occupy consecutive hexes of a line."""
    if state.laid.bit_count() != MANDATORY:
        return False
    for step, _, _ in state.board.grid.axes:
        row = state.laid
        for _ in range(MANDATORY - 1):
            row &= row >> step
        if row:
            return True
    return False
