"""What a player knows in a situation: the words that strategies are written in.

All of it is known to the seat: its own cards, what lies open, and what everybody can count (DOM-3.2).
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from realmwright.bots.dominion.buy_values import ends_game
from realmwright.bots.dominion.counting import KINDS, points
from realmwright.bots.dominion.heuristic import gains_to_end
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.catalogue import PROVINCE
from realmwright.rules.dominion.state import State


class Situation:
    """A position as one seat sees it."""

    __slots__ = ("_cards", "seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self._cards: list[int] | None = None

    # The supply

    @property
    def provinces(self) -> int:
        """Provinces left in the supply."""
        return self.state.supply[PROVINCE]

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

    @property
    def hand_money(self) -> int:
        """What the Treasures in hand are worth."""
        return coins_of(self.state.hand[self.seat])

    # The end

    def loses_by(self, card: int) -> bool:
        """Whether gaining this card would end the game, and not well for this player."""
        state = self.state
        if not ends_game(state, card):
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

    def holds(self, now: Situation) -> bool:
        """Whether the card is wanted now."""
        return self.when is None or self.when(now)


Lines: TypeAlias = tuple[Line, ...]
Condition: TypeAlias = Callable[[Situation], bool]


def coins_of(cards: Iterable[int]) -> int:
    """What the Treasures among some cards are worth."""
    return sum(CATALOGUE.coins[card] for card in cards if CATALOGUE.treasures >> card & 1)


def points_of(cards: list[int]) -> int:
    """What cards are worth at the end (DOM-7.3)."""
    return points([cards.count(card) for card in range(KINDS)])
