"""The ground of a map of hexes, drawn as an atlas: landscapes with inked contours instead of cells."""
