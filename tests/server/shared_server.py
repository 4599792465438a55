"""Real servers on both databases that many tests share, and clients for them."""

import asyncio
import functools
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from types import TracebackType
from typing import Any, Final, ParamSpec, Self, TypeVar

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from realmwright.client import API
from realmwright.protocol import (
    BotSeat,
    Command,
    Do,
    Done,
    Entrance,
    Failed,
    GuestSeat,
    Hello,
    Join,
    Message,
    NewGuest,
    OpenSeat,
    Order,
    OwnSeat,
    Person,
    Ping,
    Play,
    Pong,
    Position,
    Problem,
    Request,
    SeatWish,
    Settings,
    TableList,
    Watch,
)
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess, pauses

PATIENCE: Final = 40.0
"""Seconds after which a scene is given up; none needs a quarter of them."""
DELAY: Final = 1.0
"""Seconds by which delayed spectators see a game later."""

ME: Final = OwnSeat()
OPEN: Final = OpenSeat()
BOT: Final = BotSeat("random")
GUS: Final = GuestSeat("Gus")

Given = ParamSpec("Given")
Kind = TypeVar("Kind", bound=Message)
_messages: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)


@pytest.fixture(scope="package")
def shared_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that many tests share, once on each database; delayed spectators wait for a second.

    Modules whose subject is in memory, such as what is played, undone, foreseen and shown to whom, need no more than
    one: they name it in ``DATABASES``. Lists, people, moderation and history are asked of both, and what goes between
    processes on PostgreSQL is tested with several of them.
    """
    database = ""
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.url("shared")
    place = tmp_path_factory.mktemp("shared")
    running = ServerProcess(
        place, database, spectator_delay=DELAY, adviser="greedy", spare_bot="random", hurry=False
    ).start()
    yield running
    running.finish()


def async_test(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
    """A test that is played in a loop of its own, and that ends in any case.

    Clients do not wait long before they connect anew.
    """

    @functools.wraps(test)
    def played(*args: Given.args, **kwargs: Given.kwargs) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(PATIENCE):
                await test(*args, **kwargs)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("realmwright.client.RETRY_SECONDS", (0.05, 0.2))
            asyncio.run(bounded())

    return played


async def soon(look: Callable[[], Awaitable[Any]]) -> Any:
    """The first answer that is a true one."""
    waiting = pauses()
    while not (found := await look()):
        await asyncio.sleep(next(waiting))
    return found


class SocketClient:
    """One open socket, and everything that was heard on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.raw: list[str] = []

    async def next(self) -> Message:
        """The next message."""
        text = await self.socket.recv()
        assert isinstance(text, str), "all messages are text"
        self.raw.append(text)
        self.heard.append(_messages.decode(text))
        return self.heard[-1]

    async def hear(self, what: type[Kind], /, **wanted: object) -> Kind:
        """The next message of a kind with these values; what comes before it is kept, too."""
        while True:
            message = await self.next()
            if isinstance(message, what) and all(getattr(message, name) == value for name, value in wanted.items()):
                return message

    async def send(self, request: Request) -> None:
        await self.socket.send(msgspec.json.encode(request).decode())

    async def do(self, table: str, command: Command, ident: str | None = None) -> Done | Failed:
        """Give a command, and hear what became of it."""
        ident = ident or secrets.token_urlsafe(12)
        await self.send(Do(ident, table, command))
        while True:
            message = await self.next()
            if isinstance(message, Done | Failed) and message.id == ident:
                return message

    async def done(self, table: str, command: Command, ident: str | None = None) -> int:
        """Give a command that is carried out; returns its number."""
        answer = await self.do(table, command, ident)
        assert isinstance(answer, Done), answer
        return answer.number

    async def refusal(self, table: str, command: Command) -> Failed:
        """Give a command that is refused, with words for people."""
        answer = await self.do(table, command)
        assert isinstance(answer, Failed), answer
        assert answer.message
        assert answer.table == table
        return answer

    async def watch(self, table: str, after: int | None = None) -> Position:
        """Watch a table; returns the position as it is told."""
        await self.send(Watch(table, after))
        return await self.hear(Position, table=table)

    async def settled(self) -> list[Message]:
        """What has come by the time that the server answers the next question."""
        before = len(self.heard)
        ident = secrets.token_urlsafe(12)
        await self.send(Ping(ident))
        await self.hear(Pong, id=ident)
        return self.heard[before:-1]

    def __aiter__(self) -> AsyncIterator[Message]:
        return self

    async def __anext__(self) -> Message:
        return await self.next()


