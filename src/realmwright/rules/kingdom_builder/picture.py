"""Kingdom Builder in a terminal: the table as lines of text.

A hex is three characters, so the board of a game stays within 80 columns and a column number stands over its
hexes in every row; odd rows are moved by one character, which is as near to half a hex as three go. Colour only
repeats what letters and shapes already say. Everybody at the terminal sees the picture, so it shows open
information only: never a hand card other than the played one, never the order of the pile.
"""

import re
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from realmwright.bits import each
from realmwright.drawing import INK, PAPER, PLAYERS, channels, lightness, mix
from realmwright.rules.kingdom_builder.board import NO_CELL
from realmwright.rules.kingdom_builder.cards import CASTLE_GOLD, castles
from realmwright.rules.kingdom_builder.glyphs import TERRAIN
from realmwright.rules.kingdom_builder.locations import LOCATIONS
from realmwright.rules.kingdom_builder.terrain import CASTLE, KINDS, LOCATION, NAMES, NO_CARD, NOTHING

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State

WIDTH: Final = 80
SHAPES: Final = "▲●△■◆"
"""A settlement of each seat: gabled house, round hut, tent, tower, barn."""
CASTLE_SIGN: Final = "/#\\"
NO_TILES: Final = "lo"
"""A location hex of a drawn map that never had any tiles."""

WHITE: Final = "#ffffff"
RESET: Final = "\x1b[0m"
ESCAPE: Final = re.compile("\x1b\\[[0-9;]*m")


def text(state: "State", colour: bool) -> str:
    """The table as lines of text. The same characters with and without colour."""
    lines = [*_board(state), "", *_legend(state), "", *_players(state), "", *_table(state)]
    picture = "\n".join(line.rstrip() for line in lines)
    return picture if colour else ESCAPE.sub("", picture)


# The board


def _board(state: "State") -> list[str]:
    board = state.board
    seam = board.split[0]
    margin = max(2, len(str(len(board.lines) - 1)))
    columns = _columns(state, margin)
    lines = [columns]
    for row, line in enumerate(board.lines):
        edge = "_" if row + 1 == seam else " "
        cells = "".join(_hex(state, cell) for cell in each(line))
        # Odd rows lie half a hex to the right (KB-2.1).
        before, after = (" ", "") if row % 2 else ("", " ")
        lines.append(f"{row:{margin}}{edge}{before}{cells}{after} {row}")
    return [*lines, columns]


def _columns(state: "State", margin: int) -> str:
    """The numbers over and under the board; a bar stands where the quadrants meet."""
    count = state.board.lines[0].bit_count()
    numbers = [f"{'|' if 0 < col == state.board.split[1] else ' '}{col % 100:<2}" for col in range(count)]
    return " " * (margin + 1) + "".join(numbers)


def _hex(state: "State", cell: int) -> str:
    """The three characters of one hex."""
    board = state.board
    kind = board.kind(cell)
    if kind == NOTHING:
        return "   "
    chosen = state.legal() >> cell & 1
    fill = _fill(NAMES[kind])
    if cell == state.lifted:
        return _paint(f"({SHAPES[state.turn]})", fill, bold=True)
    for seat, own in enumerate(state.own):
        if own >> cell & 1:
            if chosen:
                return (
                    _paint("[", _lit(fill)) + _paint(SHAPES[seat], PLAYERS[seat].fill, True) + _paint("]", _lit(fill))
                )
            return _paint(" ", fill) + _piece(seat)
    if kind == LOCATION:
        slot = board.slot_cells.index(cell) if cell in board.slot_cells else NO_CELL
        return _paint(_location_sign(state, slot), fill, bold=True)
    if kind == CASTLE:
        return _paint(CASTLE_SIGN, fill, bold=True)
    letter = KINDS[kind].letter
    return _paint(f"[{letter}]", _lit(fill), bold=True) if chosen else _paint(f" {letter} ", fill)


def _piece(seat: int) -> str:
    return _paint(f"{SHAPES[seat]}{seat}", PLAYERS[seat].fill, bold=True)


def _location_sign(state: "State", slot: int) -> str:
    """Two letters of the location's name and the number of tiles that still lie there."""
    if slot == NO_CELL:
        return f"{NO_TILES}0"
    return f"{LOCATIONS[state.board.slot_locations[slot]].name[:2]}{state.tiles_left(slot)}"


# Below the board


