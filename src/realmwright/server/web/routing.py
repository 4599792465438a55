"""HTTP, from the outside in: limits, origins, sessions, bodies and answers; and the description of all of it.

A route is one row of a table that says what it takes and gives, and both the checks and the OpenAPI document come
from there.
"""

import asyncio
import inspect
import json
import logging
import re
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib.metadata import version
from ipaddress import ip_network
from typing import Any, Final, Literal

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Scope

from realmwright.protocol import Position, Problem
from realmwright.server.errors import Refused
from realmwright.server.operations.config import Config
from realmwright.server.operations.metrics import Metrics
from realmwright.server.operations.rate_limits import Limit
from realmwright.server.people.accounts import People, Visitor
from realmwright.server.web.socket import failure
from realmwright.server.web.static import Paper

API: Final = "/api/v1"
COOKIE: Final = "realmwright_session"
BODY_LIMIT: Final = 16_384
BODY_SECONDS: Final = 20.0
STATUS: Final = {
    "bad-message": 400,
    "no-session": 401,
    "wrong-password": 401,
    "bad-origin": 403,
    "not-allowed": 403,
    "not-yours": 403,
    "unknown-game": 404,
    "unknown-table": 404,
    "unknown-person": 404,
    "unknown-path": 404,
    "bad-method": 405,
    "too-slow": 408,
    "busy": 409,
    "full": 409,
    "not-now": 409,
    "stale": 409,
    "taken": 409,
    "too-long": 413,
    "bad-type": 415,
    "limit": 429,
    "internal": 500,
    "unavailable": 503,
}
"""The HTTP status of a code; whatever is not here can be understood but not be done: 422."""
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
    """A value in the query of an address."""

    name: str
    about: str
    kind: Literal["integer", "number", "string"] = "string"
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    required: bool = False

    def read(self, text: str) -> int | float | str:
        """The value of a text; raises Refused if it is none."""
        if self.kind == "string":
            if not text.isprintable():
                raise Refused("bad-message", f"{self.name} holds characters that cannot be read")
            if self.choices and text not in self.choices:
                raise Refused("bad-message", f"{self.name} must be one of {', '.join(self.choices)}")
            return text[:200]
        pattern = r"-?\d{1,9}" if self.kind == "integer" else r"\d{1,12}(\.\d{1,9})?"
        value = float(text) if re.fullmatch(pattern, text, re.ASCII) else None
        if value is None or not (self.low or 0) <= value <= (self.high or 10**12):
            raise Refused("bad-message", f"{self.name} must be a number from {self.low or 0} to {self.high or 10**12}")
        return int(value) if self.kind == "integer" else value


@dataclass
class Call:
    """One request, checked: whom it is from and what it brings."""

    path: Mapping[str, str]
    query: Mapping[str, Any]
    body: Any
    agent: str
    address: str
    secure: bool
    found: Visitor | None
    token: str | None = None
    """The token of a session that begins with this call."""
    ended: bool = False
    """Whether the session ends with this call."""

    @property
    def visitor(self) -> Visitor:
        """Whoever calls; a route that needs somebody is not reached by nobody."""
        assert self.found is not None
        return self.found


Handler = Callable[[Call], Awaitable[Any]]


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
    """The media type of what it gives; a paper brings its own."""
    tagged: bool = False
    """Whether what it gives is sent as a paper, with a tag by which others know whether they have it already."""
    codes: tuple[int, ...] = ()
    """Statuses, beyond those that every route may have, that it may answer with."""
    pattern: re.Pattern[str] = field(init=False)
    decoder: Any = field(init=False)

    def __post_init__(self) -> None:
        pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]{1,100})", self.path)
        object.__setattr__(self, "pattern", re.compile(API + pattern))
        object.__setattr__(self, "decoder", None if self.body is None else msgspec.json.Decoder(self.body))

    @property
    def about(self) -> str:
        return inspect.getdoc(self.handler) or ""


class WrongMethod(Refused):
    """There is something at this address, but not for this method."""

    def __init__(self, methods: Iterable[str]) -> None:
        self.allowed = ", ".join(sorted(methods))
        super().__init__("bad-method", f"this address answers to {self.allowed}")


