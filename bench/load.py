"""Puts a real server under load over loopback and reports what it held: `make load`.

Players are clients in this process; the server has one core for itself and everything else the other ones.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import psutil
from rich.table import Table
from sqlalchemy import func, select
from tests.server.postgres import find_postgres
from tests.server.process import ServerProcess

from bench.measuring import print_table
from realmwright.client import Client, RemoteTable
from realmwright.protocol import News, OpenSeat, OwnSeat, Settings
from realmwright.server.operations.config import Config
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage

REPORT = Path("build/load.json")
STEPS = ("play", "idle")
DATABASES = ("sqlite", "postgresql")
AT_ONCE = 50
"""How many clients come in at the same time."""
LAG_SECONDS = 0.02
LAST_MOVES = 5.0
MEGABYTE = 1_000_000


@dataclass
class Tally:
    """What the players saw."""

    sent: dict[str, float] = field(default_factory=dict)
    """When the move that is under way at a table was sent."""
    arrivals: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    """How much later than it should this process was woken: the players' own share in what they measure."""
    acknowledged: int = 0
    failures: int = 0
    counting: bool = False


async def crowd(url: str, number: int) -> list[Client]:
    """So many guests, connected."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(n: int) -> Client:
        async with gate:
            client = await Client.guest(url, f"Player {n}")
            await client.connected()
            return client

    return list(await asyncio.gather(*(one(n) for n in range(number))))


async def seat(host: Client, guest: Client, game: str) -> tuple[RemoteTable, RemoteTable]:
    """A table for two."""
    table = await host.create(Settings(game, seats=[OwnSeat(), OpenSeat()]))
    return table, await guest.join(table.id)


async def play(table: RemoteTable, pace: float, chance: random.Random, tally: Tally, stop: asyncio.Event) -> None:
    """Play random moves at a pace until told to stop."""
    while not stop.is_set() and await table.choice() is not None:
        try:
            async with asyncio.timeout(chance.expovariate(1 / pace)):
                await stop.wait()
        except TimeoutError:
            position = await table.known()
            if position.legal:
                await move(table, chance.choice(position.legal).action, tally)


async def move(table: RemoteTable, action: str, tally: Tally) -> None:
    """Play one move and take the time."""
    began = time.perf_counter()
    tally.sent[table.id] = began
    try:
        await table.play(action)
    except Exception as problem:
        print(f"a move failed: {problem}", file=sys.stderr)
        tally.failures += 1
        return
    tally.acknowledged += 1
    if tally.counting:
        tally.answers.append(time.perf_counter() - began)


async def measure_lag(tally: Tally) -> None:
    """Note how late this process is."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(LAG_SECONDS)
        tally.lags.append(time.perf_counter() - began - LAG_SECONDS)


def listen(table: RemoteTable, tally: Tally) -> None:
    """Take the time when the other's move arrives."""

    def hear(news: News) -> None:
        began = tally.sent.pop(table.id, None) if news.kind == "played" and news.seat != mine else None
        if began is not None and tally.counting:
            tally.arrivals.append(time.perf_counter() - began)

    position = table.position
    assert position is not None
    mine = next(number for number, sign in enumerate(position.seats) if sign.yours)
    table.on_news = hear


def memory(server: ServerProcess) -> float:
    """The resident memory of the server process, in megabytes."""
    return float(psutil.Process(server.pid).memory_info().rss) / MEGABYTE


def cores(server: ServerProcess) -> float:
    """The processor seconds that the server process has used."""
    used = psutil.Process(server.pid).cpu_times()
    return float(used.user + used.system)


def confine(server: ServerProcess, core: set[int]) -> None:
    """Give the server a core for itself: all of its threads, and the bots that it has started."""
    for process in [psutil.Process(server.pid), *psutil.Process(server.pid).children(recursive=True)]:
        for thread in process.threads():
            os.sched_setaffinity(thread.id, core)


