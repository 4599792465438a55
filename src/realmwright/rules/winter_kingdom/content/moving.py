"""How talents let their owner move a house: the meanings of ``move = "..."`` in ``talents.toml`` (WK-8).

Each is a function from the words of the effect to two others: which houses have somewhere to go, and where one can go.
A house stays where it is until it is put down, so its own hex is never a target.
"""

from collections.abc import Callable, Mapping
from typing import Final

from realmwright.bits import Bits, each
from realmwright.rules.winter_kingdom.content.words import kind_of
from realmwright.rules.winter_kingdom.model.board import CENTRE
from realmwright.rules.winter_kingdom.model.catalogue import Cells, Reach
from realmwright.rules.winter_kingdom.model.facts import Effect
from realmwright.rules.winter_kingdom.model.position import Position
from realmwright.rules.winter_kingdom.model.terrain import BUILDABLE_KINDS, TUNNEL


def _those(state: Position, houses: Bits, reach: Reach) -> Bits:
    """Those of the houses that can go somewhere."""
    found = 0
    for cell in each(houses):
        if reach(state, cell):
            found |= 1 << cell
    return found


def _checked(state: Position, houses: Bits, reach: Reach) -> Bits:
    """The same where all can, unless hexes are closed to them (WK-10.12)."""
    return _those(state, houses, reach) if houses and state.shut else houses


def _step(_: Effect) -> tuple[Cells, Reach]:
    """WK-8.18."""

    def reach(state: Position, cell: int) -> Bits:
        return state.board.grid.around[cell] & state.open()

    def movable(state: Position) -> Bits:
        return state.houses() & state.board.grid.near(state.open())

    return movable, reach


def _leap(_: Effect) -> tuple[Cells, Reach]:
    """WK-8.20: two steps in one direction, over whatever lies between."""

    def reach(state: Position, cell: int) -> Bits:
        return state.board.grid.leaps[cell] & state.open()

    def movable(state: Position) -> Bits:
        return state.board.grid.leaping(state.houses(), state.open())

    return movable, reach


def _ring(_: Effect) -> tuple[Cells, Reach]:
    """WK-8.20."""

    def reach(state: Position, cell: int) -> Bits:
        return state.board.site.ring[cell] & state.open()

    return lambda state: _those(state, state.houses(), reach), reach


def _passage(state: Position, cell: int, kind: int) -> Bits:
    """WK-8.21, WK-8.22: the connected hexes of a kind that a house can travel over; its own counts if it is one."""
    board = state.board
    over = board.terrain[kind]
    start = over & 1 << cell or board.grid.around[cell] & over & state.free
    return board.grid.component(start, over & (state.free | 1 << cell))


def _travellers(state: Position, kind: int, landings: Bits, reach: Reach) -> Bits:
    """The houses that can travel over hexes of a kind, where one gets off at one of these hexes."""
    board = state.board
    over = board.terrain[kind]
    houses = state.houses() & (board.beside[kind] | over)
    if not houses:
        return 0
    found = _those(state, houses & over, reach)
    houses &= ~over
    free = over & state.free
    # All houses beside one passage can go to the same hexes.
    rest = free & board.grid.near(houses)
    while rest:
        passage = board.grid.component(rest & -rest, free)
        rest &= ~passage
        beside = board.grid.near(passage)
        if (beside | passage) & landings:
            found |= houses & beside
    return found


def _across(effect: Effect) -> tuple[Cells, Reach]:
    kind = kind_of(effect, "terrain")

    def landings(state: Position) -> Bits:
        return state.open() & ~state.board.terrain[kind]

    def reach(state: Position, cell: int) -> Bits:
        return state.board.grid.near(_passage(state, cell, kind)) & landings(state)

    return lambda state: _travellers(state, kind, landings(state), reach), reach


def _onto(effect: Effect) -> tuple[Cells, Reach]:
    kind = kind_of(effect, "terrain")

    def landings(state: Position) -> Bits:
        return state.open() & state.board.terrain[kind]

    def reach(state: Position, cell: int) -> Bits:
        return _passage(state, cell, kind) & landings(state)

    return lambda state: _travellers(state, kind, landings(state), reach), reach


