"""Throne room: a throne between curtains."""

from typing import Final

from realmwright.rules.dominion.art.engraving import (
    DARK,
    LIGHT,
    SPOT,
    TINT,
    WHOLE,
    Engraving,
    Tones,
    ellipse,
    mirror,
    rect,
)

TONES: Final = Tones("#fef3e4", "#f2d6b4", "#c58a5e", "#8a3038", "#230d10", "#e0ac33")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, TINT)
    art.rays(60, 34, 14, 100, 30, 3.4, LIGHT)
    # curtains
    for m in (1, -1):
        at = mirror(m)
        d = f"M{at(0)} 0H{at(44)}C{at(40)} 22 {at(26)} 34 {at(14)} 40C{at(18)} 58 {at(16)} 72 {at(18)} 80H{at(0)}Z"
        art.shape(d, DARK, 1.1)
        for k in range(6):
            art.line(f"M{at(4 + k * 6)} 0C{at(4 + k * 5)} 16 {at(4 + k * 2.6)} 28 {at(3 + k * 1.8)} {40 - k}", 0.9)
            if k < 4:
                art.line(f"M{at(3 + k * 3.4)} 44V80", 0.9)
        art.shape(rect(min(at(0), at(17)), 37, 17, 5), SPOT, 1)
    # steps
    art.shape("M14 78H106V84H14Z", LIGHT, 1.1)
    art.shape("M6 84H114V91H6Z", LIGHT, 1.1)
    art.hatch("M14 78H106V84H14Z", 90, 2.6, 0.9, (0.5, 0.8))
    art.hatch("M6 84H114V91H6Z", 90, 2.6, 0.9, (0.5, 0.8))
    art.shape("M50 78H70L76 91H44Z", DARK, 1)
    # throne back
    back = "M42 72V26Q42 18 48 16Q54 15 60 8Q66 15 72 16Q78 18 78 26V72Z"
    art.shaded(back, SPOT, 1.5, 0, 2.4, 1.1, (0.12, 0.22))
    inn = "M47 60V28Q47 22 53 21Q58 20 60 16Q62 20 67 21Q73 22 73 28V60Z"
    art.shape(inn, DARK, 1.2)
    for k in range(3):
        for j in range(4):
            art.fill(ellipse(53 + k * 7 - (3.5 if j % 2 else 0) + (3.5 if j % 2 else 0), 29 + j * 8, 0.95), SPOT)
    art.hatch(inn, 0, 2.6, 0.8, (0.2, 0.4))
    for x in (42, 78):
        art.shaded(ellipse(x, 17, 3.4), SPOT, 1.1, 45, 1.4, 0.8, (0.4, 0.7))
    # seat and arms
    art.shape("M45 58H75L79 66H41Z", DARK, 1.2)
    art.shaded(rect(39, 66, 42, 7), SPOT, 1.2, 90, 2.2, 0.9, (0.4, 0.7))
    for x in (35, 77):
        art.shaded(rect(x, 48, 8, 30), SPOT, 1.2, 0, 2.2, 1, (0.4, 0.65))
        art.shape(ellipse(x + 4, 48, 5.4, 4.2), SPOT, 1.2)
        art.line(ellipse(x + 4, 48, 2.2, 1.8), 0.9)
