"""Back-ups: a consistent copy of the database in one file. It can be restored to either kind of database.

A back-up is lines of JSON, gzipped: a header, then one line for each row, then a footer with the number of rows of each
table and a digest of every line before it. A truncated or damaged file is detected before anything is changed.

Snapshots are left out. They follow from the logs, they are most of the bytes, and one that does not fit a restored log
would hide it. Sessions are included, so people stay logged in, and so are notices that are still to be sent.
"""

import gzip
import hashlib
import logging
import secrets
import time
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.metadata import version
from importlib.resources import as_file, files
from itertools import groupby, islice
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple, TypeVar

import msgspec
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import Struct
from sqlalchemy import Connection, MetaData, Table, delete, insert, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.game import RealmwrightError
from realmwright.server.storage import schema
from realmwright.server.storage.bus import Reload, publish
from realmwright.server.storage.database import LAST_BACKUP, MIGRATION_LOCK, Storage, migrate
from realmwright.server.storage.faults import StorageFault, reason
from realmwright.server.storage.log_writer import GENERATION
from realmwright.server.storage.outage import end_outage

FORMAT: Final = "realmwright back-up"
LAYOUT: Final = 1
GZIPPED: Final = b"\x1f\x8b"
"""The first bytes of every gzipped file."""
BATCH: Final = 500
LOCK_TRIES: Final = 100
LOCK_MILLISECONDS: Final = 300
"""Less than PostgreSQL waits before it looks for a deadlock, so that it never aborts a transaction of a player."""
LEFT_OUT: Final = frozenset({"snapshots", "processes"})
NOT_CONTENT: Final = LEFT_OUT | {"marks"}
"""A database with rows in these tables only counts as empty: every server writes them when it starts."""

Counts = Mapping[str, int]
Form = TypeVar("Form")

logger = logging.getLogger("realmwright.backup")


class BadBackup(RealmwrightError):
    """A back-up that cannot be written or read, or that must not be restored."""


class _ReaderGone(Exception):
    """The reader of a pipe has gone. Told apart from a broken connection to the database."""


class Header(Struct, frozen=True):
    """The first line of a back-up."""

    format: str
    layout: int
    release: str
    revision: str
    time: datetime


class Line(Struct, frozen=True):
    """A row of a table."""

    table: str
    row: dict[str, str | int | float | bool | None]


class Footer(Struct, frozen=True):
    """The last line of a back-up."""

    rows: dict[str, int]
    sha256: str


class Restored(NamedTuple):
    """What has been restored."""

    header: Header
    rows: Counts
    given_back: float | None
    """Seconds since a server was last alive, if they were given back to the running clocks."""


# Backing up


async def back_up(url: str, file: BinaryIO) -> Counts:
    """Write everything that a database holds at this moment, even while servers use it; returns the numbers of rows."""
    storage = Storage(url, connections=1)
    if not storage.shared and not Path(storage.url.database or "").is_file():
        raise BadBackup("there is no database yet, so there is nothing to back up")
    try:
        async with storage.reading_snapshot() as connection:
            return await _write_all(connection, file)
    except _ReaderGone:
        raise BrokenPipeError from None
    except (StorageFault, SQLAlchemyError) as problem:
        raise StorageFault(f"the database cannot be read: {reason(problem.__cause__ or problem)}") from None
    finally:
        await storage.close()


async def note_backup(url: str) -> None:
    """Note when a back-up was made, for operators; not where the database belongs to another release."""
    storage = Storage(url, connections=1)
    try:
        await storage.set_mark(LAST_BACKUP, repr(time.time()))
    except (StorageFault, SQLAlchemyError):
        logger.debug("when the back-up was made could not be noted")
    finally:
        await storage.close()


