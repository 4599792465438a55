"""``realmwright check`` finds every damage, names it, and changes nothing."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from realmwright import cli
from realmwright.server.storage.entries import write_body
from tests.server.postgres import Postgres
from tests.server.table_driver import ANNA, BEN, TABLE, TableDriver
from tests.server.test_backup import fill, rows_of, sqlite
from tests.server.test_health import damage


@pytest.fixture(scope="module")
def finished() -> TableDriver:
    """A game that was played to its end."""
    return TableDriver.of(ANNA, BEN).played_out()


Check = Callable[[], tuple[int, list[str]]]


@pytest.fixture
def place(tmp_path: Path, finished: TableDriver) -> Path:
    """A database with a finished game."""
    asyncio.run(fill(sqlite(tmp_path), rows_of(finished)))
    return tmp_path / "realmwright.db"


def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str]]:
    monkeypatch.setattr("sys.argv", ["realmwright", "check", *words])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    heard = capsys.readouterr()
    return int(ended.value.code or 0), [*heard.out.splitlines(), *heard.err.splitlines()]


@pytest.fixture
def check(place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Check:
    return lambda: run(monkeypatch, capsys, "--data", str(place.parent))


def change(place: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(place)) as database:
        assert database.execute(statement, values).rowcount == 1
        database.commit()


def summary(finished: TableDriver, verified: int = 1) -> str:
    return f"Examined 1 tables with {len(finished.log)} entries; {verified} finished games verify."


def test_what_is_well_is_said_to_be_well(check: Check, place: Path, finished: TableDriver) -> None:
    before = place.read_bytes()
    assert check() == (0, [summary(finished)])
    assert place.read_bytes() == before


def test_a_page_that_was_overwritten(check: Check, place: Path) -> None:
    damage(place, "log_person")
    code, (*damaged, last) = check()
    assert code == 1
    assert damaged
    assert all(line.startswith("damaged: the file of the database: ") for line in damaged)
    assert last.endswith("1 finished games verify."), "the log itself can still be read"


def test_a_log_that_cannot_be_read(check: Check, place: Path) -> None:
    damage(place, "log")
    code, lines = check()
    assert code == 1
    assert any(line.startswith(f"damaged: the log of table {TABLE}: ") for line in lines), lines
    assert lines[-1] == "Examined 1 tables with 0 entries; 0 finished games verify."


def test_an_entry_that_makes_no_sense(check: Check, place: Path) -> None:
    change(place, "UPDATE log SET body = ? WHERE number = 5", '{"kind":"nothing"}')
    code, lines = check()
    assert code == 1
    assert lines[0].startswith(f"damaged: the log of table {TABLE}: entry 5: ")
    assert lines[1:] == ["Examined 1 tables with 0 entries; 0 finished games verify."]


def test_an_entry_that_was_lost(check: Check, place: Path) -> None:
    change(place, "DELETE FROM log WHERE number = 7")
    code, lines = check()
    assert code == 1
    assert lines[0] == f"damaged: the log of table {TABLE}: entry 8: ValueError: entry 8 cannot follow entry 6"


def test_a_log_without_its_beginning(check: Check, place: Path) -> None:
    change(place, "DELETE FROM log WHERE number = 1")
    assert check()[1][0].endswith("it does not begin with entry 1 but with 2")


def test_other_dice_than_those_of_the_game(check: Check, place: Path, finished: TableDriver) -> None:
    """Given a log with another secret, then it cannot be what was played."""
    body = write_body(finished.log[0].body)
    secret = finished.table.data.secret
    change(place, "UPDATE log SET body = ? WHERE number = 1", body.replace(secret, "00" * (len(secret) // 2)))
    code, lines = check()
    assert code == 1
    assert lines[0].startswith("damaged: the ")


def test_a_seat_at_a_table_that_is_not_there(check: Check, place: Path) -> None:
    change(place, "INSERT INTO seats ('table', person) VALUES ('nowhere', 'nobody')")
    code, lines = check()
    assert code == 1
    assert lines[0].startswith("damaged: database table seats: row ")


def test_no_database_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, capsys, "--data", str(tmp_path)) == (2, ["realmwright: there is no database here"])
    (tmp_path / "realmwright.db").write_bytes(b"no database" * 1000)
    code, lines = run(monkeypatch, capsys, "--data", str(tmp_path))
    assert code == 1
    assert lines[0] == "damaged: the database cannot be read: DatabaseError: file is not a database"
    (tmp_path / "realmwright.db").write_bytes(b"")
    code, lines = run(monkeypatch, capsys, "--data", str(tmp_path))
    assert code == 1
    assert lines[0].startswith("damaged: this is not a database of this release: its schema is none, not ")


def test_postgresql(
    postgres: Postgres,
    finished: TableDriver,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    url = postgres.url("check")
    asyncio.run(fill(url, rows_of(finished)))
    assert run(monkeypatch, capsys, "--database", url) == (0, [summary(finished)])
