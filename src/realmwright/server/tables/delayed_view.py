"""A game as it was a while ago, for spectators who must not be able to help."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from realmwright.server.storage.entries import Begun, Entry
from realmwright.server.tables import visibility
from realmwright.server.tables.table import Table

if TYPE_CHECKING:
    from realmwright.server.tables.live_table import Watcher


class Late:
    """The same log, folded later. What came before the game began was open to everybody and is not held back."""

    def __init__(self, watchers: "Callable[[], list[Watcher]]", entries: list[Entry], delay: float) -> None:
        self._watchers = watchers
        self._delay = delay
        self._waiting = deque(entries)
        self._more = asyncio.Event()
        self._closed = False
        self.table = Table.open(self._waiting.popleft())
        self.table.behind = delay
        while self._waiting and not self._held_back(self._waiting[0]):
            self.table.apply(self._waiting.popleft())

    def _held_back(self, entry: Entry) -> bool:
        game = self.table.sheet.phase != "open" or isinstance(entry.body, Begun)
        return game and entry.time + self._delay > time.time()

    def add(self, entry: Entry) -> None:
        """One more entry to be told of later."""
        last = self._waiting[-1].number if self._waiting else self.table.number
        if entry.number == last + 1:
            self._waiting.append(entry)
            self._more.set()

    async def run(self) -> None:
        """Tell each entry when its time has come."""
        while not self._closed:
            if not self._waiting:
                self._more.clear()
                await self._more.wait()
                continue
            wait = self._waiting[0].time + self._delay - time.time()
            if wait > 0:
                await asyncio.sleep(wait)
                continue
            entry = self._waiting.popleft()
            events = self.table.apply(entry)
            news = visibility.encoded(visibility.news(entry, events, ()))
            place = visibility.encoded(visibility.position(self.table, None, time.time()))
            for watcher in self._watchers():
                watcher.send(news)
                watcher.send(place)

    def close(self) -> None:
        """Tell no more."""
        self._closed = True
        self._more.set()
