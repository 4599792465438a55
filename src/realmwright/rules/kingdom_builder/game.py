"""Kingdom Builder as the registry knows it: ``realmwright.games["kingdom-builder"]``."""

from collections.abc import Mapping
from typing import Final

from realmwright.base_game import BaseGame
from realmwright.dice import Dice
from realmwright.game import Json, PaletteName
from realmwright.json_reader import JsonReader
from realmwright.rules.kingdom_builder.art import posters
from realmwright.rules.kingdom_builder.art.symbols import choice_picture, ground_picture, symbols
from realmwright.rules.kingdom_builder.exchange.load import load
from realmwright.rules.kingdom_builder.exchange.sketch import dump_of
from realmwright.rules.kingdom_builder.model.amendments import AMENDMENTS
from realmwright.rules.kingdom_builder.native import NATIVE
from realmwright.rules.kingdom_builder.setup import OPTIONS, needs_preparing, plan, prepare
from realmwright.rules.kingdom_builder.state import State


class KingdomBuilder(BaseGame[State]):
    """The game: its options, new positions and stored ones, and its symbols."""

    name: Final = "kingdom-builder"
    amendments: Final = AMENDMENTS
    players: Final = range(2, 6)
    options: Final = OPTIONS
    learn: Final[Mapping[str, Json]] = {"first_game": True}
    native: Final = NATIVE
    symbols = staticmethod(symbols)
    choice_picture = staticmethod(choice_picture)
    ground = staticmethod(ground_picture)

    def __init__(self) -> None:
        self._blanks: dict[tuple[int, int], State] = {}
        """Native positions on which nothing has happened, by the number of players and the version of the rules."""

    def illustration(self, name: str, palette: PaletteName = "map", *, dark: bool = False) -> str | None:
        return posters.illustration(self, name, palette, dark=dark)

    def set_up(self, options: Mapping[str, Json], players: int, dice: Dice, rules: int) -> State:
        stream = dice.stream("set-up")
        board, setup = plan(options, players, stream)
        if needs_preparing(setup):
            state = State(self, board, setup, players, dice, rules)
            state.journal = []
            prepare(state, options, stream)
            return state
        if not self.native.active:
            return State(self, board, setup, players, dice, rules)
        # Most fields are the same at the beginning of every such game, so a copy saves to convert them.
        blank = self._blanks.get((players, rules))
        if blank is None:
            blank = self.native.accelerate(State(self, board, setup, players, dice, rules))
            self._blanks[players, rules] = blank
        state = blank.copy()
        state.begin_with(board, setup, dice)
        return state

    def deal(self, state: State) -> None:
        state.deal()

    def restore(self, reader: JsonReader, rules: int) -> State:
        return load(State, self, reader, rules)

    def sketch(self, sketch: Mapping[str, Json]) -> State:
        return self.load(dump_of(sketch, self.rules))