async def _write_all(connection: AsyncConnection, file: BinaryIO) -> Counts:
    revision = await connection.run_sync(_revision)
    if revision is None:
        raise BadBackup("the database is empty, so there is nothing to back up")
    if revision not in _revisions():
        raise BadBackup(f"the database belongs to a newer release (revision {revision}): back it up with that one")
    counts: Counter[str] = Counter()
    digest = hashlib.sha256()
    with _file_errors("write"), gzip.GzipFile(filename="", fileobj=file, mode="wb", mtime=0) as packed:

        def write(line: Struct) -> None:
            with _file_errors("write"):
                written = msgspec.json.encode(line) + b"\n"
                digest.update(written)
                packed.write(written)

        write(Header(FORMAT, LAYOUT, version("realmwright"), revision, datetime.now(UTC)))
        for table in await connection.run_sync(_tables):
            # Reflected names are of a subclass of str, which msgspec does not encode.
            name, columns = str(table.name), [str(column.name) for column in table.columns]
            if name in LEFT_OUT:
                continue
            counts[name] = 0
            query = select(table).order_by(*table.primary_key).execution_options(yield_per=BATCH)
            async for row in await connection.stream(query):
                write(Line(name, dict(zip(columns, row, strict=True))))
                counts[name] += 1
        write(Footer(dict(counts), digest.hexdigest()))
    return counts


# Reading a back-up


def read_backup(file: BinaryIO) -> tuple[Header, Iterator[Line]]:
    """The header and the rows. The file is intact if all rows can be read."""
    with _file_errors("read"):
        start = file.tell()
        if file.read(len(GZIPPED)) != GZIPPED:
            raise BadBackup("this is not a back-up of realmwright")
        file.seek(start)
    lines = _unpacked(file)
    first = next(lines, b"")
    try:
        header = msgspec.json.decode(first, type=Header)
    except (msgspec.MsgspecError, UnicodeError):
        raise BadBackup("this is not a back-up of realmwright") from None
    if header.format != FORMAT:
        raise BadBackup("this is not a back-up of realmwright")
    if header.layout != LAYOUT:
        raise BadBackup(f"this back-up was written by realmwright {header.release}, which is newer: restore it there")
    return header, _rows(first, lines)


def _unpacked(file: BinaryIO) -> Iterator[bytes]:
    try:
        with _file_errors("read"), gzip.GzipFile(fileobj=file, mode="rb") as packed:
            yield from packed
    except (gzip.BadGzipFile, zlib.error, EOFError):
        raise BadBackup("the back-up is damaged or was cut off") from None


def _rows(first: bytes, lines: Iterator[bytes]) -> Iterator[Line]:
    digest = hashlib.sha256(first)
    counts: Counter[str] = Counter()
    last = next(lines, b"")
    for line in lines:
        row = _decoded(last, Line)
        digest.update(last)
        counts[row.table] += 1
        yield row
        last = line
    footer = _decoded(last, Footer)
    counted = {table: number for table, number in footer.rows.items() if number}
    if footer.sha256 != digest.hexdigest() or counted != counts:
        raise BadBackup("the back-up is damaged: its rows are not those that were written")


def _decoded(line: bytes, form: type[Form]) -> Form:
    try:
        return msgspec.json.decode(line, type=form)
    except (msgspec.MsgspecError, UnicodeError):
        raise BadBackup("the back-up is damaged or was cut off") from None


# Restoring


async def restore(url: str, file: BinaryIO, replace: bool = False) -> Restored:
    """Replace the content of a database by that of a back-up. Running servers continue from there.

    The file must be seekable: it is checked first. Then everything happens in one transaction, so that either all
    of it is restored or nothing has changed.
    """
    header, rows = read_backup(file)
    if header.revision not in _revisions():
        raise BadBackup(
            f"this back-up was made by realmwright {header.release} with a newer form of the database "
            f"(revision {header.revision}): install that release or a later one to restore it"
        )
    for _ in rows:
        pass
    storage = Storage(url, connections=1)
    try:
        if not storage.shared:
            Path(storage.url.database or "").absolute().parent.mkdir(parents=True, exist_ok=True)
        async with storage.writing() as connection:
            return await _replace_all(connection, file, replace, storage.shared)
    except (StorageFault, SQLAlchemyError, OSError) as problem:
        why = reason(problem.__cause__ or problem)
        raise StorageFault(f"nothing was restored, because the database failed: {why}") from None
    finally:
        await storage.close()


