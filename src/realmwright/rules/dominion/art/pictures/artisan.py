"""Artisan: hands that turn a vase."""

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
    mirror,
    polygon,
    rect,
)
from realmwright.rules.dominion.art.motifs import limb

TONES: Final = Tones("#fdf6e8", "#f1d6b8", "#9db5bd", "#3f6279", "#142029", "#cf6a3a")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, LIGHT)
    art.rays(60, 44, 22, 100, 30, 3.4, TINT)
    # shelf with finished ware
    for x, w in ((-2, 34), (88, 34)):
        art.shape(rect(x, 22, w, 4), DARK, 1.2)
    for x, y, s in ((7, 22, 1), (23, 22, 0.9), (97, 22, 0.9), (113, 22, 1)):
        d = (
            f"M{x - 3 * s} {y - 16 * s}H{x + 3 * s}L{x + 2 * s} {y - 12 * s}"
            f"C{x + 7 * s} {y - 10 * s} {x + 7 * s} {y - 3 * s} {x + 3.4 * s} {y}"
            f"H{x - 3.4 * s}C{x - 7 * s} {y - 3 * s} {x - 7 * s} {y - 10 * s} {x - 2 * s} {y - 12 * s}Z"
        )
        art.shaded(d, MIDDLE, 1.1, 20, 1.7, 0.9, (0.3, 0.6))
    # wheel
    art.fill(rect(0, 80, 120, 10), DARK)
    art.streaks(0, 120, 83, 90, 2.4, 0.6, INK, 10, 30, 0.3)
    art.shaded(polygon((53, 76), (67, 76), (70, 92), (50, 92)), MIDDLE, 1.3, 0, 2, 1.1, (0.4, 0.7))
    art.shaded("M22 72V77C26 86 94 86 98 77V72Z", MIDDLE, 1.5, 90, 2.3, 1, (0.5, 0.8))
    art.shape(ellipse(60, 72, 38, 6.8), LIGHT, 1.5)
    art.line(ellipse(60, 72, 30, 4.8), 0.8)
    art.lenses([(26, 74, 44, 77.6), (76, 77.6, 94, 74), (34, 70, 46, 68)], 0.8)
    # vase
    vs = (
        "M45 11C47 16 53 19 53 23C53 27 46 29 41 34C34 41 34 52 40 61C43 66 47 69 48 74"
        "H72C73 69 77 66 80 61C86 52 86 41 79 34C74 29 67 27 67 23C67 19 73 16 75 11Z"
    )
    art.shaded(vs, SPOT, 1.8, 12, 2.1, 1.6, (0.2, 0.4))
    art.lenses(
        [(53, 36, 66, 36.4), (55, 42, 66, 42), (55, 47.6, 65, 47.6), (54, 53.6, 66, 53.6), (52, 58.6, 68, 58.6)], 0.8
    )
    art.lenses([(49.5, 15.5, 55, 20.5), (43.5, 37, 48, 32)], 1, LIGHT)
    art.shape(ellipse(60, 11, 15, 3.8), INK, 1.5)
    art.line("M47.5 11.8Q60 16.5 72.5 11.8", 0.9, SPOT)
    art.line("M53 22.5Q60 25.5 67 22.5M51.5 27Q60 31 68.5 27", 1.1)
    art.shape("M44 62C52 65 68 65 76 62L73.5 67.5Q60 70 46.5 67.5Z", LIGHT, 1.1)
    art.line("M47 66L50 63.5L53 67.5L56 64.5L59 68L62 64.5L65 67.5L68 64L71 67L74 63.5", 0.9)
    # hands
    for m in (1, -1):
        at = mirror(m)
        steep = 50 if m > 0 else 130
        fa = (
            f"M{at(-8)} 70L{at(10)} 52C{at(16)} 45 {at(20)} 41 {at(26)} 38"
            f"L{at(34)} 42C{at(37)} 49 {at(36)} 56 {at(33)} 61C{at(26)} 64 {at(20)} 68 {at(14)} 76"
            f"L{at(0)} 90H{at(-8)}Z"
        )
        art.shape(fa, TINT, 1.5)
        art.hatch(
            (
                f"M{at(10)} 58C{at(18)} 50 {at(26)} 48 {at(34)} 48C{at(37)} 52 {at(36)} 56 {at(33)} 61"
                f"C{at(26)} 64 {at(20)} 68 {at(14)} 76L{at(6)} 80Z"
            ),
            steep,
            2,
            1.1,
            (0.35, 0.6),
        )
        for p0, p1, p2, w0, w1 in (
            ((30, 57.5), (38, 61), (45, 58.5), 2.9, 1.9),
            ((30, 52.5), (41, 55), (49.5, 52.5), 3.1, 2.1),
            ((30, 47), (42, 48), (51.5, 46.5), 3.2, 2.2),
            ((29, 42), (40, 40), (50, 40.5), 3.2, 2.2),
        ):
            d = limb((at(p0[0]), p0[1]), (at(p1[0]), p1[1]), (at(p2[0]), p2[1]), w0, w1)
            art.shape(d, TINT, 1.3)
            art.fill(
                limb((at(p0[0] - 4), p0[1]), (at(p0[0] - 2), p0[1]), (at(p0[0] + 2.5), p0[1]), w0 - 0.8, w0 - 0.9, 4),
                TINT,
            )
            art.shape(ellipse(at(p2[0] + 0.4), p2[1] - 0.3, 1.3, 1), LIGHT, 0.5)
            mx = p1[0] - 1
            art.line(f"M{at(mx)} {p1[1] - 1.8}Q{at(mx + 0.8)} {p1[1] - 0.6} {at(mx)} {p1[1] + 0.6}", 0.7)
        th = limb((at(22), 43), (at(27), 32), (at(40.5), 31), 3.9, 2.5)
        art.shaded(th, TINT, 1.4, 60 if m > 0 else 120, 1.8, 0.9, (0.3, 0.5))
        art.fill(limb((at(18), 48), (at(20.5), 45), (at(23.5), 40), 3.8, 2.6, 4), TINT)
        art.shape(ellipse(at(40.6), 30.4, 1.5, 1.1), LIGHT, 0.5)
        # rolled sleeve
        sl = f"M{at(-8)} 58L{at(2)} 50L{at(22)} 72L{at(8)} 92H{at(-8)}Z"
        art.shaded(sl, DARK, 1.5, 45 if m > 0 else 135, 2.6, 1.2, (0.4, 0.7))
        cf = f"M{at(0)} 50L{at(6)} 45L{at(26)} 68L{at(21)} 74Z"
        art.shaded(cf, MIDDLE, 1.4, steep, 2, 0.9, (0.4, 0.7))
