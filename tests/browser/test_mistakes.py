"""Mistakes on the page: a game is played badly, and its mistakes come back as exercises until they are answered."""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize, expect

from realmwright.exercise_protocol import Exercise
from realmwright.game import Deed
from realmwright.protocol import BotSeat, OwnSeat
from tests.browser.host import FIRST_GAME, Host
from tests.browser.lessons import DRAWN, Learner
from tests.browser.visitor import Visitor
from tests.server.process import ServerProcess

Visit = Callable[..., Visitor]
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
GAMES: Final = {"kingdom-builder": FIRST_GAME, "winter-kingdom": {}, "dominion": {}}
TRIES: Final = 10
"""Games until somebody who plays anything has certainly made a mistake."""


@pytest.fixture(scope="module")
def reviewing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that reviews games, with less effort."""
    place = tmp_path_factory.mktemp("reviewing")
    running = ServerProcess(place, hurry=False, spare_bot="greedy", review_workers=1, review_effort=0.1).start()
    yield running
    running.finish()


def exercise_of(host: Host, game: str) -> tuple[Exercise, dict[str, Any]]:
    """The costliest exercise of a game, after as many games as it takes; and its decision in the review."""
    for _ in range(TRIES):
        bot = "big-money" if game == "dominion" else "random"
        table = host.open_table(game, seats=[OwnSeat(), BotSeat(bot)], options=GAMES[game])
        host.play_on(table)
        review = host.review(table)
        if due := host.exercises(table):
            return due[0], next(each for each in review["moments"] if each["at"] == due[0].at)
    raise AssertionError(f"no mistake in {TRIES} games")


@pytest.mark.parametrize("game", ["kingdom-builder", "dominion"])
def test_a_mistake_is_made_again_and_then_made_good(reviewing: ServerProcess, visit: Visit, game: str) -> None:
    with Host(reviewing.url, "Holly") as host:
        exercise, moment = exercise_of(host, game)
        ann = visit(reviewing.url).become(host).wish(forced=False).open()
        ann.page.get_by_role("link", name=re.compile("exercises? to do")).click()
        expect(ann.page.get_by_role("heading", name=re.compile("^[0-9]+ to do$"))).to_be_visible()
        expect(ann.page.get_by_role("heading", name="What you tend to lose by")).to_be_visible()
        ann.check_accessibility("main")
        ann.page.locator(f'a[href="/mistakes/{exercise.id}"]').first.click()

        panel = ann.page.get_by_role("complementary", name="Exercise")
        expect(panel.get_by_text("Find something better.")).to_be_visible()
        panel.get_by_role("button", name="Hint").click()
        expect(panel.get_by_text("Hint:")).to_be_visible()
        learner = Learner(ann, game)
        play(learner, moment["played"])
        expect(panel.get_by_text("Not quite.")).to_be_visible()
        ann.check_accessibility("main")
        panel.get_by_role("button", name="Try again").click()
        expect(panel.get_by_text("Not quite.")).to_have_count(0)
        play(learner, moment["best"])
        expect(panel.get_by_text("Found it.")).to_be_visible()
        expect(panel.get_by_text("What you played")).to_be_visible()
        expect(panel.get_by_text("It comes back tomorrow.")).to_be_visible()
        ann.check_accessibility("main")
        panel.get_by_role("link", name=re.compile("Next exercise|Done for now")).click()
        ann.open("/mistakes")
        expect(ann.page.get_by_text(re.compile("[1-9][0-9]* for later, 0 known"))).to_be_visible()

        # The review says what became of it, and the ranking leads to the games.
        ann.open(f"/replay/{exercise.table}")
        expect(ann.page.get_by_text(re.compile("made of this game"))).to_be_visible()


def play(learner: Learner, line: dict[str, Any]) -> None:
    """Play a line of the review where the page offers it."""
    for deed in (Deed(each["kind"], each["args"]) for each in line["deeds"]):
        if deed.args.get("card") == "curse":
            # What only harms is pressed twice.
            learner.do(deed)
        with learner.page.expect_response(re.compile("/studies/position$")):
            learner.do(deed)
        learner.page.evaluate(DRAWN)


def test_the_better_way_is_shown_on_a_phone(reviewing: ServerProcess, visit: Visit) -> None:
    with Host(reviewing.url, "Holly") as host:
        exercise, _ = exercise_of(host, "winter-kingdom")
        ann = visit(reviewing.url, viewport=PHONE, touch=True, language="de").become(host)
        ann.open(f"/mistakes/{exercise.id}")
        panel = ann.page.get_by_role("complementary", name="Übung")
        panel.get_by_role("button", name="Zeig es mir").tap()
        expect(ann.prompt).to_have_text("Das wäre besser gewesen.")
        expect(panel.get_by_text("Sie kommt morgen wieder.")).to_be_visible()
        ann.check_width()
        ann.check_accessibility("main")
        # What somebody else has to learn is nobody's business.
        ben = visit(reviewing.url).open(f"/mistakes/{exercise.id}")
        expect(ben.page.get_by_role("alert")).to_be_visible()
        ben.forgive("401")


def test_a_newcomer_is_told_where_exercises_come_from(reviewing: ServerProcess, visit: Visit) -> None:
    ann = visit(reviewing.url).open("/learn")
    ann.page.get_by_role("link", name="Learn from your mistakes").click()
    expect(ann.page.get_by_text("There are no exercises yet.")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="What you tend to lose by")).to_have_count(0)
    ann.check_accessibility("main")
