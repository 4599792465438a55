"""Back-ups, taken from and restored to real databases, and under real servers."""

import asyncio
import gzip
import hashlib
import io
import json
import os
import random
import resource
import shutil
import stat
import subprocess
import sys
import time
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, insert, select, text
from websockets.asyncio.client import ClientConnection, connect

from realmwright import cli
from realmwright.client import API, Client
from realmwright.game import RealmwrightError
from realmwright.protocol import (
    BotSeat,
    Clock,
    GuestSeat,
    Message,
    News,
    OpenSeat,
    OwnSeat,
    Play,
    Position,
    Settings,
    Watch,
)
from realmwright.server.storage import backup, database, schema
from realmwright.server.storage.backup import BadBackup, back_up, read_backup, restore
from realmwright.server.storage.database import Storage
from realmwright.server.storage.entries import Chatted, Entry, read_body, write_body
from realmwright.server.storage.log_writer import GENERATION
from realmwright.server.storage.server_clock import ALIVE
from realmwright.server.tables.summary import summarise
from realmwright.server.tables.table import Table
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess
from tests.server.revisions import LATER as LATER_REVISION
from tests.server.revisions import NEWEST
from tests.server.table_driver import ANNA, BEN, TABLE, TableDriver

WATCH = Clock(turn=3600)
Rows = dict[str, list[dict[str, Any]]]
NOW = 1_790_000_000.123456
DAY = 86_400.0
LATER = 1e11
"""So that no time seems to have gone by since a server was alive, however slow the tests are."""
ENTRIES = 600
"""More than are read or written at once."""


def sqlite(folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'realmwright.db'}"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Storage]:
    """A database in its present form."""
    found = Storage(url)
    await found.open()
    try:
        yield found
    finally:
        await found.close()


@cache
def party(clock: Clock = WATCH) -> TableDriver:
    """Two people in the middle of a game, who talk a lot."""
    made = TableDriver.of(ANNA, BEN, clock=clock, title="Kö\u2028nig ♜ \U0001f3f0")
    for _ in range(5):
        made.plays()
    while len(made.log) < ENTRIES:
        who = ANNA if len(made.log) % 2 else BEN
        made.happens(Chatted(who.name, f'„{len(made.log)}“ \\ "\U0001f3f0\n'), who.id)
    return made


