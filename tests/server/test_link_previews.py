"""Previews of links: what other programs are told of a table, which is what a spectator without a session sees."""

import re
import struct
from collections.abc import Callable, Iterator
from html import unescape

import pytest

import realmwright
from realmwright.exports.pictures import png
from realmwright.game import LANGUAGES
from realmwright.server.operations.config import Config
from realmwright.server.web import link_previews
from realmwright.server.web.link_previews import HEIGHT, PICTURE_COST, WIDTH, framed, preferred_language
from tests.server.process import ServerProcess
from tests.server.raw_client import Answer, Guest, call, eventually, game

ADDRESS = "https://play.example.org"
HOSTILE = '"><script>alert(1)</script>&amp;'


@pytest.fixture(scope="module")
def previewed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a public address, whose delayed spectators see nothing for long."""
    place = tmp_path_factory.mktemp("previews")
    running = ServerProcess(place, public_url=ADDRESS, spectator_delay=3600, hurry=False).start()
    yield running
    running.kill()


def page(server: ServerProcess, path: str, language: str = "") -> Answer:
    answer = call(server, "GET", path, headers={"Accept": "text/html", "Accept-Language": language})
    assert answer.status == 200
    return answer


def told(answer: Answer) -> dict[str, str]:
    """The preview in the head of a page."""
    head = answer.content.decode().partition("</head>")[0]
    found = re.findall(r'<meta (?:name|property)="((?:og|twitter|description)[^"]*)" content="([^"]*)">', head)
    return {name: unescape(value) for name, value in found}


def size(png: bytes) -> tuple[int, ...]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", png[16:24])


def test_a_table_has_a_title_a_sentence_and_a_picture(previewed: ServerProcess) -> None:
    ann, ben = Guest(previewed, "Ann"), Guest(previewed, "Ben")
    table = ann.table()
    # before the game there is nothing to be drawn
    preview = told(page(previewed, f"/table/{table}"))
    assert preview["og:title"] == "Kingdom Builder: Ann"
    assert preview["og:description"] == preview["description"] == "One seat is free: come and play."
    assert preview["og:url"] == f"{ADDRESS}/table/{table}"
    assert preview["twitter:card"] == "summary"
    assert "og:image" not in preview
    # during the game there is, in the language that is asked for
    assert ben.do(table, "join").status == 200
    eventually(lambda: ann.position(table)["phase"] == "playing")
    answer = page(previewed, f"/table/{table}", "fr, nl;q=0.9, en;q=0.5")
    preview = told(answer)
    assert preview["og:title"] == "Kingdom Builder: Ann, Ben"
    assert preview["og:description"] == "Het spel is bezig."
    assert preview["twitter:card"] == "summary_large_image"
    assert (preview["og:image:width"], preview["og:image:height"]) == (str(WIDTH), str(HEIGHT))
    assert "Accept-Language" in answer.headers["Vary"]
    assert answer.headers["Content-Security-Policy"].startswith("default-src 'self'; ")
    assert told(page(previewed, f"/replay/{table}"))["og:url"] == f"{ADDRESS}/replay/{table}"
    picture = preview["og:image"].removeprefix(ADDRESS)
    drawing = call(previewed, "GET", picture)
    assert (drawing.status, drawing.headers["Content-Type"]) == (200, "image/png")
    assert size(drawing.content) == (WIDTH, HEIGHT)
    assert drawing.headers["Cache-Control"] == link_previews.FEW_MINUTES
    # who has it already need not get it again
    again = call(previewed, "GET", picture, headers={"If-None-Match": drawing.headers["ETag"]})
    assert (again.status, again.content) == (304, b"")
    # when it is over it says who won
    assert ben.do(table, "resign").status == 200
    over = told(page(previewed, f"/table/{table}", "de-AT"))
    assert over["og:description"] == "Die Partie ist zu Ende: Ann hat gewonnen."
    assert over["og:image"] != preview["og:image"]


def test_of_a_table_without_spectators_only_the_game_is_told(previewed: ServerProcess) -> None:
    ann, ben = Guest(previewed, "Ann"), Guest(previewed, "Ben")
    table = game(ann, ben, title="Secret society", spectators="off")
    answer = page(previewed, f"/table/{table}")
    preview = told(answer)
    assert preview["og:title"] == "Kingdom Builder"
    assert preview["og:description"] == "A table on Realmwright. Open the link to sit down or to see more."
    assert "og:image" not in preview
    for secret in (b"Ann", b"Ben", b"Secret"):
        assert secret not in answer.content
    assert call(previewed, "GET", f"/preview/{table}.png").status == 404


def test_without_a_public_address_it_is_the_one_that_was_asked(server: ServerProcess) -> None:
    table = game(Guest(server, "Ann"), Guest(server, "Ben"))
    preview = told(page(server, f"/table/{table}"))
    assert preview["og:url"] == f"{server.url}/table/{table}"
    assert preview["og:image"].startswith(f"{server.url}/preview/{table}.png?at=")


def test_whoever_sees_a_game_later_is_told_of_it_later(previewed: ServerProcess) -> None:
    ann, ben = Guest(previewed, "Ann"), Guest(previewed, "Ben")
    table = game(ann, ben, spectators="delayed")
    preview = told(page(previewed, f"/table/{table}"))
    assert preview["og:description"] == "All seats are taken. The game is about to begin."
    assert "og:image" not in preview
    assert call(previewed, "GET", f"/preview/{table}.png").status == 404


def test_names_are_only_names(previewed: ServerProcess) -> None:
    eve = Guest(previewed, HOSTILE)
    table = eve.table(title=HOSTILE)
    answer = page(previewed, f"/table/{table}")
    assert told(answer)["og:title"] == f"Kingdom Builder: {HOSTILE}"
    assert b"<script>alert" not in answer.content
    assert answer.content.count(b"<title>") == 1


@pytest.mark.parametrize("path", ["/table/" + "A" * 22, "/table/x", "/table/%22%3E%3Cscript%3E", "/replay/" + "A" * 22])
def test_where_there_is_no_table_there_is_no_preview(previewed: ServerProcess, path: str) -> None:
    assert page(previewed, path).content == page(previewed, "/").content
    assert call(previewed, "GET", f"/preview/{path.split('/')[-1]}.png").status == 404


def test_a_picture_costs_what_it_takes_to_draw(serve: Callable[..., ServerProcess]) -> None:
    server = serve(public_url=ADDRESS, requests_per_minute=PICTURE_COST - 1)
    ann, ben = Guest(server, "Ann", address="10.0.0.1"), Guest(server, "Ben", address="10.0.0.2")
    table = game(ann, ben)
    answer = call(server, "GET", f"/preview/{table}.png", headers={"X-Forwarded-For": "10.0.0.3"})
    assert (answer.status, answer.code) == (429, "limit")


def test_previews_can_be_turned_off(serve: Callable[..., ServerProcess]) -> None:
    server = serve(public_url=ADDRESS, link_previews="no")
    table = Guest(server, "Ann").table()
    assert page(server, f"/table/{table}").content == page(server, "/").content
    assert call(server, "GET", f"/preview/{table}.png").status == 404
    assert not Config.from_environment({"REALMWRIGHT_LINK_PREVIEWS": "no"}).link_previews


def test_a_picture_tells_nothing_that_is_hidden() -> None:
    # given two games that differ in what is in hand and in the deck alone
    one, other = (
        realmwright.games["dominion"].new(2, seed=seed, options={"kingdom": "first-game", "start": 0})
        for seed in (1, 2)
    )
    assert one.view(0) != other.view(0)
    assert one.view(None) == other.view(None)
    picture = framed(one.svg(None))
    assert picture == framed(other.svg(None))
    assert size(png(picture)) == (WIDTH, HEIGHT)


def test_the_language_that_is_liked_best() -> None:
    likes = {
        "": "en",
        "nl": "nl",
        "de-CH,de;q=0.9": "de",
        "fr": "en",
        "en;q=0.1, de;q=0.2": "de",
        "nl;q=0": "en",
        "nl;q=nonsense, de;q=0.3": "de",
        ";;,,q=": "en",
        "*": "en",
    }
    assert {accepted: preferred_language(accepted) for accepted in likes} == likes


def test_every_language_says_everything() -> None:
    said = {language: set(link_previews._words(language)._messages) for language in LANGUAGES}
    assert said["en"]
    assert said["nl"] == said["de"] == said["en"]
