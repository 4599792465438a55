"""The database as the rest of the server uses it."""

import asyncio
import contextlib
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import text

from realmwright.server.storage.database import Storage


@pytest.mark.filterwarnings("error")
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
                await raw.driver_connection.create_function("slow", 0, slow)
                await connection.execute(text("SELECT slow()"))

        asked = asyncio.create_task(ask())
        assert await asyncio.to_thread(begun.wait, 60)
        asked.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asked
        closing = asyncio.create_task(storage.close())
        await asyncio.sleep(0.05)
        assert not closing.done()
        may_end.set()
        await closing
        assert ended

    asyncio.run(story())