async def _replace_all(connection: AsyncConnection, file: BinaryIO, replace: bool, shared: bool) -> Restored:
    if shared:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    current = await connection.run_sync(_revision)
    if current is not None:
        if current not in _revisions():
            raise BadBackup(f"the database belongs to a newer release (revision {current}): restore with that one")
        old = await connection.run_sync(_tables)
        if shared:
            await _keep_writers_out(connection, old)
        if not replace and not await _empty(connection, old):
            raise BadBackup("the database is not empty; with --replace everything in it is replaced by the back-up")
    with _file_errors("read"):
        file.seek(0)
    header, rows = read_backup(file)
    await connection.run_sync(_prepare, current, header.revision)
    counts = await _insert_all(connection, rows)
    await connection.run_sync(migrate)
    # Nobody could play on since the back-up was made, and a running server would not notice that outage.
    outage = await connection.run_sync(end_outage, time.time())
    await _set_mark(connection, GENERATION, secrets.token_hex(8))
    if shared:
        # On SQLite the server notices the new generation by itself.
        await connection.run_sync(publish, [Reload(None)])
    return Restored(header, counts, outage.seconds if outage else None)


async def _keep_writers_out(connection: AsyncConnection, tables: list[Table]) -> None:
    """Lock these tables against other writers until the transaction ends. Readers are not blocked."""
    names = ", ".join(f'"{table.name}"' for table in tables)
    for tried in range(1, LOCK_TRIES + 1):
        try:
            async with connection.begin_nested():
                await connection.execute(text(f"SET LOCAL lock_timeout = {LOCK_MILLISECONDS}"))
                await connection.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
                await connection.execute(text("SET LOCAL lock_timeout = 0"))
            return
        except DBAPIError:
            if tried == LOCK_TRIES:
                raise


async def _empty(connection: AsyncConnection, tables: list[Table]) -> bool:
    for table in tables:
        if table.name not in NOT_CONTENT and (await connection.execute(select(table).limit(1))).first() is not None:
            return False
    return True


def _prepare(connection: Connection, current: str | None, wanted: str) -> None:
    """Give the database the schema of the back-up, without any rows."""
    if current is not None and wanted != _revisions()[0]:
        # There are no downgrades, so drop everything and migrate from the start.
        for table in reversed(_tables(connection)):
            table.drop(connection)
        connection.execute(text("DROP TABLE alembic_version"))
    migrate(connection, wanted)
    for table in reversed(_tables(connection)):
        connection.execute(delete(table))


async def _insert_all(connection: AsyncConnection, rows: Iterator[Line]) -> Counts:
    tables = {table.name: table for table in await connection.run_sync(_tables)}
    counts: Counter[str] = Counter(dict.fromkeys(set(tables) - LEFT_OUT, 0))
    for name, group in groupby(rows, lambda line: line.table):
        if name not in tables:
            raise BadBackup(f"the back-up has rows for {name!r}, which this release does not know")
        while batch := [line.row for line in islice(group, BATCH)]:
            await connection.execute(insert(tables[name]), batch)
            counts[name] += len(batch)
    return counts


async def _set_mark(connection: AsyncConnection, name: str, value: str) -> None:
    await connection.execute(delete(schema.marks).where(schema.marks.c.name == name))
    await connection.execute(insert(schema.marks), {"name": name, "value": value})


# Schemas


def _revisions() -> list[str]:
    """All schema revisions that this release knows, the current one first."""
    with as_file(files("realmwright.server") / "migrations") as scripts:
        return [script.revision for script in ScriptDirectory(str(scripts)).walk_revisions()]


def _revision(connection: Connection) -> str | None:
    """The schema revision of a database; None if it has no schema yet."""
    return MigrationContext.configure(connection).get_current_revision()


def _tables(connection: Connection) -> list[Table]:
    """Our tables as they are in the database, ordered so that referenced tables come first."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in schema.metadata.tables)
    return [table for table in found.sorted_tables if table.name in schema.metadata.tables]


@contextmanager
def _file_errors(doing: str) -> Iterator[None]:
    """Raise BadBackup for errors of the file, which are not errors of the database."""
    try:
        yield
    except gzip.BadGzipFile:
        raise
    except BrokenPipeError:
        raise _ReaderGone from None
    except OSError as problem:
        raise BadBackup(f"cannot {doing} the back-up: {problem.strerror or problem}") from None
