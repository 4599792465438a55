"""What people choose from: how well a bot plays, by the same rules and with the same eyes as everybody."""

from typing import Final

from realmwright.bits import select
from realmwright.bots import Bot
from realmwright.bots.budget import Budget
from realmwright.bots.greedy import Greedy
from realmwright.bots.search import Search
from realmwright.dice import FastDice
from realmwright.game import State

SLIPS: Final = 30
"""In so many of a hundred choices the easy bot plays anything."""
QUICK: Final = Budget(seconds=0.15)
PATIENT: Final = Budget(seconds=1.5)


class Slipping:
    """Plays like another bot, except that now and then it plays anything."""

    def __init__(self, bot: Bot, slips: int, seed: int = 0) -> None:
        self._bot = bot
        self._slips = slips
        self._stream = FastDice(seed).stream("slips")

    def choose(self, state: State) -> int:
        if self._stream.below(100) < self._slips:
            legal = state.legal()
            return select(legal, self._stream.below(legal.bit_count()))
        return self._bot.choose(state)


def easy(seed: int = 0) -> Bot:
    """Looks to the end of its turn, and often plays without looking."""
    return Slipping(Greedy(seed), SLIPS, seed)


def medium(seed: int = 0) -> Bot:
    """Looks to the end of its turn."""
    return Greedy(seed)


def hard(seed: int = 0) -> Bot:
    """Plays many games in its head."""
    return Search(seed, QUICK)


def expert(seed: int = 0) -> Bot:
    """Likewise, and takes its time."""
    return Search(seed, PATIENT)
