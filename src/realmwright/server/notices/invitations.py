"""Notices of games that somebody asks others to play: challenges, and playing again with the same people."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.server.people.meeting import kept_from
from realmwright.server.people.reports import begins_with
from realmwright.server.storage import schema
from realmwright.server.storage.entries import Rematched, read_body


class Invitation(NamedTuple):
    """A game that somebody waits for."""

    who: str
    """The name of who waits."""
    table: str
    """Where they wait."""
    until: float | None = None
    """Until when it can be answered."""


async def challenges_of(connection: AsyncConnection, rows: Sequence[Row[Any]], now: float) -> dict[str, Invitation]:
    """Of those of these rows of the outbox that tell of challenges: those that can still be answered."""
    asked, people = schema.challenges.c, schema.people.c
    challenged = [row for row in rows if row.kind == "challenge"]
    if not challenged:
        return {}
    query = select(asked.table, asked.person, asked.until, people.name)
    query = query.join(schema.people, people.id == asked.challenger)
    query = query.where(asked.table.in_([row.table for row in challenged]), asked.until > now)
    found = (await connection.execute(query)).all()
    known = {(row.table, row.person): Invitation(row.name, row.table, row.until) for row in found}
    return {row.id: known[row.table, row.person] for row in challenged if (row.table, row.person) in known}


async def rematches_of(connection: AsyncConnection, person: str, rows: Sequence[Row[Any]]) -> dict[str, Invitation]:
    """Of those of these rows of the outbox that tell that somebody plays again: those where a person is waited for.

    Whoever has muted or blocked somebody hears nothing of them.
    """
    again = [row for row in rows if row.kind == "rematch"]
    if not again:
        return {}
    log, tables, seats, people = schema.log.c, schema.tables.c, schema.seats.c, schema.people.c
    entries = select(log.table, log.body).where(log.table.in_([row.table for row in again]), begins_with("rematched"))
    bodies = {row.table: read_body(row.body) for row in (await connection.execute(entries)).all()}
    others = {table: body.table for table, body in bodies.items() if isinstance(body, Rematched)}
    query = select(tables.id, people.id.label("host"), people.name).join(schema.people, people.id == tables.host)
    query = query.where(tables.id.in_(others.values()), tables.phase == "open")
    query = query.where(~select(seats.table).where(seats.table == tables.id, seats.person == person).exists())
    unwanted = await kept_from(connection, person)
    found = (await connection.execute(query)).all()
    waiting = {row.id: Invitation(row.name, row.id) for row in found if row.host not in unwanted}
    return {row.id: waiting[others[row.table]] for row in again if others.get(row.table) in waiting}
