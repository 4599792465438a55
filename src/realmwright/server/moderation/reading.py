"""What operators and moderators read: reports, the history of people, and what was decided."""

import time
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Select, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.moderation_protocol import (
    Decision,
    DecisionList,
    History,
    NameUsed,
    Report,
    ReportList,
    Subject,
)
from realmwright.protocol import Sanction
from realmwright.server.errors import Refused
from realmwright.server.people.reports import begins_with, read_lines
from realmwright.server.people.roles import MODERATOR, holds, roles_of
from realmwright.server.storage import schema
from realmwright.server.storage.entries import Chatted, Joined, Opened, Passed, read_body
from realmwright.server.storage.sanctions import SILENCE, SUSPENSION, active

PAGE: Final = 20
"""How many reports one page has."""
DECISIONS: Final = 50
"""How many decisions one page has."""
LEAST: Final = 4
"""How many characters of an id are needed at least."""
NAMING: Final = ("opened", "joined", "passed", "chatted")
"""The kinds of entries that hold the name of who wrote them."""
NAMED: Final = 1000
"""Of so many of the latest entries the names are told that somebody went by."""
_people: Final = schema.people.c
_reports: Final = schema.reports.c
_decisions: Final = schema.decisions.c


# Finding people and reports


async def one_report(connection: AsyncConnection, ident: str) -> Row[Any]:
    """The report with this id, or with one that begins so."""
    rows = await _reports_like(connection, ident)
    if len(rows) != 1:
        what = "no" if not rows else "more than one"
        raise Refused("unknown-report", f"{what} report has an id that begins with {ident!r}")
    return rows[0]


async def one_decision(connection: AsyncConnection, ident: str) -> str:
    """The id of the decision with this id, or with one that begins so."""
    _need_enough(ident)
    query = select(_decisions.id).where(_decisions.id.startswith(ident, autoescape=True)).limit(2)
    found = list((await connection.execute(query)).scalars())
    if len(found) != 1:
        what = "no" if not found else "more than one"
        raise Refused("unknown-decision", f"{what} decision has an id that begins with {ident!r}")
    return str(found[0])


async def people_like(connection: AsyncConnection, who: str) -> list[Subject]:
    """Those with an account of this name, or with an id that begins so, or whom such a report is about."""
    if not who.isprintable():
        raise Refused("bad-text", "nobody has a name with such characters")
    found = [_people.login == who.casefold()]
    if len(who) >= LEAST:
        about = [str(row.person) for row in await _reports_like(connection, who)]
        found += [_people.id.startswith(who, autoescape=True), _people.id.in_(about)]
    query = select(_people.id, _people.name, _people.login).where(or_(*found)).limit(PAGE)
    return [Subject(row.id, row.name, row.login) for row in (await connection.execute(query)).all()]


async def one_person(connection: AsyncConnection, who: str) -> Subject:
    """The person who is called so: see :func:`people_like`."""
    people = await people_like(connection, who)
    if not people:
        raise Refused(
            "unknown-person", f"nobody is known as {who!r}: name an account, a person's id, or a report about them"
        )
    if len(people) > 1:
        ids = ", ".join(f"{person.name} ({person.id})" for person in people)
        raise Refused("unknown-person", f"{who!r} may be any of {ids}: name the id")
    return people[0]


async def _reports_like(connection: AsyncConnection, ident: str) -> list[Row[Any]]:
    _need_enough(ident)
    query = _with_phase().where(_reports.id.startswith(ident, autoescape=True))
    return list((await connection.execute(query)).all())


def _need_enough(ident: str) -> None:
    if len(ident) < LEAST or not ident.isprintable():
        raise Refused("bad-message", f"at least {LEAST} characters of an id are needed, not {ident!r}")


# Reports


async def list_reports(
    connection: AsyncConnection,
    everything: bool = False,
    before: float | None = None,
    most: int | None = None,
    reader: str | None = None,
) -> ReportList:
    """The open reports, or all that are kept, the newest first. Moderators do not see those about themselves."""
    query = _with_phase().order_by(_reports.created.desc())
    if not everything:
        query = query.where(_reports.closed.is_(None))
    if before is not None:
        query = query.where(_reports.created < before)
    if reader is not None:
        query = query.where(_reports.person != reader)
    rows = (await connection.execute(query.limit(most))).all()
    more = repr(rows[-1].created) if rows and len(rows) == most else None
    return ReportList([await report_of(connection, row) for row in rows], more)


