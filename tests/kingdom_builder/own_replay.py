"""What test_own runs where own cards were added: prints a JSON document of what it found."""

import json
import sys
from pathlib import Path

from realmwright import bits
from realmwright.record import Record
from realmwright.rules.kingdom_builder import game

SEEDS = range(12)
SETS: tuple[tuple[str, ...], ...] = ((), ("nomads",), ("crossroads", "caves"), ("marshlands", "island"), ("harvest",))


def set_ups() -> list[str]:
    """Random set-ups of the base game and of some sets."""
    return [json.dumps(game.new(2 + seed % 4, seed, {"sets": list(sets)}).dump()) for sets in SETS for seed in SEEDS]


def replayed(records: Path) -> dict[str, bool]:
    """Whether each stored record of the game replays, and is the same when it is written again."""
    found = {}
    for path in sorted(records.glob("*.json")):
        text = path.read_bytes().decode()
        if json.loads(text)["game"] == game.name:
            record = Record.from_json(text)
            record.verify()
            found[path.name] = record.to_json(reveal=True) == text
    return found


def played_with_own_cards() -> dict[str, object]:
    """A game with both own cards, through dumps all the way."""
    state = game.new(2, 3, {"cards": ["rivermen", "ferrymen", "lords"]})
    same = True
    while state.seat is not None:
        legal = list(bits.each(state.legal()))
        state.play(legal[state.turns * 7 % len(legal)])
        again = game.load(json.loads(json.dumps(state.dump())))
        same = same and again.dump() == state.dump() and again.legal() == state.legal()
        state = again
    return {"same": same, "scores": [dict(score) for score in state.scores()]}


if __name__ == "__main__":
    drawn = {card for seed in range(60) for card in game.new(2, seed, {"own": True}).setup.cards}
    told = {
        "options": [option.name for option in game.options],
        "set_ups": set_ups(),
        "records": replayed(Path(sys.argv[1])),
        "played": played_with_own_cards(),
        "drawn": sorted(drawn),
    }
    print(json.dumps(told))