def rows_of(made: TableDriver, alive: float = LATER) -> Rows:
    """A database with a bit of everything."""
    table = made.table
    person: dict[str, Any] = {
        "colour": "blue",
        "language": "nl",
        "login": None,
        "password": None,
        "mail": None,
        "mail_confirmed": False,
        "mail_token": None,
        "mail_wanted": None,
        "reset_token": None,
        "reset_made": None,
        "webhook": None,
        "webhook_secret": None,
        "webhook_form": "plain",
        "notify_open": True,
        "notify_every": 0,
        "quiet_from": None,
        "quiet_to": None,
        "zone": None,
        "created": 1 / 3,
        "seen": NOW,
        "login_look": None,
        "emblem": None,
        "profile": "members",
    }
    full = {
        "login": "ben",
        "login_look": "ben",
        "password": "$argon2id$…",
        "mail": "ben@example.org",
        "mail_confirmed": True,
    }
    summary = summarise(table, 10.0)
    return {
        "people": [
            {**person, "id": ANNA.id, "name": "Ánna \u202e\u0301"},
            {**person, **full, "id": BEN.id, "name": "Ben", "webhook": "https://b.example/", "webhook_secret": "s"},
        ],
        "sessions": [{"hash": "0" * 64, "person": BEN.id, "created": 0.1 + 0.2, "used": NOW, "agent": ""}],
        "blocks": [{"person": BEN.id, "blocked": ANNA.id, "id": "b", "name": "Ánna", "created": NOW}],
        "followed": [{"person": BEN.id, "followed": ANNA.id, "id": "f", "created": NOW}],
        "push_subscriptions": [
            {
                "id": "p",
                "person": BEN.id,
                "session": "0" * 64,
                "endpoint": "https://push.example/7",
                "endpoint_hash": "2" * 64,
                "key": "k",
                "auth": "a",
                "agent": "",
                "created": NOW,
            }
        ],
        "devices": [{"hash": "1" * 64, "person": BEN.id, "used": NOW}],
        "tables": [{"id": TABLE, **summary.row(), "notified": 0.0, "noted": True, "created": NOW - 10, "changed": NOW}],
        "seats": [{"table": TABLE, "person": who} for who in sorted(summary.people)],
        "log": [
            {
                "table": TABLE,
                "number": entry.number,
                "time": entry.time,
                "person": entry.person,
                "action_id": entry.action_id,
                "body": write_body(entry.body),
            }
            for entry in made.log
        ],
        "snapshots": [{"table": TABLE, "number": table.number, "body": table.snapshot()}],
        "outbox": [
            {
                "id": "o",
                "person": BEN.id,
                "table": TABLE,
                "kind": "turn",
                "way": "mail",
                "turned": 1e9,
                "due": 1e300,
                "tries": 3,
                "target": "",
                "message": "m",
                "called": True,
                "sent": None,
            }
        ],
        "mutes": [{"person": BEN.id, "muted": ANNA.id, "id": "m", "name": "Ánna", "created": NOW}],
        "reviews": [
            {
                "table": TABLE,
                "format": 1,
                "complete": True,
                "done": 3,
                "total": 3,
                "owner": None,
                "alive": NOW,
                "wanted": NOW,
                "body": "{}",
            }
        ],
        "puzzle_tries": [
            {"person": BEN.id, "game": "dominion", "puzzle": "abc234", "first": False, "solved": True, "time": NOW}
        ],
        "plans": [
            {
                "table": TABLE,
                "seat": 1,
                "person": BEN.id,
                "id": "q",
                "turns": "[]",
                "chosen": None,
                "dropped": False,
                "made": NOW,
            }
        ],
        "results": [
            {
                "person": BEN.id,
                "table": TABLE,
                "game": "kingdom-builder",
                "ended": NOW,
                "players": 2,
                "seat": 1,
                "won": True,
                "points": 61,
                "public": False,
                "facts": '{"sources": {"castles": 6}, "chosen": {}}',
            }
        ],
        "tournaments": [
            {
                "id": "c",
                "host": BEN.id,
                "title": "Cup",
                "game": "kingdom-builder",
                "form": "swiss",
                "public": True,
                "phase": "announced",
                "starts": NOW + 0.5,
                "number": 2,
                "due": NOW + 0.5,
                "created": NOW,
                "changed": NOW,
            }
        ],
        "tournament_log": [{"tournament": "c", "number": 1, "time": NOW, "person": BEN.id, "body": "{}"}],
        "tournament_people": [{"tournament": "c", "person": BEN.id, "active": True, "place": None}],
        "tournament_games": [{"table": TABLE, "tournament": "c", "open": True, "appear": 300, "told": False}],
        "holidays": [{"id": "h", "person": BEN.id, "begins": NOW - 5, "ends": NOW, "settled": False}],
        "result_sums": [
            {
                "person": BEN.id,
                "game": "kingdom-builder",
                "players": 2,
                "seat": 1,
                "games": 1,
                "won": 1,
                "points": 61,
            }
        ],
        "daily_sums": [{"day": 323, "finished": True, "lead": 4, "points": 61, "people": 1}],
        "rating_sums": [{"pool": "kingdom-builder.live.two", "step": 200, "people": 1}],
        "searches": [
            {
                "person": BEN.id,
                "game": "kingdom-builder",
                "speed": "quick",
                "players": 2,
                "rated": "either",
                "near": False,
                "points": 1512.5,
                "deviation": 95.0,
                "met": "[]",
                "since": NOW,
                "alive": NOW + 1 / 3,
                "table": None,
                "found": None,
                "rates": False,
                "ready": False,
                "opening": False,
                "absent": NOW,
                "absences": 2,
            }
        ],
        "challenges": [
            {
                "id": "c",
                "challenger": BEN.id,
                "person": ANNA.id,
                "table": TABLE,
                "speed": "days",
                "created": NOW,
                "until": NOW + 60,
                "told": True,
            }
        ],
        "rating_pools": [{"pool": "kingdom-builder.live.two", "games": 3}],
        "ratings": [
            {
                "person": BEN.id,
                "pool": "kingdom-builder.live.two",
                "mu": 25 + 1 / 3,
                "sigma": 8.1,
                "games": 3,
                "sure": False,
                "changed": NOW,
            }
        ],
        "exercises": [
            {
                "id": "e",
                "person": BEN.id,
                "table": TABLE,
                "game": "kingdom-builder",
                "at": 12,
                "seat": 1,
                "cost": 1 / 3,
                "tags": '["locked-in"]',
                "played": '["end turn"]',
                "best": "[]",
                "created": NOW,
                "card": "{}",
                "earlier": None,
                "due": NOW + 0.1,
                "answers": 2,
                "known": False,
            }
        ],
        "losses": [{"person": BEN.id, "table": TABLE, "game": "kingdom-builder", "ended": NOW, "body": "[]"}],
        "daily_deals": [{"day": 3, "game": "dominion", "options": "{}", "bot": "easy", "link": "ab" * 32}],
        "daily_tries": [
            {
                "person": BEN.id,
                "day": 3,
                "table": TABLE,
                "state": "finished",
                "lead": -3,
                "points": 40,
                "won": False,
            }
        ],
        "learnt": [{"person": BEN.id, "game": "dominion", "lesson": "first-turn", "steps": 2, "time": NOW}],
        "reports": [
            {
                "id": "r",
                "reporter": BEN.id,
                "reporter_name": "Ben",
                "person": ANNA.id,
                "person_name": "Ánna",
                "table": TABLE,
                "game": "kingdom-builder",
                "kind": "abuse",
                "text": "„so“",
                "evidence": "[]",
                "created": NOW,
                "closed": None,
            }
        ],
        "sanctions": [
            {
                "id": "s",
                "person": ANNA.id,
                "kind": "silence",
                "reason": "„so“",
                "created": NOW,
                "until": 1 / 3,
                "ended": None,
                "change": 7,
                "operator": False,
            }
        ],
        "decisions": [
            {
                "id": "d",
                "time": NOW,
                "operator": False,
                "moderator": BEN.id,
                "person": ANNA.id,
                "kind": "silence",
                "reason": "„so“",
                "until": 1 / 3,
                "report": "r",
                "sanction": "s",
                "ended": "[]",
                "undone": None,
            }
        ],
        "roles": [{"person": BEN.id, "role": "operator", "created": NOW}],
        "announcements": [
            {"id": "a", "kind": "note", "texts": '{"nl": "„zo“"}', "starts": NOW, "ends": None, "created": NOW}
        ],
        "overrides": [{"name": "ratings", "value": "no"}],
        "changes": [
            {"id": "c", "time": NOW, "person": BEN.id, "terminal": False, "what": "set", "detail": "ratings = no"}
        ],
        "marks": [{"name": ALIVE, "value": repr(alive)}, {"name": "key", "value": "abc"}],
    }


