"""What a log tells when it is read again: its entries, with what happened in the game at each."""

import asyncio
from typing import Final, TypeAlias

from realmwright.game import Event
from realmwright.server.entries import Entry
from realmwright.server.storage import Storage
from realmwright.server.table import Table

Told: TypeAlias = tuple[Entry, list[Event]]
BREATH: Final = 100
"""After how many entries others have their turn: to play a whole game again takes some hundredths of a second."""


async def retold(storage: Storage, table: str, first: int, last: int) -> list[Told]:
    """The entries of a table from one number to another, with their events."""
    entries = await storage.entries(table)
    found: list[Told] = [(entries[0], [])] if first <= 1 <= last else []
    so_far = Table.open(entries[0])
    for entry in entries[1:last]:
        events = so_far.apply(entry)
        if entry.number >= first:
            found.append((entry, events))
        if entry.number % BREATH == 0:
            await asyncio.sleep(0)
    return found
