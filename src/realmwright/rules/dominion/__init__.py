"""Dominion: the base game, in its first and its second edition."""

from realmwright.rules.dominion.game import Dominion

game = Dominion()

__all__ = ["game"]
