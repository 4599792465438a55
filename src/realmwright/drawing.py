"""Building blocks of SVG drawings: elements, colours, hexes, letters and the pieces of players.

Drawings are built as strings. They use no fonts: letters and digits are paths, so a drawing looks the same wherever it
is rendered. Lengths are user units; a hex measures :data:`RADIUS` from its centre to a corner.

All drawings on a page share one namespace of ids, so an ``id`` must always define the same thing.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Final, NamedTuple

from realmwright.game import PaletteName, check_palette
from realmwright.hexes import DIRECTIONS, Axial, HexGrid

INK: Final = "#1d1f22"
PAPER: Final = "#fbf8ef"
BLACK: Final = "#000000"
WHITE: Final = "#ffffff"

NAMESPACE: Final = "http://www.w3.org/2000/svg"

RADIUS: Final = 20.0
"""The distance from the centre of a hex to a corner."""
WIDTH: Final = sqrt(3) * RADIUS
"""The width of a hex, which is also the distance between the centres of two hexes in a row."""
STEP: Final = 1.5 * RADIUS
"""The vertical distance between two rows."""


class Point(NamedTuple):
    """A point in a drawing."""

    x: float
    y: float


# Elements


@lru_cache(maxsize=2**14)
def number(value: float) -> str:
    """A number rounded to tenths, as short as possible.

    >>> number(12.04), number(-0.25), number(0.5)
    ('12', '-.2', '.5')
    """
    text = f"{value:.1f}".removesuffix(".0").replace("0.", ".", 1 if abs(value) < 1 else 0)
    return "0" if text in ("-0", "-.0") else text


def escape(text: str) -> str:
    """Text escaped for use in an element or in a quoted attribute."""
    for character, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(character, entity)
    return text


def element(tag: str, *children: str, **attributes: str | float) -> str:
    """An element. In names of attributes underscores stand for hyphens; ``class_`` is ``class``.

    >>> element("g", element("path", d="M0 0h1"), class_="a", stroke_width=2)
    '<g class="a" stroke-width="2"><path d="M0 0h1"/></g>'
    """
    text = "<" + tag
    for name, value in attributes.items():
        said = escape(value) if isinstance(value, str) else number(value)
        text += f' {name.rstrip("_").replace("_", "-")}="{said}"'
    inside = "".join(children)
    return f"{text}>{inside}</{tag}>" if inside else text + "/>"


def use(name: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: str | float) -> str:
    """A reference to a definition."""
    if scale == 1:
        return element("use", href="#" + name, x=x, y=y, **attributes)
    return element("use", href="#" + name, transform=f"translate({number(x)} {number(y)})scale({scale})", **attributes)


def picture(title: str, description: str, size: Point, definitions: Iterable[str], *layers: str) -> str:
    """A complete SVG with a title and a description for screen readers."""
    return element(
        "svg",
        element("title", escape(title)),
        *([element("desc", escape(description))] if description else []),
        element("defs", *definitions),
        *layers,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {number(size.x)} {number(size.y)}",
        width=size.x,
        height=size.y,
        role="img",
    )


def sheet(definitions: Iterable[str]) -> str:
    """An invisible SVG with definitions for a page to include."""
    return element("svg", element("defs", *definitions), xmlns=NAMESPACE, width=0, height=0, aria_hidden="true")


# Colours


def mix(colour: str, other: str, share: float) -> str:
    """A colour mixed with a share of another one.

    >>> mix("#ffffff", "#000000", 0.2)
    '#cccccc'
    """
    pairs = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def lightness(colour: str) -> float:
    """The approximate lightness of a colour from 0 to 1, good enough to compare colours."""
    red, green, blue = channels(colour)
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255


@lru_cache(maxsize=2**10)
def channels(colour: str) -> tuple[int, int, int]:
    """The red, green and blue channels of a colour, from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


class Shades(NamedTuple):
    """One colour in each palette, by the name of the palette."""

    map: str
    vivid: str
    print: str


class Palette(NamedTuple):
    """The colours of a drawing that do not depend on its contents."""

    name: PaletteName
    dark: bool
    table: str
    text: str
    """The colour of text on the table and on panels."""
    panel: str
    """The background of panels on the table."""
    ink: str
    paper: str
    """The background of medallions. It is light in dark drawings too, so that ink stays readable on it."""
    contrast: float
    """How strongly the pattern of a fill differs from it; higher for greys, where patterns have to say more."""

    def shade(self, shades: Shades) -> str:
        """A colour in this palette; dark drawings use the same hue, darkened by a fifth."""
        colour: str = getattr(shades, self.name)
        return mix(colour, BLACK, 0.2) if self.dark else colour


