"""What a player owns, by kind: how many of each card, and what they are worth at the end.

The functions are compiled with the rules, like the policies that use them.
"""

from typing import Final

from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.position import FACE, Position

KINDS: Final = len(CATALOGUE.cards)
POINTS: Final = tuple((number, card.points) for number, card in enumerate(CATALOGUE.cards) if card.points)
POINTS_PER_TEN: Final = tuple(
    (number, card.points_per_ten) for number, card in enumerate(CATALOGUE.cards) if card.points_per_ten
)
"""The cards that are worth something at the end, and how much."""


def counted(state: Position, seat: int) -> list[int]:
    """How many of each card a player owns, but for those that a card under way has laid out."""
    own = [0] * KINDS
    for card in state.deck[seat]:
        own[card] += 1
    for card in state.hand[seat]:
        own[card] += 1
    for card in state.discard[seat]:
        own[card & FACE] += 1
    if seat == state.turn:
        for card in state.table:
            own[card] += 1
    return own


def points(own: list[int]) -> int:
    """What so many of each card are worth (DOM-7.3)."""
    found = 0
    for card, each in POINTS:
        found += own[card] * each
    for card, each in POINTS_PER_TEN:
        if own[card]:
            found += own[card] * each * (sum(own) // 10)
    return found
