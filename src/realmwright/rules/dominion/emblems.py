"""The emblems of Dominion: one for each card.

Each is drawn on a grid of 24 by 24 units around the origin, in whatever colour there is where it is used.
"""

from typing import Final, NamedTuple

from realmwright.drawing import PEN, Point, element, rosette


class Emblem(NamedTuple):
    """What stands for one card: strokes, and areas that are filled."""

    strokes: str
    areas: str = ""


def _disc(x: float, y: float, radius: float) -> str:
    """A round as path data."""
    across = 2 * radius
    return f"M{x - radius:g} {y:g}a{radius:g} {radius:g} 0 1 0 {across:g} 0a{radius:g} {radius:g} 0 1 0 {-across:g} 0z"


_COIN: Final = _disc(0, 0, 10.5)
_WAVES: Final = "q2.75-2.4 5.5 0t5.5 0 5.5 0 5.5 0"

EMBLEMS: Final = {
    # Coins, and how much each is worth.
    "copper": Emblem(_COIN + "M-2.5-4.5H2.5M-2.5 4.5H2.5M0-4.5V4.5"),
    "silver": Emblem(_COIN + "M-5-4.5H5M-5 4.5H5M-2-4.5V4.5M2-4.5V4.5"),
    "gold": Emblem(_COIN + "M-6-4.5H6M-6 4.5H6M-4-4.5V4.5M0-4.5V4.5M4-4.5V4.5"),
    # A house, a manor with two wings, a castle with a flag.
    "estate": Emblem("M-7.5 10.5V-1M7.5 10.5V-1M-11 2L0-9 11 2M-11 10.5H11M-2.5 10V4H2.5V10"),
    "duchy": Emblem("M-5 10.5V-4L0-10 5-4V10.5M-5 1H-11V10.5H11V1H5M0-3.5V-2M-8 5v1.5M8 5v1.5M-1.8 10V6H1.8V10"),
    "province": Emblem(
        "M-11 10.5V-2.5M-11 .5H-5M-8-2.5v2M-5-3.5V10.5M5-3.5V10.5M5 .5H11M8-2.5v2M11-2.5V10.5M-11 10.5H11"
        "M-5-.5H5M-1.7-3.5v2M1.7-3.5v2M0-3.5V-11L5.5-9 0-7M-2 10V7.5a2 2 0 0 1 4 0V10"
    ),
    # A skull.
    "curse": Emblem(
        "M-5.5 5.5Q-9.5 3-9.5-2A9.5 8.5 0 0 1 9.5-2Q9.5 3 5.5 5.5V10.5H-5.5zM-1.8 10V8M1.8 10V8",
        _disc(-4, -1.5, 2.4) + _disc(4, -1.5, 2.4) + "M0 1.5l1.4 2.8h-2.8z",
    ),
    # A quill on its line.
    "bureaucrat": Emblem("M-10.5 10.5L3.5-4M-6 5Q-7-9 10.5-10.5 10.5 4-3.5 5.5zM0 10.5H10.5"),
    # A barrel.
    "cellar": Emblem("M-6.5-10.5H6.5Q10.5 0 6.5 10.5H-6.5Q-10.5 0-6.5-10.5zM-8-5H8M-8 5H8", _disc(0, 0, 1.6)),
    # A small church.
    "chapel": Emblem("M-7.5 10.5V2L0-4 7.5 2V10.5zM0-4V-11M-3-8.3H3M-2 10V6.5a2 2 0 0 1 4 0V10"),
    # Three people behind a table.
    "council room": Emblem(
        "M-11 3H11M-8.5 3V10.5M8.5 3V10.5M-10.5 2.5V1.5a3 3 0 0 1 6 0M-3 2V0a3 3 0 0 1 6 0V2M4.5 1.5a3 3 0 0 1 6 0V2.5",
        _disc(-7.5, -5, 2.4) + _disc(0, -7, 2.4) + _disc(7.5, -5, 2.4),
    ),
    # Pennants on a line.
    "festival": Emblem("M-11-8Q0-3.5 11-8", "M-10.5-7.8L-4.3-5.9-8.2 5.5zM-3-5.7H3L0 8.5zM10.5-7.8L4.3-5.9 8.2 5.5z"),
    # A flower with two leaves.
    "gardens": Emblem(
        "M0-2V11M0 10.5Q-7 10.5-8.5 5-1 4.5 0 10.5 1 4.5 8.5 5 7 10.5 0 10.5", rosette(Point(0, -5.5), 3.6)
    ),
    # A flask.
    "laboratory": Emblem(
        "M-4-10.5H4M-2.2-10.5V-4L-8.5 7.5Q-9 10.5-6.5 10.5H6.5Q9 10.5 8.5 7.5L2.2-4V-10.5M-5.8 3H5.8",
        _disc(-1.8, 6.8, 1.3) + _disc(2.6, 6.2, 1.3),
    ),
    # An open book.
    "library": Emblem(
        "M0-6Q-4.5-9-11-8V7.5Q-4.5 6.5 0 9.5 4.5 6.5 11 7.5V-8Q4.5-9 0-6z"
        "M0-6V9.5M-7.5-3.5l4 .8M-7.5 1l4 .8M7.5-3.5l-4 .8M7.5 1l-4 .8"
    ),
    # A stall under its awning.
    "market": Emblem(
        "M-10.5-10H10.5V-3.5a3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0z"
        "M-3.5-10V-3.5M3.5-10V-3.5M-9 0V10.5M9 0V10.5M-9 5H9"
    ),
    # Two crossed swords.
    "militia": Emblem("M10.5-10.5L-5.5 5.5M-10.5-10.5L5.5 5.5M-9.5 2L-2 9.5M9.5 2L2 9.5M-5.8 5.8L-10 10M5.8 5.8L10 10"),
    # A pick.
    "mine": Emblem("M-10 10.5L5-4.5", "M-8-9.5Q10.5-12.5 9.5 8 6-3.5-8-9.5z"),
    # A gate behind water.
    "moat": Emblem(
        "M-6.5 1.5V-10.5M6.5 1.5V-10.5M-6.5-6.5H6.5M-2.2-10.5v3M2.2-10.5v3M-2.2 1.5V-1a2.2 2.2 0 0 1 4.4 0V1.5"
        f"M-11 5.5{_WAVES}M-11 9.7{_WAVES}"
    ),
    # A pair of scales.
    "moneylender": Emblem(
        "M0-10.5V10.5M-5 10.5H5M-7.5-7.5H7.5M-7.5-7.5L-11 2H-4zM7.5-7.5L11 2H4z"
        "M-11 2a3.5 3.5 0 0 0 7 0M4 2a3.5 3.5 0 0 0 7 0"
    ),
    # A trowel over bricks.
    "remodel": Emblem(
        "M-10.5 1.5H10.5V10.5H-10.5zM-10.5 6H10.5M-3.5 1.5V6M3.5 1.5V6M0 6V10.5M-1-4H1.5L4-8.5H10.5", "M-11.5-4L-1-8V0z"
    ),
    # An anvil.
    "smithy": Emblem("M-11-6.5H10V-2.5H7Q3-2 3 2T7 7.5V9.5H-6V7.5Q-2 6-2 2T-5-2Q-9.5-2.5-11-6.5z"),
    # A throne.
    "throne room": Emblem("M-6 3V-10.5L-3-7 0-11 3-7 6-10.5V3M-9.5-2V10.5M9.5-2V10.5M-9.5 3H9.5M-9.5 7H9.5"),
    # Two houses.
    "village": Emblem("M-11 10.5V4L-5.5-1.5 0 4V10.5zM0 10.5H11V-1L5.5-8 0-1V4M-5.5 10V7M5.5 10V6M5.5-1v.1"),
    # A pointed hat.
    "witch": Emblem("M-6 5.5L0-10.5Q5-10.5 8-6L4-5 6 5.5M-11 8Q-6 5.5 0 5.5T11 8Q6 10.5 0 10.5T-11 8zM-4.5 1.5H5.2"),
    # A mallet.
    "workshop": Emblem("M-9-10.5H9V-3H-9zM-2-3V10.5H2V-3M-5-10.5V-3M5-10.5V-3"),
    # A folded map with a way across it.
    "adventurer": Emblem(
        "M-10.5-7.5L-3.5-10 3.5-7.5 10.5-10V7.5L3.5 10-3.5 7.5-10.5 10z"
        "M-3.5-10V7.5M3.5-7.5V10M-7 4v.1M0 1.5v.1M5.8-2.8l2.6 2.6M8.4-2.8l-2.6 2.6"
    ),
    # A scroll.
    "chancellor": Emblem(
        "M-8-10.5H8a2 2 0 0 1 0 4H-8a2 2 0 0 1 0-4zM-6.5-6.5V6.5M6.5-6.5V6.5"
        "M-8 6.5H8a2 2 0 0 1 0 4H-8a2 2 0 0 1 0-4zM-3-2.5H3M-3 1.5H3"
    ),
    # A goblet.
    "feast": Emblem("M-6.5-10.5H6.5V-6Q6.5 1 0 1T-6.5-6zM0 1V10M-5 10.5H5M-6.5-6H6.5"),
    # An eye.
    "spy": Emblem("M-11 1Q0-11 11 1 0 13-11 1zM-8-8Q0-12.5 8-8", _disc(0, 1, 3.2)),
    # A mask.
    "thief": Emblem(
        "M-11-4.5Q-5.5-7 0-4 5.5-7 11-4.5 11.5 4 6 5.5 2.5 6 0 2-2.5 6-6 5.5-11.5 4-11-4.5z",
        _disc(-5.2, -0.3, 2) + _disc(5.2, -0.3, 2),
    ),
    # An axe.
    "woodcutter": Emblem("M-3 11V-11", "M-7.5-8.5H1Q5.5-8.5 8.5-11 11.5-4 8.5 3 5.5 .5 1 .5H-2V-2H-7.5z"),
    # A vase.
    "artisan": Emblem(
        "M-4-10.5H4M-2.5-10.5V-7Q-8.5-4-8.5 1.5T-4 10.5H4Q8.5 7 8.5 1.5T2.5-7V-10.5"
        "M-8 0l3 3 2.5-3 2.5 3 2.5-3 2.5 3 3-3"
    ),
    # A hat, two eyes, a kerchief.
    "bandit": Emblem(
        "M-11-3.5H11M-6-3.5L-4.5-10.5Q0-8.5 4.5-10.5L6-3.5M-6.5-3.5V3M6.5-3.5V3",
        "M-7.5 2.5Q0 .5 7.5 2.5L0 11.5z" + _disc(-2.8, -0.3, 1.4) + _disc(2.8, -0.3, 1.4),
    ),
    # A herald's trumpet with its cloth.
    "harbinger": Emblem("M-11-6.5H6M-7.5-6.5V8.5L-2.5 5 2.5 8.5V-6.5", "M4-6.5L11.5-11V-2z"),
    # A full purse.
    "merchant": Emblem(
        "M-3-5.5Q-9.5 0-9.5 5.5-9.5 10.5 0 10.5T9.5 5.5Q9.5 0 3-5.5zM-3-5.5L-5-10.5 0-9 5-10.5 3-5.5" + _disc(0, 4, 2.5)
    ),
    # A bow and an arrow.
    "poacher": Emblem("M-3-10.5Q12 0-3 10.5M-3-10.5L-7 0-3 10.5M-11 0H10.5M7-3.5L10.5 0 7 3.5"),
    # A watchtower.
    "sentry": Emblem(
        "M-8.5-5.5L0-10.5 8.5-5.5zM-6-5.5V1.5H6V-5.5M-6-1.5H6M-5 1.5L-8 11M5 1.5L8 11M-6.2 5.5L7 8.5M6.2 5.5L-7 8.5"
    ),
    # Somebody who kneels, with a sword.
    "vassal": Emblem(
        "M-2.5-3.5L-4.5 4 3 3.5 3.5 10.5H5M-4.5 4L-3 10.5H-10.5M-3-1.5L8 0M8-9.5V10.5M5-4.5H11", _disc(-1.5, -8, 3)
    ),
}
"""By the name of the card."""


def emblem_id(name: str) -> str:
    """The name under which the emblem of a card is defined."""
    return "rw-dom-card-" + name.replace(" ", "-")


def emblem(name: str) -> str:
    """The definition of an emblem."""
    look = EMBLEMS[name]
    parts = [element("path", d=look.strokes, stroke="currentColor", stroke_width=2, **PEN)]
    if look.areas:
        parts.append(element("path", d=look.areas, fill="currentColor"))
    return element("g", *parts, id=emblem_id(name))
