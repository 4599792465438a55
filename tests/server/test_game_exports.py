"""What can be saved of a finished game: pictures, a film, a log, the review; and what keeps servers from drowning."""

import asyncio
import io
import json
import struct
from collections.abc import Callable
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageSequence

from realmwright.exports.process import picture_order
from realmwright.record import Record
from realmwright.server import drawings
from realmwright.server.drawings import WANTED_AT_ONCE, Drawings
from realmwright.server.errors import Refused
from realmwright.server.web.game_exports import FILM_COST, PNG_COST
from tests.server.process import ServerProcess
from tests.server.raw_client import API, Answer, Guest, call, game
from tests.server.shared_server import async_test


@pytest.fixture(scope="module")
def people(server: ServerProcess) -> tuple[Guest, Guest]:
    return Guest(server, "Ann"), Guest(server, "Ben")


@pytest.fixture(scope="module")
def over(people: tuple[Guest, Guest]) -> str:
    """A game of Kingdom Builder of few turns, which somebody has given up."""
    ann, ben = people
    table = game(ann, ben, options={"start": 0})
    for guest in (ann, ben, ann):
        played = ""
        while played != "end turn":
            played = plays(guest, table, guest.position(table)["legal"][-1]["action"])
    assert ben.do(table, "resign").status == 200
    return table


def plays(guest: Guest, table: str, action: str) -> str:
    assert guest.do(table, "play", action=action, at=guest.position(table)["at"]).status == 200
    return action


def record_of(guest: Guest, table: str) -> Record:
    return Record.from_json(guest.ask("GET", f"tables/{table}/record").content.decode())


def film_of(answer: Answer) -> int:
    """How many pictures a film has."""
    with Image.open(io.BytesIO(answer.content)) as film:
        assert film.format == "WEBP"
        return len([*ImageSequence.Iterator(film)])


def test_positions_are_drawn_as_they_are_looked_at(people: tuple[Guest, Guest], over: str) -> None:
    ann, _ = people
    record = record_of(ann, over)
    answer = ann.ask("GET", f"tables/{over}/picture.svg?step=2&eyes=1&palette=vivid&dark=1")
    assert (answer.status, answer.headers["Content-Type"]) == (200, "image/svg+xml")
    assert answer.content.decode() == record.replay(2).svg(1, "vivid", dark=True)
    end = ann.ask("GET", f"tables/{over}/picture.svg")
    ElementTree.fromstring(end.content)
    assert end.content.decode() == record.replay().svg(None)
    png = ann.ask("GET", f"tables/{over}/picture.png?step=2&width=240")
    assert (png.status, png.headers["Content-Type"]) == (200, "image/png")
    assert struct.unpack(">I", png.content[16:20]) == (240,)
    tag = {"If-None-Match": png.headers["ETag"]}
    assert ann.ask("GET", f"tables/{over}/picture.png?step=2&width=240", **tag).status == 304


def test_a_game_is_a_film(people: tuple[Guest, Guest], over: str) -> None:
    ann, _ = people
    answer = ann.ask("GET", f"tables/{over}/film.webp?eyes=0&dark=1")
    assert (answer.status, answer.headers["Content-Type"]) == (200, "image/webp")
    assert film_of(answer) == 1 + record_of(ann, over).replay().turns


def test_dominion_has_a_log_and_others_have_none(people: tuple[Guest, Guest], over: str) -> None:
    ann, ben = people
    table = game(ann, ben, game="dominion", options={"start": 0, "kingdom": "first-game"})
    for action in ("play all treasures", "end turn"):
        plays(ann, table, action)
    assert ben.do(table, "resign").status == 200
    answer = ann.ask("GET", f"tables/{table}/log.txt")
    assert (answer.status, answer.headers["Content-Type"]) == (200, "text/plain; charset=utf-8")
    text = answer.content.decode()
    for line in ("Turn 1 - Ann", "A starts with 7 Coppers.", "Turn 1 - Ben"):
        assert line in text.splitlines()
    assert ann.ask("GET", f"tables/{table}/replay?count=1").json()["log"] is True
    none = ann.ask("GET", f"tables/{over}/log.txt")
    assert (none.status, none.code) == (404, "unknown-path")
    assert "log" not in ann.ask("GET", f"tables/{over}/replay?count=1").json()


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("picture.svg?step=9999", 400, "bad-message"),
        ("picture.svg?eyes=5", 422, "unknown-seat"),
        ("picture.svg?palette=gaudy", 400, "bad-message"),
        ("picture.svg?width=300", 400, "bad-message"),
        ("picture.png?width=20000", 400, "bad-message"),
        ("picture.png?width=2", 400, "bad-message"),
        ("film.webp?eyes=5", 422, "unknown-seat"),
        ("film.webp?step=3", 400, "bad-message"),
        ("review.json", 409, "not-now"),
    ],
)
def test_what_cannot_be_is_refused(people: tuple[Guest, Guest], over: str, path: str, status: int, code: str) -> None:
    answer = people[0].ask("GET", f"tables/{over}/{path}")
    assert (answer.status, answer.code) == (status, code)


