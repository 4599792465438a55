"""Migrations: from nothing to exactly the tables that the code works with, once, whoever comes first."""

import asyncio
import subprocess
import sys
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage, latest_revision, migrate
from realmwright.server.storage.entries import write_body
from tests.server.postgres import Postgres
from tests.server.revisions import NEWEST
from tests.server.table_driver import ANNA, BEN, TableDriver

AT_ONCE = 3
OPEN = """
import asyncio, sys
from realmwright.server.storage.database import Storage

async def main():
    storage = Storage(sys.argv[1])
    print("ready", flush=True)
    sys.stdin.readline()
    await storage.open()
    await storage.close()

asyncio.run(main())
"""
"""Opens a database when told to."""


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/realmwright.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.url("migrations")


def differences(connection: Connection) -> list[Any]:
    """What a migration would still have to do; types and defaults count."""
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), schema.metadata))


async def ask(url: str, *statements: str) -> list[Any]:
    """Open a database, carry out some statements, and give the answer to the last one."""
    storage = Storage(url)
    await storage.open()
    try:
        async with storage.writing() as connection:
            for statement in statements[:-1]:
                await connection.execute(text(statement))
            return [tuple(row) for row in await connection.execute(text(statements[-1]))]
    finally:
        await storage.close()


async def still_to_do(url: str) -> list[Any]:
    storage = Storage(url)
    try:
        async with storage.reading() as connection:
            return await connection.run_sync(differences)
    finally:
        await storage.close()


def test_the_latest_revision_is_known_without_alembic() -> None:
    """Given the scripts, then the one that nothing follows is the last by its name, too."""
    with as_file(files("realmwright.server") / "migrations") as scripts:
        assert [latest_revision(scripts)] == ScriptDirectory(str(scripts)).get_heads()


def test_a_new_database_has_exactly_the_tables_of_the_schema(url: str) -> None:
    assert asyncio.run(ask(url, "SELECT count(*) FROM log")) == [(0,)]
    assert asyncio.run(still_to_do(url)) == []


def test_a_difference_would_be_noticed(url: str) -> None:
    asyncio.run(ask(url, "ALTER TABLE people ADD COLUMN motto TEXT", "SELECT 1"))
    assert len(asyncio.run(still_to_do(url))) == 1


def test_to_migrate_again_is_harmless(url: str) -> None:
    asyncio.run(ask(url, "INSERT INTO marks (name, value) VALUES ('kept', 'yes')", "SELECT 1"))

    async def again() -> None:
        storage = Storage(url)
        try:
            async with storage.writing() as connection:
                await connection.run_sync(migrate)
                await connection.run_sync(migrate, "0001")
        finally:
            await storage.close()

    asyncio.run(again())
    assert asyncio.run(ask(url, "SELECT name, value FROM marks")) == [("kept", "yes")]
    assert asyncio.run(ask(url, "SELECT version_num FROM alembic_version")) == [(NEWEST,)]
    assert asyncio.run(still_to_do(url)) == []


def test_an_account_of_the_first_form_keeps_everything(url: str) -> None:
    """Its owner has no known device and no link to reset a password yet; the rest is as it was."""
    columns = (
        "id, name, colour, language, login, password, mail, mail_confirmed, mail_token, notify_open, created, seen"
    )
    row = "'ann', 'Ann', 'blue', 'nl', 'ann', 'hash', 'a@example.org', true, NULL, true, 1.5, 2.5"

    async def first_form() -> None:
        storage = Storage(url)
        try:
            async with storage.writing() as connection:
                await connection.run_sync(migrate, "0001")
                await connection.execute(text(f"INSERT INTO people ({columns}) VALUES ({row})"))
                await connection.execute(text("INSERT INTO sessions VALUES ('token', 'ann', 1.5, 2.5, 'program')"))
        finally:
            await storage.close()

    asyncio.run(first_form())
    kept = "login, password, mail, mail_wanted, reset_token, reset_made, people.created, hash, used"
    found = asyncio.run(ask(url, f"SELECT {kept} FROM people JOIN sessions ON person = id"))
    assert found == [("ann", "hash", "a@example.org", None, None, None, 1.5, "token", 2.5)]
    assert asyncio.run(ask(url, "SELECT count(*) FROM devices")) == [(0,)]
    assert asyncio.run(still_to_do(url)) == []


