"""A reproducible bad network: a server in this process, links that lose, duplicate, delay and reorder messages, and
clients that know nothing but the protocol.

All random choices come from a seed, and time passes only while every task waits. So hours of bad connections take
seconds, and the same seed leads to the same events.
"""

import asyncio
import json
import random
import secrets
import selectors
from base64 import urlsafe_b64encode
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, MutableMapping
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import aiosqlite
import pytest

from realmwright.protocol import Person
from realmwright.server.operations.config import Config
from realmwright.server.storage import database
from realmwright.server.storage.log_writer import PendingEntry, Written
from realmwright.server.web.app import SOCKET, Server
from tests.server.process import GENEROUS, provide_database

Told = dict[str, Any]
"""A message of the server, as it came."""

AGAIN: Final = 0.7
"""Seconds after which a command that was not answered is sent again, and a silent table is asked for."""
STUCK: Final = 15.0
"""The longest that a message is under way, in seconds."""
PATIENCE: Final = 600.0
"""Seconds, of those that pass for nobody, after which an answer will not come any more."""


# Time


class _InstantSelector(selectors.DefaultSelector):
    """What a loop waits with: instead of waiting, the time is put forward."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if not found and timeout is not None:
            self.now += max(0.0, timeout)
        return found


class TimelessLoop(asyncio.SelectorEventLoop):
    """A loop in which sleeping takes no time."""

    def __init__(self) -> None:
        self._turns = _InstantSelector()
        super().__init__(self._turns)

    def time(self) -> float:
        return self._turns.now


# The server


class _InlineQueue:
    """What a connection to a database hands its work to: no thread, but the loop itself, a little later."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._free = 0.0

    def put_nowait(self, job: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = job
        if future is None:
            work()
            return
        loop = future.get_loop()
        wait = self._chance.expovariate(200) if self._chance.random() < 0.3 else 0.0
        self._free = max(self._free, loop.time()) + wait
        if self._free > loop.time():
            loop.call_at(self._free, self._work, future, work)
        else:
            self._work(future, work)

    def _work(self, future: asyncio.Future[Any], work: Callable[[], Any]) -> None:
        if future.done():
            return
        try:
            future.set_result(work())
        except Exception as problem:
            future.set_exception(problem)


class _NoThread:
    """A thread without work."""

    daemon = True

    def __init__(self, **_: Any) -> None:
        """Know nothing."""

    def start(self) -> None:
        """Do nothing."""

    def is_alive(self) -> bool:
        """Never."""
        return False


@contextmanager
def one_thread(chance: random.Random) -> Iterator[None]:
    """Databases work in the thread of the loop, and how long that seems to take, like every secret, is of the seed."""

    def token_bytes(size: int | None = None) -> bytes:
        return chance.randbytes(size or secrets.DEFAULT_ENTROPY)

    def token_urlsafe(size: int) -> str:
        return urlsafe_b64encode(token_bytes(size)).rstrip(b"=").decode()

    async def write_inline(storage: database.Storage, pending: list[PendingEntry]) -> Written:
        # Nobody can wait for the lock of the file in this thread, so the only other connection that writes is held.
        async with storage._writer.connect():
            await asyncio.sleep(chance.expovariate(200) if chance.random() < 0.5 else 0.0)
            return storage._write_to_sqlite(pending)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aiosqlite.core, "SimpleQueue", lambda: _InlineQueue(chance))
        patch.setattr(aiosqlite.core, "Thread", _NoThread)
        patch.setattr(database.Storage, "_write_in_thread", write_inline)
        # Nobody pulls the plug of this server, so nothing needs to wait for the disk.
        patch.setattr(database, "PRAGMAS", ("journal_mode=WAL", "synchronous=OFF"))
        patch.setattr(secrets, "token_bytes", token_bytes)
        patch.setattr(secrets, "token_urlsafe", token_urlsafe)
        yield


@asynccontextmanager
async def open_server(place: Path, **settings: Any) -> AsyncIterator[Server]:
    """A server in this process that serves nobody but those who are linked to it."""
    asked: dict[str, Any] = {**GENEROUS, "bot_workers": 0, "review_workers": 0, **settings}
    provide_database(place / "realmwright.db")
    server = Server(Config(data=str(place), **asked))
    async with server.lifespan(server.http):
        yield server


