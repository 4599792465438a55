"""Workshop: a bench, a plane and a wheel."""

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
    polygon,
    rect,
)

TONES: Final = Tones("#fdf6e6", "#ead9b4", "#c09d64", "#6b4e2c", "#1f150b", "#4d949a")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, TINT)
    art.hatch(rect(0, 0, 120, 62), 90, 5, 0.9, (0.5, 0.95), tone=MIDDLE)
    # window
    art.shape(rect(44, 6, 32, 28), LIGHT, 1.6)
    art.rays(60, 20, 3, 17, 18, 0.8, TINT)
    art.line("M60 6V34M44 20H76", 1.6)
    art.fill(polygon((46, 36), (74, 36), (92, 60), (28, 60)), LIGHT)
    # tools on the wall
    sw = polygon((10, 18), (38, 26), (38, 32), (10, 22))
    art.shape(sw, LIGHT, 1)
    art.wedges([(12 + k * 2.6, 22.6 + k * 0.93, 12.6 + k * 2.6, 25.6 + k * 0.93) for k in range(10)], 1.8)
    art.shape("M5 14L13 14L14 24L6 26Z", DARK, 1)
    art.line("M88 10V34", 3)
    art.shaded(rect(82, 8, 13, 6.5), MIDDLE, 1.1, 0, 1.7, 0.8, (0.4, 0.7))
    art.line("M104 10L100 34M104 10L109 34", 1.6)
    art.shape(ellipse(104, 11, 2.6), LIGHT, 1)
    # wheel leaning
    cx, cy, r = 91, 62, 21
    art.shape(ellipse(cx, cy, r), MIDDLE, 1.4)
    art.shape(ellipse(cx, cy, r - 4.6), LIGHT, 1.2)
    for k in range(8):
        a = radians(k * 45 + 12)
        art.line(f"M{cx} {cy}L{cx + (r - 4.6) * cos(a)} {cy + (r - 4.6) * sin(a)}", 2.6)
        art.line(f"M{cx} {cy}L{cx + (r - 5) * cos(a)} {cy + (r - 5) * sin(a)}", 1, TINT)
    art.shape(ellipse(cx, cy, 4.6), MIDDLE, 1.2)
    art.fill(ellipse(cx, cy, 1.5), INK)
    # bench
    art.shape(rect(8, 60, 72, 7), LIGHT, 1.3)
    art.lenses([(12, 63.4, 42, 63.4), (48, 64.4, 76, 64.4)], 0.6, DARK)
    for x in (14, 64):
        art.shaded(rect(x, 67, 9, 23), MIDDLE, 1.2, 0, 2, 1, (0.4, 0.7))
    art.fill(rect(23, 67, 41, 23), DARK)
    art.hatch(rect(23, 67, 41, 23), 90, 2.4, 1.2, (0.6, 0.95))
    # plane and shavings
    pn = "M20 60V53H28L31 47H36L37 53H54Q58 54 58 60Z"
    art.shaded(pn, SPOT, 1.2, 0, 2, 0.9, (0.25, 0.45))
    art.line("M44 53C44 46 50 46 50 50C50 53 46.5 52 47 50", 1.8)
    art.line("M66 60C62 52 72 50 72 56C72 59 68 59 68 56.5", 1.1)
    art.line("M74 60C73 56 78 55 78 58", 1)
    art.streaks(0, 120, 84, 90, 2.8, 0.6, DARK, 10, 30, 0.4)
