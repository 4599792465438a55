"""Drawings of Winter Kingdom, as SVG and for the terminal."""
