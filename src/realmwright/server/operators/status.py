"""What goes on at a server. No number is counted by looking at every row of a large table."""

import shutil
import time
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.operator_protocol import ProcessSign, ServerStatus
from realmwright.server.operators.maintenance import maintenance_in
from realmwright.server.storage import schema
from realmwright.server.storage.database import LAST_BACKUP, Storage

DAY: Final = 86_400.0
LOST_SECONDS: Final = 60.0
"""A process that has not described itself for so long is gone."""
CERTAIN: Final = 10_000
"""On PostgreSQL, of what there is more of than this, its own estimate is good enough."""


async def status_of(storage: Storage, connection: AsyncConnection, now: float) -> ServerStatus:
    """What goes on now, by the database alone: the same for every process, and at the terminal."""
    tables, people = schema.tables.c, schema.people.c
    today = time.time() - DAY

    async def number(*wanted: ColumnElement[bool]) -> int:
        return int((await connection.execute(select(func.count()).where(*wanted))).scalar_one())

    def games(slow: bool, phase: str) -> tuple[ColumnElement[bool], ...]:
        return tables.slow.is_(slow), tables.phase == phase

    since = await maintenance_in(connection)
    ended = tables.turned > now - DAY
    marks = schema.marks.c
    backup = (await connection.execute(select(marks.value).where(marks.name == LAST_BACKUP))).scalar()
    return ServerStatus(
        time=now,
        accounts=await _accounts(storage, connection),
        today=await number(people.seen > today),
        week=await number(people.seen > time.time() - 7 * DAY),
        newcomers=await number(people.created > today),
        open=await number(*games(False, "open")) + await number(*games(True, "open")),
        live=await number(*games(False, "playing")),
        slow=await number(*games(True, "playing")),
        resting=await number(tables.stopped.is_(True)),
        finished=await number(*games(False, "over"), ended) + await number(*games(True, "over"), ended),
        reports=await number(schema.reports.c.closed.is_(None)),
        notices=await number(schema.outbox.c.sent.is_(None)),
        database_bytes=await _size(storage, connection),
        disk_free=_free(storage),
        backup=None if backup is None else float(backup),
        maintenance=None if since is None else max(0.0, since - now),
        processes=await _processes(connection),
        more=await _more(connection),
    )


async def _processes(connection: AsyncConnection) -> list[ProcessSign]:
    columns = schema.processes.c
    query = select(columns.body).where(columns.alive > time.time() - LOST_SECONDS).order_by(columns.id)
    found = (await connection.execute(query)).scalars()
    return sorted((msgspec.json.decode(body, type=ProcessSign) for body in found), key=lambda each: each.started)


async def _more(connection: AsyncConnection) -> dict[str, int]:
    """How many there are of what not every server has."""
    columns = schema.tournaments.c
    running = select(func.count()).where(columns.public.in_([False, True]), columns.phase == "running")
    waiting = select(func.count()).select_from(schema.searches)
    return {
        "searching": int((await connection.execute(waiting)).scalar_one()),
        "tournaments": int((await connection.execute(running)).scalar_one()),
    }


async def _accounts(storage: Storage, connection: AsyncConnection) -> int:
    """How many people have accounts."""
    if storage.shared:
        guess = text(
            "SELECT c.reltuples * (1 - coalesce(s.null_frac, 0)) FROM pg_class c "
            "LEFT JOIN pg_stats s ON s.tablename = c.relname AND s.attname = 'login' "
            "AND s.schemaname = current_schema() "
            "WHERE c.oid = 'people'::regclass"
        )
        estimate = float((await connection.execute(guess)).scalar_one())
        if estimate > CERTAIN:
            return round(estimate)
    # An index has nothing but these.
    looks = schema.people.c.login_look
    return int((await connection.execute(select(func.count()).where(looks > ""))).scalar_one())


async def _size(storage: Storage, connection: AsyncConnection) -> int:
    if storage.shared:
        asked = text("SELECT pg_database_size(current_database())")
    else:
        asked = text("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")
    return int((await connection.execute(asked)).scalar_one())


def _free(storage: Storage) -> int | None:
    """How many bytes are free beside an SQLite database."""
    if storage.shared or not storage.url.database:
        return None
    try:
        return shutil.disk_usage(Path(storage.url.database).parent).free
    except OSError:
        return None
