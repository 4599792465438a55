"""Island (KB-15.8 to KB-15.16): a board of two sides that lies apart from the map."""

from collections.abc import Mapping
from typing import Final

from realmwright.dice import Stream
from realmwright.game import Json, Option
from realmwright.rules.kingdom_builder.content.patterns import moving_to
from realmwright.rules.kingdom_builder.model.catalogue import Expansion
from realmwright.rules.kingdom_builder.model.terrain import CANYON, FOREST

SIDES: Final = ("rope bridge", "tree house")


def _lay_island(stream: Stream, asked: Mapping[str, Json]) -> str:
    side = SIDES[stream.below(len(SIDES))] if asked["island"] == "random" else str(asked["island"])
    return _label(side)


def _label(side: str) -> str:
    return f"island_{side.replace(' ', '_')}"


ISLAND: Final = Expansion(
    "island",
    # A palm on a shore.
    emblem=(
        "M1-3.5Q2.5 0 1.5 3.5M1-3.5Q-2-8.5-7-5.5M1-3.5Q4-8.5 9-5.5M1-3.5Q-3-5-5 .5M1-3.5Q5-5 7 .5"
        "M-9.5 6.5Q0 .5 9.5 6.5M-10.5 10.5q2.6-2.6 5.2 0t5.2 0 5.2 0 5.2 0"
    ),
    boards={_label(side): (side,) for side in SIDES},
    original=True,
    extras=(
        moving_to(
            "rope bridge",
            CANYON,
            # Planks on two sagging ropes.
            glyph="M-9-9V9M9-9V9M-9-6Q0 2.5 9-6M-9 1.5Q0 10 9 1.5M-4.5-2.5V4.5M0-1.5V5.5M4.5-2.5V4.5",
        ),
        moving_to(
            "tree house",
            FOREST,
            # A hut in a tree, with a ladder.
            glyph=(
                "M-7 3Q-11.5 1.5-10-2.5-11-7-6-7.5-4.5-11.5 0-11T6-7.5Q11-7 10-2.5 11.5 1.5 7 3z"
                "M-3.5 3V-2L0-5.5 3.5-2V3M-2 3V10.5M2 3V10.5M-2 7H2"
            ),
        ),
    ),
    options=(
        Option(
            "island_knights",
            "flag",
            True,
            "Island: a line of the island can be the line of the Knights",
        ),
    ),
    set_up=(Option("island", "choice", "random", "the side of the island, if it is played with", ("random", *SIDES)),),
    lay=_lay_island,
)
