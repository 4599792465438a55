"""The table of Kingdom Builder as a drawing: the map, what stands on it, and below it a line for each player.

The drawing may be shown to everybody: it knows the cards of the player whose turn it is, which lie open, and
nothing of other hands or of the pile (KB-17.5).
"""

from typing import Final

from realmwright.bits import each
from realmwright.drawing import (
    PLAYERS,
    RADIUS,
    STEP,
    WIDTH,
    Palette,
    Point,
    element,
    number,
    palette_of,
    picture,
    settlement,
    settlement_id,
    use,
    write,
)
from realmwright.game import PaletteName, check_seat
from realmwright.hexgames.atlas.ground import Drawn
from realmwright.hexgames.map_art import (
    PIECE_LIFT,
    RIM,
    RIM_TEXT,
    ghost,
    hexes,
    layer,
    light,
    marks,
    rim,
    veil,
)
from realmwright.hexgames.player_strip import COLUMN, PADDING
from realmwright.hexgames.zone_art import Zone, closed
from realmwright.rules.kingdom_builder.art import figures, landscape, overview
from realmwright.rules.kingdom_builder.art.emblems import emblem
from realmwright.rules.kingdom_builder.art.figures import (
    CITY_HALL,
    PLATE_MIDDLE,
    PLATE_SCALE,
    figure_id,
    marker,
    marker_id,
    plate,
    plate_id,
)
from realmwright.rules.kingdom_builder.art.glyphs import LAND, place
from realmwright.rules.kingdom_builder.art.landscape import centre
from realmwright.rules.kingdom_builder.art.overview import SETTLEMENT, WALL, Block, Piece
from realmwright.rules.kingdom_builder.art.player_panel import column, least_width, strip
from realmwright.rules.kingdom_builder.art.terrain_cards import terrain_card
from realmwright.rules.kingdom_builder.model.catalogue import TERRAIN_CARDS
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import NAMES
from realmwright.rules.kingdom_builder.play.scoring import winners
from realmwright.terminal import Say

PLATE_AWAY: Final = 34.0
"""From the middle of the last hex of a row to that of the plate beside it."""


def svg(state: Position, seat: int | None = None, palette: PaletteName = "map", *, dark: bool = False) -> str:
    """The table as this seat sees it, or everybody, with the hexes lit that can be chosen now."""
    check_seat(state, seat)
    colours = palette_of(palette, dark=dark)
    map_size = _map_size(state)
    width = max(map_size.x, least_width(state.board) + 2 * PADDING)
    below = strip(state, seat, width, map_size.y, colours)
    size = Point(width, map_size.y + below.height + PADDING)
    defined = _strip_defined(state, seat, colours)
    return _picture(state, seat, size, (width - map_size.x) / 2, colours, defined, below.drawn)


def figure(
    state: Position,
    seat: int | None = None,
    palette: PaletteName = "map",
    *,
    dark: bool = False,
    say: Say | None = None,
) -> str:
    """The map alone, with the hexes lit that can be chosen now; beside it what is played with. There are no words."""
    check_seat(state, seat)
    colours = palette_of(palette, dark=dark)
    map_size = _map_size(state)
    beside = column(state, seat, map_size.x, RIM)
    size = Point(map_size.x + (COLUMN if beside.drawn else 0), max(map_size.y, beside.height + 2 * RIM))
    cards = {TERRAIN_CARDS[card].name for card in overview.seen_cards(state, state.turn, seat)}
    defined = [terrain_card(name, colours) for name in sorted(cards)]
    return _picture(state, seat, size, 0, colours, defined, beside.drawn)


def _map_size(state: Position) -> Point:
    """The room of the map and of the numbers around it."""
    rows = state.board.rows()
    return Point(_breadth(len(rows), len(rows[0])) + 2 * RIM, _bottom(len(rows) - 1) + 2 * RIM)


def _picture(
    state: Position, viewer: int | None, size: Point, indent: float, palette: Palette, defined: list[str], around: str
) -> str:
    """A picture with the map so far from its left side, and what is drawn around it."""
    ground = landscape.ground(state.board, palette)
    left = indent + RIM
    place_of_map = f"translate({number(left + WIDTH / 2)} {number(RIM + RADIUS)})"
    return picture(
        "Kingdom Builder",
        _description(state, viewer),
        size,
        [*_map_defined(state, palette), *defined, *ground.definitions],
        element("rect", width=size.x, height=size.y, fill=palette.table),
        _numbers(state, left, palette),
        element("g", *_map(state, ground, palette), transform=place_of_map),
        *_marks(state, left),
        around,
    )


def _breadth(rows: int, columns: int) -> float:
    """How broad so many rows and columns are."""
    return WIDTH * (columns + (0.5 if rows > 1 else 0))


def _bottom(row: int) -> float:
    """Where the hexes of a row end below."""
    return RADIUS * (1.5 * (row + 1) + 0.5)


