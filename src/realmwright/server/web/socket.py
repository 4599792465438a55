"""The socket: one WebSocket for everything that somebody watches and does."""

import asyncio
import json
import logging
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from importlib.metadata import version
from typing import Any, Final, TypeAlias

import msgspec

from realmwright.game import RealmwrightError
from realmwright.protocol import (
    PROTOCOL,
    Advice,
    AskHint,
    Chat,
    Command,
    Do,
    Done,
    Failed,
    Foresee,
    Hello,
    Join,
    Ping,
    Pong,
    Position,
    Rematch,
    Request,
    Unwatch,
    Watch,
)
from realmwright.server.errors import Refused
from realmwright.server.operations.rate_limits import Allowance, Limit
from realmwright.server.people.accounts import People, Visitor
from realmwright.server.storage.log_writer import StorageFault
from realmwright.server.tables.live_table import Room
from realmwright.server.tables.live_tables import Caller, Hall
from realmwright.server.tables.preview import foresee
from realmwright.server.tables.visibility import encoded, position

Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]

VERSION: Final = version("realmwright")
BURST_SECONDS: Final = 5
IMPERTINENCE: Final = 100
"""How many messages beyond the limit, or beyond understanding, end a connection."""
WATCHED: Final = 50
"""How many tables one connection may watch."""
FAREWELL_SECONDS: Final = 5.0
POLICY: Final = 1008
SESSION_OVER: Final = 4401

logger = logging.getLogger("realmwright.sockets")
_requests: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)


def failure(problem: Exception) -> tuple[str, str]:
    """The code and the message of whatever went wrong."""
    match problem:
        case Refused():
            return problem.code, str(problem)
        case StorageFault():
            return "unavailable", str(problem)
        case RealmwrightError():
            return "bad-setup", str(problem)
        case _:
            return "internal", "something went wrong here; it was not your fault"


class Desk:
    """Where commands are handed in, over the socket as over HTTP."""

    def __init__(self, hall: Hall, people: People) -> None:
        self.hall = hall
        self._people = people
        self._chats = Limit(hall.config.chats_per_minute, 60)

    async def do(self, visitor: Visitor, table: str, action_id: str, command: Command) -> Done:
        """Carry out a command; it is written down for good when this returns."""
        began = time.perf_counter()
        if isinstance(command, Chat) and not self._chats.take(visitor.person.id, began):
            number = await self.hall.room(table).find(visitor.person.id, action_id)
            if number is not None:
                return Done(action_id, table, number)
            raise Refused("limit", "you say too much at once; wait a little")
        if isinstance(command, Chat | Join | Rematch):
            # These carry the name, which may have changed since the socket was opened.
            visitor = Visitor(await self._people.person(visitor.person.id), visitor.session)
        room = self.hall.room(table)
        if isinstance(command, Rematch):
            number, other = await self.hall.rematch(room, visitor.actor, action_id)
            return Done(action_id, table, number, {"table": other})
        number = await room.do(visitor.actor, action_id, command)
        self.hall.metrics.seconds.observe(time.perf_counter() - began)
        return Done(action_id, table, number)

    async def position(self, visitor: Visitor | None, table: str) -> Position:
        """The table as somebody sees it now."""
        person = visitor.person.id if visitor else None
        seen = await self.hall.room(table).look(person)
        return position(seen, person, time.time())


