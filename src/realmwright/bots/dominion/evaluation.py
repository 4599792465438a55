"""The evaluation of positions of Dominion: points now, and a share of those that are still to be had.

A deck is as strong as the coins are many that it gives in an average turn. Cards that draw make the hand larger,
Actions for which there is no time do nothing, and whatever is neither Action nor Treasure dilutes it. The Provinces
that are left are shared out according to strength. So money is better than points at the beginning, points are
better than money at the end, and what is worth having of a kingdom comes out of what its cards give.
"""

from collections.abc import Mapping
from math import exp
from typing import Final

from realmwright import game
from realmwright.bits import each
from realmwright.bots.dominion.situation import gains_to_end
from realmwright.bots.turns import PRUNED
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.catalogue import PROVINCE
from realmwright.rules.dominion.model.phases import ACTIONS, BUYS, DRAFT, OVER
from realmwright.rules.dominion.play.turn import HAND
from realmwright.rules.dominion.state import State

VICTORY: Final = 1000.0
"""Having won is worth more than any points."""
STEEP: Final = 1.5
"""Twice the coins a turn get more than twice the Provinces: the strength of a deck is the coins to this power."""
COIN: Final = 0.5
"""What a coin more in the next turn is worth, in points."""
SPARE: Final = 0.01
"""What a coin is worth that buys nothing: hardly anything, but more than none."""
DENSEST: Final = 0.75
"""So many cards are drawn by each card of a deck at most; it would draw itself for ever otherwise."""
EXTRAS: Final[Mapping[str, float]] = {
    "witch": 3.0,
    "militia": 1.0,
    "bureaucrat": 1.0,
    "bandit": 1.5,
    "adventurer": 2.0,
    "artisan": 2.0,
    "library": 1.5,
    "mine": 1.5,
    "moneylender": 1.5,
    "sentry": 1.0,
    "festival": 0.5,
    "market": 0.5,
    "merchant": 0.5,
    "vassal": 0.5,
}
"""What the first copy of a card does beside drawing and giving coins, as if it gave so many more coins."""
EXTRA: Final = tuple(EXTRAS.get(name, 0.0) for name in CATALOGUE.names)


def evaluate(state: game.State, seat: int) -> float:
    """How many points ahead of the best other player a seat is going to be."""
    assert isinstance(state, State)
    if state.phase == DRAFT:
        return 0.0
    if state.phase == OVER:
        winners = state.winners()
        return VICTORY / len(winners) if seat in winners else -VICTORY
    if state.phase == BUYS and not state.bought and piecemeal(state):
        return PRUNED
    race = Race(state, seat)
    deck = Deck(state.owned(seat))
    if seat == state.turn:
        return race.after_buying(deck, coins_to_come(state, deck, seat))
    lead = race.lead(deck)
    if len(state.hand[seat]) < HAND:
        # An attack: what is kept has to do for the next turn.
        lead += COIN * (coins_to_come(state, deck, seat) - deck.coins_a_turn)
    return lead


def piecemeal(state: State) -> bool:
    """Whether some Treasures are played and others are not, which is never better than all at once."""
    treasures = CATALOGUE.treasures
    played = any(treasures >> card & 1 for card in state.table)
    return played and any(treasures >> card & 1 for card in state.hand[state.turn])


def coins_to_come(state: State, deck: "Deck", seat: int) -> int:
    """The coins of this turn, or of the next one: Treasures, and Actions as long as there is time."""
    coins, time = (state.coins, state.actions if state.phase == ACTIONS else 0) if seat == state.turn else (0, 1)
    if seat == state.turn and state.bought:
        return coins
    actions = []
    for card in state.hand[seat]:
        if CATALOGUE.treasures >> card & 1:
            coins += CATALOGUE.coins[card]
        elif CATALOGUE.actions >> card & 1:
            actions.append(CATALOGUE.cards[card])
    # Those that give time come first, then the best.
    actions.sort(key=lambda card: (card.actions, card.coins + card.cards), reverse=True)
    drawn = 0
    for entry in actions:
        if time:
            time += entry.actions - 1
            coins += entry.coins
            drawn += entry.cards
    return coins + int(drawn * deck.coins / max(deck.size, HAND))


