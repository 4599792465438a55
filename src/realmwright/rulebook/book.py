"""Rulebooks as data: what is read from ``contents.toml``. Every mistake names file, entry and field."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Literal, TypeAlias, cast, get_args

from realmwright.game import Game, Json, RealmwrightError, State
from realmwright.json_reader import JsonReader

NUMBER: Final = re.compile(r"[A-Z]+-\d+(?:\.\d+){0,2}[a-z]?")
"""A rule of docs/rules, or a ruling: KB-8.6, DOM-8.20.2, KB-12.3a, R-08."""
NAME: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
"""What messages of Fluent can be called."""
AnswerSource: TypeAlias = Literal["rulebook", "faq", "designer", "implementation", "ruling"]
"""Who has answered a question; the last is a ruling of our own."""
SOURCES: Final[tuple[AnswerSource, ...]] = get_args(AnswerSource)
RESERVED: Final = ("kind", "figure", "question", "source", "seat")
"""Names that no section can have: messages of other things begin so."""


class BadRulebook(RealmwrightError):
    """A rulebook with a mistake; the message names its file, entry and field."""


@dataclass(frozen=True)
class Paragraph:
    """A few sentences."""

    address: str
    """``turn-build``; the text is the message ``rulebook-turn-build``."""
    rules: tuple[str, ...]
    figure: str | None = None

    @property
    def message(self) -> str:
        return f"rulebook-{self.address}"


@dataclass(frozen=True)
class Section:
    """Paragraphs that belong together."""

    name: str
    """Its address; the title is the message ``rulebook-turn``."""
    paragraphs: tuple[Paragraph, ...]

    @property
    def message(self) -> str:
        return f"rulebook-{self.name}"


@dataclass(frozen=True)
class Figure:
    """A position, and perhaps actions that are played from there: a worked example."""

    game: Game
    name: str
    sketch: Mapping[str, Json]
    play: tuple[str, ...] = ()
    thing: str | None = None
    """The thing with whose entry it is shown."""
    replies: tuple[str, ...] = ()
    """What the others play when it is their choice, where ``play`` has the actions of one seat only."""

    @property
    def message(self) -> str:
        return f"rulebook-figure-{self.name}"

    @cached_property
    def position(self) -> State:
        """The position at the beginning; it must not be changed. Raises BadSetup."""
        return self.game.sketch(self.sketch)


@dataclass(frozen=True)
class Kind:
    """A list of things in the reference, such as all location tiles."""

    name: str
    things: tuple[str, ...] | None = None
    """Messages; None: all that begin with the name of the kind and explain something, or else the one called so."""

    @property
    def message(self) -> str:
        return f"rulebook-kind-{self.name}"

    def among(self, explained: Sequence[str]) -> tuple[str, ...]:
        """Those of the messages that explain something that belong to this kind."""
        if self.things is not None:
            return tuple(thing for thing in explained if thing in self.things)
        found = tuple(thing for thing in explained if thing.startswith(f"{self.name}-"))
        return found or tuple(thing for thing in explained if thing == self.name)


@dataclass(frozen=True)
class Entry:
    """What is known of a thing beside its name and what it does, which are texts of the game."""

    rules: tuple[str, ...] = ()
    set: str | None = None
    """The message that names the set it belongs to."""


@dataclass(frozen=True)
class Question:
    """Something that people ask."""

    name: str
    rules: tuple[str, ...]
    source: AnswerSource
    things: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()

    @property
    def message(self) -> str:
        """The question; the attribute ``answer`` has the answer."""
        return f"rulebook-question-{self.name}"


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game as they are read, without its texts."""

    game: Game
    sections: tuple[Section, ...] = ()
    figures: Mapping[str, Figure] = field(default_factory=dict)
    kinds: tuple[Kind, ...] = ()
    entries: Mapping[str, Entry] = field(default_factory=dict)
    questions: tuple[Question, ...] = ()
    unmet: Mapping[str, str] = field(default_factory=dict)
    """Numbers of rules that no reader meets, with the reason."""

    @property
    def paragraphs(self) -> Iterator[Paragraph]:
        return (paragraph for section in self.sections for paragraph in section.paragraphs)

    @property
    def numbers(self) -> Iterator[tuple[str, str]]:
        """All numbers that are met, each with where."""
        places: list[tuple[str, tuple[str, ...]]] = [
            *((f"paragraph {each.address}", each.rules) for each in self.paragraphs),
            *((f"thing {name}", each.rules) for name, each in self.entries.items()),
            *((f"question {each.name}", each.rules) for each in self.questions),
        ]
        return ((number, where) for where, rules in places for number in rules)

    @property
    def messages(self) -> Iterator[str]:
        """All messages that the texts of the rulebook must have."""
        for section in self.sections:
            yield section.message
            yield from (paragraph.message for paragraph in section.paragraphs)
        yield from (kind.message for kind in self.kinds)
        yield from (figure.message for figure in self.figures.values())
        yield from (question.message for question in self.questions)


