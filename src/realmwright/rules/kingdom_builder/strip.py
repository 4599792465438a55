"""Below the map of Kingdom Builder: what lies before each player, and at the right the cards that earn gold."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from realmwright.bits import each
from realmwright.drawing import (
    GOLD,
    PEN,
    PLAYERS,
    Palette,
    Player,
    Point,
    breadth,
    element,
    mix,
    number,
    settlement_id,
    use,
    write,
)
from realmwright.rules.kingdom_builder import overview
from realmwright.rules.kingdom_builder.board import Board
from realmwright.rules.kingdom_builder.catalogue import TERRAIN_CARDS
from realmwright.rules.kingdom_builder.emblems import emblem_id
from realmwright.rules.kingdom_builder.figures import CITY_HALL, figure_id
from realmwright.rules.kingdom_builder.glyphs import ground_id, place_id
from realmwright.rules.kingdom_builder.terrain import NAMES, SILO
from realmwright.rules.kingdom_builder.terrain_cards import terrain_card_id

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State

LINE: Final = 34.0
"""The height of a player's line; who has more than it holds gets another one."""
TILE: Final = 32.0
TILES_IN_A_LINE: Final = 12
TILES_FROM: Final = 184.0
"""Where in a player's line the tiles begin."""
CARDS_AT: Final = 156.0
"""The middle of the first terrain card."""
CARD_STEP: Final = 25.0
CARD: Final = Point(118, 26)
PADDING: Final = 16.0
TEXT: Final = 9.0
DIM: Final = ".4"
BETWEEN: Final = 8.0
"""Between things of different kinds."""


class Item(NamedTuple):
    """Something in a player's line: its breadth, and how it is drawn with its middle at a place."""

    width: float
    draw: Callable[[float, float], str]


class Strip(NamedTuple):
    """The finished strip, and how much room it takes."""

    drawn: str
    height: float


def least_width(board: Board) -> float:
    """How much room a strip needs from side to side."""
    return TILES_FROM + TILE * min(len(board.slot_cells), TILES_IN_A_LINE) + CARD.x + PADDING


def strip(state: "State", viewer: int | None, width: float, top: float, palette: Palette) -> Strip:
    """Everything below the map."""
    lines = []
    height = 0.0
    for seat in range(state.players):
        rows = _rows(state, viewer, seat, width - 2 * PADDING - CARD.x, palette)
        drawn = _line(state, viewer, seat, width, rows, palette)
        lines.append(element("g", *drawn, class_="rw-line", transform=f"translate(0 {number(top + height)})"))
        height += LINE * len(rows)
    cards = []
    for place_in_row, name in enumerate((*state.cards, *state.tasks)):
        x, y = width - CARD.x - PADDING, top + (LINE - CARD.y) / 2 + LINE * place_in_row
        cards.append(_poster(state, name, x, y, palette))
    return Strip(element("g", *lines, *cards, class_="rw-strip"), max(height, LINE * len(cards)))


def _poster(state: "State", name: str, x: float, y: float, palette: Palette) -> str:
    """A scoring card: its emblem and its name, made smaller where it is long. A task has round ends."""
    task = name in state.tasks
    gone = "" if task else overview.outcast(state, name)
    room = CARD.x - (52 if gone else 34)
    height = min(TEXT, TEXT * room / breadth(name, TEXT))
    y_middle = CARD.y / 2
    rim = mix(palette.table, palette.text, 0.35)
    return element(
        "g",
        element("rect", width=CARD.x, height=CARD.y, rx=CARD.y / 2 if task else 4, fill=palette.panel, stroke=rim),
        use(emblem_id(name), 15, y_middle, 0.75, color=palette.text),
        write(name, 28, y_middle, height, stroke=palette.text, stroke_width=0.95, **PEN),
        *(_struck_out(gone, Point(CARD.x - 14, y_middle), palette) if gone else []),
        transform=f"translate({number(x)} {number(y)})",
    )


def _struck_out(kind: str, at: Point, palette: Palette) -> list[str]:
    """A terrain that is out of the game."""
    line = f"M{number(at.x - 9)} {number(at.y + 9)}l18-18"
    return [
        use(ground_id(kind), at.x, at.y, 0.5),
        element("path", d=line, stroke=palette.panel, stroke_width=4.6, **PEN),
        element("path", d=line, stroke=palette.text, stroke_width=1.8, **PEN),
    ]


# A player's line


def _line(
    state: "State", viewer: int | None, seat: int, width: float, rows: list[list[str]], palette: Palette
) -> list[str]:
    """Shape, name, supply left, the terrain cards if they are seen, and the rest; winners on paper at the end."""
    y = LINE / 2
    player = PLAYERS[seat]
    drawn = []
    if seat in (state.winners() if state.over else [state.seat]):
        right = width - 2 * PADDING - CARD.x
        height = LINE * len(rows) - 2
        drawn.append(element("rect", x=PADDING / 2, y=1, width=right, height=height, rx=6, fill=palette.panel))
    if seat == state.seat:
        drawn.append(element("path", class_="rw-turn", d=f"M14 {number(y - 5)}v10l8-5z", fill=palette.text))
    elif seat == state.turn and not state.over:
        arrow = f"M15 {number(y - 3.5)}v7l5.5-3.5z"
        drawn.append(element("path", class_="rw-waits", d=arrow, stroke=palette.text, stroke_width=1.2, **PEN))
    for place_in_row, card in enumerate(overview.seen_cards(state, seat, viewer)):
        drawn.append(_card(state, card, CARDS_AT + CARD_STEP * place_in_row, y))
    drawn.append(use(settlement_id(player), 38, y))
    drawn.append(write(player.name, 54, y, TEXT, stroke=palette.text, stroke_width=0.9, **PEN))
    drawn.append(write(str(state.supply[seat]), 134, y, TEXT + 2, 1, stroke=palette.text, stroke_width=0.95, **PEN))
    if state.over:
        drawn.append(_gold(state.scores()[seat].total, 142, y, palette))
    return [*drawn, *(one for row in rows for one in row)]


