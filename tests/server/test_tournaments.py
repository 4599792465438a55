"""Tournaments on real servers: from the announcement to the cup, whatever happens to the servers meanwhile."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.process import ServerProcess
from tests.server.raw_client import Guest, eventually

PASSWORD = "a long password"
PATIENCE = 60.0
LIVE = {"turn": 600}

pytestmark = pytest.mark.usefixtures("plugins")
Serve = Callable[..., ServerProcess]


def account(server: ServerProcess, login: str) -> Guest:
    guest = Guest(server, login.title())
    guest.account(login, PASSWORD)
    return guest


def announce(host: Guest, form: str = "swiss", **settings: Any) -> str:
    asked = {"game": "tiny", "form": form, "title": "Cup", "clock": LIVE, **settings}
    answer = host.ask("POST", "tournaments", asked)
    assert answer.status == 201, answer.content
    ident: str = answer.json()["id"]
    return ident


def view(reader: Guest, ident: str) -> Any:
    answer = reader.ask("GET", f"tournaments/{ident}")
    assert answer.status == 200, answer.content
    return answer.json()


def await_round(reader: Guest, ident: str, number: int) -> None:
    eventually(lambda: view(reader, ident)["round"] == number, PATIENCE)


def order(person: Guest, ident: str, do: str, **values: object) -> Any:
    return person.ask("POST", f"tournaments/{ident}/orders", {"command": {"do": do, **values}})


def enter(ident: str, *people: Guest) -> None:
    for person in people:
        answer = order(person, ident, "enter")
        assert answer.status == 200, answer.content


def open_tables(reader: Guest, ident: str) -> list[str]:
    return [game["table"] for game in view(reader, ident)["games"] if "points" not in game]


def resign(ident: str, table: str, people: list[Guest], loser: int) -> None:
    """Somebody gives up a game: by the number of the entrant."""
    eventually(lambda: people[loser].ask("GET", f"tables/{table}").status == 200, PATIENCE)
    eventually(lambda: people[loser].position(table)["phase"] != "open", PATIENCE)
    assert people[loser].do(table, "resign").status == 200


def test_a_swiss_of_sixteen_whatever_happens_to_the_server(serve: Serve, database: str) -> None:
    """Given sixteen people and a server that dies again and again, then each round is paired once and counts once."""
    server = serve(database=database)
    people = [account(server, f"p{number}x") for number in range(16)]
    host = people[0]
    ident = announce(host, public=True, rounds=4)
    enter(ident, *people)
    assert order(host, ident, "begin").status == 200
    for number in range(1, 5):
        await_round(host, ident, number)
        if number == 2:
            # it dies when the round is paired, perhaps before its tables are open
            server.kill()
            server.start()
        games = [game for game in view(host, ident)["games"] if game["round"] == number]
        assert len(games) == 8
        for done, game in enumerate(games):
            # the one with the lower number is better
            resign(ident, game["table"], people, max(game["players"]))
            if number == 3 and done == 4:
                # it dies when some games are over, perhaps before they are counted
                server.kill()
                server.start()
    eventually(lambda: view(host, ident)["phase"] == "over", PATIENCE)
    found = view(host, ident)
    assert found["champions"] == [0]
    first = found["standings"][0][0]
    assert [first[name] for name in ("entrant", "place", "points", "games", "wins")] == [0, 1, 4, 4, 4]
    assert sum(row["points"] for row in found["standings"][0]) == 32
    pairs = [frozenset(game["players"]) for game in found["games"]]
    assert len(pairs) == len(set(pairs)) == 32, "nobody has met anybody twice, and no round was paired twice"
    assert len({game["table"] for game in found["games"]}) == 32
    # the cup is on the profile of the winner, and in the list
    (cup,) = people[1].ask("GET", "people/p0x").json()["cups"]
    assert (cup["tournament"], cup["title"]) == (ident, "Cup")
    (listed,) = people[1].ask("GET", "tournaments?phase=over").json()["tournaments"]
    assert (listed["winners"], listed["entrants"]) == (["P0X"], 16)


def test_two_processes_pair_each_round_once(serve: Serve, postgres: Any) -> None:
    server = serve(database=postgres.url("tournaments_two"), workers=2)
    people = [account(server, f"p{number}x") for number in range(4)]
    ident = announce(people[0], "round-robin", rated=True)
    enter(ident, *people)
    assert order(people[0], ident, "begin").status == 200
    for number in range(1, 4):
        await_round(people[0], ident, number)
        for table in open_tables(people[0], ident):
            game = next(game for game in view(people[0], ident)["games"] if game.get("table") == table)
            resign(ident, table, people, max(game["players"]))
    eventually(lambda: view(people[0], ident)["phase"] == "over", PATIENCE)
    found = view(people[0], ident)
    assert [row["points"] for row in found["standings"][0]] == [3, 2, 1, 0]
    assert len(found["games"]) == 6
    eventually(lambda: people[0].ask("GET", "ratings").json()["mine"], PATIENCE)
    eventually(lambda: people[0].ask("GET", "ratings").json()["mine"][0]["games"] == 3, PATIENCE)


def test_what_is_kept_goes_with_its_people(serve: Serve, database: str) -> None:
    """Given a tournament, when people claim a guest or delete themselves, then nothing of them is left behind."""
    server = serve(database=database)
    host, bob, guest = account(server, "host"), account(server, "bob"), Guest(server, "Gil")
    ident = announce(host, about="Come all!")
    enter(ident, bob, guest)
    (row,) = host.ask("GET", "me/export").json()["tournaments"]
    assert (row["title"], row["host"], len(row["entries"])) == ("Cup", True, 1)
    # the tournament is not listed, so that only those know of it who have the link
    assert [each["id"] for each in bob.ask("GET", "tournaments").json()["tournaments"]] == [ident]
    assert account(server, "eve").ask("GET", "tournaments").json()["tournaments"] == []
    # a guest logs in to an account, which takes their place
    dora = account(server, "dora")
    entrance = {"login": "dora", "password": PASSWORD, "claim": True}
    assert guest.ask("POST", "sessions", entrance).status == 201
    assert view(dora, ident)["yours"] == 1
    assert [entrant["name"] for entrant in view(dora, ident)["entrants"]] == ["Bob", "Dora"]
    # whoever deletes themselves has left; what they have announced does not take place, and its words are gone
    assert bob.ask("DELETE", "me", {"password": PASSWORD}).status == 204
    assert host.ask("DELETE", "me", {"password": PASSWORD}).status == 204
    found = view(dora, ident)
    assert [(entrant["name"], entrant.get("active", True)) for entrant in found["entrants"]] == [
        ("", False),
        ("Dora", True),
    ]
    assert found["phase"] == "cancelled"
    assert (found["settings"]["title"], found["settings"].get("about", ""), found.get("host")) == ("-", "", None)
    server.finish()
    server.start()
    assert view(dora, ident) | {"now": 0} == found | {"now": 0}


def test_who_may_announce_and_how_much(serve: Serve) -> None:
    server = serve(tournaments_per_day=2, tournament_people=2)
    host, guest = account(server, "host"), Guest(server, "Gil")
    asked = {"game": "tiny", "form": "swiss", "title": "Cup", "clock": LIVE}
    assert guest.ask("POST", "tournaments", asked).code == "no-account"
    assert host.ask("POST", "tournaments", {**asked, "clock": {}}).code == "bad-setup"
    assert host.ask("POST", "tournaments", {**asked, "game": "chess"}).code == "unknown-game"
    ident = announce(host)
    assert host.ask("GET", "tournaments").json()["allowed"]
    announce(host)
    assert host.ask("POST", "tournaments", asked).code == "limit"
    assert not host.ask("GET", "tournaments").json().get("allowed", False)
    enter(ident, host, guest)
    assert order(account(server, "bob"), ident, "enter").code == "full"
    assert order(guest, ident, "begin").code == "not-yours"
    assert order(guest, "x" * 22, "enter").code == "unknown-tournament"
    server.finish()
    without = serve(tournaments="no")
    assert Guest(without).ask("GET", "tournaments").code == "unknown-path"
    assert not Guest(without).ask("GET", "offer").json().get("tournaments", False)
