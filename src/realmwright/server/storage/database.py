"""The database: SQLite in a data folder, or PostgreSQL."""

import asyncio
import re
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from threading import Thread
from typing import IO, Any, Final

import aiosqlite
from sqlalchemy import Connection, Engine, Table, create_engine, delete, event, func, inspect, select, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from realmwright.server.storage import schema
from realmwright.server.storage.bus import BusListener, BusMessage, Listener, publish
from realmwright.server.storage.entries import Entry, read_body
from realmwright.server.storage.faults import Fault, FaultLog, StorageFault, reason
from realmwright.server.storage.log_writer import LogWriter, PendingEntry, Written, generation_of
from realmwright.server.storage.postgres_log import write_entries
from realmwright.server.storage.server_clock import ALIVE, SHIFT, Reading
from realmwright.server.storage.sqlite_log import SqliteLog
from realmwright.server.storage.unread import unread_by

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

SNAPSHOTS: Final = 3
MIGRATION_LOCK: Final = 0x7265616C6D
LAST_BACKUP: Final = "last-backup"
"""The mark that says when a back-up was last made."""
BUSY_SECONDS: Final = 15
SQLITE_NOW: Final = "(julianday('now') - 2440587.5) * 86400.0"
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "secure_delete=ON", "cache_size=-8000")


