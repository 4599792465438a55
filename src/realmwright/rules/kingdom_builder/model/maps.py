"""Maps from letters: boards of quadrants, and any other rectangle.

A board file shows one quadrant as printed, ten lines of ten letters. Four of them, each upright or turned
by half a circle, make the map of a game (KB-2.5, KB-2.6); any other rectangle of letters makes a map as well.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from realmwright.bits import Bits, each
from realmwright.game import BadSetup, unknown
from realmwright.hexes import HexGrid, axial, rectangle
from realmwright.rules.kingdom_builder.model.board import NO_CELL, NO_HEX, NO_NUMBER, Board, Slot
from realmwright.rules.kingdom_builder.model.catalogue import BOARDS, EXTRAS, NOMAD_TILE, NUMBER_OF
from realmwright.rules.kingdom_builder.model.land import Land, land_of
from realmwright.rules.kingdom_builder.model.terrain import BY_LETTER, KINDS, LOCATION, NOMAD

SIDE: Final = 10
TURNED: Final = "/180"
ISLAND_ROW: Final = 22
"""The first row of the island: two rows without a hex keep it apart from the map (KB-15.9)."""
ISLAND_COLUMN: Final = 7
CORNERS: Final = ((0, 0), (0, SIDE), (SIDE, 0), (SIDE, SIDE), (ISLAND_ROW, ISLAND_COLUMN))
"""Where the first hex of each board lies."""
NO_ISLAND: Final = "."
"""In the files of the island: there is no hex."""
SECOND: Final = "K"
"""In board files: the second location of a board that has two."""


class Tract(NamedTuple):
    """Some boards of a map, in their places. There are few halves of maps, and each is part of many maps."""

    land: Land
    locations: tuple[Slot, ...]
    nomads: tuple[Slot, ...]
    bonuses: frozenset[Slot]
    quadrants: frozenset[str]
    """The names of its quadrants, whichever way they lie."""


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
    return Tract(land_of(grid, terrain), locations, nomads, _bonuses(locations), names)


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
    return Board(land_of(grid, terrain), slots, split)


def _number(name: str) -> int:
    if name not in NUMBER_OF:
        raise BadSetup(unknown("location", name, NUMBER_OF))
    return NUMBER_OF[name]


def locations(board: Board) -> dict[str, str]:
    """The location of each location hex, by the name of the hex."""
    return {
        board.name(cell): EXTRAS[number].name
        for cell, number in zip(board.slot_cells, board.slot_numbers, strict=True)
        if cell != NO_CELL and number != NO_NUMBER
    }


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
