"""The outbox: what people are still to be told, and what they have been told lately.

There is one row for each person, table, turn and way, and no second one. A process claims the rows that it sends
together as one message; nobody else has them then for a while. What was on its way when its process died is found as
such by the next one.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Row, and_, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.server.operations.ids import new_id
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage

RESERVED_SECONDS: Final = 120.0
"""How long a notice belongs to the process that has claimed it: longer than anything takes to be sent."""
REMEMBERED_SECONDS: Final = 2 * 86_400.0
"""How long it is remembered what was told: longer than any pause between two messages."""

_columns: Final = schema.outbox.c


class Channel(NamedTuple):
    """One way to reach one person: mail, their webhook, or one of their browsers."""

    person: str
    way: str
    target: str

    @property
    def rows(self) -> ColumnElement[bool]:
        """The rows of this channel."""
        return and_(_columns.person == self.person, _columns.way == self.way, _columns.target == self.target)


class Claim(NamedTuple):
    """Rows that are sent together, as one message, by this process alone."""

    message: str
    """The same for every attempt at the same message."""
    rows: Sequence[Row[Any]]

    @property
    def called(self) -> bool:
        """Whether it may have arrived already: it was on its way when it was last heard of."""
        return any(row.called for row in self.rows)


class Outbox:
    """What is in the database of notices."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def due(self, now: float, most: int) -> list[Channel]:
        """The channels with something to be sent, those that have waited longest first."""
        query = select(_columns.person, _columns.way, _columns.target).where(_columns.sent.is_(None))
        query = query.where(_columns.due <= now).group_by(_columns.person, _columns.way, _columns.target)
        async with self._storage.reading() as connection:
            found = (await connection.execute(query.order_by(func.min(_columns.due)).limit(most))).all()
        return [Channel(*row) for row in found]

    async def claim(self, channel: Channel, now: float, singly: bool = False) -> Claim | None:
        """Claim what is due on a channel, all of it as one message or ``singly``; None if another process was faster.

        What was claimed as one message before, and may have arrived, stays that message.
        """
        query = select(schema.outbox).where(channel.rows, _columns.sent.is_(None), _columns.due <= now)
        async with self._storage.writing() as connection:
            # Two processes that read the same rows at once would both claim them. Nobody waits for rows that another
            # process has: if it changed them in another order, the two would wait for each other.
            unclaimed = query.order_by(_columns.turned, _columns.id).with_for_update(skip_locked=True)
            due = (await connection.execute(unclaimed)).all()
            if not due:
                return None
            kept = next((row.message for row in due if row.called), None)
            rows = [row for row in due if (row.message if row.called else None) == kept]
            if singly:
                rows = rows[:1]
            # What is told singly has its own id, which programs know.
            message = kept or (rows[0].id if singly else new_id())
            claimed = {"message": message, "due": now + RESERVED_SECONDS}
            await _change(connection, rows, **claimed)
        return Claim(message, rows)

    async def last_sent(self, channel: Channel) -> float | None:
        """When something was last sent on a channel, as far as that is remembered."""
        query = select(func.max(_columns.sent)).where(channel.rows)
        async with self._storage.reading() as connection:
            found: float | None = (await connection.execute(query)).scalar()
        return found

    async def postpone(self, rows: Iterable[Row[Any]], due: float) -> None:
        """Try these again at some time; with others then, unless they may have arrived."""
        async with self._storage.writing() as connection:
            await _change(connection, rows, due=due)

    async def call(self, rows: Iterable[Row[Any]]) -> None:
        """These are on their way from now on."""
        async with self._storage.writing() as connection:
            await _change(connection, rows, called=True)

    async def fail(self, rows: Iterable[Row[Any]], due: float, arrived: bool) -> None:
        """These were tried in vain, or nobody knows (``arrived``), and are tried again at some time."""
        async with self._storage.writing() as connection:
            await _change(connection, rows, due=due, tries=_columns.tries + 1, called=arrived)

    async def finish(self, rows: Iterable[Row[Any]], now: float) -> None:
        """These were sent."""
        async with self._storage.writing() as connection:
            await _change(connection, rows, sent=now)

    async def drop(self, rows: Iterable[Row[Any]]) -> None:
        """Nobody has to be told of these any more."""
        async with self._storage.writing() as connection:
            await connection.execute(delete(schema.outbox).where(_among(rows)))

    async def forget_old(self, now: float) -> None:
        """Forget what was told long ago."""
        async with self._storage.writing() as connection:
            await connection.execute(delete(schema.outbox).where(_columns.sent < now - REMEMBERED_SECONDS))


async def _change(connection: AsyncConnection, rows: Iterable[Row[Any]], **values: object) -> None:
    await connection.execute(update(schema.outbox).where(_among(rows)).values(**values))


def _among(rows: Iterable[Row[Any]]) -> ColumnElement[bool]:
    return _columns.id.in_([row.id for row in rows])


async def export_notices(connection: AsyncConnection, person: str) -> list[dict[str, object]]:
    """What a person is still to be told, and was told lately, for the export of their data."""
    shown = (_columns.table, _columns.kind, _columns.way, _columns.turned, _columns.due, _columns.tries, _columns.sent)
    query = select(*shown).where(_columns.person == person).order_by(_columns.turned)
    return [dict(row) for row in (await connection.execute(query)).mappings()]
