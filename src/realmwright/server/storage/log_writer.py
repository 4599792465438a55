"""The writer of the log: it writes all entries that are waiting in one transaction (group commit).

An entry is acknowledged when its transaction has been committed.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from realmwright.server.storage import schema
from realmwright.server.storage.bus import LogGrown, publish
from realmwright.server.storage.entries import Entry, write_body
from realmwright.server.storage.faults import StorageFault, reason

BATCH: Final = 200
LOCK_SECONDS: Final = 15
"""How long an entry may wait while a back-up is being restored."""
GENERATION: Final = "generation"
"""The mark that changes when a back-up is restored."""

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

    def row(self) -> dict[str, Any]:
        row = self._asdict()
        del row["people"]
        return row


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
Work: TypeAlias = Callable[[Connection], Written]


class LogWriter:
    """Takes entries from all tables and writes them, one transaction after the other."""

    def __init__(self, transact: Callable[[Work], Awaitable[Written]], new_row: Any) -> None:
        self._transact = transact
        self._insert = new_row
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
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write_batch(batch)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _write_batch(self, batch: list[tuple[PendingEntry, asyncio.Future[bool]]]) -> None:
        pending_entries = [pending for pending, _ in batch]
        try:
            written = await self._transact(lambda connection: self._write_entries(connection, pending_entries))
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

    def _write_entries(self, connection: Connection, pending_entries: list[PendingEntry]) -> Written:
        generation = generation_of(connection)
        pending_entries = [item for item in pending_entries if item.entry.number == 1 or item.generation == generation]
        if not pending_entries:
            return set()
        new = [pending for pending in pending_entries if pending.entry.number == 1]
        if new:
            rows = [_table_row(pending) for pending in new]
            connection.execute(self._insert(schema.tables).on_conflict_do_nothing(), rows)
        query = self._insert(schema.log).on_conflict_do_nothing().returning(schema.log.c.table, schema.log.c.number)
        found = connection.execute(query, [_log_row(pending.entry) for pending in pending_entries])
        written = {(table, number) for table, number in found}
        done = [item for item in pending_entries if (item.entry.table, item.entry.number) in written]
        _update_lists(connection, done)
        messages = [LogGrown(item.entry.table, item.entry.number, item.waits_for, item.waited_for) for item in done]
        publish(connection, messages)
        return written


def generation_of(connection: Connection) -> str | None:
    """The generation of the logs. It cannot change until the transaction ends."""
    if connection.dialect.name == "postgresql":
        # Writing needs this lock anyway. Restoring takes a stronger one, which is waited for here.
        connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK_SECONDS}s'"))
        connection.execute(text("LOCK TABLE log IN ROW EXCLUSIVE MODE"))
    query = select(schema.marks.c.value).where(schema.marks.c.name == GENERATION)
    return connection.execute(query).scalar()


def _update_lists(connection: Connection, done: list[PendingEntry]) -> None:
    """Update what follows from entries: the summaries, and who sits where."""
    changed = [
        {"key": item.entry.table, "changed": item.entry.time, **item.summary.row()}
        for item in done
        if item.summary is not None and item.entry.number > 1
    ]
    if changed:
        connection.execute(update(schema.tables).where(schema.tables.c.id == bindparam("key")), changed)
    moved = [(item.entry.table, item.summary.people) for item in done if item.people_changed and item.summary]
    if moved:
        gone = [{"key": table} for table, _ in moved]
        connection.execute(delete(schema.seats).where(schema.seats.c.table == bindparam("key")), gone)
        there = [{"table": table, "person": person} for table, people in moved for person in sorted(people)]
        if there:
            connection.execute(insert(schema.seats), there)


def _table_row(pending: PendingEntry) -> dict[str, Any]:
    assert pending.summary is not None
    entry = pending.entry
    return {"id": entry.table, "created": entry.time, "changed": entry.time, **pending.summary.row()}


def _log_row(entry: Entry) -> dict[str, Any]:
    return {
        "table": entry.table,
        "number": entry.number,
        "time": entry.time,
        "person": entry.person,
        "action_id": entry.action_id,
        "body": write_body(entry.body),
    }
