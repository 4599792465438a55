"""Reads live Python: syntax trees of functions, what they capture, and what annotations mean."""
