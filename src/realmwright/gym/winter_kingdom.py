"""Observations of Winter Kingdom: the map as planes, everything else as numbers.

Planes use the axial coordinates of the map, so the six neighbours of a hex lie in the same directions everywhere, and
two corners of the planes are empty.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from realmwright import game
from realmwright.bits import Bits, each
from realmwright.game import Json
from realmwright.gym.observing import Observation
from realmwright.gym.planes import (
    BOARD,
    TABLE,
    FeatureList,
    HexLayout,
    Numbers,
    Part,
    Planes,
    Table,
    points,
    seat_names,
    shapes_of,
    standing,
    terrain_cards,
)
from realmwright.hexes import HexGrid
from realmwright.rules.winter_kingdom.content.boards import BOARD_NAMES, assemble
from realmwright.rules.winter_kingdom.content.cards import CASTLES
from realmwright.rules.winter_kingdom.content.talents import TALENT_NAMES
from realmwright.rules.winter_kingdom.model.board import DIRECTIONS, SIDE, TOP_BOARDS, Board
from realmwright.rules.winter_kingdom.model.catalogue import CARDS, ECONOMY_NUMBER, POWERS, TALENTS, TWISTS
from realmwright.rules.winter_kingdom.model.components import (
    CARDS_OF_A_KIND,
    CENTRES,
    EXTRA_USES,
    FORTS,
    HOUSES,
    MANDATORY,
    TALENTS_DEALT,
)
from realmwright.rules.winter_kingdom.model.position import NONE, PHASES, STEPS
from realmwright.rules.winter_kingdom.model.terrain import CARD_NAMES, NAMES
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


class WinterKingdomObserver:
    """Encodes positions of Winter Kingdom; see :class:`realmwright.gym.observing.Observer`."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._table = _table(players)
        fixed, changing = _plane_names(players)
        self._fixed = len(fixed)
        upright = tuple(f"{name}A" for name in BOARD_NAMES)
        self.actions: Final = 1 + max(assemble(upright, islands).end for islands in (False, True))
        self.names: Final = {BOARD: (*fixed, *changing), TABLE: self._table.names}
        self.shapes: Final = shapes_of(len(self.names[BOARD]), ROWS, COLUMNS, len(self._table.names))

    def observe(self, state: game.State, seat: int) -> Observation:
        assert isinstance(state, State)
        players = self._players
        seats = [(seat + way) % players for way in range(players)]
        static = _static_board(state.board, state.setup.top)
        planes = np.empty(self.shapes[BOARD].shape, np.uint8)
        planes[: self._fixed] = static.planes
        static.layout.draw(_hexes(state, seats), planes[self._fixed :])
        return {BOARD: planes, TABLE: self._table.of(state, seats)}

    def hexes(self, state: game.State) -> NDArray[np.int16]:
        """The action that chooses the hex in each place of the planes; -1 where there is no hex.

        The action that builds a fort there is higher by :attr:`Board.fort`. With islands all actions are different.
        """
        assert isinstance(state, State)
        return _static_board(state.board, state.setup.top).layout.cells

    def __reduce__(self) -> tuple[object, ...]:
        return _observer, (self._players,)


@cache
def _observer(players: int) -> WinterKingdomObserver:
    return WinterKingdomObserver(players)


def observer(players: int, _: Mapping[str, Json]) -> WinterKingdomObserver:
    """The observer of games with any options."""
    return _observer(players)


# The map


class StaticBoard(NamedTuple):
    """What does not change during a game."""

    layout: HexLayout
    planes: Planes


_LAYOUTS: Final[dict[HexGrid, HexLayout]] = {}
"""Layouts by grid. There are few grids: one for each set of slots that have a board, and one with islands."""


def _layout(board: Board) -> HexLayout:
    layout = _LAYOUTS.get(board.grid)
    if layout is None:
        places = {cell: (r - FIRST_ROW, q - FIRST_COLUMN) for (q, r), cell in board.site.cell_of.items()}
        layout = _LAYOUTS[board.grid] = HexLayout(places, ROWS, COLUMNS)
    return layout


@lru_cache(maxsize=1024)
def _static_board(board: Board, top: int) -> StaticBoard:
    """The static part of a game; ``top`` is the slot of the top board."""
    sets = (board.grid.board, *board.terrain, *board.parts, board.edge, board.parts[top])
    planes = np.empty((len(sets), ROWS, COLUMNS), np.uint8)
    layout = _layout(board)
    layout.draw(sets, planes)
    return StaticBoard(layout, planes)


def _plane_names(players: int) -> tuple[list[str], list[str]]:
    """The names of the static planes, and of those that change."""
    fixed = ["hex", *(f"terrain {name}" for name in NAMES)]
    fixed += [f"board {name}" for name in ("centre", *TOP_BOARDS)]
    fixed += ["outer edge", "top board"]
    changing = ["target", "target of a fort", "lifted house", "left by the moved house", "without a building"]
    changing += ["closed by others", "next to own buildings", "built by the mandatory action"]
    for who in seat_names(players):
        changing += [f"{who}: house", f"{who}: fort"]
    return fixed, changing


def _hexes(state: State, seats: Sequence[int]) -> list[Bits]:
    """The hexes of the planes that change, in the order of their names."""
    board = state.board
    cells = board.grid.board
    own = state.own
    forts = state.forts
    # Legal actions may depend on the hand, so only the seat to move sees them.
    legal = state.legal() if state.seat == seats[0] else 0
    found = [
        legal & cells,
        legal >> board.fort & cells,
        1 << state.lifted if state.lifted != NONE else 0,
        1 << state.origin if state.origin != NONE else 0,
        state.free,
        state.closed(),
        state.near[seats[0]],
        state.laid,
    ]
    for seat in seats:
        found += [own[seat] & ~forts[seat], forts[seat]]
    return found


