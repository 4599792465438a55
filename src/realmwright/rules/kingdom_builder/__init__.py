"""Kingdom Builder: the base game."""

from realmwright.rules.kingdom_builder.setup import KingdomBuilder

game = KingdomBuilder()

__all__ = ["game"]