class Race:
    """What is left to be had, and who else wants it."""

    __slots__ = ("gains", "provinces", "rivals", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        decks = [Deck(state.owned(other)) for other in range(state.players) if other != seat]
        self.rivals = [(deck.points, deck.strength) for deck in decks]
        self.provinces = state.supply[PROVINCE]
        # Three piles may be empty before all Provinces are bought.
        self.gains = gains_to_end(state)

    def lead(self, deck: "Deck", bought: int = 0) -> float:
        """Points ahead at the end, if Provinces go to all according to the strength of their decks."""
        own = deck.strength
        total = own
        for _, strength in self.rivals:
            total += strength
        left = self.provinces - bought
        share = CATALOGUE.cards[PROVINCE].points * min(left, self.gains) / total
        lead = deck.points + share * own - max([points + share * strength for points, strength in self.rivals])
        if left or not lead:
            return lead
        return VICTORY if lead > 0 else -VICTORY

    def after_buying(self, deck: "Deck", coins: int) -> float:
        """The lead when the turn under way is over, if so many coins are spent well."""
        value = self.lead(deck)
        provinces = 0
        for _ in range(self.state.buys):
            best = -1
            for card in each(CATALOGUE.upto(coins) & self.state.stocked):
                deck.add(card, 1)
                worth = self.lead(deck, provinces + (card == PROVINCE))
                if worth > value:
                    best, value = card, worth
                deck.add(card, -1)
            if best < 0:
                break
            deck.add(best, 1)
            coins -= CATALOGUE.costs[best]
            provinces += best == PROVINCE
        return value + SPARE * coins


class Deck:
    """What somebody's cards add up to."""

    __slots__ = (
        "coins",
        "counts",
        "draws",
        "per_ten",
        "plain_points",
        "size",
        "terminal_coins",
        "terminal_draws",
        "terminals",
        "time",
    )

    def __init__(self, cards: list[int]) -> None:
        self.counts = [0] * len(CATALOGUE.cards)
        self.size = 0
        self.plain_points = 0
        self.per_ten = 0
        # Treasures, and Actions that can always be played,
        self.coins = 0.0
        self.draws = 0
        self.time = 0
        # and Actions that take the time of others.
        self.terminals = 0
        self.terminal_coins = 0.0
        self.terminal_draws = 0
        for card in set(cards):
            self.add(card, cards.count(card))

    def add(self, card: int, count: int) -> None:
        """Some more of a card, or fewer."""
        entry = CATALOGUE.cards[card]
        coins: float = count * entry.coins
        if not self.counts[card]:
            coins += EXTRA[card]
        self.counts[card] += count
        if not self.counts[card]:
            coins -= EXTRA[card]
        self.size += count
        self.plain_points += count * entry.points
        self.per_ten += count * entry.points_per_ten
        if entry.actions or not CATALOGUE.actions >> card & 1:
            self.coins += coins
            self.draws += count * entry.cards
            if entry.actions > 1:
                self.time += count * (entry.actions - 1)
        else:
            self.terminals += count
            self.terminal_coins += coins
            self.terminal_draws += count * entry.cards

    @property
    def points(self) -> int:
        """What the cards are worth at the end (DOM-7.3)."""
        return self.plain_points + self.per_ten * (self.size // 10)

    @property
    def strength(self) -> float:
        """How well the deck will do against others; never nothing."""
        return float(max(self.coins_a_turn, 0.1) ** STEEP)

    @property
    def coins_a_turn(self) -> float:
        """The coins of an average turn."""
        size = max(self.size, HAND)
        rest = 1 - min(self.draws / size, DENSEST)
        hand = HAND / rest
        if not self.terminals:
            return hand * self.coins / size
        played = 0.0
        # The larger the hand the more Actions are in it, and the more are played the larger it gets.
        for _ in range(2):
            time = 1 + hand * self.time / size
            played = time * (1 - exp(-hand * self.terminals / size / time)) / self.terminals
            hand = min((HAND + played * self.terminal_draws) / rest, size)
        return hand * self.coins / size + played * self.terminal_coins
