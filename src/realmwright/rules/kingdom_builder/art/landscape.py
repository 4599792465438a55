"""The map of Kingdom Builder as a drawing: the ground, medallions of places, and what is marked."""

from realmwright.bits import each, pack
from realmwright.drawing import SPENT_ID, STUD_ID, Palette, Point, stud_places, use
from realmwright.hexgames import map_art
from realmwright.hexgames.atlas.ground import Cells, Drawn
from realmwright.rules.kingdom_builder.art import overview
from realmwright.rules.kingdom_builder.art.figures import marker_id
from realmwright.rules.kingdom_builder.art.glyphs import LAND, place_id
from realmwright.rules.kingdom_builder.model.board import Board
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import KINDS, NAMES


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


def cells(board: Board) -> Cells:
    """Where hexes lie, and of which kind they are."""
    return map_art.cells_of(board.grid, zip(NAMES, board.terrain, strict=True))


def ground(board: Board, palette: Palette) -> Drawn:
    """The map without anything upon it."""
    return LAND.atlas(cells(board), palette)


def places(state: Position) -> str:
    """Medallions, with a stud for each tile that is left in their slot; a nomad hex shows the tile that lies there."""
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
                drawn += [use(STUD_ID, *place, class_="rw-stud") for place in stud_places(left, here)]
                drawn += [] if left else [use(SPENT_ID, *here)]
    return map_art.layer("rw-places", drawn)


def markers(state: Position) -> str:
    """Caves and capitols."""
    found = overview.markers(state)
    drawn = [use(marker_id(name), *centre(state.board, cell)) for name, cells in found.items() for cell in each(cells)]
    return map_art.layer("rw-markers", drawn)
