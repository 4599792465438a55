"""The map of Winter Kingdom: seven boards of 61 hexes each (WK-2), or any fewer of them.

Hexes have two numbers. The rules use those of :attr:`Board.grid`, in which neighbours are neighbours as the rules see
them: where boards are islands (WK-10.17) they lie apart in it, and nothing else need know of it. People use those of
:attr:`Board.chart`, the map as it lies on the table.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from realmwright.bits import Bits, each, pack
from realmwright.compiled import Shared
from realmwright.game import BadSetup, unknown
from realmwright.hexes import Axial, HexGrid
from realmwright.rules.winter_kingdom.data import CENTRES, TALENTS
from realmwright.rules.winter_kingdom.terrain import (
    BUILDABLE_KINDS,
    BY_LETTER,
    CARD_KINDS,
    KINDS,
    TUNNEL,
)

SIDE: Final = 4
"""From the middle of a board to its rim."""
BOARD_NAMES: Final = ("1", "2", "3", "4", "5", "6", "7")
SIDES: Final = tuple(name + face for name in BOARD_NAMES for face in "AB")
TURNS: Final = 6
SLOTS: Final = len(CENTRES)
CENTRE: Final = 0
TOP_BOARDS: Final = ("N", "NE", "SE", "S", "SW", "NW")
"""How the slots around the centre are called, from slot 1 on."""
DIRECTIONS: Final = ("horizontal", "falling", "rising")
"""The three ways that lines run, in the order of :attr:`HexGrid.parallels` (WK-2.9)."""


class Label(NamedTuple):
    """How a board lies: which side is up, and by how many sixths it is turned clockwise (WK-2.4)."""

    side: str
    turn: int

    def __str__(self) -> str:
        return f"{self.side}/{self.turn}" if self.turn else self.side


LABELS: Final = tuple(str(Label(side, turn)) for side in SIDES for turn in range(TURNS))
"""Every way to lay a board: ``3B`` is upright, ``3B/2`` is turned by 120 degrees."""


def read_label(text: str) -> Label:
    """The label that a text writes. Raises BadSetup if there is no such board, side or turn."""
    side, slash, turn = text.partition("/")
    if side not in SIDES:
        raise BadSetup(unknown("board", side, SIDES))
    if slash and turn not in tuple("12345"):
        raise BadSetup(f"a board is turned by 1 to {TURNS - 1} sixths, as in {side}/2, not by {turn[:20]}")
    return Label(side, int(turn or 0))


def row_start(r: int) -> int:
    """The first column of a row of a board (WK-13.2)."""
    return max(-SIDE, -SIDE - r)


LOCAL: Final = tuple(Axial(q, r) for r in range(-SIDE, SIDE + 1) for q in range(row_start(r), min(SIDE, SIDE - r) + 1))
"""The hexes of a board around its middle, row by row."""


def turned(cell: Axial) -> Axial:
    """Where a hex lies when its board is turned by a sixth clockwise (WK-2.4)."""
    return Axial(-cell.r, cell.q + cell.r)


@cache
def side_letters(label: str) -> dict[Axial, str]:
    """The letters of a board as it lies, around its middle."""
    side, turn = read_label(label)
    letters = "".join((files(__package__) / "boards" / f"{side}.txt").read_text("ascii").split())
    found = {}
    for cell, letter in zip(LOCAL, letters, strict=True):
        for _ in range(turn):
            cell = turned(cell)
        found[cell] = letter
    return found


@cache
def side_rows(label: str) -> tuple[str, ...]:
    """A board as rows of letters, as it lies."""
    return rows_of(side_letters(label))


def rows_of(letters: dict[Axial, str]) -> tuple[str, ...]:
    """The rows of a board from the letters around its middle."""
    return tuple("".join(letters[cell] for cell in LOCAL if cell.r == r) for r in range(-SIDE, SIDE + 1))


class Site(NamedTuple):
    """The hexes of some slots, whatever lies on them."""

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


@cache
def site_of(slots: tuple[int, ...], islands: bool) -> Site:
    """The hexes of the boards on these slots."""
    places = {
        (slot, cell): Axial(CENTRES[slot][0] + cell.q, CENTRES[slot][1] + cell.r) for slot in slots for cell in LOCAL
    }
    chart = HexGrid(places.values())
    if islands:
        # All in a row, with a gap between one and the next.
        apart = 2 * SIDE + 2
        address = {(slot, cell): Axial(apart * slot + cell.q, cell.r) for slot, cell in places}
        grid = HexGrid(address.values())
    else:
        grid, address = chart, places
    cell_of = {place: grid.number[address[key]] for key, place in places.items()}
    chart_of = [0] * grid.width
    for place, cell in cell_of.items():
        chart_of[cell] = chart.number[place]
    back = {chart.number[place]: cell for place, cell in cell_of.items()}

    def on_grid(cells: Bits) -> Bits:
        return pack(back[cell] for cell in each(cells))

    ring = [0] * grid.width
    for cell in grid.cells:
        around = grid.around[cell]
        ring[cell] = grid.near(around) & ~around & ~(1 << cell)
    return Site(
        grid,
        chart,
        chart_of,
        cell_of,
        tuple(pack(grid.number[address[key]] for key in places if key[0] == slot) for slot in range(SLOTS)),
        on_grid(chart.edge),
        tuple(tuple(on_grid(line) for line in lines) for lines in chart.parallels),
        ring,
    )


@cache
def _laid(label: str, slot: int, islands: bool) -> tuple[Bits, ...]:
    """By kind the hexes of a board on a slot of the whole map."""
    return _masks(side_letters(label), slot, site_of(tuple(range(SLOTS)), islands))


def _masks(letters: dict[Axial, str], slot: int, site: Site) -> tuple[Bits, ...]:
    masks = [0] * len(KINDS)
    q, r = CENTRES[slot]
    for cell, letter in letters.items():
        if letter not in BY_LETTER:
            raise BadSetup(unknown("map letter", letter, BY_LETTER))
        masks[BY_LETTER[letter]] |= 1 << site.cell_of[Axial(cell.q + q, cell.r + r)]
    return tuple(masks)


class Board(Shared):
    """A map, and everything about it that does not change during a game."""

    __slots__ = (
        "around",
        "beside",
        "buildable",
        "buy",
        "chart",
        "chart_of",
        "edge",
        "end",
        "extra",
        "fort",
        "grid",
        "labels",
        "lines",
        "parts",
        "plain",
        "ring",
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
    chart_of: list[int]
    around: list[Bits]
    """For every number the hexes next to that one."""
    ring: list[Bits]
    parts: tuple[Bits, ...]
    edge: Bits
    lines: tuple[tuple[Bits, ...], ...]
    labels: tuple[str, ...]
    """How the seven boards lie; empty for a map that was drawn."""
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

    def __init__(self, site: Site, terrain: Sequence[Bits], labels: tuple[str, ...] = ()) -> None:
        grid = site.grid
        self.site = site
        self.grid = grid
        self.chart = site.chart
        self.chart_of = site.chart_of
        self.around = grid.around
        self.ring = site.ring
        self.parts = site.parts
        self.edge = site.edge
        self.lines = site.lines
        self.labels = labels
        self.terrain = tuple(terrain)
        self.plain = union(terrain[kind] for kind in CARD_KINDS)
        self.buildable = union(terrain[kind] for kind in BUILDABLE_KINDS)
        self.beside = tuple([grid.near(cells) for cells in terrain])
        around = [(cell, grid.around[cell]) for cell in each(terrain[TUNNEL])]
        self.tunnels = tuple(
            [(beside, union(other for end, other in around if end != cell)) for cell, beside in around]
        )
        self.fort = grid.width
        self.use = 2 * grid.width
        self.buy = self.use + 2 * len(TALENTS)
        self.upgrade = self.buy + len(TALENTS)
        self.extra = self.upgrade + len(TALENTS)
        self.salvage = self.extra + len(TALENTS)
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
        return self.chart.cells[self.chart_of[cell]]

    def name(self, cell: int) -> str:
        """How people call a hex: ``3,-12``."""
        q, r = self.place(cell)
        return f"{q},{r}"

    def cell(self, q: int, r: int) -> int:
        """The number of a hex; KeyError if there is none."""
        return self.site.cell_of[Axial(q, r)]

    def rows(self, slot: int) -> tuple[str, ...] | None:
        """The letters of the board on a slot as it lies, or None if there is none."""
        if self.labels:
            return side_rows(self.labels[slot])
        if not self.parts[slot]:
            return None
        q, r = CENTRES[slot]
        return rows_of({cell: KINDS[self.kind(self.cell(cell.q + q, cell.r + r))].letter for cell in LOCAL})


def union(sets: Iterable[Bits]) -> Bits:
    """Everything that is in one of the sets."""
    found = 0
    for members in sets:
        found |= members
    return found


@lru_cache(maxsize=256)
def assemble(labels: tuple[str, ...], islands: bool = False) -> Board:
    """The map of seven boards, on slots 0 to 6 (WK-13.3)."""
    names = [read_label(label).side[0] for label in labels]
    if len(labels) != SLOTS:
        raise BadSetup(f"a map has {SLOTS} boards, not {len(labels)}")
    for name in names:
        if names.count(name) > 1:
            raise BadSetup(f"board {name} cannot lie in two places, whichever side is up")
    terrain = [0] * len(KINDS)
    for slot, label in enumerate(labels):
        for kind, cells in enumerate(_laid(label, slot, islands)):
            terrain[kind] |= cells
    return Board(site_of(tuple(range(SLOTS)), islands), terrain, labels)


def draw_map(slots: Sequence[Sequence[str] | None], islands: bool = False) -> Board:
    """The map of any boards that somebody drew: for each slot its nine rows of letters, or None for no board."""
    if len(slots) > SLOTS or not any(slots):
        raise BadSetup(f"a map has a board on at least one of its {SLOTS} slots")
    drawn = {slot: _letters(rows) for slot, rows in enumerate(slots) if rows is not None}
    site = site_of(tuple(drawn), islands)
    terrain = [0] * len(KINDS)
    for slot, letters in drawn.items():
        for kind, cells in enumerate(_masks(letters, slot, site)):
            terrain[kind] |= cells
    return Board(site, terrain)


def _letters(rows: Sequence[str]) -> dict[Axial, str]:
    lengths = [sum(1 for cell in LOCAL if cell.r == r) for r in range(-SIDE, SIDE + 1)]
    if [len(row) for row in rows] != lengths:
        raise BadSetup(f"a board has rows of {', '.join(str(length) for length in lengths)} letters")
    return dict(zip(LOCAL, "".join(rows), strict=True))
