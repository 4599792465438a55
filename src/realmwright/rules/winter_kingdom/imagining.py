"""Imagined positions: what one seat knows, with the rest drawn anew (WK-7.14)."""

from typing import TYPE_CHECKING

from realmwright.bits import each, pack
from realmwright.dice import Dice, FastDice, shuffled, wide_seed
from realmwright.game import check_seat
from realmwright.hexgames.terrain_deck import redeal

if TYPE_CHECKING:
    from realmwright.rules.winter_kingdom.state import State


def imagine(state: "State", seat: int | None, dice: Dice) -> "State":
    """A copy with the hidden terrain cards, the pile and the other hands of talents drawn anew."""
    check_seat(state, seat)
    twin = state.copy()
    stream = dice.stream("imagine")
    redeal(state, twin, {seat, state.shown_seat}, stream, state.barred)
    unseen = state.pool
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
    twin.unbought = unbought
    if seat != state.turn:
        # What can be bought depends on a hand that was drawn anew.
        twin.choices = twin.find_choices()
    # Never the given dice themselves: whoever imagines might hold the real ones.
    twin.dice = FastDice(wide_seed(stream))
    return twin
