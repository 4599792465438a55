"""Winter Kingdom as arrays: the map in planes, everything else as numbers.

A plane is the map by its two skewed coordinates: the six neighbours of a hex lie in the same directions everywhere, and
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
    Chart,
    Ledger,
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

# What numbers are divided by.
COINS: Final = 16
PIECES: Final = 8
PURCHASES: Final = 2
IDLE: Final = 4


class WinterKingdomObserver:
    """Sees positions of Winter Kingdom; see :class:`realmwright.gym.observing.Observer`."""

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
        ground = _ground(state.board, state.setup.top)
        planes = np.empty(self.shapes[BOARD].shape, np.uint8)
        planes[: self._fixed] = ground.planes
        ground.chart.draw(_hexes(state, seats), planes[self._fixed :])
        return {BOARD: planes, TABLE: self._table.of(state, seats)}

    def hexes(self, state: game.State) -> NDArray[np.int16]:
        """The action of a click on the hex in each place of the planes, and -1 where there is no hex.

        That of a fort there is as many higher as :attr:`Board.fort` says. Where boards are islands all of them differ.
        """
        assert isinstance(state, State)
        return _ground(state.board, state.setup.top).chart.cells

    def __reduce__(self) -> tuple[object, ...]:
        return _observer, (self._players,)


@cache
def _observer(players: int) -> WinterKingdomObserver:
    return WinterKingdomObserver(players)


def observer(players: int, _: Mapping[str, Json]) -> WinterKingdomObserver:
    """The observer of games with any options."""
    return _observer(players)


# The map


class Ground(NamedTuple):
    """What does not change in a game."""

    chart: Chart
    planes: Planes


_CHARTS: Final[dict[HexGrid, Chart]] = {}
"""There are few grids: for each choice of slots that have a board there is one, and one with islands."""


def _chart(board: Board) -> Chart:
    chart = _CHARTS.get(board.grid)
    if chart is None:
        places = {cell: (r - FIRST_ROW, q - FIRST_COLUMN) for (q, r), cell in board.site.cell_of.items()}
        chart = _CHARTS[board.grid] = Chart(places, ROWS, COLUMNS)
    return chart


@lru_cache(maxsize=1024)
def _ground(board: Board, top: int) -> Ground:
    """The ground of a game; ``top`` is the slot of the top board."""
    sets = (board.grid.board, *board.terrain, *board.parts, board.edge, board.parts[top])
    planes = np.empty((len(sets), ROWS, COLUMNS), np.uint8)
    chart = _chart(board)
    chart.draw(sets, planes)
    return Ground(chart, planes)


def _plane_names(players: int) -> tuple[list[str], list[str]]:
    """The names of the planes of the ground, and of those that change."""
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
    # What can be done may depend on what is in the hand.
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
    ledger = Ledger()
    parts = [
        _goals(ledger),
        standing(ledger, players),
        _turn(ledger),
        _powers(ledger),
        terrain_cards(ledger, CARD_NAMES, CARDS_OF_A_KIND),
        _belongings(ledger, players),
        _talents(ledger, players),
        points(ledger, players, (*CARDS, CASTLES.name)),
    ]
    return Table(ledger.names, parts)


def _goals(ledger: Ledger) -> Part[State]:
    """What is fixed at set-up."""
    cards = ledger.by_name("card", CARDS)
    economies = ledger.several("economy", tuple(ECONOMY_NUMBER))
    twists = ledger.by_name("twist", TWISTS)
    directions = ledger.several("direction", DIRECTIONS)
    pool = ledger.several("dealt from", TALENT_NAMES)

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


def _turn(ledger: Ledger) -> Part[State]:
    """What is asked, and how far the turn is."""
    phases = ledger.several("phase", PHASES)
    steps = ledger.several("step", STEPS)
    left = ledger.add("pieces to be built", MANDATORY)
    whole = ledger.add("pieces of the mandatory action", MANDATORY)
    kinds = ledger.several("terrain of the turn", CARD_NAMES)
    pieces = ledger.add("pieces built in this turn", PIECES)
    purchases = ledger.add("purchases", PURCHASES)
    extra_left = ledger.add("extra uses left", EXTRA_USES)
    extra = ledger.several("extra uses of", [talent.name for talent in TALENTS])
    moved = ledger.add("house moved")
    idle = ledger.add("idle turns", IDLE)

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


def _powers(ledger: Ledger) -> Part[State]:
    """The halves of talents in this turn."""
    names = [power.name for power in POWERS]
    under_way = ledger.several("under way", names)
    used = ledger.several("used up", names)
    fresh = ledger.several("usable at once", names)

    def part(state: State, _: Sequence[int], numbers: Numbers) -> None:
        if state.power != NONE:
            numbers[under_way[state.power]] = 1
        for power in each(state.used):
            numbers[used[power]] = 1
        for power in each(state.fresh):
            numbers[fresh[power]] = 1

    return part


def _belongings(ledger: Ledger, players: int) -> Part[State]:
    """What everybody has, as far as it is open."""
    supply = ledger.by_seat(players, "houses in supply", HOUSES)
    forts = ledger.by_seat(players, "forts in supply", FORTS)
    coins = ledger.by_seat(players, "coins", COINS)
    cards = ledger.by_seat(players, "terrain card")
    older = ledger.by_seat(players, "terrain card older than the pile")
    barred = [ledger.several(f"{who}: terrain card cannot be", CARD_NAMES) for who in seat_names(players)]

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


def _talents(ledger: Ledger, players: int) -> Part[State]:
    """The hand of the seat, and what lies open before everybody."""
    hand = ledger.several("own hand", TALENT_NAMES)
    counts = ledger.by_seat(players, "talents in hand", TALENTS_DEALT)
    bought = [ledger.several(f"{who}: has", TALENT_NAMES) for who in seat_names(players)]
    upgraded = [ledger.several(f"{who}: has upgraded", TALENT_NAMES) for who in seat_names(players)]

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
