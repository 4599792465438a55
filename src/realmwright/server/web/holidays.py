"""The routes of the HTTP API for holidays."""

from realmwright.holiday_protocol import HolidaySign, NewHoliday
from realmwright.server.errors import Refused
from realmwright.server.people.holidays import Holidays
from realmwright.server.storage.server_clock import ServerClock
from realmwright.server.tables.holidays import HolidayKeeper
from realmwright.server.web.routing import ApiRequest, Route


class HolidaysApi:
    """The handlers for holidays."""

    def __init__(self, holidays: Holidays, keeper: HolidayKeeper, clock: ServerClock) -> None:
        self._holidays = holidays
        self._keeper = keeper
        self._clock = clock

    def routes(self) -> list[Route]:
        """All routes."""
        path = "/me/holiday"
        return [
            Route("GET", path, self.get_holiday, gives=HolidaySign, codes=(404,)),
            Route("PUT", path, self.set_holiday, NewHoliday, HolidaySign, codes=(403, 404, 409)),
            Route("DELETE", path, self.end_holiday, gives=HolidaySign, codes=(404,)),
        ]

    async def get_holiday(self, request: ApiRequest) -> HolidaySign:
        """The holiday that you are on or have planned, and how many days you have left."""
        return await self._holidays.of(request.visitor.person.id, self._clock.now())

    async def set_holiday(self, request: ApiRequest) -> HolidaySign:
        """Begin a holiday, plan one, or change the one that there is; while it lasts, your clocks over days stand."""
        person = request.visitor.person
        if person.login is None:
            raise Refused("no-account", "holidays are for people with accounts; make one first, it keeps everything")
        await self._holidays.set(person.id, request.body, self._clock.now())
        return await self._changed(person.id)

    async def end_holiday(self, request: ApiRequest) -> HolidaySign:
        """End your holiday, or drop the one that is planned."""
        await self._holidays.end(request.visitor.person.id, self._clock.now())
        return await self._changed(request.visitor.person.id)

    async def _changed(self, person: str) -> HolidaySign:
        self._keeper.wake()
        return await self._holidays.of(person, self._clock.now())
