"""Positions of Winter Kingdom as people and programs read them: notation, views, dumps."""
