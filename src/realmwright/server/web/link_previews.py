"""What programs are told that show a preview of a link to a table: a title, a sentence and a picture.

A link is what it takes to see a table, and nobody learns more from its preview than a spectator without a session: of a
table without spectators only which game it is, and of one whose spectators see the game later what they see by now.
"""

import re
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import Response

from realmwright.game import LANGUAGES, RealmwrightError, State
from realmwright.server.drawings import Drawings
from realmwright.server.errors import Refused
from realmwright.server.installed import game_title
from realmwright.server.operations.config import Config
from realmwright.server.operations.content import Content
from realmwright.server.storage import schema
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.table import Table
from realmwright.server.web.routing import ID, ApiRouter
from realmwright.server.web.static import content_response

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

SITE: Final = "Realmwright"
TITLE: Final = b"<title>Realmwright</title>"
"""What the head of the page has in the place of a preview."""
SCREENS: Final = ("/table/{table}", "/replay/{table}")
PICTURE: Final = "/preview/{table}.png"
WIDTH: Final = 1200
HEIGHT: Final = 630
MARGIN: Final = 16
BACKGROUND: Final = "#e9e2d3"
PICTURE_COST: Final = 20
"""To draw a picture costs as much as so many other requests. One that is at hand costs one."""
FEW_MINUTES: Final = "public, max-age=120"


class Preview(NamedTuple):
    """What is told of a table."""

    title: str
    sentence: str
    picture: int | None = None
    """The number of the position that there is a picture of, if any."""


