"""Outages: time in which nobody could play is charged to no clock."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, func, insert, select, update

from realmwright.server.storage import schema
from realmwright.server.storage.bus import LogGrown, publish
from realmwright.server.storage.entries import Resumed, write_body
from realmwright.server.storage.server_clock import ALIVE, OUTAGE_SECONDS

BACK: Final = "back"
"""The mark that says when the last long outage ended."""
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
    # Nobody gets more back than has been charged: something may have happened after the last sign of life.
    resumed = [
        (table, number + 1, max(now, latest), max(0.0, min(away, now - latest)))
        for table, number, latest in connection.execute(query).all()
    ]
    if resumed:
        entries = [
            {"table": table, "number": number, "time": when, "body": write_body(Resumed(back))}
            for table, number, when, back in resumed
        ]
        connection.execute(insert(log), entries)
        later = update(tables).where(tables.c.id == bindparam("key")).values(due=tables.c.due + bindparam("back"))
        connection.execute(later, [{"key": table, "back": back} for table, _, _, back in resumed])
    written = [(str(table), int(number)) for table, number, _, _ in resumed]
    publish(connection, [LogGrown(table, number) for table, number in written])
    return Outage(away, written)
