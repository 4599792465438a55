"""How each kind of hex, each place and each tile of Kingdom Builder is drawn."""

from typing import Final, NamedTuple

from realmwright.drawing import (
    COPPER,
    GOLD,
    PEN,
    SILVER,
    Palette,
    Point,
    Shades,
    element,
    lightness,
    medallion,
    mix,
    rosette,
)
from realmwright.hexgames.terrain_art import Ground, Land, blades, conifers, symbol_id
from realmwright.rules.kingdom_builder.model.terrain import KINDS, NAMES, NOTHING

GROUND: Final = Shades("#ddd6c4", "#ddd6c4", "#e9e9e9")
"""Under medallions, and where there is no terrain."""

TERRAIN: Final = {
    "grass": Ground(
        Shades("#b7d354", "#a5ec22", "#dddddd"),
        blades((-8.5, -4), (0, -10), (7.5, -3.5), (-1.5, 2.5), (-11, 6), (9.5, 7)),
    ),
    "canyon": Ground(
        Shades("#a04527", "#b8280a", "#505050"),
        "M-9-10q3-1.6 5.5 0t5.5 0M6-10.6l3 .6M-14-4.4l4 .6M-6.5-4.2q3-1.8 6 0t6 0 6.5-.4"
        "M-13.5 2.2q3.5-1.8 7 0t7 0M5 2l8-.6M-13 8.2q2-1.2 5.4-.6M7 7.6q3-1 6 .2",
    ),
    "desert": Ground(
        Shades("#f5e7bf", "#fcebb2", "#f6f6f6"), "M-13.5-2.5Q-7.5-9.5-.5-2.5M2.5-8Q7-13 11.5-7.5M-2 4.5Q5-3 12.5 4"
    ),
    "flower field": Ground(
        Shades("#e9a3d2", "#f890dc", "#c4c4c4"),
        "",
        "".join(rosette(Point(x, y), 2.1) for x, y in ((-8, -6), (2.5, -10.5), (8.5, -1), (-1.5, 1), (-10.5, 5.5))),
    ),
    "forest": Ground(
        Shades("#25402f", "#0c3323", "#3b3b3b"),
        "",
        conifers((-8, -9), (1, -15.5), (9, -8.5), (0.6, -4), (-10, 2), (10, 2.6)),
        light=True,
    ),
    "swamp": Ground(
        Shades("#587069", "#3f6e62", "#666666"),
        "M-13 5.5q2-1.4 4 0t4 0M-2 5.5q2-1.4 4 0t4 0 4 0 3 0M-6.5 3V-8.5M-2.5 3V-4M5.5 3V-11"
        "M9.5 3V-5M5.5 0q2-2 1.5-4.5",
        "M-7.7-8.5h2.4v-4.5h-2.4zM4.3-10.5h2.4v-4.5H4.3zM-3.6-3.5h2.2v-4h-2.2zM8.4-4.5h2.2v-4H8.4z",
        light=True,
    ),
    "farmland": Ground(
        Shades("#d47a20", "#ea7600", "#7c7c7c"),
        "M-14-3.5L-1.5-15M-14 2.5L4.5-14.5M-13.5 8L9-12.5M-8.5 9.5L13.5-10.5M6 7.5L14.5-.2",
    ),
    "water": Ground(
        Shades("#4683e2", "#1474ff", "#ababab"), "M-12-5.5q3-3.6 6 0t6 0 6 0 6 0M-9 2.5q3-3.6 6 0t6 0 6 0", light=True
    ),
    "mountain": Ground(
        Shades("#8f9198", "#98a2a0", "#939393"),
        "M-13.5 6L-4-11.5 5.5 6M2.5 .5L7-6.5 13.5 6",
        "M-4-11.5L5.5 6H-2L-.5 1-4-4zM7-6.5L13.5 6H9L7.5 1z",
    ),
}
"""By the name of the kind; every pair of fills can be told apart in any common vision, greys by their patterns, too."""

LAND: Final = Land("rw-kb-", TERRAIN, GROUND, {kind.name: kind.letter for kind in KINDS})
ground_id = LAND.ground_id
fill_of = LAND.fill_of
letter = LAND.letter


