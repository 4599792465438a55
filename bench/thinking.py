"""Measures how long a person's master takes for a choice, alone and while one guest runs many tables of masters.

    python -m bench.thinking --tables 50

A second person should not notice the guest: their master answers within twice its usual time.
"""

import argparse
import asyncio
import statistics
import tempfile
from pathlib import Path

from tests.server.process import ServerProcess

from realmwright.client import Client, RemoteTable
from realmwright.protocol import BotSeat, NewsList, OwnSeat, Replace, Settings

GAME = "kingdom-builder"
MASTERS = [BotSeat("master")] * 3


async def run_tables(guest: Client, number: int) -> list[RemoteTable]:
    """Tables of four masters that play on by themselves: the guest has called a stand-in to each."""
    settings = Settings(GAME, seats=[OwnSeat(), *MASTERS], options={"start": 0}, stand_in="master")
    tables = [await guest.create(settings) for _ in range(number)]
    for table in tables:
        await table.choice()
        await table.do(Replace(0))
    return tables


async def choices(person: Client, rounds: int) -> list[float]:
    """The seconds that each choice of this person's master takes, by the times in the log."""
    table = await person.create(Settings(GAME, seats=[OwnSeat(), BotSeat("master")], options={"start": 0}))
    turns = 0
    while turns < rounds and (position := await table.choice()) is not None:
        actions = [sign.action for sign in position.legal]
        turns += "end turn" in actions
        await table.play("end turn" if "end turn" in actions else actions[0])
    await table.choice()
    news: NewsList = await person.call("GET", f"/tables/{table.id}/news", gives=NewsList)
    await person.unwatch(table.id)
    pairs = zip(news.news, news.news[1:], strict=False)
    return [after.time - before.time for before, after in pairs if after.kind == "played" and after.seat == 1]


async def measure(url: str, tables: int, rounds: int) -> None:
    async with await Client.guest(url, "Ann") as ann, await Client.guest(url, "Guest") as guest:
        for name in ("alone", f"beside {tables} tables of one guest"):
            if name != "alone":
                await run_tables(guest, tables)
            taken = sorted(await choices(ann, rounds))
            median, worst = statistics.median(taken), taken[-1]
            print(f"{name:35} {len(taken):3} choices: median {median:.2f} s, longest {worst:.2f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="tables of the guest")
    parser.add_argument("--rounds", type=int, default=5, help="turns that the master takes in each measurement")
    parser.add_argument("--bot-workers", type=int, default=2)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        server = ServerProcess(Path(place), fresh=True, bot_workers=given.bot_workers).start()
        try:
            asyncio.run(measure(server.url, given.tables, given.rounds))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
