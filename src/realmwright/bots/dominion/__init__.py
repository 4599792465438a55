"""Players of Dominion: strategies as lists of what to buy, playout policies, and an evaluation for general bots."""
