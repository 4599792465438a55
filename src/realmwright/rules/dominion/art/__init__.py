"""How Dominion looks: drawings, symbols, and the picture in a terminal."""
