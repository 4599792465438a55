"""The base game: its boards, locations and cards, entered like those of any set."""

from typing import Final

from realmwright.game import Option
from realmwright.rules.kingdom_builder.content.base.cards import CARDS, CASTLES
from realmwright.rules.kingdom_builder.content.base.locations import LOCATIONS
from realmwright.rules.kingdom_builder.content.base.places import CASTLE_HEX, UNNAMED_LOCATION
from realmwright.rules.kingdom_builder.model.catalogue import BASE, Expansion

BASE_GAME: Final = Expansion(
    BASE,
    boards={location.name: (location.name,) for location in LOCATIONS},
    extras=LOCATIONS,
    cards=CARDS,
    sources=(CASTLES,),
    special_hexes=(UNNAMED_LOCATION, CASTLE_HEX),
    options=(
        Option(
            "lords_zero_counts",
            "flag",
            True,
            "Lords: having no settlement in a quadrant can still be most or second most",
        ),
    ),
)