def _map_defined(state: Position, palette: Palette) -> list[str]:
    """Each thing that is drawn again and again on the map, and beside it."""
    return [
        *marks(palette),
        *(place(name, palette) for name in sorted(landscape.places_shown(state))),
        *(settlement(player, palette) for player in PLAYERS[: state.players]),
        *(plate(PLAYERS[seat], palette) for seat in sorted({*overview.marked_rows(state).values()})),
        *pieces_defined(state, palette),
    ]


def _strip_defined(state: Position, viewer: int | None, palette: Palette) -> list[str]:
    """The same for the strip below the map."""
    hands = [overview.seen_cards(state, seat, viewer) for seat in range(state.players)]
    cards = {TERRAIN_CARDS[card].name for hand in hands for card in hand}
    kinds = {gone for gone in (overview.outcast(state, name) for name in state.setup.cards) if gone}
    return [
        *(LAND.ground(name, palette) for name in sorted(kinds if state.setup.sets else kinds | cards)),
        *(emblem(name) for name in (*state.setup.cards, *state.setup.tasks)),
        *(terrain_card(name, palette) for name in sorted(cards) if state.setup.sets),
    ]


def pieces_defined(state: Position, palette: Palette) -> list[str]:
    """All that stands or lies on the map, or may come to, except settlements."""
    shown = set(overview.pieces(state).values())
    shown |= {Piece(name, seat) for seat in range(state.players) for name in overview.reserve(state, seat)}
    if state.lifted >= 0:
        shown.add(Piece(overview.carried(state), state.actor))
    owned = sorted((piece.name, piece.seat) for piece in shown if piece.seat is not None)
    walls = [WALL] if Piece(WALL, None) in shown else []
    return [
        *(figures.figure(name, PLAYERS[seat], palette) for name, seat in owned if name != SETTLEMENT),
        *(marker(name, palette) for name in (*walls, *overview.markers(state))),
    ]


# The map


def _map(state: Position, ground: Drawn, palette: Palette) -> list[str]:
    board = state.board
    lit = state.choices & board.grid.board
    shut = state.shut()
    return [
        ground.sheet,
        ground.land,
        *([layer("rw-letters", LAND.written(landscape.cells(board), palette))] if palette.name == "print" else []),
        hexes(board.grid, _names(state)),
        veil(board.grid, lit, ground.outline, palette),
        *([closed(board.grid, shut, _zones(state), palette)] if shut else []),
        landscape.places(state),
        *([landscape.markers(state)] if overview.markers(state) else []),
        light(board.grid, lit),
        layer("rw-pieces", pieces(state)),
        layer("rw-ghost", _ghost(state, palette)),
    ]


def _zones(state: Position) -> list[Zone]:
    """What the warriors of each player close."""
    return [Zone(cells, PLAYERS[seat]) for seat in range(state.players) if (cells := state.zone(seat))]


def _names(state: Position) -> dict[int, str]:
    """What each hex is called, and what is there."""
    board = state.board
    marked = overview.markers(state)
    names = {}
    for kind, cells in enumerate(board.terrain):
        for cell in each(cells):
            lies = [name for name, there in marked.items() if there >> cell & 1]
            names[cell] = ", ".join([f"{board.name(cell)} {NAMES[kind]}", *lies])
    for cell, slot in overview.slots(board).items():
        name = overview.tile_name(state, slot)
        left = state.tiles_left(slot)
        if not board.passing_slots >> slot & 1:
            names[cell] = f"{board.name(cell)} {name}, tiles: {left}"
        elif name:
            names[cell] += f", {name}" if left else ", empty"
    for cell, piece in overview.pieces(state).items():
        whose = [PLAYERS[piece.seat].name] if piece.seat is not None else []
        what = [piece.name] if piece.name != SETTLEMENT else []
        names[cell] += ", " + " ".join(whose + what)
    for cell in each(state.shut()):
        names[cell] += ", closed by a warrior"
    return names


def pieces(state: Position) -> list[str]:
    """Every piece on its hex; a city hall lies under the others, so that its wall hides none of them."""
    covered = overview.covered(state)
    found = [(cell, piece) for cell, piece in overview.pieces(state).items() if not covered >> cell & 1]
    drawn = []
    for cell, piece in sorted(found, key=lambda place: place[1].name != CITY_HALL):
        x, y = centre(state.board, cell)
        drawn.append(use(_piece_id(piece), x, y if piece.name == CITY_HALL else y - PIECE_LIFT))
    return drawn


def _piece_id(piece: Piece) -> str:
    """The name under which a piece is defined."""
    if piece.seat is None:
        return marker_id(piece.name)
    player = PLAYERS[piece.seat]
    return settlement_id(player) if piece.name == SETTLEMENT else figure_id(piece.name, player)


