"""The Swiss system, in the Dutch manner: those who have done equally well meet, the upper half of them the lower half.

FIDE's Dutch system looks for the best pairing by criteria in order of importance. Here the same kind of criteria are
digits of one number, and a minimum cost matching finds the pairing that is best by all of them at once:

1. nobody has a second bye, and nobody meets anybody again,
2. the squares of differences in points are least, so that one big step down is worse than several small ones,
3. nobody has the same seat too often, or a third time in a row,
4. nobody meets somebody of other points twice in a row,
5. within a group of equal points the first of the upper half meets the first of the lower half, and so on.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from realmwright.server.tournaments.pairings.matching import cheapest_pairs

REPEATED: Final = 0
POINTS: Final = 1
SEATS: Final = 2
FLOATED: Final = 3
ORDER: Final = 4
"""The criteria, the most important first."""


@dataclass(frozen=True)
class Contestant:
    """Somebody who wants to play the next round, with what they have played so far."""

    id: str
    points: int = 0
    """In halves of a point."""
    met: Mapping[str, int] = field(default_factory=dict)
    """How often they have met whom."""
    firsts: int = 0
    """How many more games they have begun than others have begun against them."""
    seats: tuple[int, ...] = ()
    """Their latest seats, 0 for the first, the latest last; two are enough."""
    byes: int = 0
    floated: bool = False
    """Whether they met somebody of other points in the last round, or had a bye."""


@dataclass(frozen=True)
class Round:
    """The pairs of a round, the first seat first, and who sits out."""

    pairs: list[tuple[str, str]]
    bye: str | None = None


def swiss_round(contestants: Sequence[Contestant]) -> Round:
    """The pairs of the next round; the contestants come in the order of their first ranking."""
    ranked = sorted(enumerate(contestants), key=lambda each: (-each[1].points, each[0]))
    order = [contestant for _, contestant in ranked]
    odd = len(order) % 2 == 1
    count = len(order) + odd
    groups = _groups(order)
    digits: list[list[tuple[int, ...]]] = [[(0,)] * count for _ in range(count)]
    for j in range(len(order)):
        for i in range(j):
            digits[i][j] = digits[j][i] = _pair_digits(order, groups, i, j)
        if odd:
            digits[j][-1] = digits[-1][j] = _bye_digits(order, j)
    base = 1 + (count // 2) * max((max(entry) for row in digits for entry in row), default=0)
    costs = [[_number(entry, base) for entry in row] for row in digits]
    pairs = cheapest_pairs(costs)
    bye = next((order[i].id for i, j in pairs if j >= len(order)), None)
    games = [seated(order[i], order[j], board) for board, (i, j) in enumerate(pairs) if j < len(order)]
    return Round(games, bye)


def seated(upper: Contestant, lower: Contestant, board: int = 0) -> tuple[str, str]:
    """Who of two has the first seat: whoever had it less often, or less lately; otherwise by turns from board to board.

    >>> seated(Contestant("ann", firsts=1), Contestant("bob"))
    ('bob', 'ann')
    """
    if upper.firsts != lower.firsts:
        first = upper if upper.firsts < lower.firsts else lower
    else:
        ours, theirs = upper.seats[::-1], lower.seats[::-1]
        differing = next((mine for mine, other in zip(ours, theirs, strict=False) if mine != other), board % 2 == 0)
        first = upper if differing else lower
    return (upper.id, lower.id) if first is upper else (lower.id, upper.id)


def _groups(order: Sequence[Contestant]) -> list[tuple[int, int]]:
    """For each place in the ranking: where the group of equal points begins, and how many are in it."""
    starts: dict[int, int] = {}
    sizes: dict[int, int] = {}
    for place, contestant in enumerate(order):
        starts.setdefault(contestant.points, place)
        sizes[contestant.points] = sizes.get(contestant.points, 0) + 1
    return [(starts[each.points], sizes[each.points]) for each in order]


def _pair_digits(order: Sequence[Contestant], groups: Sequence[tuple[int, int]], i: int, j: int) -> tuple[int, ...]:
    """The costs of a pair, of which ``i`` is ranked higher."""
    upper, lower = order[i], order[j]
    digits = [0] * 5
    digits[REPEATED] = upper.met.get(lower.id, 0)
    digits[POINTS] = (upper.points - lower.points) ** 2
    digits[SEATS] = _seat_cost(upper, lower)
    if upper.points != lower.points:
        digits[FLOATED] = upper.floated + lower.floated
        # Whoever floats is the last of the upper group, and meets the first of the lower one.
        start, size = groups[i]
        digits[ORDER] = (start + size - 1 - i) ** 2 + (j - groups[j][0]) ** 2
    else:
        digits[ORDER] = (j - i - groups[i][1] // 2) ** 2
    return tuple(digits)


def _seat_cost(one: Contestant, other: Contestant) -> int:
    """How badly two share the seats: each of them would rather have the seat that they had less often."""
    cost = 0
    if one.firsts * other.firsts > 0:
        cost += min(abs(one.firsts), abs(other.firsts)) ** 2
    for seat in (0, 1):
        if one.seats[-2:] == other.seats[-2:] == (seat, seat):
            cost += 4
    return cost


def _bye_digits(order: Sequence[Contestant], i: int) -> tuple[int, ...]:
    """The costs of letting somebody sit out: the last of those who have not yet."""
    digits = [0] * 5
    digits[REPEATED] = order[i].byes
    digits[POINTS] = (order[i].points - order[-1].points) ** 2
    digits[FLOATED] = order[i].floated
    digits[ORDER] = (len(order) - 1 - i) ** 2
    return tuple(digits)


def _number(digits: Sequence[int], base: int) -> int:
    number = 0
    for digit in digits:
        number = number * base + digit
    return number
