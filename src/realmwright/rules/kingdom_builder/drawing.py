"""The table of Kingdom Builder as a drawing: the map, what stands on it, and below it a line for each player.

The drawing may be shown to everybody: it knows the card of the player whose turn it is, which lies open, and
nothing of other hands or of the pile (KB-17.5).
"""

from collections import defaultdict
from typing import TYPE_CHECKING, Final

from realmwright.bits import each
from realmwright.drawing import (
    GOLD,
    INK,
    PAPER,
    PEN,
    PLAYERS,
    RADIUS,
    TABLE,
    WIDTH,
    Point,
    breadth,
    dots,
    edges,
    element,
    hexagon,
    lightness,
    middle,
    mix,
    number,
    picture,
    settlement,
    settlement_id,
    use,
    write,
)
from realmwright.game import check_seat
from realmwright.rules.kingdom_builder.board import NO_CELL, Board
from realmwright.rules.kingdom_builder.glyphs import GROUND, fill_of, ground, ground_id, letter, place, place_id
from realmwright.rules.kingdom_builder.locations import LOCATIONS
from realmwright.rules.kingdom_builder.terrain import KINDS, NAMES, NO_CARD

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State

RIM: Final = 26.0
"""Room around the map for the numbers of rows and columns."""
LINE: Final = 34.0
"""The height of a player's line."""
TILE: Final = 32.0
TILES_FROM: Final = 184.0
"""Where in a player's line the tiles begin."""
CARD: Final = Point(118, 26)
PADDING: Final = 16.0
PIECE_LIFT: Final = 4.0
"""A piece stands a little above the middle of its hex, so that the letter under it stays readable."""
SMALL: Final = 8.0
TEXT: Final = 9.0
DIM: Final = ".4"


def svg(state: "State", viewer: int | None = None) -> str:
    """The table as the viewer's seat sees it, or everybody, with the hexes lit that can be chosen now."""
    check_seat(state, viewer)
    board = state.board
    height, width = len(board.rows()), len(board.rows()[0])
    map_size = Point(WIDTH * (width + (0.5 if height > 1 else 0)), RADIUS * (1.5 * height + 0.5))
    strip = Point(TILES_FROM + TILE * len(board.slot_cells) + CARD.x + PADDING, LINE * max(state.players, 3))
    size = Point(max(map_size.x + 2 * RIM, strip.x + 2 * PADDING), map_size.y + 2 * RIM + strip.y + PADDING)
    left = (size.x - map_size.x) / 2
    place_of_map = f"translate({number(left + WIDTH / 2)} {number(RIM + RADIUS)})"
    return picture(
        "Kingdom Builder",
        _description(state, viewer),
        size,
        _definitions(state, viewer),
        _numbers(height, width, left, map_size),
        element("g", *_map(state), transform=place_of_map),
        _strip(state, viewer, size.x, map_size.y + 2 * RIM),
    )


def _definitions(state: "State", viewer: int | None) -> list[str]:
    """Each thing that is drawn again and again."""
    board = state.board
    kinds = {kind.name for kind, cells in zip(KINDS, board.terrain, strict=True) if cells and not kind.special}
    special = {kind.name for kind, cells in zip(KINDS, board.terrain, strict=True) if cells and kind.special}
    places = special | {_tile_name(board, slot) for slot in range(len(board.slot_cells))}
    cards = [_seen_card(state, seat, viewer) for seat in range(state.players)]
    shown = {NAMES[card] for card in cards if card != NO_CARD}
    return [
        *(ground(name) for name in sorted(kinds | special | shown)),
        *(place(name) for name in sorted(places)),
        *(settlement(player) for player in PLAYERS[: state.players]),
    ]


def _seen_card(state: "State", seat: int, viewer: int | None) -> int:
    """The terrain card of a seat if the viewer sees it: the played one, or an own one. None once the game is over."""
    return NO_CARD if state.over or seat not in (state.turn, viewer) else state.hand[seat]


# The map


def _map(state: "State") -> list[str]:
    lit = state.legal() & state.board.grid.board
    return [
        element("g", *_hexes(state), class_="rw-hexes"),
        element("g", *_borders(state.board), fill="none", stroke_linecap="round", pointer_events="none"),
        element("g", *_light(state.board, lit), class_="rw-light", pointer_events="none"),
        element("g", *_places(state), class_="rw-places", pointer_events="none"),
        element("g", *_pieces(state), class_="rw-pieces", pointer_events="none"),
        element("g", *_ghost(state), class_="rw-ghost", pointer_events="none"),
    ]


def _centre(board: Board, cell: int) -> Point:
    return middle(board.grid.cells[cell])


