"""The playout policies of Dominion: rules of thumb that cost next to nothing."""

from typing import Final

from realmwright.bits import select
from realmwright.bots.dominion.action_priority import CARDS, best_action
from realmwright.bots.dominion.answers import VALUE, answer, free_gains
from realmwright.bots.dominion.buy_values import most_wanted
from realmwright.bots.dominion.heuristic import evaluate
from realmwright.bots.dominion.style import KeepValues, Style
from realmwright.dice import Stream
from realmwright.game import UNIFORM
from realmwright.playouts import Policies, uniform
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.actions import ALL_TREASURES, BUY, DONE, END_TURN, GAIN, PLAY
from realmwright.rules.dominion.model.catalogue import COPPER, CURSE, ESTATE, GOLD, PROVINCE, SILVER
from realmwright.rules.dominion.model.phases import ACTIONS, DRAFT
from realmwright.rules.dominion.model.position import FACE, NOTHING, Position
from realmwright.rules.dominion.state import State

BIG_MONEY_BUYS: Final = (PROVINCE, GOLD, SILVER)
ENOUGH_MONEY: Final = 4
"""So much is left when Coppers are trashed."""


def big_money(state: State, stream: Stream) -> int:
    """All Treasures are played, and the best of Province, Gold and Silver is bought; chance does the rest."""
    legal = state.legal()
    if state.stack or state.phase == DRAFT:
        return uniform(state, stream)
    playable = legal >> PLAY & CATALOGUE.actions
    if playable:
        place = stream.below(playable.bit_count() + 1)
        if place:
            return PLAY + select(playable, place - 1)
        if legal >> DONE & 1:
            return DONE
    if legal >> ALL_TREASURES & 1:
        return ALL_TREASURES
    for card in BIG_MONEY_BUYS:
        if legal >> BUY + card & 1:
            return BUY + card
    return END_TURN


def unwanted(state: Position, seat: int) -> int:
    """Curses, Estates before the end is near, and Coppers once there is other money."""
    found: int = 1 << CURSE
    if state.supply[PROVINCE] > 3:
        found |= 1 << ESTATE
    money = 0
    for card in state.deck[seat]:
        if CATALOGUE.treasures >> card & 1:
            money += CATALOGUE.coins[card]
    for card in state.hand[seat]:
        if CATALOGUE.treasures >> card & 1:
            money += CATALOGUE.coins[card]
    for card in state.discard[seat]:
        if CATALOGUE.treasures >> (card & FACE) & 1:
            money += CATALOGUE.coins[card & FACE]
    if money > ENOUGH_MONEY:
        found |= 1 << COPPER
    return found


BY_VALUE: Final = KeepValues(VALUE, (1,) * len(VALUE))
"""An Action that there is no time for is worth as much as a Copper."""
IN_ORDER: Final = KeepValues(tuple(range(len(VALUE))), tuple(range(len(VALUE))))
SENSIBLE: Final = Style(unwanted, discards=BY_VALUE, exchanges=IN_ORDER, trashes=BY_VALUE, declines=False)


def sensible(state: State, stream: Stream) -> int:
    """Actions by rules of thumb, and a kingdom's cards bought as they go with what the player has."""
    if state.stack:
        gains = free_gains(state)
        if gains:
            return GAIN + most_wanted(state, state.stack[-1].seat, gains, stream, True)
        return answer(state, SENSIBLE)
    if state.phase == DRAFT:
        return uniform(state, stream)
    if state.phase == ACTIONS:
        action = best_action(state, SENSIBLE)
        if action != NOTHING:
            return action
    legal = state.legal()
    if legal >> ALL_TREASURES & 1:
        return ALL_TREASURES
    if not state.buys:
        return END_TURN
    card = most_wanted(state, state.turn, legal >> BUY & CARDS, stream, False)
    return END_TURN if card == NOTHING else BUY + card


POLICIES: Final = Policies({UNIFORM: uniform, "big-money": big_money, "sensible": sensible}, evaluate)
