"""Measures lists, leaderboards and profiles on a database with a million finished games of fifty thousand people.

    python -m bench.community sqlite:////tmp/community.db
    python -m bench.community postgresql://USER@HOST/NAME
    python -m bench.community temporary        # a PostgreSQL of its own, which is gone afterwards

The database must be empty, or one that was made by this program. The rows are those that games would have left, and a
few people have played a great deal more than others; logs are copies of one game's, for a part of the tables. It is
filled in the form that databases had before there were sums, so that the migration is measured, too. Times are of the
server, without the network: by the clock, and of processors, which other work on the machine does not lengthen.
"""

import asyncio
import json
import random
import resource
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from itertools import islice
from typing import Any, Final

from sqlalchemy import func, select, text
from starlette.requests import Request
from tests.server.table_driver import ANNA, BEN, TableDriver

from bench.databases import BenchDatabase, database_at
from realmwright.daily.chain import day_at
from realmwright.protocol import Person, Resign
from realmwright.server.daily import Daily
from realmwright.server.operations.config import Config
from realmwright.server.operators.status import status_of
from realmwright.server.people.accounts import Visitor
from realmwright.server.people.following import Following
from realmwright.server.ratings.scale import MU, Rating
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage, migrate
from realmwright.server.storage.entries import write_body
from realmwright.server.storage.paging import Place
from realmwright.server.web.api import Api
from realmwright.server.web.app import Server
from realmwright.server.web.daily import DailyApi
from realmwright.server.web.pages import Pages
from realmwright.server.web.profiles import ProfilesApi
from realmwright.server.web.ratings import RatingsApi
from realmwright.server.web.routing import ApiRequest

FORM: Final = "0014"
"""The form of the database in which the rows are written."""
GAMES: Final = 1_000_000
UNFINISHED: Final = 20_000
LOGGED: Final = 20_000
"""So many tables have their logs; nothing here but the page of a table reads one."""
PEOPLE: Final = 50_000
FOLLOWED: Final = 200
DAYS: Final = 60
OF_A_DAY: Final = 5_000
"""So many have played the deal of each past day; that of today everybody has."""
POOLS: Final = [
    f"{game}.{pace}.{size}"
    for game in ("kingdom-builder", "dominion")
    for pace in ("live", "days")
    for size in ("two", "more")
]
BATCH: Final = 50_000
TIMES: Final = 50
DAY: Final = 86_400.0
ENDED: Final = 1.6e9
FACTS: Final = json.dumps(
    {
        "sources": {"castles": 9, "knights": 14, "lords": 12, "miners": 7},
        "chosen": {"sets": ["nomads"]},
        "traits": {
            "kingdom": [f"card-number-{number}" for number in range(10)],
            "opening": ["card-silver card-smithy"],
        },
    }
)
"""As long as they become: those of a game of Dominion."""

Rows = Iterable[tuple[Any, ...]]
Write = Callable[[str, str, Rows], Awaitable[None]]
"""Writes rows to the named columns of a table."""


def ident(kind: str, number: int) -> str:
    """An id as long as real ones."""
    return f"{kind}{number:021}"


def people() -> Rows:
    for number in range(PEOPLE):
        login = f"person{number}"
        yield ident("p", number), f"Person {number}", "blue", "en", login, login, False, True, 1e9, 1e9


def somebody(dice: random.Random) -> int:
    """Low numbers play most."""
    return int(PEOPLE * dice.random() ** 3)


def sitting(dice: random.Random) -> list[str]:
    count, chosen = dice.choice((2, 2, 2, 3, 4)), dict[int, None]()
    while len(chosen) < count:
        chosen[somebody(dice)] = None
    return [ident("p", each) for each in chosen]


def games(first: int, last: int) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]], list[tuple[Any, ...]]]:
    """Tables, their seats, and the results of those that are over."""
    tables, seats, results = [], [], []
    for number in range(first, last):
        dice = random.Random(number)
        who, table, ended = sitting(dice), ident("t", number), ENDED + number * 60.0
        game, public = ("kingdom-builder", "dominion")[number % 2], number % 3 == 0
        phase = "over" if number < GAMES else "open" if number % 40 == 0 else "playing"
        waits, winners = (None, "[0]") if phase == "over" else (who[-1], None)
        names = json.dumps([f"Person {int(each[1:])}" for each in who])
        tables.append(
            (table, game, "", public, phase, names, winners, waits, False, ended, ended - DAY, ended, who[0], True)
        )
        seats += [(table, person) for person in who]
        if phase == "over":
            results += [
                (person, table, game, ended, len(who), seat, seat == 0, dice.randrange(20, 90), public, FACTS)
                for seat, person in enumerate(who)
            ]
    return tables, seats, results


