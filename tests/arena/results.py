"""Results for tests: made up, or without what differs from run to run."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from realmwright.arena.match import Fault, Fixture, Plan, Result

TINY = Plan("tiny", {}, ("random", "watchful", "witness"))


def made_up(fixture: Fixture, winners: Sequence[int] = (0,), finished: bool = True) -> Result:
    """A result of a game that nobody played."""
    players = len(fixture.seats)
    return Result(
        fixture=fixture,
        finished=finished,
        totals=[10 * (seat in winners) + seat for seat in range(players)],
        winners=list(winners),
        actions=12,
        turns=4,
        choices=[3] * players,
        seconds=[0.25] * players,
        faults=[Fault(1, "illegal", 7, 'chose "rubbish"\nand worse: ü')],
    )


def timeless(results: Iterable[Result]) -> dict[str, Result]:
    """Results by their keys, without the seconds."""
    return {result.fixture.key: replace(result, seconds=[]) for result in results}
