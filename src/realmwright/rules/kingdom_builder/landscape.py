"""The map of Kingdom Builder as a drawing: hexes, the lines between them, medallions of places, and what is marked."""

from collections import defaultdict
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from realmwright.bits import each, pack
from realmwright.drawing import PEN, Palette, Point, dots, edges, element, lightness, middle, mix, number, use
from realmwright.rules.kingdom_builder import overview
from realmwright.rules.kingdom_builder.board import Board
from realmwright.rules.kingdom_builder.figures import marker_id
from realmwright.rules.kingdom_builder.glyphs import GROUND, fill_of, ground_id, place_id
from realmwright.rules.kingdom_builder.terrain import KINDS, NAMES

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State

HATCH: Final = "m14 1.5l-15.5-15.5m-8 2l22 22m-5 4l-21.5-21.5m0 8.5l11 11"
"""Strokes over a hex, from its middle on; they fall where the furrows of farmland rise."""


def kinds_shown(board: Board) -> set[str]:
    """The kinds of hexes of a map, special ones as well: they have a ground under their medallion."""
    return {kind.name for kind, cells in zip(KINDS, board.terrain, strict=True) if cells}


def places_shown(state: "State") -> set[str]:
    """The places whose medallions lie on a map or can be owned."""
    board = state.board
    passing = pack(board.nomads())
    held = pack(overview.slots(board)) & ~passing
    special = {kind.name for kind, cells in zip(KINDS, board.terrain, strict=True) if cells & ~held and kind.special}
    tiles = {overview.tile_name(state, slot) for slot in range(len(board.slot_cells))}
    return special | {name for name in tiles if name}


def centre(board: Board, cell: int) -> Point:
    """Where the middle of a hex lies when that of the first one is the origin."""
    return middle(board.grid.cells[cell])


def hexes(board: Board, said: Mapping[int, str]) -> str:
    """The ground, hex by hex; each says its words, if it has any, when it is pointed at."""
    drawn = []
    for kind, cells in enumerate(board.terrain):
        for cell in each(cells):
            shown = use(ground_id(NAMES[kind]), *centre(board, cell))
            drawn.append(element("g", element("title", said[cell]), shown) if cell in said else shown)
    return element("g", *drawn, class_="rw-hexes")


def borders(board: Board, palette: Palette) -> str:
    """Lines between hexes: faint within a region, firm around it."""
    fills = {}
    for kind, cells in enumerate(board.terrain):
        fills.update(dict.fromkeys(each(cells), fill_of(NAMES[kind], palette)))
    inner: defaultdict[str, str] = defaultdict(str)
    outer: defaultdict[str, str] = defaultdict(str)
    for cell, beyond, line in edges(board.grid):
        fill = fills[cell]
        if beyond is not None and fills[beyond] == fill:
            inner[fill] += line
        else:
            other = palette.shade(GROUND) if beyond is None else fills[beyond]
            outer[min(fill, other, key=lightness)] += line
    drawn = [
        element("path", class_=name, d=line, stroke=mix(fill, palette.ink, share), stroke_width=breadth)
        for name, lines, share, breadth in (("rw-inner", inner, 0.14, 0.8), ("rw-outer", outer, 0.3, 1.4))
        for fill, line in lines.items()
    ]
    return element("g", *drawn, fill="none", stroke_linecap="round", pointer_events="none")


def hatching(board: Board, cells: int, palette: Palette) -> str:
    """Strokes over hexes that are closed, light and dark at once so that they show on every ground."""
    strokes = "".join(f"M{number(x)} {number(y)}{HATCH}" for x, y in (centre(board, cell) for cell in each(cells)))
    return element(
        "g",
        element("path", d=strokes, stroke=palette.paper, stroke_width=2.4, **PEN),
        element("path", d=strokes, stroke=palette.ink, stroke_width=1.2, **PEN),
        class_="rw-closed",
        opacity=".45",
        pointer_events="none",
    )


def places(state: "State", palette: Palette) -> str:
    """Medallions, with a dot for each tile that is left in their slot; a nomad hex shows the tile that lies there."""
    drawn = []
    board = state.board
    slot_of = overview.slots(board)
    nomads = board.nomads()
    for kind, cells in enumerate(board.terrain):
        if not KINDS[kind].special:
            continue
        for cell in each(cells):
            here = centre(board, cell)
            name = NAMES[kind]
            left = 0
            if cell in slot_of:
                left = state.tiles_left(slot_of[cell])
                if cell not in nomads or left:
                    name = overview.tile_name(state, slot_of[cell]) or name
            drawn.append(use(place_id(name), *here))
            if cell in slot_of and cell not in nomads:
                drawn.append(element("g", dots(left, here), fill=palette.ink, stroke=palette.paper))
    return element("g", *drawn, class_="rw-places", pointer_events="none")


def markers(state: "State") -> str:
    """Caves and capitols."""
    found = overview.markers(state)
    drawn = [use(marker_id(name), *centre(state.board, cell)) for name, cells in found.items() for cell in each(cells)]
    return element("g", *drawn, class_="rw-markers", pointer_events="none")
