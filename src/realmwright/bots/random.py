"""The random bot."""

from realmwright.bits import select
from realmwright.dice import FastDice
from realmwright.game import UNIFORM, State


class Random:
    """Plays any legal action, all equally likely."""

    blind = True
    policy = UNIFORM

    def __init__(self, seed: int = 0) -> None:
        self.stream = FastDice(seed).stream("random bot")

    def choose(self, state: State) -> int:
        legal = state.legal()
        return select(legal, self.stream.below(legal.bit_count()))
