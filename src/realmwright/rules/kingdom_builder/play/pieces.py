"""Pieces come to the board, move and leave it, and what follows from that (KB-17.1)."""

from realmwright.bits import Bits
from realmwright.game import Event, Json
from realmwright.rules.kingdom_builder.model.catalogue import FIGURES
from realmwright.rules.kingdom_builder.model.fields import ANYWHERE, NONE
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.play import deck, tiles


def build(state: Position, cell: int) -> None:
    """The acting seat puts a settlement from its supply on a hex, and everything follows from it."""
    seat = state.actor
    board = state.board
    here = 1 << cell
    state.own[seat] |= here
    state.near[seat] |= board.grid.around[cell]
    state.free ^= here
    state.supply[seat] -= 1
    if state.journal is not None:
        state.note("built", "hex", board.name(cell))
    state.freely &= ~ANYWHERE
    settle(state, here, here)


def settle(state: Position, new: Bits, entered: Bits, losers: tuple[int, ...] = ()) -> None:
    """What follows from a change of the board, in the order of KB-17.1.

    ``new`` are the hexes with new settlements, ``entered`` all to which pieces came, and ``losers`` the seats
    that have pieces no longer where they were.
    """
    hooks = state.setup.hooks
    if not state.closing:
        for seat in losers:
            if state.held[seat]:
                tiles.lose(state, seat)
        if state.board.by_slot & entered:
            tiles.take(state, entered)
        if new:
            state.idle = -1
            for on_new in hooks.on_new:
                on_new(state, new)
    for on_change in hooks.on_change:
        on_change(state, entered)
    state.emptied = 0
    if state.supply[state.actor] == 0:
        run_out(state, state.actor)
    if not state.closing:
        deck.check(state)


def run_out(state: Position, seat: int) -> None:
    """KB-9.2: a supply is empty, and nothing is set aside (KB-13.13)."""
    if seat == state.turn and not state.due:
        state.left = 0
    if not state.ending and not state.aside[seat] and not (state.due and seat == state.turn):
        state.ending = True
        state.note_of(seat, "last-round")


def lift(state: Position, cell: int) -> None:
    """Take up a piece of the acting seat, to be put down elsewhere."""
    seat = state.actor
    here = 1 << cell
    state.own[seat] ^= here
    state.built &= ~here
    state.lifted = cell
    if state.figures:
        state.carried = take_figure(state, cell)
    own = state.own[seat] | state.posts if seat == state.turn else state.own[seat]
    state.near[seat] = state.board.grid.near(own)
    state.free |= here & ~state.closed


def put_down(state: Position, cell: int) -> None:
    """Put down the piece that was taken up."""
    seat = state.actor
    here = 1 << cell
    if state.journal is not None:
        board = state.board
        args: dict[str, Json] = {"seat": seat, "from": board.name(state.lifted), "hex": board.name(cell)}
        if state.carried != NONE:
            args["piece"] = FIGURES[state.carried].name
        state.journal.append(Event("moved", args))
    state.own[seat] |= here
    state.near[seat] |= state.board.grid.around[cell]
    state.free ^= here
    state.lifted = NONE
    state.freely &= ~ANYWHERE
    if state.carried != NONE:
        put_figure(state, state.carried, here)
        state.carried = NONE
    settle(state, 0, here, (seat,))


def place(state: Position, kind: int, cells: Bits, name: int) -> None:
    """The acting seat puts a figure from its reserve on these hexes, as new settlements (KB-12.11)."""
    seat = state.actor
    state.own[seat] |= cells
    state.freely &= ~ANYWHERE
    put_figure(state, kind, cells)
    state.spread(seat)
    state.note_piece("placed", name, kind)
    settle(state, cells, cells)


def remove(state: Position, cell: int, seat: int) -> int:
    """Take a piece of a seat off the board; says which kind of figure it is, or NONE for a settlement."""
    state.own[seat] ^= 1 << cell
    state.built &= ~(1 << cell)
    kind = take_figure(state, cell)
    state.spread(seat)
    return kind


def take_figure(state: Position, cell: int) -> int:
    """Whatever piece stands there leaves its kind of figures; says which, or NONE for a settlement."""
    for kind, cells in enumerate(state.figures):
        if cells >> cell & 1:
            put_figure(state, kind, 1 << cell)
            return kind
    return NONE


def put_figure(state: Position, kind: int, cells: Bits) -> None:
    """Figures of a kind come to these hexes, or leave them."""
    state.figures[kind] ^= cells
    closed = state.closed
    for on_figures in state.setup.hooks.on_figures:
        on_figures(state)
    if state.closed != closed:
        state.spread(state.actor)
