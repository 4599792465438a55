"""A server that is stopped and started again: nothing is lost, nobody is charged for it, and everybody goes on."""

import asyncio
import random
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass

import psutil
import pytest

from realmwright.client import RemoteTable, ServerRefused
from realmwright.protocol import BotSeat, Chat, Clock, Do, OpenSeat, OwnSeat, Play, Position, Settings, Watch
from realmwright.server.storage.entries import Resumed
from realmwright.server.storage.server_clock import OUTAGE_SECONDS
from tests.server.process import ServerProcess
from tests.server.random_players import (
    SHORTLY,
    Journal,
    audit,
    company,
    log_of,
    play,
    raw_socket,
    seen,
    sit_down,
    tiny,
    until,
)

ME, OPEN = OwnSeat(), OpenSeat()
pytestmark = pytest.mark.usefixtures("plugins")


# An orderly stop


def test_a_stop_under_live_games(serve: Callable[..., ServerProcess]) -> None:
    server = serve(bot_limit=1, spectator_delay=1)
    journal = Journal()

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            ann, ben, fan = await stack.enter_async_context(company(journal, *[server.url] * 3))
            line = await stack.enter_async_context(raw_socket(server.url, fan.client.token))
            # given tables that rest, in the midst of a game, before and behind an undoable action
            quiet: list[RemoteTable] = []
            for settings in (
                tiny(),
                tiny(spectators="delayed"),
                Settings("kingdom-builder", seats=[ME, OPEN], options={"start": 0}),
                Settings("kingdom-builder", seats=[ME, OPEN], options={"start": 0}, spectators="delayed"),
            ):
                tables = await sit_down(settings, ann, ben)
                await ann.play(tables[0])
                await tables[1].until((await tables[0].known()).number)
                quiet += [*tables, await fan.client.watch(tables[0].id)]
            quiet.append(await ann.create(tiny(ME, OPEN, OPEN, title="Still open")))
            for table in quiet:
                last = (await log_of(server, table.id))[-1].number
                async with asyncio.timeout(SHORTLY):
                    await table.until(last)
            # and one where a bot will think for ever
            asleep = await ann.create(tiny(ME, BotSeat("sleeper")))
            while (await asleep.known()).turn == 0:
                await ann.play(asleep)
            # and some where everybody is busy
            busy = [await sit_down(tiny(ME, OPEN, BotSeat("random")), ann, ben) for _ in "12"]
            games = [
                asyncio.create_task(player.play_out(table))
                for tables in busy
                for player, table in zip((ann, ben), tables, strict=True)
            ]
            await asyncio.sleep(0.1)
            before = [(table.position, seen(table.position)) for table in quiet]
            processes = psutil.Process(server.pid).children(recursive=True)
            assert processes
            # when the server is told to stop
            code = await asyncio.to_thread(server.stop)
            # then it closes everything, and in the end dies of the signal: so whoever started it knows why
            assert code == -signal.SIGTERM
            assert [entry["message"] for entry in server.lines() if entry["from"] == "realmwright"] == [
                "open",
                "closed",
            ]
            assert await line.closed() == 1012
            assert psutil.wait_procs(processes, timeout=20)[1] == []
            assert "Traceback" not in server.log()
            # and when it is started again, everybody sees what they saw
            await asyncio.to_thread(server.start)
            for table, (position, sight) in zip(quiet, before, strict=True):
                await told_anew(table, position)
                assert seen(table.position) == sight
            # and the games go on to their end, also where the bot was about to move
            async with asyncio.timeout(4 * SHORTLY):
                await asyncio.gather(*games)
                assert await asleep.choice() is not None

    play(scene(), 120)
    tables = asyncio.run(audit(server, journal))
    assert journal.open == 0
    assert [table.data.phase for table in tables.values()].count("over") == 2


# Reconnecting


@dataclass
class Eyes:
    """Somebody at a table, who stays or comes and goes."""

    token: str
    stays: RemoteTable

    async def return_to(self, server: ServerProcess, after: int | None) -> Position:
        """The table as they see it on a new connection."""
        async with raw_socket(server.url, self.token) as line:
            await line.send(Watch(self.stays.id, after))
            heard = await line.hear_until(lambda message: isinstance(message, Position))
            assert isinstance(heard[-1], Position)
            return heard[-1]


