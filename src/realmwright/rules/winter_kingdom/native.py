"""The compiled native of Winter Kingdom's positions: see :mod:`realmwright.native`."""

from typing import Final

from realmwright.native import NativeRules, Size
from realmwright.rules.winter_kingdom.economies import INCOMES
from realmwright.rules.winter_kingdom.state import State

NATIVE: Final = NativeRules(
    "winter-kingdom",
    State,
    # Seven boards, each hex of which is an action for a house and one for a fort.
    sizes=(Size(640, 1408),),
    size_of=lambda state: Size(state.board.grid.width, state.board.end + 1),
    samples=lambda: list(INCOMES.values()),
)
