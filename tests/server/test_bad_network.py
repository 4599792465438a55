"""Games over bad networks: whatever is lost, doubled, delayed, mixed up or cut, every action is carried out once.

REALMWRIGHT_TEST_SEEDS=500 plays more evenings than usual, REALMWRIGHT_TEST_SEED=17 only the one with this seed.
"""

import asyncio
import json
import os
import random
import sqlite3
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest

from realmwright.client import Client, ServerRefused
from realmwright.game import Event
from realmwright.protocol import Chat, OpenSeat, OwnSeat, Play, SeatWish, Settings
from realmwright.record import Record
from realmwright.server.storage.bus import Reload
from realmwright.server.storage.entries import Chatted, Entry, Played, Rematched, Undone, read_body
from realmwright.server.tables import visibility
from realmwright.server.tables.live_table import RECENT, SNAPSHOT_EVERY
from realmwright.server.tables.table import REMEMBERED_IDS, Table
from realmwright.server.web.app import Server
from tests.server.bad_network import (
    CLEAR,
    STUCK,
    NetworkFaults,
    ProtocolClient,
    TimelessLoop,
    Told,
    one_thread,
    open_server,
)
from tests.server.process import ServerProcess
from tests.server.table_driver import again

pytestmark = pytest.mark.usefixtures("plugins")

SEEDS: Final = (
    [int(os.environ["REALMWRIGHT_TEST_SEED"])]
    if "REALMWRIGHT_TEST_SEED" in os.environ
    else range(int(os.environ.get("REALMWRIGHT_TEST_SEEDS", "2")))
)
"""Each seed is an evening with so many tables:"""
TABLES: Final = 6
WEATHERS: Final = (
    NetworkFaults(lost=0.15, twice=0.2, delay=0.05, stuck=0.02),
    NetworkFaults(lost=0.05, twice=0.4, delay=0.3, cut=8.0),
    NetworkFaults(delay=0.02, stuck=0.01, cut=2.0, orderly=True),
    NetworkFaults(lost=0.3, twice=0.1, delay=0.1, stuck=0.05, cut=5.0),
    NetworkFaults(twice=1.0, delay=0.2),
)
"""Lossy, restless, cut all the time as real sockets are, dreadful, and everything twice."""
CALM: Final = STUCK + 6.0
"""Seconds after which nothing is under way any more."""
LATE: Final = 10_000.0
"""Seconds after which a game should be over."""
BOUND: Final = frozenset({"play", "undo"})
"""Commands that can be carried out on one position alone: one that failed can never be carried out later."""

Result = TypeVar("Result")


def timeless(evening: Coroutine[Any, Any, Result], seed: int) -> Result:
    """Let something happen in no time, and in the way of the seed."""
    with one_thread(random.Random(f"server {seed}")), asyncio.Runner(loop_factory=TimelessLoop) as runner:
        return runner.run(evening)


@dataclass
class Party:
    """A table, those who play there over bad links, and those whose links are good."""

    table: str
    players: list[ProtocolClient]
    steady: list[ProtocolClient] = field(default_factory=list)

    @property
    def everybody(self) -> list[ProtocolClient]:
        return self.players + self.steady


# What people do


async def play(protocol_client: ProtocolClient) -> None:
    """Play until the game is over: mostly well, sometimes twice at once, too late, out of turn, or back."""
    chance = protocol_client.chance
    await protocol_client.caught_up(1)
    while protocol_client.phase != "over":
        position = protocol_client.position
        assert position is not None
        if asked_for_takeback(position) and chance.random() < 0.5:
            asked, agree = position["takeback"]["asked"], chance.random() < 0.5
            answer = await protocol_client.do({"do": "answer-takeback", "asked": asked, "agree": agree})
            await protocol_client.caught_up(answer.get("number", 0))
        elif position.get("legal"):
            await choose(protocol_client, position)
        elif chance.random() < 0.02:
            answer = await protocol_client.do({"do": "play", "at": position["at"], "action": "keep"})
            assert answer.get("code") in ("stale", "not-yours", "not-now"), answer
        elif not await protocol_client.something():
            protocol_client.watch()
    protocol_client.faults = replace(protocol_client.faults, cut=0.0)


