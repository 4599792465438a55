"""Routes of the HTTP API: rate limits, origins, sessions, path, query and body of a request, and the response.

A route is one row of a table that says what it takes and gives. The checks here and the OpenAPI document in
:mod:`realmwright.server.web.openapi` both come from it.
"""

import asyncio
import inspect
import logging
import re
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from ipaddress import ip_network
from typing import Any, Final, Literal

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Scope

from realmwright.protocol import Role
from realmwright.server.errors import Refused
from realmwright.server.operations.config import Config
from realmwright.server.operations.content import Content
from realmwright.server.operations.metrics import Metrics
from realmwright.server.operations.rate_limits import RateLimit
from realmwright.server.people.accounts import DEVICE_SECONDS, People, Visitor
from realmwright.server.storage.paging import Place, place_of
from realmwright.server.storage.sanctions import need_taking_part
from realmwright.server.web.problems import code_and_message, problem_response
from realmwright.server.web.static import content_response

API: Final = "/api/v1"
COOKIE: Final = "realmwright_session"
DEVICE_COOKIE: Final = "realmwright_device"
"""Says that somebody has logged in with this browser before. It alone lets nobody in."""
ID: Final = re.compile("[A-Za-z0-9_-]{22}")
IDS: Final = (
    *("announcement", "block", "browser", "challenge", "decision", "exercise", "followed", "mute", "person", "report"),
    *("tournament", "warning"),
)
"""Parts of paths that are ids, besides those of tables."""
BODY_LIMIT: Final = 16_384
BODY_SECONDS: Final = 20.0
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

logger = logging.getLogger("realmwright.http")
_encoder: Final = msgspec.json.Encoder()


@dataclass(frozen=True)
class Query:
    """A query parameter."""

    name: str
    about: str
    kind: Literal["integer", "number", "place", "string"] = "string"
    """A place is one in a long list: the ``more`` of a page."""
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    required: bool = False
    longest: int = 200
    """Characters of a text that are read."""

    def read(self, text: str) -> int | float | str | Place:
        """The value of a text; raises Refused if it has none."""
        if self.kind == "place":
            place = place_of(text)
            if place is None:
                raise Refused("bad-message", f"{self.name} must be the `more` of a page")
            return place
        if self.kind == "string":
            if not text.isprintable():
                raise Refused("bad-message", f"{self.name} holds characters that cannot be read")
            if self.choices and text not in self.choices:
                raise Refused("bad-message", f"{self.name} must be one of {', '.join(self.choices)}")
            return text[: self.longest]
        pattern = r"-?\d{1,9}" if self.kind == "integer" else r"\d{1,12}(\.\d{1,9})?"
        value = float(text) if re.fullmatch(pattern, text, re.ASCII) else None
        if value is None or not (self.low or 0) <= value <= (self.high or 10**12):
            raise Refused("bad-message", f"{self.name} must be a number from {self.low or 0} to {self.high or 10**12}")
        return int(value) if self.kind == "integer" else value


@dataclass
class ApiRequest:
    """A request that was checked: who it is from and what it brings."""

    path: Mapping[str, str]
    query: Mapping[str, Any]
    body: Any
    agent: str
    address: str
    secure: bool
    found: Visitor | None
    """The person that the request is from, if it has a valid session."""
    charge: Callable[[float], None]
    """Counts as so many requests more. Raises Refused if these are too many from one address."""
    token: str | None = None
    """Set by a handler: the token of a session that starts with this request."""
    ended: bool = False
    """Set by a handler: whether the session ends with this request."""
    device: str | None = None
    """The token of the browser, if anybody has logged in with it before; a handler may set a new one."""

    @property
    def visitor(self) -> Visitor:
        """The person that the request is from, for routes that need a session."""
        assert self.found is not None
        return self.found


