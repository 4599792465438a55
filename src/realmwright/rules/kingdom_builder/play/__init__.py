"""The turn: choices, what follows from them, tiles, terrain cards, reactions, scoring and imagined positions."""
