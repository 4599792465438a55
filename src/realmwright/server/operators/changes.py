"""What operators have changed, and when: kept for a while, and told to every process."""

import time
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.operator_protocol import ChangeSign
from realmwright.server.operations.ids import new_id
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage

REVISION: Final = "operators"
"""The mark that changes with everything that operators change: each process looks at it every second."""
KEPT_SECONDS: Final = 365 * 86_400
SHOWN: Final = 50


class By(NamedTuple):
    """Who changes something: an operator on the page, or whoever is at the terminal of the server."""

    person: str | None = None

    @property
    def terminal(self) -> bool:
        """Whether it is somebody at the terminal."""
        return self.person is None


TERMINAL: Final = By()


async def note_change(storage: Storage, connection: AsyncConnection, by: By, what: str, detail: str) -> None:
    """Note what is changed in the same transaction, and let all processes look at it when that is committed."""
    now = time.time()
    row = {
        "id": new_id(),
        "time": now,
        "person": by.person,
        "terminal": by.terminal,
        "what": what,
        "detail": detail,
    }
    await connection.execute(insert(schema.changes), row)
    await connection.execute(delete(schema.changes).where(schema.changes.c.time < now - KEPT_SECONDS))
    await storage.put(connection, schema.marks, {"name": REVISION, "value": new_id()})


async def changes_of_late(connection: AsyncConnection) -> list[ChangeSign]:
    """What operators have changed, the latest first."""
    columns, people = schema.changes.c, schema.people.c
    query = (
        select(columns.time, people.login, columns.terminal, columns.what, columns.detail)
        .outerjoin(schema.people, people.id == columns.person)
        .order_by(columns.time.desc())
        .limit(SHOWN)
    )
    return [ChangeSign(*row) for row in (await connection.execute(query)).all()]


async def export_changes(connection: AsyncConnection, person: str) -> list[dict[str, Any]]:
    """What a person has changed as an operator, as it is exported."""
    columns = schema.changes.c
    query = select(columns.time, columns.what, columns.detail).where(columns.person == person).order_by(columns.time)
    return [dict(row) for row in (await connection.execute(query)).mappings()]
