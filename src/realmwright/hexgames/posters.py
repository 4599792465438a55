"""Posters: small landscapes that show what a card counts.

A scene is a drawn map with pieces. The game makes a position of it and says what the card pays there; here that is
drawn: what counts lies in full colour within a gold line, all else under a veil, and coins say what is paid. So the
picture cannot be wrong about the rule, and its sum is always that of the picture.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from realmwright.bits import Bits, each, lowest
from realmwright.drawing import (
    BLACK,
    NAMESPACE,
    PEN,
    RADIUS,
    STEP,
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
from realmwright.hexes import Axial, HexGrid
from realmwright.hexgames import map_art
from realmwright.hexgames.atlas.contours import Contours
from realmwright.hexgames.atlas.ground import Cells
from realmwright.hexgames.map_art import VEIL
from realmwright.hexgames.terrain_art import Land

ASPECT: Final = Point(266, 212)
"""How broad the landscape of a poster is to how high."""
FOOT: Final = 32
"""How high the sum below it is, to the same measure."""
NEAR: Final = 130.0
FAR: Final = 182.0
"""How much of a map is seen from side to side: some nine hexes, or parts of four quadrants."""
FINE: Final = "rw-fine"
"""The class of what would not be read on a small poster."""
SMALL: Final = 160
"""Posters up to so many pixels wide are small."""

LINE: Final = Shades("#ffcf4a", "#ffc400", "#ffffff")
LINE_EDGE: Final = "#1a1206"
COIN_FACE: Final = Shades("#ffdf7e", "#ffd94a", "#ffffff")
COIN_RIM: Final = Shades("#d9a63a", "#e8a800", "#9a9a9a")
COIN_INK: Final = "#2d1a00"
BORDER: Final = "#fff6df"
"""Between quadrants or boards."""
VEILED: Final = (".34", ".46")
"""How thick the veil is, on light and on dark maps."""


# Scenes


@dataclass(frozen=True, kw_only=True)
class Scene:
    """A drawn map with pieces, and how a poster shows it. What counts there is not said: the rules know it.

    Of each hex ``drawn`` has the letter of its kind, and behind it what stands there: ``1`` is a piece of the player
    who looks at the poster, ``2`` one of the next, and so on.
    """

    drawn: str
    because: str = ""
    """The letters of what makes pieces count: it stays in full colour."""
    around: str = ""
    """The parts of the map of which those are ringed that hold what counts; without it the pieces themselves are."""
    strung: bool = False
    """Whether these parts are rows that are marked by a line through them."""
    by_piece: bool = False
    """Whether what is paid for several pieces is shown as a coin on each of them."""
    linked: bool = False
    """Whether pieces count by what they connect."""
    borders: str = ""
    """The parts of the map whose borders are shown."""
    centre: tuple[float, float] = (0, 0)
    """Where the middle of the window is from the middle of the map, in hexes and rows."""
    breadth: float = NEAR
    """How much is seen from side to side."""

    def hexes(self) -> list[list[str]]:
        """The map, row by row: what is written of each hex."""
        return [row.split() for row in self.drawn.strip().splitlines()]

    def rows(self) -> list[str]:
        """The letters of the map, row by row."""
        return ["".join(written[0] for written in row) for row in self.hexes()]


class Paid(NamedTuple):
    """What a card pays at once, as the rules tell it."""

    gold: int
    cells: Bits
    """The hexes that it is paid for: pieces, and what pays."""


class Exhibit(NamedTuple):
    """A scene as the rules count it, with everything that is drawn of it."""

    name: str
    scene: Scene
    land: Land
    grid: HexGrid
    """The map as it lies on the table."""
    cells: Cells
    middle: Point
    """Of what was drawn of the map."""
    own: Bits
    """The pieces of the player who looks at the poster."""
    taken: Bits
    """The hexes with pieces or places."""
    paid: Sequence[Paid]
    because: Bits
    regions: Sequence[Bits]
    borders: Sequence[Bits]
    definitions: Sequence[str]
    places: str
    pieces: str

    @property
    def total(self) -> int:
        """What the card pays in this scene."""
        return sum(paid.gold for paid in self.paid)


class Window(NamedTuple):
    """The part of a map that is seen."""

    middle: Point
    size: Point

    @property
    def corner(self) -> Point:
        """The upper left one."""
        return Point(self.middle.x - self.size.x / 2, self.middle.y - self.size.y / 2)

    @property
    def foot(self) -> float:
        """How high the sum below it is."""
        return self.size.x * FOOT / ASPECT.x

    @property
    def scale(self) -> float:
        """How much larger everything is drawn that shall look the same in each window."""
        return self.size.x / NEAR

    def holds(self, point: Point, margin: float = 0) -> bool:
        """Whether a point is seen, so far from the edge at least."""
        return (
            abs(point.x - self.middle.x) <= self.size.x / 2 - margin
            and abs(point.y - self.middle.y) <= self.size.y / 2 - margin
        )


class Coin(NamedTuple):
    """Gold, and where it lies."""

    gold: int
    at: Point


def middle_of(cells: Iterable[Axial]) -> Point:
    """Half-way between the outermost of some hexes."""
    xs, ys = zip(*(middle(cell) for cell in cells), strict=True)
    return Point((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)


def window_of(exhibit: Exhibit) -> Window:
    """What is seen of the map of a scene."""
    scene = exhibit.scene
    centre = Point(exhibit.middle.x + WIDTH * scene.centre[0], exhibit.middle.y + STEP * scene.centre[1])
    return Window(centre, Point(scene.breadth, scene.breadth * ASPECT.y / ASPECT.x))


# What counts


def counted(exhibit: Exhibit) -> list[Bits]:
    """What is ringed, each as one: parts of the map, what pays, or pieces."""
    found: list[Bits] = []
    for paid in exhibit.paid:
        payer = paid.cells & ~exhibit.own
        if exhibit.regions:
            found += [region for region in exhibit.regions if region & (payer or paid.cells)]
        elif exhibit.scene.by_piece:
            found += [1 << cell for cell in each(paid.cells & exhibit.own)]
        else:
            found += exhibit.grid.components(payer or paid.cells)
    return list(dict.fromkeys(found))


def coins(exhibit: Exhibit, window: Window) -> list[Coin]:
    """The gold that is paid, in the order in which it is read."""
    found = [coin for paid in exhibit.paid for coin in _coins(exhibit, paid, window)]
    return sorted(found, key=lambda coin: (round(coin.at.y), coin.at.x))


def _coins(exhibit: Exhibit, paid: Paid, window: Window) -> Iterator[Coin]:
    """On each piece, on what pays, at the head of a row, on a free hex of a part of the map, or on a group."""
    grid, scene = exhibit.grid, exhibit.scene
    pieces = paid.cells & exhibit.own
    payer = paid.cells & ~exhibit.own
    if scene.by_piece:
        for cell in each(pieces):
            yield Coin(paid.gold // pieces.bit_count(), _beside(grid, cell, window))
    elif scene.strung:
        head = window.corner.x + 1.3 * COIN * window.scale
        yield Coin(paid.gold, Point(head, map_art.centre(grid, lowest(pieces)).y))
    elif payer:
        yield Coin(paid.gold, _beside(grid, lowest(payer), window))
    elif free := _free(exhibit, pieces, window):
        yield Coin(paid.gold, free)
    else:
        yield Coin(paid.gold, max((_beside(grid, cell, window) for cell in each(pieces)), key=lambda at: at.x - at.y))


COIN: Final = 7.6
"""The radius of a coin."""


def _beside(grid: HexGrid, cell: int, window: Window) -> Point:
    """The upper right of a hex, where a coin hides least of a piece; it is always seen as a whole."""
    x, y = map_art.centre(grid, cell)
    edge = 1.1 * COIN * window.scale
    right = window.corner.x + window.size.x - edge
    return Point(min(x + 11 * window.scale, right), max(y - 10 * window.scale, window.corner.y + edge))


def _free(exhibit: Exhibit, pieces: Bits, window: Window) -> Point | None:
    """The middle of the free hex that lies closest to the middle of what is seen of a part of the map."""
    for region in exhibit.regions:
        seen = [cell for cell in each(region) if window.holds(map_art.centre(exhibit.grid, cell), COIN)]
        if region & pieces and seen:
            xs, ys = zip(*(map_art.centre(exhibit.grid, cell) for cell in seen), strict=True)
            x, y = sum(xs) / len(seen), sum(ys) / len(seen)
            free = [map_art.centre(exhibit.grid, cell) for cell in seen if not exhibit.taken >> cell & 1]
            return min(free, key=lambda at: (at.x - x) ** 2 + (at.y - y) ** 2, default=None)
    return None


def total_of(found: Sequence[Coin]) -> str:
    """What the coins come to, in figures only, so that everybody can read it."""
    parts = " + ".join(str(coin.gold) for coin in found) if len(found) > 1 else ""
    return f"{parts} = {sum(coin.gold for coin in found)}".strip()


# The drawing


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
        *_lines(borders, 2.6, BORDER, window),
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
