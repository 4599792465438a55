"""Decisions about people: each is one transaction, written down with who, when and why, and can be undone.

Operators decide at a terminal, moderators on the page. Moderators decide neither about themselves nor about each other,
and change nothing that the operators have decided.
"""

import json
import time
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.server.errors import Refused
from realmwright.server.moderation.waiting import forget_wish
from realmwright.server.operations.ids import new_id
from realmwright.server.people.roles import MODERATOR, give_role, roles_of, take_role
from realmwright.server.storage import schema
from realmwright.server.storage.sanctions import SILENCE, SUSPENSION, WARNING, active, last_change
from realmwright.server.tables.setup import plain_line

LIFT: Final = "lift"
CLOSE: Final = "close"
UNDO: Final = "undo"
APPOINT: Final = "appoint"
DISMISS: Final = "dismiss"
OPERATORS_ALONE: Final = (APPOINT, DISMISS)
_people: Final = schema.people.c
_sanctions: Final = schema.sanctions.c
_decisions: Final = schema.decisions.c
_reports: Final = schema.reports.c


class Judge(NamedTuple):
    """Who decides: a moderator, or an operator."""

    moderator: str | None = None
    """The id of the moderator; an operator has none."""


OPERATOR: Final = Judge()


async def decide(
    connection: AsyncConnection,
    judge: Judge,
    person: str,
    kind: str,
    reason: str,
    days: float | None = None,
    report: str | None = None,
) -> None:
    """Warn, silence or suspend a person, or lift what keeps them from taking part. Closes the report that it is about.

    A new decision takes the place of an earlier one of its kind, longer or shorter.
    """
    now = time.time()
    await _need_authority(connection, judge, person)
    why = plain_line(reason, "what a person is told") if reason or kind == WARNING else ""
    over = {LIFT: (SILENCE, SUSPENSION), WARNING: ()}.get(kind, (kind,))
    ended = await _end(connection, judge, person, over, now)
    sanction, until = None, None
    if kind == LIFT:
        if not ended:
            raise Refused("not-now", "this person is neither silenced nor suspended")
    else:
        sanction, until = new_id(), None if days is None or kind == WARNING else now + days * 86_400
        row = {"id": sanction, "person": person, "kind": kind, "reason": why, "created": now, "until": until}
        change = await last_change(connection) + 1
        await connection.execute(
            insert(schema.sanctions), {**row, "change": change, "operator": judge.moderator is None}
        )
    if report is not None and not await _close(connection, judge, report, person, now):
        raise Refused("not-now", "this report is closed already")
    await _write_down(
        connection, judge, person, kind, why, now, until=until, report=report, sanction=sanction, ended=ended
    )


async def close(connection: AsyncConnection, judge: Judge, report: str) -> None:
    """Close a report without doing anything else. It is deleted some time later."""
    now = time.time()
    if await _close(connection, judge, report, None, now):
        about = select(_people.id).join(schema.reports, _reports.person == _people.id).where(_reports.id == report)
        person = (await connection.execute(about)).scalar()
        await _write_down(connection, judge, person, CLOSE, "", now, report=report)


async def undo(connection: AsyncConnection, judge: Judge, decision: str) -> str | None:
    """Undo a decision; returns whom it was about.

    What it began ends, what it ended goes on, and the report that it closed is open again. Raises Refused if something
    else has been decided since: that has to be undone first.
    """
    now = time.time()
    found = await connection.execute(select(schema.decisions).where(_decisions.id == decision).with_for_update())
    row = found.first()
    if row is None or (row.person is not None and row.person == judge.moderator):
        raise Refused("unknown-decision", "there is no such decision")
    if judge.moderator is not None and (row.operator or row.kind in OPERATORS_ALONE):
        raise Refused("not-allowed", "the operators have decided this; only they can undo it")
    if row.kind in (UNDO, *OPERATORS_ALONE):
        raise Refused("not-now", "this cannot be undone: decide the opposite")
    if row.undone is not None:
        raise Refused("not-now", "this has been undone already")
    if row.person is not None:
        await _need_authority(connection, judge, row.person)
    await _take_back(connection, row, now)
    await connection.execute(update(schema.decisions).where(_decisions.id == decision).values(undone=now))
    await _write_down(connection, judge, row.person, UNDO, "", now, report=row.report)
    return None if row.person is None else str(row.person)


async def appoint(connection: AsyncConnection, person: str) -> bool:
    """Make somebody with an account a moderator; False if they are one. Only operators do that."""
    login = (await connection.execute(select(_people.login).where(_people.id == person))).scalar()
    if login is None:
        raise Refused("no-account", "only somebody with an account can be a moderator")
    now = time.time()
    given = await give_role(connection, person, MODERATOR, now)
    if given:
        await _write_down(connection, OPERATOR, person, APPOINT, "", now)
    return given


