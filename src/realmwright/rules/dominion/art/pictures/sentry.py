"""Sentry: a lantern and a halberd on the wall."""

from math import cos, pi, sin
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
from realmwright.rules.dominion.art.motifs import stars

TONES: Final = Tones("#fff3cb", "#d3cdae", "#7d918f", "#2f4c57", "#0b161b", "#f7b83a")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, DARK)
    art.streaks(0, 120, 3, 70, 3.2, 0.9, INK, 14, 40, 0.3)
    art.fill(ellipse(32, 50, 34), MIDDLE)
    art.rays(32, 50, 10, 52, 26, 1.6, DARK)
    art.fill(ellipse(32, 50, 20), TINT)
    art.wedges(
        [
            (32 + 9 * cos(a), 50 + 9 * sin(a), 32 + (27 if k % 2 else 22) * cos(a), 50 + (27 if k % 2 else 22) * sin(a))
            for k, a in enumerate(j * pi / 13 for j in range(26))
        ],
        2,
        LIGHT,
    )
    stars(art, [(104, 14, 2.6), (76, 8, 1.8), (84, 24, 1.6), (112, 34, 2), (14, 8, 2), (40, 8, 1.6), (100, 44, 1.6)])
    # halberd
    art.line("M95 92V18", 4.6)
    art.line("M95 92V20", 1.8, TINT)
    art.shape(polygon((95, 4), (98.4, 13), (97, 20), (93, 20), (91.6, 13)), LIGHT, 1.3)
    art.fill(polygon((95, 6), (97.6, 13), (96.4, 20), (95, 20)), MIDDLE)
    ax = "M93 18C88 17.5 85 14 82.5 10C79.5 18 79.5 30 82.5 38C85 34 88 31 93 31Z"
    art.shaded(ax, LIGHT, 1.5, 20, 2, 1.1, (0.3, 0.55))
    art.shape("M97 19C103 19 106 23 110 27C106 27.5 102 29 97 30Z", LIGHT, 1.3)
    art.shape(rect(92, 16, 6, 18), MIDDLE, 1.2)
    art.lenses([(93, 21, 97, 21), (93, 28, 97, 28)], 0.6)
    # cloak
    ck = "M30 92C30 72 36 58 48 52H72C84 58 92 72 92 92Z"
    art.shaded(ck, MIDDLE, 1.6, 80, 2.6, 1.5, (0.3, 0.6))
    art.hatch(polygon((68, 54), (76, 54), (92, 80), (92, 92), (74, 92)), 80, 2.2, 1.3, (0.5, 0.9), tone=DARK)
    art.shaded("M46 52C52 60 68 60 74 52L70 47H50Z", SPOT, 1.3, 30, 1.8, 1, (0.3, 0.5))
    art.shape(ellipse(60, 58.5, 3.2), LIGHT, 1.2)
    art.line("M60 62C58 68 58 74 59 82", 1.2)
    # face
    fc = "M49 28H71V38C71 46 66 52 60 52C54 52 49 46 49 38Z"
    art.shape(fc, LIGHT, 1.4)
    art.hatch(polygon((60, 30), (71, 30), (71, 38), (68, 46), (62, 51)), 0, 1.8, 1.2, (0.4, 0.75))
    art.fill("M49.5 40C52 43 56 42 60 42C64 42 68 43 70.5 40C70 48 66 54 60 54C54 54 50 48 49.5 40Z", INK)
    art.line("M56 45.5Q60 44 64 45.5", 1, LIGHT)
    art.fill(ellipse(55, 34.6, 1.5), INK)
    art.fill(ellipse(65, 34.6, 1.5), INK)
    art.line("M52.5 31.8H57.5M62.5 31.8H67.5", 1.2)
    art.line("M60 34L58.5 39H61", 1)
    # kettle hat
    art.shaded("M47 26C46 14 52 7 60 7C68 7 74 14 73 26Z", TINT, 1.5, 25, 2, 1.4, (0.35, 0.6))
    art.line("M60 7V24", 1.2)
    art.shape("M39 30C44 23 52 22 60 22C68 22 73 23 77.5 30C72 31 68 28.5 60 28.5C52 28.5 46 31 39 30Z", TINT, 1.4)
    art.hatch("M60 22C68 22 73 23 77.5 30C72 31 68 28.5 60 28.5Z", 70, 1.8, 1, (0.4, 0.7))
    # arm and lantern
    ar = "M48 60C40 60 31 54 27 44L35 38C39 44 44 49 53 52Z"
    art.shaded(ar, MIDDLE, 1.5, 45, 2, 1.1, (0.4, 0.7))
    art.shape("M26 42C25 38 28 35 32 35C36 35 37 39 35 42L31 45Z", LIGHT, 1.2)
    art.line("M29 38H36M28 40.5H35", 0.8)
    art.line("M32 42V46", 1.6)
    art.shape(polygon((25, 51), (32, 45), (39, 51)), INK, 1.1)
    art.shape(rect(26, 51, 12, 15), SPOT, 1.4)
    art.fill("M32 54C35 58 34.5 63 32 63.5C29.5 63 29 58 32 54Z", LIGHT)
    art.line("M26 51V66M38 51V66", 1.8)
    art.shape(rect(24, 66, 16, 3.6), INK, 1)
    # hand on the shaft
    art.shaded("M74 60C80 57 85 57 91 59V70L79 76Z", MIDDLE, 1.5, 60, 2, 1.1, (0.4, 0.7))
    art.shape("M90 59C91 56.5 99 56.5 100 59.5L99.5 69C97 71.5 92 71.5 90 69.5Z", LIGHT, 1.4)
    art.line("M91 62.5H99.5M91 66H99.5", 0.9)
    # wall
    wl = polygon(
        (-4, 92),
        (-4, 72),
        (22, 72),
        (22, 82),
        (44, 82),
        (44, 72),
        (76, 72),
        (76, 82),
        (98, 82),
        (98, 72),
        (124, 72),
        (124, 92),
    )
    art.shape(wl, TINT, 1.7)
    for x in (-4, 44, 98):
        art.hatch(rect(x, 72, 26 if x != 44 else 32, 10), 0, 2, 1.1, (0.25, 0.45))
    art.streaks(0, 120, 84, 90, 2.4, 0.7, MIDDLE, 8, 22, 0.3)
    art.line(
        (
            "M-4 78H22M44 78H76M98 78H124M-4 87H124M12 72V78M54 72V78M68 78V82M110 72"
            "V78M32 82V87M62 82V87M88 82V87M16 82V87M104 82V87"
        ),
        1,
    )
    art.lenses(
        [(-2, 73.4, 21, 73.4), (45, 73.4, 75, 73.4), (99, 73.4, 122, 73.4), (23, 83.2, 43, 83.2), (77, 83.2, 97, 83.2)],
        0.7,
        LIGHT,
    )
