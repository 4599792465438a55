"""What results of a day come to: ranks, how many others one was better than, and days in a row."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple


class Result(NamedTuple):
    """How a game of the day ended. Better results are greater.

    What counts is the lead over the bot, then one's own points. Whoever gave up comes after everybody else.
    """

    finished: bool
    lead: int = 0
    points: int = 0


class Standing(NamedTuple):
    """Where a result stands among all of a day."""

    rank: int
    of: int
    better: int | None
    """Of the others, so many in a hundred did worse, rounded down; None if there are no others."""


class Streak(NamedTuple):
    """Days in a row on which somebody has finished the deal."""

    now: int
    """Up to today, or to yesterday as long as today's can still be played."""
    best: int
    days: int
    """All days, in a row or not."""


class Field:
    """All results of a day, told by how many people have each of them."""

    def __init__(self, people: Mapping[Result, int]) -> None:
        self._results = sorted(people)
        self._up_to = [0, *accumulate(people[result] for result in self._results)]
        self.of = self._up_to[-1]
        """How many results there are."""
        self.given_up = sum(count for result, count in people.items() if not result.finished)

    def standing(self, mine: Result) -> Standing:
        """Where a result stands among those of everybody, its own included. Equal results share a rank.

        >>> Field({Result(True, 9): 1, Result(True, 5): 2, Result(False): 1}).standing(Result(True, 5))
        Standing(rank=2, of=4, better=33)
        """
        behind = self._up_to[bisect_left(self._results, mine)]
        before = self.of - self._up_to[bisect_right(self._results, mine)]
        others = self.of - 1
        return Standing(before + 1, self.of, 100 * behind // others if others > 0 else None)


def streak(days: Sequence[int], today: int) -> Streak:
    """The streaks of somebody who has finished the deals of these days.

    >>> streak([1, 2, 3, 7, 8], 9)
    Streak(now=2, best=3, days=5)
    >>> streak([1, 2, 3, 7, 8], 10).now
    0
    """
    runs: list[list[int]] = []
    for day in sorted(set(days)):
        if runs and runs[-1][-1] == day - 1:
            runs[-1].append(day)
        else:
            runs.append([day])
    goes_on = bool(runs) and runs[-1][-1] >= today - 1
    return Streak(len(runs[-1]) if goes_on else 0, max(map(len, runs), default=0), len(set(days)))
