"""The game as the registry knows it."""

from collections.abc import Mapping
from typing import Final

from orchard.native import NATIVE
from orchard.state import State
from realmwright.base_game import BaseGame
from realmwright.dice import Dice
from realmwright.game import BadSetup, Event, Json, Option, dice_of, settle
from realmwright.json_reader import JsonReader
from realmwright.record import read_dice

MOST_APPLES: Final = 9
LENGTHS: Final = {"short": 8, "long": 16}


class Orchard(BaseGame):
    """``realmwright.games["orchard"]``."""

    name: Final = "orchard"
    rules: Final = 1
    players: Final = range(2, 5)
    options: Final = (Option("length", "choice", "short", "how many trees there are", tuple(LENGTHS)),)

    def new(
        self,
        players: int = 2,
        seed: int | Dice = 0,
        options: Mapping[str, Json] | None = None,
        journal: list[Event] | None = None,
    ) -> State:
        asked = settle(self, players, options)
        dice = dice_of(seed)
        stream = dice.stream("set-up")
        row = [1 + stream.below(MOST_APPLES) for _ in range(LENGTHS[str(asked["length"])])]
        state = NATIVE.accelerate(State(self, players, row, stream.below(players), dice))
        state.journal = journal
        return state

    def load(self, dump: Mapping[str, Json]) -> State:
        reader = JsonReader(dump, "the dump", BadSetup)
        reader.text("game", (self.name,))
        reader.number("rules", self.rules, self.rules)
        points, rested, row = reader.numbers("points"), reader.items("rested"), reader.numbers("row")
        if len(points) not in self.players or len(rested) != len(points) or len(row) > max(LENGTHS.values()):
            raise reader.wrong("has fields of a wrong length")
        state = State(self, len(points), row, reader.number("turn", 0, len(points) - 1), read_dice(reader.part("dice")))
        state.points = points
        state.rested = sum(1 << seat for seat, flag in enumerate(rested) if flag)
        state.turns = reader.number("turns", 1, 2 * max(LENGTHS.values()))
        reader.finish()
        return NATIVE.accelerate(state)
