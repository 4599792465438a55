"""The game as the registry knows it: its options, new games, and positions out of dumps."""

from collections.abc import Mapping
from typing import Final

from realmwright.base_game import BaseGame
from realmwright.dice import Dice
from realmwright.game import Json, Option, PaletteName
from realmwright.json_reader import JsonReader
from realmwright.rules.winter_kingdom.art import posters
from realmwright.rules.winter_kingdom.art.symbols import choice_picture, ground_picture, symbols
from realmwright.rules.winter_kingdom.content.boards import LABELS
from realmwright.rules.winter_kingdom.content.talents import TALENT_NAMES
from realmwright.rules.winter_kingdom.exchange.load import load
from realmwright.rules.winter_kingdom.exchange.sketch import dump_of
from realmwright.rules.winter_kingdom.model.amendments import AMENDMENTS
from realmwright.rules.winter_kingdom.model.board import DIRECTIONS, TOP_BOARDS
from realmwright.rules.winter_kingdom.model.catalogue import CARDS, ECONOMY_NUMBER, TWISTS
from realmwright.rules.winter_kingdom.model.components import CARDS_IN_PLAY, PLAYERS, SLOTS, TALENTS_DEALT
from realmwright.rules.winter_kingdom.native import NATIVE
from realmwright.rules.winter_kingdom.setup import HAS_OWN, NO_TWIST, OWN, RANDOM, choose
from realmwright.rules.winter_kingdom.state import State

_OWN_OPTION: Final = Option(OWN, "flag", False, "also draw from talents and cards that no published set has")


class WinterKingdom(BaseGame[State]):
    """The game as the registry knows it: ``realmwright.games["winter-kingdom"]``."""

    name: Final = "winter-kingdom"
    amendments: Final = AMENDMENTS
    players: Final = PLAYERS
    options: Final = (
        Option(
            "boards",
            "list",
            RANDOM,
            "seven different boards: the centre, then from the north clockwise; NAME/2 turns one by 2 sixths",
            LABELS,
            SLOTS,
        ),
        Option("cards", "list", RANDOM, "three different Winter Kingdom cards", tuple(CARDS), CARDS_IN_PLAY),
        Option("economy", "choice", RANDOM, "the economy card", (RANDOM, *ECONOMY_NUMBER)),
        Option("twist", "choice", RANDOM, "the twist card; none is best for a first game", (RANDOM, NO_TWIST, *TWISTS)),
        Option("more_twists", "names", [], "further twist cards, for those who want several", tuple(TWISTS)),
        Option(
            "talents",
            "names",
            [],
            f"the talents that are dealt from, at least {TALENTS_DEALT} a player; none named: all of them",
            TALENT_NAMES,
        ),
        Option("direction", "choice", DIRECTIONS[0], "the lines that count for cards about lines", DIRECTIONS),
        Option("top_board", "choice", TOP_BOARDS[0], "the board on which Highlands pays", TOP_BOARDS),
        Option("start", "seat", RANDOM, "the seat that begins"),
        *((_OWN_OPTION,) if HAS_OWN else ()),
    )
    learn: Final[Mapping[str, Json]] = {"twist": NO_TWIST}
    native: Final = NATIVE
    symbols = staticmethod(symbols)
    choice_picture = staticmethod(choice_picture)
    ground = staticmethod(ground_picture)

    def illustration(self, name: str, palette: PaletteName = "map", *, dark: bool = False) -> str | None:
        return posters.illustration(self, name, palette, dark=dark)

    def set_up(self, options: Mapping[str, Json], players: int, dice: Dice, rules: int) -> State:
        board, setup, start = choose(options, players, dice.stream("set-up"))
        return State(self, players, start, board, setup, dice, rules)

    def deal(self, state: State) -> None:
        state.deal()

    def restore(self, reader: JsonReader, rules: int) -> State:
        return load(State, self, reader, rules)

    def sketch(self, sketch: Mapping[str, Json]) -> State:
        return self.load(dump_of(sketch, self.rules))
