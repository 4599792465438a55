"""Dominion beside pyminion, if that is installed: Big Money against itself, and random games, for two.

``make bench`` installs pyminion into a folder of its own; nothing else needs it.
"""

import importlib
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bench import measuring
from bench.measuring import OTHERS, Contest, Figures, Played, Rounds, note_calls
from realmwright.bots import bots_for
from realmwright.dice import FastDice
from realmwright.game import Game, Json

BIG_MONEY = "big-money"
"""The name of a strategy of the bots, and of a policy for playouts."""
MONEY_GAMES = 300
GAMES = 50
LASTING: dict[str, Json] = {"forbid": ["chapel", "sentry"]}
"""Where cards can be trashed in heaps, players without aim sooner or later have nothing left to end a game with."""
PYMINION_GAMES = 40
YARDSTICKS = Path("build/yardsticks")
"""Where pyminion is, unless it is installed like everything else."""


def play_money(game: Game, games: int, seed: int) -> Played:
    """Whole games of the strategy Big Money against itself in random kingdoms, with final scoring."""
    make = bots_for(game.name)[BIG_MONEY]
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


def play_out_money(game: Game, games: int, seed: int) -> Played:
    """Games of the policy Big Money in random kingdoms, each set up and played out once."""
    begin = time.process_time()
    for number in range(games):
        game.new(2, seed + number).playouts(FastDice(seed + number), 1, BIG_MONEY)
    return Played(games, 0, time.process_time() - begin)


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


def measure() -> Figures:
    """The medians of several rounds, in which everything takes its turn."""
    yardstick = pyminion()
    rounds = Rounds()
    contest = Contest(rounds, "dominion")
    aimless = Contest(rounds, "dominion", options=LASTING)
    samples = aimless.samples()
    for number in range(measuring.ROUNDS):
        batch = (contest.game, MONEY_GAMES, number * MONEY_GAMES)
        money = contest.at_each_speed(partial(play_money, *batch))
        games = {speed: played.speed for speed, played in money.items()}
        rounds.compare("Big Money games a second", games)
        for speed, played in money.items():
            rounds.note("Big Money actions a game", speed, played.actions / played.games)
        set_up = contest.at_each_speed(partial(play_out_money, *batch))
        fresh = {speed: played.speed for speed, played in set_up.items()}
        rounds.compare("Big Money fresh playouts a second", fresh)
        playouts = contest.note_playouts(number, "Big Money playouts", BIG_MONEY)
        if yardstick is not None:
            other = yardstick(PYMINION_GAMES).speed
            rounds.note("pyminion's Big Money games a second", OTHERS, other)
            for what, rates in (("games", games), ("fresh playouts", fresh), ("playouts", playouts)):
                for speed, rate in rates.items():
                    rounds.note(f"{what} to a game of pyminion", speed, rate / other)
        random_games = aimless.note_games(GAMES, number)
        rounds.compare("actions a second", {speed: played.pace for speed, played in random_games.items()})
        aimless.note_playouts(number)
        aimless.note_threads(number)
        contest.note_setups(number)
        note_calls(rounds, samples, number)
    return rounds.medians()
