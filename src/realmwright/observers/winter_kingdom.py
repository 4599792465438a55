"""Observations of Winter Kingdom: the map as planes, everything else as numbers.

Planes use the axial coordinates of the map, so the six neighbours of a hex lie in the same directions everywhere, and
two corners of the planes are empty.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from realmwright import game
from realmwright.bits import Bits
from realmwright.game import Json
from realmwright.hexes import HexGrid
from realmwright.observers.observer import Scenery
from realmwright.observers.planes import (
    FeatureList,
    HexLayout,
    HexObserver,
    Planes,
    name_points,
    name_standing,
    name_terrain_cards,
    seat_names,
)
from realmwright.rules.winter_kingdom.content.boards import BOARD_NAMES, assemble
from realmwright.rules.winter_kingdom.content.cards import CASTLES
from realmwright.rules.winter_kingdom.content.talents import TALENT_NAMES
from realmwright.rules.winter_kingdom.exchange.observing import Scene
from realmwright.rules.winter_kingdom.model.board import DIRECTIONS, SIDE, TOP_BOARDS, Board
from realmwright.rules.winter_kingdom.model.catalogue import CARDS, ECONOMY_NUMBER, POWERS, SCORED, TALENTS, TWISTS
from realmwright.rules.winter_kingdom.model.components import (
    CARDS_OF_A_KIND,
    CENTRES,
    EXTRA_USES,
    FORTS,
    HOUSES,
    MANDATORY,
    MOST_PLAYERS,
    TALENTS_DEALT,
)
from realmwright.rules.winter_kingdom.model.position import PHASES, STEPS, Setup
from realmwright.rules.winter_kingdom.model.terrain import CARD_NAMES, NAMES
from realmwright.rules.winter_kingdom.native import NATIVE
from realmwright.rules.winter_kingdom.state import State

FIRST_ROW: Final = min(r for _, r in CENTRES) - SIDE
FIRST_COLUMN: Final = min(q for q, _ in CENTRES) - SIDE
ROWS: Final = max(r for _, r in CENTRES) + SIDE + 1 - FIRST_ROW
COLUMNS: Final = max(q for q, _ in CENTRES) + SIDE + 1 - FIRST_COLUMN

# Numbers are divided by these scales.
COINS: Final = 16
PIECES: Final = 8
PURCHASES: Final = 2
IDLE: Final = 4

SOURCES: Final = (*CARDS, CASTLES.name)
"""Everything that can pay."""
SOURCE_PLACES: Final = {name: place for place, name in enumerate(SOURCES)}


class WinterKingdomObserver(HexObserver):
    """Encodes positions of Winter Kingdom; see :class:`realmwright.observers.observer.Observer`."""

    def __init__(self, players: int) -> None:
        upright = tuple(f"{name}A" for name in BOARD_NAMES)
        actions = 1 + max(assemble(upright, islands).end for islands in (False, True))
        super().__init__(NATIVE, _plane_names(players), _features(players), ROWS, COLUMNS, actions)
        self._players = players

    def scenery(self, state: game.State) -> Scenery:
        state = cast(State, state)
        setup = state.setup
        sets = _fixed_sets(state.board, setup.top)
        sources = tuple(SCORED[number].name for number in setup.scored)
        return Scenery(_scene(sources), _goals(setup), sets, _layout(state.board).places)

    def fitting(self, state: game.State) -> "WinterKingdomObserver":
        return _observer(state.players)

    def layout(self, state: game.State) -> HexLayout:
        return _layout(cast(State, state).board)

    def fixed_planes(self, state: game.State) -> Planes:
        state = cast(State, state)
        return _fixed_planes(state.board, state.setup.top)

    def hexes(self, state: game.State) -> NDArray[np.int16]:
        """The action that chooses the hex in each place of the planes; -1 where there is no hex.

        The action that builds a fort there is higher by :attr:`Board.fort`. With islands all actions are different.
        """
        return self.layout(state).cells

    def __reduce__(self) -> tuple[object, ...]:
        return _observer, (self._players,)


@cache
def _observer(players: int) -> WinterKingdomObserver:
    return WinterKingdomObserver(players)


def observer(players: int, _: Mapping[str, Json]) -> WinterKingdomObserver:
    """The observer of games with any options."""
    return _observer(players)


def widest() -> WinterKingdomObserver:
    """What nets see: all seats."""
    return _observer(MOST_PLAYERS)


# What stays as it is during a game


_LAYOUTS: Final[dict[HexGrid, HexLayout]] = {}
"""Layouts by grid. There are few grids: one for each set of slots that have a board, and one with islands."""


def _layout(board: Board) -> HexLayout:
    layout = _LAYOUTS.get(board.grid)
    if layout is None:
        places = {cell: (r - FIRST_ROW, q - FIRST_COLUMN) for (q, r), cell in board.site.cell_of.items()}
        layout = _LAYOUTS[board.grid] = HexLayout(places, ROWS, COLUMNS)
    return layout


def _fixed_sets(board: Board, top: int) -> tuple[Bits, ...]:
    """The hexes of the planes that never change; ``top`` is the slot of the top board."""
    return board.grid.board, *board.terrain, *board.parts, board.edge, board.parts[top]


@lru_cache(maxsize=1024)
def _fixed_planes(board: Board, top: int) -> Planes:
    sets = _fixed_sets(board, top)
    planes = np.empty((len(sets), ROWS, COLUMNS), np.uint8)
    _layout(board).draw(sets, planes)
    planes.flags.writeable = False
    return planes


@lru_cache(maxsize=1024)
def _scene(sources: tuple[str, ...]) -> Scene:
    """The scene of games in which these sources pay."""
    scene = Scene()
    scene.sources = len(SOURCES)
    scene.source_places = tuple([SOURCE_PLACES[name] for name in sources])
    return scene


@lru_cache(maxsize=1024)
def _goals(setup: Setup) -> tuple[int, ...]:
    """The numbers that are fixed at set-up."""
    found = [name in setup.cards for name in CARDS]
    found += [number == setup.economy for number in range(len(ECONOMY_NUMBER))]
    found += [name in setup.twists for name in TWISTS]
    found += [number == setup.direction for number in range(len(DIRECTIONS))]
    return (*map(int, found), *(setup.pool >> talent & 1 for talent in range(len(TALENT_NAMES))))


def _plane_names(players: int) -> list[str]:
    """The names of the planes: first of those that never change, then of the others."""
    names = ["hex", *(f"terrain {name}" for name in NAMES)]
    names += [f"board {name}" for name in ("centre", *TOP_BOARDS)]
    names += ["outer edge", "top board"]
    names += ["target", "target of a fort", "lifted house", "left by the moved house", "without a building"]
    names += ["closed by others", "next to own buildings", "built by the mandatory action"]
    for who in seat_names(players):
        names += [f"{who}: house", f"{who}: fort"]
    return names


def _features(players: int) -> FeatureList:
    """All numbers, in the order in which the rules tell them."""
    features = FeatureList()
    features.several("card", CARDS)
    features.several("economy", ECONOMY_NUMBER)
    features.several("twist", TWISTS)
    features.several("direction", DIRECTIONS)
    features.several("dealt from", TALENT_NAMES)
    name_standing(features, players)
    _name_turn(features)
    for condition in ("under way", "used up", "usable at once"):
        features.several(condition, [power.name for power in POWERS])
    name_terrain_cards(features, CARD_NAMES, CARDS_OF_A_KIND)
    _name_belongings(features, players)
    _name_talents(features, players)
    name_points(features, players, SOURCES)
    return features


def _name_turn(features: FeatureList) -> None:
    """What is asked, and the progress of the turn."""
    features.several("phase", PHASES)
    features.several("step", STEPS)
    features.add("pieces to be built", MANDATORY)
    features.add("pieces of the mandatory action", MANDATORY)
    features.several("terrain of the turn", CARD_NAMES)
    features.add("pieces built in this turn", PIECES)
    features.add("purchases", PURCHASES)
    features.add("extra uses left", EXTRA_USES)
    features.several("extra uses of", [talent.name for talent in TALENTS])
    features.add("house moved")
    features.add("idle turns", IDLE)


def _name_belongings(features: FeatureList, players: int) -> None:
    """The public possessions of each seat."""
    features.by_seat(players, "houses in supply", HOUSES)
    features.by_seat(players, "forts in supply", FORTS)
    features.by_seat(players, "coins", COINS)
    features.by_seat(players, "terrain card")
    features.by_seat(players, "terrain card older than the pile")
    for who in seat_names(players):
        features.several(f"{who}: terrain card cannot be", CARD_NAMES)


def _name_talents(features: FeatureList, players: int) -> None:
    """The hand of the observing seat, and the public talents of each seat."""
    features.several("own hand", TALENT_NAMES)
    features.by_seat(players, "talents in hand", TALENTS_DEALT)
    for who in seat_names(players):
        features.several(f"{who}: has", TALENT_NAMES)
    for who in seat_names(players):
        features.several(f"{who}: has upgraded", TALENT_NAMES)
