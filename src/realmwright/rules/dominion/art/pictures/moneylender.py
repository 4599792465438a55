"""Moneylender: scales, a ledger and stacks of coins."""

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
from realmwright.rules.dominion.art.motifs import flat_coin

TONES: Final = Tones("#fbf5e0", "#d5e0c0", "#94b394", "#2c5a48", "#0e1f18", "#e3ae33")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, MIDDLE)
    art.rays(60, 24, 10, 110, 30, 3.8, TINT)
    art.shape("M-2 71H122V92H-2Z", DARK, 1.4)
    art.streaks(0, 120, 74, 90, 2.8, 0.8, INK, 14, 40, 0.25)
    # pans
    for x, y, left in ((33, 25, 1), (87, 15.5, 0)):
        py = y + 29
        art.line(f"M{x} {y}L{x - 14} {py}M{x} {y}L{x + 14} {py}M{x} {y}V{py - 4}", 1.3)
        if left:
            for cx, cy in ((x - 6, py - 2), (x + 6, py - 2), (x, py - 5.5), (x + 1, py - 10), (x - 0.500, py - 14)):
                flat_coin(art, cx, cy, 7.6, 2.5, 2.8, SPOT, SPOT)
        else:
            d = (
                f"M{x - 7.5} {py}L{x - 5.5} {py - 12}H{x - 2.5}Q{x - 4} {py - 17} {x} {py - 17}"
                f"Q{x + 4} {py - 17} {x + 2.5} {py - 12}H{x + 5.5}L{x + 7.5} {py}Z"
            )
            art.shaded(d, DARK, 1.4, 0, 1.9, 1.1, (0.3, 0.5))
            art.lenses([(x - 5, py - 2, x - 3.6, py - 10)], 1.4, LIGHT)
        pan = f"M{x - 17} {py}H{x + 17}C{x + 13} {py + 11} {x - 13} {py + 11} {x - 17} {py}Z"
        art.shaded(pan, SPOT, 1.6, 60, 2, 1.2, (0.35, 0.65))
        art.lenses([(x - 13, py + 1.8, x + 4, py + 1.8)], 0.8, LIGHT)
    # post
    post = "M56 76C58 70 56 64 57 58L58.2 20H61.8L63 58C64 64 62 70 64 76Z"
    art.shaded(post, SPOT, 1.5, 0, 2.2, 1, (0.35, 0.55))
    for y, w in ((58, 5), (46, 3.6), (30, 3.2)):
        art.shape(rect(60 - w, y - 1.6, w * 2, 3.2), SPOT, 1.2)
    # beam
    bm = "M31 23C38 25.5 48 17 60 17.5C72 18 80 8 88 12.5L89 16C82 14 73 25 60 24.5C48 24 39 31 33 27Z"
    art.shaded(bm, SPOT, 1.5, 80, 2, 1, (0.35, 0.6))
    for x, y in ((33, 25), (87, 14.8)):
        art.shape(ellipse(x, y, 2.6), SPOT, 1.3)
    art.shape("M57.5 18L60 6L62.5 18Z", SPOT, 1.2)
    art.shape(ellipse(60, 20.5, 5.2), SPOT, 1.5)
    art.shape(ellipse(60, 20.5, 2.2), LIGHT, 1)
    # foot
    ft = "M44 82Q45 77 55 75.5H65Q75 77 76 82Z"
    art.shaded(ft, SPOT, 1.5, 20, 2, 1.2, (0.3, 0.6))
    # ledger
    art.fill(polygon((16, 87), (54, 87), (58, 90), (20, 90)), INK)
    art.shape("M14 70L35 74L56 70V86H14Z", DARK, 1.5)
    for m in (1, -1):
        at = mirror(m, 35)
        pg = f"M35 86C{at(29)} 80 {at(23)} 80 {at(16)} 82V66C{at(23)} 64 {at(29)} 64 35 69Z"
        art.shape(pg, LIGHT, 1.5)
        art.lenses(
            [(at(18.5), 69 + k * 3.2, at(27.6), 69 + k * 3.2) for k in range(4)]
            + [(at(30), 69.6 + k * 3.4, at(33.4), 70.9 + k * 3.4) for k in range(4)],
            0.8,
            DARK,
        )
        art.line(f"M{at(28.6)} 67.5V80.5", 0.7, SPOT)
    art.line("M35 69V87", 1.5)
    # stacks
    for i in range(5):
        flat_coin(art, 85 + (i % 2), 83 - i * 5, 9.5, 3.2, 3.6, SPOT, SPOT)
    for i in range(2):
        flat_coin(art, 103 - (i % 2), 84 - i * 5, 9.5, 3.2, 3.6, SPOT, SPOT)
