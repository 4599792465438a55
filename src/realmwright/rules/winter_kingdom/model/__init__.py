"""The position of Winter Kingdom: its fields, its map, and the registries of what there is to play with."""