class Refusal(Exception):
    """The server said no over HTTP."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.message)
        self.status = status
        self.code = problem.code
        self.position = problem.position


class Guest:
    """Somebody who has come in, or who has not: then there is no token."""

    def __init__(self, clients: "Clients", token: str, person: Person) -> None:
        self.clients = clients
        self.token = token
        self.person = person

    @property
    def name(self) -> str:
        return self.person.name

    async def fetch(self, method: str, path: str, body: object = None) -> httpx.Response:
        """What the server answers."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        content = None if body is None else msgspec.json.encode(body)
        # Nobody has the cookies of whoever came in before.
        self.clients.http.cookies.clear()
        return await self.clients.http.request(method, API + path, content=content, headers=headers)

    async def call(self, method: str, path: str, body: object = None, gives: Any = None) -> Any:
        """What the server gives; raises Refusal if it gives nothing."""
        answer = await self.fetch(method, path, body)
        if not answer.is_success:
            raise Refusal(answer.status_code, msgspec.json.decode(answer.content, type=Problem))
        return msgspec.json.decode(answer.content, type=gives) if gives is not None else None

    async def refusal(self, method: str, path: str, body: object = None) -> Refusal:
        """Why something cannot be had."""
        with pytest.raises(Refusal) as caught:
            await self.call(method, path, body)
        message = str(caught.value)
        assert message
        assert "\n" not in message, "one line"
        return caught.value

    async def me(self) -> Person:
        person: Person = await self.call("GET", "/me", gives=Person)
        return person

    async def tables(self, query: str = "") -> TableList:
        """The tables where this person sits."""
        tables: TableList = await self.call("GET", f"/me/tables{query}", gives=TableList)
        return tables

    async def line(self) -> SocketClient:
        """A new socket, after the greeting."""
        line = await self.clients.dial(self.token)
        hello = await line.next()
        assert isinstance(hello, Hello)
        assert (hello.protocol, hello.person) == (1, self.person.id)
        return line

    async def create(self, settings: Settings) -> Position:
        """Open a table."""
        position: Position = await self.call("POST", "/tables", settings, Position)
        return position

    async def order(self, table: str, command: Command, ident: str | None = None) -> Done:
        """Give a command over HTTP."""
        body = Order(ident or secrets.token_urlsafe(12), command)
        done: Done = await self.call("POST", f"/tables/{table}/orders", body, Done)
        return done

    async def refused(self, table: str, command: Command) -> str:
        """The code with which a command over HTTP is refused."""
        body = Order(secrets.token_urlsafe(12), command)
        return (await self.refusal("POST", f"/tables/{table}/orders", body)).code

    async def sees(self, table: str) -> Position:
        """The table as this person sees it now."""
        position: Position = await self.call("GET", f"/tables/{table}", gives=Position)
        return position

    async def choice(self, table: str) -> Position:
        """The position as soon as this person has to choose."""

        async def look() -> Position | None:
            position = await self.sees(table)
            return position if position.legal else None

        found: Position = await soon(look)
        return found

    async def plays(self, table: str, *wanted: str) -> Position:
        """Play these actions, or the first legal one, when there is a choice; returns the position afterwards."""
        for action in wanted or ("",):
            position = await self.choice(table)
            legal = [sign.action for sign in position.legal]
            found = next((sign for sign in legal if sign.startswith(action)), None)
            assert found is not None, f"{action!r} is none of {legal}"
            await self.order(table, Play(position.at, found))
        return await self.sees(table)


class Clients:
    """Everybody who takes part in a scene; when it ends they all go."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self._stack = AsyncExitStack()
        # One for all: to prepare for certificates, which no test needs, takes longer than most scenes.
        self.http = httpx.AsyncClient(base_url=server.url, verify=False, timeout=30)

    async def __aenter__(self) -> Self:
        await self._stack.enter_async_context(self.http)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stack.aclose()

    @property
    def nobody(self) -> Guest:
        """A caller without a session."""
        return Guest(self, "", Person("", "", "", "en", None, None, False, None, None, False))

    async def guest(self, name: str, colour: Any = "blue") -> Guest:
        """Somebody new."""
        return self.known(await self.nobody.call("POST", "/guests", NewGuest(name, colour), Entrance))

    async def guests(self, *names: str) -> list[Guest]:
        return [await self.guest(name) for name in names]

    def known(self, entrance: Entrance) -> Guest:
        """Somebody who has just come in."""
        return Guest(self, entrance.token, entrance.person)

    async def dial(self, token: str) -> SocketClient:
        """A socket, as a program opens it."""
        socket = connect(
            self.server.url.replace("http", "ws", 1) + API + "/socket",
            additional_headers={"Authorization": f"Bearer {token}"},
            compression=None,
            max_size=None,
            close_timeout=2,
        )
        return SocketClient(await self._stack.enter_async_context(socket))


def tiny(*seats: SeatWish, **choices: Any) -> Settings:
    """A short game with hidden cards; seat 0 begins."""
    return Settings(**{"game": "tiny", "options": {"start": 0, "rounds": ["2"]}, "seats": list(seats), **choices})


def builder(*seats: SeatWish, **choices: Any) -> Settings:
    """The recommended first game of Kingdom Builder; seat 0 begins."""
    asked = {"game": "kingdom-builder", "options": {"first_game": True, "start": 0}, "seats": list(seats)}
    return Settings(**{**asked, **choices})


async def gather(settings: Settings, *people: Guest) -> str:
    """The first of these opens a table, the others join in their order, and the game begins."""
    host, *others = people
    table = (await host.create(settings)).table
    for other in others:
        await other.order(table, Join())

    async def begun() -> bool:
        return (await host.sees(table)).phase == "playing"

    await soon(begun)
    return table


async def play_out(table: str, *people: Guest) -> Position:
    """These people play whatever is legal until the game is over."""
    while True:
        for person in people:
            position = await person.sees(table)
            if position.phase == "over":
                return position
            if position.legal:
                await person.order(table, Play(position.at, position.legal[-1].action))
