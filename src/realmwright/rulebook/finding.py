"""Finding something in a rulebook: by its number, its address, its name, or words of its text."""

import difflib
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Final, Literal, NamedTuple

from realmwright.game import Game
from realmwright.rulebook.library import rulebook_of, things_of, words_of
from realmwright.rulebook.marks import plain

NUMBER: Final = re.compile(r"([a-z]+)[ -]?(\d+(?:\.\d+){0,2}[a-z]?)")
"""A number as people type it: kb-8.6, KB 8.6, r8."""
SUGGESTIONS: Final = 5
LIKELY: Final = 0.55
"""How much a suggestion must be like what was typed."""


class Found(NamedTuple):
    """A place in a rulebook."""

    kind: Literal["section", "paragraph", "thing", "question"]
    address: str
    name: str
    """What people call it; a paragraph is called like its section."""
    text: str
    rules: tuple[str, ...]


def find(game: Game, language: str, words: str) -> list[Found]:
    """What fits words best: all that says a rule by its number, or one thing or section, or all that has the words."""
    places = _places(game, language)
    wanted = folded(words)
    number = NUMBER.fullmatch(wanted)
    if number is not None:
        cited = [place for place in places if any(_same_number(rule, number) for rule in place.rules)]
        if cited:
            return cited
    written = wanted.replace(" ", "-")
    for found in (
        [place for place in places if place.address == written],
        [place for place in places if place.kind != "paragraph" and folded(place.name) == wanted],
        [place for place in places if place.kind == "thing" and place.address.partition("-")[2] == written],
    ):
        if found:
            return found[:1]
    asked = wanted.split()
    named = [
        place for place in places if place.kind != "paragraph" and all(word in folded(place.name) for word in asked)
    ]
    return named or [place for place in places if all(word in folded(place.text) for word in asked)]


def nearest(game: Game, language: str, words: str) -> list[str]:
    """Names of things and sections that are written like the words."""
    names = {folded(place.name): place.name for place in _places(game, language) if place.kind in ("thing", "section")}
    return [names[close] for close in difflib.get_close_matches(folded(words), names, SUGGESTIONS, LIKELY)]


def folded(text: str) -> str:
    """A text without capitals, accents and double blanks."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(letter for letter in apart if not unicodedata.combining(letter)).split())


def _same_number(rule: str, number: re.Match[str]) -> bool:
    """Whether a rule has this number; R-08 is also typed R-8."""
    prefix, _, rest = rule.lower().partition("-")
    return prefix == number[1] and rest.lstrip("0") == number[2].lstrip("0")


@cache
def _places(game: Game, language: str) -> tuple[Found, ...]:
    return tuple(_all_places(game, language))


def _all_places(game: Game, language: str) -> Iterator[Found]:
    book, words = rulebook_of(game), words_of(game, language)
    for section in book.sections:
        title = words.say(section.message)
        yield Found("section", section.name, title, title, ())
        for paragraph in section.paragraphs:
            yield Found("paragraph", paragraph.address, title, plain(words.say(paragraph.message)), paragraph.rules)
    for kind in book.kinds:
        for thing in things_of(game)[kind.name]:
            name, entry = words.say(thing), book.entries.get(thing)
            yield Found("thing", thing, name, f"{name} {words.about(thing)}", entry.rules if entry else ())
    for question in book.questions:
        asked = plain(words.say(question.message))
        answer = plain(words.attribute(question.message, "answer"))
        yield Found("question", question.name, asked, f"{asked} {answer}", question.rules)
