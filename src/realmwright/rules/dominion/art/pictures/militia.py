"""Militia: a captain before his pikes."""

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

TONES: Final = Tones("#fdf1e9", "#efcdbb", "#c88570", "#8a352a", "#220d0a", "#d8ab45")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, TINT)
    art.rays(60, 60, 12, 110, 26, 4.6, LIGHT)
    art.streaks(0, 120, 4, 18, 3.4, 0.6, MIDDLE, 8, 22, 0.6)
    # pikes behind
    for x, t in ((14, 10), (26, 3), (37, 9), (83, 9), (94, 3), (106, 10)):
        art.line(f"M{x} 90V{t + 8}", 2)
        art.shape(polygon((x, t - 4), (x + 3, t + 5), (x, t + 10), (x - 3, t + 5)), LIGHT, 1)
        art.fill(polygon((x, t - 4), (x + 3, t + 5), (x, t + 10)), INK)
    # back ranks: helmets
    for x, y in ((18, 48), (36, 44), (84, 44), (102, 48)):
        d = (
            f"M{x - 9} {y + 6}C{x - 9} {y - 7} {x - 4} {y - 11} {x} {y - 12}"
            f"C{x + 4} {y - 11} {x + 9} {y - 7} {x + 9} {y + 6}Z"
        )
        art.shape(
            f"M{x - 14} 90V{y + 22}Q{x - 12} {y + 12} {x} {y + 12}Q{x + 12} {y + 12} {x + 14} {y + 22}V90Z", DARK, 1
        )
        art.shaded(rect(x - 6, y + 4, 12, 10), TINT, 0.9, 0, 1.8, 0.9, (0.4, 0.7))
        art.shaded(d, MIDDLE, 1.1, 35, 1.9, 1, (0.4, 0.7))
        art.line(f"M{x - 11} {y + 6}H{x + 11}", 2)
    # captain
    art.shape("M34 90V76Q38 62 60 62Q82 62 86 76V90Z", DARK, 1.3)
    art.shape(polygon((50, 56), (70, 56), (68, 68), (60, 72), (52, 68)), TINT, 1)
    hl = "M42 44C42 26 50 18 60 17C70 18 78 26 78 44V52L70 55V62L60 66L50 62V55L42 52Z"
    art.shaded(hl, LIGHT, 1.5, 25, 2.1, 1.4, (0.3, 0.5))
    art.fill(polygon((44, 42), (57.5, 44.5), (57.5, 49), (44, 46.5)), INK)
    art.fill(polygon((76, 42), (62.5, 44.5), (62.5, 49), (76, 46.5)), INK)
    art.line("M60 18V64", 2)
    art.line("M43 40Q60 44 77 40", 1.3)
    for k in range(3):
        art.fill(ellipse(54, 54 + k * 3, 0.8), INK)
        art.fill(ellipse(66, 54 + k * 3, 0.8), INK)
    pl = "M60 18C52 14 50 6 56 2C64 -2 80 2 86 14C78 10 70 12 60 18Z"
    art.shaded(pl, SPOT, 1.1, 20, 1.8, 1, (0.3, 0.6))
    sh = "M42 70H78V76C78 84 70 90 60 95C50 90 42 84 42 76Z"
    art.shape(sh, SPOT, 1.4)
    art.fill("M60 70H78V76C78 84 70 90 60 95Z", LIGHT)
    art.line("M60 70V92M42 79H78", 1.6)
