"""The Kingdom Builder cards of Harvest (KB-14.15 to KB-14.21); Mayors and Rovers act while the game is played."""

from collections.abc import Iterator
from typing import Final

from realmwright.bits import Bits, each
from realmwright.hexgames.difference import ANEW
from realmwright.rules.kingdom_builder.content.base.cards import in_quadrant, line_of
from realmwright.rules.kingdom_builder.content.harvest.kit import Harvest
from realmwright.rules.kingdom_builder.content.payments import one_each, paid, purse
from realmwright.rules.kingdom_builder.model.amendments import MAYORS_MARK_AT_ONCE
from realmwright.rules.kingdom_builder.model.catalogue import Card, Payment
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.play.scoring import earn

RANGER_GOLD: Final = 2
MAYOR_GOLD: Final = 4
MAYOR: Final = 4
"""How many settlements on a line make a mayor."""


def rangers(state: Position, seat: int) -> int:
    """KB-14.15: 2 gold for each horizontal line with exactly one own settlement."""
    own = state.own[seat]
    gold = 0
    for line in state.board.grid.lines:
        there = line & own
        if there and not there & (there - 1):
            gold += RANGER_GOLD
    return gold


def rangers_grown(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-14.15: the first settlement on a line pays, and with the second nobody does any more."""
    there = line_of(state, cell) & state.own[seat]
    if not there & (there - 1):
        return gold + RANGER_GOLD
    return gold - RANGER_GOLD if there.bit_count() == 2 else gold


def rangers_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-14.15."""
    for line in state.board.grid.lines:
        there = line & state.own[seat]
        if there.bit_count() == 1:
            yield Payment(RANGER_GOLD, there)


def mayors(state: Position, seat: int) -> int:
    """KB-14.16: 4 gold for each line that the seat has marked."""
    return MAYOR_GOLD * marked(state, seat).bit_count()


def marked(state: Position, seat: int) -> int:
    """The numbers of the lines that a seat has marked."""
    kit: Harvest = state.kits["harvest"]
    return kit.marks[seat]


def mayors_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-14.16: a marked line pays even if nobody stands there any more."""
    for number in each(marked(state, seat)):
        yield Payment(MAYOR_GOLD, state.board.grid.lines[number] & state.own[seat])


def chainers(state: Position, seat: int) -> int:
    """KB-14.18: 1 gold for each settlement next to exactly two others."""
    return links(state, seat).bit_count()


def links(state: Position, seat: int) -> Bits:
    """A seat's settlements that are next to exactly two others."""
    own = state.own[seat]
    _, two, three = state.board.grid.crowds(own)
    return own & two & ~three


def chainers_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-14.18."""
    return one_each(links(state, seat))


def travellers(state: Position, seat: int) -> int:
    """KB-14.19: 1 gold for each settlement on an edge of the board."""
    return (state.own[seat] & state.board.edge).bit_count()


def travellers_grown(state: Position, _seat: int, cell: int, gold: int) -> int:
    """KB-14.19."""
    return gold + (state.board.edge >> cell & 1)


def travellers_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-14.19."""
    return one_each(state.own[seat] & state.board.edge)


def homesteaders(state: Position, seat: int) -> int:
    """KB-14.20: 1 gold for each settlement in the quadrant that holds most of them."""
    own = state.own[seat]
    most = 0
    for quadrant in state.board.quadrants:
        most = max(most, (quadrant & own).bit_count())
    return most


def homesteaders_grown(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-14.20: only one quadrant holds more."""
    return max(gold, in_quadrant(state, seat, cell))


def homesteaders_shrunk(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-14.20: nothing changes for a quadrant that does not hold most."""
    return gold if in_quadrant(state, seat, cell) < gold else ANEW


def homesteaders_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-14.20."""
    home = max((quadrant & state.own[seat] for quadrant in state.board.quadrants), key=int.bit_count)
    yield Payment(home.bit_count(), home)


def mark_lines(state: Position, entered: Bits) -> None:
    """KB-14.16, KB-14.17: a line that nobody has marked is marked, from the supply, with the fourth own piece on it."""
    kit: Harvest = state.kits["harvest"]
    seat = state.actor
    own = state.own[seat]
    marked = 0
    for marks in kit.marks:
        marked |= marks
    for number, line in enumerate(state.board.grid.lines):
        there = own & line
        if there.bit_count() < MAYOR or marked >> number & 1 or not state.supply[seat]:
            continue
        if state.rules < MAYORS_MARK_AT_ONCE or (there & ~entered).bit_count() < MAYOR:
            kit.marks[seat] |= 1 << number
            state.supply[seat] -= 1
            state.note("line-marked", "line", state.board.line_name(number))


def pay_rovers(state: Position, new: Bits) -> None:
    """KB-14.21: a gold for each quadrant in which the first settlement of an own turn is built."""
    if state.actor != state.turn:
        return
    kit: Harvest = state.kits["harvest"]
    for number, quadrant in enumerate(state.board.quadrants):
        if new & quadrant and not kit.quadrants >> number & 1:
            kit.quadrants |= 1 << number
            earn(state, state.turn, "rovers", 1)


CARDS: Final = (
    Card(
        "rangers",
        rangers,
        rangers_gains,
        grown=rangers_grown,
        additive=True,
        # A bow and an arrow.
        emblem="M-4.5-10.5Q8-7 4.5 0 8 7-4.5 10.5L-9.5 0zM-9.5 0H11M7.5-3.5L11 0 7.5 3.5",
    ),
    Card(
        "mayors",
        mayors,
        mayors_gains,
        on_change=mark_lines,
        # The key of the town.
        emblem="M-5.5.5A5 5 0 1 1-5.6.5zM-2 2L10-10M6-6L10-2M2-2L5.5 1.5",
    ),
    Card(
        "chainers",
        chainers,
        chainers_gains,
        # Links of a chain.
        emblem="M-5.7 .7A5 5 0 1 1-5.8 .7zM0-5A5 5 0 1 1-.1-5zM5.7-10.7A5 5 0 1 1 5.6-10.7z",
    ),
    Card(
        "travellers",
        travellers,
        travellers_gains,
        grown=travellers_grown,
        additive=True,
        # A boot.
        emblem="M-6-10.5H3V0Q3 3 6.5 4 10.5 5 10.5 9.5H-6zM-6 5.5H2M-6-6.5H3",
    ),
    Card(
        "homesteaders",
        homesteaders,
        homesteaders_gains,
        grown=homesteaders_grown,
        shrunk=homesteaders_shrunk,
        # A house behind its fence.
        emblem=(
            "M-6 1.5V-4M6 1.5V-4M-9-1.5L0-10 9-1.5M-10.5 4H10.5M-10.5 8H10.5"
            "M-8 1.5V10.5M-2.7 1.5V10.5M2.7 1.5V10.5M8 1.5V10.5"
        ),
    ),
    Card(
        "rovers",
        purse("rovers"),
        paid("rovers"),
        on_new=pay_rovers,
        # A bundle on a stick.
        emblem="M-10.5 4.5L10.5-10M4-5.5Q-3.5-1-1.5 5 1 10.5 6 9.5 11.5 7.5 9.5 1.5 8-3.5 4-5.5zM1.5-1Q5 1 8-1.5",
    ),
)
