"""Vassal: a shield with a tower and a sword, laid down before a crown."""

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
    _lance(art, -22)
    _sword(art, 24)
    # crown
    crown = "M42 20L37 3L49 11L60 0L71 11L83 3L78 20Q60 15 42 20Z"
    art.shaded(crown, MIDDLE, 1.7, 0, 2.1, 1.3, (0.3, 0.55))
    art.shape("M42 20Q60 15 78 20V25Q60 20 42 25Z", LIGHT, 1.4)
    for x, y in ((37, 3), (60, 0), (83, 3)):
        art.shape(ellipse(x, y + 1, 2.4), SPOT, 1.1)
    for across, down in ((50, 19.6), (60, 18.8), (70, 19.6)):
        art.fill(ellipse(across, down + 1, 1.4), SPOT)
    # shield
    shield = "M31 29H89V52C89 69 77 80 60 87C43 80 31 69 31 52Z"
    art.fill("M34 32H92V55C92 72 80 83 63 90C46 83 34 72 34 55Z", INK)
    art.shape(shield, LIGHT, 2)
    field = "M36 34H84V52C84 66 74 75 60 81C46 75 36 66 36 52Z"
    art.shaded(field, SPOT, 1.4, 30, 2.5, 1.7, (0.2, 0.42))
    battlement(art, 50, 44, 20, 27, 4, LIGHT)
    art.shape(rect(47, 68, 26, 6), LIGHT, 1.3)
    art.fill("M56.5 68V61Q60 56 63.5 61V68Z", INK)
    art.fill(rect(58.6, 49, 2.8, 5), INK)


def _sword(art: Engraving, turn: float) -> None:
    """Point down, leaning to the left below."""

    def part(*corners: tuple[float, float]) -> str:
        return polygon(*turned(corners, 60, 52, turn))

    art.shape(part((56.5, 20), (63.5, 20), (63.5, 94), (60, 102), (56.5, 94)), LIGHT, 1.5)
    art.fill(part((60, 20), (63.5, 20), (63.5, 94), (60, 102)), MIDDLE)
    art.shape(part((58, 2), (62, 2), (62, 17), (58, 17)), DARK, 1.3)
    art.shape(part((46, 15), (74, 15), (74, 20), (46, 20)), MIDDLE, 1.5)
    (knob,) = turned([(60, -1)], 60, 52, turn)
    art.shape(ellipse(*knob, 4.2), MIDDLE, 1.4)


def _lance(art: Engraving, turn: float) -> None:
    """With a pennon, leaning to the right below."""

    def part(*corners: tuple[float, float]) -> str:
        return polygon(*turned(corners, 60, 52, turn))

    art.shape(part((58.2, 2), (61.8, 2), (61.8, 104), (58.2, 104)), DARK, 1.3)
    art.shape(part((60, -14), (64, -4), (60, 4), (56, -4)), LIGHT, 1.4)
    art.shaded(part((58, 4), (30, 7), (38, 13), (30, 20), (58, 24)), SPOT, 1.5, 65, 2.3, 1.3, (0.25, 0.45))
