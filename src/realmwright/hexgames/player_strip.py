"""What lies around the map of a drawing: below it the lines of the players and posters, or a column beside it.

Games on hexes share it. What lies in a line and what a poster shows are given by the game.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from realmwright.drawing import PEN, Palette, Player, Point, breadth, element, mix, number, settlement_id, use, write

LINE: Final = 34.0
"""The height of a player's line; who has more than it holds gets another one."""
PADDING: Final = 16.0
POSTER: Final = Point(118, 26)
TEXT: Final = 9.0
CARDS_AT: Final = 156.0
"""The middle of the first terrain card in a player's line."""
ITEMS_FROM: Final = 184.0
"""Where in a player's line the rest begins."""
DIM: Final = ".4"
BETWEEN: Final = 8.0
"""Between things of different kinds."""


class Item(NamedTuple):
    """Something in a player's line: its breadth, and how it is drawn with its middle at a place."""

    width: float
    draw: Callable[[float, float], str]


COLUMN: Final = 46.0
"""The breadth of what stands beside the map of a figure."""
COLUMN_STEP: Final = 48.0
"""The height of a terrain card there, with what is free around it."""


class Strip(NamedTuple):
    """The finished strip, and how much room it takes."""

    drawn: str
    height: float


class Line(NamedTuple):
    """What is drawn for one player, and over how many rows."""

    drawn: Sequence[str]
    rows: int


def strip(lines: Iterable[Line], posters: Iterable[str], width: float, top: float) -> Strip:
    """Everything below the map. Posters are drawn from their upper left corner on."""
    shown = []
    height = 0.0
    for line in lines:
        shown.append(element("g", *line.drawn, class_="rw-line", transform=f"translate(0 {number(top + height)})"))
        height += LINE * line.rows
    beside = [*posters]
    for place, drawn in enumerate(beside):
        x, y = width - POSTER.x - PADDING, top + (LINE - POSTER.y) / 2 + LINE * place
        shown.append(element("g", drawn, transform=f"translate({number(x)} {number(y)})"))
    return Strip(element("g", *shown, class_="rw-strip"), max(height, LINE * len(beside)))


def column(items: Iterable[Item], left: float, top: float) -> Strip:
    """Items one below the other beside the map of a figure; there, their breadth is their height."""
    drawn = []
    y = top
    for item in items:
        drawn.append(item.draw(left + COLUMN / 2 - BETWEEN, y + item.width / 2))
        y += item.width
    return Strip(element("g", *drawn, class_="rw-column") if drawn else "", y - top)


def column_card(symbol: str) -> Item:
    """A terrain card in a column."""
    return Item(COLUMN_STEP, lambda x, y: use(symbol, x, y, 1.25, class_="rw-card"))


def poster(name: str, emblem: str, palette: Palette, round_ends: bool = False, sign: str = "") -> str:
    """A small card that everybody plays by: its emblem, its name, made smaller where it is long, and perhaps a sign."""
    room = POSTER.x - (52 if sign else 34)
    height = min(TEXT, TEXT * room / breadth(name, TEXT))
    y = POSTER.y / 2
    edge = mix(palette.table, palette.text, 0.35)
    corner = y if round_ends else 4
    return (
        element("rect", width=POSTER.x, height=POSTER.y, rx=corner, fill=palette.panel, stroke=edge)
        + use(emblem, 15, y, 0.75, color=palette.text)
        + write(name, 28, y, height, stroke=palette.text, stroke_width=0.95, **PEN)
        + sign
    )


SIGN_AT: Final = Point(POSTER.x - 14, POSTER.y / 2)
"""The middle of the sign on a poster; it is about 20 units wide."""


def line(
    drawn: Iterable[str],
    items: Iterable[Item],
    width: float,
    palette: Palette,
    *,
    lit: bool,
    to_move: bool,
    items_from: float = ITEMS_FROM,
) -> Line:
    """The line of a player: what is drawn in its first row, then items in as many rows as it takes.

    It is ``lit`` if the player is to choose or has won.
    """
    rows = _in_rows(items, items_from, _right_end(width))
    begin = []
    if lit:
        begin.append(_stage(width, len(rows), palette))
    if to_move:
        begin.append(_turn_arrow(palette))
    return Line([*begin, *drawn, *(one for row in rows for one in row)], len(rows))


def _in_rows(items: Iterable[Item], begin: float, right: float) -> list[list[str]]:
    """Items side by side, in as many rows as it takes; further rows begin where there is no terrain card."""
    x, y = begin, LINE / 2
    rows: list[list[str]] = [[]]
    for item in items:
        if x + item.width > right and x > ITEMS_FROM:
            rows.append([])
            x, y = ITEMS_FROM, y + LINE
        rows[-1].append(item.draw(x + item.width / 2, y))
        x += item.width
    return rows


def _right_end(width: float) -> float:
    """Where the lines of players end in a strip of some width."""
    return width - 2 * PADDING - POSTER.x


def _stage(width: float, rows: int, palette: Palette) -> str:
    """Paper under the line of a player who is to choose, or has won."""
    height = LINE * rows - 2
    return element("rect", x=PADDING / 2, y=1, width=_right_end(width), height=height, rx=6, fill=palette.panel)


def _turn_arrow(palette: Palette) -> str:
    """Points to the player who is to choose."""
    return element("path", class_="rw-turn", d=f"M14 {number(LINE / 2 - 5)}v10l8-5z", fill=palette.text)


def name_plate(player: Player, supply: int, palette: Palette) -> list[str]:
    """A player's shape and name, and how many pieces are left."""
    y = LINE / 2
    return [
        use(settlement_id(player), 38, y),
        write(player.name, 54, y, TEXT, stroke=palette.text, stroke_width=0.9, **PEN),
        write(str(supply), 134, y, TEXT + 2, 1, stroke=palette.text, stroke_width=0.95, **PEN),
    ]


def counted(what: str, count: int, sign: str, palette: Palette) -> Item:
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
