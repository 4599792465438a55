"""Rate limits: how often a caller may do something."""

from collections.abc import Callable
from typing import Final

from cachetools import LRUCache

REMEMBERED: Final = 50_000
"""How many callers a limit remembers. The one that was seen least recently is dropped first."""


class TokenBucket:
    """The allowance of one caller: ``most`` tokens, refilled evenly over ``seconds``."""

    __slots__ = ("_left", "_most", "_rate", "_since")

    def __init__(self, most: float, seconds: float, now: float) -> None:
        self._most = most
        self._rate = most / seconds
        self._left = most
        self._since = now

    def take(self, now: float, cost: float = 1) -> bool:
        """Take a token, or as many as something costs; False if there are not so many left."""
        if self.left(now) < cost:
            return False
        self._left -= cost
        return True

    def left(self, now: float) -> float:
        """How many tokens are left."""
        self._left = min(self._most, self._left + (now - self._since) * self._rate)
        self._since = now
        return self._left

    def give_back(self) -> None:
        """Put back a token that was taken."""
        self._left = min(self._most, self._left + 1)


class RateLimit:
    """The same token bucket for each of many callers. A ``most`` of 0 means no limit."""

    def __init__(self, most: int | Callable[[], int], seconds: float) -> None:
        """What ``most`` is may change: then it is a function, and everybody begins anew."""
        self._asks = most if callable(most) else lambda: most
        self._most = self._asks()
        self._seconds = seconds
        self._buckets: LRUCache[str, TokenBucket] = LRUCache(REMEMBERED)

    def take(self, caller: str, now: float, cost: float = 1) -> bool:
        """Take a token of a caller, or as many as something costs; False if there are not so many left."""
        most = self._asks()
        if most != self._most:
            self._most = most
            self._buckets.clear()
        if not most:
            return True
        bucket = self._buckets.get(caller)
        if bucket is None:
            bucket = self._buckets[caller] = TokenBucket(self._most, self._seconds, now)
        return bucket.take(now, cost)

    def give_back(self, caller: str) -> None:
        """Put back a token that a caller has taken."""
        bucket = self._buckets.get(caller)
        if bucket is not None:
            bucket.give_back()
