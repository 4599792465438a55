"""The review of a finished game on the page: it is asked for, grows, and leads to the decisions that cost most."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from realmwright.protocol import BotSeat, OwnSeat
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.process import ServerProcess

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def reviewing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that reviews games, with little effort."""
    place = tmp_path_factory.mktemp("reviewing")
    running = ServerProcess(place, hurry=False, spare_bot="greedy", review_workers=1, review_effort=0.02).start()
    yield running
    running.finish()


GAMES = {"kingdom-builder": FIRST_GAME, "winter-kingdom": {}, "dominion": {}}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_reviewed_and_its_worst_decision_is_shown(reviewing: ServerProcess, visit: Visit, game: str) -> None:
    with Host(reviewing.url, "Holly") as host:
        bot = "big-money" if game == "dominion" else "random"
        table = host.open_table(game, seats=[OwnSeat(), BotSeat(bot)], options=GAMES[game])
        host.play_on(table)
        ann = visit(reviewing.url).become(host).open(f"/replay/{table}")
        panel = ann.page.get_by_role("region", name="Was it luck?")
        expect(panel.get_by_role("img", name=re.compile("^Chances of winning through the game"))).to_be_visible()
        rows = panel.get_by_role("row")
        expect(rows).to_have_count(3)
        expect(rows.nth(1)).to_contain_text("Holly")
        expect(rows.nth(1)).to_contain_text("%")
        there = panel.get_by_role("button", name="Go there")
        if there.count():
            expect(panel.get_by_text(re.compile("^Better: ")).first).to_be_visible()
            there.first.click()
            title = panel.get_by_role("heading", level=4).first.inner_text()
            found = re.search(r"step (\d+)", title)
            assert found is not None
            expect(ann.page.get_by_text(re.compile(rf"^Step {found[1]} of "))).to_be_visible()


def test_a_server_that_makes_none_says_so(host: Host, finished: str, visit: Visit) -> None:
    ann = visit().become(host).open(f"/replay/{finished}")
    panel = ann.page.get_by_role("region", name="Was it luck?")
    expect(panel.get_by_text("This server makes no reviews.")).to_be_visible()
    expect(panel.get_by_role("button")).to_have_count(0)


def test_a_game_of_bots_is_reviewed_when_somebody_asks(reviewing: ServerProcess, visit: Visit) -> None:
    with Host(reviewing.url, "Holly") as host:
        table = host.open_table(seats=[BotSeat("random"), BotSeat("random")], options=FIRST_GAME)
        ann = visit(reviewing.url).become(host).open(f"/table/{table}")
        # The bots play a whole game meanwhile.
        expect(ann.page.get_by_role("link", name="Watch the replay")).to_be_visible(timeout=6 * PATIENCE)
        ann.open(f"/replay/{table}")
        panel = ann.page.get_by_role("region", name="Was it luck?")
        panel.get_by_role("button", name="Review this game").click()
        expect(panel.get_by_role("img", name=re.compile("^Chances of winning"))).to_be_visible()