class Door:
    """Where requests come in."""

    def __init__(self, config: Config, people: People, metrics: Metrics, routes: list[Route]) -> None:
        self._config = config
        self._people = people
        self._metrics = metrics
        self._routes = routes
        self._requests = Limit(config.requests_per_minute, 60)

    async def answer(self, request: Request) -> Response:
        """Answer a request; whatever goes wrong is told as a problem."""
        began = time.perf_counter()
        route: Route | None = None
        try:
            self.check_pace(request.scope)
            route, path = self._route(request)
            answer = await self._carry_out(request, route, path)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as problem:
            code, message = failure(problem)
            if code == "internal":
                logger.error("a request failed", exc_info=problem)
            self._metrics.refusals.labels(code).inc()
            answer = problem_answer(code, message, getattr(problem, "position", None))
            if isinstance(problem, WrongMethod):
                answer.headers["Allow"] = problem.allowed
        took = (time.perf_counter() - began) * 1000
        logger.info(
            "%s %s %d", request.method, route.path if route else "?", answer.status_code, extra={"ms": round(took, 1)}
        )
        return answer

    def check_pace(self, scope: Scope) -> None:
        """Raise Refused if an address asks for too much."""
        if not self._requests.take(neighbourhood_of(scope), time.monotonic()):
            raise Refused("limit", "too many requests from your address; wait a little")

    def check_origin(self, scope: Scope) -> None:
        """Raise Refused if a page from elsewhere wants to use somebody's session."""
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
        """Whoever a request or a socket is from."""
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
                if "table" in path and not re.fullmatch("[A-Za-z0-9_-]{22}", path["table"]):
                    raise Refused("unknown-table", "there is no such table")
                return route, path
            methods.append(route.method)
        if methods:
            raise WrongMethod(methods)
        raise Refused("unknown-path", "there is nothing at this address")

    async def _carry_out(self, request: Request, route: Route, path: Mapping[str, str]) -> Response:
        if route.method != "GET":
            self.check_origin(request.scope)
        query = self._query(request, route)
        visitor = await self.visitor(request.scope)
        if visitor is None and route.session:
            raise Refused("no-session", "come in as a guest or log in first")
        body = await self._body(request, route)
        call = Call(
            path=path,
            query=query,
            body=body,
            agent=request.headers.get("user-agent", "")[:200],
            address=neighbourhood_of(request.scope),
            secure=request.url.scheme == "https",
            found=visitor,
        )
        given = await route.handler(call)
        if isinstance(given, Paper):
            return given.answer(request.headers)
        if isinstance(given, Response):
            return given
        content = b"" if route.status == 204 else _encoder.encode(given)
        answer = Response(content, route.status, media_type="application/json" if content else None)
        answer.headers["Cache-Control"] = "no-store"
        if call.token is not None:
            answer.set_cookie(
                COOKIE,
                call.token,
                max_age=self._config.session_days * 86_400,
                httponly=True,
                secure=call.secure,
                samesite="lax",
            )
        elif call.ended:
            answer.delete_cookie(COOKIE, httponly=True, secure=call.secure, samesite="lax")
        return answer

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
                    if len(content) > BODY_LIMIT:
                        raise Refused("too-long", f"no more than {BODY_LIMIT} bytes can be sent")
        except TimeoutError:
            raise Refused("too-slow", "this took too long to arrive") from None
        try:
            return route.decoder.decode(bytes(content))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            raise Refused("bad-message", f"this cannot be read: {problem}") from None


def problem_answer(code: str, message: str, position: Position | None = None) -> Response:
    """The answer to something that cannot be done."""
    answer = Response(
        _encoder.encode(Problem(code, message, position)),
        STATUS.get(code, 422),
        {"Cache-Control": "no-store"},
        media_type="application/json",
    )
    if code == "limit":
        answer.headers["Retry-After"] = "10"
    return answer


def address_of(scope: Scope) -> str:
    """The address that a request is from, as far as the nearest trusted proxy knows."""
    client = scope.get("client")
    return client[0] if client else ""


def neighbourhood_of(scope: Scope) -> str:
    """Whose requests are counted together: an address, or the network of an IPv6 address, which has billions."""
    address = address_of(scope)
    if ":" in address:
        try:
            return str(ip_network(f"{address}/64", strict=False))
        except ValueError:
            pass
    return address


def token_of(scope: Scope) -> str | None:
    """The token that a request brings: as a cookie, or for programs in a header."""
    headers = dict(scope["headers"])
    kind, _, token = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    if kind.lower() == "bearer":
        return token.strip() or None
    for part in headers.get(b"cookie", b"").decode("latin-1").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value or None
    return None


def openapi(routes: list[Route]) -> bytes:
    """The description of all routes."""
    kinds = [kind for route in routes for kind in (route.body, route.gives) if kind not in (None, Paper)] + [Problem]
    distinct = list({str(kind): kind for kind in kinds}.values())
    shapes, components = msgspec.json.schema_components(distinct, ref_template="#/components/schemas/{name}")
    shape = {str(kind): found for kind, found in zip(distinct, shapes, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        summary, _, more = route.about.partition("\n")
        operation: dict[str, Any] = {
            "summary": summary,
            "operationId": route.handler.__name__,
            "parameters": [_path_parameter(name) for name in re.findall(r"\{(\w+)\}", route.path)]
            + [_query_parameter(each) for each in route.query],
            "responses": _responses(route, shape),
        }
        if more.strip():
            operation["description"] = " ".join(more.split())
        if route.body is not None:
            content = {"application/json": {"schema": shape[str(route.body)]}}
            operation["requestBody"] = {"required": True, "content": content}
        operation["security"] = [{"cookie": []}, {"bearer": []}] if route.session else []
        paths.setdefault(API + route.path, {})[route.method.lower()] = operation
    document = {
        "openapi": "3.1.0",
        "info": {
            "title": "Realmwright",
            "version": version("realmwright"),
            "description": "Tables for kingdom games. The socket at /api/v1/socket is described in docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }
    return json.dumps(document, indent=1).encode()


def _path_parameter(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _query_parameter(query: Query) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": query.kind}
    if query.choices:
        schema["enum"] = list(query.choices)
    if query.kind != "string":
        schema |= {"minimum": query.low or 0, "maximum": query.high or 10**12}
    return {
        "name": query.name,
        "in": "query",
        "required": query.required,
        "description": query.about,
        "schema": schema,
    }


def _responses(route: Route, shape: Mapping[str, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "Done."}
    found: dict[str, Any] = {str(route.status): good}
    if route.gives is Paper:
        good["content"] = {route.media: {}}
    elif route.gives is not None:
        good["content"] = {route.media: {"schema": shape[str(route.gives)]}}
    if route.tagged or route.gives is Paper:
        found["304"] = {"description": "It is still the same."}
    statuses = {400, 429, 503, *route.codes}
    if route.session:
        statuses.add(401)
    if route.method != "GET":
        statuses.add(403)
    if route.body is not None:
        statuses |= {408, 413, 415, 422}
    problem = {"application/json": {"schema": shape[str(Problem)]}}
    for status in sorted(statuses):
        found[str(status)] = {"description": "It did not happen; the body says why.", "content": problem}
    return found
