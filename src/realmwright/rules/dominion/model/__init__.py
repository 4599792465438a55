"""The position of Dominion: its fields, the numbers of actions, and the catalogue of cards."""
