"""How much a bot may think about one choice: a time, or a number of simulations.

With a number of simulations the choices are the same on every machine; with a time the waiting is the same.
"""

import re
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import Final

from realmwright.game import BadSetup

UNITS: Final = {"s": 1.0, "ms": 0.001}
MIN_SECONDS: Final = 0.001
MAX_SECONDS: Final = 3600.0
MAX_SIMULATIONS: Final = 10**9


@dataclass(frozen=True)
class Budget:
    """The limits for one choice. At least one of them is set, and the one that is reached first ends the search."""

    simulations: int = MAX_SIMULATIONS
    seconds: float = inf

    def __str__(self) -> str:
        if self.seconds < inf:
            return f"{self.seconds:g}s" if self.seconds >= 1 else f"{1000 * self.seconds:g}ms"
        return str(self.simulations)

    @classmethod
    def read(cls, text: str) -> "Budget":
        """Parse ``500`` (simulations), ``1.5s`` or ``200ms``. Raises BadSetup if the text is none of these."""
        found = re.fullmatch(r"(\d{1,12}(?:\.\d{1,6})?)(s|ms)?", text.strip())
        if found is None or (found[2] is None and "." in found[1]):
            right = "a number of simulations such as 500, or a time such as 1s or 200ms"
            raise BadSetup(f"a budget is {right}, not {text!r}")
        amount, unit = found.groups()
        budget = cls(simulations=int(amount)) if unit is None else cls(seconds=float(amount) * UNITS[unit])
        if not 1 <= budget.simulations <= MAX_SIMULATIONS or (
            unit and not MIN_SECONDS <= budget.seconds <= MAX_SECONDS
        ):
            raise BadSetup(
                f"a budget is 1 to {MAX_SIMULATIONS:,} simulations, or 1ms to {MAX_SECONDS:g}s, not {text!r}"
            )
        return budget

    def shortened(self, share: float) -> "Budget":
        """A share of this budget, but never less than one simulation or the shortest time."""
        simulations = self.simulations if self.simulations == MAX_SIMULATIONS else int(share * self.simulations)
        return Budget(max(1, simulations), max(MIN_SECONDS, share * self.seconds))

    def begin(self, reused: float = 0.0) -> "Spending":
        """Start the clock. ``reused`` is the share of the budget that counts as spent: work that is used again."""
        return Spending(self, reused)


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
