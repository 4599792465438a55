"""Terrain cards: a pile, open discards that become a new pile, and hands that nobody else sees.

Players who count cards know more than what lies open. A new pile is made of open discards, so after a shuffle everybody
knows which cards are in the older hands together, only not who holds which. Imagined deals keep to that.
"""

from collections.abc import Collection, Sequence
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
    state: Piled, known: Collection[int | None], stream: Stream, barred: Sequence[int] = ()
) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """All hands and the pile, with what is hidden dealt anew: each card among those of its shuffle.

    ``known`` are the seats whose hands are known, and ``barred`` by seat the cards that it is known not to hold, as a
    set.
    """
    hidden = [seat for seat in range(state.players) if seat not in known]
    hands = list(state.hand)
    deck: tuple[int, ...] = ()
    dealt_from = state.dealt
    for shuffle in range(state.shuffles + 1):
        places = [(seat, place) for seat in hidden for place, dealt in enumerate(dealt_from[seat]) if dealt == shuffle]
        unseen = [hands[seat][place] for seat, place in places]
        if shuffle == state.shuffles:
            unseen += state.deck
        drawn = list(shuffled(stream, sorted(unseen)))
        if any(barred):
            # The seat that can hold fewest cards comes first and takes the first card that it can hold. All deals are
            # equally likely if each seat can hold what those before it can, as with terrains that fill up one by one.
            places.sort(key=lambda place: -barred[place[0]].bit_count())
            for first, (seat, _) in enumerate(places):
                for other in range(first, len(drawn)):
                    if not barred[seat] >> drawn[other] & 1:
                        drawn[first], drawn[other] = drawn[other], drawn[first]
                        break
        for (seat, place), card in zip(places, drawn, strict=False):
            hands[seat] = hands[seat][:place] + (card,) + hands[seat][place + 1 :]
        if shuffle == state.shuffles:
            deck = tuple(drawn[len(places) :])
    return hands, deck