def ratings(dice: random.Random) -> Rows:
    for number in range(PEOPLE):
        for pool in POOLS:
            rating = Rating(dice.gauss(MU, 5), dice.choice((2.5, 3.0, 6.0)))
            yield ident("p", number), pool, rating.mu, rating.sigma, dice.randrange(1, 200), rating.sure, 1e9


def logs() -> Rows:
    """The log of a game that was given up after a turn, at many tables."""
    driver = TableDriver.of(ANNA, BEN)
    driver.turn_over(2)
    driver.does(BEN, Resign())
    log = [(entry.number, entry.time, write_body(entry.body)) for entry in driver.log]
    for table in range(GAMES - LOGGED, GAMES):
        for number, moment, body in log:
            yield ident("t", table), number, moment, body


def tries(dice: random.Random) -> Rows:
    today = day_at(time.time())
    for day in range(today - DAYS, today + 1):
        for number in range(PEOPLE if day == today else OF_A_DAY):
            lead, points = round(dice.gauss(0, 12)), round(dice.gauss(50, 8))
            yield ident("p", number), day, f"{day:06}{number:016}", "finished", lead, points, lead > 0


def deals() -> Rows:
    today = day_at(time.time())
    for day in range(today - DAYS, today):
        yield day, "kingdom-builder", "{}", "hard", "00" * 32


