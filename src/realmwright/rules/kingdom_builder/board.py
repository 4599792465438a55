"""Boards: from letters to masks.

A board file shows one quadrant as printed, ten lines of ten letters. Four of them, each upright or turned
by half a circle, make the map of a game (KB-2.5, KB-2.6); any other rectangle of letters makes a map as well.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from realmwright.bits import each
from realmwright.game import BadSetup, unknown
from realmwright.hexes import HexGrid, axial, offset, rectangle
from realmwright.rules.kingdom_builder.locations import LOCATIONS, NUMBER_OF
from realmwright.rules.kingdom_builder.terrain import (
    BUILDABLE_KINDS,
    BY_LETTER,
    CASTLE,
    KINDS,
    LOCATION,
    MOUNTAIN,
    SPECIAL_KINDS,
    WATER,
)

SIDE: Final = 10
TURNED: Final = "/180"
QUADRANTS: Final = ("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock")
QUADRANT_LABELS: Final = tuple(name + turn for name in QUADRANTS for turn in ("", TURNED))
"""Every way to lay a quadrant: ``tavern`` is upright, ``tavern/180`` is turned."""

NO_CELL: Final = -1
"""The place of a tile that comes from no hex of the board."""


class Board:
    """The map of a game, with everything about it that never changes during play.

    Slots are the places on the board where location tiles lie, numbered so that a set of tiles is a bitset.
    """

    __slots__ = (
        "_rows",
        "around",
        "buildable",
        "by_castle",
        "by_slot",
        "by_special",
        "edge",
        "end",
        "foothills",
        "grid",
        "labels",
        "lines",
        "quadrants",
        "shore",
        "slot_around",
        "slot_cells",
        "slot_locations",
        "slots_of",
        "special",
        "split",
        "terrain",
        "use",
    )

    def __init__(
        self,
        grid: HexGrid,
        terrain: Sequence[int],
        slots: Sequence[tuple[int, int]],
        split: tuple[int, int],
        labels: tuple[str, ...] = (),
    ) -> None:
        self.grid = grid
        self.labels = labels
        self.split = split
        self.terrain = tuple(terrain)
        self.buildable = 0
        for kind in BUILDABLE_KINDS:
            self.buildable |= terrain[kind]
        self.special = 0
        for kind in SPECIAL_KINDS:
            self.special |= terrain[kind]
        self.shore = grid.near(terrain[WATER]) & ~terrain[WATER]
        self.foothills = grid.near(terrain[MOUNTAIN]) & ~terrain[MOUNTAIN]
        self.by_special = grid.near(self.special)
        self.by_castle = tuple(grid.around[cell] for cell in each(terrain[CASTLE]))
        self._rows: list[str] = []
        self.around = grid.around
        self.edge = grid.edge
        self.lines = grid.lines
        self.quadrants = _quadrants(grid, split)

        self.slot_cells = tuple([cell for cell, _ in slots])
        self.slot_locations = tuple([location for _, location in slots])
        self.slot_around = tuple([grid.around[cell] if cell != NO_CELL else 0 for cell in self.slot_cells])
        self.by_slot = 0
        copies = [0] * len(LOCATIONS)
        for slot, location in enumerate(self.slot_locations):
            self.by_slot |= self.slot_around[slot]
            copies[location] |= 1 << slot
        self.slots_of = tuple(copies)

        # Actions: a hex is its own number; behind the hexes come "end turn" and one "use" a location.
        self.end = grid.width
        self.use = grid.width + 1

    def cell(self, row: int, col: int) -> int:
        """The number of a hex; KeyError if there is none."""
        return self.grid.number[axial(row, col)]

    def name(self, cell: int) -> str:
        """How people call a hex: ``row,col``."""
        row, col = offset(self.grid.cells[cell])
        return f"{row},{col}"

    def kind(self, cell: int) -> int:
        """The number of the kind of a hex."""
        return next(kind for kind, mask in enumerate(self.terrain) if mask >> cell & 1)

    def rows(self) -> list[str]:
        """The map as letters, a text a row."""
        if not self._rows:
            for line in self.lines:
                self._rows.append("".join(KINDS[self.kind(cell)].letter for cell in each(line)))
        return self._rows[:]

    def locations(self) -> dict[str, str]:
        """The location of each location hex, by the name of the hex."""
        return {
            self.name(cell): LOCATIONS[location].name
            for cell, location in zip(self.slot_cells, self.slot_locations, strict=True)
            if cell != NO_CELL
        }


@lru_cache(maxsize=512)
def assemble(labels: tuple[str, ...]) -> Board:
    """The board of four quadrants: top left, top right, bottom left, bottom right."""
    if len({label.removesuffix(TURNED) for label in labels}) != 4:
        raise BadSetup(f"a board is made of 4 different quadrants, not {', '.join(labels)}")
    grid = rectangle(2 * SIDE, 2 * SIDE)
    terrain = [0] * len(KINDS)
    slots: list[tuple[int, int]] = []
    for place, label in enumerate(labels):
        masks, locations = _quadrant(label, place)
        for kind, mask in masks:
            terrain[kind] |= mask
        slots += locations
    return Board(grid, terrain, slots, (SIDE, SIDE), labels)


def draw_map(
    rows: Sequence[str],
    split: tuple[int, int] | None = None,
    locations: Mapping[tuple[int, int], str] | None = None,
    granted: Sequence[str] = (),
) -> Board:
    """The board of any rectangle of letters.

    ``split`` is the first row and the first column of the lower and right quadrants, the middle by default;
    ``locations`` says which location a location hex is (others hold no tiles); ``granted`` lists locations
    whose tiles can be owned although no hex of the map gives them.
    """
    if not rows or not rows[0] or len({len(row) for row in rows}) != 1:
        raise BadSetup("a map is a list of rows of equal length, with at least one hex")
    split = split or (len(rows) // 2, len(rows[0]) // 2)
    if not (0 <= split[0] <= len(rows) and 0 <= split[1] <= len(rows[0])):
        raise BadSetup("a map is split at one of its rows and one of its columns")
    grid = rectangle(len(rows), len(rows[0]))
    terrain = [0] * len(KINDS)
    for row, letters in enumerate(rows):
        for col, letter in enumerate(letters):
            if letter not in BY_LETTER:
                raise BadSetup(unknown("map letter", letter, BY_LETTER))
            terrain[BY_LETTER[letter]] |= 1 << grid.number[axial(row, col)]
    slots = []
    for (row, col), location in sorted((locations or {}).items()):
        cell = grid.number.get(axial(row, col), NO_CELL)
        if cell == NO_CELL or not terrain[LOCATION] >> cell & 1:
            raise BadSetup(f"the map has no location hex at {row},{col}")
        slots.append((cell, _location(location)))
    slots += [(NO_CELL, _location(location)) for location in granted]
    return Board(grid, terrain, slots, split)


def _location(name: str) -> int:
    if name not in NUMBER_OF:
        raise BadSetup(unknown("location", name, NUMBER_OF))
    return NUMBER_OF[name]


def quadrant_rows(label: str) -> list[str]:
    """One quadrant as letters, a text a row, lying as its label says."""
    name = label.removesuffix(TURNED)
    if name not in QUADRANTS:
        raise BadSetup(unknown("board", name, QUADRANTS))
    rows = (files(__package__) / "boards" / f"{name}.txt").read_text("ascii").split()
    return rows if label == name else [row[::-1] for row in reversed(rows)]


@cache
def _quadrant(label: str, place: int) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]:
    """The kinds with their masks, and the location hexes, of a quadrant laid in one of the four places."""
    grid = rectangle(2 * SIDE, 2 * SIDE)
    masks = [0] * len(KINDS)
    for row, letters in enumerate(quadrant_rows(label)):
        for col, letter in enumerate(letters):
            cell = axial(row + place // 2 * SIDE, col + place % 2 * SIDE)
            masks[BY_LETTER[letter]] |= 1 << grid.number[cell]
    location = NUMBER_OF[label.removesuffix(TURNED)]
    locations = tuple((cell, location) for cell in each(masks[LOCATION]))
    return tuple((kind, mask) for kind, mask in enumerate(masks) if mask), locations


@lru_cache(maxsize=64)
def _quadrants(grid: HexGrid, split: tuple[int, int]) -> tuple[int, ...]:
    masks = [0, 0, 0, 0]
    for cell, address in grid.cells.items():
        row, col = offset(address)
        masks[2 * (row >= split[0]) + (col >= split[1])] |= 1 << cell
    return tuple(masks)
