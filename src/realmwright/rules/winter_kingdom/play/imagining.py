"""Imagined positions: what one seat knows, with the rest drawn anew (WK-7.14)."""

from typing import TypeVar

from realmwright.bits import each, pack
from realmwright.dice import Dice, FastDice, shuffled, wide_seed
from realmwright.hexgames.terrain_deck import redeal
from realmwright.rules.winter_kingdom.model.position import Position

AnyPosition = TypeVar("AnyPosition", bound=Position)


def imagine(state: AnyPosition, seat: int | None, dice: Dice) -> AnyPosition:
    """A copy with the hidden terrain cards, the pile and the other hands of talents drawn anew.

    Its choices are those of the given position: they have to be found anew if they depend on a hand that was drawn.
    """
    imagined = state.copy()
    stream = dice.stream("imagine")
    redeal(state, imagined, {seat, state.shown_seat}, stream, state.barred)
    unseen = state.setup.pool
    for other in range(state.players):
        unseen &= ~state.owned[other]
        if other == seat:
            unseen &= ~state.unbought[other]
    order = shuffled(stream, list(each(unseen)))
    unbought = list(state.unbought)
    for other in range(state.players):
        if other != seat:
            count = unbought[other].bit_count()
            unbought[other] = pack(order[:count])
            order = order[count:]
    imagined.unbought = unbought
    # Never the given dice themselves: whoever imagines might hold the real ones.
    imagined.dice = FastDice(wide_seed(stream))
    return imagined
