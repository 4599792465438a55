"""Ways to play Dominion that cost next to nothing, for playouts."""

from typing import Final

from realmwright.bots.dominion.buy_table import desired
from realmwright.bots.dominion.playout_play import act, answer
from realmwright.dice import Stream
from realmwright.game import UNIFORM
from realmwright.playouts import Policies, uniform
from realmwright.rules.dominion.model.actions import ALL_TREASURES, BUY, END_TURN, SPAN
from realmwright.rules.dominion.model.catalogue import GOLD, PROVINCE, SILVER
from realmwright.rules.dominion.model.phases import ACTIONS, BUYS
from realmwright.rules.dominion.model.position import NOTHING
from realmwright.rules.dominion.state import State

WISHES: Final = (PROVINCE, GOLD, SILVER)
CARDS: Final = (1 << SPAN) - 1


def big_money(state: State, stream: Stream) -> int:
    """All Treasures are played, and the best of Province, Gold and Silver is bought; chance does the rest."""
    legal = state.legal()
    if state.phase != BUYS or state.stack:
        return uniform(state, stream)
    if legal >> ALL_TREASURES & 1:
        return ALL_TREASURES
    for card in WISHES:
        if legal >> BUY + card & 1:
            return BUY + card
    return END_TURN


def sensible(state: State, stream: Stream) -> int:
    """Actions by rules of thumb, and a kingdom's cards bought as they go with what the player has."""
    if state.stack:
        return answer(state, stream)
    legal = state.legal()
    if state.phase == BUYS:
        if legal >> ALL_TREASURES & 1:
            return ALL_TREASURES
        if not state.buys:
            return END_TURN
        card = desired(state, state.turn, legal >> BUY & CARDS, stream, False)
        return END_TURN if card == NOTHING else BUY + card
    if state.phase == ACTIONS:
        return act(state)
    return uniform(state, stream)


POLICIES: Final = Policies({UNIFORM: uniform, "big-money": big_money, "sensible": sensible})
