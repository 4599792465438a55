"""The flat bot: Monte Carlo evaluation of whole turns, without a tree."""

from collections.abc import Iterator, Sequence
from typing import Final

from realmwright.bits import lowest
from realmwright.bots.budget import Budget, Spending
from realmwright.bots.turns import BeamSearch, Turn
from realmwright.dice import Dice, FastDice, wide_seed
from realmwright.game import State

BEAM_WIDTH: Final = 16
"""Unfinished turns that the beam search keeps at each step."""
MAX_TURNS: Final = 16
"""Complete turns that are played out."""
DEFAULT_BUDGET: Final = Budget(simulations=32)
VIRTUAL_PLAYOUTS: Final = 16
"""The weight of a turn's evaluation, in playouts."""


class Flat:
    """Flat Monte Carlo over whole turns, with sequential halving: the worse half is dropped again and again."""

    def __init__(self, seed: int = 0, budget: Budget = DEFAULT_BUDGET) -> None:
        self._stream = FastDice(seed).stream("flat bot")
        self._beam = BeamSearch(self._stream)
        self._budget = budget
        self._plan: list[tuple[int, int]] = []
        """The rest of the turn: each action, and the legal actions that it was chosen from."""

    def choose(self, state: State) -> int:
        legal = state.legal()
        if legal & (legal - 1) == 0:
            return lowest(legal)
        if self._plan:
            (action, expected), *self._plan = self._plan
            if expected == legal:
                return action
        spending = self._budget.begin()
        turns = self._beam.turns(state, BEAM_WIDTH, distinct=True)[:MAX_TURNS]
        if not turns:
            return lowest(legal)
        best = self._best(state, turns, spending)
        self._plan = list(planned_choices(state, best.actions))[1:]
        return best.actions[0]

    def _best(self, state: State, turns: list[Turn], spending: Spending) -> Turn:
        seat = state.seat
        assert seat is not None
        policy = state.game.policies[-1]
        leads = [0.0] * len(turns)
        left = list(range(len(turns)))
        halvings = max(1, (len(left) - 1).bit_length())
        for halving in range(1, halvings + 1):
            while spending.share < halving / halvings:
                # Common random numbers: all turns are played out from the same sample with the same chance.
                chance = FastDice(wide_seed(self._stream))
                imagined = state.imagine(seat, chance)
                for number in left:
                    position = imagined.copy()
                    for action in turns[number].actions:
                        position.play(action)
                    leads[number] += playout_lead(position, seat, chance, policy)
                spending.spend(len(left))
            left.sort(key=lambda number: leads[number] + VIRTUAL_PLAYOUTS * turns[number].value, reverse=True)
            left = left[: (len(left) + 1) // 2]
        return turns[left[0]]


def playout_lead(state: State, seat: int, chance: Dice, policy: str) -> int:
    """How many points ahead of the best opponent a seat ends in one playout."""
    totals = [*(state.playouts(chance, 1, policy)[0] if state.seat is not None else state.totals())]
    own = totals.pop(seat)
    return own - max(totals)


def planned_choices(state: State, actions: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The actions of a turn that are real choices, each with the legal actions at that point."""
    position = state.copy()
    for action in actions:
        legal = position.legal()
        if legal & (legal - 1):
            yield action, legal
        position.play(action)
