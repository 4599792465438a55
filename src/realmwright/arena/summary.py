"""The results of a tournament summed up: standings, pairings and seats. Reports only lay this out."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean, pstdev, quantiles
from typing import Final, get_args

from realmwright.arena.intervals import (
    Difference,
    Range,
    Share,
    WithoutLuck,
    difference_of,
    share_of,
    without_luck,
)
from realmwright.arena.match import Plan, Result
from realmwright.arena.ratings import Rating, in_order, places, rate
from realmwright.bots.guard import FaultKind

FAULT_KINDS: Final[tuple[FaultKind, ...]] = get_args(FaultKind)


@dataclass(frozen=True)
class Spread:
    """The distribution of a bot's points over the games that nobody forfeited."""

    mean: float
    deviation: float
    least: int
    lower: float
    median: float
    upper: float
    most: int
    totals: tuple[int, ...]
    """All totals in ascending order."""


@dataclass(frozen=True)
class Standing:
    """One bot over all of its games. Without a finished game it has no rating, share or spread."""

    bot: int
    name: str
    rating: Rating | None
    games: int
    """Games that were finished, or forfeited by any bot."""
    given_up: int
    forfeited: int
    """Games that this bot forfeited."""
    won: int
    """Games won alone."""
    shared: int
    """Games won together with others."""
    points: float
    """1 for each game won; a shared victory is divided among its winners."""
    share: Share | None
    without_luck: WithoutLuck | None
    """The share without luck; None if nobody judged it."""
    spread: Spread | None
    choices: int
    seconds: float | None
    """The mean time for a choice over all games, including those given up."""
    slowest: float | None
    """The mean time for a choice in the bot's slowest game."""
    faults: dict[FaultKind, int]
    first_fault: str
    """The reason of the first fault; empty if there was none."""


@dataclass(frozen=True)
class Pairing:
    """Two bots over all finished games in which both played."""

    bot: int
    other: int
    games: int
    deals: int
    ahead: int
    level: int
    behind: int
    share: Share
    """The first bot's share: 1 for finishing ahead of the other, a half for finishing level."""
    difference: Difference | None
    """The first bot's points minus the other's; None if all games were forfeited."""
    without_luck: WithoutLuck | None = None
    """The first bot's share without luck; None if nobody judged it."""


@dataclass(frozen=True)
class Seat:
    """A seat, whichever bots played it."""

    seat: int
    points: float
    share: Share


@dataclass(frozen=True)
class Summary:
    """Everything that reports say about a tournament."""

    plan: Plan
    games: int
    finished: int
    deals: int
    """Deals with finished games."""
    turns: float | None
    """The mean number of turns of each player in a game that nobody forfeited."""
    actions: float | None
    """The mean number of actions in such a game."""
    standings: tuple[Standing, ...]
    """In descending order of rating; bots without a finished game come last."""
    pairings: tuple[Pairing, ...]
    """One for every two bots that met; the bot with the better standing comes first."""
    seats: tuple[Seat, ...]
    stale: str | None
    """Why the deals are not fresh (see :mod:`freshness`): empty if they are, None if nobody has looked."""

    def against(self, bot: int, other: int) -> Pairing | None:
        """The pairing of two bots from the first one's point of view; None if they have not met."""
        for pairing in self.pairings:
            if (pairing.bot, pairing.other) == (bot, other):
                return pairing
            if (pairing.bot, pairing.other) == (other, bot):
                return mirrored(pairing)
        return None


def summary_of(plan: Plan, results: Iterable[Result], stale: str | None = None) -> Summary:
    """Sum up the results. The order of the results makes no difference."""
    played = in_order(results)
    finished = [result for result in played if result.finished]
    whole = [result for result in finished if result.forfeit is None]
    ratings = rate(plan, finished)
    standings = sorted(
        (standing(plan, bot, ratings[bot], played) for bot in range(len(plan.bots))),
        key=lambda each: (each.rating is None, -each.rating.mu if each.rating else 0.0, each.bot),
    )
    met = (pairing(one.bot, other.bot, finished) for one, other in combinations(standings, 2))
    return Summary(
        plan=plan,
        games=len(played),
        finished=len(finished),
        deals=len({result.fixture.deal for result in finished}),
        turns=fmean(result.turns / plan.players for result in whole) if whole else None,
        actions=fmean(result.actions for result in whole) if whole else None,
        standings=tuple(standings),
        pairings=tuple(each for each in met if each is not None),
        seats=tuple(seat_result(seat, finished) for seat in range(plan.players)) if finished else (),
        stale=stale,
    )