async def measure_play(server: ServerProcess, wish: argparse.Namespace) -> dict[str, float]:
    """Players at tables for two, each playing at a steady pace."""
    empty = memory(server)
    clients = await crowd(server.url, wish.players)
    pairs = list(zip(clients[::2], clients[1::2], strict=True))
    tables: list[tuple[RemoteTable, RemoteTable]] = []
    for start in range(0, len(pairs), AT_ONCE):
        tables += await asyncio.gather(*(seat(*pair, wish.game) for pair in pairs[start : start + AT_ONCE]))
    tally, stop, chance = Tally(), asyncio.Event(), random.Random(wish.seed)
    for table in (table for pair in tables for table in pair):
        listen(table, tally)
    # Only one of the two at a table plays at a time, so a table moves once a pace.
    pace = len(tables) / wish.moves
    playing = [
        asyncio.create_task(play(table, pace, random.Random(chance.random()), tally, stop))
        for pair in tables
        for table in pair
    ]
    # The players' own pauses must not be taken for the server's.
    gc.collect()
    gc.freeze()
    gc.disable()
    await asyncio.sleep(wish.warm)
    tally.counting = True
    lag = asyncio.create_task(measure_lag(tally))
    before, used, began = tally.acknowledged, cores(server), time.perf_counter()
    await asyncio.sleep(wish.seconds)
    took = time.perf_counter() - began
    moves, used = tally.acknowledged - before, cores(server) - used
    tally.counting = False
    lag.cancel()
    gc.enable()
    stop.set()
    # Let moves in flight finish; players who wait for an opponent are not waited for.
    await asyncio.wait(playing, timeout=LAST_MOVES)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    full = memory(server)
    kept = await written(server)
    await asyncio.gather(*(client.close() for client in clients))
    return {
        "players connected": len(clients),
        "moves a second": moves / took,
        "to the other seat, 50th percentile, ms": percentile(tally.arrivals, 50),
        "to the other seat, 99th percentile, ms": percentile(tally.arrivals, 99),
        "to the other seat, longest, ms": max(tally.arrivals) * 1000,
        "to the acknowledgement, 50th percentile, ms": percentile(tally.answers, 50),
        "to the acknowledgement, 99th percentile, ms": percentile(tally.answers, 99),
        "lag of the players themselves, 99th percentile, ms": percentile(tally.lags, 99),
        "moves acknowledged": tally.acknowledged,
        "moves lost": tally.acknowledged - kept,
        "moves failed": tally.failures,
        "processor time of the server a move, ms": used / moves * 1000,
        "core of the server used, %": used / took * 100,
        "memory, MB": full,
        "memory a player with their table, kB": (full - empty) * 1000 / len(clients),
    }


async def measure_idle(server: ServerProcess, number: int) -> dict[str, float]:
    """Connections that do nothing."""
    empty = memory(server)
    clients = await crowd(server.url, number)
    await asyncio.sleep(5)
    full = memory(server)
    held = sum(client.is_connected for client in clients)
    await asyncio.gather(*(client.close() for client in clients))
    return {
        "idle connections held": held,
        "idle memory, MB": full,
        "idle memory a connection, kB": (full - empty) * 1000 / number,
    }


async def written(server: ServerProcess) -> int:
    """How many moves are in the log."""
    storage = Storage(server.database or f"sqlite:///{server.place / 'realmwright.db'}")
    async with storage.reading() as connection:
        asked = select(func.count()).where(schema.log.c.body.like('{"kind":"played"%'))
        number: int = (await connection.execute(asked)).scalar_one()
    await storage.close()
    return number


def percentile(seconds: list[float], rank: int) -> float:
    """The percentile of some durations, in milliseconds."""
    return statistics.quantiles(seconds, n=100)[rank - 1] * 1000


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--players", type=int, default=2000)
    parser.add_argument("--moves", type=float, default=400.0, help="moves a second, at all tables together")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to measure")
    parser.add_argument("--warm", type=float, default=10.0, help="how long to play before measuring")
    parser.add_argument("--idle", type=int, default=5000, help="idle connections to hold")
    parser.add_argument("--game", default="kingdom-builder")
    parser.add_argument("--database", choices=[*DATABASES, "both"], default="both")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    """Measure, print a table, and write the figures to build/load.json."""
    wish = arguments()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * max(wish.players, wish.idle) + 1000
    if hard != resource.RLIM_INFINITY and hard < wanted:
        print(f"only {hard} files may be open here; fewer players can connect", file=sys.stderr)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, wanted), hard if hard > 0 else wanted), hard))
    every = sorted(os.sched_getaffinity(0))
    # What is started from here, PostgreSQL too, stays off the core of the server.
    os.sched_setaffinity(0, every[1:] or every)
    found: dict[str, dict[str, float]] = {}
    for database in DATABASES if wish.database == "both" else [wish.database]:
        with ExitStack() as stack:
            postgres = stack.enter_context(find_postgres()) if database == "postgresql" else None
            found[database] = {}
            for step in STEPS[: 2 if wish.idle else 1]:
                place = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="realmwright-load-")))
                url = postgres.url(step) if postgres is not None else ""
                # Frames are counted as they are by default, which takes time as well.
                rate = Config().messages_per_second
                server = ServerProcess(
                    place, url, fresh=True, log_level="warning", rooms=100_000, messages_per_second=rate
                ).start()
                stack.callback(server.kill)
                confine(server, set(every[:1]))
                measured = measure_play(server, wish) if step == "play" else measure_idle(server, wish.idle)
                found[database] |= asyncio.run(measured)
                server.stop()
    report(found)


def report(found: dict[str, dict[str, float]]) -> None:
    """Show and keep the figures."""
    table = Table(title="One server process, one core, real sockets")
    table.add_column("figure")
    for database in found:
        table.add_column(database, justify="right")
    for figure in next(iter(found.values())):
        table.add_row(figure, *(f"{figures[figure]:,.1f}" for figures in found.values()))
    print_table(table)
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
