"""Crossroads (KB-12): boards with two locations each, pieces of their own, and tasks."""

from typing import Final

from realmwright.game import Option
from realmwright.rules.kingdom_builder.content.crossroads import gains, scoring
from realmwright.rules.kingdom_builder.content.crossroads.cards import CROSSROADS_TILE, FORT, more_cards
from realmwright.rules.kingdom_builder.content.crossroads.figures import (
    BARRACKS,
    CITY_HALL,
    FIGURE_KINDS,
    LIGHTHOUSE,
    WAGON_TILE,
    close_hexes,
)
from realmwright.rules.kingdom_builder.content.patterns import building, of_kind
from realmwright.rules.kingdom_builder.model.catalogue import Card, Expansion
from realmwright.rules.kingdom_builder.model.terrain import CANYON, FOREST

CROSSROADS: Final = Expansion(
    "crossroads",
    boards={
        "lighthouse_foresters_lodge": ("lighthouse", "foresters lodge"),
        "barracks_crossroads": ("barracks", "crossroads"),
        "city_hall_fort": ("city hall", "fort"),
        "monastery_wagon": ("monastery", "wagon"),
    },
    extras=(
        LIGHTHOUSE,
        building("foresters lodge", of_kind(FOREST)),
        BARRACKS,
        CROSSROADS_TILE,
        CITY_HALL,
        FORT,
        building("monastery", of_kind(CANYON)),
        WAGON_TILE,
    ),
    figures=FIGURE_KINDS,
    tasks=(
        Card("home country", scoring.home_country, gains.home_country),
        Card("fortress", scoring.fortress, gains.fortress),
        Card("road", scoring.road, gains.road),
        Card("place of refuge", scoring.place_of_refuge, gains.place_of_refuge),
        Card("advance", scoring.advance, gains.advance),
        Card("compass points", scoring.compass_points, gains.compass_points),
    ),
    options=(
        Option(
            "special_pieces_movable",
            "flag",
            True,
            "Crossroads: actions that move a settlement can move warriors, wagons and ships as well",
        ),
    ),
    turn_ends=more_cards,
    on_figures=close_hexes,
)
