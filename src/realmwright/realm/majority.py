"""Points for having most of something, and second most."""

from collections.abc import Sequence


def majority(counts: Sequence[int], pay: Sequence[int], zero_counts: bool = False) -> list[int]:
    """What each seat gets: those with most the first amount, those with second most the second; ties all get it.

    >>> majority([8, 8, 6, 2], (12, 6))
    [12, 12, 6, 0]
    """
    ranks = sorted(set(counts), reverse=True)
    paid = dict(zip(ranks, pay, strict=False))
    return [paid.get(count, 0) if count or zero_counts else 0 for count in counts]
