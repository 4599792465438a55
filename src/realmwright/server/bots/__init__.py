"""Bots, which run in worker processes."""