PATHS = ("picture.svg", "picture.png", "film.webp", "log.txt", "review.json")


def test_who_may_not_see_a_game_gets_nothing_of_it(people: tuple[Guest, Guest]) -> None:
    ann, ben = people
    table = game(ann, ben, spectators="off")
    for path in PATHS:
        assert ann.ask("GET", f"tables/{table}/{path}").status == 409, "not while it is played"
    assert ben.do(table, "resign").status == 200
    eve = Guest(ann.server, "Eve")
    wanted = eve.ask("GET", f"tables/{table}/replay").status
    assert wanted in (403, 404)
    for path in PATHS:
        assert eve.ask("GET", f"tables/{table}/{path}").status == wanted


def test_drawing_costs_what_it_takes(serve: Callable[..., ServerProcess]) -> None:
    server = serve(requests_per_minute=PNG_COST - 1)
    ann, ben = Guest(server, "Ann", address="10.0.0.1"), Guest(server, "Ben", address="10.0.0.2")
    table = game(ann, ben)
    assert ben.do(table, "resign").status == 200
    assert FILM_COST > PNG_COST
    for path in ("picture.png", "film.webp"):
        answer = call(server, "GET", f"{API}/tables/{table}/{path}", headers={"X-Forwarded-For": "10.0.0.3"})
        assert (answer.status, answer.code) == (429, "limit")


# Many at once

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="8" height="8"><rect width="1" height="1"/></svg>'
)


@async_test
async def test_what_many_want_is_drawn_once_and_not_too_many_different_ones() -> None:
    found, orders = Drawings(), []

    def order(number: int) -> Callable[[], bytes]:
        def ordered() -> bytes:
            orders.append(number)
            return picture_order(SQUARE, 8 + number)

        return ordered

    def want(number: int) -> asyncio.Task[object]:
        return asyncio.create_task(found.get(number, order(number), "image/png", "no-cache"))

    tasks = [want(number % WANTED_AT_ONCE) for number in range(2 * WANTED_AT_ONCE)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="too many pictures"):
        await want(WANTED_AT_ONCE)
    # whoever goes stops nothing
    tasks[0].cancel()
    await asyncio.gather(*tasks[1:])
    assert sorted(orders) == [*range(WANTED_AT_ONCE)]
    assert all(found.has(number) for number in range(WANTED_AT_ONCE))
    await want(0)
    assert len(orders) == WANTED_AT_ONCE, "it was kept"
    await found.close()


@async_test
async def test_a_drawing_that_fails_or_takes_too_long_harms_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Drawings()
    with pytest.raises(Refused, match="could not be drawn"):
        await found.get("bad", lambda: json.dumps({"svg": "no drawing", "width": 8}).encode(), "image/png", "no-cache")
    with monkeypatch.context() as patch:
        patch.setattr(drawings, "LIMIT", 0.0)
        with pytest.raises(Refused, match="could not be drawn"):
            await found.get("slow", lambda: picture_order(SQUARE), "image/png", "no-cache")
    good = await found.get("good", lambda: picture_order(SQUARE), "image/png", "no-cache")
    assert good.body.startswith(b"\x89PNG")
    waiting = asyncio.create_task(found.get("late", lambda: picture_order(SQUARE), "image/png", "no-cache"))
    await asyncio.sleep(0)
    await found.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
