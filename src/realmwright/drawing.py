"""Building blocks of SVG drawings: elements, colours, hexes, letters and the pieces of players.

Drawings are built as strings. They use no fonts: letters and digits are paths, so a drawing looks the same wherever it
is rendered. Lengths are user units; a hex measures :data:`RADIUS` from its centre to a corner.

All drawings on a page share one namespace of ids, so an ``id`` must always define the same thing.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
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
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def element(tag: str, *children: str, **attributes: str | float) -> str:
    """An element. In names of attributes underscores stand for hyphens; ``class_`` is ``class``.

    >>> element("g", element("path", d="M0 0h1"), class_="a", stroke_width=2)
    '<g class="a" stroke-width="2"><path d="M0 0h1"/></g>'
    """
    text = "<" + tag
    for name, value in attributes.items():
        said = escape(value) if isinstance(value, str) else number(value)
        text += f' {_spelled(name)}="{said}"'
    inside = "".join(children)
    return f"{text}>{inside}</{tag}>" if inside else text + "/>"


@cache
def _spelled(name: str) -> str:
    """The name of an attribute as SVG spells it."""
    return name.rstrip("_").replace("_", "-")


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
_PLAIN_LETTERS: Final = {
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
    "=": (3.2, "m0 2.2h3.2m-3.2 2h3.2"),
    "&": (4, "m4 6l-3.1-4.3a1.1 1.1 0 1 1 2-.4c0 1.4-2.9 1.6-2.9 3.2a1.5 1.5 0 0 0 1.5 1.5c1.4 0 2.3-1.2 2.4-2.6"),
    "?": (3.4, "m0 1.5c.2-2 3.4-2 3.4 .1c0 1.3-1.7 1.2-1.7 2.6m0 1.7v.1"),
    "!": (0.6, "m.3 0v4.2m0 1.7v.1"),
    "(": (1.4, "m1.4-.6q-2.6 3.6 0 7.2"),
    ")": (1.4, "m0-.6q2.6 3.6 0 7.2"),
}


def _accented(letter: str, accent: str) -> tuple[float, str]:
    """A letter with an accent, whose strokes begin and end above the middle of the letter."""
    width, stroke = _PLAIN_LETTERS[letter]
    return width, f"m{number(width / 2)}-1.3{accent}m{number(-width / 2)} 1.3{stroke}"


_DOTS: Final = "m-1.1-.1v.1m2.2-.1v.1m-1.1 0"
_ACUTE: Final = "m-.4 .5l.8-1m-.4 .5"
_LETTERS: Final = _PLAIN_LETTERS | {
    **{written: _accented(letter, _DOTS) for written, letter in zip("ÄËÏÖÜ", "AEIOU", strict=True)},
    "É": _accented("E", _ACUTE),
}
ALPHABET: Final = frozenset(_LETTERS)
"""The characters that can be written; lower case is written as capitals."""


def breadth(text: str, height: float) -> float:
    """The width of a line of text."""
    widths = [_letter(character)[0] for character in text.upper()]
    return height / CAPITAL * (sum(widths) + _GAP * max(0, len(widths) - 1))


def letter_strokes(character: str) -> tuple[float, str]:
    """The width of a letter and its strokes, relative to the upper left corner of a box :data:`CAPITAL` high."""
    return _letter(character)


def write(
    text: str, x: float, y: float, height: float, lean: float = 0, name: str = "rw-word", /, **attributes: str | float
) -> str:
    """A line of text, vertically centred at ``y``. It starts at ``x``, shifted left by ``lean`` times its width.

    >>> write("I", 3, 3, 6)
    '<path class="rw-word" d="M0 0m0 0v6" transform="translate(3 0)scale(1)"/>'
    """
    left = number(x - lean * breadth(text, height))
    scale = f"{height / CAPITAL:.3f}".rstrip("0").rstrip(".")
    place = f"translate({left} {number(y - height / 2)})scale({scale})"
    return element("path", class_=name, d=_strokes(text), transform=place, **attributes)


@lru_cache(maxsize=2**10)
def _strokes(text: str) -> str:
    """The path data of a line of text."""
    along = 0.0
    strokes = []
    for character in text.upper():
        width, stroke = _letter(character)
        if stroke:
            strokes.append(f"M{number(along)} 0{stroke}")
        along += width + _GAP
    return "".join(strokes)


def _letter(character: str) -> tuple[float, str]:
    return _LETTERS.get(character.upper(), _LETTERS["?"])


PEN: Final[dict[str, str | float]] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
"""The attributes of shapes that consist of strokes."""


# Players differ in colour and in shape. A piece is drawn around the origin, within 10 units: it is seen a little from
# the right, lit from the north-west, and stands on its shadow.


class Player(NamedTuple):
    """The look of one seat's pieces."""

    name: str
    fill: str
    light: str
    dark: str
    """The lit and the shaded side."""
    grey: str
    """The fill in the palette of greys."""
    outline: str
    """Contrasts with the fill, so that the piece is visible on every terrain."""
    settlement: str
    """The whole shape."""
    lit: str
    shaded: str
    """The parts of it that face the light, and those that do not."""
    door: str
    roof: str = ""