async def fill(url: str, rows: Rows) -> None:
    async with opened(url) as target, target.writing() as connection:
        for table in schema.metadata.sorted_tables:
            if rows.get(table.name):
                await connection.execute(insert(table), rows[table.name])


async def dump(url: str) -> Rows:
    """Everything in a database."""
    found = Storage(url)
    try:
        async with found.reading() as connection:
            return {
                table.name: [
                    dict(row._mapping)
                    for row in await connection.execute(select(table).order_by(*table.primary_key.columns))
                ]
                for table in schema.metadata.sorted_tables
            }
    finally:
        await found.close()


def settled(rows: Rows) -> Rows:
    """Without what a restoration always makes anew, and without what is never backed up."""
    marks = [row for row in rows["marks"] if row["name"] != GENERATION]
    return {**rows, "marks": marks, "snapshots": []}


def generation(rows: Rows) -> str | None:
    return next((row["value"] for row in rows["marks"] if row["name"] == GENERATION), None)


async def saved(url: str) -> bytes:
    file = io.BytesIO()
    await back_up(url, file)
    return file.getvalue()


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A back-up with a bit of everything."""
    url = sqlite(tmp_path_factory.mktemp("sample"))

    async def make() -> bytes:
        await fill(url, rows_of(party()))
        return await saved(url)

    return asyncio.run(make())


def address(kind: str, name: str, folder: Path, request: pytest.FixtureRequest) -> str:
    if kind == "sqlite":
        return sqlite(folder / name)
    server: Postgres = request.getfixturevalue("postgres")
    return server.url(f"backup_{name}")


# There and back


JOURNEYS = ["sqlite sqlite", "sqlite postgresql", "postgresql sqlite", "postgresql postgresql"]


@pytest.mark.parametrize("journey", JOURNEYS)
def test_everything_comes_back_in_either_database(journey: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    begin, end = journey.split()
    source, target = address(begin, "source", tmp_path, request), address(end, "target", tmp_path, request)

    async def scene() -> None:
        rows = rows_of(party())
        await fill(source, rows)
        before = await dump(source)
        file = await saved(source)
        assert await dump(source) == before, "to back up changes nothing"
        done = await restore(target, io.BytesIO(file))
        after = await dump(target)
        assert settled(after) == settled(before)
        assert after["snapshots"] == [], "they are made anew from the log"
        assert generation(after)
        assert done.rows == {name: len(found) for name, found in rows.items() if name != "snapshots"}
        assert done.given_back is None
        # Once more, over what is there now.
        with pytest.raises(BadBackup, match="not empty; with --replace"):
            await restore(target, io.BytesIO(file))
        assert await dump(target) == after
        await restore(target, io.BytesIO(file), replace=True)
        again = await dump(target)
        assert settled(again) == settled(before)
        assert generation(again) not in (None, generation(after))
        assert await saved(target) != b""

    asyncio.run(scene())


def test_a_server_that_was_only_started_has_an_empty_database(tmp_path: Path, sample: bytes) -> None:
    async def scene() -> None:
        await fill(sqlite(tmp_path), {"marks": [{"name": ALIVE, "value": "1.0"}, {"name": "key", "value": "other"}]})
        await restore(sqlite(tmp_path), io.BytesIO(sample))
        assert {"name": "key", "value": "abc"} in (await dump(sqlite(tmp_path)))["marks"]

    asyncio.run(scene())


def test_what_a_back_up_says(sample: bytes) -> None:
    first, *rows, last = gzip.decompress(sample).splitlines()
    header = json.loads(first)
    assert (header["format"], header["layout"], header["revision"]) == ("realmwright back-up", 1, NEWEST)
    assert header["release"]
    assert header["time"].endswith("Z")
    tables = [json.loads(line)["table"] for line in rows]
    order = list(dict.fromkeys(tables))
    for table in schema.metadata.sorted_tables:
        for key in table.foreign_keys:
            if table.name in order:
                assert order.index(key.column.table.name) < order.index(table.name)
    assert "snapshots" not in order
    assert json.loads(last)["rows"] == {name: tables.count(name) for name in json.loads(last)["rows"]}


def test_time_since_the_back_up_counts_against_nobody(tmp_path: Path) -> None:
    made = party(Clock(turn=3600, game=7200))

    async def scene() -> None:
        began = time.time()
        rows = rows_of(made, alive=began - DAY)
        other = {**rows["tables"][0], "id": "other", "due": None}
        rows["tables"].append(other)
        rows["log"] += [{**row, "table": "other"} for row in rows["log"]]
        await fill(sqlite(tmp_path / "a"), rows)
        done = await restore(sqlite(tmp_path / "b"), io.BytesIO(await saved(sqlite(tmp_path / "a"))))
        assert done.given_back == pytest.approx(DAY, abs=30)
        after = await dump(sqlite(tmp_path / "b"))
        assert len(after["log"]) == 2 * ENTRIES + 1, "a table without a clock has nothing to be given back"
        table = fold([row for row in after["log"] if row["table"] == TABLE])
        # What the lists know is what the log says.
        found = next(row for row in after["tables"] if row["id"] == TABLE)
        summary = summarise(table, 10.0)
        assert summary.due is not None
        assert found["due"] == pytest.approx(summary.due, abs=1e-3)
        assert found["due"] == pytest.approx(rows["tables"][0]["due"] + done.given_back, abs=1e-3)
        assert found["turned"] == summary.turned
        alive = next(float(row["value"]) for row in after["marks"] if row["name"] == ALIVE)
        assert began <= alive <= time.time(), "the next server to start gives back what comes after this"

    asyncio.run(scene())


# Releases


@pytest.fixture
def later_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Makes this a release whose databases have another column."""

    def become() -> None:
        place = tmp_path / "later" / "migrations"
        shutil.copytree(Path(database.__file__).parents[1] / "migrations", place)
        (place / "versions" / f"{LATER_REVISION}_later.py").write_text(
            "import sqlalchemy as sa\n"
            "from alembic import op\n"
            f"revision, down_revision, branch_labels, depends_on = '{LATER_REVISION}', '{NEWEST}', None, None\n"
            "def upgrade():\n"
            "    op.add_column('people', sa.Column('motto', sa.Text(), nullable=False, server_default='play!'))\n",
            "utf-8",
        )
        for module in (database, backup):
            monkeypatch.setattr(module, "files", lambda _: place.parent)

    return become


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("filled", ["new", "old", "present"])
def test_an_older_back_up_is_brought_to_the_present_form(
    kind: str,
    filled: str,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    sample: bytes,
    later_release: Callable[[], None],
) -> None:
    url = address(kind, f"older_{filled}", tmp_path, request)

    async def mottos() -> list[str]:
        async with opened(url) as target, target.reading() as connection:
            return list((await connection.execute(text("SELECT motto FROM people"))).scalars())

    async def scene() -> None:
        if filled == "old":
            await restore(url, io.BytesIO(sample))
        later_release()
        if filled == "present":
            await restore(url, io.BytesIO(sample))
            assert await mottos() == ["play!", "play!"]
        await restore(url, io.BytesIO(sample), replace=True)
        assert await mottos() == ["play!", "play!"]
        # And a database of that form can be backed up and restored in turn.
        file = await saved(url)
        assert read_backup(io.BytesIO(file))[0].revision == LATER_REVISION
        await restore(url, io.BytesIO(file), replace=True)
        assert await mottos() == ["play!", "play!"]

    asyncio.run(scene())


