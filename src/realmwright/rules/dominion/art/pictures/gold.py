"""Gold: a crowned coin in a hoard."""

from typing import Final

from realmwright.rules.dominion.art.engraving import DARK, INK, MIDDLE, SPOT, WHOLE, Engraving, Tones
from realmwright.rules.dominion.art.motifs import coin, flat_coin

TONES: Final = Tones("#fff6d6", "#f7dc82", "#dca92a", "#8f6408", "#2b1d03", "#ffe48f")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, MIDDLE)
    art.rays(60, 40, 18, 100, 26, 4.6, SPOT)
    art.fill("M0 70Q60 60 120 70V90H0Z", DARK)
    art.streaks(0, 120, 74, 90, 3.2, 0.8, INK, 12, 36, 0.3)
    for x, y in ((16, 62), (104, 62), (26, 71), (94, 71), (10, 76), (110, 76)):
        flat_coin(art, x, y, 14, 4.6, 5)
    coin(art, 60, 40, 32, 3)
    for x, y in ((34, 81), (86, 81), (60, 82)):
        flat_coin(art, x, y, 14.5, 4.6, 5)
    art.shaded("M47 14L44 3L52 8L60 0L68 8L76 3L73 14Q60 10 47 14Z", SPOT, 1.2, 0, 1.8, 1, (0.3, 0.6))