def _terrain(_: Effect) -> tuple[Cells, Reach]:
    """WK-8.23."""

    def reach(state: Position, cell: int) -> Bits:
        board = state.board
        over = board.terrain[board.kind(cell)]
        return board.grid.component(board.grid.around[cell], over & state.free) & state.open()

    def movable(state: Position) -> Bits:
        board = state.board
        houses = state.houses()
        found = 0
        for kind in BUILDABLE_KINDS:
            standing = houses & board.terrain[kind]
            if standing:
                found |= standing & board.grid.near(board.terrain[kind] & state.free)
        return _checked(state, found, reach)

    return movable, reach


def _centre(_: Effect) -> tuple[Cells, Reach]:
    """WK-8.15: over whatever is not occupied, within the centre board."""

    def reach(state: Position, cell: int) -> Bits:
        board = state.board
        within = board.parts[CENTRE] & state.free
        return board.grid.component(board.grid.around[cell], within) & state.open()

    return lambda state: _those(state, state.houses() & state.board.parts[CENTRE], reach), reach


def _group(effect: Effect) -> tuple[Cells, Reach]:
    """WK-8.24: next to what remains of its group, or of the cluster of all players that it belonged to."""
    own_only = effect["move"] == "group"

    def buildings(state: Position) -> Bits:
        return state.own[state.turn] if own_only else state.board.grid.board & ~state.free

    def reach(state: Position, cell: int) -> Bits:
        grid = state.board.grid
        here = 1 << cell
        return grid.near(grid.component(here, buildings(state)) ^ here) & state.open()

    def movable(state: Position) -> Bits:
        board = state.board
        standing = buildings(state)
        houses = state.houses() & board.grid.near(standing)
        open_hexes = state.open()
        found = 0
        while houses:
            here = houses & -houses
            group = board.grid.component(here, standing)
            border = board.grid.near(group) & open_hexes
            if border:
                # One border hex is enough for all houses that do not touch it: others of the group do.
                mine = group & houses
                few = mine & board.grid.around[(border & -border).bit_length() - 1]
                found |= mine ^ few
                for cell in each(few):
                    if border & ~board.grid.around[cell] or reach(state, cell):
                        found |= 1 << cell
            houses &= ~group
        return found

    return movable, reach


def _slide(effect: Effect) -> tuple[Cells, Reach]:
    """WK-8.25."""
    anywhere = effect.words.text("stop", ("end", "any")) == "any"

    def reach(state: Position, cell: int) -> Bits:
        board = state.board
        track = board.plain & state.free
        found = 0
        for step in board.grid.steps:
            last = cell
            while last + step >= 0 and track >> last + step & 1:
                last += step
                if anywhere:
                    found |= 1 << last
            if last != cell:
                found |= 1 << last
        return found & ~state.shut

    def movable(state: Position) -> Bits:
        board = state.board
        return _checked(state, state.houses() & board.grid.near(board.plain & state.free), reach)

    return movable, reach


def _tunnel(_: Effect) -> tuple[Cells, Reach]:
    """WK-8.26: from next to one tunnel to next to a different one."""

    def reach(state: Position, cell: int) -> Bits:
        found = 0
        for beside, elsewhere in state.board.tunnels:
            if beside >> cell & 1:
                found |= elsewhere
        return found & state.open()

    def movable(state: Position) -> Bits:
        houses = state.houses() & state.board.beside[TUNNEL]
        if not houses:
            return 0
        found = 0
        landings = state.open()
        for beside, elsewhere in state.board.tunnels:
            if beside & houses and elsewhere & landings:
                found |= beside & houses
        return found

    return movable, reach


def _to_tunnel(_: Effect) -> tuple[Cells, Reach]:
    """WK-8.21: a house that touches no tunnel goes next to any."""

    def reach(state: Position, cell: int) -> Bits:
        return state.board.beside[TUNNEL] & state.open()

    def movable(state: Position) -> Bits:
        beside = state.board.beside[TUNNEL]
        return state.houses() & ~beside if beside & state.open() else 0

    return movable, reach


TUNNELLING: Final = ("tunnel", "to tunnel")
"""The words whose use is a use of the tunnel card (WK-8.21)."""
WAYS: Final[Mapping[str, Callable[[Effect], tuple[Cells, Reach]]]] = {
    "step": _step,
    "leap": _leap,
    "ring": _ring,
    "across": _across,
    "onto": _onto,
    "terrain": _terrain,
    "centre": _centre,
    "group": _group,
    "cluster": _group,
    "slide": _slide,
    "tunnel": _tunnel,
    "to tunnel": _to_tunnel,
}
