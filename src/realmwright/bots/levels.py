"""The five levels that people choose from. They differ in mistakes and in thinking, not in what they may see.

How much a mistake costs and what thinking brings differ from game to game. So each game has a ladder of its own, whose
steps were measured: docs/bots.md has how often each wins against the one below.
"""

import logging
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple, cast

from realmwright.bits import select
from realmwright.bots import Bot, bots_for
from realmwright.bots.budget import Budget
from realmwright.bots.greedy import Greedy
from realmwright.bots.search import Search
from realmwright.dice import FastDice
from realmwright.game import BadSetup, Registry, State

DEEP: Final = "deep"
logger = logging.getLogger("realmwright.bots")


class Rung(NamedTuple):
    """How one level of a game plays."""

    slips: int = 0
    """In so many of 100 choices it plays a random action."""
    budget: Budget | None = None
    """How long it searches. Without a budget it looks to the end of its own turn only."""
    net: bool = False
    """Whether a net judges the leaves of its search, where one is installed."""


class Ladder(NamedTuple):
    """The levels of a game, from the weakest on."""

    easy: Rung
    medium: Rung
    hard: Rung
    expert: Rung
    master: Rung


QUICK: Final = Budget(simulations=25, seconds=0.5)
"""As strong on all machines; the time is for those on which so many simulations would take too long."""
PATIENT: Final = Budget(seconds=1.5)

USUAL: Final = Ladder(
    easy=Rung(slips=40),
    medium=Rung(slips=20),
    hard=Rung(),
    expert=Rung(budget=QUICK),
    master=Rung(budget=PATIENT),
)
"""For games that have no ladder of their own."""
KINGDOM_BUILDER: Final = Ladder(
    easy=Rung(slips=45),
    medium=Rung(slips=25),
    hard=Rung(),
    expert=Rung(budget=QUICK),
    master=Rung(budget=PATIENT, net=True),
)
WINTER_KINGDOM: Final = Ladder(
    easy=Rung(slips=35),
    medium=Rung(slips=20),
    hard=Rung(),
    # Even the shortest search is far better than none, because it tries many more turns.
    expert=Rung(slips=8, budget=QUICK),
    master=Rung(budget=PATIENT, net=True),
)
DOMINION: Final = Ladder(
    # One bad purchase spoils a deck, and a short search is hardly better than none.
    easy=Rung(slips=20),
    medium=Rung(slips=10),
    hard=Rung(slips=4),
    expert=Rung(),
    master=Rung(budget=PATIENT),
)

ladders: Registry[Ladder] = Registry("realmwright.levels", "ladder")
"""The ladders of games by name (group ``realmwright.levels``)."""


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


class Level:
    """Plays by the ladder of whichever game it is asked about first."""

    def __init__(self, name: str, seed: int = 0, share: float = 1.0) -> None:
        """It has a share of its budget, where many wait."""
        self._name = name
        self._seed = seed
        self._share = share
        self._player: Bot | None = None

    def choose(self, state: State) -> int:
        game = state.game.name
        if self._player is None:
            self._player = self.player(game)
        try:
            return self._player.choose(state)
        except BadSetup as problem:
            if not self._rung(game).net:
                raise
            # A net was found, but something that it needs is missing.
            say_what_is_missing(game, self._name, str(problem))
            self._player = self.player(game, with_net=False)
            return self._player.choose(state)

    def player(self, game: str, with_net: bool = True) -> Bot:
        """The bot that plays for this level."""
        rung = self._rung(game)
        bot = self._thinker(game, rung, with_net)
        return Slipping(bot, rung.slips, self._seed) if rung.slips else bot

    def _rung(self, game: str) -> Rung:
        rung: Rung = getattr(ladders.get(game, USUAL), self._name)
        return rung

    def _thinker(self, game: str, rung: Rung, with_net: bool) -> Bot:
        if rung.budget is None:
            return Greedy(self._seed)
        budget = rung.budget.shortened(self._share)
        if rung.net and with_net:
            if DEEP in bots_for(game):
                return cast(Callable[..., Bot], bots_for(game)[DEEP])(self._seed, budget=budget)
            say_what_is_missing(game, self._name, "no net is installed: pip install 'realmwright[nets]'")
        return Search(self._seed, budget)


@cache
def say_what_is_missing(game: str, level: str, reason: str) -> None:
    """Log once why a level has to do without a net."""
    logger.warning("%s plays %s by search alone: %s", level, game, reason)


def easy(seed: int = 0) -> Bot:
    """Plans its own turn, and makes many mistakes."""
    return Level("easy", seed)


def medium(seed: int = 0) -> Bot:
    """Plans its own turn, and makes some mistakes."""
    return Level("medium", seed)


def hard(seed: int = 0) -> Bot:
    """Plans its own turn, in most games without mistakes."""
    return Level("hard", seed)


def expert(seed: int = 0, share: float = 1.0) -> Bot:
    """In most games a short search."""
    return Level("expert", seed, share)


def master(seed: int = 0, share: float = 1.0) -> Bot:
    """The strongest that there is: a long search, with a net where the game has one."""
    return Level("master", seed, share)
