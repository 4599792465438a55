"""Where gold comes from on the board: what :mod:`cards` counts, taken apart hex by hex, for people's eyes.

Counting is done for every imagined position and this for none, so each card has a quick function there and one here
that tells more; the masks of the board and the prices are shared.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from realmwright.bits import each
from realmwright.game import Gain
from realmwright.rules.kingdom_builder.cards import (
    CASTLE_GOLD,
    CITIZENS_FOR_GOLD,
    FARMER_GOLD,
    KNIGHT_GOLD,
    MERCHANT_GOLD,
    lords_pay,
)
from realmwright.rules.kingdom_builder.terrain import CASTLE

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State


class Payment(NamedTuple):
    """Gold for some settlements, and the hex of the board that pays it if one does."""

    gold: int
    settlements: int
    hex: int | None = None


def gains(state: "State", seat: int) -> list[Gain]:
    """Everything that earns a seat gold, in the order of its score."""
    name = state.board.name
    found = []
    for source in (*state.cards, "castles"):
        for payment in SOURCES[source](state, seat):
            if payment.gold:
                payer = () if payment.hex is None else (name(payment.hex),)
                found.append(Gain(source, payment.gold, (*payer, *map(name, each(payment.settlements)))))
    return found


def _castles(state: "State", seat: int) -> Iterator[Payment]:
    board = state.board
    for castle, around in zip(each(board.terrain[CASTLE]), board.by_castle, strict=True):
        if beside := around & state.own[seat]:
            yield Payment(CASTLE_GOLD, beside, castle)


def _fishermen(state: "State", seat: int) -> Iterator[Payment]:
    return _one_each(state.own[seat] & state.board.shore)


def _miners(state: "State", seat: int) -> Iterator[Payment]:
    return _one_each(state.own[seat] & state.board.foothills)


def _workers(state: "State", seat: int) -> Iterator[Payment]:
    return _one_each(state.own[seat] & state.board.by_special)


def _one_each(settlements: int) -> Iterator[Payment]:
    return (Payment(1, 1 << cell) for cell in each(settlements))


def _merchants(state: "State", seat: int) -> Iterator[Payment]:
    """A special hex pays once, whichever areas join it to others."""
    board = state.board
    joined: defaultdict[int, int] = defaultdict(int)
    for area in board.grid.components(state.own[seat]):
        touched = board.grid.near(area) & board.special
        if touched.bit_count() > 1:
            for place in each(touched):
                joined[place] |= area
    return (Payment(MERCHANT_GOLD, joined[place], place) for place in sorted(joined))


def _discoverers(state: "State", seat: int) -> Iterator[Payment]:
    return (Payment(1, line & state.own[seat]) for line in state.board.lines if line & state.own[seat])


def _hermits(state: "State", seat: int) -> Iterator[Payment]:
    return (Payment(1, area) for area in state.board.grid.components(state.own[seat]))


def _citizens(state: "State", seat: int) -> Iterator[Payment]:
    largest = max(state.board.grid.components(state.own[seat]), key=int.bit_count, default=0)
    yield Payment(largest.bit_count() // CITIZENS_FOR_GOLD, largest)


def _knights(state: "State", seat: int) -> Iterator[Payment]:
    fullest = max((line & state.own[seat] for line in state.board.lines), key=int.bit_count)
    yield Payment(KNIGHT_GOLD * fullest.bit_count(), fullest)


def _lords(state: "State", seat: int) -> Iterator[Payment]:
    for quadrant in state.board.quadrants:
        counts = [(quadrant & own).bit_count() for own in state.own]
        yield Payment(lords_pay(counts, state.lords_zero_counts)[seat], quadrant & state.own[seat])


def _farmers(state: "State", seat: int) -> Iterator[Payment]:
    poorest = min((quadrant & state.own[seat] for quadrant in state.board.quadrants), key=int.bit_count)
    yield Payment(FARMER_GOLD * poorest.bit_count(), poorest)


SOURCES: Final[dict[str, Callable[["State", int], Iterator[Payment]]]] = {
    "castles": _castles,
    "fishermen": _fishermen,
    "merchants": _merchants,
    "discoverers": _discoverers,
    "hermits": _hermits,
    "citizens": _citizens,
    "miners": _miners,
    "workers": _workers,
    "knights": _knights,
    "lords": _lords,
    "farmers": _farmers,
}
