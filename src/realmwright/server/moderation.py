"""What operators do about people, on the database of a server, which may be running."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from msgspec import Struct
from sqlalchemy import Row, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.game import RealmwrightError
from realmwright.server.operations.ids import new_id
from realmwright.server.people.reports import Line, read_lines
from realmwright.server.storage import schema
from realmwright.server.storage.bus import Sanctioned, publish
from realmwright.server.storage.database import Storage, latest_revision, revision_of
from realmwright.server.storage.faults import StorageFault, reason
from realmwright.server.storage.sanctions import SILENCE, SUSPENSION, WARNING, active, last_change
from realmwright.server.tables.setup import plain_line

LEAST: Final = 4
"""How many characters of an id are needed at least."""


class NotModerated(RealmwrightError):
    """Something that cannot be done; nothing has changed."""


class Decision(Struct, frozen=True):
    """A sanction of a person."""

    kind: str
    reason: str
    created: float
    until: float | None
    ended: float | None


class Subject(Struct, frozen=True):
    """A person, as operators see them."""

    id: str
    name: str
    login: str | None


class Report(Struct, frozen=True):
    """A report, as operators see it."""

    id: str
    created: float
    closed: float | None
    kind: str
    text: str
    person: Subject
    reporter: Subject
    table: str
    game: str
    evidence: list[Line]
    decisions: list[Decision]
    """What has been decided about the person before."""


async def list_reports(url: str, everything: bool = False) -> list[Report]:
    """The open reports, or all that are kept, the newest first."""
    columns = schema.reports.c
    query = select(schema.reports).order_by(columns.created.desc())
    async with _opened(url) as connection:
        rows = (await connection.execute(query if everything else query.where(columns.closed.is_(None)))).all()
        return [await _report(connection, row) for row in rows]


async def show_report(url: str, ident: str) -> Report:
    """One report, by its id or the beginning of that."""
    async with _opened(url) as connection:
        return await _report(connection, await _one_report(connection, ident))


async def close_report(url: str, ident: str) -> Report:
    """Close a report. It is deleted some time later."""
    async with _opened(url) as connection:
        row = await _one_report(connection, ident)
        mine = update(schema.reports).where(schema.reports.c.id == row.id, schema.reports.c.closed.is_(None))
        await connection.execute(mine.values(closed=time.time()))
        return await _report(connection, await _one_report(connection, row.id))


async def warn(url: str, who: str, text: str) -> Subject:
    """Warn a person. They are shown the text until they acknowledge it."""
    return await _decide(url, who, WARNING, text, None)


async def silence(url: str, who: str, days: float | None, why: str) -> Subject:
    """Keep a person from chatting anywhere, for so many days or until it is lifted."""
    return await _decide(url, who, SILENCE, why, days)


async def suspend(url: str, who: str, days: float | None, why: str) -> Subject:
    """Keep a person out, for so many days or until it is lifted."""
    return await _decide(url, who, SUSPENSION, why, days)


async def lift(url: str, who: str) -> tuple[Subject, int]:
    """End all silences and suspensions of a person; returns how many there were."""
    async with _opened(url) as connection:
        person = await _one_person(connection, who)
        ended = await _end(connection, person.id, (SILENCE, SUSPENSION))
        await connection.run_sync(publish, [Sanctioned(person.id)])
        return person, ended


async def _decide(url: str, who: str, kind: str, why: str, days: float | None) -> Subject:
    now = time.time()
    async with _opened(url) as connection:
        person = await _one_person(connection, who)
        if kind != WARNING:
            # A new decision takes the place of an earlier one, longer or shorter.
            await _end(connection, person.id, (kind,))
        row = {
            "id": new_id(),
            "person": person.id,
            "kind": kind,
            "reason": plain_line(why, "what a person is told") if why or kind == WARNING else "",
            "created": now,
            "until": None if days is None else now + days * 86_400,
            "change": await last_change(connection) + 1,
        }
        await connection.execute(insert(schema.sanctions), row)
        # Only PostgreSQL tells its servers; one on SQLite looks for changes by itself.
        await connection.run_sync(publish, [Sanctioned(person.id)])
        return person


async def _end(connection: AsyncConnection, person: str, kinds: tuple[str, ...]) -> int:
    columns = schema.sanctions.c
    held = update(schema.sanctions).where(columns.person == person, columns.kind.in_(kinds), active(time.time()))
    change = await last_change(connection) + 1
    return (await connection.execute(held.values(ended=time.time(), change=change))).rowcount


# Finding people and reports


async def _one_report(connection: AsyncConnection, ident: str) -> Row[tuple[object, ...]]:
    rows = await _reports_like(connection, ident)
    if len(rows) != 1:
        raise NotModerated(f"{'no' if not rows else 'more than one'} report has an id that begins with {ident!r}")
    return rows[0]


async def _reports_like(connection: AsyncConnection, ident: str) -> list[Row[tuple[object, ...]]]:
    _need_enough(ident)
    query = select(schema.reports).where(schema.reports.c.id.startswith(ident, autoescape=True))
    return list((await connection.execute(query)).all())


async def _one_person(connection: AsyncConnection, who: str) -> Subject:
    """The person with an account of this name, or with an id that begins so, or whom such a report is about."""
    if not who.isprintable():
        raise NotModerated("nobody has a name with such characters")
    columns = schema.people.c
    found = [columns.login == who.casefold()]
    if len(who) >= LEAST:
        about = [str(row.person) for row in await _reports_like(connection, who)]
        found += [columns.id.startswith(who, autoescape=True), columns.id.in_(about)]
    query = select(columns.id, columns.name, columns.login).where(or_(*found))
    people = [Subject(row.id, row.name, row.login) for row in (await connection.execute(query)).all()]
    if not people:
        raise NotModerated(f"nobody is known as {who!r}: name an account, a person's id, or a report about them")
    if len(people) > 1:
        ids = ", ".join(f"{person.name} ({person.id})" for person in people)
        raise NotModerated(f"{who!r} may be any of {ids}: name the id")
    return people[0]


def _need_enough(ident: str) -> None:
    if len(ident) < LEAST or not ident.isprintable():
        raise NotModerated(f"at least {LEAST} characters of an id are needed, not {ident!r}")


async def _report(connection: AsyncConnection, row: Row[tuple[object, ...]]) -> Report:
    columns = schema.sanctions.c
    query = select(schema.sanctions).where(columns.person == row.person).order_by(columns.created)
    decisions = [
        Decision(each.kind, each.reason, each.created, each.until, each.ended)
        for each in (await connection.execute(query)).all()
    ]
    return Report(
        id=row.id,
        created=row.created,
        closed=row.closed,
        kind=row.kind,
        text=row.text,
        person=await _subject(connection, row.person, row.person_name),
        reporter=await _subject(connection, row.reporter, row.reporter_name),
        table=row.table,
        game=row.game,
        evidence=read_lines(row.evidence),
        decisions=decisions,
    )


async def _subject(connection: AsyncConnection, ident: str | None, name: str) -> Subject:
    columns = schema.people.c
    login = (await connection.execute(select(columns.login).where(columns.id == ident))).scalar()
    return Subject(ident or "", name, login)


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[AsyncConnection]:
    """A transaction on the database of this release."""
    storage = Storage(url, connections=1)
    if not storage.shared and not Path(storage.url.database or "").is_file():
        raise NotModerated("there is no database here")
    try:
        async with storage.writing() as connection:
            with as_file(files("realmwright.server") / "migrations") as scripts:
                latest = latest_revision(scripts)
            if await connection.run_sync(revision_of) != latest:
                raise NotModerated("this is not a database of this release; start the server once")
            yield connection
    except (StorageFault, SQLAlchemyError) as problem:
        raise StorageFault(f"the database does not answer: {reason(problem.__cause__ or problem)}") from None
    finally:
        await storage.close()