class LinkPreviews:
    """Puts previews into the head of the page, and draws their pictures."""

    def __init__(self, config: Config, tables: LiveTables, router: ApiRouter, drawings: Drawings) -> None:
        self._config = config
        self._tables = tables
        self._router = router
        self._drawings = drawings
        self._draws = find_spec("resvg_py") is not None

    # The head of the page

    async def page(self, request: Request, index: Content) -> Response:
        """The page of a table, with a preview in its head if there is anything to tell."""
        language = preferred_language(request.headers.get("accept-language", ""))
        wanted = self._config.link_previews
        preview = await self._preview(request.path_params["table"], language) if wanted else None
        if preview is None:
            return content_response(index, request.headers)
        head = self._head(preview, request, language)
        shown = Content(index.body.replace(TITLE, head.encode(), 1), index.media_type, index.cache_control)
        response = content_response(shown, request.headers)
        response.headers.add_vary_header("Accept-Language")
        return response

    def _head(self, preview: Preview, request: Request, language: str) -> str:
        # Without a public address it is the name by which the server was called: one that it answers to.
        address = (self._config.public_url or str(request.base_url)).rstrip("/")
        facts = {
            "og:site_name": SITE,
            "og:type": "website",
            "og:locale": language,
            "og:title": preview.title,
            "og:description": preview.sentence,
            "og:url": f"{address}{request.url.path}",
        }
        pictured = preview.picture is not None
        if pictured:
            picture = PICTURE.format(table=request.path_params["table"])
            facts["og:image"] = f"{address}{picture}?at={preview.picture}"
            facts |= {"og:image:type": "image/png", "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
            facts["og:image:alt"] = preview.title
        names = {"description": preview.sentence, "twitter:card": "summary_large_image" if pictured else "summary"}
        tags = [f"<title>{escape(preview.title)} · {SITE}</title>"]
        tags += [f'<meta name="{name}" content="{escape(value)}">' for name, value in names.items()]
        tags += [f'<meta property="{name}" content="{escape(value)}">' for name, value in facts.items()]
        return "\n    ".join(tags)

    async def _preview(self, ident: str, language: str) -> Preview | None:
        """What is told of a table; None if there is none. The page is shown in any case."""
        try:
            game = await self._game(ident)
            if game is None:
                return None
            table = await self._seen(ident)
        except RealmwrightError:
            return None
        if table is None:
            return Preview(game_title(game), say(language, "preview-unseen"))
        picture = table.data.at if self._draws and table.state is not None else None
        return Preview(title_of(table, language), sentence_of(table, language), picture)

    async def _game(self, ident: str) -> str | None:
        """The game of a table; None if there is no such table."""
        if not ID.fullmatch(ident):
            return None
        columns = schema.tables.c
        async with self._tables.storage.reading() as connection:
            game: str | None = await connection.scalar(select(columns.game).where(columns.id == ident))
        return game

    async def _seen(self, ident: str) -> Table | None:
        """The table as a spectator without a session sees it; None if they do not."""
        try:
            return await self._tables.get(ident).look(None)
        except Refused:
            return None

    # Pictures

    async def picture(self, request: Request) -> Response:
        """The picture of a table, as a spectator without a session sees it now."""
        ident = request.path_params["table"]
        game = await self._game(ident) if self._config.link_previews and self._draws else None
        table = None if game is None else await self._seen(ident)
        if table is None or table.state is None:
            raise Refused("unknown-path", "there is no picture of this")
        key, state = ("preview", ident, table.data.at), table.state.copy()
        if not self._drawings.has(key):
            self._router.check_rate(request.scope, PICTURE_COST - 1)
        drawn = await self._drawings.get(key, lambda: order(state), "image/png", FEW_MINUTES)
        return content_response(drawn, request.headers)


# Words


def title_of(table: Table, language: str) -> str:
    """The game, and who plays it."""
    seats = table.data.seats
    names = [seat.name for seat in seats if seat.kind in ("person", "guest") and seat.name]
    bots = sum(seat.kind == "bot" for seat in seats)
    if bots:
        names.append(say(language, "preview-bots", count=bots))
    game = game_title(table.data.settings.game)
    return say(language, "preview-title", game=game, names=", ".join(names)) if names else game


def sentence_of(table: Table, language: str) -> str:
    """How things stand at the table."""
    data = table.data
    if data.phase == "open":
        return say(language, "preview-open", free=sum(seat.kind == "open" for seat in data.seats))
    if data.outcome is None:
        return say(language, f"preview-{data.phase}")
    winners: Sequence[str] = [data.seats[seat].name or "" for seat in data.outcome.winners]
    people = [name for seat, name in zip(data.outcome.winners, winners, strict=True) if data.seats[seat].kind != "bot"]
    return say(language, "preview-over", count=len(people), winners=", ".join(filter(None, people)))


def preferred_language(accepted: str) -> str:
    """The language of ours that an Accept-Language header likes best; English if it names none."""
    best, language = 0.0, LANGUAGES[0]
    for choice in accepted.lower().split(",")[:20]:
        name, _, quality = choice.partition(";")
        match = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", quality)
        weight = float(match[1]) if match else 0.0 if quality else 1.0
        known = name.strip().partition("-")[0]
        if known in LANGUAGES and weight > best:
            best, language = weight, known
    return language


@cache
def _words(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((files(__package__) / "text" / f"{language}.ftl").read_text("utf-8")))
    return bundle


def say(language: str, message_id: str, **args: str | int) -> str:
    """A message of these previews."""
    bundle = _words(language)
    pattern = bundle.get_message(message_id).value
    assert pattern is not None
    text: Any = bundle.format_pattern(pattern, dict(args))[0]
    return str(text)


# Drawing


def order(state: State) -> bytes:
    """What is to be drawn: the table whole and in the middle, as it looks without a seat."""
    from realmwright.exports.process import picture_order

    return picture_order(framed(state.svg(None)))


def framed(svg: str) -> str:
    """A drawing of any size in the middle of a picture of the usual size."""
    root, rest = svg.split(">", 1)
    inner = re.sub(r'\s(?:x|y|width|height)="[^"]*"', "", root)
    width, height = WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{BACKGROUND}"/>'
        f'{inner} x="{MARGIN}" y="{MARGIN}" width="{width}" height="{height}">{rest}</svg>'
    )
