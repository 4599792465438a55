"""Dominion beside pyminion, if that is installed: Big Money against itself, and random games, for two.

``make bench`` installs pyminion into a folder of its own; nothing else needs it.
"""

import importlib
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

import realmwright
from bench import measuring
from bench.measuring import Played, Rounds, note_calls, play_random, positions
from realmwright.bots import bots_for
from realmwright.game import Game

MONEY_GAMES = 300
GAMES = 50
PYMINION_GAMES = 40
YARDSTICKS = Path("build/yardsticks")
"""Where pyminion is, unless it is installed like everything else."""


def play_money(game: Game, games: int, seed: int) -> Played:
    """Whole games of the strategy Big Money against itself in random kingdoms, with final scoring."""
    make = bots_for(game.name)["big-money"]
    actions = 0
    begin = time.process_time()
    for number in range(games):
        state = game.new(2, seed + number)
        players = [make(0), make(1)]
        while (seat := state.seat) is not None:
            state.play(players[seat].choose(state))
            actions += 1
        state.winners()
    return Played(games, actions, time.process_time() - begin)


def pyminion() -> Callable[[int], Played] | None:
    """The same games played by pyminion's own simulator and bots, with its log switched off; None without it."""
    if YARDSTICKS.is_dir():
        sys.path.append(str(YARDSTICKS))
    try:
        parts = [importlib.import_module(f"pyminion.{name}") for name in ("bots.examples", "expansions.base", "game")]
        simulator = importlib.import_module("pyminion.simulator")
    except ImportError:
        return None
    bots, base, rules = parts
    players = [bots.BigMoney("first"), bots.BigMoney("second")]
    game = rules.Game(players=players, expansions=[base.base_set], log_stdout=False, log_file=False)

    def play(games: int) -> Played:
        begin = time.process_time()
        simulator.Simulator(game, iterations=games).run()
        return Played(games, 0, time.process_time() - begin)

    return play


def measure() -> dict[str, float]:
    """The medians of several rounds, in which everything takes its turn."""
    game = realmwright.games["dominion"]
    yardstick = pyminion()
    chance = random.Random(1)
    samples = positions(game, chance)
    samples = chance.sample(samples, min(measuring.CALLS, len(samples)))
    rounds = Rounds()
    for number in range(measuring.ROUNDS):
        money = play_money(game, MONEY_GAMES, number * MONEY_GAMES)
        rounds.note("Big Money games a second", money.speed)
        rounds.note("Big Money actions a game", money.actions / money.games)
        if yardstick is not None:
            other = yardstick(PYMINION_GAMES)
            rounds.note("pyminion's Big Money games a second", other.speed)
            rounds.note("games to a game of pyminion", money.speed / other.speed)
        played = play_random(game, chance, GAMES, number * GAMES)
        rounds.note("random games a second", played.speed)
        rounds.note("random actions a second", played.actions / played.seconds)
        rounds.note("random actions a game", played.actions / played.games)
        note_calls(rounds, samples, chance)
    return rounds.medians()
