"""Festival: a tent, bunting and a crowd."""

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
    mirror,
    polygon,
    rect,
)

TONES: Final = Tones("#fff6e0", "#fbd3a0", "#e89c62", "#7a3e5c", "#26122a", "#2f938d")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, TINT)
    art.rays(60, 46, 14, 110, 30, 4, LIGHT)
    art.fill("M0 70Q60 62 120 70V90H0Z", MIDDLE)
    art.line("M0 70Q60 62 120 70", 1.1)
    art.streaks(0, 120, 73, 90, 3, 0.7, DARK, 10, 30, 0.3)
    # tent wall
    n, x0, x1 = 8, 30, 90
    for k in range(n):
        a, b = x0 + (x1 - x0) * k / n, x0 + (x1 - x0) * (k + 1) / n
        d = rect(a, 46, b - a, 34)
        art.shape(d, SPOT if k % 2 else LIGHT, 1)
        art.hatch(d, 90, 1.9, 1, (0.15, 0.3) if k < 4 else (0.35, 0.75), side=-1)
    art.shape("M49 80C52 66 56 56 60 46C64 56 68 66 71 80Z", INK, 1.2)
    art.shape("M49 80C52 66 56 56 60 46C58 60 55 70 53 80Z", LIGHT, 1)
    art.shape("M71 80C68 66 64 56 60 46C62 60 65 70 67 80Z", SPOT, 1)
    # roof
    n, x0, x1 = 9, 22, 98
    for k in range(n):
        a, b = x0 + (x1 - x0) * k / n, x0 + (x1 - x0) * (k + 1) / n
        m = (a + b) / 2
        qa, qb = 60 + (a - 60) * 0.34, 60 + (b - 60) * 0.34
        d = f"M60 13Q{qa} 32 {a} 43L{b} 43Q{qb} 32 60 13Z"
        art.shaded(d, LIGHT if k % 2 else SPOT, 1.1, 90, 1.9, 0.9, (0.15, 0.3) if k < 5 else (0.3, 0.55))
        v = f"M{a} 43H{b}V47Q{m} 54 {a} 47Z"
        art.shape(v, SPOT if k % 2 else LIGHT, 1.1)
    art.line("M60 14V2", 1.4)
    art.shape("M60 2Q66 0 70 3Q74 5 79 3Q76 8 70 9Q65 9 60 8Z", DARK, 1)
    # bunting
    for m in (1, -1):
        at = mirror(m)
        pts = []
        for k in range(9):
            t = k / 8
            pts.append((60 + (at(2) - 60) * t, 13 + 5 * t + 34 * t * (1 - t)))
        art.line(chain(*pts), 1.1)
        for k in range(1, 8):
            (xa, ya), (xb, yb) = pts[k], pts[k + 1]
            art.shape(polygon((xa, ya), (xb, yb), ((xa + xb) / 2, (ya + yb) / 2 + 9)), (DARK, LIGHT, MIDDLE)[k % 3], 1)
    # lanterns on poles
    for x in (19, 101):
        art.line(f"M{x} 90V52", 2.6)
        d = ellipse(x, 46, 7.4, 8.6)
        art.shape(d, LIGHT, 1.4)
        art.fill(ellipse(x - 0.6, 46, 4.2, 6.4), TINT)
        art.hatch(d, 0, 1.9, 1.1, (0.25, 0.42))
        art.line(f"M{x} 37.5V54.5", 0.8)
        art.shape(rect(x - 3.4, 35, 6.8, 3.2), DARK, 1)
        art.shape(rect(x - 3.4, 53.6, 6.8, 3.2), DARK, 1)
    # crowd seen from behind
    for x, y, s, c, hat in (
        (42, 80, 0.95, DARK, 0),
        (79, 79, 0.95, DARK, 1),
        (31, 86, 1.2, INK, 1),
        (52, 89, 1.15, DARK, 2),
        (70, 89, 1.2, INK, 0),
        (90, 86, 1.2, DARK, 2),
    ):
        art.shape(
            (
                f"M{x - 7 * s} 93C{x - 7 * s} {y - 4 * s} {x - 4 * s} {y - 6 * s} {x} {y - 6 * s}"
                f"C{x + 4 * s} {y - 6 * s} {x + 7 * s} {y - 4 * s} {x + 7 * s} 93Z"
            ),
            c,
            1.1,
        )
        art.shape(ellipse(x, y - 8.5 * s, 3.4 * s), TINT, 1)
        if hat == 0:
            art.shape(
                f"M{x - 3.7 * s} {y - 8 * s}C{x - 3.7 * s} {y - 14 * s}"
                f" {x + 3.7 * s} {y - 14 * s} {x + 3.7 * s} {y - 8 * s}Z",
                SPOT,
                1,
            )
        elif hat == 1:
            art.shape(
                (
                    f"M{x - 6 * s} {y - 9.5 * s}H{x + 6 * s}L{x + 2.8 * s} {y - 11 * s}"
                    f"L{x + 2 * s} {y - 15 * s}H{x - 2 * s}L{x - 2.8 * s} {y - 11 * s}Z"
                ),
                LIGHT,
                1,
            )
            art.line(f"M{x - 2 * s} {y - 12 * s}Q{x - 6 * s} {y - 17 * s} {x - 8 * s} {y - 16 * s}", 1.2)
        else:
            art.shape(ellipse(x, y - 13 * s, 2 * s), INK, 0.9)
            art.shape(
                (
                    f"M{x - 3.8 * s} {y - 6.5 * s}C{x - 4.6 * s} {y - 13.5 * s}"
                    f" {x + 4.6 * s} {y - 13.5 * s} {x + 3.8 * s} {y - 6.5 * s}"
                    f"Q{x} {y - 4 * s} {x - 3.8 * s} {y - 6.5 * s}Z"
                ),
                INK,
                1,
            )
            art.lenses([(x - 3 * s, y - 10 * s, x + 3 * s, y - 10.5 * s)], 1, SPOT)
