"""Kingdom Builder beside python-chess: the base game for two, and all sets for two and four."""

import random
import time

import chess

from bench import measuring
from bench.measuring import OTHERS, Contest, Figures, Played, Rounds, note_calls
from realmwright.game import ALL

GAMES = 300
WIDE_GAMES = 80
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


def measure() -> Figures:
    """The medians of several rounds, in which everything takes its turn."""
    chance = random.Random(1)
    rounds = Rounds()
    base = Contest(rounds, "kingdom-builder")
    wide = [Contest(rounds, "kingdom-builder", f"{n} players, all sets", n, {"sets": ALL}) for n in (2, 4)]
    known = Contest(rounds, "kingdom-builder", "known boards", 2, {"first_game": True})
    samples = base.samples()
    for number in range(measuring.ROUNDS):
        played = base.note_games(GAMES, number)
        rounds.compare("actions a second", {speed: batch.pace for speed, batch in played.items()})
        yardstick = play_chess(chance)
        rounds.note("chess games a second", OTHERS, yardstick.speed)
        rounds.note("chess plies a second", OTHERS, yardstick.pace)
        for speed, batch in played.items():
            rounds.note("games to a chess game", speed, batch.speed / yardstick.speed)
            rounds.note("actions to a chess ply", speed, batch.pace / yardstick.pace)
        base.note_playouts(number)
        base.note_threads(number)
        for contest in wide:
            contest.note_games(WIDE_GAMES, number)
            contest.note_playouts(number)
        base.note_setups(number)
        known.note_setups(number)
        note_calls(rounds, samples, number)
    return rounds.medians()
