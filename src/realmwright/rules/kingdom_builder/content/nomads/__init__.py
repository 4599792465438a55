"""Nomads (KB-11): boards with nomad hexes, whose tiles can be used for one turn, and cards that pay at once."""

from typing import Final

from realmwright.rules.kingdom_builder.content.nomads.cards import CARDS, TREASURE_GOLD
from realmwright.rules.kingdom_builder.content.nomads.locations import LOCATIONS
from realmwright.rules.kingdom_builder.content.nomads.tiles import NOMAD_TILES, lay_tiles, offer_outpost
from realmwright.rules.kingdom_builder.model.catalogue import Expansion, SpecialHex
from realmwright.rules.kingdom_builder.model.terrain import NAMES, NOMAD

NOMAD_HEX: Final = SpecialHex(
    NAMES[NOMAD],
    "copper",
    # A wheel, always on the way.
    glyph="M0-9.5A9.5 9.5 0 1 1-.1-9.5zM0-9.5V9.5M-8.2-4.8L8.2 4.8M8.2-4.8L-8.2 4.8",
)
NOMADS: Final = Expansion(
    "nomads",
    emblem=NOMAD_HEX.glyph,
    boards={location.name: (location.name,) for location in LOCATIONS},
    extras=(*LOCATIONS, *NOMAD_TILES),
    cards=CARDS,
    sources=(TREASURE_GOLD,),
    special_hexes=(NOMAD_HEX,),
    prepare=lay_tiles,
    amend=offer_outpost,
)
