"""The greedy bot: a beam search over its own turn."""

from typing import Final

from realmwright.bits import lowest
from realmwright.bots.turns import BeamSearch
from realmwright.dice import FastDice
from realmwright.game import State

BEAM_WIDTH: Final = 4
"""Unfinished turns that the beam search keeps at each step."""


class Greedy:
    """Plays the turn whose final position has the best evaluation."""

    def __init__(self, seed: int = 0) -> None:
        self._beam = BeamSearch(FastDice(seed).stream("greedy bot"))

    def choose(self, state: State) -> int:
        legal = state.legal()
        if legal & (legal - 1) == 0:
            return lowest(legal)
        turns = self._beam.turns(state, BEAM_WIDTH)
        return turns[0].actions[0] if turns else lowest(legal)
