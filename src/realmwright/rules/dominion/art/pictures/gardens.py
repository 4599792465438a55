"""Gardens: a fountain among clipped trees."""

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
    polar,
    polygon,
)

TONES: Final = Tones("#f8f4de", "#cfe0ac", "#86b06c", "#3f6b3c", "#14220f", "#d9577c")


def _rose(art: Engraving, x: float, y: float, r: float) -> None:
    art.fill(polygon((x - r * 1.5, y + r * 0.6), (x - r * 0.3, y + r * 0.3), (x - r * 0.6, y + r * 1.3)), INK)
    art.fill(polygon((x + r * 1.5, y + r * 0.5), (x + r * 0.3, y + r * 0.3), (x + r * 0.7, y + r * 1.2)), INK)
    petals = [polar(x, y, r * (1.08 if k % 2 else 0.9), k * 36) for k in range(10)]
    art.shape(polygon(*petals), SPOT, 1)
    art.line(
        (
            f"M{x - r * 0.5} {y + r * 0.1}Q{x - r * 0.3} {y - r * 0.6} {x + r * 0.3} {y - r * 0.4}"
            f"Q{x + r * 0.7} {y + r * 0.2} {x} {y + r * 0.5}"
        ),
        0.9,
    )
    art.fill(ellipse(x - r * 0.05, y - r * 0.02, r * 0.24), LIGHT)


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, LIGHT)
    art.streaks(0, 120, 4, 26, 3.2, 0.7, MIDDLE, 14, 40, 0.45)
    art.fill("M0 30Q30 18 62 26Q94 16 120 28V50H0Z", TINT)
    art.hatch("M0 30Q30 18 62 26Q94 16 120 28V50H0Z", 62, 2.4, 0.9, (0.3, 0.6), tone=MIDDLE)
    # hedge wall with an arch of leaves over the fountain
    hw = "M-2 36H30V25Q30 6 54 6Q78 6 78 25V36H122V56H-2Z"
    art.shaded(hw, DARK, 1.4, 90, 2.2, 1.2, (0.2, 0.45))
    art.hatch("M-2 36H30V50H-2Z", 70, 2.6, 0.9, (0.2, 0.4), tone=MIDDLE, side=-1)
    art.hatch("M78 36H122V50H78Z", 70, 2.6, 0.9, (0.2, 0.4), tone=MIDDLE, side=-1)
    op = "M37 56V27Q37 13 54 13Q71 13 71 27V56Z"
    art.shape(op, LIGHT, 1.4)
    art.fill("M37.6 46Q46 40 54 43Q64 39 70.4 45V56H37.6Z", TINT)
    for k in range(9):
        a = radians(200 + k * 17.5)
        art.shape(ellipse(54 + 20.5 * cos(a), 26.5 + 17 * sin(a), 2), SPOT, 0.9)
    # lawn
    art.fill("M0 54H120V90H0Z", TINT)
    art.line("M0 54H120", 1.1)
    art.streaks(0, 120, 57, 90, 3, 0.7, MIDDLE, 8, 24, 0.3)
    art.fill("M30 90C36 78 42 68 44 54H64C66 68 72 78 80 90Z", LIGHT)
    art.line("M30 90C36 78 42 68 44 54M80 90C72 78 66 68 64 54", 1)
    # clipped trees
    for x in (17, 91):
        art.line(f"M{x} 58V30", 2.4)
        for y, r in ((47, 8.6), (32.5, 6.6), (21, 4.8)):
            d = ellipse(x, y, r, r * 0.92)
            art.shaded(d, MIDDLE, 1.3, 45, 1.9, 1.1, (0.3, 0.55))
        art.shaded(
            polygon((x - 5.5, 56), (x + 5.5, 56), (x + 4, 64), (x - 4, 64)), LIGHT, 1.3, 0, 1.8, 0.9, (0.35, 0.6)
        )
    # fountain
    with art.moved(-6, 0):
        for m in (1, -1):
            at = mirror(m)
            for d in (
                f"M60 22C{at(53)} 14 {at(48.5)} 22 {at(47.5)} 34",
                f"M60 22C{at(57)} 19 {at(54.5)} 24 {at(54)} 33",
            ):
                art.line(d, 3)
                art.line(d, 1.4, LIGHT)
            d = f"M{at(46)} 39C{at(40)} 43 {at(38)} 50 {at(37.5)} 57"
            art.line(d, 2.8)
            art.line(d, 1.2, LIGHT)
        art.shaded("M44 36H76C74 43 66 45 63 46V60H57V46C54 45 46 43 44 36Z", LIGHT, 1.5, 0, 2, 1.1, (0.3, 0.5))
        art.shape(ellipse(60, 36, 16, 3), MIDDLE, 1.3)
        art.shape("M58.5 36V27Q60 25 61.5 27V36Z", LIGHT, 1)
        bs = "M34 60C34 73 41 77 60 77C79 77 86 73 86 60Z"
        art.shaded(bs, LIGHT, 1.6, 10, 2.1, 1.2, (0.22, 0.42))
        art.line("M38 69Q60 78 82 69", 0.9)
        art.shape(ellipse(60, 60, 26, 6), MIDDLE, 1.5)
        art.waves(38, 82, 60, 65, 2.6, 1, LIGHT, 1, 7, 0.15)
        art.shaded("M56.5 60V47H63.5V60Q60 62.5 56.5 60Z", LIGHT, 1.2, 0, 1.9, 0.9, (0.35, 0.55))
    # beds
    for m in (1, -1):
        at = mirror(m)
        bed = f"M{at(-2)} 68Q{at(16)} 64 {at(31)} 72L{at(37)} 92H{at(-2)}Z"
        art.shaded(bed, DARK, 1.4, 60, 2.3, 1.1, (0.3, 0.55))
    for across, down, radius in (
        (7, 73, 3.8),
        (18, 71.5, 4),
        (28, 76, 4.2),
        (13, 82, 4.4),
        (24, 86, 4.6),
        (31.5, 87, 3),
        (3, 86, 4),
        (96, 73, 3.6),
        (106, 71.5, 3.8),
    ):
        _rose(art, across, down, radius)