Handler = Callable[[ApiRequest], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One row of the table of routes."""

    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    path: str
    handler: Handler
    body: Any = None
    gives: Any = None
    session: bool = True
    status: int = 200
    query: tuple[Query, ...] = ()
    media: str = "application/json"
    """The media type of the response, for the OpenAPI document."""
    tagged: bool = False
    """Whether the response has an entity tag, so that clients can revalidate it."""
    codes: tuple[int, ...] = ()
    """The error statuses of this route, beyond those that every route may have."""
    always: bool = False
    """Whether even people who are suspended may use it. They may always read."""
    role: Role | None = None
    """Whom alone it is there for; for everybody else there is nothing at its address."""
    longest: int = BODY_LIMIT
    """How many bytes a body may have."""
    pattern: re.Pattern[str] = field(init=False)
    decoder: Any = field(init=False)

    def __post_init__(self) -> None:
        pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]{1,100})", self.path)
        object.__setattr__(self, "pattern", re.compile(API + pattern))
        object.__setattr__(self, "decoder", None if self.body is None else msgspec.json.Decoder(self.body))

    @property
    def about(self) -> str:
        """The description of the route: the docstring of its handler."""
        return inspect.getdoc(self.handler) or ""


class WrongMethod(Refused):
    """A route exists at this path, but not for this method."""

    def __init__(self, methods: Iterable[str]) -> None:
        self.allowed = ", ".join(sorted(methods))
        super().__init__("bad-method", f"this address answers to {self.allowed}")


class ApiRouter:
    """Checks requests and passes them to the handlers of the routes."""

    def __init__(self, config: Config, people: People, metrics: Metrics, routes: list[Route]) -> None:
        self._config = config
        self._people = people
        self._metrics = metrics
        self._routes = routes
        self._requests = RateLimit(lambda: config.requests_per_minute, 60)

    async def respond(self, request: Request) -> Response:
        """The response to a request; errors become problems."""
        began = time.perf_counter()
        route: Route | None = None
        try:
            self.check_rate(request.scope)
            route, path = self._route(request)
            response = await self._handle(request, route, path)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as problem:
            code, message = code_and_message(problem)
            if code == "internal":
                logger.error("a request failed", exc_info=problem)
            self._metrics.refusals.labels(code).inc()
            response = problem_response(code, message, getattr(problem, "position", None))
            if isinstance(problem, WrongMethod):
                response.headers["Allow"] = problem.allowed
        took = (time.perf_counter() - began) * 1000
        logger.info(
            "%s %s %d", request.method, route.path if route else "?", response.status_code, extra={"ms": round(took, 1)}
        )
        return response

    def check_rate(self, scope: Scope, cost: float = 1) -> None:
        """Raise Refused if an address sends too many requests; some cost as much as several."""
        if not self._requests.take(network_of(scope), time.monotonic(), cost):
            raise Refused("limit", "too many requests from your address; wait a little")

    def check_origin(self, scope: Scope) -> None:
        """Raise Refused if a page of another site tries to use a session (CSRF)."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return
        allowed = {item.strip().rstrip("/") for item in self._config.origins.split(",") if item.strip()}
        allowed.add(self._config.public_url.rstrip("/"))
        host = headers.get(b"host", b"").decode("latin-1")
        own = host and origin.casefold() in (f"http://{host}".casefold(), f"https://{host}".casefold())
        if origin not in allowed and not own:
            raise Refused("bad-origin", "this page may not talk to this server")

    async def visitor(self, scope: Scope) -> Visitor | None:
        """The person that a request or a socket is from."""
        token = token_of(scope)
        return await self._people.visitor(token) if token else None

    def _route(self, request: Request) -> tuple[Route, Mapping[str, str]]:
        methods = []
        for route in self._routes:
            match = route.pattern.fullmatch(request.scope["path"])
            if match is None:
                continue
            if request.method == route.method:
                path = match.groupdict()
                if "table" in path and not ID.fullmatch(path["table"]):
                    raise Refused("unknown-table", "there is no such table")
                if not all(ID.fullmatch(path[name]) for name in IDS if name in path):
                    raise Refused("unknown-path", "there is nothing at this address")
                return route, path
            methods.append(route.method)
        if methods:
            raise WrongMethod(methods)
        raise Refused("unknown-path", "there is nothing at this address")

    async def _handle(self, request: Request, route: Route, path: Mapping[str, str]) -> Response:
        if route.method != "GET":
            self.check_origin(request.scope)
        visitor = await self.visitor(request.scope)
        if route.role is not None and not _has_role(visitor, route.role):
            raise Refused("unknown-path", "there is nothing at this address")
        query = self._query(request, route)
        if visitor is None and route.session:
            raise Refused("no-session", "come in as a guest or log in first")
        if visitor is not None and route.method != "GET" and not route.always:
            need_taking_part(visitor.person)
        body = await self._body(request, route)
        checked = ApiRequest(
            path=path,
            query=query,
            body=body,
            agent=request.headers.get("user-agent", "")[:200],
            address=network_of(request.scope),
            secure=request.url.scheme == "https",
            found=visitor,
            charge=partial(self.check_rate, request.scope),
            device=cookie_of(request.scope, DEVICE_COOKIE),
        )
        known_device = checked.device
        given = await route.handler(checked)
        if isinstance(given, Content):
            return content_response(given, request.headers)
        if isinstance(given, Response):
            return given
        content = b"" if route.status == 204 else _encoder.encode(given)
        response = Response(content, route.status, media_type="application/json" if content else None)
        response.headers["Cache-Control"] = "no-store"
        if checked.token is not None:
            response.set_cookie(
                COOKIE,
                checked.token,
                max_age=self._config.session_days * 86_400,
                httponly=True,
                secure=checked.secure,
                samesite="lax",
            )
        elif checked.ended:
            response.delete_cookie(COOKIE, httponly=True, secure=checked.secure, samesite="lax")
        if checked.device is not None and checked.device != known_device:
            response.set_cookie(
                DEVICE_COOKIE,
                checked.device,
                max_age=DEVICE_SECONDS,
                path=API,
                httponly=True,
                secure=checked.secure,
                samesite="strict",
            )
        return response

    def _query(self, request: Request, route: Route) -> dict[str, Any]:
        known = {each.name: each for each in route.query}
        found: dict[str, Any] = {}
        for name, text in request.query_params.multi_items():
            if name not in known:
                raise Refused("bad-message", f"this address does not take {name[:40]!r} in its query")
            if name in found:
                raise Refused("bad-message", f"{name!r} is given twice")
            found[name] = known[name].read(text)
        for name, query in known.items():
            if query.required and name not in found:
                raise Refused("bad-message", f"this address needs {name!r} in its query")
        return found

    async def _body(self, request: Request, route: Route) -> Any:
        if route.decoder is None:
            return None
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Refused("bad-type", "send application/json")
        content = bytearray()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                async for chunk in request.stream():
                    content += chunk
                    if len(content) > route.longest:
                        raise Refused("too-long", f"no more than {route.longest} bytes can be sent")
        except TimeoutError:
            raise Refused("too-slow", "this took too long to arrive") from None
        try:
            return route.decoder.decode(bytes(content))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            raise Refused("bad-message", f"this cannot be read: {problem}") from None


def _has_role(visitor: Visitor | None, role: Role) -> bool:
    return visitor is not None and role in visitor.person.roles and visitor.person.suspended is None


def address_of(scope: Scope) -> str:
    """The IP address that a request is from, as far as the nearest trusted proxy knows."""
    client = scope.get("client")
    return client[0] if client else ""


def network_of(scope: Scope) -> str:
    """The address whose requests are counted together: an IPv4 address, or the /64 network of an IPv6 address."""
    address = address_of(scope)
    if ":" in address:
        try:
            return str(ip_network(f"{address}/64", strict=False))
        except ValueError:
            pass
    return address


def token_of(scope: Scope) -> str | None:
    """The session token of a request: from a header, which programs use, or from the cookie."""
    headers = dict(scope["headers"])
    kind, _, token = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    if kind.lower() == "bearer":
        return token.strip() or None
    return cookie_of(scope, COOKIE)


def cookie_of(scope: Scope, name: str) -> str | None:
    """The value of a cookie of a request."""
    for part in dict(scope["headers"]).get(b"cookie", b"").decode("latin-1").split(";"):
        found, _, value = part.strip().partition("=")
        if found == name:
            return value or None
    return None
