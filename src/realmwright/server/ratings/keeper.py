"""The keeper of ratings: rates every rated game that is over, once.

The log is the source of truth here, too. The entry that ends a game marks its table as one to be rated, in the same
transaction. To rate it is one transaction of its own: an entry in the log of the table, the ratings of its people, the
number of games in the pool, and the mark is taken away. So it does not matter when a server is killed, nor how many of
them there are: what is marked is rated by whoever comes next.
"""

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.server.finished import FinishedGames
from realmwright.server.ratings.anchors import bot_rating
from realmwright.server.ratings.computing import RatedGame, rated_game, ratings_after
from realmwright.server.ratings.rows import hold_pool, ratings_of, set_games, write_ratings
from realmwright.server.ratings.scale import Rating
from realmwright.server.storage import schema
from realmwright.server.storage.bus import LogGrown, publish
from realmwright.server.storage.entries import Rated, write_body
from realmwright.server.storage.log_writer import GENERATION, generation_of
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.table import Table


class RatingKeeper:
    """Rates the games of a server process."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._games = FinishedGames(tables, schema.tables.c.to_rate.is_(True), self.rate, lambda: tables.config.ratings)

    def start(self) -> None:
        """Begin to rate games, whenever operators want them to be rated."""
        self._tables.tasks.start(self._games.run())

    def after_game(self, table: Table) -> None:
        """A game has ended."""
        if table.data.settings.rated:
            self._games.wake()

    async def rate(self, ident: str) -> bool:
        """Rate the game of a table, unless somebody else has; False if that must be tried once more."""
        live_table = self._tables.get(ident)
        generation = await self._storage.mark(GENERATION)
        data = (await live_table.read()).data
        if data.outcome is None or data.rated is not None:
            return True
        game = rated_game(data)
        try:
            async with self._storage.writing() as connection:
                if await connection.run_sync(generation_of) != generation:
                    return False
                number = await _rate(connection, ident, game, self._tables.clock.now())
        except IntegrityError:
            # Somebody has said something at the table meanwhile.
            return False
        if number is not None and not self._storage.shared:
            await live_table.catch_up(number)
        return True


async def _rate(connection: AsyncConnection, table: str, game: RatedGame, now: float) -> int | None:
    """Write down what a game does to ratings; returns the number of the entry, None if that has been done."""
    pool = game.pool.name
    # Whoever holds the pool is alone: of the same game the second one sees what the first has done.
    games = await hold_pool(connection, pool)
    tables, log = schema.tables.c, schema.log.c
    marked = select(tables.id).where(tables.id == table, tables.to_rate.is_(True))
    if (await connection.execute(marked)).first() is None:
        return None
    known = await ratings_of(connection, [person for person in game.people if person], pool)
    before = ratings_before(game, known)
    after = ratings_after(game, before)
    last = select(func.max(log.number), func.max(log.time)).where(log.table == table)
    number, latest = (await connection.execute(last)).one()
    body = write_body(Rated(pool, games + 1, before, after))
    # The log first, as for every other entry, so that no two transactions wait for each other.
    row = {"table": table, "number": number + 1, "time": max(now, latest), "body": body}
    await connection.execute(insert(schema.log), row)
    await connection.execute(update(schema.tables).where(tables.id == table).values(to_rate=False))
    new = {person: rating for person, rating in zip(game.people, after, strict=True) if person}
    await write_ratings(connection, pool, new, now)
    await set_games(connection, pool, games + 1)
    await connection.run_sync(publish, [LogGrown(table, number + 1)])
    return int(number) + 1


def ratings_before(game: RatedGame, known: dict[str, Rating]) -> list[Rating]:
    """The ratings of all seats before a game, from those of people that are known."""
    return [
        known.get(person, Rating()) if person else bot_rating(game.pool.game, bot or "") or Rating()
        for person, bot in zip(game.people, game.bots, strict=True)
    ]
