"""Extra actions: the two common patterns, building and moving, and those of the base game's locations (KB-8).

Candidates are always empty hexes that may be entered (``State.free``). What follows from a click is in the state; what
is special to one set is with the set.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from realmwright.bits import Actions, Bits, each
from realmwright.game import Prompt
from realmwright.rules.kingdom_builder.model.catalogue import Extra
from realmwright.rules.kingdom_builder.model.terrain import DESERT, GRASS, WATER

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State

Cells = Callable[["State"], Bits]
NONE: Final = -1
LINE_LENGTH: Final = 3


# Words


def asks(kind: str) -> Callable[["State"], Prompt]:
    """A question that only names the tile."""

    def prompt(state: "State") -> Prompt:
        return Prompt(kind, {"tile": state.tile_name})

    return prompt


def asks_move(state: "State") -> Prompt:
    """Which piece, then where to."""
    if state.lifted == NONE:
        return Prompt("tile-move", {"tile": state.tile_name})
    return Prompt("tile-to", {"tile": state.tile_name, "from": state.board.name(state.lifted)})


def says(verb: str) -> Callable[["State", int], str]:
    """A click that always means the same."""
    return lambda _state, _cell: verb


def move_verb(state: "State", _: int) -> str:
    """What a click means while a piece is picked or in hand."""
    return "move" if state.lifted == NONE else "to"


# What a click on something other than a hex does


def stopped(state: "State", action: int) -> bool:
    """Whether the player goes no further with the extra action; then it is over."""
    if action != state.board.stop:
        return False
    state.note("stopped", "tile", state.tile_name)
    state.finish()
    return True


def asks_count(kind: str) -> Callable[["State"], Prompt]:
    """A question that says how often it can still be answered."""
    return lambda state: Prompt(kind, {"tile": state.tile_name, "left": state.count})


def begins_with(count: int) -> Callable[["State", int], None]:
    """How an extra action begins that can go on several times."""

    def begin(state: "State", number: int) -> None:
        state.tile = number
        state.count = count

    return begin


def never(_: "State") -> bool:
    """For what works by itself and is never used."""
    return False


def passive(name: str, role: str, **more: Any) -> Extra:
    """A tile that works by itself."""
    return Extra(name, never, lambda _: 0, build, asks("tile-build"), says("build"), role, passive=True, **more)


# Building one settlement


def building(name: str, where: Cells, *, adjacent: bool = True, role: str = "location") -> Extra:
    """Build one settlement on one of these hexes, next to an own one if possible (KB-1.19) unless said otherwise."""

    def ready(state: "State") -> bool:
        return state.supply[state.actor] > 0 and where(state) != 0

    def choices(state: "State") -> Actions:
        found = where(state)
        return state.adjacent_if_possible(found) if adjacent else found

    return Extra(name, ready, choices, build, asks("tile-build"), says("build"), role)


def build(state: "State", cell: int) -> None:
    """The one settlement of an extra action."""
    state.tile = NONE
    state.build(cell)


def build_on_card(state: "State", cell: int) -> None:
    """The same on the terrain of the turn, which is fixed by it."""
    state.decide(cell)
    build(state, cell)


def can_build_on_card(state: "State") -> bool:
    """Whether there is a settlement and a place for it."""
    return state.supply[state.actor] > 0 and state.card_hexes() != 0


def of_kind(kind: int) -> Cells:
    """The free hexes of one kind."""
    return lambda state: state.free & state.board.terrain[kind]


def on_edge(state: "State") -> Bits:
    """KB-8.10: all edges are one pool."""
    return state.free & state.board.buildable & state.board.edge


def beyond_line(state: "State") -> Bits:
    """KB-8.11: next beyond an end of three or more own settlements in a straight line."""
    seat = state.actor
    own = state.own[seat] | state.posts if seat == state.turn else state.own[seat]
    return state.free & state.board.buildable & state.board.grid.line_ends(own, LINE_LENGTH)


# Moving one piece


def moving(name: str, movable: Cells, targets: Cells, role: str = "location") -> Extra:
    """Move one of these pieces to one of those hexes, both found anew for the piece that is lifted."""

    def ready(state: "State") -> bool:
        return movable(state) != 0

    def choices(state: "State") -> Actions:
        return movable(state) if state.lifted == NONE else targets(state)

    return Extra(name, ready, choices, move, asks_move, move_verb, role, moves=True)


def move(state: "State", cell: int) -> None:
    """Take up a piece, or put it down where the extra action ends."""
    if state.lifted == NONE:
        state.lift(cell)
    else:
        state.tile = NONE
        state.put_down(cell)


def moving_to(name: str, kind: int) -> Extra:
    """Move one piece to a kind of terrain, under the rule of adjacency (KB-5.7)."""

    def movable(state: "State") -> Bits:
        return movable_to(state, state.board.terrain[kind])

    def targets(state: "State") -> Bits:
        return lifted_targets(state, state.board.terrain[kind])

    return moving(name, movable, targets)


def lifted_targets(state: "State", wanted: Bits) -> Bits:
    """Where the lifted piece can go: its own hex counts when looking for an adjacent one, but is no goal (R-08)."""
    return state.adjacent_if_possible(state.free & wanted) & ~(1 << state.lifted)


def movable_to(state: "State", wanted: Bits) -> Bits:
    """The own pieces that can move to the wanted terrain, found without lifting each of them."""
    seat = state.turn
    grid = state.board.grid
    movers = state.own[seat] & ~state.fixed
    free = state.free & wanted
    if movers & state.guards:
        return movable_with_guards(state, movers, lambda twin: lifted_targets(twin, wanted))
    if not free:
        return 0
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


def movable_with_guards(state: "State", movers: Bits, targets: Cells) -> Bits:
    """The same by trying: lifting a piece that closes the hexes around it opens them."""
    found: Bits = 0
    for cell in each(movers):
        twin = state.copy()
        twin.lift(cell)
        if targets(twin):
            found |= 1 << cell
    return found


def barn_movable(state: "State") -> Bits:
    """KB-8.6: the pieces that can move to a kind that the terrain of the turn can be."""
    if state.kind >= 0:
        return movable_to(state, state.board.terrain[state.kind])
    found = 0
    for kind in state.kinds():
        found |= movable_to(state, state.board.terrain[kind])
    return found


def barn_targets(state: "State") -> Bits:
    """Where the lifted piece can go."""
    return state.card_targets() & ~(1 << state.lifted)


def barn_go(state: "State", cell: int) -> None:
    """The kind that the piece is put on is the terrain of the turn."""
    if state.lifted != NONE:
        state.decide(cell)
    move(state, cell)


def movable_by_steps(state: "State", where: Bits) -> Bits:
    """The own pieces that have one of these free hexes beside them."""
    movers = state.own[state.turn] & ~state.fixed
    found = movers & state.board.grid.near(state.free & where)
    guards = movers & state.guards & ~found
    if guards:
        return found | movable_with_guards(state, guards, lambda twin: step_targets(twin, where))
    return found


def step_targets(state: "State", where: Bits) -> Bits:
    """Those of these free hexes that are beside the lifted piece."""
    return state.free & where & state.board.grid.around[state.lifted]


def movable_within(state: "State", area: Bits) -> Bits:
    """The pieces of an area that can move to a free hex beside another one of it."""
    grid = state.board.grid
    movers = area & state.own[state.turn] & ~state.fixed
    found = state.free & state.board.buildable & grid.near(area)
    holders = area & grid.near(found)
    # The only piece with a free hex beside it has none to go to.
    return movers if holders & (holders - 1) else movers & ~holders if holders else 0


def leapers(state: "State") -> Bits:
    """KB-8.12: those that can move exactly two steps in a straight line, over whatever lies between."""
    movers = state.own[state.turn] & ~state.fixed
    found = state.board.grid.leaping(movers, state.free & state.board.buildable)
    guards = movers & state.guards & ~found
    return found | movable_with_guards(state, guards, landings) if guards else found


def landings(state: "State") -> Bits:
    """The hexes two steps from the lifted piece."""
    return state.free & state.board.buildable & state.board.grid.leaps[state.lifted]


LOCATIONS: Final = (
    Extra(
        "oracle",
        can_build_on_card,
        lambda state: state.card_targets(),
        build_on_card,
        asks("tile-build"),
        says("build"),
    ),
    building("farm", of_kind(GRASS)),
    building("oasis", of_kind(DESERT)),
    building("tower", on_edge),
    building("tavern", beyond_line, adjacent=False),
    Extra(
        "barn",
        lambda state: barn_movable(state) != 0,
        lambda state: barn_movable(state) if state.lifted == NONE else barn_targets(state),
        barn_go,
        asks_move,
        move_verb,
        moves=True,
    ),
    moving_to("harbor", WATER),
    moving("paddock", leapers, landings),
)
