"""Orchard: a row of trees, and everybody picks from its ends. A complete game for Realmwright in a few files."""

from orchard.game import Orchard

game = Orchard()
