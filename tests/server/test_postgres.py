"""The PostgreSQL that the other tests run against."""

import asyncio
from importlib import import_module
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.postgres import Postgres

asyncpg: Any = import_module("asyncpg")
"""It brings no types."""


async def ask(url: str, *statements: str) -> list[object]:
    """Carry out statements in one transaction; the first column of the last one's answer."""
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            for statement in statements[:-1]:
                await connection.execute(text(statement))
            return list((await connection.execute(text(statements[-1]))).scalars())
    finally:
        await engine.dispose()


TABLES = "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace"


def test_new_databases_are_empty_and_separate(postgres: Postgres) -> None:
    one, other = postgres.url("one"), postgres.url("other")
    assert one != other
    assert asyncio.run(ask(one, "CREATE TABLE only_here (n int)", TABLES)) == ["only_here"]
    assert asyncio.run(ask(other, TABLES)) == []
    assert asyncio.run(ask(one, TABLES)) == ["only_here"]


def test_a_name_used_again_is_a_new_database(postgres: Postgres) -> None:
    url = postgres.url("again")

    async def scene() -> None:
        engine = create_async_engine(url)
        async with engine.connect() as left_open:
            await left_open.execute(text("CREATE TABLE gone (n int)"))
            await left_open.commit()
            # Within a running loop, too, and although somebody is still connected.
            assert postgres.url("again") == url
            assert await ask(url, TABLES) == []
            await left_open.invalidate()
        await engine.dispose()

    asyncio.run(scene())


def test_notifications_are_received(postgres: Postgres) -> None:
    address = postgres.url("notices").replace("+asyncpg", "")

    async def scene() -> tuple[str, object]:
        heard: asyncio.Queue[tuple[str, object]] = asyncio.Queue()
        listener = await asyncpg.connect(address)
        speaker = await asyncpg.connect(address)
        try:
            await listener.add_listener(
                "tables", lambda _connection, _pid, channel, said: heard.put_nowait((channel, said))
            )
            await speaker.execute("SELECT pg_notify('tables', 'table 7')")
            return await asyncio.wait_for(heard.get(), 10)
        finally:
            await listener.close()
            await speaker.close()

    assert asyncio.run(scene()) == ("tables", "table 7")


def test_commits_are_durable(postgres: Postgres) -> None:
    url = postgres.url("settings")
    assert asyncio.run(ask(url, "SHOW fsync")) == ["on"]
    assert asyncio.run(ask(url, "SHOW synchronous_commit")) == ["on"]
    assert asyncio.run(ask(url, "SHOW max_connections")) == ["200"]
    assert asyncio.run(ask(url, "SHOW server_encoding")) == ["UTF8"]


@pytest.mark.parametrize("name", ["", "a b", 'a"b', "x" * 64, "a?b", "a/b"])
def test_a_database_needs_a_name(postgres: Postgres, name: str) -> None:
    with pytest.raises(ValueError, match="no name for a database"):
        postgres.url(name)
