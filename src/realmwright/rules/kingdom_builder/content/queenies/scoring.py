"""What earns gold at the end with the capitol (KB-15.1 to KB-15.4)."""

from typing import TYPE_CHECKING

from realmwright.bits import Bits, each

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.content.queenies import Capitols
    from realmwright.rules.kingdom_builder.state import State


def capitols(state: "State", seat: int) -> int:
    """KB-15.2, KB-15.3: 1 gold for each settlement one or two steps from a capitol; two capitols both pay."""
    own = state.own[seat]
    gold = 0
    for capitol in each(capitol_hexes(state)):
        gold += (own & district(state, capitol)).bit_count()
    return gold


def capitol_hexes(state: "State") -> Bits:
    """The castles that carry a capitol."""
    kit: Capitols = state.kits["capitol"]
    return kit.cells


def district(state: "State", capitol: int) -> Bits:
    """The hexes up to two steps from a capitol; nothing ever stands on its own."""
    grid = state.board.grid
    return grid.dilate(grid.around[capitol])
