"""The server, put together: one ASGI application with everything that it needs."""

import asyncio
import contextlib
import gc
import logging
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from ipaddress import ip_address
from pathlib import Path
from typing import Final, TypeAlias

from sqlalchemy import text
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route as Address
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from realmwright.game import RealmwrightError
from realmwright.server.bots.pool import Thinkers
from realmwright.server.errors import Refused
from realmwright.server.notices.sender import Postman
from realmwright.server.operations import logs
from realmwright.server.operations.config import Config
from realmwright.server.operations.metrics import Metrics
from realmwright.server.people.accounts import People
from realmwright.server.storage.database import Storage
from realmwright.server.storage.log_writer import StorageFault
from realmwright.server.tables.live_tables import Hall
from realmwright.server.web import static
from realmwright.server.web.api import Api
from realmwright.server.web.game_assets import Showcase
from realmwright.server.web.game_history import Lookback
from realmwright.server.web.pages import Pages
from realmwright.server.web.routing import (
    API,
    HEADERS,
    STATUS,
    Door,
    address_of,
    neighbourhood_of,
    openapi,
    problem_answer,
)
from realmwright.server.web.socket import Connection, Desk, failure
from realmwright.server.web.static import Site

SWITCH_SECONDS: Final = 0.0005
"""How long the loop may keep a thread waiting; Python's own 5 ms would be felt in every commit."""
GARBAGE: Final = (10_000, 20, 10_000)
TIDY_SECONDS: Final = 3600.0
Page: TypeAlias = Callable[[Request], Awaitable[Response]]
SOCKET: Final = f"{API}/socket"

logger = logging.getLogger("realmwright")


