"""Reading the data files of Winter Kingdom: TOML in which every fact has its source.

A correction of the game begins in one of these files; the code gives meaning to the words in them. What a file states
wrongly is refused when the game is imported, in one line that says where it stands and what would be right.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple, TypeVar

from realmwright.game import Json, RealmwrightError
from realmwright.json_reader import JsonReader

RULEBOOK: Final = "rulebook"
SOURCES: Final = (RULEBOOK, "deduced", "public", "sister", "ruling")
"""Where a fact is known from; ``talents.toml`` says what each of them means."""
MANY: Final = 99
"""More than any number of coins, points or pieces that a card could mean."""


class BadData(RealmwrightError):
    """A data file that states what cannot be."""


class Fact(NamedTuple):
    """One thing that the files state, and its source."""

    family: str
    name: str
    about: str
    """Which of the facts about this thing: "buy"; "named" is its name."""
    source: str


class Effect(Mapping[str, Json]):
    """The words of an effect: ``build = "terrain", terrain = "ice"``.

    Whatever gives them their meaning reads them from :attr:`words`, which refuses what it cannot understand.
    """

    def __init__(self, words: dict[str, Json], what: str) -> None:
        self._words = words
        self.words = JsonReader(words, what, BadData)

    def __getitem__(self, word: str) -> Json:
        return self._words[word]

    def __iter__(self) -> Iterator[str]:
        return iter(self._words)

    def __len__(self) -> int:
        return len(self._words)


NO_EFFECT: Final = Effect({}, "")


Card = TypeVar("Card")


def read_toml(file: Traversable) -> JsonReader:
    """A data file, ready to be read field by field."""
    try:
        return JsonReader(tomllib.loads(file.read_text("utf-8")), file.name, BadData)
    except tomllib.TOMLDecodeError as problem:
        raise BadData(f"{file.name} is not complete TOML: {problem}") from None


def fact_of(reader: JsonReader, about: str) -> tuple[JsonReader, str]:
    """What is stated about something, and its source."""
    fact = reader.part(about)
    return fact, fact.text("source", SOURCES)


class DataFile:
    """A data file with cards while it is being read."""

    def __init__(self, file: Traversable) -> None:
        self.reader = read_toml(file)
        self.facts: list[Fact] = []
        """Everything that was read so far, with its source."""
        shared = self.reader.part("strokes") if self.reader.has("strokes") else None
        self.strokes = {name: shared.text(name) for name in shared.names()} if shared else {}
        """Parts that several emblems share, by name."""

    def cards(self, family: str, read: "Callable[[Entry], Card]") -> list[Card]:
        """The cards of a family, in the order of the file; none if it has no such cards."""
        if not self.reader.has(family):
            return []
        return [self._read(entry, family, read) for entry in self.reader.parts(family)]

    def card(self, field: str, family: str, read: "Callable[[Entry], Card]") -> Card:
        """A card that has a table of its own."""
        return self._read(self.reader.part(field), family, read)

    def _read(self, reader: JsonReader, family: str, read: "Callable[[Entry], Card]") -> Card:
        entry = Entry(self, reader, family)
        card = read(entry)
        reader.finish()
        return card

    def finish(self) -> None:
        """Refuse fields that nobody asked for."""
        self.reader.finish()


class Entry:
    """A card in a data file while it is being read; its facts are collected as they are asked for."""

    def __init__(self, file: DataFile, reader: JsonReader, family: str) -> None:
        self.reader = reader
        self.family = family
        self.name = reader.text("name")
        self._file = file
        reader.what = f"{file.reader.what}, {family} {self.name!r},"
        if any(fact.family == family and fact.name == self.name for fact in file.facts):
            raise reader.wrong("is there twice; each must have a name of its own")

    def _note(self, about: str, source: str) -> None:
        self._file.facts.append(Fact(self.family, self.name, about, source))

    def fact(self, about: str) -> JsonReader:
        fact, source = fact_of(self.reader, about)
        self._note(about, source)
        return fact

    def number(self, about: str, word: str, low: int) -> int:
        """The number of a fact that states nothing else."""
        fact = self.fact(about)
        found = fact.number(word, low, MANY)
        fact.finish()
        return found

    def effect(self, about: str) -> Effect:
        fact = self.fact(about)
        return Effect({word: fact.value(word) for word in fact.names() if word != "source"}, fact.what)

    def note_name(self) -> None:
        """Note the source of the name itself."""
        self._note("named", self.reader.text("named", SOURCES))

    def emblem(self) -> str:
        """The drawing of the card as SVG path data; ``{name}`` in it stands for strokes that several share."""
        strokes = self._file.strokes
        drawn = self.reader.text("emblem")
        try:
            return drawn.format_map(strokes)
        except (KeyError, ValueError, IndexError):
            known = ", ".join(strokes) or "nothing"
            raise self.reader.wrong(f"field 'emblem' has something unknown in braces; [strokes] has {known}") from None
