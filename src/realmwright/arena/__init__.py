"""Tournaments among bots: who plays whom, how it ended, and how sure one can be of it."""