class Server:
    """All parts of a server process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        if not config.database:
            Path(config.data).mkdir(mode=0o700, parents=True, exist_ok=True)
        self.metrics = Metrics()
        self.storage = Storage(config.database_url, config.connections)
        self.thinkers = Thinkers(config.bot_workers, config.bot_limit)
        self.hall = Hall(config, self.storage, self.thinkers, self.metrics)
        self.people = People(self.storage, config.session_days)
        self.postman = Postman(config, self.storage, self.metrics)
        self.desk = Desk(self.hall, self.people)
        routes = [
            *Api(self.desk, self.people, self.postman).routes(),
            *Showcase().routes(),
            *Lookback(self.hall).routes(),
        ]
        self.door = Door(config, self.people, self.metrics, routes)
        self._openapi = openapi(routes)
        self._sockets: dict[str, int] = {}
        self.site = Site(static.FOLDER)
        pages = Pages(self.storage, self.people, self.postman, self.site.index is not None)
        screens = static.SCREENS if self.site.index is not None else ()
        self.http = Starlette(
            routes=[
                *(Address(path, self.paced(self.show_screen)) for path in screens),
                Address("/", self.paced(pages.status)),
                Address("/status", self.paced(pages.status)),
                Address("/plain.css", pages.style),
                Address("/health", self.paced(self.health)),
                Address("/metrics", self.show_metrics),
                Address("/confirm", self.paced(pages.confirm), methods=["GET", "POST"]),
                Address("/unsubscribe", self.paced(pages.unsubscribe), methods=["GET", "POST"]),
                Address(f"{API}/openapi.json", self.describe),
            ],
            lifespan=self.lifespan,
            exception_handlers={405: wrong_method},
        )
        self.http.router.redirect_slashes = False
        self.http.router.default = self._answer

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whatever is not a page is a file of one, or a matter of the API."""
        request = Request(scope, receive)
        looks = request.method in ("GET", "HEAD")
        file = self.site.files.get(scope["path"]) if looks else None
        answer = await self.door.answer(request) if file is None else file.answer(request.headers)
        if answer.status_code in (404, 429) and looks and not f"{scope['path']}/".startswith("/api/"):
            answer = self._in_words(request, answer)
        await answer(scope, receive, send)

    def _in_words(self, request: Request, problem: Response) -> Response:
        """A problem as its reader understands it: people are shown the page, which has words for it."""
        answer = problem
        if self.site.index is None:
            return answer
        if "text/html" in request.headers.get("accept", ""):
            answer = self.site.index.answer(request.headers, problem.status_code)
            if "retry-after" in problem.headers:
                answer.headers["Retry-After"] = problem.headers["retry-after"]
        answer.headers.add_vary_header("Accept")
        return answer

    async def show_screen(self, request: Request) -> Response:
        """The page; which of its screens is meant, it reads from the address."""
        assert self.site.index is not None
        return self.site.index.answer(request.headers)

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """Everything that runs beside the requests, from the first one to the last."""
        self.storage.claim()
        await self.storage.open(self.hall.hear)
        await self.thinkers.start()
        await self.hall.open()
        await self.postman.open()
        self.hall.spawn(self._tidy_up())
        settle_memory()
        logger.info("open")
        try:
            yield
        finally:
            await self.postman.close()
            await self.hall.close()
            await self.thinkers.close()
            await self.storage.close()
            logger.info("closed")

    async def _tidy_up(self) -> None:
        while True:
            try:
                await self.people.tidy()
            except StorageFault as problem:
                logger.warning("not tidied up: %s", problem)
            await asyncio.sleep(TIDY_SECONDS)
            gc.collect()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request or serve a socket."""
        if scope["type"] == "websocket":
            await self.serve_socket(scope, receive, send)
        else:
            await self.http(scope, receive, _with_headers(send))

    # The socket

    async def serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in, or say why not, and then answer until he goes."""
        await receive()
        address = neighbourhood_of(scope)
        try:
            if scope["path"] != SOCKET:
                raise Refused("unknown-path", f"the socket is at {SOCKET}")
            self.door.check_pace(scope)
            self.door.check_origin(scope)
            visitor = await self.door.visitor(scope)
            if visitor is None:
                raise Refused("no-session", "come in as a guest or log in first")
            self._check_sockets(visitor.person.id, address)
        except Exception as problem:
            await _deny(send, *failure(problem))
            return
        self._sockets[address] = self._sockets.get(address, 0) + 1
        try:
            await send({"type": "websocket.accept"})
            await Connection(self.desk, visitor, receive, send).serve()
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _check_sockets(self, person: str, address: str) -> None:
        mine, here = len(self.hall.callers.get(person, ())), self._sockets.get(address, 0)
        if 0 < self.config.sockets_per_person <= mine or 0 < self.config.sockets_per_address <= here:
            raise Refused("limit", "too many sockets are open already")

    def paced(self, page: Page) -> Page:
        """A page that answers nobody who asks for too much."""

        async def answer(request: Request) -> Response:
            try:
                self.door.check_pace(request.scope)
                return await page(request)
            except RealmwrightError as problem:
                return self._in_words(request, problem_answer(*failure(problem)))

        return answer

    # For operators

    async def health(self, _: Request) -> Response:
        """Whether the server can do its work."""
        began = time.perf_counter()
        try:
            async with self.storage.reading() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception as problem:
            logger.error("the database does not answer: %s", type(problem).__name__)
            return JSONResponse({"status": "failing", "database": "does not answer"}, 503)
        took = (time.perf_counter() - began) * 1000
        return JSONResponse({"status": "ok", "database_ms": round(took, 1)}, headers={"Cache-Control": "no-store"})

    async def show_metrics(self, request: Request) -> Response:
        """Numbers for Prometheus, for callers from private addresses alone."""
        if not self.config.metrics or not _private(address_of(request.scope)):
            return problem_answer("unknown-path", "there is nothing at this address")
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")

    async def describe(self, _: Request) -> Response:
        """The description of the HTTP API."""
        return Response(self._openapi, media_type="application/json")


async def wrong_method(_: Request, problem: Exception) -> Response:
    """There is a page at this address, but not for this method."""
    answer = problem_answer("bad-method", "this address does not answer to this method")
    if isinstance(problem, HTTPException):
        answer.headers.update(problem.headers or {})
    return answer


def create() -> ASGIApp:
    """The application, as the environment wants it."""
    config = Config.from_environment()
    config.check()
    # Whatever is done in a thread on the side, such as a commit, should not wait long for its turn.
    sys.setswitchinterval(SWITCH_SECONDS)
    logs.set_up(config.log_level)
    return Server(config)


def settle_memory() -> None:
    """Keep the search for garbage from holding everybody up.

    A full search goes through everything that is known, a quarter of a second with a thousand tables, and by itself
    Python begins one whenever much is new. What is there from the start never becomes garbage, young garbage is found
    without a full search, and one in an hour is enough for the rest.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def _private(address: str) -> bool:
    try:
        return ip_address(address).is_private
    except ValueError:
        # A Unix socket has no address, and whoever can reach it is on this machine.
        return address == ""


async def _deny(send: Send, code: str, message: str) -> None:
    answer = problem_answer(code, message)
    for name, value in HEADERS.items():
        answer.headers[name] = value
    await send(
        {"type": "websocket.http.response.start", "status": STATUS.get(code, 422), "headers": answer.raw_headers}
    )
    await send({"type": "websocket.http.response.body", "body": answer.body})


def _with_headers(send: Send) -> Send:
    headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *headers]
        await send(message)

    return sending
