"""Maps as one line of text, and pictures of them: all that the ground of a map depends on.

A chart begins with the row and the column of its upper left corner; then follow its rows, a letter for each hex. Odd
rows lie half a hex to the right. An underscore is no hex: ``0,0/GGC/W_L``.
"""

import re
from typing import Final

from realmwright.drawing import RADIUS, WIDTH, Point, element, middle, number, palette_of, picture
from realmwright.game import LONGEST_CHART, BadSetup, PaletteName, brief
from realmwright.hexes import axial, offset
from realmwright.hexgames.atlas.ground import Cells
from realmwright.hexgames.terrain_art import Land

FARTHEST: Final = 999
"""Rows and columns from the origin."""
NO_HEX: Final = "_"
MARGIN: Final = 9.0
"""Around the hexes of a picture: the paper under the map and its shadow reach so far."""

_CHART: Final = re.compile(r"(-?\d{1,3}),(-?\d{1,3})((?:/[^/]*)+)")


def write_chart(cells: Cells, land: Land) -> str:
    """The text of a map."""
    letters = {offset(cell): land.letters[kind] for cell, kind in cells}
    rows, columns = ([place[axis] for place in letters] for axis in (0, 1))
    top, left = min(rows), min(columns)
    lines = [
        "".join(letters.get((row, col), NO_HEX) for col in range(left, max(columns) + 1)).rstrip(NO_HEX)
        for row in range(top, max(rows) + 1)
    ]
    return "/".join([f"{top},{left}", *lines])


def read_chart(text: str, land: Land) -> Cells:
    """The map that a text writes. Raises BadSetup if it writes none."""
    if len(text) > LONGEST_CHART:
        raise BadSetup(f"a chart has at most {LONGEST_CHART} characters, not {len(text)}")
    found = _CHART.fullmatch(text)
    if found is None:
        raise BadSetup(f"{brief(text)!r} is no chart; one is written 0,0/GGC/W_L")
    top, left = int(found[1]), int(found[2])
    kinds = {letter: kind for kind, letter in land.letters.items()}
    cells = []
    for row, line in enumerate(found[3][1:].split("/"), top):
        for col, letter in enumerate(line, left):
            if letter in kinds:
                cells.append((axial(row, col), kinds[letter]))
            elif letter != NO_HEX:
                raise BadSetup(f"{letter!r} is no kind of hex; there are {' '.join(kinds)}, and {NO_HEX} for no hex")
    if not cells:
        raise BadSetup("a chart has at least one hex")
    return tuple(cells)


def picture_ground(land: Land, chart: str, palette: PaletteName, *, dark: bool, letters: bool) -> str:
    """The ground of a map as a picture that ends :data:`MARGIN` beyond its hexes. Raises BadSetup if it is no map."""
    colours = palette_of(palette, dark=dark)
    cells = read_chart(chart, land)
    middles = [middle(cell) for cell, _ in cells]
    left, right = (edge(x for x, _ in middles) for edge in (min, max))
    top, bottom = (edge(y for _, y in middles) for edge in (min, max))
    drawn = land.atlas(cells, colours)
    origin = Point(WIDTH / 2 + MARGIN - left, RADIUS + MARGIN - top)
    return picture(
        "",
        "",
        Point(right - left + WIDTH + 2 * MARGIN, bottom - top + 2 * (RADIUS + MARGIN)),
        drawn.definitions,
        element(
            "g",
            drawn.sheet,
            drawn.land,
            *(land.written(cells, colours) if letters else []),
            transform=f"translate({number(origin.x)} {number(origin.y)})",
        ),
    )
