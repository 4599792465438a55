"""Reports: what people tell the operators about others, with what was said and happened at the table."""

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.moderation_protocol import ReportLine
from realmwright.protocol import NewReport
from realmwright.server.errors import Refused
from realmwright.server.operations.ids import new_id
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.storage.entries import Chatted, Joined, Returned, read_body
from realmwright.server.tables.moderation import Target
from realmwright.server.tables.setup import Actor, plain_line

Queue: TypeAlias = Callable[[AsyncConnection, str, str, str, float], Awaitable[None]]
"""Queues notices of a report: its table, who has sent it, whom it is about, and when it was made."""
Seats: TypeAlias = Sequence[tuple[str | None, str]]
"""Who sits at a table, and their names."""
LINES: Final = 50
"""How many of the last chat messages of a table are kept with a report, and of what happened there."""
AROUND: Final = 10
"""How many chat messages up to the one that a report is about are kept, if that is an older one."""
KEPT_SECONDS: Final = 90 * 86_400
"""How long a report is kept after it was closed."""
SAID: Final = ("chatted",)
HAPPENED: Final = (
    "joined",
    "left",
    "removed",
    "muted",
    "unmuted",
    "resigned",
    "replaced",
    "returned",
    "takeback-asked",
    "undone",
)
"""What happened at a table is kept as far as everybody there could see it. How somebody played is not: that may be
secret, and is in the replay of the game."""
_lines: Final = msgspec.json.Decoder(list[ReportLine])


def read_lines(evidence: str) -> list[ReportLine]:
    """What was said and happened, as it is kept with a report."""
    return _lines.decode(evidence)


def begins_with(*kinds: str) -> ColumnElement[bool]:
    """Entries of the log of these kinds: all begin with it."""
    return or_(*(schema.log.c.body.startswith(f'{{"kind":"{kind}"', autoescape=True) for kind in kinds))


def _write_lines(lines: list[ReportLine]) -> str:
    return msgspec.json.encode(lines).decode()


class Reports:
    """The reports of people about others."""

    def __init__(self, storage: Storage, queue: Queue) -> None:
        self._storage = storage
        self._queue = queue

    async def has_reported(self, reporter: str, person: str, table: str) -> bool:
        """Whether somebody has reported a person at this table before."""
        columns = schema.reports.c
        mine = (columns.reporter == reporter) & (columns.person == person) & (columns.table == table)
        async with self._storage.reading() as connection:
            return (await connection.execute(select(columns.id).where(mine))).first() is not None

    async def add(
        self, reporter: Actor, target: Target, table: str, game: str, seats: Seats, report: NewReport
    ) -> None:
        """Keep a report, once for each reporter, person and table."""
        if reporter.id == target.person:
            raise Refused("not-allowed", "you cannot report yourself")
        now = time.time()
        row = {
            "id": new_id(),
            "reporter": reporter.id,
            "reporter_name": reporter.name,
            "person": target.person,
            "person_name": target.name,
            "table": table,
            "game": game,
            "kind": report.kind,
            "text": plain_line(report.text, "a report") if report.text.strip() else "",
            "created": now,
        }
        try:
            async with self._storage.writing() as connection:
                person = select(schema.people.c.id).where(schema.people.c.id == target.person)
                if (await connection.execute(person)).first() is None:
                    raise Refused("unknown-person", "this person is not here any more")
                lines = await _evidence(connection, table, report.entry, seats)
                await connection.execute(insert(schema.reports), {**row, "evidence": _write_lines(lines)})
                await self._queue(connection, table, reporter.id, target.person, now)
        except IntegrityError:
            raise Refused("reported", "you have reported this person at this table already") from None


async def _evidence(connection: AsyncConnection, table: str, entry: int | None, seats: Seats) -> list[ReportLine]:
    """What was said last at a table, and up to the message that a report is about; and what happened last."""
    said = await _lines_of(connection, table, SAID, seats, None, LINES)
    if entry is not None and all(line.number != entry for line in said):
        said += await _lines_of(connection, table, SAID, seats, entry, AROUND)
    happened = await _lines_of(connection, table, HAPPENED, seats, None, LINES)
    return sorted([*said, *happened], key=lambda line: line.number)


