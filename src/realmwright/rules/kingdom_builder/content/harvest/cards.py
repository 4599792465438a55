"""Mayors and Rovers: cards that act while the game is played."""

from typing import TYPE_CHECKING, Final

from realmwright.bits import Bits

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.content.harvest.kit import Harvest
    from realmwright.rules.kingdom_builder.state import State

MAYOR: Final = 4
"""How many settlements on a line make a mayor."""


def mark_lines(state: "State") -> None:
    """KB-14.16, KB-14.17: a line with four own settlements that nobody has marked is marked, from the supply."""
    kit: Harvest = state.kits["harvest"]
    seat = state.actor
    own = state.own[seat]
    marked = 0
    for marks in kit.marks:
        marked |= marks
    for number, line in enumerate(state.board.grid.lines):
        if (own & line).bit_count() >= MAYOR and not marked >> number & 1 and state.supply[seat]:
            kit.marks[seat] |= 1 << number
            state.supply[seat] -= 1
            state.note("line-marked", "line", state.board.line_name(number))


def pay_rovers(state: "State", new: Bits) -> None:
    """KB-14.21: a gold for each quadrant in which the first settlement of an own turn is built."""
    if state.actor != state.turn:
        return
    kit: Harvest = state.kits["harvest"]
    for number, quadrant in enumerate(state.board.quadrants):
        if new & quadrant and not kit.quadrants >> number & 1:
            kit.quadrants |= 1 << number
            state.earn(state.turn, "rovers", 1)
