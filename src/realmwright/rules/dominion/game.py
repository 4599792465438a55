"""Dominion as the registry knows it."""

from collections.abc import Mapping
from typing import Final

from realmwright.base_game import BaseGame
from realmwright.dice import Dice
from realmwright.game import Event, Json, PaletteName, check_choice, dice_of, settle
from realmwright.rules.dominion.art.symbols import choice_picture, symbols
from realmwright.rules.dominion.content.kingdoms import EDITIONS
from realmwright.rules.dominion.exchange.load import load
from realmwright.rules.dominion.model.actions import PICK
from realmwright.rules.dominion.native import NATIVE
from realmwright.rules.dominion.play.zones import piles
from realmwright.rules.dominion.setup import OPTIONS, choose
from realmwright.rules.dominion.state import State


class Dominion(BaseGame):
    """The game: ``realmwright.games["dominion"]``."""

    name: Final = "dominion"
    rules: Final = 1
    players: Final = range(2, 5)
    options: Final = OPTIONS
    learn: Final[Mapping[str, Json]] = {"kingdom": "first-game"}

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
        kingdom, draftable = choose(asked, stream)
        start = asked["start"] if isinstance(asked["start"], int) else stream.below(players)
        state = NATIVE.accelerate(State(self, players, start, EDITIONS.index(str(asked["edition"])) + 1, dice))
        state.journal = journal
        state.kingdom = kingdom
        if draftable:
            state.draftable = draftable
            state.choices = draftable << PICK
        else:
            state.deal(piles(players, kingdom))
            # What was dealt came out before anything could be undone.
            state.secrets = 0
        return state

    def load(self, dump: Mapping[str, Json]) -> State:
        return NATIVE.accelerate(load(self, State, dump))

    def symbols(self, palette: PaletteName = "map", *, dark: bool = False) -> str:
        return symbols(palette, dark=dark)

    def picture(self, option: str, choice: str, palette: PaletteName = "map", *, dark: bool = False) -> str | None:
        check_choice(self, option, choice)
        return choice_picture(option, choice, palette, dark=dark)
