"""The evaluation function of Dominion: its heuristic, in points."""

from typing import Final

from realmwright.bots.turns import heuristic_value

evaluate: Final = heuristic_value
