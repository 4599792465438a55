"""The table of Kingdom Builder as a drawing: the map, what stands on it, and below it a line for each player.

The drawing may be shown to everybody: it knows the card of the player whose turn it is, which lies open, and
nothing of other hands or of the pile (KB-17.5).
"""

from typing import TYPE_CHECKING, Final

from realmwright.bits import each
from realmwright.drawing import (
    GOLD,
    PEN,
    PLAYERS,
    RADIUS,
    WHITE,
    WIDTH,
    Palette,
    Point,
    breadth,
    element,
    fill_of_player,
    hexagon,
    mix,
    number,
    outline_of_player,
    palette_of,
    picture,
    settlement,
    settlement_id,
    use,
    write,
)
from realmwright.game import PaletteName, check_seat
from realmwright.rules.kingdom_builder import landscape
from realmwright.rules.kingdom_builder.board import Board
from realmwright.rules.kingdom_builder.emblems import emblem, emblem_id
from realmwright.rules.kingdom_builder.glyphs import ground, ground_id, letter, place, place_id
from realmwright.rules.kingdom_builder.landscape import centre, slots, tile_name
from realmwright.rules.kingdom_builder.terrain import NAMES, NO_CARD

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


def svg(state: "State", viewer: int | None = None, palette: PaletteName = "map", *, dark: bool = False) -> str:
    """The table as the viewer's seat sees it, or everybody, with the hexes lit that can be chosen now."""
    check_seat(state, viewer)
    colours = palette_of(palette, dark=dark)
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
        _definitions(state, viewer, colours),
        element("rect", width=size.x, height=size.y, fill=colours.table),
        _numbers(height, width, left, map_size, colours),
        element("g", *_map(state, colours), transform=place_of_map),
        _strip(state, viewer, size.x, map_size.y + 2 * RIM, colours),
    )


def _definitions(state: "State", viewer: int | None, palette: Palette) -> list[str]:
    """Each thing that is drawn again and again."""
    cards = [_seen_card(state, seat, viewer) for seat in range(state.players)]
    shown = {NAMES[card] for card in cards if card != NO_CARD}
    return [
        *(ground(name, palette) for name in sorted(landscape.kinds_shown(state.board) | shown)),
        *(place(name, palette) for name in sorted(landscape.places_shown(state.board))),
        *(emblem(name) for name in state.cards),
        *(settlement(player, palette) for player in PLAYERS[: state.players]),
    ]


def _seen_card(state: "State", seat: int, viewer: int | None) -> int:
    """The terrain card of a seat if the viewer sees it: the played one, or an own one. None once the game is over."""
    return NO_CARD if state.over or seat not in (state.turn, viewer) else state.hand[seat]


# The map


def _map(state: "State", palette: Palette) -> list[str]:
    board = state.board
    lit = state.legal() & board.grid.board
    left = [state.tiles_left(slot) for slot in range(len(board.slot_cells))]
    return [
        landscape.hexes(board, _names(state)),
        landscape.borders(board, palette),
        element("g", *_light(board, lit, palette), class_="rw-light", pointer_events="none"),
        landscape.places(board, left, palette),
        element("g", *_pieces(state), class_="rw-pieces", pointer_events="none"),
        element("g", *_ghost(state, palette), class_="rw-ghost", pointer_events="none"),
    ]


def _names(state: "State") -> dict[int, str]:
    """What each hex is called, and what is there."""
    board = state.board
    slot_of = slots(board)
    owner = {cell: PLAYERS[seat].name for seat in range(state.players) for cell in each(state.own[seat])}
    names = {}
    for kind, cells in enumerate(board.terrain):
        for cell in each(cells):
            said = f"{board.name(cell)} {NAMES[kind]}"
            if cell in slot_of:
                slot = slot_of[cell]
                said = f"{board.name(cell)} {tile_name(board, slot)}, tiles: {state.tiles_left(slot)}"
            names[cell] = f"{said}, {owner[cell]}" if cell in owner else said
    return names


def _light(board: Board, lit: int, palette: Palette) -> list[str]:
    """The hexes that can be chosen are lit from within, the others dimmed a little."""
    if not lit:
        return []
    others = "".join(hexagon(centre(board, cell)) for cell in each(board.grid.board & ~lit))
    drawn = [element("path", class_="rw-dimmed", d=others, fill=palette.ink, fill_opacity=".09")]
    for cell in each(lit):
        drawn.append(
            element("path", class_="rw-target", d=hexagon(centre(board, cell)), fill=WHITE, fill_opacity=".34")
        )
    # A light letter would drown in the light.
    for kind, cells in enumerate(board.terrain):
        drawn += [letter(NAMES[kind], centre(board, cell), palette.ink, palette) for cell in each(cells & lit)]
    rings = "".join(hexagon(centre(board, cell), RADIUS - 2.3) for cell in each(lit))
    drawn.append(element("path", d=rings, fill="none", stroke=palette.ink, stroke_width=3, stroke_linejoin="round"))
    drawn.append(element("path", d=rings, fill="none", stroke=WHITE, stroke_width=1.7, stroke_linejoin="round"))
    return drawn


