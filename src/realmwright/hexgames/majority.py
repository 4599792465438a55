"""Points for having most of something, and second most."""


def best_rival(seat: int, points: list[int]) -> int:
    """The most that anybody but this seat gets; 0 if there is nobody else."""
    return max((most for other, most in enumerate(points) if other != seat), default=0)


def majority(counts: list[int], seat: int, pay: tuple[int, ...], zero_counts: bool = False) -> int:
    """What a seat gets: with most the first amount, with second most the second; in a tie all get it.

    >>> [majority([8, 8, 6, 2], seat, (12, 6)) for seat in range(4)]
    [12, 12, 6, 0]
    """
    own = counts[seat]
    if not own and not zero_counts:
        return 0
    # The rank is the number of different higher counts. A set would be allocated in every playout.
    rank = 0
    for place, count in enumerate(counts):
        if count > own:
            rank += 1
            for before in range(place):
                if counts[before] == count:
                    rank -= 1
                    break
    return pay[rank] if rank < len(pay) else 0
