"""Writes the C++ file of a game: its types, constants, functions, and the Python type around them."""
