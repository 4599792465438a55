"""A rulebook in one language, as the page gets it."""

from realmwright.game import Game
from realmwright.lessons.course import LessonWords, course_of
from realmwright.protocol import (
    Rulebook,
    RulebookFigure,
    RulebookKind,
    RulebookParagraph,
    RulebookQuestion,
    RulebookSection,
    RulebookThing,
)
from realmwright.rulebook.book import Entry
from realmwright.rulebook.figures import figures_of, steps_told
from realmwright.rulebook.library import lessons_by_thing, rulebook_of, things_of, words_of


def tell(game: Game, language: str) -> Rulebook:
    """Everything that a rulebook says. Raises BadRulebook, or MissingWords where texts are not complete."""
    book, words = rulebook_of(game), words_of(game, language)
    return Rulebook(
        game=game.name,
        language=language,
        sections=[
            RulebookSection(
                name=section.name,
                title=words.say(section.message),
                paragraphs=[
                    RulebookParagraph(each.address, words.say(each.message), list(each.rules), each.figure)
                    for each in section.paragraphs
                ],
            )
            for section in book.sections
        ],
        kinds=[
            RulebookKind(kind.name, words.say(kind.message), list(things_of(game)[kind.name])) for kind in book.kinds
        ],
        things={thing: _thing(game, language, thing) for kind in book.kinds for thing in things_of(game)[kind.name]},
        figures=_figures(game, language),
        questions={
            each.name: RulebookQuestion(
                question=words.say(each.message),
                answer=words.attribute(each.message, "answer"),
                rules=list(each.rules),
                source=each.source,
                things=list(each.things),
                sections=list(each.sections),
            )
            for each in book.questions
        },
    )


def _thing(game: Game, language: str, thing: str) -> RulebookThing:
    book, words = rulebook_of(game), words_of(game, language)
    entry = book.entries.get(thing, Entry())
    return RulebookThing(
        name=words.say(thing),
        about=words.about(thing),
        variants=words.about_variants(thing),
        rules=list(entry.rules),
        set=entry.set,
        set_name=words.say(entry.set) if entry.set is not None else None,
        figures=[name for name, figure in figures_of(game).items() if figure.thing == thing],
        questions=[each.name for each in book.questions if thing in each.things],
        lesson=lessons_by_thing(game).get(thing),
    )


def _figures(game: Game, language: str) -> dict[str, RulebookFigure]:
    words, own = words_of(game, language), rulebook_of(game).figures
    lessons = course_of(game).by_name
    found = {}
    for name, figure in figures_of(game).items():
        caption = words.say(figure.message) if name in own else LessonWords(game, lessons[name], language).say("about")
        found[name] = RulebookFigure(caption, steps_told(figure, words))
    return found
