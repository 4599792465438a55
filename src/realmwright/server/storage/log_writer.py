"""The clerk: writes entries down, everything that waits in one transaction.

An entry is acknowledged when its transaction has been committed, and many of them share the cost.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from realmwright.game import RealmwrightError
from realmwright.server.storage import schema
from realmwright.server.storage.bus import Grown, announce
from realmwright.server.storage.entries import Entry, write_body

BATCH: Final = 200
LOCK_SECONDS: Final = 15
"""How long an entry may wait for a back-up that is being restored."""
GENERATION: Final = "generation"
"""The mark that changes when a back-up is restored."""

logger = logging.getLogger("realmwright.storage")


class StorageFault(RealmwrightError):
    """The database cannot be used; what was not acknowledged may or may not have been written."""


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
    """When to look after the table even if nobody comes."""
    slow: bool
    """Whether people may come only now and then, and want to be told of their turn."""
    turned: float
    """When the choice came to whoever has it."""
    people: frozenset[str]

    def row(self) -> dict[str, Any]:
        row = self._asdict()
        del row["people"]
        return row


class Addition(NamedTuple):
    """An entry to be written, and what else changes with it."""

    entry: Entry
    summary: Summary | None
    """The table as lists shall show it from now on; None if nothing of that changed."""
    people_changed: bool
    waited_for: str | None
    waits_for: str | None
    generation: str | None = None
    """The generation of the log that this was decided on."""


Written: TypeAlias = set[tuple[str, int]]
Work: TypeAlias = Callable[[Connection], Written]


class Clerk:
    """Takes entries from all tables and writes them down, one transaction after the other."""

    def __init__(self, transact: Callable[[Work], Awaitable[Written]], new_row: Any) -> None:
        self._transact = transact
        self._insert = new_row
        self._queue: asyncio.Queue[tuple[Addition, asyncio.Future[bool]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what waits, and stop."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def append(self, addition: Addition) -> bool:
        """Write an entry down for good.

        False: somebody else has written one with its number or its action id, or another log has been restored.
        """
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((addition, future))
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

    async def _write_batch(self, batch: "list[tuple[Addition, asyncio.Future[bool]]]") -> None:
        additions = [addition for addition, _ in batch]
        try:
            written = await self._transact(lambda connection: self._write_down(connection, additions))
        except Exception as problem:
            if len(batch) > 1 and not isinstance(problem, StorageFault):
                # One that cannot be written must not keep the others from it.
                for single in batch:
                    await self._write_batch([single])
                return
            logger.error("an entry could not be written: %s", reason(problem.__cause__ or problem))
            fault = StorageFault("the database cannot be written to now; try again")
            for _, future in batch:
                if not future.done():
                    future.set_exception(fault)
            return
        for addition, future in batch:
            if not future.done():
                future.set_result((addition.entry.table, addition.entry.number) in written)

    def _write_down(self, connection: Connection, additions: list[Addition]) -> Written:
        generation = generation_of(connection)
        additions = [item for item in additions if item.entry.number == 1 or item.generation == generation]
        if not additions:
            return set()
        new = [addition for addition in additions if addition.entry.number == 1]
        if new:
            rows = [_table_row(addition) for addition in new]
            connection.execute(self._insert(schema.tables).on_conflict_do_nothing(), rows)
        asked = self._insert(schema.log).on_conflict_do_nothing().returning(schema.log.c.table, schema.log.c.number)
        found = connection.execute(asked, [_log_row(addition.entry) for addition in additions])
        written = {(table, number) for table, number in found}
        done = [item for item in additions if (item.entry.table, item.entry.number) in written]
        _follow(connection, done)
        tidings = [Grown(item.entry.table, item.entry.number, item.waits_for, item.waited_for) for item in done]
        announce(connection, tidings)
        return written


def generation_of(connection: Connection) -> str | None:
    """The generation of the logs, which stays the same until the transaction ends."""
    if connection.dialect.name == "postgresql":
        # To write would need this lock, too; whoever restores has a stronger one, and is waited for here.
        connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK_SECONDS}s'"))
        connection.execute(text("LOCK TABLE log IN ROW EXCLUSIVE MODE"))
    asked = select(schema.marks.c.value).where(schema.marks.c.name == GENERATION)
    return connection.execute(asked).scalar()


def _follow(connection: Connection, done: list[Addition]) -> None:
    """Write what follows from entries: the lists, and who sits where."""
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


def _table_row(addition: Addition) -> dict[str, Any]:
    assert addition.summary is not None
    entry = addition.entry
    return {"id": entry.table, "created": entry.time, "changed": entry.time, **addition.summary.row()}


def _log_row(entry: Entry) -> dict[str, Any]:
    return {
        "table": entry.table,
        "number": entry.number,
        "time": entry.time,
        "person": entry.person,
        "action_id": entry.action_id,
        "body": write_body(entry.body),
    }


def reason(problem: BaseException) -> str:
    """Why a database failed, without statements, values or addresses that might be secret."""
    original = getattr(problem, "orig", None) or problem
    return f"{type(original).__name__}: {str(original).splitlines()[0] if str(original) else ''}"[:200]
