"""Plans of people: the turns that they have decided before these come."""

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.plan_protocol import MOST_TURNS, PlannedTurn
from realmwright.server.errors import Refused
from realmwright.server.operations.ids import new_id
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.tables.plans import Planner

AT_ONCE: Final = 100
"""So many plans are played in one round, and so many of finished games forgotten."""

_plans = schema.plans.c
_decoder: Final = msgspec.json.Decoder(list[PlannedTurn])


class Plan(NamedTuple):
    """What somebody has planned for a seat."""

    id: str
    table: str
    planner: Planner
    turns: list[PlannedTurn]
    chosen: int | None
    """The turn that is being played."""
    dropped: bool
    """Whether no turn could be played to its end."""


class Plans:
    """The plans of everybody."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, table: str, planner: Planner) -> Plan | None:
        """What a person has planned for a seat."""
        query = select(schema.plans).where(*_of(table, planner))
        async with self._storage.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else _plan(row)

    async def add(self, table: str, planner: Planner, turn: PlannedTurn) -> None:
        """Plan a turn, in case no turn that was planned before is legal. Raises Refused if there are too many."""
        known = await self.of(table, planner)
        # What is being played or came to nothing is of the past.
        turns = [] if known is None or known.dropped or known.chosen is not None else known.turns
        if any(each.actions == turn.actions for each in turns):
            return
        if len(turns) >= MOST_TURNS:
            raise Refused("limit", f"a plan has at most {MOST_TURNS} turns; drop it and begin again")
        row = {
            "table": table,
            "seat": planner.seat,
            "person": planner.person,
            "id": new_id(),
            "turns": msgspec.json.encode([*turns, turn]).decode(),
            "dropped": False,
            "made": time.time(),
        }
        try:
            async with self._storage.writing() as connection:
                await connection.execute(delete(schema.plans).where(_plans.table == table, _plans.seat == planner.seat))
                await connection.execute(insert(schema.plans), row)
        except IntegrityError:
            raise Refused("busy", "you have planned something else at the same moment; try again") from None

    async def drop(self, table: str, planner: Planner) -> None:
        """Forget what was planned."""
        await self._delete(*_of(table, planner))

    async def due(self) -> list[Plan]:
        """Plans whose turn has come."""
        tables = schema.tables.c
        query = select(schema.plans).join(schema.tables, tables.id == _plans.table)
        query = query.where(tables.waits_for == _plans.person, tables.phase == "playing", _plans.dropped.is_(False))
        async with self._storage.reading() as connection:
            return [_plan(row) for row in (await connection.execute(query.limit(AT_ONCE))).all()]

    async def choose(self, plan: Plan, turn: int) -> int | None:
        """Decide once and for all which turn of a plan is played; None if the plan is gone."""
        mine = update(schema.plans).where(_plans.id == plan.id, _plans.chosen.is_(None)).values(chosen=turn)
        async with self._storage.writing() as connection:
            await connection.execute(mine)
            row = (await connection.execute(select(_plans.chosen).where(_plans.id == plan.id))).first()
        return None if row is None else row.chosen

    async def set_dropped(self, plan: Plan) -> None:
        """Keep that a plan came to nothing, so that its person can be told."""
        async with self._storage.writing() as connection:
            await connection.execute(update(schema.plans).where(_plans.id == plan.id).values(dropped=True))

    async def forget(self, plan: Plan) -> None:
        """Forget a plan that was played."""
        await self._delete(_plans.id == plan.id)

    async def forget_finished(self) -> None:
        """Forget the plans of games that are over."""
        columns = schema.tables.c
        over = select(columns.id).where(columns.id == _plans.table, columns.phase != "playing").exists()
        async with self._storage.reading() as connection:
            old = (await connection.execute(select(_plans.id).where(over).limit(AT_ONCE))).scalars().all()
        if old:
            await self._delete(_plans.id.in_(old))

    async def _delete(self, *which: ColumnElement[bool]) -> None:
        async with self._storage.writing() as connection:
            await connection.execute(delete(schema.plans).where(*which))


def _of(table: str, planner: Planner) -> tuple[ColumnElement[bool], ...]:
    return _plans.table == table, _plans.seat == planner.seat, _plans.person == planner.person


def _plan(row: Row[Any]) -> Plan:
    turns = _decoder.decode(row.turns)
    return Plan(row.id, row.table, Planner(row.person, row.seat), turns, row.chosen, row.dropped)


async def export_plans(connection: AsyncConnection, person: str) -> list[dict[str, object]]:
    """What a person has planned, for the export of their data."""
    query = select(_plans.table, _plans.seat, _plans.turns, _plans.dropped, _plans.made).where(_plans.person == person)
    rows = (await connection.execute(query.order_by(_plans.made))).mappings()
    return [{**row, "turns": msgspec.json.decode(row["turns"])} for row in rows]


async def pass_on_plans(connection: AsyncConnection, guest: str, person: str, tables: Sequence[str]) -> None:
    """What a guest has planned at tables that an account has claimed is the account's plan."""
    theirs = update(schema.plans).where(_plans.person == guest, _plans.table.in_(tables))
    await connection.execute(theirs.values(person=person))
