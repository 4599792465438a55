"""The base game: its boards, locations and cards, entered like those of any set."""

from typing import Final

from realmwright.game import Option
from realmwright.rules.kingdom_builder.content.base import cards, gains
from realmwright.rules.kingdom_builder.content.patterns import LOCATIONS
from realmwright.rules.kingdom_builder.model.catalogue import Card, Expansion

CASTLES: Final = Card("castles", cards.castles, gains.castles)

BASE: Final = Expansion(
    "base",
    boards={location.name: (location.name,) for location in LOCATIONS},
    extras=LOCATIONS,
    cards=(
        Card("fishermen", cards.fishermen, gains.fishermen),
        Card("merchants", cards.merchants, gains.merchants),
        Card("discoverers", cards.discoverers, gains.discoverers),
        Card("hermits", cards.hermits, gains.hermits),
        Card("citizens", cards.citizens, gains.citizens),
        Card("miners", cards.miners, gains.miners),
        Card("workers", cards.workers, gains.workers),
        Card("knights", cards.knights, gains.knights),
        Card("lords", cards.lords, gains.lords),
        Card("farmers", cards.farmers, gains.farmers),
    ),
    options=(
        Option(
            "lords_zero_counts",
            "flag",
            True,
            "Lords: having no settlement in a quadrant can still be most or second most",
        ),
    ),
)
