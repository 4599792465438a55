"""Nomads (KB-11): boards with nomad hexes, whose tiles can be used for one turn, and cards that pay at once."""

from typing import Final

from realmwright.rules.kingdom_builder.content.nomads.cards import AMBASSADORS, FAMILIES, SHEPHERDS, TREASURE
from realmwright.rules.kingdom_builder.content.nomads.locations import QUARRY, crowded, sliders, slides
from realmwright.rules.kingdom_builder.content.nomads.tiles import NOMAD_TILES, lay_tiles, offer_outpost
from realmwright.rules.kingdom_builder.content.patterns import building, moving, of_kind
from realmwright.rules.kingdom_builder.model.catalogue import Expansion
from realmwright.rules.kingdom_builder.model.terrain import FLOWERS

NOMADS: Final = Expansion(
    "nomads",
    boards={name: (name,) for name in ("quarry", "caravan", "village", "garden")},
    extras=(
        QUARRY,
        moving("caravan", sliders, slides),
        building("village", crowded, adjacent=False),
        building("garden", of_kind(FLOWERS)),
        *NOMAD_TILES,
    ),
    cards=(FAMILIES, SHEPHERDS, AMBASSADORS),
    sources=(TREASURE,),
    prepare=lay_tiles,
    amend=offer_outpost,
)
