"""Duchy: a manor with two towers."""

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

TONES: Final = Tones("#f5f2de", "#c6d9b6", "#77a279", "#37603f", "#111f16", "#cf9440")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, LIGHT)
    art.streaks(0, 120, 4, 40, 3.2, 0.7, MIDDLE, 14, 40, 0.4)
    art.fill("M0 50Q30 36 64 44Q96 36 120 48V70H0Z", MIDDLE)
    art.hatch("M0 50Q30 36 64 44Q96 36 120 48V70H0Z", 62, 2.4, 0.9, (0.3, 0.6))
    art.fill("M0 66Q60 58 120 66V90H0Z", TINT)
    # main hall
    hall = rect(38, 40, 44, 28)
    art.shape(hall, LIGHT, 1.1)
    roof = polygon((34, 41), (42, 24), (78, 24), (86, 41))
    art.shaded(roof, DARK, 1.1, 80, 2.2, 1, (0.5, 0.9))
    # towers
    for x, w in ((24, 15), (81, 15)):
        t = rect(x, 32, w, 36)
        art.shaded(t, LIGHT, 1.1, 0, 2.1, 1, (0.4, 0.62))
        cone = polygon((x - 2.5, 33), (x + w / 2, 10), (x + w + 2.5, 33))
        art.shaded(cone, SPOT, 1.1, 72, 1.9, 0.9, (0.4, 0.75))
        art.fill(f"M{x + 5.5} 50V44Q{x + 7.5} 41 {x + 9.5} 44V50Z", INK)
        art.line(f"M{x + w / 2} 10V4", 1)
        art.fill(polygon((x + w / 2, 4), (x + w / 2 + 7, 6), (x + w / 2, 8)), INK)
    gate = polygon((50, 68), (50, 38), (60, 18), (70, 38), (70, 68))
    art.shape(gate, LIGHT, 1.2)
    art.hatch(polygon((60, 18), (70, 38), (70, 68), (62, 68)), 0, 2, 0.9, (0.35, 0.6))
    art.line("M47.5 40L60 15.5L72.5 40", 2.2)
    art.fill("M54.5 68V57Q60 49 65.5 57V68Z", INK)
    art.shape(ellipse(60, 37, 4.2), TINT, 1.1)
    art.line("M60 33V41M56 37H64", 0.8)
    for left in (41.5, 75):
        art.fill(f"M{left} 56V49Q{left + 2} 46.5 {left + 4} 49V56Z", INK)
    # hedges, path
    art.fill("M52 90Q56 76 54 68H66Q64 76 70 90Z", LIGHT)
    art.line("M52 90Q56 76 54 68M70 90Q64 76 66 68", 0.8)
    for x in (8, 20, 32, 44, 77, 89, 101, 113):
        y = 76 + abs(60 - x) * 0.06
        d = ellipse(x, y, 5.6, 5)
        art.shaded(d, MIDDLE, 0.9, 55, 1.6, 0.8, (0.4, 0.7))
    art.streaks(0, 48, 82, 90, 2.6, 0.6, DARK, 8, 20, 0.3)
    art.streaks(72, 120, 82, 90, 2.6, 0.6, DARK, 8, 20, 0.3)
