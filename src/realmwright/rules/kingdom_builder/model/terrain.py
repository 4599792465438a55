"""The kinds of hexes (KB-1.2), in the order in which the rules number them."""

from typing import Final, NamedTuple

MANDATORY: Final = 3
"""How many settlements the mandatory action builds, unless the terrain says otherwise (KB-4.2)."""


class Kind(NamedTuple):
    """One kind of hex."""

    name: str
    letter: str
    """How board files and dumps write it."""
    buildable: bool = False
    special: bool = False
    """Nothing is ever built on or moved onto a special hex (KB-1.3)."""
    builds: int = MANDATORY
    """How many settlements the mandatory action builds on it (KB-13.3)."""


KINDS: Final = (
    Kind("grass", "G", buildable=True),
    Kind("canyon", "C", buildable=True),
    Kind("desert", "D", buildable=True),
    Kind("flower field", "F", buildable=True),
    Kind("forest", "T", buildable=True),
    Kind("swamp", "B", buildable=True, builds=2),
    Kind("farmland", "A", buildable=True),
    Kind("water", "W"),
    Kind("mountain", "M"),
    Kind("location", "L", special=True),
    Kind("castle", "S", special=True),
    Kind("nomad", "N", special=True),
    Kind("palace", "P", special=True),
    Kind("silo", "I", special=True),
    Kind("nothing", "."),
)

GRASS, CANYON, DESERT, FLOWERS, FOREST, SWAMP, FARMLAND, WATER, MOUNTAIN = range(9)
LOCATION, CASTLE, NOMAD, PALACE, SILO, NOTHING = range(9, 15)
# NOTHING is a hex that exists and counts for nothing, on drawn maps.

BUILDABLE_KINDS: Final = tuple(number for number, kind in enumerate(KINDS) if kind.buildable)
SPECIAL_KINDS: Final = tuple(number for number, kind in enumerate(KINDS) if kind.special)
CARD_KINDS: Final = (GRASS, CANYON, DESERT, FLOWERS, FOREST)
"""The kinds that terrain cards show."""
CARDS_OF_A_KIND: Final = 5

NO_TERRAIN: Final = -1
"""Of a turn: no terrain card was left to draw (KB-6.5)."""
OPEN: Final = -2
"""Of a turn: the player has still to decide on which of several kinds to build (KB-17.3)."""
BUILDS: Final = tuple(kind.builds for kind in KINDS)

NAMES: Final = tuple(kind.name for kind in KINDS)
BY_LETTER: Final = {kind.letter: number for number, kind in enumerate(KINDS)}
CARD_NAMES: Final = tuple(NAMES[kind] for kind in CARD_KINDS)
