"""Closed hexes as drawings: strokes over each of them, and around all that somebody closed a border with ticks."""

from collections.abc import Iterable
from math import hypot, sqrt
from typing import Final, NamedTuple

from realmwright.bits import each
from realmwright.drawing import (
    PEN,
    Palette,
    Player,
    Point,
    corners,
    element,
    fill_of_player,
    number,
    outline_of_player,
    use,
)
from realmwright.hexes import Axial, HexGrid
from realmwright.hexgames.atlas.contours import SIDES
from realmwright.hexgames.map_art import CLOSED_ID, centre, layer

ZONE_INSET: Final = 1.9
"""How far inside of its hexes the border of a zone runs, so that zones side by side have a border each."""
TICKS: Final = (0.28, 0.72)
"""Where ticks stand on a side, of its length."""
TICK: Final = 6.2
"""How far from a side its ticks reach."""


class Zone(NamedTuple):
    """Hexes that somebody has closed, with what lies between them; or if it is nobody, that a rule has closed."""

    cells: int
    owner: Player | None = None


def closed(grid: HexGrid, cells: int, zones: Iterable[Zone], palette: Palette) -> str:
    """Hexes that are closed: strokes that let the land be read, and borders that tell by whom.

    The border of somebody has ticks, which tell on which of its sides the zone is.
    """
    drawn = [use(CLOSED_ID, *centre(grid, cell)) for cell in each(cells)]
    for zone in zones:
        border, ticks = zone_lines(grid, zone.cells)
        if zone.owner is None:
            drawn += _double(border, 1.5, palette.ink, palette.paper)
        else:
            tones = fill_of_player(zone.owner, palette), outline_of_player(zone.owner, palette)
            drawn += [*_double(ticks, 1.5, *tones), *_double(border, 2, *tones)]
    return layer("rw-shut", drawn)


def _double(data: str, width: float, tone: str, outline: str) -> list[str]:
    """A line with an outline under it."""
    return [
        element("path", d=data, stroke=outline, stroke_width=width + 1.7, **PEN),
        element("path", d=data, stroke=tone, stroke_width=width, **PEN),
    ]


def zone_lines(grid: HexGrid, cells: int) -> tuple[str, str]:
    """The border of some hexes, a little inside of them, and the ticks on its inner side, as path data."""
    border, ticks = "", ""
    for cell in each(cells):
        here = centre(grid, cell)
        around = corners(here)
        ends = [beyond is None or not cells >> beyond & 1 for beyond in _beyond(grid, cell)]
        for side in (side for side in range(6) if ends[side]):
            before, one, other, after = (around[(side + turn) % 6] for turn in (-1, 0, 1, 2))
            # Where the zone goes on, so does the border, to where that of the next hex begins.
            begin = _towards(one, here if ends[side - 1] else before, ZONE_INSET * 2 / sqrt(3))
            end = _towards(other, here if ends[(side + 1) % 6] else after, ZONE_INSET * 2 / sqrt(3))
            border += f"M{_at(begin)}L{_at(end)}"
            across = Point(here.x - (one.x + other.x) / 2, here.y - (one.y + other.y) / 2)
            for share in TICKS:
                foot = Point(one.x + share * (other.x - one.x), one.y + share * (other.y - one.y))
                inwards = Point(foot.x + across.x, foot.y + across.y)
                ticks += f"M{_at(_towards(foot, inwards, ZONE_INSET))}L{_at(_towards(foot, inwards, TICK))}"
    return border, ticks


def _beyond(grid: HexGrid, cell: int) -> list[int | None]:
    """What lies behind each side of a hex, clockwise from the north-east."""
    q, r = grid.cells[cell]
    return [grid.number.get(Axial(q + way.q, r + way.r)) for way in SIDES]


def _towards(point: Point, goal: Point, far: float) -> Point:
    """So far from a point to another one."""
    share = far / hypot(goal.x - point.x, goal.y - point.y)
    return Point(point.x + share * (goal.x - point.x), point.y + share * (goal.y - point.y))


def _at(point: Point) -> str:
    return f"{number(point.x)} {number(point.y)}"
