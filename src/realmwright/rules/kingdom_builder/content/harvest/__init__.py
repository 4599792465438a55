"""Harvest (KB-14): farmland that everybody may build on, silos that work at the very end, eight locations."""

from typing import Final

from realmwright.rules.kingdom_builder.content.harvest.cards import CARDS
from realmwright.rules.kingdom_builder.content.harvest.kit import Harvest
from realmwright.rules.kingdom_builder.content.harvest.locations import LOCATIONS, begin_turn, call_scouts_back
from realmwright.rules.kingdom_builder.content.harvest.silos import SILO_PHASE, closing
from realmwright.rules.kingdom_builder.model.catalogue import Expansion, SpecialHex
from realmwright.rules.kingdom_builder.model.terrain import NAMES, SILO

SILO_HEX: Final = SpecialHex(
    NAMES[SILO],
    "copper",
    # A round store with hoops.
    glyph="M-6 10.5V-4Q-6-10.5 0-10.5T6-4V10.5zM-6-4H6M-6 1H6M-6 6H6",
)
HARVEST: Final = Expansion(
    "harvest",
    # A sheaf.
    emblem=(
        "M0 10.5V-4.5M-5.5 10.5Q-1.5 5.5-2 3.5L-6-2M5.5 10.5Q1.5 5.5 2 3.5L6-2M-3.5 4H3.5"
        "M0-4.5q-3-3 0-6.5 3 3.5 0 6.5zM-6-2q-4.3-.6-4-5.5 4.5 1 4 5.5zM6-2q4.3-.6 4-5.5-4.5 1-4 5.5z"
    ),
    boards={
        "bazaar_water_mill": ("bazaar", "water mill"),
        "mountain_station_scout_cabin": ("mountain station", "scout cabin"),
        "cathedral_watchtower": ("cathedral", "watchtower"),
        "university_palisade": ("university", "palisade"),
    },
    original=True,
    extras=(*LOCATIONS, SILO_PHASE),
    common=("farmland",),
    cards=CARDS,
    special_hexes=(SILO_HEX,),
    kit=Harvest,
    turn_begins=begin_turn,
    turn_ends=call_scouts_back,
    closing=closing,
)
