"""Words that an operator does not allow, in a file, and servers where people only say the phrases that there are.

The file has a pattern on each line. It is compared by plain search, in time that grows with the length of the text
alone: nothing that anybody writes can make it slow.
"""

import logging
import re
import secrets
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from unicodedata import category, normalize

from msgspec.structs import replace

from realmwright.protocol import GuestSeat, Settings
from realmwright.server.errors import Refused
from realmwright.server.operations.config import Config
from realmwright.server.operations.lookalikes import look_of
from realmwright.server.storage.entries import Opened

FILE: Final = "words.txt"
"""Where the patterns are, in the data folder."""
LOOK_SECONDS: Final = 2.0
"""How often it is looked whether the file has changed."""
MOST: Final = 10_000
LONGEST: Final = 100
"""How many patterns are read, and how long one may be."""
NAMES_ONLY: Final = "name:"
"""What a pattern begins with that is about names and titles alone."""
GIVEN: Final = (
    *("Dingo", "Emu", "Flamingo", "Gorilla", "Ibis", "Impala", "Jaguar", "Kiwi"),
    *("Koala", "Okapi", "Orca", "Panda", "Puma", "Zebra"),
)
"""Animals that are called the same in all languages of the page."""
_SIGNS: Final = str.maketrans("@$€3457", "asee" + "ast")
"""Signs and digits that are written for letters."""
_WORD: Final = re.compile(r"[^\W_]+")
_LETTER: Final = r"[^\W\d_]"
_UPRIGHT: Final = re.compile(rf"(?<={_LETTER})1|1(?={_LETTER})|(?<={_LETTER})[!|](?={_LETTER})")
"""Signs that are written for an i or an l; behind a word they are what they are."""
_LETTERS: Final = re.compile(_LETTER)
_RUN: Final = re.compile(r"(.)\1{2,}")
_SINGLES: Final = re.compile(r"(?<= )(?:\w ){3,}")

logger = logging.getLogger("realmwright.wording")


@dataclass
class Patterns:
    """Patterns as they are searched for."""

    words: dict[str, str] = field(default_factory=dict)
    """Whole words, with the lines that they come from."""
    parts: list[tuple[str, str]] = field(default_factory=list)
    """Parts of texts in which each word has a blank before and behind it, with their lines."""

    def add(self, line: str) -> None:
        """Read the pattern of a line; nothing if no letter is in it."""
        plain = " ".join(_words(line.strip("*"))[0])
        if not plain:
            return
        before, behind = "" if line.startswith("*") else " ", "" if line.endswith("*") else " "
        if before and behind and " " not in plain:
            self.words[plain] = line
        else:
            self.parts.append((f"{before}{plain}{behind}", line))

    def find(self, text: str) -> str | None:
        """The line of the first pattern that is found in a text."""
        for words in _words(text):
            for word in words:
                if word in self.words:
                    return self.words[word]
            padded = f" {' '.join(words)} "
            for part, line in self.parts:
                if part in padded:
                    return line
        return None


def _words(text: str) -> list[list[str]]:
    r"""A text as words, as they look; in several ways where a sign may stand for several letters.

    >>> _words("Fòó b4r")[0], _words("s t o p it")[0]
    (['foo', 'bar'], ['stop', 'it'])
    """
    found: list[list[str]] = []
    shown = "".join(each for each in normalize("NFKC", text) if category(each) not in ("Cf", "Mn", "Me"))
    # Figures stay what they are, unless they stand among letters.
    spelt = " ".join(each.translate(_SIGNS) if _LETTERS.search(each) else each for each in shown.split())
    for upright in "li":
        for run in (r"\1", r"\1\1"):
            plain = _RUN.sub(run, _UPRIGHT.sub(upright, spelt).casefold())
            # Letters that stand alone are read together.
            padded = f" {' '.join(_WORD.findall(plain))} "
            joined = _SINGLES.sub(lambda single: single[0].replace(" ", "") + " ", padded).split()
            words = [look for word in joined if (look := look_of(word))]
            if words not in found:
                found.append(words)
    return found


