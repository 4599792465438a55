"""Lessons on the page: by mouse, by touch and by keys, with wrong tries, hints, and what is kept of them."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from realmwright.game import games
from realmwright.lessons import course_of
from tests.browser.lessons import Learner
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
GAMES: Final = ("kingdom-builder", "winter-kingdom", "dominion")
HANDS: Final = ("mouse", "touch", "keys")
WHERE_THE_BOARD_IS: Final = "() => JSON.stringify(document.querySelector('.board').getBoundingClientRect())"
CUT: Final = """() => [...document.querySelectorAll("aside, aside *")]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
    .map((element) => element.textContent.trim())"""


def learner(visit: Visit, game: str, hand: str, **wishes: object) -> Learner:
    visitor = visit(viewport=PHONE, touch=True) if hand == "touch" else visit()
    return Learner(visitor.wish(forced=False, **wishes), game, keys=hand == "keys")


@pytest.mark.parametrize(("game", "hand"), list(zip(GAMES, HANDS, strict=True)))
def test_the_first_lesson(visit: Visit, game: str, hand: str) -> None:
    course = course_of(games[game])
    first, second = course.lessons[:2]
    ann = learner(visit, game, hand)
    ann.solve(first)
    ann.visitor.check_accessibility("main")
    ann.visitor.check_width()
    # what was learnt is kept for a guest, and the next lesson is one press away
    ann.visitor.press("Next lesson")
    ann.page.wait_for_url(re.compile(f"/learn/{game}/{second.name}$"))
    ann.visitor.open(f"/learn/{game}")
    expect(ann.page.get_by_text(f"1 of {len(course.lessons)} lessons done")).to_be_visible()
    ann.visitor.check_accessibility("main")


@pytest.mark.soak
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_course(visit: Visit, game: str, hand: str) -> None:
    ann = learner(visit, game, hand)
    for lesson in course_of(games[game]).lessons:
        ann.solve(lesson)
        ann.visitor.check_accessibility("main")
        assert ann.page.evaluate(CUT) == [], lesson.name


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_exercise(visit: Visit, game: str) -> None:
    ann = learner(visit, game, "touch")
    for lesson in course_of(games[game]).exercises:
        ann.solve(lesson)
        assert ann.page.evaluate(CUT) == [], lesson.name
        ann.visitor.check_width()


@pytest.mark.parametrize("hand", ["mouse", "touch"])
def test_a_wrong_try_is_answered_and_the_better_way_is_shown(visit: Visit, hand: str) -> None:
    lesson = course_of(games["kingdom-builder"]).lessons[0]
    step = lesson.steps[0]
    wrong = step.wrong[0]
    ann = learner(visit, "kingdom-builder", hand)
    ann.visitor.open(f"/learn/kingdom-builder/{lesson.name}")
    expect(ann.said.filter(has_text=step.tell["en"])).to_be_visible()
    board = ann.page.evaluate(WHERE_THE_BOARD_IS)
    # when a hint is asked for, then it comes
    ann.visitor.press("Hint")
    expect(ann.said.filter(has_text=step.hint["en"])).to_be_visible()
    # when something else is played, then the reason is told, and nothing has moved
    ann.play(step, wrong.tried)
    expect(ann.said.filter(has_text=wrong.why["en"])).to_be_visible()
    assert ann.page.evaluate(WHERE_THE_BOARD_IS) == board
    # when it is taken back, then the step goes on
    ann.visitor.press("Undo")
    expect(ann.said.filter(has_text=wrong.why["en"])).to_have_count(0)
    # and when the solution is shown, then that is not what the learner has done
    ann.visitor.press("Show me")
    expect(ann.said.filter(has_text=f"That is how it is done. {step.done['en']}")).to_be_visible()
    assert ann.page.evaluate(CUT) == []
    assert ann.page.evaluate(WHERE_THE_BOARD_IS) == board
    ann.visitor.open("/learn/kingdom-builder")
    expect(ann.page.get_by_text(re.compile("^0 of"))).to_be_visible()


def test_a_lesson_in_another_language_and_one_that_is_gone(visit: Visit) -> None:
    lesson = course_of(games["dominion"]).lessons[0]
    visitor = visit(language="de")
    visitor.open(f"/learn/dominion/{lesson.name}?step=2")
    panel = visitor.page.locator("aside")
    expect(panel).to_contain_text("Schritt 2 von")
    visitor.page.locator("header select").select_option("nl")
    expect(panel).to_contain_text("Stap 2 van")
    # a link to a lesson that does not exist leads to the nearest one and says so
    visitor.open(f"/learn/dominion/{lesson.name}-x")
    visitor.page.wait_for_url(re.compile(f"/learn/dominion/{lesson.name}$"))
    expect(visitor.page.get_by_text("Deze les bestaat niet meer.").first).to_be_visible()


def test_a_newcomer_is_led_and_others_are_not(visit: Visit) -> None:
    ann = visit(viewport=PHONE, touch=True).open()
    path = ann.page.get_by_role("navigation", name="Your first hour")
    expect(path.locator("[aria-current=step]")).to_have_text(re.compile("A first lesson"))
    first = course_of(games["kingdom-builder"]).lessons[0].name
    link = path.get_by_role("link", name="A first lesson")
    expect(link).to_have_attribute("href", f"/learn/kingdom-builder/{first}")
    link.tap()
    expect(ann.page.locator("aside")).to_be_visible()
    ann.open("/learn/kingdom-builder")
    expect(path).to_be_visible()
    ann.check_accessibility()
    path.get_by_role("button", name="Hide this").tap()
    expect(path).to_have_count(0)
    ann.open()
    expect(path).to_have_count(0)
