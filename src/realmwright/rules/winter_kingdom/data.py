"""The box of Winter Kingdom as its data files tell it: what everything does and costs, and where that is known from.

A correction begins with a file in ``data/`` or ``boards/``; the code gives meaning to the words in them. What a file
states wrongly is refused when the game is imported, in one line that says where it stands and what would be right.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from typing import Final, NamedTuple, TypeVar

from realmwright.game import Json, RealmwrightError
from realmwright.json_reader import JsonReader
from realmwright.rules.winter_kingdom.terrain import NAMES

RULEBOOK: Final = "rulebook"
SOURCES: Final = (RULEBOOK, "deduced", "public", "sister", "ruling")
"""Where a fact is known from; the files say what each of them means."""
ALT: Final = "alt"
ARROW: Final = "arrow"
BOTH: Final = "both"
FORT: Final = "fort"
ORIGIN: Final = "origin"
MAJORITY: Final = "majority"
"""The one word of scoring that pays by rank."""
MANY: Final = 99
"""More than any number of coins, points or pieces that a card could mean."""
MOST_PLAYERS: Final = 4
BOARDS: Final = 7


class BadData(RealmwrightError):
    """A data file that states what cannot be."""


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

Meaning = TypeVar("Meaning")


def meaning(effect: Effect, verb: str, table: Mapping[str, Callable[[Effect], Meaning]]) -> Meaning:
    """What a table makes of an effect. Raises BadData for words that mean nothing there."""
    found = table[effect.words.text(verb, table)](effect)
    effect.words.finish()
    return found


def kind_of(effect: Effect, word: str) -> int:
    """The kind of hex that a word names."""
    return NAMES.index(effect.words.text(word, NAMES))


def kind_or_fort(effect: Effect, word: str) -> int | None:
    """The same where it can also be an own fort, which is no kind of hex: None."""
    name = effect.words.text(word, (*NAMES, FORT))
    return None if name == FORT else NAMES.index(name)


class Fact(NamedTuple):
    """One thing that the files state, and its source."""

    family: str
    name: str
    about: str
    """Which of the facts about this thing: "buy"; "named" is its name."""
    source: str


class Talent(NamedTuple):
    """A talent card (WK-8), or the tunnel card, which has no second half and is not bought."""

    name: str
    first: Effect
    second: Effect
    mode: str
    buy: int
    upgrade: int


class Economy(NamedTuple):
    """An economy card (WK-9)."""

    name: str
    effect: Effect
    coins: int


class Twist(NamedTuple):
    """A twist card (WK-10), by the laws that it makes."""

    name: str
    law: Effect


class ScoringCard(NamedTuple):
    """A Winter Kingdom card (WK-11), or the castles."""

    name: str
    effect: Effect
    points: tuple[int, ...]
    """For each that counts; of a majority for the first, the second ... in rank."""


def _read(name: str) -> JsonReader:
    file = f"{name}.toml"
    try:
        return JsonReader(tomllib.loads((files(__package__) / "data" / file).read_text("utf-8")), file, BadData)
    except tomllib.TOMLDecodeError as problem:
        raise BadData(f"{file} is not complete TOML: {problem}") from None


def _fact(reader: JsonReader, about: str) -> tuple[JsonReader, str]:
    """What is stated about something, and its source."""
    fact = reader.part(about)
    return fact, fact.text("source", SOURCES)


def _numbers(reader: JsonReader, about: str, *words: tuple[str, int, int]) -> list[int]:
    """The numbers of a fact that states nothing else: each with its word, the least and the most it can be."""
    fact, _ = _fact(reader, about)
    found = [fact.number(word, low, high) for word, low, high in words]
    fact.finish()
    return found


def _number(reader: JsonReader, about: str, word: str, low: int, high: int) -> int:
    """The same of a fact with one number."""
    return _numbers(reader, about, (word, low, high))[0]


class _Entry:
    """A card in a file while it is being read; its facts are noted as they are asked for."""

    def __init__(self, reader: JsonReader, file: str, family: str) -> None:
        self.reader = reader
        self.family = family
        self.name = reader.text("name")
        reader.what = f"{file}, {family} {self.name!r},"
        if (family, self.name) in _NAMES:
            raise reader.wrong("is there twice; each must have a name of its own")
        _NAMES.add((family, self.name))

    def fact(self, about: str) -> JsonReader:
        fact, source = _fact(self.reader, about)
        _FACTS.append(Fact(self.family, self.name, about, source))
        return fact

    def number(self, about: str, word: str, low: int) -> int:
        fact = self.fact(about)
        found = fact.number(word, low, MANY)
        fact.finish()
        return found

    def effect(self, about: str) -> Effect:
        fact = self.fact(about)
        return Effect({word: fact.value(word) for word in fact.names() if word != "source"}, fact.what)

    def half(self, about: str, *verbs: str) -> Effect:
        """The effect of a half of a talent, which must do one of these."""
        effect = self.effect(about)
        if len([verb for verb in verbs if verb in effect]) != 1:
            said = ", ".join(effect) or "nothing"
            raise effect.words.wrong(f"must have one of the fields {', '.join(verbs)}; it has {said}")
        return effect

    def named(self) -> None:
        """The source of its name."""
        _FACTS.append(Fact(self.family, self.name, "named", self.reader.text("named", SOURCES)))


def _talent(entry: _Entry) -> Talent:
    first = entry.half("first", "build", "move")
    second = entry.half("second", "build", "move", "mandatory")
    fact = entry.fact("mode")
    mode = fact.text("is", _modes(first, second))
    fact.finish()
    talent = Talent(
        entry.name, first, second, mode, entry.number("buy", "coins", 0), entry.number("upgrade", "coins", 0)
    )
    entry.named()
    return talent


def _modes(first: Effect, second: Effect) -> tuple[str, ...]:
    """How the halves of a talent can go together."""
    if first.get("build") == ORIGIN:
        raise first.words.wrong(f"field 'build' cannot be {ORIGIN!r}: only a second half follows a move")
    if second.get("build") == ORIGIN:
        if "move" not in first:
            raise second.words.wrong(f"field 'build' cannot be {ORIGIN!r}: the first half must move a house")
        return (ARROW,)
    if "mandatory" in second:
        second.words.text("mandatory", ("right",))
        second.words.finish()
        return (BOTH,)
    return ALT, ARROW, BOTH


def _tunnel(entry: _Entry) -> Talent:
    card = Talent(entry.name, entry.half("first", "move"), NO_EFFECT, BOTH, 0, 0)
    entry.named()
    return card


def _economy(entry: _Entry) -> Economy:
    economy = Economy(entry.name, entry.effect("effect"), entry.number("coins", "each", 1))
    entry.named()
    return economy


def _twist(entry: _Entry) -> Twist:
    twist = Twist(entry.name, entry.effect("law"))
    entry.named()
    return twist


def _card(entry: _Entry) -> ScoringCard:
    effect = entry.effect("effect")
    fact = entry.fact("points")
    points = _ranks(fact) if effect.get("counts") == MAJORITY else (fact.number("each", 1, MANY),)
    fact.finish()
    return ScoringCard(entry.name, effect, points)


def _ranks(fact: JsonReader) -> tuple[int, ...]:
    ranks = fact.numbers("ranks")
    if not ranks or max(ranks) > MANY or min(ranks) < 1 or ranks != sorted(ranks, reverse=True):
        raise fact.wrong(f"field 'ranks' must hold numbers from {MANY} down to 1, the most first, not {ranks}")
    return tuple(ranks)


Card = TypeVar("Card")


def _only(reader: JsonReader, field: str, family: str, read: Callable[[_Entry], Card]) -> Card:
    """A card that has a table of its own."""
    return _finished(_Entry(reader.part(field), reader.what, family), read)


def _all(reader: JsonReader, family: str, read: Callable[[_Entry], Card]) -> list[Card]:
    """The cards of a family."""
    return [_finished(_Entry(entry, reader.what, family), read) for entry in reader.parts(family)]


def _finished(entry: _Entry, read: Callable[[_Entry], Card]) -> Card:
    card = read(entry)
    entry.reader.finish()
    return card


_FACTS: Final[list[Fact]] = []
_NAMES: Final[set[tuple[str, str]]] = set()

_file = _read("talents")
TALENTS: Final = (*_all(_file, "talent", _talent), _only(_file, "tunnel", "talent", _tunnel))
"""The talent cards, and behind them the tunnel card."""
TUNNEL_CARD: Final = len(TALENTS) - 1
TALENT_NAMES: Final = tuple(talent.name for talent in TALENTS[:TUNNEL_CARD])
TALENT_NUMBER: Final = {talent.name: number for number, talent in enumerate(TALENTS)}
_file.finish()

_file = _read("economies")
ECONOMIES: Final = {economy.name: economy for economy in _all(_file, "economy", _economy)}
_file.finish()

_file = _read("twists")
TWISTS: Final = {twist.name: twist for twist in _all(_file, "twist", _twist)}
_file.finish()

_file = _read("cards")
CARDS: Final = {card.name: card for card in _all(_file, "card", _card)}
CASTLES: Final = _only(_file, "castles", "card", _card)
_file.finish()

FACTS: Final = tuple(_FACTS)
"""Everything that the cards state, with its source."""


def _first_coins(reader: JsonReader) -> dict[int, tuple[int, ...]]:
    coins = reader.part("coins")
    found = {}
    for players in PLAYERS:
        fact, _ = _fact(coins, str(players))
        start = fact.numbers("start", players)
        if min(start) < 0 or max(start) > MANY:
            raise fact.wrong(f"field 'start' must hold numbers from 0 to {MANY}, not {start}")
        fact.finish()
        found[players] = tuple(start)
    coins.finish()
    return found


def _centres(reader: JsonReader) -> tuple[tuple[int, int], ...]:
    fact, _ = _fact(reader, "map")
    found = []
    for centre in fact.items("centres", BOARDS):
        q, r = JsonReader({"centres": centre}, fact.what, BadData).numbers("centres", 2)
        if (q, r) in found:
            raise fact.wrong(f"field 'centres' has {[q, r]} twice; each board must have a place of its own")
        found.append((q, r))
    fact.finish()
    return tuple(found)


_file = _read("box")
_fewest, _most = _numbers(_file, "players", ("from", 2, MOST_PLAYERS), ("to", 2, MOST_PLAYERS))
if _fewest > _most:
    raise _file.wrong(f"is for {_fewest} to {_most} players; the first number must be the smaller one")
PLAYERS: Final = range(_fewest, _most + 1)
HOUSES: Final = _number(_file, "houses", "pieces", 1, MANY)
FORTS: Final = _number(_file, "forts", "pieces", 0, MANY)
MANDATORY: Final = _number(_file, "mandatory", "builds", 1, MANY)
ROW: Final = _number(_file, "row", "buildings", 2, MANY)
"""How long a row is at whose end a tavern builds (WK-8.12)."""
TALENTS_DEALT: Final = _number(_file, "dealt", "talents", 1, TUNNEL_CARD // _most)
CARDS_IN_PLAY: Final = _number(_file, "shown", "cards", 1, len(CARDS))
_EXTRA: Final = _numbers(_file, "extra", ("coins", 0, MANY), ("uses", 1, MANY))
EXTRA_PRICE: Final = _EXTRA[0]
EXTRA_USES: Final = _EXTRA[1]
FIRST_COINS: Final[Mapping[int, tuple[int, ...]]] = _first_coins(_file)
"""For each number of players the coins in the order of turns (WK-3.8)."""
CENTRES: Final = _centres(_file)
"""Where the middle of the board on each slot lies (WK-2.3)."""
# The deck is built from the number in the code.
CARDS_OF_A_KIND: Final = _number(_file, "terrain", "cards", 1, MANY)
"""How many terrain cards show each kind."""
_numbers(_file, "boards")
_file.finish()
