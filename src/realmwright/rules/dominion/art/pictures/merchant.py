"""Merchant: a trading cog under a striped sail with a coin on it."""

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
    spokes,
)

TONES: Final = Tones("#faf8f0", "#d3e2e6", "#7fa6b4", "#35566a", "#121c24", "#dc9a2e")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, TINT)
    art.rays(60, 40, 30, 110, 30, 3.2, LIGHT)
    art.streaks(0, 120, 4, 56, 4, 0.7, MIDDLE, 10, 26, 0.6)
    # mast and rigging
    art.line("M60 62V3", 4)
    art.line("M60 61V4", 1.6, SPOT)
    art.line("M60 6L22 60M60 6L100 56", 1)
    art.shape("M60 3Q66 1 71 4Q75 6 80 4Q77 9 71 10Q66 10 60 9Z", SPOT, 1)
    # sail: stripes between its bellied edges
    sail = "M30 14Q60 9 90 14Q98 32 92 50Q60 43 28 50Q22 32 30 14Z"
    art.shape(sail, LIGHT, 1.8)
    art.fill("M38 12.8L50 11.5Q46 29 49 45.6L36 47.8Q31 30 38 12.8Z", SPOT)
    art.fill("M70 11.5L82 12.8Q89 30 84 47.8L71 45.6Q74 29 70 11.5Z", SPOT)
    art.hatch(sail, 12, 2.5, 1.5, (0.12, 0.26))
    art.line(sail, 1.8)
    art.line("M28 13.4Q60 8 92 13.4", 3.2)
    art.line("M29 13.2Q60 8 91 13.2", 1.2, SPOT)
    # the coin
    art.shape(ellipse(60, 29, 12.4), TINT, 1.5)
    art.lenses(spokes(60, 29, 9.8, 12, 24), 0.6)
    art.shaded(ellipse(60, 29, 9), LIGHT, 1.2, 45, 2, 1.1, (0.2, 0.4))
    art.fill("M60 22.5L61.9 27.1L66.5 29L61.9 30.9L60 35.5L58.1 30.9L53.5 29L58.1 27.1Z", INK)
    # hull
    hull = "M14 50L26 54H92L108 44L106 58C103 71 94 79 80 80H40C26 79 18 68 14 50Z"
    art.shaded(hull, MIDDLE, 1.9, 0, 2.6, 1.5, (0.25, 0.5))
    art.shape("M13 48L26 53H93L109 42L109.5 47L93 59H25L14.5 54Z", SPOT, 1.4)
    art.line("M19 65H103M25 72H97", 1.1)
    art.lenses([(24, 62, 50, 62), (36, 68.5, 60, 68.5), (42, 76, 66, 76)], 1, LIGHT)
    for x in (38, 52, 66, 80):
        art.shaded(ellipse(x, 56, 4.6), LIGHT, 1.3, 45, 1.8, 1, (0.3, 0.5))
        art.fill(ellipse(x, 56, 1.3), INK)
    # bales on deck, and the stern
    art.shaded(rect(28, 46, 12, 7), TINT, 1.2, 0, 1.8, 1, (0.35, 0.6))
    art.shaded(polygon((92, 44), (108, 33), (110, 43), (93, 54)), LIGHT, 1.4, 60, 2, 1.1, (0.35, 0.6))
    # sea
    crests = "".join(f"Q{x + 8} 72 {x + 16} 78" for x in range(0, 120, 16))
    art.shape(f"M0 78{crests}V92H0Z", DARK, 1.3)
    art.waves(0, 120, 80, 92, 4.4, 1.5, TINT, 1.7, 12, 0.2)