class Connection(Caller):
    """One open socket."""

    def __init__(self, desk: Desk, visitor: Visitor, receive: Receive, send: Send) -> None:
        self._desk = desk
        self._hall = desk.hall
        self._visitor = visitor
        self._receive = receive
        self._send = send
        self._outbox: deque[str] = deque()
        self._waiting = 0
        self._sender: asyncio.Task[None] | None = None
        self._gone = False
        self._advising = False
        self._watched: set[Room] = set()
        rate = self._hall.config.messages_per_second
        self._allowance = Allowance(max(1, rate) * BURST_SECONDS, BURST_SECONDS, time.monotonic()) if rate else None
        self._impertinence = 0

    @property
    def person(self) -> str:
        return self._visitor.person.id

    @property
    def session(self) -> str:
        return self._visitor.session

    # Sending

    def send(self, text: str) -> None:
        if self._gone:
            return
        self._outbox.append(text)
        self._waiting += len(text)
        if 0 < self._hall.config.backlog < self._waiting:
            self._hall.metrics.dropped.labels("slow").inc()
            self._abort()
        elif self._sender is None:
            self._sender = asyncio.create_task(self._empty_outbox())

    def _tell(self, message: msgspec.Struct) -> None:
        self.send(encoded(message))

    async def _empty_outbox(self) -> None:
        try:
            while self._outbox:
                text = self._outbox.popleft()
                await self._send({"type": "websocket.send", "text": text})
                self._waiting -= len(text)
        except Exception:
            # The other side has gone; receiving will tell.
            self._gone = True
        finally:
            self._sender = None

    def _abort(self) -> None:
        """End a connection whose other side does not read: no farewell could reach it."""
        self._gone = True
        self._outbox.clear()
        transport = getattr(getattr(self._send, "__self__", None), "transport", None)
        if transport is not None:
            transport.abort()

    def expel(self) -> None:
        """End the connection: its session is over."""
        self._hall.spawn(self._close(SESSION_OVER, "your session has ended"))

    async def _close(self, code: int, reason: str) -> None:
        self._gone = True
        try:
            async with asyncio.timeout(FAREWELL_SECONDS):
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except TimeoutError:
            self._abort()
        except Exception as problem:
            logger.debug("already closed: %s", type(problem).__name__)

    # Receiving

    async def serve(self) -> None:
        """Answer until the other side goes."""
        self._hall.arrive(self)
        person = self._visitor.person
        self._tell(Hello(PROTOCOL, VERSION, person.id, person.name))
        try:
            while True:
                message = await self._receive()
                if self._gone or message["type"] == "websocket.disconnect":
                    return
                await self._hear(message)
                if self._impertinence > IMPERTINENCE:
                    self._hall.metrics.dropped.labels("impertinent").inc()
                    await self._close(POLICY, "too many messages that could not be answered")
                    return
        finally:
            self._gone = True
            self._hall.depart(self)
            for room in self._watched:
                room.unwatch(self)

    async def _hear(self, message: MutableMapping[str, Any]) -> None:
        text = message.get("text")
        if self._allowance is not None and not self._allowance.take(time.monotonic()):
            self._impertinence += 1
            self._tell(Failed("limit", "too many messages at once; wait a little", id=_id_of(text)))
            return
        if text is None:
            self._impertinence += 1
            self._tell(Failed("bad-message", "messages are JSON in text frames"))
            return
        try:
            request = _requests.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            self._impertinence += 1
            self._tell(Failed("bad-message", f"this message cannot be read: {problem}", id=_id_of(text)))
            return
        self._impertinence = max(0, self._impertinence - 1)
        await self._answer(request)

    async def _answer(self, request: Request) -> None:
        try:
            match request:
                case Do(ident, table, command):
                    self._tell(await self._desk.do(self._visitor, table, ident, command))
                case Watch(table, after):
                    await self._watch(table, after)
                case Unwatch(table):
                    room = self._hall.room(table)
                    room.unwatch(self)
                    self._watched.discard(room)
                case AskHint():
                    self._begin_hint(request)
                case Foresee(table=table):
                    seen = await self._hall.room(table).look(self.person)
                    self._tell(foresee(seen, self.person, request))
                case Ping(ping):
                    self._tell(Pong(ping))
        except Exception as problem:
            await self._fail(request, problem)

    async def _watch(self, table: str, after: int | None) -> None:
        room = self._hall.room(table)
        # A room may have let us go meanwhile.
        self._watched = {room for room in self._watched if self in room.watchers}
        if room not in self._watched and len(self._watched) >= WATCHED:
            raise Refused("limit", f"no more than {WATCHED} tables can be watched at once")
        await room.watch(self, after)
        self._watched.add(room)

    async def _fail(self, request: Request, problem: Exception) -> None:
        code, message = failure(problem)
        self._hall.metrics.refusals.labels(code).inc()
        if code == "internal":
            logger.error("a request failed", exc_info=problem)
        place: Position | None = None
        table = getattr(request, "table", None)
        if code == "stale" and table is not None:
            try:
                place = await self._desk.position(self._visitor, table)
            except RealmwrightError:
                place = None
        self._tell(Failed(code, message, getattr(request, "id", None), table, place))

    # Advice

    def _begin_hint(self, request: AskHint) -> None:
        if self._advising:
            raise Refused("not-now", "the answer to your last question is still being thought about")
        self._advising = True
        self._hall.spawn(self._hint(request))

    async def _hint(self, request: AskHint) -> None:
        try:
            self._tell(await self._advice(request))
        except Exception as problem:
            await self._fail(request, problem)
        finally:
            self._advising = False

    async def _advice(self, request: AskHint) -> Advice:
        table = await self._hall.room(request.table).look(self.person)
        bot = table.sheet.settings.hints
        if bot is None:
            raise Refused("not-allowed", "this table plays without hints")
        if table.waits_for() != self.person or table.state is None:
            raise Refused("not-yours", "it is not your choice now")
        if table.sheet.at != request.at:
            raise Refused("stale", "the table has moved on")
        state = table.state.copy()
        action = await self._hall.advise(bot, state)
        deed = state.describe(action)
        return Advice(request.id, request.table, request.at, state.say(action), deed.kind, deed.args)


def _id_of(text: object) -> str | None:
    """The id of a message that cannot be carried out, so that its sender knows which one failed."""
    if isinstance(text, str):
        try:
            ident = json.loads(text)["id"]
        except (ValueError, KeyError, TypeError, RecursionError):
            return None
        if isinstance(ident, str) and re.fullmatch("[!-~]{1,64}", ident):
            return ident
    return None
