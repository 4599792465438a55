"""Nets for realmwright's learned bots, each with a card that says how it came about.

A package with nets of its own does the same: entry points in the group ``realmwright.nets`` name what finds the folder
of a net, and one in the group of a game's bots lets it play.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable


def kingdom_builder() -> Traversable:
    """The folder of the net for Kingdom Builder: any sets, 2 to 5 players."""
    return files(__name__) / "kingdom-builder"


def winter_kingdom() -> Traversable:
    """The folder of the net for Winter Kingdom: 2 to 4 players."""
    return files(__name__) / "winter-kingdom"