def asked_for_takeback(position: Told) -> bool:
    return "takeback" in position and position["eyes"] not in (
        position["takeback"]["seat"],
        *position["takeback"]["agreed"],
    )


async def choose(protocol_client: ProtocolClient, position: Told) -> None:
    chance = protocol_client.chance
    move = {"do": "play", "at": position["at"], "action": chance.choice(position["legal"])["action"]}
    roll = chance.random()
    if roll < 0.06:
        await protocol_client.do({"do": "chat", "text": f"I think about {position['number']}"})
    elif roll < 0.14:
        # Somebody who acts on an old position hears that, and how the table is now.
        answer = await protocol_client.do({**move, "at": chance.randrange(position["at"])})
        assert refused(answer), answer
    elif roll < 0.22:
        # Somebody who clicks twice plays once, if at all.
        both = await asyncio.gather(protocol_client.do(move), protocol_client.do(move))
        assert any(refused(answer) for answer in both), both
        await acted(protocol_client, *both)
    elif roll < 0.26 and position.get("undo"):
        await acted(protocol_client, await protocol_client.do({"do": "undo", "at": position["at"]}))
    elif roll < 0.28:
        await protocol_client.do({"do": "ask-takeback", "at": position["at"]})
    elif roll < 0.285 and len(position["seats"]) == 2:
        await protocol_client.do({"do": "resign"})
    else:
        await acted(protocol_client, await protocol_client.do(move))


async def acted(protocol_client: ProtocolClient, *answers: Told) -> None:
    """An action was carried out, unless others have taken something back or given up in the meantime."""
    for answer in answers:
        assert answer["type"] == "done" or refused(answer), answer
        if answer["type"] == "done":
            await protocol_client.caught_up(answer["number"])


def refused(answer: Told) -> bool:
    """Whether somebody was told, properly, that they are late."""
    return answer.get("code") == "not-now" or (answer.get("code") == "stale" and "position" in answer)


async def sit_down(protocol_client: ProtocolClient, table: str) -> None:
    protocol_client.arrive(table)
    if protocol_client.table:
        answer = await protocol_client.do({"do": "join"})
        assert answer["type"] == "done", answer


async def open_party(server: Server, number: int, seed: int) -> Party:
    """A table with people in different weather; a spectator and a second screen of the host have good links."""
    chance = random.Random(f"table {number} of {seed}")
    game = "kingdom-builder" if number == 0 and seed < 3 else "tiny"
    size = 2 if game == "kingdom-builder" else chance.choice((2, 2, 3))
    players = []
    for name in "ABC"[:size]:
        person, token = await server.people.guest(f"{name}{number}", "blue", "")
        players.append(ProtocolClient(server, person, token, chance.choice(WEATHERS), random.Random(chance.random())))
    host = players[0].person
    seats: list[SeatWish] = [OwnSeat(), *[OpenSeat()] * (size - 1)]
    actor = (await visitor(server, players[0])).actor
    room = await server.tables.create(actor, Settings(game, seats=seats))
    watcher, token = await server.people.guest(f"W{number}", "blue", "")
    steady = [
        ProtocolClient(server, watcher, token, CLEAR, chance),
        ProtocolClient(server, host, players[0].token, CLEAR, chance),
    ]
    return Party(room.id, players, steady)


async def visitor(server: Server, protocol_client: ProtocolClient) -> Any:
    found = await server.people.visitor(protocol_client.token)
    assert found is not None
    return found


async def play_out(server: Server, party: Party, reloads: random.Random | None = None) -> None:
    for protocol_client in [*party.steady, party.players[0]]:
        protocol_client.arrive(party.table)
    await asyncio.gather(*(sit_down(protocol_client, party.table) for protocol_client in party.players[1:]))
    forgetting = asyncio.create_task(forget(server, party.table, reloads)) if reloads else None
    async with asyncio.timeout(LATE):
        await asyncio.gather(*(play(protocol_client) for protocol_client in party.players))
    if forgetting is not None:
        forgetting.cancel()
    # What is still under way arrives; it changes nothing any more.
    await asyncio.sleep(CALM)


async def forget(server: Server, table: str, chance: random.Random) -> None:
    """Now and then everything that is known of the table by heart has to be found in the log again."""
    while True:
        await asyncio.sleep(chance.expovariate(0.5))
        server.tables.hear(Reload(table))


