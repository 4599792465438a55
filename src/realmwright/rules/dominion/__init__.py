"""Dominion: the base game, in its first and its second edition."""

from realmwright.rules.dominion.setup import Dominion

game = Dominion()

__all__ = ["game"]
