"""The plain pages that need no script: the status of the server, and the links in mail."""

import time
from html import escape
from importlib.metadata import version
from typing import Final

from sqlalchemy import func, select
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from realmwright.server.notices.sender import NoticeSender
from realmwright.server.people.accounts import People
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.tables.maintenance import Maintenance
from realmwright.server.web.routing import API

COUNT_SECONDS: Final = 60.0
"""Tables are not counted again before: there may be a million."""
STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 1.05rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } table { border-collapse: collapse; } td { padding: .2rem 1rem .2rem 0; }
button { font: inherit; padding: .6rem 1.2rem; }
"""


class Pages:
    """All pages except the one to play on."""

    def __init__(
        self, storage: Storage, people: People, notices: NoticeSender, maintenance: Maintenance, built: bool
    ) -> None:
        self._storage = storage
        self._maintenance = maintenance
        self._built = built
        self._people = people
        self._postman = notices
        self._counted: tuple[float, dict[str, int]] | None = None

    async def style(self, _: Request) -> Response:
        """The style sheet of these pages."""
        return Response(STYLE, media_type="text/css")

    async def status(self, _: Request) -> Response:
        """The status page: how many tables there are."""
        number = await self._phases()
        lines = "".join(
            f"<tr><td>{words}</td><td>{number.get(name, 0)}</td></tr>"
            for name, words in (("open", "waiting for players"), ("playing", "being played"), ("over", "finished"))
        )
        hint = "" if self._built else "<p>The page to play on is not built here: <code>make play</code> builds it.</p>"
        return page(
            "Realmwright is running",
            f"{hint}{self._rest()}<p>Version {escape(version('realmwright'))}. Tables:</p><table>{lines}</table>"
            f'<p>Programs find everything in the <a href="{API}/openapi.json">description of the API</a>.</p>',
        )

    async def _phases(self) -> dict[str, int]:
        """How many tables there are in each phase, counted once a minute at most."""
        if self._counted is None or time.monotonic() - self._counted[0] > COUNT_SECONDS:
            phase = schema.tables.c.phase
            async with self._storage.reading() as connection:
                rows = (await connection.execute(select(phase, func.count()).group_by(phase))).all()
            self._counted = time.monotonic(), {row[0]: row[1] for row in rows}
        return self._counted[1]

    def _rest(self) -> str:
        """What is to be said about maintenance."""
        seconds = self._maintenance.begins_in
        if seconds is None:
            return ""
        when = f"begins in {seconds / 60:.0f} minutes" if seconds else "has begun: games rest until it is over"
        return f"<p>Maintenance {when}.</p>"

    async def confirm(self, request: Request) -> Response:
        """The page behind the link that confirms a mail address."""
        token = request.query_params.get("token", "")
        if request.method != "POST":
            return button("Confirm your mail address", "confirm", token, "Yes, send me letters here")
        if await self._people.confirm_mail(token):
            return page("Thank you", "<p>Letters will reach you at this address.</p>")
        return page("This link is used up", "<p>Ask for a new one in your settings.</p>", 404)

    async def unsubscribe(self, request: Request) -> Response:
        """The page behind the link to unsubscribe, which is in every mail."""
        token = request.query_params.get("token", "")
        if request.method != "POST":
            return button("No more letters?", "unsubscribe", token, "Send me no more letters")
        person = await self._postman.unsubscriber(token)
        if person is None:
            return page("This link does not work", "<p>It seems to be incomplete.</p>", 404)
        await self._people.remove_mail(person)
        return page("Done", "<p>No more letters will be sent to you.</p>")


def button(title: str, path: str, token: str, words: str) -> Response:
    """A page with a button: programs that follow links in mail must not trigger anything."""
    action = f"/{path}?token={escape(token, quote=True)}"
    return page(title, f'<form method="post" action="{action}"><button>{escape(words)}</button></form>')


def page(title: str, body: str, status: int = 200) -> Response:
    """A plain page."""
    return HTMLResponse(
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/plain.css"></head>'
        f"<body><main><h1>{escape(title)}</h1>{body}</main></body></html>",
        status,
    )
