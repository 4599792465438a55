"""Remodel: a house of two halves, the old one under thatch and the new one under tiles."""

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
    turned,
)
from realmwright.rules.dominion.art.motifs import tufts

TONES: Final = Tones("#fdf8ea", "#cfe0e4", "#cbb088", "#735538", "#1e1610", "#dd6238")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, TINT)
    art.streaks(0, 120, 4, 50, 3.4, 0.9, LIGHT, 14, 44, 0.3)
    art.fill("M0 70Q60 62 120 70V90H0Z", MIDDLE)
    art.streaks(0, 120, 78, 90, 2.8, 0.8, DARK, 10, 30, 0.3)
    _old_half(art)
    _new_half(art)
    art.line("M60 7V84", 2.6)
    # a ladder against the new roof
    art.tube("M101 86L88 26M111 86L98 24", 3.4, 1.4, LIGHT)
    rungs = "".join(f"M{100 - k * 1.7} {80 - k * 8}H{108.4 - k * 1.7}" for k in range(7))
    art.tube(rungs, 3, 1.2, LIGHT)


def _old_half(art: Engraving) -> None:
    art.shaded(polygon((22, 84), (24, 44), (60, 44), (60, 84)), MIDDLE, 1.6, 90, 2.6, 1.4, (0.3, 0.75))
    art.line("M56 48L52 55L56 62L51 69L55 77", 1.3)
    for x, y in ((27, 50), (44, 49), (28, 77), (45, 79)):
        art.shape(rect(x, y, 7, 3.4), LIGHT, 0.9)
    # a window nailed up
    art.fill(rect(32, 56, 16, 17), INK)
    for y, turn in ((57, -9), (63, 8), (69, -5)):
        art.shape(polygon(*turned([(29, y), (51, y), (51, y + 4), (29, y + 4)], 40, y + 2, turn)), TINT, 1.1)
    # thatch, ragged, with a hole to the rafters
    thatch = "M60 7V50L56 46L52 52L48 46L43 53L39 47L34 53L30 47L25 54L22 48L14 52Z"
    art.shaded(thatch, DARK, 1.8, 118, 2.6, 1.5, (0.5, 0.9))
    art.hatch("M56 14V44L24 46Z", 118, 4.6, 1, (0.2, 0.4), MIDDLE, side=-1)
    art.shape("M38 38L42 28L48 31L54 25L57 34L51 41L44 43Z", TINT, 1.4)
    art.line("M43 29L41 41M50 30L48 42M39.5 35H56", 2, DARK)
    tufts(art, [(20, 86), (30, 87), (46, 87)], DARK, 2, 8)


def _new_half(art: Engraving) -> None:
    art.shape(rect(60, 44, 36, 40), LIGHT, 1.6)
    art.hatch(rect(86, 44, 10, 40), 0, 2.4, 1.2, (0.4, 0.7))
    # beams, a window with panes, a door
    art.line("M62 60H94M78 48V60M63 59L76 48M93 59L80 48", 2.2, DARK)
    art.shape(rect(80, 64, 11, 12), TINT, 1.5)
    art.line("M85.5 64V76M80 70H91", 1.2)
    art.shape("M64 84V70Q69.5 63 75 70V84Z", SPOT, 1.5)
    art.fill(ellipse(72.6, 77, 1.1), INK)
    # chimney, then tiles in rows
    art.shaded(rect(78, 6, 10, 22), LIGHT, 1.5, 0, 2, 1.1, (0.4, 0.7))
    art.shape(rect(76, 3, 14, 4), DARK, 1.3)
    roof = polygon((60, 7), (106, 50), (60, 50))
    art.shape(roof, SPOT, 1.8)
    art.hatch(polygon((60, 7), (106, 50), (92, 50)), 43, 2.4, 1.4, (0.3, 0.6))
    for row in range(6):
        y = 16 + row * 6
        edge = 60 + (y - 7) * 46 / 43
        starts = [60 + row % 2 * 3.6 + place * 7.2 for place in range(6)]
        art.line("".join(f"M{x} {y}Q{x + 3.6} {y + 5.6} {x + 7.2} {y}" for x in starts if x + 7.2 < edge + 1), 1.1)