def _hexes(state: "State") -> list[str]:
    """The ground, hex by hex; each says its name when it is pointed at."""
    board = state.board
    slots = _slots(board)
    owner = {cell: PLAYERS[seat].name for seat in range(state.players) for cell in each(state.own[seat])}
    drawn = []
    for kind, cells in enumerate(board.terrain):
        for cell in each(cells):
            said = f"{board.name(cell)} {NAMES[kind]}"
            if cell in slots:
                said = f"{board.name(cell)} {_tile_name(board, slots[cell])}, tiles: {state.tiles_left(slots[cell])}"
            if cell in owner:
                said += ", " + owner[cell]
            x, y = _centre(board, cell)
            drawn.append(element("g", element("title", said), use(ground_id(NAMES[kind]), x, y)))
    return drawn


def _slots(board: Board) -> dict[int, int]:
    """The slot of each location hex that holds tiles."""
    return {cell: slot for slot, cell in enumerate(board.slot_cells) if cell != NO_CELL}


def _tile_name(board: Board, slot: int) -> str:
    return LOCATIONS[board.slot_locations[slot]].name


def _borders(board: Board) -> list[str]:
    """Lines between hexes: faint within a region, firm around it."""
    fills = {cell: fill_of(NAMES[kind]) for kind, cells in enumerate(board.terrain) for cell in each(cells)}
    inner: defaultdict[str, str] = defaultdict(str)
    outer: defaultdict[str, str] = defaultdict(str)
    for cell, beyond, line in edges(board.grid):
        fill = fills[cell]
        if beyond is not None and fills[beyond] == fill:
            inner[fill] += line
        else:
            other = GROUND if beyond is None else fills[beyond]
            outer[min(fill, other, key=lightness)] += line
    return [
        element("path", class_=name, d=line, stroke=mix(fill, INK, share), stroke_width=breadth_of)
        for name, lines, share, breadth_of in (("rw-inner", inner, 0.14, 0.8), ("rw-outer", outer, 0.3, 1.4))
        for fill, line in lines.items()
    ]


def _light(board: Board, lit: int) -> list[str]:
    """The hexes that can be chosen are lit from within, the others dimmed a little."""
    if not lit:
        return []
    others = "".join(hexagon(_centre(board, cell)) for cell in each(board.grid.board & ~lit))
    drawn = [element("path", class_="rw-dimmed", d=others, fill=INK, fill_opacity=".09")]
    for cell in each(lit):
        drawn.append(
            element("path", class_="rw-target", d=hexagon(_centre(board, cell)), fill="#fff", fill_opacity=".34")
        )
    # A light letter would drown in the light.
    for kind, cells in enumerate(board.terrain):
        drawn += [letter(NAMES[kind], _centre(board, cell), INK) for cell in each(cells & lit)]
    rings = "".join(hexagon(_centre(board, cell), RADIUS - 2.3) for cell in each(lit))
    drawn.append(element("path", d=rings, fill="none", stroke=INK, stroke_width=3, stroke_linejoin="round"))
    drawn.append(element("path", d=rings, fill="none", stroke="#fff", stroke_width=1.7, stroke_linejoin="round"))
    return drawn


def _places(state: "State") -> list[str]:
    """Medallions, with a dot for each tile that still lies there."""
    board = state.board
    drawn = []
    slots = _slots(board)
    for kind, cells in enumerate(board.terrain):
        if not KINDS[kind].special:
            continue
        for cell in each(cells):
            centre = _centre(board, cell)
            if cell in slots:
                drawn.append(use(place_id(_tile_name(board, slots[cell])), *centre))
                drawn.append(element("g", dots(state.tiles_left(slots[cell]), centre), fill=INK, stroke=PAPER))
            else:
                drawn.append(use(place_id(NAMES[kind]), *centre))
    return drawn


def _pieces(state: "State") -> list[str]:
    drawn = []
    for seat in range(state.players):
        for cell in each(state.own[seat]):
            x, y = _centre(state.board, cell)
            drawn.append(use(settlement_id(PLAYERS[seat]), x, y - PIECE_LIFT))
    return drawn


def _ghost(state: "State") -> list[str]:
    """Where the piece stood that is in the player's hand."""
    if state.lifted < 0:
        return []
    player = PLAYERS[state.turn]
    x, y = _centre(state.board, state.lifted)
    outline = hexagon(Point(x, y), RADIUS - 2.2)
    return [
        element("path", d=outline, fill=PAPER, fill_opacity=".4"),
        element("path", d=outline, fill="none", stroke=player.outline, stroke_width=3.8, stroke_linejoin="round"),
        element("path", d=outline, fill="none", stroke=player.fill, stroke_width=2.4, stroke_dasharray="5 3"),
        use(settlement_id(player), x, y - PIECE_LIFT, opacity=".5"),
    ]


def _numbers(height: int, width: int, left: float, map_size: Point) -> str:
    """Rows at both sides and columns above and below, so that a person finds 7,3."""
    drawn = []
    for row in range(height):
        y = RIM + RADIUS + 1.5 * RADIUS * row
        drawn += [write(str(row), x, y, SMALL, 0.5) for x in (left - RIM / 2, left + map_size.x + RIM / 2)]
    for col in range(width):
        x = left + WIDTH * (col + 0.5)
        last_row = WIDTH / 2 if height % 2 == 0 else 0
        drawn.append(write(str(col), x, RIM / 2, SMALL, 0.5))
        drawn.append(write(str(col), x + last_row, RIM * 1.5 + map_size.y, SMALL, 0.5))
    return element("g", *drawn, class_="rw-rim", stroke=mix(TABLE, INK, 0.62), stroke_width=0.8, **PEN)


