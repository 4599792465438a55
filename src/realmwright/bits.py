"""Bitsets: sets of small numbers in one int, where bit ``i`` is set if ``i`` is in the set.

Legal actions, sets of hexes and owned tiles are bitsets. The rules handle them with these few functions and the
operators ``& | ^ << >>``.
"""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from realmwright import compiled

Bits: TypeAlias = int
"""A set of hexes."""
Actions: TypeAlias = int
"""A set of actions, which needs more bits than a set of hexes. Sets of a few dozen things are annotated as ``int``."""

_HALVES = tuple((width, (1 << width) - 1) for width in (512, 256, 128, 64, 32, 16))


def bit(index: int) -> Bits:
    """The set that holds only ``index``."""
    return 1 << index


def lowest(mask: Bits) -> int:
    """The smallest member of a non-empty set."""
    return (mask & -mask).bit_length() - 1


@compiled.if_possible
def select(mask: Actions, k: int) -> int:
    """The ``k``-th smallest member, counted from 0, of a set with more than ``k`` members.

    >>> select(0b101100, 2)
    5
    """
    # Removing low bits one by one takes k steps, so k is reduced first by halving the set.
    base = 0
    if k > 2:
        for width, low_half in _HALVES:
            low = mask & low_half
            count = low.bit_count()
            if k < count:
                mask = low
            else:
                k -= count
                mask >>= width
                base += width
            if k <= 2:
                break
    while k:
        mask &= mask - 1
        k -= 1
    return base + (mask & -mask).bit_length() - 1


def each(mask: Bits) -> Iterator[int]:
    """The members of a set, smallest first.

    >>> list(each(0b101100))
    [2, 3, 5]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def flood(start: Bits, within: Bits, stride: int) -> Bits:
    """All members of ``within`` that are connected to ``start``, which is a subset of it.

    Two numbers are adjacent if they differ by 1, by ``stride`` or by ``stride - 1``. In the numbering of
    :mod:`realmwright.hexes` these are exactly the numbers of adjacent hexes.

    >>> list(each(flood(1 << 9, pack([0, 1, 5, 9, 10, 19]), stride=10)))
    [0, 1, 9, 10, 19]
    """
    fresh = start
    rest = within ^ start
    while fresh:
        left = fresh >> 1
        right = fresh << 1
        fresh = (left | right | (fresh | left) << stride | (fresh | right) >> stride) & rest
        rest ^= fresh
    return within ^ rest


def pack(members: Iterable[int]) -> Bits:
    """The set of the given numbers; the inverse of :func:`each`."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask
