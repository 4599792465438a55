"""A rulebook in one language, as it is shown on the page, at a terminal and in documents."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from realmwright.game import Game
from realmwright.lessons.course import LessonWords, course_of
from realmwright.rulebook.book import AnswerSource, Entry
from realmwright.rulebook.figures import figures_of, steps_told
from realmwright.rulebook.library import lessons_by_thing, rulebook_of, things_of, words_of


@dataclass(frozen=True)
class ToldParagraph:
    """A few sentences, with marks."""

    name: str
    text: str
    rules: Sequence[str]
    figure: str | None


@dataclass(frozen=True)
class ToldSection:
    """Paragraphs that belong together."""

    name: str
    title: str
    paragraphs: Sequence[ToldParagraph]


@dataclass(frozen=True)
class ToldKind:
    """Things that are listed together."""

    name: str
    title: str
    things: Sequence[str]


@dataclass(frozen=True)
class ToldThing:
    """The entry of a thing; its texts have no marks."""

    name: str
    about: str
    variants: Mapping[str, str]
    rules: Sequence[str]
    set: str | None
    set_name: str | None
    figures: Sequence[str]
    questions: Sequence[str]
    lesson: str | None


@dataclass(frozen=True)
class ToldFigure:
    """A caption, with marks, and what happens in each step."""

    caption: str
    steps: Sequence[str]


@dataclass(frozen=True)
class ToldQuestion:
    """A question and its answer, with marks."""

    question: str
    answer: str
    rules: Sequence[str]
    source: AnswerSource
    things: Sequence[str]
    sections: Sequence[str]


@dataclass(frozen=True)
class ToldRulebook:
    """Everything that a rulebook says in one language; the protocol has the same fields."""

    game: str
    language: str
    sections: Sequence[ToldSection]
    kinds: Sequence[ToldKind]
    things: Mapping[str, ToldThing]
    figures: Mapping[str, ToldFigure]
    questions: Mapping[str, ToldQuestion]


def tell(game: Game, language: str) -> ToldRulebook:
    """Everything that a rulebook says. Raises BadRulebook, or MissingWords where texts are not complete."""
    book, words = rulebook_of(game), words_of(game, language)
    return ToldRulebook(
        game=game.name,
        language=language,
        sections=[
            ToldSection(
                name=section.name,
                title=words.say(section.message),
                paragraphs=[
                    ToldParagraph(each.address, words.say(each.message), each.rules, each.figure)
                    for each in section.paragraphs
                ],
            )
            for section in book.sections
        ],
        kinds=[ToldKind(kind.name, words.say(kind.message), things_of(game)[kind.name]) for kind in book.kinds],
        things={thing: _thing(game, language, thing) for kind in book.kinds for thing in things_of(game)[kind.name]},
        figures=_figures(game, language),
        questions={
            each.name: ToldQuestion(
                question=words.say(each.message),
                answer=words.attribute(each.message, "answer"),
                rules=each.rules,
                source=each.source,
                things=each.things,
                sections=each.sections,
            )
            for each in book.questions
        },
    )


def _thing(game: Game, language: str, thing: str) -> ToldThing:
    book, words = rulebook_of(game), words_of(game, language)
    entry = book.entries.get(thing, Entry())
    return ToldThing(
        name=words.say(thing),
        about=words.about(thing),
        variants=words.about_variants(thing),
        rules=entry.rules,
        set=entry.set,
        set_name=words.say(entry.set) if entry.set is not None else None,
        figures=[name for name, figure in figures_of(game).items() if figure.thing == thing],
        questions=[each.name for each in book.questions if thing in each.things],
        lesson=lessons_by_thing(game).get(thing),
    )


def _figures(game: Game, language: str) -> dict[str, ToldFigure]:
    words, own = words_of(game, language), rulebook_of(game).figures
    lessons = course_of(game).by_name
    said = LessonWords(game, course_of(game).exercises, language)
    found = {}
    for name, figure in figures_of(game).items():
        caption = words.say(figure.message) if name in own else said.say(lessons[name], "about")
        found[name] = ToldFigure(caption, steps_told(figure, words))
    return found
