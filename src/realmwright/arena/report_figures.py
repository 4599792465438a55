"""What the games of a tournament come to, as figures; reports only lay them out.

About intervals. Games of one deal begin alike, so they are not independent of each other: some deals suit a bot in
whatever seat, others the first seat whoever sits there. Deals are independent, and all intervals are taken from how
much deals differ:

- A difference of points has Student's interval over the deals. Swapped seats and common random numbers make it
  narrower than as many unrelated games would. Games that a bot forfeited have no points to speak of and are left out.
- A share of points lies between 0 and 1, often near the end, where such an interval is too narrow, or nothing at all
  after ten games won out of ten. So a share has Wilson's interval, for as many *independent* games as the deals are
  worth: the variance that the deals show says how many (Korn and Graubard's effective sample size, with Student's
  quantile for few deals). It never counts for more games than were played: where swapped seats even out luck, the
  interval is a little wider than it need be, and that is the side to err on. Deals that suit one bot in every seat
  would make plain Wilson intervals too narrow, and deals that are nearly all won those over the deals; the JSON has
  both beside the one to quote.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from statistics import fmean, pstdev, quantiles
from typing import Final, NamedTuple, get_args

from realmwright.arena.figures import Z, interval
from realmwright.arena.match import Plan, Result
from realmwright.arena.ratings import Rating, in_order, places, rate
from realmwright.bots.guard import FaultKind

KINDS: Final[tuple[FaultKind, ...]] = get_args(FaultKind)


class Range(NamedTuple):
    """A 95 % interval."""

    low: float
    high: float


@dataclass(frozen=True)
class Share:
    """A share of points, and how sure it is."""

    value: float
    range: Range
    effective: float
    """How many independent games the games are worth."""
    wilson: Range
    """As if all games were independent."""
    deals: Range | None
    """Student's over the deals; there has to be a second one."""


@dataclass(frozen=True)
class Difference:
    """A mean difference of points, and how sure it is."""

    value: float
    range: Range | None
    """None after one deal, which tells nothing of how much deals differ."""


@dataclass(frozen=True)
class Spread:
    """How the points of a bot are distributed over the games that were played to their end."""

    mean: float
    deviation: float
    least: int
    lower: float
    median: float
    upper: float
    most: int
    totals: tuple[int, ...]
    """All of them, in order of size."""


@dataclass(frozen=True)
class Standing:
    """One bot, over all of its games. Where there is no finished game, there is no rating, share or spread."""

    bot: int
    name: str
    rating: Rating | None
    games: int
    """Those that were finished, or forfeited by somebody."""
    given_up: int
    forfeited: int
    """Those that the bot did not survive."""
    won: int
    """Alone."""
    shared: int
    points: float
    """A victory is 1; one that is shared is 1 divided by those who share it."""
    share: Share | None
    spread: Spread | None
    choices: int
    seconds: float | None
    """For a choice, on average, games given up included."""
    slowest: float | None
    """The same in the game in which it was most."""
    faults: dict[FaultKind, int]
    first_fault: str
    """What was said about the first of them, if there was any."""


@dataclass(frozen=True)
class Pairing:
    """Two bots, over all finished games in which both sat."""

    bot: int
    other: int
    games: int
    deals: int
    ahead: int
    level: int
    behind: int
    share: Share
    """Of the first bot: 1 for finishing ahead of the other, a half for finishing level."""
    difference: Difference | None
    """Points of the first bot less those of the other; None if all games were forfeited."""


@dataclass(frozen=True)
class Seat:
    """A seat, whoever sat there."""

    seat: int
    points: float
    share: Share


@dataclass(frozen=True)
class Figures:
    """A tournament in figures."""

    plan: Plan
    games: int
    finished: int
    deals: int
    """Of which there are finished games."""
    turns: float | None
    """How many each player has in a game that is played to its end, on average."""
    actions: float | None
    standings: tuple[Standing, ...]
    """The best first: by rating; bots without a game are last."""
    pairings: tuple[Pairing, ...]
    """One for two bots that met, the one with the better standing first."""
    seats: tuple[Seat, ...]

    def against(self, bot: int, other: int) -> Pairing | None:
        """What is known of two bots, as the first of them sees it; None if they have not met."""
        for pairing in self.pairings:
            if (pairing.bot, pairing.other) == (bot, other):
                return pairing
            if (pairing.bot, pairing.other) == (other, bot):
                return mirrored(pairing)
        return None


