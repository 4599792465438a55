"""Everybody meets everybody once, by the tables of Berger, in which seats change as evenly as they can."""


def berger(players: int) -> list[list[tuple[int, int | None]]]:
    """The rounds for so many players, numbered from 0; the first seat first, and without a partner whoever sits out.

    >>> berger(4)
    [[(0, 3), (1, 2)], [(3, 2), (0, 1)], [(1, 3), (2, 0)]]
    >>> berger(3)
    [[(1, 2), (0, None)], [(0, 1), (2, None)], [(2, 0), (1, None)]]
    """
    even = players + players % 2
    rounds = []
    for number in range(1, even):
        # Two meet when their numbers, from 1, add up to that of the round and 1, and the last number fills in.
        alone = next(each for each in range(1, even) if 2 * each % (even - 1) == (number + 1) % (even - 1))
        pairs: list[tuple[int, int | None]] = []
        if even == players:
            pairs.append((alone - 1, even - 1) if number % 2 else (even - 1, alone - 1))
        for one in range(1, even):
            other = (number + 1 - one) % (even - 1) or even - 1
            if one < other:
                pairs.append((one - 1, other - 1) if (one + other) % 2 else (other - 1, one - 1))
        if even != players:
            pairs.append((alone - 1, None))
        rounds.append(pairs)
    return rounds
