"""The past of a table: its entries, where points come from, and replays of finished games."""

from typing import Final

from starlette.responses import Response

from realmwright.protocol import Gains, NewsList, Replay, ReplayAdvice, ReviewSign
from realmwright.server.bots.thought_queue import Asker
from realmwright.server.errors import Refused
from realmwright.server.operations.content import Content
from realmwright.server.reviews import Reviews
from realmwright.server.tables import visibility
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.table import Table
from realmwright.server.web.routing import ApiRequest, Query, Route

REPLAY_STEPS: Final = 60
NEWS: Final = 200
STEPS: Final = 100_000
"""More actions than any game has."""


class GameHistory:
    """The handlers for the past of tables."""

    def __init__(self, tables: LiveTables, reviews: Reviews) -> None:
        self._tables = tables
        self._reviews = reviews

    def routes(self) -> list[Route]:
        """All routes."""
        table = "/tables/{table}"
        whose = "The seat from whose eyes to look at a finished game; none: a spectator's."
        eyes = Query("eyes", whose, "integer", high=9)
        step = Query("step", "After how many actions of a finished game.", "integer", high=STEPS)
        stretch = (
            eyes,
            Query("first", "The first position; 0 is the deal.", "integer", high=STEPS),
            Query("count", "How many positions.", "integer", low=1, high=REPLAY_STEPS),
        )
        news = (
            Query("before", "Only entries before this number; none: up to now.", "integer", low=1),
            Query("count", "How many entries.", "integer", low=1, high=NEWS),
        )
        at_step = Query(step.name, step.about, step.kind, high=STEPS, required=True)
        lost, not_yet = (403, 404, 422), (403, 404, 409, 422)
        return [
            Route("GET", f"{table}/news", self.get_news, gives=NewsList, session=False, query=news, codes=lost),
            Route("GET", f"{table}/gains", self.get_gains, None, Gains, False, query=(step, eyes), codes=not_yet),
            Route("GET", f"{table}/record", self.get_record, session=False, codes=(403, 404, 409)),
            Route(
                "GET",
                f"{table}/replay",
                self.get_replay,
                gives=Replay,
                session=False,
                query=stretch,
                tagged=True,
                codes=not_yet,
            ),
            Route(
                "GET",
                f"{table}/replay/advice",
                self.get_advice,
                gives=ReplayAdvice,
                query=(at_step,),
                codes=not_yet,
            ),
            Route("GET", f"{table}/review", self.get_review, gives=ReviewSign, session=False, codes=(403, 404, 409)),
            Route("POST", f"{table}/review", self.post_review, gives=ReviewSign, codes=(403, 404, 409)),
        ]

    async def get_review(self, request: ApiRequest) -> ReviewSign:
        """The review of a finished game, or how far it is; nobody begins to work on it for this."""
        table = await self._finished(request)
        return await self._reviews.look(table)

    async def post_review(self, request: ApiRequest) -> ReviewSign:
        """Want a review, and go on waiting for it: whoever has not asked for a minute waits no more."""
        table = await self._finished(request)
        return await self._reviews.want(table, request.visitor.person.id)

    async def get_news(self, request: ApiRequest) -> NewsList:
        """What happened at a table as far as you may know, the oldest entry first."""
        live_table = self._tables.get(request.path["table"])
        news = await live_table.history(_person(request), request.query.get("before"), request.query.get("count", NEWS))
        return NewsList(live_table.id, news)

    async def get_gains(self, request: ApiRequest) -> Gains:
        """Where the points of each seat come from: now, or after so many actions of a finished game."""
        if "step" in request.query:
            table = await self._finished(request)
            eyes, step = _eyes(table, request), request.query["step"]
            return visibility.gains_at(table.id, await self._tables.archive.replay(table).at(step), eyes, step)
        if "eyes" in request.query:
            raise Refused("bad-message", "eyes can be chosen for a step of a finished game")
        person = _person(request)
        return visibility.gains(await self._tables.get(request.path["table"]).look(person), person)

    async def get_record(self, request: ApiRequest) -> Response:
        """The record of a finished game, with the secret of its dice, for `realmwright verify`."""
        table = await self._finished(request)
        text = table.record().to_json(reveal=True)
        name = f"{table.data.settings.game}-{table.id[:6]}.json"
        return Response(
            text, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
        )

    async def get_replay(self, request: ApiRequest) -> Content:
        """Part of a finished game, from the view of any seat."""
        table = await self._finished(request)
        header = visibility.replay_header(table, _eyes(table, request), request.query.get("first", 0), _person(request))
        return await self._tables.archive.replay(table).page(header, request.query.get("count", REPLAY_STEPS))

    async def get_advice(self, request: ApiRequest) -> ReplayAdvice:
        """What a bot would have played at a step of a finished game, from what the seat to move knew.

        It is the bot that gave hints at the table, or else the server's adviser.
        """
        table = await self._finished(request)
        step = request.query["step"]
        bot = table.data.settings.hints or self._tables.bots.adviser
        asker = Asker(request.visitor.person.id, table.id, advice=True)
        state = await self._tables.archive.replay(table).at(step)
        if state.seat is None:
            raise Refused("not-now", "there the game is over: nobody has a choice")
        action = await self._tables.bots.advise(bot, state, asker)
        described = state.describe(action)
        return ReplayAdvice(table.id, step, state.seat, bot, state.say(action), described.kind, described.args)

    async def _finished(self, request: ApiRequest) -> Table:
        return await finished_table(self._tables, request.path["table"], _person(request))


async def finished_table(tables: LiveTables, table: str, person: str | None) -> Table:
    """The table of a finished game that a person may look at. Raises Refused."""
    found = await tables.get(table).look(person)
    if found.data.phase != "over":
        raise Refused("not-now", "this can be had when the game is over")
    return found


def _person(request: ApiRequest) -> str | None:
    return request.found.person.id if request.found else None


def _eyes(table: Table, request: ApiRequest) -> int | None:
    eyes: int | None = request.query.get("eyes")
    if eyes is not None and eyes >= len(table.data.seats):
        raise Refused("unknown-seat", f"the seats are 0 to {len(table.data.seats) - 1}")
    return eyes