def _ghost(state: Position, palette: Palette) -> list[str]:
    """Where the piece stood that is in the player's hand."""
    if state.lifted < 0:
        return []
    piece = _piece_id(Piece(overview.carried(state), state.actor))
    return ghost(centre(state.board, state.lifted), PLAYERS[state.actor], piece, palette)


# Around the map


def _numbers(state: Position, left: float, palette: Palette) -> str:
    """Rows at both sides and columns above and below, so that a person finds 7,3; under the island its own ones.

    Where a plate stands there is no number.
    """
    drawn = []
    marked = overview.marked_rows(state)
    for block in overview.blocks(state.board):
        for row in block.rows:
            ends = [left + WIDTH * block.first - RIM / 2, _right(block, left) + RIM / 2]
            if row in marked:
                del ends[not row % 2]
            drawn += [write(str(row), x, _row_middle(row), RIM_TEXT, 0.5) for x in ends]
        last_row = block.rows[-1]
        for col in range(block.first, block.last + 1):
            x = left + WIDTH * (col + 0.5)
            if not block.rows[0]:
                drawn.append(write(str(col), x, RIM / 2, RIM_TEXT, 0.5))
            shift = WIDTH / 2 if last_row % 2 else 0
            drawn.append(write(str(col), x + shift, RIM * 1.5 + _bottom(last_row), RIM_TEXT, 0.5))
    return rim(drawn, palette)


def _marks(state: Position, left: float) -> list[str]:
    """A settlement on a plate beside each row that its owner has marked, at the end that leaves half a hex free."""
    drawn = []
    rows = state.board.rows()
    for row, seat in overview.marked_rows(state).items():
        line = rows[row].rstrip()
        first, last = len(line) - len(line.lstrip()), len(line) - 1
        side = -1 if row % 2 else 1
        x = left + WIDTH * ((first if row % 2 else last) + 0.5 + row % 2 / 2) + side * PLATE_AWAY
        player = PLAYERS[seat]
        drawn.append(
            element(
                "g",
                element("title", f"row {row}, marked by {player.name}"),
                use(plate_id(player), transform="scale(-1 1)") if side < 0 else use(plate_id(player)),
                use(settlement_id(player), side * PLATE_MIDDLE, 0, PLATE_SCALE),
                transform=f"translate({number(x)} {number(_row_middle(row))})",
            )
        )
    return [element("g", *drawn, class_="rw-marks")] if drawn else []


def _right(block: Block, left: float) -> float:
    """Where the rows of a block end."""
    return left + _breadth(len(block.rows), block.last + 1)


def _row_middle(row: int) -> float:
    return RIM + RADIUS + STEP * row


# In words


def _description(state: Position, viewer: int | None) -> str:
    block, *apart = overview.blocks(state.board)
    size = f"{len(block.rows)} rows and {block.last + 1} columns of hexes"
    said = [f"A map of {size}, and an island below it." if apart else f"A map of {size}."]
    said.append(f"Scoring cards: {', '.join(state.setup.cards)}.")
    if state.setup.tasks:
        said.append(f"Tasks: {', '.join(state.setup.tasks)}.")
    said += [_seat_in_words(state, seat, viewer) for seat in range(state.players)]
    if state.over:
        said.append(f"The game is over; {' and '.join(PLAYERS[seat].name for seat in winners(state))} won.")
    return " ".join(said)


def _seat_in_words(state: Position, seat: int, viewer: int | None) -> str:
    found = overview.pieces(state)
    covered = overview.covered(state)
    standing = [piece.name for cell, piece in found.items() if piece.seat == seat and not covered >> cell & 1]
    words = f"{PLAYERS[seat].name.capitalize()}: {standing.count(SETTLEMENT)} settlements on the map"
    for name in sorted({*standing} - {SETTLEMENT}):
        words += f", {name} x{standing.count(name)}"
    words += f", {state.supply[seat]} in supply"
    counts = {
        "set aside": overview.set_aside(state, seat),
        "settlement tiles": overview.settlement_tiles(state, seat),
        "silo actions": overview.silos(state, seat),
        "gold so far": overview.earned(state, seat),
    }
    words += "".join(f", {what}: {count}" for what, count in counts.items() if count)
    in_reserve = [f"{name} x{count}" for name, count in overview.reserve(state, seat).items()]
    words += f", in reserve {', '.join(in_reserve)}" if in_reserve else ""
    tiles = [overview.tile_name(state, slot) for slot in each(state.held[seat])]
    words += f", tiles {', '.join(tiles)}" if tiles else ""
    cards = " and ".join(TERRAIN_CARDS[card].name for card in overview.seen_cards(state, seat, viewer))
    if seat == state.turn and not state.over:
        words += f", to play on {cards}" if cards else ", to play"
    elif cards:
        words += f", next on {cards}"
    if seat == state.seat != state.turn:
        words += ", to react"
    return words + "."


__all__ = ["PIECE_LIFT", "figure", "pieces", "pieces_defined", "svg"]