PLAYERS: Final = (
    # A house with a gable.
    Player(
        *("blue", "#1c4fa8", "#3f74d3", "#0f3275", "#4a4a4a", PAPER),
        settlement="M-9 8.6V-1.4L-3.6-8.6H5L9.6-1.8V8.6z",
        lit="M-9 8.6V-1.4L-3.6-8.6 1.6-1.4V8.6z",
        shaded="M1.6-1.4H9.6V8.6H1.6z",
        door="M-5.4 8.6V3.6h3.4v5z",
        roof="M-3.6-8.6H5L9.6-1.4H1.6z",
    ),
    # A round hut.
    Player(
        *("orange", "#e8590c", "#ff8a45", "#a63a00", "#8a8a8a", PAPER),
        settlement="M-9 8.6V1.8Q-9-9 0-9T9 1.8V8.6z",
        lit="M-9 8.6V1.8Q-9-9 0-9 4-4 4 8.6z",
        shaded="M4 8.6Q4-4 0-9 9-9 9 1.8V8.6z",
        door="M-5 8.6V4.4q0-3 2.4-3T-.2 4.4v4.2z",
    ),
    # A tent.
    Player(
        *("white", "#ffffff", "#ffffff", "#c4c2bb", "#ffffff", INK),
        settlement="M-10 8.6L-1.4-9.4H1.4L10 8.6z",
        lit="M-10 8.6L-1.4-9.4H0L2.4 8.6z",
        shaded="M0-9.4H1.4L10 8.6H2.4z",
        door="M-5.6 8.6L-1.6-1.2 .6 8.6z",
    ),
    # A tower.
    Player(
        *("black", "#17181a", "#44474d", "#050506", "#111111", PAPER),
        settlement="M-6.6 8.6V-2.2L-8-4V-9.4H-4.6V-7H-1.8V-9.4H1.8V-7H4.6V-9.4H8V-4L6.6-2.2V8.6z",
        lit="M-6.6 8.6V-2.2L-8-4V-9.4H-4.6V-7H-1.8V-9.4H1.8V8.6z",
        shaded="M1.8 8.6V-7H4.6V-9.4H8V-4L6.6-2.2V8.6z",
        door="M-4.4 8.6V3.4q0-2 1.8-2t1.8 2v5.2z",
    ),
    # A barn with a flat roof.
    Player(
        *("yellow", "#ffd43b", "#ffeb94", "#c79300", "#d0d0d0", INK),
        settlement="M-10 8.6V-2.6L-6.4-7.4H10V4.4L6.6 8.6z",
        lit="M-10 8.6V-2.6H5.4V8.6z",
        shaded="M5.4-2.6L10-7.4V4.4L6.6 8.6H5.4z",
        door="M-6.4 8.6V2h8v6.6z",
        roof="M-10-2.6L-6.4-7.4H10L5.4-2.6z",
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


class Coat(NamedTuple):
    """The tones of something solid."""

    base: str
    light: str
    dark: str
    edge: str
    """Around it, and of what is on it."""

    def whole(self, outline: str) -> str:
        """The whole shape, with its outline; the other parts lie upon it."""
        return element(
            "path", d=outline, fill=self.base, stroke=self.edge, stroke_width=OUTLINE_WIDTH, stroke_linejoin="round"
        )

    def lines(self, strokes: str, width: float = 0.9, tone: str = "") -> str:
        """Thin lines upon it, in the tone of its edge unless another one is given."""
        return element("path", d=strokes, stroke=tone or self.edge, stroke_width=width, **PEN)


OUTLINE_WIDTH: Final = 3.0


def part(tone: str, area: str, **attributes: str | float) -> str:
    """A part of a piece in one tone."""
    return element("path", d=area, fill=tone, **attributes)


def coat_of(player: Player, palette: Palette) -> Coat:
    """The tones of a player's pieces."""
    edge = outline_of_player(player, palette)
    if palette.name == "print":
        return Coat(player.grey, mix(player.grey, WHITE, 0.3), mix(player.grey, BLACK, 0.3), edge)
    return Coat(player.fill, player.light, player.dark, edge)


def contact(width: float = 12.0, down: float = 8.4) -> str:
    """The shadow on which something stands, soft at its rim."""
    return "".join(
        element("ellipse", cx=2.2, cy=down, rx=width * share, ry=width * share * 0.36, fill=BLACK, fill_opacity=opacity)
        for share, opacity in ((1, ".14"), (0.86, ".14"), (0.7, ".16"))
    )


def house(player: Player, palette: Palette) -> list[str]:
    """A player's settlement without its shadow, as a piece of its own or as a part of a larger one."""
    coat = coat_of(player, palette)
    return [
        coat.whole(player.settlement),
        part(coat.base, player.lit),
        part(coat.dark, player.shaded),
        *([part(coat.light, player.roof)] if player.roof else []),
        part(coat.edge, player.door),
    ]


def settlement(player: Player, palette: Palette) -> str:
    """The definition of a player's settlement."""
    return element("g", contact(), *house(player, palette), id=settlement_id(player))


# Special places: a struck coin that fills the hex, with a glyph of 24 by 24 units around the origin.

GOLD: Final = Shades("#d9a63a", "#e8a800", "#8a8a8a")
SILVER: Final = Shades("#b4bac2", "#9fb6d0", "#c0c0c0")
COPPER: Final = Shades("#c07444", "#cc5a1f", "#4c4c4c")
COIN: Final = 15.6
"""The radius of a medallion."""
MEDALLION: Final = 14.3
"""The radius at which studs lie on its rim."""
STUD_ID: Final = "rw-stud"
SPENT_ID: Final = "rw-spent"


def medallion(name: str, ring: Shades, glyph: str, palette: Palette) -> str:
    """The definition of a medallion: a rim in the metal of its group, and a glyph that was struck into its face."""
    metal = palette.shade(ring)
    light, dark = mix(metal, WHITE, 0.6), mix(metal, BLACK, 0.52)
    return element(
        "g",
        element("circle", cx=0.5, cy=1.2, r=COIN + 0.1, fill=BLACK, fill_opacity=".34"),
        element("circle", r=COIN, fill=metal, stroke=dark, stroke_width=1),
        element("path", d=_arc(COIN - 1), stroke=light, stroke_width=1, **PEN),
        element("path", d=_arc(COIN - 1, -1), stroke=dark, stroke_opacity=".6", stroke_width=1, **PEN),
        element("circle", r=FACE, fill=mix(palette.paper, mix(metal, palette.ink, 0.2), 0.24)),
        element("circle", cx=-0.9, cy=-1.1, r=FACE - 1.5, fill=palette.paper),
        element("path", d=_arc(FACE), stroke=dark, stroke_width=1.1, **PEN),
        element("path", d=_arc(FACE, -1), stroke=light, stroke_width=1.1, **PEN),
        element("path", d=glyph, stroke=mix(palette.paper, WHITE, 0.6), stroke_width=2, transform=_STRUCK, **PEN),
        element("path", d=glyph, stroke=palette.ink, stroke_width=2, **PEN),
        id=name,
    )


FACE: Final = 12.4
_STRUCK: Final = "translate(.7 .9)"
"""Light falls on the far edge of what was struck in."""


def _arc(radius: float, side: int = 1) -> str:
    """The half of a circle that faces the light, or with -1 the other one."""
    reach = number(side * radius * sin(pi / 4))
    away = number(-side * radius * sin(pi / 4))
    return f"M{away} {reach}A{number(radius)} {number(radius)} 0 0 1 {reach} {away}"


def studs(palette: Palette) -> list[str]:
    """The definitions of what tells how much is left at a place: a stud for its rim, and what dims an empty one."""
    return [
        element("circle", r=2.5, fill=mix(palette.ink, BLACK, 0.2), stroke=palette.paper, stroke_width=0.9, id=STUD_ID),
        element("circle", r=COIN + 0.4, fill="#777777", fill_opacity=".45", id=SPENT_ID),
    ]


def stud_places(count: int, centre: Point) -> list[Point]:
    """Where so many studs lie on the lower half of a medallion's rim, centred."""
    angles = [pi / 2 + (place - (count - 1) / 2) * pi / 7.5 for place in range(count)]
    return [Point(centre.x + MEDALLION * cos(angle), centre.y + MEDALLION * sin(angle)) for angle in angles]


def rosette(centre: Point, size: float) -> str:
    """A flower of five round petals as path data."""
    radius, across = number(size * 0.62), number(size * 1.24)
    petal = f"a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0-{across} 0"
    angles = [2 * pi * turn / 5 for turn in range(5)]
    starts = [Point(centre.x + size * (sin(angle) - 0.62), centre.y - size * cos(angle)) for angle in angles]
    return "".join(f"M{_at(start)}{petal}" for start in starts)
