"""Mine: a cart of ore at the mouth of a shaft."""

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
    rect,
)

TONES: Final = Tones("#f8f1e2", "#dfbd8c", "#a3988c", "#544a44", "#151110", "#efb52c")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, LIGHT)
    art.streaks(0, 120, 3, 30, 3.2, 0.7, MIDDLE, 14, 40, 0.4)
    rock = "M-2 92V50L8 40L14 26L28 20L36 7L52 10L66 2L82 6L94 20L106 26L112 42L122 50V92Z"
    art.shape(rock, MIDDLE, 1.5)
    # crags: lit faces left, cut faces right
    for d in (
        "M8 40L14 26L20 34L18 52L4 58Z",
        "M28 20L36 7L42 14L34 22Z",
        "M66 2L82 6L76 14L60 12Z",
        "M94 20L106 26L102 36L92 32Z",
    ):
        art.shaded(d, LIGHT, 1, 62, 2.4, 0.9, (0.15, 0.35))
    for d in (
        "M14 26L28 20L26 48L18 52L20 34Z",
        "M36 7L52 10L60 12L52 18L42 14Z",
        "M82 6L94 20L92 32L84 20L76 14Z",
        "M106 26L112 42L122 50V74L104 60L102 36Z",
        "M4 58L18 52L22 72L10 80L-2 74Z",
    ):
        art.shaded(d, MIDDLE, 1, 62, 2.1, 1.4, (0.5, 0.85))
    # the dark
    art.fill(polygon((34, 80), (38, 24), (82, 24), (86, 80)), INK)
    art.line("M44.5 72L46.5 31H73.5L75.5 72", 3.2, DARK)
    art.line("M52 64V37H68V64", 2.4, DARK)
    art.fill("M-2 78Q60 72 122 78V92H-2Z", DARK)
    art.line("M0 78Q60 72 120 78", 1.1)
    art.streaks(0, 120, 81, 90, 2.6, 0.8, INK, 10, 30, 0.25)
    for x, y, r in ((14, 78, 8), (24, 83, 6), (107, 79, 8), (98, 84, 5)):
        d = polygon(
            *[
                (
                    x + r * (1, 0.9, 0.8, 0.95, 1, 0.9)[k] * cos(radians(k * 60 + 20)),
                    y + r * 0.8 * sin(radians(k * 60 + 20)),
                )
                for k in range(6)
            ]
        )
        art.shaded(d, MIDDLE, 1.2, 60, 2, 1.2, (0.4, 0.7))
    # timbers
    for d in (polygon((28, 82), (33, 22), (42, 22), (38, 82)), polygon((92, 82), (87, 22), (78, 22), (82, 82))):
        art.shape(d, TINT, 1.6)
        art.hatch(d, 90, 2.2, 1.2, (0.3, 0.7), tone=DARK)
    for d in (polygon((41, 36), (53, 24), (58, 24), (41, 42)), polygon((79, 36), (67, 24), (62, 24), (79, 42))):
        art.shape(d, TINT, 1.2)
    lt = polygon((23, 14), (97, 13), (98, 25), (22, 26))
    art.shape(lt, TINT, 1.7)
    art.hatch(lt, 90, 2.6, 1.1, (0.2, 0.4), tone=DARK)
    art.lenses([(30, 18, 62, 17.4), (54, 21, 92, 20)], 0.9, DARK)
    for x in (37, 83):
        art.fill(ellipse(x, 19.5, 1.7), INK)
    for x in (23, 97):
        art.shape(ellipse(x, 19.6, 3, 6), LIGHT, 1.3)
        art.line(ellipse(x, 19.6, 1.3, 2.8), 0.8)
    # rails
    art.line("M50 74L34 94M70 74L86 94", 3.4)
    art.line("M50 74L34 94M70 74L86 94", 1.2, LIGHT)
    # ore
    for across, down, radius, c in (
        (45, 50, 6, LIGHT),
        (76, 50, 6, LIGHT),
        (52.5, 44.5, 7, SPOT),
        (68, 43.5, 7.2, SPOT),
        (60.5, 38.5, 6.6, LIGHT),
        (60, 48.5, 8, SPOT),
        (47.5, 54, 6, SPOT),
        (72.5, 53, 7, SPOT),
    ):
        start = art.vary(0, 60)
        d = polygon(*(polar(across, down, radius * art.vary(0.84, 1.1), start + k * 51) for k in range(7)))
        art.shaded(d, c, 1.3, 45, 1.8, 1, (0.3, 0.55))
        art.fill(
            polygon(
                (across - radius * 0.5, down - radius * 0.1),
                (across - radius * 0.1, down - radius * 0.6),
                (across + radius * 0.1, down - radius * 0.2),
            ),
            LIGHT,
        )
    # cart
    ct = polygon((38, 57), (82, 57), (76, 77), (44, 77))
    art.shaded(ct, MIDDLE, 1.7, 90, 2.3, 1.3, (0.35, 0.8))
    art.shaded(rect(35, 55, 50, 5), TINT, 1.5, 90, 2.4, 1, (0.35, 0.6))
    art.line("M52 60L53.5 77M68 60L66.5 77", 2)
    for x in (40, 60, 80):
        art.fill(ellipse(x, 57.5, 1.1), INK)
    for x in (48, 72):
        art.shape(ellipse(x, 80, 7.4), DARK, 1.7)
        art.shape(ellipse(x, 80, 4.6), TINT, 1.2)
        art.line(f"M{x - 4} 80H{x + 4}M{x} 76V84", 1.2)
        art.fill(ellipse(x, 80, 1.5), INK)
    # pick against the post
    art.line("M88 84L101 48", 3.6)
    art.line("M88 84L101 48", 1.6, TINT)
    pk = "M87 44C94 43 104 46 112 54C104 52 98 51 90.5 51C92 48.5 90 46 87 44Z"
    art.shaded(pk, LIGHT, 1.4, 20, 1.8, 1, (0.3, 0.5))
