"""A tournament from its first game to its last, however often it is interrupted."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from typing import TypeAlias

from realmwright.arena.ledger import Ledger
from realmwright.arena.match import Fixture, Plan, Result
from realmwright.arena.schedule import Schedule

Run: TypeAlias = Callable[[Plan, Iterable[Fixture]], Generator[Result, None, None]]
"""What plays the fixtures of a plan, each once, and has their results in any order."""


def hold(schedule: Schedule, ledger: Ledger, run: Run) -> Generator[Result, None, None]:
    """Play what the ledger lacks. Every result is in the ledger before it is told."""
    for stage in range(schedule.stages):
        fixtures = schedule.fixtures(stage, ledger.results)
        missing = (fixture for fixture in fixtures if fixture.key not in ledger.results)
        with closing(run(ledger.plan, missing)) as results:
            for result in results:
                if ledger.add(result):
                    yield result