# The strip below


def _strip(state: "State", viewer: int | None, width: float, top: float) -> str:
    lines = [
        element(
            "g",
            *_line(state, viewer, seat, width),
            class_="rw-line",
            transform=f"translate(0 {number(top + LINE * seat)})",
        )
        for seat in range(state.players)
    ]
    cards = []
    for place_in_row, name in enumerate(state.cards):
        x, y = width - CARD.x - PADDING, top + (LINE - CARD.y) / 2 + LINE * place_in_row
        cards.append(_poster(name, x, y))
    return element("g", *lines, *cards, class_="rw-strip")


def _poster(name: str, x: float, y: float) -> str:
    """A scoring card: a coin and its name, made smaller where it is long."""
    room = CARD.x - 34
    height = min(TEXT, TEXT * room / breadth(name, TEXT))
    y_middle = CARD.y / 2
    return element(
        "g",
        element("rect", width=CARD.x, height=CARD.y, rx=4, fill=PAPER, stroke=mix(TABLE, INK, 0.35)),
        element("circle", cx=15, cy=y_middle, r=6, fill=GOLD, stroke=mix(GOLD, INK, 0.5), stroke_width=1.2),
        write(name, 28, y_middle, height, stroke=INK, stroke_width=0.95, **PEN),
        transform=f"translate({number(x)} {number(y)})",
    )


def _line(state: "State", viewer: int | None, seat: int, width: float) -> list[str]:
    """Shape, name, supply left, the terrain card if it is seen, and tiles; winners on paper at the end."""
    y = LINE / 2
    player = PLAYERS[seat]
    drawn = []
    if seat in (state.winners() if state.over else [state.turn]):
        right = width - 2 * PADDING - CARD.x
        drawn.append(element("rect", x=PADDING / 2, y=1, width=right, height=LINE - 2, rx=6, fill=PAPER))
    if seat == state.turn and not state.over:
        drawn.append(element("path", class_="rw-turn", d=f"M14 {number(y - 5)}v10l8-5z", fill=INK))
    card = _seen_card(state, seat, viewer)
    if card != NO_CARD:
        drawn.append(use(ground_id(NAMES[card]), 156, y, 0.74, class_="rw-card"))
    drawn.append(use(settlement_id(player), 38, y))
    drawn.append(write(player.name, 54, y, TEXT, stroke=INK, stroke_width=0.9, **PEN))
    drawn.append(write(str(state.supply[seat]), 134, y, TEXT + 2, 1, stroke=INK, stroke_width=0.95, **PEN))
    if state.over:
        drawn.append(_gold(state.scores()[seat].total, 142, y))
    for place_in_row, slot in enumerate(each(state.held[seat])):
        name = _tile_name(state.board, slot)
        x = TILES_FROM + TILE * (place_in_row + 0.5)
        if state.fresh[seat] >> slot & 1:
            drawn.append(use(place_id(name), x, y, 0.84))
        else:
            drawn.append(use(place_id(name), x, y, 0.84, opacity=DIM))
    return drawn


def _gold(total: int, x: float, y: float) -> str:
    """Gold at the end of the game."""
    coin = element("circle", cx=x + 8, cy=y, r=5, fill=GOLD, stroke=mix(GOLD, INK, 0.5), stroke_width=1.2)
    return coin + write(str(total), x + 18, y, TEXT, stroke=INK, stroke_width=0.95, **PEN)


# In words


def _description(state: "State", viewer: int | None) -> str:
    rows = state.board.rows()
    said = [f"A map of {len(rows)} rows and {len(rows[0])} columns of hexes."]
    said.append(f"Scoring cards: {', '.join(state.cards)}.")
    said += [_seat_in_words(state, seat, viewer) for seat in range(state.players)]
    if state.over:
        said.append(f"The game is over; {' and '.join(PLAYERS[seat].name for seat in state.winners())} won.")
    return " ".join(said)


def _seat_in_words(state: "State", seat: int, viewer: int | None) -> str:
    words = f"{PLAYERS[seat].name.capitalize()}: {state.own[seat].bit_count()} settlements on the map"
    words += f", {state.supply[seat]} in supply"
    tiles = [_tile_name(state.board, slot) for slot in each(state.held[seat])]
    if tiles:
        words += f", tiles {', '.join(tiles)}"
    card = _seen_card(state, seat, viewer)
    if seat == state.turn and not state.over:
        words += ", to play" if card == NO_CARD else f", to play on {NAMES[card]}"
    elif card != NO_CARD:
        words += f", next on {NAMES[card]}"
    return words + "."


__all__ = ["svg"]