def figures(plan: Plan, results: Iterable[Result]) -> Figures:
    """Everything that reports tell; in whichever order the results come, it is the same."""
    played = in_order(results)
    finished = [result for result in played if result.finished]
    whole = [result for result in finished if result.forfeit is None]
    ratings = rate(plan, finished)
    standings = sorted(
        (standing(plan, bot, ratings[bot], played) for bot in range(len(plan.bots))),
        key=lambda each: (each.rating is None, -each.rating.mu if each.rating else 0.0, each.bot),
    )
    met = (pairing(one.bot, other.bot, finished) for one, other in combinations(standings, 2))
    return Figures(
        plan=plan,
        games=len(played),
        finished=len(finished),
        deals=len({result.fixture.deal for result in finished}),
        turns=fmean(result.turns / plan.players for result in whole) if whole else None,
        actions=fmean(result.actions for result in whole) if whole else None,
        standings=tuple(standings),
        pairings=tuple(each for each in met if each is not None),
        seats=tuple(seat_figures(seat, finished) for seat in range(plan.players)) if finished else (),
    )


def standing(plan: Plan, bot: int, rating: Rating | None, played: Sequence[Result]) -> Standing:
    """What one bot made of its games."""
    sat = [(result, result.fixture.seats.index(bot)) for result in played if bot in result.fixture.seats]
    finished = [(result, seat) for result, seat in sat if result.finished]
    won = [len(result.winners) for result, seat in finished if seat in result.winners]
    choices = sum(result.choices[seat] for result, seat in sat)
    faults = [fault for result, seat in sat for fault in result.faults if fault.seat == seat]
    kinds = Counter(fault.kind for fault in faults)
    return Standing(
        bot=bot,
        name=plan.bots[bot],
        rating=rating,
        games=len(finished),
        given_up=len(sat) - len(finished),
        forfeited=sum(result.forfeit == seat for result, seat in finished),
        won=won.count(1),
        shared=len(won) - won.count(1),
        points=sum(1 / winners for winners in won),
        share=share([(result.fixture.deal, earned(result, seat)) for result, seat in finished]),
        spread=spread([result.totals[seat] for result, seat in finished if result.forfeit is None]),
        choices=choices,
        seconds=sum(result.seconds[seat] for result, seat in sat) / choices if choices else None,
        slowest=max(
            (result.seconds[seat] / result.choices[seat] for result, seat in sat if result.choices[seat]), default=None
        ),
        faults={kind: kinds[kind] for kind in KINDS},
        first_fault=faults[0].reason if faults else "",
    )


def pairing(bot: int, other: int, finished: Sequence[Result]) -> Pairing | None:
    """What two bots made of the games that they played against each other; None if there was none."""
    scores: list[tuple[int, float]] = []
    differences: list[tuple[int, float]] = []
    for result in finished:
        fixture = result.fixture
        if bot in fixture.seats and other in fixture.seats:
            one, two = fixture.seats.index(bot), fixture.seats.index(other)
            place = places(result)
            scores.append((fixture.deal, 1.0 if place[one] < place[two] else 0.0 if place[one] > place[two] else 0.5))
            if result.forfeit is None:
                differences.append((fixture.deal, result.totals[one] - result.totals[two]))
    portion = share(scores)
    if portion is None:
        return None
    tally = Counter(score for _, score in scores)
    return Pairing(
        bot=bot,
        other=other,
        games=len(scores),
        deals=len({deal for deal, _ in scores}),
        ahead=tally[1.0],
        level=tally[0.5],
        behind=tally[0.0],
        share=portion,
        difference=difference(differences),
    )


