"""Reviews on a server: they come by themselves, go on after everything, and cost nobody more than they should."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert, update

from realmwright.protocol import Resign, ReviewSign
from realmwright.review import FORMAT
from realmwright.server import reviews as module
from realmwright.server.errors import Refused
from realmwright.server.reviews import MOST_OF_PERSON, Reviews
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from tests.server.bad_network import open_server
from tests.server.process import ServerProcess
from tests.server.shared_server import ME, OPEN, Clients, Guest, async_test, builder, gather, play_out, soon, tiny
from tests.server.table_driver import ANNA, BEN, TableDriver

pytestmark = pytest.mark.usefixtures("plugins")


@pytest.fixture(scope="module")
def reviewing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that reviews games."""
    running = ServerProcess(tmp_path_factory.mktemp("reviewing"), review_workers=1).start()
    yield running
    running.kill()


async def review_of(guest: Guest, table: str, method: str = "GET") -> ReviewSign:
    found: ReviewSign = await guest.call(method, f"/tables/{table}/review", gives=ReviewSign)
    return found


@async_test
async def test_a_game_of_people_is_reviewed_by_itself(reviewing: ServerProcess) -> None:
    async with Clients(reviewing) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN), ann, ben)
        assert (await ann.refusal("GET", f"/tables/{table}/review")).status == 409, "not while it is played"
        await play_out(table, ann, ben)

        async def done() -> ReviewSign | None:
            found = await review_of(ben, table)
            return found if found.state == "done" else None

        found: ReviewSign = await soon(done)
        assert found.done == found.total > 1
        assert found.review is not None
        assert (found.review["game"], found.review["names"]) == ("tiny", [])
        for seat in found.review["seats"]:
            assert seat["start"] + seat["decisions"] + seat["luck"] == pytest.approx(seat["result"], abs=1e-5)
        assert await review_of(ann, table, "POST") == found, "what is there is not made again"


@async_test
async def test_a_game_that_was_given_up_is_not_reviewed(reviewing: ServerProcess) -> None:
    async with Clients(reviewing) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN), ann, ben)
        await ben.order(table, Resign())
        for method in ("GET", "POST"):
            assert (await review_of(ann, table, method)).state == "given-up"


@async_test
async def test_a_server_may_make_none(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN), ann, ben)
        await play_out(table, ann, ben)
        for method in ("GET", "POST"):
            assert (await review_of(ann, table, method)).state == "off"


def kept(place: Path) -> int:
    """How many judgements the database has."""
    with sqlite3.connect(place / "realmwright.db") as database:
        return sum(done for (done,) in database.execute("SELECT done FROM reviews"))


def test_after_a_crash_it_goes_on_where_it_was(tmp_path: Path) -> None:
    running = ServerProcess(tmp_path, review_workers=1).start()
    try:
        table, ann = asyncio.run(begun(running, tmp_path))
        running.kill()
        before = kept(tmp_path)
        running.start()
        found = asyncio.run(again(running, table, ann))
        assert found.state in ("under-way", "done")
        assert found.done >= before > 0
    finally:
        running.kill()


