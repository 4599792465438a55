"""The routes of the HTTP API for the daily deal."""

from realmwright.daily.chain import BadChain, day_of
from realmwright.daily_protocol import ChainKey, ChainSign, DailyDays, DailySign
from realmwright.protocol import Position
from realmwright.server.daily import Daily
from realmwright.server.errors import Refused
from realmwright.server.web.command_service import CommandService
from realmwright.server.web.routing import ApiRequest, Query, Route


class DailyApi:
    """The handlers for the daily deal."""

    def __init__(self, daily: Daily, commands: CommandService) -> None:
        self._daily = daily
        self._commands = commands

    def routes(self) -> list[Route]:
        """All routes."""
        date = Query("date", "Of another day, such as 2026-11-18; none: today.")
        before = Query("before", "Only days before this date: `more` of the last page.")
        codes = (404, 409, 503)
        return [
            Route("GET", "/daily", self.get_daily, gives=DailySign, session=False, query=(date,), codes=codes),
            Route("POST", "/daily", self.begin, gives=Position, codes=(404, 503)),
            Route("GET", "/daily/days", self.list_days, gives=DailyDays, session=False, query=(before,), codes=(404,)),
            Route("GET", "/daily/chain", self.get_chain, gives=ChainSign, session=False, codes=(404, 503)),
            Route("POST", "/daily/chain", self.follow, ChainKey, ChainSign, session=False, codes=(403, 404, 503)),
        ]

    async def get_daily(self, request: ApiRequest) -> DailySign:
        """The deal of a day, your own game of it, and what others made of it, once you have played it yourself."""
        return await self._daily.look(_person(request), _day(request, "date"))

    async def begin(self, request: ApiRequest) -> Position:
        """Play the deal of today. There is one try: if you have begun it, this leads back to its table."""
        table = await self._daily.begin(request.visitor.actor)
        return await self._commands.position(request.visitor, table)

    async def list_days(self, request: ApiRequest) -> DailyDays:
        """Past days, the latest first, and what you made of them."""
        return await self._daily.days(_person(request), _day(request, "before"))

    async def get_chain(self, _: ApiRequest) -> ChainSign:
        """The chain of hashes that all dice come from, up to the last day that is over."""
        return await self._daily.chain()

    async def follow(self, request: ApiRequest) -> ChainSign:
        """The same with the link of today, for servers that have the key and play the same deals."""
        return await self._daily.chain(request.body.key)


def _person(request: ApiRequest) -> str | None:
    return request.found.person.id if request.found else None


def _day(request: ApiRequest, name: str) -> int | None:
    text: str | None = request.query.get(name)
    try:
        return None if text is None else day_of(text)
    except BadChain as problem:
        raise Refused("bad-message", str(problem)) from None
