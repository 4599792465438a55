"""Cellar: barrels around a candle."""

from math import cos, radians, sin, sqrt
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

TONES: Final = Tones("#fff2cc", "#e2bd80", "#a67b49", "#553a22", "#140d07", "#f6b73a")


def _barrel(art: Engraving, cx: float, cy: float, r: float) -> None:
    art.shape(ellipse(cx, cy, r), MIDDLE, 1.4)
    art.shape(ellipse(cx, cy, r * 0.84), TINT, 1)
    d = ellipse(cx, cy, r * 0.84)
    art.hatch(d, 90, r * 0.17, 1, (0.3, 0.7))
    for k in range(-2, 3):
        x = cx + k * r * 0.33
        hh = sqrt(max(0, (r * 0.84) ** 2 - (k * r * 0.33) ** 2))
        art.line(f"M{x} {cy - hh}V{cy + hh}", 0.9)
    art.line(f"M{cx - r * 0.8} {cy - r * 0.14}H{cx + r * 0.8}M{cx - r * 0.8} {cy + r * 0.14}H{cx + r * 0.8}", 1)
    art.fill(ellipse(cx, cy + r * 0.5, r * 0.13), INK)


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, INK)
    art.fill("M16 90V40C16 16 34 4 60 4C86 4 104 16 104 40V90Z", DARK)
    art.fill(ellipse(62, 40, 34, 32), MIDDLE)
    art.fill(ellipse(62, 38, 22, 21), TINT)
    art.fill(ellipse(62, 36, 12, 12), LIGHT)
    art.rays(62, 34, 12, 54, 24, 1.3, DARK)
    # vault stones
    seg = []
    for k in range(19):
        a = radians(180 + 180 * k / 18)
        seg.append((60 + 46 * cos(a), 46 + 43 * sin(a), 60 + 56 * cos(a), 46 + 53 * sin(a)))
    art.lenses(seg, 0.9, MIDDLE)
    art.line("M15 90V44C15 18 34 3 60 3C86 3 105 18 105 44V90", 1.6, MIDDLE)
    art.lenses(
        [(0, 56, 14, 56), (0, 68, 14, 68), (0, 80, 14, 80), (106, 56, 120, 56), (106, 68, 120, 68), (106, 80, 120, 80)],
        0.9,
        MIDDLE,
    )
    art.fill("M0 82H120V90H0Z", DARK)
    art.streaks(0, 120, 84, 90, 2.4, 0.6, INK, 10, 30, 0.2)
    _barrel(art, 32, 67, 17)
    _barrel(art, 92, 67, 17)
    _barrel(art, 99, 38, 12)
    # shelf with candle
    art.shape(rect(50, 62, 25, 4), MIDDLE, 1.1)
    art.shaded(polygon((53, 66), (72, 66), (70, 86), (55, 86)), MIDDLE, 1.1, 90, 2.2, 1.1, (0.6, 0.95))
    art.shaded(rect(59, 44, 6.5, 18), LIGHT, 1.1, 0, 2, 0.8, (0.35, 0.6))
    art.shape("M62 24C68 32 67.5 41 62.2 42C56.5 41 56.5 32 62 24Z", SPOT, 1.1)
    art.fill("M62 31C64.5 36 64 40 62.2 40C60 40 60 36 62 31Z", LIGHT)
    # bottles
    for x in (52.5, 70):
        art.shape(f"M{x - 2} 62V52L{x - 0.9} 49V45H{x + 0.9}V49L{x + 2} 52V62Z", DARK, 0.9)
