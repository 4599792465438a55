"""Examines a database while no server uses it, or while one does: what is damaged is named, nothing is changed."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import select, text
from sqlalchemy.exc import SQLAlchemyError

from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage, latest_revision, revision_of
from realmwright.server.storage.entries import Entry, read_body
from realmwright.server.storage.faults import StorageFault, reason
from realmwright.server.tables.table import Table


class Damage(NamedTuple):
    """Something that is not as it should be: what, and why."""

    what: str
    why: str


class Examined(NamedTuple):
    """What has been looked at."""

    tables: int
    entries: int
    verified: int
    """How many finished games were replayed and their dice compared with the commitment."""
    damages: list[Damage]


async def examine(url: str) -> Examined:
    """Examine the pages of a database, then fold the log of every table and verify every finished game."""
    storage = Storage(url, connections=2)
    if not storage.shared and not Path(storage.url.database or "").is_file():
        raise StorageFault("there is no database here")
    try:
        return await _examine(storage)
    except (StorageFault, SQLAlchemyError) as problem:
        cause = problem.__cause__ or problem
        return Examined(0, 0, 0, [Damage("the database cannot be read", reason(cause))])
    finally:
        await storage.close()


async def _examine(storage: Storage) -> Examined:
    damages: list[Damage] = []
    await _check_pages(storage, damages)
    async with storage.reading() as connection:
        revision = await connection.run_sync(revision_of)
        with as_file(files("realmwright.server") / "migrations") as scripts:
            latest = latest_revision(scripts)
    if revision != latest:
        why = f"its schema is {revision or 'none'}, not {latest}; start the server once"
        return Examined(0, 0, 0, [*damages, Damage("this is not a database of this release", why)])
    count = entries = verified = 0
    with _collecting(damages, "the list of tables"):
        async with storage.reading() as connection:
            tables = (await connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.created))).scalars()
        for table in tables.all():
            count += 1
            with _collecting(damages, f"the log of table {table}"):
                folded = await _fold(storage, table)
                entries += folded.number
                if folded.data.phase == "over" and folded.state is not None and folded.state.seat is None:
                    with _collecting(damages, f"the game of table {table}"):
                        folded.record().verify()
                        verified += 1
    return Examined(count, entries, verified, damages)


async def _fold(storage: Storage, table: str) -> Table:
    columns = schema.log.c
    query = select(columns.number, columns.time, columns.body, columns.person, columns.action_id)
    async with storage.reading() as connection:
        rows = (await connection.execute(query.where(columns.table == table).order_by(columns.number))).all()
    if not rows or rows[0].number != 1:
        raise ValueError(f"it does not begin with entry 1 but with {rows[0].number if rows else 'nothing'}")
    folded: Table | None = None
    for number, time, body, person, action_id in rows:
        try:
            entry = Entry(table, number, time, read_body(body), person, action_id)
            if folded is None:
                folded = Table.open(entry)
            else:
                folded.apply(entry)
        except Exception as problem:
            raise ValueError(f"entry {number}: {type(problem).__name__}: {problem}") from None
    assert folded is not None
    return folded


async def _check_pages(storage: Storage, damages: list[Damage]) -> None:
    """Add what the database itself finds. PostgreSQL is made to read every row, which compares its checksums."""
    if storage.shared:
        for table in schema.metadata.sorted_tables:
            with _collecting(damages, f"database table {table.name}"):
                async with storage.reading() as connection:
                    await connection.execute(text(f'SELECT count(md5(t::text)) FROM "{table.name}" AS t'))
        return
    with _collecting(damages, "the file of the database"):
        async with storage.reading() as connection:
            for (line,) in (await connection.execute(text("PRAGMA integrity_check"))).all():
                if line != "ok":
                    damages.append(Damage("the file of the database", " ".join(str(line).split())))
    with _collecting(damages, "the references between rows"):
        async with storage.reading() as connection:
            for row in (await connection.execute(text("PRAGMA foreign_key_check"))).all():
                why = f"row {row[1]} refers to a row of {row[2]} that is not there"
                damages.append(Damage(f"database table {row[0]}", why))


@contextmanager
def _collecting(damages: list[Damage], what: str) -> Iterator[None]:
    """Add what goes wrong here; after the first error the rest is left out."""
    try:
        yield
    except StorageFault as problem:
        damages.append(Damage(what, reason(problem.__cause__ or problem)))
    except Exception as problem:
        damages.append(Damage(what, reason(problem) if isinstance(problem, SQLAlchemyError) else str(problem)))
