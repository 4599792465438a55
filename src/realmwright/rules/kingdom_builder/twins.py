"""The compiled twins of Kingdom Builder's positions: see :mod:`realmwright.twins`."""

from typing import Final

from realmwright.rules.kingdom_builder.catalogue import CARDS, EXPANSIONS, EXTRAS, Hooks, Kit
from realmwright.rules.kingdom_builder.policies import POLICIES
from realmwright.rules.kingdom_builder.quick import QuickState
from realmwright.rules.kingdom_builder.state import State
from realmwright.twins import TOO_LARGE, Size, Twins

MOST_SLOTS: Final = 60
"""Sets of slots, lines and the like have no more members in compiled rules."""


def _size(state: State) -> Size:
    board = state.board
    small = max(len(board.slot_cells), len(board.grid.lines)) <= MOST_SLOTS
    actions = board.use + len(EXTRAS)
    return Size(actions, actions) if small else TOO_LARGE


def _samples() -> list[object]:
    hooks = Hooks(EXPANSIONS.values(), CARDS.values())
    return [hooks, *hooks.sources]


TWINS: Final = Twins(
    State,
    # The base game, and with the island.
    sizes=(Size(512, 512), Size(640, 640)),
    size_of=_size,
    policies=POLICIES,
    samples=_samples,
    part=Kit,
    plain_class=lambda state: State if state.sets else QuickState,
)
