"""Maps of hexes as drawings: what games on hexes share.

What lies on a map is given by sets of cells of its grid, and symbols by the names under which a game defines them:
nothing here knows a terrain or a piece.
"""

from collections.abc import Iterable, Mapping
from math import sqrt
from typing import Final, NamedTuple

from realmwright.bits import each
from realmwright.drawing import (
    PEN,
    RADIUS,
    WHITE,
    WIDTH,
    Palette,
    Player,
    Point,
    Shades,
    element,
    escape,
    fill_of_player,
    hexagon,
    middle,
    mix,
    number,
    outline_of_player,
    studs,
    use,
)
from realmwright.hexes import HexGrid
from realmwright.hexgames.atlas.ground import Cells

RIM: Final = 26.0
"""Room around a map for the numbers that hexes are found by."""
RIM_TEXT: Final = 8.0
PIECE_LIFT: Final = 2.0
"""A piece stands a little above the middle of its hex, so that the letter under it stays readable."""
ORIGIN: Final = Point(0, 0)


# The map


def centre(grid: HexGrid, cell: int) -> Point:
    """Where the middle of a hex lies when that of ``(0, 0)`` is the origin."""
    return middle(grid.cells[cell])


def layer(name: str, drawn: Iterable[str], **attributes: str | float) -> str:
    """What lies upon the hexes and lets a pointer through to them."""
    return element("g", *drawn, class_=name, **attributes, pointer_events="none")


def cells_of(grid: HexGrid, kinds: Iterable[tuple[str, int]]) -> Cells:
    """Where the hexes of a map lie and of which kind each of them is, in the order of the map."""
    found = {cell: kind for kind, cells in kinds for cell in each(cells)}
    return tuple((address, found[cell]) for cell, address in grid.cells.items() if cell in found)


def hexes(grid: HexGrid, said: Mapping[int, str]) -> str:
    """Hexes that are not seen: each says its words when it is pointed at."""
    drawn = []
    for cell, words in said.items():
        x, y = centre(grid, cell)
        # Written as it is: there are hundreds of them in each drawing.
        drawn.append(f'<use href="#{HEX_ID}" x="{number(x)}" y="{number(y)}"><title>{escape(words)}</title></use>')
    return element("g", *drawn, class_="rw-hexes", fill="none", pointer_events="all")


# Marks upon hexes. A page uses the same symbols, so that none of them is drawn a second time.

HEX_ID: Final = "rw-hex"
HALO_ID: Final = "rw-halo"
TARGET_ID: Final = "rw-target"
CLOSED_ID: Final = "rw-closed"
AIM_ID: Final = "rw-aim"
HALO_OPACITY: Final = ".55"


def _hatch() -> str:
    """Steep strokes over a hex: they run on from hex to hex, and no ground has strokes that rise like these."""
    drawn = []
    for away in range(-18, 19, 6):
        half = min(sqrt(3) * (RADIUS - abs(away)), WIDTH / 2)
        along, across = Point(half / 2, -half * sqrt(3) / 2), Point(away * sqrt(3) / 2, away / 2)
        drawn.append(
            f"M{number(across.x - along.x)} {number(across.y - along.y)}"
            f"L{number(across.x + along.x)} {number(across.y + along.y)}"
        )
    return "".join(drawn)


HATCH: Final = _hatch()

LIGHT: Final = Shades("#fffbe8", "#fffbe8", "#ffffff")
GLOW: Final = Shades("#ffd86b", "#ffcf3a", "#ffffff")
VEIL: Final = Shades("#4a3614", "#3c3426", "#404040")


class Veil(NamedTuple):
    """What lies over all that cannot be chosen while something can."""

    fill: str
    opacity: str


def veil_of(palette: Palette) -> Veil:
    """Warm and thin on light maps; dark ones need more of it."""
    return (
        Veil("#0b0b0b" if palette.name == "print" else "#0b0c0f", ".28")
        if palette.dark
        else Veil(palette.shade(VEIL), ".15")
    )


def ring_id(player: Player) -> str:
    """The name of the ring around what a player did last."""
    return "rw-ring-" + player.name


