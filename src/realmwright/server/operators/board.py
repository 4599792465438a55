"""What operators have decided, as a process knows it: it looks every second, and does and tells what follows."""

import asyncio
import hashlib
import logging
import os
import platform
import time
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import version
from typing import Final

import msgspec
from sqlalchemy import delete

from realmwright.operator_protocol import AnnouncementSign, ProcessSign
from realmwright.protocol import Bulletin
from realmwright.server.bots.pool import BotPool
from realmwright.server.operations.ids import new_id
from realmwright.server.operators.announcements import shown, still_to_show
from realmwright.server.operators.changes import REVISION
from realmwright.server.operators.errors import RecentErrors
from realmwright.server.operators.maintenance import maintenance_in
from realmwright.server.operators.settings import LiveSettings, overrides_in
from realmwright.server.storage import schema
from realmwright.server.storage.faults import StorageFault
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.visibility import encode

ROUND_SECONDS: Final = 1.0
ALIVE_SECONDS: Final = 5.0
LOST_SECONDS: Final = 60.0
"""A process that has not described itself for so long is gone."""

logger = logging.getLogger("realmwright.operators")


class OperatorsBoard:
    """Keeps a server process at what the operators want."""

    def __init__(
        self, tables: LiveTables, settings: LiveSettings, pool: BotPool, reviews_under_way: Callable[[], int]
    ) -> None:
        self.settings = settings
        self._tables = tables
        self._storage = tables.storage
        self._pool = pool
        self._reviews_under_way = reviews_under_way
        self._errors = RecentErrors()
        self._id = new_id()
        self._started = time.time()
        self._described = 0.0
        self._closed = False
        self._revision: str | None = None
        self._announcements: list[AnnouncementSign] = []
        self._settings = ""
        self._told: tuple[object, ...] = ()

    async def open(self) -> None:
        """Take over what operators have decided before, and look from now on whether it changes."""
        logging.getLogger().addHandler(self._errors)
        await self.look()
        self._told = self._to_tell()
        self._tables.tasks.start(self._run_rounds())

    async def close(self) -> None:
        """This process ends."""
        logging.getLogger().removeHandler(self._errors)
        self._closed = True
        with suppress(StorageFault):
            async with self._storage.writing() as connection:
                await connection.execute(delete(schema.processes).where(schema.processes.c.id == self._id))

    def bulletin(self) -> Bulletin:
        """What everybody is told now."""
        announcements = shown(self._announcements, self._tables.clock.now())
        return Bulletin(announcements, self._tables.maintenance.begins_in, self._settings)

    async def look(self) -> None:
        """Take over what has changed, and tell everybody who listens."""
        revision = await self._storage.mark(REVISION)
        if revision != self._revision:
            async with self._storage.reading() as connection:
                self._announcements = await still_to_show(connection, self._tables.clock.now())
                self._tables.maintenance.since = await maintenance_in(connection)
                overrides = await overrides_in(connection)
            self.settings.apply(overrides)
            self._settings = _digest(overrides)
            self._revision = revision
        told = self._to_tell()
        if told != self._told:
            self._told = told
            self._tables.connections.tell(encode(self.bulletin()))

    def _to_tell(self) -> tuple[object, ...]:
        """What makes a bulletin another one; that time goes by does not."""
        maintenance = self._tables.maintenance
        announcements = [each.id for each in shown(self._announcements, self._tables.clock.now())]
        return announcements, maintenance.since, maintenance.on, self._settings

    async def _run_rounds(self) -> None:
        while True:
            try:
                await self.look()
                if time.monotonic() - self._described >= ALIVE_SECONDS:
                    await self._describe()
                    self._described = time.monotonic()
            except StorageFault as problem:
                # The storage has logged why, once.
                logger.debug("what operators want is not known: %s", problem)
            except Exception as problem:
                logger.error("what operators want is not known: %s", type(problem).__name__, exc_info=problem)
            await asyncio.sleep(ROUND_SECONDS)

    async def _describe(self) -> None:
        """Say what goes on in this process, and forget those that are gone."""
        now, processes = time.time(), schema.processes
        body = msgspec.json.encode(self._sign()).decode()
        async with self._storage.writing() as connection:
            if self._closed:
                return
            await self._storage.put(connection, processes, {"id": self._id, "alive": now, "body": body})
            await connection.execute(delete(processes).where(processes.c.alive < now - LOST_SECONDS))

    def _sign(self) -> ProcessSign:
        connections, pool = self._tables.connections, self._pool
        return ProcessSign(
            version=version("realmwright"),
            host=platform.node()[:40],
            pid=os.getpid(),
            started=self._started,
            people=connections.people,
            sockets=len(connections),
            rooms=self._tables.in_memory,
            thinkers=pool.alive,
            busy=pool.busy,
            waiting=pool.waiting,
            shortened=pool.shortened,
            reviews=self._reviews_under_way(),
            errors=self._errors.signs(),
        )


def _digest(overrides: dict[str, str]) -> str:
    """Tells one set of settings from another; empty if operators have set none."""
    return hashlib.sha256(repr(sorted(overrides.items())).encode()).hexdigest()[:12] if overrides else ""