class Place(NamedTuple):
    """The look of one place: the colour of its ring, and its glyph as strokes."""

    ring: Shades
    glyph: str
    land: str = ""
    """The kind of terrain that it gives, shown above the glyph in its colour."""
    bonus: bool = False
    """Marked with a plus on its rim."""


PLACES: Final = {
    # All-seeing: an open eye under three rays.
    "oracle": Place(GOLD, "M-10 2Q0-8.5 10 2 0 12-10 2zM0 0a2 2 0 1 1-.1 0zM0-10.5v2M-7-8.5l1 2M7-8.5l-1 2"),
    # An ear of corn.
    "farm": Place(
        GOLD,
        "M0 11V-3M0-3.5q-3-3.5 0-7.5 3 4 0 7.5zM0 2.5q-6.5 0-6.5-6 6.5 0 6.5 6 0-6 6.5-6 0 6-6.5 6z"
        "M0 8.5q-6.5 0-6.5-6 6.5 0 6.5 6 0-6 6.5-6 0 6-6.5 6z",
    ),
    # A palm over a line of water.
    "oasis": Place(
        GOLD,
        "M.5-4Q3 2 1 7.5M.5-4Q-3-9.5-9-5M.5-4Q4-9.5 9.5-5M.5-4Q-5-4.5-7 1.5M.5-4Q6-4.5 7.5 1.5"
        "M-8.5 9.5q2.8-2.4 5.6 0t5.6 0 5.6 0",
    ),
    "tower": Place(GOLD, "M-6-10.5V-4L-4-1.5V10.5H4V-1.5L6-4V-10.5M-6-6.5H6M-2-10.5v3M2-10.5v3M0 1.5V5"),
    # A mug with foam and a handle.
    "tavern": Place(
        GOLD,
        "M-8-4V9.5H4V-4M4-1.5H6.5a2.5 2.5 0 0 1 2.5 2.5V3a2.5 2.5 0 0 1-2.5 2.5H4"
        "M-8-4a3 3 0 0 1 2-5.2 4.4 4.4 0 0 1 7.4-.2A3 3 0 0 1 4-4zM-4 .5v5M0 .5v5",
    ),
    # A gambrel front with a crossed door.
    "barn": Place(GOLD, "M-9 9.5V-2.5L-6-7.5 0-10.5 6-7.5 9-2.5V9.5zM-4.5 9.5V0H4.5V9.5M-4.5 0L4.5 9.5M4.5 0L-4.5 9.5"),
    # An anchor.
    "harbor": Place(
        GOLD,
        "M0-5.5V10.5M0-5.5a2.5 2.5 0 1 1 .1 0M-4.5-2H4.5M-9 2.5Q-8 10 0 10.5 8 10 9 2.5"
        "M-10.5 5L-9 2.5-6.5 4M10.5 5L9 2.5 6.5 4",
    ),
    # A horseshoe.
    "paddock": Place(
        GOLD,
        "M-7.5 9.5H-3.5Q-5 5-5-1A5 5 0 0 1 5-1Q5 5 3.5 9.5H7.5Q9.5 4 9.5-1A9.5 9.5 0 0 0-9.5-1Q-9.5 4-7.5 9.5z",
    ),
    # Courses of cut stone.
    "quarry": Place(GOLD, "M-9.5 8.5V-2.5H-4V-8H4V-2.5H9.5V8.5zM-9.5 3H9.5M-4-2.5H4M0-2.5V3M-5 3V8.5M5 3V8.5"),
    # A camel.
    "caravan": Place(
        GOLD, "M-10.5-5L-7-7Q-6.5 0-4 0-2.5-8 .5-2 3.5-8 6-1 9 0 8.5 5V10M-7-3Q-7 4-3.5 5V10M-3.5 5H4.5V10"
    ),
    # Three houses.
    "village": Place(GOLD, "M-4-1.5V-6L0-10.5 4-6V-1.5zM-9.5 9V4.5L-5.5 0-1.5 4.5V9zM1.5 9V4.5L5.5 0 9.5 4.5V9z"),
    # A tulip.
    "garden": Place(
        GOLD, "M-6-9.5L-3-6 0-10.5 3-6 6-9.5V-4.5Q6 .5 0 .5T-6-4.5zM0 .5V10.5M0 10.5Q-7 10-8 4M0 10.5Q7 10 8 4"
    ),
    # A tower that shines to both sides.
    "lighthouse": Place(
        GOLD,
        "M-3.5-3.5L-5 10.5H5L3.5-3.5M-5.5-3.5H5.5M-3-3.5V-8L0-11 3-8V-3.5M-4.5 3.5H4.5M-6.5-8L-10-9.5M6.5-8L10-9.5",
    ),
    # A hut beside a fir.
    "foresters lodge": Place(
        GOLD, "M-5-11L-1.5-5H-3L0 .5H-10L-7-5H-8.5zM-5 .5V9.5M0 9.5V5M9 9.5V5M-1.5 6L4.5 .5 10.5 6M-7 9.5H10"
    ),
    # A shield.
    "barracks": Place(GOLD, "M-8-9H8V0Q8 7.5 0 11-8 7.5-8 0zM0-9V11M-8-1H8"),
    # A signpost with two arms.
    "crossroads": Place(GOLD, "M0-11V10.5M-3.5 10.5H3.5M0-9H6.5L9.5-6.5 6.5-4H0M0-1.5H-6.5L-9.5 1-6.5 3.5H0"),
    # A house with a clock tower.
    "city hall": Place(
        GOLD, "M-10 9.5V1H-4V-5.5L0-10.5 4-5.5V1H10V9.5zM0-3.5V-1.5M-7 4.5V6M7 4.5V6M-2.5 9.5V6a2.5 2.5 0 0 1 5 0V9.5"
    ),
    # A star fort, as on a surveyor's map.
    "fort": Place(
        GOLD,
        "M-2.8-5L-3.6-7.8-9-8.8-8-3.6-5-2.8V2.8L-8 3.6-9 8.8-3.6 7.8-2.8 5H2.8L3.6 7.8 9 8.8 8 3.6 5 2.8V-2.8"
        "L8-3.6 9-8.8 3.6-7.8 2.8-5z",
    ),
    # A chapel with a cross.
    "monastery": Place(GOLD, "M0-11.5V-3M-3-8.5H3M-9 9.5V3L0-3 9 3V9.5zM-2.5 9.5V7a2.5 2.5 0 0 1 5 0V9.5"),
    # A covered wagon.
    "wagon": Place(
        GOLD,
        "M-8.5 2.5Q-12-8 0-8T8.5 2.5M-10.5 2.5H10.5M-3 2.5Q-4-3-3-8M3 2.5Q4-3 3-8"
        "M-5.5 4.5a2.5 2.5 0 1 1-.1 0zM5.5 4.5a2.5 2.5 0 1 1-.1 0z",
    ),
    # Columns under a gable.
    "temple": Place(GOLD, "M-10-3.5L0-10 10-3.5zM-7.5 0V6.5M-2.5 0V6.5M2.5 0V6.5M7.5 0V6.5M-10 9.5H10"),
    # A hut on stilts in the water.
    "refuge": Place(
        GOLD,
        "M-6.5 2.5V-4M6.5 2.5V-4M-9.5-2L0-10.5 9.5-2M-9 2.5H9M-6 2.5V7M6 2.5V7M0 2.5V-2"
        "M-8.5 9.5q2.8-2.4 5.6 0t5.6 0 5.6 0",
    ),
    # A canoe and its paddle.
    "canoe": Place(GOLD, "M-11-1Q-8 9 0 9T11-1Q6 3.5 0 3.5T-11-1zM-2 3.5L4.5-6M4.5-6Q3.5-10 8-11 9.5-6.5 4.5-6z"),
    # Two jets over a basin.
    "fountain": Place(
        GOLD,
        "M-9.5 3.5H9.5Q8.5 8.5 3 8.5H-3Q-8.5 8.5-9.5 3.5z"
        "M0 3.5V-6Q-1-10-4-9.5-7.5-9-7-2.5M0-6Q1-10 4-9.5 7.5-9 7-2.5M-4 11H4",
    ),
    # A stall with an awning.
    "bazaar": Place(
        GOLD,
        "M-7-9.5H7L10-3a3.3 3.3 0 0 1-6.7 0 3.3 3.3 0 0 1-6.6 0 3.3 3.3 0 0 1-6.7 0zM-3.3-3L-2-9.5M3.3-3L2-9.5"
        "M-7.5 .5V9.5H7.5V.5M-7.5 5H7.5",
    ),
    # A house with its wheel in the water.
    "water mill": Place(
        GOLD,
        "M-10 6.5V-3L-4-9.5 2-3M5-3.5A5.5 5.5 0 1 1 4.9-3.5zM5-3.5V7.5M-.5 2H10.5M-9 10.5q3-2.4 6 0t6 0 6 0",
    ),
    # A hut at the foot of a peak.
    "mountain station": Place(
        GOLD, "M-11 6.5L-3.5-9.5 1-2M-6.5-3L-4-1-2.5-3.5-.5-1.5M0 10V4M9 10V4M-2 5.5L4.5-.5 11 5.5M4.5 10V6.5M-8 10H9"
    ),
    # A house of logs.
    "scout cabin": Place(
        GOLD,
        "M-10.5-1L0-10 10.5-1M-7.5-3V10M7.5-3V10M-10 1.5H10M-10 5.5H-2.5M2.5 5.5H10M-10 9.5H-2.5V5.5H2.5V9.5H10",
    ),
    # Two spires with a rose window between.
    "cathedral": Place(
        GOLD,
        "M-9.5 10V-4.5L-6.5-11-3.5-4.5V10M9.5 10V-4.5L6.5-11 3.5-4.5V10"
        "M-3.5-3L0-5.5 3.5-3M0 .5a.5.5 0 1 1-.1 0zM-9.5 10H-2V7a2 2 0 0 1 4 0V10H9.5",
    ),
    # A platform on braced legs.
    "watchtower": Place(
        GOLD,
        "M-8.5-6.5L0-11 8.5-6.5zM-5-6.5V-1.5M5-6.5V-1.5M-7-1.5H7M-5-1.5L-7 10.5M5-1.5L7 10.5M-5.5 2L6.5 8M5.5 2L-6.5 8",
    ),
    # A scholar's cap.
    "university": Place(GOLD, "M-11-3L0-8 11-3 0 2zM-6.5-.5V5.5Q0 10 6.5 5.5V-.5M11-3V5"),
    # Pointed stakes.
    "palisade": Place(
        GOLD, "M-10 9.5V-4L-7.5-8-5-4V9.5M-5-4L-2.5-8 0-4V9.5M0-4L2.5-8 5-4V9.5M5-4L7.5-8 10-4V9.5M-11 2.5H11"
    ),
    # Planks on two sagging ropes.
    "rope bridge": Place(GOLD, "M-9-9V9M9-9V9M-9-6Q0 2.5 9-6M-9 1.5Q0 10 9 1.5M-4.5-2.5V4.5M0-1.5V5.5M4.5-2.5V4.5"),
    # A hut in a tree, with a ladder.
    "tree house": Place(
        GOLD,
        "M-7 3Q-11.5 1.5-10-2.5-11-7-6-7.5-4.5-11.5 0-11T6-7.5Q11-7 10-2.5 11.5 1.5 7 3z"
        "M-3.5 3V-2L0-5.5 3.5-2V3M-2 3V10.5M2 3V10.5M-2 7H2",
    ),
    # Nobody said which location: a lozenge, as surveyors mark a point still to be named.
    "location": Place(GOLD, "M0-9L7 0 0 9-7 0zM0-.1V.1"),
    # Two towers, a wall and a gate.
    "castle": Place(
        SILVER,
        "M-10 9.5V-9.5M-10-6.5H-4M-4-9.5V9.5M-7-9.5v2M10 9.5V-9.5M10-6.5H4M4-9.5V9.5M7-9.5v2"
        "M-4-1.5H4M-10 9.5H-2.5V6a2.5 2.5 0 0 1 5 0V9.5H10",
    ),
    # A wheel, always on the way.
    "nomad": Place(COPPER, "M0-9.5A9.5 9.5 0 1 1-.1-9.5zM0-9.5V9.5M-8.2-4.8L8.2 4.8M8.2-4.8L-8.2 4.8"),
    # A dome with a spire over columns.
    "palace": Place(SILVER, "M0-11V-8M-7-1.5Q-7-8 0-8 7-8 7-1.5M-9.5-1.5H9.5M-7 2V8M0 2V8M7 2V8M-9.5 9.5H9.5"),
    # A round store with hoops.
    "silo": Place(COPPER, "M-6 10.5V-4Q-6-10.5 0-10.5T6-4V10.5zM-6-4H6M-6 1H6M-6 6H6"),
}
"""By the name of the location or of the special kind of hex."""

