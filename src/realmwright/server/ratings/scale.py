"""Ratings as numbers: skill and uncertainty, the scale on which people see them, and the pools that they are of.

Skill is OpenSkill's: somebody new has 25, give or take 25/3. People see it on the scale of chess: 1500 for somebody
new, and whoever is 400 points better wins ten times as often as they lose.
"""

from math import log, sqrt
from typing import Final, Literal, NamedTuple, TypeAlias

from realmwright.protocol import Clock, RatingSign

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2
"""How much results vary around skill, as OpenSkill has it."""
SPREAD: Final = sqrt(2) * BETA
"""Of two players whose skill is certain, one who is so much better wins e times as often as the other."""
MIDDLE: Final = 1500
POINTS: Final = 400 / (SPREAD * log(10))
"""The points that people see for one of skill: 29.5."""
SURE: Final = 110
"""A rating is provisional as long as it may be wrong by more points than this. It takes some fifteen games."""
SLOW_TURN: Final = 3600
SLOW_GAME: Final = 86_400
"""With so many seconds for a turn or a game people do not stay at the table: this is play over days."""

Pace: TypeAlias = Literal["live", "days"]
Size: TypeAlias = Literal["two", "more"]


class Rating(NamedTuple):
    """An estimate of somebody's skill, and its uncertainty: one standard deviation."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def sure(self) -> bool:
        """Whether it is more than provisional."""
        return self.sigma * POINTS <= SURE

    @property
    def points(self) -> int:
        """The skill as people see it."""
        return round(MIDDLE + (self.mu - MU) * POINTS)

    @property
    def sign(self) -> RatingSign:
        """The rating as it is sent."""
        return RatingSign(self.points, round(self.sigma * POINTS), not self.sure)


class Pool(NamedTuple):
    """Games whose ratings can be compared. Somebody who plays well at leisure need not do so in ten minutes."""

    game: str
    pace: Pace
    size: Size

    @property
    def name(self) -> str:
        """What the pool is called in the database, in logs and in addresses."""
        return f"{self.game}.{self.pace}.{self.size}"


def pool_named(name: str) -> Pool | None:
    """The pool of a name, whether or not its game is installed; None if there can be none."""
    match name.split("."):
        case [game, ("live" | "days") as pace, ("two" | "more") as size] if game:
            return Pool(game, pace, size)
    return None


def pool_of(game: str, clock: Clock, players: int) -> Pool:
    """The pool that a game with such a clock belongs to."""
    return Pool(game, "days" if is_slow(clock) else "live", "two" if players == 2 else "more")


def is_slow(clock: Clock) -> bool:
    """Whether a game with such a clock, or none, is played over days."""
    return (clock.game or SLOW_GAME) >= SLOW_GAME and (clock.turn or SLOW_TURN) >= SLOW_TURN
