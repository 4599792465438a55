"""The log of a table, read again on demand: its entries, each with the events of the game that it caused."""

import asyncio
from typing import Final, TypeAlias

from realmwright.game import Event
from realmwright.server.errors import Refused
from realmwright.server.storage.database import Storage
from realmwright.server.storage.entries import Entry
from realmwright.server.tables.table import Table

EntryWithEvents: TypeAlias = tuple[Entry, list[Event]]
YIELD_EVERY: Final = 25
"""After how many entries other tasks get a turn: replaying a whole game takes some hundredths of a second."""


class LogHistory:
    """The log of one table. It is read once for all who ask, and read on when it has grown."""

    def __init__(self, storage: Storage, table: str) -> None:
        self._storage = storage
        self._id = table
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._entries: list[EntryWithEvents] = []

    async def entries(self, first: int, last: int) -> list[EntryWithEvents]:
        """The entries from one number to another, both included. Raises Refused if there is no such log."""
        async with self._lock:
            if len(self._entries) < last:
                await self._read_on()
            if not self._entries:
                raise Refused("unknown-table", "there is no such table")
            return self._entries[first - 1 : last]

    async def _read_on(self) -> None:
        try:
            for entry in await self._storage.entries(self._id, len(self._entries)):
                events: list[Event] = []
                if self._table is None:
                    self._table = Table.open(entry)
                else:
                    events = self._table.apply(entry)
                self._entries.append((entry, events))
                if entry.number % YIELD_EVERY == 0:
                    await asyncio.sleep(0)
        except Exception:
            # An entry may have been applied in part: start again next time.
            self._table = None
            self._entries = []
            raise
