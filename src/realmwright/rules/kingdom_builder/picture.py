"""Kingdom Builder in a terminal: the table as lines of text.

A hex is three characters, so the board of a game stays within 80 columns and a column number stands over its
hexes in every row; odd rows are moved by one character, which is as near to half a hex as three go. Colour only
repeats what letters and shapes already say. Everybody at the terminal sees the picture, so it shows open
information and what the viewer's own seat knows: no other hand card than the played one, no order of the pile.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from realmwright.bits import each
from realmwright.drawing import PAPER, PLAYERS, WHITE, mix
from realmwright.game import check_seat, name_id
from realmwright.lettering import SHAPES, Say, columns, finished, flow, paint, piece, plain
from realmwright.rules.kingdom_builder.board import NO_CELL
from realmwright.rules.kingdom_builder.cards import CASTLE_GOLD, castles
from realmwright.rules.kingdom_builder.glyphs import TERRAIN
from realmwright.rules.kingdom_builder.locations import LOCATIONS
from realmwright.rules.kingdom_builder.terrain import CASTLE, KINDS, LOCATION, NAMES, NO_CARD, NOTHING

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State

CASTLE_SIGN: Final = "/#\\"
NO_TILES: Final = "lo"
"""A location hex of a drawn map that never had any tiles."""


def text(state: "State", viewer: int | None, colour: bool, names: Sequence[str], say: Say | None) -> str:
    """The table as lines of text. The same characters with and without colour."""
    check_seat(state, viewer)
    say = say or plain
    lines = [
        *_board(state),
        "",
        *_legend(state, say),
        "",
        *_players(state, viewer, names, say),
        "",
        *_table(state, say),
    ]
    return finished(lines, colour)


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
        return paint(f"({SHAPES[state.turn]})", fill, bold=True)
    for seat, own in enumerate(state.own):
        if own >> cell & 1:
            if chosen:
                return paint("[", _lit(fill)) + paint(SHAPES[seat], PLAYERS[seat].fill, True) + paint("]", _lit(fill))
            return paint(" ", fill) + piece(seat)
    if kind == LOCATION:
        slot = board.slot_cells.index(cell) if cell in board.slot_cells else NO_CELL
        return paint(_location_sign(state, slot), fill, bold=True)
    if kind == CASTLE:
        return paint(CASTLE_SIGN, fill, bold=True)
    letter = KINDS[kind].letter
    return paint(f"[{letter}]", _lit(fill), bold=True) if chosen else paint(f" {letter} ", fill)


def _location_sign(state: "State", slot: int) -> str:
    """Two letters of the location's name and the number of tiles that still lie there."""
    if slot == NO_CELL:
        return f"{NO_TILES}0"
    return f"{LOCATIONS[state.board.slot_locations[slot]].name[:2]}{state.tiles_left(slot)}"


# Below the board


def _legend(state: "State", say: Say) -> list[str]:
    """What the signs on this board mean."""
    board = state.board
    kinds = [
        f"{paint(kind.letter, _fill(kind.name))} {say(name_id('terrain', kind.name))}"
        for number, kind in enumerate(KINDS)
        if board.terrain[number] and number not in (LOCATION, CASTLE, NOTHING)
    ]
    places = [f"{CASTLE_SIGN} {say('terrain-castle')}"] if board.terrain[CASTLE] else []
    slots = [slot for slot, cell in enumerate(board.slot_cells) if cell != NO_CELL]
    tiles = [LOCATIONS[number].name for number in sorted({board.slot_locations[slot] for slot in slots})]
    signs = [f"{tile[:2]} {say(name_id('tile', tile))}" for tile in tiles]
    if board.terrain[LOCATION].bit_count() > len(slots):
        signs.append(f"{NO_TILES} {say('terrain-location')}")
    if signs:
        places.append(f"{', '.join(signs)} (0-2: {say('picture-tiles-left')})")
    hints = []
    if len(board.lines) > 1:
        hints.append(say("picture-odd-rows-lie-half-a-hex-to-the-right"))
    if state.legal() & board.grid.board:
        hints.append(f"[ ] {say('picture-can-be-chosen-now')}")
    if state.lifted >= 0:
        hints.append(f"({SHAPES[state.turn]}) {say('picture-is-being-moved')}")
    return [*flow(kinds), *flow(places), *flow(hints)]


