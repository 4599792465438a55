"""The rulebooks as pages of the documentation: docs/rulebook, in English, from the same source as those of the page.

Figures are left out, since the drawings of all games together take megabytes: what a worked example shows is told in
words, step by step, and the page draws it.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import fill
from typing import Final

from realmwright.game import LANGUAGES, Game, games
from realmwright.rulebook import rulebook_of, spans, tell, words_of
from realmwright.rulebook.library import FOLDER, variant_name
from realmwright.rulebook.telling import ToldFigure, ToldQuestion, ToldRulebook, ToldThing

DOCS: Final = Path(__file__).parents[2] / "docs"
WIDTH: Final = 120
NUMBERED: Final = re.compile(r"^(\d+)([.)])", re.MULTILINE)
"""What a wrapped line must not begin with: it would be an entry of a list."""


def generate() -> dict[Path, str | None]:
    """A page for each game that brings a rulebook."""
    pages = {DOCS / FOLDER / f"{name}.md": page(game) for name, game in games.items() if game.files(FOLDER)}
    return {**dict.fromkeys((DOCS / FOLDER).glob("*.md")), **pages}


def page(game: Game) -> str:
    """The whole page."""
    book = tell(game, LANGUAGES[0])
    title = game.name.replace("-", " ").title()
    parts = [
        f"# {title}: the rules",
        _wrapped(
            f"How {title} is played, in our own words; written from the rulebook of the package, not by hand. The "
            f"numbers are those of [the rules by number](../rules/{game.name}.md). The page of a server has "
            f"figures besides, and `realmwright rules {game.name} WORDS` shows what fits some words."
        ),
        "\n".join(_contents(book)),
        *_sections(game, book),
        *_things(game, book),
    ]
    return "\n\n".join(parts) + "\n"


def _contents(book: ToldRulebook) -> Iterator[str]:
    yield from (f"- [{section.title}](#{section.name})" for section in book.sections)
    yield from (f"- [{kind.title}](#kind-{kind.name})" for kind in book.kinds)


def _sections(game: Game, book: ToldRulebook) -> Iterator[str]:
    for section in book.sections:
        yield f'## <a id="{section.name}"></a>{section.title}'
        for paragraph in section.paragraphs:
            numbers = _numbers(game, paragraph.rules)
            yield _wrapped(f'<a id="{paragraph.name}"></a>{_marked(paragraph.text)}{numbers}')
            if paragraph.figure is not None:
                yield from _example(book.figures[paragraph.figure])
        for question in book.questions.values():
            if section.name in question.sections:
                yield from _question(game, question)


def _things(game: Game, book: ToldRulebook) -> Iterator[str]:
    own = rulebook_of(game).figures
    for kind in book.kinds:
        yield f'## <a id="kind-{kind.name}"></a>{kind.title}'
        for name in kind.things:
            thing = book.things[name]
            yield f'### <a id="{name}"></a>{thing.name}'
            yield from _about(game, thing)
            for figure in thing.figures:
                # Exercises are for the page, where one can try them.
                if figure in own:
                    yield from _example(book.figures[figure])
            for question in thing.questions:
                yield from _question(game, book.questions[question])


def _about(game: Game, thing: ToldThing) -> Iterator[str]:
    belongs = f"*{thing.set_name}.* " if thing.set_name else ""
    yield _wrapped(f"{belongs}{thing.about}{_numbers(game, thing.rules)}")
    for value, about in thing.variants.items():
        yield _wrapped(f"*{variant_name(game, LANGUAGES[0], value)}:* {about}")


def _example(figure: ToldFigure) -> Iterator[str]:
    if figure.steps:
        yield _wrapped(f"*Example.* {_marked(figure.caption)}")
        yield "\n".join(_wrapped(f"{number}. {step}", 3) for number, step in enumerate(figure.steps, 1))


def _question(game: Game, question: ToldQuestion) -> Iterator[str]:
    source = words_of(game, LANGUAGES[0]).say(f"rulebook-source-{question.source}")
    asked, answer = _marked(question.question), _marked(question.answer)
    yield _wrapped(f"**{asked}** {answer} *Answered by {source}.*{_numbers(game, question.rules)}")


def _marked(text: str) -> str:
    """A text with its marks as those of Markdown."""
    return "".join(
        f"[{span.text}](#{span.to})" if span.to else f"*{span.text}*" if span.emphasis else span.text
        for span in spans(text)
    )


def _numbers(game: Game, rules: Iterable[str]) -> str:
    linked = ", ".join(f"[{number}](../rules/{game.name}.md#{number.lower()})" for number in rules)
    return f" ({linked})" if linked else ""


def _wrapped(text: str, indent: int = 0) -> str:
    lines = fill(text, WIDTH, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False)
    return lines if indent else NUMBERED.sub(r"\1\\\2", lines)
