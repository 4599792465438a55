"""Council room: three high chairs behind a table, by candlelight."""

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
    ellipse,
    polygon,
    rect,
)
from realmwright.rules.dominion.art.motifs import candle, flame

TONES: Final = Tones("#fff4dc", "#efd19c", "#c98b4c", "#5a382a", "#190f0b", "#4d8a66")


def _chair(art: Engraving, x: float, top: float, width: float) -> None:
    """A chair with an upholstered back under a pointed crest; its seat is behind the table."""
    half, shoulder = width / 2, top + 9
    back = (
        f"M{x - half} 70V{shoulder}Q{x - half} {shoulder - 4} {x - half * 0.5} {shoulder - 4}"
        f"Q{x - half * 0.2} {shoulder - 4} {x} {top}Q{x + half * 0.2} {shoulder - 4} {x + half * 0.5} {shoulder - 4}"
        f"Q{x + half} {shoulder - 4} {x + half} {shoulder}V70Z"
    )
    art.shaded(back, MIDDLE, 1.7, 0, 2.4, 1.2, (0.1, 0.2))
    art.shaded(rect(x - half + 4, shoulder + 3, width - 8, 70 - shoulder), SPOT, 1.3, 45, 2.4, 1.4, (0.25, 0.5))
    for y in (shoulder + 10, shoulder + 19, shoulder + 28):
        art.fill(ellipse(x, y, 1.3), INK)
    for side in (-1, 1):
        art.shape(ellipse(x + side * half, shoulder - 1, 2.8), TINT, 1.2)


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, DARK)
    art.hatch(rect(0, 0, 120, 70), 90, 3.4, 1.4, (0.6, 0.95))
    art.fill(ellipse(60, 44, 54, 42), MIDDLE)
    art.rays(60, 44, 24, 76, 30, 2.6, TINT)
    _chair(art, 28, 17, 25)
    _chair(art, 92, 17, 25)
    _chair(art, 60, 6, 29)
    # table, seen over its near edge
    art.fill("M4 63H116L124 92H-4Z", INK)
    art.shape("M8 60H112L121 75H-1Z", TINT, 1.7)
    art.lenses([(12, 64, 40, 64), (74, 66, 108, 66), (20, 70, 54, 70), (66, 72, 100, 72)], 0.9, MIDDLE)
    art.shaded(rect(-3, 75, 126, 7), MIDDLE, 1.5, 90, 2.6, 1.2, (0.5, 0.85))
    # a treaty on the left, a seal on the right, the candle between them
    art.shape(polygon((22, 63), (42, 62), (44, 71), (19, 72)), LIGHT, 1.3)
    art.lenses([(24, 65, 39, 64.4), (23, 67.5, 40, 67), (22, 70, 36, 69.4)], 0.9, DARK)
    art.shaded(ellipse(90, 67, 5.4, 3), SPOT, 1.2, 40, 1.6, 0.9, (0.3, 0.6))
    art.shaded(ellipse(60, 68, 11, 3.6), MIDDLE, 1.5, 0, 1.8, 1, (0.35, 0.6))
    candle(art, 60, 67, 7.6, 21)
    flame(art, 60, 46, 1.5, TINT)
