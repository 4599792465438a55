"""Setting up Dominion: a new game from options (DOM-2, DOM-9)."""

from collections.abc import Mapping
from typing import Final

from realmwright.base_game import BaseGame
from realmwright.dice import Dice
from realmwright.game import Event, Json, Option, PaletteName, check_choice, dice_of, settle
from realmwright.rules.dominion.actions import PICK
from realmwright.rules.dominion.kingdom import ALL, DRAFT, EDITIONS, KINGDOM, RANDOM, SETS, choose, piles
from realmwright.rules.dominion.native import NATIVE
from realmwright.rules.dominion.reading import load
from realmwright.rules.dominion.state import State
from realmwright.rules.dominion.symbols import choice_picture, symbols


class Dominion(BaseGame):
    """The game as the registry knows it: ``realmwright.games["dominion"]``."""

    name: Final = "dominion"
    rules: Final = 1
    players: Final = range(2, 5)
    options: Final = (
        Option(
            "edition",
            "choice",
            EDITIONS[0],
            "whose cards random and drafted kingdoms have, and whose wording counts where a card changed",
            EDITIONS,
        ),
        Option(
            "kingdom",
            "choice",
            RANDOM,
            "how the kingdom is found: at random, by a draft among the players, or a recommended set",
            (RANDOM, DRAFT, *SETS),
        ),
        Option("cards", "list", RANDOM, "the ten kingdom cards by name, of either edition", ALL, KINGDOM),
        Option("require", "names", (), "kingdom cards that must be there", ALL, KINGDOM),
        Option("forbid", "names", (), "kingdom cards that must not be there", ALL),
        Option("mixed", "flag", False, "a random or drafted kingdom has cards of both editions"),
        Option("start", "seat", RANDOM, "the seat that begins"),
    )
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
        return NATIVE.accelerate(load(self, dump))

    def symbols(self, palette: PaletteName = "map", *, dark: bool = False) -> str:
        return symbols(palette, dark=dark)

    def picture(self, option: str, choice: str, palette: PaletteName = "map", *, dark: bool = False) -> str | None:
        check_choice(self, option, choice)
        return choice_picture(option, choice, palette, dark=dark)
