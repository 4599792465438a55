"""Imagined positions: what one seat knows, with the rest drawn anew (KB-17.5)."""

from typing import TYPE_CHECKING

from realmwright.dice import Dice, FastDice, wide_seed
from realmwright.game import check_seat
from realmwright.hexgames.terrain_deck import redeal

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State


def imagine(state: "State", seat: int | None, dice: Dice) -> "State":
    """A copy with the other hands and the pile drawn anew."""
    check_seat(state, seat)
    twin = state.copy()
    stream = dice.stream("imagine")
    redeal(state, twin, {seat, state.shown_seat}, stream)
    # Never the given dice themselves: whoever imagines might hold the real ones.
    twin.dice = FastDice(wide_seed(stream))
    return twin
