"""Ratings: how strong people are, by the rated games that they have finished with each other and with bots."""
