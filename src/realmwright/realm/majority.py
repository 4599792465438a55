"""Points for having most of something, and second most."""


def majority(counts: list[int], pay: tuple[int, ...], zero_counts: bool = False) -> list[int]:
    """What each seat gets: those with most the first amount, those with second most the second; ties all get it.

    >>> majority([8, 8, 6, 2], (12, 6))
    [12, 12, 6, 0]
    """
    ranks = sorted(set(counts), reverse=True)[: len(pay)]
    return [pay[ranks.index(count)] if count in ranks and (count or zero_counts) else 0 for count in counts]
