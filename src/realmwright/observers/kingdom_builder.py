"""Observations of Kingdom Builder: the board as planes, everything else as numbers.

The shapes depend on the number of players and on the sets. An observer for some sets can also encode games with fewer
of them, so the observer for all sets can encode every game.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from realmwright import game
from realmwright.bits import Bits, pack
from realmwright.game import Json
from realmwright.hexes import HexGrid, offset
from realmwright.observers.kingdom_table import COPIES, QUADRANTS, Contents, contents_of, features_of, goals_of
from realmwright.observers.observer import Scenery
from realmwright.observers.planes import HexLayout, HexObserver, Planes, seat_names
from realmwright.rules.kingdom_builder.exchange.observing import UNSEEN_TILE, Scene
from realmwright.rules.kingdom_builder.game import KingdomBuilder
from realmwright.rules.kingdom_builder.model.board import NO_CELL, NO_NUMBER, Board
from realmwright.rules.kingdom_builder.model.catalogue import BASE, EXPANSIONS, EXTRAS
from realmwright.rules.kingdom_builder.model.maps import ISLAND_ROW, SIDE, assemble, board_rows
from realmwright.rules.kingdom_builder.model.position import GameSetup
from realmwright.rules.kingdom_builder.model.terrain import NAMES, NOTHING
from realmwright.rules.kingdom_builder.native import NATIVE
from realmwright.rules.kingdom_builder.setup import SET_NAMES
from realmwright.rules.kingdom_builder.state import State

COLUMNS: Final = 2 * SIDE
MARKERS: Final = ("capitol", "caves")
"""The sets whose kit holds the hexes of their markers."""


class KingdomBuilderObserver(HexObserver):
    """Encodes positions of Kingdom Builder; see :class:`realmwright.observers.observer.Observer`."""

    def __init__(self, players: int, sets: Sequence[str] = ()) -> None:
        contents = contents_of(players, sets)
        rows = 2 * SIDE
        maps = [tuple(EXPANSIONS[BASE].boards)[: len(QUADRANTS)]]
        if contents.islands:
            rows = ISLAND_ROW + max(len(board_rows(label)) for label in contents.islands)
            maps = [(*maps[0], label) for label in contents.islands]
        actions = max(assemble(labels).use for labels in maps) + len(EXTRAS)
        super().__init__(NATIVE, _plane_names(contents), features_of(contents), rows, COLUMNS, actions)
        self._contents = contents
        self._rows = rows
        self._tile_places = {number: place for place, number in enumerate(contents.tiles)}
        self._source_places = {name: place for place, name in enumerate(contents.sources)}
        # Hashing the contents in every step would take longer than finding out what is kept here.
        self._scenery = lru_cache(maxsize=1024)(self._find_scenery)

    def scenery(self, state: game.State) -> Scenery:
        state = cast(State, state)
        return self._scenery(state.board, state.setup)

    def _find_scenery(self, board: Board, setup: GameSetup) -> Scenery:
        contents = self._contents
        offer = setup.offer
        scene = Scene()
        scene.sets = bool(contents.sets)
        scene.with_harvest = "harvest" in contents.sets
        scene.with_marshlands = "marshlands" in contents.sets
        scene.with_capitol, scene.with_caves = [name in contents.sets for name in MARKERS]
        scene.played = bool(setup.sets)
        scene.terrain_cards = len(contents.terrain_cards)
        scene.figures = len(contents.figures)
        scene.extras = contents.extras
        scene.once = contents.once
        scene.bonuses = contents.bonuses
        scene.tiles = len(contents.tiles)
        scene.slot_tiles = tuple([self._tile_places.get(number, UNSEEN_TILE) for number in offer])
        scene.sources = len(contents.sources)
        scene.source_places = tuple([self._source_places[source.name] for source in setup.hooks.sources])
        scene.closed = board.special | board.terrain[NOTHING]
        scene.slots = tuple([0 if cell == NO_CELL else 1 << cell for cell in board.slot_cells])
        scene.single = scene.double = 0
        for slot, number in enumerate(offer):
            if number != NO_NUMBER and board.slot_stock[slot] == 1:
                scene.single |= 1 << slot
            elif number != NO_NUMBER and board.slot_stock[slot] == COPIES:
                scene.double |= 1 << slot
        sets = _fixed_sets(board, offer, contents.laid)
        return Scenery(scene, goals_of(contents, setup), sets, _layout(board.grid, self._rows).places)

    def fitting(self, state: game.State) -> "KingdomBuilderObserver":
        sets = cast(State, state).setup.sets
        return _observer(state.players, tuple(name for name in SET_NAMES if name in sets))

    def layout(self, state: game.State) -> HexLayout:
        return _layout(cast(State, state).board.grid, self._rows)

    def fixed_planes(self, state: game.State) -> Planes:
        state = cast(State, state)
        return _fixed_planes(state.board, state.setup.offer, self._contents.laid, self._rows)

    def hexes(self, state: game.State) -> NDArray[np.int16]:
        """The action that chooses the hex in each place of the planes; -1 where there is no hex."""
        return self.layout(state).cells

    def __reduce__(self) -> tuple[object, ...]:
        return _observer, (self._contents.players, self._contents.sets)


@cache
def _observer(players: int, sets: tuple[str, ...]) -> KingdomBuilderObserver:
    return KingdomBuilderObserver(players, sets)


def observer(players: int, options: Mapping[str, Json]) -> KingdomBuilderObserver:
    """The observer of games with these options."""
    sets = options["sets"]
    return _observer(players, tuple(map(str, sets)) if isinstance(sets, list | tuple) else ())


def widest() -> KingdomBuilderObserver:
    """What nets see: all sets and seats."""
    return _observer(max(KingdomBuilder.players), SET_NAMES)


# What stays as it is during a game


@lru_cache(maxsize=64)
def _layout(grid: HexGrid, rows: int) -> HexLayout:
    return HexLayout({cell: offset(address) for cell, address in grid.cells.items()}, rows, COLUMNS)


@lru_cache(maxsize=64)
def _odd_rows(grid: HexGrid) -> Bits:
    return pack(cell for cell, address in grid.cells.items() if address.r % 2)


def _fixed_sets(board: Board, offer: tuple[int, ...], laid: tuple[int, ...]) -> tuple[Bits, ...]:
    """The hexes of the planes that never change, for these tiles on the slots; each kind in ``laid`` has a plane."""
    places = dict.fromkeys(laid, 0)
    for cell, number in zip(board.slot_cells, offer, strict=True):
        if number in places and cell != NO_CELL:
            places[number] |= 1 << cell
    grid = board.grid
    return grid.board, _odd_rows(grid), *board.quadrants, board.island, *board.terrain, *places.values()


@lru_cache(maxsize=1024)
def _fixed_planes(board: Board, offer: tuple[int, ...], laid: tuple[int, ...], rows: int) -> Planes:
    sets = _fixed_sets(board, offer, laid)
    planes = np.empty((len(sets), rows, COLUMNS), np.uint8)
    _layout(board.grid, rows).draw(sets, planes)
    planes.flags.writeable = False
    return planes


def _plane_names(contents: Contents) -> list[str]:
    """The names of the planes: first of those that never change, then of the others."""
    names = ["hex", "odd row", *(f"{name} quadrant" for name in QUADRANTS), "island"]
    names += [f"terrain {name}" for name in NAMES]
    names += [f"place of {EXTRAS[number].name}" for number in contents.laid]
    names += ["target", "lifted piece", "free", "next to own pieces", "tile left", "second tile left"]
    for who in seat_names(contents.players):
        names += [f"{who}: settlement", f"{who}: took a tile here", *(f"{who}: {name}" for name in contents.figures)]
    if contents.sets:
        names += ["closed by warriors", "wall", "scout", "built in this turn"]
    if "harvest" in contents.sets:
        names += [f"{who}: marked line" for who in seat_names(contents.players)]
    names += [name for name in MARKERS if name in contents.sets]
    return names