def palette_of(name: PaletteName = "map", *, dark: bool = False) -> Palette:
    """The palette of a name, light or dark. Raises BadSetup if there is none."""
    check_palette(name)
    grey = name == "print"
    ink, paper = (BLACK, WHITE) if grey else (INK, PAPER)
    contrast = 0.45 if grey else 0.2
    if dark:
        table, text = ("#161616", "#e6e6e6") if grey else ("#14161a", "#e9e6df")
        return Palette(name, dark, table, text, mix(table, text, 0.14), ink, mix(paper, BLACK, 0.1), contrast)
    table = WHITE if grey else "#efece4"
    return Palette(name, dark, table, ink, mix(paper, BLACK, 0.08) if grey else paper, ink, paper, contrast)


# Hexes


def middle(cell: Axial) -> Point:
    """The centre of a hex; that of ``(0, 0)`` is the origin."""
    return Point(WIDTH * (cell.q + cell.r / 2), STEP * cell.r)


def corners(centre: Point, radius: float = RADIUS) -> list[Point]:
    """The six corners of a hex, clockwise from the top."""
    angles = (pi * turn / 3 for turn in range(6))
    return [Point(centre.x + radius * sin(angle), centre.y - radius * cos(angle)) for angle in angles]


@lru_cache(maxsize=2**12)
def hexagon(centre: Point, radius: float = RADIUS) -> str:
    """The outline of a hex as path data."""
    first, *others = corners(centre, radius)
    return f"M{_at(first)}L{' '.join(_at(corner) for corner in others)}z"


@lru_cache(maxsize=32)
def edges(grid: HexGrid) -> tuple[tuple[int, int | None, str], ...]:
    """Each side of each hex once: the hex, the neighbour or None at the border, and the path of the side."""
    found = []
    for cell, address in grid.cells.items():
        around = corners(middle(address))
        for name, first in _FIRST_CORNER.items():
            step = DIRECTIONS[name]
            beyond = grid.number.get(Axial(address.q + step.q, address.r + step.r))
            if beyond is None or beyond > cell:
                found.append((cell, beyond, f"M{_at(around[first])}L{_at(around[(first + 1) % 6])}"))
    return tuple(found)


_FIRST_CORNER: Final = {"NE": 0, "E": 1, "SE": 2, "SW": 3, "W": 4, "NW": 5}


def _at(point: Point) -> str:
    return f"{number(point.x)} {number(point.y)}"


# Letters: the width of each and its strokes, in a box 6 units high. Moves are relative, so that a line of text is
# one path; digits have equal widths, so that columns of numbers align.

