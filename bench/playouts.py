"""python -m bench.playouts: playouts a second by game, policy and number of threads, and how many times one thread.

Seconds are those of the clock, since threads share it: run it where nothing else runs.
"""

import time
from collections.abc import Sequence
from typing import Final

import realmwright
from bench import measuring
from bench.measuring import Figures, Rounds, in_words, show, thread_counts
from realmwright.dice import FastDice
from realmwright.game import UNIFORM, State

TITLE: Final = "playouts a second by threads"
GAMES: Final = ("kingdom-builder", "winter-kingdom", "dominion")
SETUPS: Final = 4
SECONDS: Final = 0.5
"""About how long one thread plays from all set-ups in a round."""


def measure() -> Figures:
    """All games, by the uniform and by the best policy."""
    return {
        f"{game}, {policy}": rates(game, policy, thread_counts())
        for game in GAMES
        for policy in (UNIFORM, realmwright.games[game].policies[-1])
    }


def rates(game: str, policy: str, threads: Sequence[int]) -> dict[str, float]:
    """Playouts a second by the number of threads, and how many times as fast as one thread that is.

    These are medians of some rounds; in each of them every number of threads plays the same games.
    """
    states = [realmwright.games[game].new(2, seed) for seed in range(SETUPS)]
    count = 8
    while (needed := play(states, policy, count, 1, 0)) < SECONDS / 2:
        count = max(2 * count, int(count * min(SECONDS / needed, 64)))
    rounds = Rounds()
    for number in range(1, measuring.ROUNDS + 1):
        found = {many: SETUPS * count / play(states, policy, count, many, number) for many in threads}
        for many, rate in found.items():
            rounds.note(policy, in_words(many), rate)
            if many > 1:
                rounds.note(policy, times(many), rate / found[1])
    return rounds.medians()[policy]


def times(threads: int) -> str:
    return f"{threads} to 1"


def play(states: Sequence[State], policy: str, count: int, threads: int, number: int) -> float:
    """How many seconds the playouts of a round take."""
    begin = time.perf_counter()
    for place, state in enumerate(states):
        state.playouts(FastDice(SETUPS * number + place), count, policy, threads)
    return time.perf_counter() - begin


if __name__ == "__main__":
    show(TITLE, "what", measure())