async def evening(place: Path, seed: int, tables: int, reloads: bool = False) -> Counter[str]:
    """Many games at once over bad links; everything is checked when they are over. Returns what happened how often."""
    happened: Counter[str] = Counter()
    async with open_server(place) as server:
        parties = [await open_party(server, number, seed) for number in range(tables)]
        chances = [random.Random(f"reload {number} of {seed}") if reloads else None for number in range(tables)]
        await asyncio.gather(*(play_out(server, party, chance) for party, chance in zip(parties, chances, strict=True)))
        for party in parties:
            happened += await check(server, party)
            for protocol_client in party.everybody:
                await protocol_client.leave()
    return happened


# What must hold


async def check(server: Server, party: Party) -> Counter[str]:
    """Everything that must hold when a game is over."""
    log = await server.storage.entries(party.table)
    happened = Counter(type(entry.body).__name__ for entry in log)
    check_log(log)
    for player in party.players:
        happened += check_answers(player, log)
    table = fold(log)
    await check_table(server, party, table, log)
    for protocol_client in party.everybody:
        happened["connections"] += protocol_client.connections
        assert protocol_client.strays == []
        check_hearing(protocol_client, log)
    for protocol_client in party.steady:
        # then who stayed has heard of everything once and in order
        assert protocol_client.connections == 1
        assert protocol_client.order == list(range(protocol_client.order[0], len(log) + 1))
    stayed = {protocol_client.person.id: protocol_client for protocol_client in party.steady}
    for protocol_client in party.players:
        # then who comes back sees what they would have seen had they stayed
        await protocol_client.reconnect(CLEAR)
        assert protocol_client.position == seen(table, protocol_client.person.id)
        if protocol_client.person.id in stayed:
            assert last_position(stayed[protocol_client.person.id]) == protocol_client.position
    assert last_position(party.steady[0]) == seen(table, party.steady[0].person.id)
    return happened


def check_log(log: list[Entry]) -> None:
    # then the log has every number once, and every command at most once
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    commands = [(entry.person, entry.action_id) for entry in log if entry.action_id is not None]
    assert len(set(commands)) == len(commands)


def check_answers(protocol_client: ProtocolClient, log: list[Entry]) -> Counter[str]:
    """Every command was answered, with what the log says."""
    happened: Counter[str] = Counter()
    written = {entry.action_id: entry for entry in log if entry.person == protocol_client.person.id and entry.action_id}
    assert set(written) <= set(protocol_client.sent)
    assert set(protocol_client.answers) == set(protocol_client.sent)
    for ident, command in protocol_client.sent.items():
        answers = protocol_client.answers[ident]
        assert answers, f"{command} was never answered"
        done = [answer["number"] for answer in answers if answer["type"] == "done"]
        codes = [answer["code"] for answer in answers if answer["type"] == "failed"]
        happened.update(codes)
        happened["answered again"] += len(answers) - 1
        if done:
            # then what is said to be written down is written down, as this number
            assert set(done) == {written[ident].number}
            check_entry(written[ident], command)
        if codes and command["do"] in BOUND:
            # then what is said to have failed has not happened, whatever arrived later
            assert ident not in written, (command, answers)
        stale = [answer for answer in answers if answer.get("code") == "stale"]
        # then whoever is late hears how the table is now
        assert all(answer["position"]["at"] != command.get("at") for answer in stale)
        assert not {"internal", "bad-message", "unavailable", "busy"} & set(codes), (command, answers)
    return happened


def check_entry(entry: Entry, command: Told) -> None:
    match entry.body:
        case Played(_, action):
            assert (command["do"], command["action"]) == ("play", action)
        case Undone():
            assert command["do"] in ("undo", "ask-takeback")
        case Chatted(_, text):
            assert (command["do"], command["text"]) == ("chat", text)


async def check_table(server: Server, party: Party, table: Table, log: list[Entry]) -> None:
    # then the table in memory is what its log adds up to
    live = await server.tables.get(party.table).look(party.players[0].person.id)
    assert live.snapshot() == table.snapshot()
    assert table.data.phase == "over"
    # then the record, as anybody may have it, tells the same game and is sound
    record = Record.from_json(table.record().to_json(reveal=True))
    assert len(record.verify()) == 3
    assert table.state is not None
    assert record.replay().dump() == table.state.dump()
    assert record.actions == [step.action for step in table.data.steps]