CAPITAL: Final = 6.0
_GAP: Final = 1.7
_LETTERS: Final = {
    "A": (4, "m0 6l2-6l2 6m-3.3-2h2.6"),
    "B": (3.8, "m0 0v6h2.2a1.6 1.6 0 0 0 0-3.2h-2.2m0-2.8h2a1.4 1.4 0 0 1 0 2.8"),
    "C": (3.9, "m3.9 1a2.2 3 0 1 0 0 4"),
    "D": (4, "m0 0v6h1.4a2.6 3 0 0 0 0-6z"),
    "E": (3.3, "m3.3 0h-3.3v6h3.3m-3.3-3h2.7"),
    "F": (3.3, "m3.3 0h-3.3v6m0-3h2.7"),
    "G": (4.1, "m3.9 1a2.2 3 0 1 0 .2 3.6v-1.4h-1.6"),
    "H": (4, "m0 0v6m4-6v6m-4-3h4"),
    "I": (0, "m0 0v6"),
    "J": (2.6, "m2.6 0v4.3a1.4 1.7 0 0 1-2.6 .9"),
    "K": (3.9, "m0 0v6m3.7-6l-3.7 3.6m1.4-1.2l2.5 3.6"),
    "L": (3.2, "m0 0v6h3.2"),
    "M": (4.8, "m0 6v-6l2.4 3.8l2.4-3.8v6"),
    "N": (4, "m0 6v-6l4 6v-6"),
    "O": (4.6, "m2.3 0a2.3 3 0 1 0 0 6a2.3 3 0 1 0 0-6z"),
    "P": (3.7, "m0 6v-6h2a1.7 1.7 0 0 1 0 3.4h-2"),
    "Q": (4.6, "m2.3 0a2.3 3 0 1 0 0 6a2.3 3 0 1 0 0-6zm.5 4.4l1.7 2"),
    "R": (3.8, "m0 6v-6h2a1.7 1.7 0 0 1 0 3.4h-2m2 0l1.8 2.6"),
    "S": (
        3.8,
        "m3.6 1.1c-.3-.7-.9-1.1-1.7-1.1c-1 0-1.7 .6-1.7 1.5c0 2.1 3.6 1 3.6 3c0 .9-.8 1.5-1.9 1.5c-.9 0-1.6-.4-1.9-1.2",
    ),
    "T": (4, "m0 0h4m-2 0v6"),
    "U": (4, "m0 0v4a2 2 0 0 0 4 0v-4"),
    "V": (4, "m0 0l2 6l2-6"),
    "W": (5.6, "m0 0l1.4 6l1.4-4.6l1.4 4.6l1.4-6"),
    "X": (3.8, "m0 0l3.8 6m0-6l-3.8 6"),
    "Y": (4, "m0 0l2 3l2-3m-2 3v3"),
    "Z": (3.8, "m0 0h3.8l-3.8 6h3.8"),
    "0": (3.8, "m1.9 0a1.9 3 0 1 0 0 6a1.9 3 0 1 0 0-6z"),
    "1": (3.8, "m.6 1.4l1.6-1.4v6"),
    "2": (3.8, "m.2 1.6c0-2.1 3.4-2.1 3.4 .1c0 1.5-2.6 2.5-3.6 4.3h3.8"),
    "3": (3.8, "m.3 .8c1-1.3 3.2-1 3.2 .7c0 1-.9 1.4-2 1.4c1.3 0 2.3 .5 2.3 1.5c0 1.9-2.8 2.2-3.8 .7"),
    "4": (3.8, "m3 6v-6l-3 4.2h4"),
    "5": (3.8, "m3.4 0h-2.7l-.3 2.7c1.5-.8 3.4-.3 3.4 1.4c0 2.2-2.8 2.4-3.8 1"),
    "6": (3.8, "m3.1 0c-1.9 .7-3.1 2.2-3.1 4.1a1.9 1.9 0 1 0 1.9-1.9c-1 0-1.9 .9-1.9 1.9"),
    "7": (3.8, "m0 0h3.8l-2.4 6"),
    "8": (3.8, "m1.9 2.8a1.5 1.4 0 1 1 0-2.8a1.5 1.4 0 1 1 0 2.8a1.9 1.6 0 1 0 0 3.2a1.9 1.6 0 1 0 0-3.2z"),
    "9": (3.8, "m.7 6c1.9-.7 3.1-2.2 3.1-4.1a1.9 1.9 0 1 0-1.9 1.9c1 0 1.9-.9 1.9-1.9"),
    " ": (1.6, ""),
    ".": (0.6, "m.3 5.9v.1"),
    ",": (0.5, "m.5 5.7l-.5 1.3"),
    "-": (2.4, "m0 3.2h2.4"),
    "/": (2.6, "m0 6.6l2.6-7.2"),
    ":": (0.6, "m.3 2.1v.1m0 3.7v.1"),
    "'": (0.2, "m0 0v1.4"),
    "+": (3.2, "m0 3.2h3.2m-1.6-1.6v3.2"),
    "&": (4, "m4 6l-3.1-4.3a1.1 1.1 0 1 1 2-.4c0 1.4-2.9 1.6-2.9 3.2a1.5 1.5 0 0 0 1.5 1.5c1.4 0 2.3-1.2 2.4-2.6"),
    "?": (3.4, "m0 1.5c.2-2 3.4-2 3.4 .1c0 1.3-1.7 1.2-1.7 2.6m0 1.7v.1"),
    "!": (0.6, "m.3 0v4.2m0 1.7v.1"),
    "(": (1.4, "m1.4-.6q-2.6 3.6 0 7.2"),
    ")": (1.4, "m0-.6q2.6 3.6 0 7.2"),
}
ALPHABET: Final = frozenset(_LETTERS)
"""The characters that can be written; lower case is written as capitals."""


def breadth(text: str, height: float) -> float:
    """The width of a line of text."""
    widths = [_letter(character)[0] for character in text]
    return height / CAPITAL * (sum(widths) + _GAP * max(0, len(widths) - 1))


def write(
    text: str, x: float, y: float, height: float, lean: float = 0, name: str = "rw-word", /, **attributes: str | float
) -> str:
    """A line of text, vertically centred at ``y``. It starts at ``x``, shifted left by ``lean`` times its width.

    >>> write("I", 3, 3, 6)
    '<path class="rw-word" d="M0 0m0 0v6" transform="translate(3 0)scale(1)"/>'
    """
    along = 0.0
    strokes = []
    for character in text:
        width, stroke = _letter(character)
        if stroke:
            strokes.append(f"M{number(along)} 0{stroke}")
        along += width + _GAP
    left = number(x - lean * breadth(text, height))
    scale = f"{height / CAPITAL:.3f}".rstrip("0").rstrip(".")
    place = f"translate({left} {number(y - height / 2)})scale({scale})"
    return element("path", class_=name, d="".join(strokes), transform=place, **attributes)


def _letter(character: str) -> tuple[float, str]:
    return _LETTERS.get(character.upper(), _LETTERS["?"])


PEN: Final[dict[str, str | float]] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
"""The attributes of shapes that consist of strokes."""