def _card(state: "State", card: int, x: float, y: float) -> str:
    """A terrain card: in the base game, where each is of one kind, the hex of this kind stands for it."""
    name = TERRAIN_CARDS[card].name
    if not state.sets:
        return use(ground_id(name), x, y, 0.74, class_="rw-card")
    return use(terrain_card_id(name), x, y, 0.92, class_="rw-card")


def _rows(state: "State", viewer: int | None, seat: int, right: float, palette: Palette) -> list[list[str]]:
    """What else a seat has, in as many rows as it takes."""
    more_cards = max(len(overview.seen_cards(state, seat, viewer)) - 1, 0)
    x, y = TILES_FROM + CARD_STEP * more_cards, LINE / 2
    rows: list[list[str]] = [[]]
    for item in (*_tiles(state, seat), *_belongings(state, seat, palette)):
        if x + item.width > right and x > TILES_FROM:
            rows.append([])
            x, y = TILES_FROM, y + LINE
        rows[-1].append(item.draw(x + item.width / 2, y))
        x += item.width
    return rows


def _tiles(state: "State", seat: int) -> Iterator[Item]:
    """The seat's tiles; those that cannot be used at present are dim."""
    for slot in each(state.held[seat]):
        yield _tile(place_id(overview.tile_name(state, slot)), fresh=bool(state.fresh[seat] >> slot & 1))


def _tile(name: str, fresh: bool) -> Item:
    if fresh:
        return Item(TILE, lambda x, y: use(name, x, y, 0.84))
    return Item(TILE, lambda x, y: use(name, x, y, 0.84, opacity=DIM))


def _belongings(state: "State", seat: int, palette: Palette) -> Iterator[Item]:
    """Figures that are not on the board, settlements set aside, settlement tiles, silo actions, gold."""
    player = PLAYERS[seat]
    reserve = overview.reserve(state, seat)
    if reserve:
        yield Item(BETWEEN, lambda x, y: "")
    for name, count in reserve.items():
        for _ in range(count):
            yield _figure(name, player)
    aside = overview.set_aside(state, seat)
    if aside:
        yield _counted("set aside", aside, _tray(player, palette), palette)
    values = overview.settlement_tiles(state, seat)
    if values:
        yield _counted("settlement tiles", values, _value(player, palette), palette)
    silos = overview.silos(state, seat)
    if silos:
        yield _counted("silo actions", silos, use(place_id(NAMES[SILO]), 0, 0, 0.5), palette)
    gold = overview.earned(state, seat)
    if gold and not state.over:
        yield _counted("gold", gold, _coin(0, 0, palette), palette)


def _figure(name: str, player: Player) -> Item:
    """A figure in reserve."""
    width, scale = (30, 0.27) if name == CITY_HALL else (24, 0.8)
    title = element("title", f"{name}, in reserve")
    return Item(width, lambda x, y: element("g", title, use(figure_id(name, player), x, y, scale), class_="rw-reserve"))


def _counted(what: str, count: int, sign: str, palette: Palette) -> Item:
    """A sign of about 16 units, and how many of it."""
    said = str(count)
    width = BETWEEN + 21 + breadth(said, TEXT)

    def draw(x: float, y: float) -> str:
        left = x - width / 2 + BETWEEN
        return element(
            "g",
            element("title", f"{what}: {said}"),
            element("g", sign, transform=f"translate({number(left + 8)} {number(y)})"),
            write(said, left + 21, y, TEXT, stroke=palette.text, stroke_width=0.95, **PEN),
            class_="rw-" + what.replace(" ", "-"),
        )

    return Item(width, draw)


def _tray(player: Player, palette: Palette) -> str:
    """A settlement that waits on a tray."""
    tray = element("path", d="M-9 3.5V8H9V3.5", stroke=palette.text, stroke_width=1.2, **PEN)
    return use(settlement_id(player), 0, -1, 0.62) + tray


def _value(player: Player, palette: Palette) -> str:
    """A settlement on a tile of paper."""
    rim = mix(palette.shade(GOLD), palette.ink, 0.3)
    tile = element("rect", x=-8.5, y=-9, width=17, height=18, rx=3, fill=palette.paper, stroke=rim, stroke_width=1.4)
    return tile + use(settlement_id(player), 0, 0, 0.58)


def _coin(x: float, y: float, palette: Palette) -> str:
    gold = palette.shade(GOLD)
    return element("circle", cx=x, cy=y, r=5, fill=gold, stroke=mix(gold, palette.ink, 0.5), stroke_width=1.2)


def _gold(total: int, x: float, y: float, palette: Palette) -> str:
    """Gold at the end of the game."""
    written = write(str(total), x + 18, y, TEXT, stroke=palette.text, stroke_width=0.95, **PEN)
    return _coin(x + 8, y, palette) + written
