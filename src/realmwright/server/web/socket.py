"""The WebSocket of a person, for everything that they watch and do."""

import asyncio
import json
import logging
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from importlib.metadata import version
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from realmwright.game import RealmwrightError
from realmwright.protocol import (
    PROTOCOL,
    Advice,
    AskHint,
    Do,
    Failed,
    Foresee,
    Hello,
    Listen,
    Lobbying,
    Look,
    Ping,
    Pong,
    Position,
    Request,
    Unwatch,
    Watch,
)
from realmwright.server.bots.thought_queue import Asker
from realmwright.server.errors import Refused
from realmwright.server.operations.rate_limits import TokenBucket
from realmwright.server.people.accounts import Visitor
from realmwright.server.people.roles import MODERATOR
from realmwright.server.tables.live_table import LiveTable
from realmwright.server.tables.presence import ANYWHERE, EYES
from realmwright.server.tables.preview import preview
from realmwright.server.tables.visibility import encode
from realmwright.server.tables.watchers import Connection
from realmwright.server.web.command_service import CommandService
from realmwright.server.web.problems import code_and_message
from realmwright.server.web.socket_terms import FLOOD, OVER_LIMIT, POLICY

Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]

VERSION: Final = version("realmwright")
BAD_MESSAGES: Final = 100
"""How many messages that cannot be read end a connection."""
WATCHED: Final = 50
"""How many tables one connection may watch."""
WATCH_COST: Final = 10
"""To watch a table, with its whole position, costs as much as so many other messages. All of them can be watched at
once, but not again and again."""
CLOSE_SECONDS: Final = 5.0
SESSION_OVER: Final = 4401
DECIDED: Final = 4403

logger = logging.getLogger("realmwright.sockets")
_requests: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)


class Wire(Protocol):
    """Writes to a socket without a task of its own."""

    def write_text(self, text: str) -> bool:
        """Write a message at once. False if it must be sent, which may take a while."""
        ...

    def abort(self) -> None:
        """End the connection without a word."""
        ...