def _players(state: "State", viewer: int | None, names: Sequence[str], say: Say) -> list[str]:
    """A line a seat: who is to choose, supply, castles reached, and the tiles."""
    lines = []
    width = max((columns(name) for name in names), default=0)
    for seat in range(state.players):
        pointer = ">" if seat == state.seat else " "
        name = f"{names[seat]}{' ' * (width - columns(names[seat]))}  " if names else ""
        reached = castles(state, seat) // CASTLE_GOLD
        facts = f"{say('picture-supply')} {state.supply[seat]:2}   {say('picture-castles')} {reached}"
        if state.over:
            facts += f"   {say('picture-gold')} {state.score(seat).total}"
        if seat == viewer != state.seat and not state.over and state.hand[seat] != NO_CARD:
            facts += f"   {say('picture-card')} {say(name_id('terrain', NAMES[state.hand[seat]]))}"
        begin = f"{pointer} {piece(seat)}  {name}{facts}   "
        tiles = _tiles(state, seat, say)
        # Commas stay with the tile before them when the line is full.
        tiles = [tile + "," for tile in tiles[:-1]] + tiles[-1:]
        lines += flow(tiles or [say("picture-no-tiles")], begin, gap=" ")
    return lines


def _tiles(state: "State", seat: int, say: Say) -> list[str]:
    """The tiles that the seat holds, and which of them it cannot use at present."""
    tiles: Counter[str] = Counter()
    for slot in each(state.held[seat]):
        name = say(name_id("tile", LOCATIONS[state.board.slot_locations[slot]].name))
        if state.used[seat] >> slot & 1:
            name += f" ({say('picture-used')})"
        elif not state.fresh[seat] >> slot & 1:
            name += f" ({say('picture-new')})"
        tiles[name] += 1
    return [f"{name} x{count}" if count > 1 else name for name, count in tiles.items()]


def _table(state: "State", say: Say) -> list[str]:
    """The turn under way, the terrain cards, and what earns gold."""
    piles = [f"{len(state.deck)} {say('picture-to-draw')}", f"{len(state.discard)} {say('picture-discarded')}"]
    if state.removed:
        piles.append(f"{len(state.removed)} {say('picture-out-of-the-game')}")
    sources = [say(name_id("card", card)) for card in state.cards]
    return [
        f"{say('picture-turn')} {state.turns}: {_turn(state, say)}",
        f"{say('picture-terrain-cards')}: {', '.join(piles)}",
        f"{say('picture-gold-for')}: {', '.join(sources)}, {say('picture-castles')}",
    ]


def _turn(state: "State", say: Say) -> str:
    if state.over:
        return say("picture-the-game-is-over")
    card = state.hand[state.turn]
    terrain = say(name_id("terrain", NAMES[card])) if card != NO_CARD else say("picture-no-terrain-card")
    facts = [terrain]
    if state.left:
        facts.append(f"{min(state.left, state.supply[state.turn])} {say('picture-to-build')}")
    if state.tile >= 0:
        facts.append(f"{say('picture-uses')} {say(name_id('tile', LOCATIONS[state.tile].name))}")
    if state.ending:
        facts.append(say("picture-last-round"))
    return f"{piece(state.turn)} {', '.join(facts)}"


# Colour


def _fill(kind: str) -> str:
    return TERRAIN[kind].fills.map if kind in TERRAIN else PAPER


def _lit(fill: str) -> str:
    """The ground of a hex that can be chosen."""
    return mix(fill, WHITE, 0.4)
