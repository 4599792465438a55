"""What results of a day come to: ranks, how many others one was better than, and days in a row."""

from collections.abc import Iterable, Sequence
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


def standing(mine: Result, everybody: Iterable[Result]) -> Standing:
    """Where a result stands among those of everybody, its own included. Equal results share a rank.

    >>> field = [Result(True, 9), Result(True, 5), Result(True, 5), Result(False)]
    >>> standing(field[1], field)
    Standing(rank=2, of=4, better=33)
    """
    all_of_them = list(everybody)
    before = sum(other > mine for other in all_of_them)
    behind = sum(other < mine for other in all_of_them)
    others = len(all_of_them) - 1
    return Standing(before + 1, len(all_of_them), 100 * behind // others if others > 0 else None)


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
