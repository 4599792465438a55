"""The emblems of Winter Kingdom: of what scores, of talents, of economies and of twists.

Each is drawn in strokes on a grid of 24 by 24 units around the origin, in whatever colour there is where it is used.
"""

from math import cos, pi, sin
from typing import Final

from realmwright.hexgames import terrain_art
from realmwright.rules.winter_kingdom.glyphs import PLACES, PREFIX
from realmwright.rules.winter_kingdom.talent_glyphs import TALENTS


def _gear(teeth: int, inner: float, outer: float) -> str:
    """A wheel with teeth as path data."""
    step = 2 * pi / teeth
    rim = []
    for tooth in range(teeth):
        for part, radius in ((-0.3, inner), (-0.2, outer), (0.2, outer), (0.3, inner)):
            angle = (tooth + part) * step
            rim.append(f"{radius * sin(angle):.1f} {-radius * cos(angle):.1f}")
    return "M" + "L".join(rim) + "z"


def _round(x: float, y: float, radius: float) -> str:
    """A circle as path data."""
    return f"M{x:g} {y - radius:g}a{radius:g} {radius:g} 0 1 1-.1 0z"


CARDS: Final = {
    # A fish on a line through the ice.
    "ice fishers": "M-11-6H-3.5M4-6H11M0-11V-2.5Q0 0 3 0M-9.5 7Q-2.5-.5 4 7-2.5 14.5-9.5 7zM4 7L10 3V11zM-5 6.5h.1",
    # A flag on a peak.
    "mountaineers": "M-11 10.5L0-4.5 11 10.5zM0-4.5V-11L6.5-9 0-7M-4 2.5L0 5 4 2.5",
    # A house above the water.
    "shore folk": (
        "M-10 2.5V-4.5L-4-10.5 2-4.5V2.5M-4 2.5V-1.5M-11 2.5H4.5Q7.5 2.5 9 5.5"
        "M-10.4 9.6q2.6-2.6 5.2 0t5.2 0 5.2 0 5.2 0"
    ),
    # An axe.
    "woodcutters": "M-9.5 10.5L3.5-5.5M-1.5-5.5L3.5-11Q10-8.5 10.5 0 7 .5 3.5-1z",
    # A crown over two keeps on one road.
    "royal roads": (
        "M-4.5-3.5L-5.5-10-2.5-7.5 0-11 2.5-7.5 5.5-10 4.5-3.5zM-11 0V10.5H-5V0M-11 3.5H-5M-8 0v1.5"
        "M11 0V10.5H5V0M11 3.5H5M8 0v1.5M-2 10.5h.5M2 10.5h-.5"
    ),
    # A sealed letter.
    "messengers": "M-10.5-7.5H10.5V8H-10.5zM-10-7L-2-.2M10-7L2-.2M0-1.5A2.5 2.5 0 1 1-.1-1.5z",
    # A barrier.
    "frontier": "M-8.5 10.5V-9M8.5 10.5V3M-11-4H11V2H-11zM-6 2L-2-4M0 2L4-4M6 2L9.5-4M-11 10.5H-6M6 10.5H11",
    # A long hall.
    "longhouses": "M-10.8-.5Q-9.5-8 0-8T10.8-.5zM-9-.5V9H9V-.5M-4.5 9V4M0 9V4M4.5 9V4M-10.8-.5V-5M10.8-.5V-5",
    # A level on three legs.
    "surveyors": "M-7.5-10.5H4V-5H-7.5zM4-9.5L9-11V-4.5L4-6M-1-5V-1M-1-1L-8 10.5M-1-1V10.5M-1-1L6 10.5",
    # Stepped gables, wall to wall.
    "burghers": ("M-4.5 10V-5H-2.5V-9H2.5V-5H4.5V10M-4.5 1H-8V4.5H-11V10H11V4.5H8V1H4.5M0-4.5V-2M0 10V5.5"),
    # A lantern on a staff.
    "hermits": "M-8 11V-7.5Q-8-11-4.5-11H4V-8.5M4-8.5L0-4.5V5H8V-4.5zM4-2V1.5",
    # A house with nothing around it.
    "loners": "M-5 5.5V-.5L0-5.5 5-.5V5.5z"
    + "".join(f"M{10.2 * sin(pi * turn / 5):.1f} {-10.2 * cos(pi * turn / 5):.1f}h.1" for turn in range(10)),
    # A sickle.
    "farmsteads": "M-10.5 11L-5.5 6M-7.5 3.5L-3 8M-4.5 5.5Q3 3.5 4-1.5 5-7-1-10.5 10.5-9.5 10.5-.5 9.5 6.5-4 7.2",
    # A crown with pearls.
    "lords": "M-8.5 10.5H8.5M-8.5 6.5L-10-2-4.5 1.5 0-5 4.5 1.5 10-2 8.5 6.5z"
    + _round(0, -9, 1)
    + _round(-9.8, -6, 1)
    + _round(9.8, -6, 1),
    # The heart of the middle board.
    "heartland": (
        "M-5.5-10H5.5L11 0 5.5 10H-5.5L-11 0zM0 5.5L-5 .3Q-6.5-4.7-3-4.7-.8-4.7 0-2 .8-4.7 3-4.7 6.5-4.7 5 .3z"
    ),
    # A helmet with a lamp.
    "tunnel wardens": "M-9 5V1A9 9 0 0 1 9 1V5M-11 9H11L9 5H-9zM0-5A3.2 3.2 0 1 1-.1-5zM0-10.5V-8",
    # Two people.
    "villagers": (
        "M-4.5-10.5a3 3 0 1 1-.1 0zM-10.5 10V3.5Q-10.5-1-4.5-1T1.5 3.5V10z"
        "M6-5a2.5 2.5 0 1 1-.1 0zM5 3Q10.5 3 10.5 7V10H5"
    ),
    # A key.
    "stewards": "M-5.2-5.7A5.7 5.7 0 1 1-5.3-5.7zM.5 0H11M6 0V6M10.5 0V5M-5.2 0h.1",
    "castles": PLACES["castle"].glyph,
}
"""By what scores, as a score names it."""

