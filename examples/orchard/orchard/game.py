"""The game as the registry knows it."""

from collections.abc import Mapping
from typing import Final

from orchard.native import NATIVE
from orchard.state import State
from realmwright.base_game import BaseGame
from realmwright.dice import Dice
from realmwright.game import Json, Option
from realmwright.json_reader import JsonReader
from realmwright.record import read_dice

MOST_APPLES: Final = 9
LENGTHS: Final = {"short": 8, "long": 16}


class Orchard(BaseGame[State]):
    """``realmwright.games["orchard"]``."""

    name: Final = "orchard"
    players: Final = range(2, 5)
    options: Final = (Option("length", "choice", "short", "how many trees there are", tuple(LENGTHS)),)
    native: Final = NATIVE

    def set_up(self, options: Mapping[str, Json], players: int, dice: Dice, rules: int) -> State:
        stream = dice.stream("set-up")
        row = [1 + stream.below(MOST_APPLES) for _ in range(LENGTHS[str(options["length"])])]
        return State(self, players, row, stream.below(players), dice, rules)

    def restore(self, reader: JsonReader, rules: int) -> State:
        points, rested, row = reader.numbers("points"), reader.items("rested"), reader.numbers("row")
        if len(points) not in self.players or len(rested) != len(points) or len(row) > max(LENGTHS.values()):
            raise reader.wrong("has fields of a wrong length")
        turn = reader.number("turn", 0, len(points) - 1)
        state = State(self, len(points), row, turn, read_dice(reader.part("dice")), rules)
        state.points = points
        state.rested = sum(1 << seat for seat, flag in enumerate(rested) if flag)
        state.turns = reader.number("turns", 1, 2 * max(LENGTHS.values()))
        reader.finish()
        return state
