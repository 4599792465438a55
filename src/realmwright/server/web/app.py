"""The ASGI application: all parts of a server process, put together."""

import asyncio
import contextlib
import faulthandler
import gc
import logging
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from functools import cache
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final, TypeAlias

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as PageRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from realmwright.game import RealmwrightError
from realmwright.server.bots.pool import BotPool, MakeWorker, WorkerProcess
from realmwright.server.bots.service import BotService
from realmwright.server.daily import Daily
from realmwright.server.drawings import Drawings
from realmwright.server.errors import Refused
from realmwright.server.matching.challenges import Challenges
from realmwright.server.matching.lobby import LobbyKeeper
from realmwright.server.matching.queue import Queue
from realmwright.server.notices.sender import NoticeSender
from realmwright.server.operations import logs
from realmwright.server.operations.config import Config
from realmwright.server.operations.metrics import Metrics
from realmwright.server.operators.board import OperatorsBoard
from realmwright.server.operators.settings import LiveSettings
from realmwright.server.people.accounts import People
from realmwright.server.people.holidays import Holidays
from realmwright.server.people.learning import Learning
from realmwright.server.people.plans import Plans
from realmwright.server.people.puzzle_tries import PuzzleTries
from realmwright.server.profiles.keeper import ResultKeeper
from realmwright.server.ratings.keeper import RatingKeeper
from realmwright.server.reviews import Reviews
from realmwright.server.storage.database import Storage
from realmwright.server.storage.faults import StorageFault
from realmwright.server.storage.sanctions import need_taking_part
from realmwright.server.storage.server_clock import ServerClock
from realmwright.server.studies import Studies
from realmwright.server.tables.holidays import HolidayKeeper
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.planned import PlanPlayer
from realmwright.server.tables.table import Table
from realmwright.server.tables.tidying import tidy
from realmwright.server.tournaments.running import Tournaments
from realmwright.server.web import link_previews, static
from realmwright.server.web.api import Api
from realmwright.server.web.command_service import CommandService
from realmwright.server.web.daily import DailyApi
from realmwright.server.web.exercises import ExercisesApi
from realmwright.server.web.game_assets import GameAssets
from realmwright.server.web.game_exports import GameExports
from realmwright.server.web.game_history import GameHistory
from realmwright.server.web.health import Health
from realmwright.server.web.holidays import HolidaysApi
from realmwright.server.web.hosts import HostNames
from realmwright.server.web.lessons import LessonsApi
from realmwright.server.web.link_previews import LinkPreviews
from realmwright.server.web.matching import MatchingApi
from realmwright.server.web.moderation import ModerationApi
from realmwright.server.web.moderators import ModeratorsApi
from realmwright.server.web.moving import MovingApi
from realmwright.server.web.notices import NoticesApi
from realmwright.server.web.openapi import openapi
from realmwright.server.web.operators import OperatorsApi
from realmwright.server.web.pages import Pages
from realmwright.server.web.plans import PlansApi
from realmwright.server.web.problems import code_and_message, problem_response, status_of
from realmwright.server.web.profiles import ProfilesApi
from realmwright.server.web.puzzles import PuzzlesApi
from realmwright.server.web.ratings import RatingsApi
from realmwright.server.web.routing import API, HEADERS, ApiRouter, address_of, network_of
from realmwright.server.web.socket import SocketConnection
from realmwright.server.web.socket_terms import RATE, WIRE
from realmwright.server.web.static import BuiltPage, content_response
from realmwright.server.web.studies import StudiesApi
from realmwright.server.web.tournaments import TournamentsApi

SWITCH_SECONDS: Final = 0.0005
"""How long the event loop may keep a thread waiting. Python's default of 5 ms would slow down every commit."""
GC_THRESHOLDS: Final = (10_000, 20, 10_000)
CLEANUP_SECONDS: Final = 3600.0
Page: TypeAlias = Callable[[Request], Awaitable[Response]]
SOCKET: Final = f"{API}/socket"
WRONG_HOST: Final = "this server does not go by that name; its operator may add it with --host-names"

logger = logging.getLogger("realmwright")


