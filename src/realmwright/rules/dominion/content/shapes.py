"""Path data that several emblems share; see :class:`realmwright.rules.dominion.model.catalogue.Emblem`."""

from typing import Final


def disc(x: float, y: float, radius: float) -> str:
    """A disc around a point."""
    across = 2 * radius
    return f"M{x - radius:g} {y:g}a{radius:g} {radius:g} 0 1 0 {across:g} 0a{radius:g} {radius:g} 0 1 0 {-across:g} 0z"


COIN: Final = disc(0, 0, 10.5)
WAVES: Final = "q2.75-2.4 5.5 0t5.5 0 5.5 0 5.5 0"
"""From the left edge to the right one."""
