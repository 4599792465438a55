"""Where gold comes from on the board: what :mod:`cards` counts, taken apart hex by hex, for people's eyes.

Counting is done for every imagined position and this for none, so each card has a quick function there and one here
that tells more; the masks of the board and the prices are shared.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from realmwright.bits import each
from realmwright.game import Gain
from realmwright.rules.kingdom_builder.content.base.cards import (
    CASTLE_GOLD,
    CITIZENS_FOR_GOLD,
    FARMER_GOLD,
    KNIGHT_GOLD,
    MERCHANT_GOLD,
    knight_lines,
    lords_pay,
)
from realmwright.rules.kingdom_builder.model.catalogue import Payment
from realmwright.rules.kingdom_builder.model.terrain import CASTLE

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State


def gains(state: "State", seat: int) -> list[Gain]:
    """Everything that earns a seat gold, in the order of its score."""
    name = state.board.name
    found = []
    for source in state.sources():
        for payment in source.gains(state, seat):
            if payment.gold:
                payer = () if payment.hex is None else (name(payment.hex),)
                found.append(Gain(source.name, payment.gold, (*payer, *map(name, each(payment.settlements)))))
    return found


def purse(source: str) -> Callable[["State", int], int]:
    """The gold of what pays during play (KB-11.15)."""
    return lambda state, seat: state.earned[seat].get(source, 0)


def paid(source: str) -> Callable[["State", int], Iterator[Payment]]:
    """The same as a payment: once paid, it comes from no place any more."""

    def payments(state: "State", seat: int) -> Iterator[Payment]:
        yield Payment(state.earned[seat].get(source, 0), 0)

    return payments


def castles(state: "State", seat: int) -> Iterator[Payment]:
    """KB-9.1."""
    board = state.board
    for castle, around in zip(each(board.terrain[CASTLE]), board.by_castle, strict=True):
        if beside := around & state.own[seat]:
            yield Payment(CASTLE_GOLD, beside, castle)


def fishermen(state: "State", seat: int) -> Iterator[Payment]:
    """KB-10.1."""
    return one_each(state.own[seat] & state.board.shore)


def miners(state: "State", seat: int) -> Iterator[Payment]:
    """KB-10.6."""
    return one_each(state.own[seat] & state.board.foothills)


def workers(state: "State", seat: int) -> Iterator[Payment]:
    """KB-10.7."""
    return one_each(state.own[seat] & state.board.by_special)


def one_each(settlements: int) -> Iterator[Payment]:
    """A gold for each of these settlements."""
    return (Payment(1, 1 << cell) for cell in each(settlements))


def merchants(state: "State", seat: int) -> Iterator[Payment]:
    """A special hex pays once, whichever areas join it to others."""
    board = state.board
    joined: defaultdict[int, int] = defaultdict(int)
    for area in board.grid.components(state.own[seat]):
        touched = board.grid.near(area) & board.special
        if touched.bit_count() > 1:
            for place in each(touched):
                joined[place] |= area
    return (Payment(MERCHANT_GOLD, joined[place], place) for place in sorted(joined))


def discoverers(state: "State", seat: int) -> Iterator[Payment]:
    """KB-10.3."""
    return (Payment(1, line & state.own[seat]) for line in state.board.grid.lines if line & state.own[seat])


def hermits(state: "State", seat: int) -> Iterator[Payment]:
    """KB-10.4."""
    return (Payment(1, area) for area in state.board.grid.components(state.own[seat]))


def citizens(state: "State", seat: int) -> Iterator[Payment]:
    """KB-10.5."""
    largest = max(state.board.grid.components(state.own[seat]), key=int.bit_count, default=0)
    yield Payment(largest.bit_count() // CITIZENS_FOR_GOLD, largest)


def knights(state: "State", seat: int) -> Iterator[Payment]:
    """KB-10.8."""
    fullest = max((line & state.own[seat] for line in knight_lines(state)), key=int.bit_count)
    yield Payment(KNIGHT_GOLD * fullest.bit_count(), fullest)


def lords(state: "State", seat: int) -> Iterator[Payment]:
    """KB-10.9."""
    for quadrant in state.board.quadrants:
        counts = [(quadrant & own).bit_count() for own in state.own]
        gold = lords_pay(counts, seat, state.switches["lords_zero_counts"] is True)
        yield Payment(gold, quadrant & state.own[seat])


def farmers(state: "State", seat: int) -> Iterator[Payment]:
    """KB-10.10."""
    poorest = min((quadrant & state.own[seat] for quadrant in state.board.quadrants), key=int.bit_count)
    yield Payment(FARMER_GOLD * poorest.bit_count(), poorest)
