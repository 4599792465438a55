"""The database as the rest of the server uses it."""

import asyncio
from pathlib import Path
from threading import Event

from sqlalchemy import text

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
