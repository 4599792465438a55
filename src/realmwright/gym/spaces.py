"""Observers in Gymnasium's words."""

from typing import Any, cast

from gymnasium import spaces
from numpy import int8

from realmwright.gym.observing import MASK, Observer


def arrays(observer: Observer) -> dict[str, spaces.Space[object]]:
    """A box for each array of an observation."""
    return {
        name: spaces.Box(shape.low, shape.high, shape.shape, cast(Any, shape.dtype))
        for name, shape in observer.shapes.items()
    }


def mask(observer: Observer) -> spaces.Box:
    """The legal actions."""
    return spaces.Box(0, 1, (observer.actions,), int8)


def flat(observer: Observer) -> spaces.Dict:
    """The arrays and the legal actions side by side."""
    return spaces.Dict({**arrays(observer), MASK: mask(observer)})


def nested(observer: Observer) -> spaces.Dict:
    """The arrays together in one entry, and the legal actions in another, as PettingZoo likes them."""
    return spaces.Dict({"observation": spaces.Dict(arrays(observer)), MASK: mask(observer)})
