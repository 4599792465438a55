"""Kingdom Builder as arrays: the board in planes, everything else as numbers.

The sizes depend on the players and on the sets in play. An observer for some sets sees games with fewer of them as
well, so one for all sets sees every game.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from realmwright import game
from realmwright.bits import Bits, each, pack
from realmwright.game import Json
from realmwright.gym.kingdom_table import COPIES, QUADRANTS, Box, box_of, table_of
from realmwright.gym.observing import Observation
from realmwright.gym.planes import BOARD, TABLE, Chart, Planes, seat_names, shapes_of
from realmwright.hexes import HexGrid, offset
from realmwright.rules.kingdom_builder.model.board import NO_CELL, NO_NUMBER, Board
from realmwright.rules.kingdom_builder.model.catalogue import BASE, EXPANSIONS, EXTRAS
from realmwright.rules.kingdom_builder.model.fields import NONE
from realmwright.rules.kingdom_builder.model.maps import ISLAND_ROW, SIDE, assemble, board_rows
from realmwright.rules.kingdom_builder.model.terrain import NAMES, NOTHING
from realmwright.rules.kingdom_builder.state import State

COLUMNS: Final = 2 * SIDE
MARKERS: Final = ("capitol", "caves")
"""The sets whose kit is where their markers lie."""


class KingdomBuilderObserver:
    """Sees positions of Kingdom Builder; see :class:`realmwright.gym.observing.Observer`."""

    def __init__(self, players: int, sets: Sequence[str] = ()) -> None:
        box = box_of(players, sets)
        self._box = box
        self._rows = 2 * SIDE
        maps = [tuple(EXPANSIONS[BASE].boards)[: len(QUADRANTS)]]
        if box.islands:
            self._rows = ISLAND_ROW + max(len(board_rows(label)) for label in box.islands)
            maps = [(*maps[0], label) for label in box.islands]
        self._table = table_of(box)
        fixed, changing = _plane_names(box)
        self._fixed = len(fixed)
        self.actions: Final = max(assemble(labels).use for labels in maps) + len(EXTRAS)
        self.names: Final = {BOARD: (*fixed, *changing), TABLE: self._table.names}
        self.shapes: Final = shapes_of(len(self.names[BOARD]), self._rows, COLUMNS, len(self._table.names))

    def observe(self, state: game.State, seat: int) -> Observation:
        assert isinstance(state, State)
        players = self._box.players
        seats = [(seat + way) % players for way in range(players)]
        ground = _ground(state.board, state.setup.offer, self._box.laid, self._rows)
        planes = np.empty(self.shapes[BOARD].shape, np.uint8)
        planes[: self._fixed] = ground.planes
        ground.chart.draw(_hexes(self._box, ground, state, seats), planes[self._fixed :])
        return {BOARD: planes, TABLE: self._table.of(state, seats)}

    def hexes(self, state: game.State) -> NDArray[np.int16]:
        """The action of a click on the hex in each place of the planes, and -1 where there is no hex."""
        assert isinstance(state, State)
        return _chart(state.board.grid, self._rows).cells

    def __reduce__(self) -> tuple[object, ...]:
        return _observer, (self._box.players, self._box.sets)


@cache
def _observer(players: int, sets: tuple[str, ...]) -> KingdomBuilderObserver:
    return KingdomBuilderObserver(players, sets)


def observer(players: int, options: Mapping[str, Json]) -> KingdomBuilderObserver:
    """The observer of games with these options."""
    sets = options["sets"]
    return _observer(players, tuple(map(str, sets)) if isinstance(sets, list | tuple) else ())


# The board


class Ground(NamedTuple):
    """What does not change in a game: planes, and where the tiles lie."""

    chart: Chart
    planes: Planes
    closed: Bits
    """The hexes that no piece ever enters."""
    slots: tuple[Bits, ...]
    """The hex of each slot, as a set; empty for those that are no place on the map."""
    single: int
    """The slots with one tile at first."""
    double: int
    """The slots with two."""


@lru_cache(maxsize=64)
def _chart(grid: HexGrid, rows: int) -> Chart:
    return Chart({cell: offset(address) for cell, address in grid.cells.items()}, rows, COLUMNS)


@lru_cache(maxsize=1024)
def _ground(board: Board, offer: tuple[int, ...], laid: tuple[int, ...], rows: int) -> Ground:
    """The ground of a game with these tiles on the slots of its board; each kind in ``laid`` has a plane."""
    grid = board.grid
    slots = tuple(0 if cell == NO_CELL else 1 << cell for cell in board.slot_cells)
    places = dict.fromkeys(laid, 0)
    for slot, number in zip(slots, offer, strict=True):
        if number in places:
            places[number] |= slot
    odd = pack(cell for cell, address in grid.cells.items() if address.r % 2)
    sets = (grid.board, odd, *board.quadrants, board.island, *board.terrain, *places.values())
    planes = np.empty((len(sets), rows, COLUMNS), np.uint8)
    chart = _chart(grid, rows)
    chart.draw(sets, planes)
    stock = [0 if number == NO_NUMBER else stock for number, stock in zip(offer, board.slot_stock, strict=True)]
    return Ground(
        chart,
        planes,
        board.special | board.terrain[NOTHING],
        slots,
        pack(slot for slot, tiles in enumerate(stock) if tiles == 1),
        pack(slot for slot, tiles in enumerate(stock) if tiles == COPIES),
    )


def _plane_names(box: Box) -> tuple[list[str], list[str]]:
    """The names of the planes of the ground, and of those that change."""
    fixed = ["hex", "odd row", *(f"{name} quadrant" for name in QUADRANTS), "island"]
    fixed += [f"terrain {name}" for name in NAMES]
    fixed += [f"place of {EXTRAS[number].name}" for number in box.laid]
    changing = ["target", "lifted piece", "free", "next to own pieces", "tile left", "second tile left"]
    for who in seat_names(box.players):
        changing += [f"{who}: settlement", f"{who}: took a tile here", *(f"{who}: {name}" for name in box.figures)]
    if box.sets:
        changing += ["closed by warriors", "wall", "scout", "built in this turn"]
    if "harvest" in box.sets:
        changing += [f"{who}: marked line" for who in seat_names(box.players)]
    changing += [name for name in MARKERS if name in box.sets]
    return fixed, changing


def _hexes(box: Box, ground: Ground, state: State, seats: Sequence[int]) -> list[Bits]:
    """The hexes of the planes that change, in the order of their names."""
    grid = state.board.grid
    seat = seats[0]
    own = state.own
    taken = state.taken
    lifted = state.lifted
    figures = state.figures or [0] * len(box.figures)
    standing_there = 0
    for cells in figures:
        standing_there |= cells
    once = twice = 0
    for slots in taken:
        twice |= once & slots
        once |= slots
    found = [
        state.legal() & grid.board if state.seat == seat else 0,
        1 << lifted if lifted != NONE else 0,
        state.free & ~ground.closed,
        grid.near(own[seat]),
        _places(ground, ground.single & ~once | ground.double & ~twice),
        _places(ground, ground.double & ~once),
    ]
    for other in seats:
        found += [own[other] & ~standing_there, _places(ground, taken[other])]
        found += [own[other] & cells for cells in figures]
    if box.sets:
        posts = state.posts
        # Without sets nobody keeps account of what was built.
        found += [state.shut(), state.blocked & ~posts, posts, state.built if state.setup.sets else 0]
        kits = state.kits
        if "harvest" in box.sets:
            marks = kits["harvest"].marks if "harvest" in kits else [0] * box.players
            found += [_lines(grid, marks[other]) for other in seats]
        found += [kits[name].cells if name in kits else 0 for name in MARKERS if name in box.sets]
    return found


def _places(ground: Ground, slots: int) -> Bits:
    found = 0
    for slot in each(slots):
        found |= ground.slots[slot]
    return found


def _lines(grid: HexGrid, numbers: int) -> Bits:
    found = 0
    for number in each(numbers):
        found |= grid.lines[number]
    return found