@pytest.mark.parametrize("spectators", ["open", "delayed"])
def test_who_comes_back_sees_what_those_see_who_stayed(server: ServerProcess, spectators: str) -> None:
    """At every step of a game, from nothing or from anywhere in it. What is delayed stays where the game began."""
    chance = random.Random(4)

    async def scene() -> None:
        journal = Journal()
        async with company(journal, *[server.url] * 3) as (ann, ben, fan):
            tables = await sit_down(tiny(ME, BotSeat("greedy"), OPEN, spectators=spectators), ann, ben)
            watched = await fan.client.watch(tables[0].id)
            pairs = [(ann, tables[0]), (ben, tables[1])]
            everybody = [Eyes(who.client.token, view) for who, view in [*pairs, (fan, watched)]]
            over = False
            while not over:
                for player, table in pairs:
                    if (await table.known()).legal:
                        await player.play(table)
                # given that all have heard the same
                last = await settled(server, tables)
                over = (await tables[0].until(last)).phase == "over"
                if spectators == "open":
                    await watched.until(last)
                # when somebody comes back, then they see what they would have seen
                for eyes in everybody:
                    after = chance.choice([None, 0, chance.randint(1, last), last])
                    assert seen(await eyes.return_to(server, after)) == seen(eyes.stays.position)
            assert ((await watched.known()).phase == "over") == (spectators == "open")

    play(scene())


async def settled(server: ServerProcess, tables: list[RemoteTable]) -> int:
    """The last number, when the table waits for one of the people who see it, or is over."""
    while True:
        last = (await log_of(server, tables[0].id))[-1].number
        for table in tables:
            await table.until(last)
        if any(table.position and (table.position.legal or table.position.phase == "over") for table in tables):
            return last
        await asyncio.sleep(0.02)


# Clocks


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("clocks"), bot_limit=1)
    yield server
    server.kill()


@pytest.fixture
def stoppable(shared: ServerProcess) -> ServerProcess:
    """A server that runs now and may be stopped."""
    return shared if shared.answers() else shared.start()


async def told_anew(table: RemoteTable, old: Position | None) -> None:
    """Wait until a table is seen as it is now, no longer as it was then."""
    await until(lambda: table.position is not old)


def pretend(server: ServerProcess, seconds: float) -> None:
    """Let a server that is stopped have been away for so long."""
    with closing(sqlite3.connect(server.place / "realmwright.db")) as database:
        database.execute("UPDATE log SET time = time - ?", [seconds])
        database.execute("UPDATE tables SET due = due - ?, turned = turned - ?", [seconds, seconds])
        database.execute("UPDATE marks SET value = CAST(value AS REAL) - ? WHERE name = 'alive'", [seconds])
        database.commit()


def test_nobody_is_charged_for_an_outage(stoppable: ServerProcess) -> None:
    server = stoppable

    async def scene() -> None:
        async with company(Journal(), server.url, server.url) as (ann, ben):
            # given tables on which clocks run, and one without a clock
            clocks = [Clock(turn=600), Clock(game=600), Clock(turn=600, game=900)]
            tables = [(await sit_down(tiny(clock=clock), ann, ben))[0] for clock in clocks]
            resting = (await sit_down(tiny(), ann, ben))[0]
            # when the server is away for an hour
            await asyncio.to_thread(server.stop)
            old = [table.position for table in tables]
            pretend(server, 3600)
            await asyncio.to_thread(server.start)
            # then every clock goes on from where it was
            for table, position, clock in zip(tables, old, clocks, strict=True):
                await told_anew(table, position)
                now = await table.known()
                assert now.phase == "playing"
                assert not any(seat.resigned for seat in now.seats)
                if clock.turn is not None:
                    assert now.turn_time is not None
                    assert 500 < now.turn_time <= clock.turn + 1
                if clock.game is not None:
                    left = now.seats[0].time
                    assert left is not None
                    assert clock.game - 100 < left <= clock.game + 1
                assert now.seats[1].time == (clock.game or None)
                body = (await log_of(server, table.id))[-1].body
                assert isinstance(body, Resumed)
                assert 3600 < body.away < 3600 + OUTAGE_SECONDS + 60
            # and where none runs nothing is written
            assert not any(isinstance(entry.body, Resumed) for entry in await log_of(server, resting.id))

    play(scene())


