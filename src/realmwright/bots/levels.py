"""The four levels that people choose from. They differ in mistakes and in thinking time, not in what they may see."""

from typing import Final

from realmwright.bits import select
from realmwright.bots import Bot
from realmwright.bots.budget import Budget
from realmwright.bots.greedy import Greedy
from realmwright.bots.search import Search
from realmwright.dice import FastDice
from realmwright.game import State

EASY_SLIP_PERCENT: Final = 30
"""How often the easy bot plays a random action."""
HARD_BUDGET: Final = Budget(seconds=0.15)
EXPERT_BUDGET: Final = Budget(seconds=1.5)


class Slipping:
    """Plays like another bot, except that it plays a random legal action in some percent of its choices."""

    def __init__(self, bot: Bot, percent: int, seed: int = 0) -> None:
        self._bot = bot
        self._percent = percent
        self._stream = FastDice(seed).stream("slips")

    def choose(self, state: State) -> int:
        if self._stream.below(100) < self._percent:
            legal = state.legal()
            return select(legal, self._stream.below(legal.bit_count()))
        return self._bot.choose(state)


def easy(seed: int = 0) -> Bot:
    """The greedy bot with random actions in between."""
    return Slipping(Greedy(seed), EASY_SLIP_PERCENT, seed)


def medium(seed: int = 0) -> Bot:
    """The greedy bot."""
    return Greedy(seed)


def hard(seed: int = 0, share: float = 1.0) -> Bot:
    """The search bot with little time, or with a share of it where many wait."""
    return Search(seed, HARD_BUDGET.shortened(share))


def expert(seed: int = 0, share: float = 1.0) -> Bot:
    """The search bot with ten times as much time, or with a share of it where many wait."""
    return Search(seed, EXPERT_BUDGET.shortened(share))
