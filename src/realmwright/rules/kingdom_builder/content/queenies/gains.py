"""Where the gold of the capitols comes from: what :mod:`scoring` counts, hex by hex."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from realmwright.bits import each
from realmwright.rules.kingdom_builder.content.queenies.scoring import capitol_hexes, district
from realmwright.rules.kingdom_builder.model.catalogue import Payment

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State


def capitols(state: "State", seat: int) -> Iterator[Payment]:
    """KB-15.2, KB-15.3."""
    for capitol in each(capitol_hexes(state)):
        if near := state.own[seat] & district(state, capitol):
            yield Payment(near.bit_count(), near, capitol)
