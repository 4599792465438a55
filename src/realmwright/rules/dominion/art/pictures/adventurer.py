"""Adventurer: an open chest in a cave."""

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
from realmwright.rules.dominion.art.motifs import flat_coin, stars

TONES: Final = Tones("#fff4d2", "#e6d9a6", "#86a08c", "#2f5156", "#0d191c", "#eda32f")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, DARK)
    art.fill(ellipse(60, 42, 50, 44), MIDDLE)
    art.fill(ellipse(60, 42, 36, 32), TINT)
    art.rays(60, 46, 14, 66, 26, 3, LIGHT)
    # the mouth of the cave
    cave = (
        "M0 0H120V90H108L110 74L104 62L109 50L102 40L104 26L94 18L88 8L76 10L66 3L52 6L42 2L32 10L24 12"
        "L20 24L14 30L17 42L10 52L15 64L10 76L13 90H0Z"
    )
    art.shape(cave, INK, 1)
    cracks = [(18, 24, 6, 18), (14, 32, 3, 34), (10, 52, 1, 50), (15, 64, 4, 68), (102, 40, 115, 38)]
    cracks += [(104, 26, 116, 20), (109, 50, 119, 54), (104, 62, 117, 66), (32, 10, 26, 2), (88, 8, 96, 1)]
    art.lenses(cracks, 1.1, MIDDLE)
    art.fill("M0 78L30 74L60 76L92 73L120 76V90H0Z", INK)
    art.streaks(0, 120, 80, 90, 3, 0.7, MIDDLE, 8, 24, 0.5)
    # the lid, thrown back
    lid = "M30 42L33 22Q35 12 45 11H75Q85 12 87 22L90 42Z"
    art.shaded(lid, MIDDLE, 1.9, 90, 2.8, 1.5, (0.4, 0.8))
    art.shape("M36 42L38.5 24Q40 17 47 16.5H73Q80 17 81.5 24L84 42Z", INK, 1.4)
    for x in (42, 78):
        art.shape(polygon((x - 3, 11.5), (x + 3, 11.5), (x + 4, 42), (x - 4, 42)), SPOT, 1.3)
    # the hoard
    for x, y in ((44, 42), (76, 42), (60, 37), (52, 45), (68, 45), (37, 47), (83, 47), (60, 48)):
        flat_coin(art, x, y, 9.5, 3.6, 3.4, SPOT, SPOT)
    art.shaded("M48 36L46 24L53 30L60 21L67 30L74 24L72 36Q60 32 48 36Z", SPOT, 1.5, 0, 1.9, 1.1, (0.3, 0.55))
    stars(art, [(34, 30, 4), (88, 26, 3.4), (60, 14, 3.4)])
    # the chest itself
    chest = rect(28, 50, 64, 31)
    art.shaded(chest, MIDDLE, 1.9, 90, 3, 1.5, (0.4, 0.85))
    art.line("M28 61H92M28 71H92", 1.2)
    art.shaded(rect(26, 48, 68, 6), SPOT, 1.5, 90, 2.6, 1, (0.35, 0.6))
    for x in (34, 80):
        art.shaded(rect(x, 50, 7, 31), SPOT, 1.4, 0, 2.2, 1, (0.3, 0.5))
        for y in (57, 66, 75):
            art.fill(ellipse(x + 3.5, y, 1.1), INK)
    art.shaded("M52 50H68V63Q68 69 60 70Q52 69 52 63Z", LIGHT, 1.6, 0, 2, 1.1, (0.3, 0.5))
    art.fill(ellipse(60, 58, 3), INK)
    art.fill(polygon((58.8, 59), (61.2, 59), (62.2, 66), (57.8, 66)), INK)
