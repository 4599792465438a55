"""Looking back at a table: what happened, where the points come from, and a finished game once more."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.responses import Response

from realmwright.protocol import Gains, NewsList, Replay, ReplayAdvice
from realmwright.server.errors import Refused
from realmwright.server.tables import visibility
from realmwright.server.tables.live_tables import Hall
from realmwright.server.tables.table import Table
from realmwright.server.web.routing import Call, Query, Route
from realmwright.server.web.static import Paper

REPLAY_STEPS: Final = 60
NEWS: Final = 200
STEPS: Final = 100_000
"""More actions than any game has."""


class Lookback:
    """Everything that can be asked about the past of a table."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._asking = False
        """Whether a bot thinks about a finished game."""

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
        ]

    async def get_news(self, call: Call) -> NewsList:
        """What happened at a table as far as you may know, the oldest entry first."""
        room = self._hall.room(call.path["table"])
        news = await room.history(_person(call), call.query.get("before"), call.query.get("count", NEWS))
        return NewsList(room.id, news)

    async def get_gains(self, call: Call) -> Gains:
        """Where the points of each seat come from: now, or after so many actions of a finished game."""
        if "step" in call.query:
            table = await self._finished(call)
            eyes, step = _eyes(table, call), call.query["step"]
            return visibility.gains_at(table.id, await self._hall.reel(table).at(step), eyes, step)
        if "eyes" in call.query:
            raise Refused("bad-message", "eyes can be chosen for a step of a finished game")
        person = _person(call)
        return visibility.gains(await self._hall.room(call.path["table"]).look(person), person)

    async def get_record(self, call: Call) -> Response:
        """The record of a finished game, with the secret of its dice, for `realmwright verify`."""
        table = await self._finished(call)
        text = table.record().to_json(reveal=True)
        name = f"{table.sheet.settings.game}-{table.id[:6]}.json"
        return Response(
            text, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
        )

    async def get_replay(self, call: Call) -> Paper:
        """A stretch of a finished game from any seat's eyes."""
        table = await self._finished(call)
        head = visibility.replay(table, _eyes(table, call), call.query.get("first", 0), _person(call))
        return await self._hall.reel(table).paper(head, call.query.get("count", REPLAY_STEPS))

    async def get_advice(self, call: Call) -> ReplayAdvice:
        """What a bot would have played at a step of a finished game, from what the seat to move knew.

        It is the bot that gave hints at the table, or else the server's adviser.
        """
        table = await self._finished(call)
        step = call.query["step"]
        bot = table.sheet.settings.hints or self._hall.adviser
        with self._one_question():
            state = await self._hall.reel(table).at(step)
            if state.seat is None:
                raise Refused("not-now", "there the game is over: nobody has a choice")
            action = await self._hall.advise(bot, state)
        deed = state.describe(action)
        return ReplayAdvice(table.id, step, state.seat, bot, state.say(action), deed.kind, deed.args)

    @contextmanager
    def _one_question(self) -> Iterator[None]:
        """Nobody keeps the bots from those who play, whatever number of people ask about games that are over."""
        if self._asking:
            raise Refused("limit", "somebody else's question is being thought about; ask again in a moment")
        self._hall.check_leisure()
        self._asking = True
        try:
            yield
        finally:
            self._asking = False

    async def _finished(self, call: Call) -> Table:
        table = await self._hall.room(call.path["table"]).look(_person(call))
        if table.sheet.phase != "over":
            raise Refused("not-now", "this can be had when the game is over")
        return table


def _person(call: Call) -> str | None:
    return call.found.person.id if call.found else None


def _eyes(table: Table, call: Call) -> int | None:
    eyes: int | None = call.query.get("eyes")
    if eyes is not None and eyes >= len(table.sheet.seats):
        raise Refused("unknown-seat", f"the seats are 0 to {len(table.sheet.seats) - 1}")
    return eyes
