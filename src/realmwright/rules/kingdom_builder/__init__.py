"""Kingdom Builder: the base game, and the sets of the Big Box."""

from realmwright.rules.kingdom_builder.game import KingdomBuilder

game = KingdomBuilder()

__all__ = ["game"]