def test_an_older_database_is_backed_up_as_it_is(
    tmp_path: Path, sample: bytes, later_release: Callable[[], None]
) -> None:
    async def scene() -> None:
        await restore(sqlite(tmp_path), io.BytesIO(sample))
        later_release()
        file = await saved(sqlite(tmp_path))
        assert read_backup(io.BytesIO(file))[0].revision == NEWEST
        assert "motto" not in gzip.decompress(file).decode()

    asyncio.run(scene())


def test_a_back_up_of_a_newer_release_is_refused(
    tmp_path: Path, sample: bytes, later_release: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        url = sqlite(tmp_path)
        with monkeypatch.context():
            later_release()
            await restore(url, io.BytesIO(sample))
            newer = await saved(url)
        monkeypatch.undo()
        with pytest.raises(BadBackup, match=r"newer form of the database.*install that release or a later one"):
            await restore(sqlite(tmp_path / "new"), io.BytesIO(newer))
        assert not (tmp_path / "new" / "realmwright.db").exists()
        with pytest.raises(BadBackup, match="belongs to a newer release"):
            await restore(url, io.BytesIO(sample), replace=True)
        with pytest.raises(BadBackup, match="belongs to a newer release"):
            await saved(url)
        with pytest.raises(BadBackup, match="which is newer"):
            read_backup(io.BytesIO(gzip.compress(gzip.decompress(sample).replace(b'"layout":1', b'"layout":2'))))

    asyncio.run(scene())


# Damage


def sample_header(line: bytes, **changes: str) -> bytes:
    return json.dumps({**json.loads(line), **changes}).encode()


def unpacked(file: bytes) -> bytes | None:
    try:
        return gzip.decompress(file)
    except (OSError, EOFError, zlib.error):
        return None


def damaged(sample: bytes) -> Iterator[bytes]:
    """All kinds of damage that a file can take."""
    chance = random.Random(1)
    sizes = {0, 1, 2, 5, 9, 10, 11, 20, len(sample) // 2, *(len(sample) - cut for cut in range(1, 14))}
    for size in sorted(sizes):
        yield sample[:size]
    content = gzip.decompress(sample)
    for place in [*range(12), *chance.sample(range(10, len(sample)), 200), *range(len(sample) - 12, len(sample))]:
        flipped = sample[:place] + bytes([sample[place] ^ (1 << chance.randrange(8))]) + sample[place + 1 :]
        # A few bits of a gzipped file, such as those that fill up its last byte, say nothing about the content.
        if unpacked(flipped) != content:
            yield flipped
    yield sample + sample
    yield sample + b"more"
    lines = gzip.decompress(sample).splitlines(keepends=True)
    middle = len(lines) // 2
    for changed in (
        lines[:-1],
        lines[:1],
        lines[1:],
        lines[:middle] + lines[middle + 1 :],
        lines[:middle] + lines[middle : middle + 1] + lines[middle:],
        [*lines[:middle], lines[middle + 1], lines[middle], *lines[middle + 2 :]],
        [*lines, lines[-1]],
        [*lines[:-1], lines[-1][:-20]],
        [*lines[:middle], lines[middle].replace(b"1", b"2", 1), *lines[middle + 1 :]],
        [*lines[:middle], b'{"table":"log"}\n', *lines[middle + 1 :]],
        [*lines[:middle], b"\xff\n", *lines[middle + 1 :]],
    ):
        yield gzip.compress(b"".join(changed))
    other_header = sample_header(lines[0], format="other")
    for other in (b"{}", b"[1]\n", other_header):
        yield gzip.compress(other)
        yield other


def test_damage_is_noticed_and_changes_nothing(tmp_path: Path, sample: bytes) -> None:
    url = sqlite(tmp_path)
    file = tmp_path / "realmwright.db"

    async def scene() -> None:
        await restore(url, io.BytesIO(sample))
        before = file.read_bytes()
        for content in damaged(sample):
            with pytest.raises(BadBackup) as caught:
                await restore(url, io.BytesIO(content), replace=True)
            assert "\n" not in str(caught.value)
        assert file.read_bytes() == before

    asyncio.run(scene())


def test_damage_that_comes_between_checking_and_restoring(tmp_path: Path, sample: bytes) -> None:
    class Changing(io.BytesIO):
        """A file that somebody overwrites while it is being read for the second time."""

        def seek(self, place: int, whence: int = 0) -> int:
            if place == 0 and self.tell() > 100:
                self.getbuffer()[-100] ^= 1
            return super().seek(place, whence)

    async def scene() -> None:
        await restore(sqlite(tmp_path), io.BytesIO(sample))
        before = await dump(sqlite(tmp_path))
        with pytest.raises(BadBackup, match="damaged"):
            await restore(sqlite(tmp_path), Changing(sample), replace=True)
        assert await dump(sqlite(tmp_path)) == before

    asyncio.run(scene())


def test_rows_that_the_database_refuses_change_nothing(tmp_path: Path, sample: bytes) -> None:
    """As a program with a mistake might write them: whole, but impossible."""
    lines = gzip.decompress(sample).splitlines(keepends=True)[:-1]
    people = [line for line in lines if b'"table":"people"' in line]
    orphans = [line for line in lines if line not in people]
    unknown = [lines[0], b'{"table":"wishes","row":{"id":1}}\n']

    def whole(lines: list[bytes]) -> bytes:
        digest = hashlib.sha256(b"".join(lines)).hexdigest()
        rows: dict[str, int] = {}
        for line in lines[1:]:
            name = json.loads(line)["table"]
            rows[name] = rows.get(name, 0) + 1
        return gzip.compress(b"".join([*lines, msgspec.json.encode(backup.Footer(rows, digest)), b"\n"]))

    async def scene() -> None:
        await restore(sqlite(tmp_path), io.BytesIO(sample))
        before = await dump(sqlite(tmp_path))
        for content in (whole(orphans), whole([*lines, lines[-1]]), whole(unknown)):
            with pytest.raises(RealmwrightError) as caught:
                await restore(sqlite(tmp_path), io.BytesIO(content), replace=True)
            assert "\n" not in str(caught.value)
            assert await dump(sqlite(tmp_path)) == before
        await restore(sqlite(tmp_path), io.BytesIO(whole(lines)), replace=True)

    asyncio.run(scene())


# The command


def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *args: object) -> tuple[Any, str, str]:
    """The exit code, the output and the complaints of the command."""
    monkeypatch.setattr(sys, "argv", ["realmwright", *map(str, args)])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    said = capsys.readouterr()
    return ended.value.code, said.out, said.err


@pytest.fixture
def realmwright(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., tuple[Any, str, str]]:
    monkeypatch.delenv("REALMWRIGHT_DATABASE", raising=False)
    monkeypatch.chdir(tmp_path)
    return lambda *args: command(capsys, monkeypatch, *args)


def test_the_file_is_for_its_owner_alone_and_there_only_when_whole(
    tmp_path: Path, sample: bytes, realmwright: Callable[..., tuple[Any, str, str]]
) -> None:
    (tmp_path / "sample").write_bytes(sample)
    code, out, err = realmwright("restore", "sample", "--data", "new/data")
    assert (code, err) == (None, "")
    assert out.startswith(f"Restored 2 people, 1 tables and {ENTRIES} entries of their logs, as they were on ")
    folder = tmp_path / "kept"
    folder.mkdir()
    (folder / "real.gz").write_bytes(b"old")
    (folder / "real.gz").chmod(0o644)
    (folder / "link.gz").symlink_to("real.gz")
    code, out, err = realmwright("backup", "kept/link.gz", "--data", "new/data")
    assert (code, err) == (None, "")
    assert out == f"Backed up 2 people, 1 tables and {ENTRIES} entries of their logs.\n"
    assert sorted(path.name for path in folder.iterdir()) == ["link.gz", "real.gz"]
    assert (folder / "link.gz").is_symlink()
    assert stat.S_IMODE((folder / "real.gz").stat().st_mode) == 0o600
    assert read_backup(io.BytesIO((folder / "real.gz").read_bytes()))[0].revision == NEWEST


def test_mistakes_are_told_in_one_line(
    tmp_path: Path, sample: bytes, realmwright: Callable[..., tuple[Any, str, str]]
) -> None:
    (tmp_path / "sample").write_bytes(sample)
    (tmp_path / "cut").write_bytes(sample[:-30])
    (tmp_path / "letter").write_text("Dear Ann,\n")
    (tmp_path / "empty").write_bytes(b"")
    realmwright("restore", "sample", "--data", "data")
    before = asyncio.run(dump(sqlite(tmp_path / "data")))
    nowhere = f"postgresql://postgres@127.0.0.1:1/{tmp_path.name}"
    for args, complaint in (
        (("restore", "nothing"), "cannot read nothing: No such file or directory"),
        (("restore", "."), "cannot read .: Is a directory"),
        (("restore", "cut"), "the back-up is damaged or was cut off"),
        (("restore", "letter"), "this is not a back-up of realmwright"),
        (("restore", "empty"), "this is not a back-up of realmwright"),
        (("restore", "sample"), "the database is not empty; with --replace everything in it is replaced"),
        (("restore", "sample", "--database", nowhere), "nothing was restored, because the database failed: "),
        (("restore", "sample", "--database", "oracle://x"), "the database must be sqlite or postgresql"),
        (("restore", "sample", "--data", "sample/x"), "nothing was restored, because the database failed: "),
        (("restore", "sample", "--database", f"sqlite:///{tmp_path}/sample"), "nothing was restored, because "),
        (("backup", "new", "--data", "nowhere"), "there is no database yet, so there is nothing to back up"),
        (("backup", "new", "--database", nowhere), "the database cannot be read: "),
        (("backup", "new", "--database", f"sqlite:///{tmp_path}/letter"), "the database cannot be read: "),
        (("backup", "new", "--database", f"sqlite:///{tmp_path}/empty"), "the database is empty, so there is nothing"),
        (("backup", "."), "cannot write .: it is a folder"),
        (("backup", "no/such/folder"), "cannot write no/such/folder: No such file or directory"),
        (("backup", "sample/x"), "cannot write sample/x: Not a directory"),
        (("backup", "/dev/full"), "cannot write /dev/full: No space left on device"),
        (("backup",), "Missing argument 'FILE'"),
    ):
        where = () if {"--data", "--database"} & set(args) else ("--data", "data")
        code, out, err = realmwright(*args, *where)
        assert (code, out) == (2, ""), args
        assert err.startswith(f"realmwright: {complaint}"), err
        assert err.count("\n") == 1, err
    assert asyncio.run(dump(sqlite(tmp_path / "data"))) == before
    assert stat.S_ISCHR(os.stat("/dev/full").st_mode)
    there = {"sample", "cut", "letter", "empty", "data"}
    assert {path.name for path in tmp_path.iterdir() if not path.name.endswith(("-wal", "-shm"))} == there


LITTLE = 4000


def limited() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (LITTLE, LITTLE))


