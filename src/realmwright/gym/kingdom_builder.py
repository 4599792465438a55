"""Observations of Kingdom Builder: the board as planes, everything else as numbers.

The shapes depend on the number of players and on the sets. An observer for some sets can also encode games with fewer
of them, so the observer for all sets can encode every game.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from realmwright import game
from realmwright.bits import Bits, each, pack
from realmwright.game import Json
from realmwright.gym.kingdom_table import COPIES, QUADRANTS, Contents, contents_of, table_of
from realmwright.gym.observing import Observation
from realmwright.gym.planes import BOARD, TABLE, HexLayout, Planes, seat_names, shapes_of
from realmwright.hexes import HexGrid, offset
from realmwright.rules.kingdom_builder.model.board import NO_CELL, NO_NUMBER, Board
from realmwright.rules.kingdom_builder.model.catalogue import BASE, EXPANSIONS, EXTRAS
from realmwright.rules.kingdom_builder.model.fields import NONE
from realmwright.rules.kingdom_builder.model.maps import ISLAND_ROW, SIDE, assemble, board_rows
from realmwright.rules.kingdom_builder.model.terrain import NAMES, NOTHING
from realmwright.rules.kingdom_builder.state import State

COLUMNS: Final = 2 * SIDE
MARKERS: Final = ("capitol", "caves")
"""The sets whose kit holds the hexes of their markers."""


class KingdomBuilderObserver:
    """Encodes positions of Kingdom Builder; see :class:`realmwright.gym.observing.Observer`."""

    def __init__(self, players: int, sets: Sequence[str] = ()) -> None:
        contents = contents_of(players, sets)
        self._contents = contents
        self._rows = 2 * SIDE
        maps = [tuple(EXPANSIONS[BASE].boards)[: len(QUADRANTS)]]
        if contents.islands:
            self._rows = ISLAND_ROW + max(len(board_rows(label)) for label in contents.islands)
            maps = [(*maps[0], label) for label in contents.islands]
        self._table = table_of(contents)
        fixed, changing = _plane_names(contents)
        self._fixed = len(fixed)
        self.actions: Final = max(assemble(labels).use for labels in maps) + len(EXTRAS)
        self.names: Final = {BOARD: (*fixed, *changing), TABLE: self._table.names}
        self.shapes: Final = shapes_of(len(self.names[BOARD]), self._rows, COLUMNS, len(self._table.names))

    def observe(self, state: game.State, seat: int) -> Observation:
        assert isinstance(state, State)
        players = self._contents.players
        seats = [(seat + way) % players for way in range(players)]
        static = _static_board(state.board, state.setup.offer, self._contents.laid, self._rows)
        planes = np.empty(self.shapes[BOARD].shape, np.uint8)
        planes[: self._fixed] = static.planes
        static.layout.draw(_hexes(self._contents, static, state, seats), planes[self._fixed :])
        return {BOARD: planes, TABLE: self._table.of(state, seats)}

    def hexes(self, state: game.State) -> NDArray[np.int16]:
        """The action that chooses the hex in each place of the planes; -1 where there is no hex."""
        assert isinstance(state, State)
        return _layout(state.board.grid, self._rows).cells

    def __reduce__(self) -> tuple[object, ...]:
        return _observer, (self._contents.players, self._contents.sets)


@cache
def _observer(players: int, sets: tuple[str, ...]) -> KingdomBuilderObserver:
    return KingdomBuilderObserver(players, sets)


def observer(players: int, options: Mapping[str, Json]) -> KingdomBuilderObserver:
    """The observer of games with these options."""
    sets = options["sets"]
    return _observer(players, tuple(map(str, sets)) if isinstance(sets, list | tuple) else ())


# The board


class StaticBoard(NamedTuple):
    """What does not change during a game: planes, and the places of tiles."""

    layout: HexLayout
    planes: Planes
    closed: Bits
    """The hexes that no piece can ever enter."""
    slots: tuple[Bits, ...]
    """The hex of each slot as a set; empty for slots that are not on the map."""
    single: int
    """The slots that start with one tile."""
    double: int
    """The slots that start with two tiles."""


@lru_cache(maxsize=64)
def _layout(grid: HexGrid, rows: int) -> HexLayout:
    return HexLayout({cell: offset(address) for cell, address in grid.cells.items()}, rows, COLUMNS)


@lru_cache(maxsize=1024)
def _static_board(board: Board, offer: tuple[int, ...], laid: tuple[int, ...], rows: int) -> StaticBoard:
    """The static part of a game with these tiles on the slots of its board; each kind in ``laid`` has a plane."""
    grid = board.grid
    slots = tuple(0 if cell == NO_CELL else 1 << cell for cell in board.slot_cells)
    places = dict.fromkeys(laid, 0)
    for slot, number in zip(slots, offer, strict=True):
        if number in places:
            places[number] |= slot
    odd = pack(cell for cell, address in grid.cells.items() if address.r % 2)
    sets = (grid.board, odd, *board.quadrants, board.island, *board.terrain, *places.values())
    planes = np.empty((len(sets), rows, COLUMNS), np.uint8)
    layout = _layout(grid, rows)
    layout.draw(sets, planes)
    stock = [0 if number == NO_NUMBER else stock for number, stock in zip(offer, board.slot_stock, strict=True)]
    return StaticBoard(
        layout,
        planes,
        board.special | board.terrain[NOTHING],
        slots,
        pack(slot for slot, tiles in enumerate(stock) if tiles == 1),
        pack(slot for slot, tiles in enumerate(stock) if tiles == COPIES),
    )


def _plane_names(contents: Contents) -> tuple[list[str], list[str]]:
    """The names of the static planes, and of those that change."""
    fixed = ["hex", "odd row", *(f"{name} quadrant" for name in QUADRANTS), "island"]
    fixed += [f"terrain {name}" for name in NAMES]
    fixed += [f"place of {EXTRAS[number].name}" for number in contents.laid]
    changing = ["target", "lifted piece", "free", "next to own pieces", "tile left", "second tile left"]
    for who in seat_names(contents.players):
        changing += [f"{who}: settlement", f"{who}: took a tile here", *(f"{who}: {name}" for name in contents.figures)]
    if contents.sets:
        changing += ["closed by warriors", "wall", "scout", "built in this turn"]
    if "harvest" in contents.sets:
        changing += [f"{who}: marked line" for who in seat_names(contents.players)]
    changing += [name for name in MARKERS if name in contents.sets]
    return fixed, changing


def _hexes(contents: Contents, static: StaticBoard, state: State, seats: Sequence[int]) -> list[Bits]:
    """The hexes of the planes that change, in the order of their names."""
    grid = state.board.grid
    seat = seats[0]
    own = state.own
    taken = state.taken
    lifted = state.lifted
    figures = state.figures or [0] * len(contents.figures)
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
        state.free & ~static.closed,
        grid.near(own[seat]),
        _places(static, static.single & ~once | static.double & ~twice),
        _places(static, static.double & ~once),
    ]
    for other in seats:
        found += [own[other] & ~standing_there, _places(static, taken[other])]
        found += [own[other] & cells for cells in figures]
    if contents.sets:
        posts = state.posts
        # Games without sets do not record what was built in this turn.
        found += [state.shut(), state.blocked & ~posts, posts, state.built if state.setup.sets else 0]
        kits = state.kits
        if "harvest" in contents.sets:
            marks = kits["harvest"].marks if "harvest" in kits else [0] * contents.players
            found += [_lines(grid, marks[other]) for other in seats]
        found += [kits[name].cells if name in kits else 0 for name in MARKERS if name in contents.sets]
    return found


def _places(static: StaticBoard, slots: int) -> Bits:
    found = 0
    for slot in each(slots):
        found |= static.slots[slot]
    return found


def _lines(grid: HexGrid, numbers: int) -> Bits:
    found = 0
    for number in each(numbers):
        found |= grid.lines[number]
    return found
