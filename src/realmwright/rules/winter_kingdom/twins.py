"""The compiled twins of Winter Kingdom's positions: see :mod:`realmwright.twins`."""

from typing import Final

from realmwright.rules.winter_kingdom.economies import INCOMES
from realmwright.rules.winter_kingdom.policies import POLICIES
from realmwright.rules.winter_kingdom.state import State
from realmwright.twins import Size, Twins

TWINS: Final = Twins(
    State,
    # Seven boards, each hex of which is an action for a house and one for a fort.
    sizes=(Size(640, 1408),),
    size_of=lambda state: Size(state.board.grid.width, state.board.end + 1),
    policies=POLICIES,
    samples=lambda: list(INCOMES.values()),
)