def check_hearing(protocol_client: ProtocolClient, log: list[Entry]) -> None:
    """Every position and every piece of news that somebody heard is what the log says of that number."""
    person = protocol_client.person.id
    positions: dict[int, list[Told]] = {}
    for position in protocol_client.positions:
        positions.setdefault(position["number"], []).append(position)
    table = Table.open(again(log[0]))
    own = fold(log).seats_of(person)
    for entry in log:
        events: list[Event] = table.apply(again(entry)) if entry.number > 1 else []
        heard = positions.pop(entry.number, [])
        if heard:
            expected = seen(table, person)
            assert all(position == expected for position in heard)
        news = protocol_client.news.get(entry.number, [])
        if news:
            told = wire(visibility.news(entry, events, own))
            assert all({**item, "position": None} == {**told, "position": None} for item in news)
    assert not positions
    assert max(protocol_client.news, default=0) <= len(log)


def fold(log: list[Entry]) -> Table:
    """The table that these entries add up to; it shares nothing with them."""
    table = Table.open(again(log[0]))
    for entry in log[1:]:
        table.apply(again(entry))
    return table


def seen(table: Table, person: str) -> Told:
    """The table as somebody sees it, in the form of a message."""
    return wire(visibility.position(table, person, 0.0))


def last_position(protocol_client: ProtocolClient) -> Told:
    """The last position that was heard; chat changes nothing but the number."""
    assert protocol_client.position is not None
    return {**protocol_client.position, "number": protocol_client.number}


def wire(message: Any) -> Told:
    return dict(json.loads(visibility.encode(message)))


# The evenings


@pytest.mark.parametrize("seed", SEEDS)
def test_everything_happens_once_over_a_bad_network(seed: int, tmp_path: Path) -> None:
    happened = timeless(evening(tmp_path, seed, TABLES), seed)
    # then the network was bad enough for the test to mean something
    assert happened["connections"] > 6 * TABLES
    assert happened["answered again"] > 6 * TABLES
    assert happened["stale"] > 2 * TABLES
    assert happened["Played"] > 8 * TABLES


def test_tables_can_be_reloaded_from_the_log_at_any_time(tmp_path: Path) -> None:
    """As after a back-up was restored, or when somebody at the table has their name removed."""
    timeless(evening(tmp_path, 0, 4, reloads=True), 0)


def test_an_evening_can_be_repeated(tmp_path: Path) -> None:
    """Otherwise the seed of a failure would be worth nothing."""
    logs = []
    for place in (tmp_path / "first", tmp_path / "again"):
        timeless(evening(place, 3, 3), 3)
        with closing(sqlite3.connect(place / "realmwright.db")) as database:
            logs.append(database.execute('SELECT "table", number, person, action_id, body FROM log').fetchall())
    assert logs[0] == logs[1]
    assert len(logs[0]) > 30


# Commands that do not name a position


async def friends(server: Server, size: int = 2, **choices: Any) -> Party:
    """A table of people with good links; those of them who act say everything once."""
    protocol_clients = []
    for name in "ABC"[:size]:
        person, token = await server.people.guest(name, "blue", "")
        protocol_clients.append(ProtocolClient(server, person, token, CLEAR, random.Random(name)))
    seats: list[SeatWish] = [OwnSeat(), *[OpenSeat()] * (size - 1)]
    settings = Settings("tiny", {"rounds": ["2"], "start": 0}, seats, **choices)
    room = await server.tables.create((await visitor(server, protocol_clients[0])).actor, settings)
    protocol_clients[0].arrive(room.id)
    for protocol_client in protocol_clients[1:]:
        await sit_down(protocol_client, room.id)
    return Party(room.id, protocol_clients)


async def part(party: Party) -> None:
    for protocol_client in party.everybody:
        await protocol_client.leave()


