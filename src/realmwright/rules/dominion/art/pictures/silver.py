"""Silver: a coin between stacks of others."""

from typing import Final

from realmwright.rules.dominion.art.engraving import DARK, INK, LIGHT, TINT, WHOLE, Engraving, Tones
from realmwright.rules.dominion.art.motifs import coin, flat_coin

TONES: Final = Tones("#f7f8f7", "#d9dee0", "#a3aeb3", "#56646b", "#1b2226", "#eef2f3")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, TINT)
    art.rays(60, 40, 20, 100, 34, 3.2, LIGHT)
    art.fill("M0 68Q60 60 120 68V90H0Z", DARK)
    art.streaks(0, 120, 72, 90, 3.2, 0.8, INK, 12, 36, 0.3)
    for x, y in ((23, 76), (24, 69), (23, 62), (99, 77), (98, 70)):
        flat_coin(art, x, y, 13.5, 4.4, 5.4)
    coin(art, 60, 42, 31, 2)
    flat_coin(art, 54, 81, 14, 4.4, 5)