class Server:
    """All parts of a server process."""

    def __init__(self, config: Config, make_worker: MakeWorker = WorkerProcess, waits: bool = True) -> None:
        """A browser has other workers, and cannot wait for connections to its database."""
        self.config = config
        if not config.database:
            Path(config.data).mkdir(mode=0o700, parents=True, exist_ok=True)
        self.hosts = HostNames(config)
        self.metrics = Metrics()
        self.storage = Storage(config.database_url, config.connections, waits)
        self.bot_pool = BotPool(config.bot_workers, config.bot_limit, make_worker=make_worker)
        bots = BotService(config, self.bot_pool, self.metrics)
        clock = ServerClock()
        self.reviews = Reviews(self.storage, config, make_worker)
        self.tables = LiveTables(config, self.storage, bots, self.metrics, clock, self._after_game)
        self.ratings = RatingKeeper(self.tables)
        self.results = ResultKeeper(self.tables)
        self.tournaments = Tournaments(self.tables)
        self.queue = Queue(self.tables)
        self.lobby = LobbyKeeper(self.tables)
        self.challenges = Challenges(self.tables)
        self.people = People(self.storage, config.session_days)
        plans = Plans(self.storage)
        self.planned = PlanPlayer(self.tables, plans)
        holidays = Holidays(self.storage, config)
        self.holidays = HolidayKeeper(self.tables, holidays)
        self.notices = NoticeSender(config, self.storage, self.metrics, clock, self.tables.presence.looks)
        settings = LiveSettings(config, self._apply_settings)
        self.board = OperatorsBoard(self.tables, settings, self.bot_pool, lambda: self.reviews.under_way)
        self.commands = CommandService(self.tables, self.people, self.board, self.notices)
        self.drawings = Drawings()
        studies = Studies(self.reviews.pool, config.review_effort)
        routes = [
            *Api(self.commands, self.people, self.notices).routes(),
            *DailyApi(Daily(config, self.storage, self.tables), self.commands).routes(),
            *GameAssets().routes(),
            *GameExports(self.tables, self.reviews, self.drawings).routes(),
            *GameHistory(self.tables, self.reviews).routes(),
            *LessonsApi(Learning(self.storage)).routes(),
            *PlansApi(self.tables, plans).routes(),
            *StudiesApi(self.tables, studies).routes(),
            *RatingsApi(config, self.storage).routes(),
            *ProfilesApi(config, self.storage).routes(),
            *TournamentsApi(config, self.storage, self.tournaments, self.tables.clock, self.tables.wording).routes(),
            *PuzzlesApi(PuzzleTries(self.storage), studies).routes(),
            *ExercisesApi(self.tables, studies, self.reviews.exercises).routes(),
            *MovingApi(self.tables).routes(),
            *MatchingApi(self.tables, self.queue, self.challenges).routes(),
            *ModerationApi(self.tables, self.people, self.storage, self.notices).routes(),
            *OperatorsApi(self.tables, self.board).routes(),
            *ModeratorsApi(self.storage).routes(),
            *NoticesApi(config, self.storage, self.notices).routes(),
            *HolidaysApi(holidays, self.holidays, clock).routes(),
        ]
        self.router = ApiRouter(config, self.people, self.metrics, routes)
        self._openapi = cache(lambda: openapi(routes))
        self.previews = LinkPreviews(config, self.tables, self.router, self.drawings)
        self._sockets: dict[str, int] = {}
        self.page = BuiltPage(static.FOLDER)
        pages = Pages(self.storage, self.people, self.notices, self.tables.maintenance, self.page.index is not None)
        screens = static.SCREENS if self.page.index is not None else ()
        health = Health(config, self.storage, self.bot_pool, self.tables.maintenance)
        self.http = Starlette(
            routes=[
                *(PageRoute(path, self.rate_limited(self._screen(path))) for path in screens),
                PageRoute(link_previews.PICTURE, self.rate_limited(self.previews.picture)),
                PageRoute("/", self.rate_limited(pages.status)),
                PageRoute("/status", self.rate_limited(pages.status)),
                PageRoute("/plain.css", pages.style),
                PageRoute("/health", self.rate_limited(health.health)),
                PageRoute("/ready", self.rate_limited(health.ready)),
                PageRoute("/metrics", self.show_metrics),
                PageRoute("/confirm", self.rate_limited(pages.confirm), methods=["GET", "POST"]),
                PageRoute("/unsubscribe", self.rate_limited(pages.unsubscribe), methods=["GET", "POST"]),
                PageRoute(f"{API}/openapi.json", self.describe),
            ],
            lifespan=self.lifespan,
            exception_handlers={405: wrong_method},
        )
        self.http.router.redirect_slashes = False
        self.http.router.default = self._respond

    async def _respond(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond to everything that is not a page: a file of the page, or the API."""
        request = Request(scope, receive)
        reading = request.method in ("GET", "HEAD")
        file = self.page.files.get(scope["path"]) if reading else None
        response = await self.router.respond(request) if file is None else content_response(file, request.headers)
        if response.status_code in (404, 429) and reading and not f"{scope['path']}/".startswith("/api/"):
            response = self._readable(request, response)
        await response(scope, receive, send)

    def _readable(self, request: Request, problem: Response) -> Response:
        """A problem for its reader: browsers get the page, which explains it, and programs get JSON."""
        response = problem
        if self.page.index is None:
            return response
        if "text/html" in request.headers.get("accept", ""):
            response = content_response(self.page.index, request.headers, problem.status_code)
            if "retry-after" in problem.headers:
                response.headers["Retry-After"] = problem.headers["retry-after"]
        response.headers.add_vary_header("Accept")
        return response

    def _screen(self, path: str) -> Page:
        """What shows the screen of a path; those of tables have a preview in their head."""
        return self.show_table if path in link_previews.SCREENS else self.show_screen

    async def show_table(self, request: Request) -> Response:
        """The page, with a preview of the table."""
        assert self.page.index is not None
        return await self.previews.page(request, self.page.index)

    async def show_screen(self, request: Request) -> Response:
        """The page. It chooses its screen by the path."""
        assert self.page.index is not None
        return content_response(self.page.index, request.headers)

    @contextlib.asynccontextmanager
    async def lifespan(self, _: object = None) -> AsyncIterator[Mapping[str, Any]]:
        """Start and stop everything that runs beside the requests; says what the protocols have to know."""
        self.storage.claim()
        await self.storage.open(self.tables.hear)
        await self.bot_pool.start()
        await self.reviews.open()
        await self.board.open()
        await self.tables.open()
        self.tables.tasks.start(self.planned.run())
        self.ratings.start()
        self.results.start()
        self.holidays.start()
        self.tournaments.start()
        self.queue.start()
        self.lobby.start()
        self.challenges.start()
        await self.notices.open()
        self.tables.tasks.start(self._clean_up())
        tune_garbage_collection()
        logger.info("open")
        try:
            yield {RATE: self.config.messages_per_second}
        finally:
            await self.drawings.close()
            await self.notices.close()
            await self.board.close()
            await self.tables.close()
            await self.reviews.close()
            await self.bot_pool.close()
            await self.storage.close()
            logger.info("closed")

    def _apply_settings(self) -> None:
        """Operators have changed settings: those who do not read them whenever they need them are told."""
        self.bot_pool.limit = self.config.bot_limit
        logging.getLogger().setLevel(self.config.log_level.upper())

    def _after_game(self, table: Table) -> None:
        self.reviews.after_game(table)
        self.ratings.after_game(table)
        self.results.after_game(table)
        self.tournaments.after_game(table)

    async def _clean_up(self) -> None:
        while True:
            # What goes wrong with the database is logged by the storage.
            with contextlib.suppress(StorageFault):
                await self.storage.check_integrity()
            with contextlib.suppress(StorageFault):
                await self.people.remove_expired()
            with contextlib.suppress(StorageFault):
                await tidy(self.tables, time.time())
            with contextlib.suppress(StorageFault):
                await self.tournaments.forget_old()
            with contextlib.suppress(StorageFault):
                await self.notices.forget_old()
            await asyncio.sleep(CLEANUP_SECONDS)
            gc.collect()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request or serve a socket."""
        if scope["type"] == "websocket":
            await self.serve_socket(scope, receive, send)
        elif scope["type"] == "http" and not self.hosts.allow(scope):
            problem = problem_response("bad-host", WRONG_HOST)
            await problem(scope, receive, _with_headers(send))
        else:
            await self.http(scope, receive, _with_headers(send))

    # The socket

    async def serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept a socket, or deny it with a reason, and serve it until it is closed."""
        await receive()
        address = network_of(scope)
        try:
            if not self.hosts.allow(scope):
                raise Refused("bad-host", WRONG_HOST)
            if scope["path"] != SOCKET:
                raise Refused("unknown-path", f"the socket is at {SOCKET}")
            self.router.check_rate(scope)
            self.router.check_origin(scope)
            visitor = await self.router.visitor(scope)
            if visitor is None:
                raise Refused("no-session", "come in as a guest or log in first")
            need_taking_part(visitor.person)
            self._check_sockets(visitor.person.id, address)
            muted = await self.storage.muted_by(visitor.person.id)
        except Exception as problem:
            await _deny(send, *code_and_message(problem))
            return
        self._sockets[address] = self._sockets.get(address, 0) + 1
        try:
            await send({"type": "websocket.accept"})
            wire = scope.get("extensions", {}).get(WIRE)
            await SocketConnection(self.commands, visitor, muted, receive, send, wire).serve()
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _check_sockets(self, person: str, address: str) -> None:
        mine, here = self.tables.connections.count(person), self._sockets.get(address, 0)
        if 0 < self.config.sockets_per_person <= mine or 0 < self.config.sockets_per_address <= here:
            raise Refused("limit", "too many sockets are open already")

    def rate_limited(self, page: Page) -> Page:
        """A page with the rate limit of the API."""

        async def respond(request: Request) -> Response:
            try:
                self.router.check_rate(request.scope)
                return await page(request)
            except RealmwrightError as problem:
                return self._readable(request, problem_response(*code_and_message(problem)))

        return respond

    # For operators

    async def show_metrics(self, request: Request) -> Response:
        """The metrics for Prometheus, for callers from private addresses only."""
        if not self.config.metrics or not _private(address_of(request.scope)):
            return problem_response("unknown-path", "there is nothing at this address")
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")

    async def describe(self, _: Request) -> Response:
        """The OpenAPI document."""
        return Response(self._openapi(), media_type="application/json")


async def wrong_method(_: Request, problem: Exception) -> Response:
    """The response if a page exists, but not for this method."""
    response = problem_response("bad-method", "this address does not answer to this method")
    if isinstance(problem, HTTPException):
        response.headers.update(problem.headers or {})
    return response


def create() -> ASGIApp:
    """The application, configured by environment variables. Uvicorn calls this in every process."""
    config = Config.from_environment()
    config.check()
    # Should the process crash, its log says where.
    faulthandler.enable()
    # Work in threads, such as commits, should not wait long for its turn.
    sys.setswitchinterval(SWITCH_SECONDS)
    logs.set_up(config.log_level)
    return Server(config)


def tune_garbage_collection() -> None:
    """Keep full garbage collections from blocking the event loop.

    A full collection takes a quarter of a second with a thousand tables, and Python starts one whenever many objects
    are new. Objects from the start never become garbage, young garbage is found without a full collection, and one
    full collection per hour is enough for the rest.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def _private(address: str) -> bool:
    try:
        return ip_address(address).is_private
    except ValueError:
        # A Unix socket has no address, and its clients are on this machine.
        return address == ""


async def _deny(send: Send, code: str, message: str) -> None:
    response = problem_response(code, message)
    for name, value in HEADERS.items():
        response.headers[name] = value
    await send({"type": "websocket.http.response.start", "status": status_of(code), "headers": response.raw_headers})
    await send({"type": "websocket.http.response.body", "body": response.body})


def _with_headers(send: Send) -> Send:
    headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *headers]
        await send(message)

    return send_with_headers
