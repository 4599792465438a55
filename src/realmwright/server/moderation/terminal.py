"""What operators do about people at a terminal, on the database of a server, which may be running."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.moderation_protocol import Decision, History, Report, Subject
from realmwright.server.errors import Refused
from realmwright.server.moderation import decisions, reading
from realmwright.server.moderation.decisions import OPERATOR
from realmwright.server.moderation.waiting import calls_to_moderators
from realmwright.server.storage import schema
from realmwright.server.storage.bus import Sanctioned, publish
from realmwright.server.storage.existing import existing
from realmwright.server.storage.sanctions import SILENCE, SUSPENSION, WARNING


async def list_reports(url: str, everything: bool = False) -> list[Report]:
    """The open reports, or all that are kept, the newest first."""
    async with _opened(url) as connection:
        return (await reading.list_reports(connection, everything)).reports


async def show_report(url: str, ident: str) -> Report:
    """One report, by its id or the beginning of that."""
    async with _opened(url) as connection:
        return await reading.report_of(connection, await reading.one_report(connection, ident))


async def close_report(url: str, ident: str) -> Report:
    """Close a report. It is deleted some time later."""
    async with _opened(url) as connection:
        row = await reading.one_report(connection, ident)
        await decisions.close(connection, OPERATOR, row.id)
        await _tell(connection)
        return await reading.report_of(connection, await reading.one_report(connection, row.id))


async def warn(url: str, who: str, text: str) -> Subject:
    """Warn a person. They are shown the text until they acknowledge it."""
    return await _decide(url, who, WARNING, text, None)


async def silence(url: str, who: str, days: float | None, why: str) -> Subject:
    """Keep a person from chatting anywhere, for so many days or until it is lifted."""
    return await _decide(url, who, SILENCE, why, days)


async def suspend(url: str, who: str, days: float | None, why: str) -> Subject:
    """Keep a person out, for so many days or until it is lifted."""
    return await _decide(url, who, SUSPENSION, why, days)


async def lift(url: str, who: str) -> tuple[Subject, bool]:
    """End all silences and suspensions of a person; returns whether there were any."""
    try:
        return await _decide(url, who, decisions.LIFT, "", None), True
    except Refused as problem:
        if problem.code != "not-now":
            raise
        async with _opened(url) as connection:
            return await reading.one_person(connection, who), False


async def undo(url: str, ident: str) -> Decision:
    """Undo a decision, by its id or the beginning of that."""
    async with _opened(url) as connection:
        found = await reading.one_decision(connection, ident)
        person = await decisions.undo(connection, OPERATOR, found)
        await _tell(connection, person)
        (decision,) = await reading.read_decisions(connection, schema.decisions.c.id == found, 1)
        return decision


async def history(url: str, who: str) -> History:
    """All that is told about a person."""
    async with _opened(url) as connection:
        return await reading.history_of(connection, (await reading.one_person(connection, who)).id)


async def list_decisions(url: str) -> list[Decision]:
    """What was decided last, the latest first."""
    async with _opened(url) as connection:
        return (await reading.list_decisions(connection)).decisions


async def list_moderators(url: str) -> list[Subject]:
    """Everybody who is a moderator."""
    async with _opened(url) as connection:
        return await reading.list_moderators(connection)


async def appoint(url: str, who: str) -> tuple[Subject, bool]:
    """Make somebody a moderator; returns whether they were none."""
    async with _opened(url) as connection:
        person = await reading.one_person(connection, who)
        return person, await decisions.appoint(connection, person.id)


async def dismiss(url: str, who: str) -> tuple[Subject, bool]:
    """Take the role from a moderator; returns whether they were one."""
    async with _opened(url) as connection:
        person = await reading.one_person(connection, who)
        return person, await decisions.dismiss(connection, person.id)


async def _decide(url: str, who: str, kind: str, why: str, days: float | None) -> Subject:
    async with _opened(url) as connection:
        person = await reading.one_person(connection, who)
        await decisions.decide(connection, OPERATOR, person.id, kind, why, days)
        await _tell(connection, person.id)
        return person


async def _tell(connection: AsyncConnection, person: str | None = None) -> None:
    """Tell the servers on PostgreSQL; one on SQLite looks for changes by itself."""
    sanctioned = [] if person is None else [Sanctioned(person)]
    await connection.run_sync(publish, [*sanctioned, *await calls_to_moderators(connection)])


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[AsyncConnection]:
    """A transaction on the database of this release."""
    async with existing(url) as storage, storage.writing() as connection:
        yield connection
