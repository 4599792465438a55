"""The heuristic of Kingdom Builder and its playout policies: gold now, and a few reasons for gold to come."""

from typing import Final

from realmwright.game import UNIFORM
from realmwright.playouts import EAGER, POINT, Policies, eager, uniform
from realmwright.rules.kingdom_builder.content.base.cards import lords
from realmwright.rules.kingdom_builder.model.fields import NONE
from realmwright.rules.kingdom_builder.model.position import SETTLEMENTS, Position
from realmwright.rules.kingdom_builder.model.terrain import CARD_KINDS
from realmwright.rules.kingdom_builder.play.scoring import total

TILE: Final = 8 * POINT
"""What a location tile is worth to a player with the whole game ahead; it fades with the supply."""
FREEDOM: Final = 2 * POINT
"""What it is worth, likewise, that a terrain does not border the own settlements: it may be built anywhere."""


def evaluate(state: Position, seat: int) -> int:
    """Gold, tiles that will give more of it, and freedom to choose where to build next."""
    gold = total(state, seat)
    if "lords" in state.setup.cards:
        # The one card by which a player's own builds change what the others get.
        gold -= max(lords(state, other) for other in range(state.players) if other != seat)
    beside = state.free & state.near[seat]
    free = sum(1 for kind in CARD_KINDS if not beside & state.board.terrain[kind])
    return POINT * gold + state.supply[seat] * (TILE * state.held[seat].bit_count() + FREEDOM * free) // SETTLEMENTS


def unfinished(state: Position) -> bool:
    """Whether an extra action has been begun."""
    return state.tile != NONE


POLICIES: Final = Policies({UNIFORM: uniform, EAGER: eager(evaluate, unfinished)}, evaluate)