def marks(palette: Palette) -> list[str]:
    """The definitions of all marks that no game has for itself, but for rings; around the origin."""
    light, glow = getattr(LIGHT, palette.name), getattr(GLOW, palette.name)
    return [
        element("path", d=hexagon(ORIGIN), id=HEX_ID),
        element("path", d=hexagon(ORIGIN, RADIUS - 1.6), stroke=glow, stroke_width=5.6, id=HALO_ID, **PEN),
        element(
            "g",
            _ring(RADIUS - 1.5, palette.ink, 1, ".7"),
            _ring(RADIUS - 3, light, 2.1),
            _ring(RADIUS - 4.7, palette.ink, 0.9, ".6"),
            id=TARGET_ID,
            **PEN,
        ),
        element(
            "g",
            element("path", d=HATCH, stroke=palette.paper, stroke_opacity=".44", transform="translate(.9 .5)"),
            element("path", d=HATCH, stroke=palette.ink, stroke_opacity=".36"),
            id=CLOSED_ID,
            fill="none",
        ),
        element(
            "g",
            _ring(RADIUS - 1, palette.ink, 2.2),
            element("path", d=hexagon(ORIGIN, RADIUS - 3.3), stroke=WHITE, stroke_width=1.9, stroke_dasharray="4 3"),
            id=AIM_ID,
            **PEN,
        ),
        *studs(palette),
    ]


def rings(players: Iterable[Player], palette: Palette) -> list[str]:
    """The definitions of the rings of players."""
    return [
        element(
            "g",
            _ring(RADIUS - 2.2, outline_of_player(player, palette), 4.4),
            _ring(RADIUS - 2.2, fill_of_player(player, palette), 2.4),
            id=ring_id(player),
            **PEN,
        )
        for player in players
    ]


def paints(players: Iterable[Player], palette: Palette) -> list[str]:
    """The definitions of the colours of players and of their outlines, for what a page draws in them itself."""
    return [
        paint
        for player in players
        for paint in (
            _paint("rw-paint-" + player.name, fill_of_player(player, palette)),
            _paint("rw-outline-" + player.name, outline_of_player(player, palette)),
        )
    ]


def _paint(name: str, colour: str) -> str:
    # A gradient of one colour is a colour that can be named. In units of the user it also paints straight lines.
    return element("linearGradient", element("stop", stop_color=colour), id=name, gradientUnits="userSpaceOnUse")


def _ring(radius: float, tone: str, width: float, opacity: str = "1") -> str:
    ring = element("path", d=hexagon(ORIGIN, radius), stroke=tone, stroke_width=width)
    return ring if opacity == "1" else ring.replace("/>", f' stroke-opacity="{opacity}"/>')


def veil(grid: HexGrid, lit: int, outline: str, palette: Palette) -> str:
    """Over all hexes but those that can be chosen, while there are any."""
    if not lit:
        return layer("rw-veil", ())
    look = veil_of(palette)
    holes = "".join(hexagon(centre(grid, cell)) for cell in each(lit))
    data = outline + holes
    shade = element("path", class_="rw-dimmed", d=data, fill=look.fill, fill_opacity=look.opacity, fill_rule="evenodd")
    return layer("rw-veil", [shade])


def light(grid: HexGrid, lit: int) -> str:
    """Rings around the hexes that can be chosen. The land within them is as it is: nothing is to be read wrongly."""
    middles = [centre(grid, cell) for cell in each(lit)]
    halos = element("g", *(use(HALO_ID, *here) for here in middles), opacity=HALO_OPACITY)
    return layer("rw-light", [halos, *(use(TARGET_ID, *here, class_="rw-target") for here in middles)] if lit else ())


def ghost(at: Point, player: Player, piece: str, palette: Palette) -> list[str]:
    """Where a piece stood that is in its player's hand."""
    outline = hexagon(at, RADIUS - 2.2)
    return [
        element("path", d=outline, fill=palette.paper, fill_opacity=".3"),
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
        use(piece, at.x, at.y - PIECE_LIFT, opacity=".5"),
    ]


def rim(written: Iterable[str], palette: Palette) -> str:
    """Numbers around the map: quieter than what is on it."""
    tone = mix(palette.table, palette.text, 0.62)
    return element("g", *written, class_="rw-rim", stroke=tone, stroke_width=0.8, **PEN)
