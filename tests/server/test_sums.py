"""What is kept as sums equals what a scan says, and long lists are read as a scan has them, whatever has happened."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import insert, select

from realmwright.protocol import Person
from realmwright.server.operations.config import Config
from realmwright.server.people.accounts import Visitor
from realmwright.server.people.tries import FINISHED, GIVEN_UP, LATE, Tries
from realmwright.server.profiles.results import replace_results
from realmwright.server.ratings.ranks import ranks_of
from realmwright.server.ratings.rows import best_of, hold_pool, write_ratings
from realmwright.server.ratings.scale import Rating
from realmwright.server.recount import kept_sums, recount
from realmwright.server.storage import paging, schema
from realmwright.server.storage.paging import Place
from realmwright.server.web.api import PAGE_OF_ONE, PHASES, Api
from realmwright.server.web.app import Server
from realmwright.server.web.profiles import ProfilesApi
from realmwright.server.web.routing import ApiRequest

PEOPLE: Final = [f"person{number}" for number in range(12)]
GUESTS: Final = [f"guest{number}" for number in range(4)]
POOLS: Final = ["a.live.two", "a.days.two"]
DAYS: Final = range(3)
ROUNDS: Final = 60
PAST: Final = 90
"""Tables that are over, and more than a page of them."""


def new_person(ident: str) -> dict[str, Any]:
    return {
        "id": ident,
        "name": ident,
        "colour": "blue",
        "language": "en",
        "login": ident if ident in PEOPLE else None,
        "login_look": ident if ident in PEOPLE else None,
        "mail_confirmed": False,
        "notify_open": True,
        "created": 1.0,
        "seen": 1.0,
        "profile": "everybody",
    }


def new_table(ident: str, phase: str, turned: float, **values: Any) -> dict[str, Any]:
    return {
        "id": ident,
        "game": "a",
        "title": "",
        "public": True,
        "phase": phase,
        "names": "[]",
        "waits_for": None,
        "slow": False,
        "turned": turned,
        "created": 1.0,
        "changed": turned,
        "noted": True,
        "delayed": False,
        "host": None,
        **values,
    }


class World:
    """A database in which random things happen to people."""

    def __init__(self, place: Path, database: str, dice: random.Random) -> None:
        self.server = Server(Config(str(place), database))
        self.storage = self.server.storage
        self.dice = dice
        self.here = set(PEOPLE + GUESTS)
        self.tables = 0

    async def play(self) -> None:
        """A game is over: its results are noted, and ratings change."""
        self.tables += 1
        table, dice = f"table{self.tables:017}", self.dice
        sitting = dice.sample(sorted(self.here), 2)
        game = dice.choice("ab")
        results = [
            {
                "person": person,
                "table": table,
                "game": game,
                "ended": float(self.tables // 3),
                "players": 2,
                "seat": seat,
                "won": dice.random() < 0.5,
                "points": dice.randrange(-5, 60),
                "public": dice.random() < 0.5,
                "facts": '{"sources": {"x": 1}, "chosen": {}}',
            }
            for seat, person in enumerate(sitting)
        ]
        pool = dice.choice(POOLS)
        new = {each: Rating(dice.gauss(0, 1), dice.choice((2.0, 7.0))) for each in sitting if each in PEOPLE}
        async with self.storage.writing() as connection:
            await connection.execute(insert(schema.tables), new_table(table, "over", 1.0))
            await replace_results(connection, table, results)
            await hold_pool(connection, pool)
            await write_ratings(connection, pool, new, 1.0)

    async def try_daily(self) -> None:
        """Somebody has played the deal of a day."""
        self.tables += 1
        tries, dice = Tries(self.storage), self.dice
        made = await tries.begin(dice.choice(sorted(self.here)), dice.choice(DAYS), f"table{self.tables:017}")
        finished = made._replace(state=FINISHED, lead=dice.randrange(-3, 3), points=dice.randrange(3))
        ended = dice.choice((finished, made._replace(state=GIVEN_UP), made._replace(state=LATE), None))
        if ended is not None:
            await tries.note(ended)

    async def go(self) -> None:
        """Somebody deletes their account, or claims what they have played as a guest."""
        person = self.dice.choice(sorted(self.here))
        if person in PEOPLE:
            await self.server.people.delete(person)
        elif account := [each for each in PEOPLE if each in self.here]:
            every = select(schema.results.c.table).where(schema.results.c.person == person)
            daily = select(schema.daily_tries.c.table).where(schema.daily_tries.c.person == person)
            known = select(schema.results.c.table).where(schema.results.c.person == account[0])
            async with self.storage.reading() as connection:
                theirs = set((await connection.execute(every.union(daily))).scalars())
                theirs -= set((await connection.execute(known)).scalars())
            await self.server.people.merge_guest(person, account[0], sorted(theirs))
        self.here.discard(person)

    async def check(self) -> None:
        """All sums equal what a scan says."""
        async with self.storage.reading() as connection:
            for kept in kept_sums(connection.dialect.name):
                stored = {tuple(row) for row in await connection.execute(select(kept.sums))}
                assert stored == {tuple(row) for row in await connection.execute(kept.counted)}, kept.sums.name

    async def check_ranks(self) -> None:
        """Ranks and pages of leaderboards are those of everybody in their order."""
        ratings = schema.ratings.c
        async with self.storage.reading() as connection:
            for pool in POOLS:
                query = select(ratings.person, ratings.mu, ratings.sigma, ratings.sure).where(ratings.pool == pool)
                rows = (await connection.execute(query)).all()
                sure = sorted(((row.mu, row.person) for row in rows if row.sure), reverse=True)
                wanted = [1 + sum(mu > row.mu for mu, _ in sure) if row.sure else None for row in rows]
                given = [(pool, Rating(row.mu, row.sigma)) for row in rows]
                assert await ranks_of(connection, given) == wanted
                for skipped in range(len(sure) + 2):
                    page = await best_of(connection, pool, skipped, 3)
                    assert [each.person for each in page] == [person for _, person in sure[skipped : skipped + 3]]


def in_world(place: Path, database: str, scene: Callable[[World], Awaitable[None]]) -> None:
    async def play() -> None:
        world = World(place, database, random.Random(database or "sqlite"))
        await world.storage.open()
        try:
            async with world.storage.writing() as connection:
                await connection.execute(insert(schema.people), [new_person(each) for each in PEOPLE + GUESTS])
            await scene(world)
        finally:
            await world.storage.close()

    asyncio.run(play())


def test_sums_are_what_a_scan_says(tmp_path: Path, database: str) -> None:
    """Given people who play, claim what they played as guests, and go, then all sums and ranks are right after each."""

    async def scene(world: World) -> None:
        for number in range(ROUNDS):
            await world.play()
            await world.try_daily()
            if number % 6 == 5:
                await world.go()
            await world.check()
        await world.check_ranks()
        # an operator has changed something by hand
        async with world.storage.writing() as connection:
            await connection.execute(schema.result_sums.update().values(points=schema.result_sums.c.points + 1))
            await connection.execute(schema.rating_sums.delete())
        url = world.server.config.database_url
        assert await recount(url) > 1
        await world.check()
        assert await recount(url) == 0

    in_world(tmp_path, database, scene)


def request(person: str, **query: Any) -> ApiRequest:
    asker = Person(person, "", "", "en", None, None, False, None, None, True)
    return ApiRequest({"name": person}, query, None, "", "", False, Visitor(asker, ""), lambda _: None)


async def paged(ask: Callable[..., Awaitable[Any]], person: str, **query: Any) -> list[list[str]]:
    """The ids of all pages, each behind the one before."""
    pages: list[list[str]] = []
    more: str | None = None
    while not pages or more is not None:
        place = {} if more is None else {"before": paging.place_of(more)}
        answer = await ask(request(person, **query, **place))
        rows = answer.tables if hasattr(answer, "tables") else answer.games
        pages.append([getattr(row, "id", None) or row.table for row in rows])
        more = answer.more
    return pages


def test_lists_have_every_table_once(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given tables of which many changed at the same moment, then pages have what a scan has, in its order."""
    monkeypatch.setattr(paging, "MOST_READ", 90)
    monkeypatch.setattr(paging, "CHUNK", 7)

    async def scene(world: World) -> None:
        dice, me = world.dice, PEOPLE[0]
        rows = [
            new_table(
                f"t{number:021}",
                dice.choice((*PHASES, "over", "over")) if number < 2 * PAST else "over",
                float(number // 4),
                public=dice.random() < 0.7,
                game=dice.choice("ab"),
                host=dice.choice((None, *PEOPLE)),
                waits_for=dice.choice((None, me)),
            )
            for number in range(3 * PAST)
        ]
        seats = [
            {"table": row["id"], "person": me, "ended": row["turned"] if row["phase"] in ("over", "closed") else None}
            for row in rows
            if dice.random() < 0.7
        ]
        async with world.storage.writing() as connection:
            await connection.execute(insert(schema.tables), rows)
            await connection.execute(insert(schema.seats), seats)
        api = Api(world.server.commands, world.server.people, world.server.notices)
        sitting = {row["table"] for row in seats}
        latest = sorted(rows, key=lambda row: (row["changed"], row["id"]), reverse=True)
        for phase in (None, *PHASES):
            for game in (None, "a"):
                query = {name: value for name, value in (("phase", phase), ("game", game)) if value}
                wanted = [row for row in latest if all(row[name] == value for name, value in query.items())]
                mine = [row["id"] for row in wanted if row["id"] in sitting and (phase or row["phase"] != "closed")]
                urgent = {row["id"] for row in rows if row["waits_for"] == me and row["phase"] in ("open", "playing")}
                pages = await paged(api.list_my_tables, me, **query)
                found = [each for page in pages for each in page]
                first = [each for each in found if each in urgent]
                assert set(first) == urgent & set(mine)
                assert found == first + [each for each in mine if each not in urgent]
                # of the tables of one host, each page has a few; the next page does not come back to the others
                pages = await paged(api.list_tables, me, **query)
                hosts = {row["id"]: row["host"] or row["id"] for row in rows}
                assert all(
                    sum(hosts[one] == hosts[each] for one in page) <= PAGE_OF_ONE for page in pages for each in page
                )
                shown = [each for page in pages for each in page]
                public = [row["id"] for row in wanted if row["public"]]
                assert shown == [each for each in public if each in set(shown)]
                alone = {row["id"] for row in wanted if row["public"] and not row["host"]}
                assert alone <= set(shown)

    in_world(tmp_path, database, scene)


def test_past_games_are_listed_as_a_scan_has_them(tmp_path: Path, database: str) -> None:
    async def scene(world: World) -> None:
        for _ in range(PAST):
            await world.play()
        results = schema.results
        async with world.storage.reading() as connection:
            rows = [row._asdict() for row in await connection.execute(select(results))]
        rows.sort(key=lambda row: (row["ended"], row["table"]), reverse=True)
        api = ProfilesApi(world.server.config, world.storage)
        for person in PEOPLE[:3]:

            async def ask(request: ApiRequest, person: str = person) -> Any:
                return await api.get_games(replace(request, path={"name": person}))

            theirs = [row for row in rows if row["person"] == person]
            for reader in (person, PEOPLE[5]):
                found = [each for page in await paged(ask, reader) for each in page]
                assert found == [row["table"] for row in theirs if reader == person or row["public"]]
            games = (await api.get_profile(request(person))).stats
            assert sum(each.games for each in games) == len(theirs)
            assert sum(each.won for each in games) == sum(row["won"] for row in theirs)

    in_world(tmp_path, database, scene)


@pytest.mark.parametrize("text", ["", "x", "nan", "inf", "-1", "1_\x00", "1_ü", "1e9", "1_0", f"1_{'a' * 23}"])
def test_what_is_no_place_is_refused(text: str) -> None:
    assert paging.place_of(text) is None


def test_a_place_is_read_as_it_was_written() -> None:
    for place in (Place(1.5e9 + 1 / 3, "ab_-" * 5 + "cd"), Place(0.0), Place(1.25)):
        assert paging.place_of(str(place)) == place
