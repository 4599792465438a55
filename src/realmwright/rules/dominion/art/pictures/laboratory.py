"""Laboratory: an alembic at work."""

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
    rect,
)

TONES: Final = Tones("#fbf5e6", "#e3d8c2", "#b6a98e", "#5d5648", "#1b1a17", "#5aa58d")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, TINT)
    art.hatch(rect(0, 0, 120, 70), 90, 4, 0.8, (0.5, 0.95), tone=MIDDLE)
    art.rays(52, 44, 20, 70, 26, 2.4, LIGHT)
    art.shape("M0 72H120V90H0Z", DARK, 1.2)
    art.streaks(0, 120, 76, 90, 3, 0.7, INK, 14, 40, 0.3)
    # alembic
    art.shape("M44 20H60V34C72 38 78 48 76 58C74 68 64 73 52 73C40 73 30 68 28 58C26 48 32 38 44 34Z", LIGHT, 1.5)
    lq = "M29 52C40 49 54 56 76.5 52C77 64 66 73 52 73C40 73 28 66 29 52Z"
    art.shaded(lq, SPOT, 1, 25, 2.1, 1.1, (0.25, 0.5))
    art.shape(rect(41, 15, 22, 6), MIDDLE, 1.2)
    art.line("M36 42C33 46 32.5 50 32.5 54", 1.8, LIGHT)
    for x, y, r in ((46, 60, 2.4), (56, 64, 3), (52, 56, 1.8), (63, 59, 2)):
        art.shape(ellipse(x, y, r), LIGHT, 0.8)
    art.line("M60 24C76 22 88 28 92 44", 4.6)
    art.line("M60 24C76 22 88 28 92 44", 2.2, LIGHT)
    vs = "M87 44H97V52L105 68Q105 73 100 73H84Q79 73 79 68L87 52Z"
    art.shape(vs, LIGHT, 1.3)
    art.shape("M83 60H101L105 68Q105 73 100 73H84Q79 73 79 68Z", MIDDLE, 1)
    art.hatch(vs, 20, 2, 1, (0.3, 0.5))
    art.shape(rect(8, 56, 20, 5), SPOT, 1)
    art.shape(rect(6, 61, 23, 5), LIGHT, 1)
    art.shape(rect(9, 66, 19, 6), DARK, 1)
    art.lenses([(10, 63.5, 27, 63.5)], 0.5)
    art.wedges([(16, 56, 30, 30), (17, 56, 24, 28)], 2, INK)
