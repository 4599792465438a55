"""Timing whole games and single calls, the same for every game."""

import random
import statistics
import time
from collections.abc import Callable, Mapping
from typing import NamedTuple

from realmwright.bits import select
from realmwright.game import Game, Json, State

ROUNDS = 7
CALLS = 2000


class Played(NamedTuple):
    """What one batch of games came to."""

    games: int
    actions: int
    seconds: float

    @property
    def speed(self) -> float:
        """Games a second."""
        return self.games / self.seconds


class Rounds:
    """Figures that are measured again and again, in turn, of which the medians count."""

    def __init__(self) -> None:
        self._values: dict[str, list[float]] = {}

    def note(self, name: str, value: float) -> None:
        self._values.setdefault(name, []).append(value)

    def medians(self) -> dict[str, float]:
        return {name: statistics.median(values) for name, values in self._values.items()}


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
    actions = 0
    begin = time.process_time()
    for number in range(games):
        state = game.new(players, seed + number, options)
        while legal := state.legal():
            state.play(select(legal, int(pick() * legal.bit_count())))
            actions += 1
        state.scores()
    return Played(games, actions, time.process_time() - begin)


def positions(game: Game, chance: random.Random) -> list[State]:
    """Positions from all parts of a few random games."""
    found = []
    for seed in range(20):
        state = game.new(2, seed)
        while legal := state.legal():
            if chance.random() < 0.1:
                found.append(state.copy())
            state.play(select(legal, chance.randrange(legal.bit_count())))
    return found


def microseconds(call: Callable[[State], object], states: list[State]) -> float:
    """The time of one call, averaged over the states."""
    begin = time.process_time()
    for state in states:
        call(state)
    return (time.process_time() - begin) / len(states) * 1e6


def time_play(states: list[State], chance: random.Random) -> float:
    """The time of one ``play``, each on its own copy."""
    todo = []
    for state in states:
        legal = state.legal()
        todo.append((state.copy(), select(legal, chance.randrange(legal.bit_count()))))
    begin = time.process_time()
    for state, action in todo:
        state.play(action)
    return (time.process_time() - begin) / len(todo) * 1e6


def note_calls(rounds: Rounds, states: list[State], chance: random.Random) -> None:
    """What the most frequent calls cost."""
    rounds.note("copy, microseconds", microseconds(lambda state: state.copy(), states))
    rounds.note("legal, microseconds", microseconds(lambda state: state.legal(), states))
    rounds.note("play, microseconds", time_play(states, chance))
    rounds.note("scores, microseconds", microseconds(lambda state: state.scores(), states))
