"""Clients of real servers that play random legal actions and note what the server acknowledged; and the log in the
database, to be compared with their notes."""

import asyncio
import random
import sqlite3
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from importlib import import_module
from typing import Any, Final, TypeVar

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from realmwright.client import API, Client, RemoteTable, ServerRefused, new_action_id
from realmwright.protocol import (
    Command,
    Do,
    Done,
    Join,
    Message,
    OpenSeat,
    Order,
    OwnSeat,
    Play,
    Position,
    Request,
    SeatWish,
    Settings,
)
from realmwright.server.storage.entries import Entry, read_body
from realmwright.server.tables.table import Table
from tests.server.process import ServerProcess

PATIENCE: Final = 60.0
"""How many seconds anything may take: machines are slow at times, but nothing may last for ever."""
SHORTLY: Final = 15.0
"""How many seconds something may take that ought to happen at once."""

Result = TypeVar("Result")
_messages: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)


def play(scene: Coroutine[Any, Any, Result], patience: float = PATIENCE) -> Result:
    """Let a scene happen, as long as patience lasts. Clients do not wait long before they connect anew."""

    async def limited() -> Result:
        async with asyncio.timeout(patience):
            return await scene

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("realmwright.client.RETRY_SECONDS", (0.05, 0.2))
        return asyncio.run(limited())


async def until(happened: Callable[[], bool], patience: float = SHORTLY) -> None:
    """Wait until something has happened."""
    async with asyncio.timeout(patience):
        while not happened():
            await asyncio.sleep(0.02)


async def insist(call: Callable[[], Awaitable[Result]]) -> Result:
    """Ask again and again while the server is away."""
    while True:
        try:
            return await call()
        except httpx.TransportError:
            pass
        except ServerRefused as problem:
            if problem.code != "unavailable":
                raise
        await asyncio.sleep(0.1)


# People


class Journal:
    """What was sent, and what of it was acknowledged."""

    def __init__(self) -> None:
        self.meant: dict[tuple[str, str], Command] = {}
        self.kept: dict[tuple[str, str], int] = {}

    @property
    def open(self) -> int:
        """How many commands are still without an answer, or were refused."""
        return len(self.meant) - len(self.kept)


class Player:
    """Somebody who plays whatever is legal."""

    def __init__(self, client: Client, journal: Journal, seed: int) -> None:
        self.client = client
        self.journal = journal
        self.random = random.Random(seed)
        self.orders: list[Do] = []
        """Whatever was acknowledged."""

    async def create(self, settings: Settings) -> RemoteTable:
        """Open a table; if the server was away it may have been opened twice, which harms nobody."""
        return await insist(lambda: self.client.create(settings))

    async def join(self, table: str, seat: int | None = None) -> RemoteTable:
        """Sit down, by one order over HTTP that is sent until it is answered."""
        order = Order(new_action_id(), Join(seat))
        self.journal.meant[table, order.id] = order.command
        done: Done = await insist(lambda: self.client.call("POST", f"/tables/{table}/orders", order, Done))
        self._note(Do(order.id, table, order.command), done)
        return await self.client.watch(table)

    async def do(self, table: RemoteTable, command: Command, action_id: str | None = None) -> Done:
        """Give a command over the socket, and write down what comes of it."""
        order = Do(action_id or new_action_id(), table.id, command)
        self.journal.meant[table.id, order.id] = command
        done = await self.client.ask(order)
        assert isinstance(done, Done)
        self._note(order, done)
        return done

    def _note(self, order: Do, done: Done) -> None:
        assert (done.id, done.table) == (order.id, order.table)
        self.orders.append(order)
        self.journal.kept[order.table, order.id] = done.number

    async def play(self, table: RemoteTable) -> Done | None:
        """Play one action when there is a choice; None if the game is over instead."""
        position = await table.choice()
        if position is None:
            return None
        done = await self.do(table, Play(position.at, self.random.choice(position.legal).action))
        await table.until(done.number)
        return done

    async def play_out(self, table: RemoteTable) -> None:
        """Play until the game is over."""
        while await self.play(table):
            pass


@asynccontextmanager
async def company(journal: Journal, *urls: str) -> AsyncIterator[list[Player]]:
    """People who have come in, each at a server."""
    async with AsyncExitStack() as stack:
        players = []
        for seed, url in enumerate(urls):
            client = await stack.enter_async_context(await Client.guest(url, f"Player {seed}"))
            players.append(Player(client, journal, seed))
        yield players


def tiny(*seats: SeatWish, **choices: Any) -> Settings:
    """A table for a short game of cards; unless told otherwise it is for two people, and the host begins."""
    asked = {"seats": list(seats) or [OwnSeat(), OpenSeat()], "options": {"start": 0}, **choices}
    return Settings("tiny", **asked)


