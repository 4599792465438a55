"""Imagined positions: what one seat knows, with the rest drawn anew (WK-7.14)."""

from typing import Final, TypeVar

from realmwright.bits import each
from realmwright.dice import Dice, FastDice, Stream, shuffled, wide_seed
from realmwright.hexgames.terrain_deck import redealt
from realmwright.knowledge import Knowledge
from realmwright.rules.winter_kingdom.model.position import Position
from realmwright.rules.winter_kingdom.play.choices import find_choices

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


def imagined(state: AnyPosition, seat: int | None, dice: Dice) -> AnyPosition:
    """A position with the hidden terrain cards, the pile and the other hands of talents drawn anew."""
    stream = dice.stream("imagine")
    found = state.copy()
    found.hand, found.deck = redealt(state, seat, state.shown_seat, stream, state.barred)
    found.unbought = _other_talents(state, seat, stream)
    # Never the given dice themselves: whoever imagines might hold the real ones.
    found.dice = FastDice(wide_seed(stream))
    if seat != state.turn:
        # What can be bought depends on a hand that was drawn anew.
        found.choices = find_choices(found)
    return found


def _other_talents(state: Position, seat: int | None, stream: Stream) -> list[int]:
    """The talents in hand, those of the others drawn from what nobody has shown."""
    unseen = state.setup.pool
    for other in range(state.players):
        unseen &= ~state.owned[other]
        if other == seat:
            unseen &= ~state.unbought[other]
    order = shuffled(stream, list(each(unseen)))
    unbought = list(state.unbought)
    first = 0
    for other in range(state.players):
        if other != seat:
            count = unbought[other].bit_count()
            hand: int = 0
            for talent in order[first : first + count]:
                hand |= 1 << talent
            unbought[other] = hand
            first += count
    return unbought
