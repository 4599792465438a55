"""Copper: a worn coin on a table."""

from typing import Final

from realmwright.rules.dominion.art.engraving import DARK, INK, LIGHT, TINT, WHOLE, Engraving, Tones
from realmwright.rules.dominion.art.motifs import coin, flat_coin

TONES: Final = Tones("#fbe9d6", "#efc29c", "#cd7f45", "#8a4620", "#2c1508", "#e8a06a")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, TINT)
    art.rays(60, 40, 20, 100, 30, 3.6, LIGHT)
    art.fill("M0 68Q60 60 120 68V90H0Z", DARK)
    art.streaks(0, 120, 71, 90, 2.6, 0.7, INK, 12, 36, 0.25)
    flat_coin(art, 28, 72, 14, 4.6)
    flat_coin(art, 94, 74, 14, 4.6)
    coin(art, 60, 42, 31, 1)
    flat_coin(art, 70, 79, 15, 4.6, 4.5)
