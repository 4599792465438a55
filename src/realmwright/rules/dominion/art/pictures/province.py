"""Province: a castle on its hill."""

from typing import Final

from realmwright.rules.dominion.art.engraving import DARK, INK, LIGHT, MIDDLE, SPOT, TINT, WHOLE, Engraving, Tones, rect
from realmwright.rules.dominion.art.motifs import battlement, pine

TONES: Final = Tones("#f6f1da", "#bcd7bd", "#639680", "#2a5546", "#0d1c17", "#d9a02e")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, TINT)
    art.rays(60, 46, 18, 110, 30, 4, LIGHT)
    art.streaks(0, 120, 4, 20, 3.4, 0.6, MIDDLE, 8, 22, 0.6)
    hill = "M0 78C18 74 24 58 40 52C52 48 70 48 80 52C96 58 104 74 120 76V90H0Z"
    art.fill("M0 62Q16 50 34 62Q92 56 120 58V90H0Z", MIDDLE)
    art.shaded(hill, DARK, 1, 62, 2.6, 1.2, (0.4, 0.7))
    art.hatch(hill, 62, 2.6, 0.8, (0.15, 0.3), tone=TINT, side=-1)
    battlement(art, 29, 40, 62, 20, 11, LIGHT, False)
    art.hatch(rect(29, 42, 62, 18), 0, 2.6, 0.8, (0.1, 0.2))
    for x, y, w, h in ((24, 30, 14, 31), (82, 30, 14, 31)):
        battlement(art, x, y, w, h, 3)
    for x, y, w, h in ((39, 22, 12, 24), (69, 22, 12, 24)):
        battlement(art, x, y, w, h, 3)
    battlement(art, 50, 17, 20, 34, 4)
    for x, y in ((45, 15), (75, 15), (60, 8), (31, 23), (89, 23)):
        art.line(f"M{x} {y + 5}V{y - 7}", 1)
        art.shape(f"M{x} {y - 7}L{x + 10} {y - 4.4}L{x} {y - 1.6}Z", SPOT, 0.8)
    art.fill("M54 60V48Q60 39 66 48V60Z", INK)
    for k in range(3):
        art.line(f"M{56.5 + k * 3.5} 60V46", 0.7, TINT)
    for left, top in ((58.6, 26), (43.6, 31), (73.6, 31), (29.6, 42), (87.6, 42), (46, 50), (72, 50)):
        art.fill(f"M{left} {top + 5}V{top + 1}Q{left + 1.4} {top - 1} {left + 2.8} {top + 1}V{top + 5}Z", INK)
    road = "M56 60C54 68 72 70 66 78C62 84 48 84 46 90H62C66 86 82 82 80 75C78 68 64 68 65 60Z"
    art.shape(road, LIGHT, 0.9)
    pine(art, 16, 84, 0.9, MIDDLE)
    pine(art, 26, 88, 1.1, MIDDLE)
    pine(art, 102, 85, 1.1, MIDDLE)
    pine(art, 92, 89, 0.8, MIDDLE)
