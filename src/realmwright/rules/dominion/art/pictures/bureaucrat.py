"""Bureaucrat: a sealed deed, ink and a stamp."""

from itertools import pairwise
from math import cos, hypot, radians, sin
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
    Pair,
    Tones,
    chain,
    ellipse,
    polygon,
    rect,
)

TONES: Final = Tones("#fdf7e6", "#ebdfc2", "#c6b38d", "#46586d", "#131a22", "#bf372f")


_VANE: Final = ((0.26, 0.1), (0.3, 0.5), (0.4, 0.86), (0.52, 1.02), (0.66, 1.02), (0.8, 0.82), (0.91, 0.48), (1, 0))
"""How broad a feather is, by how far from its nib."""


def _breadth(along: float) -> float:
    for (near, narrow), (far, wide) in pairwise(_VANE):
        if near <= along <= far:
            return narrow + (wide - narrow) * (along - near) / (far - near)
    return 0


def _quill(art: Engraving, nib: Pair, tip: Pair, width: float, bend: float) -> None:
    dx, dy = tip[0] - nib[0], tip[1] - nib[1]
    length = hypot(dx, dy)

    def on(along: float, aside: float) -> Pair:
        """A point by how far it is along the bent shaft, from 0 to 1, and how far beside it."""
        aside += bend * length * 4 * along * (1 - along)
        return nib[0] + dx * along - dy / length * aside, nib[1] + dy * along + dx / length * aside

    shaft = [on(step / 12, 0) for step in range(13)]
    upper = [on(along, share * width) for along, share in _VANE]
    lower = [on(along, -share * width * 0.74) for along, share in _VANE[:-1]]
    art.line(chain(*shaft[:5]), 2.8)
    art.shape(polygon(*lower, *reversed(upper)), LIGHT, 1.3)
    below = [0.36 + place * 0.036 for place in range(16)]
    above = [0.4 + place * 0.075 for place in range(7)]
    art.wedges([(*on(t, -_breadth(t) * width * 0.72), *on(t - 0.06, -0.5)) for t in below], 1)
    art.wedges([(*on(t, _breadth(t) * width * 0.96), *on(t - 0.05, width * 0.4)) for t in above], 0.8)
    art.line(chain(*shaft[:12]), 1.1)
    art.line(chain(*shaft[1:5]), 1, LIGHT)


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, MIDDLE)
    art.hatch(rect(0, 0, 120, 70), 90, 3.4, 0.9, (0.5, 0.95), tone=DARK)
    art.rays(62, 38, 20, 90, 26, 3, TINT)
    art.shape("M-2 70H122V92H-2Z", DARK, 1.2)
    art.streaks(0, 120, 74, 90, 2.8, 0.7, INK, 14, 40, 0.25)
    # sheet
    sh = "M42 12H88C90 30 86 48 90 68H44C40 48 45 30 42 12Z"
    art.shaded(sh, LIGHT, 1.4, 0, 2.5, 1, (0.05, 0.12))
    for y, x1 in ((20.5, 80), (25.5, 82), (31, 82), (36.5, 78), (42, 82), (47.5, 58), (53, 57)):
        x = 61.0 if y < 28 else 50.0
        words = []
        while x < x1:
            length = art.vary(4, 11)
            words.append((x, y, min(x + length, x1), y))
            x += length + 1.6
        art.lenses(words, 1.2, DARK)
    art.shape(rect(49, 18, 9.5, 9.5), SPOT, 1)
    art.fill("M53.7 26.5V22.5Q50.5 23 50.6 19.8Q52.6 19.8 53.7 21.5Q54.8 19.8 56.8 19.8Q56.9 23 54.7 22.5V26.5Z", LIGHT)
    # rolled ends
    for y, x in ((10, 39), (69, 41)):
        d = f"M{x} {y - 4}H{x + 52}Q{x + 56} {y} {x + 52} {y + 4.5}H{x}Q{x - 4} {y} {x} {y - 4}Z"
        art.shaded(d, TINT, 1.4, 90, 2.3, 1.1, (0.35, 0.6))
        for e in (x, x + 52):
            art.shape(ellipse(e, y + 0.2, 2.6, 4.4), MIDDLE, 1.1)
            art.fill(ellipse(e, y + 0.2, 1, 1.9), INK)
    # seal
    art.shape(polygon((65, 58), (60, 82), (65, 79), (69, 84), (70, 60)), SPOT, 1)
    art.shaded(polygon((71, 58), (73, 84), (77, 79), (82, 81), (76, 58)), SPOT, 1, 0, 2, 0.8, (0.4, 0.7))
    pts = [
        (70 + (12 + 0.8 * sin(k * 2.3)) * cos(radians(k * 15)), 57 + (12 + 0.8 * cos(k * 1.7)) * sin(radians(k * 15)))
        for k in range(24)
    ]
    art.shaded(polygon(*pts), SPOT, 1.5, 40, 1.9, 1.1, (0.2, 0.42))
    art.line(ellipse(70, 57, 8.2), 1)
    art.shape("M64.5 61.5L63.5 53L67.2 56.5L70 51L72.8 56.5L76.5 53L75.5 61.5Z", LIGHT, 1)
    # stamp
    art.shaded("M84 86V80Q84 77 87 77H103Q106 77 106 80V86Z", MIDDLE, 1.4, 0, 2, 1, (0.3, 0.5))
    art.fill(rect(84.6, 83.6, 20.8, 2.4), SPOT)
    st = "M90 77C91 72 93 69 92 64C91 62 89 60 89 56C89 51 101 51 101 56C101 60 99 62 98 64C97 69 99 72 100 77Z"
    art.shaded(st, TINT, 1.4, 0, 2, 1.1, (0.35, 0.6))
    art.line("M91.5 64.5H98.5", 1)
    # inkpot and quill
    art.shape("M17 87C15 77 19 71 25 70V65H37V70C43 71 47 77 45 87Z", INK, 1.4)
    art.lenses([(20.5, 84, 23.5, 74.5)], 2.2, LIGHT)
    art.lenses([(24.5, 83, 26, 76), (27, 68, 35, 68), (41, 82, 39.5, 76), (27, 73, 35, 73)], 1, MIDDLE)
    art.shaded(rect(23.5, 62, 15, 4), TINT, 1.2, 0, 1.5, 0.8, (0.4, 0.6))
    _quill(art, (33, 64), (27, 3), 8.4, -0.1)
