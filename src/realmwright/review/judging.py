"""What positions promise to each seat: the average end of playouts in imagined worlds.

Lines that are compared are played in the same worlds with the same chances, so their difference is known far better
than what each of them is worth.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple, TypeAlias

from realmwright.dice import FastDice
from realmwright.game import State
from realmwright.native import speed
from realmwright.playouts import splitmix

Line: TypeAlias = tuple[int, ...]
"""Actions, one after another."""


def after(position: State, line: Line) -> State:
    """The position to which a line leads."""
    state = position.copy()
    for action in line:
        state.play(action)
    return state


class Outlook(NamedTuple):
    """What a position promises. Each list has an entry for each seat."""

    chances: list[float]
    """Of winning; a shared victory counts as a part of one."""
    leads: list[float]
    """Points ahead of the best opponent."""


class Estimate(NamedTuple):
    """An outlook, and how far it may be off: standard errors."""

    outlook: Outlook
    errors: Outlook


class Effort(NamedTuple):
    """How thorough a review is."""

    simulations: int = 1200
    """Of the search that looks for a better line, for each decision."""
    worlds: int = 160
    """Imagined worlds in which lines are compared."""
    playouts: int = 5
    """In each world, for each line."""

    def times(self, factor: float) -> "Effort":
        """More effort, or less, but enough for an estimate with an error."""
        return Effort(max(1, round(factor * self.simulations)), max(2, round(factor * self.worlds)), self.playouts)


Samples: TypeAlias = list[Outlook]
"""What a line comes to in each world."""


class Judge:
    """Judges lines from what one seat knows. All chance comes from the seed."""

    def __init__(self, effort: Effort, seed: int) -> None:
        self._effort = effort
        self._seed = seed

    def samples(self, state: State, seat: int | None, lines: Sequence[Line], begin: int = 0) -> list[Samples]:
        """What each line comes to in worlds that this seat cannot tell from the real one (None: a spectator).

        The worlds from the first to that of the number ``begin`` are left out.
        """
        policy = state.game.policies[-1]
        found: list[Samples] = [[] for _ in lines]
        for number in range(begin, self._effort.worlds):
            seed = splitmix(self._seed, number)
            world = state.imagine(seat, FastDice(seed))
            for line, samples in zip(lines, found, strict=True):
                reached = after(world, line)
                if reached.seat is None:
                    samples.append(outlook_of_end(reached))
                    continue
                ends = reached.playouts(FastDice(seed), self._effort.playouts, policy)
                samples.append(mean_outlook([outlook_of(totals) for totals in ends]))
        return found


def outlook_of(totals: Sequence[int]) -> Outlook:
    """What final points come to."""
    most = max(totals)
    share = 1 / sum(points == most for points in totals)
    return Outlook([share if points == most else 0.0 for points in totals], leads_of(totals))


def outlook_of_end(state: State) -> Outlook:
    """The result of a game that is over."""
    winners = state.winners()
    return Outlook(
        [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)], leads_of(state.totals())
    )


def leads_of(totals: Sequence[int]) -> list[float]:
    """How far each seat is ahead of the best of the others; alone, its points."""
    return [float(points - max((*totals[:seat], *totals[seat + 1 :]), default=0)) for seat, points in enumerate(totals)]


def mean_outlook(outlooks: Sequence[Outlook]) -> Outlook:
    """The average."""
    chances, leads = zip(*outlooks, strict=True)
    return Outlook(
        [fmean(each) for each in zip(*chances, strict=True)], [fmean(each) for each in zip(*leads, strict=True)]
    )


def minus(one: Outlook, other: Outlook) -> Outlook:
    """The difference, seat by seat."""
    return Outlook(
        [a - b for a, b in zip(one.chances, other.chances, strict=True)],
        [a - b for a, b in zip(one.leads, other.leads, strict=True)],
    )


def plus(one: Outlook, other: Outlook) -> Outlook:
    """The sum, seat by seat."""
    return Outlook(
        [a + b for a, b in zip(one.chances, other.chances, strict=True)],
        [a + b for a, b in zip(one.leads, other.leads, strict=True)],
    )


def estimate(samples: Samples) -> Estimate:
    """The average of independent samples, and its standard errors."""
    mean = mean_outlook(samples)
    chances, leads = zip(*samples, strict=True)
    return Estimate(
        mean,
        Outlook(
            [_error(values, middle) for values, middle in zip(zip(*chances, strict=True), mean.chances, strict=True)],
            [_error(values, middle) for values, middle in zip(zip(*leads, strict=True), mean.leads, strict=True)],
        ),
    )


def difference(ones: Samples, others: Samples) -> Estimate:
    """How much better one line is than another, by samples of the same worlds."""
    return estimate([minus(one, other) for one, other in zip(ones, others, strict=True)])


def _error(values: Sequence[float], mean: float) -> float:
    return sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))


USUAL: Final = Effort()
PLAIN: Final = 0.05
"""The share of the usual effort without compiled rules, where everything takes many times as long."""


def usual_effort() -> Effort:
    """As thorough as the speed of the rules allows."""
    return USUAL.times(PLAIN) if speed() == "plain Python" else USUAL
