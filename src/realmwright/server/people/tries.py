"""Tries: who has played the deal of which day, one game each, and how these ended."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.daily.chain import date_of
from realmwright.daily.results import Field, Result
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.storage.sums import add_to_sums

PLAYING: Final = "playing"
FINISHED: Final = "finished"
GIVEN_UP: Final = "given-up"
LATE: Final = "late"
"""The game was not over in time, so that it does not count."""
AT_ONCE: Final = 100
"""So many games that have ended are taken note of in one go."""

TryState = Literal["playing", "finished", "given-up", "late"]
_tries: Final = schema.daily_tries.c
_sums: Final = schema.daily_sums.c


class Try(NamedTuple):
    """Somebody's game of a day."""

    person: str
    day: int
    table: str
    state: TryState
    lead: int = 0
    points: int = 0
    won: bool = False

    @property
    def result(self) -> Result | None:
        """What it counts for, if it does."""
        if self.state == FINISHED:
            return Result(True, self.lead, self.points)
        return Result(False) if self.state == GIVEN_UP else None


class BestTry(NamedTuple):
    """One of the best of a day, and whose it is."""

    made: Try
    name: str
    guest: bool


class Tries:
    """The tries of everybody."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def find(self, person: str, day: int) -> Try | None:
        """The try of a person on a day, if there is one."""
        async with self._storage.reading() as connection:
            row = (await connection.execute(_all().where(_tries.person == person, _tries.day == day))).first()
        return None if row is None else Try(*row)

    async def begin(self, person: str, day: int, table: str) -> Try:
        """The only try of a person on a day: a new one at this table, unless there is one."""
        new = Try(person, day, table, PLAYING)
        try:
            async with self._storage.writing() as connection:
                await connection.execute(insert(schema.daily_tries), new._asdict())
        except IntegrityError:
            # Another request was quicker.
            found = await self.find(person, day)
            if found is None:
                raise
            return found
        return new

    async def ended(self, person: str | None, day: int) -> list[Try]:
        """Tries of a day, or of a person, whose game has ended and of which no note was taken yet."""
        tables = schema.tables.c
        query = _all().join(schema.tables, tables.id == _tries.table)
        query = query.where(_tries.state == PLAYING, tables.phase.in_(["over", "closed"]))
        # One after the other: no index has both.
        either = [_tries.day == day] if person is None else [_tries.day == day, _tries.person == person]
        async with self._storage.reading() as connection:
            rows = [row for wanted in either for row in await connection.execute(query.where(wanted).limit(AT_ONCE))]
        return list(dict.fromkeys(Try(*row) for row in rows))

    async def note(self, made: Try) -> None:
        """Take note of how a game has ended, once."""
        mine = update(schema.daily_tries).where(_tries.table == made.table, _tries.state == PLAYING)
        values = {"state": made.state, "lead": made.lead, "points": made.points, "won": made.won}
        async with self._storage.writing() as connection:
            if (await connection.execute(mine.values(values))).rowcount:
                await add_to_sums(connection, schema.daily_sums, _sums_of([made], 1))

    async def field(self, day: int) -> Field:
        """All results of a day."""
        query = select(_sums.finished, _sums.lead, _sums.points, _sums.people).where(_sums.day == day)
        async with self._storage.reading() as connection:
            rows = await connection.execute(query)
            return Field({Result(bool(finished), lead, points): people for finished, lead, points, people in rows})

    async def best(self, day: int, most: int, person: str | None) -> list[BestTry]:
        """The best of a day in their order, and a person if they are not among them."""
        people = schema.people.c
        query: Select[Any] = select(*_columns(), people.name, people.login.is_(None)).join(
            schema.people, people.id == _tries.person
        )
        query = query.where(_tries.day == day, _tries.state == FINISHED)
        ordered = query.order_by(_tries.lead.desc(), _tries.points.desc(), _tries.table)
        async with self._storage.reading() as connection:
            rows = (await connection.execute(ordered.limit(most))).all()
            if person is not None and not any(row.person == person for row in rows):
                rows = [*rows, *(await connection.execute(query.where(_tries.person == person))).all()]
        return [BestTry(Try(*row[:-2]), row[-2], bool(row[-1])) for row in rows]

    async def finished_days(self, person: str) -> list[int]:
        """The days whose deal a person has finished."""
        query = select(_tries.day).where(_tries.person == person, _tries.state == FINISHED)
        async with self._storage.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def of_days(self, person: str | None, days: Sequence[int]) -> tuple[dict[int, Try], dict[int, int]]:
        """The tries of a person on these days, and how many results each day has."""
        mine = _all().where(_tries.person == person, _tries.day.in_(days))
        counted = select(_sums.day, func.sum(_sums.people)).where(_sums.day.in_(days)).group_by(_sums.day)
        async with self._storage.reading() as connection:
            own = {row.day: Try(*row) for row in await connection.execute(mine)}
            return own, {row[0]: int(row[1]) for row in await connection.execute(counted)}


def _columns() -> list[ColumnElement[Any]]:
    return [_tries[name] for name in Try._fields]


def _all() -> Select[Any]:
    found: Select[Any] = select(*_columns())
    return found


def _sums_of(tries: Sequence[Try], times: int) -> list[dict[str, Any]]:
    """Tries as rows of the sums; with -1 times they are taken off."""
    return [{"day": made.day, **made.result._asdict(), "people": times} for made in tries if made.result is not None]


async def delete_tries(connection: AsyncConnection, where: ColumnElement[bool]) -> None:
    """Delete tries, and take them off the sums."""
    gone = [Try(*row) for row in await connection.execute(_all().where(where).with_for_update())]
    await connection.execute(delete(schema.daily_tries).where(where))
    await add_to_sums(connection, schema.daily_sums, _sums_of(gone, -1))


async def export_tries(connection: AsyncConnection, person: str) -> list[dict[str, object]]:
    """The tries of a person, for the export of their data."""
    rows = await connection.execute(_all().where(_tries.person == person).order_by(_tries.day))
    made = [Try(*row) for row in rows]
    return [
        {"date": date_of(one.day), "table": one.table, "state": one.state, "lead": one.lead, "points": one.points}
        for one in made
    ]


async def pass_on_tries(connection: AsyncConnection, guest: str, person: str, tables: Sequence[str]) -> None:
    """What a guest has played at tables that an account has claimed is the account's, too.

    A day has one try: where the account has made its own, that of the guest is forgotten.
    """
    own = set((await connection.execute(select(_tries.day).where(_tries.person == person))).scalars())
    theirs = (_tries.person == guest, _tries.table.in_(tables))
    await delete_tries(connection, and_(*theirs, _tries.day.in_(own)))
    await connection.execute(update(schema.daily_tries).where(*theirs).values(person=person))
