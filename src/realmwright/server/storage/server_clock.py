"""The time of the server: the clocks of tables run by it, and their logs are dated by it.

Within a process it passes as the monotonic clock does, whatever happens to the wall clock. Processes agree on it by the
clock of their database. Where that one jumps, they keep how far it is off beside it, so that the time of the server
neither jumps nor goes back. It is the time of day as long as no clock has jumped, and again after the next outage.
"""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

ALIVE: Final = "alive"
"""The mark that says when a server was last alive."""
SHIFT: Final = "clock-shift"
"""The mark that says how far the time of the server is ahead of the database's clock."""
OUTAGE_SECONDS: Final = 20.0
"""This long without any server counts as an outage."""
TOLERANCE: Final = 2.0
"""Clocks that differ by less have drifted apart. More is a jump."""


class Reading(NamedTuple):
    """What the database says about the time."""

    database: float
    """The time of day, by the clock of the database."""
    shift: float
    """How far the time of the server is ahead of it, as the processes keep it."""
    alive: float | None
    """When a server was last alive, by the time of the server."""


class ServerClock:
    """The time of the server, as one process knows it."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic, wall: Callable[[], float] = time.time) -> None:
        self._monotonic = monotonic
        self._ahead = wall() - monotonic()
        """How far the time of the server is ahead of the monotonic clock."""
        self._latest = 0.0

    def now(self) -> float:
        """The time of the server, in seconds. It never goes back."""
        self._latest = max(self._latest, self._monotonic() + self._ahead)
        return self._latest

    def start(self, reading: Reading) -> float:
        """Set the clock when a process starts; returns the shift that all processes should keep."""
        database, shift, alive = reading
        if alive is None or database + shift - alive >= OUTAGE_SECONDS:
            # Nobody's clock runs by the old shift.
            shift = 0.0
        if alive is not None:
            # It cannot be earlier than what has been.
            shift = max(shift, alive - database)
        self._ahead = database + shift - self._monotonic()
        return shift

    def compare(self, reading: Reading, asked: float) -> float:
        """Compare this clock with the database; returns the shift that all processes should keep.

        ``asked`` is when the database was asked by this clock: the answer may have been waiting since.
        """
        expected, now = reading.database + reading.shift, self.now()
        error = expected - min(max(expected, asked), now)
        others_went_on = reading.alive is not None and reading.alive > now + TOLERANCE
        if abs(error) <= TOLERANCE or (error > 0 and others_went_on):
            # It has drifted, or this machine has slept while others went on.
            self._ahead += error
            return reading.shift
        return reading.shift - error
