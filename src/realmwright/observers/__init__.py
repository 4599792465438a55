"""Observers: what a seat may know of a position, as NumPy arrays.

Environments show them to learners, and bots can ask them, too: this package needs NumPy and nothing else.
:func:`observer_for` finds the observer of a game, and :mod:`realmwright.observers.observer` says what it promises.
``docs/gym.md`` shows what the numbers mean.
"""

try:
    import numpy as np  # noqa: F401
except ImportError as missing:
    raise ImportError(f"observers need {missing.name}: pip install 'realmwright[gym]'") from missing

from realmwright.observers.observer import Observer, Shape, observer_for, observers

__all__ = ["Observer", "Shape", "observer_for", "observers"]
