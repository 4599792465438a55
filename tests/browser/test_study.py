"""Studies on the page: a decision tried again and played on, and the analysis board with best lines and links."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from realmwright.dice import FastDice
from realmwright.game import games
from realmwright.protocol import BotSeat, OwnSeat
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import Visitor
from tests.server.process import ServerProcess

Visit = Callable[..., Visitor]
GAMES = {"kingdom-builder": FIRST_GAME, "winter-kingdom": {}, "dominion": {}}


@pytest.fixture(scope="module")
def judging(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that judges lines, with little effort."""
    place = tmp_path_factory.mktemp("judging")
    running = ServerProcess(place, hurry=False, spare_bot="greedy", review_workers=1, review_effort=0.02).start()
    yield running
    running.finish()


def tried(page: Page) -> int:
    """How many actions stand in the tree of what was tried."""
    return page.locator(".tree li").count()


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_tried_again_and_analysed(judging: ServerProcess, visit: Visit, game: str) -> None:
    with Host(judging.url, "Holly") as host:
        table = host.open_table(game, seats=[OwnSeat(), BotSeat("random")], options=GAMES[game])
        host.play_on(table)
        first = host.first_choice(table)
        ann = visit(judging.url).become(host).open(f"/study/{table}?at={first}&seat=0")
        page = ann.page
        panel = page.get_by_role("complementary")
        expect(panel.get_by_text("You will hear at once how good it is.")).to_be_visible()

        # The best lines, which one can play
        panel.get_by_role("button", name="Analyse").click()
        page.keyboard.press("l")
        line = panel.locator("ol li button").first
        expect(line).to_contain_text("%")
        line.click()
        expect(panel.locator(".tree [aria-current=step]")).not_to_have_text("Beginning")
        count = tried(page)
        assert count > 0
        panel.get_by_role("button", name="How good was that?").click()
        expect(panel.get_by_text(re.compile("Chances of winning after it: "))).to_be_visible()

        # The address reproduces it, for anybody
        address = page.url
        assert "tree=" in address
        ben = visit(judging.url).open(address.removeprefix(judging.url))
        expect(ben.page.locator(".tree [aria-current=step]")).not_to_have_text("Beginning")
        assert tried(ben.page) == count


def test_a_turn_is_played_anew_and_played_on(judging: ServerProcess, visit: Visit) -> None:
    with Host(judging.url, "Holly") as host:
        table = host.open_table("kingdom-builder", seats=[OwnSeat(), BotSeat("random")], options=FIRST_GAME)
        host.play_on(table)
        first = host.first_choice(table)
        ann = visit(judging.url).become(host).open(f"/study/{table}?at={first}&seat=0")
        panel = ann.page.get_by_role("complementary")
        # What is forced plays itself, so the number of choices varies.
        judged = panel.get_by_text(re.compile("^You played: "))
        end = ann.button("End turn")
        while not judged.is_visible():
            expect(judged.or_(end).or_(ann.targets).first).to_be_visible()
            if end.is_visible():
                ann.end_turn()
            elif ann.targets.count():
                ann.build()
        panel.get_by_role("combobox").select_option("easy")
        panel.get_by_role("button", name="Play on").click()
        # The bot has played, and it is one's own turn again.
        expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Build")
        panel.get_by_role("link", name="Back to the replay").click()
        expect(ann.page.get_by_text(re.compile(rf"^Step {first} of "))).to_be_visible()


def test_a_position_of_ones_own_is_opened(judging: ServerProcess, visit: Visit, tmp_path: Path) -> None:
    ann = visit(judging.url).open("/study")
    ann.page.get_by_label("Or its text").fill('{"boards": []}')
    ann.page.get_by_role("button", name="Open").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("This is not a position")
    ann.page.get_by_label("Or its text").fill('{"game": "dominion"}')
    ann.page.get_by_role("button", name="Open").click()
    expect(ann.page.get_by_text("this is no position of dominion")).to_be_visible()
    ann.forgive("422")
    file = tmp_path / "position.json"
    file.write_text(json.dumps(games["dominion"].new(2, FastDice(3)).dump()), "utf-8")
    ann.page.get_by_label("A file").set_input_files(file)
    ann.page.get_by_role("button", name="Open").click()
    panel = ann.page.get_by_role("complementary")
    expect(panel.get_by_text("The best lines")).to_be_visible()
    with ann.page.expect_download() as kept:
        panel.get_by_role("button", name="Keep this position").click()
    assert json.loads(Path(kept.value.path()).read_text("utf-8"))["game"] == "dominion"
