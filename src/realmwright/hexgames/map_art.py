"""Maps of hexes as drawings: what games on hexes share.

What lies on a map is given by sets of cells of its grid, and symbols by the names under which a game defines them:
nothing here knows a terrain or a piece.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

from realmwright.bits import each
from realmwright.drawing import (
    PEN,
    RADIUS,
    WHITE,
    Palette,
    Player,
    Point,
    edges,
    element,
    fill_of_player,
    hexagon,
    lightness,
    middle,
    mix,
    number,
    outline_of_player,
    use,
)
from realmwright.hexes import HexGrid

RIM: Final = 26.0
"""Room around a map for the numbers that hexes are found by."""
RIM_TEXT: Final = 8.0
PIECE_LIFT: Final = 4.0
"""A piece stands a little above the middle of its hex, so that the letter under it stays readable."""
HATCH: Final = "m14 1.5l-15.5-15.5m-8 2l22 22m-5 4l-21.5-21.5m0 8.5l11 11"
"""Strokes over a hex, from its middle on; no ground has strokes that fall like these."""


# The map


def centre(grid: HexGrid, cell: int) -> Point:
    """Where the middle of a hex lies when that of ``(0, 0)`` is the origin."""
    return middle(grid.cells[cell])


def layer(name: str, drawn: Iterable[str], **attributes: str | float) -> str:
    """What lies upon the hexes and lets a pointer through to them."""
    return element("g", *drawn, class_=name, **attributes, pointer_events="none")


def hexes(grid: HexGrid, grounds: Iterable[tuple[str, int]], said: Mapping[int, str]) -> str:
    """The ground, hex by hex, from the symbol of each kind and where it lies.

    A hex says its words, if it has any, when it is pointed at.
    """
    drawn = []
    for symbol, cells in grounds:
        for cell in each(cells):
            shown = use(symbol, *centre(grid, cell))
            drawn.append(element("g", element("title", said[cell]), shown) if cell in said else shown)
    return element("g", *drawn, class_="rw-hexes")


def borders(grid: HexGrid, grounds: Iterable[tuple[str, int]], beyond: str, palette: Palette) -> str:
    """Lines between hexes, from the fill of each kind and where it lies: faint within a region, firm around it.

    Beyond the rim there is another fill.
    """
    fills = {}
    for fill, cells in grounds:
        fills.update(dict.fromkeys(each(cells), fill))
    inner: defaultdict[str, str] = defaultdict(str)
    outer: defaultdict[str, str] = defaultdict(str)
    for cell, neighbour, line in edges(grid):
        fill = fills[cell]
        other = beyond if neighbour is None else fills[neighbour]
        if neighbour is not None and other == fill:
            inner[fill] += line
        else:
            outer[min(fill, other, key=lightness)] += line
    drawn = [
        element("path", class_=name, d=line, stroke=mix(fill, palette.ink, share), stroke_width=thickness)
        for name, lines, share, thickness in (("rw-inner", inner, 0.14, 0.8), ("rw-outer", outer, 0.3, 1.4))
        for fill, line in lines.items()
    ]
    return element("g", *drawn, fill="none", stroke_linecap="round", pointer_events="none")


def hatching(grid: HexGrid, cells: int, palette: Palette) -> str:
    """Strokes over hexes that are closed, light and dark at once so that they show on every ground."""
    strokes = "".join(f"M{number(x)} {number(y)}{HATCH}" for x, y in (centre(grid, cell) for cell in each(cells)))
    drawn = (
        element("path", d=strokes, stroke=palette.paper, stroke_width=2.4, **PEN),
        element("path", d=strokes, stroke=palette.ink, stroke_width=1.2, **PEN),
    )
    return layer("rw-closed", drawn, opacity=".45")


def light(grid: HexGrid, lit: int, letters: Iterable[str], palette: Palette) -> str:
    """The hexes that can be chosen are lit from within, with their letters upon the light; others are dimmed a little.

    The letters are dark: light ones would drown.
    """
    if not lit:
        return layer("rw-light", ())
    others = "".join(hexagon(centre(grid, cell)) for cell in each(grid.board & ~lit))
    drawn = [element("path", class_="rw-dimmed", d=others, fill=palette.ink, fill_opacity=".09")]
    for cell in each(lit):
        drawn.append(element("path", class_="rw-target", d=hexagon(centre(grid, cell)), fill=WHITE, fill_opacity=".34"))
    drawn += letters
    rings = "".join(hexagon(centre(grid, cell), RADIUS - 2.3) for cell in each(lit))
    drawn.append(element("path", d=rings, fill="none", stroke=palette.ink, stroke_width=3, stroke_linejoin="round"))
    drawn.append(element("path", d=rings, fill="none", stroke=WHITE, stroke_width=1.7, stroke_linejoin="round"))
    return layer("rw-light", drawn)


def ghost(at: Point, player: Player, piece: str, palette: Palette) -> list[str]:
    """Where a piece stood that is in its player's hand."""
    outline = hexagon(at, RADIUS - 2.2)
    return [
        element("path", d=outline, fill=palette.paper, fill_opacity=".4"),
        element(
            "path",
            d=outline,
            fill="none",
            stroke=outline_of_player(player, palette),
            stroke_width=3.8,
            stroke_linejoin="round",
        ),
        element(
            "path",
            d=outline,
            fill="none",
            stroke=fill_of_player(player, palette),
            stroke_width=2.4,
            stroke_dasharray="5 3",
        ),
        use(piece, at.x, at.y - PIECE_LIFT, opacity=".5"),
    ]


def rim(written: Iterable[str], palette: Palette) -> str:
    """Numbers around the map: quieter than what is on it."""
    tone = mix(palette.table, palette.text, 0.62)
    return element("g", *written, class_="rw-rim", stroke=tone, stroke_width=0.8, **PEN)
