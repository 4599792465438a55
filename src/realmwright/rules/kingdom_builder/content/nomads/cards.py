"""The red cards of Nomads: they pay at once for new settlements, and nothing at the end (KB-11.15)."""

from typing import TYPE_CHECKING, Final

from realmwright.bits import Bits, each
from realmwright.rules.kingdom_builder.content.base.gains import paid, purse
from realmwright.rules.kingdom_builder.model.catalogue import Card
from realmwright.rules.kingdom_builder.model.terrain import NOMAD

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State

FAMILY: Final = 3
FAMILY_GOLD: Final = 2
SHEPHERD_GOLD: Final = 2


def _families(state: "State", new: Bits) -> None:
    """KB-11.16, KB-13.14: three settlements of the mandatory action in a row, when the third regular one is built."""
    if not new & state.built or state.actor != state.turn or state.regular != FAMILY:
        return
    built = state.built
    for step, _, _ in state.board.grid.axes:
        if built & built >> step & built >> 2 * step:
            state.earn(state.turn, "families", FAMILY_GOLD)
            return


def _shepherds(state: "State", new: Bits) -> None:
    """KB-11.17: each new settlement that has no empty hex of its own kind beside it."""
    board = state.board
    filled = state.filled()
    gold = 0
    for cell in each(new):
        if not board.grid.around[cell] & board.terrain[board.kind(cell)] & ~filled:
            gold += SHEPHERD_GOLD
    if gold:
        state.earn(state.actor, "shepherds", gold)


def _ambassadors(state: "State", new: Bits) -> None:
    """KB-11.18: each new settlement beside a piece of somebody else."""
    gold = (new & state.board.grid.near(state.others())).bit_count()
    if gold:
        state.earn(state.actor, "ambassadors", gold)


FAMILIES: Final = Card("families", purse("families"), paid("families"), on_new=_families)
SHEPHERDS: Final = Card("shepherds", purse("shepherds"), paid("shepherds"), on_new=_shepherds)
AMBASSADORS: Final = Card("ambassadors", purse("ambassadors"), paid("ambassadors"), on_new=_ambassadors)
TREASURE: Final = Card(
    "treasure", purse("treasure"), paid("treasure"), on_board=lambda state: state.board.terrain[NOMAD] != 0
)
