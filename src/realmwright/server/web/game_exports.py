"""What can be taken along of finished games: pictures of positions, a film, a log in plain text, and the review."""

import asyncio
import json
from collections.abc import Callable
from importlib.util import find_spec
from typing import Final

from starlette.responses import Response

from realmwright.exports.logs import log_of, logs
from realmwright.game import PALETTES, PaletteName, State
from realmwright.record import Record
from realmwright.server.drawings import Drawings
from realmwright.server.errors import Refused
from realmwright.server.operations.content import REVALIDATE_PRIVATE, Content
from realmwright.server.reviews import Reviews
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.web.game_history import STEPS, eyes_of, finished
from realmwright.server.web.routing import ApiRequest, Handler, Query, Route

WIDTHS: Final = range(100, 2401)
"""How many pixels a picture may be wide."""
WIDTH: Final = 1200
SVG_COST: Final = 5
PNG_COST: Final = 20
FILM_COST: Final = 100
LOG_COST: Final = 10
"""To draw or write them costs as much as so many other requests. What is at hand costs one."""
SVG: Final = "image/svg+xml"
PNG: Final = "image/png"
WEBP: Final = "image/webp"
TEXT: Final = "text/plain; charset=utf-8"


class GameExports:
    """The handlers for what can be saved of finished games."""

    def __init__(self, tables: LiveTables, reviews: Reviews, drawings: Drawings) -> None:
        self._tables = tables
        self._reviews = reviews
        self._drawings = drawings

    def routes(self) -> list[Route]:
        """All routes."""
        table = "/tables/{table}"
        view = (
            Query("eyes", "The seat from whose eyes it is seen; none: a spectator's.", "integer", high=9),
            Query("palette", "The colours; the first if none is given.", choices=PALETTES),
            Query("dark", "1 for a dark background.", choices=("0", "1")),
        )
        step = Query("step", "After how many actions; none: at the end.", "integer", high=STEPS)
        about = f"How many pixels wide; {WIDTH} if none is given."
        width = Query("width", about, "integer", low=WIDTHS[0], high=WIDTHS[-1])
        codes = (403, 404, 409, 422)

        def drawn(path: str, handler: Handler, media: str, query: tuple[Query, ...]) -> Route:
            return Route("GET", f"{table}/{path}", handler, None, Content, False, query=query, media=media, codes=codes)

        return [
            drawn("picture.svg", self.get_svg, SVG, (step, *view)),
            drawn("picture.png", self.get_png, PNG, (step, *view, width)),
            drawn("film.webp", self.get_film, WEBP, view),
            drawn("log.txt", self.get_log, "text/plain", ()),
            Route("GET", f"{table}/review.json", self.get_review, session=False, codes=(403, 404, 409)),
        ]

    async def get_svg(self, request: ApiRequest) -> Content:
        """A position of a finished game as a drawing."""
        draw = await self._drawing(request)
        request.charge(SVG_COST - 1)
        return await asyncio.to_thread(lambda: Content(draw().encode(), SVG, REVALIDATE_PRIVATE))

    async def get_png(self, request: ApiRequest) -> Content:
        """A position of a finished game as a picture."""
        _need("resvg_py", "pictures")
        draw, width = await self._drawing(request), request.query.get("width", WIDTH)
        key = ("picture", request.path["table"], width, *sorted(request.query.items()))
        if not self._drawings.has(key):
            request.charge(PNG_COST - 1)
        return await self._drawings.get(key, lambda: _picture_order(draw(), width), PNG, REVALIDATE_PRIVATE)

    async def get_film(self, request: ApiRequest) -> Content:
        """A finished game as an animated picture, turn by turn. It may take a minute."""
        _need("resvg_py", "films")
        _need("PIL", "films")
        table = await finished(self._tables, request)
        record, seat, colours = table.record(), eyes_of(table, request), _colours(request)
        # Not by the id alone: a name may have been changed.
        key = ("film", table.id, *record.names, seat, *colours)
        if not self._drawings.has(key):
            request.charge(FILM_COST - 1)
        return await self._drawings.get(key, lambda: _film_order(record, seat, *colours), WEBP, REVALIDATE_PRIVATE)

    async def get_log(self, request: ApiRequest) -> Content:
        """The log of a finished game in the plain text that tools of its community read; not every game has one."""
        record = (await finished(self._tables, request)).record()
        request.charge(LOG_COST - 1)
        return await asyncio.to_thread(_log, record)

    async def get_review(self, request: ApiRequest) -> Response:
        """The review of a finished game as `realmwright review --json` writes it, once it is there."""
        table = await finished(self._tables, request)
        sign = await self._reviews.look(table)
        if sign.review is None:
            raise Refused("not-now", "there is no review of this game yet")
        text = json.dumps({**sign.review, "names": table.names()}, ensure_ascii=False)
        return Response(text, media_type="application/json", headers={"Cache-Control": "no-store"})

    async def _drawing(self, request: ApiRequest) -> Callable[[], str]:
        """What draws the position of a request."""
        table = await finished(self._tables, request)
        seat, (palette, dark) = eyes_of(table, request), _colours(request)
        step = request.query.get("step", len(table.data.steps))
        state: State = (await self._tables.archive.replay(table).at(step)).copy()
        return lambda: state.svg(seat, palette, dark=dark)


def _colours(request: ApiRequest) -> tuple[PaletteName, bool]:
    palette: PaletteName = request.query.get("palette", PALETTES[0])
    return palette, request.query.get("dark") == "1"


def _need(module: str, what: str) -> None:
    """Raise Refused where something is not installed that draws."""
    if find_spec(module) is None:
        raise Refused("unknown-path", f"this server makes no {what}")


def _log(record: Record) -> Content:
    if record.game.name not in logs:
        raise Refused("unknown-path", "this game has no log in plain text")
    return Content(log_of(record, record.names).encode(), TEXT, REVALIDATE_PRIVATE)


# A server starts without what draws, so that is imported when it is needed first.


def _picture_order(svg: str, width: int) -> bytes:
    from realmwright.exports.process import picture_order

    return picture_order(svg, width)


def _film_order(record: Record, seat: int | None, palette: PaletteName, dark: bool) -> bytes:
    from realmwright.exports.films import View
    from realmwright.exports.process import film_order

    return film_order(record, View(seat, palette, dark))
