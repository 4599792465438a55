"""Bandit: a masked face over crossed daggers."""

from math import hypot
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
    mirror,
    polygon,
)
from realmwright.rules.dominion.art.motifs import flat_coin

TONES: Final = Tones("#fdf4de", "#f0dba8", "#cfa45c", "#6f4a2b", "#1c110b", "#c4382c")


def _dagger(art: Engraving, tip: Pair, pommel: Pair) -> None:
    length = hypot(tip[0] - pommel[0], tip[1] - pommel[1])
    ux, uy = (tip[0] - pommel[0]) / length, (tip[1] - pommel[1]) / length

    def on(along: float, aside: float) -> Pair:
        """A point by how far it is from the pommel, and from the middle line."""
        return pommel[0] + ux * along - uy * aside, pommel[1] + uy * along + ux * aside

    neck = length - 16
    art.shape(polygon(on(length, 0), on(neck, 4.2), on(17, 4.6), on(17, -4.6), on(neck, -4.2)), LIGHT, 1.5)
    art.fill(polygon(on(length - 1.5, 0), on(neck, 3.6), on(17, 4), on(17, 0)), MIDDLE)
    art.line(chain(on(17, 0), on(length - 3, 0)), 0.9)
    art.shape(polygon(on(13, 2.4), on(3, 2.6), on(3, -2.6), on(13, -2.4)), DARK, 1.2)
    art.lenses([(*on(k, 2.4), *on(k + 1.4, -2.4)) for k in (5, 8, 11)], 0.6, TINT)
    art.shape(polygon(on(18, 9.6), on(15, 10.4), on(13, 0), on(15, -10.4), on(18, -9.6), on(17, 0)), TINT, 1.3)
    art.shape(ellipse(*on(1, 0), 3.5), TINT, 1.2)


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, TINT)
    art.rays(60, 42, 16, 110, 30, 4, LIGHT)
    art.streaks(0, 120, 3, 16, 3.2, 0.6, MIDDLE, 8, 22, 0.6)
    # shoulders
    sh = "M4 92C6 74 24 66 40 62H80C96 66 114 74 116 92Z"
    art.shaded(sh, DARK, 1.5, 65, 2.6, 1.3, (0.4, 0.7))
    _dagger(art, (97, 80), (18, 10))
    _dagger(art, (23, 80), (102, 10))
    # head
    art.shape("M41 30H79V54C79 66 70 72 60 72C50 72 41 66 41 54Z", TINT, 1.5)
    art.hatch(polygon((66, 34), (79, 34), (79, 54)), 0, 1.8, 1, (0.5, 0.8))
    art.fill("M39.5 37C46 35 54 36 60 39C66 36 74 35 80.5 37V48C74 51 66 49 60 46C54 49 46 51 39.5 48Z", INK)
    for m in (1, -1):
        at = mirror(m)
        art.fill(f"M{at(44)} 41Q{at(50)} 38.5 {at(56.5)} 44Q{at(50)} 47.5 {at(44)} 41Z", LIGHT)
        art.fill(ellipse(at(51), 42.9, 2), INK)
    # kerchief
    kc = "M38 50C46 52 54 50 60 47C66 50 74 52 82 50L80 64C76 72 68 78 60 87C52 78 44 72 40 64Z"
    art.shaded(kc, SPOT, 1.7, 35, 2.2, 1.5, (0.25, 0.45))
    art.lenses([(40, 53, 56, 66), (80, 53, 65, 66), (42, 60, 57, 72), (78, 60, 63, 72)], 1.1)
    for x, y in ((50, 56), (60, 54), (70, 56), (55, 63), (65, 63), (60, 71), (60, 79), (52, 71), (68, 71)):
        art.fill(ellipse(x, y, 1.3), LIGHT)
    kn = "M80 51L91 47L94 55L87 55L92 64L82 60Z"
    art.shaded(kn, SPOT, 1.3, 30, 1.8, 0.9, (0.3, 0.5))
    # hat
    cr = "M38 28C37 16 42 7.5 50 7.5C54 7.5 57 10 60 10C63 10 66 7.5 70 7.5C78 7.5 83 16 82 28Z"
    art.shape(cr, INK, 1.5)
    art.hatch(cr, 60, 2.6, 0.8, (0.2, 0.35), tone=MIDDLE, side=-1)
    art.line("M60 11C58 15 58 18 60 22", 0.9, MIDDLE)
    art.shape("M38 22Q60 29 82 22L82.2 29Q60 35 37.8 29Z", SPOT, 1.1)
    br = "M10 31C20 33 29 26.5 38 26.5Q60 33 82 26.5C91 26.5 100 33 110 31C102 42 80 38.5 60 38.5C40 38.5 18 42 10 31Z"
    art.shape(br, INK, 1.2)
    art.lenses([(15, 33, 40, 30.4), (40, 31.4, 80, 32), (80, 30.4, 105, 33), (30, 35.4, 62, 36)], 0.7, MIDDLE)
    # loot
    for x, y in ((32, 80), (88, 80), (20, 84), (100, 84), (42, 85), (78, 85)):
        flat_coin(art, x, y, 9.6, 3.2, 3.4, TINT, MIDDLE)
