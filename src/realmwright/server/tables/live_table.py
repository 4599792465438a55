"""A room: one table in use in this process, with those who watch it.

Everything that happens goes the same way: it is decided, applied to the table, written to the log and committed, and
only then told to anybody. Whatever fails on the way, the table is made anew from the log.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from msgspec.structs import replace

from realmwright.game import RealmwrightError
from realmwright.protocol import Command, Failed, News
from realmwright.server.errors import Refused
from realmwright.server.storage.bus import Grown
from realmwright.server.storage.entries import AnyBody, Begun, Chatted, Entry, Played
from realmwright.server.storage.log_writer import GENERATION, Addition, Summary
from realmwright.server.tables import commands, visibility
from realmwright.server.tables.commands import Actor, may_watch
from realmwright.server.tables.delayed_view import Late
from realmwright.server.tables.log_history import Told
from realmwright.server.tables.summary import short, summarise
from realmwright.server.tables.table import Table

if TYPE_CHECKING:
    from realmwright.server.tables.live_tables import Hall

RECENT: Final = 100
"""How many of the latest entries are told to those who come back; who missed more gets the position alone."""
SNAPSHOT_EVERY: Final = 100
TRIES: Final = 5

logger = logging.getLogger("realmwright.rooms")


class Watcher(Protocol):
    """Whoever watches tables: a connection."""

    @property
    def person(self) -> str: ...

    def send(self, text: str) -> None:
        """Hand over a message; never waits."""
        ...


class Room:
    """One table in use."""

    def __init__(self, hall: "Hall", ident: str) -> None:
        self.hall = hall
        self.id = ident
        self.lock = asyncio.Lock()
        self.watchers: dict[Watcher, None] = {}
        self.used = time.monotonic()
        self._table: Table | None = None
        self._summary: Summary | None = None
        self._told = -1
        """The number of the last entry that the watchers here have been told of."""
        self._recent: deque[Told] = deque(maxlen=RECENT)
        self._kept = 0
        self._generation: str | None = None
        """The generation of the log that the table was made from."""
        self._late: Late | None = None
        self._thinking = False

    # Doing

    async def do(self, actor: Actor, action_id: str | None, command: Command) -> int:
        """Carry out a command; returns the number of its entry when that is written down for good.

        A command whose id was carried out before is not carried out again.
        """
        spare = self.hall.spare_bot
        return await self.add(
            lambda table: commands.decide(table, actor, command, time.time(), spare), actor.id, action_id
        )

    async def add(
        self, decide: Callable[[Table], AnyBody], person: str | None = None, action_id: str | None = None
    ) -> int:
        """Write down what is decided on the table as it is; decided anew if somebody else was faster."""
        async with self.lock:
            for _ in range(TRIES):
                table = await self._ready()
                if person is not None and action_id is not None and (person, action_id) in table.seen:
                    return table.seen[person, action_id]
                try:
                    body = decide(table)
                except RealmwrightError:
                    found = await self.find(person, action_id)
                    if found is not None:
                        return found
                    raise
                number = table.number + 1
                if await self._append(table, body, person, action_id):
                    return number
                found = await self.find(person, action_id)
                if found is not None:
                    return found
        raise Refused("busy", "too many people act at this table at once; try again")

    async def find(self, person: str | None, action_id: str | None) -> int | None:
        """The entry of a command that was carried out longer ago than is known by heart, or elsewhere."""
        if person is None or action_id is None:
            return None
        return await self.hall.storage.number_of(self.id, person, action_id)

    async def create(self, body: AnyBody, actor: Actor) -> None:
        """Begin the log, unless there is one."""
        async with self.lock:
            try:
                await self._ready()
            except Refused:
                entry = Entry(self.id, 1, time.time(), body, actor.id)
                table = Table.open(entry)
                summary = summarise(table, self.hall.config.bot_limit)
                self._generation = await self.hall.storage.mark(GENERATION)
                if await self.hall.storage.append(Addition(entry, summary, True, None, None)):
                    self._take(table, [(entry, [])])

    async def _append(self, table: Table, body: AnyBody, person: str | None, action_id: str | None) -> bool:
        # Two machines may disagree about the time; in a log it never goes back.
        entry = Entry(self.id, table.number + 1, max(time.time(), table.sheet.changed), body, person, action_id)
        waited_for, old = table.waits_for(), self._summary
        try:
            events = table.apply(entry)
            summary = summarise(table, self.hall.config.bot_limit)
            addition = Addition(
                entry,
                summary if summary != old else None,
                old is None or summary.people != old.people,
                waited_for,
                table.waits_for(),
                self._generation,
            )
            written = await self.hall.storage.append(addition)
        except BaseException:
            # It may be written or not; those who watch hear of it when the log can be read.
            self._table = None
            self.hall.spawn(self.refresh())
            raise
        if not written:
            self._table = None
            return False
        self._summary = summary
        self._recent.append((entry, events))
        self._tell(table, [(entry, events)])
        if not self.hall.storage.shared:
            self.hall.hear(Grown(self.id, entry.number, addition.waits_for, waited_for))
        self.hall.metrics.entries.inc()
        self.look_after()
        return True

    # Being there

    async def _ready(self) -> Table:
        """The table as the log has it; everybody here is told of what came from elsewhere."""
        self.used = time.monotonic()
        if self._table is None:
            table, recent = await self._load()
            self._take(table, recent)
        assert self._table is not None
        return self._table

    def _take(self, table: Table, recent: list[Told]) -> None:
        self._table = table
        self._summary = summarise(table, self.hall.config.bot_limit)
        self._recent.clear()
        self._recent.extend(recent)
        missed = [(entry, events) for entry, events in recent if entry.number > self._told]
        if missed and missed[0][0].number == self._told + 1:
            self._tell(table, missed)
        elif self._told != table.number:
            self._drop_late()
            for watcher in list(self.watchers):
                self._show(table, watcher)
        self._told = table.number
        self.look_after()

    async def _load(self) -> tuple[Table, list[Told]]:
        storage = self.hall.storage
        table: Table | None = None
        # Before the rest: if it changes meanwhile, nothing can be written, and all is read once more.
        self._generation = await storage.mark(GENERATION)
        snapshot = await storage.snapshot(self.id, RECENT)
        if snapshot is not None:
            try:
                table = Table.restore(snapshot)
            except Exception:
                # It only saves time: the log is there.
                logger.warning("a snapshot of table %s cannot be used", short(self.id))
        entries = await storage.entries(self.id, table.number if table else 0)
        recent: list[Told] = []
        if table is None:
            if not entries:
                raise Refused("unknown-table", "there is no such table")
            first = entries.pop(0)
            table = Table.open(first)
            recent.append((first, []))
        for entry in entries:
            recent.append((entry, table.apply(entry)))
        self._kept = table.number - table.number % SNAPSHOT_EVERY
        return table, recent

    async def catch_up(self, number: int) -> None:
        """Somebody elsewhere has written entries up to this number."""
        async with self.lock:
            table = self._table
            if table is None:
                if self.watchers:
                    await self._ready()
                return
            if table.number >= number:
                return
            try:
                entries = await self.hall.storage.entries(self.id, table.number)
                news = [(entry, table.apply(entry)) for entry in entries]
                self._recent.extend(news)
                self._summary = summarise(table, self.hall.config.bot_limit)
                self._tell(table, news)
            except BaseException:
                self._table = None
                raise

    def forget(self) -> None:
        """Take nothing for granted: the log may have been changed."""
        self._table = None
        self._told = -1
        self._drop_late()
        self.hall.forget(self.id)

    def _drop_late(self) -> None:
        if self._late is not None:
            self._late.close()
            self._late = None

    async def refresh(self) -> None:
        """Tell those who watch how the table stands; if it is no more, let them go."""
        async with self.lock:
            if not self.watchers:
                return
            try:
                await self._ready()
            except Refused as problem:
                for watcher in list(self.watchers):
                    watcher.send(visibility.encoded(Failed(problem.code, str(problem), table=self.id)))
                    self.unwatch(watcher)

    async def write_names(self) -> None:
        """Let lists show the names that the log now has."""
        async with self.lock:
            self.forget()
            summary = summarise(await self._ready(), self.hall.config.bot_limit)
            await self.hall.storage.write_names(self.id, summary.names, summary.title)

    def idle(self) -> bool:
        """Whether nobody needs this room now."""
        return not self.watchers and not self.lock.locked() and not self._thinking

    def close(self) -> None:
        """Nobody needs this room any more."""
        self._drop_late()

    # Watching

    async def watch(self, watcher: Watcher, after: int | None) -> None:
        """Tell what was missed, then the position, and from now on everything."""
        async with self.lock:
            table = await self._visible(watcher.person)
            if after is not None and table is self._table:
                missed = [item for item in self._recent if item[0].number > after]
                if missed and missed[0][0].number == after + 1:
                    own = table.seats_of(watcher.person)
                    for entry, events in missed:
                        watcher.send(visibility.encoded(visibility.news(entry, events, own)))
            watcher.send(visibility.encoded(visibility.position(table, watcher.person, time.time())))
            self.watchers[watcher] = None

    def unwatch(self, watcher: Watcher) -> None:
        """Tell no more."""
        self.watchers.pop(watcher, None)

    async def look(self, person: str | None) -> Table:
        """The table that somebody may see. It may be read until the next pause, and not be changed."""
        async with self.lock:
            return await self._visible(person)

    async def history(self, person: str | None, before: int | None, count: int) -> list[News]:
        """The last entries before a number as somebody may know them, the oldest first."""
        async with self.lock:
            table = await self._visible(person)
            own = table.seats_of(person)
            last = table.number if before is None else min(table.number, before - 1)
            known = list(self._recent) if table is self._table else []
        if last < 1:
            return []
        first = max(1, last - count + 1)
        if not known or known[0][0].number > first:
            known = await self.hall.history(self.id).told(first, last)
        return [visibility.news(entry, events, own) for entry, events in known if first <= entry.number <= last]

    async def _visible(self, person: str | None) -> Table:
        """The table that somebody may see, for those who hold the lock."""
        table = await self._ready()
        if may_watch(table, person):
            return table
        if table.sheet.settings.spectators == "off":
            raise Refused("not-allowed", "this table is without spectators")
        if self._late is None:
            delay = self.hall.config.spectator_delay
            self._late = Late(self._latecomers, await self.hall.storage.entries(self.id), delay)
            self.hall.spawn(self._late.run())
            for watcher in self._latecomers():
                watcher.send(visibility.encoded(visibility.position(self._late.table, watcher.person, time.time())))
        return self._late.table

    def _latecomers(self) -> list[Watcher]:
        """Those who may see the game later only."""
        table = self._table
        return [watcher for watcher in self.watchers if table is not None and not may_watch(table, watcher.person)]

    def _tell(self, table: Table, news: list[Told]) -> None:
        """Tell everybody who watches what they may know of these entries, and then how the table stands."""
        if not news:
            return
        self._told = news[-1][0].number
        changed = any(not isinstance(entry.body, Chatted) for entry, _ in news)
        texts: dict[tuple[int, ...], list[str]] = {}
        for watcher in list(self.watchers):
            own = table.seats_of(watcher.person)
            if not own and not may_watch(table, None):
                self._turn_away(table, watcher)
                continue
            if own not in texts:
                signs = [visibility.news(entry, events, own) for entry, events in news]
                if changed:
                    place = visibility.position(table, watcher.person, time.time())
                    signs[-1] = replace(signs[-1], position=place)
                texts[own] = [visibility.encoded(sign) for sign in signs]
            for text in texts[own]:
                watcher.send(text)
        if self._late is not None:
            for entry, _ in news:
                self._late.add(entry)

    def _show(self, table: Table, watcher: Watcher) -> None:
        """Show somebody how the table stands, or stood for those who see it later."""
        if not may_watch(table, watcher.person):
            self._turn_away(table, watcher)
            return
        watcher.send(visibility.encoded(visibility.position(table, watcher.person, time.time())))

    def _turn_away(self, table: Table, watcher: Watcher) -> None:
        """Somebody may not see what is now: he hears of it later, or not at all."""
        if table.sheet.settings.spectators == "off":
            self.unwatch(watcher)
            refused = Failed("not-allowed", "the game has begun, and this table is without spectators", table=self.id)
            watcher.send(visibility.encoded(refused))
        elif self._late is None:
            self.hall.spawn(self.look(watcher.person))

    # What nobody has to ask for

    def look_after(self) -> None:
        """Begin what begins by itself, let bots think, and keep a snapshot now and then."""
        table = self._table
        if table is None:
            return
        if not self._thinking and (table.thinker() is not None or commands.begins_by_itself(table)):
            self._thinking = True
            self.hall.spawn(self._go_on())
        if table.number - self._kept >= SNAPSHOT_EVERY:
            # Made at once: a moment later the table may hold what is not yet written down.
            self._kept = table.number
            kept = self.hall.storage.keep_snapshot(self.id, table.number, table.snapshot(), self._generation)
            self.hall.spawn(kept)

    async def on_time(self) -> None:
        """Do what the passing of time asks for."""

        def decide(table: Table) -> AnyBody:
            body = commands.overdue(table, time.time(), self.hall.spare_bot)
            if body is None:
                raise Refused("not-now", "there is time left")
            return body

        try:
            await self.add(decide)
        except Refused:
            self.look_after()

    async def _go_on(self) -> None:
        try:
            while await self._go_one_on():
                pass
        except RealmwrightError as problem:
            logger.warning("table %s does not go on: %s", short(self.id), problem)
        finally:
            self._thinking = False

    async def _go_one_on(self) -> bool:
        async with self.lock:
            table = await self._ready()
            if commands.begins_by_itself(table):
                return await self._append(table, Begun(), None, None)
            thinker, at = table.thinker(), table.sheet.at
            if thinker is None or table.state is None:
                return False
            state = table.state.copy()
        seat, bot = thinker
        choice = await self.hall.choose(bot, state)
        async with self.lock:
            table = await self._ready()
            if table.sheet.at == at and table.thinker() == thinker:
                body = Played(seat, state.say(choice.action), bot, choice.fault)
                await self._append(table, body, None, None)
            return True
