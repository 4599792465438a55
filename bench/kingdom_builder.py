"""Kingdom Builder beside python-chess: random games for two."""

import random
import time

import chess

import realmwright
from bench import measuring
from bench.measuring import Played, Rounds, note_calls, play_random, positions

GAMES = 300
WIDE_GAMES = 100
CHESS_GAMES = 4


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


def measure() -> dict[str, float]:
    """The medians of several rounds, in which everything takes its turn."""
    game = realmwright.games["kingdom-builder"]
    chance = random.Random(1)
    samples = positions(game, chance)
    samples *= measuring.CALLS // len(samples) + 1
    rounds = Rounds()
    for number in range(measuring.ROUNDS):
        played = play_random(game, chance, GAMES, number * GAMES)
        yardstick = play_chess(chance)
        rounds.note("games a second", played.speed)
        rounds.note("actions a second", played.actions / played.seconds)
        rounds.note("actions a game", played.actions / played.games)
        rounds.note("chess games a second", yardstick.speed)
        rounds.note("chess plies a second", yardstick.actions / yardstick.seconds)
        rounds.note("actions to a chess ply", played.actions / played.seconds / (yardstick.actions / yardstick.seconds))
        rounds.note("games to a chess game", played.speed / yardstick.speed)
        wide = play_random(game, chance, WIDE_GAMES, number * WIDE_GAMES, 4, {"sets": "all"})
        rounds.note("games a second, 4 players, all sets", wide.speed)
        rounds.note("actions a game, 4 players, all sets", wide.actions / wide.games)
        note_calls(rounds, samples, chance)
    return rounds.medians()
