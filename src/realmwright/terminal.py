"""Building blocks of the text pictures that games show on a terminal.

A picture is always drawn in colour. If colours are not wanted, the escape sequences are removed at the end.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias
from unicodedata import combining, east_asian_width

from realmwright.drawing import INK, PLAYERS, WHITE, channels, lightness, mix

WIDTH: Final = 80
"""The maximal width of a picture in columns."""
SHAPES: Final = "▲●△■◆"
"""The piece of each seat: gabled house, round hut, tent, tower, barn."""
RESET: Final = "\x1b[0m"
ESCAPE: Final = re.compile("\x1b\\[[0-9;]*m")

Say: TypeAlias = Callable[[str], str]
"""Maps the id of a message to its text."""


def finished(lines: Iterable[str], colour: bool) -> str:
    """The lines as one picture, with or without colour."""
    picture = "\n".join(line.rstrip() for line in lines)
    return picture if colour else ESCAPE.sub("", picture)


def plain(message_id: str) -> str:
    """Words derived from the id of a message, for use without translations.

    >>> plain("terrain-flower-field")
    'flower field'
    """
    return message_id.partition("-")[2].replace("-", " ")


def flow(items: Iterable[str], begin: str = "", gap: str = "  ") -> list[str]:
    """The items wrapped to the width of a picture; later lines are indented to align with the first item."""
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
    """The items with commas, for :func:`flow`: a comma stays with its item when a line is wrapped."""
    return [item + "," for item in items[:-1]] + [*items[-1:]]


def columns(line: str) -> int:
    """The width of a line in columns of a terminal.

    >>> columns("Zoë"), columns("日本"), columns("e\u0301")
    (3, 4, 1)
    """
    text = ESCAPE.sub("", line)
    if text.isascii():
        return len(text)
    return sum(2 if east_asian_width(char) in "WF" else 1 for char in text if not combining(char))


def paint(text: str, fill: str, bold: bool = False) -> str:
    """Text on a coloured background, in a dark or light colour that contrasts with it."""
    ink = INK if lightness(fill) > 0.5 else WHITE
    colours = ";".join(str(part) for part in (48, 2, *channels(fill), 38, 2, *channels(ink)))
    return f"\x1b[{'1;' if bold else ''}{colours}m{text}{RESET}"


def lit(fill: str) -> str:
    """The background of a hex that can be chosen."""
    return mix(fill, WHITE, 0.4)


def piece(seat: int) -> str:
    """The piece of a seat with its number."""
    return paint(f"{SHAPES[seat]}{seat}", PLAYERS[seat].fill, bold=True)


def name_tag(seat: int, names: Sequence[str], choosing: bool) -> str:
    """The beginning of a player's line: an arrow for the seat to move, the piece, and the padded name."""
    width = max((columns(name) for name in names), default=0)
    name = f"{names[seat]}{' ' * (width - columns(names[seat]))}  " if names else ""
    return f"{'>' if choosing else ' '} {piece(seat)}  {name}"
