"""A shelf: the few things that were used last."""

from collections.abc import Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Kept = TypeVar("Kept")


class Shelf(Generic[Key, Kept]):
    """Keeps so many things, and gives up those that were not used for longest."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[Key, Kept] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def find(self, key: Key) -> Kept | None:
        """What is kept by this name, if it is still there."""
        found = self._kept.pop(key, None)
        if found is not None:
            self._kept[key] = found
        return found

    def keep(self, key: Key, thing: Kept) -> Kept:
        """Keep something."""
        self._kept.pop(key, None)
        self._kept[key] = thing
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
        return thing

    def forget(self, key: Key | None = None) -> None:
        """Keep one thing no longer, or nothing at all."""
        if key is None:
            self._kept.clear()
        else:
            self._kept.pop(key, None)