async def sit_down(settings: Settings, *players: Player) -> list[RemoteTable]:
    """A table at which these people sit, as each of them sees it, with the game begun."""
    tables = [await players[0].create(settings)]
    for player in players[1:]:
        tables.append(await player.join(tables[0].id))
    for table in tables:
        while (await table.known()).phase == "open":
            await table.until(table.position.number + 1 if table.position else 1)
    return tables


def seen(position: Position | None) -> Any:
    """What somebody sees of a table, but for the seconds on clocks."""
    assert position is not None
    sight = msgspec.to_builtins(position)
    sight.pop("turn_time", None)
    for seat in sight["seats"]:
        seat.pop("time", None)
    return sight


class RawSocket:
    """A socket with nothing in between: every message as it comes."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []

    async def send(self, *requests: Request) -> None:
        for request in requests:
            await self.socket.send(msgspec.json.encode(request).decode())

    async def hear(self) -> Message:
        self.heard.append(_messages.decode(await self.socket.recv()))
        return self.heard[-1]

    async def hear_until(self, wanted: Callable[[Message], bool], patience: float = SHORTLY) -> list[Message]:
        """All messages up to the first new one that is wanted."""
        async with asyncio.timeout(patience):
            while not wanted(await self.hear()):
                pass
        return self.heard

    async def hear_for(self, seconds: float) -> list[Message]:
        """All messages, with those that come within some seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    await self.hear()
        return self.heard

    async def closed(self, patience: float = SHORTLY) -> int | None:
        """The code with which the server closes the connection."""
        with suppress(ConnectionClosed):
            async with asyncio.timeout(patience):
                while True:
                    await self.socket.recv()
        return self.socket.close_code


@asynccontextmanager
async def raw_socket(url: str, token: str) -> AsyncIterator[RawSocket]:
    """A socket of somebody."""
    address = url.replace("http", "ws", 1) + API + "/socket"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=4_000_000) as socket:
        yield RawSocket(socket)


# The truth


async def ask(server: ServerProcess, statement: str) -> list[tuple[Any, ...]]:
    """What the database itself answers, whether a server runs or not."""
    if not server.database:
        with sqlite3.connect(server.place / "realmwright.db", timeout=10) as connection:
            rows = connection.execute(statement).fetchall()
        connection.close()
        return rows
    connection = await import_module("asyncpg").connect(server.database.replace("+asyncpg", ""))
    try:
        return [tuple(row) for row in await connection.fetch(statement)]
    finally:
        await connection.close()


async def log_of(server: ServerProcess, table: str | None = None) -> list[Entry]:
    """The entries of a table, or of all tables, as they are written down."""
    where = f"""WHERE "table" = '{table}'""" if table else ""
    asked = f'SELECT "table", number, time, body, person, action_id FROM log {where} ORDER BY "table", number'
    return [
        Entry(ident, n, time, read_body(body), who, key) for ident, n, time, body, who, key in await ask(server, asked)
    ]


def fold(entries: Iterable[Entry]) -> dict[str, Table]:
    """The tables that entries add up to; nothing may be missing, and every record must replay."""
    logs: dict[str, list[Entry]] = defaultdict(list)
    for entry in entries:
        logs[entry.table].append(entry)
    tables = {}
    for ident, log in logs.items():
        numbers, times = [entry.number for entry in log], [entry.time for entry in log]
        assert numbers == list(range(1, len(log) + 1)), f"a log with holes: {numbers}"
        assert times == sorted(times), f"a log in which time goes back: {times}"
        table = tables[ident] = Table.open(log[0])
        for entry in log[1:]:
            table.apply(entry)
        if table.state is not None:
            record = table.record()
            record.verify()
            assert record.replay().dump() == table.state.dump()
    return tables


async def audit(server: ServerProcess, journal: Journal) -> dict[str, Table]:
    """Compare the log with what was acknowledged; returns the tables as they are written down.

    Every acknowledged command is there once, under its number; every other one is there once or not at all.
    """
    ours = {table for table, _ in journal.meant}
    entries = [entry for entry in await log_of(server) if entry.table in ours]
    tables = fold(entries)
    times = Counter((entry.table, entry.action_id) for entry in entries if entry.action_id is not None)
    places = {(entry.table, entry.action_id): entry.number for entry in entries}
    lost = {key: (number, places.get(key)) for key, number in journal.kept.items() if places.get(key) != number}
    assert not lost, f"acknowledged under a number, and written down under another or not at all: {lost}"
    assert set(times.values()) <= {1}, f"carried out more than once: {times.most_common(5)}"
    assert set(times) <= set(journal.meant), "something was written down that nobody sent"
    for ident, number, body in await ask(server, 'SELECT "table", number, body FROM snapshots'):
        if ident not in ours:
            continue
        folded = fold(entry for entry in entries if entry.table == ident and entry.number <= number)
        assert Table.restore(body).snapshot() == folded[ident].snapshot(), f"a wrong snapshot at {number}"
    return tables
