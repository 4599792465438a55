"""The log as it is written: many entries in one transaction, each of them once, and what follows from them."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import select, text

from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.storage.entries import Closed, Entry, Played, Resigned
from realmwright.server.storage.faults import StorageFault
from realmwright.server.storage.log_writer import GENERATION, LogWriter, PendingEntry, Summary, Written
from tests.server.postgres import Postgres

ANN, BEN = "a" * 22, "b" * 22


def summary(*people: str, waits_for: str | None = None) -> Summary:
    return Summary(
        game="tiny",
        title="Ann's",
        public=True,
        phase="playing",
        names='["Ann"]',
        winners=None,
        waits_for=waits_for,
        due=None,
        slow=False,
        turned=1.5,
        people=frozenset(people),
    )


def opening(table: str, *people: str) -> PendingEntry:
    return PendingEntry(Entry(table, 1, 1.0, Closed()), summary(*people), True, None, None)


def move(table: str, number: int, action_id: str | None = None, generation: str | None = None) -> PendingEntry:
    entry = Entry(table, number, float(number), Played(0, "go"), ANN, action_id)
    return PendingEntry(entry, None, False, None, None, generation)


def on(place: Path, database: str, story: Callable[[Storage], Awaitable[None]]) -> None:
    """Tell a story with a database."""

    async def tell() -> None:
        storage = Storage(database or f"sqlite:///{place / 'games.db'}")
        await storage.open()
        try:
            await story(storage)
        finally:
            await storage.close()

    asyncio.run(tell())


async def written_together(storage: Storage, *pending: PendingEntry) -> list[bool]:
    return list(await asyncio.gather(*map(storage.append, pending)))


def test_all_that_wait_are_written_each_once(tmp_path: Path, database: str) -> None:
    """Given entries of several tables at once, then a number and an action id that are taken are refused, no others."""

    async def story(storage: Storage) -> None:
        assert await written_together(storage, opening("one", ANN), opening("two", ANN, BEN)) == [True, True]
        moves = move("one", 2, "x"), move("two", 2, "x"), move("two", 3, "y")
        assert await written_together(storage, *moves) == [True, True, True]
        taken = move("one", 2, "z"), move("two", 4, "y"), move("one", 3, "z")
        assert await written_together(storage, *taken) == [False, False, True]
        assert [entry.number for entry in await storage.entries("one")] == [1, 2, 3]
        assert await storage.entries("two", 2) == [move("two", 3, "y").entry]
        assert await storage.number_of("two", ANN, "y") == 3

    on(tmp_path, database, story)


def test_lists_follow_the_entries(tmp_path: Path, database: str) -> None:
    async def story(storage: Storage) -> None:
        await written_together(storage, opening("one", ANN), opening("two", ANN))
        resigned = Entry("one", 2, 7.25, Resigned(0, "easy"), ANN)
        await storage.append(PendingEntry(resigned, summary(BEN, waits_for=BEN), True, ANN, BEN))
        columns = schema.tables.c
        lists = select(columns.id, columns.waits_for, columns.changed, columns.public, columns.turned)
        async with storage.reading() as connection:
            assert sorted((await connection.execute(lists)).all()) == [
                ("one", BEN, 7.25, True, 1.5),
                ("two", None, 1.0, True, 1.5),
            ]
            seats = select(schema.seats.c.table, schema.seats.c.person)
            assert sorted((await connection.execute(seats)).all()) == [("one", BEN), ("two", ANN)]

    on(tmp_path, database, story)


def test_entries_of_another_generation_are_refused(tmp_path: Path, database: str) -> None:
    """Given a back-up that was restored, then what was decided before is refused, and a new table is not."""

    async def story(storage: Storage) -> None:
        await storage.append(opening("one", ANN))
        await storage.set_mark(GENERATION, "new")
        entries = move("one", 2), opening("two", ANN), move("two", 2, generation="new")
        assert await written_together(storage, *entries) == [False, True, True]

    on(tmp_path, database, story)


def test_an_entry_that_cannot_be_written_stops_no_other(tmp_path: Path, database: str) -> None:
    """Given one entry of a table that is in no list, then it fails alone, and the connection is as good as new."""

    async def story(storage: Storage) -> None:
        await storage.append(opening("one", ANN))
        found = await asyncio.gather(
            storage.append(move("nowhere", 2)), storage.append(move("one", 2)), return_exceptions=True
        )
        assert isinstance(found[0], StorageFault)
        assert found[1] is True
        assert await storage.append(move("one", 3))

    on(tmp_path, database, story)


def test_nothing_is_cut_off_to_fit(tmp_path: Path, postgres: Postgres) -> None:
    """Given an action id that is longer than its column, then it is refused rather than stored as another."""

    async def story(storage: Storage) -> None:
        await storage.append(opening("one", ANN))
        with pytest.raises(StorageFault):
            await storage.append(move("one", 2, "x" * 65))
        async with storage.reading() as connection:
            assert (await connection.execute(text("SELECT count(*) FROM log"))).scalar() == 1

    on(tmp_path, postgres.url("lengths"), story)


def test_entries_are_gathered_only_while_several_come() -> None:
    """Given one entry after the other, then each is written at once; after two together, the next wait for more."""
    batches: list[list[str]] = []

    async def transact(pending: list[PendingEntry]) -> Written:
        batches.append([item.entry.table for item in pending])
        return {item.entry[:2] for item in pending}

    async def story() -> None:
        writer = LogWriter(transact)
        writer.start()
        assert await writer.append(opening("one"))
        assert await writer.append(opening("two"))
        assert all(await asyncio.gather(writer.append(opening("three")), writer.append(opening("four"))))
        first = asyncio.create_task(writer.append(opening("five")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert all(await asyncio.gather(first, writer.append(opening("six"))))
        await writer.close()

    asyncio.run(story())
    assert batches == [["one"], ["two"], ["three", "four"], ["five", "six"]]
