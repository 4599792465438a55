"""Dominion for PettingZoo: ``env()`` has the usual wrappers, ``raw_env()`` has none."""

from functools import partial
from typing import Final

from realmwright.gym import aec

__all__ = ["env", "raw_env"]

env: Final = partial(aec.env, "dominion")
raw_env: Final = partial(aec.RawEnv, "dominion")
