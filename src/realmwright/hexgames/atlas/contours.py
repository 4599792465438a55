"""Where regions of a map end: soft lines between terrains, and faint straight ones between hexes of a region.

Where a border turns between two sides only, the corner is pulled in and both sides share a tangent there, so that
coasts run soft instead of in zigzag. Every length is in whole tenths of a unit. What follows from the shape of a map
alone is remembered: boards of a game differ in their terrains only.
"""

from collections.abc import Collection, Container, Hashable, Mapping
from functools import lru_cache
from math import hypot
from typing import Final, NamedTuple

from realmwright.hexes import DIRECTIONS, Axial
from realmwright.hexgames.atlas.chance import Chance
from realmwright.hexgames.atlas.tenths import HALF_WIDTH, THIRD_STEP, numbers

CORNERS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""From the middle of a hex, clockwise from the top, in halves of its width and thirds of a row."""
SIDES: Final = tuple(DIRECTIONS[name] for name in ("NE", "E", "SE", "SW", "W", "NW"))
"""What lies beyond the side that begins at the corner of the same place."""

PULL: Final = 0.3
"""How far a corner goes towards the middle between its neighbours."""
WOBBLE: Final = 8
"""How far chance moves a corner, in tenths."""
BOW: Final = 13
RIM_BOW: Final = 6
"""How far chance bends a side, between regions and at the rim."""
REACH: Final = 0.36
"""How long the arms of a curve are, of its length."""

REMEMBERED: Final = 2**12
"""How many corners and sides are remembered: those of a few maps."""

Corner = tuple[int, int]
"""A corner by halves of a hex's width and thirds of a row."""
Place = tuple[int, int]
"""Across and down the map, in tenths."""
Direction = tuple[float, float]


class Spoke(NamedTuple):
    """A side of a hex as the hex sees it: what lies beyond, and the corners of the side, clockwise."""

    beyond: Axial
    one: Corner
    other: Corner


class Frame(NamedTuple):
    """The sides of the hexes of a map, whatever their terrains."""

    spokes: dict[Axial, tuple[Spoke, ...]]
    """By hex, from the north-east clockwise."""
    sides: tuple[tuple[Axial, Spoke], ...]
    """Each side once, as one of its hexes sees it."""
    corners: dict[Corner, Place]
    """Where chance moves each corner to, before borders pull at it."""


SHAPES: Final = 16
"""How many shapes of maps are remembered."""


@lru_cache(maxsize=SHAPES)
def frame_of(cells: tuple[Axial, ...]) -> Frame:
    """The sides of some hexes."""
    spokes = {cell: _spokes(cell) for cell in cells}
    sides = [
        (cell, spoke)
        for cell, around in spokes.items()
        for place, spoke in enumerate(around)
        if place < len(SIDES) / 2 or spoke.beyond not in spokes
    ]
    corners = {corner for _, spoke in sides for corner in (spoke.one, spoke.other)}
    return Frame(spokes, tuple(sides), {corner: _rounded(*_scattered(corner)) for corner in corners})


def _spokes(cell: Axial) -> tuple[Spoke, ...]:
    x, y = 2 * cell.q + cell.r, 3 * cell.r
    corners = [(x + across, y + down) for across, down in CORNERS]
    return tuple(
        Spoke(Axial(cell.q + q, cell.r + r), one, other)
        for (q, r), one, other in zip(SIDES, corners, [*corners[1:], corners[0]], strict=True)
    )


@lru_cache(maxsize=REMEMBERED)
def _scattered(corner: Corner) -> tuple[float, float]:
    chance = Chance(*corner, 1)
    return HALF_WIDTH * corner[0] + chance.about(WOBBLE), THIRD_STEP * corner[1] + chance.about(WOBBLE)


@lru_cache(maxsize=REMEMBERED)
def _bow(x: int, y: int, reach: int) -> int:
    """How far a side is bent: it is known by the sum of its corners."""
    return Chance(x, y, 2).about(reach)


def _rounded(x: float, y: float) -> Place:
    return round(x), round(y)


