"""Runs the application of the server for one page, which talks to it by messages instead of a network."""

import asyncio
import shutil
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final, NamedTuple, Self
from urllib.parse import unquote, urlsplit

from realmwright.server.offline import DATABASE
from realmwright.server.offline.thinkers import FindPlace, thinkers
from realmwright.server.operations.config import Config
from realmwright.server.web.app import SOCKET, Server

NAME: Final = "localhost"
ADDRESS: Final = ("127.0.0.1", 0)
COOKIES: Final = "cookies"
"""A file beside the database: who one is."""
BOT_SECONDS: Final = 120.0
"""A bot that plans its turn takes seconds on a phone; nobody else waits for it."""
REVIEW_EFFORT: Final = 0.1
UNLIMITED: Final = 0
"""There is nobody to defend against."""
PREPARED: Final = Path(__file__).with_name(DATABASE)
"""An empty database of this release, so that a first start needs no migrations."""
CLOSED: Final = 1006


class Answer(NamedTuple):
    """The answer to a request."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes


class Host:
    """A server of one's own."""

    def __init__(self, folder: str, find_place: FindPlace) -> None:
        """With the folder of its database, and what finds bots a place to think."""
        if PREPARED.exists() and not (Path(folder) / DATABASE).exists():
            shutil.copyfile(PREPARED, Path(folder) / DATABASE)
        self._server = Server(settings(folder), thinkers(find_place), waits=False)
        self._kept_cookies = Path(folder) / COOKIES
        self._cookies = SimpleCookie(self._kept_cookies.read_text() if self._kept_cookies.exists() else "")
        self._running = AsyncExitStack()

    async def __aenter__(self) -> Self:
        await self._running.enter_async_context(self._server.lifespan())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._running.aclose()

    async def ask(self, method: str, address: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """The answer to a request."""
        sent: list[Any] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await self._server(self._scope("http", address, headers, method=method), receive, send)
        start, *parts = sent
        found = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in start["headers"]]
        for name, value in found:
            if name == "set-cookie":
                # No browser takes cookies from a worker.
                self._cookies.load(value)
                self._kept_cookies.write_text(self._cookie())
        return Answer(start["status"], found, b"".join(part.get("body", b"") for part in parts))

    def connect(self, hear: Callable[[str], None], gone: Callable[[int], None]) -> "Line":
        """Open a socket: ``hear`` gets its messages, and ``gone`` the code with which it is closed."""
        return Line(self._server, self._scope("websocket", SOCKET, {}), hear, gone)

    def _cookie(self) -> str:
        return "; ".join(f"{name}={morsel.value}" for name, morsel in self._cookies.items() if morsel.value)

    def _scope(self, kind: str, address: str, headers: Mapping[str, str], **more: Any) -> dict[str, Any]:
        parts = urlsplit(address)
        cookie = self._cookie()
        given = {**headers, "host": NAME, **({"cookie": cookie} if cookie else {})}
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http",
            "path": unquote(parts.path),
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in given.items()],
            "client": ADDRESS,
            "server": (NAME, 0),
            "state": {},
            **more,
        }


class Line:
    """An open socket."""

    def __init__(
        self, server: Server, scope: dict[str, Any], hear: Callable[[str], None], gone: Callable[[int], None]
    ) -> None:
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._hear = hear
        self._gone = gone
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(self._serve(server, scope))

    def say(self, text: str) -> None:
        """A message from the page."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """The page closes the socket."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": CLOSED})

    async def _serve(self, server: Server, scope: dict[str, Any]) -> None:
        code = CLOSED

        async def send(message: Any) -> None:
            nonlocal code
            if message["type"] == "websocket.send":
                self._hear(message["text"])
            elif message["type"] == "websocket.close":
                code = message.get("code", CLOSED)

        try:
            await server(scope, self._inbox.get, send)
        finally:
            self._gone(code)


def settings(folder: str) -> Config:
    """What differs from other servers: there are no strangers, no mail, and few bots, who take their time."""
    return Config(
        data=folder,
        bot_workers=1,
        bot_limit=BOT_SECONDS,
        review_workers=1,
        review_effort=REVIEW_EFFORT,
        adviser="hard",
        daily=False,
        ratings=False,
        tournaments=False,
        push=False,
        webhooks=False,
        link_previews=False,
        metrics=False,
        guests_per_hour=UNLIMITED,
        requests_per_minute=UNLIMITED,
        messages_per_second=UNLIMITED,
        chats_per_minute=UNLIMITED,
        session_days=3650,
        disk_reserve=UNLIMITED,
    )
