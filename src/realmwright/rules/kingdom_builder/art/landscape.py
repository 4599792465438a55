"""The map of Kingdom Builder as a drawing: hexes, the lines between them, medallions of places, and what is marked."""

from collections.abc import Mapping

from realmwright.bits import each, pack
from realmwright.drawing import Palette, Point, dots, element, use
from realmwright.hexgames import map_art
from realmwright.rules.kingdom_builder.art import overview
from realmwright.rules.kingdom_builder.art.figures import marker_id
from realmwright.rules.kingdom_builder.art.glyphs import GROUND, fill_of, ground_id, place_id
from realmwright.rules.kingdom_builder.model.board import Board
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import KINDS, NAMES


def kinds_shown(board: Board) -> set[str]:
    """The kinds of hexes of a map, special ones as well: they have a ground under their medallion."""
    return {kind.name for kind, cells in zip(KINDS, board.terrain, strict=True) if cells}


def places_shown(state: Position) -> set[str]:
    """The places whose medallions lie on a map or can be owned."""
    board = state.board
    passing = pack(board.nomads())
    held = pack(overview.slots(board)) & ~passing
    special = {kind.name for kind, cells in zip(KINDS, board.terrain, strict=True) if cells & ~held and kind.special}
    tiles = {overview.tile_name(state, slot) for slot in range(len(board.slot_cells))}
    return special | {name for name in tiles if name}


def centre(board: Board, cell: int) -> Point:
    """Where the middle of a hex lies when that of the first one is the origin."""
    return map_art.centre(board.grid, cell)


def hexes(board: Board, said: Mapping[int, str]) -> str:
    """The ground, hex by hex; each says its words, if it has any, when it is pointed at."""
    return map_art.hexes(board.grid, zip(map(ground_id, NAMES), board.terrain, strict=True), said)


def borders(board: Board, palette: Palette) -> str:
    """Lines between hexes: faint within a region, firm around it."""
    fills = [fill_of(name, palette) for name in NAMES]
    return map_art.borders(board.grid, zip(fills, board.terrain, strict=True), palette.shade(GROUND), palette)


def places(state: Position, palette: Palette) -> str:
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
    return map_art.layer("rw-places", drawn)


def markers(state: Position) -> str:
    """Caves and capitols."""
    found = overview.markers(state)
    drawn = [use(marker_id(name), *centre(state.board, cell)) for name, cells in found.items() for cell in each(cells)]
    return map_art.layer("rw-markers", drawn)
