"""Courses: the lessons of a game in their order, and the exercises that let one try a thing each."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from realmwright.game import Game, unknown
from realmwright.lessons.lesson import BadLesson, Lesson, Text, parse, read_exercises, read_lesson, read_text, texts_of

FOLDER: Final = "lessons"
CONTENTS: Final = "course.toml"
EXERCISES: Final = "exercises"
"""How the names of files with exercises begin."""


@dataclass(frozen=True)
class Part:
    """Some lessons of a course that belong together."""

    title: Text
    lessons: tuple[Lesson, ...]


@dataclass(frozen=True)
class Course:
    """Everything that a game teaches."""

    game: Game
    parts: tuple[Part, ...]
    exercises: tuple[Lesson, ...]

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons of all parts, in their order."""
        return tuple(lesson for part in self.parts for lesson in part.lessons)

    @property
    def by_name(self) -> Mapping[str, Lesson]:
        """Lessons and exercises by name."""
        return {lesson.name: lesson for lesson in (*self.lessons, *self.exercises)}


_courses: Final[dict[str, Course]] = {}


def course_of(game: Game) -> Course:
    """The course of a game; it has no lessons where the game has none. Raises BadLesson for the first mistake.

    It is read once. Reading it again would give the same.
    """
    if game.name not in _courses:
        _courses[game.name] = read_course(game)
    return _courses[game.name]


def read_course(game: Game) -> Course:
    """The course of a game, read from its files. Raises BadLesson for the first mistake."""
    files = dict(game.files(FOLDER))
    if not files:
        return Course(game, (), ())
    place = f"{game.name}/{FOLDER}/"
    if CONTENTS not in files:
        raise BadLesson(f"{place} has no {CONTENTS}, which says in which order lessons come")
    contents = parse(files.pop(CONTENTS), place + CONTENTS)
    exercises = [
        lesson
        for name in [name for name in files if name.startswith(EXERCISES)]
        for lesson in read_exercises(files.pop(name), place + name, game)
    ]
    lessons = {name: read_lesson(text, place + name, game) for name, text in files.items() if name.endswith(".toml")}
    parts = []
    for part in contents.parts("part"):
        names = [f"{name}.toml" for name in part.texts("lessons")]
        for name in names:
            if name not in lessons:
                raise part.wrong(f"field 'lessons': {unknown('lesson', name, lessons)}")
        parts.append(Part(read_text(part, "title"), tuple(lessons.pop(name) for name in names)))
        part.finish()
    contents.finish()
    if lessons:
        raise contents.wrong(f"does not name the lesson {next(iter(lessons))!r}")
    return Course(game, tuple(parts), tuple(exercises))


class LessonWords:
    """The texts of lessons in one language. Raises MissingWords where they name what the game has no words for."""

    def __init__(self, game: Game, lessons: Iterable[Lesson], language: str) -> None:
        # Fluent takes long to import, and a server that accepts its first connection needs no texts yet.
        from realmwright.words import Words

        source = "\n".join(_source(lesson, language) for lesson in lessons)
        self._words = Words(game, language, (lambda _: source,))

    def say(self, lesson: Lesson, name: str) -> str:
        """A text of a lesson by the name that :func:`texts_of` gives it."""
        return self._words.say(f"lesson-{lesson.name}-{name}")


def _source(lesson: Lesson, language: str) -> str:
    """The texts of a lesson as Fluent."""
    return "\n".join(
        f"lesson-{lesson.name}-{name} = " + "\n    ".join(line.strip() for line in text[language].splitlines())
        for name, text in texts_of(lesson)
    )
