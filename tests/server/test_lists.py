"""Lists of tables: nobody fills them, they tell no more than may be known, and what was left is tidied."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest

from realmwright.server.storage.outage import BACK
from realmwright.server.tables.tidying import DAY
from realmwright.server.web.api import PAGE_OF_ONE
from realmwright.server.web.socket import WATCHED
from tests.server.process import ServerProcess
from tests.server.raw_client import TEXT, Guest, call, change, eventually, frame, game, kept, plain_socket

HOUR = 3600


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where spectators see games an hour later."""
    server = ServerProcess(tmp_path_factory.mktemp("patient"), spectator_delay=HOUR, hurry=False).start()
    yield server
    server.kill()


def listed(server: ServerProcess, query: str = "", token: str = "") -> dict[str, Any]:
    answer = call(server, "GET", f"tables{query}", token=token)
    assert answer.status == 200, answer.content
    return {table["id"]: table for table in answer.json()["tables"]}


def test_how_a_delayed_game_ended_is_told_with_its_delay(patient: ServerProcess) -> None:
    """Given a table with delayed spectators whose game is over, then only its players learn that before the delay."""
    ann, bob, eve = (Guest(patient, name) for name in ("Ann", "Bob", "Eve"))
    table = game(ann, bob, public=True, spectators="delayed")
    assert bob.do(table, "resign").status == 200
    for token in ("", eve.token):
        seen = listed(patient, token=token)[table]
        assert seen["phase"] == "playing"
        assert "winners" not in seen
        assert table in listed(patient, "?phase=playing", token)
        assert table not in listed(patient, "?phase=over", token)
    for player in (ann, bob):
        seen = listed(patient, "?phase=over", player.token)[table]
        assert (seen["phase"], seen["winners"]) == ("over", [0])
        assert table not in listed(patient, "?phase=playing", player.token)
        (mine,) = player.ask("GET", "me/tables").json()["tables"]
        assert mine["winners"] == [0]
    # when the delay has passed
    change(patient, "UPDATE tables SET turned = turned - ? WHERE id = ?", HOUR + 1, table)
    seen = listed(patient, "?phase=over")[table]
    assert (seen["phase"], seen["winners"]) == ("over", [0])
    assert table not in listed(patient, "?phase=playing")


def test_how_an_open_game_ended_is_told_at_once(patient: ServerProcess) -> None:
    ann, bob = Guest(patient), Guest(patient, "Bob")
    table = game(ann, bob, public=True, spectators="open")
    assert bob.do(table, "resign").status == 200
    assert listed(patient, "?phase=over")[table]["winners"] == [0]


def test_one_person_does_not_fill_the_public_list(serve: Callable[..., ServerProcess]) -> None:
    """Given somebody with many public tables, then a page has the latest few of them, and all of the others'."""
    server = serve()
    bob, ann = Guest(server, "Bob"), Guest(server)
    others = [bob.table(public=True)]
    many = [ann.table(public=True) for _ in range(10)]
    others.append(Guest(server, "Cleo").table(public=True))
    for query in ("", "?phase=open", "?game=kingdom-builder"):
        assert list(listed(server, query)) == [others[1], *many[: -PAGE_OF_ONE - 1 : -1], others[0]]
    assert len(ann.ask("GET", "me/tables").json()["tables"]) == len(many), "they are all in their own list"
    last = kept(server, "tables")["tables"]
    before = next(row["changed"] for row in last if row["id"] == many[4])
    assert list(listed(server, f"?before={before!r}")) == [*many[3:0:-1], others[0]]


def test_tables_that_were_opened_and_left_are_tidied(serve: Callable[..., ServerProcess]) -> None:
    """Given tables that have not begun, then those are closed whose people are gone, and deleted long afterwards."""
    server = serve()
    ann, bob, cleo = (Guest(server, name) for name in ("Ann", "Bob", "Cleo"))
    quick = {"turn": 60}
    left, closed = ann.table(clock=quick), ann.table(clock=quick)
    slow = ann.table()
    waiting = bob.table(clock=quick)
    joined = ann.table("me", "open", "open", begin="host", clock=quick)
    playing = game(ann, cleo)
    assert bob.do(joined, "join").status == 200
    assert ann.do(closed, "leave").status == 200
    server.stop()
    for table, days in ((left, 2), (slow, 2), (waiting, 2), (joined, 2), (playing, 2), (closed, 31)):
        change(server, "UPDATE tables SET changed = changed - ? WHERE id = ?", days * DAY, table)
    change(server, "UPDATE people SET seen = seen - ? WHERE id != ?", 2 * DAY, bob.id)

    def phases() -> dict[str, str]:
        return {row["id"]: row["phase"] for row in kept(server, "tables")["tables"]}

    # There has been no server for long: nobody could come.
    change(server, "INSERT INTO marks VALUES (?, ?)", BACK, repr(time.time()))
    server.start()
    eventually(lambda: closed not in phases())
    assert phases()[left] == "open"
    assert not [row for row in kept(server, "log")["log"] if row["table"] == closed]
    server.stop()
    change(server, "UPDATE marks SET value = '1' WHERE name = ?", BACK)
    server.start()
    eventually(lambda: phases()[left] == "closed")
    assert phases() == {left: "closed", slow: "open", waiting: "open", joined: "open", playing: "playing"}
    assert ann.position(left)["phase"] == "closed"


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1:9/hook",
        "https://localhost/hook",
        "https://10.1.2.3/",
        "https://[::1]/",
        "https://169.254.169.254/latest",
        "https://192.168.0.1/",
    ],
)
def test_a_webhook_that_would_never_be_called_is_refused_when_it_is_entered(patient: ServerProcess, url: str) -> None:
    ann = Guest(patient)
    answer = ann.ask("PATCH", "me", {"webhook": url})
    assert (answer.status, answer.code) == (422, "bad-webhook")
    assert "public internet" in answer.json()["message"]
    assert "webhook" not in ann.ask("GET", "me").json() or ann.ask("GET", "me").json()["webhook"] is None


def test_a_webhook_on_a_public_address_is_taken(patient: ServerProcess) -> None:
    ann = Guest(patient)
    assert ann.ask("PATCH", "me", {"webhook": "https://8.8.8.8/hook"}).status == 200
    assert ann.ask("PATCH", "me", {"webhook": ""}).status == 200


def test_watching_in_a_loop_is_limited(serve: Callable[..., ServerProcess]) -> None:
    """Given somebody who asks for the same table again and again, then they are answered as often as it may cost."""
    server = serve(messages_per_second=20)
    ann = Guest(server)
    watch = frame(TEXT, json.dumps({"type": "watch", "table": ann.table()}).encode())
    sent = 90
    with closing(plain_socket(server, ann.token)) as made:
        made.sendall(watch * sent + frame(TEXT, b'{"type":"ping"}'))
        heard = b""
        while b'{"type":"pong"}' not in heard:
            heard += made.recv(65_536)
    shown, refused = heard.count(b'{"type":"position"'), heard.count(b'"code":"limit"')
    assert shown + refused == sent
    assert WATCHED <= shown < sent
