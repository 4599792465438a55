"""The Kingdom Builder cards of the base game (KB-10), and castles, which always pay (KB-9.1).

Each card has a function that counts its gold, which every simulation calls, and one that tells the same hex by hex for
people. A new card is these two functions and an entry in ``CARDS``. Two more are for bots in a hurry: ``grown`` says
what a card pays once there is a settlement more, ``shrunk`` what it will pay once there is one less, and neither need
look at the whole board for that.
"""

import math
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from realmwright.bits import Bits, each
from realmwright.hexgames.difference import ANEW
from realmwright.hexgames.majority import majority
from realmwright.rules.kingdom_builder.content.base.places import CASTLE_HEX
from realmwright.rules.kingdom_builder.content.payments import one_each
from realmwright.rules.kingdom_builder.model.catalogue import Card, Payment
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import CASTLE

CASTLE_GOLD: Final = 3
MERCHANT_GOLD: Final = 4
KNIGHT_GOLD: Final = 2
FARMER_GOLD: Final = 3
CITIZENS_FOR_GOLD: Final = 2
LORDS_GOLD: Final = (12, 6)


def castles(state: Position, seat: int) -> int:
    """KB-9.1: 3 gold for each castle with an own settlement next to it."""
    own = state.own[seat]
    gold = 0
    for around in state.board.by_castle:
        if around & own:
            gold += CASTLE_GOLD
    return gold


