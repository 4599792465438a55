"""Playing a tournament from its first game to its last, across interruptions."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from typing import TypeAlias

from realmwright.arena.ledger import Ledger
from realmwright.arena.match import Fixture, Plan, Result
from realmwright.arena.schedule import Schedule

Run: TypeAlias = Callable[[Plan, Iterable[Fixture]], Generator[Result, None, None]]
"""Plays each fixture of a plan once and yields the results in any order."""


def play_missing(schedule: Schedule, ledger: Ledger, run: Run) -> Generator[Result, None, None]:
    """Play the games that the ledger lacks. A result is written to the ledger before it is yielded."""
    for stage in range(schedule.stages):
        fixtures = schedule.fixtures(stage, ledger.results)
        missing = (fixture for fixture in fixtures if fixture.key not in ledger.results)
        with closing(run(ledger.plan, missing)) as results:
            for result in results:
                if ledger.add(result):
                    yield result
