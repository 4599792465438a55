"""The bot that looks to the end of its own turn."""

from typing import Final

from realmwright.bits import lowest
from realmwright.bots.turns import Thoughts
from realmwright.dice import FastDice
from realmwright.game import State

WIDTH: Final = 4
"""How many half-finished turns are thought through further."""


class Greedy:
    """Takes the most promising of the ways to play its turn."""

    def __init__(self, seed: int = 0) -> None:
        self._thoughts = Thoughts(FastDice(seed).stream("greedy bot"))

    def choose(self, state: State) -> int:
        legal = state.legal()
        if legal & (legal - 1) == 0:
            return lowest(legal)
        turns = self._thoughts.turns(state, WIDTH)
        return turns[0].actions[0] if turns else lowest(legal)
