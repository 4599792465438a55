"""Health tells the truth (PROMISES): a full disk, damaged pages and dead processes are seen, logged once and named."""

import asyncio
import contextlib
import json
import logging
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil
import pytest
from sqlalchemy import text
from starlette.requests import Request

from realmwright.server.bots.pool import BotPool
from realmwright.server.operations.config import Config
from realmwright.server.storage.database import Storage
from realmwright.server.storage.faults import WELL_SECONDS, Fault, FaultLog, StorageFault, fault_of
from realmwright.server.storage.server_clock import ServerClock
from realmwright.server.tables.maintenance import Maintenance
from realmwright.server.web.health import HEARTBEAT, Health
from tests.server.process import ServerProcess
from tests.server.raw_client import Guest, eventually, kept

EVERYTHING = 999_999_999
"""Megabytes: more than any disk has."""


def heartbeat(server: ServerProcess) -> float:
    return next(float(row["value"]) for row in kept(server, "marks")["marks"] if row["name"] == HEARTBEAT)


def errors(server: ServerProcess) -> list[str]:
    return [line["message"] for line in server.lines() if line["level"] in ("error", "critical")]


def damage(file: Path, table: str) -> None:
    """Overwrite the first page of a table of a database that nobody uses."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = database.execute("PRAGMA page_size").fetchone()[0]
        page = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0]
    with file.open("r+b") as pages:
        pages.seek((page - 1) * size)
        pages.write(b"\xff" * size)


def test_ready_means_that_something_was_written(server: ServerProcess) -> None:
    status, answer = server.get("/ready")
    assert (status, answer["status"]) == (200, "ready")
    before = heartbeat(server)

    def written() -> bool:
        assert server.get("/ready")[0] == 200
        return heartbeat(server) > before

    eventually(written)
    assert server.get("/health") == (200, {"status": "ok"})


def test_a_full_disk_is_alive_and_not_ready(serve: Callable[..., ServerProcess]) -> None:
    server = serve(disk_reserve=EVERYTHING)
    assert server.get("/health") == (200, {"status": "ok"})
    assert server.get("/ready") == (
        503,
        {"status": "not ready", "failing": {"disk": f"less than {EVERYTHING} MB are free"}},
    )


def test_damage_is_seen_and_logged_once(serve: Callable[..., ServerProcess]) -> None:
    """Given a database with a damaged page, then the server is not ready, and one line names table and cause."""
    server = serve()
    ann = Guest(server)
    table = ann.table()
    server.stop()
    damage(server.place / "realmwright.db", "log")
    server.start()

    def noticed() -> bool:
        status, answer = server.get("/ready")
        return bool(status == 503 and answer["failing"] == {"database": "the database is damaged"})

    eventually(noticed)
    for _ in range(5):
        answer = ann.ask("GET", f"tables/{table}")
        assert (answer.status, answer.code) == (503, "unavailable")
    assert server.get("/health") == (200, {"status": "ok"})
    assert ann.ask("GET", "me").status == 200, "what is not damaged is still served"
    logged = errors(server)
    assert len(logged) == 1
    assert logged[0].startswith("the database is damaged, at table log: ")


def test_bots_that_were_killed_are_started_anew(server: ServerProcess) -> None:
    for worker in psutil.Process(server.pid).children():
        worker.kill()
        psutil.wait_procs([worker], timeout=10)
    assert server.get("/ready")[0] == 200
    eventually(lambda: server.get("/ready")[0] == 200 and psutil.Process(server.pid).children())


def ask_ready(tmp_path: Path) -> tuple[int, Any]:
    """What a server answers whose processes for bots may fail to start."""

    async def ask() -> tuple[int, Any]:
        config = Config(data=str(tmp_path))
        storage = Storage(config.database_url)
        await storage.open()
        pool = BotPool()
        await pool.start()
        try:
            answer = await Health(config, storage, pool, Maintenance(ServerClock())).ready(Request({"type": "http"}))
            return answer.status_code, json.loads(bytes(answer.body))
        finally:
            await pool.close()
            await storage.close()

    return asyncio.run(ask())


def test_without_processes_for_bots_nothing_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask_ready(tmp_path)[0] == 200
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
    assert ask_ready(tmp_path) == (
        503,
        {"status": "not ready", "failing": {"bots": "no process for bots can be started"}},
    )


# Faults


def test_a_database_that_cannot_grow_is_a_full_disk(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Given a database that may not become larger, then each attempt fails, and one line says why and where."""

    async def fill() -> None:
        storage = Storage(f"sqlite:///{tmp_path}/realmwright.db")
        await storage.open()
        try:
            async with storage.writing() as connection:
                await connection.execute(text("PRAGMA max_page_count = 1"))
            for _ in range(5):
                with pytest.raises(StorageFault):
                    await storage.set_mark("large", "x" * 1_000_000)
            assert storage.faults.damaged is None
        finally:
            await storage.close()

    asyncio.run(fill())
    logged = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert logged == ["the disk is full, at table marks: OperationalError: database or disk is full"]


class Driver(Exception):
    """An error as drivers raise it."""

    def __init__(self, **values: object) -> None:
        super().__init__("no")
        self.__dict__.update(values)


@pytest.mark.parametrize(
    ("values", "cause"),
    [
        ({"sqlite_errorcode": sqlite3.SQLITE_CORRUPT}, "damaged"),
        ({"sqlite_errorcode": sqlite3.SQLITE_IOERR_WRITE}, "unreadable"),
        ({"sqlite_errorcode": sqlite3.SQLITE_BUSY}, "silent"),
        ({"sqlstate": "53100"}, "full"),
        ({"sqlstate": "XX001"}, "damaged"),
        ({"sqlstate": "57P01"}, "silent"),
        ({}, "silent"),
    ],
)
def test_the_causes_of_errors(values: dict[str, object], cause: str) -> None:
    assert fault_of(Driver(**values)).cause == cause


@pytest.mark.parametrize(
    ("statement", "table"),
    [
        ('INSERT INTO log ("table", number) VALUES (?, ?)', "log"),
        ("UPDATE tables SET phase = ?", "tables"),
        ("SELECT people.id \nFROM people \nWHERE people.id = ?", "people"),
        ("BEGIN IMMEDIATE", ""),
    ],
)
def test_the_table_of_a_statement(statement: str, table: str) -> None:
    problem = Driver(orig=Driver(sqlite_errorcode=sqlite3.SQLITE_FULL), statement=statement)
    assert fault_of(problem) == Fault("full", table)


def test_a_fault_is_logged_when_it_begins_and_when_it_ends(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "realmwright.storage")
    now = [0.0]
    faults = FaultLog(lambda: now[0])
    full, gone = Driver(sqlite_errorcode=sqlite3.SQLITE_FULL), Driver()

    def told() -> list[str]:
        messages = [message.partition(":")[0] for message in caplog.messages]
        caplog.clear()
        return messages

    for problem in [full, gone] * 100:
        faults.note(problem)
        faults.note_success()
    assert told() == ["the disk is full", "the database does not answer"]
    now[0] += WELL_SECONDS
    faults.note_success()
    faults.note_success()
    assert told() == ["the database can be written again"]
    faults.note(full)
    assert told() == ["the disk is full"]


def test_damage_does_not_go_away(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    faults = FaultLog(lambda: now[0])
    faults.note(Driver(sqlite_errorcode=sqlite3.SQLITE_NOTADB))
    now[0] += 10 * WELL_SECONDS
    faults.note_success()
    assert faults.damaged == Fault("damaged", "")
