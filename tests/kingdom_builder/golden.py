"""The set-ups of the games of Kingdom Builder that must never change by accident."""

from collections.abc import Mapping
from typing import Final

from realmwright.game import Json

FIRST_GAME: Final[Mapping[str, Json]] = {"first_game": True, "start": 0}
OTHER_FOUR: Final[Mapping[str, Json]] = {
    "boards": ["oracle", "harbor/180", "barn", "tower/180"],
    "cards": ["lords", "miners", "citizens"],
    "start": 2,
    "lords_zero_counts": False,
}
ALL_MOVERS: Final[Mapping[str, Json]] = {
    "boards": ["barn/180", "paddock", "harbor", "tavern/180"],
    "cards": ["farmers", "hermits", "workers"],
}
NOMADS: Final[Mapping[str, Json]] = {
    "sets": ["nomads"],
    "boards": ["quarry", "caravan/180", "village", "garden/180"],
    "cards": ["families", "shepherds", "ambassadors"],
}
CROSSROADS: Final[Mapping[str, Json]] = {
    "sets": ["crossroads"],
    "boards": ["lighthouse_foresters_lodge/180", "barracks_crossroads", "city_hall_fort", "monastery_wagon/180"],
}
MARSHLANDS: Final[Mapping[str, Json]] = {
    "sets": ["marshlands"],
    "boards": ["temple", "refuge", "canoe/180", "fountain/180"],
    "cards": ["geologists", "scouts", "noblewomen"],
}
HARVEST: Final[Mapping[str, Json]] = {
    "sets": ["harvest"],
    "boards": [
        "bazaar_water_mill/180",
        "mountain_station_scout_cabin",
        "cathedral_watchtower",
        "university_palisade/180",
    ],
    "cards": ["rangers", "mayors", "rovers"],
}
CAPITOL: Final[Mapping[str, Json]] = {
    "sets": ["capitol"],
    "boards": ["harbor", "tower", "barn/180", "oracle"],
    "capitol_keeps_castle": False,
}
CAVES: Final[Mapping[str, Json]] = {"sets": ["caves"], "boards": ["paddock", "farm", "tavern/180", "barn"]}
ISLAND: Final[Mapping[str, Json]] = {"sets": ["island"], "island": "rope bridge", "island_knights": False}
ALL_SETS: Final[Mapping[str, Json]] = {
    "sets": ["nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"],
    "boards": ["garden/180", "barracks_crossroads", "refuge", "university_palisade/180"],
    "cards": ["captains", "homesteaders", "families"],
    "island": "tree house",
    "start": 1,
}
