"""The assets of a game for the page: texts, its rulebook, symbols, pictures."""

import importlib.metadata
import subprocess
import sys
from urllib.parse import quote
from xml.etree import ElementTree

import msgspec
import pytest

from realmwright.game import LANGUAGES, PALETTES, PaletteName, games
from realmwright.learning_protocol import Rulebook
from realmwright.protocol import Offer
from realmwright.server import installed
from tests.server.process import ServerProcess
from tests.server.raw_client import call
from tests.server.shared_server import Clients, async_test

pytestmark = pytest.mark.usefixtures("plugins")

AT_ONCE = """
import os, sys, threading
from realmwright.game import games
from realmwright.rulebook import tell
from realmwright.server.web.game_assets import rulebook_content

def ask(told):
    together.wait()
    rulebook_content(told)

books = [tell(games["winter-kingdom"], language) for language in ("en", "nl", "de")]
sys.setswitchinterval(1e-6)
for _ in range(40):
    child = os.fork()
    if child == 0:
        together = threading.Barrier(len(books))
        threads = [threading.Thread(target=ask, args=[told]) for told in books]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
"""
SVG = "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("name", ["kingdom-builder", "tiny"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_game(server: ServerProcess, name: str, language: str) -> None:
    answer = call(server, "GET", f"games/{name}/messages/{language}")
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert answer.headers["Cache-Control"] == "public, max-age=3600"
    assert answer.content.decode() == games[name].messages(language)
    known = {"If-None-Match": answer.headers["ETag"]}
    assert call(server, "GET", f"games/{name}/messages/{language}", headers=known).status == 304


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("dark", [False, True])
def test_the_symbols_of_a_game(server: ServerProcess, palette: PaletteName, dark: bool) -> None:
    answer = call(server, "GET", f"games/kingdom-builder/symbols?palette={palette}&dark={dark:d}")
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert answer.content.decode() == games["kingdom-builder"].symbols(palette, dark=dark)
    assert ElementTree.fromstring(answer.content).tag == SVG
    known = {"If-None-Match": answer.headers["ETag"]}
    assert (
        call(server, "GET", f"games/kingdom-builder/symbols?palette={palette}&dark={dark:d}", headers=known).status
        == 304
    )


@pytest.mark.parametrize(("palette", "dark"), [("map", False), ("print", True)])
def test_an_illustration_of_a_game(server: ServerProcess, palette: PaletteName, dark: bool) -> None:
    path = f"games/dominion/illustrations/throne%20room?palette={palette}&dark={dark:d}"
    answer = call(server, "GET", path)
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert answer.headers["Cache-Control"] == "public, max-age=3600"
    assert answer.content.decode() == games["dominion"].illustration("throne room", palette, dark=dark)
    small = call(server, "GET", path, headers={"Accept-Encoding": "gzip"})
    assert small.headers["Content-Encoding"] == "gzip"


def test_symbols_without_wishes_are_those_of_the_first_palette(server: ServerProcess) -> None:
    plain = call(server, "GET", "games/kingdom-builder/symbols")
    assert plain.content == call(server, "GET", f"games/kingdom-builder/symbols?palette={PALETTES[0]}&dark=0").content


def test_a_picture_of_every_board(server: ServerProcess) -> None:
    builder = games["kingdom-builder"]
    boards = next(option for option in builder.options if option.name == "boards")
    assert any("/" in choice for choice in boards.choices)
    for choice in boards.choices:
        # a slash is one in any way of writing it
        for written in {quote(choice, safe=""), quote(choice)}:
            answer = call(server, "GET", f"games/kingdom-builder/pictures/boards?choice={written}&palette=vivid")
            assert answer.status == 200, choice
            assert answer.headers["Content-Type"] == "image/svg+xml"
            assert answer.content.decode() == builder.picture("boards", choice, "vivid")
            assert "ETag" in answer.headers