async def dismiss(connection: AsyncConnection, person: str) -> bool:
    """Take the role from a moderator; False if they are none. What they have decided stays."""
    taken = await take_role(connection, person, MODERATOR)
    if taken:
        await forget_wish(connection, person)
        await _write_down(connection, OPERATOR, person, DISMISS, "", time.time())
    return taken


# What a decision does


async def _need_authority(connection: AsyncConnection, judge: Judge, person: str) -> None:
    """Raise Refused unless the judge may decide about a person, whose row is held until the end of the transaction."""
    held = select(_people.id).where(_people.id == person).with_for_update()
    if (await connection.execute(held)).first() is None:
        raise Refused("unknown-person", "this person is not here any more")
    if judge.moderator == person:
        raise Refused("not-allowed", "nobody decides about themselves")
    if judge.moderator is not None and await roles_of(connection, person):
        raise Refused("not-allowed", "only the operators decide about moderators and operators")


async def _end(connection: AsyncConnection, judge: Judge, person: str, kinds: tuple[str, ...], now: float) -> list[str]:
    """End the sanctions of these kinds; returns which."""
    held = (_sanctions.person == person) & _sanctions.kind.in_(kinds) & active(now)
    rows = (await connection.execute(select(_sanctions.id, _sanctions.operator).where(held))).all()
    if judge.moderator is not None and any(row.operator for row in rows):
        raise Refused("not-allowed", "the operators have decided this; only they can change it")
    if rows:
        change = await last_change(connection) + 1
        await connection.execute(update(schema.sanctions).where(held).values(ended=now, change=change))
    return [str(row.id) for row in rows]


async def _close(connection: AsyncConnection, judge: Judge, report: str, about: str | None, now: float) -> bool:
    """Close a report; False if it is closed already."""
    known = select(_reports.person).where(_reports.id == report)
    person = (await connection.execute(known)).scalar()
    if person is None or person == judge.moderator or about not in (None, person):
        raise Refused("unknown-report", "there is no such report")
    mine = update(schema.reports).where(_reports.id == report, _reports.closed.is_(None))
    return bool((await connection.execute(mine.values(closed=now))).rowcount)


async def _take_back(connection: AsyncConnection, row: Row[Any], now: float) -> None:
    change = await last_change(connection) + 1
    if row.sanction is not None:
        mine = (_sanctions.id == row.sanction) & active(now)
        values = {"ended": now, "change": change}
        if not (await connection.execute(update(schema.sanctions).where(mine).values(values))).rowcount:
            raise Refused("not-now", "this is over, or something else has been decided since; undo that first")
    ended = json.loads(row.ended)
    again = update(schema.sanctions).where(_sanctions.id.in_(ended), _sanctions.ended == row.time)
    if ended:
        held = select(_sanctions.kind).where(_sanctions.id.in_(ended))
        newer = select(_sanctions.id).where(_sanctions.person == row.person, _sanctions.kind.in_(held), active(now))
        if (await connection.execute(newer)).first() is not None:
            raise Refused("not-now", "something else has been decided since; undo that first")
        await connection.execute(again.values(ended=None, change=change))
    if row.report is not None:
        same = update(schema.reports).where(_reports.id == row.report, _reports.closed == row.time)
        await connection.execute(same.values(closed=None))


async def _write_down(
    connection: AsyncConnection,
    judge: Judge,
    person: str | None,
    kind: str,
    reason: str,
    now: float,
    *,
    until: float | None = None,
    report: str | None = None,
    sanction: str | None = None,
    ended: list[str] | None = None,
) -> None:
    row = {
        "id": new_id(),
        "time": now,
        "operator": judge.moderator is None,
        "moderator": judge.moderator,
        "person": person,
        "kind": kind,
        "reason": reason,
        "until": until,
        "report": report,
        "sanction": sanction,
        "ended": json.dumps(ended or []),
    }
    await connection.execute(insert(schema.decisions), row)


# When people go


async def pass_on_decisions(connection: AsyncConnection, guest: str, person: str) -> None:
    """Nobody gets rid of what was decided about them by becoming somebody else."""
    for table in (schema.sanctions, schema.decisions):
        await connection.execute(update(table).where(table.c.person == guest).values(person=person))


async def export_decided(connection: AsyncConnection, person: str) -> list[dict[str, Any]]:
    """What a moderator has decided about others, without saying about whom, for the export of their data."""
    columns = (_decisions.time, _decisions.kind, _decisions.reason, _decisions.until, _decisions.undone)
    query = select(*columns).where(_decisions.moderator == person).order_by(_decisions.time)
    return [dict(row) for row in (await connection.execute(query)).mappings()]
