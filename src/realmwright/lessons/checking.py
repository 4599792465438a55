"""Checking lessons: that each can be solved by its solution and not by its wrong tries, and that all texts can be said.

python -m realmwright.lessons.checking kingdom-builder [NAME ...]
"""

import sys
from collections.abc import Iterator, Sequence

from realmwright.game import LANGUAGES, RealmwrightError, games
from realmwright.lessons.attempt import attempt
from realmwright.lessons.course import LessonWords, course_of
from realmwright.lessons.lesson import Lesson, Step, texts_of
from realmwright.words import MissingWords


def faults(lesson: Lesson) -> Iterator[str]:
    """Everything that is wrong with a lesson, one line each."""
    for number, step in enumerate(lesson.steps, 1):
        for problem in _faults_of_step(step):
            yield f"{lesson.name}, step {number}, {problem}"
    yield from _faults_of_texts(lesson)


def _faults_of_step(step: Step) -> Iterator[str]:
    try:
        first = step.position
    except RealmwrightError as problem:
        yield f"field 'position': {problem}"
        return
    if first.seat != step.seat:
        yield f"field 'position': it is the choice of seat {first.seat}, not of the learner in seat {step.seat}"
        return
    try:
        for count in range(1, len(step.solution)):
            kind = attempt(step, step.solution[:count]).verdict.kind
            if kind == "done":
                yield "field 'solution': the goal is reached before the last action"
                break
            if kind != "open":
                yield f"field 'solution': {step.solution[count - 1]!r} is already {kind}"
                break
        verdict = attempt(step, step.solution).verdict
        if verdict.kind != "done":
            yield f"field 'solution': it does not reach the goal ({verdict.kind}, reason {verdict.reason})"
    except RealmwrightError as problem:
        yield f"field 'solution': {problem}"
    for number, wrong in enumerate(step.wrong):
        where = f"wrong {number + 1}, field 'try'"
        try:
            verdict = attempt(step, wrong.tried).verdict
        except RealmwrightError as problem:
            yield f"{where}: {problem}"
            continue
        if verdict.kind in ("open", "done"):
            yield f"{where}: it should be wrong or missed, and is {verdict.kind}"
        elif verdict.reason != number:
            yield f"{where}: another reason is given, that of wrong {(verdict.reason or 0) + 1}"


def _faults_of_texts(lesson: Lesson) -> Iterator[str]:
    for language in LANGUAGES:
        words = LessonWords(lesson.steps[0].game, [lesson], language)
        for name, _ in texts_of(lesson):
            try:
                words.say(lesson, name)
            except MissingWords as problem:
                yield f"{lesson.name}, {problem}"


def main(arguments: Sequence[str]) -> int:
    """Check the lessons of a game, or some of them; says how many there are, or what is wrong."""
    if not arguments:
        print("usage: python -m realmwright.lessons.checking GAME [LESSON ...]", file=sys.stderr)
        return 2
    name, *wanted = arguments
    try:
        course = course_of(games[name])
        lessons = [course.by_name[each] for each in wanted] if wanted else list(course.by_name.values())
    except (RealmwrightError, KeyError) as problem:
        print(problem, file=sys.stderr)
        return 2
    found = [problem for lesson in lessons for problem in faults(lesson)]
    print("\n".join(found) if found else f"{name}: {len(lessons)} lessons, all well")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
