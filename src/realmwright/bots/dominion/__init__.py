"""Players of Dominion: strategies as lists of what to buy, and what a position promises to the general bots."""
