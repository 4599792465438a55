"""The parts of a game: a draft where there is one, then turn after turn of actions and buys, then the end."""

from typing import Final

DRAFT: Final = 0
ACTIONS: Final = 1
BUYS: Final = 2
OVER: Final = 3
NAMES: Final = ("draft", "action", "buy", "over")
TURN: Final = "turn"
"""Of somebody who may be in either phase of their turn, as far as others can see."""
