"""Moat: a gate behind water, the bridge let down."""

from typing import Final

from realmwright.rules.dominion.art.engraving import (
    INK,
    LIGHT,
    MIDDLE,
    SPOT,
    TINT,
    WHOLE,
    Engraving,
    Tones,
    polygon,
    rect,
)
from realmwright.rules.dominion.art.motifs import battlement

TONES: Final = Tones("#f4f8f9", "#c9dfe9", "#78a9c8", "#2f5f82", "#0e1d29", "#d9b978")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, LIGHT)
    art.streaks(0, 120, 4, 40, 3.2, 0.7, MIDDLE, 14, 40, 0.42)
    battlement(art, -4, 34, 128, 30, 15, TINT, False)
    art.hatch(rect(0, 36, 120, 26), 90, 2.8, 1, (0.2, 0.45), side=-1)
    for x in (16, 82):
        battlement(art, x, 18, 22, 46, 4, LIGHT)
        art.fill(f"M{x + 9} 36V29Q{x + 11} 26 {x + 13} 29V36Z", INK)
        art.fill(f"M{x + 9} 52V45Q{x + 11} 42 {x + 13} 45V52Z", INK)
    battlement(art, 40, 24, 40, 40, 7, LIGHT, False)
    art.hatch(rect(40, 26, 40, 38), 0, 2.4, 0.9, (0.12, 0.24))
    art.fill("M47 64V44Q60 28 73 44V64Z", INK)
    for k in range(4):
        art.line(f"M{50.5 + k * 6.3} 62V{42 - (2 if k in (1, 2) else -1)}", 0.8, MIDDLE)
    art.line("M49 48H71M48 54H72", 0.8, MIDDLE)
    art.line("M60 24V8", 1.1)
    art.shape("M60 8Q66 5 72 8Q77 10 80 8V15Q75 17 70 15Q65 13 60 15Z", SPOT, 0.9)
    # water
    art.fill("M0 62H120V90H0Z", MIDDLE)
    art.shape("M0 60Q12 57 24 61H96Q108 57 120 60V64Q108 62 96 65H24Q12 62 0 64Z", TINT, 1)
    art.waves(0, 120, 69, 92, 4.6, 1.3, INK, 1.7, 11, 0.22)
    art.waves(0, 120, 71.4, 92, 4.6, 1, LIGHT, 1.5, 11, 0.5)
    # bridge
    br = polygon((48, 62), (72, 62), (82, 88), (38, 88))
    art.shape(br, SPOT, 1.3)
    for k in range(1, 7):
        t = (k / 7) ** 1.15
        art.line(f"M{48 - 10 * t} {62 + 26 * t}H{72 + 10 * t}", 1)
    art.hatch(br, 90, 2.6, 0.8, (0.2, 0.4), side=1)
    art.line("M48 44L39 84M72 44L81 84", 1.1)
