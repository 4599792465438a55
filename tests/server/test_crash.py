"""What was acknowledged is written down for good and was carried out once, whenever the server dies."""

import asyncio
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing

import psutil
import pytest

from realmwright.protocol import BotSeat, Chat, Do, Done, Failed, Join, OpenSeat, OwnSeat, Play, Settings, Unwatch
from realmwright.server.tables.live_table import SNAPSHOT_EVERY
from tests.nursery import ROUNDS
from tests.server.process import ServerProcess
from tests.server.random_players import Journal, Player, audit, company, fold, log_of, play, raw_socket, sit_down, tiny

CRASHES = 2
BOT = BotSeat("random")
pytestmark = pytest.mark.usefixtures("plugins")


class Evening:
    """People who play one game after the other until it is late."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.late = False
        self.games = 0

    async def go_on(self, settings: Settings, *players: Player) -> None:
        while not self.late:
            tables = await sit_down(settings, *players)
            async with asyncio.TaskGroup() as group:
                for player, table in zip(players, tables, strict=True):
                    group.create_task(player.play_out(table))
            self.games += 1

    async def talk(self, settings: Settings, *players: Player) -> None:
        """A long game, with a word here and there."""
        tables = await sit_down(settings, *players)
        while not self.late:
            for player, table in zip(players, tables, strict=True):
                await player.do(table, Chat("Your turn?"))
                if (await table.known()).legal:
                    await player.play(table)
                await asyncio.sleep(0.01)


@pytest.mark.parametrize("seed", [20])
def test_what_was_acknowledged_survives_every_crash(
    database: str, serve: Callable[..., ServerProcess], seed: int
) -> None:
    server = serve(database=database, bot_limit=1)
    journal = Journal()
    evening = Evening(journal)
    chance = random.Random(seed)
    unanswered = 0

    async def crash() -> None:
        nonlocal unanswered
        awaited = len(journal.kept) + chance.randint(10, 100)
        while len(journal.kept) < awaited:
            await asyncio.sleep(0.01)
        await asyncio.sleep(chance.uniform(0, 0.1))
        workers = psutil.Process(server.pid).children(recursive=True)
        unanswered += journal.open
        await asyncio.to_thread(server.kill)
        # The processes in which bots think are not of the server's group; they notice by themselves.
        assert psutil.wait_procs(workers, timeout=20)[1] == []
        await asyncio.to_thread(server.start)

    async def scene() -> None:
        async with company(journal, *[server.url] * 7) as (ann, ben, cleo, dora, eve, finn, gus):
            async with asyncio.TaskGroup() as group:
                # given people who play, with each other and with bots
                group.create_task(evening.go_on(tiny(), ann, ben))
                group.create_task(evening.go_on(tiny(OwnSeat(), BOT, OpenSeat()), cleo, dora))
                group.create_task(
                    evening.go_on(tiny(OwnSeat(), OpenSeat(), OpenSeat(), OpenSeat()), ben, ann, dora, cleo)
                )
                group.create_task(evening.go_on(Settings("tiny", seats=[OwnSeat(), BOT]), gus))
                kingdoms = Settings("kingdom-builder", seats=[OwnSeat(), OpenSeat(), BOT])
                group.create_task(evening.talk(kingdoms, eve, finn))
                # when the server dies, again and again
                for _ in range(CRASHES):
                    await crash()
                # then they go on by themselves, until the last game is over
                before = evening.games
                while evening.games < before + 5:
                    await asyncio.sleep(0.05)
                evening.late = True
            # and whatever was acknowledged is not carried out again, however often it is sent
            for player in (ann, cleo, eve):
                for order in player.random.sample(player.orders, 5):
                    if isinstance(order.command, Play | Join):
                        done = await player.client.ask(order)
                        assert isinstance(done, Done)
                        assert done.number == journal.kept[order.table, order.id]

    play(scene(), 120)
    server.kill()
    tables = asyncio.run(audit(server, journal))
    over = [table for table in tables.values() if table.data.phase == "over"]
    assert len(over) >= evening.games >= 5
    assert unanswered > 0
    assert journal.open == 0


# Snapshots: only a help to go on sooner, never a truth of their own


@pytest.fixture(scope="module")
def forgetful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that forgets every table that nobody watches."""
    running = ServerProcess(tmp_path_factory.mktemp("forgetful"), rooms=0).start()
    yield running
    running.kill()


def test_what_could_not_be_written_is_in_no_snapshot(forgetful: ServerProcess) -> None:
    """A disk that fails once must not leave a hole in a log."""

    async def scene() -> None:
        journal = Journal()
        async with company(journal, forgetful.url) as (ann,):
            table = await ann.create(tiny())
            # given a disk that fails for the entry behind a snapshot
            with closing(sqlite3.connect(forgetful.place / "realmwright.db", timeout=10)) as disk:
                disk.execute(
                    f"""CREATE TRIGGER full BEFORE INSERT ON log
                    WHEN NEW."table" = '{table.id}' AND NEW.number = {SNAPSHOT_EVERY + 1}
                    BEGIN SELECT RAISE(ABORT, 'disk full'); END"""
                )
                disk.commit()
            # when somebody says more at once than the snapshot has
            async with raw_socket(forgetful.url, ann.client.token) as socket:
                chats = [Do(f"chat-{number}", table.id, Chat("word")) for number in range(SNAPSHOT_EVERY + 5)]
                await socket.send(*chats)
                heard = await socket.hear_until(lambda m: isinstance(m, Done | Failed) and m.id == chats[-1].id)
            with closing(sqlite3.connect(forgetful.place / "realmwright.db", timeout=10)) as disk:
                disk.execute("DROP TRIGGER full")
                disk.commit()
            # then they hear which of it failed, and send that again
            failed = [message for message in heard if isinstance(message, Failed)]
            assert failed
            assert {message.code for message in failed} == {"unavailable"}
            for message in failed:
                assert message.id is not None
                await ann.client.ask(Do(message.id, table.id, Chat("word")))
            log = await log_of(forgetful, table.id)
            fold(log)
            assert {entry.action_id for entry in log[1:]} == {chat.id for chat in chats}

    play(scene())


def test_what_is_older_than_the_snapshot_is_not_carried_out_again(forgetful: ServerProcess) -> None:
    """A command whose answer was lost is acknowledged when it is sent again, however much came after it."""

    async def scene() -> None:
        async with company(Journal(), forgetful.url) as (ann,):
            # given a table with more said than a snapshot takes, which nobody watches
            table = await ann.create(tiny())
            dones = [await ann.do(table, Chat("word")) for _ in range(SNAPSHOT_EVERY + 5)]
            ann.client._tables.clear()
            await ann.client.send(Unwatch(table.id))
            await asyncio.sleep(2 * ROUNDS["realmwright.server.tables.live_tables.ROUND_SECONDS"] + 0.5)
            # when an old command comes again
            again = await ann.client.ask(ann.orders[0])
            # then it has the number that it had
            assert isinstance(again, Done)
            assert again.number == dones[0].number
            assert len(await log_of(forgetful, table.id)) == len(dones) + 1

    play(scene())
