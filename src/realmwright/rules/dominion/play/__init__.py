"""How Dominion is played: the turn, what cards do, scoring, and imagined positions."""