class Storage:
    """A database in use."""

    def __init__(self, url: str, connections: int = 10, waits: bool = True) -> None:
        """With ``waits`` whoever finds no connection free waits for one; else there are as many as are wanted."""
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
        """Whether several processes may use the database at the same time."""
        self.faults = FaultLog()
        self._waits = waits
        self._log_engine: Engine | None = None
        self._thread = ThreadPoolExecutor(1, "log-writer")
        self._connection_threads: list[Thread] = []
        if self.shared:
            from sqlalchemy.dialects import postgresql

            self._reader = self._writer = create_async_engine(
                self.url, pool_size=connections, max_overflow=0, pool_pre_ping=True, hide_parameters=True
            )
            self._insert: Any = postgresql.insert
        else:
            self._reader = self._sqlite_engine("BEGIN", 4)
            self._writer = self._sqlite_engine("BEGIN IMMEDIATE", 1)
            self._log_engine = create_engine(self.url.set(drivername="sqlite"), **_sqlite_options(1, waits))
            _prepare_sqlite(self._log_engine, "BEGIN IMMEDIATE", True)
            self._insert = sqlite.insert
            self._sqlite_log = SqliteLog(self._log_engine)
        self._log_writer = LogWriter(self._write_to_postgres if self.shared else self._write_in_thread)
        self.append = self._log_writer.append
        self._bus: BusListener | None = None
        self._listener: Listener | None = None
        self._claim: IO[str] | None = None

    # Opening and closing

    async def open(self, listener: Listener | None = None) -> None:
        """Connect, migrate the database, and start writing and listening."""
        try:
            await self._migrate()
        except UnknownRevision:
            await self._dispose()
            raise
        except (StorageFault, SQLAlchemyError) as problem:
            await self._dispose()
            raise StorageFault(f"the database cannot be opened: {reason(problem.__cause__ or problem)}") from None
        self._listener = listener
        self._log_writer.start()
        if self.shared and listener is not None:
            self._bus = BusListener(self._reader, listener)
            await self._bus.start()

    async def _migrate(self) -> None:
        if self.shared:
            async with self.writing() as connection:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
                await connection.run_sync(migrate)
            return
        # SQLite alters a table by making a new one: with foreign keys on, all rows that refer to it would be deleted.
        engine = self._sqlite_engine("BEGIN IMMEDIATE", 1, foreign_keys=False)
        try:
            with self._noting_faults():
                async with engine.begin() as connection:
                    await connection.run_sync(migrate)
        finally:
            await engine.dispose()

    def claim(self) -> None:
        """Lock a SQLite file against other servers, which would not hear of each other."""
        if self.shared or self.url.database is None or fcntl is None:
            return
        self._claim = open(f"{self.url.database}.lock", "w")  # noqa: SIM115 - held until the process ends
        try:
            fcntl.flock(self._claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._claim.close()
            raise StorageFault("another server uses this database; several need PostgreSQL") from None

    async def close(self) -> None:
        """Write what is waiting, and disconnect."""
        await self._log_writer.close()
        if self._bus is not None:
            await self._bus.close()
        if self._claim is not None:
            self._claim.close()
        await self._dispose()

    async def _dispose(self) -> None:
        if self._log_engine is not None:
            self._thread.shutdown()
            self._sqlite_log.close()
            self._log_engine.dispose()
        await self._reader.dispose()
        await self._writer.dispose()
        if any(thread.is_alive() for thread in self._connection_threads):
            await asyncio.to_thread(self._join_connections)

    def _join_connections(self) -> None:
        """Wait for the threads of SQLite connections.

        The connection of a cancelled query ends some time after it was given up, and reports that to the event loop,
        which must still be there.
        """
        deadline = time.monotonic() + BUSY_SECONDS
        for thread in self._connection_threads:
            thread.join(max(0.0, deadline - time.monotonic()))

    def _sqlite_engine(self, begin: str, size: int, foreign_keys: bool = True) -> AsyncEngine:
        """An engine whose transactions start with this statement: readers block nobody, and writers never deadlock."""
        options = _sqlite_options(size, self._waits)
        options["connect_args"]["async_creator_fn"] = self._connect_sqlite
        engine = create_async_engine(self.url, **options)
        _prepare_sqlite(engine.sync_engine, begin, foreign_keys)
        return engine

    def _connect_sqlite(self, *args: Any, **options: Any) -> aiosqlite.Connection:
        connection = aiosqlite.connect(*args, **options)
        thread = connection._thread  # nothing else tells when a connection has ended
        thread.daemon = True
        self._connection_threads = [*(each for each in self._connection_threads if each.is_alive()), thread]
        return connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that only reads."""
        with self._noting_faults():
            async with self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def reading_snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection that only reads, and all of it as it was at one moment, whatever is written meanwhile."""
        async with self.reading() as connection:
            if self.shared:
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at its end."""
        with self._noting_faults():
            async with self._writer.begin() as connection:
                yield connection
        self.faults.note_success()

    @contextmanager
    def _noting_faults(self) -> Iterator[None]:
        """Raise StorageFault for whatever keeps the database from answering, but not for mistakes in our queries."""
        try:
            yield
        except (IntegrityError, ProgrammingError, DataError):
            raise
        except _faults() as problem:
            self.faults.note(problem)
            raise StorageFault("the database does not answer now; try again") from problem

    async def check_integrity(self) -> None:
        """Look for damage, which is then among the faults. With PostgreSQL this is left to its own checksums."""
        if self.shared:
            return
        async with self.reading() as connection:
            found = str((await connection.execute(text("PRAGMA quick_check(1)"))).scalar_one())
            if found != "ok":
                tree = re.search(r"(?:tree|page)\D+(\d+)", found, re.IGNORECASE)
                named = text("SELECT tbl_name FROM sqlite_master WHERE rootpage = :page")
                table = (await connection.execute(named, {"page": int(tree[1])})).scalar() if tree else None
                self.faults.add(Fault("damaged", table or ""), " ".join(found.split())[:200])

    async def _write_to_postgres(self, pending_entries: list[PendingEntry]) -> Written:
        with self._noting_faults():
            async with self._writer.connect() as connection:
                raw: Any = (await connection.get_raw_connection()).driver_connection
                try:
                    written = await write_entries(raw, pending_entries)
                except BaseException:
                    # The transaction ends with its connection.
                    await connection.invalidate()
                    raise
        self.faults.note_success()
        return written

    async def _write_in_thread(self, pending_entries: list[PendingEntry]) -> Written:
        """Write entries in a thread: a commit waits for the disk."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write_to_sqlite, pending_entries)

    def _write_to_sqlite(self, pending_entries: list[PendingEntry]) -> Written:
        with self._noting_faults():
            return self._sqlite_log.write(pending_entries)

    # Logs

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a number."""
        columns = schema.log.c
        query = (
            select(columns.number, columns.time, columns.body, columns.person, columns.action_id)
            .where(columns.table == table, columns.number > after)
            .order_by(columns.number)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [Entry(table, number, time, read_body(body), who, ident) for number, time, body, who, ident in rows]

    async def entry(self, table: str, number: int) -> Entry | None:
        """One entry of a table."""
        columns = schema.log.c
        query = select(columns.time, columns.body, columns.person, columns.action_id)
        async with self.reading() as connection:
            found = await connection.execute(query.where(columns.table == table, columns.number == number))
            row = found.first()
        return None if row is None else Entry(table, number, row.time, read_body(row.body), row.person, row.action_id)

    async def muted_by(self, person: str) -> frozenset[str]:
        """The people whose chat a person does not want to read."""
        async with self.reading() as connection:
            return frozenset(muted for _, muted in await connection.execute(unread_by([person])))

    async def number_of(self, table: str, person: str, action_id: str) -> int | None:
        """The number of the entry that a command of a person led to, if any."""
        columns = schema.log.c
        query = select(columns.number).where(
            columns.table == table, columns.person == person, columns.action_id == action_id
        )
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar()

    async def snapshot(self, table: str, behind: int) -> str | None:
        """The latest snapshot of a table that is at least so many entries old."""
        columns, numbers = schema.snapshots.c, schema.log.c
        last = select(func.max(numbers.number)).where(numbers.table == table).scalar_subquery()
        query = (
            select(columns.body)
            .where(columns.table == table, columns.number <= last - behind)
            .order_by(columns.number.desc())
            .limit(1)
        )
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar()

    async def write_snapshot(self, table: str, number: int, body: str, generation: str | None) -> None:
        """Store a snapshot and drop old ones, unless a back-up has been restored meanwhile."""
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
            if await connection.run_sync(generation_of) == generation:
                await connection.execute(new)
                await connection.execute(old)

    async def write_names(self, table: str, names: str, title: str) -> None:
        """Change the names and the title that lists show for a table."""
        shown = update(schema.tables).where(schema.tables.c.id == table).values(names=names, title=title)
        async with self.writing() as connection:
            await connection.execute(shown)

    async def set_mark(self, name: str, value: str) -> None:
        """Store a single value."""
        async with self.writing() as connection:
            await self.put(connection, schema.marks, {"name": name, "value": value})

    async def put(self, connection: AsyncConnection, table: Table, row: dict[str, Any]) -> None:
        """Store a row in place of the one with the same key, if there is one."""
        key = [column.name for column in table.primary_key.columns]
        rest = {name: value for name, value in row.items() if name not in key}
        new = self._insert(table).values(row)
        await connection.execute(new.on_conflict_do_update(index_elements=key, set_=rest))

    async def add_once(self, connection: AsyncConnection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
        """Store those of these rows that are not there already."""
        await connection.execute(self._insert(table).on_conflict_do_nothing(), rows)

    async def set_mark_once(self, name: str, value: str) -> None:
        """Store a single value unless there is one already."""
        async with self.writing() as connection:
            await self.add_once(connection, schema.marks, [{"name": name, "value": value}])

    @property
    def place(self) -> str:
        """Where this is, in words for operators and without a password."""
        return self.url.render_as_string() if self.shared else str(self.url.database)

    async def mark(self, name: str) -> str | None:
        """A single value that was stored."""
        async with self.reading() as connection:
            return (await connection.execute(select(schema.marks.c.value).where(schema.marks.c.name == name))).scalar()

    async def clock_reading(self) -> Reading:
        """What the database says about the time."""
        marks = schema.marks.c
        day = "extract(epoch FROM clock_timestamp())::float8" if self.shared else SQLITE_NOW
        async with self.reading() as connection:
            query = select(marks.name, marks.value).where(marks.name.in_([ALIVE, SHIFT]))
            found = {name: float(value) for name, value in await connection.execute(query)}
            database = float((await connection.execute(text(f"SELECT {day}"))).scalar_one())
        return Reading(database, found.get(SHIFT, 0.0), found.get(ALIVE))

    async def set_shift(self, old: float, new: float) -> None:
        """Store how far the time of the server is ahead of the database's, unless another process has done so."""
        marks = schema.marks
        changed = update(marks).where(marks.c.name == SHIFT, marks.c.value == repr(old)).values(value=repr(new))
        await self.set_mark_once(SHIFT, repr(old))
        async with self.writing() as connection:
            await connection.execute(changed)

    async def publish(self, *messages: BusMessage) -> None:
        """Send messages to all processes."""
        if not self.shared:
            if self._listener is not None:
                for message in messages:
                    self._listener(message)
            return
        async with self.writing() as connection:
            await connection.run_sync(publish, messages)


def _faults() -> tuple[type[Exception], ...]:
    """The errors that keep a database from answering; those of asyncpg if it is in use at all."""
    asyncpg = sys.modules.get("asyncpg")
    drivers = (asyncpg.PostgresError, asyncpg.InterfaceError) if asyncpg is not None else ()
    return (SQLAlchemyError, sqlite3.Error, OSError, *drivers)


class UnknownRevision(StorageFault):
    """A database with a schema that this release does not know."""


def migrate(connection: Connection, revision: str = "head") -> None:
    """Upgrade a database to a revision of its schema. Raises UnknownRevision for a database of a newer release."""
    with as_file(files("realmwright.server") / "migrations") as scripts:
        if revision == "head" and revision_of(connection) == latest_revision(scripts):
            # Most starts end here. Alembic takes longer to import than everything else that is done with the database.
            return
        from alembic import command
        from alembic.config import Config
        from alembic.util import CommandError

        config = Config()
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, revision)
        except CommandError:
            raise UnknownRevision("the database was last used by a newer release; this one cannot read it") from None


def latest_revision(scripts: Path) -> str:
    """The latest revision of the schema. The names of the scripts begin with theirs."""
    return max(script.name.partition("_")[0] for script in (scripts / "versions").glob("[0-9]*_*.py"))


def revision_of(connection: Connection) -> str | None:
    """The revision of a database, if it has one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _sqlite_options(size: int, waits: bool) -> dict[str, Any]:
    return {
        "pool_size": size,
        "max_overflow": 0 if waits else -1,
        "pool_timeout": 60,
        "connect_args": {"timeout": BUSY_SECONDS, "check_same_thread": False},
        "hide_parameters": True,
    }


def _prepare_sqlite(engine: Engine, begin: str, foreign_keys: bool) -> None:
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.execute(f"PRAGMA foreign_keys={foreign_keys:d}")
        cursor.close()

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