def follows() -> Rows:
    for number in range(PEOPLE // 100):
        for other in range(FOLLOWED):
            yield ident("p", number), ident("p", 10_000 + other), ident("f", number * FOLLOWED + other), 1e9


async def fill(write: Write) -> None:
    """Make all rows."""
    dice = random.Random(1)
    person = "id name colour language login login_look mail_confirmed notify_open created seen"
    await write("people", person, people())
    table = "id game title public phase names winners waits_for slow turned created changed host noted"
    result = "person table game ended players seat won points public facts"
    for first in range(0, GAMES + UNFINISHED, BATCH):
        tables, seats, notes = games(first, min(first + BATCH, GAMES + UNFINISHED))
        await write("tables", table, tables)
        await write("seats", "table person", seats)
        await write("results", result, notes)
    await write("log", "table number time body", logs())
    await write("rating_pools", "pool games", [(pool, GAMES // len(POOLS)) for pool in POOLS])
    await write("ratings", "person pool mu sigma games sure changed", ratings(dice))
    await write("daily_deals", "day game options bot link", deals())
    await write("daily_tries", "person day table state lead points won", tries(dice))
    await write("followed", "person followed id created", follows())


async def fill_sqlite(file: str) -> None:
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA synchronous=OFF")
    connection.execute("PRAGMA cache_size=-400000")

    async def write(table: str, columns: str, rows: Rows) -> None:
        names = columns.split()
        quoted, places = ", ".join(f'"{name}"' for name in names), ", ".join("?" * len(names))
        connection.executemany(f"INSERT INTO {table} ({quoted}) VALUES ({places})", rows)

    await fill(write)
    connection.commit()
    connection.close()


async def fill_postgres(storage: Storage) -> None:
    async with storage.writing() as connection:
        raw: Any = (await connection.get_raw_connection()).driver_connection

        async def write(table: str, columns: str, rows: Rows) -> None:
            left = iter(rows)
            while some := list(islice(left, BATCH)):
                await raw.copy_records_to_table(table, records=some, columns=columns.split())

        await fill(write)
        # Autovacuum would have done this meanwhile.
        await connection.execute(text("ANALYZE"))


async def make(url: str) -> None:
    """Make the rows, unless they are there, and bring the database to the form of this release."""
    storage = Storage(url, connections=2)
    began = time.perf_counter()
    async with storage.writing() as connection:
        await connection.run_sync(migrate, FORM)
    async with storage.reading() as connection:
        found = (await connection.execute(select(func.count()).select_from(schema.people))).scalar_one()
    if not found:
        await (fill_postgres(storage) if storage.shared else fill_sqlite(storage.url.database or ""))
        print(f"filled in {time.perf_counter() - began:.0f} s, with {peak()} MB of memory")
    await storage.close()
    began, worked = time.perf_counter(), time.process_time()
    storage = Storage(url)
    await storage.open()
    await storage.close()
    print(
        f"brought from {FORM} to the form of this release in {time.perf_counter() - began:.0f} s "
        f"({time.process_time() - worked:.0f} s of this process), with {peak()} MB of memory"
    )


def peak() -> int:
    """The most memory that this process has had, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def asked(number: int, path: Mapping[str, str] | None = None, **query: Any) -> ApiRequest:
    person = Person(ident("p", number), "", "", "en", f"person{number}", None, False, None, None, True)
    return ApiRequest(path or {}, query, None, "", "", False, Visitor(person, ""), lambda _: None)


def scenes(server: Server) -> dict[str, Callable[[int], Awaitable[Any]]]:
    """What is asked for, each by the number of a person."""
    config, storage = server.config, server.storage
    api = Api(server.commands, server.people, server.notices)
    boards, profiles = RatingsApi(config, storage), ProfilesApi(config, storage)
    daily = DailyApi(Daily(config, storage, server.tables), server.commands)
    following = Following(storage, lambda _: False)
    middle = Place(ENDED + GAMES * 30.0, "")

    def board(number: int, **query: Any) -> Awaitable[Any]:
        return boards.get_board(asked(number, {"pool": POOLS[number % len(POOLS)]}, **query))

    def profile(name: int, reader: int = 7) -> Awaitable[Any]:
        return profiles.get_profile(asked(reader, {"name": f"person{name}"}))

    def past(name: int, reader: int = 7, **query: Any) -> Awaitable[Any]:
        return profiles.get_games(asked(reader, {"name": f"person{name}"}, **query))

    def status(_: int) -> Awaitable[Any]:
        # Each time as at the first: a server counts once a minute.
        pages = Pages(storage, server.people, server.notices, server.tables.maintenance, True)
        return pages.status(Request({"type": "http"}))

    async def goes_on(_: int) -> object:
        async with storage.reading() as connection:
            return await status_of(storage, connection, server.tables.clock.now())

    return {
        "leaderboard: first page": board,
        "leaderboard: behind 10,000": partial(board, after=10_000),
        "own ratings and ranks": lambda n: boards.get_ratings(asked(n)),
        "profile of anybody": profile,
        "profile of who plays most": lambda _: profile(0),
        "past games of anybody": past,
        "past games of who plays most": lambda _: past(0),
        "past games of who plays most: half-way": lambda _: past(0, 0, before=middle),
        "own tables": lambda n: api.list_my_tables(asked(n)),
        "own tables of who plays most": lambda _: api.list_my_tables(asked(0)),
        "own past tables of who plays most: half-way": lambda _: api.list_my_tables(
            asked(0, phase="over", before=middle)
        ),
        "whether one may open another table": lambda n: server.tables.check_table_limit(ident("p", n + 1_000)),
        "public tables: open": lambda n: api.list_tables(asked(n, phase="open")),
        "public tables: being played": lambda n: api.list_tables(asked(n, phase="playing")),
        "public tables: past": lambda n: api.list_tables(asked(n, phase="over")),
        "public tables: past, half-way": lambda n: api.list_tables(asked(n, phase="over", before=middle)),
        "public tables: all": lambda n: api.list_tables(asked(n)),
        "daily deal: standings of 50,000": lambda n: daily.get_daily(asked(n)),
        "daily deal: past days": lambda n: daily.list_days(asked(n)),
        "followed people (200)": lambda n: following.of(ident("p", n % (PEOPLE // 100))),
        "a past table": lambda n: server.tables.get(ident("t", GAMES - 1 - n % LOGGED)).look(None),
        "status page, counted anew": status,
        "operators' page": goes_on,
    }


async def measure(database: BenchDatabase) -> None:
    await make(database.url)
    server = Server(Config(tempfile.mkdtemp(), database.url))
    await server.storage.open()
    dice = random.Random(2)
    anybody = [somebody(dice) for _ in range(TIMES)]
    async with server.storage.reading() as connection:
        most = select(func.count()).where(schema.results.c.person == ident("p", 0))
        print(f"who plays most has {(await connection.execute(most)).scalar_one()} games")
        pages = "page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        size = text(f"SELECT {'pg_database_size(current_database())' if server.storage.shared else pages}")
        print(f"the database has {(await connection.execute(size)).scalar_one() / 1e9:.1f} GB")
    print(f"{'in milliseconds':44}{'median':>9}{'slowest':>9}{'processor':>11}")
    for name, scene in scenes(server).items():
        await scene(anybody[0])
        took, worked = [], database.worked()
        for number in anybody:
            began = time.perf_counter()
            await scene(number)
            took.append((time.perf_counter() - began) * 1000)
        worked = (database.worked() - worked) * 1000 / TIMES
        print(f"{name:44}{statistics.median(took):9.1f}{max(took):9.1f}{worked:11.1f}", flush=True)
    await server.storage.close()


def main() -> None:
    with database_at(sys.argv[1]) as database:
        asyncio.run(measure(database))


if __name__ == "__main__":
    main()
