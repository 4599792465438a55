"""Setting up Kingdom Builder: a new game from options (KB-3)."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from realmwright.dice import Dice, Stream, drawn
from realmwright.game import BadSetup, Event, Json, Option, PaletteName, check_choice, dice_of, settle
from realmwright.rules.kingdom_builder.board import QUADRANT_LABELS, TURNED, assemble
from realmwright.rules.kingdom_builder.cards import CARDS, CARDS_IN_PLAY
from realmwright.rules.kingdom_builder.reading import load
from realmwright.rules.kingdom_builder.state import State
from realmwright.rules.kingdom_builder.symbols import choice_picture, symbols

# What a random set-up draws from. Which entries there are and in what order is part of every record ever
# written: these pools never change, and sets that come later bring pools of their own.
BOARD_POOL: Final = ("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock")
CARD_POOL: Final = (
    "fishermen",
    "merchants",
    "discoverers",
    "hermits",
    "citizens",
    "miners",
    "workers",
    "knights",
    "lords",
    "farmers",
)

FIRST_GAME_BOARDS: Final = ("tavern", "paddock", "oasis", "farm")
FIRST_GAME_CARDS: Final = ("fishermen", "knights", "merchants")


class KingdomBuilder:
    """The game as the registry knows it: ``realmwright.games["kingdom-builder"]``."""

    name: Final = "kingdom-builder"
    rules: Final = 1
    players: Final = range(2, 6)
    options: Final = (
        Option(
            "first_game",
            "flag",
            False,
            "the rulebook's recommended first game: fixed boards and cards",
        ),
        Option(
            "boards",
            "list",
            "random",
            "four different boards: top left, top right, bottom left, bottom right; NAME/180 lays one turned",
            QUADRANT_LABELS,
            4,
        ),
        Option(
            "cards",
            "list",
            "random",
            "three different Kingdom Builder cards",
            tuple(CARDS),
            CARDS_IN_PLAY,
        ),
        Option("start", "seat", "random", "the seat that begins"),
        Option(
            "lords_zero_counts",
            "flag",
            True,
            "Lords: having no settlement in a quadrant can still be most or second most",
        ),
    )
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
        labels: tuple[str, ...] = FIRST_GAME_BOARDS
        cards: tuple[str, ...] = FIRST_GAME_CARDS
        if asked["first_game"]:
            for name in ("boards", "cards"):
                if asked[name] != "random":
                    raise BadSetup(f"option first_game sets the {name} itself; leave option {name} out")
        else:
            labels = _chosen(asked["boards"]) or _random_boards(stream)
            cards = _chosen(asked["cards"]) or drawn(stream, CARD_POOL, CARDS_IN_PLAY)
        if len(set(cards)) != CARDS_IN_PLAY:
            raise BadSetup(f"option cards names {CARDS_IN_PLAY} different cards, not {', '.join(cards)}")
        start = asked["start"] if isinstance(asked["start"], int) else stream.below(players)
        state = State(self, assemble(labels), cards, players, start, asked["lords_zero_counts"] is True, dice)
        state.journal = journal
        state.deal()
        return state

    def load(self, dump: Mapping[str, Json]) -> State:
        return load(self, dump)

    def messages(self, language: str) -> str:
        return _messages(language)

    def symbols(self, palette: PaletteName = "map", *, dark: bool = False) -> str:
        return symbols(palette, dark=dark)

    def picture(self, option: str, choice: str, palette: PaletteName = "map", *, dark: bool = False) -> str | None:
        check_choice(self, option, choice)
        return choice_picture(option, choice, palette, dark=dark)


def _chosen(value: Json) -> tuple[str, ...]:
    """The names of a list option that :func:`settle` has checked; nothing for "random"."""
    return tuple(str(name) for name in value) if isinstance(value, list | tuple) else ()


def _random_boards(stream: Stream) -> tuple[str, ...]:
    names = drawn(stream, BOARD_POOL, 4)
    return tuple(name + TURNED if stream.below(2) else name for name in names)


@cache
def _messages(language: str) -> str:
    return (files(__package__) / "text" / f"{language}.ftl").read_text("utf-8")
