"""Crossroads (KB-12): boards with two locations each, pieces of their own, and tasks."""

from typing import Final

from realmwright.game import Option
from realmwright.rules.kingdom_builder.content.crossroads.figures import (
    BARRACKS,
    CITY_HALL,
    FIGURE_KINDS,
    LIGHTHOUSE,
    WAGON_TILE,
    close_hexes,
)
from realmwright.rules.kingdom_builder.content.crossroads.tasks import TASKS
from realmwright.rules.kingdom_builder.content.crossroads.terrain_cards import (
    CROSSROADS_TILE,
    FORT,
    first_cards,
    more_cards,
)
from realmwright.rules.kingdom_builder.content.patterns import building, of_kind
from realmwright.rules.kingdom_builder.model.catalogue import Expansion
from realmwright.rules.kingdom_builder.model.terrain import CANYON, FOREST

CROSSROADS: Final = Expansion(
    "crossroads",
    emblem=CROSSROADS_TILE.glyph,
    boards={
        "lighthouse_foresters_lodge": ("lighthouse", "foresters lodge"),
        "barracks_crossroads": ("barracks", "crossroads"),
        "city_hall_fort": ("city hall", "fort"),
        "monastery_wagon": ("monastery", "wagon"),
    },
    extras=(
        LIGHTHOUSE,
        building(
            "foresters lodge",
            of_kind(FOREST),
            # A hut beside a fir.
            glyph="M-5-11L-1.5-5H-3L0 .5H-10L-7-5H-8.5zM-5 .5V9.5M0 9.5V5M9 9.5V5M-1.5 6L4.5 .5 10.5 6M-7 9.5H10",
        ),
        BARRACKS,
        CROSSROADS_TILE,
        CITY_HALL,
        FORT,
        building(
            "monastery",
            of_kind(CANYON),
            # A chapel with a cross.
            glyph="M0-11.5V-3M-3-8.5H3M-9 9.5V3L0-3 9 3V9.5zM-2.5 9.5V7a2.5 2.5 0 0 1 5 0V9.5",
        ),
        WAGON_TILE,
    ),
    figures=FIGURE_KINDS,
    tasks=TASKS,
    options=(
        Option(
            "special_pieces_movable",
            "flag",
            True,
            "Crossroads: actions that move a settlement can move warriors, wagons and ships as well",
        ),
    ),
    turn_ends=more_cards,
    turn_over=first_cards,
    on_figures=close_hexes,
)