_HAND: Final = "M-11 6H-6Q-3 4.5-1 6.5H4.5M1.5 6.5Q3 8.5 5 7L9 4.5Q11.5 4 10.5 6L5 10.5H-9.5"
"""An open hand, palm up."""
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
"""What stands for a kind of terrain in a hand that gives it."""

TILES: Final = {
    **{"donation " + kind: Place(COPPER, _HAND, land=kind) for kind in _SIGNS},
    # From one house to another.
    "resettlement": Place(
        COPPER, "M-10 9.5V4.5L-6-.5-2 4.5V9.5zM2 9.5V4.5L6-.5 10 4.5V9.5zM-6.5-5Q0-11.5 6-5M6.5-9.5V-4.5H1.5"
    ),
    # A flag on a far hill.
    "outpost": Place(COPPER, "M-1.5 5V-11L8-7.5-1.5-4M-10.5 9.5Q-1 .5 10.5 9.5z"),
    # A sword, its point up.
    "sword": Place(COPPER, "M0-11.5L2.5-8V3H-2.5V-8zM-6.5 3H6.5M0 3V10.5M-1.5 10.5H1.5"),
    # A chest with a lock.
    "treasure": Place(COPPER, "M-9.5 8.5V-3Q-9.5-8.5-4-8.5H4Q9.5-8.5 9.5-3V8.5zM-9.5-1.5H-2M2-1.5H9.5M-2-3.5H2V2H-2z"),
    **{
        name + " bonus": Place(SILVER, PLACES[name].glyph, bonus=True)
        for name in ("temple", "refuge", "canoe", "fountain")
    },
    # A seedling over furrows.
    "farmland": Place(
        COPPER,
        "M0 2.5V-4.5M0-2.5Q-1-8.5-8-8.5-7.5-2.5 0-2.5z"
        "M0-4.5Q.5-10.5 7-10.5 7-4.5 0-4.5zM-10.5 6Q0-1 10.5 6"
        "M-8 10.5Q0 4.5 8 10.5",
    ),
    # A dark mouth in a rock.
    "cave": Place(
        COPPER,
        "M-10.5 9.5Q-11-1-6-3.5-4.5-10.5 2-9 8-8.5 8-2 11.5 1 10.5 9.5z"
        "M-4 9.5V5Q-4-.5 0-.5T4 5V9.5zM-2 9V5Q-2 1.5 0 1.5T2 5V9M0 3V9",
    ),
}
"""By the name of what can be done: nomad tiles, bonus tiles, and what everybody may do."""


