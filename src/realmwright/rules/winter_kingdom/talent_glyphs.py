"""What stands for each talent of Winter Kingdom: it shows what the talent does, not only what it is called.

A plus says that something is built, an arrow that a house is moved. Strokes on a grid of 24 by 24 units.
"""

from typing import Final

_PLUS: Final = "M1.5-6.5H9.5M5.5-10.5V-2.5"
_BUILD: Final = "M-10.5-1.5V-6.5L-6.5-10.8-2.5-6.5V-1.5z" + _PLUS
"""In the upper half; the land that it is about lies below."""
_BESIDE: Final = "M1 10.5V5L5.5 .5 10 5V10.5z" + _PLUS
"""In the right half; what it is built next to stands on the left."""
_ALONG: Final = "M-10.5 7.5H9.5M6 4L9.5 7.5 6 11"
"""An arrow below what moves."""


def _dots(*places: tuple[float, float]) -> str:
    """Full rounds, as strokes."""
    return "".join(f"M{x:g} {y - 1:g}a1 1 0 1 1-.1 0z" for x, y in places)


def _row(sign: str, *columns: float) -> str:
    """The same sign, in moves from its top, several times in the lower half."""
    return "".join(f"M{x:g} 2.5{sign}" for x in columns)


TALENTS: Final = {
    # An anchor.
    "port": ("M-4.5-6V10.5M-4.5-6a2 2 0 1 1 .1 0M-8-2.5H-1M-11 4Q-10 10-4.5 10.5 1 10 2 4M2.5-6.5H10.5M6.5-10.5V-2.5"),
    # A house and its land: grass, firs, a steaming pool, flowers; a chapel on the fells; and snow.
    "pasture": _BUILD + _row("v8q-.5-4-4-6m4 6q.5-4 4-6", -5.5, 5.5),
    "sawmill": _BUILD + _row("l2.8 5.5h-5.6zm0 5.5v2.8", -7, 0, 7),
    "hot springs": (
        _BUILD + "M-10.5 8Q-9 10.8 0 10.8T10.5 8M-5 6q-1.4-1.3 0-2.6t0-2.6M0 6.5q-1.4-1.3 0-2.6t0-2.6"
        "M5 6q-1.4-1.3 0-2.6t0-2.6"
    ),
    "garden": _BUILD + _row("m-3.5 0v2q0 3 3.5 3t3.5-3v-2l-3.5 2zm3.5 5v3.5", -5.5, 5.5),
    "monastery": (
        "M-6.5-11V-7M-8.5-9.3H-4.5M-10.5-1V-4L-6.5-7-2.5-4V-1z"
        + _PLUS
        + "M-11 10.5L-8 4.5-4.5 7-1 2.5 3 8 6 5 11 10.5z"
    ),
    "hunting lodge": _BUILD + _row("v8.4m-3.6-6.3l7.2 4.2m0-4.2l-7.2 4.2", -5.5, 5.5),
    # A mountain with a mouth.
    "mine": "M-11 10.5L-4-4 1 5 4 1.5 11 10.5zM-6 10V8a2 2 0 0 1 4 0V10M2.5-6.5H10.5M6.5-10.5V-2.5",
    # What a house is built beside: a keep, an ear of corn, a shield.
    "market": "M-11-10.5V-6L-9.8-4.5V10.5H-4.2V-4.5L-3-6V-10.5M-11-7H-3M-7-10.5v3M-7 1V4" + _BESIDE,
    "farm": (
        "M-7 10.5V-4M-7-4.5q-2.4-2.8 0-6 2.4 3.2 0 6zM-7 .5q-4-.2-4-4.2 4 0 4 4.2 0-4.2 4-4.2 0 4-4 4.2z"
        "M-7 6q-4-.2-4-4.2 4 0 4 4.2 0-4.2 4-4.2 0 4-4 4.2z" + _BESIDE
    ),
    "barracks": "M-11-8H-2.5V1Q-2.5 6-6.8 9-11 6-11 1zM-6.8-8V9M-11-1H-2.5" + _BESIDE,
    # A mug over a row that goes on.
    "tavern": (
        "M-9-10.5H0V0H-9zM0-8H2.5Q4.5-8 4.5-5.2T2.5-2.5H0M-6-7V-3.5M-3-7V-3.5M5.4 7H11M8.2 4.2V9.8"
        + _dots((-9, 7), (-3.7, 7), (1.6, 7))
    ),
    # A flag, and the one hex beside it.
    "outpost": (
        "M-5.3-2.5L0 .5V7L-5.3 10-10.6 7V.5zM0 .5L5.3-2.5 10.6 .5V7L5.3 10 0 7M-5.3 3.5V-11L1-8.8-5.3-6.5"
        "M3 3.8H7.6M5.3 1.5V6.1"
    ),
    # A tower where the land ends.
    "tower": (
        "M-10.5-10.8V-6.5L-9-4.5V5.5M-1.5-10.8V-6.5L-3-4.5V5.5M-10.5-7.5H-1.5M-6-10.8v3M-6-2V1M-11 5.5H4L6.5 11" + _PLUS
    ),
    # A house on the middle board.
    "homestead": "M-5.5-10H5.5L11 0 5.5 10H-5.5L-11 0zM-5 5.5V-.5L0-5.5 5-.5V5.5zM-2 2.2H2M0 .2V4.2",
    # From one card to the next.
    "crossroads": (
        "M-11-2H-2.5V10.5H-11zM2.5-2H11V10.5H2.5zM4.9 4.3H8.6M6.8 2.4V6.1M-6.8-5.5Q0-12.5 6-6.5M6.8-11V-5.7H1.5"
    ),
    # A jump over one hex, and a house where it began.
    "caravan": "M-8 0Q-1-15 7-.5M8-6V.5H1.5M-11 7H-4.5M-7.8 3.8V10.2M8.2 4.5a2.5 2.5 0 1 1-.1 0z" + _dots((0.2, 7)),
    # Two steps.
    "mule": "M-11 6V-1L-6.5-5.5-2-1V6zM2-5L7 .5 2 6M6.5-5L11 .5 6.5 6",
    # A curled board.
    "toboggan": "M-10.5-7H7M3.5-10.5L7-7 3.5-3.5M-11 10H3Q10.5 10 10.5 5T6 1M-11 6H3Q6.3 6 6.3 4.2",
    # The head of a horse.
    "horse": (
        "M-5.5 10.5H8.5Q9.5-1 4.5-6.5 1-9.7-2.5-9L-3-11-5-8-10.5-1.5-8.5 2.5-5.5 1.5-1.5 .5Q-1.5 5-5.5 10.5zM-3.5-5v.1"
    ),
    # Over the mountains.
    "guide": "M-11 10.5L-5 1-1.5 6 3.5-2 11 10.5zM-10-2.5Q-1-16 8.5-4.5M9.5-10V-3.5H3",
    # A paw, and on.
    "dog sled": (
        "M0-4Q-3.5-4-4.5-.5-5 2.2-2 1.9H2Q5 2.2 4.5-.5 3.5-4 0-4z"
        + _dots((-7.6, -4), (-3, -8.8), (3, -8.8), (7.6, -4))
        + _ALONG
    ),
    # A coach, and on.
    "carriage": (
        "M-10-10.5H5M-8.5-10.5V-3H9.5V-7H3.5V-10.5M-5-7h4.5M-5-2.5a2.6 2.6 0 1 1-.1 0zM5.5-2.5a2.6 2.6 0 1 1-.1 0z"
        + _ALONG
    ),
    # A cart, and on.
    "wagon": "M-10-10.5H6.5L4.5-4.5H-8zM5.5-7.5L11-10.5M-2-4.5a3 3 0 1 1-.1 0z" + _ALONG,
    # On runners up to a wall.
    "sleigh": (
        "M-10.8-5.5Q-9.5-8-8-5.5V-1.5Q-8 2.5-4.5 2.5H.5Q4.5 2.5 4.5-1M-5 2.5V8.5M1 2.5V8.5"
        "M-11 8.5H2.5Q6.5 8.5 6.5 4.5M10.5-11V11M-4-7.5H6M3-10.5L6-7.5 3-4.5"
    ),
    # In at one, out at another.
    "tunnel": "M-10 10.5V-.5A10 10 0 0 1 10-.5V10.5M-5.5 5H5M1.5 1.5L5 5 1.5 8.5",
}
"""By the name of the talent; the tunnel card is one of them."""
