"""Measures a round of the queue in which a thousand people wait for somebody to play with.

    python -m bench.matching                                  # SQLite, in a folder that goes
    python -m bench.matching postgresql://USER@HOST/NAME      # an empty database
    python -m bench.matching temporary                        # a PostgreSQL of its own, which is gone afterwards

"pairing" is to decide who plays with whom; "round" has the database around it: reading all rows, keeping people apart
who are not to meet, and writing who was found. Everybody waits anew for every round, so each is one in which nearly all
of them are brought together; in "nobody" nobody can be, which is the most that comparing people can take. Times are of
the processor, in this process and a temporary PostgreSQL: what others do on the machine does not count.
"""

import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import delete, insert

from bench.community import ident
from bench.databases import BenchDatabase, database_at
from realmwright.matching_protocol import RatedWish
from realmwright.server.matching import searches
from realmwright.server.matching.pairing import Apart, Searcher, pair
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage

WAITING: Final = 1000
ROUNDS: Final = 50
NOW: Final = 1e9


def crowd(dice: random.Random, wishes: Sequence[RatedWish] = ("rated", "friendly", "either")) -> list[Searcher]:
    """People with ratings as a server has them, who have waited for up to a minute."""
    return [
        Searcher(
            ident("p", number),
            ("kingdom-builder", "quick", 2),
            dice.choice(wishes),
            dice.random() < 0.2,
            dice.gauss(1500, 250),
            dice.uniform(60, 246),
            NOW - dice.uniform(0, 60),
        )
        for number in range(WAITING)
    ]


def timed(people: list[Searcher], apart: Apart) -> tuple[float, int]:
    """Milliseconds of a pairing, and how many groups came of it."""
    began = time.thread_time()
    groups = pair(people, apart, NOW)
    return (time.thread_time() - began) * 1000, len(groups)


def report(name: str, times: list[float], groups: int) -> None:
    slowest = sorted(times)[int(len(times) * 0.95)]
    print(f"{name:24} {statistics.median(times):7.1f} ms median {slowest:7.1f} ms p95   {groups} groups")


def row_of(one: Searcher) -> dict[str, Any]:
    return {
        "person": one.person,
        "game": one.kind[0],
        "speed": one.kind[1],
        "players": one.kind[2],
        "rated": one.rated,
        "near": one.near,
        "points": one.points,
        "deviation": one.deviation,
        "met": "[]",
        "since": one.since,
        "alive": NOW,
        "rates": False,
        "ready": False,
        "opening": False,
        "absences": 0,
    }


async def measure_rounds(database: BenchDatabase, dice: random.Random) -> None:
    storage = Storage(database.url, connections=4)
    await storage.open()
    people = [
        {
            "id": ident("p", number),
            "name": f"Person {number}",
            "colour": "blue",
            "language": "en",
            "mail_confirmed": False,
            "notify_open": True,
            "created": NOW,
            "seen": NOW,
        }
        for number in range(WAITING)
    ]
    async with storage.writing() as connection:
        await connection.execute(insert(schema.people), people)
    times, groups = [], 0
    for _ in range(ROUNDS):
        async with storage.writing() as connection:
            await connection.execute(delete(schema.searches))
            await connection.execute(insert(schema.searches), [row_of(one) for one in crowd(dice)])
        began = database.worked()
        async with storage.writing() as connection:
            assert await searches.hold_round(connection)
            told = (await searches.go_round(connection, NOW)).told
        times.append((database.worked() - began) * 1000)
        groups = len(told) // 2
    report("round, everybody new", times, groups)
    times = []
    for _ in range(ROUNDS):
        began = database.worked()
        async with storage.writing() as connection:
            await searches.hold_round(connection)
            await searches.go_round(connection, NOW)
        times.append((database.worked() - began) * 1000)
    report("round, all found already", times, 0)
    await storage.close()


def main() -> None:
    dice = random.Random(1)
    print(f"{WAITING} people, {ROUNDS} rounds")
    found = [timed(crowd(dice), {}) for _ in range(ROUNDS)]
    report("pairing", [each for each, _ in found], found[0][1])
    everybody = {ident("p", number) for number in range(WAITING)}
    apart = dict.fromkeys(everybody, everybody)
    report("pairing, nobody", [timed(crowd(dice), apart)[0] for _ in range(ROUNDS)], 0)
    with tempfile.TemporaryDirectory() as folder:
        url = sys.argv[1] if len(sys.argv) > 1 else f"sqlite:///{folder}/queue.db"
        with database_at(url) as database:
            asyncio.run(measure_rounds(database, dice))


if __name__ == "__main__":
    main()
