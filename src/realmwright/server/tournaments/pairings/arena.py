"""An arena: whoever is free plays the next game, with somebody who does about as well and whom they met least."""

from collections.abc import Sequence

from realmwright.server.tournaments.pairings.matching import cheapest_pairs
from realmwright.server.tournaments.pairings.swiss import Contestant, seated


def arena_pairs(free: Sequence[Contestant], last: dict[str, str], again: bool) -> list[tuple[str, str]]:
    """Pairs of those who are free, ranked; the first seat first.

    ``last`` says whom they met last, which they do not at once again unless ``again`` says so. One of an odd number
    waits, and so do those who could only meet again.
    """
    count = len(free) + len(free) % 2
    base = 1 + count**3 + 100 * count
    costs = [[0] * count for _ in range(count)]
    for j in range(count):
        for i in range(j):
            cost = 0
            if j < len(free):
                one, other = free[i], free[j]
                anew = last.get(one.id) == other.id or last.get(other.id) == one.id
                cost = anew * base + (j - i) ** 2 + min(one.met.get(other.id, 0), 100)
            costs[i][j] = costs[j][i] = cost
    found = [(free[i], free[j]) for i, j in cheapest_pairs(costs) if j < len(free)]
    return [
        seated(one, other)
        for one, other in found
        if again or (last.get(one.id) != other.id and last.get(other.id) != one.id)
    ]
