"""Random games of Winter Kingdom: how they are set up, and how they are played a little livelier."""

from collections.abc import Mapping
from typing import Final

from realmwright import bits
from realmwright.dice import Stream, drawn
from realmwright.game import Json
from realmwright.game import State as AnyState
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.content.talents import TALENT_NAMES
from realmwright.rules.winter_kingdom.model.catalogue import TWISTS
from realmwright.rules.winter_kingdom.model.components import SLOTS, TALENTS_DEALT
from realmwright.rules.winter_kingdom.setup import NO_TWIST
from realmwright.rules.winter_kingdom.state import State

CHOICES: Final = {option.name: option.choices for option in game.options}

# Hexes for about half of the pieces of two players; the six terrains of the cards do not last equally long.
CROWDED_CENTRE: Final = (
    "GGGGG",
    "GGVGGG",
    "GGGGGGG",
    "GTTGGGIG",
    "GTTGCGGIG",
    "GGGGGMMG",
    "GUGSSVG",
    "GGGSSG",
    "GGGGG",
)
CROWDED_NORTH: Final = (
    "LLMMM",
    "LLVMMM",
    "MMMMUMM",
    "BBMCMFFM",
    "BBMMMMFFM",
    "MMIIMVMM",
    "MMIMMMM",
    "GGGGGG",
    "GGGGG",
)


def crowd(dump: Mapping[str, Json]) -> dict[str, Json]:
    """The dump of a new game, moved onto a map of two boards that fills up: hexes, and so terrain cards, run out."""
    rest = {name: value for name, value in dump.items() if name != "boards"}
    drawn_boards: list[Json] = [list(CROWDED_CENTRE), list(CROWDED_NORTH)]
    return {**rest, "map": drawn_boards + [None] * (SLOTS - len(drawn_boards))}


def mixture(stream: Stream, players: int) -> dict[str, Json]:
    """Options of any game: none to all of the twists, any talents to deal from, and any of everything else."""
    order = drawn(stream, tuple(TWISTS), len(TWISTS))
    twists = order[: stream.below(len(TWISTS) + 1) if stream.below(2) else stream.below(3)]
    options: dict[str, Json] = {"twist": twists[0] if twists else NO_TWIST, "more_twists": [*twists[1:]]}
    if stream.below(3) == 0:
        least = players * TALENTS_DEALT
        options["talents"] = [*drawn(stream, TALENT_NAMES, least + stream.below(len(TALENT_NAMES) - least + 1))]
    for name in ("economy", "direction", "top_board"):
        options[name] = CHOICES[name][stream.below(len(CHOICES[name]))]
    return options


def lively(state: AnyState, stream: Stream) -> int:
    """A random action: where talents can be used or bought mostly that, and forts seldom."""
    assert isinstance(state, State)
    legal = state.legal()
    board = state.board
    pieces = legal & (1 << board.use) - 1
    forts = pieces >> board.fort << board.fort
    about_cards = legal & ~pieces & ~(1 << board.end | 1 << board.stop)
    chance = stream.below(12)
    houses = pieces & ~forts
    wanted = about_cards if chance < 6 else forts if chance < 7 else houses if chance < 11 else legal
    wanted = wanted or houses or legal
    return bits.select(wanted, stream.below(wanted.bit_count()))
