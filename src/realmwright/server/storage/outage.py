"""Outages: time in which nobody could play is charged to no clock."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from realmwright.server.storage import schema
from realmwright.server.storage.bus import LogGrown, publish
from realmwright.server.storage.entries import Resumed, write_body

ALIVE: Final = "alive"
"""The mark that says when a server was last alive."""
BACK: Final = "back"
"""The mark that says when the last long outage ended."""
OUTAGE_SECONDS: Final = 20.0
"""This long without any server counts as an outage."""
LONG_SECONDS: Final = 3600.0


class Outage(NamedTuple):
    """An outage that is over: its length, and the entries that record it, as table and number."""

    seconds: float
    entries: list[tuple[str, int]]


def end_outage(connection: Connection, now: float) -> Outage | None:
    """Give the time of an outage back, if there was one and no other process has done so."""
    marks, tables, log = schema.marks, schema.tables, schema.log
    alive = connection.execute(select(marks.c.value).where(marks.c.name == ALIVE)).scalar()
    if alive is None or now - float(alive) < OUTAGE_SECONDS:
        return None
    claim = update(marks).where(marks.c.name == ALIVE, marks.c.value == alive).values(value=repr(now))
    if connection.execute(claim).rowcount != 1:
        return None
    away = now - float(alive)
    running = (tables.c.phase == "playing") & tables.c.due.is_not(None) & tables.c.waits_for.is_not(None)
    query = (
        select(tables.c.id, func.max(log.c.number), func.max(log.c.time))
        .join(log, log.c.table == tables.c.id)
        .where(running)
        .group_by(tables.c.id)
    )
    body = write_body(Resumed(away))
    entries = [
        {"table": table, "number": number + 1, "time": max(now, latest), "body": body}
        for table, number, latest in connection.execute(query).all()
    ]
    if entries:
        connection.execute(insert(log), entries)
        connection.execute(update(tables).where(running).values(due=tables.c.due + away))
    written = [(str(entry["table"]), int(entry["number"])) for entry in entries]
    publish(connection, [LogGrown(table, number) for table, number in written])
    return Outage(away, written)
