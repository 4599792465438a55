"""The messages about lessons and rulebooks: a part of :mod:`realmwright.protocol`, of which only pages have to know."""

from typing import Annotated, Literal

from msgspec import Meta, field

from realmwright.protocol import ClientStruct, Key, News, Notation, Position, ServerStruct

# Lessons


class LessonSign(ServerStruct, frozen=True):
    """A lesson in a list."""

    name: str
    title: str
    about: str
    steps: int
    thing: str | None = None
    """The message of the thing that it lets one try."""


class CoursePart(ServerStruct, frozen=True):
    """Some lessons that belong together."""

    title: str
    lessons: list[LessonSign]


class CourseSign(ServerStruct, frozen=True):
    """Everything that a game teaches, in one language."""

    game: str
    language: str
    parts: list[CoursePart]
    exercises: list[LessonSign]


class LessonStep(ServerStruct, frozen=True):
    """What a step of a lesson says."""

    tell: str
    hint: str
    done: str
    reasons: list[str]
    """Why tries are wrong, by number."""
    solution: list[str]
    """The actions that reach the goal."""


class LessonText(ServerStruct, frozen=True):
    """A lesson in one language."""

    game: str
    language: str
    name: str
    """Where there is none of the name that was asked for, that of the nearest one."""
    title: str
    about: str
    steps: list[LessonStep]
    next: str | None = None
    """The lesson that comes after it in the course."""
    thing: str | None = None


class Attempt(ClientStruct, frozen=True):
    """What a learner has played since the beginning of a step."""

    actions: Annotated[list[Notation], Meta(max_length=200)] = field(default_factory=list)
    action: Notation | None = None
    """The action that is asked about, for a preview."""


class AttemptSign(ServerStruct, frozen=True):
    """What an attempt has led to."""

    position: Position
    news: list[News]
    """One for each action of anybody."""
    verdict: Literal["open", "done", "wrong", "missed"]
    """Open: go on. Done: the goal is reached. Wrong: it leads nowhere, but can be taken back. Missed: it is over."""
    reason: int | None = None
    """The number of the reason, where it is wrong or missed and there is one."""


class Learnt(ServerStruct, frozen=True):
    """How far somebody has come in a lesson."""

    game: str
    lesson: str
    steps: int
    """How many steps they have done."""


class LearntList(ServerStruct, frozen=True):
    """How far somebody has come in all lessons that they have begun."""

    lessons: list[Learnt]


class NewLearnt(ClientStruct, frozen=True):
    """Steps of a lesson that somebody has done; fewer than are known already change nothing."""

    game: Key
    lesson: Annotated[str, Meta(min_length=1, max_length=80)]
    steps: Annotated[int, Meta(ge=1, le=99)]


# The rulebook of a game. Its texts have two marks: *emphasis*, and [text](address) for a link to a thing, a paragraph
# or a section.


class RulebookParagraph(ServerStruct, frozen=True):
    """A few sentences of a rulebook."""

    name: str
    """Its address, which begins with that of its section."""
    text: str
    """With marks."""
    rules: list[str]
    """The numbers of the rules that it says."""
    figure: str | None


class RulebookSection(ServerStruct, frozen=True):
    """Paragraphs of a rulebook that belong together."""

    name: str
    title: str
    paragraphs: list[RulebookParagraph]


class RulebookKind(ServerStruct, frozen=True):
    """Things of a game that are listed together, such as all location tiles."""

    name: str
    title: str
    things: list[str]


class RulebookThing(ServerStruct, frozen=True):
    """The entry of a thing of a game, such as a tile or a card. It is called like the message that names it."""

    name: str
    about: str
    """What it does; without marks."""
    variants: dict[str, str]
    """What it does where an option of the game has this value and that makes a difference."""
    rules: list[str]
    set: str | None
    """The message of the set that it belongs to, and what that is called."""
    set_name: str | None
    figures: list[str]
    questions: list[str]
    lesson: str | None
    """The lesson that lets one try it."""


class RulebookFigure(ServerStruct, frozen=True):
    """A drawing of a position; where it has steps, it shows an example one can go through."""

    caption: str
    """With marks."""
    steps: list[str]
    """What happens in each step, from 1 on; without marks. Step 0 is the position at first."""


class RulebookQuestion(ServerStruct, frozen=True):
    """What people ask, and the answer; both with marks."""

    question: str
    answer: str
    rules: list[str]
    source: Literal["rulebook", "faq", "designer", "implementation", "ruling"]
    """Who has answered it; the last is a ruling of our own."""
    things: list[str]
    sections: list[str]


class Rulebook(ServerStruct, frozen=True):
    """The rules of a game in one language. Things, figures and questions are given by name."""

    game: str
    language: str
    sections: list[RulebookSection]
    kinds: list[RulebookKind]
    things: dict[str, RulebookThing]
    figures: dict[str, RulebookFigure]
    questions: dict[str, RulebookQuestion]