async def _lines_of(
    connection: AsyncConnection, table: str, kinds: tuple[str, ...], seats: Seats, up_to: int | None, count: int
) -> list[ReportLine]:
    log = schema.log.c
    query = select(schema.log).where(log.table == table, begins_with(*kinds))
    if up_to is not None:
        query = query.where(log.number <= up_to)
    lines = []
    for row in (await connection.execute(query.order_by(log.number.desc()).limit(count))).all():
        body: Any = read_body(row.body)
        kind = str(body.__struct_config__.tag)
        if isinstance(body, Chatted | Joined):
            person, name = row.person, body.name
        else:
            # What a host does is about somebody else.
            seat = body.seats[0] if isinstance(body, Returned) else body.seat
            person = getattr(body, "person", None) or (seats[seat][0] if seat is not None else row.person)
            name = next((name for who, name in seats if who == person), "")
        lines.append(ReportLine(row.number, row.time, person, name, getattr(body, "text", ""), kind))
    return lines


# When people go


async def forget_in_reports(connection: AsyncConnection, person: str) -> None:
    """Delete the reports about a person, and what they said or wrote in others."""
    reports = schema.reports
    await connection.execute(delete(reports).where(reports.c.person == person))
    mine = update(reports).where(reports.c.reporter == person)
    written = {"reporter": None, "reporter_name": "", "text": ""}
    spoken = select(reports.c.id, reports.c.evidence).where(_mentions(person))
    for ident, evidence in (await connection.execute(spoken)).all():
        left = [line for line in read_lines(evidence) if line.person != person]
        await connection.execute(update(reports).where(reports.c.id == ident).values(evidence=_write_lines(left)))
    await connection.execute(mine.values(**written))


async def pass_on_reports(connection: AsyncConnection, guest: str, person: str) -> None:
    """Reports about a guest, and those that they sent, are those of their account now."""
    reports = schema.reports
    theirs = or_(reports.c.reporter == guest, reports.c.person == guest)
    known = (await connection.execute(select(*_KEY).where(or_(_of(person), theirs)))).all()
    taken: set[tuple[str | None, str, str]] = {(row.reporter, row.person, row.table) for row in known}
    for row in (await connection.execute(select(reports.c.id, *_KEY).where(theirs))).all():
        reporter, about = (person if who == guest else who for who in (row.reporter, row.person))
        # What would be the same report twice, or one about oneself, keeps the reporter to itself.
        twice = reporter == about or (reporter, about, row.table) in taken
        taken.add((reporter, about, row.table))
        values = {"reporter": None if twice else reporter, "person": about}
        await connection.execute(update(reports).where(reports.c.id == row.id).values(values))
    said = func.replace(reports.c.evidence, f'"{guest}"', f'"{person}"')
    await connection.execute(update(reports).where(_mentions(guest)).values(evidence=said))


_KEY: Final = (schema.reports.c.reporter, schema.reports.c.person, schema.reports.c.table)


def _of(person: str) -> ColumnElement[bool]:
    return or_(schema.reports.c.reporter == person, schema.reports.c.person == person)


def _mentions(person: str) -> ColumnElement[bool]:
    return schema.reports.c.evidence.contains(f'"{person}"', autoescape=True)


async def remove_old_reports(connection: AsyncConnection, now: float) -> None:
    """Delete reports that were closed long ago."""
    await connection.execute(delete(schema.reports).where(schema.reports.c.closed < now - KEPT_SECONDS))


async def reports_by(connection: AsyncConnection, person: str) -> list[dict[str, Any]]:
    """What a person has reported, for the export of their data."""
    columns = schema.reports.c
    query = select(columns.created, columns.table, columns.kind, columns.person_name, columns.text)
    rows = await connection.execute(query.where(columns.reporter == person).order_by(columns.created))
    return [dict(row) for row in rows.mappings()]
