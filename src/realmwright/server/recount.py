"""Counts anew what is kept as sums, for data that somebody has changed by hand."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Integer, Select, Table, case, cast, delete, func, insert, literal_column, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.server.people.tries import FINISHED, GIVEN_UP
from realmwright.server.ratings.ranks import STEPS
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.storage.existing import existing

STEP: Final = {
    "postgresql": f"CAST(floor(mu * {STEPS}) AS INTEGER)",
    # SQLite may have been built without floor; CAST cuts off towards zero.
    "sqlite": f"CAST(mu * {STEPS} AS INTEGER) - (mu * {STEPS} < CAST(mu * {STEPS} AS INTEGER))",
}

MARKED_AT_ONCE: Final = 5_000
"""Tables in one transaction: nobody waits longer for one."""


class Kept(NamedTuple):
    """Sums, what they are sums of, and a query that counts that."""

    sums: Table
    source: Table
    counted: Select[Any]


def kept_sums(dialect: str) -> list[Kept]:
    """All sums that are kept."""
    results, tries, ratings = schema.results.c, schema.daily_tries.c, schema.ratings.c
    of_game = (results.person, results.game, results.players, results.seat)
    # PostgreSQL adds up to greater numbers.
    totals = [cast(func.sum(each), Integer) for each in (case((results.won, 1), else_=0), results.points)]
    finished = tries.state == FINISHED
    score = [case((finished, column), else_=0).label(column.name) for column in (tries.lead, tries.points)]
    of_day = select(tries.day, finished.label("finished"), *score)
    days = of_day.where(tries.state.in_([FINISHED, GIVEN_UP])).subquery()
    step = literal_column(STEP[dialect], Integer).label("step")
    steps = select(ratings.pool, step).where(ratings.sure.is_(True)).subquery()
    return [
        Kept(schema.result_sums, schema.results, select(*of_game, func.count(), *totals).group_by(*of_game)),
        Kept(schema.daily_sums, schema.daily_tries, select(*days.c, func.count()).group_by(*days.c)),
        Kept(schema.rating_sums, schema.ratings, select(*steps.c, func.count()).group_by(*steps.c)),
    ]


async def recount(url: str) -> int:
    """Count everything anew; returns how many sums were corrected. A server may go on meanwhile."""
    async with existing(url) as storage:
        return sum([await _recount(storage, each) for each in kept_sums(_dialect(storage))]) + await _seats(storage)


async def mark_results(url: str) -> int:
    """Have a server note the results of all finished games once more; returns how many they are.

    Profiles of people then tell of games that ended before there were profiles, and of what an earlier release did not
    note. What is noted is replaced, so nothing counts twice.
    """
    tables = schema.tables.c
    over = select(tables.id).where(tables.phase == "over", tables.noted.is_(True)).order_by(tables.id)
    marked = 0
    async with existing(url) as storage:
        # Table by table in their order, so that it ends although a server notes results meanwhile.
        last = ""
        while True:
            async with storage.writing() as connection:
                found = (await connection.execute(over.where(tables.id > last).limit(MARKED_AT_ONCE))).scalars().all()
                if not found:
                    return marked
                span = tables.id.between(found[0], found[-1])
                mark = update(schema.tables).where(tables.phase == "over", span).values(noted=False)
                marked += (await connection.execute(mark)).rowcount
                last = found[-1]


def _dialect(storage: Storage) -> str:
    return "postgresql" if storage.shared else "sqlite"


async def _recount(storage: Storage, kept: Kept) -> int:
    async with storage.writing() as connection:
        # The source first, as everybody does who changes both.
        await _lock(connection, [kept.source, kept.sums])
        stored = select(kept.sums)
        differ = [_rows(kept.counted.except_(stored)), _rows(stored.except_(kept.counted))]
        # A sum that is wrong is among both, one that is missing or too many among one of them.
        wrong = max([int((await connection.execute(query)).scalar_one()) for query in differ])
        if wrong:
            await connection.execute(delete(kept.sums))
            columns = [column.name for column in kept.sums.c]
            await connection.execute(insert(kept.sums).from_select(columns, kept.counted))
    return wrong


def _rows(query: Any) -> Select[Any]:
    found: Select[Any] = select(func.count()).select_from(query.subquery())
    return found


async def _seats(storage: Storage) -> int:
    """Correct the seats of tables that are over; returns how many were wrong."""
    tables, seats = schema.tables.c, schema.seats.c
    over = tables.phase.in_(["over", "closed"])
    ended = select(tables.turned).where(tables.id == seats.table, over).scalar_subquery()
    async with storage.writing() as connection:
        await _lock(connection, [schema.tables, schema.seats])
        wrong = update(schema.seats).where(seats.ended.is_distinct_from(ended)).values(ended=ended)
        return (await connection.execute(wrong)).rowcount


async def _lock(connection: AsyncConnection, tables: Sequence[Table]) -> None:
    """Let nobody else change these tables until the transaction ends. On SQLite nobody can."""
    if connection.dialect.name == "postgresql":
        for table in tables:
            await connection.execute(text(f"LOCK TABLE {table.name} IN SHARE ROW EXCLUSIVE MODE"))