def seat_figures(seat: int, finished: Sequence[Result]) -> Seat:
    """What a seat was worth in at least one game."""
    points = [(result.fixture.deal, earned(result, seat)) for result in finished]
    portion = share(points)
    assert portion is not None
    return Seat(seat, sum(value for _, value in points), portion)


def earned(result: Result, seat: int) -> float:
    """The point of a game, or what a seat gets of it."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def spread(totals: Sequence[int]) -> Spread | None:
    """How points are distributed, if there are any."""
    if not totals:
        return None
    ordered = sorted(totals)
    lower, median, upper = quantiles(ordered, n=4, method="inclusive") if len(ordered) > 1 else ordered * 3
    return Spread(fmean(ordered), pstdev(ordered), ordered[0], lower, median, upper, ordered[-1], tuple(ordered))


def mirrored(pairing: Pairing) -> Pairing:
    """The same games, as the other bot sees them."""

    def turned(range_: Range) -> Range:
        return Range(1 - range_.high, 1 - range_.low)

    shown, apart = pairing.share, pairing.difference
    return Pairing(
        bot=pairing.other,
        other=pairing.bot,
        games=pairing.games,
        deals=pairing.deals,
        ahead=pairing.behind,
        level=pairing.level,
        behind=pairing.ahead,
        share=Share(
            1 - shown.value,
            turned(shown.range),
            shown.effective,
            turned(shown.wilson),
            turned(shown.deals) if shown.deals else None,
        ),
        difference=Difference(-apart.value, Range(-apart.range.high, -apart.range.low) if apart.range else None)
        if apart
        else None,
    )


# Intervals


def share(points: Sequence[tuple[int, float]]) -> Share | None:
    """The mean of points from 0 to 1, each with its deal, and its intervals; None if there are no points."""
    if not points:
        return None
    games = len(points)
    value = fmean(point for _, point in points)
    effective = effective_games(points)
    deals = student_range(points)
    return Share(
        value,
        Range(*interval(value * effective, effective)),
        effective,
        Range(*interval(value * games, games)),
        Range(max(0.0, deals.low), min(1.0, deals.high)) if deals else None,
    )


def difference(values: Sequence[tuple[int, float]]) -> Difference | None:
    """The mean of differences, each with its deal; None if there are none."""
    return Difference(fmean(value for _, value in values), student_range(values)) if values else None


def effective_games(points: Sequence[tuple[int, float]]) -> float:
    """How many independent games are as telling as these; 0 for a single deal, which tells nothing of others.

    Where all games ended alike they show no variance, and it is as if they were independent.
    """
    games = len(points)
    deals = len({deal for deal, _ in points})
    if deals < 2:
        return 0.0
    value = fmean(point for _, point in points)
    expected, found = value * (1 - value) / games, variance(points)
    worth = min(1.0, expected / found) if found > 0 else 1.0
    return games * worth * (student(games - 1) / student(deals - 1)) ** 2


def student_range(values: Sequence[tuple[int, float]]) -> Range | None:
    """The interval of a mean of values, each with its deal; None for less than two deals."""
    deals = len({deal for deal, _ in values})
    if deals < 2:
        return None
    mean = fmean(value for _, value in values)
    reach = student(deals - 1) * sqrt(variance(values))
    return Range(mean - reach, mean + reach)


def variance(values: Sequence[tuple[int, float]]) -> float:
    """The variance of the mean of values, each with its deal, of which there are at least two.

    With as many games in every deal it is that of the mean of the deals' means.
    """
    mean = fmean(value for _, value in values)
    apart: dict[int, float] = {}
    for deal, value in values:
        apart[deal] = apart.get(deal, 0.0) + value - mean
    deals = len(apart)
    return deals / (deals - 1) * sum(each * each for each in apart.values()) / len(values) ** 2


def student(freedom: int) -> float:
    """How many standard errors to either side hold 95 %, if they are estimated with so many degrees of freedom.

    >>> [round(student(freedom), 2) for freedom in (1, 2, 4, 10, 1000)]
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
