"""The hall: all rooms of this process, and what is to be done for tables without anybody's asking."""

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Final, Protocol

from sqlalchemy import func, select, update

from realmwright.dice import SALT_BYTES, SECRET_BYTES
from realmwright.game import RealmwrightError, State
from realmwright.protocol import Settings, Turn
from realmwright.server.bots.pool import Choice, Thinkers
from realmwright.server.errors import Refused
from realmwright.server.installed import bot_names, known_bot
from realmwright.server.operations.config import Config
from realmwright.server.operations.lru_cache import Shelf
from realmwright.server.operations.metrics import Metrics
from realmwright.server.storage import schema
from realmwright.server.storage.bus import Grown, LoggedOut, Reload, Tiding
from realmwright.server.storage.database import Storage
from realmwright.server.storage.entries import AnyBody, Opened, Rematched
from realmwright.server.storage.log_writer import GENERATION, StorageFault
from realmwright.server.storage.outage import ALIVE, OUTAGE_SECONDS, end_outage
from realmwright.server.tables.commands import Actor, open_table, rematch_settings
from realmwright.server.tables.live_table import Room, Watcher
from realmwright.server.tables.log_history import History
from realmwright.server.tables.replay import Reel
from realmwright.server.tables.summary import short
from realmwright.server.tables.table import Table
from realmwright.server.tables.visibility import encoded

ROUND_SECONDS: Final = 1.0
ALIVE_ROUNDS: Final = 5
SWEPT_AT_ONCE: Final = 100
ASKED_AT_ONCE: Final = 500
HOPELESS_SECONDS: Final = 300.0
"""How long a table is left alone that cannot be looked after: its game may not be installed here."""
HISTORIES: Final = 32
REELS: Final = 16
"""Of how many tables the past is kept, for those who read on: of each it is a megabyte or two."""

logger = logging.getLogger("realmwright.hall")


