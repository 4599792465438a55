"""Anchors: the ratings of bots, which never change. By them everybody can be rated from the first day.

They come from the ladders that were measured for docs/bots.md: the share of points that each level won against the one
below. By the model a share p means a difference of SPREAD * log(p / (1 - p)) in skill, and the width of its interval
says how sure that is. The level in the middle has the skill of somebody new.
"""

from collections.abc import Mapping
from functools import cache
from math import log, sqrt
from types import MappingProxyType
from typing import Final, NamedTuple

from realmwright.server.ratings.scale import MU, SPREAD, Rating

LEVELS: Final = ("easy", "medium", "hard", "expert", "master")
MIDDLING: Final = "hard"
CERTAIN: Final = 0.01
"""The uncertainty of what defines the scale. The model needs some."""
Z: Final = 1.96
"""An interval of 95 % reaches so many standard errors to each side."""


class Step(NamedTuple):
    """The share that a level won against the one below, and its interval."""

    share: float
    low: float
    high: float

    @property
    def difference(self) -> float:
        """By so much skill the level is better."""
        return SPREAD * _odds(self.share)

    @property
    def variance(self) -> float:
        """The square of its standard error."""
        return (SPREAD * (_odds(self.high) - _odds(self.low)) / (2 * Z)) ** 2


MEASURED: Final[Mapping[str, tuple[Step, ...]]] = MappingProxyType(
    {
        "kingdom-builder": (
            Step(0.698, 0.650, 0.741),
            Step(0.776, 0.733, 0.814),
            Step(0.808, 0.766, 0.843),
            Step(0.725, 0.566, 0.842),
        ),
        "winter-kingdom": (
            Step(0.720, 0.674, 0.762),
            Step(0.784, 0.741, 0.821),
            Step(0.746, 0.701, 0.787),
            Step(0.750, 0.538, 0.886),
        ),
        "dominion": (
            Step(0.822, 0.780, 0.858),
            Step(0.740, 0.694, 0.781),
            Step(0.732, 0.687, 0.774),
            Step(0.750, 0.479, 0.907),
        ),
    }
)
"""The table "The levels" of docs/bots.md: each level of LEVELS but the first against the one below."""


@cache
def anchors(game: str) -> Mapping[str, Rating]:
    """The ratings of the bots of a game, by name; none where no ladder was measured."""
    steps = MEASURED.get(game)
    if steps is None:
        return MappingProxyType({})
    middle = LEVELS.index(MIDDLING)
    found = {MIDDLING: Rating(MU, CERTAIN)}
    for place in range(middle, len(steps)):
        below, step = found[LEVELS[place]], steps[place]
        found[LEVELS[place + 1]] = Rating(below.mu + step.difference, sqrt(below.sigma**2 + step.variance))
    for place in reversed(range(middle)):
        above, step = found[LEVELS[place + 1]], steps[place]
        found[LEVELS[place]] = Rating(above.mu - step.difference, sqrt(above.sigma**2 + step.variance))
    return MappingProxyType({level: found[level] for level in LEVELS})


def bot_rating(game: str, bot: str) -> Rating | None:
    """The rating of a bot; None where it was not measured."""
    return anchors(game).get(bot)


def bot_like(game: str, rating: Rating) -> str | None:
    """The bot whose strength is nearest to somebody's; None where none was measured."""
    return min(anchors(game), key=lambda bot: abs(anchors(game)[bot].mu - rating.mu), default=None)


def _odds(share: float) -> float:
    return log(share / (1 - share))
