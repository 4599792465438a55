"""Imagined positions: what one seat knows, with the rest drawn anew (WK-7.14)."""

from typing import Final, TypeVar

from realmwright.bits import each, pack
from realmwright.dice import Dice, FastDice, Stream, shuffled, wide_seed
from realmwright.hexgames.terrain_deck import redealt
from realmwright.knowledge import Knowledge
from realmwright.rules.winter_kingdom.model.position import Position

AnyPosition = TypeVar("AnyPosition", bound=Position)

KNOWLEDGE: Final = Knowledge(
    Position,
    public=(
        *("game", "rules", "players", "start", "board", "setup"),
        *("own", "forts", "near", "free"),
        *("supply", "fort_supply", "coins", "owned", "upgraded", "powers"),
        *("dealt", "barred", "discard", "shuffles"),
        *("turn", "turns", "phase", "used", "pieces", "shut"),
        *("kind", "whole", "left", "laid"),
        *("purchases", "extra", "extra_left", "fresh"),
        *("step", "power", "lifted", "origin", "moved"),
        *("idle", "ending", "over", "secrets"),
    ),
    own={
        "hand": "but for the seat whose turn it is, others hold any cards of the shuffle that theirs came from",
        "unbought": "others hold any talents of the pool that nobody has shown",
        "choices": "found anew for others, as they depend on the talents in hand",
    },
    hidden={"deck": "the unseen cards of the last shuffle, in any order", "dice": "new ones", "journal": "none"},
)


def imagine(state: AnyPosition, seat: int | None, dice: Dice) -> AnyPosition:
    """A position with the hidden terrain cards, the pile and the other hands of talents drawn anew.

    Its choices are still to be found, unless it is this seat's turn.
    """
    stream = dice.stream("imagine")
    hand, deck = redealt(state, {seat, state.shown_seat}, stream, state.barred)
    unbought = _other_talents(state, seat, stream)
    # Never the given dice themselves: whoever imagines might hold the real ones.
    new_dice = FastDice(wide_seed(stream))
    choices = state.choices if seat == state.turn else 0
    made = {"hand": hand, "deck": deck, "unbought": unbought, "choices": choices, "dice": new_dice, "journal": None}
    return KNOWLEDGE.imagined(state, made)


def _other_talents(state: Position, seat: int | None, stream: Stream) -> list[int]:
    """The talents in hand, those of the others drawn from what nobody has shown."""
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
    return unbought