class Wording:
    """What may be said and how people may be called on this server."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._path = Path(config.words) if config.words else Path(config.data) / FILE
        self._everywhere, self._in_names = Patterns(), Patterns()
        self._read: tuple[int, int] | None = None
        """When the file was changed that was read, and how long it was."""
        self._looked = float("-inf")

    @property
    def phrases_only(self) -> bool:
        """Whether people say phrases only, which operators may change at any time."""
        return self._config.phrases_only

    def check(self, text: str, what: str, name: bool = True) -> None:
        """Raise Refused if a text has a word that is not allowed; of messages those for names are."""
        self._refresh()
        found = self._everywhere.find(text) or (self._in_names.find(text) if name else None)
        if found is not None:
            raise Refused("bad-words", f"{what} must not have {found!r} in it on this server")

    def check_message(self, text: str) -> None:
        """Raise Refused if this must not be said."""
        if self.phrases_only:
            raise Refused("phrases-only", "on this server people say phrases only")
        self.check(text, "a message", name=False)

    def check_title(self, title: str) -> None:
        """Raise Refused if something must not be called so."""
        if self.phrases_only and title:
            raise Refused("phrases-only", "on this server nobody writes titles")
        self.check(title, "a title")

    def guest_name(self, name: str) -> str:
        """What a guest is called who wants this name: on some servers names are given."""
        if self.phrases_only:
            return f"{secrets.choice(GIVEN)} {secrets.randbelow(9000) + 1000}"
        self.check(name, "a name")
        return name

    def check_own_name(self, name: str, account: bool) -> None:
        """Raise Refused if somebody must not call themselves so."""
        if self.phrases_only and not account:
            raise Refused("phrases-only", "guests of this server are given their names")
        self.check(name, "a name")

    def settings(self, settings: Settings) -> Settings:
        """The settings of a new table. Raises Refused if its title or a name at it must not be."""
        self.check_title(settings.title)
        seats = [
            GuestSeat(self.guest_name(wish.name)) if isinstance(wish, GuestSeat) else wish for wish in settings.seats
        ]
        return replace(settings, seats=seats)

    def check_brought(self, opened: Opened, person: str) -> None:
        """Raise Refused if a game from elsewhere brings a title or names that must not be."""
        self.check_title(opened.settings.title)
        for seat in opened.seats:
            if seat.kind == "guest" or (seat.kind == "person" and seat.person != person):
                if self.phrases_only:
                    raise Refused("phrases-only", "names from elsewhere cannot be brought to this server")
                self.check(seat.name or "", "a name")

    def _refresh(self) -> None:
        """Read the file if it has changed. As long as it cannot be read, what was read last holds."""
        now = time.monotonic()
        if now - self._looked < LOOK_SECONDS:
            return
        self._looked = now
        try:
            state = self._path.stat()
            if (state.st_mtime_ns, state.st_size) == self._read:
                return
            lines = self._path.read_text("utf-8").splitlines()
        except FileNotFoundError:
            self._everywhere, self._in_names, self._read = Patterns(), Patterns(), None
            return
        except (OSError, UnicodeError) as problem:
            logger.warning("the words that are not allowed cannot be read: %s", problem)
            return
        self._everywhere, self._in_names = read_patterns(lines)
        self._read = (state.st_mtime_ns, state.st_size)


def read_patterns(lines: list[str]) -> tuple[Patterns, Patterns]:
    """The patterns for everything, and those for names alone. Lines that begin with ``#`` are remarks."""
    everywhere, in_names = Patterns(), Patterns()
    for line in lines[:MOST]:
        text = line.strip()
        if not text or text.startswith("#") or len(text) > LONGEST:
            continue
        if text.startswith(NAMES_ONLY):
            in_names.add(text.removeprefix(NAMES_ONLY).strip())
        else:
            everywhere.add(text)
    return everywhere, in_names
