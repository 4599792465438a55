"""The map of Winter Kingdom: seven boards of 61 hexes each (WK-2), or any fewer of them.

Hexes have two numbers. The rules use those of :attr:`Board.grid`, in which neighbours are neighbours as the rules see
them: where boards are islands (WK-10.17) they lie apart in it, and nothing else need know of it. People use those of
:attr:`Board.chart`, the map as it lies on the table.
"""

from collections.abc import Iterable, Mapping
from functools import cache, reduce
from operator import or_
from typing import Final, NamedTuple

from realmwright.bits import Bits, each, pack
from realmwright.compiled import Shared
from realmwright.game import BadSetup, unknown
from realmwright.hexes import Axial, HexGrid
from realmwright.rules.winter_kingdom.model.components import CENTRES, SLOTS
from realmwright.rules.winter_kingdom.model.terrain import (
    BUILDABLE_KINDS,
    BY_LETTER,
    CARD_KINDS,
    KINDS,
    TUNNEL,
)

SIDE: Final = 4
"""From the middle of a board to its rim."""
CENTRE: Final = 0
TOP_BOARDS: Final = ("N", "NE", "SE", "S", "SW", "NW")
"""How the slots around the centre are called, from slot 1 on."""
DIRECTIONS: Final = ("horizontal", "falling", "rising")
"""The three ways that lines run, in the order of :attr:`HexGrid.parallels` (WK-2.9)."""


def row_start(r: int) -> int:
    """The first column of a row of a board (WK-13.2)."""
    return max(-SIDE, -SIDE - r)


LOCAL: Final = tuple(Axial(q, r) for r in range(-SIDE, SIDE + 1) for q in range(row_start(r), min(SIDE, SIDE - r) + 1))
"""The hexes of a board around its middle, row by row."""
Letters = Mapping[Axial, str]
"""A board: around its middle, the letter of each hex."""


def turned(cell: Axial) -> Axial:
    """Where a hex lies when its board is turned by a sixth clockwise (WK-2.4)."""
    return Axial(-cell.r, cell.q + cell.r)


class Site(Shared):
    """The hexes of some slots, whatever lies on them."""

    __slots__ = ("cell_of", "chart", "chart_of", "edge", "grid", "lines", "parts", "ring")

    grid: HexGrid
    chart: HexGrid
    chart_of: list[int]
    """For every number of the grid that of the chart."""
    cell_of: dict[Axial, int]
    parts: tuple[Bits, ...]
    """The hexes of each slot; empty where there is no board."""
    edge: Bits
    """The hexes on the outer edge (WK-2.6)."""
    lines: tuple[tuple[Bits, ...], ...]
    """For each direction its lines as they run on the table (WK-11.18, WK-11.19), also across islands."""
    ring: list[Bits]
    """For every number the hexes at distance two that share a neighbour with it (WK-8.20)."""

    def __init__(self, slots: tuple[int, ...], islands: bool) -> None:
        """The hexes of the boards on these slots."""
        places = {
            (slot, cell): Axial(CENTRES[slot][0] + cell.q, CENTRES[slot][1] + cell.r)
            for slot in slots
            for cell in LOCAL
        }
        chart = HexGrid(places.values())
        if islands:
            # All in a row, with a gap between one and the next.
            apart = 2 * SIDE + 2
            address = {(slot, cell): Axial(apart * slot + cell.q, cell.r) for slot, cell in places}
            grid = HexGrid(address.values())
        else:
            grid, address = chart, places
        self.grid = grid
        self.chart = chart
        self.cell_of = {place: grid.number[address[key]] for key, place in places.items()}
        self.chart_of = [0] * grid.width
        for place, cell in self.cell_of.items():
            self.chart_of[cell] = chart.number[place]
        back = {chart.number[place]: cell for place, cell in self.cell_of.items()}

        def on_grid(cells: Bits) -> Bits:
            return pack(back[cell] for cell in each(cells))

        self.parts = tuple(pack(grid.number[address[key]] for key in places if key[0] == slot) for slot in range(SLOTS))
        self.edge = on_grid(chart.edge)
        self.lines = tuple(tuple(on_grid(line) for line in lines) for lines in chart.parallels)
        self.ring = [0] * grid.width
        for cell in grid.cells:
            around = grid.around[cell]
            self.ring[cell] = grid.near(around) & ~around & ~(1 << cell)


@cache
def site_of(slots: tuple[int, ...], islands: bool) -> Site:
    """The hexes of the boards on these slots, made once."""
    return Site(slots, islands)


