"""A card of no published set, as somebody would write it; test_own adds it to a copy of the package."""

from collections.abc import Iterator
from typing import Final

from realmwright.bits import Bits
from realmwright.rules.kingdom_builder.content.payments import paid, purse
from realmwright.rules.kingdom_builder.model.catalogue import OWN, Card, Expansion, Payment
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.play.scoring import earn

RIVER_GOLD: Final = 2


def rivermen(state: Position, seat: int) -> int:
    """2 gold for each settlement next to water."""
    return RIVER_GOLD * (state.own[seat] & state.board.shore).bit_count()


def rivermen_gains(state: Position, seat: int) -> Iterator[Payment]:
    """All of them together."""
    yield Payment(rivermen(state, seat), state.own[seat] & state.board.shore)


def pay_ferrymen(state: Position, new: Bits) -> None:
    """A gold at once for each new settlement next to water."""
    gold = (new & state.board.shore).bit_count()
    if gold:
        earn(state, state.actor, "ferrymen", gold)


RIVER_PEOPLE: Final = Expansion(
    OWN,
    cards=(
        Card("rivermen", rivermen, rivermen_gains, emblem="M-10 0H10M0-10V10"),
        Card("ferrymen", purse("ferrymen"), paid("ferrymen"), emblem="M-10-5H10", on_new=pay_ferrymen),
    ),
)
