"""The daily deal on real servers: one try each, the same dice for everybody, and nothing to be known before."""

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select

from realmwright.daily.chain import DAY, GRACE, date_of, day_at, day_of, dice_secret, earlier, ends, read_link
from realmwright.daily_protocol import ChainKey, ChainSign, DailyDays, DailySign
from realmwright.dice import FairDice
from realmwright.protocol import Credentials, Entrance, Farewell, NewAccount, Offer, Person, Play, Position, Resign
from realmwright.record import Record
from realmwright.server.bots.pool import BotPool
from realmwright.server.bots.service import BotService
from realmwright.server.daily import SEED, Daily
from realmwright.server.errors import Refused
from realmwright.server.operations.config import Config
from realmwright.server.operations.metrics import Metrics
from realmwright.server.people.accounts import People
from realmwright.server.people.tries import Tries
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.storage.server_clock import ServerClock
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.setup import Actor
from realmwright.server.tables.visibility import position
from tests.server.process import ServerProcess
from tests.server.shared_server import BOT, ME, Clients, Guest, async_test, play_out, tiny

pytestmark = pytest.mark.usefixtures("plugins")
KEY = "a key that servers share"
PASSWORD = "correct horse battery"
SHORT: dict[str, Any] = {"daily_games": "tiny", "daily_bot": "random"}
Serve = Callable[..., ServerProcess]


async def looks(guest: Guest, query: str = "") -> DailySign:
    found: DailySign = await guest.call("GET", f"/daily{query}", None, DailySign)
    return found


async def begins(guest: Guest) -> Position:
    found: Position = await guest.call("POST", "/daily", None, Position)
    return found


async def follows(guest: Guest, key: str = KEY) -> ChainSign:
    found: ChainSign = await guest.call("POST", "/daily/chain", ChainKey(key), ChainSign)
    return found


# One server


def test_one_try_each_and_a_table_of_results(database: str, serve: Serve) -> None:
    server = serve(database=database, **SHORT)

    @async_test
    async def scene() -> None:
        async with Clients(server) as clients:
            ann, bob, eve = await clients.guests("Ann", "Bob", "Eve")
            offer: Offer = await clients.nobody.call("GET", "/offer", None, Offer)
            assert offer.daily == "tiny"
            before = await looks(ann)
            assert (before.game, before.bot, before.state, before.played) == ("tiny", "random", "new", 0)
            assert 0 < before.left <= DAY
            assert before.closes == pytest.approx(before.left + GRACE, abs=60)
            assert before.link is None
            # however often and however fast somebody begins, it is the same game
            begun = await asyncio.gather(*(begins(ann) for _ in range(6)))
            table = begun[0].table
            assert {position.table for position in begun} == {table}
            assert {position.commitment for position in begun} == {before.commitment}
            shown = begun[0]
            assert shown.daily == before.date
            settings = shown.settings
            assert (settings.hints, settings.stand_in) == (None, None)
            assert not any((settings.takebacks, settings.chat, settings.public))
            # and nobody else may look
            assert (await bob.refusal("GET", f"/tables/{table}")).code == "not-allowed"
            end = await play_out(table, ann)
            assert end.outcome is not None
            for path in ("record", "replay", "news", "review", "gains?step=0"):
                assert (await bob.refusal("GET", f"/tables/{table}/{path}")).code == "not-allowed"
                assert (await ann.fetch("GET", f"/tables/{table}/{path}")).status_code == 200
            after = await looks(ann)
            mine, theirs = (sum(score.values()) for score in end.outcome.scores)
            assert after.result is not None
            assert (after.state, after.result.lead, after.result.points) == ("finished", mine - theirs, mine)
            assert (after.result.rank, after.result.of, after.result.better) == (1, 1, None)
            assert after.streak is not None
            assert (after.streak.now, after.streak.best) == (1, 1)
            assert [(line.name, line.guest, line.yours, line.table) for line in after.lines] == [
                ("Ann", True, True, None)
            ]
            assert (await begins(ann)).table == table, "there is no second try"
            # Bob sees who has played when he has, and to give up is to have played
            assert (await looks(bob)).lines == []
            assert (await looks(bob)).played == 1
            other = (await begins(bob)).table
            await bob.order(other, Resign())
            lost = await looks(bob)
            assert (lost.state, lost.result, lost.played, lost.given_up) == ("given-up", None, 2, 1)
            assert [line.name for line in lost.lines] == ["Ann"]
            assert lost.streak is not None
            assert lost.streak.now == 0
            best = (await looks(ann)).result
            assert best is not None
            assert best.better == 100
            # the same dice, at both tables
            ours = Record.from_json((await ann.fetch("GET", f"/tables/{table}/record")).text)
            his = Record.from_json((await bob.fetch("GET", f"/tables/{other}/record")).text)
            assert ours.dice is not None
            assert his.dice is not None
            assert ours.dice.describe() == his.dice.describe()
            assert ours.commitment == his.commitment == before.commitment
            # what is asked for in vain
            assert (await eve.refusal("GET", "/daily?date=2126-01-01")).code == "not-now"
            assert (await eve.refusal("GET", "/daily?date=2026-01-01")).code == "unknown-path"
            assert (await eve.refusal("GET", "/daily?date=yesterday")).code == "bad-message"
            assert (await clients.nobody.refusal("POST", "/daily")).code == "no-session"
            # all of it goes with a person who goes
            export = await ann.call("GET", "/me/export", None, dict)
            assert [made["table"] for made in export["daily"]] == [table]
            await ann.call("DELETE", "/me", Farewell())
            assert (await looks(bob)).played == 1

    scene()


