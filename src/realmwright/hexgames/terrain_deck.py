"""Terrain cards: a pile, open discards that become a new pile, and hands that nobody else sees.

Players who count cards know more than what lies open. A new pile is made of open discards, so after a shuffle everybody
knows which cards are in the older hands together, only not who holds which. Imagined deals keep to that.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from realmwright.dice import Dice, Stream, shuffled
from realmwright.game import Json

NO_CARD: Final = -1


class Piled(Protocol):
    """A position with terrain cards, each known by a number."""

    players: int
    turn: int
    dice: Dice
    hand: list[tuple[int, ...]]
    dealt: list[tuple[int, ...]]
    """For each card in a hand the shuffle from which it came."""
    deck: tuple[int, ...]
    """The next card is the last."""
    discard: tuple[int, ...]
    shuffles: int

    def note_of(self, seat: int, kind: str, name: str = "", value: Json = None) -> None: ...


def draw(state: Piled) -> int:
    """The next card; an empty pile is made anew from the discards, if there are any (KB-6.3, WK-4.8)."""
    if not state.deck:
        if not state.discard:
            return NO_CARD
        state.shuffles += 1
        stream = state.dice.stream(f"terrain deck, shuffle {state.shuffles}")
        state.deck = shuffled(stream, sorted(state.discard))
        state.discard = ()
        state.note_of(state.turn, "deck-shuffled", "cards", len(state.deck))
    card = state.deck[-1]
    state.deck = state.deck[:-1]
    return card


def redealt(
    state: Piled, seat: int | None, shown: int | None, stream: Stream, barred: Sequence[int] = ()
) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """All hands and the pile, with what is hidden dealt anew: each card among those of its shuffle.

    The hands of ``seat`` and ``shown`` are known. ``barred`` has by seat the cards that it is known not to hold, as a
    set; without it everybody can hold every card.
    """
    hidden = [other for other in range(state.players) if other not in (seat, shown)]
    if barred:
        # The seat that can hold fewest cards comes first and takes the first card that it can hold. All deals are
        # equally likely if each seat can hold what those before it can, as with terrains that fill up one by one.
        hidden = [other for _, other in sorted([(-barred[other].bit_count(), other) for other in hidden])]
    hands = list(state.hand)
    deck: tuple[int, ...] = ()
    for shuffle in range(state.shuffles + 1):
        unseen = [
            card
            for other in hidden
            for card, dealt in zip(state.hand[other], state.dealt[other], strict=True)
            if dealt == shuffle
        ]
        last = shuffle == state.shuffles
        if last:
            unseen += state.deck
        drawn = list(shuffled(stream, sorted(unseen)))
        first = 0
        for other in hidden:
            for place, dealt in enumerate(state.dealt[other]):
                if dealt == shuffle:
                    if barred:
                        found = _first_allowed(drawn, first, barred[other])
                        drawn[first], drawn[found] = drawn[found], drawn[first]
                    hands[other] = (*hands[other][:place], drawn[first], *hands[other][place + 1 :])
                    first += 1
        if last:
            deck = tuple(drawn[first:])
    return hands, deck


def _first_allowed(cards: Sequence[int], first: int, barred: int) -> int:
    """The first place, from a certain one on, with a card that is not barred; that place itself if all are."""
    for place in range(first, len(cards)):
        if not barred >> cards[place] & 1:
            return place
    return first
