"""The Gymnasium spaces of an observer."""

from typing import Any, cast

from gymnasium import spaces
from numpy import int8

from realmwright.observers.observer import MASK, Observer


def arrays(observer: Observer) -> dict[str, spaces.Space[object]]:
    """The space of each array of an observation."""
    return {
        name: spaces.Box(shape.low, shape.high, shape.shape, cast(Any, shape.dtype))
        for name, shape in observer.shapes.items()
    }


def mask(observer: Observer) -> spaces.Box:
    """The space of the action mask."""
    return spaces.Box(0, 1, (observer.actions,), int8)


def flat(observer: Observer) -> spaces.Dict:
    """The arrays and the action mask in one dictionary."""
    return spaces.Dict({**arrays(observer), MASK: mask(observer)})


def nested(observer: Observer) -> spaces.Dict:
    """The arrays in the entry ``observation``, and the action mask beside it, as PettingZoo expects."""
    return spaces.Dict({"observation": spaces.Dict(arrays(observer)), MASK: mask(observer)})
