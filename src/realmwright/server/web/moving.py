"""The routes of games that move: taking one along from a table, and bringing one from elsewhere."""

import asyncio
import time
from typing import Final

from starlette.responses import Response

from realmwright.brought_protocol import LONGEST, Bring, BroughtSign
from realmwright.server.errors import Refused
from realmwright.server.operations.rate_limits import RateLimit
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.moving import arrival_of, drawn_anew, place_of, taken_along
from realmwright.server.web.routing import ApiRequest, Route

DAY: Final = 86_400.0
COST: Final = 20
"""To play a game through so many times costs as much as so many other requests."""


class MovingApi:
    """The handlers for games that move."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._brought = RateLimit(lambda: tables.config.brought_per_day, DAY)

    def routes(self) -> list[Route]:
        """All routes."""
        gone = (403, 404, 409)
        return [
            Route("GET", "/tables/{table}/taken", self.get_taken, codes=gone),
            Route(
                "POST", "/brought", self.post_brought, Bring, BroughtSign, status=201, codes=(404, 422), longest=LONGEST
            ),
        ]

    async def get_taken(self, request: ApiRequest) -> Response:
        """A game of yours that is under way, to go on with on another server: a record of what you have seen.

        It has no secrets: what you have not seen is drawn anew, and again by the server to which you bring it. Only
        games without other people can be taken along. Here the game stays as it is.
        """
        request.charge(COST - 1)
        person = request.visitor.person.id
        record = taken_along(await self._tables.get(request.path["table"]).look(person), person)
        text = (await asyncio.to_thread(drawn_anew, record)).to_json()
        name = f"{record.game.name}-{request.path['table'][:6]}.json"
        return Response(
            text,
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
        )

    async def post_brought(self, request: ApiRequest) -> BroughtSign:
        """Bring a game from elsewhere: one that you have taken along, or the record of one that is over.

        The rules check it. The same file leads to the same table each time.
        """
        request.charge(COST - 1)
        text, actor = request.body.record, request.visitor.actor
        live_table = self._tables.get(place_of(actor.id, text))
        try:
            found = await live_table.look(actor.id)
            return BroughtSign(found.id, found.data.phase == "over", known=True)
        except Refused as problem:
            if problem.code != "unknown-table":
                raise
        if not self._tables.config.brought_per_day:
            raise Refused("not-allowed", "no games can be brought to this server")
        self._tables.check_guest(actor)
        if not self._brought.take(actor.id, time.monotonic()):
            raise Refused("limit", "you have brought many games today; bring others tomorrow")
        arrival = await asyncio.to_thread(arrival_of, text, actor, self._tables.bots.spare_bot)
        self._tables.wording.check_brought(arrival.opened, actor.id)
        if not arrival.over:
            await self._tables.check_table_limit(actor.id)
        await live_table.create(arrival.opened, actor)
        return BroughtSign(live_table.id, arrival.over, replaced=arrival.replaced)