def test_a_migration_that_fails_leaves_nothing_behind(url: str) -> None:
    """Whatever was done before the fault is undone, on either database."""

    async def fail() -> None:
        storage = Storage(url)
        try:
            async with storage.writing() as connection:
                await connection.run_sync(migrate)
                raise RuntimeError("the power is cut")
        finally:
            await storage.close()

    with pytest.raises(RuntimeError):
        asyncio.run(fail())
    assert asyncio.run(still_to_do(url)) != []
    assert asyncio.run(ask(url, "SELECT count(*) FROM people")) == [(0,)]
    assert asyncio.run(still_to_do(url)) == []


def test_several_processes_migrate_at_once(url: str) -> None:
    """As the processes of a server, or several machines, do when they start on a new database."""
    openers = [
        subprocess.Popen(
            [sys.executable, "-c", OPEN, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        for _ in range(AT_ONCE)
    ]
    for opener in openers:
        assert opener.stdout is not None
        assert opener.stdout.readline() == b"ready\n"
    for opener in openers:
        assert opener.stdin is not None
        opener.stdin.write(b"go\n")
        opener.stdin.flush()
    for opener in openers:
        _, problems = opener.communicate(timeout=30)
        assert opener.returncode == 0, problems.decode()
    assert asyncio.run(ask(url, "SELECT version_num FROM alembic_version")) == [(NEWEST,)]
    assert asyncio.run(still_to_do(url)) == []


def test_accounts_that_looked_alike_before_are_kept(url: str) -> None:
    """Given two accounts of an older release whose names look alike, then both stay, and the older one has the look."""

    async def upgraded() -> list[Any]:
        storage = Storage(url)
        async with storage.writing() as connection:
            await connection.run_sync(migrate, "0001")
            for ident, login, created in (("1", "\u0430nn", 2.0), ("2", "ann", 1.0), ("3", None, 0.0)):
                row = {"id": ident, "login": login, "created": created}
                await connection.execute(text(PERSON), row)
        await storage.close()
        return await ask(url, "SELECT id, login, login_look FROM people ORDER BY id")

    assert asyncio.run(upgraded()) == [("1", "\u0430nn", None), ("2", "ann", "ann"), ("3", None, None)]


PERSON = """
INSERT INTO people (id, name, colour, language, login, mail_confirmed, notify_open, created, seen)
VALUES (:id, 'Ann', 'blue', 'en', :login, false, true, :created, 0)
"""


def test_lists_of_an_older_release_learn_hosts_and_delays(url: str) -> None:
    """Given tables of an older release, then who opened them and who sees them later is found in their logs."""

    async def upgraded() -> list[Any]:
        storage = Storage(url)
        async with storage.writing() as connection:
            await connection.run_sync(migrate, "0001")
            for kind, made in (
                ("open", TableDriver.of(ANNA, BEN)),
                ("delayed", TableDriver.of(BEN, ANNA, spectators="delayed")),
            ):
                row = {"id": kind, "person": made.log[0].person, "body": write_body(made.log[0].body)}
                await connection.execute(text(TABLE_ROW), row)
                await connection.execute(text(LOG_ROW), row)
        await storage.close()
        return await ask(url, "SELECT id, host FROM tables")

    assert sorted(asyncio.run(upgraded())) == [("delayed", BEN.id), ("open", ANNA.id)]
    assert asyncio.run(ask(url, "SELECT id FROM tables WHERE delayed")) == [("delayed",)]


TABLE_ROW = """
INSERT INTO tables (id, game, title, public, phase, names, slow, turned, created, changed)
VALUES (:id, 'kingdom-builder', '', true, 'open', '[]', true, 0, 0, 0)
"""
LOG_ROW = """
INSERT INTO log ("table", number, time, person, body) VALUES (:id, 1, 0, :person, :body)
"""
