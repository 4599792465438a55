"""Announcements: what operators tell everybody, from when to when, in one language or several."""

import json
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Row, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.operator_protocol import AnnouncementSign, NewAnnouncement
from realmwright.protocol import Announcement
from realmwright.server.errors import Refused
from realmwright.server.operations.ids import new_id
from realmwright.server.operators.changes import By, note_change
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.tables.setup import plain_line

MOST: Final = 20
"""How many there may be that are not over."""
KEPT_SECONDS: Final = 30 * 86_400
"""How long operators see what is over."""
LEAST: Final = 4
"""How many characters of an id are needed at least."""

_columns: Final = schema.announcements.c


async def announce(
    storage: Storage, connection: AsyncConnection, by: By, new: NewAnnouncement, now: float
) -> AnnouncementSign:
    """Tell everybody something."""
    starts = now if new.starts is None else new.starts
    if not new.texts:
        raise Refused("bad-message", "an announcement needs a text in at least one language")
    if new.ends is not None and new.ends <= max(starts, now):
        raise Refused("bad-message", "an announcement must not be over before it begins")
    texts: dict[str, str] = {language: plain_line(text, "an announcement") for language, text in new.texts.items()}
    left = (
        select(func.count()).select_from(schema.announcements).where(or_(_columns.ends.is_(None), _columns.ends > now))
    )
    if (await connection.execute(left)).scalar_one() >= MOST:
        raise Refused("limit", f"no more than {MOST} announcements can be kept; withdraw one first")
    ident = new_id()
    row = {
        "id": ident,
        "kind": new.kind,
        "texts": json.dumps(texts, ensure_ascii=False),
        "starts": starts,
        "ends": new.ends,
        "created": now,
    }
    await connection.execute(delete(schema.announcements).where(_columns.ends < now - KEPT_SECONDS))
    await connection.execute(insert(schema.announcements), row)
    await note_change(storage, connection, by, "announced", next(iter(texts.values())))
    return AnnouncementSign(ident, new.kind, texts, starts, new.ends, starts <= now)


async def withdraw(storage: Storage, connection: AsyncConnection, by: By, ident: str) -> str:
    """Delete an announcement, by its id or the beginning of that; returns its text."""
    found: Sequence[Row[Any, Any]] = []
    if len(ident) >= LEAST and ident.isprintable():
        query = select(_columns.id, _columns.texts).where(_columns.id.startswith(ident, autoescape=True))
        found = (await connection.execute(query)).all()
    if len(found) != 1:
        raise Refused("unknown-path", f"{'no' if not found else 'more than one'} announcement has such an id")
    text = str(next(iter(json.loads(found[0].texts).values())))
    await connection.execute(delete(schema.announcements).where(_columns.id == found[0].id))
    await note_change(storage, connection, by, "withdrawn", text)
    return text


async def all_announcements(connection: AsyncConnection, now: float) -> list[AnnouncementSign]:
    """All announcements that are kept, the latest first."""
    query = select(schema.announcements).order_by(_columns.starts.desc(), _columns.id)
    return [
        AnnouncementSign(
            row.id,
            row.kind,
            json.loads(row.texts),
            row.starts,
            row.ends,
            row.starts <= now and (row.ends is None or now < row.ends),
        )
        for row in (await connection.execute(query)).all()
    ]


async def still_to_show(connection: AsyncConnection, now: float) -> list[AnnouncementSign]:
    """The announcements that are shown now, or will be."""
    return [each for each in await all_announcements(connection, now) if each.ends is None or now < each.ends]


def shown(announcements: list[AnnouncementSign], now: float) -> list[Announcement]:
    """Those that are shown at a moment, the oldest first."""
    return [
        Announcement(each.id, each.kind, each.texts)
        for each in reversed(announcements)
        if each.starts <= now and (each.ends is None or now < each.ends)
    ]