def standing(plan: Plan, bot: int, rating: Rating | None, played: Sequence[Result]) -> Standing:
    """The standing of one bot."""
    sat = [(result, result.fixture.seats.index(bot)) for result in played if bot in result.fixture.seats]
    finished = [(result, seat) for result, seat in sat if result.finished]
    won = [len(result.winners) for result, seat in finished if seat in result.winners]
    choices = sum(result.choices[seat] for result, seat in sat)
    faults = [fault for result, seat in sat for fault in result.faults if fault.seat == seat]
    points = [(result.fixture.deal, earned(result, seat)) for result, seat in finished]
    judged = any(result.luck is not None for result, _ in finished)
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
        share=share_of(points),
        without_luck=without_luck(points, [luck(result, seat) for result, seat in finished]) if judged else None,
        spread=spread([result.totals[seat] for result, seat in finished if result.forfeit is None]),
        choices=choices,
        seconds=sum(result.seconds[seat] for result, seat in sat) / choices if choices else None,
        slowest=max(
            (result.seconds[seat] / result.choices[seat] for result, seat in sat if result.choices[seat]), default=None
        ),
        faults={kind: kinds[kind] for kind in FAULT_KINDS},
        first_fault=faults[0].reason if faults else "",
    )


def pairing(bot: int, other: int, finished: Sequence[Result]) -> Pairing | None:
    """The pairing of two bots; None if they have not met."""
    scores: list[tuple[int, float]] = []
    differences: list[tuple[int, float]] = []
    lucks: list[float] = []
    judged = False
    for result in finished:
        fixture = result.fixture
        if bot in fixture.seats and other in fixture.seats:
            one, two = fixture.seats.index(bot), fixture.seats.index(other)
            place = places(result)
            scores.append((fixture.deal, 1.0 if place[one] < place[two] else 0.0 if place[one] > place[two] else 0.5))
            # With two players that is the luck of the first; with more, it has no mean either.
            lucks.append((luck(result, one) - luck(result, two)) / 2)
            judged = judged or result.luck is not None
            if result.forfeit is None:
                differences.append((fixture.deal, result.totals[one] - result.totals[two]))
    portion = share_of(scores)
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
        difference=difference_of(differences),
        without_luck=without_luck(scores, lucks) if judged else None,
    )


def seat_result(seat: int, finished: Sequence[Result]) -> Seat:
    """The points of a seat over all finished games, of which there is at least one."""
    points = [(result.fixture.deal, earned(result, seat)) for result in finished]
    portion = share_of(points)
    assert portion is not None
    return Seat(seat, sum(value for _, value in points), portion)


def earned(result: Result, seat: int) -> float:
    """What a seat gets of the one point of a game."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def luck(result: Result, seat: int) -> float:
    """The luck of a seat in a game; 0 where it was lost with the process."""
    return result.luck[seat] if result.luck is not None else 0.0


def spread(totals: Sequence[int]) -> Spread | None:
    """The distribution of totals; None if there are none."""
    if not totals:
        return None
    ordered = sorted(totals)
    lower, median, upper = quantiles(ordered, n=4, method="inclusive") if len(ordered) > 1 else ordered * 3
    return Spread(fmean(ordered), pstdev(ordered), ordered[0], lower, median, upper, ordered[-1], tuple(ordered))


def mirrored(pairing: Pairing) -> Pairing:
    """The same games from the other bot's point of view."""

    def turned(range_: Range) -> Range:
        return Range(1 - range_.high, 1 - range_.low)

    shown, apart, lucky = pairing.share, pairing.difference, pairing.without_luck
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
        without_luck=WithoutLuck(1 - lucky.value, turned(lucky.range), lucky.gain) if lucky else None,
    )
