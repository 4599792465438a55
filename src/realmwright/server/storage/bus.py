"""Messages between the processes that share a database.

A single process needs none of this. On PostgreSQL every commit that appends to a log also sends a NOTIFY, and every
process listens. The messages are only hints to read the database, so a lost message does no harm. Who is present is
told in messages alone, and repeated after a gap.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

CHANNEL: Final = "realmwright"
BATCH: Final = 60
"""How many messages fit into one NOTIFY, whose limit is 8,000 bytes."""
RETRY: Final = 1.0
PULSE_SECONDS: Final = 20.0

logger = logging.getLogger("realmwright.bus")


class LogGrown(NamedTuple):
    """A log has grown; perhaps another person is to move now."""

    table: str
    number: int
    waits_for: str | None = None
    waited_for: str | None = None


class Reload(NamedTuple):
    """What is cached of a table must be dropped; without a table: of all tables."""

    table: str | None


class LoggedOut(NamedTuple):
    """Sessions of a person have ended, so the connections that were opened with them must be closed."""

    person: str


class MutesChanged(NamedTuple):
    """A person has muted somebody, or no longer does."""

    person: str


class Sanctioned(NamedTuple):
    """The operators have decided something about a person, whose connections must be opened anew."""

    person: str


class Seen(NamedTuple):
    """A person watches a table in a process, or no longer does; without a table: is connected there."""

    process: str
    person: str
    table: str | None
    there: bool


class Attending(NamedTuple):
    """A process runs, and tells who is there."""

    process: str
    anew: bool
    """Whether everything that is known of it must be dropped: it is told again in what follows."""
    asks: bool
    """Whether it has to be told everything by the others."""


class Called(NamedTuple):
    """Something that concerns a person has changed: their search for somebody to play with, or a challenge."""

    person: str
    what: str
    table: str | None = None


BusMessage: TypeAlias = LogGrown | Reload | LoggedOut | MutesChanged | Sanctioned | Seen | Attending | Called
KINDS: Final[dict[str, type[BusMessage]]] = {
    "Grown": LogGrown,
    "Reload": Reload,
    "LoggedOut": LoggedOut,
    "MutesChanged": MutesChanged,
    "Sanctioned": Sanctioned,
    "Seen": Seen,
    "Attending": Attending,
    "Called": Called,
}
"""The kinds of messages by their names in a NOTIFY, which releases that run side by side must share."""
_NAMES: Final = {kind: name for name, kind in KINDS.items()}
Listener: TypeAlias = Callable[[BusMessage], None]


def publish(connection: Connection, messages: Sequence[BusMessage]) -> None:
    """Send messages to all processes, also this one, when the transaction commits. SQLite has only one process."""
    if connection.dialect.name != "postgresql":
        return
    for payload in payloads(messages):
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


def payloads(messages: Sequence[BusMessage]) -> Iterator[str]:
    """Messages as they are sent, as many in one NOTIFY as fit."""
    for start in range(0, len(messages), BATCH):
        batch = [[_NAMES[type(message)], *message] for message in messages[start : start + BATCH]]
        yield json.dumps(batch, separators=(",", ":"))


class BusListener:
    """Listens on PostgreSQL and passes messages on. After a gap it passes on a Reload of everything."""

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
                            # A connection can be dead without any error.
                            await raw.fetchval("SELECT 1 -- listening", timeout=PULSE_SECONDS)
                    finally:
                        # A connection that has listened is not returned to the pool.
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
