"""How each kind of hex and each place of Winter Kingdom is drawn."""

from typing import Final, NamedTuple

from realmwright.drawing import COPPER, GOLD, SILVER, Palette, Point, Shades, medallion, rosette
from realmwright.hexgames.terrain_art import Ground, Land, blades, conifers, symbol_id
from realmwright.rules.winter_kingdom.model.terrain import KINDS

PREFIX: Final = "rw-wk-"

BARE: Final = Shades("#d3d9e0", "#cbd7e4", "#e9e9e9")
"""Trodden snow, under medallions and around the map."""


def _tufts(*places: tuple[float, float]) -> str:
    """Low grass that grows from these places, as strokes."""
    return "".join(f"M{x:g} {y:g}l-2.4-2.2M{x:g} {y:g}v-3.4M{x:g} {y:g}l2.4-2.2" for x, y in places)


def _stones(*places: tuple[float, float]) -> str:
    """Flat stones whose left ends lie at these places, as areas."""
    return "".join(f"M{x:g} {y:g}q-.6-2.4 1.8-2.6t2.6 1.4-1.2 1.6z" for x, y in places)


def _heather(*places: tuple[float, float]) -> str:
    """Sprigs that grow from these places, as strokes."""
    return "".join(f"M{x:g} {y:g}v-6m-1.9 .4l1.9 1.7 1.9-1.7m-3.8 2.8l1.9 1.7 1.9-1.7" for x, y in places)


TERRAIN: Final = {
    "flower field": Ground(
        Shades("#d99bbd", "#fa92ca", "#c2c2c2"),
        "",
        "".join(rosette(Point(x, y), 2.1) for x, y in ((-7.5, -7.5), (3.5, -11), (9.5, -3), (0.5, -1), (-10, 3.5))),
    ),
    "grassland": Ground(
        Shades("#a6da5f", "#8fe82c", "#dcdcdc"),
        blades((-9, -5), (-0.5, -9.5), (7, -4.5), (-3, 2), (-12, 5), (9.5, 5.5)),
    ),
    "tundra": Ground(
        Shades("#bd6a38", "#cf5a10", "#8c8c8c"),
        _tufts((-7, -6), (6, -9), (10, 1), (-3, 3)),
        _stones((-1.5, -11), (-14, 1.5), (0, -2.5), (5, 6.5)),
    ),
    "fell field": Ground(
        Shades("#704594", "#7422a6", "#555555"),
        _heather((-6, -6), (7.5, -5), (-1, 3.5)) + "M-14-2L-11-4.5-7.5-3M-2.5-12.5L1-14.5 3.5-12M4.5 3L8 .5 12 3.5",
        light=True,
    ),
    "snowscape": Ground(
        Shades("#fbfcfe", "#f6fbff", "#fafafa"),
        "M-13.5-4Q-7-10.5-1.5-6.5-4.5-5.5-4-3.5M1-9.5Q7-14 12-8.5M-3 3.5Q5-5 13.5 2.5M-12.5 5Q-9.5 2-6.5 4",
        tint=Shades("#2c5f9e", "#1f68c4", "#000000"),
    ),
    "forest": Ground(
        Shades("#25402f", "#0c3a24", "#383838"),
        "",
        conifers((-7.5, -10), (2, -15.5), (10, -7.5), (0.4, -4.5), (-10.5, 1), (9.4, 3)),
        light=True,
    ),
    "ice": Ground(
        Shades("#67a2f2", "#2c8eff", "#a8a8a8"),
        "M-13-4L-6.5-6.5-3-1.5 4-3.5 7.5 2.5 13 1M-3-1.5L-6 5M-6.5-6.5L-5-13M4-3.5L7-10M10-12L12.5-7.5M-12 3L-10 6.5",
        light=True,
    ),
    "mountain": Ground(
        Shades("#6c6f76", "#6b7078", "#727272"),
        "M-14 5.5L-5.5-9-.5-.5M-4 5.5L4.5-13 14 5.5",
        "M4.5-13L14 5.5H7.5L8-1 3-4.5 5-8.5zM-5.5-9L-1.5-2-3.5 1.5-6.5-3z",
        light=True,
    ),
}
"""By the name of the kind; every pair of fills can be told apart in any common vision, greys by their patterns, too."""


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
letter = LAND.letter
terrain_card_id = LAND.card_id
terrain_card = LAND.card


def place_id(name: str) -> str:
    """The name under which the medallion of a place is defined."""
    return symbol_id(PREFIX + "place-", name)


def place(name: str, palette: Palette) -> str:
    """The definition of the medallion of a place."""
    return medallion(place_id(name), *PLACES[name], palette)