@pytest.mark.parametrize("name", ["kingdom-builder", "winter-kingdom"])
def test_the_ground_of_a_map(server: ServerProcess, name: str) -> None:
    chart = "-1,2" + "/GF_TMG" * 60
    path = f"games/{name}/ground?chart={chart}&letters=1&palette=vivid&dark=1"
    answer = call(server, "GET", path)
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert answer.headers["Cache-Control"] == "public, max-age=3600"
    assert answer.content.decode() == games[name].ground(chart, "vivid", dark=True, letters=True)
    assert ElementTree.fromstring(answer.content).tag == SVG
    assert call(server, "GET", path, headers={"If-None-Match": answer.headers["ETag"]}).status == 304


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("games/kingdom-bilder/messages/en", 404, "unknown-game"),
        ("games/kingdom-bilder/symbols", 404, "unknown-game"),
        ("games/kingdom-bilder/pictures/boards?choice=farm", 404, "unknown-game"),
        ("games/%00/symbols", 404, "unknown-game"),
        ("games/..%2f/symbols", 404, "unknown-path"),
        ("games/kingdom-builder/messages/fr", 404, "unknown-path"),
        ("games/kingdom-builder/messages/", 404, "unknown-path"),
        ("games/dominion/illustrations/castle", 404, "unknown-path"),
        ("games/kingdom-builder/illustrations/farm", 404, "unknown-path"),
        ("games/dominion/illustrations/moat?palette=neon", 400, "bad-message"),
        ("games/kingdom-builder/symbols?palette=neon", 400, "bad-message"),
        ("games/kingdom-builder/symbols?dark=yes", 400, "bad-message"),
        ("games/kingdom-builder/pictures/boards", 400, "bad-message"),
        ("games/kingdom-builder/pictures/boards?choice=fram", 422, "bad-setup"),
        ("games/kingdom-builder/pictures/borads?choice=farm", 422, "bad-setup"),
        ("games/tiny/pictures/rounds?choice=2", 404, "unknown-path"),
        ("games/tiny/ground?chart=0,0/GG", 404, "unknown-path"),
        ("games/kingdom-builder/ground", 400, "bad-message"),
        ("games/kingdom-builder/ground?chart=GG", 422, "bad-setup"),
        ("games/kingdom-builder/ground?chart=0,0/GX", 422, "bad-setup"),
        ("games/kingdom-builder/ground?chart=0,0/__", 422, "bad-setup"),
        ("games/kingdom-builder/ground?chart=0,0/" + "G" * 4000, 422, "bad-setup"),
        ("games/kingdom-builder/ground?chart=0,0/G&letters=yes", 400, "bad-message"),
    ],
)
def test_assets_that_do_not_exist(server: ServerProcess, path: str, status: int, code: str) -> None:
    answer = call(server, "GET", path)
    assert (answer.status, answer.json()["code"]) == (status, code)
    assert "\n" not in answer.json()["message"]


def test_a_misspelt_name_gets_a_suggestion(server: ServerProcess) -> None:
    assert "'kingdom-builder'" in call(server, "GET", "games/kingdom-bilder/symbols").json()["message"]
    assert "'farm'" in call(server, "GET", "games/kingdom-builder/pictures/boards?choice=fram").json()["message"]


@async_test
async def test_the_offer_says_how_a_game_is_learnt(server: ServerProcess) -> None:
    async with Clients(server) as clients:
        offer: Offer = await clients.nobody.call("GET", "/offer", gives=Offer)
        learn = {sign.name: sign.learn for sign in offer.games}
        assert learn["kingdom-builder"] == {"first_game": True}
        assert learn["tiny"] == {}


@async_test
async def test_the_offer_says_who_asks(server: ServerProcess) -> None:
    async with Clients(server) as clients:
        ann = await clients.guest("Ann")
        offer: Offer = await ann.call("GET", "/offer", gives=Offer)
        assert offer.person == await ann.me()
        nobody: Offer = await clients.nobody.call("GET", "/offer", gives=Offer)
        assert nobody.person is None
        assert nobody.games == offer.games


def test_installed_games_are_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    installed.game_signs.cache_clear()
    signs = installed.game_signs()
    assert [sign.name for sign in signs] == sorted(games)
    names = installed.bot_names()

    def refuse(**_: object) -> None:
        raise AssertionError("all packages are looked through again")

    monkeypatch.setattr(importlib.metadata, "entry_points", refuse)
    assert installed.game_signs() is signs
    assert installed.bot_names() == names
    assert installed.known_game("tiny") == "tiny"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_of_a_game(server: ServerProcess, language: str) -> None:
    answer = call(server, "GET", f"games/tiny/rulebook?language={language}")
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.headers["Cache-Control"] == "public, max-age=3600"
    told = msgspec.json.decode(answer.content, type=Rulebook)
    assert told.language == language
    assert [section.name for section in told.sections] == ["turn", "scoring"]
    assert told.sections[0].paragraphs[0].figure == "first-turn"
    assert len(told.figures["first-turn"].steps) == 3
    assert told.things["reserve"].questions == ["peek"]
    known = {"If-None-Match": answer.headers["ETag"]}
    assert call(server, "GET", f"games/tiny/rulebook?language={language}", headers=known).status == 304
    assert call(server, "GET", "games/tiny/rulebook?language=fr").status == 400
    assert call(server, "GET", "games/chess/rulebook").status == 404


def test_rulebooks_asked_for_at_once() -> None:
    """Processes that have met no rulebook yet are asked for three at the same time."""
    # A crash takes its process along.
    subprocess.run([sys.executable, "-c", AT_ONCE], check=True, timeout=300)


def test_a_figure_of_a_rulebook(server: ServerProcess) -> None:
    drawings = [call(server, "GET", f"games/tiny/figures/first-turn.svg?step={step}") for step in range(4)]
    assert {drawing.headers["Content-Type"] for drawing in drawings} == {"image/svg+xml"}
    assert {drawing.headers["Cache-Control"] for drawing in drawings} == {"public, max-age=3600"}
    assert len({drawing.content for drawing in drawings}) == 4, "each step looks different"
    assert call(server, "GET", "games/tiny/figures/first-turn.svg").content == drawings[0].content
    for missing in ("first-turn.svg?step=4", "second-turn.svg", "first-turn"):
        assert call(server, "GET", f"games/tiny/figures/{missing}").status == 404
