"""Spy: an eye behind a keyhole."""

from math import cos, pi, sin
from typing import Final

from realmwright.rules.dominion.art.engraving import (
    DARK,
    INK,
    LIGHT,
    MIDDLE,
    SPOT,
    WHOLE,
    Engraving,
    Tones,
    ellipse,
    rect,
)

TONES: Final = Tones("#f8f1e6", "#d5c4cf", "#9a7c9c", "#4b3358", "#160e1e", "#e6b247")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, DARK)
    for x in range(-3, 106, 18):
        art.hatch(rect(x, 0, 18, 90), 90, 2.6, 0.9, (0.3, 0.95), tone=INK)
        art.line(f"M{x} 0V90", 1.8)
        art.lenses([(x + 2.4, 3, x + 2.4, 40), (x + 3, 48, x + 2.6, 86)], 0.5, MIDDLE)
    # iron bands
    for y in (8, 73):
        art.shape(rect(-2, y, 124, 9), INK, 1)
        art.lenses([(2, y + 2, 60, y + 2), (58, y + 2, 118, y + 2)], 0.5, MIDDLE)
        for x in (8, 24, 96, 112):
            art.shape(ellipse(x, y + 4.6, 2.2), MIDDLE, 0.8)
            art.fill(ellipse(x - 0.6, y + 4, 0.8), LIGHT)
    # plate
    with art.moved(4.8, 3.7, 0.92):
        pl = (
            "M60 2C66 2 68 6 74 6C84 7 94 16 95 30C96 42 90 48 86 54C84 60 88 66 84 72"
            "C80 80 68 78 60 87C52 78 40 80 36 72C32 66 36 60 34 54C30 48 24 42 25 30"
            "C26 16 36 7 46 6C52 6 54 2 60 2Z"
        )
        art.fill(
            (
                "M63 5C69 5 71 9 77 9C87 10 97 19 98 33C99 45 93 51 89 57C87 63 91 69 87 75"
                "C83 83 71 81 63 89C55 81 43 83 39 75Z"
            ),
            INK,
        )
        art.shaded(pl, SPOT, 1.7, 38, 2.2, 1.4, (0.18, 0.34))
        art.line("M33 42C27 34 29 18 42 12M36 70C37 74 41 75 46 75", 1.4, LIGHT)
        art.line(
            (
                "M60 7C78 8 90 17 90 31C90 41 85 46 82 52C79 60 83 66 80 70C76 75 66 74 60 81"
                "C54 74 44 75 40 70C37 66 41 60 38 52C35 46 30 41 30 31C30 17 42 8 60 7Z"
            ),
            1,
        )
        for across, down in ((60, 5), (33.5, 66), (86.5, 66)):
            art.shape(ellipse(across, down, 2.4), LIGHT, 0.9)
            art.line(f"M{across - 1.4} {down + 0.8}L{across + 1.4} {down - 0.8}", 0.8)
        # keyhole
        kh = "M60 10C74 10 84 20 84 32C84 41 79 47 73 51L79 73H41L47 51C41 47 36 41 36 32C36 20 46 10 60 10Z"
        art.shape(kh, INK, 1.6)
        art.line("M84.5 30C84.5 42 79 47.5 73.6 51.2L79.5 73", 1.2, LIGHT)
        # face in the dark
        art.fill("M39 36C39 22 48 13 60 13C72 13 81 22 81 36C80 42 75 46 71 49L75 71H47L50 49C44 46 40 42 39 36Z", DARK)
        art.hatch(
            "M39 36C39 22 48 13 60 13C72 13 81 22 81 36C80 42 75 46 71 49L75 71H47L50 49C44 46 40 42 39 36Z",
            60,
            2,
            1.3,
            (0.5, 0.8),
        )
        art.fill("M39 32C46 20 60 16 81 27C74 24 62 25 56 28C50 30 44 34 42 38Z", INK)
        # eye
        ey = "M40 36C46 27 54 24 61 24C69 24 76 29 81 35C75 43 68 46.5 60 46.5C52 46.5 45 42 40 36Z"
        art.shape(ey, LIGHT, 1.5)
        art.hatch("M40 36C46 27 54 24 61 24C69 24 76 29 81 35C70 29 52 29 40 36Z", 90, 1.6, 0.9, (0.4, 0.8), side=-1)
        art.shape(ellipse(61, 35, 9.6), SPOT, 1.3)
        art.lenses(
            [
                (61 + 5 * cos(a), 35 + 5 * sin(a), 61 + 9 * cos(a), 35 + 9 * sin(a))
                for a in [k * pi / 9 for k in range(18)]
            ],
            0.45,
        )
        art.fill(ellipse(61, 35, 5.2), INK)
        art.fill(ellipse(58.4, 32, 2.2), LIGHT)
        art.line("M39 36.5C46 26.5 54 23.5 61 23.5C69 23.5 76 28.5 81.5 35", 2.2)
        art.lenses([(47, 53, 56, 50), (56, 50, 70, 52), (49, 58, 58, 55)], 0.7, MIDDLE)
        art.fill("M52 50C54 58 50 64 47 71H54C56 64 57 56 52 50Z", MIDDLE)
        art.lenses([(60, 52, 74, 56), (60, 57, 75, 61), (59, 62, 76, 66)], 0.7)
