"""Following people: who is here is told to those who follow them, and not to whom they have muted."""

import pytest

from realmwright.server.people.following import MOST
from tests.server.process import ServerProcess
from tests.server.raw_client import Guest, change, eventually, game, kept

pytestmark = pytest.mark.usefixtures("plugins")


@pytest.fixture
def ann(server: ServerProcess) -> Guest:
    return Guest(server, "Ann")


@pytest.fixture
def ben(server: ServerProcess) -> Guest:
    return Guest(server, "Ben")


@pytest.fixture
def table(ann: Guest, ben: Guest) -> str:
    return game(ann, ben, game="tiny", options={"start": 0})


def here(person: Guest) -> list[tuple[str, bool]]:
    return [(sign["name"], sign["here"]) for sign in person.ask("GET", "me/followed").json()]


def test_who_follows_somebody_sees_whether_they_are_here(ann: Guest, ben: Guest, table: str) -> None:
    made = ann.ask("POST", "me/followed", {"table": table, "seat": 1})
    assert (made.status, made.json()["name"], made.json()["here"]) == (201, "Ben", False)
    assert ann.ask("POST", "me/followed", {"table": table, "seat": 1}).json() == made.json()
    assert ann.ask("GET", f"tables/{table}/person?seat=1").json()["followed"] == made.json()["id"]
    with ben.socket():
        eventually(lambda: here(ann) == [("Ben", True)])
        # Whoever has muted somebody is not here for them.
        assert ben.ask("POST", "me/mutes", {"table": table, "seat": 0}).status == 201
        assert here(ann) == [("Ben", False)]
    assert here(ben) == []
    assert ben.ask("DELETE", f"me/followed/{made.json()['id']}").code == "unknown-person"
    assert ann.ask("DELETE", f"me/followed/{made.json()['id']}").status == 204
    assert here(ann) == []


def test_nobody_follows_themselves_or_too_many(server: ServerProcess, ann: Guest, table: str) -> None:
    assert ann.ask("POST", "me/followed", {"table": table, "seat": 0}).code == "not-allowed"
    for number in range(MOST):
        ident = f"{ann.id[:10]}-{number:03}".ljust(22, "x")
        person = "'N', 'blue', 'en', 0, 1, 0, 9e9"
        columns = "id, name, colour, language, mail_confirmed, notify_open, created, seen"
        change(server, f"INSERT INTO people ({columns}) VALUES (?, {person})", ident)
        change(server, "INSERT INTO followed (person, followed, id, created) VALUES (?, ?, ?, 0)", ann.id, ident, ident)
    assert ann.ask("POST", "me/followed", {"table": table, "seat": 1}).code == "limit"


def test_it_is_exported_and_goes_with_either_of_them(server: ServerProcess, ann: Guest, ben: Guest, table: str) -> None:
    for person, seat in ((ann, 1), (ben, 0)):
        assert person.ask("POST", "me/followed", {"table": table, "seat": seat}).status == 201
    assert [row["name"] for row in ann.ask("GET", "me/export").json()["followed"]] == ["Ben"]
    assert ben.ask("DELETE", "me", {}).status == 204
    rows = kept(server, "followed")["followed"]
    assert not [row for row in rows if {row["person"], row["followed"]} & {ann.id, ben.id}]


def test_who_logs_in_goes_on_following(server: ServerProcess, ann: Guest, ben: Guest, table: str) -> None:
    name = f"account-{ann.id[:8].strip('-_')}"
    owner = Guest(server, "Anna")
    owner.account(name, "a long password")
    assert ann.ask("POST", "me/followed", {"table": table, "seat": 1}).status == 201
    assert ben.ask("POST", "me/followed", {"table": table, "seat": 0}).status == 201
    login = {"login": name, "password": "a long password", "claim": True}
    assert ann.ask("POST", "sessions", login).status == 201
    assert here(owner) == [("Ben", False)]
    assert here(ben) == [("Anna", False)]