def _legend(state: "State") -> list[str]:
    """What the signs on this board mean."""
    board = state.board
    kinds = [
        f"{_paint(kind.letter, _fill(kind.name))} {kind.name}"
        for number, kind in enumerate(KINDS)
        if board.terrain[number] and number not in (LOCATION, CASTLE, NOTHING)
    ]
    places = [f"{CASTLE_SIGN} castle"] if board.terrain[CASTLE] else []
    slots = [slot for slot, cell in enumerate(board.slot_cells) if cell != NO_CELL]
    names = [LOCATIONS[number].name for number in sorted({board.slot_locations[slot] for slot in slots})]
    signs = [f"{name[:2]} {name}" for name in names]
    if board.terrain[LOCATION].bit_count() > len(slots):
        signs.append(f"{NO_TILES} location")
    if signs:
        places.append(f"{', '.join(signs)} (digit: tiles left)")
    hints = []
    if len(board.lines) > 1:
        hints.append("odd rows lie half a hex to the right")
    if state.legal() & board.grid.board:
        hints.append("[ ] can be chosen now")
    if state.lifted >= 0:
        hints.append(f"({SHAPES[state.turn]}) is being moved")
    return [*_flow(kinds), *_flow(places), *_flow(hints)]


def _players(state: "State") -> list[str]:
    """A line a seat: who is to choose, supply, castles reached, and the tiles."""
    lines = []
    for seat in range(state.players):
        pointer = ">" if seat == state.seat else " "
        facts = f"supply {state.supply[seat]:2}   castles {castles(state, seat) // CASTLE_GOLD}"
        if state.over:
            facts += f"   gold {state.score(seat).total}"
        begin = f"{pointer} {_piece(seat)}  {facts}   "
        tiles = _tiles(state, seat)
        # Commas stay with the tile before them when the line is full.
        tiles = [tile + "," for tile in tiles[:-1]] + tiles[-1:]
        lines += _flow(tiles or ["no tiles"], begin, gap=" ")
    return lines


def _tiles(state: "State", seat: int) -> list[str]:
    """The tiles that the seat holds, and which of them it cannot use at present."""
    tiles: Counter[str] = Counter()
    for slot in each(state.held[seat]):
        name = LOCATIONS[state.board.slot_locations[slot]].name
        if state.used[seat] >> slot & 1:
            name += " (used)"
        elif not state.fresh[seat] >> slot & 1:
            name += " (new)"
        tiles[name] += 1
    return [f"{name} x{count}" if count > 1 else name for name, count in tiles.items()]


def _table(state: "State") -> list[str]:
    """The turn under way, the terrain cards, and what earns gold."""
    out = f", {len(state.removed)} out of the game" if state.removed else ""
    return [
        f"turn {state.turns}: {_turn(state)}",
        f"terrain cards: {len(state.deck)} to draw, {len(state.discard)} discarded{out}",
        f"gold for: {', '.join((*state.cards, 'castles'))}",
    ]


def _turn(state: "State") -> str:
    if state.over:
        return "the game is over"
    card = state.hand[state.turn]
    facts = ["has no terrain card" if card == NO_CARD else f"plays {NAMES[card]}"]
    if state.left:
        facts.append(f"{min(state.left, state.supply[state.turn])} to build")
    if state.tile >= 0:
        facts.append(f"uses {LOCATIONS[state.tile].name}")
    if state.ending:
        facts.append("last round")
    return f"{_piece(state.turn)} {', '.join(facts)}"


def _flow(items: Iterable[str], begin: str = "", gap: str = "  ") -> list[str]:
    """The items in lines no longer than the picture may be, later lines indented below the first item."""
    indent = " " * _length(begin)
    lines: list[str] = []
    line, empty = begin, True
    for item in items:
        longer = line + ("" if empty else gap) + item
        if not empty and _length(longer) > WIDTH:
            lines.append(line)
            longer = indent + item
        line, empty = longer, False
    return lines if empty else [*lines, line]


# Colour


def _length(line: str) -> int:
    return len(ESCAPE.sub("", line))


def _fill(kind: str) -> str:
    return TERRAIN[kind].fill if kind in TERRAIN else PAPER


def _lit(fill: str) -> str:
    """The ground of a hex that can be chosen."""
    return mix(fill, WHITE, 0.4)


def _paint(signs: str, fill: str, bold: bool = False) -> str:
    """Signs on a coloured ground, dark or light as the ground needs it."""
    ink = INK if lightness(fill) > 0.5 else WHITE
    colours = ";".join(str(part) for part in (48, 2, *channels(fill), 38, 2, *channels(ink)))
    return f"\x1b[{'1;' if bold else ''}{colours}m{signs}{RESET}"
