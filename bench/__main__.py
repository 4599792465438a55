"""Measures the engine beside python-chess, prints a table, and writes the figures to build/bench.json."""

import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import chess
from rich.console import Console
from rich.table import Table

import realmwright
from realmwright.bits import select
from realmwright.game import Game, State

ROUNDS = 7
GAMES = 300
CHESS_GAMES = 4
CALLS = 2000
REPORT = Path("build/bench.json")


class Played(NamedTuple):
    """What one batch of random games came to."""

    games: int
    actions: int
    seconds: float


def play_random(game: Game, chance: random.Random, seed: int) -> Played:
    """Whole random two-player games with random set-ups and final scoring."""
    pick = chance.random
    actions = 0
    begin = time.process_time()
    for number in range(GAMES):
        state = game.new(2, seed + number)
        while legal := state.legal():
            state.play(select(legal, int(pick() * legal.bit_count())))
            actions += 1
        state.scores()
    return Played(GAMES, actions, time.process_time() - begin)


def play_chess(chance: random.Random) -> Played:
    """Whole random games of chess."""
    plies = 0
    begin = time.process_time()
    for _ in range(CHESS_GAMES):
        board = chess.Board()
        while not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
            plies += 1
    return Played(CHESS_GAMES, plies, time.process_time() - begin)


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


def measure() -> dict[str, float]:
    """The medians of several rounds, in which everything takes its turn."""
    game = realmwright.games["kingdom-builder"]
    chance = random.Random(1)
    samples = positions(game, chance)
    samples *= CALLS // len(samples) + 1
    rounds: dict[str, list[float]] = {}

    def note(name: str, value: float) -> None:
        rounds.setdefault(name, []).append(value)

    for number in range(ROUNDS):
        played = play_random(game, chance, number * GAMES)
        yardstick = play_chess(chance)
        note("games a second", played.games / played.seconds)
        note("actions a second", played.actions / played.seconds)
        note("actions a game", played.actions / played.games)
        note("chess games a second", yardstick.games / yardstick.seconds)
        note("chess plies a second", yardstick.actions / yardstick.seconds)
        note("actions to a chess ply", played.actions / played.seconds / (yardstick.actions / yardstick.seconds))
        note("games to a chess game", played.games / played.seconds / (yardstick.games / yardstick.seconds))
        note("copy, microseconds", microseconds(lambda state: state.copy(), samples))
        note("legal, microseconds", microseconds(lambda state: state.legal(), samples))
        note("play, microseconds", time_play(samples, chance))
        note("scores, microseconds", microseconds(lambda state: state.scores(), samples))
    return {name: statistics.median(values) for name, values in rounds.items()}


def main() -> None:
    figures = measure()
    table = Table(title="Kingdom Builder, 2 players, random play, one core")
    table.add_column("what")
    table.add_column(f"median of {ROUNDS}", justify="right")
    for name, value in figures.items():
        table.add_row(name, f"{value:,.0f}" if value >= 1000 else f"{value:,.2f}")
    Console().print(table)
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(json.dumps({"python": sys.version.split()[0], **figures}, indent=1) + "\n")
    print(f"written to {REPORT}")


if __name__ == "__main__":
    main()
