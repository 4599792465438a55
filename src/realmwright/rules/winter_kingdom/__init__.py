"""Winter Kingdom."""

from realmwright.rules.winter_kingdom.game import WinterKingdom

game = WinterKingdom()

__all__ = ["game"]
