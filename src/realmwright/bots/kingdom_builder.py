"""What a position of Kingdom Builder promises: gold now, and a few readable reasons for gold to come."""

from typing import Final

from realmwright import game
from realmwright.rules.kingdom_builder.cards import lords
from realmwright.rules.kingdom_builder.position import SETTLEMENTS
from realmwright.rules.kingdom_builder.state import State
from realmwright.rules.kingdom_builder.terrain import CARD_KINDS

TILE: Final = 8.0
"""What a location tile is worth to a player with the whole game ahead; it fades with the supply."""
FREEDOM: Final = 2.0
"""What it is worth, likewise, that a terrain does not border the own settlements: it may be built anywhere."""


def outlook(state: game.State, seat: int) -> float:
    """Gold, tiles that will give more of it, and freedom to choose where to build next."""
    assert isinstance(state, State)
    gold = state.score(seat).total
    if "lords" in state.cards:
        # The one card by which a player's own builds change what the others get.
        gold -= max(lords(state, other) for other in range(state.players) if other != seat)
    ahead = state.supply[seat] / SETTLEMENTS
    beside = state.free & state.near[seat]
    free = sum(1 for kind in CARD_KINDS if not beside & state.board.terrain[kind])
    return gold + ahead * (TILE * state.held[seat].bit_count() + FREEDOM * free)
