"""Which ten kingdom cards a game is played with, and how high the piles are (DOM-2, DOM-9).

What a random kingdom is drawn from, and in what order, is part of every record ever written: these pools never
change.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from realmwright.bits import pack
from realmwright.dice import Stream, drawn
from realmwright.game import BadSetup, Json
from realmwright.rules.dominion.box import BASICS, COPPER, CURSE, GOLD, SILVER
from realmwright.rules.dominion.cards import BOTH_EDITIONS, BOX, FIRST_EDITION, SECOND_EDITION

KINGDOM: Final = 10
COPPERS: Final = 7
ESTATES: Final = 3

EDITIONS: Final = ("first", "second")
POOLS: Final = {
    "first": tuple(sorted(card.name for card in (*BOTH_EDITIONS, *FIRST_EDITION))),
    "second": tuple(sorted(card.name for card in (*BOTH_EDITIONS, *SECOND_EDITION))),
}
ALL: Final = tuple(sorted({*POOLS["first"], *POOLS["second"]}))

RANDOM: Final = "random"
DRAFT: Final = "draft"
SETS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "first-game": {
        "first": (
            *("cellar", "market", "militia", "mine", "moat"),
            *("remodel", "smithy", "village", "woodcutter", "workshop"),
        ),
        "second": (
            *("cellar", "market", "merchant", "militia", "mine"),
            *("moat", "remodel", "smithy", "village", "workshop"),
        ),
    },
    "big-money": {
        "first": (
            *("adventurer", "bureaucrat", "chancellor", "chapel", "feast"),
            *("laboratory", "market", "mine", "moneylender", "throne room"),
        )
    },
    "interaction": {
        "first": (
            *("bureaucrat", "chancellor", "council room", "festival", "library"),
            *("militia", "moat", "spy", "thief", "village"),
        )
    },
    "size-distortion": {
        "first": (
            *("cellar", "chapel", "feast", "gardens", "laboratory"),
            *("thief", "village", "witch", "woodcutter", "workshop"),
        ),
        "second": (
            *("artisan", "bandit", "bureaucrat", "chapel", "festival"),
            *("gardens", "sentry", "throne room", "witch", "workshop"),
        ),
    },
    "village-square": {
        "first": (
            *("bureaucrat", "cellar", "festival", "library", "market"),
            *("remodel", "smithy", "throne room", "village", "woodcutter"),
        )
    },
    "deck-top": {
        "second": (
            *("artisan", "bureaucrat", "council room", "festival", "harbinger"),
            *("laboratory", "moneylender", "sentry", "vassal", "village"),
        )
    },
    "sleight-of-hand": {
        "second": (
            *("cellar", "council room", "festival", "gardens", "harbinger"),
            *("library", "militia", "poacher", "smithy", "throne room"),
        )
    },
    "improvements": {
        "second": (
            *("artisan", "cellar", "market", "merchant", "mine"),
            *("moat", "moneylender", "poacher", "remodel", "witch"),
        )
    },
    "silver-and-gold": {
        "second": (
            *("bandit", "bureaucrat", "chapel", "harbinger", "laboratory"),
            *("merchant", "mine", "moneylender", "throne room", "vassal"),
        )
    },
}
"""The recommended sets by the edition that recommends them (DOM-9.1, DOM-12.10)."""


def piles(players: int, kingdom: int) -> list[int]:
    """How many cards each pile of the supply has at the beginning (DOM-1.2, DOM-2.3)."""
    victory = 8 if players <= 2 else 12
    others: dict[int, int] = {COPPER: 60 - COPPERS * players, SILVER: 40, GOLD: 30, CURSE: 10 * max(players - 1, 1)}
    return [
        others.get(card, victory if BOX.victory >> card & 1 else 10) if card < BASICS or kingdom >> card & 1 else 0
        for card in range(len(BOX.cards))
    ]


def choose(asked: Mapping[str, Json], stream: Stream) -> tuple[int, int]:
    """The kingdom that checked options ask for, and the cards that a draft adds to it."""
    edition, way = str(asked["edition"]), str(asked["kingdom"])
    required, forbidden = _names(asked["require"]), _names(asked["forbid"])
    chosen = _names(asked["cards"])
    if chosen or way in SETS:
        if chosen and way != RANDOM:
            raise BadSetup("option cards names the whole kingdom; leave option kingdom out")
        for name in ("require", "forbid", "mixed"):
            if asked[name]:
                raise BadSetup(f"option {name} goes with a random or a drafted kingdom only")
        for place, name in enumerate(chosen):
            if name in chosen[:place]:
                raise BadSetup(f"option cards has {name!r} twice; the {KINGDOM} cards must be different")
        return _numbers(chosen or _recommended(way, edition)), 0
    for name in required:
        if name in forbidden:
            raise BadSetup(f"option require and option forbid both name {name}")
    pool = [name for name in (ALL if asked["mixed"] else POOLS[edition]) if name not in (*required, *forbidden)]
    missing = KINGDOM - len(required)
    if len(pool) < missing:
        raise BadSetup(f"option forbid leaves {len(pool) + len(required)} kingdom cards; a game needs {KINGDOM}")
    if way == DRAFT and missing:
        return _numbers(required), _numbers(pool)
    return _numbers([*required, *drawn(stream, pool, missing)]), 0


def _recommended(name: str, edition: str) -> tuple[str, ...]:
    if edition not in SETS[name]:
        other = next(iter(SETS[name]))
        raise BadSetup(f"option kingdom: the set {name} is of the {other} edition; choose it with edition={other}")
    return SETS[name][edition]


def _names(value: Json) -> list[str]:
    """The names of a list option that was checked; nothing for "random"."""
    return [str(name) for name in value] if isinstance(value, list | tuple) else []


def _numbers(names: Sequence[str]) -> int:
    return pack(BOX.number_of[name] for name in names)
