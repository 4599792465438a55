"""Random games of Kingdom Builder with any sets: how they are set up, and how they are played a little livelier."""

from collections.abc import Mapping, Sequence
from typing import Final

from realmwright import bits
from realmwright.dice import Stream, drawn
from realmwright.game import Json
from realmwright.game import State as AnyState
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.model.catalogue import BASE, EXPANSIONS, switches_of
from realmwright.rules.kingdom_builder.model.maps import TURNED
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS

SIDES: Final = next(option.choices for option in game.options if option.name == "island")


# Enough hexes for two players, but only one terrain card whose hexes last to the end.
CROWDED_MAP: Final = (
    "GGGGGCCGGG",
    "GWGGCLCGGG",
    "GWWGGCGDDG",
    "GGWGGGGDLG",
    "GGGGTTGDDG",
    "GMGGTLGGGG",
    "GMGGTTGSGG",
    "GGGLGGGFFG",
    "GGGGGWGFLG",
    "GGGGGGGFFG",
)
CROWDED_LOCATIONS: Final = {"1,5": "barn", "3,8": "paddock", "5,5": "harbor", "7,3": "tavern", "8,8": "oracle"}


def crowd(dump: Mapping[str, Json]) -> dict[str, Json]:
    """The dump of a new game, moved onto the crowded map: hexes, and so terrain cards, run out."""
    rest = {name: value for name, value in dump.items() if name != "boards"}
    return {**rest, "map": list(CROWDED_MAP), "split": [5, 5], "locations": dict(CROWDED_LOCATIONS)}


def mixture(stream: Stream, sets: Sequence[str] | None = None) -> dict[str, Json]:
    """Options of a game with these sets, or with some: boards and cards of theirs, and any switches."""
    if sets is None:
        some = [name for name in ALL_SETS if stream.below(2)]
        sets = (some, some, ALL_SETS, ())[stream.below(8) // 2 if stream.below(2) else 0]
    options: dict[str, Json] = {"sets": list(sets)}
    if stream.below(3):
        options["boards"] = boards(stream, sets)
    if stream.below(3):
        options["cards"] = cards(stream, sets)
    if "island" in sets:
        options["island"] = one(stream, SIDES)
    for option in switches_of(tuple(sets)):
        options[option.name] = bool(stream.below(2)) if option.kind == "flag" else one(stream, option.choices)
    return options


def boards(stream: Stream, sets: Sequence[str]) -> list[Json]:
    """Four boards, rather of the sets than of the base game."""
    theirs = [label for name in sets if EXPANSIONS[name].lay is None for label in EXPANSIONS[name].boards]
    names = mostly(stream, theirs, list(EXPANSIONS[BASE].boards), 4)
    return [name + TURNED if stream.below(2) else name for name in names]


def cards(stream: Stream, sets: Sequence[str]) -> list[Json]:
    """Three cards, rather of the sets than of the base game."""
    theirs = [card.name for name in sets for card in EXPANSIONS[name].cards]
    return [*mostly(stream, theirs, [card.name for card in EXPANSIONS[BASE].cards], 3)]


def mostly(stream: Stream, wanted: Sequence[str], others: Sequence[str], count: int) -> tuple[str, ...]:
    """So many different entries, mostly of those that are wanted."""
    few = min(len(wanted), count - (not stream.below(2)))
    chosen = (*drawn(stream, wanted, few), *drawn(stream, others, count - few))
    return drawn(stream, chosen, count)


def one(stream: Stream, choices: Sequence[str]) -> str:
    return choices[stream.below(len(choices))]


def lively(state: AnyState, stream: Stream) -> int:
    """A random action: where something else can be done than a click on a hex or the end of the turn, mostly that."""
    assert isinstance(state, State)
    legal = state.legal()
    others = legal >> state.board.stop << state.board.stop
    wanted = others if others and stream.below(3) else legal
    return bits.select(wanted, stream.below(wanted.bit_count()))
