"""The terrain of the turn: what the cards allow, and what is decided by the first use of it (KB-17.3)."""

from realmwright.bits import Bits
from realmwright.rules.kingdom_builder.model.catalogue import TERRAIN_CARDS
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import BUILDS, OPEN


def kinds(state: Position) -> tuple[int, ...]:
    """The kinds of which one is, or can still be, the terrain of the turn."""
    if state.kind >= 0:
        return (state.kind,)
    if state.kind != OPEN:
        return ()
    found: tuple[int, ...] = ()
    for card in state.hand[state.turn]:
        for kind in TERRAIN_CARDS[card].kinds:
            if kind not in found:
                found += (kind,)
    for more in state.setup.hooks.kinds:
        found += more(state)
    return found


def card_hexes(state: Position) -> Bits:
    """The free hexes of the terrain of the turn."""
    if state.kind >= 0:
        return state.free & state.board.terrain[state.kind]
    found = 0
    for kind in kinds(state):
        found |= state.free & state.board.terrain[kind]
    return found


def card_targets(state: Position) -> Bits:
    """Those of them that can be built on, under the rule of adjacency for each kind by itself."""
    if state.kind >= 0:
        return state.adjacent_if_possible(state.free & state.board.terrain[state.kind])
    found = 0
    for kind in kinds(state):
        found |= state.adjacent_if_possible(state.free & state.board.terrain[kind])
    return found


def decide(state: Position, cell: int) -> None:
    """The first use of the terrain of the turn fixes it, and with it how much is built (KB-17.3)."""
    if state.kind != OPEN:
        return
    state.kind = state.board.kind(cell)
    if state.left and state.left == state.whole:
        state.whole = state.left = BUILDS[state.kind] + state.due
