"""Witch: a cauldron by moonlight."""

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
)

TONES: Final = Tones("#f3f3d8", "#cfd6a0", "#7f8f6a", "#3d4f46", "#0f1714", "#a5d84f")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, DARK)
    art.streaks(0, 120, 3, 60, 3, 0.8, INK, 12, 36, 0.3)
    art.fill(ellipse(84, 24, 19), TINT)
    art.fill(ellipse(84, 24, 15.5), LIGHT)
    art.hatch(ellipse(84, 24, 15.5), 30, 2.4, 0.9, (0.2, 0.4), tone=MIDDLE)
    # bat
    art.fill("M96 12Q100 8 103 12Q106 9 109 12Q112 8 116 12Q110 12 108 17Q106 15 104 17Q102 12 96 12Z", INK)
    # bare tree
    art.line(
        (
            "M8 90C12 70 10 56 14 40M13 58C20 52 20 46 22 36M11 68C6 60 4 54 3 46M14 46"
            "C18 40 14 32 18 24M20 46Q27 42 28 36"
        ),
        2.4,
    )
    art.fill("M0 80Q60 70 120 80V90H0Z", INK)
    # steam
    for pts in (
        "M66 58C54 48 74 42 64 30C58 22 70 16 66 6",
        "M78 58C86 50 74 44 84 36C90 30 84 24 88 18",
        "M90 60C98 54 92 48 98 42",
    ):
        art.line(pts, 4, SPOT)
        art.line(pts, 1.4, LIGHT)
    # witch body, bent over
    body = "M18 90C16 66 24 52 38 46L54 52C60 58 56 64 52 68L58 90Z"
    art.shape(body, INK, 1)
    art.hatch(body, 70, 2.6, 0.9, (0.3, 0.55), tone=MIDDLE, side=-1)
    # arm
    art.shape("M40 56C50 56 60 58 70 54L72 58C62 65 50 66 42 64Z", INK, 1)
    art.lenses([(44, 58.5, 68, 56.6), (46, 61.4, 66, 60)], 0.7, MIDDLE)
    art.shape("M69 53L76 52L79 55L76 58L71 58.5Z", LIGHT, 1)
    # face in profile
    fc = "M38 34L54 34L56 38L64 44L56 46L57 49L54 50L56 55L48 54L40 50Z"
    art.shape(fc, LIGHT, 1.2)
    art.hatch(polygon((38, 34), (46, 34), (46, 53), (40, 50)), 0, 1.8, 1, (0.5, 0.9), side=-1)
    art.fill(ellipse(52, 39.6, 1.4), INK)
    art.line("M49 37L54.5 36.8", 1.2)
    art.fill(ellipse(58, 43.5, 1), DARK)
    art.wedges([(40, 34, 31, 58), (38, 34, 28, 54), (43, 34, 36, 60)], 2.6, TINT)
    # hat
    art.shape("M24 38C32 30 56 28 68 33C60 37 40 40 24 38Z", INK, 1)
    art.shape("M34 33C34 22 30 12 16 4C34 4 48 14 54 31C48 33 40 34 34 33Z", INK, 1)
    art.line("M24 38C32 30 56 28 68 33", 1, TINT)
    art.lenses([(20, 5.5, 40, 26), (28, 7, 46, 26)], 0.8, MIDDLE)
    art.fill("M34 30Q44 29 53 26L54 31Q44 34 34 33Z", SPOT)
    # cauldron
    pot = "M58 64C54 78 60 88 80 88C100 88 106 78 102 64Z"
    art.shape(pot, INK, 1.2)
    art.hatch(pot, 60, 2.6, 0.9, (0.15, 0.32), tone=TINT, side=-1)
    art.shape(ellipse(80, 63, 25, 5), MIDDLE, 1.4)
    art.shape(ellipse(80, 63, 21, 3.4), SPOT, 1)
    for x, y, r in ((70, 61, 3), (80, 59.5, 4), (91, 61, 2.6), (86, 55, 1.8), (74, 54, 1.6)):
        art.shape(ellipse(x, y, r), SPOT, 0.9)
        art.fill(ellipse(x - r * 0.3, y - r * 0.3, r * 0.32), LIGHT)
    art.wedges([(66, 90, 62, 80), (74, 90, 78, 84), (92, 90, 96, 82), (84, 90, 80, 84)], 4, SPOT)
