"""Measures lists, leaderboards and profiles on a database with a million finished games of fifty thousand people.

    python -m bench.community sqlite:////tmp/community.db
    python -m bench.community postgresql://USER@HOST/NAME

The database must be empty, or one that was made by this program. Nothing is played: the rows are those that games would
have left, and a few people have played a great deal more than others. Times are of the server, without the network.
"""

import asyncio
import json
import random
import statistics
import sys
import time
from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import func, insert, select

from realmwright.protocol import Person
from realmwright.server.operations.config import Config
from realmwright.server.people.accounts import Visitor
from realmwright.server.ratings.scale import MU, Rating
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.web.profiles import ProfilesApi
from realmwright.server.web.ratings import RatingsApi
from realmwright.server.web.routing import ApiRequest

GAMES: Final = 1_000_000
PEOPLE: Final = 50_000
POOLS: Final = [
    f"{game}.{pace}.{size}"
    for game in ("kingdom-builder", "dominion")
    for pace in ("live", "days")
    for size in ("two", "more")
]
BATCH: Final = 10_000
TIMES: Final = 50
DAY: Final = 86_400.0
FACTS: Final = json.dumps(
    {"sources": {"castles": 9, "knights": 14, "lords": 12, "miners": 7}, "chosen": {"sets": ["nomads"]}}
)


def ident(kind: str, number: int) -> str:
    """An id as long as real ones."""
    return f"{kind}{number:021}"


def people() -> Iterator[dict[str, Any]]:
    for number in range(PEOPLE):
        yield {
            "id": ident("p", number),
            "name": f"Person {number}",
            "colour": "blue",
            "language": "en",
            "login": f"person{number}",
            "login_look": f"person{number}",
            "mail_confirmed": False,
            "notify_open": True,
            "created": 1e9,
            "seen": 1e9,
        }


def games(dice: random.Random) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """Tables with who sat there; low numbers play most."""
    for number in range(GAMES):
        count = dice.choice((2, 2, 2, 3, 4))
        chosen: set[int] = set()
        while len(chosen) < count:
            chosen.add(int(PEOPLE * dice.random() ** 3))
        seats = [ident("p", each) for each in chosen]
        ended = 1.6e9 + number * 60.0
        yield (
            {
                "id": ident("t", number),
                "game": ("kingdom-builder", "dominion")[number % 2],
                "title": "",
                "public": number % 3 == 0,
                "phase": "over",
                "names": json.dumps(seats),
                "winners": "[0]",
                "slow": False,
                "turned": ended,
                "created": ended - DAY,
                "changed": ended,
                "host": seats[0],
                "noted": True,
            },
            seats,
        )


def results(table: dict[str, Any], seats: list[str], dice: random.Random) -> list[dict[str, Any]]:
    return [
        {
            "person": person,
            "table": table["id"],
            "game": table["game"],
            "ended": table["turned"],
            "players": len(seats),
            "seat": seat,
            "won": seat == 0,
            "points": dice.randrange(20, 90),
            "public": table["public"],
            "facts": FACTS,
        }
        for seat, person in enumerate(seats)
    ]


def ratings(dice: random.Random) -> Iterator[dict[str, Any]]:
    for number in range(PEOPLE):
        for pool in POOLS:
            rating = Rating(dice.gauss(MU, 5), dice.choice((2.5, 3.0, 6.0)))
            yield {
                "person": ident("p", number),
                "pool": pool,
                "mu": rating.mu,
                "sigma": rating.sigma,
                "games": dice.randrange(1, 200),
                "sure": rating.sure,
                "changed": 1e9,
            }


async def fill(storage: Storage) -> None:
    """Make the rows, unless they are there."""
    async with storage.reading() as connection:
        found = (await connection.execute(select(func.count()).select_from(schema.people))).scalar_one()
    if found:
        return
    dice = random.Random(1)

    async def write(table: Any, rows: list[dict[str, Any]]) -> None:
        async with storage.writing() as connection:
            for start in range(0, len(rows), 2_000):
                await connection.execute(insert(table), rows[start : start + 2_000])

    await write(schema.people, list(people()))
    await write(schema.rating_pools, [{"pool": pool, "games": GAMES // len(POOLS)} for pool in POOLS])
    await write(schema.ratings, list(ratings(dice)))
    tables: list[dict[str, Any]] = []
    seats: list[dict[str, Any]] = []
    notes: list[dict[str, Any]] = []
    for table, sitting in games(dice):
        tables.append(table)
        seats += [{"table": table["id"], "person": person} for person in sitting]
        notes += results(table, sitting, dice)
        if len(tables) == BATCH:
            await write(schema.tables, tables)
            await write(schema.seats, seats)
            await write(schema.results, notes)
            tables, seats, notes = [], [], []


def asked(path: dict[str, str], query: dict[str, Any], number: int) -> ApiRequest:
    person = Person(ident("p", number), "", "", "en", f"person{number}", None, False, None, None, True)
    return ApiRequest(path, query, None, "", "", False, Visitor(person, ""), lambda _: None)


async def measure(url: str) -> None:
    storage = Storage(url)
    await storage.open()
    began = time.perf_counter()
    await fill(storage)
    print(f"filled in {time.perf_counter() - began:.0f} s")
    boards, profiles = RatingsApi(Config(), storage), ProfilesApi(Config(), storage)
    dice = random.Random(2)
    anybody = [int(PEOPLE * dice.random() ** 3) for _ in range(TIMES)]
    scenes: dict[str, Any] = {
        "leaderboard, first page": lambda n: boards.get_board(asked({"pool": POOLS[n % 8]}, {}, n)),
        "leaderboard, behind 10,000": lambda n: boards.get_board(asked({"pool": POOLS[n % 8]}, {"after": 10_000}, n)),
        "one's own ratings and ranks": lambda n: boards.get_ratings(asked({}, {}, n)),
        "profile of anybody": lambda n: profiles.get_profile(asked({"name": f"person{n}"}, {}, 7)),
        "games of anybody": lambda n: profiles.get_games(asked({"name": f"person{n}"}, {}, 7)),
        "one's own games": lambda n: profiles.get_games(asked({"name": f"person{n}"}, {}, n)),
        "profile of who plays most": lambda _: profiles.get_profile(asked({"name": "person0"}, {}, 7)),
        "games of who plays most": lambda _: profiles.get_games(asked({"name": "person0"}, {}, 7)),
    }
    async with storage.reading() as connection:
        most = select(func.count()).where(schema.results.c.person == ident("p", 0))
        print(f"who plays most has {(await connection.execute(most)).scalar_one()} games")
    for name, scene in scenes.items():
        took = []
        for number in anybody:
            began = time.perf_counter()
            await scene(number)
            took.append((time.perf_counter() - began) * 1000)
        took.sort()
        print(f"{name:32} median {statistics.median(took):7.1f} ms   slowest of {TIMES} {took[-1]:7.1f} ms")
    await storage.close()


if __name__ == "__main__":
    asyncio.run(measure(sys.argv[1]))
