"""What earns gold at the end with Harvest: its Kingdom Builder cards (KB-14.15 to KB-14.20)."""

from typing import TYPE_CHECKING, Final

from realmwright.bits import Bits

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.content.harvest.kit import Harvest
    from realmwright.rules.kingdom_builder.state import State

RANGER_GOLD: Final = 2
MAYOR_GOLD: Final = 4


def rangers(state: "State", seat: int) -> int:
    """KB-14.15: 2 gold for each horizontal line with exactly one own settlement."""
    own = state.own[seat]
    gold = 0
    for line in state.board.grid.lines:
        there = line & own
        if there and not there & (there - 1):
            gold += RANGER_GOLD
    return gold


def mayors(state: "State", seat: int) -> int:
    """KB-14.16: 4 gold for each line that the seat has marked."""
    return MAYOR_GOLD * marked(state, seat).bit_count()


def marked(state: "State", seat: int) -> int:
    """The numbers of the lines that a seat has marked."""
    kit: Harvest = state.kits["harvest"]
    return kit.marks[seat]


def chainers(state: "State", seat: int) -> int:
    """KB-14.18: 1 gold for each settlement next to exactly two others."""
    return links(state, seat).bit_count()


def links(state: "State", seat: int) -> Bits:
    """A seat's settlements that are next to exactly two others."""
    own = state.own[seat]
    _, two, three = state.board.grid.crowds(own)
    return own & two & ~three


def travellers(state: "State", seat: int) -> int:
    """KB-14.19: 1 gold for each settlement on an edge of the board."""
    return (state.own[seat] & state.board.edge).bit_count()


def homesteaders(state: "State", seat: int) -> int:
    """KB-14.20: 1 gold for each settlement in the quadrant that holds most of them."""
    own = state.own[seat]
    most = 0
    for quadrant in state.board.quadrants:
        most = max(most, (quadrant & own).bit_count())
    return most
