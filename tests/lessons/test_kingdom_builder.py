"""The course of Kingdom Builder: an exercise for everything there is, and positions that could come about."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from realmwright.game import games
from realmwright.lessons import BadLesson, Step, course_of
from realmwright.lessons.lesson import read_exercises

GAME: Final = games["kingdom-builder"]
COURSE: Final = course_of(GAME)
THING: Final = re.compile(r"^((?:tile|card|task|set)-[a-z-]+|castles|palaces|capitols|treasure) =", re.MULTILINE)
LANGUAGES: Final = ("en", "nl", "de")
TEXTS: Final = ("title", "about", "tell", "hint", "done", "why")


def test_there_is_one_exercise_for_every_tile_card_task_place_and_set() -> None:
    things = THING.findall(GAME.messages("en"))
    assert sorted(str(lesson.thing) for lesson in COURSE.exercises) == sorted(things)


def steps() -> Iterator[Any]:
    for lesson in COURSE.by_name.values():
        for number, step in enumerate(lesson.steps, 1):
            yield pytest.param(step, id=f"{lesson.name}-{number}")


@pytest.mark.parametrize("step", list(steps()))
def test_kb_7_1_whoever_stands_beside_a_location_has_its_tile(step: Step) -> None:
    state: Any = step.position
    view: Any = state.view(step.seat)
    for location in view["locations"]:
        around = state.board.grid.around[state.board.cell(*map(int, location["hex"].split(",")))]
        for seat, player in enumerate(view["players"]):
            if around & state.own[seat]:
                assert location["hex"] in [tile["hex"] for tile in player["tiles"]], f"seat {seat}"


def exercises(tell: str, amount: str) -> str:
    """A file with one exercise, whose text is the same in all languages."""
    texts = [
        "\n".join([f"[kinds.gold.{what}]", *(f'{language} = "{tell}"' for language in LANGUAGES)]) for what in TEXTS
    ]
    return "\n".join(
        [
            *texts,
            '[[exercise]]\nthing = "card-knights"\nkind = "gold"',
            amount,
            'position = { map = "G G G G" }\ngoal = { gained = "knights", least = 6 }',
            'solution = ["build 0,0", "build 0,1", "build 0,2"]\ntry = ["build 0,0"]',
        ]
    )


def test_an_exercise_names_its_number() -> None:
    [lesson] = read_exercises(exercises("Earn AMOUNT gold: { THING }.", "amount = 6"), "exercises.toml", GAME)
    assert lesson.steps[0].tell["nl"] == "Earn 6 gold: { card-knights }."


def test_a_number_that_texts_name_must_be_given() -> None:
    with pytest.raises(BadLesson, match="exercise 1, field 'amount' is missing"):
        read_exercises(exercises("Earn AMOUNT gold: { THING }.", ""), "exercises.toml", GAME)
