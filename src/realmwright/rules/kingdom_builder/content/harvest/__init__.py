"""Harvest (KB-14): farmland that everybody may build on, silos that work at the very end, eight locations."""

from typing import Final

from realmwright.rules.kingdom_builder.content.base.gains import paid, purse
from realmwright.rules.kingdom_builder.content.harvest import gains, scoring
from realmwright.rules.kingdom_builder.content.harvest.cards import mark_lines, pay_rovers
from realmwright.rules.kingdom_builder.content.harvest.kit import Harvest
from realmwright.rules.kingdom_builder.content.harvest.locations import EXTRAS_OF_HARVEST, begin_turn, call_scouts_back
from realmwright.rules.kingdom_builder.content.harvest.silos import SILO_PHASE, closing
from realmwright.rules.kingdom_builder.model.catalogue import Card, Expansion

HARVEST: Final = Expansion(
    "harvest",
    boards={
        "bazaar_water_mill": ("bazaar", "water mill"),
        "mountain_station_scout_cabin": ("mountain station", "scout cabin"),
        "cathedral_watchtower": ("cathedral", "watchtower"),
        "university_palisade": ("university", "palisade"),
    },
    original=True,
    extras=(*EXTRAS_OF_HARVEST, SILO_PHASE),
    common=("farmland",),
    cards=(
        Card("rangers", scoring.rangers, gains.rangers),
        Card("mayors", scoring.mayors, gains.mayors, on_change=mark_lines),
        Card("chainers", scoring.chainers, gains.chainers),
        Card("travellers", scoring.travellers, gains.travellers),
        Card("homesteaders", scoring.homesteaders, gains.homesteaders),
        Card("rovers", purse("rovers"), paid("rovers"), on_new=pay_rovers),
    ),
    kit=Harvest,
    turn_begins=begin_turn,
    turn_ends=call_scouts_back,
    closing=closing,
)
