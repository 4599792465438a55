"""Patterns of extra actions that several sets use: building one settlement, and moving one piece.

Candidates are always empty hexes that may be entered (``Position.free``). What follows from a click is in :mod:`play`;
what is special to one set is with the set.
"""

from collections.abc import Callable

from realmwright.bits import Actions, Bits, each
from realmwright.game import Prompt
from realmwright.rules.kingdom_builder.model.amendments import OUTPOST_FREES_MOVES
from realmwright.rules.kingdom_builder.model.catalogue import LOCATION_TILE, NUMBER_OF, Extra
from realmwright.rules.kingdom_builder.model.fields import ANYWHERE, NONE
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.play import pieces, turn

Cells = Callable[[Position], Bits]


# Words


def asks(kind: str) -> Callable[[Position], Prompt]:
    """A question that only names the tile."""

    def prompt(state: Position) -> Prompt:
        return Prompt(kind, {"tile": state.tile_name})

    return prompt


def asks_move(state: Position) -> Prompt:
    """Which piece, then where to."""
    if state.lifted == NONE:
        return Prompt("tile-move", {"tile": state.tile_name})
    return Prompt("tile-to", {"tile": state.tile_name, "from": state.board.name(state.lifted)})


def says(verb: str) -> Callable[[Position, int], str]:
    """A click that always means the same."""
    return lambda _state, _cell: verb


def move_verb(state: Position, _: int) -> str:
    """What a click means while a piece is picked or in hand."""
    return "move" if state.lifted == NONE else "to"


# What a click on something other than a hex does


def stopped(state: Position, action: int) -> bool:
    """Whether the player goes no further with the extra action; then it is over."""
    if action != state.board.stop:
        return False
    state.note("stopped", "tile", state.tile_name)
    turn.finish(state)
    return True


def asks_count(kind: str) -> Callable[[Position], Prompt]:
    """A question that says how often it can still be answered."""
    return lambda state: Prompt(kind, {"tile": state.tile_name, "left": state.count})


def begins_with(count: int) -> Callable[[Position, int], None]:
    """How an extra action begins that can go on several times."""

    def begin(state: Position, number: int) -> None:
        state.tile = number
        state.count = count

    return begin


def never(_: Position) -> bool:
    """For what works by itself and is never used."""
    return False


def passive(name: str, glyph: str, role: str = LOCATION_TILE) -> Extra:
    """A tile that works by itself."""
    return Extra(name, never, lambda _: 0, build, asks("tile-build"), says("build"), role, passive=True, glyph=glyph)


# Building one settlement


def building(name: str, where: Cells, glyph: str, *, adjacent: bool = True, role: str = LOCATION_TILE) -> Extra:
    """Build one settlement on one of these hexes, next to an own one if possible (KB-1.19) unless said otherwise."""

    def ready(state: Position) -> bool:
        return state.supply[state.actor] > 0 and where(state) != 0

    def choices(state: Position) -> Actions:
        found = where(state)
        return state.adjacent_if_possible(found) if adjacent else found

    return Extra(name, ready, choices, build, asks("tile-build"), says("build"), role, glyph=glyph)


def build(state: Position, cell: int) -> None:
    """The one settlement of an extra action."""
    state.tile = NONE
    pieces.build(state, cell)


def of_kind(kind: int) -> Cells:
    """The free hexes of one kind."""
    return lambda state: state.free & state.board.terrain[kind]


# Moving one piece


def moving(name: str, movable: Cells, targets: Cells, glyph: str, role: str = LOCATION_TILE) -> Extra:
    """Move one of these pieces to one of those hexes, both found anew for the piece that is lifted."""

    def ready(state: Position) -> bool:
        return movable(state) != 0

    def choices(state: Position) -> Actions:
        return movable(state) if state.lifted == NONE else targets(state)

    return Extra(name, ready, choices, move, asks_move, move_verb, role, moves=True, glyph=glyph)


def move(state: Position, cell: int) -> None:
    """Take up a piece, or put it down where the extra action ends."""
    if state.lifted == NONE:
        pieces.lift(state, cell)
    else:
        state.tile = NONE
        pieces.put_down(state, cell)


def moving_to(name: str, kind: int, glyph: str) -> Extra:
    """Move one piece to a kind of terrain, under the rule of adjacency (KB-5.7)."""

    def movable(state: Position) -> Bits:
        return movable_to(state, state.board.terrain[kind])

    def targets(state: Position) -> Bits:
        return lifted_targets(state, state.board.terrain[kind])

    return moving(name, movable, targets, glyph)._replace(ready=lambda state: can_move(state, movable))


def can_move(state: Position, movable: Cells) -> bool:
    """Whether there is a piece to move; one that an outpost would free is (KB-11.8)."""
    if movable(state):
        return True
    seat = state.turn
    if not state.fresh[seat] & state.setup.slots_of[NUMBER_OF["outpost"]] or state.rules < OUTPOST_FREES_MOVES:
        return False
    freely = state.freely
    state.freely |= ANYWHERE
    found = movable(state)
    state.freely = freely
    return found != 0


def lifted_targets(state: Position, wanted: Bits) -> Bits:
    """Where the lifted piece can go: its own hex counts when looking for an adjacent one, but is no goal (R-08)."""
    return state.adjacent_if_possible(state.free & wanted) & ~(1 << state.lifted)


def movable_to(state: Position, wanted: Bits) -> Bits:
    """The own pieces that can move to the wanted terrain, found without lifting each of them."""
    seat = state.turn
    grid = state.board.grid
    movers = state.own[seat] & ~state.fixed
    free = state.free & wanted
    if movers & state.guards:
        return movable_with_guards(state, movers, lambda after: lifted_targets(after, wanted))
    if not free:
        return 0
    if state.freely & ANYWHERE and state.rules >= OUTPOST_FREES_MOVES:
        return movers
    # A piece cannot move if, once it is lifted, the only candidate next to another own piece is the hex it
    # left. That needs a piece that stands on the right terrain beside another one, and no other piece of
    # the player next to a free candidate.
    standing = state.own[seat] | state.posts
    holders = standing
    touched = free & state.near[seat]
    if touched:
        holders &= grid.near(touched)
        if holders & (holders - 1):
            return movers
    stuck = holders & wanted & ~state.closed & grid.near(standing)
    return movers & ~stuck


def movable_with_guards(state: Position, movers: Bits, targets: Cells) -> Bits:
    """The same by trying: lifting a piece that closes the hexes around it opens them."""
    found: Bits = 0
    for cell in each(movers):
        after = state.copy()
        pieces.lift(after, cell)
        if targets(after):
            found |= 1 << cell
    return found


def movable_by_steps(state: Position, where: Bits) -> Bits:
    """The own pieces that have one of these free hexes beside them."""
    movers = state.own[state.turn] & ~state.fixed
    found = movers & state.board.grid.near(state.free & where)
    guards = movers & state.guards & ~found
    if guards:
        return found | movable_with_guards(state, guards, lambda after: step_targets(after, where))
    return found


def step_targets(state: Position, where: Bits) -> Bits:
    """Those of these free hexes that are beside the lifted piece."""
    return state.free & where & state.board.grid.around[state.lifted]


def movable_within(state: Position, area: Bits) -> Bits:
    """The pieces of an area that can move to a free hex beside another one of it."""
    grid = state.board.grid
    movers = area & state.own[state.turn] & ~state.fixed
    found = state.free & state.board.buildable & grid.near(area)
    holders = area & grid.near(found)
    # The only piece with a free hex beside it has none to go to.
    return movers if holders & (holders - 1) else movers & ~holders if holders else 0
