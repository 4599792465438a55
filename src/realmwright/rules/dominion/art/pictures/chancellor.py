"""Chancellor: a face before the great seal."""

from math import cos, radians, sin
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
    mirror,
    polygon,
)

TONES: Final = Tones("#fdf3e2", "#ecccab", "#b9a58c", "#2c4272", "#10162a", "#dfa92f")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, MIDDLE)
    art.rays(60, 43, 30, 110, 36, 2.6, TINT)
    # great seal behind the head
    art.shape(ellipse(60, 43, 39), SPOT, 1.4)
    art.lenses(
        [
            (60 + 34 * cos(a), 43 + 34 * sin(a), 60 + 38.4 * cos(a), 43 + 38.4 * sin(a))
            for a in [radians(k * 6) for k in range(60)]
        ],
        0.7,
    )
    art.shaded(ellipse(60, 43, 33.5), LIGHT, 1.3, 45, 2.2, 1.1, (0.1, 0.2))
    for k in range(44):
        a = radians(k * 360 / 44)
        if k % 5 == 0:
            art.fill(ellipse(60 + 29.5 * cos(a), 43 + 29.5 * sin(a), 1.1), DARK)
        else:
            b = a + (0.04 if k % 2 else -0.05)
            art.lenses([(60 + 27.6 * cos(a), 43 + 27.6 * sin(a), 60 + 31.4 * cos(b), 43 + 31.4 * sin(b))], 1, DARK)
    art.line(ellipse(60, 43, 25.5), 0.9, DARK)
    # robe
    robe = "M8 92C10 74 24 66 42 61H78C96 66 110 74 112 92Z"
    art.shaded(robe, DARK, 1.5, 62, 2.6, 1.1, (0.3, 0.55))
    art.line("M28 92C27.5 85 29 79 32 75M92 92C92.5 85 91 79 88 75", 1.1)
    art.lenses([(14, 84, 20, 75), (20, 88, 24, 77), (33, 90, 36, 79), (97, 80, 103, 90), (85, 80, 88, 90)], 0.9, TINT)
    # fur collar
    for m in (1, -1):
        at = mirror(m)
        fur = (
            f"M{at(60)} 66C{at(52)} 64 {at(47)} 60 {at(45)} 55C{at(38)} 58 {at(33)} 62 {at(31)} 68"
            f"C{at(38)} 72 {at(42)} 80 {at(43)} 92H{at(56)}C{at(55)} 82 {at(56)} 74 {at(60)} 66Z"
        )
        art.shape(fur, LIGHT, 1.3)
        for x, y in ((39, 64), (46, 68), (44, 75), (51, 74), (49, 83), (50, 66)):
            art.fill(polygon((at(x), y - 1.8), (at(x + 1.1), y + 1.5), (at(x), y + 2.6), (at(x - 1.1), y + 1.5)), INK)
    # head
    fc = "M47 30V42C47 54 53 61 60 62C67 61 73 54 73 42V30Z"
    art.shaded(fc, TINT, 1.4, 0, 1.9, 1.1, (0.2, 0.34))
    # ears and hair
    for m in (1, -1):
        at = mirror(m)
        art.shaded(
            f"M{at(47.5)} 27C{at(42)} 32 {at(42)} 44 {at(44.5)} 52C{at(48)} 51 {at(49)} 44 {at(48.5)} 38Z",
            MIDDLE,
            1.1,
            90,
            1.5,
            0.9,
            (0.5, 0.9),
        )
        art.line(f"M{at(50)} 35.5Q{at(53.5)} 32.8 {at(57.5)} 35.8", 1.9)
        art.fill(ellipse(at(54), 38.8, 1.9, 1.5), INK)
        art.line(f"M{at(51.5)} 41.5Q{at(54)} 42.8 {at(56.5)} 41.5", 0.6)
    art.line("M59 37L57.5 45.5Q60 47.5 62.5 45.5", 1.1)
    # beard
    bd = "M48 45C50 49 54 48 56 47.5Q60 45.5 64 47.5C66 48 70 49 72 45C73 57 68 65 60 69C52 65 47 57 48 45Z"
    art.shape(bd, LIGHT, 1.3)
    art.wedges(
        [
            (52, 51, 56, 62),
            (55, 52, 58, 65),
            (65, 52, 62, 66),
            (68, 51, 64.5, 62),
            (60, 54, 60, 67),
            (70, 48, 67.5, 58),
            (50, 48, 52.5, 58),
        ],
        1.2,
    )
    art.fill("M56 50.5Q60 49 64 50.5Q60 53.5 56 50.5Z", INK)
    # cap
    cap = "M42 27C36 18 42 8 60 7C78 8 84 18 78 27Z"
    art.shaded(cap, DARK, 1.5, 55, 2.1, 1.2, (0.4, 0.7))
    art.shape("M44 26Q60 21 76 26V32Q60 27 44 32Z", DARK, 1.3)
    art.lenses([(47, 28.5, 73, 28.5)], 0.6, TINT)
    art.shape(ellipse(60, 25, 3.6), SPOT, 1.1)
    art.fill(ellipse(60, 25, 1.2), INK)
    # chain
    for left in range(30, 91, 5):
        sag = 66 + 9 * (1 - ((left - 60) / 30) ** 2) ** 0.9
        art.shape(ellipse(left, sag, 3.1, 2.5), SPOT, 1.1)
        art.fill(ellipse(left, sag, 1.1, 0.8), INK)
    art.shaded(ellipse(60, 78.5, 7.6), SPOT, 1.4, 45, 1.7, 0.9, (0.25, 0.5))
    art.shape(ellipse(60, 78.5, 4.4), LIGHT, 0.9)
    art.fill(
        polygon(
            (60, 74.8), (61.2, 77.3), (63.7, 78.5), (61.2, 79.7), (60, 82.2), (58.8, 79.7), (56.3, 78.5), (58.8, 77.3)
        ),
        INK,
    )
