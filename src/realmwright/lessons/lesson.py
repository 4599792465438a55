"""Lessons as data: what is read from their files. Every mistake names file, step and field."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, TypeAlias, get_args

from realmwright.game import LANGUAGES, Game, Json, RealmwrightError, State
from realmwright.json_reader import JsonReader
from realmwright.lessons.best_turn import best_turn
from realmwright.lessons.goals import BadGoal, Goal, read_goal

Text: TypeAlias = Mapping[str, str]
"""A text by language, in Fluent: ``{ tile-paddock }`` is what the game calls it."""
Judging: TypeAlias = Literal["always", "end"]
THING: Final = "THING"
"""What stands in the texts of a kind of exercise for the message of the thing that is tried."""
AMOUNT: Final = "AMOUNT"
"""What stands there for the number that an exercise names, such as the gold to be earned."""


class BadLesson(RealmwrightError):
    """A lesson with a mistake; the message names its file, step and field."""


@dataclass(frozen=True)
class WrongTry:
    """Something plausible that does not reach the goal, and why."""

    tried: tuple[str, ...]
    """What the learner might play."""
    why: Text
    when: Goal | None
    """When this is what was wrong: it is told at once. None: it is told when the attempt is over."""


@dataclass(frozen=True)
class Step:
    """A position in which something must be done."""

    game: Game
    seat: int
    """The learner's."""
    sketch: Mapping[str, Json]
    tell: Text
    """What is to be done, and what one has to know for it."""
    hint: Text
    done: Text
    """What was learnt."""
    goal: Goal
    solution: tuple[str, ...]
    wrong: tuple[WrongTry, ...]
    rivals: tuple[str, ...]
    """What the others play when it is their choice, less what they cannot. Without more of it the attempt is over."""
    turns: int
    """How many turns the learner has."""
    judge: Judging
    """Whether the goal can be reached at any time, or only shows when the learner's turns are over."""

    @cached_property
    def position(self) -> State:
        """The position at the beginning; it must not be changed. Raises BadSetup."""
        return self.game.sketch(self.sketch)

    @cached_property
    def best_turn(self) -> int:
        """The most points that the learner can have at the end of the turn, searched for once: that takes long."""
        return best_turn(self.position, self.seat)


@dataclass(frozen=True)
class Lesson:
    """A few steps that teach one thing."""

    name: str
    """Its address, and the name of its file."""
    title: Text
    about: Text
    """What one learns, in one sentence."""
    steps: tuple[Step, ...]
    thing: str | None = None
    """The message of the thing that it lets one try: ``tile-paddock``."""


def parse(text: str, file: str) -> JsonReader:
    """A file of lessons, to be read field by field. Raises BadLesson."""
    try:
        return JsonReader(tomllib.loads(text), f"{file},", BadLesson)
    except tomllib.TOMLDecodeError as problem:
        raise BadLesson(f"{file} is not TOML: {problem}") from None


def read_lesson(text: str, file: str, game: Game) -> Lesson:
    """The lesson of a file. Raises BadLesson."""
    reader = parse(text, file)
    lesson = Lesson(
        name=file.rpartition("/")[2].removesuffix(".toml"),
        title=read_text(reader, "title"),
        about=read_text(reader, "about"),
        steps=tuple(_read_step(part, game) for part in _steps(reader, file)),
    )
    reader.finish()
    return lesson


def _steps(reader: JsonReader, file: str) -> list[JsonReader]:
    found = [
        JsonReader(part, f"{file}, step {number},", BadLesson) for number, part in enumerate(reader.items("step"), 1)
    ]
    if not found:
        raise reader.wrong("field 'step' must have at least one entry")
    return found


def _read_step(reader: JsonReader, game: Game) -> Step:
    said = {what: read_text(reader, what) for what in STEP_TEXTS}
    step = _step(reader, game, said, tuple(_read_wrong(part) for part in reader.parts("wrong")))
    if not step.wrong:
        raise reader.wrong("field 'wrong' must have at least one entry: something plausible that misses the goal")
    return step