def test_a_short_absence_of_the_server_stops_no_clock(stoppable: ServerProcess) -> None:
    server = stoppable

    async def scene() -> None:
        async with company(Journal(), server.url, server.url) as (ann, ben):
            given_up = await sit_down(tiny(clock=Clock(turn=8)), ann, ben)
            replaced = await sit_down(tiny(clock=Clock(turn=8), stand_in="random"), ann, ben)
            await asyncio.to_thread(server.stop)
            pretend(server, 10)
            await asyncio.to_thread(server.start)
            await told_of_time(given_up, replaced)

    play(scene())


def test_time_that_is_over_is_a_resignation_or_calls_the_stand_in(server: ServerProcess) -> None:
    async def scene() -> None:
        async with company(Journal(), server.url, server.url) as (ann, ben):
            began = time.monotonic()
            given_up = await sit_down(tiny(clock=Clock(turn=5)), ann, ben)
            replaced = await sit_down(tiny(clock=Clock(turn=5), stand_in="random"), ann, ben)
            await told_of_time(given_up, replaced)
            assert time.monotonic() - began >= 5

    play(scene())


async def told_of_time(given_up: list[RemoteTable], replaced: list[RemoteTable]) -> None:
    """The time of the first seat runs out at two tables: at one it resigns, at the other the stand-in plays."""
    async with asyncio.timeout(2 * SHORTLY):
        for table in given_up:
            assert await table.choice() is None or table is given_up[0]
        end = await given_up[1].known()
        assert end.outcome is not None
        assert (end.outcome.winners, end.outcome.resigned) == ([1], [0])
        # Ben goes on against the stand-in.
        position = await replaced[1].choice()
        assert position is not None
        assert position.seats[0].bot == "random"
        assert not position.seats[0].resigned
    kinds = []
    while not replaced[1].news.empty():
        kinds.append(replaced[1].news.get_nowait().kind)
    assert kinds.count("replaced") == 1


def test_a_table_that_cannot_be_opened_stops_no_server(stoppable: ServerProcess) -> None:
    """A game that is no longer installed, or plays other rules, is the trouble of its own tables."""
    server = stoppable

    async def scene() -> str:
        async with company(Journal(), server.url, server.url) as (ann, ben):
            return (await sit_down(tiny(clock=Clock(turn=600)), ann, ben))[0].id

    table = play(scene())
    server.stop()
    pretend(server, 3600)
    with closing(sqlite3.connect(server.place / "realmwright.db")) as database:
        change = """UPDATE log SET body = replace(body, '"game":"tiny"', '"game":"gone"') WHERE "table" = ?"""
        assert database.execute(change, [table]).rowcount > 1
        database.commit()
    try:
        server.start()
        assert server.get(f"/api/v1/tables/{table}")[0] == 422
    finally:
        # The next test may have this server without that table.
        server.kill()
        with closing(sqlite3.connect(server.place / "realmwright.db")) as database:
            database.execute('DELETE FROM log WHERE "table" = ?', [table])
            database.execute("DELETE FROM tables WHERE id = ?", [table])
            database.commit()


# The client itself


def test_chat_is_acknowledged_without_a_position(server: ServerProcess) -> None:
    """Words change no position, and need none to be acknowledged."""

    async def scene() -> None:
        async with company(Journal(), server.url) as (ann,):
            table = await ann.create(tiny())
            async with asyncio.timeout(SHORTLY):
                done = await table.do(Chat("Is anybody there?"))
            assert (await log_of(server, table.id))[-1].action_id == done.id

    play(scene())


def test_a_refusal_that_comes_twice_is_only_a_refusal(server: ServerProcess) -> None:
    """A command that was sent again after a pause is answered twice; a table is not lost by that."""

    async def scene() -> None:
        async with company(Journal(), server.url, server.url) as (ann, ben):
            tables = await sit_down(tiny(), ann, ben)
            wrong = Do("wrong", tables[0].id, Play((await tables[0].known()).at, "draw"))
            with pytest.raises(ServerRefused) as refused:
                await ann.client.ask(wrong)
            assert refused.value.code == "illegal"
            await ann.client.send(wrong)
            async with asyncio.TaskGroup() as group:
                for player, table in zip((ann, ben), tables, strict=True):
                    group.create_task(player.play_out(table))

    play(scene())
