"""Computes all ratings anew from the log: as they must be, whatever the table of ratings says."""

from collections import defaultdict
from typing import Final, NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.server.ratings.computing import RatedGame, rated_game, ratings_after
from realmwright.server.ratings.keeper import ratings_before
from realmwright.server.ratings.ranks import delete_ratings
from realmwright.server.ratings.rows import hold_pool, set_games, write_ratings
from realmwright.server.ratings.scale import Rating
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.storage.entries import Rated
from realmwright.server.storage.existing import existing
from realmwright.server.tables.table import Table

HALF_A_POINT: Final = 0.015
"""Of skill. Less than this nobody has seen."""


class RatedEntry(NamedTuple):
    """A rated game, with what the log says that came of it."""

    game: RatedGame
    time: float
    body: Rated


class Recomputed(NamedTuple):
    """What has been computed."""

    pools: int
    games: int
    different: int
    """How many games would now change ratings in another way than it was shown to people."""
    corrected: int
    """How many ratings were not as they must be."""


async def recompute(url: str) -> Recomputed:
    """Compute all ratings anew, and store those that differ. A server may go on meanwhile."""
    async with existing(url) as storage:
        return await _recompute(storage)


async def _recompute(storage: Storage) -> Recomputed:
    found: dict[str, RatedEntry] = {}
    await _read_games(storage, found)
    pools: dict[str, list[RatedEntry]] = defaultdict(list)
    games = different = corrected = 0
    async with storage.writing() as connection:
        for pool in (await connection.execute(select(schema.rating_pools.c.pool))).scalars().all():
            await hold_pool(connection, pool)
        # From here on no game is rated: only those are missing that ended while the others were read.
        await _read_games(storage, found)
        for entry in found.values():
            pools[entry.body.pool].append(entry)
        for pool, entries in pools.items():
            entries.sort(key=lambda entry: entry.body.game)
            differing, changed = await _store_pool(connection, pool, entries)
            games, different, corrected = games + len(entries), different + differing, corrected + changed
        corrected += await delete_ratings(connection, schema.ratings.c.pool.not_in(pools))
    return Recomputed(len(pools), games, different, corrected)


async def _read_games(storage: Storage, found: dict[str, RatedEntry]) -> None:
    """Add the rated games that are not there yet."""
    columns = schema.tables.c
    query = select(columns.id).where(columns.rated.is_(True), columns.phase == "over", columns.to_rate.is_(False))
    async with storage.reading() as connection:
        tables = (await connection.execute(query)).scalars().all()
    for ident in tables:
        if ident in found:
            continue
        opened, *rest = await storage.entries(ident)
        table = Table.open(opened)
        for entry in rest:
            table.apply(entry)
            if isinstance(entry.body, Rated):
                found[ident] = RatedEntry(rated_game(table.data), entry.time, entry.body)


async def _store_pool(connection: AsyncConnection, pool: str, entries: list[RatedEntry]) -> tuple[int, int]:
    """Compute a pool; returns how many games and how many ratings were different."""
    people = set((await connection.execute(select(schema.people.c.id))).scalars())
    known: dict[str, Rating] = {}
    played: dict[str, int] = defaultdict(int)
    last: dict[str, float] = {}
    different = 0
    for game, time, body in entries:
        # What is forgotten about somebody who is gone is as the log has it.
        gone = {who: rating for who, rating in zip(game.people, body.before, strict=True) if who and who not in people}
        before = ratings_before(game, {**known, **gone})
        after = ratings_after(game, before)
        pairs = zip((*before, *after), (*body.before, *body.after), strict=True)
        different += any(abs(one.mu - other.mu) > HALF_A_POINT for one, other in pairs)
        for person, rating in zip(game.people, after, strict=True):
            if person and person in people:
                known[person], last[person] = rating, time
                played[person] += 1
    columns = schema.ratings.c
    rows = await connection.execute(select(schema.ratings).where(columns.pool == pool))
    stored = {row.person: (Rating(row.mu, row.sigma), row.games) for row in rows}
    wanted = {person: (rating, played[person]) for person, rating in known.items()}
    wrong = [person for person in stored.keys() | wanted.keys() if stored.get(person) != wanted.get(person)]
    for person in wrong:
        await delete_ratings(connection, (columns.pool == pool) & (columns.person == person))
        if person in wanted:
            await write_ratings(connection, pool, {person: known[person]}, last[person], played[person])
    await hold_pool(connection, pool)
    await set_games(connection, pool, entries[-1].body.game)
    return different, len(wrong)
