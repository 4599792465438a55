"""A slow bot harms no one: whatever bots do, games go on, the table says so, and all others play as before."""

import asyncio
from collections.abc import Iterator

import pytest

from realmwright.client import RemoteTable
from realmwright.protocol import BotSeat, OwnSeat
from realmwright.server.storage.entries import Played
from tests.server.process import ServerProcess
from tests.server.random_players import Journal, Player, company, fold, log_of, play, sit_down, tiny

LIMIT = 1.5
FAULTS = {
    "sleeper": "slow",
    "raiser": "failed",
    "stillborn": "failed",
    "quitter": "failed",
    "rubbish-text": "illegal",
    "rubbish-huge": "illegal",
    "rubbish-nothing": "illegal",
}
pytestmark = pytest.mark.usefixtures("plugins")


@pytest.fixture(scope="module")
def thinking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that gives bots little time."""
    running = ServerProcess(tmp_path_factory.mktemp("thinking"), bot_limit=LIMIT, bot_workers=2, hurry=False).start()
    yield running
    running.kill()


async def faults(table: RemoteTable) -> list[str | None]:
    """What the news said of each move of the bot."""
    said: list[str | None] = []
    while not table.news.empty():
        news = table.news.get_nowait()
        if news.kind == "played" and news.seat == 1:
            said.append(news.args["fault"])
    return said


def test_bad_bots_and_good_company(thinking: ServerProcess) -> None:
    """Several bots at fault, one of them for as long as it may, next to people and to a bot that is not."""
    answers = 0
    asleep = True

    async def counted(player: Player, table: RemoteTable) -> None:
        """Play a game, and count the answers that come while a bot sleeps elsewhere."""
        nonlocal answers
        while (position := await table.choice()) is not None:
            assert position.legal
            await player.play(table)
            answers += asleep

    async def bystanders(*players: Player) -> int:
        """Games one after the other while a bot sleeps elsewhere."""
        games = 0
        while asleep:
            tables = await sit_down(tiny(), *players)
            await asyncio.gather(*(counted(player, table) for player, table in zip(players, tables, strict=True)))
            await asyncio.gather(*(player.client.unwatch(tables[0].id) for player in players))
            games += 1
        return games

    async def with_bot(player: Player) -> int:
        games = 0
        while asleep:
            table = await player.create(tiny(OwnSeat(), BotSeat("random")))
            await counted(player, table)
            await player.client.unwatch(table.id)
            games += 1
        return games

    async def scene() -> None:
        nonlocal asleep
        async with company(Journal(), *[thinking.url] * (3 + len(FAULTS))) as (ann, ben, cleo, *victims):
            others = [asyncio.create_task(bystanders(ann, ben)), asyncio.create_task(with_bot(cleo))]
            # given games against bots that are at fault
            settings = [tiny(OwnSeat(), BotSeat(bot), options={"start": 0, "rounds": ["2"]}) for bot in FAULTS]
            tables = [await victim.create(each) for victim, each in zip(victims, settings, strict=True)]
            # when they are played to their end
            games = [player.play_out(table) for player, table in zip(victims, tables, strict=True)]
            await asyncio.gather(*games)
            asleep = False
            sleeps = 0
            # then every move of theirs was a legal one, and everybody was told why it was not the bot's own
            for table, fault in zip(tables, FAULTS.values(), strict=True):
                log = await log_of(thinking, table.id)
                assert fold(log)[table.id].data.phase == "over"
                moves = [entry.body for entry in log if isinstance(entry.body, Played) and entry.body.seat == 1]
                assert len(moves) >= 4
                assert {move.fault for move in moves} == {fault}
                sleeps += len(moves) * (fault == "slow")
                assert await faults(table) == [fault] * len(moves)
            # and meanwhile the others have played many games: if their answers waited for the bot that sleeps,
            # there would be one at most for each of its moves
            played = await asyncio.gather(*others)
            assert min(played) >= 2
            assert answers > 3 * sleeps

    play(scene(), 120)
    assert thinking.answers()
    assert not [line for line in thinking.lines() if line["level"] == "error"]


def test_the_log_tells_the_operator_which_bot_it_was(thinking: ServerProcess) -> None:
    async def scene() -> None:
        async with company(Journal(), thinking.url) as (ann,):
            table = await ann.create(tiny(OwnSeat(), BotSeat("raiser")))
            await ann.play_out(table)

    play(scene())
    said = [line["message"] for line in thinking.lines() if line["from"] == "realmwright.bots"]
    assert "bot raiser in tiny: failed (ZeroDivisionError)" in said
    assert "canary" not in thinking.log()
