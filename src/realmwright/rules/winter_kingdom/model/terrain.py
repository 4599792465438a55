"""The kinds of hexes (WK-2.7): first the six of the terrain cards in their order (WK-2.8), then the others."""

from typing import Final, NamedTuple


class Kind(NamedTuple):
    """One kind of hex."""

    name: str
    letter: str
    """How board files and dumps write it."""
    buildable: bool = True


KINDS: Final = (
    Kind("flower field", "B"),
    Kind("grassland", "G"),
    Kind("tundra", "T"),
    Kind("fell field", "L"),
    Kind("snowscape", "S"),
    Kind("forest", "F"),
    Kind("ice", "I"),
    Kind("mountain", "M", buildable=False),
    Kind("castle", "C", buildable=False),
    Kind("tunnel", "U", buildable=False),
    Kind("village", "V", buildable=False),
)

MOUNTAIN, CASTLE, TUNNEL, VILLAGE = range(7, 11)

CARD_KINDS: Final = range(6)
"""The kinds that terrain cards show; "to the right" of one is the next one, after the last the first (WK-2.8)."""
BUILDABLE_KINDS: Final = tuple(number for number, kind in enumerate(KINDS) if kind.buildable)
PLACES: Final = (CASTLE, TUNNEL, VILLAGE)

NO_TERRAIN: Final = -1
"""Of a turn: there is no terrain card that could be played (WK-4.11)."""
OPEN: Final = -2
"""Of a turn: the player has still to decide between two kinds (WK-8.16)."""

NAMES: Final = tuple(kind.name for kind in KINDS)
CARD_NAMES: Final = NAMES[: len(CARD_KINDS)]
BY_LETTER: Final = {kind.letter: number for number, kind in enumerate(KINDS)}


def right_of(kind: int) -> int:
    """The terrain to the right of another one on the cards (WK-2.8)."""
    return (kind + 1) % len(CARD_KINDS)