class Contours:
    """The sides of all hexes of a map, from the region that each hex belongs to."""

    def __init__(self, regions: Mapping[Axial, Hashable]) -> None:
        self._frame = frame_of(tuple(regions))
        self._places = self._frame.corners.copy()
        self._inner: list[tuple[Corner, Corner, Hashable]] = []
        borders = []
        meeting: dict[Corner, list[Corner]] = {}
        for cell, (beyond, one, other) in self._frame.sides:
            region, there = regions[cell], regions.get(beyond)
            if region == there:
                self._inner.append((one, other, region))
            else:
                borders.append((one, other, RIM_BOW if there is None else BOW))
                meeting.setdefault(one, []).append(other)
                meeting.setdefault(other, []).append(one)
        turns = {corner: (around[0], around[1]) for corner, around in meeting.items() if len(around) == 2}
        self._pull(turns)
        tangents = {corner: self._direction(*around) for corner, around in turns.items()}
        self._paths: dict[tuple[Corner, Corner], str] = {}
        for one, other, reach in borders:
            self._paths[one, other], self._paths[other, one] = self._border(one, other, reach, tangents)

    def _pull(self, turns: Mapping[Corner, tuple[Corner, Corner]]) -> None:
        """Pull in the corners where a border turns, each between the two others that it comes from and goes to."""
        for corner, ((x1, y1), (x2, y2)) in turns.items():
            x, y = _scattered(corner)
            x += PULL * HALF_WIDTH * ((x1 + x2) / 2 - corner[0])
            y += PULL * THIRD_STEP * ((y1 + y2) / 2 - corner[1])
            self._places[corner] = _rounded(x, y)

    def _direction(self, one: Corner, other: Corner) -> Direction:
        """From one corner to another one, 1 long."""
        (x1, y1), (x2, y2) = self._places[one], self._places[other]
        far = hypot(x2 - x1, y2 - y1)
        return (x2 - x1) / far, (y2 - y1) / far

    def _border(self, one: Corner, other: Corner, reach: int, tangents: Mapping[Corner, Direction]) -> tuple[str, str]:
        """The path along a side between regions, there and back: a curve that chance bends so far at most.

        A border runs through its turns in a tangent.
        """
        (x1, y1), (x2, y2) = self._places[one], self._places[other]
        dx, dy = x2 - x1, y2 - y1
        far = hypot(dx, dy)
        along = dx / far, dy / far
        ax, ay = _turned(tangents.get(one, along), along)
        bx, by = _turned(tangents.get(other, along), along)
        bow = _bow(one[0] + other[0], one[1] + other[1], reach)
        arm = REACH * far
        first_x, first_y = round(x1 + ax * arm - along[1] * bow), round(y1 + ay * arm + along[0] * bow)
        last_x, last_y = round(x2 - bx * arm - along[1] * bow), round(y2 - by * arm + along[0] * bow)
        there = numbers(first_x - x1, first_y - y1, last_x - x1, last_y - y1, dx, dy)
        back = numbers(last_x - x2, last_y - y2, first_x - x2, first_y - y2, -dx, -dy)
        return "c" + there, "c" + back

    def inner(self, wanted: Container[Hashable]) -> str:
        """The lines between hexes of one region, of the regions that are wanted."""
        drawn = []
        for one, other, region in self._inner:
            if region in wanted:
                drawn.append(f"M{numbers(*self._places[one])}{self._straight(one, other)}")
        return "".join(drawn)

    def _straight(self, one: Corner, other: Corner) -> str:
        """The path along a side within a region."""
        (x, y), (x2, y2) = self._places[one], self._places[other]
        return "l" + numbers(x2 - x, y2 - y)

    def around(self, cells: Collection[Axial]) -> str:
        """The outline of some hexes, clockwise around them, as one path: soft where regions end, else straight."""
        spokes, paths = self._frame.spokes, self._paths
        following: dict[Corner, tuple[Corner, str]] = {}
        for cell in cells:
            for beyond, one, other in spokes[cell]:
                if beyond not in cells:
                    # Three hexes meet at a corner, so that no outline passes it twice.
                    following[one] = (other, paths.get((one, other)) or self._straight(one, other))
        drawn = []
        while following:
            corner = next(iter(following))
            drawn.append("M" + numbers(*self._places[corner]))
            while corner in following:
                corner, path = following.pop(corner)
                drawn.append(path)
            drawn.append("z")
        return "".join(drawn)


def _turned(tangent: Direction, along: Direction) -> Direction:
    """A tangent in the sense in which a side runs."""
    x, y = tangent
    return tangent if x * along[0] + y * along[1] > 0 else (-x, -y)