def read_rulebook(text: str, file: str, game: Game) -> Rulebook:
    """The rulebook of a file. Raises BadRulebook for the first mistake."""
    try:
        reader = JsonReader(tomllib.loads(text), f"{file},", BadRulebook)
    except tomllib.TOMLDecodeError as problem:
        raise BadRulebook(f"{file} is not TOML: {problem}") from None
    figures = [_read_figure(part, game) for part in _entries(reader, file, "figure")]
    names = [figure.name for figure in figures]
    book = Rulebook(
        game=game,
        sections=tuple(_read_section(part, names) for part in _entries(reader, file, "section")),
        figures={figure.name: figure for figure in figures},
        kinds=tuple(_read_kind(part) for part in _entries(reader, file, "kind")),
        entries=_read_things(reader, file),
        questions=(),
        unmet=_read_unmet(reader, file),
    )
    sections = [section.name for section in book.sections]
    place_of = {name: name for name in sections}
    place_of |= {each.address: section.name for section in book.sections for each in section.paragraphs}
    questions = tuple(_read_question(part, place_of) for part in _entries(reader, file, "question"))
    reader.finish()
    for what, found in (
        ("address", [*sections, *(each.address for each in book.paragraphs), *book.entries]),
        ("figure", names),
        ("kind", [kind.name for kind in book.kinds]),
        ("question", [question.name for question in questions]),
    ):
        for place, name in enumerate(found):
            if name in found[:place]:
                raise reader.wrong(f"has the {what} {name!r} twice")
    return Rulebook(game, book.sections, book.figures, book.kinds, book.entries, questions, book.unmet)


def _entries(reader: JsonReader, file: str, field: str) -> list[JsonReader]:
    """The tables of a list, which need not be there; messages name them by their number."""
    given = reader.items(field) if reader.has(field) else ()
    return [JsonReader(part, f"{file}, {field} {number},", BadRulebook) for number, part in enumerate(given, 1)]


def _read_section(reader: JsonReader, figures: list[str]) -> Section:
    name = _name(reader)
    place = f"{reader.what.removesuffix(',')} ({name})"
    if name.partition("-")[0] in RESERVED:
        raise reader.wrong(f"field 'name': a section cannot be called {name!r}, since other messages begin so")
    section = Section(
        name,
        tuple(_read_paragraph(part, name, figures) for part in _entries(reader, place, "paragraph")),
    )
    reader.finish()
    if not section.paragraphs:
        raise reader.wrong("field 'paragraph' must have at least one entry")
    return section


def _read_paragraph(reader: JsonReader, section: str, figures: list[str]) -> Paragraph:
    found = Paragraph(
        address=f"{section}-{_name(reader)}",
        rules=_numbers(reader),
        figure=reader.text("figure", figures) if reader.has("figure") else None,
    )
    reader.finish()
    return found


def _read_figure(reader: JsonReader, game: Game) -> Figure:
    sketch = reader.value("position")
    if not isinstance(sketch, Mapping):
        raise reader.wrong(f"field 'position' must be a table of TOML, not {sketch!r}")
    figure = Figure(
        game=game,
        name=_name(reader),
        sketch=sketch,
        play=tuple(reader.texts("play")) if reader.has("play") else (),
        thing=reader.text("thing") if reader.has("thing") else None,
    )
    reader.finish()
    return figure


def _read_kind(reader: JsonReader) -> Kind:
    kind = Kind(_name(reader), tuple(reader.texts("things")) if reader.has("things") else None)
    reader.finish()
    return kind


def _read_things(reader: JsonReader, file: str) -> dict[str, Entry]:
    if not reader.has("thing"):
        return {}
    found = {}
    things = reader.part("thing")
    for name in things.names():
        entry = JsonReader(things.value(name), f"{file}, thing {name},", BadRulebook)
        found[name] = Entry(_numbers(entry), entry.text("set") if entry.has("set") else None)
        entry.finish()
    return found


def _read_question(reader: JsonReader, place_of: Mapping[str, str]) -> Question:
    """A question; those about a paragraph are asked in its section."""
    asked = reader.texts("sections", choices=place_of) if reader.has("sections") else ()
    question = Question(
        name=_name(reader),
        rules=_numbers(reader),
        source=cast(AnswerSource, reader.text("source", SOURCES)),
        things=tuple(reader.texts("things")) if reader.has("things") else (),
        sections=tuple(dict.fromkeys(place_of[address] for address in asked)),
    )
    reader.finish()
    if not question.things and not question.sections:
        raise reader.wrong("must have field 'things' or field 'sections': what it is asked about")
    return question


def _read_unmet(reader: JsonReader, file: str) -> dict[str, str]:
    if not reader.has("unmet"):
        return {}
    part = reader.part("unmet")
    for number in part.names():
        if not NUMBER.fullmatch(number):
            raise BadRulebook(f"{file}, unmet, {number!r} is no number of a rule")
    return {number: part.text(number) for number in part.names()}


def _name(reader: JsonReader) -> str:
    name = reader.text("name")
    if not NAME.fullmatch(name):
        raise reader.wrong(f"field 'name': {name!r} is no name; use small letters, digits and hyphens between them")
    return name


def _numbers(reader: JsonReader) -> tuple[str, ...]:
    """The numbers of rules, which need not be there."""
    found = tuple(reader.texts("rules")) if reader.has("rules") else ()
    for place, number in enumerate(found):
        if not NUMBER.fullmatch(number):
            raise reader.wrong(f"field 'rules': {number!r} is no number of a rule, such as KB-8.6 or R-08")
        if number in found[:place]:
            raise reader.wrong(f"field 'rules' has {number} twice")
    return found
