"""Sanctions as they are stored: warnings, silences and suspensions of people."""

from datetime import UTC, datetime
from typing import Final

from msgspec.structs import replace
from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.protocol import Person, Sanction, Warned
from realmwright.server.errors import Refused
from realmwright.server.storage import schema

WARNING: Final = "warning"
SILENCE: Final = "silence"
SUSPENSION: Final = "suspension"


def active(now: float) -> ColumnElement[bool]:
    """The condition that a sanction holds: it was neither lifted nor acknowledged, and its time is not over."""
    columns = schema.sanctions.c
    return columns.ended.is_(None) & or_(columns.until.is_(None), columns.until > now)


async def with_sanctions(connection: AsyncConnection, person: Person, now: float) -> Person:
    """A person with their warnings, and with what they may not do now."""
    columns = schema.sanctions.c
    query = select(schema.sanctions).where(columns.person == person.id, active(now)).order_by(columns.created)
    rows = (await connection.execute(query)).all()
    held = {row.kind: Sanction(row.until, row.reason) for row in rows}
    return replace(
        person,
        warnings=[Warned(row.id, row.created, row.reason) for row in rows if row.kind == WARNING],
        silenced=held.get(SILENCE),
        suspended=held.get(SUSPENSION),
    )


def need_taking_part(person: Person) -> None:
    """Raise Refused if a person is suspended."""
    if person.suspended is not None:
        raise Refused("suspended", f"you are suspended {until_when(person.suspended)}")


def need_voice(person: Person) -> None:
    """Raise Refused if a person may not chat."""
    if person.silenced is not None:
        raise Refused("silenced", f"you may not chat {until_when(person.silenced)}")


def until_when(sanction: Sanction) -> str:
    """When a sanction ends and why there is one, in words."""
    end = "for the time being"
    if sanction.until is not None:
        end = f"until {datetime.fromtimestamp(sanction.until, UTC):%Y-%m-%d %H:%M} UTC"
    return f"{end}: {sanction.reason}" if sanction.reason else end


async def last_change(connection: AsyncConnection) -> int:
    """The number of the last change of any sanction."""
    return (await connection.execute(select(func.max(schema.sanctions.c.change)))).scalar() or 0


async def changed_since(connection: AsyncConnection, change: int) -> list[str]:
    """The people whose sanctions have changed."""
    query = select(schema.sanctions.c.person).where(schema.sanctions.c.change > change).distinct()
    return list((await connection.execute(query)).scalars())
