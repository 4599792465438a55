"""Pieces that come to the map, move on it and leave it, and the coins that follow (WK-4.3, WK-6, WK-9)."""

from realmwright.bits import Actions, Bits
from realmwright.rules.winter_kingdom.model.catalogue import ECONOMIES
from realmwright.rules.winter_kingdom.model.components import FORT, HOUSE
from realmwright.rules.winter_kingdom.model.position import Position


def with_forts(state: Position, cells: Bits) -> Actions:
    """WK-6.1: where a house may be built, a fort may be as well, as far as there are pieces of each."""
    seat = state.turn
    if not state.fort_supply[seat]:
        return cells
    forts: Actions = cells << state.board.fort
    return cells | forts if state.supply[seat] else forts


def build(state: Position, cell: int, fort: bool, earns: bool) -> None:
    """Put a piece on a hex; everything that follows from it happens at once (WK-4.3)."""
    seat = state.turn
    board = state.board
    here = 1 << cell
    state.own[seat] |= here
    state.near[seat] |= board.grid.around[cell]
    state.free ^= here
    state.pieces += 1
    if fort:
        state.forts[seat] |= here
        state.fort_supply[seat] -= 1
    else:
        state.supply[seat] -= 1
    if state.journal is not None:
        state.note_deed("built", {"piece": FORT if fort else HOUSE, "hex": board.name(cell)})
    economy = ECONOMIES[state.setup.economy]
    pays = economy.earns
    if earns and pays is not None and pays(state, cell):
        # WK-9.3: a fort earns as two houses.
        earn(state, 2 * economy.coins if fort else economy.coins)
    stock = state.supply[seat] + state.fort_supply[seat]
    if stock < state.left:
        # WK-4.11: before the mandatory action it becomes shorter as a whole.
        if state.left == state.whole:
            state.whole = stock
        state.left = stock
    if not stock and not state.ending:
        state.ending = True
        state.note("last-round")


def earn(state: Position, coins: int) -> None:
    """Coins for the acting seat."""
    state.coins[state.turn] += coins
    if state.journal is not None:
        state.note_deed("coins", {"coins": coins, "economy": ECONOMIES[state.setup.economy].name})


def move(state: Position, cell: int) -> None:
    """The lifted house goes to a hex."""
    seat = state.turn
    there = 1 << cell
    change = 1 << state.lifted | there
    state.own[seat] ^= change
    state.free ^= change
    state.near[seat] = state.board.grid.near(state.own[seat])
    if state.journal is not None:
        state.note_deed("moved", {"from": state.board.name(state.lifted), "hex": state.board.name(cell)})
    state.origin = state.lifted
    state.lifted = cell
    state.moved = True


def take_off(state: Position, cell: int) -> str:
    """An own building leaves the map and the game; says which."""
    seat = state.turn
    here = 1 << cell
    piece = FORT if state.forts[seat] & here else HOUSE
    state.own[seat] ^= here
    state.forts[seat] &= ~here
    state.free |= here
    state.near[seat] = state.board.grid.near(state.own[seat])
    return piece


def close(state: Position) -> None:
    """WK-10.12: find the hexes that are closed to the acting seat."""
    state.shut = 0
    if state.setup.law.dead_end and not state.over:
        for other, near in enumerate(state.near):
            if other != state.turn:
                state.shut |= near
