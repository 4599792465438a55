"""Dominion as the registry knows it."""

from collections.abc import Mapping
from typing import Final

from realmwright.base_game import BaseGame
from realmwright.dice import Dice
from realmwright.game import Json
from realmwright.json_reader import JsonReader
from realmwright.rules.dominion.art.illustrations import illustration
from realmwright.rules.dominion.art.symbols import choice_picture, symbols
from realmwright.rules.dominion.content.kingdoms import EDITIONS
from realmwright.rules.dominion.exchange.load import load
from realmwright.rules.dominion.exchange.sketch import dump_of
from realmwright.rules.dominion.model.actions import PICK
from realmwright.rules.dominion.model.amendments import AMENDMENTS
from realmwright.rules.dominion.native import NATIVE
from realmwright.rules.dominion.play.zones import piles
from realmwright.rules.dominion.setup import OPTIONS, choose, seats_of
from realmwright.rules.dominion.state import State


class Dominion(BaseGame[State]):
    """The game: ``realmwright.games["dominion"]``."""

    name: Final = "dominion"
    amendments: Final = AMENDMENTS
    players: Final = range(2, 5)
    options: Final = OPTIONS
    learn: Final[Mapping[str, Json]] = {"kingdom": "first-game"}
    native: Final = NATIVE
    symbols = staticmethod(symbols)
    illustration = staticmethod(illustration)
    choice_picture = staticmethod(choice_picture)

    def set_up(self, options: Mapping[str, Json], players: int, dice: Dice, rules: int) -> State:
        stream = dice.stream("set-up")
        kingdom, draftable = choose(options, stream)
        start = options["start"] if isinstance(options["start"], int) else stream.below(players)
        state = State(self, players, start, EDITIONS.index(str(options["edition"])) + 1, dice, rules)
        state.asking = seats_of(options["ask"])
        state.kingdom, state.draftable = kingdom, draftable
        state.choices = draftable << PICK
        return state

    def deal(self, state: State) -> None:
        if not state.draftable:
            state.deal(piles(state.players, state.kingdom))
            # What was dealt came out before anything could be undone.
            state.secrets = 0

    def restore(self, reader: JsonReader, rules: int) -> State:
        return load(State, self, reader, rules)

    def sketch(self, sketch: Mapping[str, Json]) -> State:
        return self.load(dump_of(sketch, self.rules))
