"""What a player knows at a moment of the game: the words that strategies are written in.

All of it is known to the seat: its own cards, what lies open, and what everybody can count (DOM-3.2).
"""

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from realmwright.bits import each
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.catalogue import BASICS, PROVINCE
from realmwright.rules.dominion.play.turn import EMPTY_PILES
from realmwright.rules.dominion.state import State

# Of what use a card in hand can be.
USELESS: Final = 0
SURPLUS: Final = 1
"""An Action for which there is no time."""
USEFUL: Final = 2


class Moment:
    """A position through the eyes of the seat that has to choose."""

    __slots__ = ("_cards", "buys", "seat", "state", "trashes")

    def __init__(self, state: State, buys: "Lines", trashes: "Lines") -> None:
        """``buys`` is what the player wants to have, and ``trashes`` what not."""
        self.state = state
        self.seat = state.chooser
        self.buys = buys
        self.trashes = trashes
        self._cards: list[int] | None = None

    # The supply

    @property
    def provinces(self) -> int:
        """Provinces left in the supply."""
        return self.state.supply[PROVINCE]

    def left(self, name: str) -> int:
        """How many of a card are left in the supply."""
        return self.state.supply[CATALOGUE.number_of[name]]

    @property
    def gains_to_end(self) -> int:
        """How few gains could end the game: all Provinces, or the three lowest of the other piles."""
        return gains_to_end(self.state)

    # The own cards

    @property
    def coins(self) -> int:
        """What this turn has left to spend."""
        return self.state.coins

    @property
    def turn(self) -> int:
        """How many turns this player has begun."""
        return self.state.taken[self.seat]

    @property
    def cards(self) -> list[int]:
        """All cards that the player owns, wherever they are."""
        if self._cards is None:
            self._cards = self.state.owned(self.seat)
        return self._cards

    def own(self, name: str) -> int:
        """How many of a card the player owns."""
        return self.cards.count(CATALOGUE.number_of[name])

    @property
    def money(self) -> int:
        """What all Treasures of the player are worth."""
        return coins_of(self.cards)

    @property
    def treasures(self) -> int:
        """How many Treasures the player owns."""
        return sum(CATALOGUE.treasures >> card & 1 for card in self.cards)

    # The hand

    @property
    def hand(self) -> list[int]:
        return self.state.hand[self.seat]

    def holds(self, name: str) -> bool:
        """Whether a card is in hand."""
        return CATALOGUE.number_of[name] in self.hand

    @property
    def hand_money(self) -> int:
        """What the Treasures in hand are worth."""
        return coins_of(self.hand)

    @property
    def rubbish(self) -> int:
        """How many cards in hand the player would trash."""
        return sum(self.would_trash(card) for card in self.hand)

    @property
    def ballast(self) -> int:
        """How many cards in hand are of no use this turn."""
        return sum(self.use(card) < USEFUL for card in self.hand)

    @property
    def actions_in_hand(self) -> int:
        return sum(CATALOGUE.actions >> card & 1 for card in self.hand)

    def would_trash(self, card: int) -> bool:
        """Whether a card is one to be rid of."""
        return any(line.card == card and line.holds(self) for line in self.trashes)

    def use(self, card: int) -> int:
        """Of what use a card in hand is this turn, or in the turn to come."""
        if CATALOGUE.treasures >> card & 1:
            return USEFUL
        if not CATALOGUE.actions >> card & 1:
            return USELESS
        time = self.state.actions if self.seat == self.state.turn else 1
        if not time:
            return SURPLUS
        if CATALOGUE.cards[card].actions:
            return USEFUL
        # Those that give time are played before the others.
        for held in self.hand:
            if CATALOGUE.actions >> held & 1:
                time += CATALOGUE.cards[held].actions - 1
        return SURPLUS if time < 0 else USEFUL

    # The end

    def loses_by(self, card: int) -> bool:
        """Whether gaining this card would end the game, and not well for this player."""
        state = self.state
        if state.supply[card] > 1 or (card != PROVINCE and state.empties < EMPTY_PILES - 1):
            return False
        own = points_of([*self.cards, card])
        for other in range(state.players):
            if other != self.seat:
                ahead = points_of(state.owned(other)) - own
                if ahead > 0 or (ahead == 0 and state.taken[self.seat] > state.taken[other]):
                    return True
        return False


class Line:
    """A card, and when it is wanted; lists of them are read from the top, and the first line that fits counts."""

    __slots__ = ("card", "when")

    def __init__(self, name: str, when: "Condition | None" = None) -> None:
        self.card = CATALOGUE.number_of[name]
        self.when = when

    def holds(self, now: Moment) -> bool:
        """Whether the card is wanted now."""
        return self.when is None or self.when(now)


Lines: TypeAlias = tuple[Line, ...]
Condition: TypeAlias = Callable[[Moment], bool]


def first(lines: Lines, verb: int, now: Moment, otherwise: int) -> int:
    """The action with this verb that is legal and comes first in a list."""
    legal = now.state.legal()
    for line in lines:
        if legal >> verb + line.card & 1 and line.holds(now):
            return verb + line.card
    return otherwise


def gains_to_end(state: State) -> int:
    """How few gains could end the game (DOM-7.1)."""
    piles = [*range(BASICS), *each(state.kingdom)]
    others: list[int] = sorted(state.supply[card] for card in piles if card != PROVINCE)
    return min(state.supply[PROVINCE], sum(others[:EMPTY_PILES]))


def coins_of(cards: Iterable[int]) -> int:
    """What the Treasures among some cards are worth."""
    return sum(CATALOGUE.coins[card] for card in cards if CATALOGUE.treasures >> card & 1)


def points_of(cards: list[int]) -> int:
    """What cards are worth at the end (DOM-7.3)."""
    tens = len(cards) // 10
    entries = [CATALOGUE.cards[card] for card in cards]
    return sum(entry.points + entry.points_per_ten * tens for entry in entries)
