"""Cards, locations and boards of no published set. There are none yet.

``python -m tools.new card kingdom-builder NAME`` writes a card, and ``location`` instead of ``card`` a location. That
lies on a board of its name: a file in the folder ``boards``.

Own cards can be named in option ``cards``, and own boards in option ``boards``, in any game. Random set-ups draw from
them only with option ``own``, which is there as soon as there is something to draw: what older records drew stays the
same. Whatever acts for a whole game (kits, options, hooks of an expansion) is for sets, not for own content.
"""

from typing import Final

from realmwright.rules.kingdom_builder.content.own.cards import CARDS
from realmwright.rules.kingdom_builder.content.own.locations import LOCATIONS
from realmwright.rules.kingdom_builder.model.catalogue import OWN, Expansion

OWN_CONTENT: Final = Expansion(
    OWN, boards={location.name: (location.name,) for location in LOCATIONS}, extras=LOCATIONS, cards=CARDS
)
