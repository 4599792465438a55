"""Limits: how often somebody may do something."""

from collections import OrderedDict
from typing import Final

REMEMBERED: Final = 50_000
"""How many callers are remembered; whoever came least lately is forgotten first."""


class Allowance:
    """So many in so many seconds, saved up while they are not used; one caller's."""

    __slots__ = ("_left", "_most", "_rate", "_since")

    def __init__(self, most: float, seconds: float, now: float) -> None:
        self._most = most
        self._rate = most / seconds
        self._left = most
        self._since = now

    def take(self, now: float) -> bool:
        """Use one up; False if none is left."""
        self._left = min(self._most, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limit:
    """The same allowance for each of many callers. A most of 0 is no limit."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._callers: OrderedDict[str, Allowance] = OrderedDict()

    def take(self, caller: str, now: float) -> bool:
        """Use one of the caller's up; False if none is left."""
        if not self._most:
            return True
        allowance = self._callers.get(caller)
        if allowance is None:
            allowance = self._callers[caller] = Allowance(self._most, self._seconds, now)
            if len(self._callers) > REMEMBERED:
                self._callers.popitem(last=False)
        else:
            self._callers.move_to_end(caller)
        return allowance.take(now)
