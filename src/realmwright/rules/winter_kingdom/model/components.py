"""What is in the box of Winter Kingdom and what a game begins with, as ``components.toml`` states it."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from realmwright.json_reader import JsonReader
from realmwright.rules.winter_kingdom.model.facts import MANY, BadData, fact_of, read_toml

HOUSE: Final = "house"
FORT: Final = "fort"
MOST_PLAYERS: Final = 4
SLOTS: Final = 7
"""How many boards make a map."""

_FILE: Final = read_toml(files(__package__) / "components.toml")


def _numbers(about: str, *words: tuple[str, int, int]) -> list[int]:
    """The numbers of a fact that states nothing else: each with its word, the least and the most it can be."""
    fact, _ = fact_of(_FILE, about)
    found = [fact.number(word, low, high) for word, low, high in words]
    fact.finish()
    return found


def _number(about: str, word: str, low: int, high: int) -> int:
    """The same of a fact with one number."""
    return _numbers(about, (word, low, high))[0]


def check_at_most(about: str, word: str, most: int) -> None:
    """Refuse a number that is larger than what the content allows."""
    _number(about, word, 1, most)


def _first_coins() -> dict[int, tuple[int, ...]]:
    coins = _FILE.part("coins")
    found = {}
    for players in PLAYERS:
        fact, _ = fact_of(coins, str(players))
        start = fact.numbers("start", players)
        if min(start) < 0 or max(start) > MANY:
            raise fact.wrong(f"field 'start' must hold numbers from 0 to {MANY}, not {start}")
        fact.finish()
        found[players] = tuple(start)
    coins.finish()
    return found


def _centres() -> tuple[tuple[int, int], ...]:
    fact, _ = fact_of(_FILE, "map")
    found = []
    for centre in fact.items("centres", SLOTS):
        q, r = JsonReader({"centres": centre}, fact.what, BadData).numbers("centres", 2)
        if (q, r) in found:
            raise fact.wrong(f"field 'centres' has {[q, r]} twice; each board must have a place of its own")
        found.append((q, r))
    fact.finish()
    return tuple(found)


_FEWEST, _MOST = _numbers("players", ("from", 2, MOST_PLAYERS), ("to", 2, MOST_PLAYERS))
if _FEWEST > _MOST:
    raise _FILE.wrong(f"is for {_FEWEST} to {_MOST} players; the first number must be the smaller one")
PLAYERS: Final = range(_FEWEST, _MOST + 1)
HOUSES: Final = _number("houses", "pieces", 1, MANY)
FORTS: Final = _number("forts", "pieces", 0, MANY)
MANDATORY: Final = _number("mandatory", "builds", 1, MANY)
"""How many pieces the mandatory action builds (WK-4.4)."""
ROW: Final = _number("row", "buildings", 2, MANY)
"""How long a row is at whose end a tavern builds (WK-8.12)."""
TALENTS_DEALT: Final = _number("dealt", "talents", 1, MANY)
CARDS_IN_PLAY: Final = _number("shown", "cards", 1, MANY)
_EXTRA: Final = _numbers("extra", ("coins", 0, MANY), ("uses", 1, MANY))
EXTRA_PRICE: Final = _EXTRA[0]
EXTRA_USES: Final = _EXTRA[1]
FIRST_COINS: Final[Mapping[int, tuple[int, ...]]] = _first_coins()
"""For each number of players the coins in the order of turns (WK-3.8)."""
CENTRES: Final = _centres()
"""Where the middle of the board on each slot lies (WK-2.3)."""
CARDS_OF_A_KIND: Final = _number("terrain", "cards", 1, MANY)
"""How many terrain cards show each kind."""
_numbers("boards")
_FILE.finish()
