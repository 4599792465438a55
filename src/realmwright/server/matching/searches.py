"""Searches in the database: who is waiting, and who has been found for them.

Everybody who waits has one row. A round is one transaction, which only one process does at a time. It finds people who
can play together and gives them a table that does not exist yet. When all of them have said that they are there, it is
opened, and their rows are deleted. Each step is decided by the rows alone: whenever a process is killed, the next round
of any process goes on from there, nobody has two tables, and nobody loses their place.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Row, and_, bindparam, delete, false, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.matching_protocol import SearchCount, SearchWish
from realmwright.server.errors import Refused
from realmwright.server.matching.pairing import Group, Searcher, kind_of, pair
from realmwright.server.operations.ids import new_id
from realmwright.server.people.meeting import kept_apart
from realmwright.server.ratings.scale import Rating
from realmwright.server.storage import schema
from realmwright.server.tables.setup import Actor

LEASE_SECONDS: Final = 20.0
"""How long somebody waits on who has no socket."""
READY_SECONDS: Final = 30.0
"""How long people who have been found may take to say that they are there."""
MOST: Final = 5000
"""How many people may wait at once."""
MET_SECONDS: Final = 900.0
"""Whoever has played together within this time has just done so."""
ABSENT_SECONDS: Final = 30.0
"""Whoever was not there twice when somebody came waits so long until they may search again; each time twice as long."""
LONGEST_ABSENT: Final = 960.0
REMEMBERED_SECONDS: Final = 3600.0
"""After so long nobody remembers that somebody was not there."""
ROUND_LOCK: Final = 0x7265616C71
BATCH: Final = 500

_columns: Final = schema.searches.c
_waits: Final = _columns.absent.is_(None)
_free: Final = {"table": None, "found": None, "rates": False, "ready": False, "opening": False}


class Round(NamedTuple):
    """What has come of a round."""

    told: list[str]
    """People for whom something has changed."""
    opening: list[str]
    """Tables that have to be opened now: everybody is there."""


def wish_of(row: Row[Any]) -> SearchWish:
    """What somebody wants to play."""
    return SearchWish(row.game, row.speed, row.players, row.rated, row.near)


def pause_after(absences: int) -> float:
    """How long whoever has been absent so often may not search: once may happen to anybody."""
    return 0.0 if absences < 2 else float(min(LONGEST_ABSENT, ABSENT_SECONDS * 2 ** (absences - 2)))


# What people do


async def begin(connection: AsyncConnection, person: str, wish: SearchWish, rating: Rating, now: float) -> None:
    """Somebody waits from now on. Whatever they have waited for before is over."""
    values = {
        "game": wish.game,
        "speed": wish.speed,
        "players": wish.players,
        "rated": wish.rated,
        "near": wish.near,
        "points": float(rating.sign.rating),
        "deviation": float(rating.sign.deviation),
        "met": json.dumps(await _just_met(connection, person, now)),
        "since": now,
        "alive": now,
        "absent": None,
        **_free,
    }
    before = await _row_of(connection, person)
    if before is not None and before.absent is not None and now < before.absent + pause_after(before.absences):
        raise Refused("limit", "you were not there when somebody came; wait a little before you search again")
    mine = update(schema.searches).where(_columns.person == person, _columns.opening.is_(False))
    if (await connection.execute(mine.values(**values))).rowcount:
        return
    waiting = select(func.count()).select_from(schema.searches).where(_waits)
    if (await connection.execute(waiting)).scalar_one() >= MOST:
        raise Refused("limit", "too many people are searching; try again later")
    try:
        await connection.execute(insert(schema.searches), {"person": person, **values})
    except IntegrityError:
        raise Refused("not-now", "your game is about to begin") from None


async def _just_met(connection: AsyncConnection, person: str, now: float) -> list[str]:
    """Whom somebody has just played with, live."""
    tables, seats, others = schema.tables.c, schema.seats, schema.seats.alias()
    recent = select(others.c.person).join_from(schema.tables, seats, seats.c.table == tables.id)
    recent = recent.join(others, others.c.table == tables.id)
    recent = recent.where(tables.slow.is_(False), tables.phase == "over", tables.turned > now - MET_SECONDS)
    found = await connection.execute(recent.where(seats.c.person == person, others.c.person != person).distinct())
    return sorted(found.scalars())


async def end(connection: AsyncConnection, person: str, now: float) -> None:
    """Somebody waits no longer, unless their game is about to begin."""
    mine = and_(_columns.person == person, _columns.opening.is_(False), _waits)
    await connection.execute(delete(schema.searches).where(mine, _columns.absences == 0))
    # What they have missed is not forgotten because they stop, but they have not missed anything now either.
    await connection.execute(update(schema.searches).where(mine).values(**_free, absent=now - LONGEST_ABSENT))


async def note_ready(connection: AsyncConnection, person: str, table: str, now: float) -> None:
    """Somebody is there to play. Raises Refused if the others are not there any more."""
    mine = update(schema.searches).where(_columns.person == person, _columns.table == table)
    if not (await connection.execute(mine.values(ready=True, alive=now))).rowcount:
        raise Refused("not-now", "the others are not there any more; you are still searching")


async def keep_alive(connection: AsyncConnection, people: Sequence[str], now: float) -> None:
    """These people still have a socket."""
    for start in range(0, len(people), BATCH):
        here = select(_columns.person).where(_columns.person.in_(people[start : start + BATCH]))
        # What a round of another process holds is left for the next beat: the two must not wait for each other.
        free = here.with_for_update(skip_locked=True)
        await connection.execute(update(schema.searches).where(_columns.person.in_(free)).values(alive=now))


async def give_time(connection: AsyncConnection, now: float) -> None:
    """Everybody may come back: nobody could be seen, nor say that they are there, while there was no server."""
    await connection.execute(update(schema.searches).where(_waits).values(alive=now))
    await connection.execute(update(schema.searches).where(_columns.table.is_not(None)).values(found=now))


# What can be asked


async def search_of(connection: AsyncConnection, person: str) -> Row[Any] | None:
    """What somebody waits for."""
    row = await _row_of(connection, person)
    return None if row is None or row.absent is not None else row


async def _row_of(connection: AsyncConnection, person: str) -> Row[Any] | None:
    return (await connection.execute(select(schema.searches).where(_columns.person == person))).first()


async def searching(connection: AsyncConnection) -> list[str]:
    """Everybody who is waiting."""
    return list((await connection.execute(select(_columns.person).where(_waits))).scalars())


async def company_of(connection: AsyncConnection, table: str) -> Sequence[Row[Any]]:
    """Those who have been found for a table, with their names."""
    people = schema.people.c
    query = select(schema.searches, people.name, people.colour, people.login)
    query = query.join(schema.people, people.id == _columns.person).where(_columns.table == table)
    return (await connection.execute(query.order_by(_columns.since, _columns.person))).all()


def actor_of(row: Row[Any]) -> Actor:
    """Somebody of those who have been found for a table."""
    return Actor(row.person, row.name, row.colour, row.login is not None)


async def counts(connection: AsyncConnection, besides: str | None, apart: Iterable[str]) -> list[SearchCount]:
    """How many others are looking for what, those of most people first."""
    wish = (_columns.game, _columns.speed, _columns.players, _columns.rated)
    query = select(*wish, func.count()).where(_columns.table.is_(None), _columns.near.is_(False), _waits)
    query = query.where(_columns.person.not_in([*apart, *filter(None, [besides])]))
    found = await connection.execute(query.group_by(*wish).order_by(func.count().desc()).limit(20))
    return [SearchCount(SearchWish(game, speed, players, rated), many) for game, speed, players, rated, many in found]


# Rounds


async def hold_round(connection: AsyncConnection) -> bool:
    """Whether this transaction is the one that goes a round. On SQLite there is no other process."""
    if connection.dialect.name != "postgresql":
        return True
    return bool(await connection.scalar(text("SELECT pg_try_advisory_xact_lock(:key)"), {"key": ROUND_LOCK}))


async def go_round(connection: AsyncConnection, now: float) -> Round:
    """Look at everybody who waits: drop who is gone, settle what was found, and find who can play together."""
    forgotten = delete(schema.searches).where(_columns.absent < now - REMEMBERED_SECONDS)
    await connection.execute(forgotten)
    rows = (await connection.execute(select(schema.searches).where(_waits))).all()
    told: list[str] = []
    opening: list[str] = []
    gone = [row.person for row in rows if row.table is None and row.alive < now - LEASE_SECONDS]
    await _leave_out(connection, _columns.table.is_(None), gone, now, 0)
    companies: dict[str, list[Row[Any]]] = defaultdict(list)
    for row in rows:
        if row.table is not None:
            companies[row.table].append(row)
    for table, company in companies.items():
        people = [row.person for row in company]
        missing = [row.person for row in company if not row.ready]
        of_table = _columns.table == table
        if any(row.opening for row in company):
            opening.append(table)
        elif len(company) < company[0].players or (missing and company[0].found < now - READY_SECONDS):
            # Somebody does not want to any more, or is not there. The others keep the place that they had.
            late = missing if company[0].found < now - READY_SECONDS else []
            await _leave_out(connection, and_(of_table, _columns.ready.is_(False)), late, now, 1)
            await connection.execute(update(schema.searches).where(of_table).values(**_free))
            told += people
        elif not missing:
            await connection.execute(update(schema.searches).where(of_table).values(opening=True))
            opening.append(table)
    waiting = [row for row in rows if row.table is None and row.person not in set(gone)]
    groups = pair([_searcher(row) for row in waiting], await kept_apart(connection), now) if waiting else []
    if groups:
        await _bring_together(connection, groups, now)
        told += [person for group in groups for person in group.people]
    return Round(told, opening)


def _searcher(row: Row[Any]) -> Searcher:
    kind = kind_of(wish_of(row))
    return Searcher(
        row.person, kind, row.rated, row.near, row.points, row.deviation, row.since, frozenset(json.loads(row.met))
    )


async def _leave_out(
    connection: AsyncConnection, where: ColumnElement[bool], people: Sequence[str], now: float, missed: int
) -> None:
    """These people wait no more. If they have missed somebody, now or lately, that is remembered for a while."""
    for start in range(0, len(people), BATCH):
        these = and_(where, _columns.person.in_(people[start : start + BATCH]))
        if not missed:
            await connection.execute(delete(schema.searches).where(these, _columns.absences == 0))
        left = update(schema.searches).where(these)
        await connection.execute(left.values(**_free, absent=now, absences=_columns.absences + missed))


async def _bring_together(connection: AsyncConnection, groups: Sequence[Group], now: float) -> None:
    """Give each group a table, all in one statement. Who has gone in this moment is missed in the next round."""
    found = update(schema.searches).where(_columns.person == bindparam("who"), _columns.table.is_(None))
    found = found.values(table=bindparam("place"), rates=bindparam("counts"), found=now, ready=false(), opening=false())
    rows = [
        {"who": person, "place": place, "counts": group.rated}
        for place, group in ((new_id(), group) for group in groups)
        for person in group.people
    ]
    await connection.execute(found, rows)


async def release(connection: AsyncConnection, table: str) -> None:
    """Those who were found for a table wait again, as long as they have waited."""
    await connection.execute(update(schema.searches).where(_columns.table == table).values(**_free))


async def finish(connection: AsyncConnection, table: str) -> None:
    """Those who were found for a table wait no longer: it is open."""
    await connection.execute(delete(schema.searches).where(_columns.table == table))