# Links


@dataclass(frozen=True)
class NetworkFaults:
    """How bad a network is: shares of messages, and seconds."""

    lost: float = 0.0
    twice: float = 0.0
    delay: float = 0.0
    """What a message takes, as a mean; without order kept, one may overtake another."""
    stuck: float = 0.0
    """The share of messages that take up to a hundred times as long."""
    cut: float = 0.0
    """How long a connection lasts, as a mean; 0: for ever."""
    orderly: bool = False
    """Whether messages stay in order, as they do within one connection."""


CLEAR: Final = NetworkFaults()


class Link:
    """One connection, as its two ends have it."""

    def __init__(self, server: Server, token: str, faults: NetworkFaults, chance: random.Random) -> None:
        self._weather = faults
        self._chance = chance
        self._loop = asyncio.get_running_loop()
        self._up: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._down: asyncio.Queue[str | None] = asyncio.Queue()
        self._last = {"up": 0.0, "down": 0.0}
        self.over = False
        self._up.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "path": SOCKET,
            "headers": [(b"authorization", f"Bearer {token}".encode())],
            "client": ("127.0.0.1", 1),
        }
        self.served = asyncio.create_task(server(scope, self._up.get, self._told))
        if faults.cut:
            self._loop.call_later(chance.expovariate(1 / faults.cut), self.cut)

    def say(self, text: str) -> None:
        """Send a message towards the server."""
        if not self.over:
            for wait in self._fates("up"):
                self._loop.call_later(wait, self._up.put_nowait, {"type": "websocket.receive", "text": text})

    async def hear(self) -> str | None:
        """The next message from the server; None when the connection is lost."""
        return await self._down.get()

    def cut(self) -> None:
        """Lose the connection. The server may notice much later, and what was under way to it still arrives."""
        if not self.over:
            self.over = True
            self._down.put_nowait(None)
            wait = self._chance.choice((0.0, 0.01, 1.0, 5.0)) if self._weather.cut else 0.0
            self._loop.call_later(wait, self._up.put_nowait, {"type": "websocket.disconnect", "code": 1006})

    async def _told(self, message: MutableMapping[str, Any]) -> None:
        """The server sends something."""
        if message["type"] == "websocket.accept":
            return
        if message["type"] != "websocket.send":
            self.cut()
            return
        if self.over:
            if self._chance.random() < 0.5:
                raise OSError("the other side has gone")
            return
        for wait in self._fates("down"):
            self._loop.call_later(wait, self._arrive, message["text"])
        if self._weather.delay and self._chance.random() < 0.1:
            # A full buffer: the server has to wait before it can send on.
            await asyncio.sleep(self._chance.expovariate(1 / self._weather.delay))

    def _arrive(self, text: str) -> None:
        if not self.over:
            self._down.put_nowait(text)

    def _fates(self, way: str) -> list[float]:
        """When each copy of a message arrives; none at all if it is lost."""
        faults, chance = self._weather, self._chance
        if chance.random() < faults.lost:
            return []
        waits = []
        for _ in range(1 + (chance.random() < faults.twice)):
            wait = chance.expovariate(1 / faults.delay) if faults.delay else 0.0
            if chance.random() < faults.stuck:
                wait = min(100 * wait, STUCK)
            if faults.orderly:
                # A thousandth of a millisecond later than whatever was sent before.
                wait = max(wait, self._last[way] - self._loop.time() + 1e-6)
                self._last[way] = self._loop.time() + wait
            waits.append(wait)
        return waits


# People


