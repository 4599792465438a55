"""How much a bot may think about one choice: a time, or a number of simulations.

With a number of simulations the choices are the same on every machine; with a time the waiting is the same. A bot that
can think on several threads is told how many by its budget too.
"""

import re
from dataclasses import dataclass
from math import ceil, inf
from time import perf_counter
from typing import Final, NamedTuple

from realmwright.game import BadSetup
from realmwright.playouts import MOST_THREADS

UNITS: Final = {"s": 1.0, "ms": 0.001}
MIN_SECONDS: Final = 0.001
MAX_SECONDS: Final = 3600.0
MAX_SIMULATIONS: Final = 10**9


@dataclass(frozen=True)
class Budget:
    """The limits for one choice. At least one of them is set, and the one that is reached first ends the search."""

    simulations: int = MAX_SIMULATIONS
    seconds: float = inf
    threads: int = 1
    """How many threads a bot uses that can use several; together they have the simulations or the time."""

    def __str__(self) -> str:
        threads = f"x{self.threads}" if self.threads > 1 else ""
        if self.seconds < inf:
            return (f"{self.seconds:g}s" if self.seconds >= 1 else f"{1000 * self.seconds:g}ms") + threads
        return f"{self.simulations}{threads}"

    @classmethod
    def read(cls, text: str) -> "Budget":
        """Parse ``500`` (simulations), ``1.5s`` or ``200ms``, and ``500x4`` or ``1sx4`` for four threads.

        Raises BadSetup if the text is none of these.
        """
        found = re.fullmatch(r"(\d{1,12}(?:\.\d{1,6})?)(s|ms)?(?:x(\d{1,6}))?", text.strip())
        if found is None or (found[2] is None and "." in found[1]):
            right = "a number of simulations such as 500, or a time such as 1s or 200ms, or 1sx4 on four threads"
            raise BadSetup(f"a budget is {right}, not {text!r}")
        amount, unit, many = found.groups()
        threads = 1 if many is None else int(many)
        budget = (
            cls(simulations=int(amount), threads=threads)
            if unit is None
            else cls(seconds=float(amount) * UNITS[unit], threads=threads)
        )
        if not 1 <= budget.simulations <= MAX_SIMULATIONS or (
            unit and not MIN_SECONDS <= budget.seconds <= MAX_SECONDS
        ):
            raise BadSetup(
                f"a budget is 1 to {MAX_SIMULATIONS:,} simulations, or 1ms to {MAX_SECONDS:g}s, not {text!r}"
            )
        if not 1 <= threads <= MOST_THREADS:
            raise BadSetup(f"a bot thinks on 1 to {MOST_THREADS} threads, not {threads}")
        return budget

    def shortened(self, share: float) -> "Budget":
        """A share of this budget, but never less than one simulation or the shortest time."""
        simulations = self.simulations if self.simulations == MAX_SIMULATIONS else int(share * self.simulations)
        return Budget(max(1, simulations), max(MIN_SECONDS, share * self.seconds), self.threads)

    def begin(self, reused: float = 0.0) -> "Spending":
        """Start the clock. ``reused`` is the share of the budget that counts as spent: work that is used again."""
        return Spending(self, reused)


class Left(NamedTuple):
    """What is left of a budget."""

    simulations: int
    seconds: float


class Spending:
    """Keeps track of how much of a budget is used up."""

    __slots__ = ("_began", "_budget", "_reused", "_simulations")

    def __init__(self, budget: Budget, reused: float) -> None:
        self._budget = budget
        self._began = perf_counter()
        self._reused = reused
        self._simulations = 0

    def spend(self, simulations: int = 1) -> None:
        self._simulations += simulations

    @property
    def share(self) -> float:
        """The share of the budget that is used up; 1 is all of it."""
        share = self._simulations / self._budget.simulations
        if self._budget.seconds < inf:
            share = max(share, (perf_counter() - self._began) / self._budget.seconds)
        return self._reused + share

    @property
    def left(self) -> Left:
        """What may still be used up before the share is 1: at least one simulation, or some time."""
        share = 1 - self._reused
        simulations = ceil(share * self._budget.simulations) - self._simulations
        return Left(max(1, simulations), max(0.0, share * self._budget.seconds - (perf_counter() - self._began)))