def _step(reader: JsonReader, game: Game, said: Mapping[str, Text], wrong: tuple[WrongTry, ...]) -> Step:
    """A step with these texts and wrong tries; all else is read."""
    step = Step(
        game=game,
        seat=reader.number("seat", 0, game.players[-1] - 1) if reader.has("seat") else 0,
        sketch=_mapping(reader, "position"),
        tell=said["tell"],
        hint=said["hint"],
        done=said["done"],
        goal=_goal(reader, "goal"),
        solution=tuple(reader.texts("solution")),
        wrong=wrong,
        rivals=tuple(reader.texts("rivals")) if reader.has("rivals") else (),
        turns=reader.number("turns", 1, 9) if reader.has("turns") else 1,
        judge="end" if reader.has("judge") and reader.text("judge", get_args(Judging)) == "end" else "always",
    )
    reader.finish()
    return step


def _read_wrong(reader: JsonReader) -> WrongTry:
    wrong = WrongTry(
        tried=tuple(reader.texts("try")),
        why=read_text(reader, "why"),
        when=_goal(reader, "when") if reader.has("when") else None,
    )
    reader.finish()
    return wrong


def read_exercises(text: str, file: str, game: Game) -> list[Lesson]:
    """Lessons of one step that let one try a thing each. The texts are those of its kind. Raises BadLesson."""
    reader = parse(text, file)
    kinds = reader.part("kinds")
    texts = {name: {what: read_text(kinds.part(name), what) for what in KIND_TEXTS} for name in kinds.names()}
    lessons = []
    for number, part in enumerate(reader.items("exercise"), 1):
        entry = JsonReader(part, f"{file}, exercise {number},", BadLesson)
        thing = entry.text("thing")
        amount = str(entry.number("amount", 1, 99)) if entry.has("amount") else AMOUNT
        name = entry.text("name") if entry.has("name") else f"try-{thing}"
        said = {
            what: {
                language: pattern.replace(THING, thing).replace(AMOUNT, amount)
                for language, pattern in by_language.items()
            }
            for what, by_language in texts[entry.text("kind", texts)].items()
        }
        step = _step(entry, game, said, (WrongTry(tuple(entry.texts("try")), said["why"], None),))
        if any(AMOUNT in text for by_language in said.values() for text in by_language.values()):
            raise entry.wrong("field 'amount' is missing: the texts of this kind name a number")
        lessons.append(Lesson(name, said["title"], said["about"], (step,), thing))
    reader.finish()
    return lessons


STEP_TEXTS: Final = ("tell", "hint", "done")
KIND_TEXTS: Final = ("title", "about", *STEP_TEXTS, "why")
"""What all exercises of a kind say."""


def read_text(reader: JsonReader, field: str) -> Text:
    """A text in all languages."""
    part = reader.part(field)
    found = {language: part.text(language).strip() for language in LANGUAGES}
    part.finish()
    for language, text in found.items():
        if not text:
            raise part.wrong(f"field {language!r} is empty")
    return found


def _mapping(reader: JsonReader, field: str) -> Mapping[str, Json]:
    value = reader.value(field)
    if not isinstance(value, Mapping):
        raise reader.wrong(f"field {field!r} must be a table of TOML, not {value!r}")
    return value


def _goal(reader: JsonReader, field: str) -> Goal:
    try:
        return read_goal(reader.value(field))
    except BadGoal as problem:
        raise reader.wrong(f"field {field!r}: {problem}") from None


def texts_of(lesson: Lesson) -> Sequence[tuple[str, Text]]:
    """All texts of a lesson with names that are messages of Fluent."""
    found = [("title", lesson.title), ("about", lesson.about)]
    for number, step in enumerate(lesson.steps, 1):
        found += [(f"{what}-{number}", getattr(step, what)) for what in STEP_TEXTS]
        found += [(f"why-{number}-{place}", wrong.why) for place, wrong in enumerate(step.wrong, 1)]
    return found
