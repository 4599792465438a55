"""Counting by difference: what an action has changed about the pieces of a seat, if that is little enough."""

from typing import Final, NamedTuple

from realmwright.bits import Bits, lowest

NOTHING: Final = -1
"""No hex."""
ANEW: Final = -(10**6)
"""In place of a figure: it has to be counted anew."""


class Change(NamedTuple):
    """At most one hex that a seat has left, and at most one that it has come to."""

    small: bool
    """Whether that is all; otherwise everything has to be counted anew."""
    left: int
    entered: int


def change(before: Bits, after: Bits) -> Change:
    """What has become of a set of hexes.

    >>> change(0b1011, 0b0111)
    Change(small=True, left=3, entered=2)
    """
    left = before & ~after
    entered = after & ~before
    return Change(not left & (left - 1) and not entered & (entered - 1), lowest(left), lowest(entered))


LARGE: Final = Change(False, NOTHING, NOTHING)
