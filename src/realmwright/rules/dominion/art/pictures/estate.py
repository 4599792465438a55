"""Estate: a house by its field."""

from typing import Final

from realmwright.rules.dominion.art.engraving import DARK, INK, LIGHT, MIDDLE, SPOT, TINT, WHOLE, Engraving, Tones, rect
from realmwright.rules.dominion.art.motifs import house, tree

TONES: Final = Tones("#f8f4de", "#d3dfae", "#93b06a", "#4b6a37", "#17220f", "#b9573b")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, LIGHT)
    art.streaks(0, 120, 5, 34, 3.4, 0.7, MIDDLE, 14, 40, 0.45)
    art.fill("M0 44Q26 30 58 40Q92 28 120 42V60H0Z", MIDDLE)
    art.hatch("M0 44Q26 30 58 40Q92 28 120 42V60H0Z", 62, 2.4, 0.9, (0.3, 0.6))
    art.fill("M0 56Q60 46 120 56V90H0Z", TINT)
    furrows = [(34 + 11 * k, 92, 34 + 3.2 * k, 56) for k in range(-13, 14)]
    art.wedges(furrows, 1.9, DARK)
    art.fill("M70 90C72 76 66 70 62 64L70 63C80 70 92 78 100 90Z", LIGHT)
    art.line("M70 90C72 76 66 70 62 64M100 90C92 78 80 70 70 63", 0.9)
    tree(art, 28, 62, 1.25, MIDDLE)
    tree(art, 99, 66, 1.5, MIDDLE)
    house(art, 43, 65, 38, 17, 15, LIGHT, SPOT)
    art.shaded(rect(70, 28, 5, 12), TINT, 1, 0, 1.4, 0.7, (0.5, 0.8))
    art.lenses([(73, 26, 77, 18), (77, 18, 74, 11), (74, 11, 80, 4)], 1.2, DARK)
    art.fill(rect(67, 53, 3, 4), INK)
    art.fill(rect(74, 53, 3, 4), INK)
    for x in range(6, 46, 7):
        art.line(f"M{x} {77 + (x % 3)}v-5M{x + 7} {77 + ((x + 7) % 3)}v-5M{x} {74 + (x % 3)}h7", 1)
