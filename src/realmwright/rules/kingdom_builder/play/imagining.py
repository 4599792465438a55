"""Imagined positions: what one seat knows, with the rest drawn anew (KB-17.5)."""

from typing import Final, TypeVar

from realmwright.dice import Dice, FastDice, wide_seed
from realmwright.hexgames.terrain_deck import redealt
from realmwright.knowledge import Knowledge
from realmwright.rules.kingdom_builder.model.position import Position

AnyPosition = TypeVar("AnyPosition", bound=Position)

KNOWLEDGE: Final = Knowledge(
    Position,
    public=(
        # Whoever acts does so by an open card, so everybody can see what they may do.
        *("turn", "turns", "actor", "choices", "kind", "whole", "left", "due", "built", "regular", "spent"),
        *("tile", "lifted", "carried", "count", "freely", "rounds", "emptied", "idle", "ending", "closing", "over"),
        *("board", "players", "own", "near", "free", "figures", "guards", "fixed", "closed", "blocked", "posts"),
        *("dealt", "discard", "removed", "shuffles"),
        *("supply", "aside", "taken", "held", "fresh", "used", "earned"),
        # What a set remembers is open to all: see Kit.
        *("game", "rules", "setup", "kits", "secrets"),
    ),
    own={"hand": "but for the seat whose turn it is, others hold any cards of the shuffle that theirs came from"},
    hidden={"deck": "the unseen cards of the last shuffle, in any order", "dice": "new ones", "journal": "none"},
)


def imagined(state: AnyPosition, seat: int | None, dice: Dice) -> AnyPosition:
    """A position with the other hands and the pile drawn anew."""
    stream = dice.stream("imagine")
    found = state.copy()
    found.hand, found.deck = redealt(state, seat, state.shown_seat, stream)
    # Never the given dice themselves: whoever imagines might hold the real ones.
    found.dice = FastDice(wide_seed(stream))
    return found
