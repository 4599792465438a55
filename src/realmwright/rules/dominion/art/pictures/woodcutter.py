"""Woodcutter: an axe in a stump."""

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
    turned,
)
from realmwright.rules.dominion.art.motifs import pine, tufts

TONES: Final = Tones("#fbf6e2", "#dde3b8", "#8fae72", "#3d5c3c", "#131c12", "#d99c58")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, LIGHT)
    art.streaks(0, 120, 4, 46, 3.2, 0.8, TINT, 14, 44, 0.25)
    for x, y, s in ((4, 62, 1.7), (24, 60, 2.1), (108, 62, 2.2), (90, 58, 1.6), (44, 58, 1.5)):
        pine(art, x, y, s, MIDDLE)
    pine(art, 14, 68, 2.7, DARK)
    pine(art, 104, 68, 2.5, DARK)
    art.fill("M0 64Q60 54 120 64V90H0Z", TINT)
    art.streaks(0, 120, 68, 90, 3, 0.8, MIDDLE, 8, 26, 0.35)
    # logs
    for x, y, r in ((21, 76, 10), (41, 77, 9.5), (31, 60, 9.5)):
        art.shape(ellipse(x + 15, y - 4, r - 0.8), DARK, 1.3)
        bd = polygon((x - 1, y - r), (x + 13, y - r - 3), (x + 19, y + r - 7), (x + 2, y + r))
        art.fill(bd, DARK)
        art.line(f"M{x - 1} {y - r}L{x + 12} {y - r - 3.2}M{x + 2} {y + r}L{x + 19} {y + r - 6.6}", 1.3)
        art.lenses([(x + 3, y - r + 2 + k * 3, x + 18, y - r - 1 + k * 3) for k in range(4)], 0.8, MIDDLE)
        art.shape(ellipse(x, y, r), DARK, 1.3)
        art.shape(ellipse(x, y, r - 1.8), SPOT, 1)
        art.line(ellipse(x - 0.4, y + 0.2, r * 0.56) + ellipse(x - 0.6, y + 0.4, r * 0.28), 0.8)
        art.hatch(ellipse(x, y, r - 1.8), 40, 2, 0.9, (0.2, 0.4))
    # stump
    st = "M50 60C51 70 49 78 42 86C50 84 54 86 58 88C64 84 70 85 76 88C82 84 90 86 100 86C93 78 92 70 93 60Z"
    art.fill("M40 86C60 94 96 92 106 86L100 80Z", DARK)
    art.shaded(st, DARK, 1.5, 90, 2.4, 1.5, (0.5, 0.95))
    art.hatch(polygon((52, 64), (66, 66), (64, 84), (50, 84)), 90, 3, 0.8, (0.5, 0.9), tone=MIDDLE)
    art.shape(ellipse(71.5, 60, 22, 7.4), SPOT, 1.5)
    art.line(ellipse(70, 60.2, 16, 5) + ellipse(69, 60.4, 10.5, 3.2) + ellipse(68.5, 60.4, 5, 1.5), 0.8)
    art.hatch(ellipse(71.5, 60, 22, 7.4), 12, 1.9, 0.9, (0.15, 0.3))
    # axe: handle
    art.line("M63 38.5C73 31 85 21 96 10", 6.4)
    art.line("M63 38.5C73 31 85 21 95.5 10.5", 4, SPOT)
    art.lenses([(66, 37.5, 84, 22.5), (82, 23, 93, 13)], 0.6)
    # head
    hd = "M50.5 28.5L58.5 22.5L66 33C70 37 77 41 83 43C80 53 72 60 62 63C62 55 60 47 57 41Z"
    art.fill("M54 62C60 66 72 66 82 58L76 66Q66 70 54 66Z", INK)
    art.shaded(hd, LIGHT, 1.7, 52, 2, 1.3, (0.3, 0.5))
    art.shaded("M50.5 28.5L58.5 22.5L65 31.6L57 38.5Z", TINT, 1.4, 53, 1.7, 1, (0.4, 0.7))
    art.line("M78.5 43.5C76 51 70 57 63.5 59.5", 1)
    art.fill("M58 61C64 65 74 62 82 53C80 62 70 67 58 66Z", INK)
    # chips
    for x, y, a in ((100, 74, 20), (108, 80, -30), (36, 89, 10), (88, 50, 40), (96, 54, -20)):
        art.shape(polygon(*turned([(x - 3.4, y), (x, y - 1.8), (x + 3.6, y), (x, y + 1.6)], x, y, a)), SPOT, 0.9)
    tufts(art, [(10, 88), (112, 88), (30, 89)], DARK, 1.6, 6)
