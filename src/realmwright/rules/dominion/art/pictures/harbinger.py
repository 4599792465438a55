"""Harbinger: a raven with a letter."""

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
    chain,
    ellipse,
    polygon,
    turned,
)

TONES: Final = Tones("#fff3de", "#f8d2a6", "#d68f78", "#5c4a6c", "#181322", "#cf3b30")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, TINT)
    art.rays(64, 40, 30, 120, 34, 3.6, LIGHT)
    art.shape(ellipse(66, 40, 33), LIGHT, 1.2)
    art.line(ellipse(66, 40, 30), 0.7, MIDDLE)
    art.hatch(ellipse(66, 40, 30), 0, 3, 0.9, (0.1, 0.24), tone=TINT)
    art.streaks(0, 120, 50, 68, 3, 0.9, MIDDLE, 14, 40, 0.45)
    # land below
    art.fill("M0 76Q20 66 44 72Q80 64 120 74V90H0Z", MIDDLE)
    art.hatch("M0 76Q20 66 44 72Q80 64 120 74V90H0Z", 62, 2.4, 1, (0.3, 0.6), tone=DARK)
    # branch
    art.shape("M122 76C104 82 84 78 66 80C50 82 38 86 18 82C36 82 46 76 64 75C84 73 102 76 122 68Z", DARK, 1.3)
    art.lenses([(110, 74, 84, 77), (88, 78, 60, 79), (60, 78, 36, 82)], 0.9)
    art.line("M40 81C34 78 30 76 22 76M92 77C96 84 102 86 108 88", 2.2)
    art.shape("M22 76C18 72 14 74 12 77C16 80 20 79 22 76Z", DARK, 1)
    art.shape("M32 78C30 73 26 72 23 72C24 77 28 79 32 78Z", DARK, 1)
    # letter, held across the lower beak
    art.shape("M50 29C44 30 38 33 34 37C40 40 47 40 53 37Z", INK, 1)
    env = turned([(18, 33.5), (46, 33.5), (46, 52.5), (18, 52.5)], 32, 40, -10)
    art.fill(polygon(*[(x + 1.8, y + 2) for x, y in env]), INK)
    art.shaded(polygon(*env), LIGHT, 1.5, 80, 2.2, 0.9, (0.15, 0.3))
    fl = turned([(18, 33.5), (32, 45.5), (46, 33.5)], 32, 40, -10)
    art.line(chain(*fl), 1.2)
    fl = turned([(18, 52.5), (28, 42.5)], 32, 40, -10) + turned([(46, 52.5), (36, 42.5)], 32, 40, -10)
    art.line(f"M{fl[0][0]} {fl[0][1]}L{fl[1][0]} {fl[1][1]}M{fl[2][0]} {fl[2][1]}L{fl[3][0]} {fl[3][1]}", 0.9)
    cx, cy = turned([(32, 44.5)], 32, 40, -10)[0]
    art.shape(ellipse(cx, cy, 5.4), SPOT, 1.3)
    art.line(ellipse(cx, cy, 3.2), 0.8)
    # raven
    art.line("M66 68L64 76M74 70L74 76", 2.4)
    art.line("M60 77L64 75.5L68 77M70 77L74 75.5L78 77", 1.6)
    bd = (
        "M46 26C47 17 55 11 64 13C72 15 75 22 77 29C86 38 94 52 104 78L96 76L97 83"
        "L88 77L84 80L78 71C70 74 60 71 55 64C50 57 51 48 52 41C48 38 46 32 46 26Z"
    )
    art.shape(bd, INK, 1)
    art.lenses([(67, 40, 80, 66), (71, 41, 86, 68), (76, 44, 92, 70), (66, 45, 75, 62), (82, 50, 97, 73)], 1, MIDDLE)
    art.line("M64 35C62 48 68 60 77 65", 1, MIDDLE)
    art.hatch("M52 41C51 48 50 57 55 64C58 69 64 71 70 71L60 44Z", 20, 2.4, 0.9, (0.3, 0.5), tone=MIDDLE, side=-1)
    art.lenses([(58, 17, 66, 16), (66, 16, 73, 24), (68, 20, 74, 30), (60, 20, 68, 24)], 0.7, MIDDLE)
    # beak over the letter
    art.shape("M48 21C42 22 36 26 31 33C36 32 42 32 48 32Z", INK, 1)
    art.line("M47 23.5C42 25 38 27.5 34.5 31", 0.9, MIDDLE)
    art.line("M33 33.5C38 33 44 32.5 49 32", 0.8, TINT)
    art.fill(ellipse(55.5, 23.5, 2.9), SPOT)
    art.fill(ellipse(55.2, 23.5, 1.5), INK)
    art.fill(ellipse(54.7, 22.9, 0.6), LIGHT)
