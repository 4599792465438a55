"""The database as the rest of the server uses it."""

import asyncio
from pathlib import Path
from threading import Event

from sqlalchemy import insert, select, text

from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage


def test_closing_waits_for_a_query_that_was_given_up(tmp_path: Path) -> None:
    begun, may_end, ended = Event(), Event(), []

    def slow() -> int:
        begun.set()
        may_end.wait(60)
        ended.append(True)
        return 1

    async def story() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'games.db'}")
        await storage.open()

        async def ask() -> None:
            async with storage.reading() as connection:
                raw = await connection.get_raw_connection()
                assert raw.driver_connection is not None
                await raw.driver_connection.create_function("slow", 0, slow)
                await connection.execute(text("SELECT slow()"))

        asked = asyncio.create_task(ask())
        assert await asyncio.to_thread(begun.wait, 60)
        # Once, and the connection is closed as it should be, after the query; again, and that is given up too.
        while not asked.done():
            asked.cancel()
            await asyncio.sleep(0)
        closing = asyncio.create_task(storage.close())
        try:
            await asyncio.wait([closing], timeout=0.1)
            assert not closing.done()
        finally:
            may_end.set()
        await closing
        assert ended

    asyncio.run(story())


def test_what_is_read_at_one_moment_stays_as_it_was(tmp_path: Path, database: str) -> None:
    async def story() -> None:
        storage = Storage(database or f"sqlite:///{tmp_path / 'games.db'}")
        await storage.open()
        marks = select(schema.marks.c.name)
        async with storage.reading_snapshot() as connection:
            before = (await connection.execute(marks)).all()
            async with storage.writing() as writer:
                await writer.execute(insert(schema.marks), {"name": "meanwhile", "value": ""})
            assert (await connection.execute(marks)).all() == before
        async with storage.reading() as connection:
            assert (await connection.execute(marks)).all() != before
        await storage.close()

    asyncio.run(story())
