"""Setting up Dominion: the options, the kingdom that they ask for, and the position before the first choice (DOM-2)."""

from collections.abc import Mapping, Sequence
from typing import Final

from realmwright.bits import pack
from realmwright.dice import Stream, drawn
from realmwright.game import BadSetup, Json, Option
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.content.kingdoms import ALL, EDITIONS, MIXED, OWN, POOLS, SETS
from realmwright.rules.dominion.model.catalogue import KINGDOM

RANDOM: Final = "random"
DRAFT: Final = "draft"

OPTIONS: Final = (
    Option(
        "edition",
        "choice",
        EDITIONS[0],
        "whose cards random and drafted kingdoms have, and whose wording counts where a card changed",
        EDITIONS,
    ),
    Option(
        "kingdom",
        "choice",
        RANDOM,
        "how the kingdom is found: at random, by a draft among the players, or a recommended set",
        (RANDOM, DRAFT, *SETS),
    ),
    Option("cards", "list", RANDOM, "the ten kingdom cards by name, of either edition", ALL, KINGDOM),
    Option("require", "names", (), "kingdom cards that must be there", ALL, KINGDOM),
    Option("forbid", "names", (), "kingdom cards that must not be there", ALL),
    Option("mixed", "flag", False, "a random or drafted kingdom has cards of both editions"),
    *([Option("own", "flag", False, "a random or drafted kingdom may have cards of one's own")] if OWN else []),
    Option("start", "seat", RANDOM, "the seat that begins"),
    Option("ask", "seats", (), "the seats that are asked for a Reaction; for others one is revealed wherever it helps"),
)


def choose(asked: Mapping[str, Json], stream: Stream) -> tuple[int, int]:
    """The kingdom that checked options ask for, and the cards that a draft adds to it."""
    edition, way = str(asked["edition"]), str(asked["kingdom"])
    required, forbidden = _names(asked["require"]), _names(asked["forbid"])
    chosen = _names(asked["cards"])
    if chosen or way in SETS:
        if chosen and way != RANDOM:
            raise BadSetup("option cards names the whole kingdom; leave option kingdom out")
        for name in ("require", "forbid", "mixed", "own"):
            if asked.get(name):
                raise BadSetup(f"option {name} goes with a random or a drafted kingdom only")
        for place, name in enumerate(chosen):
            if name in chosen[:place]:
                raise BadSetup(f"option cards has {name!r} twice; the {KINGDOM} cards must be different")
        return _numbers(chosen or _recommended(way, edition)), 0
    for name in required:
        if name in forbidden:
            raise BadSetup(f"option require and option forbid both name {name}")
    possible = (*(MIXED if asked["mixed"] else POOLS[edition]), *(OWN if asked.get("own") else ()))
    pool = [name for name in possible if name not in (*required, *forbidden)]
    missing = KINGDOM - len(required)
    if len(pool) < missing:
        raise BadSetup(f"option forbid leaves {len(pool) + len(required)} kingdom cards; a game needs {KINGDOM}")
    if way == DRAFT and missing:
        return _numbers(required), _numbers(pool)
    return _numbers([*required, *drawn(stream, pool, missing)]), 0


def seats_of(value: Json) -> int:
    """The seats of an option that was checked."""
    return pack(seat for seat in value if isinstance(seat, int)) if isinstance(value, list | tuple) else 0


def _recommended(name: str, edition: str) -> tuple[str, ...]:
    if edition not in SETS[name]:
        other = next(iter(SETS[name]))
        raise BadSetup(f"option kingdom: the set {name} is of the {other} edition; choose it with edition={other}")
    return SETS[name][edition]


def _names(value: Json) -> list[str]:
    """The names of a list option that was checked; nothing for "random"."""
    return [str(name) for name in value] if isinstance(value, list | tuple) else []


def _numbers(names: Sequence[str]) -> int:
    return pack(CATALOGUE.number_of[name] for name in names)
