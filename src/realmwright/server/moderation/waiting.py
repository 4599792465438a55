"""What waits for moderators: the open reports, who is told of them, and who has to hear that they have changed."""

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy import ColumnElement, Row, and_, delete, exists, func, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.protocol import Person
from realmwright.server.people.roles import MODERATOR, holds
from realmwright.server.storage import schema
from realmwright.server.storage.bus import Called
from realmwright.server.storage.database import Storage
from realmwright.server.storage.sanctions import SUSPENSION, active

SILENT: Final = "no-report-notices-"
"""Before the id of a moderator: the mark that says that they want no notices of reports."""
_people: Final = schema.people.c
_reports: Final = schema.reports.c
_marks: Final = schema.marks.c
_open: Final = _reports.closed.is_(None)


class OpenReports(NamedTuple):
    """Tells one state of the open reports from another."""

    number: int = 0
    latest: float | None = None
    closed: float | None = None
    """When one was last closed."""


async def with_waiting(connection: AsyncConnection, person: Person) -> Person:
    """A moderator with what waits for them; anybody else as they are."""
    if MODERATOR not in person.roles:
        return person
    waiting = select(func.count()).select_from(schema.reports).where(_open, _reports.person != person.id)
    reports = (await connection.execute(waiting)).scalar_one()
    return replace(person, reports=reports, report_notices=await wants_notices(connection, person.id))


async def state_of_reports(connection: AsyncConnection) -> OpenReports:
    """By what it is seen that reports have come, or were closed or opened again."""
    number, latest = (await connection.execute(select(func.count(), func.max(_reports.created)).where(_open))).one()
    closed = (await connection.execute(select(func.max(_reports.closed)))).scalar()
    return OpenReports(number, latest, closed)


# Who has to hear of it


async def calls_to_moderators(connection: AsyncConnection) -> list[Called]:
    """What tells the pages of all moderators that other reports are open now."""
    moderators = (await connection.execute(select(_people.id).where(holds(MODERATOR)))).scalars()
    return [Called(person, "reports") for person in moderators]


async def call_moderators(storage: Storage) -> None:
    """Tell the pages of all moderators, in all processes, that other reports are open now."""
    async with storage.reading() as connection:
        calls = await calls_to_moderators(connection)
    if calls:
        await storage.publish(*calls)


# Notices


async def wants_notices(connection: AsyncConnection, person: str) -> bool:
    """Whether a moderator wants notices of reports."""
    return (await connection.execute(select(_marks.name).where(_marks.name == SILENT + person))).first() is None


async def want_notices(storage: Storage, person: str, wanted: bool) -> None:
    """Remember whether a moderator wants notices of reports."""
    if not wanted:
        await storage.set_mark(SILENT + person, "")
        return
    async with storage.writing() as connection:
        await forget_wish(connection, person)


async def forget_wish(connection: AsyncConnection, person: str) -> None:
    """Whether a person wants notices of reports is not remembered any more."""
    await connection.execute(delete(schema.marks).where(_marks.name == SILENT + person))


def told_of_reports(now: float) -> ColumnElement[bool]:
    """In a query about people: the moderators who get notices of reports."""
    silent = exists().where(_marks.name == literal(SILENT) + _people.id)
    sanctions = schema.sanctions.c
    suspended = exists().where(sanctions.person == _people.id, sanctions.kind == SUSPENSION, active(now))
    return and_(holds(MODERATOR), ~silent, ~suspended)


def told_of_report(reporter: str | None, about: str, now: float) -> ColumnElement[bool]:
    """In a query about people: who gets a notice of a report; not whom it is about, nor who has sent it."""
    return and_(told_of_reports(now), _people.id.not_in([about, reporter or ""]))


async def still_waiting(connection: AsyncConnection, person: str, rows: Collection[Row[Any]], now: float) -> set[str]:
    """Those of these rows of the outbox whose reports are open, if the person still is to be told; their ids."""
    told = select(_people.id).where(_people.id == person, told_of_reports(now))
    if not rows or (await connection.execute(told)).first() is None:
        return set()
    query = select(_reports.table, _reports.created).where(_open, _reports.table.in_([row.table for row in rows]))
    known = {(row.table, row.created) for row in (await connection.execute(query)).all()}
    return {str(row.id) for row in rows if (row.table, row.turned) in known}
