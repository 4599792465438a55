"""How much a bot may think: a time, or a number of simulations.

A number of simulations gives the same choices on every machine, and a time the same patience.
"""

import re
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import Final

from realmwright.game import BadSetup

UNITS: Final = {"s": 1.0, "ms": 0.001}
SHORTEST: Final = 0.001
LONGEST: Final = 3600.0
MOST: Final = 10**9


@dataclass(frozen=True)
class Budget:
    """For one choice. At least one of the two is given; whichever is used up first ends the thinking."""

    simulations: int = MOST
    seconds: float = inf

    def __str__(self) -> str:
        if self.seconds < inf:
            return f"{self.seconds:g}s" if self.seconds >= 1 else f"{1000 * self.seconds:g}ms"
        return str(self.simulations)

    @classmethod
    def read(cls, text: str) -> "Budget":
        """``500`` simulations, ``1.5s`` or ``200ms``. Raises BadSetup if it is none of these."""
        found = re.fullmatch(r"(\d{1,12}(?:\.\d{1,6})?)(s|ms)?", text.strip())
        if found is None or (found[2] is None and "." in found[1]):
            right = "a number of simulations such as 500, or a time such as 1s or 200ms"
            raise BadSetup(f"a budget is {right}, not {text!r}")
        amount, unit = found.groups()
        budget = cls(simulations=int(amount)) if unit is None else cls(seconds=float(amount) * UNITS[unit])
        if not 1 <= budget.simulations <= MOST or (unit and not SHORTEST <= budget.seconds <= LONGEST):
            raise BadSetup(f"a budget is 1 to {MOST:,} simulations, or 1ms to {LONGEST:g}s, not {text!r}")
        return budget

    def begin(self, known: float = 0.0) -> "Spending":
        """The thinking begins now; of what the budget is for, such a share is known already."""
        return Spending(self, known)


class Spending:
    """What is left of a budget."""

    __slots__ = ("_began", "_budget", "_known", "_spent")

    def __init__(self, budget: Budget, known: float) -> None:
        self._budget = budget
        self._began = perf_counter()
        self._known = known
        self._spent = 0

    def spend(self, simulations: int = 1) -> None:
        self._spent += simulations

    @property
    def share(self) -> float:
        """How much of the budget is used up: 1 is all of it."""
        share = self._spent / self._budget.simulations
        if self._budget.seconds < inf:
            share = max(share, (perf_counter() - self._began) / self._budget.seconds)
        return self._known + share
