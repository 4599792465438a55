"""Winter Kingdom."""

from realmwright.rules.winter_kingdom.setup import WinterKingdom

game = WinterKingdom()

__all__ = ["game"]
