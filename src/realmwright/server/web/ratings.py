"""The routes of the HTTP API for ratings: one's own, and leaderboards."""

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.rating_protocol import Leaderboard, LeaderSign, PoolSign, RatingList, StandingSign
from realmwright.server.errors import Refused
from realmwright.server.operations.config import Config
from realmwright.server.profiles.results import sees
from realmwright.server.ratings.anchors import anchors
from realmwright.server.ratings.ranks import ranks_of
from realmwright.server.ratings.rows import best_of, pools_played, standings_of
from realmwright.server.ratings.scale import Pool, pool_named
from realmwright.server.storage.database import Storage
from realmwright.server.web.routing import ApiRequest, Query, Route

PAGE: Final = 50
DEEPEST: Final = 10_000
"""So many of a leaderboard can be paged through. Everybody is told their own rank."""


class RatingsApi:
    """The handlers for ratings."""

    def __init__(self, config: Config, storage: Storage) -> None:
        self._config = config
        self._storage = storage

    def routes(self) -> list[Route]:
        """All routes."""
        after = Query("after", "Go on behind so many: `more` of the last page.", kind="integer", low=0, high=DEEPEST)
        board = "/ratings/{pool}"
        return [
            Route("GET", "/ratings", self.get_ratings, gives=RatingList, session=False, codes=(404,)),
            Route("GET", board, self.get_board, gives=Leaderboard, session=False, query=(after,), codes=(404,)),
        ]

    async def get_ratings(self, request: ApiRequest) -> RatingList:
        """The pools with rated games, and your ratings in them."""
        self._need_ratings()
        async with self._storage.reading() as connection:
            pools = await pools_played(connection)
            if request.found is None:
                return RatingList([pool_sign(pool) for pool in pools], [])
            mine = await standing_signs(connection, request.found.person.id)
        return RatingList([pool_sign(pool) for pool in pools], mine)

    async def get_board(self, request: ApiRequest) -> Leaderboard:
        """The leaderboard of a pool, fifty people at a time."""
        self._need_ratings()
        pool = pool_named(request.path["pool"])
        if pool is None:
            raise Refused("unknown-path", "there is no such pool")
        reader = request.found.person if request.found else None
        skipped: int = request.query.get("after", 0)
        async with self._storage.reading() as connection:
            best = await best_of(connection, pool.name, skipped, PAGE)
        leaders = [
            LeaderSign(
                rank,
                each.name,
                each.rating.sign,
                each.games,
                reader is not None and each.person == reader.id,
                each.login if self._config.profiles and sees(reader, each.login, each.view) else None,
            )
            for rank, each in enumerate(best, skipped + 1)
        ]
        bots = {bot: rating.points for bot, rating in anchors(pool.game).items()}
        there = skipped + len(best)
        more = there if len(best) == PAGE and there <= DEEPEST else None
        return Leaderboard(pool_sign(pool), leaders, bots, more)

    def _need_ratings(self) -> None:
        if not self._config.ratings:
            raise Refused("unknown-path", "this server rates no games")


async def standing_signs(connection: AsyncConnection, person: str) -> list[StandingSign]:
    """The ratings of a person, as they are sent."""
    standings = await standings_of(connection, person)
    ranks = await ranks_of(connection, [(standing.pool, standing.rating) for standing in standings])
    return [
        StandingSign(pool_sign(pool), standing.rating.sign, standing.games, rank)
        for standing, rank in zip(standings, ranks, strict=True)
        if (pool := pool_named(standing.pool)) is not None
    ]


def pool_sign(pool: Pool) -> PoolSign:
    """A pool as it is sent."""
    return PoolSign(pool.name, pool.game, pool.pace, pool.size)
