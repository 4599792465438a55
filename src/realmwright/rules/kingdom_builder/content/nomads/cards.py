"""The red cards of Nomads: they pay at once for new settlements, and nothing at the end (KB-11.15)."""

from typing import Final

from realmwright.bits import Bits, each
from realmwright.rules.kingdom_builder.content.nomads.tiles import TREASURE
from realmwright.rules.kingdom_builder.content.payments import paid, purse
from realmwright.rules.kingdom_builder.model.amendments import OWN_TURN_PAYS, SCOUTS_FILL_NOTHING
from realmwright.rules.kingdom_builder.model.catalogue import Card
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import NOMAD
from realmwright.rules.kingdom_builder.play.scoring import earn

FAMILY: Final = 3
FAMILY_GOLD: Final = 2
SHEPHERD_GOLD: Final = 2


def _families(state: Position, new: Bits) -> None:
    """KB-11.16, KB-13.14: three settlements of the mandatory action in a row, when the third regular one is built."""
    if not new & state.built or state.actor != state.turn or state.regular != FAMILY:
        return
    built = state.built
    for step, _, _ in state.board.grid.axes:
        if built & built >> step & built >> 2 * step:
            earn(state, state.turn, "families", FAMILY_GOLD)
            return


def _pays_now(state: Position) -> bool:
    """The player whose turn it is checks after each build (R-62)."""
    return state.actor == state.turn or state.rules < OWN_TURN_PAYS


def _shepherds(state: Position, new: Bits) -> None:
    """KB-11.17: each new settlement that has no empty hex of its own kind beside it."""
    if not _pays_now(state):
        return
    board = state.board
    filled = state.filled()
    if state.rules >= SCOUTS_FILL_NOTHING:
        filled &= ~state.posts
    gold = 0
    for cell in each(new):
        if not board.grid.around[cell] & board.terrain[board.kind(cell)] & ~filled:
            gold += SHEPHERD_GOLD
    if gold:
        earn(state, state.actor, "shepherds", gold)


def _ambassadors(state: Position, new: Bits) -> None:
    """KB-11.18: each new settlement beside a piece of somebody else."""
    if not _pays_now(state):
        return
    gold = (new & state.board.grid.near(state.others())).bit_count()
    if gold:
        earn(state, state.actor, "ambassadors", gold)


CARDS: Final = (
    Card(
        "families",
        purse("families"),
        paid("families"),
        on_new=_families,
        # Father, mother and child.
        emblem=(
            "M-6-10a2.5 2.5 0 1 1-.1 0zM6-10a2.5 2.5 0 1 1-.1 0zM0-1.5a2 2 0 1 1-.1 0z"
            "M-10.5 10.5V1.5Q-10.5-2-6.5-2M10.5 10.5V1.5Q10.5-2 6.5-2M-4 10.5V9Q-4 5.5 0 5.5T4 9V10.5"
        ),
    ),
    Card(
        "shepherds",
        purse("shepherds"),
        paid("shepherds"),
        on_new=_shepherds,
        # A sheep.
        emblem=(
            "M-3.5 5Q-7 4-6 .5-7.5-4-2.5-5-.5-8.5 3.5-6.5 8.5-7 9-2.5 11.5 2 7 5z"
            "M-6-3.5L-10.5-4.5-11-.5Q-9.5 2.5-6 1M-1.5 5V10.5M5.5 5V10.5"
        ),
    ),
    Card(
        "ambassadors",
        purse("ambassadors"),
        paid("ambassadors"),
        on_new=_ambassadors,
        # A scroll.
        emblem=(
            "M-5-6.5V7.5Q-5 10.5-2 10.5H7.5Q10.5 10.5 10.5 7H.5"
            "M7.5 7V-7.5Q7.5-10.5 4.5-10.5H-8Q-10.5-10.5-10.5-6.5H-5M-1-5H3.5M-1-1H3.5"
        ),
    ),
)
TREASURE_GOLD: Final = Card(
    "treasure",
    purse("treasure"),
    paid("treasure"),
    TREASURE.glyph,
    on_board=lambda state: state.board.terrain[NOMAD] != 0,
)
