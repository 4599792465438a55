"""Realmwright: Donald X. Vaccarino's kingdom games, rule-exact, under one small contract."""

from realmwright import bits
from realmwright.dice import FairDice, FastDice
from realmwright.game import BadNotation, BadSetup, IllegalAction, games

__all__ = ["BadNotation", "BadSetup", "FairDice", "FastDice", "IllegalAction", "bits", "games"]


def __getattr__(name: str) -> str:
    # Looked up only when it is asked for: that takes time, and the rules are compiled before anything is installed.
    if name == "__version__":
        from importlib.metadata import version

        return version("realmwright")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
