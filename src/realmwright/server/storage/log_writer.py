"""The writer of the log: it writes all entries that are waiting in one transaction (group commit).

An entry is acknowledged when its transaction has been committed.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, select, text

from realmwright.server.storage import schema
from realmwright.server.storage.entries import Entry, write_body
from realmwright.server.storage.faults import StorageFault, reason

BATCH: Final = 200
GATHER_SECONDS: Final = 0.01
"""How long a transaction waits for more entries while several come at a time. A single one is written at once."""
LOCK_SECONDS: Final = 15
"""How long an entry may wait while a back-up is being restored."""
GENERATION: Final = "generation"
"""The mark that changes when a back-up is restored."""

LOCK_LOG: Final = (f"SET LOCAL lock_timeout = '{LOCK_SECONDS}s'", "LOCK TABLE log IN ROW EXCLUSIVE MODE")
"""On PostgreSQL: writing needs this lock anyway. Restoring takes a stronger one, which is waited for here."""

logger = logging.getLogger("realmwright.storage")


class Summary(NamedTuple):
    """What lists show of a table."""

    game: str
    title: str
    public: bool
    phase: str
    names: str
    winners: str | None
    waits_for: str | None
    due: float | None
    """When to check the table even if nobody acts."""
    slow: bool
    """Whether the table is played over days, so that people want to be notified of their turn."""
    turned: float
    """When the seat to move got its turn."""
    people: frozenset[str]
    host: str | None = None
    delayed: bool = False
    """Whether spectators see the game later, and so learn later how it ended."""
    rated: bool = False
    """Whether the game counts for ratings."""
    to_rate: bool = False
    """Whether it is over and still to be rated."""
    stopped: bool = False
    """Whether its clocks rest for maintenance."""

    @property
    def ended(self) -> float | None:
        """Since when a table is listed among those that are over."""
        return self.turned if self.phase in ("over", "closed") else None

    def row(self) -> dict[str, Any]:
        """The columns of a table in the lists."""
        row = self._asdict()
        del row["people"]
        return row


LISTED: Final = tuple(name for name in Summary._fields if name != "people")
"""The columns of a table in the lists that follow from its summary."""


class PendingEntry(NamedTuple):
    """An entry that is to be written, and what else changes with it."""

    entry: Entry
    summary: Summary | None
    """The new summary of the table; None if it has not changed."""
    people_changed: bool
    waited_for: str | None
    waits_for: str | None
    generation: str | None = None
    """The generation of the log that the entry was decided on."""


Written: TypeAlias = set[tuple[str, int]]
"""The tables and numbers of entries that were written."""


class LogWriter:
    """Takes entries from all tables and writes them, one transaction after the other."""

    def __init__(self, transact: Callable[[list[PendingEntry]], Awaitable[Written]]) -> None:
        """``transact`` writes entries in one transaction, and returns when it is committed."""
        self._transact = transact
        self._queue: asyncio.Queue[tuple[PendingEntry, asyncio.Future[bool]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start writing."""
        self._task = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def append(self, pending: PendingEntry) -> bool:
        """Write an entry; returns when it is committed.

        False if there is already an entry with its number or its action id, or if a back-up has been restored.
        """
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((pending, future))
        return await future

    async def _write(self) -> None:
        batch: list[tuple[PendingEntry, asyncio.Future[bool]]] = []
        while True:
            crowded = len(batch) > 1
            batch = [await self._queue.get()]
            if crowded:
                # A transaction costs as much as many entries. Those who are alone need not wait for others.
                await asyncio.sleep(GATHER_SECONDS)
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write_batch(batch)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _write_batch(self, batch: list[tuple[PendingEntry, asyncio.Future[bool]]]) -> None:
        try:
            written = await self._transact([pending for pending, _ in batch])
        except Exception as problem:
            if len(batch) > 1 and not isinstance(problem, StorageFault):
                # One entry that cannot be written must not block the others.
                for single in batch:
                    await self._write_batch([single])
                return
            if not isinstance(problem, StorageFault):
                logger.error("an entry could not be written: %s", reason(problem))
            fault = StorageFault("the database cannot be written to now; try again")
            for _, future in batch:
                if not future.done():
                    future.set_exception(fault)
            return
        for pending, future in batch:
            if not future.done():
                future.set_result((pending.entry.table, pending.entry.number) in written)


def generation_of(connection: Connection) -> str | None:
    """The generation of the logs. It cannot change until the transaction ends."""
    if connection.dialect.name == "postgresql":
        for statement in LOCK_LOG:
            connection.execute(text(statement))
    query = select(schema.marks.c.value).where(schema.marks.c.name == GENERATION)
    return connection.execute(query).scalar()


def log_row(entry: Entry) -> dict[str, Any]:
    """An entry as a row of the log."""
    return {
        "table": entry.table,
        "number": entry.number,
        "time": entry.time,
        "person": entry.person,
        "action_id": entry.action_id,
        "body": write_body(entry.body),
    }


def new_table_row(pending: PendingEntry) -> dict[str, Any]:
    """The row of a table in the lists, with its first entry."""
    assert pending.summary is not None
    entry = pending.entry
    return {"id": entry.table, "created": entry.time, "changed": entry.time, **pending.summary.row()}


def changed_table_rows(done: list[PendingEntry]) -> list[dict[str, Any]]:
    """The rows of the tables whose summary has changed."""
    return [
        {"id": item.entry.table, "changed": item.entry.time, **item.summary.row()}
        for item in done
        if item.summary is not None and item.entry.number > 1
    ]


def moved_people(done: list[PendingEntry]) -> dict[str, Summary]:
    """The tables where people have come or gone, as they are after that."""
    return {item.entry.table: item.summary for item in done if item.people_changed and item.summary}


def seat_rows(moved: dict[str, Summary]) -> list[dict[str, Any]]:
    """Who sits at those tables now."""
    return [
        {"table": table, "person": person, "ended": summary.ended}
        for table, summary in moved.items()
        for person in sorted(summary.people)
    ]


def ended_tables(done: list[PendingEntry]) -> dict[str, float]:
    """The tables whose game is over or that are closed, and since when."""
    found = {item.entry.table: item.summary.ended for item in done if item.summary}
    return {table: ended for table, ended in found.items() if ended is not None}
