"""The course of Dominion: what it lets one try, and what rivals answer in it."""

from realmwright.game import games
from realmwright.lessons import attempt, course_of
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.content.kingdoms import OWN, SETS

COURSE = course_of(games["dominion"])


def test_every_card_and_every_recommended_set_can_be_tried() -> None:
    cards = {f"card-{name.replace(' ', '-')}" for name in CATALOGUE.names if name not in OWN}
    sets = {f"option-kingdom-{name}" for name in SETS}
    assert {lesson.thing for lesson in COURSE.exercises} == cards | sets


def test_answers_of_rivals_that_nobody_asks_for_are_skipped() -> None:
    militia = COURSE.by_name["attacks"].steps[0]
    assert militia.rivals == ("discard estate", "discard copper")
    after = attempt(militia, ["end turn"])
    assert after.verdict.kind == "missed"
    assert after.played == ["end turn"]
