"""Posters as drawings: small landscapes that show what a card counts.

What counts lies in full colour within a gold line, all else under a veil; coins say what is paid, and the sum stands
below.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from realmwright.bits import Bits, each, lowest
from realmwright.drawing import (
    BLACK,
    NAMESPACE,
    PEN,
    RADIUS,
    WIDTH,
    Palette,
    Point,
    Shades,
    element,
    escape,
    hexagon,
    middle,
    mix,
    number,
    use,
    write,
)
from realmwright.hexes import Axial
from realmwright.hexgames import map_art
from realmwright.hexgames.atlas.contours import Contours
from realmwright.hexgames.map_art import VEIL
from realmwright.hexgames.posters import ASPECT, COIN, Coin, Exhibit, Window, coins, counted, total_of, window_of

FINE: Final = "rw-fine"
"""The class of what would not be read on a small poster."""
SMALL: Final = 160
"""Posters up to so many pixels wide are small."""
LINE: Final = Shades("#ffcf4a", "#ffc400", "#ffffff")
LINE_EDGE: Final = "#1a1206"
COIN_FACE: Final = Shades("#ffdf7e", "#ffd94a", "#ffffff")
COIN_RIM: Final = Shades("#d9a63a", "#e8a800", "#9a9a9a")
COIN_INK: Final = "#2d1a00"
BORDER: Final = Shades("#fff6df", "#fff6df", "#a8a8a8")
"""Between quadrants or boards."""
VEILED: Final = (".34", ".46")
"""How thick the veil is, on light and on dark maps."""


def poster(exhibit: Exhibit, palette: Palette) -> str:
    """A scene as a complete drawing without a size of its own, above the sum of its coins.

    It fills the place that it is given from the top. In one as high as the landscape there is no sum, and in a small
    one there are no coins, because nobody could read them.
    """
    window = window_of(exhibit)
    seen = tuple((cell, kind) for cell, kind in exhibit.cells if _near(window, cell))
    ground = exhibit.land.atlas(seen, palette)
    contours = ground.contours
    lit = counted(exhibit)
    found = coins(exhibit, window)
    rings = "" if exhibit.scene.strung else "".join(_outline(exhibit, cells, contours, window) for cells in lit)
    borders = "".join(_outline(exhibit, part, contours, window) for part in exhibit.borders)
    return _framed(
        exhibit.name,
        window,
        [*ground.definitions, *exhibit.definitions],
        element("style", f"@media(max-width:{SMALL}px){{.{FINE}{{display:none}}}}"),
        *_backdrop(window, palette.table),
        ground.sheet,
        ground.land,
        _veil(exhibit, _clear(exhibit, lit), ground.outline, contours, window, palette),
        *_lines(borders, 2.6, palette.shade(BORDER), window),
        *_lines(rings, 3, palette.shade(LINE), window),
        exhibit.places,
        *_lines(_strings(exhibit, lit, window) + _links(exhibit), 3.4, palette.shade(LINE), window),
        exhibit.pieces,
        element("g", *(_coin(coin, window, palette) for coin in found), class_=FINE),
        *_sum(found, window, palette),
    )


def emblem_poster(title: str, name: str, definition: str, palette: Palette) -> str:
    """A poster without a scene: an emblem on paper."""
    window = Window(Point(0, 0), ASPECT)
    emblem = use(name, 0, 0, 5, color=palette.text)
    return _framed(title, window, [definition], *_backdrop(window, palette.panel), emblem)


def _framed(title: str, window: Window, definitions: Iterable[str], *layers: str) -> str:
    """A complete drawing of a window and the foot below it; whatever place is too low cuts off the foot."""
    corner = f"{number(window.corner.x)} {number(window.corner.y)}"
    return element(
        "svg",
        element("title", escape(title)),
        element("defs", *definitions),
        *layers,
        xmlns=NAMESPACE,
        viewBox=f"{corner} {number(window.size.x)} {number(window.size.y + window.foot)}",
        preserveAspectRatio="xMidYMin slice",
        role="img",
    )


def _backdrop(window: Window, fill: str) -> list[str]:
    """What is seen where the map ends."""
    x, y = window.corner
    return [element("rect", x=x, y=y, width=window.size.x, height=window.size.y + window.foot, fill=fill)]


def _near(window: Window, cell: Axial) -> bool:
    """Whether any part of a hex may be seen."""
    return window.holds(middle(cell), -1.2 * RADIUS)


def _seen(exhibit: Exhibit, cells: Bits, window: Window) -> set[Axial]:
    """Where some hexes lie, as far as they are seen."""
    return {place for cell in each(cells) if _near(window, place := exhibit.grid.cells[cell])}


def _clear(exhibit: Exhibit, lit: Iterable[Bits]) -> Bits:
    """What stays in full colour: what counts, and what makes it count."""
    clear = exhibit.because
    for cells in (*lit, *(paid.cells for paid in exhibit.paid)):
        clear |= cells
    return clear


def _veil(exhibit: Exhibit, clear: Bits, outline: str, contours: Contours, window: Window, palette: Palette) -> str:
    """Over all that does not count."""
    holes = contours.around(_seen(exhibit, clear, window))
    fill = BLACK if palette.dark else palette.shade(VEIL)
    opacity = VEILED[palette.dark]
    return element("path", class_="rw-veil", d=outline + holes, fill=fill, fill_opacity=opacity, fill_rule="evenodd")


def _outline(exhibit: Exhibit, cells: Bits, contours: Contours, window: Window) -> str:
    """Around some hexes, as far as they are seen: a hex by itself has a regular ring, several have the soft one."""
    if not cells & (cells - 1):
        return hexagon(map_art.centre(exhibit.grid, lowest(cells)), RADIUS - 1.2)
    return contours.around(_seen(exhibit, cells, window))


def _lines(data: str, width: float, tone: str, window: Window) -> list[str]:
    """With a dark edge, so that they show on every ground."""
    if not data:
        return []
    return [
        element("path", d=data, stroke=LINE_EDGE, stroke_width=(width + 2.4) * window.scale, **PEN),
        element("path", d=data, stroke=tone, stroke_width=width * window.scale, **PEN),
    ]


def _strings(exhibit: Exhibit, lit: Iterable[Bits], window: Window) -> str:
    """A line through each row that counts, from edge to edge."""
    if not exhibit.scene.strung:
        return ""
    heights = [map_art.centre(exhibit.grid, lowest(row)).y for row in lit]
    left, right = number(window.corner.x - 9), number(window.corner.x + window.size.x + 9)
    return "".join(f"M{left} {number(y)}H{right}" for y in heights)


def _links(exhibit: Exhibit) -> str:
    """Lines between the pieces that count together and the places that they connect; each is reached in one way."""
    if not exhibit.scene.linked:
        return ""
    grid = exhibit.grid
    drawn = []
    pieces = 0
    for paid in exhibit.paid:
        pieces |= paid.cells & exhibit.own
    pieces = grid.component(pieces, exhibit.own)
    ends = grid.near(pieces) & exhibit.because
    for group in grid.components(pieces):
        joined = reached = group & -group
        while reached:
            cell = lowest(reached)
            reached &= reached - 1
            for other in each(grid.around[cell] & (group | ends) & ~joined):
                joined |= 1 << other
                reached |= (1 << other) & group
                drawn.append(_link(map_art.centre(grid, cell), map_art.centre(grid, other), bool(ends >> other & 1)))
        ends &= ~joined
    return "".join(drawn)


def _link(one: Point, other: Point, place: bool) -> str:
    """From the middle of a hex to that of another one, or to the rim of its medallion."""
    share = 1 - 17 / WIDTH if place else 1
    end = Point(one.x + (other.x - one.x) * share, one.y + (other.y - one.y) * share)
    return f"M{number(one.x)} {number(one.y)}L{number(end.x)} {number(end.y)}"


def _coin(coin: Coin, window: Window, palette: Palette) -> str:
    size = COIN * window.scale
    x, y = coin.at
    text = str(coin.gold)
    rim = palette.shade(COIN_RIM)
    height = size * (1.15 if len(text) == 1 else 0.95)
    return element(
        "g",
        element("circle", cx=x, cy=y, r=size, fill=rim, stroke=COIN_INK, stroke_width=window.scale),
        element("circle", cx=x, cy=y, r=0.8 * size, fill=palette.shade(COIN_FACE), stroke=mix(rim, BLACK, 0.4)),
        write(text, x, y, height, 0.5, stroke=COIN_INK, stroke_width=1.15, **PEN),
        class_="rw-coin",
    )


def _sum(found: Sequence[Coin], window: Window, palette: Palette) -> list[str]:
    """What all coins come to, on a strip below the landscape."""
    left, bottom = window.corner.x, window.corner.y + window.size.y
    height = 7.4 * window.scale
    ink: dict[str, str | float] = {"stroke": palette.text, "stroke_width": 1.1, **PEN}
    return [
        element("rect", x=left, y=bottom, width=window.size.x, height=window.foot, fill=palette.panel),
        element("path", d=f"M{number(left)} {number(bottom)}h{number(window.size.x)}", stroke=LINE_EDGE),
        write(total_of(found), left + window.size.x - height, bottom + window.foot / 2, height, 1, "rw-sum", **ink),
    ]
