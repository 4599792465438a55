"""Profiles: results are noted once, people decide who sees them, and nothing private is told."""

from typing import Any

import pytest

from realmwright.protocol import Resign
from realmwright.server.profiles.keeper import rows_of
from realmwright.server.profiles.results import sees
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
    anna, ben = rows_of(driver.table.data)
    assert (anna["person"], anna["seat"], anna["players"], anna["won"]) == (ANNA.id, 0, 2, True)
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
