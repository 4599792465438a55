"""The Kingdom Builder cards: what earns gold at the end (KB-10), and castles, which always do (KB-9.1)."""

from typing import TYPE_CHECKING, Final

from realmwright.bits import Bits
from realmwright.hexgames.majority import majority

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State

CASTLE_GOLD: Final = 3
MERCHANT_GOLD: Final = 4
KNIGHT_GOLD: Final = 2
FARMER_GOLD: Final = 3
CITIZENS_FOR_GOLD: Final = 2
LORDS_GOLD: Final = (12, 6)
CARDS_IN_PLAY: Final = 3


def castles(state: "State", seat: int) -> int:
    """KB-9.1: 3 gold for each castle with an own settlement next to it."""
    own = state.own[seat]
    gold = 0
    for around in state.board.by_castle:
        if around & own:
            gold += CASTLE_GOLD
    return gold


def fishermen(state: "State", seat: int) -> int:
    """KB-10.1: 1 gold for each settlement next to water that does not stand on water."""
    return (state.own[seat] & state.board.shore).bit_count()


def merchants(state: "State", seat: int) -> int:
    """KB-10.2: 4 gold for each special hex that an own area joins to another one."""
    board = state.board
    linked = 0
    for area in board.grid.components(state.own[seat]):
        touched = board.grid.near(area) & board.special
        if touched & (touched - 1):
            linked |= touched
    return MERCHANT_GOLD * linked.bit_count()


def discoverers(state: "State", seat: int) -> int:
    """KB-10.3: 1 gold for each horizontal line with an own settlement."""
    own = state.own[seat]
    gold = 0
    for line in state.board.grid.lines:
        if line & own:
            gold += 1
    return gold


def hermits(state: "State", seat: int) -> int:
    """KB-10.4: 1 gold for each separate settlement area."""
    gold = 0
    for _ in state.board.grid.components(state.own[seat]):
        gold += 1
    return gold


def citizens(state: "State", seat: int) -> int:
    """KB-10.5: 1 gold for every 2 settlements of the largest area."""
    largest = 0
    for area in state.board.grid.components(state.own[seat]):
        largest = max(largest, area.bit_count())
    return largest // CITIZENS_FOR_GOLD


def miners(state: "State", seat: int) -> int:
    """KB-10.6: 1 gold for each settlement next to a mountain that does not stand on one."""
    return (state.own[seat] & state.board.foothills).bit_count()


def workers(state: "State", seat: int) -> int:
    """KB-10.7: 1 gold for each settlement next to a special hex."""
    return (state.own[seat] & state.board.by_special).bit_count()


def knights(state: "State", seat: int) -> int:
    """KB-10.8: 2 gold for each settlement on the one line that holds most of them."""
    own = state.own[seat]
    most = 0
    for line in knight_lines(state):
        most = max(most, (line & own).bit_count())
    return KNIGHT_GOLD * most


def knight_lines(state: "State") -> tuple[Bits, ...]:
    """The lines that can be the Knights' line: whether those of the island are is R-56."""
    board = state.board
    if board.island and not state.switches.get("island_knights", True):
        return tuple([line for line in board.grid.lines if line & board.main])
    return board.grid.lines


def lords(state: "State", seat: int) -> int:
    """KB-10.9: in each quadrant 12 gold for the most settlements, 6 for the second most."""
    gold = 0
    for quadrant in state.board.quadrants:
        counts = [(quadrant & own).bit_count() for own in state.own]
        gold += lords_pay(counts, seat, state.switches["lords_zero_counts"] is True)
    return gold


def lords_pay(counts: list[int], seat: int, zero_counts: bool) -> int:
    """What one quadrant pays a seat; whether a count of 0 is paid at all is R-21.

    >>> [lords_pay([8, 8, 0], seat, zero_counts=True) for seat in range(3)]
    [12, 12, 6]
    """
    return majority(counts, seat, LORDS_GOLD, zero_counts)


def farmers(state: "State", seat: int) -> int:
    """KB-10.10: 3 gold for each settlement in the quadrant that holds fewest of them."""
    own = state.own[seat]
    return FARMER_GOLD * min((quadrant & own).bit_count() for quadrant in state.board.quadrants)
