"""Scenes of Kingdom Builder: what they have beyond those of other games on hexes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from realmwright.game import Json
from realmwright.hexgames.posters import Scene

LINE: Final = "line"
QUADRANT: Final = "quadrant"
AREA: Final = "area"
"""Parts of a map that a scene can name: horizontal lines, quadrants, areas of one terrain."""


@dataclass(frozen=True, kw_only=True)
class KingdomScene(Scene):
    """A map of any rectangle, with whatever a card needs to count."""

    split: tuple[int, int] | None = None
    """The first row and the first column of the lower and right quadrants; the middle by default."""
    locations: tuple[str, ...] = ()
    """The locations of the map, in the order of reading."""
    nomads: tuple[str, ...] = ()
    """The tiles on its nomad hexes, in the order of reading."""
    kits: Mapping[str, dict[str, Json]] = field(default_factory=dict)
    """What a set remembers, as a dump tells it."""
