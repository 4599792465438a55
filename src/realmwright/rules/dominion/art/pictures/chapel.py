"""Chapel: lit windows in the snow."""

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
from realmwright.rules.dominion.art.motifs import pine

TONES: Final = Tones("#fdf5dc", "#c3cede", "#7e90b2", "#374a72", "#0f1628", "#f5b944")


def draw(art: Engraving) -> None:
    """Draw it."""
    art.fill(WHOLE, DARK)
    art.streaks(0, 120, 3, 60, 3, 0.8, INK, 12, 36, 0.3)
    art.fill(ellipse(92, 20, 9.5), LIGHT)
    art.fill(ellipse(88.5, 17.5, 8.4), DARK)
    for x, y in ((22, 16), (32, 30), (74, 12), (104, 40), (22, 42), (12, 28), (108, 10)):
        art.fill(
            polygon(
                (x, y - 2.4),
                (x + 0.6, y - 0.6),
                (x + 2.4, y),
                (x + 0.6, y + 0.6),
                (x, y + 2.4),
                (x - 0.6, y + 0.6),
                (x - 2.4, y),
                (x - 0.6, y - 0.6),
            ),
            LIGHT,
        )
    art.fill("M0 58Q22 44 46 56Q92 44 120 56V76H0Z", MIDDLE)
    art.hatch("M0 58Q22 44 46 56Q92 44 120 56V76H0Z", 62, 2.4, 1, (0.3, 0.6))
    for x, y, z in ((17, 73, 1.5), (28, 70, 1), (107, 73, 1.5), (98, 70, 0.9)):
        pine(art, x, y, z, DARK)
        art.wedges(
            [
                (x - 2.6 * z, y - 13 * z, x - 0.2, y - 18.5 * z),
                (x - 4.6 * z, y - 7 * z, x - 1.2 * z, y - 11.5 * z),
                (x - 6 * z, y - 1.6 * z, x - 2.4 * z, y - 6 * z),
            ],
            1.6 * z,
            TINT,
        )
    art.fill("M0 73Q40 65 120 73V90H0Z", TINT)
    art.lenses([(0, 76, 26, 74), (94, 74, 120, 77)], 1.6, LIGHT)
    with art.moved(5.6, 9.2, 0.9):
        # nave, long side
        side = rect(60, 48, 37, 28)
        art.shape(side, TINT, 1.3)
        art.hatch(side, 90, 2.1, 1.2, (0.45, 0.85), side=-1)
        rf = polygon((47, 22), (84, 22), (100, 50), (61, 50))
        art.shaded(rf, MIDDLE, 1.4, 62, 2.3, 1.2, (0.5, 0.9))
        # snow on the roof
        art.shape(
            "M46 20H84.5L90 30C86 33 85 28 81 30C78 32 76 27 72 29C68 31 67 27 62 29C58 30 57 27 51 28Z", LIGHT, 1.2
        )
        art.lenses([(56, 25.5, 80, 25.5)], 0.8, MIDDLE)
        for x in (67, 78, 89):
            art.shape(f"M{x - 3.4} 70V59Q{x - 3} 55.5 {x} 53Q{x + 3} 55.5 {x + 3.4} 59V70Z", SPOT, 1.4)
            art.line(f"M{x} 54V70M{x - 3} 63H{x + 3}", 0.8)
        # front
        art.shape(polygon((32, 77), (32, 46), (47, 20), (62, 46), (62, 77)), LIGHT, 1.5)
        art.hatch(polygon((47, 20), (62, 46), (62, 77), (52, 77)), 0, 2.2, 1.1, (0.2, 0.42))
        art.lenses(
            [
                (33, 51, 38, 51),
                (35, 57, 39, 57),
                (33, 63, 38, 63),
                (35, 69, 40, 69),
                (55, 60, 60, 60),
                (54, 67, 58, 67),
                (44, 27.5, 50, 27.5),
                (33, 74, 38, 74),
            ],
            0.9,
            DARK,
        )
        art.line("M28.5 50L47 18L65.5 50", 4.6)
        art.line("M29.5 48.5L47 18.5L64.5 48.5", 2.2, LIGHT)
        # bell cote
        art.shaded(rect(41, 10, 12, 16), LIGHT, 1.3, 0, 1.8, 1, (0.3, 0.5))
        art.fill("M44 24.5V17Q47 12.5 50 17V24.5Z", INK)
        art.fill("M44.8 22.5Q45.4 17.5 47 17Q48.6 17.5 49.2 22.5Z", SPOT)
        art.shaded(polygon((38.5, 11), (47, 1), (55.5, 11)), MIDDLE, 1.3, 70, 1.6, 1, (0.4, 0.7))
        art.line("M47 2V-5M44 -2.3H50", 1.6, LIGHT)
        # window and door
        turns = range(150, 391, 20)
        art.lenses([(*polar(47, 45, 10, a, 1.3), *polar(47, 45, 13.5, a, 1.3)) for a in turns], 0.9, SPOT)
        art.shape("M39.5 57V45Q40 38 47 32.5Q54 38 54.5 45V57Z", SPOT, 1.8)
        art.fill("M42.6 55V46Q43 41 47 37Q51 41 51.4 46V55Z", LIGHT)
        art.line("M47 33V57M40 46H54M40 51.5H54", 1.1)
        art.shape("M40.5 77V68Q41 62.5 47 59.5Q53 62.5 53.5 68V77Z", SPOT, 1.6)
        art.fill("M40.5 77V68Q41 62.5 47 59.5V77Z", DARK)
        art.line("M47 60V77", 1.1)
        art.fill(ellipse(45.2, 70, 0.8), SPOT)
        art.line("M28 77.5H99", 1.4)
    # light on the snow
    art.fill(polygon((43, 79), (54, 79), (70, 90), (38, 90)), SPOT)
    art.fill(polygon((47.5, 79), (53, 79), (63, 90), (50, 90)), LIGHT)
    for x in (64, 74, 84):
        art.fill(polygon((x, 79.5), (x + 4.5, 79.5), (x + 13, 86), (x + 6, 86)), SPOT)
    art.streaks(0, 38, 79, 90, 3, 0.7, MIDDLE, 8, 20, 0.4)
    art.streaks(96, 120, 79, 90, 3, 0.7, MIDDLE, 8, 20, 0.4)
    # fence posts
    for x in (10, 18, 26, 34):
        art.fill(polygon((x - 1.2, 86), (x - 1.2, 79), (x, 77.5), (x + 1.2, 79), (x + 1.2, 86)), INK)
    art.line("M4 81H36M4 84H36", 1)
