"""Ratings of bots from their games (OpenSkill: Weng and Lin's Bayesian approximation of the Plackett-Luce model).

Bots do not learn during a tournament, so the parameters differ from the library's defaults, which are made for people:

- Skill does not drift (``tau`` is 0), and every game reduces the uncertainty by what the model says (``gamma`` is 1).
- A rating still depends on the order of games. So the games are sorted by their fixtures and rated twice from the
  start, forwards and backwards, and the two ratings of a bot are averaged: no game counts more because it was last.
  The second pass does not continue from the first, which would count every game twice and halve the uncertainty.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from realmwright.arena.match import Plan, Result
from realmwright.game import RealmwrightError

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating


class Rating(NamedTuple):
    """An estimate of a bot's skill and its uncertainty. A bot without games has 25 and 25/3."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """A conservative estimate: the skill is almost certainly higher."""
        return self.mu - 3 * self.sigma


def in_order(results: Iterable[Result]) -> list[Result]:
    """The results sorted by their fixtures, deal by deal."""
    return sorted(results, key=lambda result: (result.fixture.deal, result.fixture.seats))


def places(result: Result) -> list[int]:
    """The rank of each seat, from 0; seats that tie share a rank.

    Winners come first, whatever the totals. Among the others totals decide, but seats with faults rank behind those
    without.
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
    forwards, backwards = rated_in_order(plan, finished), rated_in_order(plan, finished[::-1])
    return [
        Rating((one.mu + other.mu) / 2, (one.sigma + other.sigma) / 2) if bot in known else None
        for bot, (one, other) in enumerate(zip(forwards, backwards, strict=True))
    ]


def rated_in_order(plan: Plan, finished: Sequence[Result]) -> list["PlackettLuceRating"]:
    """The rating of each bot after these games, rated one after the other."""
    rated = [model().rating() for _ in plan.bots]
    for result in finished:
        seats = result.fixture.seats
        after = model().rate([[rated[bot]] for bot in seats], ranks=[float(place) for place in places(result)])
        for bot, (rating,) in zip(seats, after, strict=True):
            rated[bot] = rating
    return rated


@cache
def model() -> "PlackettLuce":
    """The rating model. Raises RealmwrightError if OpenSkill is not installed, so commands load it before they play."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise RealmwrightError("ratings need OpenSkill: pip install 'realmwright[arena]'") from None
    return PlackettLuce(tau=0.0, gamma=lambda *_: 1.0)
