"""Positions as people and programs read them: notation, views, dumps and gains."""
