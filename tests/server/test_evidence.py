"""Evidence about rated games: what it is made of, and that it comes from rated live games alone."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from realmwright.moderation_protocol import Evidence
from realmwright.review import FORMAT
from realmwright.server.moderation.evidence import ENOUGH, FEWEST, evidence_of
from realmwright.server.storage.entries import Begun, Played, write_body
from tests.server.postgres import Postgres
from tests.server.table_driver import ANNA, BEN, TableDriver
from tests.server.test_backup import NOW, Rows, fill, opened, rows_of, sqlite


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.url("evidence")


def game(rows: Rows, table: str, people: tuple[str, str], pause: float, agrees: bool, **more: Any) -> None:
    """A game in which the first of two people waits so long before each turn, and then plays two actions."""
    rows["tables"].append({**rows["tables"][0], "id": table, "phase": "over", "rated": True, "slow": False, **more})
    moments: list[tuple[str | None, float, str]] = [(None, 0.0, write_body(Begun()))]
    for turn in range(ENOUGH):
        start = turn * 100.0
        for who, times in ((0, (start + pause, start + pause + 0.5)), (1, (start + 60, start + 61))):
            moments += [(people[who], moment, write_body(Played(who, "end turn"))) for moment in times]
        moments.append((people[0], start + 61, write_body(Played(0, "end turn"))))
    for number, (person, moment, body) in enumerate(moments):
        planned = "plan-1" if number % 5 == 0 else None
        rows["log"].append(
            {"table": table, "number": number + 1, "time": moment, "person": person, "action_id": planned, "body": body}
            | ({"action_id": f"{planned}-{number}"} if planned else {})
        )
    for seat, person in enumerate(people):
        known = rows["results"][0]
        rows["results"].append({**known, "person": person, "table": table, "seat": seat, "won": seat == 0})
    decision = {"seat": 0, "cost": 0.0 if agrees else 0.2, "best": {"actions": ["a"]}}
    decision["played"] = {"actions": ["a" if agrees else "b"]}
    body = json.dumps({"moments": [decision] * ENOUGH})
    review = {**rows["reviews"][0], "table": table, "format": FORMAT, "complete": True, "body": body}
    rows["reviews"].append(review)


def evidence(url: str, rows: Rows, person: str) -> Evidence:
    async def story() -> Evidence:
        await fill(url, rows)
        async with opened(url) as storage, storage.reading() as connection:
            return await evidence_of(connection, person)

    return asyncio.run(story())


def test_somebody_beside_what_is_usual(url: str) -> None:
    rows = rows_of(TableDriver.of(ANNA, BEN))
    others = [f"other-{number}" for number in range(FEWEST)]
    rows["people"] += [{**rows["people"][0], "id": who, "name": who} for who in others]
    # Ben thinks for a second and always plays as the search would; others for 10 to 14 seconds, and never do.
    game(rows, "g0", (BEN.id, ANNA.id), 1.0, True)
    game(rows, "g1", (BEN.id, ANNA.id), 50.0, False, slow=True)
    game(rows, "g2", (BEN.id, ANNA.id), 50.0, False, rated=False)
    for number, other in enumerate(others):
        game(rows, f"o{number}", (other, ANNA.id), 10.0 + number, False)
    rows["devices"].append({"hash": "1" * 64, "person": others[0], "used": NOW + 1})
    rows["devices"].append({"hash": "3" * 64, "person": others[1], "used": NOW})
    found = evidence(url, rows, BEN.id)

    (device,) = found.devices
    assert (device.person.id, device.used, device.games) == (others[0], NOW + 1, 0)
    (played,) = found.games
    assert (played.game, played.games) == ("kingdom-builder", 1)
    figures = {figure.name: figure for figure in played.figures}
    assert set(figures) == {"think", "click", "agreement", "cost"}
    assert figures["think"].value == pytest.approx(1.0)
    assert figures["click"].value == pytest.approx(0.5)
    assert (figures["agreement"].value, figures["cost"].value) == (1.0, 0.0)
    assert figures["agreement"].count == ENOUGH
    assert figures["agreement"].usual == [0.0, 0.0, 0.0]
    assert figures["cost"].usual == pytest.approx([0.2, 0.2, 0.2])
    low, middle, high = figures["click"].usual
    assert low <= middle <= high


def test_without_others_nothing_is_usual(url: str) -> None:
    rows = rows_of(TableDriver.of(ANNA, BEN))
    game(rows, "g0", (BEN.id, ANNA.id), 1.0, True)
    rows["devices"].append({"hash": "1" * 64, "person": ANNA.id, "used": NOW})
    found = evidence(url, rows, BEN.id)
    assert all(figure.usual == [] for figure in found.games[0].figures)
    assert [(device.person.id, device.games, device.won) for device in found.devices] == [(ANNA.id, 1, 1)]
    assert evidence_is_empty(url)


def evidence_is_empty(url: str) -> bool:
    """Somebody whom the database does not know has left nothing."""

    async def story() -> Evidence:
        async with opened(url) as storage, storage.reading() as connection:
            return await evidence_of(connection, "nobody")

    return asyncio.run(story()) == Evidence([], [])
