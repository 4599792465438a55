"""One table in use in this process, with its watchers.

Everything that happens takes the same way: it is decided, applied to the table, written to the log and committed, and
only then sent to anybody. If anything fails on the way, the table is loaded from the log again.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from realmwright.game import RealmwrightError
from realmwright.protocol import Command, Failed, Join, Kick, Mute, News, SeatPresence, Unmute
from realmwright.protocol import Presence as PresenceNews
from realmwright.server.bots.thought_queue import Asker
from realmwright.server.errors import Refused
from realmwright.server.operations.ids import short_id
from realmwright.server.ratings.rows import with_rating
from realmwright.server.storage.bus import LogGrown
from realmwright.server.storage.entries import AnyBody, Begun, Chatted, Entry, Played
from realmwright.server.storage.log_writer import GENERATION, PendingEntry, Summary
from realmwright.server.tables import commands, visibility
from realmwright.server.tables.commands import SENT_AWAY, may_watch
from realmwright.server.tables.delayed_view import DelayedView
from realmwright.server.tables.log_history import EntryWithEvents
from realmwright.server.tables.moderation import Speaker
from realmwright.server.tables.presence import Attendance
from realmwright.server.tables.services import TableServices
from realmwright.server.tables.setup import Actor
from realmwright.server.tables.summary import summarise
from realmwright.server.tables.table import Table
from realmwright.server.tables.watchers import Watcher

RECENT: Final = 100
"""How many of the latest entries are sent to watchers that come back; who missed more gets the position alone."""
SNAPSHOT_EVERY: Final = 100
TRIES: Final = 5

logger = logging.getLogger("realmwright.tables")


class LiveTable:
    """One table in use."""

    def __init__(self, services: TableServices, ident: str) -> None:
        self.id = ident
        self.watchers: dict[Watcher, bool] = {}
        """Everybody who watches, and whether they want to know who is present."""
        self.used = time.monotonic()
        self.last_sent = -1
        """The number of the last entry that was sent to the watchers here."""
        self._services = services
        self._storage = services.storage
        self._clock = services.clock
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        """The table as the log has it; None if it must be loaded."""
        self._summary: Summary | None = None
        self._recent: deque[EntryWithEvents] = deque(maxlen=RECENT)
        self._snapshot_number = 0
        self._generation: str | None = None
        """The generation of the log that the table was loaded from."""
        self._delayed: DelayedView | None = None
        self._told_presence: list[Attendance | None] = []
        """Who was present when the watchers were last told."""
        self._advancing = False
        """Whether a task plays for bots, or begins the game."""

    # Commands

    async def do(self, actor: Actor, action_id: str | None, command: Command) -> int:
        """Carry out a command; returns the number of its entry once that is committed.

        A command whose id was carried out before is not carried out again.
        """
        spare = self._services.bots.spare_bot
        about = command.entry if isinstance(command, Kick | Mute | Unmute) else None
        if isinstance(command, Join) and command.rated:
            data = (await self.read()).data
            actor = await with_rating(self._storage, actor, data.settings, len(data.seats))
        speaker = await self.speaker(about)

        def decide(table: Table) -> AnyBody:
            self._services.maintenance.check(table, command)
            return commands.decide(table, actor, command, self._clock.now(), spare, speaker)

        return await self.append(decide, actor.id, action_id)

    async def speaker(self, entry: int | None) -> Speaker | None:
        """The author of a chat message. Of other entries none is told: in some games that would be a secret."""
        found = await self._storage.entry(self.id, entry) if entry is not None else None
        if found is None or found.person is None or not isinstance(found.body, Chatted):
            return None
        return Speaker(found.person, found.body.name)

    async def append(
        self, decide: Callable[[Table], AnyBody], person: str | None = None, action_id: str | None = None
    ) -> int:
        """Append what is decided on the current table. It is decided again if another process was faster."""
        async with self._lock:
            for _ in range(TRIES):
                table = await self._current()
                if person is not None and action_id is not None and (person, action_id) in table.recent_ids:
                    return table.recent_ids[person, action_id]
                try:
                    body = decide(table)
                except RealmwrightError:
                    found = await self.find(person, action_id)
                    if found is not None:
                        return found
                    raise
                number = table.number + 1
                if await self._write(table, body, person, action_id):
                    return number
                found = await self.find(person, action_id)
                if found is not None:
                    return found
        raise Refused("busy", "too many people act at this table at once; try again")

    async def find(self, person: str | None, action_id: str | None) -> int | None:
        """The number of the entry of a command, looked up in the log."""
        if person is None or action_id is None:
            return None
        return await self._storage.number_of(self.id, person, action_id)

    async def create(self, body: AnyBody, actor: Actor) -> None:
        """Start the log, unless there is one."""
        async with self._lock:
            try:
                await self._current()
            except Refused:
                entry = Entry(self.id, 1, self._clock.now(), body, actor.id)
                table = Table.open(entry)
                summary = self._summarise(table)
                self._generation = await self._storage.mark(GENERATION)
                if await self._storage.append(PendingEntry(entry, summary, True, None, None)):
                    self._install(table, [(entry, [])])

    async def _write(self, table: Table, body: AnyBody, person: str | None, action_id: str | None) -> bool:
        # The clocks of two processes may differ a little; the times in a log never go back.
        entry = Entry(self.id, table.number + 1, max(self._clock.now(), table.data.changed), body, person, action_id)
        waited_for, old = table.waits_for(), self._summary
        try:
            events = table.apply(entry)
            summary = self._summarise(table)
            pending = PendingEntry(
                entry,
                summary if summary != old else None,
                old is None or summary.people != old.people,
                waited_for,
                table.waits_for(),
                self._generation,
            )
            written = await self._storage.append(pending)
        except BaseException:
            # It may be written or not. Watchers hear of it as soon as the log can be read.
            self._table = None
            self._services.tasks.start(self.refresh())
            raise
        if not written:
            self._table = None
            return False
        self._summary = summary
        self._recent.append((entry, events))
        self._broadcast(table, [(entry, events)])
        if not self._storage.shared:
            self._services.on_growth(LogGrown(self.id, entry.number, pending.waits_for, waited_for))
        self._services.metrics.entries.inc()
        if summary.phase == "over" and (old is None or old.phase != "over"):
            self._services.on_finish(table)
        self._start_automatic_work()
        return True

    # Loading

    async def _current(self) -> Table:
        """The table as the log has it. If it is loaded, the watchers are sent what they missed."""
        self.used = time.monotonic()
        if self._table is None:
            table, recent = await self._load()
            self._install(table, recent)
        assert self._table is not None
        return self._table

    def _install(self, table: Table, recent: list[EntryWithEvents]) -> None:
        self._table = table
        self._summary = self._summarise(table)
        self._recent.clear()
        self._recent.extend(recent)
        missed = [(entry, events) for entry, events in recent if entry.number > self.last_sent]
        if missed and missed[0][0].number == self.last_sent + 1:
            self._broadcast(table, missed)
        elif self.last_sent != table.number:
            self._drop_delayed_view()
            for watcher in list(self.watchers):
                self._send_position(table, watcher)
        self.last_sent = table.number
        self._start_automatic_work()

    async def _load(self) -> tuple[Table, list[EntryWithEvents]]:
        table: Table | None = None
        # Read before the rest: if it changes meanwhile, nothing can be written, and all is read once more.
        self._generation = await self._storage.mark(GENERATION)
        snapshot = await self._storage.snapshot(self.id, RECENT)
        if snapshot is not None:
            try:
                table = Table.restore(snapshot)
            except Refused:
                raise
            except Exception:
                # A snapshot only saves time: the log has everything.
                logger.warning("a snapshot of table %s cannot be used", short_id(self.id))
        entries = await self._storage.entries(self.id, table.number if table else 0)
        recent: list[EntryWithEvents] = []
        if table is None:
            if not entries:
                raise Refused("unknown-table", "there is no such table")
            first = entries.pop(0)
            table = Table.open(first)
            recent.append((first, []))
        for entry in entries:
            recent.append((entry, table.apply(entry)))
        self._snapshot_number = table.number - table.number % SNAPSHOT_EVERY
        return table, recent

    async def catch_up(self, number: int) -> None:
        """Read the entries up to this number, which another process has written."""
        async with self._lock:
            table = self._table
            if table is None:
                if self.watchers:
                    await self._current()
                return
            if table.number >= number:
                return
            try:
                entries = await self._storage.entries(self.id, table.number)
                news = [(entry, table.apply(entry)) for entry in entries]
                self._recent.extend(news)
                self._summary = self._summarise(table)
                self._broadcast(table, news)
            except BaseException:
                self._table = None
                raise

    def invalidate(self) -> None:
        """Drop everything that is known of the table: the log may have been changed."""
        self._table = None
        self.last_sent = -1
        self._drop_delayed_view()
        self._services.archive.invalidate(self.id)

    def _drop_delayed_view(self) -> None:
        if self._delayed is not None:
            self._delayed.close()
            self._delayed = None

    async def refresh(self) -> None:
        """Send the watchers the current table. If there is none any more, drop them."""
        async with self._lock:
            if not self.watchers:
                return
            try:
                await self._current()
            except Refused as problem:
                for watcher in list(self.watchers):
                    watcher.send(visibility.encode(Failed(problem.code, str(problem), table=self.id)))
                    self.unwatch(watcher)

    async def write_names(self) -> None:
        """Update the names that lists show from the log."""
        async with self._lock:
            self.invalidate()
            summary = self._summarise(await self._current())
            await self._storage.write_names(self.id, summary.names, summary.title)

    def _summarise(self, table: Table) -> Summary:
        return summarise(table, self._services.config.bot_limit)

    def idle(self) -> bool:
        """Whether nothing here is in use."""
        return not self.watchers and not self._lock.locked() and not self._advancing

    def close(self) -> None:
        """Stop what runs for this table."""
        self._drop_delayed_view()

    # Watching

    async def watch(self, watcher: Watcher, after: int | None, presence: bool = False) -> None:
        """Send what was missed, then the position, and from now on every entry; and who is present, if wanted."""
        async with self._lock:
            table = await self._visible(watcher.person)
            if after is not None and table is self._table:
                missed = [item for item in self._recent if item[0].number > after]
                if missed and missed[0][0].number == after + 1:
                    own = table.seats_of(watcher.person)
                    for entry, events in missed:
                        watcher.send(visibility.encode(visibility.news(entry, events, own, watcher.muted)))
            watcher.send(visibility.encode(visibility.position(table, watcher.person, self._clock.now())))
            if watcher not in self.watchers:
                self._services.presence.enter(watcher.person, self.id)
            self.watchers[watcher] = presence
            self._start_automatic_work()
            if presence and may_watch(table, watcher.person):
                watcher.send(visibility.encode(self._presence(table)))

    def unwatch(self, watcher: Watcher) -> None:
        """Send nothing more to a watcher."""
        if self.watchers.pop(watcher, None) is not None:
            self._services.presence.leave(watcher.person, self.id)

    def tell_presence(self) -> None:
        """Tell those who want to know who is present, if that has changed.

        Presence is of now. So those who see the game later are not told: it would tell them when the game ended.
        """
        table = self._table
        if table is None or not any(self.watchers.values()):
            return
        found = self._attendance(table)
        if found == self._told_presence:
            return
        self._told_presence = found
        text = visibility.encode(self._presence(table))
        for watcher, wanted in self.watchers.items():
            if wanted and may_watch(table, watcher.person):
                watcher.send(text)

    def _attendance(self, table: Table) -> list[Attendance | None]:
        """Who of the people at the seats is present. Bots are, and guests sit at the screen of their host."""
        return [
            self._services.presence.attendance(seat.person, self.id)
            if seat.kind == "person" and seat.person is not None
            else None
            for seat in table.data.seats
        ]

    def _presence(self, table: Table) -> PresenceNews:
        now = self._clock.now()
        return PresenceNews(
            self.id,
            [
                None
                if found is None
                else SeatPresence(found.here, found.online, None if found.left is None else max(0.0, now - found.left))
                for found in self._attendance(table)
            ],
        )

    async def read(self) -> Table:
        """The table, whoever may see it. It must not be changed, nor be used after the next await."""
        async with self._lock:
            return await self._current()

    async def look(self, person: str | None) -> Table:
        """The table that a person may see. It must not be changed, nor be used after the next await."""
        async with self._lock:
            return await self._visible(person)

    async def history(self, person: str | None, before: int | None, count: int) -> list[News]:
        """The last entries before a number, as a person may know them, the oldest first."""
        async with self._lock:
            table = await self._visible(person)
            own = table.seats_of(person)
            last = table.number if before is None else min(table.number, before - 1)
            known = list(self._recent) if table is self._table else []
        if last < 1:
            return []
        muted = frozenset() if person is None else await self._storage.muted_by(person)
        first = max(1, last - count + 1)
        if not known or known[0][0].number > first:
            known = await self._services.archive.history(self.id).entries(first, last)
        return [visibility.news(entry, events, own, muted) for entry, events in known if first <= entry.number <= last]

    async def _visible(self, person: str | None) -> Table:
        """The table that a person may see. The caller holds the lock."""
        table = await self._current()
        if may_watch(table, person):
            return table
        if person in table.data.removed:
            raise Refused("removed", SENT_AWAY)
        if commands.is_published(table, self._clock.now()):
            return table
        if table.data.settings.spectators == "off":
            raise Refused("not-allowed", "this table is without spectators")
        if self._delayed is None:
            delay = self._services.config.spectator_delay
            self._delayed = DelayedView(
                self._delayed_watchers, await self._storage.entries(self.id), delay, self._clock
            )
            self._services.tasks.start(self._delayed.run())
            for watcher in self._delayed_watchers():
                position = visibility.position(self._delayed.table, watcher.person, self._clock.now())
                watcher.send(visibility.encode(position))
        return self._delayed.table

    def _delayed_watchers(self) -> list[Watcher]:
        """The watchers that may only see the game later."""
        table = self._table
        if table is None:
            return []
        late = [watcher for watcher in self.watchers if not may_watch(table, watcher.person)]
        return [watcher for watcher in late if watcher.person not in table.data.removed]

    def _broadcast(self, table: Table, news: list[EntryWithEvents]) -> None:
        """Send each watcher what they may know of these entries, and then the position."""
        if not news:
            return
        self.last_sent = news[-1][0].number
        changed = any(not isinstance(entry.body, Chatted) for entry, _ in news)
        texts: dict[tuple[tuple[int, ...], frozenset[int]], list[str]] = {}
        for watcher in list(self.watchers):
            if not may_watch(table, watcher.person):
                self._hold_back(table, watcher)
                continue
            own, muted = table.seats_of(watcher.person), watcher.muted
            key = own, frozenset(entry.number for entry, _ in news if visibility.is_muted(entry, muted))
            if key not in texts:
                messages = [visibility.news(entry, events, own, muted) for entry, events in news]
                if changed:
                    position = visibility.position(table, watcher.person, self._clock.now())
                    messages[-1] = replace(messages[-1], position=position)
                texts[key] = [visibility.encode(message) for message in messages]
            for text in texts[key]:
                watcher.send(text)
        self.tell_presence()
        if self._delayed is not None:
            for entry, _ in news:
                self._delayed.add(entry)

    def _send_position(self, table: Table, watcher: Watcher) -> None:
        """Send a watcher the position, unless they may see it only later or not at all."""
        if not may_watch(table, watcher.person):
            self._hold_back(table, watcher)
            return
        watcher.send(visibility.encode(visibility.position(table, watcher.person, self._clock.now())))

    def _hold_back(self, table: Table, watcher: Watcher) -> None:
        """A watcher may not see the current position: they get the delayed view, or nothing more at all."""
        if watcher.person in table.data.removed:
            self.unwatch(watcher)
            watcher.send(visibility.encode(Failed("removed", SENT_AWAY, table=self.id)))
        elif table.data.settings.spectators == "off":
            self.unwatch(watcher)
            refused = Failed("not-allowed", "the game has begun, and this table is without spectators", table=self.id)
            watcher.send(visibility.encode(refused))
        elif self._delayed is None:
            self._services.tasks.start(self.look(watcher.person))

    # What happens without a command

    def _start_automatic_work(self) -> None:
        """Begin a game that begins by itself, let bots play, and write a snapshot now and then."""
        table = self._table
        if table is None:
            return
        if not self._advancing and (self._bot_may_move(table) or self._begins(table)):
            self._advancing = True
            self._services.tasks.start(self._advance())
        if table.number - self._snapshot_number >= SNAPSHOT_EVERY:
            # Taken at once: a moment later the table may hold an entry that is not yet committed.
            self._snapshot_number = table.number
            writing = self._storage.write_snapshot(self.id, table.number, table.snapshot(), self._generation)
            self._services.tasks.start(writing)

    def _bot_may_move(self, table: Table) -> bool:
        """Whether a bot is to move. Those who are alone wait until somebody watches."""
        if table.stopped or self._services.maintenance.rests(table):
            return False
        return table.bot_to_move() is not None and bool(self.watchers or not table.bots_alone)

    def _begins(self, table: Table) -> bool:
        """Whether the game begins now without a command."""
        return commands.begins_by_itself(table) and not self._services.maintenance.on

    def go_on(self) -> None:
        """Let bots that are alone play on if somebody watches, whatever stopped them: nothing else is due there."""
        if self._table is not None and self._table.bots_alone and self.watchers:
            self._start_automatic_work()

    async def check_time(self) -> None:
        """Append what follows from the time that has passed, if anything does."""

        def decide(table: Table) -> AnyBody:
            body = self._services.maintenance.entry(table)
            if body is None:
                body = commands.overdue(table, self._clock.now(), self._services.bots.spare_bot)
            if body is None:
                raise Refused("not-now", "there is time left")
            return body

        try:
            await self.append(decide)
        except Refused:
            self._start_automatic_work()

    async def _advance(self) -> None:
        try:
            while await self._advance_once():
                pass
        except RealmwrightError as problem:
            logger.warning("table %s does not go on: %s", short_id(self.id), problem)
        finally:
            self._advancing = False

    async def _advance_once(self) -> bool:
        """Begin the game, or play one action of a bot; False if there is nothing to do."""
        async with self._lock:
            table = await self._current()
            if self._begins(table):
                return await self._write(table, Begun(), None, None)
            mover, at = table.bot_to_move(), table.data.at
            if mover is None or table.state is None or not self._bot_may_move(table):
                return False
            state, bot_seed = table.state.copy(), table.bot_seed
            # Thinking is shared by those who open tables: others at a table share what its host gets.
            asker = Asker(table.data.host or self.id, self.id)
        seat, bot = mover
        choice = await self._services.bots.choose(bot, state, asker, bot_seed)
        async with self._lock:
            table = await self._current()
            if table.data.at == at and table.bot_to_move() == mover:
                action = state.say(choice.action)
                if action == table.lapse:
                    # It is played when the window closes, as for everybody.
                    return False
                await self._write(table, Played(seat, action, bot, choice.fault), None, None)
            return True