async def say_again(protocol_client: ProtocolClient, ident: str) -> Told:
    """A copy of a command that was answered arrives late; what it is answered with."""
    count = len(protocol_client.answers[ident])
    protocol_client.say_again(ident)
    async with asyncio.timeout(60):
        while len(protocol_client.answers[ident]) == count:
            await protocol_client.something()
    return protocol_client.answers[ident][-1]


async def finished(party: Party) -> None:
    await asyncio.gather(*(play(protocol_client) for protocol_client in party.players))


def test_a_late_copy_of_a_message_is_known_even_from_before_the_snapshot(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_server(tmp_path) as server:
            # given something was said long before the snapshot that a table is made from
            party = await friends(server)
            talker = party.players[0]
            first = await talker.do({"do": "chat", "text": "Hello!"})
            for number in range(RECENT + SNAPSHOT_EVERY):
                await talker.do({"do": "chat", "text": f"Message {number}"})
            # given the table is not in memory any more: the server was started anew, say
            server.tables.hear(Reload(party.table))
            # when a copy of it arrives
            answer = await say_again(talker, first["id"])
            # then it is answered as before
            assert answer == first
            await part(party)

    timeless(story(), 0)


def test_a_late_copy_of_a_message_is_known_among_very_many(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_server(tmp_path) as server:
            party = await friends(server)
            talker = party.players[0]
            first = await talker.do({"do": "chat", "text": "Hello!"})
            for number in range(REMEMBERED_IDS):
                await talker.do({"do": "chat", "text": f"Message {number}"})
            assert await say_again(talker, first["id"]) == first
            await part(party)

    timeless(story(), 0)


def test_a_copy_of_what_was_done_does_not_fail_for_want_of_allowance(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_server(tmp_path, chats_per_minute=3) as server:
            # given somebody has said as much as one may
            party = await friends(server)
            talker = party.players[0]
            said = [await talker.do({"do": "chat", "text": f"Message {number}"}) for number in range(3)]
            assert [answer["type"] for answer in said] == ["done"] * 3
            # when a copy of what they said arrives, then they are not told that it failed
            assert await say_again(talker, said[-1]["id"]) == said[-1]
            await part(party)

    timeless(story(), 0)


def test_a_rematch_that_is_asked_for_twice_at_once_is_one_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_server(tmp_path) as server:
            # given a game is over
            party = await friends(server)
            asker = party.players[0]
            await finished(party)
            # when a request for a rematch arrives twice, over two connections, before it could be answered
            both = [ProtocolClient(server, asker.person, asker.token, CLEAR, asker.chance) for _ in range(2)]
            for protocol_client in both:
                protocol_client.mark = "again"
                protocol_client.arrive(party.table)
                await protocol_client.caught_up(1)
            answers = await asyncio.gather(*(protocol_client.do({"do": "rematch"}) for protocol_client in both))
            # then there is one new table
            assert {answer["args"]["table"] for answer in answers if answer["type"] == "done"} == {
                (await server.tables.get(party.table).look(None)).data.rematch
            }
            log = await server.storage.entries(party.table)
            assert len([entry for entry in log if isinstance(entry.body, Rematched)]) == 1
            tables = await server.people.tables_of(asker.person.id)
            looks = [await server.tables.get(table).look(None) for table in tables]
            assert sorted(table.data.phase for table in looks) == ["open", "over"]
            for protocol_client in both:
                await protocol_client.leave()
            await part(party)

    timeless(story(), 0)


def test_a_rematch_with_an_id_of_another_command_is_answered_in_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_server(tmp_path) as server:
            party = await friends(server)
            await finished(party)
            # given a client that gives everything the same id
            asker = party.players[0]
            used = next(ident for ident, answers in asker.answers.items() if answers[0]["type"] == "done")
            asker.sent[used] = {"do": "rematch"}
            # when it asks for a rematch, then that is no fault of the server's, and no table is left behind
            answer = await say_again(asker, used)
            assert answer.get("code") != "internal", answer
            assert await server.people.tables_of(asker.person.id) == [party.table]
            await part(party)

    timeless(story(), 0)


def test_a_rematch_is_acknowledged_with_the_number_of_its_entry(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_server(tmp_path) as server:
            party = await friends(server)
            await finished(party)
            asker = party.players[0]
            first = await asker.do({"do": "rematch"})
            log = await server.storage.entries(party.table)
            assert [entry.number for entry in log if entry.action_id == first["id"]] == [first["number"]]
            # when something else was written and a copy of the request arrives, then it is answered as before
            await asker.do({"do": "chat", "text": "Again!"})
            assert await say_again(asker, first["id"]) == first
            await part(party)

    timeless(story(), 0)


# The client that comes with the package, through a real network


class Proxy:
    """Between clients and a server: it passes on what it gets, late and in pieces, and hangs up when it likes."""

    def __init__(self, target: int, chance: random.Random) -> None:
        self._target = target
        self._chance = chance
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.bad = True
        self.connections = 0

    async def __aenter__(self) -> str:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self.connections += 1
        beyond, onwards = await asyncio.open_connection("127.0.0.1", self._target)
        # So many pieces pass until it hangs up, in the middle of a message as likely as not.
        left = iter(range(self._chance.randrange(8, 40)))
        ways = [
            asyncio.create_task(self._pass_on(source, target, left))
            for source, target in ((reader, onwards), (beyond, writer))
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            for end in (writer, onwards):
                end.transport.abort()

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, left: Iterator[int]) -> None:
        while data := await source.read(self._chance.choice((7, 400, 65536))):
            if self.bad:
                if next(left, None) is None:
                    return
                await asyncio.sleep(self._chance.expovariate(500))
            target.write(data)
            await target.drain()


def test_the_client_plays_through_a_network_that_hangs_up(serve: Callable[..., ServerProcess]) -> None:
    server = serve()
    asyncio.run(through_a_proxy(server))


async def through_a_proxy(server: ServerProcess) -> None:
    chance = random.Random(4)
    acts: list[tuple[str, int]] = []
    proxy = Proxy(server.port, chance)
    async with proxy as url, asyncio.timeout(90):
        # given people who came in and sat down, and whose connections then become bad
        hosts = [await Client.guest(server.url, name) for name in ("Ann", "Bo")]
        seats: list[SeatWish] = [OwnSeat(), OpenSeat()]
        tables = []
        for _ in range(4):
            table = await hosts[0].create(Settings("tiny", seats=seats))
            await hosts[1].join(table.id)
            tables.append(table.id)
        tokens = [host.token for host in hosts]
        for host in hosts:
            await host.close()
        players = [Client(url, token) for token in tokens]

        async def play_on(client: Client, ident: str) -> None:
            table = await client.watch(ident)
            while (position := await table.choice()) is not None:
                action = chance.choice(position.legal).action
                done = await table.do(Play(position.at, action))
                acts.append((ident, done.number))
                if chance.random() < 0.1:
                    done = await table.do(Chat("Well played."))
                    acts.append((ident, done.number))
            # then whoever acts on an old position is told so, over whichever connection
            with pytest.raises(ServerRefused):
                await table.do(Play(0, "keep"))

        # when they play
        await asyncio.gather(*(play_on(client, ident) for client in players for ident in tables))
        proxy.bad = False
        found = {ident: [(await client.watch(ident)).position for client in players] for ident in tables}
        records = [await client.record(ident) for client in players[:1] for ident in tables]
        fresh = [Client(server.url, token) for token in tokens]
        known = {ident: [await (await client.watch(ident)).known() for client in fresh] for ident in tables}
        for client in players + fresh:
            await client.close()
    # then connections were lost, and still every action is written once, as it was acknowledged
    assert proxy.connections > 8
    with closing(sqlite3.connect(server.place / "realmwright.db")) as database:
        rows = database.execute('SELECT "table", number, body FROM log ORDER BY "table", number').fetchall()
    for ident in tables:
        log = [(number, read_body(body)) for table, number, body in rows if table == ident]
        assert [number for number, _ in log] == list(range(1, len(log) + 1))
        made = [number for number, body in log if isinstance(body, Played | Chatted)]
        assert sorted(number for table, number in acts if table == ident) == made
    assert all(len(Record.from_json(record).verify()) == 3 for record in records)
    # then they see what somebody sees who has just come
    for ident in tables:
        for mine, theirs in zip(found[ident], known[ident], strict=True):
            assert mine is not None
            assert (mine.view, mine.outcome, mine.phase) == (theirs.view, theirs.outcome, theirs.phase)
