"""What the forge and the loader of compiled rules need to know about Kingdom Builder: see :mod:`realmwright.native`."""

from typing import Final

from realmwright.native import TOO_LARGE, NativeRules, Observed, Size
from realmwright.rules.kingdom_builder.content import SETS
from realmwright.rules.kingdom_builder.content.base import BASE_GAME
from realmwright.rules.kingdom_builder.exchange import observing
from realmwright.rules.kingdom_builder.model.catalogue import CARDS, EXTRAS, TASKS, Hooks, Kit
from realmwright.rules.kingdom_builder.state import State

MOST_SLOTS: Final = 60
"""Sets of slots, lines and the like have no more members in compiled rules."""


def _size(state: State) -> Size:
    board = state.board
    small = len(board.slot_cells) <= MOST_SLOTS and len(board.grid.lines) <= MOST_SLOTS
    actions = board.use + len(EXTRAS)
    return Size(actions, actions) if small else TOO_LARGE


def _samples() -> list[object]:
    """All hooks and cards that a position can come to hold."""
    hooks = Hooks((BASE_GAME, *SETS)).with_cards(list(CARDS.values()), list(TASKS.values()))
    return [hooks, *hooks.sources]


NATIVE: Final = NativeRules(
    "kingdom-builder",
    State,
    # The base game, and with the island.
    sizes=(Size(512, 512), Size(640, 640)),
    size_of=_size,
    samples=_samples,
    part=Kit,
    observed=Observed(observing.numbers, observing.planes),
)
