"""python -m bench.playouts: playouts a second by game, policy and number of threads, and how many times one thread.

Seconds are those of the clock, since threads share it: run it where nothing else runs.
"""

import argparse
import os
import statistics
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

import realmwright
from bench.__main__ import written
from realmwright.dice import FastDice
from realmwright.game import UNIFORM, State

GAMES: Final = ("kingdom-builder", "winter-kingdom", "dominion")
THREADS: Final = (1, 2, 4, 8, 16)
SETUPS: Final = 4
ROUNDS: Final = 5
SECONDS: Final = 0.5
"""About how long one thread plays from all set-ups in a round."""


class Row(NamedTuple):
    """Playouts a second of one policy, by the number of threads."""

    game: str
    policy: str
    rates: dict[int, float]

    def ratio(self, threads: int) -> float:
        """How many times as fast as one thread."""
        return self.rates[threads] / self.rates[1]


def measure(game: str, policy: str, threads: Sequence[int], seconds: float = SECONDS, rounds: int = ROUNDS) -> Row:
    """The medians of some rounds; in each of them every number of threads plays the same games."""
    states = [realmwright.games[game].new(2, seed) for seed in range(SETUPS)]
    count = 8
    while (needed := play(states, policy, count, 1, 0)) < seconds / 2:
        count = max(2 * count, int(count * min(seconds / needed, 64)))
    rates: dict[int, list[float]] = {number: [] for number in threads}
    for number in range(1, rounds + 1):
        for many in threads:
            rates[many].append(SETUPS * count / play(states, policy, count, many, number))
    return Row(game, policy, {many: statistics.median(found) for many, found in rates.items()})


def play(states: Sequence[State], policy: str, count: int, threads: int, number: int) -> float:
    """How many seconds the playouts of a round take."""
    begin = time.perf_counter()
    for place, state in enumerate(states):
        state.playouts(FastDice(SETUPS * number + place), count, policy, threads)
    return time.perf_counter() - begin


def show(rows: Sequence[Row], threads: Sequence[int]) -> None:
    """Print playouts a second, and behind them how many times that of one thread it is."""
    table = Table(title=f"playouts a second, medians of {ROUNDS} rounds")
    table.add_column("game")
    table.add_column("policy")
    for many in threads:
        table.add_column(f"{many} thread{'s' if many > 1 else ''}", justify="right")
    for row in rows:
        cells = [written(row.rates[many]) + (f" x{row.ratio(many):.2f}" if many > 1 else "") for many in threads]
        table.add_row(row.game, row.policy, *cells)
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.playouts", description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long one thread plays in a round")
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    threads = [many for many in THREADS if many <= cores]
    seconds = parser.parse_args().seconds
    rows = []
    for game in GAMES:
        for policy in (UNIFORM, realmwright.games[game].policies[-1]):
            rows.append(measure(game, policy, threads, seconds))
    show(rows, threads)


if __name__ == "__main__":
    main()
