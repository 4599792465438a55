"""Profiles: results are noted once, people decide who sees them, and nothing private is told."""

import asyncio
import contextlib
import json
import sqlite3
from typing import Any, Final

import pytest
from sqlalchemy import delete, update

from realmwright.bits import each
from realmwright.dice import FastDice
from realmwright.game import games
from realmwright.protocol import Resign
from realmwright.record import Record
from realmwright.server.profiles.keeper import rows_of
from realmwright.server.profiles.results import sees
from realmwright.server.recount import mark_results, recount
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.traits.trait import Trait
from tests.server.process import ServerProcess
from tests.server.raw_client import Guest, call, eventually, game
from tests.server.table_driver import ANNA, BEN, TableDriver

PASSWORD = "a long password"


def account(server: ServerProcess, login: str) -> Guest:
    guest = Guest(server, login.title())
    guest.account(login, PASSWORD)
    return guest


def history(reader: Guest, name: str) -> Any:
    return reader.ask("GET", f"people/{name}/games").json()["games"]


def test_a_result_has_what_the_game_says() -> None:
    driver = TableDriver.of(ANNA, BEN)
    driver.turn_over(2)
    driver.does(BEN, Resign())
    anna, ben = rows_of(driver.table.data, [[Trait("opening", ("card-silver", "card-moat"))], []])
    assert (anna["person"], anna["seat"], anna["players"], anna["won"]) == (ANNA.id, 0, 2, True)
    assert json.loads(anna["facts"])["traits"] == {"opening": ["card-silver card-moat"]}
    assert not ben["won"]
    assert not anna["public"], "the table was not listed"


@pytest.mark.parametrize("view", ["nobody", "members", "everybody"])
def test_who_sees_a_profile(view: str) -> None:
    def person(login: str | None) -> Any:
        return type("Reader", (), {"login": login})()

    readers = {"nobody": None, "guest": person(None), "member": person("bob"), "owner": person("ann")}
    seen = {name for name, reader in readers.items() if sees(reader, "ann", view)}
    assert (
        seen
        == {
            "nobody": {"owner"},
            "members": {"owner", "member"},
            "everybody": {"owner", "member", "guest", "nobody"},
        }[view]
    )


def test_a_profile_has_the_games_of_a_person(serve: Any, database: str) -> None:
    """Given games at a listed and at another table, then others see the first and their owner sees both, once."""
    server = serve(database=database)
    ann, bob, guest = account(server, "ann"), account(server, "bob"), Guest(server, "Gil")
    listed, other = game(ann, bob, public=True), game(ann, guest)
    for table, loser in ((listed, bob), (other, guest)):
        assert loser.do(table, "resign").status == 200
    eventually(lambda: len(history(ann, "ann")) == 2)
    assert {each["table"] for each in history(ann, "ann")} == {listed, other}
    assert [each["table"] for each in history(bob, "ann")] == [listed]
    (stats,) = bob.ask("GET", "people/ann").json()["stats"]
    assert (stats["games"], stats["won"], stats["by_seat"]) == (2, 2, [{"number": 1, "games": 2, "won": 2}])
    # members alone see it, unless somebody says otherwise
    assert guest.ask("GET", "people/ann").status == 404
    assert ann.ask("PATCH", "me", {"profile": "everybody", "emblem": "ship"}).status == 200
    assert call(server, "GET", "people/ann").json()["emblem"] == "ship"
    assert ann.ask("PATCH", "me", {"profile": "nobody"}).status == 200
    assert bob.ask("GET", "people/ann").status == 404
    assert ann.ask("GET", "people/ann").json()["view"] == "nobody"
    assert ann.ask("PATCH", "me", {"emblem": "skull"}).status == 400
    # at the table others are led to it only if they may see it
    assert "profile" not in bob.ask("GET", f"tables/{listed}/person?seat=0").json()
    assert ann.ask("GET", f"tables/{listed}/person?seat=1").json()["profile"] == "bob"
    # all of it is exported, and gone with its person
    assert {row["table"] for row in ann.ask("GET", "me/export").json()["results"]} == {listed, other}
    assert bob.ask("DELETE", "me", {"password": PASSWORD}).status == 204
    assert ann.ask("GET", "people/bob").status == 404
    server.finish()
    server.start()
    assert len(history(ann, "ann")) == 2


def test_a_guest_takes_results_along_to_their_account(serve: Any) -> None:
    server = serve()
    ann, guest = account(server, "ann"), Guest(server, "Gil")
    table = game(guest, ann)
    assert ann.do(table, "resign").status == 200
    eventually(lambda: len(history(ann, "ann")) == 1)
    account(server, "gil")
    answer = guest.ask("POST", "sessions", {"login": "gil", "password": PASSWORD, "claim": True})
    claimed = Guest(server, token=answer.json()["token"])
    assert [each["table"] for each in history(claimed, "gil")] == [table]