ECONOMIES: Final = {
    # A mill in the wind.
    "agriculture": "M-4.5 11L-3 0M4.5 11L3 0M-4.5 11H4.5M-8-10.5L8 3.5M8-10.5L-8 3.5M-8-10.5L-4.5-11M8 3.5L4.5 4",
    # Crossed swords.
    "weapons": "M-10-10.5L5.5 5M10-10.5L-5.5 5M2 9L9 2M-2 9L-9 2M6 5.5L10.5 10M-6 5.5L-10.5 10M-10-10.5H-7M10-10.5H7",
    # Seven boards, and the top one.
    "highlands": (
        _round(0, -8, 0.8)
        + _round(0, -8, 2.3)
        + "".join(_round(7.4 * sin(pi * turn / 3), -7.8 * cos(pi * turn / 3), 2.3) for turn in range(1, 6))
        + _round(0, 0, 2.3)
    ),
    # A crate on its way out.
    "export": "M-10.5-.5H3V10.5H-10.5zM-10.5-.5L3 10.5M3-.5L-10.5 10.5M2-4.5L10-10.5M4-10.5H10.5V-4.5",
    # A gate in a hedge.
    "enclosure": "M-10.5-9V10.5M10.5-9V10.5M-10.5-5.5H10.5M-10.5-.2H10.5M-10.5 5H10.5M-10.5 5L10.5-5.5",
    # A tent.
    "pioneers": "M0-8L-10.5 10H10.5zM0-8L-2-11M0-8L2-11M0-1L-4.5 10M0-1L4.5 10",
    # A column.
    "marble": "M-8.5-10.5H8.5M-7-6.5H7M-5-6.5V6.5M0-6.5V6.5M5-6.5V6.5M-7 6.5H7M-8.5 10.5H8.5",
    # A house less, a coin more.
    "salvage": "M-11 10.5V1.5L-4.5-5 2 1.5V10.5zM-7.5 5.5H-1.5" + _round(6.5, -6, 4.5) + _round(6.5, -6, 1),
}

TWISTS: Final = {
    # The head of a wolf.
    "wolves": "M-9.5-11L-4-6H4L9.5-11 10 0 6.5 3 2.5 10H-2.5L-6.5 3-10 0zM-4.5-1L-3-.2M4.5-1L3-.2M-1 7H1",
    # A sign for a road that ends.
    "dead end": "M-10.5-10.5H10.5V10.5H-10.5zM-6-5.5H6V-3.5H-6zM-1.5 6.5V-2H1.5V6.5zM0 0V6",
    # A house with a wider reach.
    "mobility": (
        "M-4.5 5.5V-.5L0-5 4.5-.5V5.5zM7.5-5Q8.8 0 7.5 5M-7.5-5Q-8.8 0-7.5 5M9.8-9Q12.2 0 9.8 9M-9.8-9Q-12.2 0-9.8 9"
    ),
    # A cog.
    "innovation": _gear(8, 7.6, 10.8) + _round(0, 0, 3),
    # One more beside it.
    "settlers": "M-11 10.5V.5L-5.5-5 0 .5V10.5zM3 10.5V5.5L7 1.5 11 5.5V10.5zM3-6H10M6.5-9.5V-2.5",
    # A winding road.
    "roads": "M-10.5 10.5C-9-1 1.5 5.5-3.5-10.5M3 10.5C4 3 10 2 5.5-10.5M-3.5 9.5L-3 7M0 3L1.5 .5M2-4.5L1.5-7",
    # An island with a fir.
    "islands": (
        "M0-11L4.5-5H2.5L5.5 0H-5.5L-2.5-5H-4.5zM0 0V2.5M-9 5.5Q0-.5 9 5.5M-10.4 9.6q2.6-2.6 5.2 0t5.2 0 5.2 0 5.2 0"
    ),
    # A price tag with a minus.
    "bargain": "M0-10.5H10.5V0L0 10.5-10.5 0zM6.5-6.5h.1M-4.5 .5H3",
}

FAMILIES: Final = {"card": CARDS, "talent": TALENTS, "economy": ECONOMIES, "twist": TWISTS}
"""All emblems, by what they belong to."""


def emblem_id(family: str, name: str) -> str:
    """The name under which the emblem of something is defined."""
    return terrain_art.symbol_id(f"{PREFIX}{family}-", name)


def emblem(family: str, name: str) -> str:
    """The definition of the emblem of a card, a talent, an economy or a twist."""
    return terrain_art.emblem(emblem_id(family, name), FAMILIES[family][name])
