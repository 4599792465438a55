"""Market: a stall under its awning."""

from typing import Final

from realmwright.rules.dominion.art.engraving import (
    DARK,
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

TONES: Final = Tones("#fdf7e8", "#eadfc0", "#c8b081", "#6b5a3c", "#1f1a12", "#c2402f")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, LIGHT)
    art.streaks(0, 120, 4, 22, 3.2, 0.7, MIDDLE, 14, 40, 0.45)
    # street behind
    house(art, 2, 56, 26, 26, 13, TINT, DARK, door=False)
    house(art, 93, 56, 26, 26, 13, TINT, DARK, left=True, door=False)
    art.fill("M0 60H120V90H0Z", TINT)
    art.streaks(0, 120, 64, 90, 3.4, 0.7, MIDDLE, 8, 26, 0.35)
    # stall back
    art.fill(rect(24, 30, 72, 30), DARK)
    art.hatch(rect(24, 30, 72, 30), 90, 2.2, 1.2, (0.6, 0.95))
    # goods in the dark
    for x, y, r, c in (
        (34, 54, 5, SPOT),
        (42, 55, 4.6, TINT),
        (50, 54, 5, SPOT),
        (60, 55, 4.6, LIGHT),
        (69, 54, 5, TINT),
        (78, 55, 4.6, SPOT),
        (86, 54, 5, TINT),
    ):
        art.shaded(ellipse(x, y, r), c, 0.9, 45, 1.5, 0.8, (0.4, 0.7))
    art.lenses([(40, 32, 40, 42), (52, 32, 52, 44), (68, 32, 68, 42)], 0.5, TINT)
    for x, y in ((40, 44), (52, 46), (68, 44)):
        art.shape(polygon((x - 3, y - 3), (x + 3, y - 3), (x + 2, y + 4), (x - 2, y + 4)), TINT, 0.8)
    # counter
    ct = rect(20, 58, 80, 5)
    art.shape(ct, LIGHT, 1.2)
    fr = rect(23, 63, 74, 19)
    art.shaded(fr, MIDDLE, 1.2, 90, 3.1, 1.2, (0.5, 0.95))
    art.line("M41 63V82M60 63V82M79 63V82", 1)
    art.line("M24 30V58M96 30V58", 2.6)
    # awning
    n, x0, x1 = 8, 16, 104
    for k in range(n):
        a, b = x0 + (x1 - x0) * k / n, x0 + (x1 - x0) * (k + 1) / n
        ta, tb = 27 + 66 * k / n, 27 + 66 * (k + 1) / n
        d = f"M{ta} 12L{tb} 12L{b} 32Q{(a + b) / 2} 40 {a} 32Z"
        art.shaded(d, SPOT if k % 2 == 0 else LIGHT, 1.1, 90, 1.9, 0.9, (0.25, 0.5))
    art.shape(rect(26, 9, 68, 4), DARK, 1)
    # baskets
    for x, c in ((14, SPOT), (104, TINT)):
        for dx, dy in ((-5, -1), (0, -3), (5, -1)):
            art.shaded(ellipse(x + dx, 72 + dy, 4), c, 0.9, 45, 1.5, 0.8, (0.4, 0.7))
        bk = polygon((x - 11, 73), (x + 11, 73), (x + 8, 87), (x - 8, 87))
        art.shape(bk, LIGHT, 1.1)
        for k in range(4):
            art.line(f"M{x - 10 + k} {76.5 + k * 3}Q{x} {79 + k * 3} {x + 10 - k} {76.5 + k * 3}", 0.9)
        art.hatch(bk, 90, 2.6, 0.9, (0.5, 0.9))
