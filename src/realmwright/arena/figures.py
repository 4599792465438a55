"""Figures that every report on games between bots needs."""

from math import sqrt
from typing import Final

Z: Final = 1.96
"""How many standard deviations to either side hold 95 %."""


def interval(points: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share of points (Wilson); nothing is known of it before the first game."""
    if games <= 0:
        return 0.0, 1.0
    share = points / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games**2))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