@pytest.mark.skipif(not hasattr(os, "posix_spawn"), reason="limits of processes are those of POSIX")
def test_a_full_disk_leaves_everything_as_it_was(tmp_path: Path, sample: bytes) -> None:
    """A limit on files, which is met in the middle of writing as the end of a disk would be."""
    (tmp_path / "sample").write_bytes(sample)
    lean = [sys.executable, "-c", "from realmwright.cli import main; main()"]

    def run(*args: str, **more: Any) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run([*lean, *args, "--data", "data"], cwd=tmp_path, capture_output=True, check=False, **more)

    # Through pipes, which cannot be read twice.
    assert run("restore", "-", input=sample).returncode == 0
    piped = run("backup", "-")
    assert piped.returncode == 0
    assert piped.stderr.decode() == f"Backed up 2 people, 1 tables and {ENTRIES} entries of their logs.\n"
    assert sum(1 for _ in read_backup(io.BytesIO(piped.stdout))[1]) > ENTRIES
    before = asyncio.run(dump(sqlite(tmp_path / "data")))
    assert len(piped.stdout) > LITTLE
    for args in (("backup", "new"), ("restore", "sample", "--replace")):
        done = run(*args, preexec_fn=limited)
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.count(b"\n") == 1, done.stderr
    assert asyncio.run(dump(sqlite(tmp_path / "data"))) == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "sample"]


