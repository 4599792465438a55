"""The economy cards, and what the words of their effects mean: when a seat earns coins (WK-9)."""

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Final, NamedTuple

from realmwright.rules.winter_kingdom.content import own
from realmwright.rules.winter_kingdom.content.words import kind_or_fort, meaning
from realmwright.rules.winter_kingdom.model.catalogue import Earns, Economy, enter_economies
from realmwright.rules.winter_kingdom.model.components import MANDATORY
from realmwright.rules.winter_kingdom.model.facts import DataFile, Effect, Entry
from realmwright.rules.winter_kingdom.model.position import Position


class Income(NamedTuple):
    """What an economy pays for; see the fields of the same names of :class:`Economy`."""

    earns: Earns | None = None
    earns_at_end: Callable[[Position], bool] | None = None
    removed: bool = False
    top: bool = False


def _beside(effect: Effect) -> Income:
    kind = kind_or_fort(effect, "terrain")
    if kind is None:
        return Income(lambda state, cell: state.board.grid.around[cell] & state.forts[state.turn] != 0)
    return Income(lambda state, cell: state.board.beside[kind] >> cell & 1 == 1)


def _top(state: Position, cell: int) -> bool:
    """WK-9.13."""
    return state.board.parts[state.setup.top] >> cell & 1 == 1


def _edge(state: Position, cell: int) -> bool:
    """WK-9.14."""
    return state.board.edge >> cell & 1 == 1


def _enclosed(state: Position, cell: int) -> bool:
    """WK-9.15: no free adjacent hex of its own terrain is left."""
    board = state.board
    return not board.grid.around[cell] & state.free & board.terrain[board.kind(cell)]


def _alone(state: Position, cell: int) -> bool:
    """WK-9.16."""
    return not state.board.grid.around[cell] & state.own[state.turn]


def _straight(state: Position) -> bool:
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


EARNING: Final[Mapping[str, Callable[[Effect], Income]]] = {
    "beside": _beside,
    "top": lambda _: Income(_top, top=True),
    "edge": lambda _: Income(_edge),
    "enclosed": lambda _: Income(_enclosed),
    "alone": lambda _: Income(_alone),
    "straight": lambda _: Income(earns_at_end=_straight),
    "removed": lambda _: Income(removed=True),
}
"""The meanings of ``earns = "..."``."""


def _economy(entry: Entry) -> Economy:
    effect = entry.effect("effect")
    coins = entry.number("coins", "each", 1)
    entry.note_name()
    return Economy(entry.name, effect, coins, entry.emblem(), *meaning(effect, "earns", EARNING))


_FILE: Final = DataFile(files(__package__) / "data" / "economies.toml")
_PUBLISHED: Final = _FILE.cards("economy", _economy)
_OWN: Final = own.FILE.cards("economy", _economy)
_FILE.finish()
FACTS: Final = tuple(_FILE.facts)
OWN_ECONOMIES: Final = tuple(economy.name for economy in _OWN)
enter_economies([*_PUBLISHED, *_OWN])
