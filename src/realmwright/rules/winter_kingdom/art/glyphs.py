"""How each kind of hex and each place of Winter Kingdom is drawn."""

from typing import Final, NamedTuple

from realmwright.drawing import COPPER, GOLD, SILVER, Palette, Shades, medallion
from realmwright.hexgames.atlas import textures
from realmwright.hexgames.terrain_art import Ground, Land, symbol_id
from realmwright.rules.winter_kingdom.model.terrain import KINDS

PREFIX: Final = "rw-wk-"

BARE: Final = Shades("#d3d9e0", "#cbd7e4", "#e9e9e9")
"""Trodden snow, under medallions and around the map."""


TERRAIN: Final = {
    "flower field": Ground(Shades("#d99bbd", "#fa8fca", "#c2c2c2"), textures.FLOWERS),
    "grassland": Ground(Shades("#a6da5f", "#8fe82c", "#dcdcdc"), textures.GRASS),
    "tundra": Ground(Shades("#bd6a38", "#cf5a10", "#8c8c8c"), textures.TUNDRA),
    "fell field": Ground(Shades("#704594", "#681a9a", "#555555"), textures.FELL),
    "snowscape": Ground(Shades("#fbfcfe", "#f6fbff", "#fafafa"), textures.SNOW),
    "forest": Ground(Shades("#25402f", "#0c3a24", "#383838"), textures.FOREST),
    "ice": Ground(Shades("#67a2f2", "#278afc", "#a8a8a8"), textures.ICE),
    "mountain": Ground(Shades("#6c6f76", "#6b7078", "#727272"), textures.WINTER_MOUNTAINS),
}
"""By the name of the kind; every pair can be told apart in any common vision as it is drawn, greys by textures, too."""


class Place(NamedTuple):
    """The look of one place: the colour of its ring, and its glyph as strokes."""

    ring: Shades
    glyph: str


PLACES: Final = {
    # A keep with a flag between two towers under pointed roofs.
    "castle": Place(
        SILVER,
        "M-10 9.5V-2.5L-7-7.5-4-2.5V9.5M10 9.5V-2.5L7-7.5 4-2.5V9.5M-10-1.5H-4M4-1.5H10"
        "M-4 1.5H4M0 1.5V-10.5L4.5-9 0-7M-10 9.5H-2V7a2 2 0 0 1 4 0V9.5H10",
    ),
    # A mouth of stone, and rails that lead into it.
    "tunnel": Place(
        COPPER,
        "M-10 9.5V0A10 10 0 0 1 10 0V9.5M-5.5 9.5V0A5.5 5.5 0 0 1 5.5 0V9.5M-10 9.5H-5.5M5.5 9.5H10"
        "M0-10V-5.5M-7-7L-4-4M7-7L4-4M-2 9.5L-.5 3M2 9.5L.5 3",
    ),
    # A house and a smaller one, with smoke over both.
    "village": Place(
        GOLD,
        "M-10 9.5V0L-4.5-5.5 1 0V9.5zM1 9.5H9.5V3.5L5.5-.5 1.5 3.5M-4.5 9.5V5M-7-4V-7.5M5.5-4.5q-1.8-1.6 0-3t0-3",
    ),
}
"""By the name of the kind of hex."""

LAND: Final = Land(PREFIX, TERRAIN, BARE, {kind.name: kind.letter for kind in KINDS})
ground_id = LAND.ground_id
ground = LAND.ground
fill_of = LAND.fill_of
terrain_card_id = LAND.card_id
terrain_card = LAND.card


def place_id(name: str) -> str:
    """The name under which the medallion of a place is defined."""
    return symbol_id(PREFIX + "place-", name)


def place(name: str, palette: Palette) -> str:
    """The definition of the medallion of a place."""
    return medallion(place_id(name), *PLACES[name], palette)
