"""How each kind of hex, each place and each tile of Kingdom Builder is drawn."""

from typing import Final, NamedTuple

from realmwright.drawing import (
    COPPER,
    GOLD,
    PEN,
    SILVER,
    Palette,
    Shades,
    element,
    lightness,
    medallion,
    mix,
)
from realmwright.hexgames.atlas import textures
from realmwright.hexgames.terrain_art import Ground, Land, symbol_id
from realmwright.rules.kingdom_builder.model.catalogue import (
    BONUS_TILE,
    COMMON,
    EXTRAS,
    LOCATION_TILE,
    NOMAD_TILE,
    NUMBER_OF,
    SPECIAL_HEXES,
)
from realmwright.rules.kingdom_builder.model.terrain import KINDS, NAMES, NOTHING

GROUND: Final = Shades("#e6dcc3", "#e6dcc3", "#e9e9e9")
"""Under medallions, and where there is no terrain."""

TERRAIN: Final = {
    "grass": Ground(Shades("#b7d354", "#a5ec22", "#dddddd"), textures.GRASS),
    "canyon": Ground(Shades("#a04527", "#b8280a", "#505050"), textures.CANYON),
    "desert": Ground(Shades("#f5e7bf", "#fcebb2", "#f6f6f6"), textures.DESERT),
    "flower field": Ground(Shades("#e9a3d2", "#f890dc", "#c4c4c4"), textures.FLOWERS),
    "forest": Ground(Shades("#25402f", "#0c3323", "#3b3b3b"), textures.FOREST),
    "swamp": Ground(Shades("#587069", "#3f6e62", "#666666"), textures.SWAMP),
    "farmland": Ground(Shades("#d47a20", "#ea7600", "#7c7c7c"), textures.FARMLAND),
    "water": Ground(Shades("#4683e2", "#1474ff", "#ababab"), textures.WATER),
    "mountain": Ground(Shades("#8f9198", "#98a2a0", "#939393"), textures.MOUNTAINS),
}
"""By the name of the kind; every pair can be told apart in any common vision as it is drawn, greys by textures, too."""

LAND: Final = Land("rw-kb-", TERRAIN, GROUND, {kind.name: kind.letter for kind in KINDS}, NAMES[NOTHING])
ground_id = LAND.ground_id
ground = LAND.ground
fill_of = LAND.fill_of


RINGS: Final = {"gold": GOLD, "silver": SILVER, "copper": COPPER}
RING_OF_ROLE: Final = {LOCATION_TILE: "gold", NOMAD_TILE: "copper", BONUS_TILE: "silver", COMMON: "copper"}

_SIGNS: Final = {
    # Blades.
    "grass": "M-3.5 0Q-4-5-7.5-8M0 0V-10M3.5 0Q4-5 7.5-8",
    # Two flat mountains.
    "canyon": "M-9.5 0L-7.5-8.5H-2.5L-1 0M1.5 0L3-5.5H7L9 0",
    # Dunes under the sun.
    "desert": "M-9.5-1Q-4.5-8 .5-1M-1-3.5Q4-8 9.5-1M4-9v.1",
    # A tulip.
    "flower field": "M-5-9.5L-2.5-7 0-10 2.5-7 5-9.5V-5Q5-1.5 0-1.5T-5-5zM0-1.5V0",
    # A fir.
    "forest": "M0-11L4-5.5H2L5.5 0H-5.5L-2-5.5H-4z",
    # Waves.
    "water": "M-9-7q3-3.4 6 0t6 0 6 0M-9-1.5q3-3.4 6 0t6 0 6 0",
    # Two peaks.
    "mountain": "M-9 0L-2.5-10 1-4.5 3-7 9 0z",
}
"""What stands for a kind of terrain on the medallion of a tile that gives it."""


class Place(NamedTuple):
    """The look of a medallion: the colours of its ring, and its glyph as strokes."""

    ring: Shades
    glyph: str
    land: str = ""
    """The kind of terrain that it gives, shown above the glyph in its colour."""
    bonus: bool = False
    """Marked with a plus on its rim."""


def place_names() -> list[str]:
    """Everything that has a medallion: locations, special hexes, and then other tiles and actions."""
    drawn = [extra for extra in EXTRAS if extra.glyph]
    return [
        *(extra.name for extra in drawn if extra.role == LOCATION_TILE),
        *SPECIAL_HEXES,
        *(extra.name for extra in drawn if extra.role != LOCATION_TILE),
    ]


def look_of(name: str) -> Place:
    """How the catalogue says that a special hex, a tile or an action looks."""
    if name in SPECIAL_HEXES:
        special = SPECIAL_HEXES[name]
        return Place(RINGS[special.ring], special.glyph)
    extra = EXTRAS[NUMBER_OF[name]]
    return Place(RINGS[RING_OF_ROLE[extra.role]], extra.glyph, extra.land, extra.role == BONUS_TILE)


def place_id(name: str) -> str:
    """The name under which the medallion of a place or a tile is defined."""
    return symbol_id("rw-kb-place-", name)


def place(name: str, palette: Palette) -> str:
    """The definition of the medallion of a place, of a tile, or of what everybody may do."""
    look = look_of(name)
    if look.land:
        marks = _land(look.land, palette)
    elif look.bonus:
        marks = _bonus(look.ring, palette)
    else:
        return medallion(place_id(name), look.ring, look.glyph, palette)
    return element("g", medallion(place_id(name) + "-face", look.ring, look.glyph, palette), *marks, id=place_id(name))


def _land(kind: str, palette: Palette) -> list[str]:
    """The upper part of a medallion as land of a kind."""
    fill = fill_of(kind, palette)
    tone = palette.paper if lightness(fill) < 0.5 else palette.ink
    return [
        element("path", d="M-12.6 2A12.8 12.8 0 1 1 12.6 2z", fill=fill),
        element("path", d=_SIGNS[kind], stroke=tone, stroke_width=2, **PEN),
    ]


def _bonus(ring: Shades, palette: Palette) -> list[str]:
    """A plus on the rim of a medallion."""
    rim = mix(palette.shade(ring), palette.ink, 0.5)
    return [
        element("circle", cx=11.4, cy=6.8, r=5, fill=palette.paper, stroke=rim, stroke_width=1.4),
        element("path", d="M8.9 6.8H13.9M11.4 4.3V9.3", stroke=palette.ink, stroke_width=2, **PEN),
    ]
