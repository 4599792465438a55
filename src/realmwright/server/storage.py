"""The database: SQLite in a data folder, or PostgreSQL.

Entries of all tables go through one writer, which takes everything that waits into one transaction: an entry is
acknowledged when that has been committed, and many of them share the cost.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib.resources import as_file, files
from typing import IO, Any, Final, NamedTuple

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, bindparam, delete, event, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from realmwright.game import RealmwrightError
from realmwright.server import schema
from realmwright.server.bus import Bus, Grown, Listener, Tiding, announce
from realmwright.server.entries import Entry, read_body, write_body

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

BATCH: Final = 200
SNAPSHOTS: Final = 3
MIGRATION_LOCK: Final = 0x7265616C6D
BUSY_SECONDS: Final = 15
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "secure_delete=ON", "cache_size=-8000")
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


class Storage:
    """A database in use."""

    def __init__(self, url: str, connections: int = 10) -> None:
        try:
            self.url = make_url(url)
        except (ArgumentError, ValueError):
            raise StorageFault("the database must be given as sqlite:///FILE or postgresql://HOST/NAME") from None
        drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
        kind = self.url.get_backend_name()
        if kind not in drivers:
            raise StorageFault(f"the database must be sqlite or postgresql, not {kind}")
        self.url = self.url.set(drivername=drivers[kind])
        self.shared = kind != "sqlite"
        """Whether other processes may use it at the same time."""
        if self.shared:
            self._reader = self._writer = create_async_engine(
                self.url, pool_size=connections, max_overflow=0, pool_pre_ping=True, hide_parameters=True
            )
            self._insert: Any = postgresql.insert
        else:
            self._reader = _sqlite_engine(self.url.render_as_string(False), "BEGIN", 4)
            self._writer = _sqlite_engine(self.url.render_as_string(False), "BEGIN IMMEDIATE", 1)
            self._insert = sqlite.insert
        self._queue: asyncio.Queue[tuple[Addition, asyncio.Future[bool]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._bus: Bus | None = None
        self._listener: Listener | None = None
        self._claim: IO[str] | None = None
        self.commits = 0
        self.written = 0

    # Opening and closing

    async def open(self, listener: Listener | None = None) -> None:
        """Connect, bring the database to its present form, and begin to write and to listen."""
        try:
            await self._migrate()
        except CommandError:
            await self._dispose()
            raise StorageFault("the database was last used by a newer release; this one cannot read it") from None
        except (StorageFault, SQLAlchemyError) as problem:
            await self._dispose()
            raise StorageFault(f"the database cannot be opened: {reason(problem.__cause__ or problem)}") from None
        self._listener = listener
        self._task = asyncio.create_task(self._write())
        if self.shared and listener is not None:
            self._bus = Bus(self._reader, listener)
            await self._bus.start()

    async def _migrate(self) -> None:
        if self.shared:
            async with self.writing() as connection:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
                await connection.run_sync(migrate)
            return
        # SQLite changes a table by making another one: with foreign keys, all rows that lead to it would go.
        engine = _sqlite_engine(self.url.render_as_string(False), "BEGIN IMMEDIATE", 1, foreign_keys=False)
        try:
            with _told():
                async with engine.begin() as connection:
                    await connection.run_sync(migrate)
        finally:
            await engine.dispose()

    def claim(self) -> None:
        """Keep other servers from a SQLite file: they would not hear of each other."""
        if self.shared or self.url.database is None or fcntl is None:
            return
        self._claim = open(f"{self.url.database}.lock", "w")  # noqa: SIM115 - held until the process ends
        try:
            fcntl.flock(self._claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._claim.close()
            raise StorageFault("another server uses this database; several need PostgreSQL") from None

    async def close(self) -> None:
        """Write what waits, and disconnect."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._bus is not None:
            await self._bus.close()
        if self._claim is not None:
            self._claim.close()
        await self._dispose()

    async def _dispose(self) -> None:
        await self._reader.dispose()
        await self._writer.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads."""
        with _told():
            async with self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at its end."""
        with _told():
            async with self._writer.begin() as connection:
                yield connection

    # Logs

    async def append(self, addition: Addition) -> bool:
        """Write an entry down for good.

        False: somebody else has written one with its number or its action id, or another log has been restored.
        """
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((addition, future))
        return await future

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table behind a number."""
        columns = schema.log.c
        asked = (
            select(columns.number, columns.time, columns.body, columns.person, columns.action_id)
            .where(columns.table == table, columns.number > after)
            .order_by(columns.number)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(asked)).all()
        return [Entry(table, number, time, read_body(body), who, ident) for number, time, body, who, ident in rows]

    async def number_of(self, table: str, person: str, action_id: str) -> int | None:
        """The number of the entry that somebody's command led to, if it did."""
        columns = schema.log.c
        asked = select(columns.number).where(
            columns.table == table, columns.person == person, columns.action_id == action_id
        )
        async with self.reading() as connection:
            return (await connection.execute(asked)).scalar()

    async def snapshot(self, table: str, behind: int) -> str | None:
        """The latest snapshot of a table that has so many entries behind it."""
        columns, numbers = schema.snapshots.c, schema.log.c
        last = select(func.max(numbers.number)).where(numbers.table == table).scalar_subquery()
        asked = (
            select(columns.body)
            .where(columns.table == table, columns.number <= last - behind)
            .order_by(columns.number.desc())
            .limit(1)
        )
        async with self.reading() as connection:
            return (await connection.execute(asked)).scalar()

    async def keep_snapshot(self, table: str, number: int, body: str, generation: str | None) -> None:
        """Keep a snapshot, and the few before it, unless another log has been restored."""
        snapshots = schema.snapshots
        new = self._insert(snapshots).values(table=table, number=number, body=body).on_conflict_do_nothing()
        kept = (
            select(snapshots.c.number)
            .where(snapshots.c.table == table)
            .order_by(snapshots.c.number.desc())
            .limit(SNAPSHOTS)
        )
        old = delete(snapshots).where(snapshots.c.table == table, snapshots.c.number.not_in(kept))
        async with self.writing() as connection:
            if await self._generation(connection) == generation:
                await connection.execute(new)
                await connection.execute(old)

    async def write_summary(self, table: str, summary: Summary) -> None:
        """Let lists show a table so."""
        async with self.writing() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**summary.row()))

    async def set_mark(self, name: str, value: str) -> None:
        """Keep a single value."""
        new = self._insert(schema.marks).values(name=name, value=value)
        async with self.writing() as connection:
            await connection.execute(new.on_conflict_do_update(index_elements=["name"], set_={"value": value}))

    async def keep_mark(self, name: str, value: str) -> None:
        """Keep a single value unless there is one already."""
        async with self.writing() as connection:
            await connection.execute(self._insert(schema.marks).values(name=name, value=value).on_conflict_do_nothing())

    async def mark(self, name: str) -> str | None:
        """A single value that was kept."""
        async with self.reading() as connection:
            return (await connection.execute(select(schema.marks.c.value).where(schema.marks.c.name == name))).scalar()

    async def tell(self, tiding: Tiding) -> None:
        """Tell something to all processes."""
        if not self.shared:
            if self._listener is not None:
                self._listener(tiding)
            return
        async with self.writing() as connection:
            await announce(connection, [tiding])

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
        try:
            written = await self._commit([addition for addition, _ in batch])
        except Exception as problem:
            if len(batch) > 1:
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

    async def _commit(self, additions: list[Addition]) -> set[tuple[str, int]]:
        async with self.writing() as connection:
            generation = await self._generation(connection)
            additions = [item for item in additions if item.entry.number == 1 or item.generation == generation]
            if not additions:
                return set()
            new = [addition for addition in additions if addition.entry.number == 1]
            if new:
                await connection.execute(insert(schema.tables), [_table_row(addition) for addition in new])
            asked = self._insert(schema.log).on_conflict_do_nothing().returning(schema.log.c.table, schema.log.c.number)
            rows = await connection.execute(asked, [_log_row(addition.entry) for addition in additions])
            written = {(table, number) for table, number in rows}
            done = [item for item in additions if (item.entry.table, item.entry.number) in written]
            await self._follow(connection, done)
            if self.shared and done:
                tidings = [Grown(item.entry.table, item.entry.number, item.waits_for, item.waited_for) for item in done]
                await announce(connection, tidings)
        self.commits += 1
        self.written += len(written)
        return written

    async def _generation(self, connection: AsyncConnection) -> str | None:
        """The generation of the logs, which stays the same until the transaction ends."""
        if self.shared:
            # To write would need this lock, too; whoever restores has a stronger one, and is waited for here.
            await connection.execute(text("LOCK TABLE log IN ROW EXCLUSIVE MODE"))
        asked = select(schema.marks.c.value).where(schema.marks.c.name == GENERATION)
        return (await connection.execute(asked)).scalar()

    async def _follow(self, connection: AsyncConnection, done: list[Addition]) -> None:
        """Write what follows from entries: the lists, and who sits where."""
        changed = [item for item in done if item.summary is not None and item.entry.number > 1]
        if changed:
            rows = [
                {"key": item.entry.table, "changed": item.entry.time, **item.summary.row()}
                for item in changed
                if item.summary is not None
            ]
            await connection.execute(update(schema.tables).where(schema.tables.c.id == bindparam("key")), rows)
        moved = [item for item in done if item.people_changed and item.summary is not None]
        if moved:
            gone = [{"key": item.entry.table} for item in moved]
            await connection.execute(delete(schema.seats).where(schema.seats.c.table == bindparam("key")), gone)
            rows = [
                {"table": item.entry.table, "person": person}
                for item in moved
                if item.summary is not None
                for person in sorted(item.summary.people)
            ]
            if rows:
                await connection.execute(insert(schema.seats), rows)


@contextmanager
def _told() -> Iterator[None]:
    """Whatever keeps a database from answering is one kind of fault; mistakes of ours in asking are not."""
    try:
        yield
    except (IntegrityError, ProgrammingError, DataError):
        raise
    except (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
        raise StorageFault("the database does not answer now; try again") from problem


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


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring a database to its present form."""
    with as_file(files("realmwright.server") / "migrations") as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def _sqlite_engine(url: str, begin: str, size: int, foreign_keys: bool = True) -> AsyncEngine:
    """An engine whose transactions begin as said; SQLite then neither waits for readers nor deadlocks among writers."""
    engine = create_async_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=60,
        connect_args={"timeout": BUSY_SECONDS},
        hide_parameters=True,
    )

    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.execute(f"PRAGMA foreign_keys={foreign_keys:d}")
        cursor.close()

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", connected)
    event.listen(engine.sync_engine, "begin", begun)
    return engine
