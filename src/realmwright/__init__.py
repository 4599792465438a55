"""Realmwright: Donald X. Vaccarino's kingdom games, rule-exact, under one small contract."""

from importlib.metadata import version

from realmwright import bits
from realmwright.dice import FairDice, FastDice
from realmwright.game import BadNotation, BadSetup, IllegalAction, games

__version__ = version("realmwright")

__all__ = ["BadNotation", "BadSetup", "FairDice", "FastDice", "IllegalAction", "bits", "games"]
