"""How each kind of hex and each place of Kingdom Builder is drawn."""

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
    hexagon,
    lightness,
    medallion,
    mix,
    rosette,
    write,
)
from realmwright.rules.kingdom_builder.terrain import KINDS

LETTER_CONTRAST: Final = 0.7
LETTER_HEIGHT: Final = 7.0
LETTER_DROP: Final = 11.6
"""The letter stands in the lower corner of its hex, where no piece covers it."""

GROUND: Final = Shades("#ddd6c4", "#ddd6c4", "#e9e9e9")
"""Under medallions, and where there is no terrain."""


class Ground(NamedTuple):
    """The look of one terrain: a fill, and strokes and areas in another tone of it."""

    fills: Shades
    strokes: str
    areas: str = ""
    light: bool = False
    """Line work lighter than the fill, not darker."""


def _conifers(*places: tuple[float, float]) -> str:
    return "".join(f"M{x:g} {y:g}l2.6 4.2h-1.4l2.2 4h-6.8l2.2-4h-1.4z" for x, y in places)


def _blades(*places: tuple[float, float]) -> str:
    return "".join(f"M{x:g} {y:g}q-.2-3-2.2-4.6M{x + 1.6:g} {y:g}q.2-3.4 2.2-5.4" for x, y in places)


TERRAIN: Final = {
    "grass": Ground(
        Shades("#b7d354", "#a5ec22", "#dddddd"),
        _blades((-8.5, -4), (0, -10), (7.5, -3.5), (-1.5, 2.5), (-11, 6), (9.5, 7)),
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
        _conifers((-8, -9), (1, -15.5), (9, -8.5), (0.6, -4), (-10, 2), (10, 2.6)),
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


class Place(NamedTuple):
    """The look of one place: the colour of its ring, and its glyph as strokes."""

    ring: Shades
    glyph: str


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


def ground_id(name: str) -> str:
    """The name under which the hex of a kind is defined."""
    return "rw-kb-hex-" + name.replace(" ", "-")


def place_id(name: str) -> str:
    """The name under which the medallion of a place is defined."""
    return "rw-kb-place-" + name


def terrain_card_id(name: str) -> str:
    """The name under which the terrain card of a kind is defined."""
    return "rw-kb-terrain-" + name.replace(" ", "-")


def fill_of(name: str, palette: Palette) -> str:
    """The colour of a kind of hex."""
    return palette.shade(TERRAIN[name].fills if name in TERRAIN else GROUND)


def ground(name: str, palette: Palette, lettered: bool = True) -> str:
    """The definition of the hex of a kind: fill, pattern and, if wanted, letter, around the origin."""
    fill = fill_of(name, palette)
    # The fill's own colour around it closes the hairlines between neighbours.
    parts = [element("path", d=hexagon(Point(0, 0)), fill=fill, stroke=fill, stroke_width=0.6)]
    if name in TERRAIN:
        parts += _pattern(name, palette)
        if lettered:
            parts.append(_own_letter(name, palette))
    elif name == "nothing":
        parts.append(element("circle", r=1.6, fill=mix(fill, palette.ink, palette.contrast)))
    return element("g", *parts, id=ground_id(name))


def terrain_card(name: str, palette: Palette) -> str:
    """The definition of the card of a terrain: 24 by 32 units around the origin."""
    fill = fill_of(name, palette)
    rim = mix(fill, palette.ink, 0.5)
    return element(
        "g",
        element("rect", x=-11.5, y=-15.5, width=23, height=31, rx=3, fill=fill, stroke=rim),
        element("g", *_pattern(name, palette), _own_letter(name, palette), transform="translate(0 -1)scale(.75)"),
        id=terrain_card_id(name),
    )


def _pattern(name: str, palette: Palette) -> list[str]:
    """What grows or lies on a terrain, in another tone of it."""
    look = TERRAIN[name]
    tone = mix(fill_of(name, palette), palette.paper if look.light else palette.ink, palette.contrast)
    drawn = []
    if look.areas:
        drawn.append(element("path", d=look.areas, fill=tone))
    if look.strokes:
        drawn.append(element("path", d=look.strokes, stroke=tone, stroke_width=1.5, **PEN))
    return drawn


def _own_letter(name: str, palette: Palette) -> str:
    dark = lightness(fill_of(name, palette)) < 0.5
    return letter(name, Point(0, 0), palette.paper if dark else palette.ink, palette)


def letter(name: str, centre: Point, tone: str, palette: Palette) -> str:
    """The letter of a terrain at its place in the hex, quiet but readable: most of a tone in the fill.

    All letters are of one class, so that a page can leave them out.
    """
    said = next(kind.letter for kind in KINDS if kind.name == name)
    colour = mix(fill_of(name, palette), tone, LETTER_CONTRAST)
    x, y = centre.x, centre.y + LETTER_DROP
    return write(said, x, y, LETTER_HEIGHT, 0.5, "rw-letter", stroke=colour, stroke_width=1.05, **PEN)


def place(name: str, palette: Palette) -> str:
    """The definition of the medallion of a place."""
    look = PLACES[name]
    return medallion(place_id(name), look.ring, look.glyph, palette)
