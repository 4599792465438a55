"""What a log tells when it is read again: its entries, with what happened in the game at each."""

import asyncio
from typing import Final, TypeAlias

from realmwright.game import Event
from realmwright.server.errors import Refused
from realmwright.server.storage.database import Storage
from realmwright.server.storage.entries import Entry
from realmwright.server.tables.table import Table

Told: TypeAlias = tuple[Entry, list[Event]]
BREATH: Final = 25
"""After how many entries others have their turn: to play a whole game again takes some hundredths of a second."""


class History:
    """The log of one table, read when somebody asks for it, once for all who do, and read on when it has grown."""

    def __init__(self, storage: Storage, table: str) -> None:
        self._storage = storage
        self._id = table
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._told: list[Told] = []

    async def told(self, first: int, last: int) -> list[Told]:
        """The entries from one number to another, with their events. Raises Refused if there is no such log."""
        async with self._lock:
            if len(self._told) < last:
                await self._read_on()
            if not self._told:
                raise Refused("unknown-table", "there is no such table")
            return self._told[first - 1 : last]

    async def _read_on(self) -> None:
        try:
            for entry in await self._storage.entries(self._id, len(self._told)):
                events: list[Event] = []
                if self._table is None:
                    self._table = Table.open(entry)
                else:
                    events = self._table.apply(entry)
                self._told.append((entry, events))
                if entry.number % BREATH == 0:
                    await asyncio.sleep(0)
        except Exception:
            # An entry may have happened by half.
            self._table = None
            self._told = []
            raise
