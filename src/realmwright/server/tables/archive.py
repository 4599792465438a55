"""The past of tables: logs that were read again, and replays of finished games, cached for those who read on."""

from typing import Final

from cachetools import LRUCache

from realmwright.server.storage.database import Storage
from realmwright.server.tables.log_history import LogHistory
from realmwright.server.tables.replay import GameReplay
from realmwright.server.tables.table import Table

HISTORIES: Final = 32
REPLAYS: Final = 16
"""Of how many tables the past is cached; each takes a megabyte or two."""


class Archive:
    """Caches histories and replays by table."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._histories: LRUCache[str, LogHistory] = LRUCache(HISTORIES)
        self._replays: LRUCache[str, GameReplay] = LRUCache(REPLAYS)

    def history(self, table: str) -> LogHistory:
        """The log of a table."""
        history = self._histories.get(table)
        if history is None:
            history = self._histories[table] = LogHistory(self._storage, table)
        return history

    def replay(self, table: Table) -> GameReplay:
        """The finished game of a table."""
        replay = self._replays.get(table.id)
        if replay is None:
            replay = self._replays[table.id] = GameReplay(table.record())
        return replay

    def invalidate(self, table: str | None) -> None:
        """Drop what is cached of a table, or of all: the log may have been changed."""
        if table is None:
            self._histories.clear()
            self._replays.clear()
        else:
            self._histories.pop(table, None)
            self._replays.pop(table, None)
