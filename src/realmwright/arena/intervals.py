"""95 % confidence intervals of shares and differences of points.

Games of one deal begin alike, so they are not independent of each other: some deals favour a bot in any seat, others
the first seat whoever plays it. Deals are independent, so all intervals are based on the variance between deals:

- A difference of points has Student's interval over the deals. Swapped seats and common random numbers make it narrower
  than as many unrelated games would. Forfeited games have no meaningful points and are left out.
- A share of points lies between 0 and 1, often near an end. There, Student's interval is too narrow, and after ten
  games won out of ten its width is zero. So a share has Wilson's interval for the *effective* number of independent
  games, which follows from the variance between deals (Korn and Graubard's effective sample size, with Student's
  quantile for few deals). The effective number never exceeds the number of games played: where swapped seats even out
  luck, the interval is a little wider than necessary, which is the safe side. Where deals favour one bot in every seat,
  plain Wilson intervals are too narrow; where nearly all games are won, Student's are. The JSON report contains both
  beside the interval to quote.
- A share without luck (:mod:`realmwright.arena.luck`) is a mean of numbers that may lie beyond 0 and 1. Its interval is
  that of a share for more games: the effective number, times the ratio of the two variances between deals. Where all
  games ended alike the plain variance is 0 and says nothing, so the number stays as it is. Student's would be too
  narrow there: games of which nearly all are won vary little, with luck and without.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

Z: Final = 1.96
"""The normal quantile for 95 %: standard deviations to either side of the mean."""


class Range(NamedTuple):
    """A 95 % interval."""

    low: float
    high: float


@dataclass(frozen=True)
class Share:
    """A share of points with its intervals."""

    value: float
    range: Range
    """The interval to quote."""
    effective: float
    """The effective number of independent games."""
    wilson: Range
    """Wilson's interval as if all games were independent."""
    deals: Range | None
    """Student's interval over the deals; None with fewer than two deals."""


@dataclass(frozen=True)
class WithoutLuck:
    """A share of points from which the luck was taken out."""

    value: float
    """It may lie beyond 0 and 1: that is the price of having no bias."""
    range: Range
    gain: float | None
    """How many times fewer games it needs for an interval as wide: the ratio of the variances of the means, the plain
    one first. None with fewer than two deals, or if all games ended alike."""


@dataclass(frozen=True)
class Difference:
    """A mean difference of points with its interval."""

    value: float
    range: Range | None
    """Student's interval over the deals; None with fewer than two deals."""


def wilson_interval(points: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of points; 0 to 1 if there are no games."""
    if games <= 0:
        return 0.0, 1.0
    share = points / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games**2))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def share_of(points: Sequence[tuple[int, float]]) -> Share | None:
    """The mean of points from 0 to 1, each given with its deal, and its intervals; None if there are no points."""
    if not points:
        return None
    games = len(points)
    value = fmean(point for _, point in points)
    effective = effective_games(points)
    deals = student_interval(points)
    return Share(
        value,
        Range(*wilson_interval(value * effective, effective)),
        effective,
        Range(*wilson_interval(value * games, games)),
        Range(max(0.0, deals.low), min(1.0, deals.high)) if deals else None,
    )


def without_luck(points: Sequence[tuple[int, float]], lucks: Sequence[float]) -> WithoutLuck | None:
    """The mean of points, each given with its deal, less the luck in the same games; None if there are no points."""
    if not points:
        return None
    adjusted = [(deal, point - luck) for (deal, point), luck in zip(points, lucks, strict=True)]
    value = fmean(point for _, point in adjusted)
    several = len({deal for deal, _ in points}) > 1
    plain, left = (variance_of_mean(points), variance_of_mean(adjusted)) if several else (0.0, 0.0)
    gain = plain / left if plain > 0 and left > 0 else None
    effective = effective_games(points) * (gain or 1.0)
    return WithoutLuck(value, Range(*wilson_interval(max(0.0, min(1.0, value)) * effective, effective)), gain)


def difference_of(values: Sequence[tuple[int, float]]) -> Difference | None:
    """The mean of differences, each given with its deal; None if there are none."""
    return Difference(fmean(value for _, value in values), student_interval(values)) if values else None


def effective_games(points: Sequence[tuple[int, float]]) -> float:
    """The effective number of independent games; 0 for a single deal, which says nothing about the variance.

    Where all games ended alike there is no variance, and the games count as independent.
    """
    games = len(points)
    deals = len({deal for deal, _ in points})
    if deals < 2:
        return 0.0
    value = fmean(point for _, point in points)
    expected, found = value * (1 - value) / games, variance_of_mean(points)
    worth = min(1.0, expected / found) if found > 0 else 1.0
    return games * worth * (student_quantile(games - 1) / student_quantile(deals - 1)) ** 2


def student_interval(values: Sequence[tuple[int, float]]) -> Range | None:
    """Student's interval of the mean of values, each given with its deal; None for fewer than two deals."""
    deals = len({deal for deal, _ in values})
    if deals < 2:
        return None
    mean = fmean(value for _, value in values)
    reach = student_quantile(deals - 1) * sqrt(variance_of_mean(values))
    return Range(mean - reach, mean + reach)


def variance_of_mean(values: Sequence[tuple[int, float]]) -> float:
    """The variance of the mean of values, each given with its deal, from at least two deals.

    With the same number of games in every deal it is the variance of the mean of the deals' means.
    """
    mean = fmean(value for _, value in values)
    deviations: dict[int, float] = {}
    for deal, value in values:
        deviations[deal] = deviations.get(deal, 0.0) + value - mean
    deals = len(deviations)
    return deals / (deals - 1) * sum(each * each for each in deviations.values()) / len(values) ** 2


def student_quantile(freedom: int) -> float:
    """The quantile of Student's distribution for 95 %, with so many degrees of freedom.

    >>> [round(student_quantile(freedom), 2) for freedom in (1, 2, 4, 10, 1000)]
    [12.71, 4.3, 2.77, 2.23, 1.96]
    """
    if freedom < 4:
        return (12.7062, 4.3027, 3.1824)[freedom - 1]
    # Cornish and Fisher's expansion around the normal distribution.
    terms = (
        Z,
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))
