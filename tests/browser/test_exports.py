"""What is saved of a finished game on its page, and the better line of a review on the board."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageSequence
from playwright.sync_api import Locator, Page, expect

from realmwright.protocol import BotSeat, OwnSeat, Resign
from realmwright.record import Record
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import PHONE, Visitor
from tests.server.process import ServerProcess

Visit = Callable[..., Visitor]
GAMES = {"kingdom-builder": FIRST_GAME, "winter-kingdom": {}, "dominion": {}}


@pytest.fixture(scope="module")
def reviewing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that reviews games well enough to be certain of some mistakes."""
    place = tmp_path_factory.mktemp("exports")
    running = ServerProcess(place, hurry=False, spare_bot="greedy", review_workers=1, review_effort=0.15).start()
    yield running
    running.finish()


def save(page: Page, folder: Path, name: str) -> Path:
    """Save something by pressing its name in the sheet, however long it takes to draw."""
    sheet = page.get_by_role("dialog", name="Save")
    with page.expect_download(timeout=120_000) as coming:
        sheet.get_by_role("button", name=name).click()
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    expect(sheet.get_by_role("status")).to_have_text(f"Saved: {path.name}")
    return path


def test_a_game_is_saved_in_every_form(reviewing: ServerProcess, visit: Visit, tmp_path: Path) -> None:
    with Host(reviewing.url, "Holly") as host:
        table = host.open_table("dominion", seats=[OwnSeat(), BotSeat("big-money")])
        host.play_on(table)
        ann = visit(reviewing.url, dark=True).become(host).open(f"/replay/{table}?step=7")
        page = ann.page
        panel = page.get_by_role("region", name="Was it luck?")
        expect(panel.get_by_role("heading", name="The costliest decisions")).to_be_visible(timeout=120_000)
        page.get_by_role("button", name="Save …").click()
        saved = partial(save, page, tmp_path)

        record = Record.from_json(saved("The record").read_text("utf-8"))
        drawing = saved("This position as a drawing").read_text("utf-8")
        ElementTree.fromstring(drawing)
        assert drawing == record.replay(7).svg(0, dark=True), "as it is seen: by whoever played, in the dark"
        with Image.open(saved("This position as a picture")) as picture:
            assert picture.width == 1200
        assert "Turn 1 - Holly" in saved("The game as a log").read_text("utf-8").splitlines()
        assert '"names": ["Holly", "big-money"]' in saved("The review").read_text("utf-8")


def test_a_game_that_was_given_up_is_a_film_and_has_no_review(host: Host, visit: Visit, tmp_path: Path) -> None:
    table = host.open_table(seats=[OwnSeat(), BotSeat("random")], options=FIRST_GAME)
    host.play_turn(table)
    host.order(table, Resign())
    page = visit(touch=True, viewport=PHONE).become(host).open(f"/replay/{table}").page
    page.get_by_role("button", name="Save …").click()
    with Image.open(save(page, tmp_path, "The game as a film")) as film:
        assert len([*ImageSequence.Iterator(film)]) >= 2
    sheet = page.get_by_role("dialog", name="Save")
    expect(sheet.get_by_role("listitem")).to_have_count(4)
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


def shown(board: Locator) -> tuple[int, int]:
    """How many steps of what was played, and of what would be better, are drawn."""
    return board.locator("g.played > g").count(), board.locator("g.better > g").count()


@pytest.mark.parametrize("game", GAMES)
def test_the_better_line_is_shown_beside_what_was_played(reviewing: ServerProcess, visit: Visit, game: str) -> None:
    with Host(reviewing.url, "Holly") as host:
        bot = "big-money" if game == "dominion" else "random"
        table = host.open_table(game, seats=[OwnSeat(), BotSeat(bot)], options=GAMES[game])
        host.play_on(table)
        page = visit(reviewing.url).become(host).open(f"/replay/{table}").page
        panel = page.get_by_role("region", name="Was it luck?")
        there = panel.get_by_role("button", name="Go there").first
        # Whoever plays without thinking makes mistakes that are certain.
        expect(there).to_be_visible(timeout=120_000)
        there.click()
        expect(there).to_have_attribute("aria-pressed", "true")
        article = panel.get_by_role("article").first
        if game == "dominion":
            lines = article.locator(".lines > div")
            expect(lines).to_have_count(2)
            assert all(lines.nth(place).locator(".mini, .none").count() for place in (0, 1))
            return
        board = page.locator(".stage .board").first
        words = [article.get_by_text(re.compile(f"^{word}: ")).inner_text() for word in ("Played", "Better")]
        hexes = [len(set(re.findall(r"-?\d+,-?\d+", line))) for line in words]
        expect(board.locator("g.better > g").first).to_be_attached()
        # A move is one step, and names two hexes.
        assert all(0 < found <= named for found, named in zip(shown(board), hexes, strict=True))
        legend = page.get_by_text("what would have been better")
        expect(legend).to_be_visible()
        page.get_by_role("button", name="One step on").click()
        expect(legend).to_have_count(0)
        assert shown(board) == (0, 0), "it belongs to one position"
        there.click()
        expect(legend).to_be_visible()
        page.get_by_role("button", name="Hide").click()
        expect(board.locator("g.better")).to_have_count(0)
