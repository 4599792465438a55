"""Path data in whole tenths of a unit: exact when relative, quick to write, and short."""

from functools import cache
from math import sqrt
from typing import Final

from realmwright.drawing import RADIUS

HALF_WIDTH: Final = 5 * sqrt(3) * RADIUS
"""Half the width of a hex, in tenths."""
THIRD_STEP: Final = 5 * RADIUS
"""A third of the distance between two rows, in tenths: corners lie at whole multiples of it."""


@cache
def tenth(value: int) -> str:
    """A length as text.

    >>> tenth(12), tenth(-3), tenth(40)
    ('1.2', '-.3', '4')
    """
    sign = "-" if value < 0 else ""
    whole, part = divmod(abs(value), 10)
    return f"{sign}{whole or ''}.{part}" if part else f"{sign}{whole}"


@cache
def next_tenth(value: int) -> str:
    """A length as text behind another one, with a space only if it is needed.

    >>> next_tenth(12), next_tenth(-3)
    (' 1.2', '-.3')
    """
    return tenth(value) if value < 0 else " " + tenth(value)


def numbers(first: int, *others: int) -> str:
    """Lengths in a row.

    >>> numbers(12, -3, 40)
    '1.2-.3 4'
    """
    return tenth(first) + "".join(map(next_tenth, others))


def lengths(*values: float) -> str:
    """The same for lengths in units.

    >>> lengths(1.2, -0.3, 4)
    '1.2-.3 4'
    """
    return numbers(*(round(10 * value) for value in values))


def column_at(q: int, r: int) -> int:
    """Where the middle of a hex lies across the map, in tenths."""
    return round(HALF_WIDTH * (2 * q + r))


def row_at(r: int) -> int:
    """Where the middle of a hex lies down the map, in tenths."""
    return round(3 * THIRD_STEP * r)
