"""Maintenance, as it is kept: when it begins."""

from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.server.errors import Refused
from realmwright.server.operators.changes import By, note_change
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage

MAINTENANCE: Final = "maintenance"
"""The mark that says when maintenance has begun, or will begin."""


async def maintenance_in(connection: AsyncConnection) -> float | None:
    """When maintenance has begun, or will begin; None if there is none."""
    marks = schema.marks.c
    found = (await connection.execute(select(marks.value).where(marks.name == MAINTENANCE))).scalar()
    return None if found is None else float(found)


async def begin_maintenance(storage: Storage, connection: AsyncConnection, by: By, seconds: float, now: float) -> None:
    """Begin maintenance in so many seconds. One that has begun goes on as it is."""
    since = await maintenance_in(connection)
    if since is not None and since <= now:
        raise Refused("not-now", "there is maintenance already")
    await storage.put(connection, schema.marks, {"name": MAINTENANCE, "value": repr(now + seconds)})
    await note_change(storage, connection, by, "maintenance-on", f"{seconds:.0f}")


async def end_maintenance(storage: Storage, connection: AsyncConnection, by: By) -> None:
    """End maintenance, or call it off."""
    gone = delete(schema.marks).where(schema.marks.c.name == MAINTENANCE)
    if not (await connection.execute(gone)).rowcount:
        raise Refused("not-now", "there is no maintenance")
    await note_change(storage, connection, by, "maintenance-off", "")