# The table


def _table(players: int) -> Table[State]:
    features = FeatureList()
    parts = [
        _goals(features),
        standing(features, players),
        _turn(features),
        _powers(features),
        terrain_cards(features, CARD_NAMES, CARDS_OF_A_KIND),
        _belongings(features, players),
        _talents(features, players),
        points(features, players, (*CARDS, CASTLES.name)),
    ]
    return Table(features.names, parts)


def _goals(features: FeatureList) -> Part[State]:
    """What is fixed at set-up."""
    cards = features.by_name("card", CARDS)
    economies = features.several("economy", tuple(ECONOMY_NUMBER))
    twists = features.by_name("twist", TWISTS)
    directions = features.several("direction", DIRECTIONS)
    pool = features.several("dealt from", TALENT_NAMES)

    def part(state: State, _: Sequence[int], numbers: Numbers) -> None:
        setup = state.setup
        for name in setup.cards:
            numbers[cards[name]] = 1
        numbers[economies[setup.economy]] = 1
        for name in setup.twists:
            numbers[twists[name]] = 1
        numbers[directions[setup.direction]] = 1
        for talent in each(setup.pool):
            numbers[pool[talent]] = 1

    return part


def _turn(features: FeatureList) -> Part[State]:
    """What is asked, and the progress of the turn."""
    phases = features.several("phase", PHASES)
    steps = features.several("step", STEPS)
    left = features.add("pieces to be built", MANDATORY)
    whole = features.add("pieces of the mandatory action", MANDATORY)
    kinds = features.several("terrain of the turn", CARD_NAMES)
    pieces = features.add("pieces built in this turn", PIECES)
    purchases = features.add("purchases", PURCHASES)
    extra_left = features.add("extra uses left", EXTRA_USES)
    extra = features.several("extra uses of", [talent.name for talent in TALENTS])
    moved = features.add("house moved")
    idle = features.add("idle turns", IDLE)

    def part(state: State, _: Sequence[int], numbers: Numbers) -> None:
        numbers[phases[state.phase]] = 1
        numbers[steps[state.step]] = 1
        numbers[left] = state.left / MANDATORY
        numbers[whole] = state.whole / MANDATORY
        for kind in state.kinds():
            numbers[kinds[kind]] = 1
        numbers[pieces] = state.pieces / PIECES
        numbers[purchases] = state.purchases / PURCHASES
        numbers[extra_left] = state.extra_left / EXTRA_USES
        if state.extra != NONE:
            numbers[extra[state.extra]] = 1
        numbers[moved] = state.moved
        numbers[idle] = state.idle / IDLE

    return part


def _powers(features: FeatureList) -> Part[State]:
    """The powers of talents in this turn: under way, used up, and usable at once."""
    names = [power.name for power in POWERS]
    under_way = features.several("under way", names)
    used = features.several("used up", names)
    fresh = features.several("usable at once", names)

    def part(state: State, _: Sequence[int], numbers: Numbers) -> None:
        if state.power != NONE:
            numbers[under_way[state.power]] = 1
        for power in each(state.used):
            numbers[used[power]] = 1
        for power in each(state.fresh):
            numbers[fresh[power]] = 1

    return part


def _belongings(features: FeatureList, players: int) -> Part[State]:
    """The public possessions of each seat."""
    supply = features.by_seat(players, "houses in supply", HOUSES)
    forts = features.by_seat(players, "forts in supply", FORTS)
    coins = features.by_seat(players, "coins", COINS)
    cards = features.by_seat(players, "terrain card")
    older = features.by_seat(players, "terrain card older than the pile")
    barred = [features.several(f"{who}: terrain card cannot be", CARD_NAMES) for who in seat_names(players)]

    def part(state: State, seats: Sequence[int], numbers: Numbers) -> None:
        houses = state.supply
        strongholds = state.fort_supply
        purses = state.coins
        dealt = state.dealt
        full = state.barred
        for way, seat in enumerate(seats):
            numbers[supply[way]] = houses[seat] / HOUSES
            numbers[forts[way]] = strongholds[seat] / FORTS
            numbers[coins[way]] = purses[seat] / COINS
            numbers[cards[way]] = len(dealt[seat])
            numbers[older[way]] = len(dealt[seat]) - dealt[seat].count(state.shuffles)
            for kind in each(full[seat]):
                numbers[barred[way][kind]] = 1

    return part


def _talents(features: FeatureList, players: int) -> Part[State]:
    """The hand of the observing seat, and the public talents of each seat."""
    hand = features.several("own hand", TALENT_NAMES)
    counts = features.by_seat(players, "talents in hand", TALENTS_DEALT)
    bought = [features.several(f"{who}: has", TALENT_NAMES) for who in seat_names(players)]
    upgraded = [features.several(f"{who}: has upgraded", TALENT_NAMES) for who in seat_names(players)]

    def part(state: State, seats: Sequence[int], numbers: Numbers) -> None:
        unbought = state.unbought
        owned = state.owned
        doubled = state.upgraded
        for talent in each(unbought[seats[0]]):
            numbers[hand[talent]] = 1
        for way, seat in enumerate(seats):
            numbers[counts[way]] = unbought[seat].bit_count() / TALENTS_DEALT
            for talent in each(owned[seat]):
                numbers[bought[way][talent]] = 1
            for talent in each(doubled[seat]):
                numbers[upgraded[way][talent]] = 1

    return part
