"""Drawings, symbols and the picture in a terminal."""
