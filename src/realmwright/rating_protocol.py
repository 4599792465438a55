"""The messages about ratings: a part of :mod:`realmwright.protocol`, of which only pages have to know."""

from typing import Literal

from realmwright.protocol import RatingSign, ServerStruct


class PoolSign(ServerStruct, frozen=True):
    """A pool: games whose ratings can be compared."""

    pool: str
    """Its name in addresses."""
    game: str
    pace: Literal["live", "days"]
    size: Literal["two", "more"]
    """Whether games of two players or of more."""


class StandingSign(ServerStruct, frozen=True):
    """Somebody's rating in a pool."""

    pool: PoolSign
    rating: RatingSign
    games: int
    rank: int | None = None
    """On the leaderboard, from 1; none while the rating is provisional."""


class RatingList(ServerStruct, frozen=True):
    """The pools with rated games, and your ratings."""

    pools: list[PoolSign]
    mine: list[StandingSign]


class LeaderSign(ServerStruct, frozen=True):
    """Somebody on a leaderboard."""

    rank: int
    name: str
    rating: RatingSign
    games: int
    yours: bool = False
    profile: str | None = None
    """The name of their account, if the reader may see their profile."""


class Leaderboard(ServerStruct, frozen=True):
    """A part of a leaderboard, the best first. Nobody is on it whose rating is provisional."""

    pool: PoolSign
    leaders: list[LeaderSign]
    bots: dict[str, int]
    """The ratings of the bots, which never change."""
    more: int | None = None
    """The value of ``after`` for the next page."""
