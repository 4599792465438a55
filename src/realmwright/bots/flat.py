"""The bot that plays its most promising turns to the end of the game, in its head, and takes the one that did best."""

from collections.abc import Iterator, Sequence
from typing import Final

from realmwright.bits import lowest
from realmwright.bots.budget import Budget, Spending
from realmwright.bots.turns import Thoughts, Turn
from realmwright.dice import Dice, FastDice, wide_seed
from realmwright.game import State

WIDTH: Final = 16
"""How many half-finished turns are thought through further."""
TURNS: Final = 16
"""How many whole ones are played out."""
USUAL: Final = Budget(simulations=32)
FAITH: Final = 16
"""So many playouts of a turn weigh as much as what it promises."""


class Flat:
    """Flat Monte Carlo over whole turns: of those that are left, the worse half is dropped again and again."""

    def __init__(self, seed: int = 0, budget: Budget = USUAL) -> None:
        self._stream = FastDice(seed).stream("flat bot")
        self._thoughts = Thoughts(self._stream)
        self._budget = budget
        self._plan: list[tuple[int, int]] = []
        """The rest of the turn: each action, and the choice that it was meant for."""

    def choose(self, state: State) -> int:
        legal = state.legal()
        if legal & (legal - 1) == 0:
            return lowest(legal)
        if self._plan:
            (action, expected), *self._plan = self._plan
            if expected == legal:
                return action
        spending = self._budget.begin()
        turns = self._thoughts.turns(state, WIDTH, distinct=True)[:TURNS]
        if not turns:
            return lowest(legal)
        best = self._best(state, turns, spending)
        self._plan = list(planned(state, best.actions))[1:]
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
                # The same chance for all of them: what differs is what they do.
                chance = FastDice(wide_seed(self._stream))
                imagined = state.imagine(seat, chance)
                for number in left:
                    position = imagined.copy()
                    for action in turns[number].actions:
                        position.play(action)
                    leads[number] += lead_of(position, seat, chance, policy)
                spending.spend(len(left))
            left.sort(key=lambda number: leads[number] + FAITH * turns[number].value, reverse=True)
            left = left[: (len(left) + 1) // 2]
        return turns[left[0]]


def lead_of(state: State, seat: int, chance: Dice, policy: str) -> int:
    """How many points ahead of the best other player a seat ends, played out once."""
    totals = [*(state.playouts(chance, 1, policy)[0] if state.seat is not None else state.totals())]
    own = totals.pop(seat)
    return own - max(totals)


def planned(state: State, actions: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The actions of a turn that are really chosen, each with the choice that it belongs to."""
    position = state.copy()
    for action in actions:
        legal = position.legal()
        if legal & (legal - 1):
            yield action, legal
        position.play(action)
