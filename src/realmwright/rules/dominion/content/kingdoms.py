"""The pools of kingdom cards, and the recommended sets (DOM-9, DOM-12.10).

What a random kingdom is drawn from, and in what order, is part of every record ever written: the pools of the editions
never change. Cards of one's own have a pool of their own.
"""

from collections.abc import Mapping
from typing import Final

from realmwright.rules.dominion.content import own
from realmwright.rules.dominion.content.cards import BOTH_EDITIONS, FIRST_EDITION, SECOND_EDITION

EDITIONS: Final = ("first", "second")
POOLS: Final = {
    "first": tuple(sorted(card.name for card in (*BOTH_EDITIONS, *FIRST_EDITION))),
    "second": tuple(sorted(card.name for card in (*BOTH_EDITIONS, *SECOND_EDITION))),
}
MIXED: Final = tuple(sorted({*POOLS["first"], *POOLS["second"]}))
OWN: Final = tuple(sorted(card.name for card in own.CARDS))
ALL: Final = (*MIXED, *OWN)
"""Every kingdom card that can be named."""

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
