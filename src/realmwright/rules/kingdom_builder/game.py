"""Kingdom Builder as the registry knows it: ``realmwright.games["kingdom-builder"]``."""

from collections.abc import Mapping
from typing import Final

from realmwright.base_game import BaseGame
from realmwright.dice import Dice
from realmwright.game import Event, Json, PaletteName, check_choice, dice_of, settle
from realmwright.rules.kingdom_builder.art.symbols import choice_picture, symbols
from realmwright.rules.kingdom_builder.exchange.load import load
from realmwright.rules.kingdom_builder.native import NATIVE
from realmwright.rules.kingdom_builder.setup import OPTIONS, plan, prepare
from realmwright.rules.kingdom_builder.state import State


class KingdomBuilder(BaseGame):
    """The game: its options, new positions and stored ones, and its symbols."""

    name: Final = "kingdom-builder"
    rules: Final = 1
    players: Final = range(2, 6)
    options: Final = OPTIONS
    learn: Final[Mapping[str, Json]] = {"first_game": True}

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
        board, setup = plan(asked, players, stream)
        state = State(self, board, setup, players, dice)
        state.journal = journal
        prepare(state, asked, stream)
        state = NATIVE.accelerate(state)
        state.journal = journal
        state.deal()
        return state

    def load(self, dump: Mapping[str, Json]) -> State:
        return NATIVE.accelerate(load(State, self, dump))

    def symbols(self, palette: PaletteName = "map", *, dark: bool = False) -> str:
        return symbols(palette, dark=dark)

    def picture(self, option: str, choice: str, palette: PaletteName = "map", *, dark: bool = False) -> str | None:
        check_choice(self, option, choice)
        return choice_picture(option, choice, palette, dark=dark)