class ProtocolClient:
    """Somebody at one table who speaks the protocol in its plainest form: say it until it is answered."""

    def __init__(
        self, server: Server, person: Person, token: str, faults: NetworkFaults, chance: random.Random
    ) -> None:
        self.server = server
        self.person = person
        self.token = token
        self.faults = faults
        self.chance = chance
        self.mark = person.name
        """What the ids of commands begin with."""
        self.table = ""
        self.position: Told | None = None
        """The latest position that was heard of."""
        self.number = 0
        """The last number that was heard."""
        self.positions: list[Told] = []
        self.news: dict[int, list[Told]] = defaultdict(list)
        self.order: list[int] = []
        """The numbers of all news as they came."""
        self.sent: dict[str, Told] = {}
        """Every command by its id."""
        self.answers: dict[str, list[Told]] = defaultdict(list)
        self.strays: list[Told] = []
        """Whatever failed without having been asked for by an id."""
        self.connections = 0
        self._link: Link | None = None
        self._news = asyncio.Event()
        self._staying: asyncio.Task[None] | None = None

    # Being there

    def arrive(self, table: str) -> None:
        """Watch a table from now on, through all faults."""
        self.table = table
        self._staying = asyncio.create_task(self._stay())

    async def leave(self) -> None:
        """Go, and wait until the server has noticed."""
        if self._staying is not None:
            self._staying.cancel()
            with suppress(asyncio.CancelledError):
                await self._staying
        if self._link is not None:
            self._link.cut()
            await self._link.served

    async def reconnect(self, faults: NetworkFaults) -> None:
        """Lose the connection and have another one, in other weather; hear the position anew."""
        self.faults = faults
        count = len(self.positions)
        assert self._link is not None
        self._link.cut()
        async with asyncio.timeout(PATIENCE):
            while len(self.positions) == count:
                await self.something()

    async def _stay(self) -> None:
        links: list[Link] = []
        try:
            while True:
                self._link = Link(self.server, self.token, self.faults, random.Random(self.chance.random()))
                links.append(self._link)
                self.connections += 1
                self.watch()
                while (text := await self._link.hear()) is not None:
                    self._hear(json.loads(text))
                await asyncio.sleep(self.chance.expovariate(20))
        finally:
            for link in links[:-1]:
                await link.served

    def watch(self) -> None:
        """Ask for whatever was missed."""
        after = {"after": self.number} if self.number else {}
        self._say({"type": "watch", "table": self.table, **after})

    def _say(self, request: Told) -> None:
        if self._link is not None:
            self._link.say(json.dumps(request))

    # Hearing

    def _hear(self, message: Told) -> None:
        match message["type"]:
            case "position":
                self._see(message)
            case "news":
                self.news[message["number"]].append(message)
                self.order.append(message["number"])
                self.number = max(self.number, message["number"])
                if "position" in message:
                    self._see(message["position"])
            case "done" | "failed":
                if "position" in message:
                    self._see(message["position"])
                (self.answers[message["id"]] if "id" in message else self.strays).append(message)
        self._news.set()

    def _see(self, position: Told) -> None:
        self.positions.append(position)
        if self.position is None or position["number"] >= self.position["number"]:
            self.position = position
        self.number = max(self.number, position["number"])

    async def something(self, limit: float = AGAIN) -> bool:
        """Wait until something is heard, but no longer than this."""
        self._news.clear()
        try:
            async with asyncio.timeout(limit):
                await self._news.wait()
        except TimeoutError:
            return False
        return True

    @property
    def phase(self) -> str:
        return "" if self.position is None else str(self.position["phase"])

    # Doing

    async def do(self, command: Told) -> Told:
        """Say a command, again and again, until it is answered."""
        ident = f"{self.mark}-{len(self.sent)}"
        self.sent[ident] = command
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while not self.answers[ident]:
            assert loop.time() < until, f"{self.person.name} was never answered: {command}"
            self.say_again(ident)
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN):
                    while not self.answers[ident]:
                        self._news.clear()
                        await self._news.wait()
        answer = self.answers[ident][0]
        if answer["type"] == "failed" and "position" not in answer:
            # The table may be another one than is known here, and the news of it lost.
            self.watch()
        return answer

    def say_again(self, ident: str) -> None:
        """Send a copy of a command."""
        self._say({"type": "do", "id": ident, "table": self.table, "command": self.sent[ident]})

    async def caught_up(self, number: int) -> None:
        """Ask for the table until it is known as it was after so many entries."""
        until = asyncio.get_running_loop().time() + PATIENCE
        while self.position is None or self.position["number"] < number:
            assert asyncio.get_running_loop().time() < until, f"{self.person.name} never heard of {number}"
            if not await self.something():
                self.watch()
