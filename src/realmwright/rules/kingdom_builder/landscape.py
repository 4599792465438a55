"""The map of Kingdom Builder as a drawing: hexes, the lines between them, and the medallions of places."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from realmwright.bits import each, pack
from realmwright.drawing import Palette, Point, dots, edges, element, lightness, middle, mix, use
from realmwright.rules.kingdom_builder.board import NO_CELL, Board
from realmwright.rules.kingdom_builder.glyphs import GROUND, fill_of, ground_id, place_id
from realmwright.rules.kingdom_builder.locations import LOCATIONS
from realmwright.rules.kingdom_builder.terrain import KINDS, NAMES


def kinds_shown(board: Board) -> set[str]:
    """The kinds of hexes of a map, special ones as well: they have a ground under their medallion."""
    return {kind.name for kind, cells in zip(KINDS, board.terrain, strict=True) if cells}


def places_shown(board: Board) -> set[str]:
    """The places whose medallions lie on a map or can be owned."""
    held = pack(slots(board))
    special = {kind.name for kind, cells in zip(KINDS, board.terrain, strict=True) if cells & ~held and kind.special}
    return special | {tile_name(board, slot) for slot in range(len(board.slot_cells))}


def centre(board: Board, cell: int) -> Point:
    """Where the middle of a hex lies when that of the first one is the origin."""
    return middle(board.grid.cells[cell])


def slots(board: Board) -> dict[int, int]:
    """The slot of each location hex that holds tiles."""
    return {cell: slot for slot, cell in enumerate(board.slot_cells) if cell != NO_CELL}


def tile_name(board: Board, slot: int) -> str:
    """The location that the tiles of a slot come from."""
    return LOCATIONS[board.slot_locations[slot]].name


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


def places(board: Board, left: Sequence[int], palette: Palette) -> str:
    """Medallions, with a dot for each tile that is left in their slot."""
    drawn = []
    slot_of = slots(board)
    for kind, cells in enumerate(board.terrain):
        if not KINDS[kind].special:
            continue
        for cell in each(cells):
            here = centre(board, cell)
            if cell in slot_of:
                slot = slot_of[cell]
                drawn.append(use(place_id(tile_name(board, slot)), *here))
                drawn.append(element("g", dots(left[slot], here), fill=palette.ink, stroke=palette.paper))
            else:
                drawn.append(use(place_id(NAMES[kind]), *here))
    return element("g", *drawn, class_="rw-places", pointer_events="none")
