"""The Python client, and programs made with it: whole games, lost connections, and a bot from another machine."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import realmwright
from realmwright.client import Client, RemoteTable, ServerRefused, new_action_id
from realmwright.protocol import BotSeat, Chat, Clock, Do, Done, OwnSeat, Play, Position, Resign, Settings
from realmwright.record import Record
from tests.server.process import ServerProcess
from tests.server.shared_server import BOT, GUS, ME, OPEN, Clients, async_test, builder, gather, tiny

DATABASES = ("sqlite",)
pytestmark = pytest.mark.usefixtures("plugins")

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@asynccontextmanager
async def guest(server: ServerProcess, name: str) -> AsyncIterator[Client]:
    async with await Client.guest(server.url, name) as client:
        yield client


async def finish(table: RemoteTable) -> Position:
    """Play whatever is legal to the end."""
    while (position := await table.choice()) is not None:
        await table.play(position.legal[-1].action)
    return await table.known()


@async_test
async def test_the_example_in_the_module_plays_a_game(shared_server: ServerProcess) -> None:
    async with await Client.guest(shared_server.url, "Ann") as ann:
        table = await ann.create(Settings("tiny", seats=[OwnSeat(), BotSeat("greedy")]))
        while (position := await table.choice()) is not None:
            await table.play(position.legal[0].action)
        # then the game is over, and its record can be had
        over = await table.known()
        assert over.outcome is not None
        Record.from_json(await ann.record(table.id)).verify()
        assert [sign.phase for sign in (await ann.my_tables()).tables] == ["over"]
        assert (await ann.me()).name == "Ann"


@async_test
async def test_two_clients_play_each_other(shared_server: ServerProcess) -> None:
    async with guest(shared_server, "Ann") as ann, guest(shared_server, "Ben") as ben:
        opened = await ann.create(tiny(ME, OPEN, hints="random"))
        joined = await ben.join(opened.id)
        mine, his = await asyncio.gather(finish(opened), finish(joined))
        assert mine.outcome == his.outcome is not None
        # and news can be read, without gaps, from the moment on when each began to watch
        for table in (opened, joined):
            numbers = [table.news.get_nowait().number for _ in range(table.news.qsize())]
            assert numbers == list(range(numbers[0], mine.number + 1))


@async_test
async def test_undo_and_hints_and_refusals(shared_server: ServerProcess) -> None:
    async with guest(shared_server, "Ann") as ann:
        table = await ann.create(tiny(ME, GUS, hints="random"))
        first = await table.choice()
        assert first is not None
        assert (await table.hint()).action in [sign.action for sign in first.legal]
        foretold = await table.foresee("swap")
        assert [event.kind for event in foretold.events] == ["swapped"]
        await table.play("swap")
        assert (await table.known()).actions == 1
        assert [news.kind for news in await table.history()] == ["opened", "begun", "played"]
        assert [news.number for news in await table.history(before=3, count=1)] == [2]
        gains = await table.gains()
        assert gains.seats[0] is not None
        assert gains.seats[1] is None
        await table.undo()
        assert (await table.known()).view == first.view
        with pytest.raises(ServerRefused) as refused:
            await table.play("dance")
        assert refused.value.code == "unreadable"
        with pytest.raises(ServerRefused) as refused:
            await table.do(Play(1, "swap"))
        assert refused.value.code == "stale"
        with pytest.raises(ServerRefused) as refused:
            await ann.watch("A" * 22)
        assert refused.value.code == "unknown-table"
        # and it goes on
        await table.play("swap")


@async_test
async def test_a_client_can_talk(server: ServerProcess) -> None:
    async with guest(server, "Ann") as ann:
        table = await ann.create(tiny(ME, GUS))
        await table.choice()
        # when something is said, which is told without a position, then that is done as soon as it is heard
        async with asyncio.timeout(3):
            done = await table.do(Chat("hello"))
        assert (await table.news.get()).number <= done.number


WANTED = ("play militia", "play all treasures", "buy militia", "end turn")


@async_test
async def test_what_is_played_by_saying_nothing_is_waited_for(shared_server: ServerProcess) -> None:
    options = {"require": ["militia", "moat"], "start": 0}
    async with guest(shared_server, "Ann") as ann, guest(shared_server, "Ben") as ben:
        hers = await ann.create(Settings("dominion", options, [OwnSeat(), OPEN]))
        his = await ben.join(hers.id, wishes=["ask"])
        # given that Ben is asked for a Reaction
        while (position := await his.known()).lapse is None:
            table = hers if (await hers.until(position.number)).legal else his
            legal = {sign.action for sign in (await table.known()).legal}
            await table.play(next((action for action in WANTED if action in legal), min(legal)))
            await his.until((await table.known()).number)
        with pytest.raises(ServerRefused) as refused:
            await his.do(Play(position.at, "done"))
        assert refused.value.code == "not-now"
        # when he has none, or shows none
        done = await his.play("done")
        # then that has happened when the time was over
        after = await his.known()
        assert (after.lapse, after.at, after.number) == (None, done.number, done.number)


@async_test
async def test_an_answer_that_nobody_waits_for_any_more_ends_nothing(server: ServerProcess) -> None:
    async with guest(server, "Ann") as ann:
        table = await ann.create(tiny(ME, GUS))
        await table.choice()
        # given a program that gave up waiting for an answer, which is then a refusal
        asking = asyncio.create_task(table.play("dance"))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await ann.send(Do(new_action_id(), table.id, Play(0, "dance")))
        # then that is nothing to anybody, and the table goes on
        number = (await ann.order(table.id, Play((await table.known()).at, "swap"))).number
        await table.until(number)


@async_test
async def test_an_unknown_session_is_refused(shared_server: ServerProcess) -> None:
    async with Client(shared_server.url, "no such token") as nobody:
        with pytest.raises(ServerRefused) as refused:
            await nobody.watch("A" * 22)
        assert refused.value.code == "no-session"
        with pytest.raises(ServerRefused):
            await nobody.me()


@async_test
async def test_a_client_whose_session_ends_stops(server: ServerProcess) -> None:
    async with guest(server, "Ann") as ann:
        table = await ann.create(tiny(ME, OPEN))
        waiting = asyncio.create_task(table.choice())
        await asyncio.sleep(0)
        await ann.call("DELETE", "/sessions")
        with pytest.raises(ServerRefused) as refused:
            await waiting
        assert refused.value.code == "no-session"


# Through a restart


async def restart(server: ServerProcess, kill: bool = False) -> None:
    await asyncio.to_thread(server.kill if kill else server.stop)
    await asyncio.to_thread(server.start)


@async_test
async def test_games_go_on_through_restarts(serve: Callable[..., ServerProcess], database: str) -> None:
    server = serve(database=database)
    async with guest(server, "Ann") as ann, guest(server, "Ben") as ben, Clients(server) as clients:
        opened = await ann.create(tiny(ME, OPEN))
        joined = await ben.join(opened.id)
        bots = await ann.create(builder(ME, BOT))
        ended = asyncio.create_task(asyncio.wait_for(opened.known(), 5))
        await ended
        await opened.choice()
        await opened.play("swap")
        before = await joined.until((await opened.known()).number)
        sockets = await (await clients.guest("Cleo")).line()
        # when the server is stopped in good order
        stopping = asyncio.create_task(restart(server))
        await sockets.socket.wait_closed()
        assert sockets.socket.close_code == 1012
        # and somebody acts while it is away
        played = asyncio.create_task(opened.play((await opened.known()).legal[0].action))
        await stopping
        # then it is carried out when it is back, once, and told to those who were there all the time
        done = await played
        after = await joined.until(done.number)
        assert after.actions == before.actions + 1
        assert done.number == before.number + 1
        # when it is killed, too; and both play to the end
        await restart(server, kill=True)
        mine, his = await asyncio.gather(finish(opened), finish(joined))
        assert mine.outcome == his.outcome is not None
        numbers = [joined.news.get_nowait().number for _ in range(joined.news.qsize())]
        assert numbers == list(range(numbers[0], mine.number + 1))
        Record.from_json(await ann.record(opened.id)).verify()
        # and a table that nobody has watched since is where it was
        position = await bots.choice()
        assert position is not None
        await bots.do(Resign())


@async_test
async def test_what_was_said_before_a_restart_can_be_sent_again_after_it(serve: Callable[..., ServerProcess]) -> None:
    server = serve()
    async with Clients(server) as clients:
        ann = await clients.guest("Ann")
        table = await gather(tiny(ME, GUS), ann)
        line = await ann.line()
        number = await line.done(table, Chat("was I heard?"), "the-last-words")
        # given so much more at the table that its state is kept as a snapshot
        for _ in range(60):
            await line.done(table, Chat("and more"))
        await restart(server)
        # when the client, which has not seen the answer, sends it again
        again = await (await ann.line()).do(table, Chat("was I heard?"), "the-last-words")
        # then it is answered as it was the first time, although a table from a snapshot knows no ids by heart
        assert again == Done("the-last-words", table, number)


@async_test
async def test_the_time_of_the_game_is_over_while_nobody_watches(serve: Callable[..., ServerProcess]) -> None:
    server = serve()
    async with Clients(server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN, clock=Clock(game=30)), ann, ben)
        await ann.plays(table, "play")
        # given that half a minute passes
        await asyncio.to_thread(server.stop)
        with sqlite3.connect(server.place / "realmwright.db") as database:
            database.execute('UPDATE log SET time = time - 31 WHERE "table" = ?', [table])
            database.execute("UPDATE tables SET due = due - 31 WHERE id = ?", [table])
        database.close()
        await asyncio.to_thread(server.start)
        # then the game is over by itself
        line = await ben.line()
        position = await line.watch(table)
        while position.phase != "over":
            message = await line.next()
            position = getattr(message, "position", None) or position
        assert position.outcome is not None
        assert (position.outcome.winners, position.outcome.resigned) == ([1], [0])


# A bot from another machine


@pytest.mark.parametrize("hints", [None, "random"])
@async_test
async def test_a_bot_from_another_machine_takes_a_seat_and_plays(
    shared_server: ServerProcess, hints: str | None
) -> None:
    async with Clients(shared_server) as clients:
        ann = await clients.guest("Ann")
        table = (await ann.create(tiny(ME, OPEN, hints=hints))).table
        # when the example is told where the table is
        source = str(Path(realmwright.__file__).parent.parent)
        robot = await asyncio.create_subprocess_exec(
            sys.executable,
            str(EXAMPLES / "remote_bot.py"),
            shared_server.url,
            table,
            "Robin",
            env={**os.environ, "PYTHONPATH": source},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        try:
            # then it takes the seat and plays its turns
            while (position := await ann.sees(table)).phase != "over":
                assert robot.returncode is None, await robot.communicate()
                if position.legal:
                    await ann.plays(table)
                await asyncio.sleep(0.02)
            said = (await robot.communicate())[0].decode()
            assert robot.returncode == 0, said
            assert position.seats[1].name == "Robin"
            assert position.outcome is not None
            assert ("Robin" in said) == (1 in position.outcome.winners)
        finally:
            if robot.returncode is None:
                robot.kill()
                await robot.wait()


@async_test
async def test_a_bot_that_finds_no_seat_says_why(server: ServerProcess) -> None:
    robot = await asyncio.create_subprocess_exec(
        sys.executable,
        str(EXAMPLES / "remote_bot.py"),
        server.url,
        "A" * 22,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await robot.communicate()
    assert robot.returncode == 1
    assert said.decode() == "the server refused (unknown-table): there is no such table\n"
