"""A client for the server: enough to let a bot play from another machine, or to write a user interface in Python.

    async with await Client.guest("http://127.0.0.1:8000", "Ann") as ann:
        table = await ann.create(Settings("kingdom-builder", seats=[OwnSeat(), BotSeat("greedy")]))
        while (position := await table.choice()) is not None:
            await table.play(position.legal[0].action)

A client survives network faults: it reconnects, receives what it missed, and sends again what was not acknowledged.
The server carries out each command once, however often it arrives.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from threading import Lock
from types import TracebackType
from typing import Any, Final, Self, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from realmwright.game import RealmwrightError
from realmwright.protocol import (
    Advice,
    AskHint,
    Chat,
    Command,
    Do,
    Done,
    Entrance,
    Failed,
    Foresee,
    Foresight,
    Gains,
    Join,
    Message,
    NewGuest,
    News,
    NewsList,
    Order,
    Person,
    Phrase,
    Play,
    Position,
    Problem,
    Request,
    Settings,
    TableList,
    Undo,
    Unwatch,
    Watch,
)

API: Final = "/api/v1"
RETRY_SECONDS: Final = (0.05, 0.2, 0.5, 1.0, 2.0, 5.0)
"""How long to wait before each attempt to reconnect; the last value is repeated."""
TRY_AGAIN: Final = ("busy", "limit", "unavailable")
"""Codes after which it makes sense to try again."""
TRY_AGAIN_SECONDS: Final = (0.5, 1.0, 2.0, 4.0)
MESSAGE_LIMIT: Final = 4_000_000
Question: TypeAlias = Do | AskHint | Foresee
Answer: TypeAlias = Done | Advice | Foresight

_messages: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)
_problems: Final = msgspec.json.Decoder(Problem)
_decoding: Final = Lock()


class ServerRefused(RealmwrightError):
    """The server refused a request. The code is for programs, the message for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Client:
    """The connection of one person to a server. Use it as an async context manager."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self._http: httpx.AsyncClient | None = None
        self._tables: dict[str, RemoteTable] = {}
        self._answers: dict[str, tuple[bytes, asyncio.Future[Answer]]] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()
        self._over: BaseException | None = None

    @classmethod
    async def guest(cls, url: str, name: str) -> "Client":
        """A client for a new guest."""
        async with Client(url, "") as anonymous:
            entrance = await anonymous.call("POST", "/guests", NewGuest(name), Entrance)
        return cls(url, entrance.token)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Disconnect. The person keeps their seats."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        self._end(ServerRefused("closed", "this client has been closed"))
        if self._http is not None:
            await self._http.aclose()
            self._http = None

    # HTTP

    async def call(self, method: str, path: str, body: object = None, gives: Any = None) -> Any:
        """Send a request over HTTP; raises ServerRefused if the server refuses it."""
        content = await self._fetch(method, path, body)
        if gives is None:
            return None
        # Clients may run in several threads, and msgspec crashes where two meet the same type for the first time.
        with _decoding:
            return msgspec.json.decode(content, type=gives)

    async def _fetch(self, method: str, path: str, body: object = None) -> bytes:
        if self._http is None:
            headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
            # Without TLS there is nothing to verify, and loading certificates takes a while.
            secure = self.url.startswith("https")
            self._http = httpx.AsyncClient(base_url=self.url + API, headers=headers, timeout=30, verify=secure)
        content = None if body is None else msgspec.json.encode(body)
        kind = {} if body is None else {"Content-Type": "application/json"}
        try:
            answer = await self._http.request(method, path, content=content, headers=kind)
        except httpx.HTTPError as fault:
            raise ServerRefused("unavailable", f"the server cannot be reached: {type(fault).__name__}") from None
        if not answer.is_success:
            try:
                problem = _problems.decode(answer.content)
            except msgspec.DecodeError:
                problem = Problem("unavailable", f"the server answered {answer.status_code}")
            raise ServerRefused(problem.code, problem.message)
        return answer.content

    async def me(self) -> Person:
        """The person of this client."""
        person: Person = await self.call("GET", "/me", gives=Person)
        return person

    async def my_tables(self) -> TableList:
        """The tables where this person has a seat; those that wait for them come first."""
        tables: TableList = await self.call("GET", "/me/tables", gives=TableList)
        return tables

    async def order(self, table: str, command: Command) -> Done:
        """Carry out a command over HTTP, for programs that do not stay connected."""
        done: Done = await self.call("POST", f"/tables/{table}/orders", Order(new_action_id(), command), Done)
        return done

    async def record(self, table: str) -> str:
        """The record of a finished game."""
        return (await self._fetch("GET", f"/tables/{table}/record")).decode()

    # Tables

    async def create(self, settings: Settings) -> "RemoteTable":
        """Open a table and sit down."""
        position: Position = await self.call("POST", "/tables", settings, Position)
        return await self.watch(position.table)

    async def join(self, table: str, seat: int | None = None, wishes: Sequence[str] = ()) -> "RemoteTable":
        """Take a seat at a table, with what one wishes for it."""
        await self.order(table, Join(seat, [*wishes]))
        return await self.watch(table)

    async def watch(self, table: str) -> "RemoteTable":
        """Watch a table from now on."""
        if table not in self._tables:
            self._tables[table] = RemoteTable(self, table)
            await self.send(Watch(table))
        await self._tables[table].known()
        return self._tables[table]

    async def unwatch(self, table: str) -> None:
        """Stop watching a table."""
        if self._tables.pop(table, None) is not None:
            await self.send(Unwatch(table))

    # The socket

    async def send(self, request: Request) -> None:
        """Send a request once. It is lost if the connection is."""
        await self.connected()
        if self._socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self._socket.send(msgspec.json.encode(request).decode())

    async def ask(self, request: Question) -> Answer:
        """Send a request until it is answered; raises ServerRefused if the server refuses it for good."""
        for wait in TRY_AGAIN_SECONDS:
            try:
                return await self._ask_once(request)
            except ServerRefused as problem:
                if problem.code not in TRY_AGAIN:
                    raise
                # It may have been carried out or not. With the same id it is carried out once.
                await asyncio.sleep(wait)
        return await self._ask_once(request)

    async def _ask_once(self, request: Question) -> Answer:
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._answers[request.id] = (msgspec.json.encode(request), future)
        try:
            await self.send(request)
            return await future
        finally:
            self._answers.pop(request.id, None)

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection at the moment."""
        return self._socket is not None

    async def connected(self) -> None:
        """Connect, unless that was done before, and wait until the connection is ready."""
        if self._over is not None:
            raise self._over
        if self._task is None:
            self._task = asyncio.create_task(self._stay_connected(self._ready))
        if not self._ready.is_set():
            waiting = asyncio.create_task(self._ready.wait())
            await asyncio.wait([waiting, self._task], return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            if self._over is not None:
                raise self._over

    async def _stay_connected(self, ready: asyncio.Event) -> None:
        attempt = 0
        while True:
            try:
                async with self._connect() as socket:
                    self._socket = socket
                    await self._catch_up(socket)
                    ready.set()
                    async for text in socket:
                        attempt = 0
                        self._hear(_messages.decode(text))
            except (InvalidStatus, OSError, WebSocketException) as problem:
                if isinstance(problem, InvalidStatus) and problem.response.status_code in (401, 403, 404):
                    self._end(ServerRefused("no-session", "the server does not let us in"))
                    return
            except Exception as problem:
                # Not a network fault, so another attempt would not help. Pass it on to those who wait.
                self._end(problem)
                raise
            self._socket = None
            await asyncio.sleep(RETRY_SECONDS[min(attempt, len(RETRY_SECONDS) - 1)])
            attempt += 1

    def _connect(self) -> connect:
        return connect(
            self.url.replace("http", "ws", 1) + API + "/socket",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            compression=None,
            max_size=MESSAGE_LIMIT,
        )

    async def _catch_up(self, socket: ClientConnection) -> None:
        """After a reconnect: ask for what was missed, and send again what was not answered."""
        for ident, table in list(self._tables.items()):
            position = table.position
            watch = Watch(ident, position.number if position else None)
            await socket.send(msgspec.json.encode(watch).decode())
        for request, _ in list(self._answers.values()):
            await socket.send(request.decode())

    def _end(self, problem: BaseException) -> None:
        self._over = problem
        for _, future in self._answers.values():
            if not future.done():
                future.set_exception(problem)
        for table in self._tables.values():
            table.hear(None)

    def _hear(self, message: Message) -> None:
        match message:
            case Done() | Advice() | Foresight():
                if message.id in self._answers and not self._answers[message.id][1].done():
                    self._answers[message.id][1].set_result(message)
            case Failed():
                self._hear_failure(message)
            case Position() | News() if message.table in self._tables:
                self._tables[message.table].hear(message)
            case _:
                pass

    def _hear_failure(self, message: Failed) -> None:
        if message.position is not None and message.position.table in self._tables:
            self._tables[message.position.table].hear(message.position)
        if message.id in self._answers and not self._answers[message.id][1].done():
            self._answers[message.id][1].set_exception(ServerRefused(message.code, message.message))
        elif message.id is None and message.table in self._tables and message.code in TRY_AGAIN:
            asyncio.get_running_loop().call_later(
                TRY_AGAIN_SECONDS[0], lambda: asyncio.ensure_future(self._watch_again(message.table or ""))
            )
        elif message.id is None and message.table in self._tables:
            self._tables[message.table].fail(ServerRefused(message.code, message.message))

    async def _watch_again(self, table: str) -> None:
        if table in self._tables:
            await self.send(Watch(table))


class RemoteTable:
    """A table that is watched."""

    def __init__(self, client: Client, ident: str) -> None:
        self.client = client
        self.id = ident
        self.position: Position | None = None
        self.news: asyncio.Queue[News] = asyncio.Queue(maxsize=1000)
        """The news of the table. When the queue is full, the oldest is dropped."""
        self.on_news: Callable[[News], None] | None = None
        """Called with each piece of news as it arrives."""
        self._event = asyncio.Event()
        self._refused: ServerRefused | None = None
        self._last = 0

    def hear(self, message: Position | News | None) -> None:
        """Take a message of the server; None: no more will come."""
        position = message.position if isinstance(message, News) else message
        if isinstance(message, News) and message.number > self._last:
            self._last = message.number
            if self.on_news is not None:
                self.on_news(message)
            if self.news.full():
                self.news.get_nowait()
            self.news.put_nowait(message)
        if position is not None:
            self._refused = None
            # Also an older one: the server may have restored a back-up.
            self.position = position
            self._last = position.number
        self._event.set()

    def fail(self, problem: ServerRefused) -> None:
        """The server refuses to let us watch."""
        self._refused = problem
        self._event.set()

    async def known(self) -> Position:
        """The position, as soon as it is known."""
        while self.position is None:
            await self._wait()
        return self.position

    async def until(self, number: int) -> Position:
        """The position as soon as it has at least this number."""
        while self.position is None or self.position.number < number:
            await self._wait()
        return self.position

    async def choice(self) -> Position | None:
        """The next position in which this person is to move; None when the game is over."""
        while True:
            position = await self.known()
            if position.phase in ("over", "closed"):
                return None
            if position.legal:
                return position
            await self._wait()

    async def _wait(self) -> None:
        self._event.clear()
        if self.client._over is not None:
            raise self.client._over
        if self._refused is not None:
            raise self._refused
        await self._event.wait()

    async def do(self, command: Command) -> Done:
        """Carry out a command. When this returns, it is committed and the position here includes it."""
        done = await self.client.ask(Do(new_action_id(), self.id, command))
        assert isinstance(done, Done)
        if not isinstance(command, Chat | Phrase):
            # What is said changes no position.
            await self.until(done.number)
        return done

    async def play(self, action: str) -> Done:
        """Play an action on the position that is known here.

        What is played by saying nothing (``Position.lapse``) is waited for.
        """
        position = await self.known()
        if position.lapse is None or position.lapse.action != action:
            return await self.do(Play(position.at, action))
        after = position
        while after.at == position.at:
            after = await self.until(after.number + 1)
        return Done("", self.id, after.number)

    async def undo(self, turn: bool = False) -> Done:
        """Undo the last action of this person's turn, or the whole turn."""
        return await self.do(Undo((await self.known()).at, turn))

    async def hint(self) -> Advice:
        """The action that the bot for hints would play."""
        advice = await self.client.ask(AskHint(new_action_id(), self.id, (await self.known()).at))
        assert isinstance(advice, Advice)
        return advice

    async def foresee(self, action: str) -> Foresight:
        """What an action would change in the position that is known here."""
        foresight = await self.client.ask(Foresee(new_action_id(), self.id, (await self.known()).at, action))
        assert isinstance(foresight, Foresight)
        return foresight

    async def gains(self) -> Gains:
        """Where the points of each seat come from."""
        gains: Gains = await self.client.call("GET", f"/tables/{self.id}/gains", gives=Gains)
        return gains

    async def history(self, before: int | None = None, count: int = 200) -> list[News]:
        """The news before an entry, or up to now, the oldest first."""
        query = f"?count={count}" + ("" if before is None else f"&before={before}")
        found: NewsList = await self.client.call("GET", f"/tables/{self.id}/news{query}", gives=NewsList)
        return found.news


def new_action_id() -> str:
    """A new id for a command."""
    return secrets.token_urlsafe(12)
