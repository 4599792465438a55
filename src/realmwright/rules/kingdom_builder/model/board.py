"""The map of a game as masks: which hexes are of a kind, next to what, in which quadrant."""

from collections.abc import Iterator, Sequence
from functools import cache, reduce
from itertools import compress, count
from operator import or_
from typing import Final, NamedTuple

from realmwright.bits import Bits, each, lowest, pack
from realmwright.compiled import Shared
from realmwright.hexes import Axial, HexGrid, axial, offset
from realmwright.rules.kingdom_builder.model.land import Land, land_of, regions_of
from realmwright.rules.kingdom_builder.model.terrain import KINDS, MOUNTAIN, NOTHING, WATER

NO_HEX: Final = " "
"""In the rows of a map: there is no hex."""
NO_CELL: Final = -1
"""The place of a tile that comes from no hex of the board."""
NO_NUMBER: Final = -1
"""Of a slot: which tile lies there is drawn at set-up."""
TILES_A_LOCATION: Final = 2


@cache
def _name(address: Axial) -> str:
    """The name of a hex. A view has dozens of them, and every move is seen by everybody at the table."""
    row, col = offset(address)
    return f"{row},{col}"


class Slot(NamedTuple):
    """A place where tiles lie: a location or nomad hex, or none of the board."""

    cell: int
    number: int
    """Of the extra action that the tiles give."""
    stock: int = TILES_A_LOCATION
    passing: bool = False
    """Whether the tile is kept without an own settlement beside its hex, and leaves after one turn (KB-11.5)."""
    around: Bits = 0
    """The hexes next to it."""


class Board(Shared):
    """The map of a game, with everything about it that never changes during play.

    Slots are the places on the board where location tiles lie, numbered so that a set of tiles is a bitset.
    """

    __slots__ = (
        "_rows",
        "buildable",
        "by_castle",
        "by_slot",
        "by_special",
        "edge",
        "edges",
        "end",
        "foothills",
        "grid",
        "island",
        "kept_slots",
        "labels",
        "main",
        "passing_slots",
        "quadrants",
        "seams",
        "shore",
        "slot_around",
        "slot_cells",
        "slot_numbers",
        "slot_stock",
        "special",
        "split",
        "stop",
        "take",
        "terrain",
        "use",
    )

    grid: HexGrid
    labels: tuple[str, ...]
    """Of the quadrants, and of the side of the island that is in play; none for a drawn map."""
    split: tuple[int, int]
    terrain: tuple[Bits, ...]
    """The hexes of each kind."""
    buildable: Bits
    main: Bits
    """All hexes but those of the island."""
    island: Bits
    quadrants: tuple[Bits, ...]
    edges: tuple[Bits, ...]
    """KB-1.12: the hexes on the four outer sides: top, bottom, left, right."""
    edge: Bits
    seams: Bits
    """KB-2.7: the hexes beside a border between quadrants."""
    shore: Bits
    """The hexes that are next to water and no water themselves; the rim of the island is (KB-15.15)."""
    foothills: Bits
    special: Bits
    by_special: Bits
    by_castle: tuple[Bits, ...]
    slot_cells: tuple[int, ...]
    slot_numbers: tuple[int, ...]
    slot_around: tuple[Bits, ...]
    by_slot: Bits
    slot_stock: tuple[int, ...]
    """How many tiles lie on each slot at first."""
    kept_slots: int
    """The slots whose tile is not lost by moving away."""
    passing_slots: int
    """The slots whose tile leaves after the turn in which it could be used (KB-11.5)."""

    # Actions: a hex is its own number; behind the hexes come "end turn", "stop", "take" and one "use" for each
    # extra action.
    end: int
    stop: int
    take: int
    use: int

    _rows: list[str]

    def __init__(
        self,
        land: Land,
        slots: Sequence[Slot],
        split: tuple[int, int],
        labels: tuple[str, ...] = (),
    ) -> None:
        grid = land.grid
        self.grid = grid
        self.labels = labels
        self.split = split
        terrain = land.terrain
        self.terrain = terrain
        self.buildable = land.buildable
        self.special = land.special
        self.by_special = land.by_special
        self.by_castle = land.by_castle
        self.main, self.island, rim, self.edges, self.edge, self.seams, self.quadrants = regions_of(grid, split)
        self.shore = (land.by_water | rim) & ~terrain[WATER]
        self.foothills = land.by_mountain & ~terrain[MOUNTAIN]
        self._rows = []

        passing: tuple[bool, ...]
        columns = zip(*slots, strict=True) if slots else [()] * len(Slot._fields)
        self.slot_cells, self.slot_numbers, self.slot_stock, passing, self.slot_around = columns
        self.by_slot = reduce(or_, self.slot_around, 0)
        self.passing_slots = pack(compress(count(), passing)) if True in passing else 0
        self.kept_slots = self.passing_slots
        if 0 in self.slot_around:
            self.kept_slots |= pack(place for place, around in enumerate(self.slot_around) if not around)

        self.end = grid.width
        self.stop = grid.width + 1
        self.take = grid.width + 2
        self.use = grid.width + 3

    def cell(self, row: int, col: int) -> int:
        """The number of a hex; KeyError if there is none."""
        return self.grid.number[axial(row, col)]

    def name(self, cell: int) -> str:
        """How people call a hex: ``row,col``."""
        return _name(self.grid.cells[cell])

    def kind(self, cell: int) -> int:
        """The number of the kind of a hex."""
        for kind, cells in enumerate(self.terrain):
            if cells >> cell & 1:
                return kind
        raise IndexError(f"no hex has the number {cell}")

    def areas(self, kind: int) -> Iterator[Bits]:
        """The connected areas of a kind of terrain (KB-1.8)."""
        return self.grid.components(self.terrain[kind])

    def line_name(self, number: int) -> int:
        """How people call a line: by the row that it is."""
        return self.grid.cells[lowest(self.grid.lines[number])].r

    def without(self, kind: int, cells: Bits) -> "Board":
        """The same board with some hexes of a kind that count for nothing any more; it looks as it did."""
        terrain = list(self.terrain)
        terrain[kind] &= ~cells
        terrain[NOTHING] |= cells
        slots = [
            Slot(cell, number, stock, bool(self.passing_slots >> place & 1), around)
            for place, (cell, number, stock, around) in enumerate(
                zip(self.slot_cells, self.slot_numbers, self.slot_stock, self.slot_around, strict=True)
            )
        ]
        changed = Board(land_of(self.grid, terrain), slots, self.split, self.labels)
        changed._rows = self.rows()
        return changed

    def rows(self) -> list[str]:
        """The map as letters, a text a row; a space where there is no hex."""
        if not self._rows:
            places = {offset(address): cell for cell, address in self.grid.cells.items()}
            height = 1 + max(row for row, _ in places)
            width = 1 + max(col for _, col in places)
            for row in range(height):
                cells = [places.get((row, col), NO_CELL) for col in range(width)]
                self._rows.append(
                    "".join(NO_HEX if cell == NO_CELL else KINDS[self.kind(cell)].letter for cell in cells)
                )
        return self._rows[:]

    def nomads(self) -> dict[int, int]:
        """The slot of each nomad hex, by the hex."""
        return {self.slot_cells[slot]: slot for slot in each(self.passing_slots) if self.slot_cells[slot] != NO_CELL}
