"""Winter Kingdom beside Kingdom Builder, in the same run: with a random twist for two, and all twists for four."""

from bench import measuring
from bench.measuring import Contest, Figures, Rounds, note_calls
from realmwright.game import Json
from realmwright.rules.winter_kingdom.model.catalogue import TWISTS

GAMES = 200
WIDE_GAMES = 60
ALL_TWISTS: dict[str, Json] = {"twist": "none", "more_twists": list(TWISTS)}


def measure() -> Figures:
    """The medians of several rounds, in which everything takes its turn."""
    rounds = Rounds()
    base = Contest(rounds, "winter-kingdom")
    wide = Contest(rounds, "winter-kingdom", "4 players, all twists", 4, ALL_TWISTS)
    sister = Contest(rounds, "kingdom-builder")
    samples = base.samples()
    for number in range(measuring.ROUNDS):
        played = base.note_games(GAMES, number)
        rounds.compare("actions a second", {speed: batch.pace for speed, batch in played.items()})
        for speed, yardstick in sister.random_games(GAMES, number).items():
            if speed in played:
                batch = played[speed]
                rounds.note("games to a game of Kingdom Builder", speed, batch.speed / yardstick.speed)
                rounds.note("actions to an action of Kingdom Builder", speed, batch.pace / yardstick.pace)
        base.note_playouts(number)
        base.note_threads(number)
        wide.note_games(WIDE_GAMES, number)
        base.note_setups(number)
        note_calls(rounds, samples, number)
    return rounds.medians()
