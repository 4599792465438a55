"""Imagined positions: what one seat knows, with the rest drawn anew (KB-17.5).

Whoever counts cards knows more than what lies open. A new pile is made of open discards, so from a shuffle on it is
known which cards the older hands hold among them, only not who holds which.
"""

from typing import TYPE_CHECKING

from realmwright.dice import Dice, FastDice, shuffled, wide_seed
from realmwright.game import check_seat

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State


def imagine(state: "State", seat: int | None, dice: Dice) -> "State":
    """A copy with the other hands and the pile drawn anew: each card among those of the same shuffle."""
    check_seat(state, seat)
    twin = state.copy()
    stream = dice.stream("imagine")
    hidden = [other for other in range(state.players) if other not in (seat, state.shown_seat)]
    for shuffle in range(1, state.shuffles + 1):
        places = [
            (other, place) for other in hidden for place, dealt in enumerate(state.dealt[other]) if dealt == shuffle
        ]
        unseen = [state.hand[other][place] for other, place in places]
        if shuffle == state.shuffles:
            unseen += state.deck
        drawn = shuffled(stream, sorted(unseen))
        for (other, place), card in zip(places, drawn, strict=False):
            cards = twin.hand[other]
            twin.hand[other] = (*cards[:place], card, *cards[place + 1 :])
        if shuffle == state.shuffles:
            twin.deck = drawn[len(places) :]
    # Never the given dice themselves: whoever imagines might hold the real ones.
    twin.dice = FastDice(wide_seed(stream))
    return twin
