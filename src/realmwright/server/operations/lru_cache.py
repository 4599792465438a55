"""A cache of limited size that drops what was not used for longest."""

from collections.abc import Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class LruCache(Generic[Key, Value]):
    """Keeps the values that were used last."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._values: dict[Key, Value] = {}

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: Key) -> Value | None:
        """The value of a key, if it is still there."""
        found = self._values.pop(key, None)
        if found is not None:
            self._values[key] = found
        return found

    def set(self, key: Key, value: Value) -> Value:
        """Add or replace a value, and return it."""
        self._values.pop(key, None)
        self._values[key] = value
        if len(self._values) > self._size:
            del self._values[next(iter(self._values))]
        return value

    def drop(self, key: Key | None = None) -> None:
        """Drop the value of a key, or all values."""
        if key is None:
            self._values.clear()
        else:
            self._values.pop(key, None)