# Players differ in colour and in shape. A piece is drawn around the origin, within 10 units.


class Player(NamedTuple):
    """The look of one seat's pieces."""

    name: str
    fill: str
    grey: str
    """The fill in the palette of greys."""
    outline: str
    """Contrasts with the fill, so that the piece is visible on every terrain."""
    settlement: str
    detail: str
    """Thin lines on the piece, in the colour of the outline."""


PLAYERS: Final = (
    Player("blue", "#1c4fa8", "#4a4a4a", PAPER, "M-10.8 .5L0-10 10.8 .5H8.3V9H-8.3V.5z", "M-2.5 9V3.2H2.5V9"),
    Player(
        "orange",
        "#e8590c",
        "#8a8a8a",
        INK,
        "M-9.5 9V1.5A9.5 9.5 0 0 1-2-8V-10H2V-8A9.5 9.5 0 0 1 9.5 1.5V9z",
        "M-3 9V5.5a3 3 0 0 1 6 0V9",
    ),
    Player(
        "white",
        "#ffffff",
        "#ffffff",
        INK,
        "M-1.5-10L0-8 1.5-10 2-6.5 10.5 9H-10.5L-2-6.5z",
        "M0-4.5L-3.2 9M0-4.5L3.2 9",
    ),
    Player(
        "black",
        "#17181a",
        "#111111",
        PAPER,
        "M-7-10H-3.6V-7.2H-1.7V-10H1.7V-7.2H3.6V-10H7V-4L5.5-2V9H-5.5V-2L-7-4z",
        "M0-1.6V3",
    ),
    Player(
        "yellow",
        "#ffd43b",
        "#d0d0d0",
        INK,
        "M-10.5-7.5H10.5V-3H9V9H-9V-3H-10.5z",
        "M-9-3H9M-4 9V1.5H4V9M-4 1.5L4 9M4 1.5L-4 9",
    ),
)
"""By seat."""


def settlement_id(player: Player) -> str:
    """The id under which :func:`settlement` defines a player's piece."""
    return "rw-settlement-" + player.name


def fill_of_player(player: Player, palette: Palette) -> str:
    """The colour of a player's pieces; it is the same in light and in dark drawings."""
    return player.grey if palette.name == "print" else player.fill


def outline_of_player(player: Player, palette: Palette) -> str:
    """The colour of the outline of a player's pieces."""
    return palette.paper if player.outline == PAPER else palette.ink


def settlement(player: Player, palette: Palette) -> str:
    """The definition of a player's settlement."""
    return element(
        "g",
        element("path", d=player.settlement, fill=fill_of_player(player, palette), stroke_width=1.4),
        element("path", d=player.detail, fill="none", stroke_width=1.1),
        id=settlement_id(player),
        stroke=outline_of_player(player, palette),
        stroke_linejoin="round",
        stroke_linecap="round",
    )


# Special places: a round medallion that fills the hex, with a glyph of 24 by 24 units around the origin.

GOLD: Final = Shades("#c8961e", "#e8a800", "#8a8a8a")
SILVER: Final = Shades("#8795a3", "#7f9fc4", "#c0c0c0")
COPPER: Final = Shades("#b0623a", "#cc5a1f", "#4c4c4c")
MEDALLION: Final = 15.2
"""The radius of a medallion, to the middle of its ring."""


def medallion(name: str, ring: Shades, glyph: str, palette: Palette) -> str:
    """The definition of a medallion: a ring in the colour of its group, paper, and a glyph in ink."""
    metal = palette.shade(ring)
    return element(
        "g",
        element("circle", r=MEDALLION, fill=palette.paper, stroke=mix(metal, palette.ink, 0.5), stroke_width=4),
        element("circle", r=MEDALLION, stroke=metal, fill="none", stroke_width=2.6),
        element("path", d=glyph, stroke=palette.ink, stroke_width=2, **PEN),
        id=name,
    )


def dots(count: int, centre: Point) -> str:
    """So many dots on the lower half of a medallion's ring, centred."""
    drawn = []
    for place in range(count):
        angle = pi / 2 + (place - (count - 1) / 2) * pi / 5
        x, y = centre.x + MEDALLION * cos(angle), centre.y + MEDALLION * sin(angle)
        drawn.append(element("circle", class_="rw-dot", cx=x, cy=y, r=2.5))
    return "".join(drawn)


def rosette(centre: Point, size: float) -> str:
    """A flower of five round petals as path data."""
    radius, across = number(size * 0.62), number(size * 1.24)
    petal = f"a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0-{across} 0"
    angles = [2 * pi * turn / 5 for turn in range(5)]
    starts = [Point(centre.x + size * (sin(angle) - 0.62), centre.y - size * cos(angle)) for angle in angles]
    return "".join(f"M{_at(start)}{petal}" for start in starts)
