"""Ratings in the database: of one person, the best of a pool, and what a game changes about them."""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from sqlalchemy import insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.protocol import Settings
from realmwright.server.ratings.ranks import move_in_ranks, page_of_board
from realmwright.server.ratings.scale import Pool, Rating, pool_named, pool_of
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.tables.setup import Actor

_ratings: Final = schema.ratings.c


class Standing(NamedTuple):
    """Somebody's rating in a pool, and by how many games."""

    pool: str
    rating: Rating
    games: int


class Ranked(NamedTuple):
    """Somebody on a leaderboard."""

    person: str
    name: str
    rating: Rating
    games: int
    login: str | None
    view: str
    """Who may see their profile."""


async def rating_of(connection: AsyncConnection, person: str, pool: str) -> Rating:
    """The rating of a person in a pool: that of somebody new, if they have not played there."""
    return (await ratings_of(connection, [person], pool)).get(person, Rating())


async def ratings_of(connection: AsyncConnection, people: Collection[str], pool: str) -> dict[str, Rating]:
    """The ratings in a pool of those people who have one."""
    query = select(_ratings.person, _ratings.mu, _ratings.sigma)
    query = query.where(_ratings.person.in_(people), _ratings.pool == pool)
    return {person: Rating(mu, sigma) for person, mu, sigma in await connection.execute(query)}


async def standings_of(connection: AsyncConnection, person: str) -> list[Standing]:
    """All ratings of a person."""
    query = select(_ratings.pool, _ratings.mu, _ratings.sigma, _ratings.games)
    query = query.where(_ratings.person == person).order_by(_ratings.pool)
    return [Standing(pool, Rating(mu, sigma), games) for pool, mu, sigma, games in await connection.execute(query)]


async def best_of(connection: AsyncConnection, pool: str, skipped: int, most: int) -> list[Ranked]:
    """Those with the highest ratings in a pool that are more than provisional, the best first."""
    page = await page_of_board(connection, pool, skipped, most)
    if page is None:
        return []
    # Cut before names are looked up.
    cut, people = page.subquery(), schema.people.c
    query = select(cut, people.name, people.login, people.profile).join(schema.people, people.id == cut.c.person)
    rows = await connection.execute(query.order_by(cut.c.mu.desc(), cut.c.person.desc()))
    return [Ranked(row.person, row.name, Rating(row.mu, row.sigma), row.games, row.login, row.profile) for row in rows]


async def hold_pool(connection: AsyncConnection, pool: str) -> int:
    """How many games of a pool are rated. Until the transaction ends, nobody else can rate another."""
    pools = schema.rating_pools
    new = text("INSERT INTO rating_pools (pool, games) VALUES (:pool, 0) ON CONFLICT DO NOTHING")
    await connection.execute(new, {"pool": pool})
    query = select(pools.c.games).where(pools.c.pool == pool).with_for_update()
    return int((await connection.execute(query)).scalar_one())


async def set_games(connection: AsyncConnection, pool: str, games: int) -> None:
    """Store how many games of a pool are rated."""
    pools = schema.rating_pools
    await connection.execute(update(pools).where(pools.c.pool == pool).values(games=games))


async def write_ratings(
    connection: AsyncConnection, pool: str, new: Mapping[str, Rating], now: float, games: int = 1
) -> None:
    """Store the ratings of people after a game, or so many, those of people who are gone excepted.

    Whoever does this holds the pool.
    """
    known = select(schema.people.c.id).where(schema.people.c.id.in_(new))
    there = sorted((await connection.execute(known)).scalars())
    before = await ratings_of(connection, there, pool)
    for person in there:
        rating = new[person]
        values = {"mu": rating.mu, "sigma": rating.sigma, "sure": rating.sure, "changed": now}
        mine = update(schema.ratings).where(_ratings.person == person, _ratings.pool == pool)
        if not (await connection.execute(mine.values(games=_ratings.games + games, **values))).rowcount:
            await connection.execute(insert(schema.ratings), {"person": person, "pool": pool, "games": games, **values})
    await move_in_ranks(connection, pool, before, {person: new[person] for person in there})


async def with_rating(storage: Storage, actor: Actor, settings: Settings, players: int) -> Actor:
    """Somebody with the rating with which they sit down at a table."""
    if not settings.rated:
        return actor
    pool = pool_of(settings.game, settings.clock, players)
    async with storage.reading() as connection:
        return actor._replace(rating=await rating_of(connection, actor.id, pool.name))


async def pools_played(connection: AsyncConnection) -> list[Pool]:
    """The pools with games that are rated."""
    pools = schema.rating_pools.c
    names = await connection.execute(select(pools.pool).where(pools.games > 0).order_by(pools.pool))
    return [pool for name in names.scalars() if (pool := pool_named(name)) is not None]


async def export_ratings(connection: AsyncConnection, person: str) -> list[dict[str, object]]:
    """The ratings of a person, for the export of their data."""
    query = select(*(column for column in _ratings if column.name != "person")).where(_ratings.person == person)
    return [dict(row) for row in (await connection.execute(query.order_by(_ratings.pool))).mappings()]
