"""Every lesson can be solved as it says, and mistakes in one are named by file, step and field."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from realmwright.bits import each
from realmwright.game import BadSetup, IllegalAction, Json, State, games
from realmwright.lessons import BadGoal, BadLesson, Lesson, attempt, course_of
from realmwright.lessons.best_turn import best_turn
from realmwright.lessons.checking import faults, main
from realmwright.lessons.course import read_course
from realmwright.lessons.goals import Trial, read_goal
from realmwright.lessons.lesson import read_exercises, read_lesson
from realmwright.rules.kingdom_builder import game

GAMES = ("kingdom-builder", "winter-kingdom", "dominion")
LONGEST_TELL = 260
LONGEST = 220
"""Characters: more would not fit beside a board on a phone."""
MAP = "D D D G / D D W G / G G G S"


@pytest.mark.parametrize("name", GAMES)
def test_a_course_begins_at_nothing_and_has_no_mistakes(name: str) -> None:
    course = course_of(games[name])
    assert len(course.lessons) >= 12
    assert [problem for lesson in course.by_name.values() for problem in faults(lesson)] == []
    assert len(course.by_name) == len(course.lessons) + len(course.exercises), "no name is there twice"
    for lesson in course.lessons:
        assert 1 <= len(lesson.steps) <= 6, lesson.name


@pytest.mark.parametrize("name", GAMES)
def test_texts_are_short(name: str) -> None:
    for lesson in course_of(games[name]).lessons:
        for number, step in enumerate(lesson.steps, 1):
            for language, text in step.tell.items():
                assert len(text) <= LONGEST_TELL, f"{lesson.name}, step {number}, tell.{language}: {len(text)}"
            others = [step.hint, step.done, *(wrong.why for wrong in step.wrong)]
            for texts in others:
                for language, text in texts.items():
                    assert len(text) <= LONGEST, f"{lesson.name}, step {number}, {language}: {text}"


def said(text: str) -> str:
    return f'{{ en = "{text}", nl = "{text}", de = "{text}" }}'


def lesson(**changed: str) -> Lesson:
    """A lesson of one step, with fields of the step as TOML; an empty one is left out."""
    fields = {
        "position": f'{{ map = "{MAP}", hands = ["desert"] }}',
        "tell": said("Build."),
        "hint": said("Look."),
        "done": said("Built."),
        "goal": '{ told = "built", times = 3 }',
        "solution": '["build 0,0", "build 0,1", "build 0,2"]',
        "wrong": f'[{{ try = ["build 0,0", "build 1,0"], when = {{ played = "build 1,0" }}, why = {said("No.")} }}]',
        **changed,
    }
    step = "\n".join(f"{name} = {value}" for name, value in fields.items() if value)
    head = f"title = {said('Three')}\nabout = {said('What a turn is.')}\n"
    return read_lesson(f"{head}[[step]]\n{step}\n", "kingdom-builder/lessons/three.toml", game)


def test_a_sound_lesson() -> None:
    found = lesson()
    assert list(faults(found)) == []
    step = found.steps[0]
    assert attempt(step, []).verdict.kind == "open"
    assert attempt(step, ["build 0,0"]).verdict.kind == "open"
    assert attempt(step, ["build 0,0", "build 1,0"]).verdict == ("wrong", 0)
    done = attempt(step, step.solution)
    assert done.verdict.kind == "done"
    assert [move.action for move in done.moves] == list(step.solution)
    assert step.position.scores() == game.sketch(step.sketch).scores(), "the step itself does not change"


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("goal", "", "three.toml, step 1, has no field 'goal'"),
        ("goal", '{ plaid = "x" }', "step 1, field 'goal': a goal has exactly one of played, told"),
        ("goal", '{ points = "castles" }', "step 1, field 'goal': points needs a number to compare with"),
        ("goal", '{ played = "x", least = 1 }', "step 1, field 'goal': played takes no other field"),
        ("goal", '{ points = "castles", lest = 1 }', "did you mean 'least'?"),
        ("tell", '{ en = "Build." , nl = "Bouw." }', "step 1, field 'tell', has no field 'de'"),
        ("hint", '{ en = "a", nl = "b", de = " " }', "step 1, field 'hint', field 'de' is empty"),
        ("wrong", "[]", "step 1, field 'wrong' must have at least one entry"),
        ("wrong", '[{ try = ["x"] }]', "step 1, field 'wrong', entry 0, has no field 'why'"),
        ("position", '"D D"', "step 1, field 'position' must be a table"),
        ("judge", '"late"', "step 1, field 'judge'"),
        ("turns", "0", "step 1, field 'turns' must be a whole number from 1 to 9"),
        ("solution", '"build 0,0"', "step 1, field 'solution' must be a list"),
    ],
)
def test_a_mistake_is_named(field: str, value: str, message: str) -> None:
    with pytest.raises(BadLesson) as problem:
        lesson(**{field: value})
    assert message in str(problem.value)
    assert str(problem.value).startswith("kingdom-builder/lessons/three.toml, ")


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("position", '{ map = "D D" , hands = ["dessert"] }', "step 1, field 'position'"),
        ("position", '{ mapp = "D D" }', "step 1, field 'position': the sketch has an unknown field 'mapp'"),
        ("position", f'{{ map = "{MAP}", turn = 1 }}', "it is the choice of seat 1"),
        ("solution", '["build 0,3"]', "step 1, field 'solution'"),
        ("solution", '["build 0,0"]', "it does not reach the goal"),
        ("goal", '{ told = "built" }', "the goal is reached before the last action"),
        ("tell", said("{ tile-padock }"), "tell-1"),
    ],
)
def test_a_lesson_that_cannot_be_solved_is_found(field: str, value: str, message: str) -> None:
    found = list(faults(lesson(**{field: value})))
    assert any(message in problem for problem in found), found


def test_a_file_that_is_no_toml_and_a_course_without_order() -> None:
    with pytest.raises(BadLesson, match=r"x\.toml is not TOML"):
        read_lesson("title = ", "x.toml", game)

    class Unordered:
        name = "unordered"

        def files(self, folder: str) -> Mapping[str, str]:
            return {"one.toml": ""}

    with pytest.raises(BadLesson, match=r"has no course\.toml"):
        read_course(Unordered())  # type: ignore[arg-type]


def test_an_exercise_takes_its_words_from_its_kind() -> None:
    kinds = "\n".join(
        f"[kinds.tile.{what}]\n" + "\n".join(f'{language} = "{{ THING }}"' for language in ("en", "nl", "de"))
        for what in ("title", "about", "tell", "hint", "done", "why")
    )
    entry = f"""