async def begun(server: ServerProcess, place: Path) -> tuple[str, Guest]:
    """A game whose review is under way, and something of it is in the database."""
    async with Clients(server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(builder(ME, OPEN), ann, ben)
        await play_out(table, ann, ben)

        async def saved() -> bool:
            return kept(place) > 0

        await soon(saved)
        return table, ann


async def again(server: ServerProcess, table: str, before: Guest) -> ReviewSign:
    async with Clients(server) as clients:
        ann = Guest(clients, before.token, before.person)
        await review_of(ann, table, "POST")

        async def known() -> ReviewSign | None:
            found = await review_of(ann, table)
            return found if found.done else None

        found: ReviewSign = await soon(known)
        return found


# Who works on what


async def table_of(storage: Storage, ident: str) -> TableDriver:
    """A finished game that lists know of."""
    driver = TableDriver.of(ANNA, BEN, game="tiny", options={"start": 0, "rounds": ["2"]})
    driver.played_out()
    driver.table.data.id = ident
    row = {"id": ident, "game": "tiny", "title": "", "public": False, "phase": "over", "names": "[]", "slow": False}
    row |= {"turned": 0.0, "notified": 0.0, "created": 0.0, "changed": 0.0}
    async with storage.writing() as connection:
        await connection.execute(insert(schema.tables), row)
    return driver


def test_two_processes_do_not_make_the_same_review(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with asyncio.timeout(120), open_server(tmp_path, review_workers=1) as server:
            one, other = server.reviews, Reviews(server.storage, server.config)
            table = (await table_of(server.storage, "shared")).table
            # As if the first had just begun.
            monkeypatch.setattr(Reviews, "_judge_missing", never)
            assert (await one.want(table, ANNA.id)).state == "under-way"
            await until_claimed(server.storage)
            assert (await other.look(table)).state == "under-way"
            assert (await other.want(table, BEN.id)).state == "under-way"
            assert not other._jobs
            # One that has not been heard of for long has lost it.
            async with server.storage.writing() as connection:
                await connection.execute(update(schema.reviews).values(alive=0.0))
            assert (await other.look(table)).state == "none"
            await other.want(table, BEN.id)
            assert "shared" in other._jobs
            await other.close()

    asyncio.run(story())


async def never(*_: object) -> None:
    await asyncio.Event().wait()


async def until_claimed(storage: Storage) -> None:
    async def claimed() -> bool:
        async with storage.reading() as connection:
            return (await connection.execute(schema.reviews.select())).first() is not None

    await soon(claimed)


def test_a_review_that_nobody_waits_for_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with asyncio.timeout(120), open_server(tmp_path, review_workers=1) as server:
            table = (await table_of(server.storage, "left")).table
            monkeypatch.setattr(module, "PATIENCE", -1.0)
            await server.reviews.want(table, ANNA.id)

            async def stopped() -> bool:
                return not server.reviews._jobs

            await soon(stopped)
            found = await server.reviews.look(table)
            assert (found.state, found.done) == ("none", 0)
            assert found.total > 1

    asyncio.run(story())


def test_one_person_waits_for_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with asyncio.timeout(120), open_server(tmp_path, review_workers=1) as server:
            monkeypatch.setattr(Reviews, "_judge_missing", never)
            for number in range(MOST_OF_PERSON):
                table = (await table_of(server.storage, f"{number}")).table
                await server.reviews.want(table, ANNA.id)
            table = (await table_of(server.storage, "last")).table
            with pytest.raises(Refused) as caught:
                await server.reviews.want(table, ANNA.id)
            assert caught.value.code == "limit"
            assert (await server.reviews.want(table, BEN.id)).state == "under-way"

    asyncio.run(story())


def test_a_review_of_another_format_is_made_anew(tmp_path: Path) -> None:
    async def story() -> None:
        async with asyncio.timeout(120), open_server(tmp_path) as server:
            table = (await table_of(server.storage, "old")).table
            row = {"table": "old", "format": 0, "complete": True, "done": 1, "total": 1, "owner": None}
            async with server.storage.writing() as connection:
                await connection.execute(insert(schema.reviews), {**row, "alive": 0.0, "wanted": 0.0, "body": "{}"})
            assert (await server.reviews.look(table)).state == "off"

    asyncio.run(story())


def test_a_review_is_finished_as_it_was_begun(tmp_path: Path) -> None:
    """Given a review that was begun with some effort, when another is set, then all of it still has the first one."""

    async def story() -> None:
        async with asyncio.timeout(120), open_server(tmp_path, review_workers=1, review_effort=0.5) as server:
            table = (await table_of(server.storage, "begun")).table
            row = {"table": "begun", "format": FORMAT, "complete": False, "done": 0, "total": 1, "owner": None}
            body = '{"effort": [7, 2, 1], "parts": {}}'
            async with server.storage.writing() as connection:
                await connection.execute(insert(schema.reviews), {**row, "alive": 0.0, "wanted": 0.0, "body": body})
            while (found := await server.reviews.want(table, ANNA.id)).state != "done":
                await asyncio.sleep(0.05)
            assert found.review is not None
            assert found.review["effort"] == {"simulations": 7, "worlds": 2, "playouts": 1}

    asyncio.run(story())
