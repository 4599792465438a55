"""The table of Winter Kingdom as a drawing: the map, what stands on it, and below it a line for each player.

The drawing may be shown to everybody: it knows the terrain card of the player whose turn it is, which lies open, what
the viewer's own seat holds, and nothing of other hands or of the pile (WK-7.14).
"""

from typing import Final

from realmwright.bits import each
from realmwright.drawing import (
    PEN,
    PLAYERS,
    RADIUS,
    WIDTH,
    Palette,
    Point,
    edges,
    element,
    middle,
    number,
    palette_of,
    picture,
    settlement,
    settlement_id,
    use,
    write,
)
from realmwright.game import PaletteName, check_seat
from realmwright.hexgames.atlas.ground import Cells, Drawn
from realmwright.hexgames.map_art import (
    PIECE_LIFT,
    RIM,
    RIM_TEXT,
    cells_of,
    centre,
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
from realmwright.rules.winter_kingdom.art import overview
from realmwright.rules.winter_kingdom.art.emblems import emblem
from realmwright.rules.winter_kingdom.art.figures import coin, fort, fort_id
from realmwright.rules.winter_kingdom.art.glyphs import LAND, place, place_id, terrain_card
from realmwright.rules.winter_kingdom.art.overview import Mark
from realmwright.rules.winter_kingdom.art.player_panel import LEAST_WIDTH, column, strip
from realmwright.rules.winter_kingdom.model.board import Board
from realmwright.rules.winter_kingdom.model.catalogue import ECONOMIES, TALENTS
from realmwright.rules.winter_kingdom.model.components import FORT
from realmwright.rules.winter_kingdom.model.position import NONE, Position
from realmwright.rules.winter_kingdom.model.terrain import NAMES, PLACES
from realmwright.rules.winter_kingdom.play.scoring import winners
from realmwright.terminal import Say

MARK_AT: Final = WIDTH / 2 + 9
"""How far from the middle of the last hex of a line its number begins."""


def svg(state: Position, seat: int | None = None, palette: PaletteName = "map", *, dark: bool = False) -> str:
    """The table as this seat sees it, or everybody, with the hexes lit that can be chosen now."""
    check_seat(state, seat)
    colours = palette_of(palette, dark=dark)
    frame = _frame(state.board)
    width = max(frame.x, LEAST_WIDTH)
    below = strip(state, seat, width, frame.y, colours)
    size = Point(width, frame.y + below.height + PADDING)
    return _picture(state, seat, size, (width - frame.x) / 2, colours, below.drawn)


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
    frame = _frame(state.board)
    beside = column(state, seat, frame.x, RIM, colours)
    size = Point(frame.x + (COLUMN if beside.drawn else 0), max(frame.y, beside.height + 2 * RIM))
    return _picture(state, seat, size, 0, colours, beside.drawn)


def _corners(board: Board) -> tuple[Point, Point]:
    """The middles of the hexes furthest to the upper left and to the lower right."""
    middles = [middle(place) for place in board.chart.number]
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    return Point(min(xs), min(ys)), Point(max(xs), max(ys))


def _frame(board: Board) -> Point:
    """The room of the map and of the numbers around it."""
    first, last = _corners(board)
    return Point(last.x - first.x + WIDTH + 2 * RIM, last.y - first.y + 2 * RADIUS + 2 * RIM)


def _picture(state: Position, viewer: int | None, size: Point, indent: float, palette: Palette, around: str) -> str:
    """A picture with the map so far from its left side, and what is drawn around it."""
    ground = LAND.atlas(cells(state), palette)
    first, _ = _corners(state.board)
    origin = Point(indent + RIM + WIDTH / 2 - first.x, RIM + RADIUS - first.y)
    return picture(
        "Winter Kingdom",
        _description(state, viewer),
        size,
        [*_definitions(state, viewer, palette), *ground.definitions],
        element("rect", width=size.x, height=size.y, fill=palette.table),
        element("g", *_map(state, ground, palette), transform=f"translate({number(origin.x)} {number(origin.y)})"),
        around,
    )


def _definitions(state: Position, viewer: int | None, palette: Palette) -> list[str]:
    """Each thing that is drawn again and again."""
    seats = range(state.players)
    cards = {NAMES[card] for seat in seats for card in overview.seen_cards(state, seat, viewer)}
    talents = {talent.name for seat in seats for talent in overview.open_talents(state, seat)}
    talents |= {TALENTS[number].name for seat in seats for number in overview.seen_hand(state, seat, viewer)}
    return [
        *marks(palette),
        *(place(NAMES[kind], palette) for kind in PLACES if state.board.terrain[kind]),
        *(emblem("card", name) for name in state.setup.cards),
        emblem("economy", ECONOMIES[state.setup.economy].name),
        *(emblem("twist", name) for name in state.setup.twists),
        *(emblem("talent", name) for name in sorted(talents)),
        *(terrain_card(name, palette) for name in sorted(cards)),
        *(settlement(player, palette) for player in PLAYERS[: state.players]),
        *(fort(player, palette) for player in PLAYERS[: state.players]),
        coin(palette),
    ]


# The map


def cells(state: Position) -> Cells:
    """Where hexes lie, and of which kind they are."""
    return cells_of(state.board.chart, zip(NAMES, overview.terrain(state.board), strict=True))


def _map(state: Position, ground: Drawn, palette: Palette) -> list[str]:
    chart = state.board.chart
    terrain = overview.terrain(state.board)
    lit = overview.lit(state)
    shut = overview.shut(state)
    return [
        _numbers(state, palette),
        ground.sheet,
        ground.land,
        *([layer("rw-letters", LAND.written(cells(state), palette))] if palette.name == "print" else []),
        hexes(chart, _names(state, terrain)),
        *_seams(state, palette),
        veil(chart, lit, ground.outline, palette),
        *([closed(chart, shut, [Zone(shut)], palette)] if shut else []),
        places(state.board),
        light(chart, lit),
        pieces(state),
        layer("rw-ghost", _ghost(state, palette)),
    ]


def _names(state: Position, terrain: list[int]) -> dict[int, str]:
    """What each hex is called, and what is there."""
    chart = state.board.chart
    names = {}
    for kind, cells in enumerate(terrain):
        for cell in each(cells):
            q, r = chart.cells[cell]
            names[cell] = f"{q},{r} {NAMES[kind]}"
    for cell, piece in overview.pieces(state).items():
        names[cell] += f", {PLAYERS[piece.seat].name} {piece.name}"
    for cell in each(overview.shut(state)):
        names[cell] += ", closed"
    return names


def _seams(state: Position, palette: Palette) -> list[str]:
    """Where boards meet, if they are islands; and the outline of the top board, if it pays."""
    board = state.board
    top_pays, islands = overview.top_board(state) != "", state.setup.law.islands
    if not top_pays and not islands:
        return []
    part_of = {}
    for slot, cells in enumerate(board.parts):
        part_of.update(dict.fromkeys(each(overview.charted(board, cells)), slot))
    seams = top = ""
    for cell, beyond, line in edges(board.chart):
        parts = {part_of[cell], part_of[beyond] if beyond is not None else NONE}
        if len(parts) > 1 and state.setup.top in parts and top_pays:
            top += line
        elif len(parts) > 1 and beyond is not None and islands:
            seams += line
    drawn = []
    for name, lines, breadth in (("rw-seam", seams, 2.6), ("rw-top-board", top, 3.4)):
        if lines:
            drawn.append(element("path", d=lines, stroke=palette.ink, stroke_width=breadth + 1.6, **PEN))
            drawn.append(element("path", class_=name, d=lines, stroke=palette.paper, stroke_width=breadth, **PEN))
    return [layer("rw-seams", drawn, opacity=".75")] if drawn else []


def places(board: Board) -> str:
    """The medallions of castles, tunnels and villages."""
    terrain = overview.terrain(board)
    found = [(NAMES[kind], cell) for kind in PLACES for cell in each(terrain[kind])]
    return layer("rw-places", [use(place_id(name), *centre(board.chart, cell)) for name, cell in found])


def pieces(state: Position) -> str:
    """Every piece on its hex."""
    drawn = []
    for cell, piece in overview.pieces(state).items():
        x, y = centre(state.board.chart, cell)
        player = PLAYERS[piece.seat]
        drawn.append(use(fort_id(player) if piece.name == FORT else settlement_id(player), x, y - PIECE_LIFT))
    return layer("rw-pieces", drawn)


def _ghost(state: Position, palette: Palette) -> list[str]:
    """The house that is in the player's hand: forts are never moved (WK-6.3)."""
    cell = overview.lifted(state)
    if cell == NONE:
        return []
    player = PLAYERS[state.turn]
    return ghost(centre(state.board.chart, cell), player, settlement_id(player), palette)


# Around the map


def _numbers(state: Position, palette: Palette) -> str:
    """At the ends of rows the second number of their hexes; along falling lines, as far as there is room, the first."""
    chart = state.board.chart
    written = [_number(mark, Point(1, 0), 0) for mark in overview.row_marks(chart)]
    written += [_number(mark, Point(0.5, 0.866), 60) for mark in overview.column_marks(chart)]
    return rim(written, palette)


def _number(mark: Mark, step: Point, turn: int) -> str:
    """A number outside the map, along its line; a mark lies a hex beyond the end of it."""
    x, y = middle(mark.place)
    side = -1 if mark.first else 1
    inwards = side * (MARK_AT - WIDTH)
    at = Point(x + inwards * step.x, y + inwards * step.y)
    written = write(str(mark.number), 0, 0, RIM_TEXT, 1 if mark.first else 0)
    place = f"translate({number(at.x)} {number(at.y)})"
    return element("g", written, transform=f"{place}rotate({turn})" if turn else place)


# In words


def _description(state: Position, viewer: int | None) -> str:
    boards = sum(1 for part in state.board.parts if part)
    said = [
        f"A map of {boards} {'boards' if boards > 1 else 'board'} with {len(state.board.chart.cells)} hexes.",
        f"Scoring cards: {', '.join(state.setup.cards)}.",
        f"Economy: {ECONOMIES[state.setup.economy].name}.",
    ]
    if state.setup.twists:
        said.append(f"Twists: {', '.join(state.setup.twists)}.")
    said += [_seat_in_words(state, seat, viewer) for seat in range(state.players)]
    if state.over:
        said.append(f"The game is over; {' and '.join(PLAYERS[seat].name for seat in winners(state))} won.")
    return " ".join(said)


def _seat_in_words(state: Position, seat: int, viewer: int | None) -> str:
    forts = state.forts[seat].bit_count()
    words = [
        f"{PLAYERS[seat].name.capitalize()}: {state.own[seat].bit_count() - forts} houses and {forts} forts on the map",
        f"{state.supply[seat]} and {state.fort_supply[seat]} in supply",
        f"coins: {state.coins[seat]}",
    ]
    if overview.removed(state, seat):
        words.append(f"out of the game: {overview.removed(state, seat)}")
    talents = [talent.title for talent in overview.open_talents(state, seat)]
    words.append(f"talents {', '.join(talents)}")
    words.append(f"hidden talents: {state.unbought[seat].bit_count()}")
    hand = [TALENTS[talent].name for talent in overview.seen_hand(state, seat, viewer)]
    if hand:
        words.append(f"which are {', '.join(hand)}")
    cards = " and ".join(NAMES[card] for card in overview.seen_cards(state, seat, viewer))
    if seat == state.turn and not state.over:
        words.append(f"to play on {cards}" if cards else "to play")
    elif cards:
        words.append(f"next on {cards}")
    return ", ".join(words) + "."
