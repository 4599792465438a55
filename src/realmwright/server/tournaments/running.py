"""Runs tournaments: every process looks at what is due, and each step is one entry that is written once.

The log of a tournament is the source of truth. A round is paired by an entry that has the ids of its tables; these are
opened afterwards, by whoever comes first, and a table with an id is opened once. How a game ended is in the log of its
table, and is taken over by an entry that can only be written once. So it does not matter when a server is killed, nor
how many of them there are: whatever is missing is found by a query, and done.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from cachetools import LRUCache
from sqlalchemy import and_, or_, select, update

from realmwright.game import RealmwrightError
from realmwright.server.errors import Refused
from realmwright.server.operations.ids import new_id, short_id
from realmwright.server.ratings.rows import with_rating
from realmwright.server.storage import schema
from realmwright.server.storage.entries import AnyBody as TableBody
from realmwright.server.storage.entries import Resigned
from realmwright.server.storage.faults import StorageFault
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.setup import Actor
from realmwright.server.tables.table import Table
from realmwright.server.tournaments.decisions import next_entry
from realmwright.server.tournaments.entries import Announced, AnyBody, Entry, Finished
from realmwright.server.tournaments.rows import TournamentRows, forget_cancelled
from realmwright.server.tournaments.tables import opened, result_of, settings_of
from realmwright.server.tournaments.tournament import Tournament

ROUND_SECONDS: Final = 2.0
SKIP_SECONDS: Final = 300.0
"""How long a tournament that fails is left alone. Its game may not be installed here."""
FORGOTTEN_SECONDS: Final = 30 * 86_400.0
"""A tournament that was cancelled is deleted after so long."""
AT_ONCE: Final = 200
KEPT: Final = 200
"""How many tournaments are kept in memory."""
TRIES: Final = 5

logger = logging.getLogger("realmwright.tournaments")


class Tournaments:
    """All tournaments, as this process knows them."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._rows = TournamentRows(tables.storage)
        self._known: LRUCache[str, Tournament] = LRUCache(KEPT)
        self._generation: str | None = None
        self._lock = asyncio.Lock()
        self._news = asyncio.Event()
        self._skipped: dict[str, float] = {}
        """Tournaments that failed, and until when they are left alone."""

    def start(self) -> None:
        """Begin to run tournaments, whenever operators want any."""
        self._tables.tasks.start(self._run())

    def check_begin(self) -> None:
        """Raise Refused if no tournament may begin."""
        self._tables.maintenance.check_open()

    def after_game(self, _: Table) -> None:
        """A game has ended."""
        self._news.set()

    # What people want

    async def find(self, ident: str) -> Tournament:
        """A tournament. It must not be changed, nor be used after the next await."""
        async with self._lock:
            return await self._current(ident)

    async def announce(self, host: str, body: Announced) -> str:
        """Announce a new tournament; returns its id."""
        ident = new_id()
        entry = Entry(ident, 1, self._tables.clock.now(), body, host)
        if not await self._rows.append(Tournament(entry), entry, await self._rows.generation()):
            raise Refused("busy", "this could not be written; try again")
        self._news.set()
        return ident

    async def append(
        self, ident: str, decide: Callable[[Tournament], AnyBody | None], person: str | None = None
    ) -> bool:
        """Append what is decided on the present state, if anything; it is decided again if somebody was faster."""
        async with self._lock:
            for _ in range(TRIES):
                tournament = await self._current(ident)
                # A round of many people takes a while to pair, and others shall not wait for it.
                body = await asyncio.to_thread(decide, tournament)
                if body is None:
                    return False
                now = max(self._tables.clock.now(), tournament.changed)
                entry = Entry(ident, tournament.number + 1, now, body, person)
                # Until it is written the state is nobody's: if that fails it is read anew.
                del self._known[ident]
                tournament.apply(entry)
                if await self._rows.append(tournament, entry, self._generation):
                    self._known[ident] = tournament
                    self._news.set()
                    return True
        raise Refused("busy", "too many people act in this tournament at once; try again")

    async def _current(self, ident: str) -> Tournament:
        generation = await self._rows.generation()
        if generation != self._generation:
            self._known.clear()
            self._generation = generation
        found = await self._rows.read(ident, self._known.pop(ident, None))
        if found is None:
            raise Refused("unknown-tournament", "there is no such tournament")
        self._known[ident] = found
        return found

    async def forget_old(self) -> None:
        """Delete tournaments that were cancelled long ago."""
        async with self._storage.writing() as connection:
            await forget_cancelled(connection, self._tables.clock.now() - FORGOTTEN_SECONDS)

    # What happens by itself

    async def _run(self) -> None:
        """Forever: do what is due."""
        while True:
            self._news.clear()
            try:
                if self._tables.config.tournaments:
                    await self.run_round()
            except StorageFault as problem:
                # The storage has logged why, once.
                logger.debug("tournaments are not looked after: %s", problem)
            except Exception as problem:
                logger.error("tournaments are not looked after: %s", type(problem).__name__, exc_info=problem)
            try:
                async with asyncio.timeout(ROUND_SECONDS):
                    await self._news.wait()
            except TimeoutError:
                continue

    async def run_round(self) -> None:
        """Take over the results of games, pair what is to be paired, and open the tables that are missing.

        While there is maintenance results are taken over, and nothing else.
        """
        rests = self._tables.maintenance.on
        now = self._tables.clock.now()
        self._skipped = {ident: until for ident, until in self._skipped.items() if until > now}
        games, tables, columns = schema.tournament_games.c, schema.tables.c, schema.tournaments.c
        left = schema.tournament_games.outerjoin(schema.tables, tables.id == games.table)
        open_games = select(games.table, games.tournament, games.appear, tables.phase).select_from(left)
        open_games = open_games.where(
            games.open.is_(True),
            games.tournament.not_in(list(self._skipped)),
            tables.phase.in_(["over", "closed"])
            if rests
            else or_(
                tables.id.is_(None),
                tables.phase.in_(["over", "closed"]),
                and_(games.appear.is_not(None), tables.phase == "playing", tables.turned + games.appear <= now),
            ),
        )
        due = select(columns.id).where(columns.due <= now, columns.id.not_in(list(self._skipped)))
        async with self._storage.reading() as connection:
            found = (await connection.execute(open_games.limit(AT_ONCE))).all()
            waiting = (await connection.execute(due.order_by(columns.due).limit(AT_ONCE))).scalars().all()
        for row in found:
            if row.phase is None:
                await self._try(row.tournament, self._open_table(row.tournament, row.table))
            elif row.phase == "playing":
                await self._try(row.tournament, self._check_presence(row.table, row.appear))
            else:
                await self._try(row.tournament, self._take_over(row.tournament, row.table))
        for ident in [] if rests else waiting:
            await self._try(ident, self.append(ident, self._next))

    async def _try(self, ident: str, step: Awaitable[object]) -> None:
        """Do something about a tournament. A fault of one must not affect the others."""
        try:
            await step
        except StorageFault:
            raise
        except Exception as problem:
            if isinstance(problem, Refused) and problem.code == "busy":
                # The next round tries it again.
                return
            self._skipped[ident] = self._tables.clock.now() + SKIP_SECONDS
            unknown = not isinstance(problem, RealmwrightError)
            logger.warning(
                "tournament %s is left for now: %s", short_id(ident), problem, exc_info=problem if unknown else None
            )

    def _next(self, tournament: Tournament) -> AnyBody | None:
        return next_entry(tournament, self._tables.clock.now(), new_id)

    async def _open_table(self, ident: str, table: str) -> None:
        tournament = await self.find(ident)
        game, settings = tournament.by_table[table], tournament.settings
        rated = settings.rated and self._tables.config.ratings
        of_round = settings_of(ident, settings, game.round, rated)
        players = [await with_rating(self._storage, actor, of_round, 2) for actor in await self._actors(game.players)]
        await self._tables.get(table).create(opened(of_round, players, ident), players[0])

    async def _actors(self, ids: list[str]) -> list[Actor]:
        people = schema.people.c
        query = select(people.id, people.name, people.colour, people.login).where(people.id.in_(ids))
        async with self._storage.reading() as connection:
            found = {
                row.id: Actor(row.id, row.name, row.colour, row.login is not None)
                for row in await connection.execute(query)
            }
        # Whoever has just deleted themselves does not come: the other one wins by that.
        return [found.get(ident) or Actor(ident, "?", "white", True) for ident in ids]

    async def _check_presence(self, table: str, seconds: int) -> None:
        """Let those lose who have not come; once both have moved, nobody looks any more."""
        live_table = self._tables.get(table)
        now, spare_bot = self._tables.clock.now(), self._tables.bots.spare_bot

        def decide(table: Table) -> TableBody:
            data, turn = table.data, table.turn
            if table.stopped or turn is None or turn in _moved(table) or data.turn_since + seconds > now:
                raise Refused("not-now", "nobody is missing")
            return Resigned(turn, data.settings.stand_in or spare_bot, "time")

        try:
            await live_table.append(decide)
        except Refused:
            data = await live_table.read()
            if len(_moved(data)) < len(data.data.seats):
                return
            games = schema.tournament_games
            async with self._storage.writing() as connection:
                await connection.execute(update(games).where(games.c.table == table).values(appear=None))

    async def _take_over(self, ident: str, table: str) -> None:
        """Write down what came of a game."""
        data = (await self._tables.get(table).read()).data
        if data.phase not in ("over", "closed"):
            return
        found = result_of(data, await self._storage.entries(table))

        def decide(tournament: Tournament) -> AnyBody | None:
            game = tournament.by_table[table]
            if game.points is not None or tournament.phase != "running":
                return None
            return Finished(table, *found)

        await self.append(ident, decide)


def _moved(table: Table) -> set[int]:
    """The seats whose people have played at least one action themselves."""
    return {step.seat for step in table.data.steps if not step.bot}
