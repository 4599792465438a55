"""Winter Kingdom beside Kingdom Builder, in the same run: random games for two."""

import random

import realmwright
from bench import measuring
from bench.measuring import Rounds, note_calls, play_random, positions
from realmwright.game import Json
from realmwright.rules.winter_kingdom.data import TWISTS

GAMES = 200
WIDE_GAMES = 60
ALL_TWISTS: dict[str, Json] = {"twist": "none", "more_twists": list(TWISTS)}


def measure() -> dict[str, float]:
    """The medians of several rounds, in which everything takes its turn."""
    game, sister = (realmwright.games[name] for name in ("winter-kingdom", "kingdom-builder"))
    chance = random.Random(1)
    samples = positions(game, chance)
    samples *= measuring.CALLS // len(samples) + 1
    rounds = Rounds()
    for number in range(measuring.ROUNDS):
        played = play_random(game, chance, GAMES, number * GAMES)
        yardstick = play_random(sister, chance, GAMES, number * GAMES)
        rounds.note("games a second", played.speed)
        rounds.note("actions a second", played.actions / played.seconds)
        rounds.note("actions a game", played.actions / played.games)
        rounds.note("games to a game of Kingdom Builder", played.speed / yardstick.speed)
        rounds.note(
            "actions to an action of Kingdom Builder",
            played.actions / played.seconds / (yardstick.actions / yardstick.seconds),
        )
        wide = play_random(game, chance, WIDE_GAMES, number * WIDE_GAMES, 4, ALL_TWISTS)
        rounds.note("games a second, 4 players, all twists", wide.speed)
        rounds.note("actions a game, 4 players, all twists", wide.actions / wide.games)
        note_calls(rounds, samples, chance)
    return rounds.medians()
