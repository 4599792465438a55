"""Whether a server is alive, and whether it can do its work: for proxies, monitors and operators."""

import asyncio
import shutil
import time
from pathlib import Path
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from realmwright.server.bots.pool import BotPool
from realmwright.server.operations.config import Config
from realmwright.server.storage.database import Storage
from realmwright.server.storage.faults import MEANINGS, StorageFault
from realmwright.server.tables.maintenance import Maintenance

HEARTBEAT: Final = "heartbeat"
"""The mark that is written to find out whether anything can be."""
KEPT_SECONDS: Final = 1.0
"""How long an answer is given again, so that nobody can make the server write all the time."""
MEGABYTE: Final = 1_000_000


class Health:
    """Answers ``/health`` and ``/ready``."""

    def __init__(self, config: Config, storage: Storage, bots: BotPool, maintenance: Maintenance) -> None:
        self._config = config
        self._storage = storage
        self._bots = bots
        self._maintenance = maintenance
        self._lock = asyncio.Lock()
        self._answer: tuple[float, dict[str, Any]] | None = None

    async def health(self, _: Request) -> Response:
        """Whether this process answers at all. It says nothing about the database."""
        return JSONResponse({"status": "ok"}, headers={"Cache-Control": "no-store"})

    async def ready(self, _: Request) -> Response:
        """Whether everything is there that games need, shown by a real write."""
        async with self._lock:
            now = time.monotonic()
            if self._answer is None or now - self._answer[0] >= KEPT_SECONDS:
                self._answer = (now, await self._examine())
            answer = self._answer[1]
        status = 503 if "failing" in answer else 200
        return JSONResponse(answer, status, headers={"Cache-Control": "no-store"})

    async def _examine(self) -> dict[str, Any]:
        began = time.perf_counter()
        failing: dict[str, str] = {}
        try:
            await self._storage.set_mark(HEARTBEAT, repr(time.time()))
        except StorageFault:
            failing["database"] = "cannot be written"
        took = (time.perf_counter() - began) * 1000
        if self._storage.faults.damaged is not None:
            failing["database"] = MEANINGS["damaged"]
        if self._disk_is_full():
            failing["disk"] = f"less than {self._config.disk_reserve} MB are free"
        if not self._bots.alive:
            await self._bots.start()
            if not self._bots.alive:
                failing["bots"] = "no process for bots can be started"
        if failing:
            return {"status": "not ready", "failing": failing}
        return {"status": "ready", "database_ms": round(took, 1), "maintenance": self._maintenance.on}

    def _disk_is_full(self) -> bool:
        """Whether little space is left where this machine keeps the database, if it does."""
        if self._storage.shared or not self._storage.url.database:
            return False
        try:
            free = shutil.disk_usage(Path(self._storage.url.database).parent).free
        except OSError:
            return True
        return free < self._config.disk_reserve * MEGABYTE
