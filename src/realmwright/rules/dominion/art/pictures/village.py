"""Village: red roofs around a well, and a church."""

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
from realmwright.rules.dominion.art.motifs import house

TONES: Final = Tones("#fef8e8", "#f2dcae", "#d6a866", "#7b5530", "#251a10", "#c2533a")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, LIGHT)
    art.fill(ellipse(88, 24, 11), SPOT)
    art.streaks(0, 120, 6, 36, 3.2, 0.8, MIDDLE, 14, 44, 0.4)
    art.fill("M0 46Q30 32 62 42Q92 30 120 44V66H0Z", TINT)
    art.hatch("M0 46Q30 32 62 42Q92 30 120 44V66H0Z", 62, 2.4, 0.9, (0.3, 0.6), tone=DARK)
    # church behind
    art.shaded(rect(54, 28, 11, 26), LIGHT, 1, 0, 2, 1, (0.4, 0.6))
    sp = polygon((52, 29), (59.5, 4), (67, 29))
    art.shaded(sp, DARK, 1, 76, 1.8, 0.9, (0.4, 0.7))
    art.line("M59.5 5V0M57.5 2H61.5", 1)
    art.fill("M57.5 40V35Q59.5 32 61.5 35V40Z", INK)
    house(art, 20, 60, 25, 11, 11, LIGHT, SPOT, door=False)
    house(art, 72, 59, 27, 11, 12, LIGHT, SPOT, left=True, door=False)
    art.fill("M0 62Q60 54 120 62V90H0Z", TINT)
    art.streaks(0, 120, 68, 90, 3, 0.7, MIDDLE, 8, 26, 0.4)
    art.fill("M44 90Q58 76 54 62H64Q66 76 82 90Z", LIGHT)
    art.line("M44 90Q58 76 54 62M82 90Q66 76 64 62", 0.9)
    house(art, 12, 80, 36, 17, 16, LIGHT, SPOT)
    house(art, 73, 81, 37, 17, 16, LIGHT, SPOT, left=True)
    art.fill(rect(39, 68, 3, 4), INK)
    art.fill(rect(78.5, 69, 3, 4), INK)
    art.lenses([(20, 43, 17, 34), (17, 34, 21, 26), (102, 45, 106, 36), (106, 36, 103, 28)], 1.4, DARK)
    # well
    art.shaded(rect(57, 68, 10, 7), MIDDLE, 1, 0, 1.7, 0.8, (0.5, 0.8))
    art.line("M57.5 68V60M66.5 68V60", 1.2)
    art.shape(polygon((54.5, 61), (62, 55.5), (69.5, 61)), DARK, 1)
