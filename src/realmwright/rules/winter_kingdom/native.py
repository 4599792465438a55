"""What the forge and the loader of compiled rules need to know about Winter Kingdom: see :mod:`realmwright.native`."""

from typing import Final

from realmwright.native import NativeRules, Observed, Size
from realmwright.rules.winter_kingdom.content.boards import BOARD_NAMES, assemble
from realmwright.rules.winter_kingdom.exchange import observing
from realmwright.rules.winter_kingdom.model.components import SLOTS
from realmwright.rules.winter_kingdom.state import State

WORD: Final = 64


def _largest() -> Size:
    """The size of the whole map, with and without islands, in whole words."""
    upright = tuple(f"{name}A" for name in BOARD_NAMES[:SLOTS])
    boards = [assemble(upright, islands) for islands in (False, True)]
    hexes, actions = max(board.grid.width for board in boards), max(board.end for board in boards) + 1
    return Size(-(-hexes // WORD) * WORD, -(-actions // WORD) * WORD)


NATIVE: Final = NativeRules(
    "winter-kingdom",
    State,
    sizes=(_largest(),),
    size_of=lambda state: Size(state.board.grid.width, state.board.end + 1),
    observed=Observed(observing.numbers, observing.planes),
)
