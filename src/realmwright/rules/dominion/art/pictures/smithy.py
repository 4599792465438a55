"""Smithy: a hammer upon hot iron."""

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
    polar,
    polygon,
)

TONES: Final = Tones("#fff3dc", "#e6c9a8", "#a98a6f", "#5a3a2a", "#171311", "#f0832f")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, DARK)
    art.fill(ellipse(60, 40, 50, 44), SPOT)
    art.rays(64, 44, 10, 95, 26, 4.4, LIGHT)
    art.fill(ellipse(64, 44, 13), LIGHT)
    # arch bricks
    arch = "M0 0H120V90H108V46C108 16 88 4 60 4C32 4 12 16 12 46V90H0Z"
    art.shape(arch, INK, 1)
    seg = []
    for k in range(15):
        a = radians(180 + 180 * k / 14)
        seg.append((60 + 49 * cos(a), 48 + 45 * sin(a), 60 + 58 * cos(a), 48 + 54 * sin(a)))
    art.lenses(seg, 0.8, MIDDLE)
    art.lenses(
        [(1, 58, 12, 58), (1, 70, 12, 70), (1, 82, 12, 82), (108, 58, 119, 58), (108, 70, 119, 70), (108, 82, 119, 82)],
        0.8,
        MIDDLE,
    )
    art.fill("M12 78Q60 72 108 78V90H12Z", INK)
    # stump
    st = polygon((43, 90), (46, 70), (76, 70), (79, 90))
    art.shaded(st, MIDDLE, 1.2, 90, 2.2, 1.2, (0.5, 0.95))
    # anvil
    an = "M26 46C36 46 40 47 44 47H88V53C80 54 74 57 72 61L76 70V73H45V70L50 61C48 57 42 55 38 54C32 53 28 50 26 46Z"
    art.shape(an, INK, 1.2)
    art.lenses([(30, 47.6, 86, 48.2)], 0.9, TINT)
    art.lenses([(46, 71.4, 75, 71.4), (52, 61, 47, 69)], 0.7, MIDDLE)
    art.hatch(polygon((50, 54), (84, 51), (71, 61), (72, 69), (52, 69)), 0, 2, 0.7, (0.3, 0.5), tone=MIDDLE, side=-1)
    # hot bar
    art.shape(polygon((20, 40.5), (72, 42.5), (72, 47), (20, 44.5)), SPOT, 1)
    art.fill(polygon((48, 41.8), (72, 42.8), (72, 46.4), (48, 45.6)), LIGHT)
    # hammer
    art.line("M66 33L102 9", 5)
    art.line("M67 32.4L101.5 9.4", 2.6, TINT)
    hd = polygon((51.5, 28.2), (63.2, 20.4), (77, 41), (65.3, 48.8))
    art.shaded(hd, MIDDLE, 1.5, 57, 1.9, 1.2, (0.4, 0.75))
    art.lenses([(54, 29.5, 66, 46.5)], 0.9, LIGHT)
    sparks = []
    for _ in range(22):
        turn, near, far = art.vary(165, 372), art.vary(9, 16), art.vary(18, 33)
        sparks.append((*polar(66, 46, near, turn, 0.8), *polar(66, 46, far, turn, 0.8)))
    art.lenses(sparks, 0.9, INK)
