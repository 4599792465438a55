"""Puzzles on the page: one is missed and then solved, one is given up, and what is kept of that."""

import re
from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import expect

from realmwright.puzzles.library import games_with_puzzles, puzzles_of
from realmwright.puzzles.puzzle import Puzzle
from tests.browser.lessons import DRAWN, Learner
from tests.browser.visitor import Visitor
from tests.server.process import ServerProcess

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def judging(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that judges answers."""
    place = tmp_path_factory.mktemp("judging")
    running = ServerProcess(place, hurry=False, spare_bot="greedy", review_workers=1, review_effort=0.3).start()
    yield running
    running.finish()


def simplest(game: str) -> list[Puzzle]:
    """Two puzzles that are quickly played: short lines, and what is worse is far worse."""
    return sorted(puzzles_of(game).values(), key=lambda puzzle: (len(puzzle.best), -puzzle.margin))[:2]


def play(ann: Learner, puzzle: Puzzle, actions: Sequence[str]) -> None:
    state = puzzle.start()
    ann.page.evaluate(DRAWN)
    for text in actions:
        action = state.read(text)
        with ann.page.expect_response(re.compile("/studies/position$")):
            ann.do(state.describe(action))
        state.play(action)
        ann.page.evaluate(DRAWN)


@pytest.mark.parametrize("game", games_with_puzzles())
def test_puzzles_are_missed_and_solved(judging: ServerProcess, visit: Visit, game: str) -> None:
    first, second = simplest(game)
    ann = Learner(visit(judging.url).wish(forced=False), game)
    panel = ann.page.locator("aside")
    ann.visitor.open(f"/puzzles/{game}/{first.name}")
    expect(panel).to_contain_text("clearly the best")
    play(ann, first, max(first.proof.rivals, key=lambda rival: rival.behind).actions)
    expect(panel).to_contain_text("There is something better.")
    ann.visitor.check_accessibility("main")
    ann.visitor.press("Try again")
    expect(panel).to_contain_text("clearly the best")
    play(ann, first, first.best)
    expect(panel).to_contain_text("Solved: that is the best.")
    expect(panel).to_contain_text("The solution")

    # Another is given up; both are remembered.
    ann.visitor.open(f"/puzzles/{game}/{second.name}")
    ann.visitor.press("Show the solution")
    expect(panel).to_contain_text("The solution")
    panel.get_by_role("link", name="Puzzles").click()
    expect(ann.page.get_by_text(f"1 of {len(puzzles_of(game))} solved")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="One that you have not solved yet")).to_be_visible()
    ann.visitor.check_accessibility("main")
    ann.visitor.check_width()
    ann.page.get_by_role("link", name="Next puzzle").click()
    ann.page.wait_for_url(re.compile(rf"/puzzles/{game}/(?!next)\w+"))
