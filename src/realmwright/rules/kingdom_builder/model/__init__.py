"""The position: its fields, the board under it, questions about both, and the catalogue of what there is."""
