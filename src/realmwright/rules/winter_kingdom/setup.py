"""Setting up Winter Kingdom: a new game from options (WK-3)."""

from collections.abc import Mapping
from typing import Final

from realmwright.base_game import BaseGame
from realmwright.bits import pack
from realmwright.dice import Dice, Stream, drawn, shuffled
from realmwright.game import BadSetup, Event, Json, Option, PaletteName, check_choice, dice_of, settle
from realmwright.rules.winter_kingdom.board import (
    BOARD_NAMES,
    DIRECTIONS,
    LABELS,
    SLOTS,
    TOP_BOARDS,
    TURNS,
    Board,
    Label,
    assemble,
)
from realmwright.rules.winter_kingdom.data import (
    CARDS,
    CARDS_IN_PLAY,
    ECONOMIES,
    PLAYERS,
    TALENT_NAMES,
    TALENT_NUMBER,
    TALENTS_DEALT,
    TWISTS,
)
from realmwright.rules.winter_kingdom.native import NATIVE
from realmwright.rules.winter_kingdom.reading import load
from realmwright.rules.winter_kingdom.state import State
from realmwright.rules.winter_kingdom.symbols import choice_picture, symbols
from realmwright.rules.winter_kingdom.twists import law_of

RANDOM: Final = "random"
NO_TWIST: Final = "none"

# What a random set-up draws from. Which entries there are and in what order is part of every record ever written:
# these pools never change, and what comes later brings pools of its own.
CARD_POOL: Final = (
    "ice fishers",
    "mountaineers",
    "shore folk",
    "woodcutters",
    "royal roads",
    "messengers",
    "frontier",
    "longhouses",
    "surveyors",
    "burghers",
    "hermits",
    "loners",
    "farmsteads",
    "lords",
    "heartland",
    "tunnel wardens",
    "villagers",
    "stewards",
)
ECONOMY_POOL: Final = (
    "agriculture",
    "weapons",
    "highlands",
    "export",
    "enclosure",
    "pioneers",
    "marble",
    "salvage",
)
TWIST_POOL: Final = (
    "wolves",
    "dead end",
    "mobility",
    "innovation",
    "settlers",
    "roads",
    "islands",
    "bargain",
)


class WinterKingdom(BaseGame):
    """The game as the registry knows it: ``realmwright.games["winter-kingdom"]``."""

    name: Final = "winter-kingdom"
    rules: Final = 1
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
        Option("economy", "choice", RANDOM, "the economy card", (RANDOM, *ECONOMIES)),
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
    )
    learn: Final[Mapping[str, Json]] = {"twist": NO_TWIST}

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
        labels = _names(asked["boards"]) or _drawn_boards(stream)
        cards = _names(asked["cards"]) or drawn(stream, CARD_POOL, CARDS_IN_PLAY)
        if len(set(cards)) != CARDS_IN_PLAY:
            raise BadSetup(f"option cards names {CARDS_IN_PLAY} different cards, not {', '.join(cards)}")
        economy = drawn(stream, ECONOMY_POOL, 1)[0] if asked["economy"] == RANDOM else str(asked["economy"])
        twists = _twists(asked, stream)
        pool = _pool(_names(asked["talents"]), players)
        start = asked["start"] if isinstance(asked["start"], int) else stream.below(players)
        state = State(
            self,
            _assembled(labels, law_of(twists).islands),
            players,
            start,
            cards,
            economy,
            twists,
            pool,
            DIRECTIONS.index(str(asked["direction"])),
            1 + TOP_BOARDS.index(str(asked["top_board"])),
            dice,
        )
        state = NATIVE.accelerate(state)
        state.journal = journal
        state.deal()
        return state

    def load(self, dump: Mapping[str, Json]) -> State:
        return NATIVE.accelerate(load(self, dump))

    def symbols(self, palette: PaletteName = "map", *, dark: bool = False) -> str:
        return symbols(palette, dark=dark)

    def picture(self, option: str, choice: str, palette: PaletteName = "map", *, dark: bool = False) -> str | None:
        check_choice(self, option, choice)
        return choice_picture(option, choice, palette, dark=dark)


def _names(value: Json) -> tuple[str, ...]:
    """The names of an option that :func:`settle` has checked; nothing for "random"."""
    return tuple([str(name) for name in value]) if isinstance(value, list | tuple) else ()


def _assembled(labels: tuple[str, ...], islands: bool) -> Board:
    try:
        return assemble(labels, islands)
    except BadSetup as problem:
        raise BadSetup(f"option boards: {problem}") from None


def _drawn_boards(stream: Stream) -> tuple[str, ...]:
    """WK-3.1: any board on any slot, with either side up, turned in any way."""
    order = shuffled(stream, BOARD_NAMES)
    return tuple([str(Label(name + "AB"[stream.below(2)], stream.below(TURNS))) for name in order])


def _twists(asked: Mapping[str, Json], stream: Stream) -> tuple[str, ...]:
    more = _names(asked["more_twists"])
    twist = str(asked["twist"])
    if twist in more:
        raise BadSetup(f"option more_twists names {twist} again, which option twist has already")
    if twist == RANDOM:
        rest = [name for name in TWIST_POOL if name not in more]
        twist = drawn(stream, rest, 1)[0] if rest else NO_TWIST
    chosen = {twist, *more}
    return tuple([name for name in TWISTS if name in chosen])


def _pool(names: tuple[str, ...], players: int) -> int:
    pool = names or TALENT_NAMES
    if len(pool) < players * TALENTS_DEALT:
        raise BadSetup(
            f"option talents names at least {players * TALENTS_DEALT} for {players} players, not {len(pool)}"
        )
    return pack(TALENT_NUMBER[name] for name in pool)