def _with_phase() -> Select[Any]:
    tables = schema.tables
    return select(schema.reports, tables.c.phase).outerjoin_from(schema.reports, tables, tables.c.id == _reports.table)


async def report_of(connection: AsyncConnection, row: Row[Any], decided: bool = True) -> Report:
    """A report from its row, with what has been decided about the person, unless that is told elsewhere."""
    about = await read_decisions(connection, _decisions.person == row.person, None) if decided else []
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
        phase=row.phase,
        evidence=read_lines(row.evidence),
        decisions=about[::-1],
    )


async def _subject(connection: AsyncConnection, ident: str | None, name: str) -> Subject:
    login = (await connection.execute(select(_people.login).where(_people.id == ident))).scalar()
    return Subject(ident or "", name, login)


# Decisions


async def read_decisions(
    connection: AsyncConnection, which: ColumnElement[bool] | None, most: int | None
) -> list[Decision]:
    """Decisions, the latest first."""
    judges, about, sanctions = schema.people.alias(), schema.people.alias(), schema.sanctions
    query = (
        select(
            schema.decisions,
            judges.c.name.label("judge"),
            about.c.name.label("name"),
            about.c.login.label("login"),
            sanctions.c.ended.label("over"),
        )
        .outerjoin_from(schema.decisions, judges, judges.c.id == _decisions.moderator)
        .outerjoin(about, about.c.id == _decisions.person)
        .outerjoin(sanctions, sanctions.c.id == _decisions.sanction)
        .order_by(_decisions.time.desc(), _decisions.id)
        .limit(most)
    )
    rows = (await connection.execute(query if which is None else query.where(which))).all()
    return [
        Decision(
            id=row.id,
            time=row.time,
            operator=row.operator,
            moderator=row.judge or "",
            person=Subject(row.person or "", row.name or "", row.login),
            kind=row.kind,
            reason=row.reason,
            until=row.until,
            report=row.report,
            ended=row.over,
            undone=row.undone,
        )
        for row in rows
    ]


async def list_decisions(connection: AsyncConnection, before: float | None = None) -> DecisionList:
    """What was decided about everybody, the latest first."""
    found = await read_decisions(connection, None if before is None else _decisions.time < before, DECISIONS)
    return DecisionList(found, repr(found[-1].time) if len(found) == DECISIONS else None)


# People


async def list_moderators(connection: AsyncConnection) -> list[Subject]:
    """Everybody who is a moderator, by name."""
    query = select(_people.id, _people.name, _people.login).where(holds(MODERATOR)).order_by(_people.login)
    return [Subject(*row) for row in (await connection.execute(query)).all()]


async def history_of(connection: AsyncConnection, person: str) -> History:
    """All that is told about a person."""
    row = (await connection.execute(select(schema.people).where(_people.id == person))).first()
    if row is None:
        raise Refused("unknown-person", "this person is not here any more")
    held = select(schema.sanctions).where(schema.sanctions.c.person == person, active(time.time()))
    state = {each.kind: Sanction(each.until, each.reason) for each in (await connection.execute(held)).all()}
    about = _with_phase().where(_reports.person == person).order_by(_reports.created.desc()).limit(PAGE)
    sent = select(func.count()).select_from(schema.reports).where(_reports.reporter == person)
    return History(
        person=Subject(row.id, row.name, row.login),
        since=row.created,
        seen=row.seen,
        roles=await roles_of(connection, person),
        silenced=state.get(SILENCE),
        suspended=state.get(SUSPENSION),
        names=await _names_of(connection, person),
        reports=[await report_of(connection, each, False) for each in (await connection.execute(about)).all()],
        sent=(await connection.execute(sent)).scalar_one(),
        decisions=await read_decisions(connection, _decisions.person == person, None),
    )


async def _names_of(connection: AsyncConnection, person: str) -> list[NameUsed]:
    """The names that somebody went by at tables, the latest first. All of it is in the log."""
    log = schema.log.c
    theirs = (log.person == person) & begins_with(*NAMING)
    query = select(log.time, log.body).where(theirs).order_by(log.time.desc()).limit(NAMED)
    found: dict[str, float] = {}
    for moment, text in (await connection.execute(query)).all():
        match read_body(text):
            case Joined() | Chatted() | Passed() as body:
                name: str | None = body.name
            case Opened(seats=seats):
                name = next((seat.name for seat in seats if seat.kind == "person" and seat.person == person), None)
            case _:
                name = None
        if name:
            found.setdefault(name, moment)
    return [NameUsed(name, moment) for name, moment in found.items()]
