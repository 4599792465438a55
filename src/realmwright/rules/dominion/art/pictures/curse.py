"""Curse: a skull among thorns."""

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

TONES: Final = Tones("#f1eaf6", "#cdbcdb", "#9678b1", "#513868", "#1c1126", "#cfe05a")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, MIDDLE)
    art.fill(ellipse(60, 42, 46, 44), TINT)
    for r, s in ((52, 0), (60, 20), (68, 40), (76, 10)):
        seg = []
        for k in range(30):
            a = radians(k * 12 + s)
            b = radians(k * 12 + s + art.vary(5, 11))
            seg.append((60 + r * cos(a), 44 + r * 0.82 * sin(a), 60 + r * cos(b), 44 + r * 0.82 * sin(b)))
        art.lenses(seg, 1.2, DARK)
    # thorn branches
    for m in (1, -1):
        at = mirror(m)
        art.line(f"M{at(10)} 88Q{at(40)} 74 {at(108)} 58", 3.2)
        for x, y, dx, dy in ((22, 83, -2, -8), (34, 79, 5, 7), (88, 66, -3, -8), (98, 62, 5, 6), (78, 69, 4, 7)):
            art.fill(polygon((at(x - 2.4), y + 0.6), (at(x + dx), y + dy), (at(x + 2.4), y - 0.8)), INK)
    sk = (
        "M60 7C38 7 28 22 29 38C29.5 47 34 51 37 54C38 58 37 62 40 64L44 65C44 72 46 76 50 77"
        "H70C74 76 76 72 76 65L80 64C83 62 82 58 83 54C86 51 90.5 47 91 38C92 22 82 7 60 7Z"
    )
    art.shape(sk, LIGHT, 1.6)
    art.hatch(
        (
            "M60 7C38 7 28 22 29 38C29.5 47 34 51 37 54C38 58 37 62 40 64L80 64C83 62 82 58 83 54"
            "C86 51 90.5 47 91 38C92 22 82 7 60 7Z"
        ),
        20,
        2.3,
        1.5,
        (0.14, 0.34),
    )
    art.hatch("M60 7C38 7 28 22 29 38C29.5 47 34 51 37 54L60 20Z", -30, 2.4, 0.9, (0.15, 0.3), side=-1)
    for m in (1, -1):
        at = mirror(m)
        art.fill(
            (
                f"M{at(36)} 42C{at(35)} 32 {at(44)} 30 {at(50)} 33C{at(56)} 36 {at(55)} 46 {at(50)} 50"
                f"C{at(44)} 53 {at(37)} 51 {at(36)} 42Z"
            ),
            INK,
        )
        art.fill(ellipse(at(46), 42, 4.2), SPOT)
        art.fill(ellipse(at(46), 42, 1.7), INK)
        art.line(f"M{at(35)} 31Q{at(43)} 25 {at(53)} 29", 1.2)
        art.hatch(polygon((at(38), 56), (at(46), 57), (at(45), 64), (at(40), 63)), 60, 1.7, 0.9, (0.6, 0.9))
    art.fill("M60 48L54.5 58Q57 60.5 60 57.5Q63 60.5 65.5 58Z", INK)
    art.fill("M46 65H74L72 75Q60 78 48 75Z", DARK)
    for k in range(6):
        art.shape(f"M{47 + k * 4.4} 64H{50.8 + k * 4.4}V71.5Q{48.9 + k * 4.4} 73.5 {47 + k * 4.4} 71.5Z", LIGHT, 0.9)
    art.line("M60 8L57 14L61 18L58 23", 1)
