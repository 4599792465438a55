"""Where regions of a map end: soft lines between terrains, and faint straight ones between hexes of a region.

Where a border turns between two sides only, the corner is pulled in and both sides share a tangent there, so that
coasts run soft instead of in zigzag. Every length is in whole tenths of a unit.
"""

from collections.abc import Collection, Container, Hashable, Iterator, Mapping
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

Corner = tuple[int, int]
"""A corner by halves of a hex's width and thirds of a row."""


class Side(NamedTuple):
    """A line from the first of its corners to the last, with the arms of its curve if it is one."""

    begin: tuple[int, int]
    end: tuple[int, int]
    arms: tuple[int, int, int, int] | None

    def onwards(self, backwards: bool = False) -> str:
        """The rest of a path along this side, from the corner where it begins or, backwards, where it ends."""
        begin, end = (self.end, self.begin) if backwards else (self.begin, self.end)
        dx, dy = end[0] - begin[0], end[1] - begin[1]
        if self.arms is None:
            return "l" + numbers(dx, dy)
        x1, y1, x2, y2 = self.arms
        if backwards:
            x1, y1, x2, y2 = x2, y2, x1, y1
        return "c" + numbers(x1 - begin[0], y1 - begin[1], x2 - begin[0], y2 - begin[1], dx, dy)


class Contours:
    """The sides of all hexes of a map, from the region that each hex belongs to."""

    def __init__(self, regions: Mapping[Axial, Hashable]) -> None:
        self._regions = regions
        self._meeting: dict[Corner, list[Corner]] = {}
        self._places: dict[Corner, tuple[int, int]] = {}
        self._tangents: dict[Corner, tuple[float, float]] = {}
        found = [*self._found_sides()]
        for one, other, here, beyond in found:
            if here != beyond:
                self._meeting.setdefault(one, []).append(other)
                self._meeting.setdefault(other, []).append(one)
        self._sides = {(one, other): self._side(one, other, here, beyond) for one, other, here, beyond in found}
        self._inner = [((one, other), here) for one, other, here, beyond in found if here == beyond]

    def _found_sides(self) -> Iterator[tuple[Corner, Corner, Hashable, Hashable]]:
        """Each side once: its corners, and the regions on both sides; beyond the rim there is None."""
        for cell, region in self._regions.items():
            for first, beyond in enumerate(_beyond(cell)):
                other = self._regions.get(beyond)
                if first < len(SIDES) / 2 or other is None:
                    yield *_ends(cell, first), region, other

    def _place(self, corner: Corner) -> tuple[int, int]:
        """Where a corner lies."""
        if corner not in self._places:
            chance = Chance(*corner, 1)
            x, y = HALF_WIDTH * corner[0] + chance.about(WOBBLE), THIRD_STEP * corner[1] + chance.about(WOBBLE)
            around = self._meeting.get(corner, ())
            if len(around) == 2:
                (x1, y1), (x2, y2) = around
                x += PULL * HALF_WIDTH * ((x1 + x2) / 2 - corner[0])
                y += PULL * THIRD_STEP * ((y1 + y2) / 2 - corner[1])
            self._places[corner] = (round(x), round(y))
        return self._places[corner]

    def _tangent(self, corner: Corner, along: tuple[float, float]) -> tuple[float, float]:
        """The direction in which a border runs through a corner, closest to that of a side."""
        around = self._meeting[corner]
        if len(around) != 2:
            return along
        if corner not in self._tangents:
            (x1, y1), (x2, y2) = map(self._place, around)
            far = hypot(x2 - x1, y2 - y1)
            self._tangents[corner] = ((x2 - x1) / far, (y2 - y1) / far)
        x, y = self._tangents[corner]
        return (x, y) if x * along[0] + y * along[1] > 0 else (-x, -y)

    def _side(self, one: Corner, other: Corner, here: Hashable, beyond: Hashable) -> Side:
        begin, end = self._place(one), self._place(other)
        if here == beyond:
            return Side(begin, end, None)
        dx, dy = end[0] - begin[0], end[1] - begin[1]
        far = hypot(dx, dy)
        along = (dx / far, dy / far)
        (ax, ay), (bx, by) = self._tangent(one, along), self._tangent(other, along)
        bow = Chance(one[0] + other[0], one[1] + other[1], 2).about(RIM_BOW if beyond is None else BOW)
        arm = REACH * far
        arms = (
            round(begin[0] + ax * arm - along[1] * bow),
            round(begin[1] + ay * arm + along[0] * bow),
            round(end[0] - bx * arm - along[1] * bow),
            round(end[1] - by * arm + along[0] * bow),
        )
        return Side(begin, end, arms)

    def inner(self, wanted: Container[Hashable]) -> str:
        """The lines between hexes of one region, of the regions that are wanted."""
        lines = [self._sides[ends] for ends, region in self._inner if region in wanted]
        return "".join(f"M{numbers(*line.begin)}{line.onwards()}" for line in lines)

    def around(self, cells: Collection[Axial]) -> str:
        """The outline of some hexes, clockwise around them, as one path: soft where regions end, else straight."""
        following: dict[Corner, tuple[Corner, str]] = {}
        for cell in cells:
            for first, beyond in enumerate(_beyond(cell)):
                if beyond not in cells:
                    one, other = _ends(cell, first)
                    side = self._sides.get((one, other))
                    path = side.onwards() if side else self._sides[other, one].onwards(backwards=True)
                    # Three hexes meet at a corner, so that no outline passes it twice.
                    following[one] = (other, path)
        drawn = []
        while following:
            corner = next(iter(following))
            drawn.append("M" + numbers(*self._place(corner)))
            while corner in following:
                corner, path = following.pop(corner)
                drawn.append(path)
            drawn.append("z")
        return "".join(drawn)


def _beyond(cell: Axial) -> list[Axial]:
    """The hexes around one, by the sides that they lie behind."""
    return [Axial(cell.q + q, cell.r + r) for q, r in SIDES]


def _ends(cell: Axial, side: int) -> tuple[Corner, Corner]:
    """The corners of a side of a hex, clockwise."""
    x, y = 2 * cell.q + cell.r, 3 * cell.r
    (x1, y1), (x2, y2) = CORNERS[side], CORNERS[(side + 1) % len(CORNERS)]
    return (x + x1, y + y1), (x + x2, y + y2)
