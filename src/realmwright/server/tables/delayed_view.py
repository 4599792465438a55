"""A game as it was some time ago, for spectators who must not be able to help the players."""

import asyncio
from collections import deque
from collections.abc import Callable

from realmwright.server.storage.entries import Begun, Entry
from realmwright.server.storage.server_clock import ServerClock
from realmwright.server.tables import visibility
from realmwright.server.tables.table import Table
from realmwright.server.tables.watchers import Watcher


class DelayedView:
    """The same log, applied later. Entries from before the game began were public and are not delayed."""

    def __init__(
        self, watchers: Callable[[], list[Watcher]], entries: list[Entry], delay: float, clock: ServerClock
    ) -> None:
        self._watchers = watchers
        self._delay = delay
        self._clock = clock
        self._waiting = deque(entries)
        self._more = asyncio.Event()
        self._closed = False
        self.table = Table.open(self._waiting.popleft())
        self.table.delay = delay
        while self._waiting and not self._held_back(self._waiting[0]):
            self.table.apply(self._waiting.popleft())

    def _held_back(self, entry: Entry) -> bool:
        game = self.table.data.phase != "open" or isinstance(entry.body, Begun)
        return game and entry.time + self._delay > self._clock.now()

    def add(self, entry: Entry) -> None:
        """Queue a new entry."""
        last = self._waiting[-1].number if self._waiting else self.table.number
        if entry.number == last + 1:
            self._waiting.append(entry)
            self._more.set()

    async def run(self) -> None:
        """Apply each entry when its time has come, and send it to the watchers."""
        while not self._closed:
            if not self._waiting:
                self._more.clear()
                await self._more.wait()
                continue
            wait = self._waiting[0].time + self._delay - self._clock.now()
            if wait > 0:
                await asyncio.sleep(wait)
                continue
            entry = self._waiting.popleft()
            events = self.table.apply(entry)
            position = visibility.encode(visibility.position(self.table, None, self._clock.now()))
            for watcher in self._watchers():
                watcher.send(visibility.encode(visibility.news(entry, events, (), watcher.muted)))
                watcher.send(position)

    def close(self) -> None:
        """Send nothing more."""
        self._closed = True
        self._more.set()
