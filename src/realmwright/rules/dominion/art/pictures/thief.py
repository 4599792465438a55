"""Thief: a glove around a purse."""

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
from realmwright.rules.dominion.art.motifs import flying_coin, limb, stars

TONES: Final = Tones("#f2f5f0", "#b9cbdd", "#6c8bb4", "#2c4270", "#0c1328", "#d97b3e")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, DARK)
    art.hatch(rect(0, 0, 120, 84), 90, 4.4, 1, (0.5, 0.95), tone=INK)
    # window
    art.shape("M11 74V28C11 10 25 1 41 1C57 1 71 10 71 28V74Z", TINT, 2)
    art.hatch("M60 6C66 10 71 18 71 28V74H67V29C67 19 64 12 60 6Z", 0, 2.4, 0.9, (0.5, 0.9))
    win = "M15 70V29C15 13 27 5 41 5C55 5 67 13 67 29V70Z"
    art.shape(win, MIDDLE, 1.3)
    art.streaks(17, 66, 30, 58, 3, 0.8, TINT, 6, 18, 0.5)
    art.fill(ellipse(34, 25, 14.5), TINT)
    art.fill(ellipse(34, 25, 11.5), LIGHT)
    art.hatch(ellipse(34, 25, 11.5), 35, 2.2, 0.8, (0.2, 0.4), tone=TINT)
    art.fill(
        polygon(
            (16, 60),
            (21, 52),
            (25, 56),
            (25, 47),
            (28, 43),
            (31, 47),
            (31, 56),
            (36, 50),
            (42, 57),
            (66, 52),
            (66, 70),
            (16, 70),
        ),
        DARK,
    )
    stars(art, [(55, 15, 2.4), (24, 42, 1.6)])
    art.line("M41 5V70M15 38H67", 2.4)
    art.shaded(rect(7, 70, 68, 6), TINT, 1.4, 90, 2.2, 0.9, (0.5, 0.8))
    art.fill(rect(0, 85, 120, 5), INK)
    art.lenses([(4, 86.4, 50, 86.4), (56, 86.4, 116, 86.4)], 0.5, MIDDLE)
    # arm
    arm = "M124 0V38C112 38 104 40 96 43L88 20C98 14 108 6 116 0Z"
    art.shape(arm, INK, 1.5)
    art.hatch(arm, 112, 2.6, 1, (0.3, 0.55), tone=MIDDLE, side=-1)
    # ruffle above the grip
    rf = "M49 19L54 12L58 17L62 9L66 16L71 11L73 19L71 30H53Z"
    art.shape(rf, SPOT, 1.4)
    art.lenses([(55, 16, 58, 27), (62, 13, 63, 27), (69, 15, 67, 27)], 0.9)
    # purse under the fist
    bag = "M53 44C45 51 34 57 32 68C31 80 43 86 61 86C79 86 91 80 90 68C88 57 77 51 71 44Z"
    art.shaded(bag, SPOT, 1.8, 22, 2.2, 1.6, (0.2, 0.42))
    art.lenses([(55, 46, 43, 60), (59, 47, 54, 60), (66, 47, 69, 58), (70, 46, 80, 58)], 1.1)
    art.lenses([(37, 73, 40, 64), (40.5, 76, 43, 69)], 1.1, LIGHT)
    art.shaded(ellipse(61, 69, 10), LIGHT, 1.3, 40, 1.9, 0.9, (0.25, 0.42))
    art.line(ellipse(61, 69, 7.4), 0.8)
    art.fill("M61 63.5L62.6 67.4L66.5 69L62.6 70.6L61 74.5L59.4 70.6L55.5 69L59.4 67.4Z", INK)
    art.line("M52 45C43 47 40 52 42 58M54 46C47 50 48 56 46 62", 1.6)
    art.fill(ellipse(42, 59.5, 2), INK)
    art.fill(ellipse(46, 63.5, 2), INK)
    # glove: back of the hand, then the fingers round the neck of the purse
    bk = "M70 24C76 19 84 17 91 18L99 40C94 45 86 49 76 48L70 46Z"
    art.shaded(bk, MIDDLE, 1.5, 65, 2.1, 1.2, (0.35, 0.6))
    art.line("M82 29L90 27M82.5 35L91.5 33M83 41L92 39", 1.1)
    for p0, p1, p2, w in (
        ((76, 43.5), (64, 49), (54, 44.5), 3),
        ((78, 38), (64, 42.5), (51.5, 39), 3.3),
        ((78, 32), (64, 36), (50.5, 33), 3.4),
        ((77, 26), (64, 29.5), (51, 27), 3.4),
    ):
        d = limb(p0, p1, p2, w, w * 0.88)
        art.shape(d, MIDDLE, 1.4)
        art.fill(limb((p0[0] + 3, p0[1] - 0.6), (p0[0], p0[1]), (p0[0] - 4, p0[1] + 0.4), w - 0.7, w - 0.7, 4), MIDDLE)
        art.hatch(d, 100, 1.9, 0.8, (0.3, 0.5))
    th = limb((86, 23), (76, 15), (63, 21.5), 4, 3)
    art.shaded(th, MIDDLE, 1.4, 100, 1.9, 0.9, (0.3, 0.5))
    cuff = polygon((88, 15), (98, 10), (107, 39), (96, 45))
    art.shaded(cuff, TINT, 1.4, 70, 2, 1.1, (0.4, 0.7))
    # coins lost on the way
    flying_coin(art, 27, 60, 5.4, 0.6, 25)
    flying_coin(art, 97, 57, 5.4, 0.7, -20)
    flying_coin(art, 100, 74, 5.4, 0.45, 15)
    flying_coin(art, 20, 82, 5.6, 0.4, 0)
