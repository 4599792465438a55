"""Checking rulebooks: that texts are complete in all languages, links lead somewhere, and figures can be played.

python -m realmwright.rulebook.checking kingdom-builder

Whether all numbers of docs/rules are met is a test, since these documents are not in the package.
"""

import sys
from collections.abc import Iterator, Sequence

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from realmwright.game import LANGUAGES, Game, RealmwrightError, games
from realmwright.lessons.course import course_of
from realmwright.rulebook.book import BadRulebook, Figure, Rulebook
from realmwright.rulebook.figures import draw, figures_of, played, steps_told
from realmwright.rulebook.library import CONTENTS, FOLDER, rulebook_of, things_of, words_of
from realmwright.rulebook.marks import spans
from realmwright.words import MissingWords, Words

ANSWER = "answer"


def faults(game: Game) -> Iterator[str]:
    """Everything that is wrong with a rulebook, one line each."""
    try:
        book = rulebook_of(game)
        # Its exercises are examples.
        course_of(game)
    except RealmwrightError as problem:
        yield str(problem)
        return
    for fault in (*_faults_of_things(book), *_faults_of_figures(book)):
        yield f"{game.name}/{FOLDER}/{CONTENTS}, {fault}"
    for language in LANGUAGES:
        yield from _faults_of_texts(book, language)


# What contents.toml says


def _faults_of_things(book: Rulebook) -> Iterator[str]:
    words = Words(book.game, LANGUAGES[0])
    explained = words.explaining()
    by_kind = things_of(book.game)
    known = {thing for things in by_kind.values() for thing in things}
    for kind in book.kinds:
        if not by_kind[kind.name]:
            yield f"kind {kind.name}: no message begins so and has an .about"
        for thing in kind.things or ():
            if thing not in explained:
                yield f"kind {kind.name}, field 'things': no message {thing} with an .about"
    for thing in known - book.entries.keys():
        yield f"thing {thing} is missing"
    for thing, entry in book.entries.items():
        if thing not in known:
            yield f"thing {thing} belongs to no kind"
        if entry.set is not None and not words.has(entry.set):
            yield f"thing {thing}, field 'set': no message {entry.set}"
    for question in book.questions:
        for thing in question.things:
            if thing not in known:
                yield f"question {question.name}, field 'things': there is no entry {thing}"
    met = dict(book.numbers)
    for number in book.unmet:
        if number in met:
            yield f"unmet, {number} is met by {met[number]}"


def _faults_of_figures(book: Rulebook) -> Iterator[str]:
    known = {thing for things in things_of(book.game).values() for thing in things}
    shown = {paragraph.figure for paragraph in book.paragraphs}
    exercises = {lesson.name for lesson in course_of(book.game).exercises}
    for figure in book.figures.values():
        where = f"figure {figure.name}"
        if figure.thing is None and figure.name not in shown:
            yield f"{where} is shown by no paragraph and by no thing"
        if figure.thing is not None and figure.thing not in known:
            yield f"{where}, field 'thing': there is no entry {figure.thing}"
        if figure.name in exercises:
            yield f"{where} is called like an exercise"
        yield from (f"{where}, {problem}" for problem in _faults_of_figure(figure))


def _faults_of_figure(figure: Figure) -> Iterator[str]:
    """What is wrong with its position or its actions, and whether it can be drawn."""
    try:
        played(figure, 0)
    except RealmwrightError as problem:
        yield f"field 'position': {problem}"
        return
    for step in range(len(figure.play) + 1):
        try:
            played(figure, step)
        except RealmwrightError as problem:
            yield f"field 'play', action {step}: {problem}"
            return
    for step in range(len(figure.play) + 1):
        draw(figure.game, figure.name, step)


# What the texts say


def _faults_of_texts(book: Rulebook, language: str) -> Iterator[str]:
    """Missing and needless messages, and marks that are none."""
    file = f"{book.game.name}/{FOLDER}/{language}.ftl"
    source = book.game.files(FOLDER).get(f"{language}.ftl", "")
    resource = FluentParser(with_spans=True).parse(source)
    ids = []
    for entry in resource.body:
        if isinstance(entry, Junk):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            why = "; ".join(str(note.message) for note in entry.annotations)
            yield f"{file}, line {line} cannot be read: {why}"
        elif isinstance(entry, Message):
            ids.append(entry.id.name)
    yield from (f"{file} has {name} twice" for name in sorted({name for name in ids if ids.count(name) > 1}))
    wanted = set(book.messages) if source else set()
    yield from (f"{file} has no message {name}" for name in book.messages if name in wanted - set(ids))
    yield from (f"{file} has a message {name} that nothing uses" for name in ids if name not in wanted)
    if not set(ids) ^ set(_ids(book.game, LANGUAGES[0])) and ids != _ids(book.game, LANGUAGES[0]):
        yield f"{file} has its messages in another order than {LANGUAGES[0]}.ftl"
    yield from (f"{file}, {problem}" for problem in _faults_of_sentences(book, language, set(ids)))


def _ids(game: Game, language: str) -> list[str]:
    """The messages of a file of texts, in their order."""
    resource = FluentParser().parse(game.files(FOLDER).get(f"{language}.ftl", ""))
    return [entry.id.name for entry in resource.body if isinstance(entry, Message)]


def _faults_of_sentences(book: Rulebook, language: str, ids: set[str]) -> Iterator[str]:
    words = words_of(book.game, language)
    addresses = {section.name for section in book.sections} | {each.address for each in book.paragraphs}
    addresses |= {thing for things in things_of(book.game).values() for thing in things}
    titles = {section.message for section in book.sections} | {kind.message for kind in book.kinds}
    answered = {question.message for question in book.questions}
    for name in book.messages:
        if name not in ids:
            continue
        for attribute in (None, ANSWER) if name in answered else (None,):
            where = f"message {name}" if attribute is None else f"message {name}.{attribute}"
            try:
                said = words.say(name) if attribute is None else words.attribute(name, attribute)
                found = spans(said)
            except (MissingWords, BadRulebook) as problem:
                yield f"{where}: {problem}"
                continue
            if name in titles and any(span.to or span.emphasis for span in found):
                yield f"{where}: a title has no marks"
            for span in found:
                if span.to is not None and span.to not in addresses:
                    yield f"{where}: the link to {span.to} leads nowhere"
    for figure in figures_of(book.game).values():
        try:
            steps_told(figure, words)
        except (MissingWords, RealmwrightError) as problem:
            yield f"figure {figure.name}: {problem}"


def main(arguments: Sequence[str]) -> int:
    """Check the rulebook of a game; says how much there is of it, or what is wrong."""
    if len(arguments) != 1:
        print("usage: python -m realmwright.rulebook.checking GAME", file=sys.stderr)
        return 2
    try:
        game = games[arguments[0]]
    except RealmwrightError as problem:
        print(problem, file=sys.stderr)
        return 2
    found = list(faults(game))
    if found:
        print("\n".join(found))
        return 1
    book = rulebook_of(game)
    counts = {
        "paragraphs": len(list(book.paragraphs)),
        "entries": len(book.entries),
        "figures": len(figures_of(game)),
        "questions": len(book.questions),
    }
    print(f"{game.name}: {', '.join(f'{count} {what}' for what, count in counts.items())}, all well")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
