"""Writes entries to a SQLite file, in one transaction.

SQLAlchemy says what the statements are, and they are executed below it: it takes several times as long for a statement
as SQLite does, and every move comes through here.
"""

import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Engine, PoolProxiedConnection, bindparam, delete, select, update
from sqlalchemy.dialects.sqlite import dialect, insert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.expression import ClauseElement

from realmwright.server.storage import schema
from realmwright.server.storage.log_writer import (
    GENERATION,
    LISTED,
    PendingEntry,
    Written,
    changed_table_rows,
    ended_tables,
    log_row,
    moved_people,
    new_table_row,
    seat_rows,
)


def _compiled(statement: ClauseElement) -> str:
    """The text of a statement, with names for its values."""
    return str(statement.compile(dialect=dialect(paramstyle="named")))


def _insertion(table: Any, *columns: str) -> str:
    return _compiled(insert(table).values({name: bindparam(name) for name in columns}).on_conflict_do_nothing())


READ_GENERATION: Final = _compiled(select(schema.marks.c.value).where(schema.marks.c.name == bindparam("mark")))
NEW_TABLE: Final = _insertion(schema.tables, "id", "created", "changed", *LISTED)
NEW_ENTRY: Final = _insertion(schema.log, "table", "number", "time", "person", "action_id", "body")
CHANGE_TABLE: Final = _compiled(
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("key"))
    .values({name: bindparam(name) for name in ["changed", *LISTED]})
)
EMPTY_SEATS: Final = _compiled(delete(schema.seats).where(schema.seats.c.table == bindparam("key")))
NEW_SEAT: Final = _insertion(schema.seats, "table", "person", "ended")
END_SEATS: Final = _compiled(
    update(schema.seats)
    .where(schema.seats.c.table == bindparam("key"), schema.seats.c.ended.is_distinct_from(bindparam("moment")))
    .values(ended=bindparam("moment"))
)


class SqliteLog:
    """Writes to one file, over a connection that it keeps. To be used by one thread at a time."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._held: PoolProxiedConnection | None = None

    def write(self, pending_entries: list[PendingEntry]) -> Written:
        """Write entries and commit. Those whose number or action id is in the log already are left out.

        After an error nothing is written.
        """
        if self._held is None:
            self._held = self._engine.raw_connection()
        cursor = _Cursor(self._held.cursor())
        try:
            cursor.execute("BEGIN IMMEDIATE")
            written = _write_entries(cursor, pending_entries)
            cursor.execute("COMMIT")
        except BaseException:
            # Whatever it was, the next transaction begins over a new connection.
            with suppress(sqlite3.Error):
                self._held.rollback()
            self.close()
            raise
        cursor.close()
        return written

    def close(self) -> None:
        """Give up the connection, until something is to be written again."""
        held, self._held = self._held, None
        if held is not None:
            with suppress(sqlite3.Error):
                held.invalidate()


class _Cursor:
    """A cursor whose errors are SQLAlchemy's, which tell the statement."""

    def __init__(self, cursor: Any) -> None:
        self._cursor: sqlite3.Cursor = cursor
        self.close = cursor.close

    def execute(self, statement: str, values: Mapping[str, Any] | None = None) -> sqlite3.Cursor:
        try:
            return self._cursor.execute(statement, values or {})
        except sqlite3.Error as problem:
            raise DBAPIError.instance(statement, None, problem, sqlite3.Error, hide_parameters=True) from problem


def _write_entries(cursor: _Cursor, pending_entries: list[PendingEntry]) -> Written:
    found = cursor.execute(READ_GENERATION, {"mark": GENERATION}).fetchone()
    generation = None if found is None else found[0]
    done: list[PendingEntry] = []
    for pending in pending_entries:
        entry = pending.entry
        if entry.number == 1:
            cursor.execute(NEW_TABLE, new_table_row(pending))
        elif pending.generation != generation:
            continue
        if cursor.execute(NEW_ENTRY, log_row(entry)).rowcount == 1:
            done.append(pending)
    for row in changed_table_rows(done):
        cursor.execute(CHANGE_TABLE, {"key": row["id"], **row})
    moved = moved_people(done)
    for table in moved:
        cursor.execute(EMPTY_SEATS, {"key": table})
    for row in seat_rows(moved):
        cursor.execute(NEW_SEAT, row)
    for table, ended in ended_tables(done).items():
        cursor.execute(END_SEATS, {"key": table, "moment": ended})
    return {(pending.entry.table, pending.entry.number) for pending in done}
