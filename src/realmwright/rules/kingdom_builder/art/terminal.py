"""Kingdom Builder in a terminal: the table as lines of text.

A hex is three characters, so the board of a game stays within 80 columns and a column number stands over its
hexes in every row; odd rows are moved by one character, which is as near to half a hex as three go. Colour only
repeats what letters and shapes already say. Everybody at the terminal sees the picture, so it shows open
information and what the viewer's own seat knows: no other hand card than the played ones, no order of the pile.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from realmwright.bits import each
from realmwright.game import name_id
from realmwright.hexes import offset
from realmwright.rules.kingdom_builder.art import overview
from realmwright.rules.kingdom_builder.art.overview import CAPITOL, CAVE, SCOUT, SETTLEMENT, WALL, Block
from realmwright.rules.kingdom_builder.art.terminal_hexes import (
    CAPITOL_SIGN,
    CASTLE_SIGN,
    CAVE_MARKS,
    NO_TILES,
    SHUT_MARKS,
    STANDING,
    WALL_SIGN,
    Signs,
    fill_of,
    lifted_sign,
    tile_sign,
)
from realmwright.rules.kingdom_builder.model.board import NO_CELL
from realmwright.rules.kingdom_builder.model.catalogue import EXTRAS, NUMBER_OF, TERRAIN_CARDS
from realmwright.rules.kingdom_builder.model.fields import NONE
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import CASTLE, KINDS, LOCATION, MOUNTAIN, NAMES, NOTHING, PALACE
from realmwright.rules.kingdom_builder.play.scoring import total
from realmwright.rules.kingdom_builder.play.terrain_choice import kinds
from realmwright.terminal import WIDTH, Say, columns, commas, flow, name_tag, paint, piece

INDENT: Final = " " * 6
"""Where the name of a player stands, and what does not find room beside it."""


def lines(state: Position, seat: int | None, names: Sequence[str], say: Say) -> list[str]:
    """The table as lines of text, as this seat sees it."""
    return [
        *_board(state),
        "",
        *_legend(state, say),
        "",
        *_players(state, seat, names, say),
        "",
        *_table(state, say),
    ]


# The board


def _board(state: Position) -> list[str]:
    """The map between two lines of column numbers; the island between the second and a third of its own."""
    blocks = overview.blocks(state.board)
    margin = max(2, len(str(blocks[-1].rows[-1])))
    lines = [_columns(state, blocks[0], margin)]
    for block in blocks:
        lines += [*_rows(state, block, margin), _columns(state, block, margin)]
    return lines


def _rows(state: Position, block: Block, margin: int) -> Iterator[str]:
    """The rows of the map or of the island, each between its numbers and followed by the mark of who marked it."""
    board = state.board
    signs = Signs(state)
    cells = {offset(address): cell for cell, address in board.grid.cells.items()}
    marked = overview.marked_rows(state)
    begin = " " * (3 * block.first)
    for row in block.rows:
        edge = "_" if row + 1 == board.split[0] else " "
        places = [cells.get((row, col)) for col in range(block.first, block.last + 1)]
        hexes = "".join("   " if cell is None else signs.hex(cell) for cell in places)
        # Odd rows lie half a hex to the right (KB-2.1).
        before, after = (" ", "") if row % 2 else ("", " ")
        mark = f" {piece(marked[row])}" if row in marked else ""
        yield f"{begin}{row:{margin}}{edge}{before}{hexes}{after} {row}{mark}"


def _columns(state: Position, block: Block, margin: int) -> str:
    """The numbers over and under the board; a bar stands where the quadrants meet."""
    seam = state.board.split[1] if not block.rows[0] else 0
    numbers = [f"{'|' if 0 < col == seam else ' '}{col % 100:<2}" for col in range(block.first, block.last + 1)]
    return " " * (3 * block.first + margin + 1) + "".join(numbers)


# Below the board


def _legend(state: Position, say: Say) -> list[str]:
    """What the signs on this board mean."""
    board = state.board
    kinds = [
        f"{paint(kind.letter, fill_of(kind.name))} {say(name_id('terrain', kind.name))}"
        for number, kind in enumerate(KINDS)
        if board.terrain[number] and number not in (LOCATION, CASTLE, NOTHING)
    ]
    hints = []
    if len(board.grid.lines) > 1:
        hints.append(say("picture-odd-rows-lie-half-a-hex-to-the-right"))
    if state.choices & board.grid.board:
        hints.append(f"[ ] {say('picture-can-be-chosen-now')}")
    if state.lifted >= 0:
        hints.append(f"{lifted_sign(state)} {say('picture-is-being-moved')}")
    return [*flow(kinds), *flow(_places(state, say)), *flow(_standing(state, say)), *flow(hints)]


def _places(state: Position, say: Say) -> Iterator[str]:
    """Castles, locations and nomad tiles."""
    board = state.board
    capitols = overview.markers(state).get(CAPITOL, 0)
    if board.terrain[CASTLE] & ~capitols:
        yield f"{CASTLE_SIGN} {say('terrain-castle')}"
    if capitols:
        yield f"{CAPITOL_SIGN} {say('picture-capitols')}"
    nomads = board.nomads().values()
    slots = [slot for slot, cell in enumerate(board.slot_cells) if cell != NO_CELL and slot not in nomads]
    signs = _tile_legend(state, slots, say)
    if board.terrain[LOCATION].bit_count() > len(slots):
        signs.append(f"{NO_TILES} {say('terrain-location')}")
    if signs:
        yield from _listed(signs, f" (0-2: {say('picture-tiles-left')})")
    lying = [slot for slot in nomads if overview.tile_name(state, slot) and state.tiles_left(slot)]
    if lying:
        yield from _listed(_tile_legend(state, lying, say), f" ({say('picture-nomad-tiles')})")


def _tile_legend(state: Position, slots: Iterable[int], say: Say) -> list[str]:
    """The signs of the tiles of some slots, each once."""
    names = [EXTRAS[number].name for number in sorted({state.setup.offer[slot] for slot in slots})]
    return [f"{tile_sign(name)} {say(name_id('tile', name))}" for name in names]


def _listed(items: Sequence[str], note: str) -> list[str]:
    """A list with a note behind it; in several parts if it is longer than a line."""
    whole = ", ".join(items) + note
    return [whole] if columns(whole) <= WIDTH else flow(commas([*items[:-1], items[-1] + note]), gap=" ")


def _standing(state: Position, say: Say) -> Iterator[str]:
    """The pieces that are no settlements, and what else lies on hexes or beside rows."""
    names = {there.name for there in overview.pieces(state).values()}
    if state.lifted >= 0:
        names.add(overview.carried(state))
    for name, letter in STANDING.items():
        if name in names and name not in (SETTLEMENT, SCOUT):
            zone = f" ({' '.join(SHUT_MARKS)})" if name == "warrior" and state.shut() else ""
            yield f"{letter}{zone} {say(name_id('piece', name))}"
    if SCOUT in names:
        yield f"{STANDING[SCOUT]} {say('picture-scouts')}"
    if WALL in names:
        yield f"{WALL_SIGN} {say('picture-walls')}"
    if CAVE in overview.markers(state):
        yield f"{KINDS[MOUNTAIN].letter.join(CAVE_MARKS)} {say('picture-caves')}"
    for row, seat in sorted(overview.marked_rows(state).items())[:1]:
        yield f"{row} {piece(seat)} {say('picture-marked-lines')}"


def _players(state: Position, viewer: int | None, names: Sequence[str], say: Say) -> list[str]:
    """A line a seat: who is to choose, supply, castles reached, and the tiles; below it what only sets bring."""
    lines = []
    for seat in range(state.players):
        reached = sum(1 for around in state.board.by_castle if around & state.own[seat])
        facts = f"{say('picture-supply')} {state.supply[seat]:2}   {say('picture-castles')} {reached}"
        if state.over:
            facts += f"   {say('picture-gold')} {total(state, seat)}"
        cards = [_card(card, say) for card in overview.seen_cards(state, seat, viewer)]
        if cards and not state.setup.sets and seat != state.seat:
            facts += f"   {say('picture-card')} {cards[0]}"
        line = f"{name_tag(seat, names, seat == state.seat)}{facts}   "
        tiles = commas(_tiles(state, seat, say)) or [say("picture-no-tiles")]
        if columns(line) + max(columns(tile) for tile in tiles) > WIDTH:
            lines.append(line)
            line = INDENT
        lines += flow(tiles, line, gap=" ")
        if state.setup.sets:
            more = [f"{say('picture-card')} {', '.join(cards)}"] if cards else []
            more += _belongings(state, seat, say)
            lines += flow(more, INDENT, gap="   ") if more else []
    return lines


def _card(card: int, say: Say) -> str:
    return say(name_id("terrain", TERRAIN_CARDS[card].name))


def _tiles(state: Position, seat: int, say: Say) -> list[str]:
    """The tiles that the seat holds, and which of them it cannot use at present."""
    tiles: Counter[str] = Counter()
    for slot in each(state.held[seat]):
        name = say(name_id("tile", overview.tile_name(state, slot)))
        if state.used[seat] >> slot & 1:
            name += f" ({say('picture-used')})"
        elif not state.fresh[seat] >> slot & 1:
            name += f" ({say('picture-new')})"
        tiles[name] += 1
    return [_times(name, count) for name, count in tiles.items()]


def _times(name: str, count: int) -> str:
    return f"{name} x{count}" if count > 1 else name


def _belongings(state: Position, seat: int, say: Say) -> Iterator[str]:
    """What a seat has beside supply, cards and tiles."""
    gold = overview.earned(state, seat)
    if gold and not state.over:
        yield f"{say('picture-gold')} {gold}"
    counts = (
        ("picture-set-aside", overview.set_aside(state, seat)),
        ("picture-settlement-tiles", overview.settlement_tiles(state, seat)),
        ("picture-silo", overview.silos(state, seat)),
    )
    yield from (f"{say(what)} {count}" for what, count in counts if count)
    figures = overview.reserve(state, seat).items()
    in_reserve = [_times(say(name_id("piece", name)), count) for name, count in figures]
    if in_reserve:
        yield f"{say('picture-reserve')} {', '.join(in_reserve)}"


def _table(state: Position, say: Say) -> list[str]:
    """The turn under way, the terrain cards, and what earns gold."""
    piles = [f"{len(state.deck)} {say('picture-to-draw')}", f"{len(state.discard)} {say('picture-discarded')}"]
    if state.removed:
        piles.append(f"{len(state.removed)} {say('picture-out-of-the-game')}")
    lines = [
        *flow(commas([*_turn(state, say)]), f"{say('picture-turn')} {state.turns}: ", gap=" "),
        f"{say('picture-terrain-cards')}: {', '.join(piles)}",
        *flow(commas([*_sources(state, say)]), f"{say('picture-gold-for')}: ", gap=" "),
    ]
    if state.setup.tasks:
        tasks = [say(name_id("task", task)) for task in state.setup.tasks]
        lines += flow(commas(tasks), f"{say('picture-tasks')}: ", gap=" ")
    return lines


def _sources(state: Position, say: Say) -> Iterator[str]:
    """The cards, with the terrain that one of them took out of the game, and the places and tiles that pay."""
    for card in state.setup.cards:
        gone = overview.outcast(state, card)
        yield say(name_id("card", card)) + (f" ({say(name_id('terrain', gone))})" if gone else "")
    yield say("picture-castles")
    if state.board.terrain[PALACE] and "marshlands" in state.setup.sets:
        yield say("terrain-palace")
    if CAPITOL in overview.markers(state):
        yield say("picture-capitols")
    if state.setup.slots_of[NUMBER_OF["treasure"]]:
        yield say("tile-treasure")


def _turn(state: Position, say: Say) -> Iterator[str]:
    """Whose turn it is, and how far it is."""
    if state.over:
        yield say("picture-the-game-is-over")
        return
    terrains = [say(name_id("terrain", NAMES[kind])) for kind in kinds(state)]
    terrain = say("picture-silo") if state.closing else " / ".join(terrains) or say("picture-no-terrain-card")
    yield f"{piece(state.turn)} {terrain}"
    if state.left:
        yield f"{min(state.left, state.supply[state.turn] + state.due)} {say('picture-to-build')}"
    if state.actor != state.turn:
        yield f"{piece(state.actor)} {say('picture-reacts')}"
    if state.tile != NONE and not state.closing:
        yield f"{say('picture-uses')} {say(name_id('tile', EXTRAS[state.tile].name))}"
    if state.ending and not state.closing:
        yield say("picture-last-round")
