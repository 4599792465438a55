"""Where the gold of Harvest comes from: what :mod:`scoring` counts, hex by hex."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from realmwright.bits import each
from realmwright.rules.kingdom_builder.content.base.gains import one_each
from realmwright.rules.kingdom_builder.content.harvest.scoring import MAYOR_GOLD, RANGER_GOLD, links, marked
from realmwright.rules.kingdom_builder.model.catalogue import Payment

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State


def rangers(state: "State", seat: int) -> Iterator[Payment]:
    """KB-14.15."""
    for line in state.board.grid.lines:
        there = line & state.own[seat]
        if there.bit_count() == 1:
            yield Payment(RANGER_GOLD, there)


def mayors(state: "State", seat: int) -> Iterator[Payment]:
    """KB-14.16: a marked line pays even if nobody stands there any more."""
    for number in each(marked(state, seat)):
        yield Payment(MAYOR_GOLD, state.board.grid.lines[number] & state.own[seat])


def chainers(state: "State", seat: int) -> Iterator[Payment]:
    """KB-14.18."""
    return one_each(links(state, seat))


def travellers(state: "State", seat: int) -> Iterator[Payment]:
    """KB-14.19."""
    return one_each(state.own[seat] & state.board.edge)


def homesteaders(state: "State", seat: int) -> Iterator[Payment]:
    """KB-14.20."""
    home = max((quadrant & state.own[seat] for quadrant in state.board.quadrants), key=int.bit_count)
    yield Payment(home.bit_count(), home)
