"""How the special hexes of the base game are drawn."""

from typing import Final

from realmwright.rules.kingdom_builder.model.catalogue import SpecialHex
from realmwright.rules.kingdom_builder.model.terrain import CASTLE, LOCATION, NAMES

UNNAMED_LOCATION: Final = SpecialHex(
    NAMES[LOCATION],
    "gold",
    # Nobody said which location: a lozenge, as surveyors mark a point still to be named.
    glyph="M0-9L7 0 0 9-7 0zM0-.1V.1",
)
"""A location hex of a drawn map for which nobody said which location it is."""
CASTLE_HEX: Final = SpecialHex(
    NAMES[CASTLE],
    "silver",
    # Two towers, a wall and a gate.
    glyph=(
        "M-10 9.5V-9.5M-10-6.5H-4M-4-9.5V9.5M-7-9.5v2M10 9.5V-9.5M10-6.5H4M4-9.5V9.5M7-9.5v2"
        "M-4-1.5H4M-10 9.5H-2.5V6a2.5 2.5 0 0 1 5 0V9.5H10"
    ),
)
