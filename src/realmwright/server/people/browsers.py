"""Browsers that are told by web push that it is somebody's turn."""

import hashlib
import time
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.protocol import BrowserSign, NewBrowser
from realmwright.server.errors import Refused
from realmwright.server.notices.push import proper_subscription
from realmwright.server.operations.ids import new_id
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage

MOST: Final = 20
"""How many browsers one person may have; beyond that the oldest is told no more."""

_columns: Final = schema.push_subscriptions.c


class Browsers:
    """Who is told in which browsers."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, person: str, session: str) -> list[BrowserSign]:
        """All browsers of a person, the latest first; ``session`` is the one that asks."""
        query = select(schema.push_subscriptions).where(_columns.person == person)
        async with self._storage.reading() as connection:
            rows = (await connection.execute(query.order_by(_columns.created.desc()))).all()
        return [BrowserSign(row.id, row.created, row.agent, row.session == session) for row in rows]

    async def add(self, person: str, session: str, browser: NewBrowser, agent: str) -> BrowserSign:
        """Tell a person in a browser from now on, as long as this session lasts, and nobody else there."""
        if not proper_subscription(browser.key, browser.auth):
            raise Refused("bad-push", "nothing can be encrypted for this browser")
        row = {
            "id": new_id(),
            "person": person,
            "session": session,
            "endpoint": browser.endpoint,
            "endpoint_hash": hashlib.sha256(browser.endpoint.encode()).hexdigest(),
            "key": browser.key,
            "auth": browser.auth,
            "agent": agent,
            "created": time.time(),
        }
        mine = select(_columns.id).where(_columns.person == person)
        oldest = mine.order_by(_columns.created.desc(), _columns.id).offset(MOST)
        try:
            async with self._storage.writing() as connection:
                same = await connection.execute(
                    select(schema.push_subscriptions).where(_columns.endpoint_hash == row["endpoint_hash"])
                )
                known = same.first()
                if known is not None and known.person == person:
                    # What was told in it already stays told.
                    row |= {"id": known.id, "created": known.created}
                await connection.execute(
                    delete(schema.push_subscriptions).where(_columns.endpoint_hash == row["endpoint_hash"])
                )
                await connection.execute(insert(schema.push_subscriptions), row)
                gone = list((await connection.execute(oldest)).scalars())
                await connection.execute(delete(schema.push_subscriptions).where(_columns.id.in_(gone)))
        except IntegrityError:
            raise Refused("not-now", "this session has just ended; or try again") from None
        return BrowserSign(str(row["id"]), float(str(row["created"])), agent, this=True)

    async def remove(self, person: str, ident: str) -> None:
        """Tell nothing more in a browser."""
        gone = delete(schema.push_subscriptions).where(_columns.person == person, _columns.id == ident)
        async with self._storage.writing() as connection:
            if not (await connection.execute(gone)).rowcount:
                raise Refused("unknown-browser", "you have no such browser")


async def export_browsers(connection: AsyncConnection, person: str) -> list[dict[str, object]]:
    """The browsers of a person, for the export of their data."""
    query = select(_columns.endpoint, _columns.agent, _columns.created).where(_columns.person == person)
    return [dict(row) for row in (await connection.execute(query)).mappings()]
