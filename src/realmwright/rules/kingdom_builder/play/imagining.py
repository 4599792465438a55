"""Imagined positions: what one seat knows, with the rest drawn anew (KB-17.5)."""

from typing import TypeVar

from realmwright.dice import Dice, FastDice, wide_seed
from realmwright.hexgames.terrain_deck import redeal
from realmwright.rules.kingdom_builder.model.position import Position

AnyPosition = TypeVar("AnyPosition", bound=Position)


def imagine(state: AnyPosition, seat: int | None, dice: Dice) -> AnyPosition:
    """A copy with the other hands and the pile drawn anew."""
    copy = state.copy()
    stream = dice.stream("imagine")
    redeal(state, copy, {seat, state.shown_seat}, stream)
    # Never the given dice themselves: whoever imagines might hold the real ones.
    copy.dice = FastDice(wide_seed(stream))
    return copy