def _pieces(state: "State") -> list[str]:
    drawn = []
    for seat in range(state.players):
        for cell in each(state.own[seat]):
            x, y = centre(state.board, cell)
            drawn.append(use(settlement_id(PLAYERS[seat]), x, y - PIECE_LIFT))
    return drawn


def _ghost(state: "State", palette: Palette) -> list[str]:
    """Where the piece stood that is in the player's hand."""
    if state.lifted < 0:
        return []
    player = PLAYERS[state.turn]
    x, y = centre(state.board, state.lifted)
    outline = hexagon(Point(x, y), RADIUS - 2.2)
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
        use(settlement_id(player), x, y - PIECE_LIFT, opacity=".5"),
    ]


def _numbers(height: int, width: int, left: float, map_size: Point, palette: Palette) -> str:
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
    return element("g", *drawn, class_="rw-rim", stroke=mix(palette.table, palette.text, 0.62), stroke_width=0.8, **PEN)


# The strip below


def _strip(state: "State", viewer: int | None, width: float, top: float, palette: Palette) -> str:
    lines = [
        element(
            "g",
            *_line(state, viewer, seat, width, palette),
            class_="rw-line",
            transform=f"translate(0 {number(top + LINE * seat)})",
        )
        for seat in range(state.players)
    ]
    cards = []
    for place_in_row, name in enumerate(state.cards):
        x, y = width - CARD.x - PADDING, top + (LINE - CARD.y) / 2 + LINE * place_in_row
        cards.append(_poster(name, x, y, palette))
    return element("g", *lines, *cards, class_="rw-strip")


def _poster(name: str, x: float, y: float, palette: Palette) -> str:
    """A scoring card: its emblem and its name, made smaller where it is long."""
    room = CARD.x - 34
    height = min(TEXT, TEXT * room / breadth(name, TEXT))
    y_middle = CARD.y / 2
    return element(
        "g",
        element(
            "rect", width=CARD.x, height=CARD.y, rx=4, fill=palette.panel, stroke=mix(palette.table, palette.text, 0.35)
        ),
        use(emblem_id(name), 15, y_middle, 0.75, color=palette.text),
        write(name, 28, y_middle, height, stroke=palette.text, stroke_width=0.95, **PEN),
        transform=f"translate({number(x)} {number(y)})",
    )


def _line(state: "State", viewer: int | None, seat: int, width: float, palette: Palette) -> list[str]:
    """Shape, name, supply left, the terrain card if it is seen, and tiles; winners on paper at the end."""
    y = LINE / 2
    player = PLAYERS[seat]
    drawn = []
    if seat in (state.winners() if state.over else [state.turn]):
        right = width - 2 * PADDING - CARD.x
        drawn.append(element("rect", x=PADDING / 2, y=1, width=right, height=LINE - 2, rx=6, fill=palette.panel))
    if seat == state.turn and not state.over:
        drawn.append(element("path", class_="rw-turn", d=f"M14 {number(y - 5)}v10l8-5z", fill=palette.text))
    card = _seen_card(state, seat, viewer)
    if card != NO_CARD:
        drawn.append(use(ground_id(NAMES[card]), 156, y, 0.74, class_="rw-card"))
    drawn.append(use(settlement_id(player), 38, y))
    drawn.append(write(player.name, 54, y, TEXT, stroke=palette.text, stroke_width=0.9, **PEN))
    drawn.append(write(str(state.supply[seat]), 134, y, TEXT + 2, 1, stroke=palette.text, stroke_width=0.95, **PEN))
    if state.over:
        drawn.append(_gold(state.scores()[seat].total, 142, y, palette))
    for place_in_row, slot in enumerate(each(state.held[seat])):
        name = tile_name(state.board, slot)
        x = TILES_FROM + TILE * (place_in_row + 0.5)
        if state.fresh[seat] >> slot & 1:
            drawn.append(use(place_id(name), x, y, 0.84))
        else:
            drawn.append(use(place_id(name), x, y, 0.84, opacity=DIM))
    return drawn


def _gold(total: int, x: float, y: float, palette: Palette) -> str:
    """Gold at the end of the game."""
    gold = palette.shade(GOLD)
    coin = element("circle", cx=x + 8, cy=y, r=5, fill=gold, stroke=mix(gold, palette.ink, 0.5), stroke_width=1.2)
    return coin + write(str(total), x + 18, y, TEXT, stroke=palette.text, stroke_width=0.95, **PEN)


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
    tiles = [tile_name(state.board, slot) for slot in each(state.held[seat])]
    if tiles:
        words += f", tiles {', '.join(tiles)}"
    card = _seen_card(state, seat, viewer)
    if seat == state.turn and not state.over:
        words += ", to play" if card == NO_CARD else f", to play on {NAMES[card]}"
    elif card != NO_CARD:
        words += f", next on {NAMES[card]}"
    return words + "."


__all__ = ["svg"]
