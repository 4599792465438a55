"""Environments for reinforcement learning.

:func:`env` is a game for several agents (PettingZoo), ``realmwright/KingdomBuilder-v0`` and the like are games for one
learner against bots (Gymnasium), and :class:`Batch` plays many of the latter at once. Importing this package registers
the ids with Gymnasium. ``docs/gym.md`` shows how to use them and what the numbers of an observation mean.
"""

from typing import Final

try:
    import gymnasium
    import numpy as np  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(f"environments need {missing.name}: pip install 'realmwright[gym]'") from missing

from realmwright.gym.aec import RawEnv, env
from realmwright.gym.batch import Batch
from realmwright.gym.single import Single
from realmwright.gym.versions import VERSIONS
from realmwright.observers.observer import Observer, Shape, actions, observer_for, observers

__all__ = [
    "IDS",
    "Batch",
    "Observer",
    "RawEnv",
    "Shape",
    "Single",
    "actions",
    "env",
    "observer_for",
    "observers",
]

IDS: Final = {game: f"realmwright/{game.title().replace('-', '')}-v{version}" for game, version in VERSIONS.items()}
"""The Gymnasium id of each game."""

for _game, _id in IDS.items():
    gymnasium.register(
        _id,
        entry_point="realmwright.gym.single:Single",
        vector_entry_point="realmwright.gym.batch:Batch",
        kwargs={"game": _game},
    )
