"""Ways to play Dominion that cost next to nothing, for playouts."""

from typing import TYPE_CHECKING, Final

from realmwright.dice import Stream
from realmwright.game import UNIFORM
from realmwright.playing import uniformly
from realmwright.rules.dominion.actions import ALL_TREASURES, BUY, END_TURN
from realmwright.rules.dominion.box import GOLD, PROVINCE, SILVER
from realmwright.rules.dominion.phases import BUYS

if TYPE_CHECKING:
    from realmwright.playing import Policy
    from realmwright.rules.dominion.state import State

WISHES: Final = (PROVINCE, GOLD, SILVER)


def big_money(state: "State", stream: Stream) -> int:
    """All Treasures are played, and the best of Province, Gold and Silver is bought; chance does the rest."""
    legal = state.legal()
    if state.phase != BUYS or state.stack:
        return uniformly(state, stream)
    if legal >> ALL_TREASURES & 1:
        return ALL_TREASURES
    for card in WISHES:
        if legal >> BUY + card & 1:
            return BUY + card
    return END_TURN


POLICIES: "Final[dict[str, Policy[State]]]" = {UNIFORM: uniformly, "big-money": big_money}