def castles_grown(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-9.1: for each castle that nothing else touches."""
    if state.board.by_special >> cell & 1:
        for around in state.board.by_castle:
            if around & state.own[seat] == 1 << cell:
                gold += CASTLE_GOLD
    return gold


def castles_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-9.1."""
    board = state.board
    for castle, around in zip(each(board.terrain[CASTLE]), board.by_castle, strict=True):
        if beside := around & state.own[seat]:
            yield Payment(CASTLE_GOLD, beside, castle)


def fishermen(state: Position, seat: int) -> int:
    """KB-10.1: 1 gold for each settlement next to water that does not stand on water."""
    return (state.own[seat] & state.board.shore).bit_count()


def fishermen_grown(state: Position, _seat: int, cell: int, gold: int) -> int:
    """KB-10.1."""
    return gold + (state.board.shore >> cell & 1)


def fishermen_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-10.1."""
    return one_each(state.own[seat] & state.board.shore)


def merchants(state: Position, seat: int) -> int:
    """KB-10.2: 4 gold for each special hex that an own area joins to another one."""
    board = state.board
    own = state.own[seat]
    linked = 0
    beside = own & board.by_special
    while beside:
        area = board.grid.component(beside & -beside, own)
        beside &= ~area
        touched = board.grid.near(area) & board.special
        if touched & (touched - 1):
            linked |= touched
    return MERCHANT_GOLD * linked.bit_count()


def merchants_grown(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-10.2: nothing changes if no area touches more than before, or only one special hex."""
    board = state.board
    own = state.own[seat]
    if not board.grid.joins(cell, own):
        touched = board.grid.around[cell] & board.special
        if not touched:
            return gold
        area = board.grid.component(1 << cell, own)
        before = board.grid.near(area & ~(1 << cell)) & board.special
        if not touched & ~before or not (touched | before) & ((touched | before) - 1):
            return gold
    return merchants(state, seat)


def merchants_shrunk(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-10.2: the areas touch what they did, unless there is a special hex beside this one or it joins areas."""
    grid = state.board.grid
    same = not state.board.by_special >> cell & 1 and not grid.joins(cell, state.own[seat])
    return gold if same else ANEW


def merchants_gains(state: Position, seat: int) -> Iterator[Payment]:
    """A special hex pays once, whichever areas join it to others."""
    board = state.board
    joined: defaultdict[int, int] = defaultdict(int)
    for area in board.grid.components(state.own[seat]):
        touched = board.grid.near(area) & board.special
        if touched.bit_count() > 1:
            for place in each(touched):
                joined[place] |= area
    return (Payment(MERCHANT_GOLD, joined[place], place) for place in sorted(joined))


def discoverers(state: Position, seat: int) -> int:
    """KB-10.3: 1 gold for each horizontal line with an own settlement."""
    own = state.own[seat]
    gold = 0
    for line in state.board.grid.lines:
        if line & own:
            gold += 1
    return gold


def discoverers_grown(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-10.3."""
    return gold + 1 if line_of(state, cell) & state.own[seat] == 1 << cell else gold


def line_of(state: Position, cell: int) -> Bits:
    """The horizontal line of a hex."""
    grid = state.board.grid
    return grid.lines[grid.lanes[cell][0]]


def discoverers_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-10.3."""
    return (Payment(1, line & state.own[seat]) for line in state.board.grid.lines if line & state.own[seat])


def hermits(state: Position, seat: int) -> int:
    """KB-10.4: 1 gold for each separate settlement area."""
    return state.board.grid.count_components(state.own[seat])


def hermits_grown(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-10.4: one area in place of those that it joins, if there are any."""
    return gold + 1 - state.board.grid.count_joined(cell, state.own[seat])


def hermits_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-10.4."""
    return (Payment(1, area) for area in state.board.grid.components(state.own[seat]))


def citizens(state: Position, seat: int) -> int:
    """KB-10.5: 1 gold for every 2 settlements of the largest area."""
    largest = 0
    rest = state.own[seat]
    while rest.bit_count() > largest:
        area = state.board.grid.component(rest & -rest, rest)
        rest ^= area
        largest = max(largest, area.bit_count())
    return largest // CITIZENS_FOR_GOLD


def citizens_grown(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-10.5: no other area has become larger."""
    grid = state.board.grid
    own = state.own[seat]
    if not grid.around[cell] & own:
        return gold
    return max(gold, grid.component(1 << cell, own).bit_count() // CITIZENS_FOR_GOLD)


def citizens_shrunk(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-10.5: nothing changes for an area that is not the largest, or is as good with one less that joins nothing."""
    grid = state.board.grid
    own = state.own[seat]
    size = grid.component(1 << cell, own).bit_count()
    same = size // CITIZENS_FOR_GOLD < gold
    same = same or ((size - 1) // CITIZENS_FOR_GOLD == gold and not grid.joins(cell, own))
    return gold if same else ANEW


def citizens_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-10.5."""
    largest = max(state.board.grid.components(state.own[seat]), key=int.bit_count, default=0)
    yield Payment(largest.bit_count() // CITIZENS_FOR_GOLD, largest)


def miners(state: Position, seat: int) -> int:
    """KB-10.6: 1 gold for each settlement next to a mountain that does not stand on one."""
    return (state.own[seat] & state.board.foothills).bit_count()


def miners_grown(state: Position, _seat: int, cell: int, gold: int) -> int:
    """KB-10.6."""
    return gold + (state.board.foothills >> cell & 1)


def miners_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-10.6."""
    return one_each(state.own[seat] & state.board.foothills)


def workers(state: Position, seat: int) -> int:
    """KB-10.7: 1 gold for each settlement next to a special hex."""
    return (state.own[seat] & state.board.by_special).bit_count()


def workers_grown(state: Position, _seat: int, cell: int, gold: int) -> int:
    """KB-10.7."""
    return gold + (state.board.by_special >> cell & 1)


def workers_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-10.7."""
    return one_each(state.own[seat] & state.board.by_special)


def knights(state: Position, seat: int) -> int:
    """KB-10.8: 2 gold for each settlement on the one line that holds most of them."""
    own = state.own[seat]
    most = 0
    for line in knight_lines(state):
        most = max(most, (line & own).bit_count())
    return KNIGHT_GOLD * most


def knights_grown(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-10.8: only one line has become fuller; on the island it depends on R-56."""
    if state.board.island >> cell & 1:
        return knights(state, seat)
    return max(gold, KNIGHT_GOLD * (line_of(state, cell) & state.own[seat]).bit_count())


def knights_shrunk(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-10.8: nothing changes for a line that is not the fullest."""
    return gold if KNIGHT_GOLD * (line_of(state, cell) & state.own[seat]).bit_count() < gold else ANEW


def knight_lines(state: Position) -> tuple[Bits, ...]:
    """The lines that can be the Knights' line: whether those of the island are is R-56."""
    board = state.board
    if board.island and not state.setup.switches.get("island_knights", True):
        return tuple([line for line in board.grid.lines if line & board.main])
    return board.grid.lines


def knights_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-10.8."""
    fullest = max((line & state.own[seat] for line in knight_lines(state)), key=int.bit_count)
    yield Payment(KNIGHT_GOLD * fullest.bit_count(), fullest)


def lords(state: Position, seat: int) -> int:
    """KB-10.9: in each quadrant 12 gold for the most settlements, 6 for the second most."""
    gold = 0
    for quadrant in state.board.quadrants:
        counts = [(quadrant & own).bit_count() for own in state.own]
        gold += lords_pay(counts, seat, state.setup.switches["lords_zero_counts"] is True)
    return gold


def all_lords(state: Position) -> list[int]:
    """The same for all seats at once."""
    gold = [0] * state.players
    zero_counts = state.setup.switches["lords_zero_counts"] is True
    for quadrant in state.board.quadrants:
        counts = [(quadrant & own).bit_count() for own in state.own]
        for seat in range(state.players):
            gold[seat] += lords_pay(counts, seat, zero_counts)
    return gold


def lords_grown(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-10.9."""
    return gold + lords_gained(state, seat, seat, cell)


def lords_gained(state: Position, seat: int, builder: int, cell: int) -> int:
    """What a seat gets more, or less, since the builder has a new settlement on a hex."""
    zero_counts = state.setup.switches["lords_zero_counts"] is True
    for quadrant in state.board.quadrants:
        if quadrant >> cell & 1:
            counts = [(quadrant & own).bit_count() for own in state.own]
            gained = lords_pay(counts, seat, zero_counts)
            counts[builder] -= 1
            return gained - lords_pay(counts, seat, zero_counts)
    return 0


def lords_pay(counts: list[int], seat: int, zero_counts: bool) -> int:
    """What one quadrant pays a seat; whether a count of 0 is paid at all is R-21.

    >>> [lords_pay([8, 8, 0], seat, zero_counts=True) for seat in range(3)]
    [12, 12, 6]
    """
    return majority(counts, seat, LORDS_GOLD, zero_counts)


def lords_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-10.9: where a seat is paid for having nothing, the middle of the quadrant stands for it."""
    unentered = _unentered(state)
    for quadrant in state.board.quadrants:
        if quadrant not in unentered:
            counts = [(quadrant & own).bit_count() for own in state.own]
            gold = lords_pay(counts, seat, state.setup.switches["lords_zero_counts"] is True)
            own = quadrant & state.own[seat]
            yield Payment(gold, own, None if own else _middle(quadrant))


def lords_unclaimed(state: Position, seat: int) -> int:
    """R-21: where nobody has a settlement yet, everybody has most of them."""
    nobody = [0] * state.players
    pays = lords_pay(nobody, seat, state.setup.switches["lords_zero_counts"] is True)
    return pays * len(_unentered(state))


def _unentered(state: Position) -> list[Bits]:
    """The quadrants without a settlement, while there may still be one."""
    if state.over:
        return []
    return [quadrant for quadrant in state.board.quadrants if not any(quadrant & own for own in state.own)]


def _middle(quadrant: Bits) -> int | None:
    """The hex in the middle of a quadrant, if it has any: half of the rows, and half of a row, come before it."""
    cells = list(each(quadrant))
    place = (len(cells) + math.isqrt(len(cells))) // 2
    return cells[min(place, len(cells) - 1)] if cells else None


def farmers(state: Position, seat: int) -> int:
    """KB-10.10: 3 gold for each settlement in the quadrant that holds fewest of them."""
    own = state.own[seat]
    return FARMER_GOLD * min((quadrant & own).bit_count() for quadrant in state.board.quadrants)


def farmers_grown(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-10.10: nothing changes for a quadrant that did not hold fewest."""
    inside = in_quadrant(state, seat, cell)
    return farmers(state, seat) if inside and FARMER_GOLD * (inside - 1) == gold else gold


def farmers_shrunk(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-10.10: only one quadrant holds fewer."""
    inside = in_quadrant(state, seat, cell)
    return min(gold, FARMER_GOLD * (inside - 1)) if inside else gold


def in_quadrant(state: Position, seat: int, cell: int) -> int:
    """How many settlements there are in the quadrant of a settlement; 0 if it stands in none."""
    for quadrant in state.board.quadrants:
        if quadrant >> cell & 1:
            return (quadrant & state.own[seat]).bit_count()
    return 0


def farmers_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-10.10."""
    poorest = min((quadrant & state.own[seat] for quadrant in state.board.quadrants), key=int.bit_count)
    yield Payment(FARMER_GOLD * poorest.bit_count(), poorest)


CASTLES: Final = Card("castles", castles, castles_gains, CASTLE_HEX.glyph, grown=castles_grown, additive=True)
CARDS: Final = (
    Card(
        "fishermen",
        fishermen,
        fishermen_gains,
        grown=fishermen_grown,
        additive=True,
        # A fish, looking to the left.
        emblem="M-11 0Q-3.5-12.5 5 0-3.5 12.5-11 0zM5 0L10.5-6V6zM-6.5-1v.1M-1.5-4.2Q.8 0-1.5 4.2",
    ),
    Card(
        "merchants",
        merchants,
        merchants_gains,
        grown=merchants_grown,
        shrunk=merchants_shrunk,
        # A pair of scales.
        emblem=(
            "M0-10.5V10M-5 10.5H5M-7.5-7H7.5M-7.5-7L-11 2.5M-7.5-7L-4 2.5"
            "M7.5-7L11 2.5M7.5-7L4 2.5M-11 3H-4Q-7.5 8-11 3zM11 3H4Q7.5 8 11 3z"
        ),
    ),
    Card(
        "discoverers",
        discoverers,
        discoverers_gains,
        grown=discoverers_grown,
        additive=True,
        # A compass with its needle.
        emblem="M0-10.5A10.5 10.5 0 1 1-.1-10.5zM5-5L2 2-5 5-2-2z",
    ),
    Card(
        "hermits",
        hermits,
        hermits_gains,
        grown=hermits_grown,
        additive=True,
        # One hut on a wide plain, with smoke.
        emblem="M-5.5 9V2M5.5 9V2M-8 4L0-3.5 8 4M-11 9.5H11M0 9V5.5M4-4.5q-1.5-1.6 0-3t0-3",
    ),
    Card(
        "citizens",
        citizens,
        citizens_gains,
        grown=citizens_grown,
        shrunk=citizens_shrunk,
        # Houses wall to wall.
        emblem="M-4 10V-4L0-9.5 4-4V10M-4 2.5L-7.5-2-11 2.5V10H11V2.5L7.5-2 4 2.5M0-2v.1M0 10V5",
    ),
    Card(
        "miners",
        miners,
        miners_gains,
        grown=miners_grown,
        additive=True,
        # A pick.
        emblem="M-9.5 10.5L4.5-4.5M-5-9.5Q10-12.5 9.5 5 7.5-5.5-5-9.5z",
    ),
    Card(
        "workers",
        workers,
        workers_gains,
        grown=workers_grown,
        additive=True,
        # A hammer.
        emblem="M-1.2-10.5L-10.5-1.2-6.5 2.8 2.8-6.5zM-1.8-1.8L10 10",
    ),
    Card(
        "knights",
        knights,
        knights_gains,
        grown=knights_grown,
        shrunk=knights_shrunk,
        # A closed helmet.
        emblem="M-8 6V-2.5A8 8 0 0 1 8-2.5V6L0 11zM-8-2H8M0-2V11M4 3v.1M-4 3v.1",
    ),
    Card(
        "lords",
        lords,
        lords_gains,
        grown=lords_grown,
        additive=True,
        unclaimed=lords_unclaimed,
        # A crown.
        emblem="M-8.5 9.5L-10.5-5-4.5 0 0-9 4.5 0 10.5-5 8.5 9.5zM-8 5H8",
    ),
    Card(
        "farmers",
        farmers,
        farmers_gains,
        grown=farmers_grown,
        shrunk=farmers_shrunk,
        # A digging fork.
        emblem="M-8-10.5V-3Q-8-1-6-1H6Q8-1 8-3V-10.5M-2.7-10.5V-1M2.7-10.5V-1M0-1V10.5M-3 10.5H3",
    ),
)
