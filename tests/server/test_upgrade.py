"""An upgrade: a database of every earlier release is opened by this one, and all its games go on by their own rules."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from realmwright.game import games
from realmwright.protocol import Join, Play, Position, Replay, Resign
from realmwright.record import Record
from tests.server.process import ServerProcess
from tests.server.release_database import TOKENS, releases, restore, tables_of
from tests.server.shared_server import Clients, Guest, async_test, soon

RULES: Final = {"0.1.0": 1}
"""By release the version of the rules that its tables were opened under; it had the same number in every game."""
FINISHED: Final = ("finished kingdom", "finished winter", "finished dominion")
RUNNING: Final = ("scouts", "canoe", "settlers", "province")
LIKED: Final = ("play all treasures", "buy province", "buy duchy", "buy gold", "buy silver", "build", "end")
"""What leads to an end of each game."""


@pytest.fixture(params=releases())
def old(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A release whose database lies where the next server will look for its own."""
    release: str = request.param
    restore(release, tmp_path / "realmwright.db")
    return release


def come_back(clients: Clients) -> list[Guest]:
    """Those who played at the tables; they never logged out."""
    nobody = clients.nobody.person
    return [Guest(clients, token, nobody) for token in TOKENS.values()]


async def play_on(table: str, *people: Guest) -> Position:
    """These people play what leads to an end."""
    turn = 0
    while True:
        person = people[turn % len(people)]
        position = await person.sees(table)
        if position.phase == "over":
            return position
        legal = [sign.action for sign in position.legal]
        if legal:
            liked = [action for like in LIKED for action in legal if action.startswith(like)]
            await person.order(table, Play(position.at, (liked or legal)[0]))
        else:
            turn += 1


async def verified(person: Guest, table: str, rules: int) -> Record:
    """The record of a finished game, which replays to its result."""
    answer = await person.fetch("GET", f"/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    record = Record.from_json(answer.text)
    assert record.rules == rules
    assert record.verify()[1] == "the result is what the actions lead to"
    return record


@async_test
async def test_running_games_of_an_earlier_release_are_played_to_their_end(
    old: str, serve: Callable[..., ServerProcess], tmp_path: Path
) -> None:
    tables = tables_of(tmp_path / "realmwright.db")
    async with Clients(serve()) as clients:
        people = come_back(clients)
        for title in RUNNING:
            before = await people[0].sees(tables[title])
            assert before.phase == "playing"
            assert before.view is not None
            assert before.view["rules"] == RULES[old]
            if title == "scouts":
                # By later rules the bazaar could move them.
                assert [sign.action for sign in before.legal] == ["end turn"]
            over = await play_on(tables[title], *people)
            assert over.view is not None
            assert over.view["rules"] == RULES[old], "the whole game by the rules that it began with"
            record = await verified(people[0], tables[title], RULES[old])
            assert len(record.actions) > before.actions
        # One more is given up, and one that was open begins: by the rules that it was opened under.
        await people[1].order(tables["resigning"], Resign())
        assert (await people[0].sees(tables["resigning"])).phase == "over"
        await people[1].order(tables["open"], Join())

        async def begun() -> Position | None:
            position = await people[0].sees(tables["open"])
            return position if position.view is not None else None

        assert (await soon(begun)).view["rules"] == RULES[old]


@async_test
async def test_finished_games_of_an_earlier_release_are_read_as_they_were(
    old: str, serve: Callable[..., ServerProcess], tmp_path: Path
) -> None:
    tables = tables_of(tmp_path / "realmwright.db")
    async with Clients(serve()) as clients:
        ann, _ = come_back(clients)
        for title in FINISHED:
            position = await ann.sees(tables[title])
            assert position.phase == "over"
            record = await verified(ann, tables[title], RULES[old])
            whole = f"/tables/{tables[title]}/replay?first={len(record.actions) - 1}&count=2&eyes=0"
            replay: Replay = await ann.call("GET", whole, gives=Replay)
            assert [step.view["rules"] for step in replay.steps] == [RULES[old]] * 2
            assert replay.steps[-1].view == position.view


@async_test
async def test_a_downgrade_refuses_what_it_cannot_play_and_loses_nothing(
    old: str, serve: Callable[..., ServerProcess], tmp_path: Path
) -> None:
    """Two tables are made to be of a release that is still to come; all others are served."""
    path = tmp_path / "realmwright.db"
    tables = tables_of(path)
    newer = games["kingdom-builder"].rules + 1
    strange = [tables[title] for title in ("scouts", "open")]
    with closing(sqlite3.connect(path)) as database:
        for table in strange:
            database.execute(
                "UPDATE log SET body = json_set(body, '$.rules', ?) WHERE \"table\" = ? AND number = 1", (newer, table)
            )
            database.execute('DELETE FROM snapshots WHERE "table" = ?', (table,))
        database.commit()
    with closing(sqlite3.connect(path)) as database:
        before = database.execute('SELECT * FROM log WHERE "table" IN (?, ?) ORDER BY 1, 2', strange).fetchall()
    async with Clients(serve()) as clients:
        ann, ben = come_back(clients)
        for table in strange:
            refused = await ann.refusal("GET", f"/tables/{table}")
            assert (refused.status, refused.code) == (503, "newer-rules"), str(refused)
            assert f"rules {newer}" in str(refused)
            assert await ben.refused(table, Resign()) == "newer-rules"
            assert await ben.refused(table, Join()) == "newer-rules"
        assert (await ann.sees(tables["canoe"])).phase == "playing"
    with closing(sqlite3.connect(path)) as database:
        after = database.execute('SELECT * FROM log WHERE "table" IN (?, ?) ORDER BY 1, 2', strange).fetchall()
    assert after == before
