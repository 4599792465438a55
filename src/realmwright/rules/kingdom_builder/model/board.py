"""Boards: from letters to masks.

A board file shows one quadrant as printed, ten lines of ten letters. Four of them, each upright or turned
by half a circle, make the map of a game (KB-2.5, KB-2.6); any other rectangle of letters makes a map as well.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache, reduce
from importlib.resources import files
from itertools import compress, count
from operator import or_
from typing import Final, NamedTuple

from realmwright.bits import Bits, each, lowest, pack
from realmwright.compiled import Shared
from realmwright.game import BadSetup, unknown
from realmwright.hexes import HexGrid, axial, offset, rectangle
from realmwright.rules.kingdom_builder.model.catalogue import BOARDS, EXTRAS, NOMAD_TILE, NUMBER_OF
from realmwright.rules.kingdom_builder.model.land import Land, regions_of, surveyed
from realmwright.rules.kingdom_builder.model.terrain import BY_LETTER, KINDS, LOCATION, MOUNTAIN, NOMAD, NOTHING, WATER

SIDE: Final = 10
TURNED: Final = "/180"
ISLAND_ROW: Final = 22
"""The first row of the island: two rows without a hex keep it apart from the map (KB-15.9)."""
ISLAND_COLUMN: Final = 7
CORNERS: Final = ((0, 0), (0, SIDE), (SIDE, 0), (SIDE, SIDE), (ISLAND_ROW, ISLAND_COLUMN))
"""Where the first hex of each board lies."""
NO_ISLAND: Final = "."
"""In the files of the island: there is no hex."""
NO_HEX: Final = " "
"""In the rows of a map: there is no hex."""
SECOND: Final = "K"
"""In board files: the second location of a board that has two."""

NO_CELL: Final = -1
"""The place of a tile that comes from no hex of the board."""
NO_NUMBER: Final = -1
"""Of a slot: which tile lies there is drawn at set-up."""
TILES_A_LOCATION: Final = 2


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


class Tract(NamedTuple):
    """Some boards of a map, in their places. There are few halves of maps, and each is part of many maps."""

    land: Land
    locations: tuple[Slot, ...]
    nomads: tuple[Slot, ...]
    bonuses: frozenset[Slot]
    quadrants: frozenset[str]
    """The names of its quadrants, whichever way they lie."""


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
        "slots_of",
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
    slots_of: tuple[int, ...]
    """For every extra action the slots whose tiles give it."""
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
        self.passing_slots = pack(compress(count(), passing))
        self.kept_slots = self.passing_slots
        if 0 in self.slot_around:
            self.kept_slots |= pack(place for place, around in enumerate(self.slot_around) if not around)
        self.slots_of = _slots_of(self.slot_numbers)

        self.end = grid.width
        self.stop = grid.width + 1
        self.take = grid.width + 2
        self.use = grid.width + 3

    def cell(self, row: int, col: int) -> int:
        """The number of a hex; KeyError if there is none."""
        return self.grid.number[axial(row, col)]

    def name(self, cell: int) -> str:
        """How people call a hex: ``row,col``."""
        row, col = offset(self.grid.cells[cell])
        return f"{row},{col}"

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
        changed = Board(surveyed(self.grid, terrain), slots, self.split, self.labels)
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

    def locations(self) -> dict[str, str]:
        """The location of each location hex, by the name of the hex."""
        return {
            self.name(cell): EXTRAS[number].name
            for cell, number in zip(self.slot_cells, self.slot_numbers, strict=True)
            if cell != NO_CELL and number != NO_NUMBER
        }

    def nomads(self) -> dict[int, int]:
        """The slot of each nomad hex, by the hex."""
        return {self.slot_cells[slot]: slot for slot in each(self.passing_slots) if self.slot_cells[slot] != NO_CELL}


def slots_by_number(numbers: Sequence[int]) -> tuple[int, ...]:
    """For every extra action the slots whose tiles give it."""
    copies = [0] * len(EXTRAS)
    for slot, number in enumerate(numbers):
        if number != NO_NUMBER:
            copies[number] |= 1 << slot
    return tuple(copies)


_slots_of: Final = lru_cache(maxsize=2048)(slots_by_number)
"""Many boards have the same locations in the same order."""


@lru_cache(maxsize=64)
def assemble(labels: tuple[str, ...]) -> Board:
    """The board of four quadrants, top left, top right, bottom left, bottom right, and of the island if it is named."""
    upper = _tract(labels[:2], 0, labels[4:])
    lower = _tract(labels[2:], 2, labels[4:])
    if len(upper.quadrants | lower.quadrants) != 4:
        raise BadSetup(f"a board is made of 4 different quadrants, not {', '.join(labels[:4])}")
    slots = upper.locations + lower.locations + upper.nomads + lower.nomads
    bonuses = upper.bonuses | lower.bonuses
    if bonuses:
        slots += tuple(sorted(bonuses))
    return Board(upper.land.joined(lower.land), slots, (SIDE, SIDE), labels)


@lru_cache(maxsize=8192)
def _tract(labels: tuple[str, ...], first: int, apart: tuple[str, ...]) -> Tract:
    """The two boards in the upper corners, or those in the lower ones and what lies apart."""
    grid = _grid(apart)
    terrain = [0] * len(KINDS)
    slots: list[Slot] = []
    for label, corner in zip(labels, CORNERS[first:], strict=False):
        masks, found = _laid(label, corner, grid)
        for kind, mask in masks:
            terrain[kind] |= mask
        slots += found
    locations = tuple([slot for slot in slots if not slot.passing])
    nomads = tuple([slot for slot in slots if slot.passing])
    names = frozenset([label.removesuffix(TURNED) for label in labels[:2]])
    return Tract(surveyed(grid, terrain), locations, nomads, _bonuses(locations), names)


def _bonuses(locations: Sequence[Slot]) -> frozenset[Slot]:
    """A slot for each kind of bonus tile that goes with the locations (KB-13.9)."""
    names = [f"{EXTRAS[slot.number].name} bonus" for slot in locations]
    return frozenset([Slot(NO_CELL, NUMBER_OF[name]) for name in names if name in NUMBER_OF])


@cache
def _grid(apart: tuple[str, ...]) -> HexGrid:
    """The hexes of four quadrants, and of a board that lies apart from them."""
    if not apart:
        return rectangle(2 * SIDE, 2 * SIDE)
    cells = [axial(row, col) for row in range(2 * SIDE) for col in range(2 * SIDE)]
    for label in apart:
        for row, letters in enumerate(board_rows(label)):
            for col, letter in enumerate(letters):
                if letter != NO_ISLAND:
                    cells.append(axial(ISLAND_ROW + row, ISLAND_COLUMN + col))
    return HexGrid(cells)


def draw_map(
    rows: Sequence[str],
    split: tuple[int, int] | None = None,
    locations: Mapping[tuple[int, int], str] | None = None,
    granted: Sequence[str] = (),
) -> Board:
    """The board of any rectangle of letters.

    ``split`` is the first row and the first column of the lower and right quadrants, the middle by default;
    ``locations`` says which location a location hex is (others hold no tiles); ``granted`` lists tiles that can be
    owned although no hex of the map gives them. A space is no hex; what lies behind a row without any is the island.
    """
    if not rows or not rows[0] or len({len(row) for row in rows}) != 1 or not rows[0].strip():
        raise BadSetup("a map is a list of rows of equal length, with at least one hex in the first")
    height = next((row for row, letters in enumerate(rows) if not letters.strip()), len(rows))
    split = split or (height // 2, len(rows[0]) // 2)
    if not (0 <= split[0] <= height and 0 <= split[1] <= len(rows[0])):
        raise BadSetup("a map is split at one of its rows and one of its columns")
    letters_at = {
        axial(row, col): letter
        for row, letters in enumerate(rows)
        for col, letter in enumerate(letters)
        if letter != NO_HEX
    }
    grid = rectangle(len(rows), len(rows[0])) if NO_HEX not in "".join(rows) else HexGrid(letters_at)
    terrain = [0] * len(KINDS)
    for address, letter in letters_at.items():
        if letter not in BY_LETTER:
            raise BadSetup(unknown("map letter", letter, BY_LETTER))
        terrain[BY_LETTER[letter]] |= 1 << grid.number[address]
    slots = []
    for (row, col), location in sorted((locations or {}).items()):
        cell = grid.number.get(axial(row, col), NO_CELL)
        if cell == NO_CELL or not terrain[LOCATION] >> cell & 1:
            raise BadSetup(f"the map has no location hex at {row},{col}")
        slots.append(Slot(cell, _number(location), around=grid.around[cell]))
    bonuses = sorted(_bonuses(slots))
    slots += [_nomad_slot(grid, cell) for cell in each(terrain[NOMAD])]
    slots += bonuses
    for name in granted:
        number = _number(name)
        slots.append(Slot(NO_CELL, number, 1, passing=EXTRAS[number].role == NOMAD_TILE))
    return Board(surveyed(grid, terrain), slots, split)


def _number(name: str) -> int:
    if name not in NUMBER_OF:
        raise BadSetup(unknown("location", name, NUMBER_OF))
    return NUMBER_OF[name]


def board_rows(label: str) -> list[str]:
    """A board as letters, a text a row, lying as its label says."""
    name = label.removesuffix(TURNED)
    if name not in BOARDS:
        raise BadSetup(unknown("board", name, BOARDS))
    rows = (files(__package__.rpartition(".")[0]) / "boards" / f"{name}.txt").read_text("ascii").split()
    return rows if label == name else [row[::-1] for row in reversed(rows)]


@cache
def _laid(label: str, corner: tuple[int, int], grid: HexGrid) -> tuple[tuple[tuple[int, Bits], ...], tuple[Slot, ...]]:
    """The kinds with their masks, and the slots, of a board laid with its first hex in some place."""
    masks = [0] * len(KINDS)
    slots = []
    names = BOARDS[label.removesuffix(TURNED)].locations
    for row, letters in enumerate(board_rows(label)):
        for col, letter in enumerate(letters):
            cell = grid.number.get(axial(row + corner[0], col + corner[1]))
            if cell is None:
                continue
            kind = LOCATION if letter == SECOND else BY_LETTER[letter]
            masks[kind] |= 1 << cell
            if kind == LOCATION:
                slots.append(Slot(cell, NUMBER_OF[names[letter == SECOND]], around=grid.around[cell]))
            elif kind == NOMAD:
                slots.append(_nomad_slot(grid, cell))
    return tuple((kind, mask) for kind, mask in enumerate(masks) if mask), tuple(slots)


def _nomad_slot(grid: HexGrid, cell: int) -> Slot:
    return Slot(cell, NO_NUMBER, 1, passing=True, around=grid.around[cell])
