"""Setting up Winter Kingdom: what a new game is made of, from options and dice (WK-3)."""

from collections.abc import Mapping
from typing import Final

from realmwright.bits import pack
from realmwright.dice import Stream, drawn, shuffled
from realmwright.game import BadSetup, Json
from realmwright.rules.winter_kingdom.content.boards import TURNS, Label, assemble
from realmwright.rules.winter_kingdom.content.cards import OWN_CARDS
from realmwright.rules.winter_kingdom.content.economies import OWN_ECONOMIES
from realmwright.rules.winter_kingdom.content.talents import OWN_TALENTS, prices_of
from realmwright.rules.winter_kingdom.content.twists import OWN_TWISTS, law_of
from realmwright.rules.winter_kingdom.model.board import DIRECTIONS, TOP_BOARDS, Board
from realmwright.rules.winter_kingdom.model.catalogue import (
    ALWAYS_SCORED,
    ECONOMY_NUMBER,
    SCORED_NUMBER,
    TALENT_NUMBER,
    TWISTS,
)
from realmwright.rules.winter_kingdom.model.components import CARDS_IN_PLAY, TALENTS_DEALT
from realmwright.rules.winter_kingdom.model.position import Setup

RANDOM: Final = "random"
NO_TWIST: Final = "none"
OWN: Final = "own"
"""The option to draw from cards of our own, too; it exists only while there are some."""
HAS_OWN: Final = any((OWN_TALENTS, OWN_CARDS, OWN_ECONOMIES, OWN_TWISTS))

# What a random set-up draws from. Which entries there are and in what order is part of every record ever written:
# these pools never change, and what comes later brings pools of its own.
BOARD_POOL: Final = ("1", "2", "3", "4", "5", "6", "7")
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
TALENT_POOL: Final = (
    "port",
    "pasture",
    "sawmill",
    "hot springs",
    "garden",
    "monastery",
    "hunting lodge",
    "mine",
    "market",
    "farm",
    "barracks",
    "tavern",
    "outpost",
    "tower",
    "homestead",
    "crossroads",
    "caravan",
    "mule",
    "toboggan",
    "horse",
    "guide",
    "dog sled",
    "carriage",
    "wagon",
    "sleigh",
)


def choose(options: Mapping[str, Json], players: int, stream: Stream) -> tuple[Board, Setup, int]:
    """The map, what is agreed on, and the seat that begins: from options that were checked, and chance for the rest."""
    own = options.get(OWN) is True
    labels = _names(options["boards"]) or _drawn_boards(stream)
    cards = _names(options["cards"]) or drawn(stream, (*CARD_POOL, *OWN_CARDS) if own else CARD_POOL, CARDS_IN_PLAY)
    if len(set(cards)) != CARDS_IN_PLAY:
        raise BadSetup(f"option cards names {CARDS_IN_PLAY} different cards, not {', '.join(cards)}")
    economy = str(options["economy"])
    if economy == RANDOM:
        economy = drawn(stream, (*ECONOMY_POOL, *OWN_ECONOMIES) if own else ECONOMY_POOL, 1)[0]
    twists = _twists(options, (*TWIST_POOL, *OWN_TWISTS) if own else TWIST_POOL, stream)
    talents = _names(options["talents"]) or ((*TALENT_POOL, *OWN_TALENTS) if own else TALENT_POOL)
    if len(talents) < players * TALENTS_DEALT:
        raise BadSetup(
            f"option talents names at least {players * TALENTS_DEALT} for {players} players, not {len(talents)}"
        )
    start = options["start"] if isinstance(options["start"], int) else stream.below(players)
    direction, top = str(options["direction"]), str(options["top_board"])
    setup = agreed(cards, economy, twists, pack(TALENT_NUMBER[name] for name in talents), direction, top)
    return _assembled(labels, setup.law.islands), setup, start


def agreed(
    cards: tuple[str, ...], economy: str, twists: tuple[str, ...], pool: int, direction: str, top_board: str
) -> Setup:
    """What is agreed on, from its names; ``pool`` are the talents to deal from."""
    law = law_of(twists)
    return Setup(
        cards=cards,
        scored=tuple([SCORED_NUMBER[name] for name in (*cards, *ALWAYS_SCORED)]),
        economy=ECONOMY_NUMBER[economy],
        twists=twists,
        law=law,
        prices=prices_of(law.discount),
        pool=pool,
        direction=DIRECTIONS.index(direction),
        top=1 + TOP_BOARDS.index(top_board),
    )


def _names(value: Json) -> tuple[str, ...]:
    """The names of an option that was checked; nothing for "random"."""
    return tuple([str(name) for name in value]) if isinstance(value, list | tuple) else ()


def _assembled(labels: tuple[str, ...], islands: bool) -> Board:
    try:
        return assemble(labels, islands)
    except BadSetup as problem:
        raise BadSetup(f"option boards: {problem}") from None


def _drawn_boards(stream: Stream) -> tuple[str, ...]:
    """WK-3.1: any board on any slot, with either side up, turned in any way."""
    order = shuffled(stream, BOARD_POOL)
    return tuple([str(Label(name + "AB"[stream.below(2)], stream.below(TURNS))) for name in order])


def _twists(options: Mapping[str, Json], pool: tuple[str, ...], stream: Stream) -> tuple[str, ...]:
    more = _names(options["more_twists"])
    twist = str(options["twist"])
    if twist in more:
        raise BadSetup(f"option more_twists names {twist} again, which option twist has already")
    if twist == RANDOM:
        rest = [name for name in pool if name not in more]
        twist = drawn(stream, rest, 1)[0] if rest else NO_TWIST
    chosen = {twist, *more}
    return tuple([name for name in TWISTS if name in chosen])
