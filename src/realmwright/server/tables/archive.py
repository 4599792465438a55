"""The past of tables: logs that were read again, and replays of finished games, cached for those who read on."""

from typing import Final

from realmwright.server.operations.lru_cache import LruCache
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
        self._histories: LruCache[str, LogHistory] = LruCache(HISTORIES)
        self._replays: LruCache[str, GameReplay] = LruCache(REPLAYS)

    def history(self, table: str) -> LogHistory:
        """The log of a table."""
        return self._histories.get(table) or self._histories.set(table, LogHistory(self._storage, table))

    def replay(self, table: Table) -> GameReplay:
        """The finished game of a table."""
        return self._replays.get(table.id) or self._replays.set(table.id, GameReplay(table.record()))

    def invalidate(self, table: str | None) -> None:
        """Drop what is cached of a table, or of all: the log may have been changed."""
        self._histories.drop(table)
        self._replays.drop(table)
