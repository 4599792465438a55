"""The turn of Winter Kingdom: what can be chosen, and what follows from a choice."""
