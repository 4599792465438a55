"""Pictures made of signs: what the tables of all games share on a terminal.

A picture is drawn in colour, and the colours are taken away at the end if they are not wanted: the signs are the same.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias
from unicodedata import combining, east_asian_width

from realmwright.drawing import INK, PLAYERS, WHITE, channels, lightness, mix

WIDTH: Final = 80
"""How many columns a picture may have."""
SHAPES: Final = "▲●△■◆"
"""A piece of each seat: gabled house, round hut, tent, tower, barn."""
RESET: Final = "\x1b[0m"
ESCAPE: Final = re.compile("\x1b\\[[0-9;]*m")

Say: TypeAlias = Callable[[str], str]
"""From the id of a message to words."""


def finished(lines: Iterable[str], colour: bool) -> str:
    """The lines as one picture, in colour or not."""
    picture = "\n".join(line.rstrip() for line in lines)
    return picture if colour else ESCAPE.sub("", picture)


def plain(message_id: str) -> str:
    """Words without a language: those in the id itself.

    >>> plain("terrain-flower-field")
    'flower field'
    """
    return message_id.partition("-")[2].replace("-", " ")


def flow(items: Iterable[str], begin: str = "", gap: str = "  ") -> list[str]:
    """The beginning and the items in lines as long as a picture may be, later ones indented below the first item."""
    indent = " " * columns(begin)
    lines: list[str] = []
    line, empty = begin, True
    for item in items:
        longer = line + ("" if empty else gap) + item
        if not empty and columns(longer) > WIDTH:
            lines.append(line)
            longer = indent + item
        line, empty = longer, False
    return [*lines, line] if line else lines


def commas(items: Sequence[str]) -> list[str]:
    """Items of a list for :func:`flow`: commas stay with the item before them when a line is full."""
    return [item + "," for item in items[:-1]] + [*items[-1:]]


def columns(line: str) -> int:
    """How many columns of a terminal a line takes.

    >>> columns("Zoë"), columns("日本"), columns("e\u0301")
    (3, 4, 1)
    """
    signs = ESCAPE.sub("", line)
    if signs.isascii():
        return len(signs)
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in signs if not combining(sign))


def paint(signs: str, fill: str, bold: bool = False) -> str:
    """Signs on a coloured ground, dark or light as the ground needs it."""
    ink = INK if lightness(fill) > 0.5 else WHITE
    colours = ";".join(str(part) for part in (48, 2, *channels(fill), 38, 2, *channels(ink)))
    return f"\x1b[{'1;' if bold else ''}{colours}m{signs}{RESET}"


def lit(fill: str) -> str:
    """A coloured ground that can be chosen."""
    return mix(fill, WHITE, 0.4)


def piece(seat: int) -> str:
    """The mark of a seat with its number."""
    return paint(f"{SHAPES[seat]}{seat}", PLAYERS[seat].fill, bold=True)


def name_tag(seat: int, names: Sequence[str], choosing: bool) -> str:
    """The beginning of a player's line; who is to choose is pointed at, and names, if there are any, align."""
    width = max((columns(name) for name in names), default=0)
    name = f"{names[seat]}{' ' * (width - columns(names[seat]))}  " if names else ""
    return f"{'>' if choosing else ' '} {piece(seat)}  {name}"
