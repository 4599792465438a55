"""Moderation: what operators and moderators do about people who spoil the game, at a terminal or on the page."""
