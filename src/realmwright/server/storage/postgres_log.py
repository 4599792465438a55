"""Writes entries to PostgreSQL, in one transaction: whole batches as arrays, so that each takes a few round trips.

The statements are executed by asyncpg, below SQLAlchemy, which takes several times as long for a statement. Every move
comes through here.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import String, Table
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError, IntegrityError

from realmwright.server.storage import schema
from realmwright.server.storage.bus import CHANNEL, LogGrown, payloads
from realmwright.server.storage.log_writer import (
    GENERATION,
    LISTED,
    LOCK_LOG,
    PendingEntry,
    Written,
    changed_table_rows,
    ended_tables,
    log_row,
    moved_people,
    new_table_row,
    seat_rows,
)

if TYPE_CHECKING:
    import asyncpg

ENTRY: Final = ("table", "number", "time", "person", "action_id", "body")
NEW: Final = ("id", "created", "changed", *LISTED)
CHANGED: Final = ("id", "changed", *LISTED)
SEAT: Final = ("table", "person", "ended")


def _rows(table: Table, columns: Sequence[str], more: str = "") -> str:
    """Selects rows of a table from one array for each column."""
    arrays = [f"${place}::{_type(table, name)}[]" for place, name in enumerate(columns, 1)]
    return f"SELECT {_names(columns)} FROM unnest({', '.join(arrays)}{more})"


def _type(table: Table, column: str) -> str:
    """The type of a column, but of texts without their greatest length: a cast to that would cut them off."""
    kind = table.c[column].type
    return "TEXT" if isinstance(kind, String) else kind.compile(postgresql.dialect())  # type: ignore[no-untyped-call]


def _names(columns: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in columns)


def _insertion(table: Table, columns: Sequence[str]) -> str:
    source = f"{_rows(table, columns)} AS new({_names(columns)})"
    return f"INSERT INTO {table.name} ({_names(columns)}) {source} ON CONFLICT DO NOTHING"


BEGIN: Final = f"BEGIN; {'; '.join(LOCK_LOG)}"
NEW_TABLES: Final = _insertion(schema.tables, NEW)
NEW_ENTRIES: Final = (
    f"INSERT INTO log ({_names(ENTRY)}) "
    f"{_rows(schema.log, ENTRY, f', ${len(ENTRY) + 1}::text[]')} AS new({_names(ENTRY)}, generation) "
    f"WHERE number = 1 OR generation IS NOT DISTINCT FROM (SELECT value FROM marks WHERE name = '{GENERATION}') "
    'ON CONFLICT DO NOTHING RETURNING "table", number'
)
CHANGE_TABLES: Final = (
    f"UPDATE tables SET {', '.join(f'{name} = new.{name}' for name in CHANGED[1:])} "
    f"FROM ({_rows(schema.tables, CHANGED)} AS given({_names(CHANGED)})) AS new WHERE tables.id = new.id"
)
EMPTY_SEATS: Final = 'DELETE FROM seats WHERE "table" = ANY($1::text[])'
NEW_SEATS: Final = _insertion(schema.seats, SEAT)
END_SEATS: Final = (
    'UPDATE seats SET ended = new.ended FROM unnest($1::text[], $2::float8[]) AS new("table", ended) '
    'WHERE seats."table" = new."table" AND seats.ended IS DISTINCT FROM new.ended'
)
NOTIFY: Final = "SELECT pg_notify($1, $2)"


async def write_entries(connection: "asyncpg.Connection[Any]", pending_entries: list[PendingEntry]) -> Written:
    """Write entries and commit. Those whose number or action id is in the log already are left out.

    After an error the connection cannot be used any more, so that nothing is written.
    """
    from asyncpg import DataError, IntegrityConstraintViolationError, PostgresError

    statement = BEGIN

    async def fetch(text: str, *arguments: object) -> list[Any]:
        nonlocal statement
        statement = text
        found: list[Any] = await connection.fetch(text, *arguments)
        return found

    # In the same order in every process, so that no two of them wait for each other.
    pending_entries = sorted(pending_entries, key=lambda pending: pending.entry[:2])
    try:
        # The generation is compared under a lock: it cannot change until the transaction ends.
        await connection.execute(BEGIN)
        if new := [new_table_row(pending) for pending in pending_entries if pending.entry.number == 1]:
            await fetch(NEW_TABLES, *_arrays(new, NEW))
        rows = [log_row(pending.entry) for pending in pending_entries]
        generations = [pending.generation for pending in pending_entries]
        found = await fetch(NEW_ENTRIES, *_arrays(rows, ENTRY), generations)
        written = {(table, number) for table, number in found}
        done = [item for item in pending_entries if (item.entry.table, item.entry.number) in written]
        if changed := changed_table_rows(done):
            await fetch(CHANGE_TABLES, *_arrays(changed, CHANGED))
        if moved := moved_people(done):
            await fetch(EMPTY_SEATS, list(moved))
            await fetch(NEW_SEATS, *_arrays(seat_rows(moved), SEAT))
        if ended := ended_tables(done):
            await fetch(END_SEATS, list(ended), list(ended.values()))
        grown = [LogGrown(item.entry.table, item.entry.number, item.waits_for, item.waited_for) for item in done]
        for payload in payloads(grown):
            await fetch(NOTIFY, CHANNEL, payload)
        await connection.execute("COMMIT")
    except (IntegrityConstraintViolationError, DataError) as problem:
        raise IntegrityError(statement, None, problem, hide_parameters=True) from problem
    except PostgresError as problem:
        raise DBAPIError(statement, None, problem, hide_parameters=True) from problem
    return written


def _arrays(rows: list[dict[str, Any]], columns: Sequence[str]) -> list[list[Any]]:
    return [[row[name] for row in rows] for name in columns]
