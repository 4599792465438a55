"""How the processes that share a database hear of each other's doings.

One process needs none of this. On PostgreSQL every commit that adds to a log also notifies, and every process listens;
what it hears are only hints to look into the database, so nothing depends on a message that is lost.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

CHANNEL: Final = "realmwright"
BATCH: Final = 60
"""How many tidings fit one notification, whose limit is 8,000 bytes."""
RETRY: Final = 1.0
PULSE_SECONDS: Final = 20.0

logger = logging.getLogger("realmwright.bus")


class Grown(NamedTuple):
    """A log has grown; the choice has gone from one person to another."""

    table: str
    number: int
    waits_for: str | None = None
    waited_for: str | None = None


class Reload(NamedTuple):
    """What is known of a table by heart must be forgotten; without a table: of all of them."""

    table: str | None


class LoggedOut(NamedTuple):
    """Some of somebody's sessions have ended: the connections that were opened with them must, too."""

    person: str


Tiding: TypeAlias = Grown | Reload | LoggedOut
KINDS: Final[dict[str, type[Grown] | type[Reload] | type[LoggedOut]]] = {
    kind.__name__: kind for kind in (Grown, Reload, LoggedOut)
}
Listener: TypeAlias = Callable[[Tiding], None]


def announce(connection: Connection, tidings: Sequence[Tiding]) -> None:
    """Tell all processes, this one included, when the transaction commits; on SQLite there is only one."""
    if connection.dialect.name != "postgresql":
        return
    for start in range(0, len(tidings), BATCH):
        batch = [[type(tiding).__name__, *tiding] for tiding in tidings[start : start + BATCH]]
        payload = json.dumps(batch, separators=(",", ":"))
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


class Bus:
    """Listens on PostgreSQL and passes on what it hears. After a gap it tells to reload everything."""

    def __init__(self, engine: AsyncEngine, listener: Listener) -> None:
        self._engine = engine
        self._listener = listener
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listening))
        await listening.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self, listening: asyncio.Event) -> None:
        missed = False
        while True:
            try:
                async with self._engine.connect() as connection:
                    raw: Any = (await connection.get_raw_connection()).driver_connection
                    lost = asyncio.Event()
                    raw.add_termination_listener(lambda _, lost=lost: lost.set())
                    await raw.add_listener(CHANNEL, self._hear)
                    listening.set()
                    if missed:
                        self._listener(Reload(None))
                    try:
                        while not lost.is_set():
                            with contextlib.suppress(TimeoutError):
                                await asyncio.wait_for(lost.wait(), PULSE_SECONDS)
                                break
                            # A connection can be dead without anybody's having been told.
                            await raw.fetchval("SELECT 1 -- listening", timeout=PULSE_SECONDS)
                    finally:
                        # A connection that was listened on is not given back to others.
                        await connection.invalidate()
            except Exception as problem:
                logger.warning("not listening: %s", type(problem).__name__)
            missed = True
            await asyncio.sleep(RETRY)

    def _hear(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        try:
            for kind, *values in json.loads(str(payload)):
                self._listener(KINDS[kind](*values))
        except (ValueError, KeyError, TypeError):
            logger.warning("heard something that this release does not know")
