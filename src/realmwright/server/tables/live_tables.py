"""All tables in use in this process, and what has to be done for tables that nobody uses."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import func, select

from realmwright.dice import SALT_BYTES, SECRET_BYTES
from realmwright.protocol import Call, Settings
from realmwright.server.bots.service import BotService
from realmwright.server.errors import Refused
from realmwright.server.moderation.waiting import OpenReports, calls_to_moderators, state_of_reports
from realmwright.server.operations.config import Config
from realmwright.server.operations.ids import new_id, short_id
from realmwright.server.operations.metrics import Metrics
from realmwright.server.operations.tasks import BackgroundTasks
from realmwright.server.people.wording import Wording
from realmwright.server.ratings.rows import with_rating
from realmwright.server.storage import schema
from realmwright.server.storage.bus import (
    Attending,
    BusMessage,
    Called,
    LoggedOut,
    LogGrown,
    MutesChanged,
    Reload,
    Sanctioned,
    Seen,
)
from realmwright.server.storage.database import Storage
from realmwright.server.storage.entries import AnyBody, Opened, Rematched
from realmwright.server.storage.faults import StorageFault
from realmwright.server.storage.log_writer import GENERATION
from realmwright.server.storage.outage import BACK, LONG_SECONDS, end_outage
from realmwright.server.storage.sanctions import changed_since, last_change
from realmwright.server.storage.server_clock import ALIVE, OUTAGE_SECONDS, ServerClock
from realmwright.server.tables.archive import Archive
from realmwright.server.tables.connections import Connections
from realmwright.server.tables.live_table import LiveTable
from realmwright.server.tables.maintenance import Maintenance
from realmwright.server.tables.presence import Presence
from realmwright.server.tables.services import TableServices
from realmwright.server.tables.setup import Actor, open_table, rematch_settings, with_people
from realmwright.server.tables.table import Table

ROUND_SECONDS: Final = 1.0
ALIVE_ROUNDS: Final = 5
DUE_AT_ONCE: Final = 100
SKIP_SECONDS: Final = 300.0
"""How long a table that fails is left alone. Its game may not be installed here."""

logger = logging.getLogger("realmwright.tables")


def deal(settings: Settings, host: Actor) -> Opened:
    """The first entry of a table, with new secret dice."""
    return open_table(settings, host, secrets.token_bytes(SECRET_BYTES), secrets.token_bytes(SALT_BYTES))


class LiveTables:
    """All tables in use in this process."""

    def __init__(
        self,
        config: Config,
        storage: Storage,
        bots: BotService,
        metrics: Metrics,
        clock: ServerClock,
        on_finish: Callable[[Table], None] = lambda _: None,
    ) -> None:
        self.config = config
        self.clock = clock
        self.storage = storage
        self.bots = bots
        self.metrics = metrics
        self.wording = Wording(config)
        """What may be said, and how people and tables may be called."""
        self.tasks = BackgroundTasks()
        self.archive = Archive(storage)
        self.presence = Presence(storage, clock, self.tasks, self._tell_presence)
        self.connections = Connections(storage, self.tasks, self.presence)
        self.maintenance = Maintenance(clock)
        self._services = TableServices(
            config,
            storage,
            metrics,
            bots,
            self.tasks,
            self.archive,
            clock,
            self.presence,
            self.maintenance,
            self.hear,
            on_finish,
        )
        self._tables: dict[str, LiveTable] = {}
        self._generation: str | None = None
        self._sanctions = 0
        """The last change of sanctions that this process knows of."""
        self._reports = OpenReports()
        """The open reports that this process knows of."""
        self._skipped: dict[str, float] = {}
        """Tables that failed, and until when they are left alone."""

    # Opening and closing

    async def open(self) -> None:
        """Give back the time of an outage, and start the rounds."""
        self._generation = await self.storage.mark(GENERATION)
        async with self.storage.reading() as connection:
            self._sanctions = await last_change(connection)
            self._reports = await state_of_reports(connection)
        reading = await self.storage.clock_reading()
        shift = self.clock.start(reading)
        if shift != reading.shift:
            await self.storage.set_shift(reading.shift, shift)
        await self.storage.set_mark_once(ALIVE, repr(self.clock.now()))
        await self._end_outage()
        self.tasks.start(self._run_rounds())

    async def close(self) -> None:
        """Stop everything that runs in the background. Entries that were decided are still written."""
        await self.tasks.close()
        for table in self._tables.values():
            table.close()
        self._tables.clear()

    # Tables

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def get(self, ident: str) -> LiveTable:
        """The live table with this id, whether the log has such a table or not."""
        table = self._tables.get(ident)
        if table is None:
            table = self._tables[ident] = LiveTable(self._services, ident)
        return table

    async def create(self, actor: Actor, settings: Settings) -> LiveTable:
        """Open a new table."""
        self.check_guest(actor)
        await self.check_table_limit(actor.id)
        table = self.get(new_id())
        await table.create(await self._deal(settings, actor), actor)
        return table

    async def open_with(self, ident: str, settings: Settings, people: Sequence[Actor]) -> None:
        """Open a table at which all of these people sit, unless there is one of this name; the first is its host."""
        host, *others = people
        opened = await self._deal(settings, host)
        seated = [await with_rating(self.storage, each, settings, len(people)) for each in others]
        await self.get(ident).create(with_people(opened, seated), host)

    async def _deal(self, settings: Settings, host: Actor) -> Opened:
        """The first entry of a table whose host has their rating, if the game is rated."""
        if settings.rated and not self.config.ratings:
            raise Refused("not-allowed", "this server rates no games")
        return deal(settings, await with_rating(self.storage, host, settings, len(settings.seats)))

    async def rematch(self, live_table: LiveTable, actor: Actor, action_id: str) -> tuple[int, str]:
        """Open the table of a rematch, once; returns the number of the entry, and the id of the new table."""
        self.check_guest(actor)
        table = await live_table.look(actor.id)
        settings = rematch_settings(table, actor)
        opened = await self._deal(settings, actor)
        if table.data.rematch is None:
            await self.check_table_limit(actor.id)
            ident = new_id()

            def decide(table: Table) -> AnyBody:
                if table.data.rematch is not None:
                    raise Refused("taken", "somebody else was faster")
                return Rematched(ident)

            # The first request names the new table. All others, and repeated ones, are led to the same table.
            try:
                await live_table.append(decide, actor.id, action_id)
            except Refused as problem:
                if problem.code != "taken":
                    raise
            table = await live_table.look(actor.id)
        if table.data.rematch is None:
            raise Refused("bad-message", "this id was used for another command")
        await self.get(table.data.rematch).create(opened, actor)
        return await live_table.find(actor.id, action_id) or table.number, table.data.rematch

    def check_guest(self, actor: Actor) -> None:
        """Raise Refused for a guest where people play with accounts only."""
        if not (actor.account or self.config.guests):
            raise Refused("no-guests", "here people play with an account; make one or log in, you keep everything")

    async def check_table_limit(self, person: str) -> None:
        """Raise Refused if a person may open no table now, or sits at too many unfinished ones."""
        self.maintenance.check_open()
        query = (
            select(func.count())
            .select_from(schema.seats)
            .where(schema.seats.c.person == person, schema.seats.c.ended.is_(None))
        )
        async with self.storage.reading() as connection:
            if 0 < self.config.tables_per_person <= (await connection.execute(query)).scalar_one():
                raise Refused("limit", "you have too many unfinished tables; finish or leave some first")

    # Messages from the bus

    def hear(self, message: BusMessage) -> None:
        """Something happened, in this process or in another one."""
        match message:
            case LogGrown(table, number, waits_for, waited_for):
                live_table = self._tables.get(table)
                if live_table is not None and self.storage.shared and live_table.last_sent < number:
                    self.tasks.start(live_table.catch_up(number))
                if waits_for != waited_for:
                    self.connections.send_turn(table, waits_for, True)
                    self.connections.send_turn(table, waited_for, False)
            case Reload(table):
                self.archive.invalidate(table)
                for live_table in list(self._tables.values()):
                    if table is None or live_table.id == table:
                        live_table.invalidate()
                        self.tasks.start(live_table.refresh())
                if table is None:
                    # People may have logged out while this process heard nothing, and so on.
                    self.tasks.start(self.connections.check_sessions())
                    self.tasks.start(self.connections.read_mutes())
                    self.tasks.start(self.connections.check_suspensions())
                    self.presence.miss()
            case LoggedOut(person):
                self.tasks.start(self.connections.check_sessions([person]))
            case MutesChanged(person):
                self.tasks.start(self.connections.read_mutes([person]))
            case Sanctioned(person):
                self.connections.interrupt(person)
            case Called(person, ("search" | "challenges" | "reports") as what, table):
                self.connections.call(person, Call(what, table))
            case Seen() | Attending():
                self.presence.hear(message)

    def _tell_presence(self) -> None:
        """Tell the watchers of all tables who is there, where that has changed."""
        for live_table in self._tables.values():
            live_table.tell_presence()

    # Rounds

    async def _run_rounds(self) -> None:
        """Forever: end outages before any clock is checked, say that this server is alive, and do what is due."""
        rounds = 0
        while True:
            try:
                await self._end_outage()
                if rounds % ALIVE_ROUNDS == 0:
                    await self._stay_alive()
                await self._check_resting_tables()
                await self._check_due_tables()
            except StorageFault as problem:
                # The storage has logged why, once.
                logger.debug("tables are not looked after: %s", problem)
            except Exception as problem:
                logger.error("tables are not looked after: %s", type(problem).__name__, exc_info=problem)
            for table in list(self._tables.values()):
                table.go_on()
            self._drop_unused()
            rounds += 1
            await asyncio.sleep(ROUND_SECONDS)

    async def _end_outage(self) -> None:
        """Charge nobody for an outage: all servers were down, this machine slept, or the database was away."""
        alive = await self.storage.mark(ALIVE)
        if alive is not None and self.clock.now() - float(alive) < OUTAGE_SECONDS:
            return
        async with self.storage.writing() as connection:
            outage = await connection.run_sync(end_outage, self.clock.now())
        if outage is not None:
            if outage.seconds >= LONG_SECONDS:
                await self.storage.set_mark(BACK, repr(self.clock.now()))
            logger.info("back after %.0f seconds; %d clocks go on", outage.seconds, len(outage.entries))
            for table, number in outage.entries:
                if table in self._tables:
                    self.tasks.start(self._tables[table].catch_up(number))

    async def _compare_clocks(self) -> None:
        """Stay together with the clocks of other processes, and let no jump of any wall clock through."""
        asked = self.clock.now()
        reading = await self.storage.clock_reading()
        shift = self.clock.compare(reading, asked)
        if shift != reading.shift:
            logger.warning("a clock has jumped by %.0f seconds; those of tables have not", reading.shift - shift)
            await self.storage.set_shift(reading.shift, shift)

    async def _stay_alive(self) -> None:
        await self._compare_clocks()
        await self.storage.set_mark(ALIVE, repr(self.clock.now()))
        await self.connections.note_seen()
        await self.presence.pulse()
        self.metrics.sockets.set(len(self.connections))
        self.metrics.rooms.set(self.in_memory)
        generation = await self.storage.mark(GENERATION)
        if generation != self._generation:
            # A back-up was restored while this server was running.
            self._generation = generation
            self.hear(Reload(None))
        if not self.storage.shared:
            await self._find_decisions()

    async def _find_decisions(self) -> None:
        """Look for decisions of the operators, whose program cannot tell a server on SQLite about them."""
        async with self.storage.reading() as connection:
            people = await changed_since(connection, self._sanctions)
            self._sanctions = await last_change(connection)
            reports = await state_of_reports(connection)
            calls = await calls_to_moderators(connection) if reports != self._reports else []
        self._reports = reports
        for person in people:
            self.hear(Sanctioned(person))
        for call in calls:
            self.hear(call)

    async def _check_due_tables(self) -> None:
        columns = schema.tables.c
        now = self.clock.now()
        query = select(columns.id).where(columns.due <= now, columns.id.not_in(list(self._skipped)))
        async with self.storage.reading() as connection:
            tables = (await connection.execute(query.order_by(columns.due).limit(DUE_AT_ONCE))).scalars().all()
        for table in tables:
            await self._check_table(table)

    async def _check_resting_tables(self) -> None:
        """Let clocks stand while there is maintenance, and run on when it is over."""
        now = self.clock.now()
        self._skipped = {table: until for table, until in self._skipped.items() if until > now}
        for table in await self.maintenance.tables(self.storage):
            if table not in self._skipped:
                await self._check_table(table)

    async def _check_table(self, table: str) -> None:
        try:
            await self.get(table).check_time()
        except StorageFault:
            raise
        except Exception as problem:
            # A fault of one table must not affect the others.
            self._skipped[table] = self.clock.now() + SKIP_SECONDS
            logger.warning("table %s cannot be looked after: %s: %s", short_id(table), type(problem).__name__, problem)

    def _drop_unused(self) -> None:
        """Drop the idle tables that were not used for longest, beyond the number that may stay in memory."""
        idle = [table for table in self._tables.values() if table.idle()]
        idle.sort(key=lambda table: table.used)
        for table in idle[: max(0, len(idle) - self.config.rooms)]:
            del self._tables[table.id]
            table.close()
