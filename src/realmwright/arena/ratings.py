"""Ratings of bots from their games (OpenSkill: Weng and Lin's Bayesian approximation of the Plackett-Luce model).

Bots do not learn during a tournament, and the ratings are made for that:

- Skill does not drift (``tau`` is 0), and every game narrows a rating by what the model says that it tells (``gamma``
  is 1). The library's usual values are for people, who change: they keep ratings moving with the latest games.
- A rating depends on the order of games nevertheless. So the games are put into the order of their fixtures, however
  they came in, rated twice from the beginning, forwards and backwards, and the two ratings of a bot are averaged:
  no game counts more for being the last. No game counts twice either: a second pass that went on from the first would
  claim twice the certainty.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from realmwright.arena.match import Plan, Result
from realmwright.game import RealmwrightError

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating


class Rating(NamedTuple):
    """What is known of a bot's skill. An unknown bot has 25, give or take 8.3."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the skill almost certainly exceeds: one number to list by, which also asks for games enough."""
        return self.mu - 3 * self.sigma


def in_order(results: Iterable[Result]) -> list[Result]:
    """The results in the order of their fixtures: deal by deal."""
    return sorted(results, key=lambda result: (result.fixture.deal, result.fixture.seats))


def places(result: Result) -> list[int]:
    """The place of each seat, from 0; equal seats share one.

    Winners are first, whatever the totals. Among the others totals decide, but those that failed to make a choice
    of their own come behind those that did not.
    """
    faulty = {fault.seat for fault in result.faults}

    def merit(seat: int) -> tuple[int, int]:
        if seat in result.winners:
            return 2, 0
        return int(seat not in faulty), result.totals[seat]

    merits = [merit(seat) for seat in range(len(result.totals))]
    return [sum(other > own for other in merits) for own in merits]


def rate(plan: Plan, results: Iterable[Result]) -> list[Rating | None]:
    """The rating of each bot; None for one that has not finished a game.

    Raises RealmwrightError if OpenSkill is not installed.
    """
    finished = [result for result in in_order(results) if result.finished]
    known = {bot for result in finished for bot in result.fixture.seats}
    forwards, backwards = once(plan, finished), once(plan, finished[::-1])
    return [
        Rating((one.mu + other.mu) / 2, (one.sigma + other.sigma) / 2) if bot in known else None
        for bot, (one, other) in enumerate(zip(forwards, backwards, strict=True))
    ]


def once(plan: Plan, finished: Sequence[Result]) -> list["PlackettLuceRating"]:
    """The rating of each bot after these games, one by one."""
    rated = [model().rating() for _ in plan.bots]
    for result in finished:
        seats = result.fixture.seats
        after = model().rate([[rated[bot]] for bot in seats], ranks=[float(place) for place in places(result)])
        for bot, (rating,) in zip(seats, after, strict=True):
            rated[bot] = rating
    return rated


@cache
def model() -> "PlackettLuce":
    """The model by which ratings are made; a command can ask for it before it plays games for nothing.

    Raises RealmwrightError if OpenSkill is not installed.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise RealmwrightError("ratings need OpenSkill: pip install 'realmwright[arena]'") from None
    return PlackettLuce(tau=0.0, gamma=lambda *_: 1.0)