class SocketConnection(Connection):
    """One open socket."""

    def __init__(
        self,
        commands: CommandService,
        visitor: Visitor,
        muted: frozenset[str],
        receive: Receive,
        send: Send,
        wire: Wire | None = None,
    ) -> None:
        self._commands = commands
        self._tables = commands.tables
        self._visitor = visitor
        self._muted = muted
        self._receive = receive
        self._send = send
        self._wire = wire
        self._outbox: deque[str] = deque()
        self._waiting = 0
        self._sender: asyncio.Task[None] | None = None
        self._gone = False
        self._advising = False
        self._watched: set[LiveTable] = set()
        self._looked_at: set[str] = set()
        self._here = True
        """Whether somebody sees what is watched."""
        self._listens = False
        self._bad_messages = 0
        rate = self._tables.config.messages_per_second
        self._watches = TokenBucket(WATCHED, WATCHED * WATCH_COST / rate, time.monotonic()) if rate else None

    @property
    def person(self) -> str:
        return self._visitor.person.id

    @property
    def muted(self) -> frozenset[str]:
        return self._muted

    def mute(self, muted: frozenset[str]) -> None:
        """From now on, these are the people whose chat is not wanted."""
        self._muted = muted

    @property
    def listens(self) -> bool:
        return self._listens

    @property
    def session(self) -> str:
        return self._visitor.session

    # Sending

    def send(self, text: str) -> None:
        if self._gone or (self._sender is None and self._wire is not None and self._wire.write_text(text)):
            return
        # The client reads slowly.
        self._outbox.append(text)
        self._waiting += len(text)
        if 0 < self._tables.config.backlog < self._waiting:
            self._tables.metrics.dropped.labels("slow").inc()
            self._abort()
        elif self._sender is None:
            self._sender = asyncio.create_task(self._flush())

    def _send_message(self, message: msgspec.Struct) -> None:
        self.send(encode(message))

    async def _flush(self) -> None:
        try:
            while self._outbox:
                text = self._outbox.popleft()
                await self._send({"type": "websocket.send", "text": text})
                self._waiting -= len(text)
        except Exception:
            # The client has gone; receiving will report it.
            self._gone = True
        finally:
            self._sender = None

    def _abort(self) -> None:
        """Drop a connection whose client does not read, without a close message, which could not be delivered."""
        self._gone = True
        self._outbox.clear()
        if self._wire is not None:
            self._wire.abort()

    def expel(self) -> None:
        """Close the connection because its session is over."""
        self._tables.tasks.start(self._close(SESSION_OVER, "your session has ended"))

    def interrupt(self) -> None:
        """Close the connection because the operators have decided something about its person, who should know."""
        self._tables.tasks.start(self._close(DECIDED, "the operators have decided something about you"))

    async def _close(self, code: int, reason: str) -> None:
        self._gone = True
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except TimeoutError:
            self._abort()
        except Exception as problem:
            logger.debug("already closed: %s", type(problem).__name__)

    # Receiving

    async def serve(self) -> None:
        """Answer requests until the connection is closed."""
        self._tables.connections.add(self)
        person = self._visitor.person
        self._send_message(Hello(PROTOCOL, VERSION, person.id, person.name))
        try:
            while True:
                message = await self._receive()
                if message["type"] == "websocket.disconnect":
                    if message.get("reason") == FLOOD:
                        self._tables.metrics.dropped.labels("impertinent").inc()
                    return
                if self._gone:
                    return
                await self._receive_message(message)
                if self._bad_messages > BAD_MESSAGES:
                    self._tables.metrics.dropped.labels("impertinent").inc()
                    await self._close(POLICY, "too many messages that could not be answered")
                    return
                # What waits in the queue is taken without a pause: others have their turn between two messages.
                await asyncio.sleep(0)
        finally:
            self._gone = True
            self._tables.connections.remove(self)
            for table in self._watched:
                table.unwatch(self)
            self._note_looks()

    async def _receive_message(self, message: MutableMapping[str, Any]) -> None:
        text = message.get("text")
        if OVER_LIMIT in message:
            self._send_message(Failed("limit", "too many messages at once; wait a little", id=_id_of(text)))
            return
        if text is None:
            self._bad_messages += 1
            self._send_message(Failed("bad-message", "messages are JSON in text frames"))
            return
        try:
            request = _requests.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            self._bad_messages += 1
            self._send_message(Failed("bad-message", f"this message cannot be read: {problem}", id=_id_of(text)))
            return
        self._bad_messages = max(0, self._bad_messages - 1)
        await self._answer(request)

    async def _answer(self, request: Request) -> None:
        try:
            match request:
                case Do(ident, table, command):
                    self._send_message(await self._commands.do(self._visitor, table, ident, command))
                case Watch(table, after, presence):
                    await self._watch(table, after, presence)
                case Unwatch(table):
                    live_table = self._tables.get(table)
                    live_table.unwatch(self)
                    self._watched.discard(live_table)
                    self._note_looks()
                case Look(here):
                    self._here = here
                    self._note_looks()
                case AskHint():
                    self._start_hint(request)
                case Foresee(table=table):
                    seen = await self._tables.get(table).look(self.person)
                    self._send_message(preview(seen, self.person, request))
                case Listen():
                    self._listens = True
                    self._note_looks()
                    self._send_message(self._commands.board.bulletin())
                case Lobbying(wanted):
                    lobby = self._tables.connections.lobby
                    (lobby.add if wanted else lobby.discard)(self)
                case Ping(ping):
                    self._send_message(Pong(ping))
        except Exception as problem:
            await self._fail(request, problem)

    async def _watch(self, table: str, after: int | None, presence: bool) -> None:
        live_table = self._tables.get(table)
        # A table may have dropped us meanwhile.
        self._watched = {each for each in self._watched if self in each.watchers}
        if self._watches is not None and not self._watches.take(time.monotonic()):
            raise Refused("limit", "you look at too many tables at once; wait a little")
        if live_table not in self._watched and len(self._watched) >= WATCHED:
            raise Refused("limit", f"no more than {WATCHED} tables can be watched at once")
        await live_table.watch(self, after, presence)
        self._watched.add(live_table)
        self._note_looks()

    def _note_looks(self) -> None:
        """Keep at which tables the person looks, and of moderators whether they have the page in sight."""
        sees = self._here and not self._gone
        looks_at = {table.id for table in self._watched} if sees else set[str]()
        if sees and self._listens and MODERATOR in self._visitor.person.roles:
            looks_at.add(ANYWHERE)
        for table in looks_at - self._looked_at:
            self._tables.presence.enter(self.person, EYES + table)
        for table in self._looked_at - looks_at:
            self._tables.presence.leave(self.person, EYES + table)
        self._looked_at = looks_at

    async def _fail(self, request: Request, problem: Exception) -> None:
        code, message = code_and_message(problem)
        self._tables.metrics.refusals.labels(code).inc()
        if code == "internal":
            logger.error("a request failed", exc_info=problem)
        position: Position | None = None
        table = getattr(request, "table", None)
        if code == "stale" and table is not None:
            try:
                position = await self._commands.position(self._visitor, table)
            except RealmwrightError:
                position = None
        self._send_message(Failed(code, message, getattr(request, "id", None), table, position))

    # Hints

    def _start_hint(self, request: AskHint) -> None:
        if self._advising:
            raise Refused("not-now", "the answer to your last question is still being thought about")
        self._advising = True
        self._tables.tasks.start(self._hint(request))

    async def _hint(self, request: AskHint) -> None:
        try:
            self._send_message(await self._advice(request))
        except Exception as problem:
            await self._fail(request, problem)
        finally:
            self._advising = False

    async def _advice(self, request: AskHint) -> Advice:
        table = await self._tables.get(request.table).look(self.person)
        bot = table.data.settings.hints
        if bot is None:
            raise Refused("not-allowed", "this table plays without hints")
        if table.waits_for() != self.person or table.state is None:
            raise Refused("not-yours", "it is not your choice now")
        if table.data.at != request.at:
            raise Refused("stale", "the table has moved on")
        state = table.state.copy()
        action = await self._tables.bots.advise(bot, state, Asker(self.person, request.table, advice=True))
        described = state.describe(action)
        return Advice(request.id, request.table, request.at, state.say(action), described.kind, described.args)


def _id_of(text: object) -> str | None:
    """The id in a message that was refused, so that its sender knows which one failed."""
    if isinstance(text, str):
        try:
            ident = json.loads(text)["id"]
        except (ValueError, KeyError, TypeError, RecursionError):
            return None
        if isinstance(ident, str) and re.fullmatch("[!-~]{1,64}", ident):
            return ident
    return None
