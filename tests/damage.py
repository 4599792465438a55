"""Ways to damage a dump: each takes one and changes it."""

from collections.abc import Callable
from typing import Any


def put(*path: str | int, value: Any) -> Callable[[Any], None]:
    """Another value at a place in the dump."""

    def damage(dump: Any) -> None:
        for step in path[:-1]:
            dump = dump[step]
        dump[path[-1]] = value

    return damage


def drop(*path: str | int) -> Callable[[Any], None]:
    """Nothing at a place where something was."""

    def damage(dump: Any) -> None:
        for step in path[:-1]:
            dump = dump[step]
        del dump[path[-1]]

    return damage
