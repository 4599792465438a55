"""``realmwright rules``: the rulebook of a game at the terminal."""

from collections.abc import Iterable
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from realmwright.cli.output import words_for
from realmwright.cli.parameters import DEFAULT_LANGUAGE, GameName, Language
from realmwright.game import Game, RealmwrightError, games
from realmwright.rulebook import Found, find, nearest, spans, tell
from realmwright.rulebook.library import variant_name, words_of
from realmwright.rulebook.telling import ToldFigure, ToldParagraph, ToldRulebook

AT_ONCE: Final = 6
"""If more places than that fit, they are listed and not shown."""
INDENT: Final = (0, 0, 0, 2)


def rules(
    game: GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[WORDS]...", help="A tile, a card, a section, a number such as KB-8.6, or words of a rule."
        ),
    ] = None,
    language: Language = DEFAULT_LANGUAGE,
) -> None:
    """Look up the rules of a game: the contents, or whatever fits some words best."""
    reader = Reader(games[game], language)
    if not words:
        reader.contents()
        return
    reader.look_up(" ".join(words))


class Reader:
    """Somebody who reads a rulebook at a terminal."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.words = words_for(game, language)
        self.book: ToldRulebook = tell(game, language)
        self.console = Console(highlight=False, markup=False)

    def contents(self) -> None:
        """Sections by their titles, and things by their names."""
        for section in self.book.sections:
            self.console.print(Text.assemble((section.title, "bold"), (f"  {section.name}", "dim")))
        for kind in self.book.kinds:
            self.console.print(Text(kind.title, "bold"))
            names = ", ".join(self.book.things[thing].name for thing in kind.things)
            self.console.print(Padding(Text(names), INDENT))
        self.console.print(Text(self.words.say("rules-how", game=self.game.name), "dim"), soft_wrap=True)

    def look_up(self, words: str) -> None:
        """Show what fits best. Raises RealmwrightError, with suggestions, if nothing does."""
        found = find(self.game, self.language, words)
        if not found:
            close = nearest(self.game, self.language, words)
            said = [self.words.say("rules-none", words=words)]
            if close:
                said.append(self.words.say("rules-near", names=", ".join(close)))
            raise RealmwrightError(" ".join(said))
        if len(found) > AT_ONCE:
            self.console.print(self.words.say("rules-several", words=words, count=len(found)))
            for place in found:
                self.console.print(Text.assemble("  ", place.name, (f"  {place.address}", "dim")))
            return
        for number, place in enumerate(found):
            if number:
                self.console.print()
            self.show(place)

    def show(self, place: Found) -> None:
        """One place in full."""
        match place.kind:
            case "section":
                section = next(each for each in self.book.sections if each.name == place.address)
                self.heading(section.title)
                for paragraph in section.paragraphs:
                    self.console.print()
                    self.paragraph(paragraph)
                self.questions(name for name, each in self.book.questions.items() if section.name in each.sections)
            case "paragraph":
                self.heading(place.name)
                paragraphs = [each for section in self.book.sections for each in section.paragraphs]
                self.paragraph(next(each for each in paragraphs if each.name == place.address))
            case "thing":
                self.thing(place.address)
            case "question":
                self.heading(self.words.say("rules-question"))
                self.questions([place.address])

    def heading(self, title: str, more: str | None = None) -> None:
        self.console.print(Text.assemble((title, "bold"), (f"  {more}" if more else "", "dim")))

    def paragraph(self, paragraph: ToldParagraph) -> None:
        """A paragraph, its numbers behind it, and what its figure shows."""
        self.console.print(_text(paragraph.text, paragraph.rules))
        if paragraph.figure is not None:
            self.example(self.book.figures[paragraph.figure])

    def thing(self, name: str) -> None:
        """The entry of a thing: what it does, examples, and what people ask."""
        thing = self.book.things[name]
        self.heading(thing.name, thing.set_name)
        self.console.print(_text(thing.about, thing.rules, marked=False))
        for value, about in thing.variants.items():
            name = variant_name(self.game, self.language, value)
            self.console.print(Padding(Text(f"{name}: {about}"), INDENT))
        for figure in thing.figures:
            self.example(self.book.figures[figure])
        self.questions(thing.questions)

    def example(self, figure: ToldFigure) -> None:
        """What a worked example shows, step by step; a figure without steps needs its picture."""
        if figure.steps:
            example = self.words.say("rules-example")
            self.console.print(Padding(_text(f"{example} {figure.caption}"), INDENT))
            for number, step in enumerate(figure.steps, 1):
                self.console.print(Padding(Text(f"{number}. {step}"), (0, 0, 0, 4)))

    def questions(self, names: Iterable[str]) -> None:
        for name in names:
            self.console.print()
            question = self.book.questions[name]
            source = words_of(self.game, self.language).say(f"rulebook-source-{question.source}")
            asked = _text(question.question)
            asked.stylize("bold")
            self.console.print(asked)
            self.console.print(Padding(_text(question.answer, [*question.rules, source]), INDENT))


def _text(text: str, numbers: Iterable[str] = (), *, marked: bool = True) -> Text:
    """A text with its marks as the terminal shows them, and dim behind it what it is founded on."""
    said = Text()
    for span in spans(text) if marked else ():
        said.append(span.text, "italic" if span.emphasis else "underline" if span.to else None)
    if not marked:
        said.append(text)
    behind = ", ".join(numbers)
    return said.append(f"  [{behind}]", "dim") if behind else said
