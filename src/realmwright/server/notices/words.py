"""The words of notices, in the language of their reader.

What players type, such as their names, is read by others: it is kept on one line, and never becomes a link.
"""

import re
import unicodedata
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from realmwright.game import LANGUAGES, RealmwrightError, unknown

if TYPE_CHECKING:
    # What words notices is imported when there is one: a server starts sooner without.
    from fluent.runtime import FluentBundle

LONGEST_NAME: Final = 40
LONGEST_GAME: Final = 60
LONGEST_LINE: Final = 200
MOST_WINNERS: Final = 10

_LINK: Final = re.compile(r"https?://[!-~]+")
_BLANK: Final = ("Cc", "Zl", "Zp", "Zs")
_INVISIBLE: Final = ("Cf", "Co", "Cs")
_SLASHES: Final = re.compile(r"[/\\]+")
_DOT_WITHIN: Final = re.compile(r"[.\u3002\uff0e\uff61](?=\S)")


@cache
def _words(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise RealmwrightError(unknown("language", language, LANGUAGES))
    # Isolation marks would become part of the links.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((files(__package__) / "text" / f"{language}.ftl").read_text("utf-8")))
    return bundle


def say(language: str, message_id: str, **args: str | int) -> str:
    """A message in a language."""
    from realmwright.words import MissingWords

    words = _words(language)
    pattern = words.get_message(message_id).value if words.has_message(message_id) else None
    if pattern is None:
        raise MissingWords(f"no message {message_id} in {language}")
    said, problems = words.format_pattern(pattern, args)
    if problems or not isinstance(said, str):
        raise MissingWords(f"message {message_id} in {language}: {problems}")
    return said


def one_line(text: str, longest: int = LONGEST_LINE) -> str:
    """A text on one line, without invisible characters, and shortened if it is long."""
    line = " ".join("".join(map(_visible, text[: 10 * longest])).split())
    return line if len(line) <= longest else line[: longest - 1] + "…"


def _visible(letter: str) -> str:
    kind = unicodedata.category(letter)
    return " " if kind in _BLANK else "" if kind in _INVISIBLE else letter


def harmless_name(text: str, longest: int = LONGEST_NAME) -> str:
    """A name that a player chose, written so that no program turns it into a link."""
    return one_line(_DOT_WITHIN.sub(". ", _SLASHES.sub(" ", one_line(text))), longest) or "…"


def proper_link(url: str) -> str:
    """A link; raises an error if it would not be one everywhere."""
    if not _LINK.fullmatch(url) or set(url) & set('<>"'):
        raise RealmwrightError(f"{one_line(url)!r} is not a link that can be sent by mail")
    return url