def new_id() -> str:
    """An id that nobody can guess: 128 random bits. It never looks like an option of a command."""
    while (ident := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return ident


def deal(settings: Settings, host: Actor) -> Opened:
    """The first entry of a table, with dice that nobody knows."""
    return open_table(settings, host, secrets.token_bytes(SECRET_BYTES), secrets.token_bytes(SALT_BYTES))


class Caller(Watcher, Protocol):
    """A watcher that can be sent away."""

    @property
    def session(self) -> str:
        """The hash of the session that it came with."""
        ...

    def expel(self) -> None:
        """End the connection: its session is over."""
        ...


class Hall:
    """All tables in use in this process."""

    def __init__(self, config: Config, storage: Storage, thinkers: Thinkers, metrics: Metrics) -> None:
        self.config = config
        self.storage = storage
        self.thinkers = thinkers
        self.metrics = metrics
        self.spare_bot = config.spare_bot if config.spare_bot in bot_names() else min(bot_names())
        """The bot that plays on for those who resign."""
        self.adviser = config.adviser if config.adviser in bot_names() else self.spare_bot
        """The bot that is asked about finished games."""
        self.callers: dict[str, set[Caller]] = {}
        """The connections of each person."""
        self._rooms: dict[str, Room] = {}
        self._histories: Shelf[str, History] = Shelf(HISTORIES)
        self._reels: Shelf[str, Reel] = Shelf(REELS)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._generation: str | None = None
        self._hopeless: dict[str, float] = {}

    # Opening and closing

    async def open(self) -> None:
        """Give back the time of an outage, and begin to look after the tables."""
        self._generation = await self.storage.mark(GENERATION)
        await self.storage.keep_mark(ALIVE, repr(time.time()))
        await self._end_outage()
        self.spawn(self._look_after())

    async def close(self) -> None:
        """Stop looking after the tables; what was decided is written down."""
        while self._tasks:
            for task in list(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self._rooms.values():
            room.close()
        self._rooms.clear()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something be done on the side."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, RealmwrightError):
            logger.warning("left undone: %s", problem)
        elif problem is not None:
            logger.error("left undone", exc_info=problem)

    # Tables

    def room(self, ident: str) -> Room:
        """The room of a table, whether there is such a table or not."""
        room = self._rooms.get(ident)
        if room is None:
            room = self._rooms[ident] = Room(self, ident)
        return room

    async def create(self, actor: Actor, settings: Settings) -> Room:
        """Open a new table."""
        await self._check_number(actor.id)
        room = self.room(new_id())
        await room.create(deal(settings, actor), actor)
        return room

    async def rematch(self, room: Room, actor: Actor, action_id: str) -> tuple[int, str]:
        """Open the table where these people play on, once; returns the number of the entry, and the table."""
        table = await room.look(actor.id)
        settings = rematch_settings(table, actor)
        opened = deal(settings, actor)
        if table.sheet.rematch is None:
            await self._check_number(actor.id)
            ident = new_id()

            def decide(table: Table) -> AnyBody:
                if table.sheet.rematch is not None:
                    raise Refused("taken", "somebody else was faster")
                return Rematched(ident)

            # Whoever comes first names the table; the others, and whoever comes again, are led to the same one.
            try:
                await room.add(decide, actor.id, action_id)
            except Refused as problem:
                if problem.code != "taken":
                    raise
            table = await room.look(actor.id)
        if table.sheet.rematch is None:
            raise Refused("bad-message", "this id was used for another command")
        await self.room(table.sheet.rematch).create(opened, actor)
        return await room.find(actor.id, action_id) or table.number, table.sheet.rematch

    async def _check_number(self, person: str) -> None:
        asked = (
            select(func.count())
            .select_from(schema.tables.join(schema.seats, schema.seats.c.table == schema.tables.c.id))
            .where(schema.seats.c.person == person, schema.tables.c.phase.in_(["open", "playing"]))
        )
        async with self.storage.reading() as connection:
            if 0 < self.config.tables_per_person <= (await connection.execute(asked)).scalar_one():
                raise Refused("limit", "you have too many unfinished tables; finish or leave some first")

    def history(self, table: str) -> History:
        """The log of a table, to be read again."""
        return self._histories.find(table) or self._histories.keep(table, History(self.storage, table))

    def reel(self, table: Table) -> Reel:
        """The game of a table where it is over."""
        return self._reels.find(table.id) or self._reels.keep(table.id, Reel(table.record()))

    def forget(self, table: str | None) -> None:
        """The log of a table, or of any, may have been changed."""
        self._histories.forget(table)
        self._reels.forget(table)

    # Bots

    def check_leisure(self) -> None:
        """Raise Refused if games wait for bots: whoever only asks comes after those who play."""
        if self.thinkers.waiting:
            raise Refused("limit", "the bots are busy with games; ask again in a moment")

    async def advise(self, bot: str, state: State) -> int:
        """What a bot would play. Raises Refused if it cannot be asked: for now, or because it is not installed."""
        known_bot(bot, state.game.name)
        self.check_leisure()
        choice = await self.choose(bot, state)
        if choice.fault is not None:
            raise Refused("unavailable", "no advice could be had")
        return choice.action

    async def choose(self, bot: str, state: State) -> Choice:
        """What a bot plays; a legal action in any case."""
        choice = await self.thinkers.choose(bot, state, secrets.randbits(48))
        if choice.fault is not None:
            self.metrics.bot_faults.labels(choice.fault).inc()
        return choice

    # People

    def arrive(self, caller: Caller) -> None:
        """A connection has been opened; its session may have ended meanwhile."""
        self.callers.setdefault(caller.person, set()).add(caller)
        self.spawn(self._check_sessions([caller.person]))

    def depart(self, caller: Caller) -> None:
        """A connection has been closed."""
        there = self.callers.get(caller.person, set())
        there.discard(caller)
        if not there:
            self.callers.pop(caller.person, None)

    async def _check_sessions(self, people: list[str]) -> None:
        """Send those away whose session has ended."""
        columns = schema.sessions.c
        for start in range(0, len(people), ASKED_AT_ONCE):
            some = people[start : start + ASKED_AT_ONCE]
            async with self.storage.reading() as connection:
                asked = select(columns.hash).where(columns.person.in_(some))
                valid = set((await connection.execute(asked)).scalars())
            for caller in [caller for person in some for caller in self.callers.get(person, ())]:
                if caller.session not in valid:
                    caller.expel()

    # Hearing of others

    def hear(self, tiding: Tiding) -> None:
        """Something happened, here or in another process."""
        match tiding:
            case Grown(table, number, waits_for, waited_for):
                room = self._rooms.get(table)
                if room is not None and self.storage.shared:
                    self.spawn(room.catch_up(number))
                if waits_for != waited_for:
                    self._tell_turn(table, waits_for, True)
                    self._tell_turn(table, waited_for, False)
            case Reload(table):
                self.forget(table)
                for room in list(self._rooms.values()):
                    if table is None or room.id == table:
                        room.forget()
                        self.spawn(room.refresh())
                if table is None:
                    # Whoever logged out while nothing could be heard must not stay.
                    self.spawn(self._check_sessions(list(self.callers)))
            case LoggedOut(person):
                self.spawn(self._check_sessions([person]))

    def _tell_turn(self, table: str, person: str | None, yours: bool) -> None:
        for caller in self.callers.get(person, ()) if person else ():
            caller.send(encoded(Turn(table, yours)))

    # Looking after tables

    async def _look_after(self) -> None:
        """Again and again: end outages before any clock is looked at, be alive, and do what is due."""
        rounds = 0
        while True:
            try:
                await self._end_outage()
                if rounds % ALIVE_ROUNDS == 0:
                    await self._stay_alive()
                await self._sweep()
            except Exception as problem:
                logger.error("tables are not looked after: %s", type(problem).__name__, exc_info=problem)
            self._tidy()
            rounds += 1
            await asyncio.sleep(ROUND_SECONDS)

    async def _end_outage(self) -> None:
        """Whether all servers were away, this machine slept or the database did: nobody is charged for it."""
        alive = await self.storage.mark(ALIVE)
        if alive is not None and time.time() - float(alive) < OUTAGE_SECONDS:
            return
        async with self.storage.writing() as connection:
            outage = await connection.run_sync(end_outage, time.time())
        if outage is not None:
            logger.info("back after %.0f seconds; %d clocks go on", outage.seconds, len(outage.entries))
            for table, number in outage.entries:
                if table in self._rooms:
                    self.spawn(self._rooms[table].catch_up(number))

    async def _stay_alive(self) -> None:
        await self.storage.set_mark(ALIVE, repr(time.time()))
        await self._see_people()
        self.metrics.sockets.set(sum(map(len, self.callers.values())))
        self.metrics.rooms.set(len(self._rooms))
        generation = await self.storage.mark(GENERATION)
        if generation != self._generation:
            # Somebody has restored a back-up under our feet.
            self._generation = generation
            self.hear(Reload(None))

    async def _see_people(self) -> None:
        """Note who is here, of those to whom it makes a difference: who want no letters while they are."""
        columns = schema.people.c
        async with self.storage.reading() as connection:
            asked = select(columns.id).where(columns.notify_open.is_(False))
            here = [person for person in (await connection.execute(asked)).scalars() if person in self.callers]
        for start in range(0, len(here), ASKED_AT_ONCE):
            some = columns.id.in_(here[start : start + ASKED_AT_ONCE])
            async with self.storage.writing() as connection:
                await connection.execute(update(schema.people).where(some).values(seen=time.time()))

    async def _sweep(self) -> None:
        columns = schema.tables.c
        now = time.time()
        self._hopeless = {table: until for table, until in self._hopeless.items() if until > now}
        asked = select(columns.id).where(columns.due <= now, columns.id.not_in(list(self._hopeless)))
        async with self.storage.reading() as connection:
            tables = (await connection.execute(asked.order_by(columns.due).limit(SWEPT_AT_ONCE))).scalars().all()
        for table in tables:
            try:
                await self.room(table).on_time()
            except StorageFault:
                raise
            except Exception as problem:
                # Whatever is wrong with one table is the trouble of no other.
                self._hopeless[table] = now + HOPELESS_SECONDS
                logger.warning("table %s cannot be looked after: %s: %s", short(table), type(problem).__name__, problem)

    def _tidy(self) -> None:
        """Give up rooms that nobody has used for longest."""
        spare = [room for room in self._rooms.values() if room.idle()]
        spare.sort(key=lambda room: room.used)
        for room in spare[: max(0, len(spare) - self.config.rooms)]:
            del self._rooms[room.id]
            room.close()