def test_an_operator_can_do_without_profiles(serve: Any) -> None:
    server = serve(profiles="off")
    ann = account(server, "ann")
    assert ann.ask("GET", "people/ann").status == 404
    assert "profiles" not in ann.ask("GET", "offer").json()


FIRST_GAME: Final = [
    "cellar",
    "market",
    "militia",
    "mine",
    "moat",
    "remodel",
    "smithy",
    "village",
    "woodcutter",
    "workshop",
]


def test_a_profile_says_how_somebody_does_with_what_they_had(serve: Any, database: str) -> None:
    """Given a game of two turns each, then its kingdom and openings are told, of the winner and of the loser."""
    server = serve(database=database)
    ann, bob = account(server, "ann"), account(server, "bob")
    table = game(ann, bob, game="dominion", options={"kingdom": "first-game", "start": 0})
    for turn in range(4):
        player = (ann, bob)[turn % 2]
        # Whatever they draw, they can afford one of these.
        play(player, table, "play all treasures")
        play(player, table, "buy cellar" if player is ann else "buy copper")
        if turn < 3:
            play(player, table, "end turn")
    assert bob.do(table, "resign").status == 200
    eventually(lambda: history(ann, "ann") and history(bob, "bob"))
    for person, card, won in ((ann, "cellar", 1), (bob, "copper", 0)):
        (stats,) = person.ask("GET", f"people/{'ann' if person is ann else 'bob'}").json()["stats"]
        kingdom = [each for each in stats["traits"] if each["kind"] == "kingdom"]
        assert {each["things"][0] for each in kingdom} == {f"card-{name}" for name in FIRST_GAME}
        assert all((each["games"], each["won"]) == (1, won) for each in kingdom)
        (opening,) = (each for each in stats["traits"] if each["kind"] == "opening")
        assert opening == {"kind": "opening", "things": [f"card-{card}"] * 2, "games": 1, "won": won}


def play(player: Guest, table: str, action: str) -> None:
    at = player.position(table)["at"]
    answer = player.do(table, "play", at=at, action=action)
    assert answer.status == 200, answer.content


def test_results_are_noted_once_more_when_an_operator_wishes(serve: Any, database: str) -> None:
    """Given games of which one was never noted, and one by a release that told less, then both are told whole, once."""
    server = serve(database=database)
    ann, bob = account(server, "ann"), account(server, "bob")
    tables = [game(ann, bob, game="dominion", options={"kingdom": "first-game"}) for _ in range(2)]
    for table in tables:
        assert bob.do(table, "resign").status == 200
    eventually(lambda: len(history(ann, "ann")) == 2)
    before = ann.ask("GET", "people/ann").json()["stats"]
    assert before[0]["traits"]
    server.finish()
    url = database or f"sqlite:///{server.place}/realmwright.db"
    asyncio.run(as_an_earlier_release(url, *tables))
    assert asyncio.run(recount(url)) == 2
    assert asyncio.run(mark_results(url)) == 2
    server.start()
    eventually(lambda: ann.ask("GET", "people/ann").json()["stats"] == before)
    assert asyncio.run(recount(url)) == 0


async def as_an_earlier_release(url: str, never: str, less: str) -> None:
    """Leave of a table no results, and of another one results that say less."""
    results = schema.results
    storage = Storage(url)
    async with storage.writing() as connection:
        await connection.execute(delete(results).where(results.c.table == never))
        facts = json.dumps({"sources": {}, "chosen": {}})
        await connection.execute(update(results).where(results.c.table == less).values(facts=facts))
    await storage.close()


def test_a_game_that_was_brought_is_no_result_of_anybody(serve: Any) -> None:
    """Given a game that somebody won elsewhere, then it does not count here; the game beside it does."""
    server = serve()
    ann, bob = account(server, "ann"), account(server, "bob")
    won = game(ann, bob)
    assert bob.do(won, "resign").status == 200
    eventually(lambda: len(history(ann, "ann")) == 1)
    record = played_out()
    answer = ann.ask("POST", "brought", {"record": record})
    assert answer.status == 201, answer.content
    assert ann.position(answer.json()["table"])["phase"] == "over"
    eventually(lambda: noted(server, answer.json()["table"]))
    assert [each["table"] for each in history(ann, "ann")] == [won]


def played_out() -> str:
    """The record of a whole game that Ann has won or lost."""
    record = Record(games["kingdom-builder"], 2, FastDice(1), {"first_game": True}, ["Ann", "Ben"])
    state = record.start()
    while state.seat is not None:
        record.add(state, next(each(state.legal())))
    return record.to_json()


def noted(server: ServerProcess, table: str) -> bool:
    with contextlib.closing(sqlite3.connect(server.place / "realmwright.db")) as connection:
        return bool(connection.execute("SELECT noted FROM tables WHERE id = ?", [table]).fetchone()[0])
