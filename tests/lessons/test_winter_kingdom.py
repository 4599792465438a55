"""The course of Winter Kingdom: what it has to cover, and how its boards are sketched."""

import pytest

from realmwright.game import BadSetup
from realmwright.lessons import course_of
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.content.boards import side_rows
from realmwright.rules.winter_kingdom.model.catalogue import ECONOMY_NUMBER, SCORING, TALENTS, TWISTS

THINGS = [
    f"{family}-{name.replace(' ', '-')}"
    for family, names in (
        ("talent", [talent.name for talent in TALENTS]),
        ("card", SCORING),
        ("economy", ECONOMY_NUMBER),
        ("twist", TWISTS),
    )
    for name in names
]


@pytest.mark.parametrize("thing", THINGS)
def test_everything_can_be_tried(thing: str) -> None:
    assert thing in {lesson.thing for lesson in course_of(game).exercises}


def test_every_upgrade_can_be_tried() -> None:
    names = course_of(game).by_name
    assert all(f"try-talent-{talent.name.replace(' ', '-')}-second" in names for talent in TALENTS[:-1])


def test_lessons_have_names_of_their_own() -> None:
    course = course_of(game)
    assert len(course.by_name) == len(course.lessons) + len(course.exercises)


def test_a_sketch_names_or_draws_its_boards() -> None:
    drawn = "\n".join(" ".join(row) for row in side_rows("3B/2"))
    rows = game.sketch({"map": ["1A", "", drawn]}).view(None)["map"]
    assert rows == [[*side_rows("1A")], None, [*side_rows("3B/2")], None, None, None, None]


def test_a_sketch_refuses_boards_that_do_not_fit() -> None:
    with pytest.raises(BadSetup, match="rows of 5, 6, 7"):
        game.sketch({"map": ["GG GG"]})
    with pytest.raises(BadSetup, match="7 entries"):
        game.sketch({"map": ["1A"] * 8})
