"""Holidays at tables over days: while people are away, their clocks there stand.

A holiday is a row that its person writes. What it means for a table is an entry in the log of that: until when the
clocks of these seats stand. So clocks follow from the log alone, in every process, and go on by themselves. Rows of
which a table has not heard are found again and again until it has; a log that knows says so, and is left as it is.
"""

import asyncio
import logging
from typing import Final

from realmwright.game import RealmwrightError
from realmwright.server.errors import Refused
from realmwright.server.operations.ids import short_id
from realmwright.server.people.holidays import Holidays, Sitting
from realmwright.server.storage.entries import AnyBody, Away
from realmwright.server.storage.faults import StorageFault
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.table import Table

ROUND_SECONDS: Final = 10.0

KNOWN: Final = "not-now"
"""The log says it already, or it makes no difference there."""

logger = logging.getLogger("realmwright.holidays")


class HolidayKeeper:
    """Tells tables who is away."""

    def __init__(self, tables: LiveTables, holidays: Holidays) -> None:
        self._tables = tables
        self._holidays = holidays
        self._changed = asyncio.Event()
        self._skipped: set[str] = set()
        """Tables that cannot be read here. A newer release may."""

    def start(self) -> None:
        """Begin to tell tables. Where there are no holidays any more, those that have begun are kept to their end."""
        self._tables.tasks.start(self._run())

    def wake(self) -> None:
        """Somebody's holiday has changed."""
        self._changed.set()

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            try:
                await self.tell()
            except StorageFault as problem:
                # The storage has logged why, once.
                logger.debug("holidays are looked after later: %s", problem)
            try:
                async with asyncio.timeout(ROUND_SECONDS):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def tell(self) -> None:
        """Tell every table who is away now, or back."""
        now = self._tables.clock.now()
        found = [each for each in await self._holidays.to_tell(now) if each.table not in self._skipped]
        told = [each for each in found if await self._tell(each)]
        if told:
            # There may be more than are found at once.
            self._changed.set()
        elif not found:
            await self._holidays.settle(now)

    async def _tell(self, sitting: Sitting) -> bool:
        """Tell a table; False if that must be tried once more."""
        try:
            await self._tables.get(sitting.table).append(lambda table: decide_away(table, sitting), sitting.person)
        except StorageFault:
            raise
        except Refused as problem:
            if problem.code != KNOWN:
                logger.debug("a table is told of a holiday later: %s", problem)
                return False
        except RealmwrightError as problem:
            self._skipped.add(sitting.table)
            logger.warning("table %s is not told of a holiday: %s", short_id(sitting.table), problem)
            return False
        await self._holidays.told(sitting)
        return True


def decide_away(table: Table, sitting: Sitting) -> AnyBody:
    """The entry that says until when somebody is away. Raises Refused if the log says so, or if it changes nothing."""
    data = table.data
    if data.phase != "playing" or not table.over_days or not data.settings.holidays:
        raise Refused(KNOWN, "clocks do not stand here")
    seats = [
        seat
        for seat in table.seats_of(sitting.person)
        if not data.seats[seat].resigned and data.seats[seat].away_until != sitting.until
    ]
    if not seats:
        raise Refused(KNOWN, "this is known here")
    return Away(seats, sitting.until)
