"""Hex grids as bitsets: a set of cells is one int, and the neighbours of all its cells are found by six shifts.

Cells have axial coordinates ``(q, r)`` with pointy tops: ``r`` counts rows downwards, and a step to the south-east
keeps ``q``. Cell ``(q, r)`` has the number ``r * stride + q``, shifted so that the first cell is 0 or 1. The stride is
the smallest for which no single step from a cell wraps around to another cell of the grid, so the only mask that
neighbours need is the grid itself. For a rectangle of 20 columns it is 22: row ``r`` starts at bit ``22 * r - r // 2``.

Two steps at once may wrap around, so longer moves go step by step or use :attr:`HexGrid.leaps`.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from realmwright.bits import Bits, each, flood, pack
from realmwright.compiled import Shared


class Axial(NamedTuple):
    """The axial coordinates of a cell: column ``q`` along the skewed axis, and row ``r``."""

    q: int
    r: int


DIRECTIONS: Final = {
    "E": Axial(1, 0),
    "SE": Axial(0, 1),
    "SW": Axial(-1, 1),
    "W": Axial(-1, 0),
    "NW": Axial(0, -1),
    "NE": Axial(1, -1),
}


def axial(row: int, col: int) -> Axial:
    """The axial coordinates of a cell in a rectangle whose odd rows are shifted half a hex to the right."""
    return Axial(col - row // 2, row)


def offset(cell: Axial) -> tuple[int, int]:
    """The ``(row, col)`` of axial coordinates; the inverse of :func:`axial`."""
    return cell.r, cell.q + cell.r // 2


class HexGrid(Shared):
    """A fixed set of hexes and its geometry, independent of any game.

    >>> from realmwright.bits import each
    >>> grid = rectangle(3, 4)
    >>> middle = grid.number[axial(1, 1)]
    >>> sorted(offset(grid.cells[n]) for n in each(grid.around[middle]))
    [(0, 1), (0, 2), (1, 0), (1, 2), (2, 1), (2, 2)]
    """

    __slots__ = (
        "around",
        "axes",
        "board",
        "cells",
        "edge",
        "lanes",
        "leaps",
        "lines",
        "number",
        "parallels",
        "steps",
        "stride",
        "width",
    )

    stride: int
    """The difference between the numbers of ``(q, r + 1)`` and ``(q, r)``."""
    width: int
    """The largest cell number plus one."""
    board: Bits
    """The set of all cells."""
    number: dict[Axial, int]
    cells: dict[int, Axial]
    around: list[Bits]
    """For each number the neighbours of that cell; empty where there is no cell."""
    leaps: list[Bits]
    """For each number the cells two steps away in a straight line, with a cell in between."""
    steps: tuple[int, ...]
    """The change of a cell's number by a step in each of the DIRECTIONS."""
    axes: tuple[tuple[int, Bits, Bits], ...]
    """For each of the three axes: the step, the cells that can leap forward along it, and those that can leap back."""
    lines: tuple[Bits, ...]
    """The rows that have cells, from the top."""
    parallels: tuple[tuple[Bits, ...], ...]
    """For each of the three axes all lines parallel to it, in order; the first axis is that of the rows."""
    lanes: list[tuple[int, ...]]
    """For each number the index in :attr:`parallels` of the cell's line along each axis."""
    edge: Bits
    """The cells with fewer than six neighbours."""

    def __init__(self, cells: Iterable[Axial]) -> None:
        addresses = sorted({Axial(*cell) for cell in cells}, key=lambda cell: (cell.r, cell.q))
        if not addresses:
            raise ValueError("a grid needs at least one cell")
        self.stride = _stride(addresses)
        first = min(cell.r * self.stride + cell.q for cell in addresses)
        # near() steps south-west by a right shift followed by a longer left shift, which would lose bit 0.
        if any(cell.r * self.stride + cell.q == first and _step(cell, "SW") in addresses for cell in addresses):
            first -= 1
        self.number = {cell: cell.r * self.stride + cell.q - first for cell in addresses}
        self.cells = {number: cell for cell, number in self.number.items()}
        self.width = max(self.cells) + 1
        self.board = pack(self.cells)
        self.around = [0] * self.width
        self.leaps = [0] * self.width
        for number in self.cells:
            self.around[number] = self.near(1 << number)
        for number, cell in self.cells.items():
            for direction in DIRECTIONS:
                over = _step(cell, direction)
                landing = _step(over, direction)
                if over in self.number and landing in self.number:
                    self.leaps[number] |= 1 << self.number[landing]
        self.steps = tuple(step.r * self.stride + step.q for step in DIRECTIONS.values())
        self.axes = tuple((step, self._leapers(2 * step), self._leapers(-2 * step)) for step in self.steps[:3])
        self.lanes = [()] * self.width
        self.parallels = tuple(self._lines_along(axis) for axis in range(3))
        self.lines = self.parallels[0]
        self.edge = pack(number for number in self.cells if self.around[number].bit_count() < 6)

    def near(self, cells: Bits) -> Bits:
        """All cells adjacent to at least one of the given cells; given cells are included only if they are adjacent."""
        left = cells >> 1
        right = cells << 1
        stride = self.stride
        return (left | right | (cells | left) << stride | (cells | right) >> stride) & self.board

    def dilate(self, cells: Bits) -> Bits:
        """The given cells and all their neighbours."""
        return cells | self.near(cells)

    def component(self, start: Bits, within: Bits) -> Bits:
        """All cells of ``within`` that are connected to cells of ``start``."""
        return flood(start & within, within, self.stride)

    def components(self, cells: Bits) -> Iterator[Bits]:
        """The connected components of a set: those of a single cell first, then the larger ones."""
        rest = cells & self.near(cells)
        lonely = cells ^ rest
        while lonely:
            part = lonely & -lonely
            yield part
            lonely ^= part
        while rest:
            part = self.component(rest & -rest, rest)
            yield part
            rest ^= part

    def count_components(self, cells: Bits) -> int:
        """How many connected components a set has."""
        rest = cells & self.near(cells)
        count = (cells ^ rest).bit_count()
        while rest:
            rest ^= self.component(rest & -rest, rest)
            count += 1
        return count

    def joins(self, cell: int, cells: Bits) -> bool:
        """Whether the neighbours of a cell among the given cells are not connected with each other around the cell.

        Such a cell may join components. Any other belongs to the one component that it touches, if there is one.
        """
        beside = self.around[cell] & cells
        return beside & (beside - 1) != 0 and self.component(beside & -beside, beside) != beside

    def count_joined(self, cell: int, cells: Bits) -> int:
        """How many components of the given cells without this one are next to it."""
        beside = self.around[cell] & cells
        if not beside & (beside - 1):
            return 1 if beside else 0
        if self.component(beside & -beside, beside) == beside:
            return 1
        others = cells & ~(1 << cell)
        count = 0
        while beside:
            beside &= ~self.component(beside & -beside, others)
            count += 1
        return count

    def crowds(self, cells: Bits) -> tuple[Bits, Bits, Bits]:
        """The cells with at least one, two and three neighbours among the given cells."""
        stride = self.stride
        east, west = cells >> 1, cells << 1
        south_east, north_west = cells >> stride, cells << stride
        south_west, north_east = cells >> stride - 1, cells << stride - 1
        # Bit-parallel adders: for all cells at once, the neighbours on three sides, and on the other three.
        differ = east ^ west
        ones = differ ^ south_east
        twos = east & west | differ & south_east
        differ = north_west ^ south_west
        more_ones = differ ^ north_east
        more_twos = north_west & south_west | differ & north_east
        one = ones | more_ones
        two = twos | more_twos
        board = self.board
        return (one | two) & board, (two | ones & more_ones) & board, (one & two | twos & more_twos) & board

    def surrounded(self, cells: Bits) -> Bits:
        """The cells with six neighbours, all of them among the given cells."""
        return self.board & ~(self.edge | self.near(self.board & ~cells))

    def span(self, area: Bits) -> int:
        """The greatest distance between two cells of a connected set.

        The distance of two cells is the greatest of their differences in three coordinates, so it is enough to find the
        extent along each axis. A connected set has cells on every line between its first and its last.
        """
        most = 0
        lanes = self.lanes[(area & -area).bit_length() - 1]
        for axis, lines in enumerate(self.parallels):
            first = lanes[axis]
            behind = first + 1
            while first and lines[first - 1] & area:
                first -= 1
            while behind < len(lines) and lines[behind] & area:
                behind += 1
            most = max(most, behind - first)
        return most - 1

    def ray(self, cell: int, step: int) -> Iterator[int]:
        """The cells that follow a cell in the direction of a step, up to the first gap in the grid."""
        cell += step
        while cell >= 0 and self.board >> cell & 1:
            yield cell
            cell += step

    def line_ends(self, cells: Bits, length: int) -> Bits:
        """The cells beyond both ends of all straight runs of at least ``length`` given cells."""
        ends = 0
        for step, _, _ in self.axes:
            run = cells
            for _ in range(length - 1):
                run &= run >> step
            # A longer run is found at several starts; its inner "ends" are given cells and are removed below.
            ends |= run >> step | run << step * length
        return ends & self.board & ~cells

    def leaping(self, cells: Bits, landings: Bits) -> Bits:
        """The given cells from which a leap of two steps ends on one of the landings."""
        found = 0
        for step, forward, back in self.axes:
            found |= forward & landings >> 2 * step | back & landings << 2 * step
        return found & cells

    def distance(self, one: int, other: int) -> int:
        """The number of steps from one cell to another, regardless of gaps in the grid."""
        a = self.cells[one]
        b = self.cells[other]
        dq = a.q - b.q
        dr = a.r - b.r
        return max(abs(dq), abs(dr), abs(dq + dr))

    def _lines_along(self, axis: int) -> tuple[Bits, ...]:
        """The lines along an axis; the index of each cell's line is added to its lanes."""
        lines: dict[int, Bits] = {}
        for number, (q, r) in self.cells.items():
            place = (r, q, q + r)[axis]
            lines[place] = lines.get(place, 0) | 1 << number
        order = sorted(lines)
        for lane, place in enumerate(order):
            for number in each(lines[place]):
                self.lanes[number] += (lane,)
        return tuple(lines[place] for place in order)

    def _leapers(self, far: int) -> Bits:
        return pack(number for number in self.cells if number + far >= 0 and self.leaps[number] >> number + far & 1)


@lru_cache(maxsize=64)
def rectangle(rows: int, columns: int) -> HexGrid:
    """The grid of a rectangle whose odd rows are shifted half a hex to the right."""
    return HexGrid(axial(row, col) for row in range(rows) for col in range(columns))


def _step(cell: Axial, direction: str) -> Axial:
    step = DIRECTIONS[direction]
    return Axial(cell.q + step.q, cell.r + step.r)


def _stride(addresses: list[Axial]) -> int:
    """The smallest stride for which no single step from a cell wraps around to a wrong cell of the grid."""
    known = set(addresses)
    least = 2
    while True:
        numbers = {cell.r * least + cell.q: cell for cell in addresses}
        if len(numbers) == len(known) and not any(
            (landing := numbers.get(number + step.r * least + step.q)) is not None
            and landing != (cell.q + step.q, cell.r + step.r)
            for number, cell in numbers.items()
            for step in DIRECTIONS.values()
        ):
            return least
        least += 1
