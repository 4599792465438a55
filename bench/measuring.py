"""Timing whole games, playouts and single calls, the same for every game and at both of its speeds."""

import os
import random
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

from rich.console import Console
from rich.table import Table

import realmwright
from bench.speeds import COMPILED, PLAIN, at_speed, has_native
from realmwright import bits
from realmwright.dice import FastDice
from realmwright.game import UNIFORM, Game, Json, State

ROUNDS = 7
CALLS = 3000
SETUPS = 50
PLAYOUTS = {PLAIN: 4, COMPILED: 100}
"""From each set-up, in each round."""
THREADS = (1, 2, 4, 8, 16)
RATIO = "ratio"
"""How many times as fast compiled rules are."""
WHOLE_WIDTH = 300
"""Of characters that no table needs."""
OTHERS = "others"
"""Whose figures are those of other people's engines."""

Result = TypeVar("Result")
Figures = dict[str, dict[str, float]]
"""By what was measured: a figure for each speed and the ratio of the two, or that of another engine."""


def written(value: float | None) -> str:
    """A figure with as many digits as mean something."""
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def thread_counts() -> list[int]:
    """As many threads as there are processors for."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return [many for many in THREADS if many <= cores]


def in_words(threads: int) -> str:
    """The title of a column."""
    return f"{threads} thread{'s' if threads > 1 else ''}"


def share(points: Sequence[float]) -> tuple[float, float]:
    """The share of the points of a match, and half the width of its 95 % interval; each deal was played twice."""
    deals = [(first + second) / 2 for first, second in zip(points[::2], points[1::2], strict=True)]
    spread = statistics.stdev(deals) if len(deals) > 1 else 0.0
    return statistics.mean(deals), 1.96 * spread / len(deals) ** 0.5


def show(title: str, what: str, figures: Figures) -> None:
    """Print figures, a row for each thing that was measured."""
    columns = list(dict.fromkeys(column for found in figures.values() for column in found))
    table = Table(title=title)
    table.add_column(what)
    for column in columns:
        table.add_column(column, justify="right")
    for name, found in figures.items():
        table.add_row(name, *(written(found.get(column)) for column in columns))
    print_table(table)


def print_table(table: Table) -> None:
    """Print a table; in a file it has its whole width, as on a terminal that is wide enough."""
    console = Console()
    if not console.is_terminal:
        console.width = WHOLE_WIDTH
    console.print(table)


class Played(NamedTuple):
    """What one batch of games came to."""

    games: int
    actions: int
    seconds: float

    @property
    def speed(self) -> float:
        """Games a second."""
        return self.games / self.seconds

    @property
    def pace(self) -> float:
        """Actions a second."""
        return self.actions / self.seconds


class Rounds:
    """Figures that are measured again and again, in turn, of which the medians count."""

    def __init__(self) -> None:
        self._values: dict[str, dict[str, list[float]]] = {}

    def note(self, name: str, who: str, value: float) -> None:
        """A figure of one speed, or of another engine."""
        self._values.setdefault(name, {}).setdefault(who, []).append(value)

    def compare(self, name: str, rates: Mapping[str, float]) -> None:
        """How often something is done in a second at each speed, and their ratio if there are two."""
        for speed, rate in rates.items():
            self.note(name, speed, rate)
        if COMPILED in rates:
            self.note(name, RATIO, rates[COMPILED] / rates[PLAIN])

    def compare_costs(self, name: str, costs: Mapping[str, float]) -> None:
        """Likewise for what something costs: less is faster."""
        for speed, cost in costs.items():
            self.note(name, speed, cost)
        if COMPILED in costs:
            self.note(name, RATIO, costs[PLAIN] / costs[COMPILED])

    def medians(self) -> Figures:
        return {
            name: {who: statistics.median(values) for who, values in found.items()}
            for name, found in self._values.items()
        }


class Contest:
    """One kind of a game, played from the same set-ups and by the same chance at every speed that there is."""

    def __init__(
        self, rounds: Rounds, game: str, title: str = "", players: int = 2, options: Mapping[str, Json] | None = None
    ) -> None:
        self.game = realmwright.games[game]
        self._rounds = rounds
        self._suffix = f", {title}" if title else ""
        self._players = players
        self._options = options
        self.speeds = (PLAIN, COMPILED) if has_native(self._new(0)) else (PLAIN,)
        self._setups = self.at_each_speed(lambda: [self._new(seed) for seed in range(SETUPS)])

    def _new(self, seed: int) -> State:
        return self.game.new(self._players, seed, self._options)

    def at_each_speed(self, act: Callable[[], Result]) -> dict[str, Result]:
        """What an act comes to when the game is set up at one speed, and at the other."""
        found = {}
        for speed in self.speeds:
            with at_speed(self.game.name, speed):
                found[speed] = act()
        return found

    def random_games(self, count: int, number: int) -> dict[str, Played]:
        """The random games of a round by the contract."""
        return self.at_each_speed(
            lambda: play_random(self.game, random.Random(number), count, number * count, self._players, self._options)
        )

    def note_games(self, count: int, number: int) -> dict[str, Played]:
        """Measure random games by the contract."""
        played = self.random_games(count, number)
        self._rounds.compare(f"games a second{self._suffix}", {who: batch.speed for who, batch in played.items()})
        for speed, batch in played.items():
            self._rounds.note(f"actions a game{self._suffix}", speed, batch.actions / batch.games)
        return played

    def note_setups(self, number: int) -> None:
        """Measure what new games cost."""
        seeds = range(number * SETUPS, (number + 1) * SETUPS)
        costs = self.at_each_speed(lambda: microseconds([partial(self._new, seed) for seed in seeds]))
        self._rounds.compare_costs(f"new, microseconds{self._suffix}", costs)

    def note_playouts(self, number: int, name: str = "playouts", policy: str = UNIFORM) -> dict[str, float]:
        """Measure playouts with their final points on one thread; what it takes to set up does not count."""
        rates = {}
        for speed in self.speeds:
            with at_speed(self.game.name, speed):
                begin = time.process_time()
                self._play_out(speed, number, policy)
            rates[speed] = SETUPS * PLAYOUTS[speed] / (time.process_time() - begin)
        self._rounds.compare(f"{name} a second{self._suffix}", rates)
        return rates

    def note_threads(self, number: int) -> None:
        """Measure how much sooner playouts are done on two threads, by the clock; plain Python has only one."""
        if COMPILED in self.speeds:
            seconds = []
            for threads in (1, 2):
                begin = time.perf_counter()
                self._play_out(COMPILED, number, UNIFORM, threads)
                seconds.append(time.perf_counter() - begin)
            self._rounds.note(f"playouts on 2 threads to 1{self._suffix}", COMPILED, seconds[0] / seconds[1])

    def _play_out(self, speed: str, number: int, policy: str, threads: int = 1) -> None:
        for place, state in enumerate(self._setups[speed]):
            state.playouts(FastDice(number * SETUPS + place), PLAYOUTS[speed], policy, threads)

    def samples(self) -> dict[str, list[State]]:
        """The same positions at each speed."""
        found = self.at_each_speed(lambda: positions(self.game, random.Random(1), self._options))
        return {speed: random.Random(1).choices(states, k=CALLS) for speed, states in found.items()}


def play_random(
    game: Game,
    chance: random.Random,
    games: int,
    seed: int,
    players: int = 2,
    options: Mapping[str, Json] | None = None,
) -> Played:
    """Whole random games with random set-ups and final scoring."""
    pick = chance.random
    select = bits.select
    actions = 0
    begin = time.process_time()
    for number in range(games):
        state = game.new(players, seed + number, options)
        while legal := state.legal():
            state.play(select(legal, int(pick() * legal.bit_count())))
            actions += 1
        state.scores()
    return Played(games, actions, time.process_time() - begin)


def positions(game: Game, chance: random.Random, options: Mapping[str, Json] | None = None) -> list[State]:
    """Positions from all parts of a few random games for two."""
    found = []
    for seed in range(20):
        state = game.new(2, seed, options)
        while legal := state.legal():
            if chance.random() < 0.1:
                found.append(state.copy())
            state.play(bits.select(legal, chance.randrange(legal.bit_count())))
    return found


def microseconds(calls: Sequence[Callable[[], object]]) -> float:
    """The time of one call, averaged over all of them."""
    begin = time.process_time()
    for call in calls:
        call()
    return (time.process_time() - begin) / len(calls) * 1e6


def time_play(states: Sequence[State], chance: random.Random) -> float:
    """The time of one ``play``, each on its own copy."""
    calls = []
    for state in states:
        legal = state.legal()
        calls.append(partial(state.copy().play, bits.select(legal, chance.randrange(legal.bit_count()))))
    return microseconds(calls)


def note_calls(rounds: Rounds, samples: Mapping[str, Sequence[State]], number: int) -> None:
    """Measure what the most frequent calls cost."""
    costs: dict[str, Callable[[Sequence[State]], float]] = {
        "copy": lambda states: microseconds([state.copy for state in states]),
        "legal": lambda states: microseconds([state.legal for state in states]),
        "play": lambda states: time_play(states, random.Random(number)),
        "scores": lambda states: microseconds([state.scores for state in states]),
        "imagine": lambda states: microseconds([partial(state.imagine, 0, FastDice(number)) for state in states]),
    }
    for name, cost in costs.items():
        rounds.compare_costs(f"{name}, microseconds", {speed: cost(states) for speed, states in samples.items()})
