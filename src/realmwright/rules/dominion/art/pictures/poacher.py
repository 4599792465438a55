"""Poacher: a hare before a low sun, and a snare at a bent sapling."""

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
)
from realmwright.rules.dominion.art.motifs import pine, tufts

TONES: Final = Tones("#f8f0d0", "#dcca90", "#8c9c60", "#34493c", "#0e1712", "#ef8b38")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, TINT)
    art.rays(62, 42, 36, 110, 30, 3.6, LIGHT)
    art.fill(ellipse(62, 42, 36), SPOT)
    art.streaks(28, 96, 50, 72, 3.4, 1.1, TINT, 10, 30, 0.35)
    art.fill("M0 68Q30 60 60 65Q92 58 120 66V90H0Z", MIDDLE)
    for x, y, size in ((8, 70, 2.2), (22, 68, 1.4), (112, 70, 2.4), (100, 67, 1.3)):
        pine(art, x, y, size, DARK)
    art.fill("M0 80Q60 72 120 80V90H0Z", INK)
    art.streaks(0, 120, 82, 90, 2.6, 0.7, MIDDLE, 8, 24, 0.4)
    with art.moved(-40, -10.5, 1.16):
        _hare(art)
    # a snare at a bent sapling
    art.tube("M112 88C116 62 110 42 94 40C90 40 88 42 88 46", 4.4, 2, MIDDLE)
    art.fill("M112 50C118 46 119 40 116 36C110 40 109 46 112 50Z", DARK)
    art.fill("M104 42C106 36 104 31 99 29C97 34 99 40 104 42Z", DARK)
    art.tube("M88 44V60", 2.4, 1, LIGHT)
    art.tube("M88 60C80 62 79 76 88 78C97 76 96 62 88 60Z", 2.6, 1.1, LIGHT)
    art.shape(ellipse(88, 60, 2.4), LIGHT, 1.1)
    tufts(art, [(20, 88), (34, 89), (98, 87), (110, 88), (84, 89)], DARK, 2.2, 8)


def _hare(art: Engraving) -> None:
    """A hare that sits, from the left."""
    ear = "M73 46C72 36 76 26 84 20C87 28 84 39 78 48Z"
    art.shaded(ear, TINT, 1.4, 110, 1.8, 1, (0.3, 0.6))
    art.shape(ellipse(99.5, 76.5, 4.4), LIGHT, 1.3)
    body = (
        "M58 54C58 48 63 43.5 69 44C74 44.5 77 48 78 52C89 52 98 60 99 71C99.5 77 98 81 95 82.5L69 83"
        "C65.5 83 65 79.5 69 78.5L72 78C69 73 68 68 68.5 63.5C65 63 61 61 59 58.5C57.5 57 57.5 55.5 58 54Z"
    )
    art.shaded(body, TINT, 1.8, 30, 2.2, 1.5, (0.25, 0.45))
    art.fill("M69 64C73 64 77 66 77 71C77 76 74 80 72 80C69 74 68 69 69 64Z", LIGHT)
    art.line("M80 82C75 72 81 62 91 64", 1.4)
    art.shape("M79 83.5C76 83.5 76 80 80 79.5C86 79 92 78 97 79C98 81 97 83.5 95 83.5Z", TINT, 1.3)
    art.line("M73 66C72 71 74 75 74 79", 1.1)
    ear = "M67 45.5C62 36 62 24 68 16C74 24 75 36 73 46Z"
    art.shape(ear, TINT, 1.6)
    art.fill("M67.5 43C65 35 65.5 27 68 22C70 28 70.5 36 70 43Z", LIGHT)
    art.hatch(ear, 100, 1.8, 1, (0.2, 0.4))
    art.fill("M68 16C71 20 72.8 25 73.2 30L71 27L69.5 31L67.5 27L66 30.5L63.8 28C64.3 23.5 65.5 19.5 68 16Z", INK)
    art.fill("M84 20C85.5 24 85.6 28 84.8 32L83 29L81 32.5L80 28.5L77 31C78.5 26.5 81 22.5 84 20Z", INK)
    art.fill(ellipse(65.6, 51.4, 2.1), INK)
    art.fill(ellipse(65, 50.8, 0.7), LIGHT)
    art.fill(ellipse(58.6, 55.6, 1.4), INK)
    art.lenses([(61, 57, 52, 58), (61, 58, 53, 61), (61, 56, 52, 55)], 0.4)
