"""The emblems of what earns gold: one for each Kingdom Builder card, and one for castles.

Each is drawn in strokes on a grid of 24 by 24 units around the origin, in whatever colour there is where it is used.
"""

from typing import Final

from realmwright.drawing import PEN, element
from realmwright.rules.kingdom_builder.glyphs import PLACES

EMBLEMS: Final = {
    # A fish, looking to the left.
    "fishermen": "M-11 0Q-3.5-12.5 5 0-3.5 12.5-11 0zM5 0L10.5-6V6zM-6.5-1v.1M-1.5-4.2Q.8 0-1.5 4.2",
    # A pair of scales.
    "merchants": (
        "M0-10.5V10M-5 10.5H5M-7.5-7H7.5M-7.5-7L-11 2.5M-7.5-7L-4 2.5"
        "M7.5-7L11 2.5M7.5-7L4 2.5M-11 3H-4Q-7.5 8-11 3zM11 3H4Q7.5 8 11 3z"
    ),
    # A compass with its needle.
    "discoverers": "M0-10.5A10.5 10.5 0 1 1-.1-10.5zM5-5L2 2-5 5-2-2z",
    # One hut on a wide plain, with smoke.
    "hermits": "M-5.5 9V2M5.5 9V2M-8 4L0-3.5 8 4M-11 9.5H11M0 9V5.5M4-4.5q-1.5-1.6 0-3t0-3",
    # Houses wall to wall.
    "citizens": "M-4 10V-4L0-9.5 4-4V10M-4 2.5L-7.5-2-11 2.5V10H11V2.5L7.5-2 4 2.5M0-2v.1M0 10V5",
    # A pick.
    "miners": "M-9.5 10.5L4.5-4.5M-5-9.5Q10-12.5 9.5 5 7.5-5.5-5-9.5z",
    # A hammer.
    "workers": "M-1.2-10.5L-10.5-1.2-6.5 2.8 2.8-6.5zM-1.8-1.8L10 10",
    # A closed helmet.
    "knights": "M-8 6V-2.5A8 8 0 0 1 8-2.5V6L0 11zM-8-2H8M0-2V11M4 3v.1M-4 3v.1",
    # A crown.
    "lords": "M-8.5 9.5L-10.5-5-4.5 0 0-9 4.5 0 10.5-5 8.5 9.5zM-8 5H8",
    # A digging fork.
    "farmers": "M-8-10.5V-3Q-8-1-6-1H6Q8-1 8-3V-10.5M-2.7-10.5V-1M2.7-10.5V-1M0-1V10.5M-3 10.5H3",
    "castles": PLACES["castle"].glyph,
}
"""By the source of the gold, as a score names it."""


def emblem_id(name: str) -> str:
    """The name under which the emblem of a card, or of castles, is defined."""
    return "rw-kb-card-" + name


def emblem(name: str) -> str:
    """The definition of an emblem."""
    return element("path", id=emblem_id(name), d=EMBLEMS[name], stroke="currentColor", stroke_width=2, **PEN)