class Land(NamedTuple):
    """By kind the hexes of a map, or of one of its boards, and those next to at least one of the kind."""

    terrain: tuple[Bits, ...]
    beside: tuple[Bits, ...]

    def joined(self, other: "Land") -> "Land":
        """Both together."""
        return Land(tuple(map(or_, self.terrain, other.terrain)), tuple(map(or_, self.beside, other.beside)))


def land_of(letters: Letters, slot: int, site: Site) -> Land:
    """The land of a board on a slot. Raises BadSetup for a letter that stands for nothing."""
    found = [0] * len(KINDS)
    q, r = CENTRES[slot]
    for cell, letter in letters.items():
        if letter not in BY_LETTER:
            raise BadSetup(unknown("map letter", letter, BY_LETTER))
        found[BY_LETTER[letter]] |= 1 << site.cell_of[Axial(cell.q + q, cell.r + r)]
    return Land(tuple(found), tuple([site.grid.near(cells) for cells in found]))


class Board(Shared):
    """A map, and everything about it that does not change during a game."""

    __slots__ = (
        "beside",
        "buildable",
        "buy",
        "chart",
        "edge",
        "end",
        "extra",
        "fort",
        "grid",
        "labels",
        "parts",
        "plain",
        "rows",
        "salvage",
        "site",
        "stop",
        "terrain",
        "tunnels",
        "upgrade",
        "use",
    )

    site: Site
    grid: HexGrid
    chart: HexGrid
    parts: tuple[Bits, ...]
    edge: Bits
    labels: tuple[str, ...]
    """How the seven boards lie; empty for a map that was drawn."""
    rows: tuple[tuple[str, ...] | None, ...]
    """For each slot the letters of its board as it lies, row by row, or None if there is none."""
    terrain: tuple[Bits, ...]
    """The hexes of each kind."""
    buildable: Bits
    """What can be built on without a talent for mountains (WK-2.7)."""
    plain: Bits
    """The hexes of the six kinds on terrain cards."""
    beside: tuple[Bits, ...]
    """For each kind the hexes next to at least one of it."""
    tunnels: tuple[tuple[Bits, Bits], ...]
    """For each tunnel the hexes around it, and those around the other ones."""

    # Actions: a hex is named by its number, and a fort on it by that number and ``fort``. Then come those about cards.
    fort: int
    use: int
    buy: int
    upgrade: int
    extra: int
    salvage: int
    stop: int
    end: int

    def __init__(
        self,
        site: Site,
        land: Land,
        rows: tuple[tuple[str, ...] | None, ...],
        labels: tuple[str, ...],
        talents: int,
    ) -> None:
        """``talents`` is how many talent cards there are, the tunnel card among them: each has actions of its own."""
        grid = site.grid
        self.site = site
        self.grid = grid
        self.chart = site.chart
        self.parts = site.parts
        self.edge = site.edge
        self.labels = labels
        self.rows = rows
        self.terrain = terrain = land.terrain
        self.plain = union([terrain[kind] for kind in CARD_KINDS])
        self.buildable = union([terrain[kind] for kind in BUILDABLE_KINDS])
        self.beside = land.beside
        around = [grid.around[cell] for cell in each(terrain[TUNNEL])]
        self.tunnels = tuple(
            [(beside, union(around[:place] + around[place + 1 :])) for place, beside in enumerate(around)]
        )
        self.fort = grid.width
        self.use = 2 * grid.width
        self.buy = self.use + 2 * talents
        self.upgrade = self.buy + talents
        self.extra = self.upgrade + talents
        self.salvage = self.extra + talents
        self.stop = self.salvage + 1
        self.end = self.stop + 1

    def kind(self, cell: int) -> int:
        """What kind of hex this is."""
        for kind, cells in enumerate(self.terrain):
            if cells >> cell & 1:
                return kind
        raise IndexError(f"no hex has the number {cell}")

    def place(self, cell: int) -> Axial:
        """Where a hex lies on the table."""
        return self.chart.cells[self.site.chart_of[cell]]

    def name(self, cell: int) -> str:
        """How people call a hex: ``3,-12``."""
        q, r = self.place(cell)
        return f"{q},{r}"

    def cell(self, q: int, r: int) -> int:
        """The number of a hex; KeyError if there is none."""
        return self.site.cell_of[Axial(q, r)]


def union(sets: Iterable[Bits]) -> Bits:
    """Everything that is in one of the sets."""
    return reduce(or_, sets, 0)
