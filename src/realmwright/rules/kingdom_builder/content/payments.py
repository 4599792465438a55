"""Payments that several cards have in common."""

from collections.abc import Callable, Iterator

from realmwright.bits import Bits, each
from realmwright.rules.kingdom_builder.model.catalogue import Payment
from realmwright.rules.kingdom_builder.model.position import Position


def one_each(settlements: Bits) -> Iterator[Payment]:
    """A gold for each of these settlements."""
    return (Payment(1, 1 << cell) for cell in each(settlements))


def purse(source: str) -> Callable[[Position, int], int]:
    """The gold of what pays during play (KB-11.15)."""
    return lambda state, seat: state.earned[seat].get(source, 0)


def paid(source: str) -> Callable[[Position, int], Iterator[Payment]]:
    """The same as a payment: once paid, it comes from no place any more."""

    def payments(state: Position, seat: int) -> Iterator[Payment]:
        yield Payment(state.earned[seat].get(source, 0), 0)

    return payments
