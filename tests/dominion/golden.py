"""Whole games of Dominion that must replay for ever: which ones there are, and how they are made.

    python -m tests.dominion.golden --write

Records that are there stay as they are. One of an unreleased game that has to change is deleted by hand first.
"""

import sys
from collections.abc import Iterator, Mapping
from typing import Final

from realmwright.dice import FastDice
from realmwright.game import Json
from realmwright.game import State as AnyState
from realmwright.rules.dominion.state import State
from tests.dominion.random_games import lively
from tests.playthrough import GOLDEN, Plan, record_of


class Lively(Plan):
    """A game whose players rather do something than nothing, so that every card is played."""

    def choices(self, state: AnyState) -> Iterator[int]:
        assert isinstance(state, State)
        stream = FastDice(self.seed).stream("choices of the playthrough")
        number = 0
        while state.seat is not None and number != self.actions:
            yield lively(state, stream)
            number += 1


ATTACKS: Final[Mapping[str, Json]] = {"require": ["moat", "bureaucrat", "militia", "spy", "thief", "witch"]}
TWICE: Final[Mapping[str, Json]] = {"require": ["throne room", "feast", "library", "mine", "remodel", "adventurer"]}
DECKS: Final[Mapping[str, Json]] = {
    "edition": "second",
    "require": ["sentry", "harbinger", "artisan", "vassal", "bandit", "moat"],
}
MIXED: Final[Mapping[str, Json]] = {
    "mixed": True,
    "require": ["chancellor", "festival", "merchant", "council room"],
    "forbid": ["gardens", "workshop"],
    "start": 2,
}

RECORDS: Final = {
    "dominion-fast-2p": Lively("dominion", 2, 1),
    "dominion-fair-2p-first-game": Lively("dominion", 2, 2, {"kingdom": "first-game"}, fair=True),
    "dominion-fast-2p-throne-room": Lively("dominion", 2, 42, TWICE),
    "dominion-fair-4p-attacks": Lively("dominion", 4, 106, ATTACKS, fair=True),
    "dominion-fast-3p-second": Lively("dominion", 3, 5, {"edition": "second"}),
    "dominion-fair-3p-second-decks": Lively("dominion", 3, 91, DECKS, fair=True),
    "dominion-fast-3p-draft": Lively("dominion", 3, 7, {"kingdom": "draft"}),
    "dominion-fair-2p-second-draft": Lively("dominion", 2, 8, {"kingdom": "draft", "edition": "second"}, fair=True),
    "dominion-fast-4p-mixed": Lively("dominion", 4, 129, MIXED),
    "dominion-rules-2-fast-3p-attacks": Lively("dominion", 3, 11, ATTACKS, rules=2),
    "dominion-rules-2-fair-3p-asked": Lively("dominion", 3, 12, {**ATTACKS, "ask": [0, 1, 2]}, fair=True, rules=2),
    "dominion-rules-4-fast-3p-asked": Lively("dominion", 3, 13, {**ATTACKS, "ask": [0, 2]}, rules=4),
    "dominion-rules-4-fair-2p-throne-room": Lively("dominion", 2, 14, TWICE, fair=True, rules=4),
    "dominion-rules-4-fair-3p-second-decks": Lively("dominion", 3, 15, DECKS, fair=True, rules=4),
    "dominion-fast-4p-unfinished": Lively("dominion", 4, 10, {"kingdom": "size-distortion"}, actions=150),
}


def text_of(name: str) -> str:
    """What the file of a record should hold."""
    return record_of(RECORDS[name]).to_json(reveal=True)


def write() -> None:
    for name in RECORDS:
        path = GOLDEN / "records" / f"{name}.json"
        data = text_of(name).encode()
        if not path.exists():
            path.write_bytes(data)
            print(f"written  {name}")
        else:
            print(f"{'same' if path.read_bytes() == data else 'kept':<8} {name}")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