[[exercise]]
thing = "tile-farm"
kind = "tile"
position = {{ map = "{MAP}", settlements = ["2,0"], tiles = [["farm"]], left = 0 }}
goal = {{ told = "tile-used", tile = "farm" }}
solution = ["use farm", "build 2,1"]
try = ["end turn"]
"""
    (found,) = read_exercises(kinds + entry, "exercises.toml", game)
    assert (found.name, found.thing, found.title["nl"]) == ("try-tile-farm", "tile-farm", "{ tile-farm }")
    with pytest.raises(BadLesson, match="exercise 1, field 'kind'"):
        read_exercises(kinds + entry.replace('kind = "tile"', 'kind = "tyle"'), "exercises.toml", game)


def test_an_attempt_ends_with_the_turn() -> None:
    step = lesson(judge='"end"').steps[0]
    built = ["build 0,0", "build 0,1", "build 0,2"]
    assert attempt(step, built).verdict.kind == "open"
    assert attempt(step, [*built, "end turn"]).verdict.kind == "done"
    with pytest.raises(IllegalAction, match="the attempt is over"):
        attempt(step, [*built, "end turn", "build 1,1"])
    with pytest.raises(IllegalAction):
        attempt(step, ["build 2,3"])


def test_rivals_answer() -> None:
    rivals = '["build 0,3", "build 1,3", "build 2,0", "end turn"]'
    step = lesson(rivals=rivals, turns="2", goal='{ choices = "build", least = 1 }', judge='"end"').steps[0]
    after = attempt(step, ["build 0,0", "build 0,1", "build 0,2", "end turn"])
    assert [move.seat for move in after.moves] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert after.state.seat == 0
    assert after.verdict.kind == "open", "one of two turns is over"


def test_goals() -> None:
    first = game.sketch({"map": MAP, "settlements": ["2,2"], "hands": ["grass"]})

    def holds(goal: Json, state: State = first, **trial: Any) -> bool:
        return read_goal(goal)(Trial(0, first, state, **trial))

    assert holds({"points": "castles", "is": 3})
    assert not holds({"gained": "castles", "least": 1})
    assert holds({"points": "total", "least": 3, "most": 20})
    assert holds({"view": "players.0.supply", "is": 39})
    assert holds({"view": "players.0.settlements", "is": 1})
    assert holds({"view": "players.0.card", "is": "grass"})
    assert not holds({"view": "players.7.supply", "least": 0})
    assert holds({"choices": "build", "is": 1})
    assert holds({"can": "build 2,1"})
    assert not holds({"can": ["build 0,0", "nonsense"]})
    assert holds([{"ahead": True}, {"over": False}])
    assert holds({"any": [{"over": True}, {"not": {"over": True}}]})
    assert holds({"played": ["build 9,*", "build 1,*"]}, played=["build 1,3"])
    assert not holds({"best": 0}, best_turn=lambda: 99)
    wrong: tuple[Json, ...] = ("x", [], {}, {"best": -1}, {"any": []}, {"not": {}}, {"told": 3})
    for bad in (*wrong, {"told": "x", "times": "2"}):
        with pytest.raises(BadGoal):
            read_goal(bad)


def all_turns(state: State, turn: int) -> Iterator[tuple[int, list[str]]]:
    """Every way to play the turn of seat 0, and the points that it ends with."""
    if state.turns != turn:
        yield state.scores()[0].total, []
        return
    for action in each(state.legal()):
        after = state.copy()
        after.play(action)
        for points, actions in all_turns(after, turn):
            yield points, [state.say(action), *actions]


def test_the_best_turn_is_found() -> None:
    step = lesson(
        position='{ map = "G G G S / G D W W / D G G G", settlements = ["2,1"], hands = ["grass"] }',
        goal="{ best = 0 }",
        judge='"end"',
    ).steps[0]
    turns = sorted(all_turns(step.position, step.position.turns))
    assert best_turn(step.position, 0) == turns[-1][0] > turns[0][0]
    assert attempt(step, turns[-1][1]).verdict.kind == "done"
    assert attempt(step, turns[0][1]).verdict.kind == "missed"


def test_sketches_refuse_what_they_do_not_know() -> None:
    for name in GAMES:
        with pytest.raises(BadSetup, match="unknown field"):
            games[name].sketch({"nonsense": 1})
    with pytest.raises(BadSetup, match="there is no card at the beginning"):
        games["dominion"].sketch({"hand": "coper"})
    with pytest.raises(BadSetup, match="either a map or boards"):
        game.sketch({})


def test_lessons_are_checked_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kingdom-builder", "first-turn"]) == 0
    assert capsys.readouterr().out == "kingdom-builder: 1 lessons, all well\n"
    assert main([]) == main(["chess"]) == main(["dominion", "no-such-lesson"]) == 2
