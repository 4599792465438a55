"""Points for having most of something, and second most."""


def majority(counts: list[int], seat: int, pay: tuple[int, ...], zero_counts: bool = False) -> int:
    """What a seat gets: with most the first amount, with second most the second; in a tie all get it.

    >>> [majority([8, 8, 6, 2], seat, (12, 6)) for seat in range(4)]
    [12, 12, 6, 0]
    """
    own = counts[seat]
    if not own and not zero_counts:
        return 0
    more = [count for count in counts if count > own]
    rank = len(set(more))
    return pay[rank] if rank < len(pay) else 0
