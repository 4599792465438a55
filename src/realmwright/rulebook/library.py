"""The rulebooks of all games, and their texts."""

from functools import cache
from importlib.resources import files
from typing import Final

from realmwright.game import LANGUAGES, Game, name_id
from realmwright.lessons.course import course_of
from realmwright.rulebook.book import BadRulebook, Entry, Kind, Rulebook, read_rulebook
from realmwright.words import Words

FOLDER: Final = "rulebook"
CONTENTS: Final = "contents.toml"
UNSORTED: Final = "entries"
"""The kind of everything in the rulebook of a game that has written none."""
NOT_RULES: Final = ("option", "page", "prompt", "learn")
"""How messages begin that explain the page or the set-up and not a thing of the game."""


@cache
def rulebook_of(game: Game) -> Rulebook:
    """The rulebook of a game. Raises BadRulebook for the first mistake."""
    files = game.files(FOLDER)
    if not files:
        return _unwritten(game)
    place = f"{game.name}/{FOLDER}/"
    for name in (CONTENTS, *(f"{language}.ftl" for language in LANGUAGES)):
        if name not in files:
            raise BadRulebook(f"{place} has no {name}")
    return read_rulebook(files[CONTENTS], place + CONTENTS, game)


def _unwritten(game: Game) -> Rulebook:
    """The rulebook of a game that brings none: an entry for everything that its texts explain."""
    ids = Words(game, LANGUAGES[0]).explaining()
    things = tuple(name for name in ids if name.partition("-")[0] not in NOT_RULES)
    if not things:
        return Rulebook(game)
    return Rulebook(game, kinds=(Kind(UNSORTED, things),), entries={name: Entry() for name in things})


@cache
def words_of(game: Game, language: str) -> Words:
    """The texts of a rulebook together with those of its game."""
    return Words(game, language, (lambda spoken: game.files(FOLDER).get(f"{spoken}.ftl", ""), _own_messages))


@cache
def _own_messages(language: str) -> str:
    return (files(__package__) / "text" / f"{language}.ftl").read_text("utf-8")


@cache
def things_of(game: Game) -> dict[str, tuple[str, ...]]:
    """The things of each kind, in the order of the game's texts."""
    ids = Words(game, LANGUAGES[0]).explaining()
    return {kind.name: kind.among(ids) for kind in rulebook_of(game).kinds}


@cache
def lessons_by_thing(game: Game) -> dict[str, str]:
    """The first lesson that lets one try a thing, by the thing."""
    found: dict[str, str] = {}
    for lesson in course_of(game).exercises:
        if lesson.thing is not None:
            found.setdefault(lesson.thing, lesson.name)
    return found


def variant_name(game: Game, language: str, value: str) -> str:
    """What a value of one of the game's options is called, by which a thing is explained otherwise."""
    words = words_of(game, language)
    names = [name_id("option", option.name, value) for option in game.options if value in option.choices]
    return next((words.say(name) for name in names if words.has(name)), value)