def place_id(name: str) -> str:
    """The name under which the medallion of a place or a tile is defined."""
    return symbol_id("rw-kb-place-", name)


def ground(name: str, palette: Palette, lettered: bool = True) -> str:
    """The definition of the hex of a kind; what exists and counts for nothing is marked with a dot."""
    if name != NAMES[NOTHING]:
        return LAND.ground(name, palette, lettered)
    dot = element("circle", r=1.6, fill=mix(fill_of(name, palette), palette.ink, palette.contrast))
    return element("g", LAND.bare_hex(name, palette), dot, id=ground_id(name))


def place(name: str, palette: Palette) -> str:
    """The definition of the medallion of a place, of a tile, or of what everybody may do."""
    look = PLACES.get(name) or TILES[name]
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
        element("path", d="M-13 2A13.2 13.2 0 1 1 13 2z", fill=fill),
        element("path", d=_SIGNS[kind], stroke=tone, stroke_width=2, **PEN),
    ]


def _bonus(ring: Shades, palette: Palette) -> list[str]:
    """A plus on the rim of a medallion."""
    rim = mix(palette.shade(ring), palette.ink, 0.5)
    return [
        element("circle", cx=11.4, cy=6.8, r=5, fill=palette.paper, stroke=rim, stroke_width=1.4),
        element("path", d="M8.9 6.8H13.9M11.4 4.3V9.3", stroke=palette.ink, stroke_width=2, **PEN),
    ]
