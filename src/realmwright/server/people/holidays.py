"""Holidays of people: when they are away, and how many days they have left."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.holiday_protocol import HolidaySign, NewHoliday
from realmwright.server.errors import Refused
from realmwright.server.operations.config import Config
from realmwright.server.operations.ids import new_id
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage

DAY: Final = 86_400.0
YEAR: Final = 365 * DAY
"""The days of a holiday can be taken again a year after it."""
LEAST: Final = DAY
"""A holiday counts as much at least, so that nobody stops their clocks by the hour."""
PAUSE: Final = 3 * DAY
"""The least time between two holidays."""
GRACE: Final = 60.0
AT_ONCE: Final = 200

_columns: Final = schema.holidays.c


class Holiday(NamedTuple):
    """A time in which somebody is away."""

    begins: float
    ends: float


class Sitting(NamedTuple):
    """Somebody at a table whose log does not know yet until when they are on holiday; None: they are back."""

    table: str
    person: str
    until: float | None


def used(past: Sequence[Holiday], at: float) -> float:
    """Seconds of holiday that somebody has taken in the year before a moment."""
    year = [Holiday(max(each.begins, at - YEAR), each.ends) for each in past if each.ends > at - YEAR]
    return sum(max(each.ends - each.begins, LEAST) for each in year)


def need_allowed(wanted: Holiday, past: Sequence[Holiday], days: int, now: float) -> None:
    """Raise Refused unless somebody with these holidays in the past may take another one."""
    if not now < wanted.ends or not wanted.begins < wanted.ends:
        raise Refused("bad-message", "a holiday ends after it has begun, and after now")
    if wanted.ends > now + YEAR:
        raise Refused("bad-message", "a holiday can be planned for a year at most")
    left = days * DAY - used(past, wanted.ends)
    if max(wanted.ends - wanted.begins, LEAST) > left:
        raise Refused("no-days", f"you have {max(0, int(left // DAY))} days of holiday left for that time")
    if wanted.begins < next_begin(past):
        raise Refused("too-soon", f"there are at least {PAUSE / DAY:.0f} days between two holidays")


def next_begin(past: Sequence[Holiday]) -> float:
    """When the next holiday may begin."""
    return max((each.ends + PAUSE for each in past), default=0.0)


class Holidays:
    """The holidays of everybody."""

    def __init__(self, storage: Storage, config: Config) -> None:
        self._storage = storage
        self._config = config

    async def of(self, person: str, now: float) -> HolidaySign:
        """The present or next holiday of a person, and what they have left."""
        self._need_any()
        async with self._storage.reading() as connection:
            past, present = await _of(connection, person, now)
        left = max(0.0, self._config.holidays * DAY - used([*past, *([] if present is None else [present])], now))
        earliest = next_begin(past)
        return HolidaySign(
            self._config.holidays,
            left / DAY,
            None if present is None else present.begins,
            None if present is None else present.ends,
            earliest if present is None and earliest > now else None,
        )

    async def set(self, person: str, wish: NewHoliday, now: float) -> None:
        """Begin a holiday, plan one, or change the one that there is."""
        self._need_any()
        async with self._storage.writing() as connection:
            await _hold(connection, person)
            past, present = await _of(connection, person, now)
            begins = now if wish.begins is None else max(now, wish.begins)
            if present is not None and present.begins <= now:
                begins = present.begins
            wanted = Holiday(begins, wish.ends)
            need_allowed(wanted, past, self._config.holidays, now)
            if present is not None:
                await connection.execute(delete(schema.holidays).where(_is(person, present)))
            row = {"id": new_id(), "person": person, "settled": False, **wanted._asdict()}
            await connection.execute(insert(schema.holidays), row)

    async def end(self, person: str, now: float) -> None:
        """End the present holiday, or drop the one that is planned."""
        async with self._storage.writing() as connection:
            await _hold(connection, person)
            _, present = await _of(connection, person, now)
            if present is None:
                return
            if present.begins > now:
                await connection.execute(delete(schema.holidays).where(_is(person, present)))
            else:
                ended = update(schema.holidays).where(_is(person, present))
                await connection.execute(ended.values(ends=now, settled=False))

    def _need_any(self) -> None:
        if not self._config.holidays:
            raise Refused("unknown-path", "there are no holidays on this server")

    # What the logs of tables have to know

    async def to_tell(self, now: float) -> list[Sitting]:
        """Whose tables have to be told that they are away, or back before it was said."""
        seats, tables = schema.seats.c, schema.tables.c
        on_holiday = and_(_columns.begins <= now, _columns.ends > now)
        query = (
            select(seats.table, seats.person, _columns.ends)
            .join_from(schema.holidays, schema.seats, seats.person == _columns.person)
            .join(schema.tables, tables.id == seats.table)
            .where(seats.ended.is_(None), tables.phase == "playing", tables.slow.is_(True))
        )
        away = query.where(on_holiday, seats.away.is_distinct_from(_columns.ends))
        back = query.where(
            _columns.settled.is_(False), _columns.ends <= now, seats.away > now, ~is_away(seats.person, now)
        )
        async with self._storage.reading() as connection:
            found = [Sitting(*row) for row in await connection.execute(away.limit(AT_ONCE))]
            rows = await connection.execute(back.limit(AT_ONCE))
            return found + [Sitting(table, person, None) for table, person, _ in rows]

    async def told(self, sitting: Sitting) -> None:
        """The log of a table knows it."""
        seats = schema.seats.c
        known = update(schema.seats).where(seats.table == sitting.table, seats.person == sitting.person)
        async with self._storage.writing() as connection:
            await connection.execute(known.values(away=sitting.until))

    async def settle(self, now: float) -> None:
        """All tables know of the holidays that have ended before this moment."""
        # One that is being written may be a moment old.
        over = update(schema.holidays).where(_columns.settled.is_(False), _columns.ends <= now - GRACE)
        async with self._storage.writing() as connection:
            await connection.execute(over.values(settled=True))


def is_away(person: ColumnElement[Any], now: float) -> ColumnElement[bool]:
    """Whether somebody is on holiday."""
    other = schema.holidays.alias().c
    return select(other.id).where(other.person == person, other.begins <= now, other.ends > now).exists()


def _is(person: str, holiday: Holiday) -> ColumnElement[bool]:
    return and_(_columns.person == person, _columns.begins == holiday.begins, _columns.ends == holiday.ends)


async def _hold(connection: AsyncConnection, person: str) -> None:
    """Nobody else changes the holidays of this person until the transaction ends."""
    people = schema.people.c
    await connection.execute(select(people.id).where(people.id == person).with_for_update(key_share=True))


async def _of(connection: AsyncConnection, person: str, now: float) -> tuple[list[Holiday], Holiday | None]:
    """The holidays that count for a person: those that are over, and the one that is not."""
    recent = and_(_columns.person == person, _columns.ends > now - YEAR)
    rows = await connection.execute(select(_columns.begins, _columns.ends).where(recent).order_by(_columns.begins))
    found = [Holiday(*row) for row in rows]
    present = next((each for each in found if each.ends > now), None)
    return [each for each in found if each.ends <= now], present


async def export_holidays(connection: AsyncConnection, person: str) -> list[dict[str, object]]:
    """The holidays of a person, for the export of their data."""
    query = select(_columns.begins, _columns.ends).where(_columns.person == person).order_by(_columns.begins)
    return [dict(row) for row in (await connection.execute(query)).mappings()]