@async_test
async def test_a_guest_brings_their_try_along_unless_there_is_one(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        old, new = await clients.guests("Old", "New")
        table = (await begins(new)).table
        await old.call("POST", "/me/account", NewAccount("old-hand", PASSWORD), Person)
        claim = Credentials("old-hand", PASSWORD, claim=True)
        old = clients.known(await new.call("POST", "/sessions", claim, Entrance))
        assert (await looks(old)).table == table
        another = await clients.guest("Another")
        await begins(another)
        old = clients.known(await another.call("POST", "/sessions", claim, Entrance))
        assert (await looks(old)).table == table


def test_a_server_without(serve: Serve) -> None:
    server = serve(daily="no")

    @async_test
    async def scene() -> None:
        async with Clients(server) as clients:
            ann = await clients.guest("Ann")
            assert (await ann.call("GET", "/offer", None, Offer)).daily is None
            for method, path in (("GET", ""), ("POST", ""), ("GET", "/chain")):
                assert (await ann.refusal(method, f"/daily{path}")).code == "unknown-path"

    scene()


# Two servers


def test_servers_that_share_a_chain_have_the_same_deals(tmp_path: Path) -> None:
    def server(name: str, **settings: Any) -> ServerProcess:
        (tmp_path / name).mkdir()
        return ServerProcess(tmp_path / name, **SHORT, **settings)

    first = server("first", daily_key=KEY).start()
    second = server("second", daily_key=KEY, daily_from=first.url).start()
    wrong = server("wrong", daily_key=KEY + "?", daily_from=first.url).start()
    alone = server("alone").start()

    @async_test
    async def scene() -> None:
        async with Clients(first) as one, Clients(second) as two, Clients(wrong) as three, Clients(alone) as four:
            here, there = await looks(one.nobody), await looks(two.nobody)
            assert (here.date, here.options, here.commitment) == (there.date, there.options, there.commitment)
            assert (await looks(four.nobody)).commitment != here.commitment
            assert (await looks(four.nobody)).options == here.options, "the set-up follows from the date alone"
            # what everybody may know leads to the anchor, and says nothing of today
            public: ChainSign = await two.nobody.call("GET", "/daily/chain", None, ChainSign)
            assert public == await one.nobody.call("GET", "/daily/chain", None, ChainSign)
            assert (public.today, public.today_link) == (None, None)
            assert public.date < here.date
            known = await follows(one.nobody)
            assert known.today_link is not None
            days = day_of(here.date) - day_of(public.date)
            assert earlier(read_link(known.today_link), days).hex() == public.link
            # who does not know the key learns nothing, and the server says so
            assert (await one.nobody.refusal("POST", "/daily/chain", ChainKey("guess"))).code == "not-allowed"
            assert (await four.nobody.refusal("POST", "/daily/chain", ChainKey("guess"))).code == "not-allowed"
            refused = await three.nobody.refusal("GET", "/daily")
            assert (refused.code, refused.status) == ("unavailable", 503)
            assert "403" in str(refused)

    try:
        scene()
    finally:
        for each in (first, second, wrong, alone):
            each.kill()


# Other days: the clock is set by hand


class World:
    """A database with tables and the daily deal, on a day that a test chooses."""

    def __init__(self, config: Config) -> None:
        self.time = ends(320) - 3600
        self.config = config
        self.storage = Storage(config.database_url)
        clock = ServerClock(lambda: self.time, lambda: self.time)
        bots = BotService(config, BotPool(1), Metrics())
        self.tables = LiveTables(config, self.storage, bots, Metrics(), clock)
        self.people = People(self.storage, 1)
        self.daily = Daily(config, self.storage, self.tables)

    async def person(self, name: str) -> Actor:
        person, _ = await self.people.guest(name, "blue", "")
        return Actor(person.id, name, "blue")

    async def play(self, actor: Actor, table: str) -> None:
        """Play to the end."""
        while True:
            seen = position(await self.tables.get(table).look(actor.id), actor.id, self.time)
            if seen.phase == "over":
                return
            if seen.legal:
                await self.tables.get(table).do(actor, None, Play(seen.at, seen.legal[0].action))
            await asyncio.sleep(0.005)


@asynccontextmanager
async def world(place: Path, **settings: Any) -> AsyncIterator[World]:
    place.mkdir(exist_ok=True)
    found = World(Config(data=str(place), **{**SHORT, **settings}))
    await found.storage.open()
    await found.tables.bots.pool.start()
    try:
        yield found
    finally:
        await found.tables.close()
        await found.tables.bots.pool.close()
        await found.storage.close()


@async_test
async def test_days_come_and_go(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        ann, bob = await here.person("Ann"), await here.person("Bob")
        first = await here.daily.begin(ann)
        unfinished = await here.daily.begin(bob)
        # after midnight nobody begins it any more, and who has begun may still finish it
        here.time += 3600 + 60
        await here.play(ann, first)
        yesterday = await here.daily.look(ann.id, 320)
        assert yesterday.result is not None
        assert (yesterday.state, yesterday.link) == ("finished", None)
        assert yesterday.left == 0 < yesterday.closes
        assert (await here.daily.look(bob.id, 320)).state == "playing"
        with pytest.raises(Refused, match="without spectators"):
            await here.tables.get(first).look(bob.id)
        second = await here.daily.begin(ann)
        assert second != first
        await here.play(ann, second)
        today = await here.daily.look(ann.id)
        assert today.streak is not None
        assert (today.streak.now, today.streak.best) == (2, 2)
        # when no game of it counts any more, everybody may know the link, and look back
        here.time = ends(320) + GRACE
        await here.play(bob, unfinished)
        late = await here.daily.look(bob.id, 320)
        assert (late.state, late.result, late.played) == ("late", None, 1)
        assert late.lines[0].table == first
        assert late.link is not None
        assert (await here.tables.get(first).look(bob.id)).data.phase == "over"
        record = (await here.tables.get(first).look(None)).record()
        assert isinstance(record.dice, FairDice)
        assert record.dice.describe()["secret"] == dice_secret(read_link(late.link)).hex()
        published = await here.daily.chain()
        assert (published.date, published.link) == (date_of(320), late.link)
        with pytest.raises(Refused, match="without spectators"):
            await here.tables.get(second).look(bob.id)
        # a day without it ends the streak, and nothing else
        here.time += 3 * DAY
        later = await here.daily.look(ann.id)
        assert later.streak is not None
        assert (later.state, later.streak.now, later.streak.best, later.streak.days) == ("new", 0, 2, 2)
        past: DailyDays = await here.daily.days(ann.id, None)
        assert [(day.date, day.state, day.played) for day in past.days] == [
            (date_of(321), "finished", 1),
            (date_of(320), "finished", 1),
        ]
        assert [day.state for day in (await here.daily.days(bob.id, 321)).days] == ["late"]


@async_test
async def test_a_crash_between_the_row_and_the_table_loses_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        ann = await here.person("Ann")
        await here.daily.look(ann.id)
        row = await Tries(here.storage).begin(ann.id, 320, "T" * 22)
        assert (await here.daily.look(ann.id)).state == "playing"
        assert await here.daily.begin(ann) == row.table
        assert (await here.tables.get(row.table).look(ann.id)).data.daily == date_of(320)
        # nor does one between the end of the game and the note of its result
        await here.play(ann, row.table)
        async with here.storage.reading() as connection:
            assert (await connection.execute(select(schema.daily_tries.c.state))).scalar_one() == "playing"
        assert (await here.daily.look(None)).played == 1


@async_test
async def test_the_bot_answers_the_same_play_with_the_same_play(tmp_path: Path) -> None:
    async with world(tmp_path, daily_games="kingdom-builder", daily_bot="easy") as here:
        games = []
        for name in ("Ann", "Bob"):
            actor = await here.person(name)
            table = await here.daily.begin(actor)
            await here.play(actor, table)
            games.append((await here.tables.get(table).look(actor.id)).record().actions)
        assert games[0] == games[1]
        # elsewhere it does not
        ordinary = await here.tables.create(actor, tiny(ME, BOT))
        assert (await ordinary.look(actor.id)).bot_seed is None


@async_test
async def test_a_link_of_another_chain_is_refused(tmp_path: Path, serve: Serve) -> None:
    """Given a server that has changed its chain, then its deal is not played, until it is what it was."""
    source = serve(daily_key=KEY, **SHORT)
    async with world(tmp_path / "follower", daily_from=source.url, daily_key=KEY) as here:
        here.time = ServerClock().now()
        good = await here.daily.deal(day_at(here.time))
        mark = json.loads(await here.storage.mark("daily-source") or "")
        assert (mark["server"], mark["link"]) == (source.url, good.link.hex())
        await _forget(here)
        # one that was known yesterday and does not fit
        other = {**mark, "day": mark["day"] - 1, "link": hashlib.sha256(b"another").hexdigest()}
        await here.storage.set_mark("daily-source", json.dumps(other))
        here.daily = Daily(here.config, here.storage, here.tables)
        for _ in range(2):
            with pytest.raises(Refused, match="does not lead to the known one") as refused:
                await here.daily.look(None)
        assert refused.value.code == "unavailable"
        fitting = {**mark, "day": mark["day"] - 1, "link": earlier(good.link, 1).hex()}
        await here.storage.set_mark("daily-source", json.dumps(fitting))
        here.daily = Daily(here.config, here.storage, here.tables)
        assert (await here.daily.deal(day_at(here.time))).link == good.link
        # nor is a chain that is not the one the operator has named
        named = replace(here.config, daily_from=f"{source.url}#{'ab' * 32}")
        await _forget(here)
        with pytest.raises(Refused, match="not the one that was set"):
            await Daily(named, here.storage, here.tables).look(None)
        # and one that cannot be reached
        await _forget(here)
        await here.storage.set_mark("daily-source", json.dumps(fitting))
        source.kill()
        here.daily = Daily(here.config, here.storage, here.tables)
        with pytest.raises(Refused, match="cannot be reached"):
            await here.daily.look(None)
        assert await here.storage.mark(SEED) is None, "it has no chain of its own"


async def _forget(here: World) -> None:
    """The deal of today is asked for anew."""
    async with here.storage.writing() as connection:
        await connection.execute(delete(schema.daily_deals))
