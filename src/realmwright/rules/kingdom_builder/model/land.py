"""What can be said of a map once and for all: of its land, whole or in parts, and of its shape."""

from collections.abc import Sequence
from functools import lru_cache
from operator import or_
from typing import NamedTuple

from realmwright.bits import Bits, each
from realmwright.hexes import HexGrid, offset
from realmwright.rules.kingdom_builder.model.terrain import BUILDABLE_KINDS, CASTLE, MOUNTAIN, SPECIAL_KINDS, WATER


class Land(NamedTuple):
    """The hexes of a map, or of a part of one, by what they are and by what they lie next to."""

    grid: HexGrid
    terrain: tuple[Bits, ...]
    buildable: Bits
    special: Bits
    by_water: Bits
    by_mountain: Bits
    by_special: Bits
    by_castle: tuple[Bits, ...]

    def joined(self, other: "Land") -> "Land":
        """Both parts together; the other one lies below this."""
        return Land(
            self.grid,
            tuple(map(or_, self.terrain, other.terrain)),
            self.buildable | other.buildable,
            self.special | other.special,
            self.by_water | other.by_water,
            self.by_mountain | other.by_mountain,
            self.by_special | other.by_special,
            self.by_castle + other.by_castle,
        )


class Regions(NamedTuple):
    """What follows from the shape of a map alone; :class:`Board` says what each is."""

    main: Bits
    island: Bits
    rim: Bits
    edges: tuple[Bits, ...]
    edge: Bits
    seams: Bits
    quadrants: tuple[Bits, ...]


def land_of(grid: HexGrid, terrain: Sequence[Bits]) -> Land:
    """The land with these hexes of each kind."""
    buildable = special = 0
    for kind in BUILDABLE_KINDS:
        buildable |= terrain[kind]
    for kind in SPECIAL_KINDS:
        special |= terrain[kind]
    return Land(
        grid,
        tuple(terrain),
        buildable,
        special,
        grid.near(terrain[WATER]),
        grid.near(terrain[MOUNTAIN]),
        grid.near(special),
        tuple([grid.around[cell] for cell in each(terrain[CASTLE])]),
    )


@lru_cache(maxsize=64)
def regions_of(grid: HexGrid, split: tuple[int, int]) -> Regions:
    """The regions of a map, with the first row and the first column of the lower and right quadrants."""
    places = {cell: offset(address) for cell, address in grid.cells.items()}
    rows = {row for row, _ in places.values()}
    height = next((row for row in range(max(rows) + 1) if row not in rows), max(rows) + 1)
    width = 1 + max(col for row, col in places.values() if row < height)
    main = seams = 0
    sides = [0, 0, 0, 0]
    quadrants = [0, 0, 0, 0]
    for cell, (row, col) in places.items():
        if row >= height:
            continue
        here = 1 << cell
        main |= here
        for side, outside in enumerate((row == 0, row == height - 1, col == 0, col == width - 1)):
            if outside:
                sides[side] |= here
        if row in (split[0] - 1, split[0]) or col in (split[1] - 1, split[1]):
            seams |= here
        quadrants[2 * (row >= split[0]) + (col >= split[1])] |= here
    island = grid.board & ~main
    top, bottom, left, right = sides
    edge = top | bottom | left | right
    return Regions(main, island, grid.edge & island, tuple(sides), edge, seams, tuple(quadrants))
