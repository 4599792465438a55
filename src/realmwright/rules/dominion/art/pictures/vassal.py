"""Vassal: a shield with a tower and two swords, laid down before a crown."""

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
    Pair,
    Tones,
    ellipse,
    polygon,
    rect,
    turned,
)
from realmwright.rules.dominion.art.motifs import battlement

TONES: Final = Tones("#fcf6e6", "#ecdcb6", "#bfa98a", "#5d4150", "#1c131c", "#2f6fb8")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, TINT)
    art.rays(60, 34, 12, 110, 30, 4, LIGHT)
    art.fill("M0 78Q60 70 120 78V90H0Z", MIDDLE)
    art.streaks(0, 120, 80, 90, 2.6, 0.8, DARK, 10, 30, 0.3)
    for turn in (-37, 37):
        _sword(art, turn)
    # crown
    crown = "M44 27L40 10L51 18L60 7L69 18L80 10L76 27Q60 22 44 27Z"
    art.shaded(crown, SPOT, 1.7, 0, 2.1, 1.3, (0.3, 0.55))
    art.shape("M44 27Q60 22 76 27V32Q60 27 44 32Z", LIGHT, 1.4)
    for x, y in ((40, 10), (60, 7), (80, 10)):
        art.shape(ellipse(x, y, 2.4), LIGHT, 1.1)
    # shield
    art.fill("M36 39H88V57C88 73 78 82 63 90C48 82 36 73 36 57Z", INK)
    art.shape("M34 36H86V54C86 70 75 80 60 87C45 80 34 70 34 54Z", LIGHT, 2)
    art.shaded("M39 41H81V54C81 67 72 75 60 81C48 75 39 67 39 54Z", SPOT, 1.4, 30, 2.5, 1.7, (0.2, 0.42))
    battlement(art, 52, 51, 16, 20, 3, LIGHT)
    art.shape(rect(49, 69, 22, 5), LIGHT, 1.3)
    art.fill("M57 69V64Q60 60 63 64V69Z", INK)
    art.fill(rect(58.8, 54, 2.4, 4), INK)


def _sword(art: Engraving, turn: float) -> None:
    """Point down behind the shield, turned around its middle."""

    def part(*corners: Pair) -> str:
        return polygon(*turned(corners, 60, 56, turn))

    art.shape(part((56.5, 20), (63.5, 20), (63.5, 96), (60, 104), (56.5, 96)), LIGHT, 1.5)
    art.fill(part((60, 20), (63.5, 20), (63.5, 96), (60, 104)), MIDDLE)
    art.shape(part((57.6, 5), (62.4, 5), (62.4, 17), (57.6, 17)), DARK, 1.3)
    art.shape(part((47, 15), (73, 15), (73, 20), (47, 20)), MIDDLE, 1.5)
    (knob,) = turned([(60, 3)], 60, 56, turn)
    art.shape(ellipse(*knob, 4.2), MIDDLE, 1.4)
