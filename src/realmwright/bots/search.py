"""The search bot: information set Monte Carlo tree search over candidate turns; see :mod:`realmwright.bots.tree`."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from realmwright.bits import lowest
from realmwright.bots.budget import Budget, Spending
from realmwright.bots.compiled_tree import plant
from realmwright.bots.tree import Candidate, Seeds, Tree, final_choice
from realmwright.dice import FastDice, wide_seed
from realmwright.game import State

DEFAULT_BUDGET: Final = Budget(seconds=1.0)
BEAM_SHARE: Final = 0.3
"""The share of the budget after which the beam search narrows."""
SLICE: Final = 0.05
"""After so many seconds the search comes back to Python, which may have been interrupted."""

PositionKey: TypeAlias = tuple[int, int, int, str]


class SavedSearch(NamedTuple):
    """The part of a search that applies to the next choice of the same turn."""

    key: PositionKey
    """The position that it applies to."""
    places: list[int]
    """The candidates that are left."""
    played: int
    """How many of their actions were played by then."""
    share: float
    """The share of the simulations that these candidates had."""


class Search:
    """Information set Monte Carlo tree search."""

    def __init__(self, seed: int = 0, budget: Budget = DEFAULT_BUDGET) -> None:
        self._stream = FastDice(seed).stream("search bot")
        self._budget = budget
        self._tree: Tree | None = None
        self._saved: SavedSearch | None = None

    def choose(self, state: State) -> int:
        legal = state.legal()
        if state.seat is None or legal & (legal - 1) == 0:
            return lowest(legal)
        tree, spending = self._begin(state)
        candidates = tree.candidates()
        if len(candidates) > 1:
            done = 0
            while spending.share < 1:
                left = spending.left
                before, done = done, tree.run(done + left.simulations, min(left.seconds, SLICE))
                spending.spend(done - before)
            candidates = tree.candidates()
        chosen = candidates[final_choice([candidate.node for candidate in candidates])]
        self._saved = reusable(state, chosen.actions[0], candidates)
        self._tree = tree if self._saved is not None else None
        return chosen.actions[0]

    def _begin(self, state: State) -> tuple[Tree, Spending]:
        """The tree for a choice, and what may be spent on it: less if the tree is that of the choice before."""
        saved, tree = self._saved, self._tree
        if tree is not None and saved is not None and saved.key == position_key(state):
            spending = self._budget.begin(saved.share)
            tree.go_on(state, saved.places, saved.played)
            return tree, spending
        spending = self._budget.begin()
        seeds = Seeds(wide_seed(self._stream), [wide_seed(self._stream) for _ in range(self._budget.threads)])
        return self.plant(state, seeds, BEAM_SHARE * self._budget.seconds), spending

    def plant(self, state: State, seeds: Seeds, narrow_after: float) -> Tree:
        """The tree for a position."""
        return plant(state, seeds, narrow_after)


def reusable(state: State, action: int, candidates: Sequence[Candidate]) -> SavedSearch | None:
    """What the search found out about the next real choice after an action, if that belongs to the same turn."""
    after = state.copy()
    total = sum(candidate.node.visits for candidate in candidates) or 1
    places = list(range(len(candidates)))
    played = 0
    legal = 1 << action
    while legal & (legal - 1) == 0:
        action = lowest(legal)
        places = [
            place
            for place in places
            if len(actions := candidates[place].actions) > played + 1 and actions[played] == action
        ]
        if not places:
            return None
        after.play(action)
        played += 1
        legal = after.legal()
    visits = sum(candidates[place].node.visits for place in places)
    return SavedSearch(position_key(after), places, played, visits / total)


def position_key(state: State) -> PositionKey:
    """Identifies what the seat to move knows of a position, to tell whether a saved search applies to it.

    What can be played does not do: others may be asked as well, and after another action the same may be legal now but
    not in what follows.
    """
    return state.turns, state.secrets, state.legal(), repr(state.view(state.seat))
