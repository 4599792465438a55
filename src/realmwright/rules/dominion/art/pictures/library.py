"""Library: an open book before a shelf."""

from typing import Final

from realmwright.rules.dominion.art.engraving import (
    DARK,
    INK,
    LIGHT,
    MIDDLE,
    SPOT,
    TINT,
    WHOLE,
    Engraving,
    Tones,
    mirror,
    rect,
)

TONES: Final = Tones("#fdf3dc", "#e6cba0", "#b98a5a", "#5c3f2e", "#1a110b", "#35628f")

_SPINES: Final = (
    *((-4, 12, 40, SPOT), (8, 10, 34, TINT), (18, 13, 42, MIDDLE), (31, 9, 36, SPOT), (40, 12, 40, DARK)),
    *((52, 10, 33, TINT), (62, 13, 42, SPOT), (75, 9, 35, MIDDLE), (84, 13, 41, TINT), (97, 11, 37, SPOT)),
    (108, 14, 42, MIDDLE),
)
"""Where each book stands, how thick and how tall it is, and its tone."""


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, INK)
    for x, thick, tall, tone in _SPINES:
        spine = rect(x, 46 - tall, thick, tall)
        art.shaded(spine, tone, 1.4, 0, 2.6, 1.2, (0.2, 0.45))
        band = SPOT if tone == TINT else TINT
        art.fill(rect(x + 0.8, 46 - tall * 0.86, thick - 1.6, 2.2), band)
        art.fill(rect(x + 0.8, 46 - tall * 0.3, thick - 1.6, 2.2), band)
    art.shape(rect(-2, 46, 124, 6), MIDDLE, 1.5)
    art.lenses([(0, 49.4, 52, 49.4), (58, 49.4, 120, 49.4)], 0.9, DARK)
    art.fill(rect(0, 52, 120, 38), DARK)
    art.streaks(0, 120, 56, 90, 3, 0.8, INK, 12, 34, 0.25)
    # the book: its cover, then a page on either side
    art.fill("M14 84Q60 96 106 84V92H14Z", INK)
    art.shape("M12 36L60 48L108 36V80Q80 76 60 87Q40 76 12 80Z", SPOT, 1.8)
    for side in (1, -1):
        at = mirror(side)
        page = f"M60 82C{at(49)} 71 {at(31)} 70 {at(17)} 74V31C{at(31)} 27 {at(49)} 28 60 40Z"
        art.shape(page, LIGHT, 1.8)
        art.wedges([(at(59.4), 43 + row * 4, at(51 + row % 2 * 2), 40.6 + row * 3.9) for row in range(10)], 1.2)
        lines = [(at(22), 36 + row * 5.4, at(46), 37.4 + row * 5.6) for row in range(6)]
        art.lenses(lines if side < 0 else lines[2:], 1.7, DARK)
    # an initial
    art.shape("M78 34Q89 32.5 96 34.5V43Q89 41 78 43Z", SPOT, 1.2)
    art.line("M60 40V83", 1.8)
    art.shape("M57.6 39H62.4V89L60 85.5L57.6 89Z", SPOT, 1.1)