# Under a running server


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with its database."""
    database = ""
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.url("backup_running")
    server = ServerProcess(tmp_path_factory.mktemp("running"), database).start()
    yield server
    server.kill()


def database_of(server: ServerProcess) -> str:
    return server.database or sqlite(server.place)


def fold(rows: list[dict[str, Any]]) -> Table:
    """The table that the rows of a log add up to; the log must have no gap."""
    entries = [
        Entry(row["table"], row["number"], row["time"], read_body(row["body"]), row["person"], row["action_id"])
        for row in rows
    ]
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1)), "no entry is missing"
    table = Table.open(entries[0])
    for entry in entries[1:]:
        table.apply(entry)
    return table


def folded(content: Rows) -> dict[str, Table]:
    """All tables as their logs have them, which must be as the lists have them."""
    logs: dict[str, list[dict[str, Any]]] = {}
    for row in content["log"]:
        logs.setdefault(row["table"], []).append(row)
    assert set(logs) == {row["id"] for row in content["tables"]}
    found = {ident: fold(rows) for ident, rows in logs.items()}
    for row in content["tables"]:
        summary = summarise(found[row["id"]], 10.0)
        assert {name: row[name] for name in ("phase", "waits_for", "names", "winners")} == {
            name: summary.row()[name] for name in ("phase", "waits_for", "names", "winners")
        }
        seated = {seat["person"] for seat in content["seats"] if seat["table"] == row["id"]}
        assert seated == summary.people
    return found


def content_of(file: bytes) -> Rows:
    found: Rows = {name: [] for name in schema.metadata.tables}
    for line in read_backup(io.BytesIO(file))[1]:
        found[line.table].append(dict(line.row))
    return found


class Socket:
    """A page that watches a table: it believes whatever the server told last."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def position(self, number: int) -> Position:
        """Wait for the position with this number."""
        async for message in self.socket:
            told = msgspec.json.decode(message, type=Message)
            place = told.position if isinstance(told, News) else told
            if isinstance(place, Position) and place.number == number:
                return place
        raise AssertionError("the server hung up")


