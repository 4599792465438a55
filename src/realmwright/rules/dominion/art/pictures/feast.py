"""Feast: a roast, wine and grapes."""

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

TONES: Final = Tones("#fff5df", "#f4d9a0", "#d9923f", "#7c2b37", "#240c0d", "#84a346")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, DARK)
    art.hatch(rect(0, 0, 120, 60), 90, 3, 1.2, (0.5, 0.95))
    art.rays(60, 44, 26, 110, 24, 3, MIDDLE)
    # cloth, hanging in swags
    art.fill(rect(0, 60, 120, 30), INK)
    xs = [-10 + 20 * k for k in range(8)]
    hem = "".join(f"Q{x - 10} 88 {x - 20} 79" for x in xs[:0:-1])
    art.shape(f"M-10 60H130V79{hem}Z", LIGHT, 1.5)
    for x in xs[:-1]:
        art.fill(f"M{x + 11} 70H{x + 20}V79Q{x + 15} 83.5 {x + 12} 83.3Q{x + 15} 77 {x + 11} 70Z", TINT)
        art.line(f"M{x} 75Q{x + 10} 84 {x + 20} 75", 1.8, SPOT)
        art.wedges(
            [
                (x + 20, 69.5, x + 20, 79),
                (x + 16.8, 69.5, x + 17.8, 77.5),
                (x + 13.8, 69.5, x + 15.2, 75),
                (x + 22.8, 69.5, x + 22, 77),
                (x + 25.6, 69.5, x + 24.4, 73.5),
            ],
            1.7,
        )
    art.line("M0 69.5H120", 1.3)
    # goblet
    x, y = 27, 66
    art.shaded(
        f"M{x - 9} {y}Q{x} {y + 5} {x + 9} {y}Q{x + 2} {y - 3} {x + 1.8} {y - 13}"
        f"H{x - 1.8}Q{x - 2} {y - 3} {x - 9} {y}Z",
        TINT,
        1.3,
        0,
        1.8,
        1,
        (0.35, 0.55),
    )
    cup = (
        f"M{x - 9.5} {y - 39}C{x - 10} {y - 22} {x - 6} {y - 13} {x} {y - 12}"
        f"C{x + 6} {y - 13} {x + 10} {y - 22} {x + 9.5} {y - 39}Z"
    )
    art.shaded(cup, TINT, 1.5, 15, 2, 1.2, (0.3, 0.55))
    art.shape(ellipse(x, y - 39, 9.5, 2.8), DARK, 1.3)
    art.lenses([(x - 6.4, y - 34, x - 4.6, y - 20)], 1.4, LIGHT)
    art.line(f"M{x - 9.4} {y - 27}Q{x} {y - 24} {x + 9.4} {y - 27}", 1)
    art.shape(ellipse(x, y - 12, 3, 1.7), TINT, 1.1)
    # platter
    pl = "M30 63Q62 56 96 63Q88 75 63 75Q38 75 30 63Z"
    art.shaded(pl, TINT, 1.5, 80, 2.2, 1.1, (0.3, 0.6))
    # herbs
    for across, down in ((36, 61), (42, 64.5), (86, 63), (91, 61), (49, 66.5), (78, 66.5), (64, 68.5)):
        art.shaded(ellipse(across, down, 4.8, 3.2), SPOT, 1, 40, 1.4, 0.8, (0.4, 0.7))
    # roast
    body = "M38 54C35 40 45 25 62 24C80 23 91 37 88 52C86 63 74 67 62 67C50 67 40 63 38 54Z"
    art.shaded(body, MIDDLE, 1.7, 35, 2.1, 1.4, (0.28, 0.5))
    art.line("M45 41C48 34 54 29.5 61 29", 2.4, LIGHT)
    art.line("M43 48Q43 46 43.6 44.5", 2, LIGHT)
    wing = "M44 58C40 50 46 43 54 45C60 47 60 53 56 56L62 62Q52 66 44 58Z"
    art.shaded(wing, MIDDLE, 1.3, 45, 1.9, 1, (0.3, 0.6))
    leg = "M75 65C63 65 60 52 68 46C76 41 85 45 86 52L96 41L100 45L91 59C87 64 81 66 75 65Z"
    art.shaded(leg, MIDDLE, 1.6, 50, 2, 1.2, (0.3, 0.55))
    art.line("M69 51C71 48.5 74 47.5 77 48.5", 1.5, LIGHT)
    art.shape("M93.5 42.5L97.5 37.5Q96.5 32.5 100.5 33Q103 29.5 105.5 33Q106.5 36.5 103.5 39L100 46.5Z", LIGHT, 1.3)
    art.shape(polygon((92, 41), (101, 47.5), (99, 51), (89.5, 44.5)), LIGHT, 1.2)
    art.line("M94 43L92 47M97 45L95 49", 0.9)
    # grapes over the edge
    for gx, gy in ((88, 70), (94, 68), (100, 70), (91, 75), (97, 75), (94, 80), (103, 74.5)):
        art.shaded(ellipse(gx, gy, 3.8), SPOT, 1.1, 45, 1.5, 0.9, (0.35, 0.6))
        art.fill(ellipse(gx - 1.2, gy - 1.3, 0.9), LIGHT)
    # bread
    br = "M38 74C36 66 46 65 54 68C62 70 64 77 58 79C50 80 40 80 38 74Z"
    art.shaded(br, MIDDLE, 1.4, 40, 1.9, 1.1, (0.3, 0.55))
    art.line("M43 69.5L46 74M49 69.5L52 75M55 71.5L57 76", 1.3, LIGHT)
