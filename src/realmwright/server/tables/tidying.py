"""Tidying: tables that were opened and left are closed, and in the end forgotten."""

import logging
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, literal, or_, select

from realmwright.server.errors import Refused
from realmwright.server.storage import schema
from realmwright.server.storage.bus import Reload
from realmwright.server.storage.entries import AnyBody, Closed
from realmwright.server.storage.outage import BACK
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.table import Table

DAY: Final = 86_400.0
LEFT_SECONDS: Final = DAY
LEFT_SECONDS_SLOW: Final = 7 * DAY
"""A table that has not begun is closed when nobody of it was seen for so long; longer where people play over days."""
FORGOTTEN_SECONDS: Final = 30 * DAY
"""A table that was closed without a game is deleted after so long."""
AT_ONCE: Final = 200

logger = logging.getLogger("realmwright.tables")


async def tidy(tables: LiveTables, now: float) -> None:
    """Close the tables whose people have left, and delete those that were closed long ago."""
    columns, people, seats = schema.tables.c, schema.people.c, schema.seats.c
    back = float(await tables.storage.mark(BACK) or 0)

    def unseen(seconds: float) -> ColumnElement[bool]:
        here = select(seats.person).join(schema.people, people.id == seats.person)
        here = here.where(seats.table == columns.id, people.seen > now - seconds)
        # Nobody could be seen while there was no server.
        return and_(columns.changed < now - seconds, ~here.exists(), literal(back < now - seconds))

    left = select(columns.id).where(
        columns.phase == "open",
        or_(
            and_(columns.slow.is_(False), unseen(LEFT_SECONDS)),
            unseen(LEFT_SECONDS_SLOW),
        ),
    )
    async with tables.storage.reading() as connection:
        found = (await connection.execute(left.limit(AT_ONCE))).scalars().all()
    for table in found:
        try:
            await tables.get(table).append(_close)
        except Refused as problem:
            logger.debug("a table is not closed: %s", problem)
    forgotten = and_(columns.phase == "closed", columns.changed < now - FORGOTTEN_SECONDS)
    async with tables.storage.writing() as connection:
        gone = (await connection.execute(select(columns.id).where(forgotten).limit(AT_ONCE))).scalars().all()
        await connection.execute(delete(schema.tables).where(columns.id.in_(gone), forgotten))
    for table in gone:
        await tables.storage.publish(Reload(table))


def _close(table: Table) -> AnyBody:
    if table.data.phase != "open":
        raise Refused("not-now", "the game has begun meanwhile")
    return Closed()