@asynccontextmanager
async def watching(client: Client, table: str) -> AsyncIterator[Socket]:
    url = client.url.replace("http", "ws", 1) + API + "/socket"
    headers = {"Authorization": f"Bearer {client.token}"}
    async with connect(url, additional_headers=headers, max_size=None) as socket:
        await socket.send(msgspec.json.encode(Watch(table)).decode())
        yield Socket(socket)


@asynccontextmanager
async def company(server: ServerProcess, size: int) -> AsyncIterator[list[Client]]:
    """Some guests, who go at the end in any case."""
    async with AsyncExitStack() as stack:
        guests = [await Client.guest(server.url, f"P{number}") for number in range(size)]
        yield [await stack.enter_async_context(guest) for guest in guests]


async def play_on(client: Client, table: str, acknowledged: dict[str, int]) -> None:
    """Play the first legal action again and again, and note what was acknowledged."""
    remote = await client.watch(table)
    while (position := await remote.choice()) is not None:
        acknowledged[table] = (await remote.play(position.legal[0].action)).number


async def take_turns(table: str, actions: int, *clients: Client) -> Position:
    """Whoever has the choice plays, so many times; the position afterwards."""
    remotes = [await client.watch(table) for client in clients]
    for _ in range(actions):
        choices = [asyncio.create_task(remote.choice()) for remote in remotes]
        await asyncio.wait(choices, return_when=asyncio.FIRST_COMPLETED)
        for choice in choices:
            choice.cancel()
        await asyncio.gather(*choices, return_exceptions=True)
        mover, action = next(
            (remote, remote.position.legal[0].action) for remote in remotes if remote.position and remote.position.legal
        )
        number = (await mover.play(action)).number
        for remote in remotes:
            await remote.until(number)
    return await remotes[0].known()


def settings(*seats: Any) -> Settings:
    return Settings("kingdom-builder", seats=list(seats), options={"first_game": True, "start": 0})


