"""What is done about every finished game, once: its table is marked, and whoever comes next does it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import ColumnElement, select

from realmwright.game import RealmwrightError
from realmwright.server.operations.ids import short_id
from realmwright.server.storage import schema
from realmwright.server.storage.faults import StorageFault
from realmwright.server.tables.live_tables import LiveTables

ROUND_SECONDS: Final = 10.0
"""How often games are looked for that another server should have seen to."""
AT_ONCE: Final = 100

logger = logging.getLogger("realmwright.tables")


class FinishedGames:
    """Does something about the games whose tables are marked, those that ended first before others."""

    def __init__(
        self,
        tables: LiveTables,
        marked: ColumnElement[bool],
        settle: Callable[[str], Awaitable[bool]],
        wanted: Callable[[], bool],
    ) -> None:
        """``settle`` takes a mark away; False: it has to be tried once more. ``wanted``: whether operators want it."""
        self._wanted = wanted
        self._tables = tables
        self._marked = marked
        self._settle = settle
        self._finished = asyncio.Event()
        self._skipped: set[str] = set()
        """Tables that cannot be read here. A newer release may."""

    def wake(self) -> None:
        """A game has ended."""
        self._finished.set()

    async def run(self) -> None:
        """Forever: see to what is marked."""
        while True:
            self._finished.clear()
            try:
                while self._wanted() and await self._settle_some():
                    pass
            except StorageFault as problem:
                # The storage has logged why, once.
                logger.debug("finished games are left for later: %s", problem)
            try:
                async with asyncio.timeout(ROUND_SECONDS):
                    await self._finished.wait()
            except TimeoutError:
                continue

    async def _settle_some(self) -> bool:
        """See to some games; says whether there may be more."""
        columns = schema.tables.c
        query = select(columns.id).where(self._marked, columns.id.not_in(self._skipped)).order_by(columns.turned)
        async with self._tables.storage.reading() as connection:
            tables = (await connection.execute(query.limit(AT_ONCE))).scalars().all()
        for table in tables:
            try:
                if not await self._settle(table):
                    self._finished.set()
            except StorageFault:
                raise
            except RealmwrightError as problem:
                self._skipped.add(table)
                logger.warning("the finished game of table %s is left: %s", short_id(table), problem)
        return len(tables) == AT_ONCE