def test_a_back_up_under_load_is_one_moment(running: ServerProcess) -> None:
    url = database_of(running)

    async def scene() -> None:
        async with company(running, 6) as clients:
            await play(clients)

    async def play(clients: list[Client]) -> None:
        tables = [await client.create(settings(OwnSeat(), GuestSeat("Gus"))) for client in clients[:3]]
        tables += [await client.create(settings(OwnSeat(), BotSeat("random"))) for client in clients[3:]]
        acknowledged: dict[str, int] = {}
        players = [
            asyncio.create_task(play_on(client, table.id, acknowledged))
            for client, table in zip(clients, tables, strict=True)
        ]
        while len(acknowledged) < len(tables):
            await asyncio.sleep(0.02)
        taken: list[tuple[dict[str, int], bytes]] = []
        for _ in range(4):
            await asyncio.sleep(0.2)
            known = dict(acknowledged)
            taken.append((known, await saved(url)))
        went_on = dict(acknowledged)
        assert any(went_on[table] > taken[0][0][table] for table in went_on), "nobody had to wait for it"
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        before: dict[str, int] = {}
        for known, file in taken:
            content = content_of(file)
            found = folded(content)
            for table, number in {**before, **known}.items():
                assert found[table].number >= number, "what was acknowledged is there"
            before = {ident: table.number for ident, table in found.items()}
            assert len(content["sessions"]) >= len(clients)

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_a_running_server_goes_on_from_what_is_restored(running: ServerProcess) -> None:
    url = database_of(running)

    async def scene() -> None:
        async with await Client.guest(running.url, "Ann") as ann, await Client.guest(running.url, "Ben") as ben:
            table = (await ann.create(settings(OwnSeat(), OpenSeat()))).id
            await ben.join(table)
            then = await take_turns(table, 6, ann, ben)
            file = await saved(url)
            later = await take_turns(table, 7, ann, ben)
            async with await Client.guest(running.url, "Zoe") as zoe:
                late = (await zoe.create(settings(OwnSeat(), OpenSeat()))).id
            async with watching(ann, table) as hers, watching(ben, table) as his:
                await hers.position(later.number)
                await his.position(later.number)
                await restore(url, io.BytesIO(file), replace=True)
                # Whoever is connected is shown the restored position, without asking.
                for line in (hers, his):
                    shown = await asyncio.wait_for(line.position(then.number), 15)
                    assert (shown.at, shown.turn, shown.scores) == (then.at, then.turn, then.scores)
            # Sessions from the time of the back-up go on, later ones are unknown, as is everything that came later.
            async with Client(running.url, ann.token) as again, Client(running.url, zoe.token) as unknown:
                assert (await again.me()).name == "Ann"
                with pytest.raises(RealmwrightError, match="come in as a guest"):
                    await unknown.me()
                with pytest.raises(RealmwrightError, match="no such table"):
                    await again.call("GET", f"/tables/{late}", gives=Position)
                assert (await (await again.watch(table)).known()).view == then.view
                async with Client(running.url, ben.token) as other:
                    await take_turns(table, 12, again, other)
            content = content_of(await saved(url))
            assert folded(content)[table].number == then.number + 12

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_playing_during_a_restoration_breaks_no_table(running: ServerProcess) -> None:
    """An action that is played before its server knows of the restoration is carried out on what was restored, or not
    at all."""
    url = database_of(running)

    async def scene() -> None:
        async with company(running, 4) as clients:
            await play(clients)

    async def play(clients: list[Client]) -> None:
        tables = [await client.create(settings(OwnSeat(), BotSeat("random"))) for client in clients]
        file = await saved(url)
        over = asyncio.Event()

        async def play_stubbornly(client: Client, table: str) -> None:
            while not over.is_set():
                with suppress(RealmwrightError):
                    place: Position = await client.call("GET", f"/tables/{table}", gives=Position)
                    if place.legal:
                        await client.order(table, Play(place.at, place.legal[0].action))
                await asyncio.sleep(0.01)

        players = [
            asyncio.create_task(play_stubbornly(client, table.id))
            for client, table in zip(clients, tables, strict=True)
        ]
        await asyncio.sleep(1)
        await restore(url, io.BytesIO(file), replace=True)
        # The server looks whether it has been restored in every fifth of its rounds.
        await asyncio.sleep(2)
        over.set()
        await asyncio.gather(*players)
        numbers = {ident: table.number for ident, table in folded(content_of(await saved(url))).items()}
        for client, remote in zip(clients, tables, strict=True):
            place: Position = await client.call("GET", f"/tables/{remote.id}", gives=Position)
            assert place.number >= numbers[remote.id]

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_a_restoration_waits_for_those_who_write(running: ServerProcess) -> None:
    """A transaction that is under way is finished first, and nobody is thrown out."""
    url = database_of(running)

    async def scene() -> None:
        file = await saved(url)
        writer = Storage(url)
        async with writer.writing() as connection:
            await connection.execute(insert(schema.marks), {"name": "slow", "value": "x"})
            restoring = asyncio.create_task(restore(url, io.BytesIO(file), replace=True))
            await asyncio.sleep(1.5)
            assert not restoring.done()
        await restoring
        async with writer.reading() as connection:
            asked = select(func.count()).where(schema.marks.c.name == "slow")
            assert (await connection.execute(asked)).scalar_one() == 0
        await writer.close()

    asyncio.run(asyncio.wait_for(scene(), 30))
