"""Winter Kingdom in a terminal: the table as lines of text.

A hex is two characters, so that a row lies half a hex beside the next one exactly and lines that fall or rise are
straight. The second number of a hex stands at both ends of its row; the first one, as far as there is room, at the
ends of its falling line, with a stroke that leads there. Colour only repeats what letters and shapes already say.
Everybody at the terminal sees the picture, so it shows open information and what the viewer's own seat knows (WK-7.14).
"""

from collections.abc import Iterator, Sequence
from typing import Final

from realmwright.game import name_id
from realmwright.hexes import Axial
from realmwright.rules.winter_kingdom.art import overview
from realmwright.rules.winter_kingdom.art.overview import LEVELS, Mark, Talent
from realmwright.rules.winter_kingdom.art.terminal_hexes import (
    CHOSEN_MARK,
    FORT_MARK,
    LIFTED_MARK,
    SHUT_MARK,
    Signs,
    fill_of,
)
from realmwright.rules.winter_kingdom.model.catalogue import CARDS, ECONOMIES, POWERS, TALENTS
from realmwright.rules.winter_kingdom.model.position import NONE, Position
from realmwright.rules.winter_kingdom.model.terrain import KINDS, NAMES
from realmwright.rules.winter_kingdom.play.scoring import scores
from realmwright.terminal import SHAPES, Say, columns, commas, flow, name_tag, paint, piece

INDENT: Final = " " * 6
"""Where the name of a player stands, and what belongs to it in further lines."""
MARGIN: Final = 4
"""Columns for the number of a row, at both ends."""
STROKE: Final = "\\"


def lines(state: Position, seat: int | None, names: Sequence[str], say: Say) -> list[str]:
    """The table as lines of text, as this seat sees it."""
    return [
        *_map(state),
        "",
        *_legend(state, say),
        "",
        *_players(state, seat, names, say),
        "",
        *_points(state, say),
        "",
        *_table(state, seat, say),
    ]


# The map


class _Canvas:
    """Columns and rows of signs; a hex fills two columns, the first of which holds all its signs."""

    def __init__(self, cells: Sequence[Axial]) -> None:
        along = [_along(cell) for cell in cells]
        self.left = min(along) - MARGIN
        self.width = max(along) + 2 + MARGIN - self.left
        self.top = min(cell.r for cell in cells) - 1
        self.rows = [[" "] * self.width for _ in range(max(cell.r for cell in cells) + 2 - self.top)]

    def put_hex(self, cell: Axial, signs: str) -> None:
        column = _along(cell) - self.left
        self.rows[cell.r - self.top][column : column + 2] = [signs, ""]

    def put_mark(self, mark: Mark, stroke: str) -> None:
        """A number before or behind its line, if there is room for it."""
        row = self.rows[mark.place.r - self.top]
        said = f"{mark.number}{stroke}" if mark.first else f"{stroke}{mark.number}"
        # The stroke stands where a hex has its letter, so that it points to those of the line.
        near = _along(mark.place) + 1 - self.left
        begin = near + 1 - len(said) if mark.first else near
        end = begin + len(said)
        outside = row[begin - 1] if mark.first else row[end]
        if row[begin:end] == [" "] * len(said) and outside in (" ", STROKE):
            row[begin:end] = said


def _along(cell: Axial) -> int:
    """How far to the right a hex lies, in columns."""
    return 2 * cell.q + cell.r


def _map(state: Position) -> list[str]:
    chart = state.board.chart
    canvas = _Canvas([*chart.number])
    signs = Signs(state)
    for cell, place in chart.cells.items():
        canvas.put_hex(place, signs.hex(cell))
    for mark in overview.row_marks(chart):
        canvas.put_mark(mark, " " if mark.first else "")
    for mark in overview.column_marks(chart):
        canvas.put_mark(mark, STROKE)
    return ["".join(row) for row in canvas.rows]


# Below the map


def _legend(state: Position, say: Say) -> list[str]:
    """What the signs on this map mean."""
    kinds = [
        f"{paint(kind.letter, fill_of(kind.name))} {say(name_id('terrain', kind.name))}"
        for kind, cells in zip(KINDS, state.board.terrain, strict=True)
        if cells
    ]
    shape = SHAPES[state.turn]
    signs = [f"{shape} {say('piece-house')}", f"{FORT_MARK}{shape} {say('piece-fort')}"]
    if overview.lit(state):
        signs.append(f"{CHOSEN_MARK} {say('picture-can-be-chosen-now')}")
    if overview.lifted(state) != NONE:
        signs.append(f"{LIFTED_MARK}{shape} {say('picture-is-being-moved')}")
    if overview.shut(state):
        signs.append(f"{SHUT_MARK} {say('picture-closed')}")
    hint = say("picture-numbers-with-a-stroke-are-the-first-of-a-hex-those-of-rows-the-second")
    return [*flow(kinds), *flow(signs), *flow(hint.split(), gap=" ")]


def _players(state: Position, viewer: int | None, names: Sequence[str], say: Say) -> list[str]:
    """Who is to choose, pieces and coins; below it the open talents, and how many are hidden."""
    lines = []
    for seat in range(state.players):
        lines += flow(_facts(state, seat, viewer, say), name_tag(seat, names, seat == state.seat))
        talents = [_talent(talent, say) for talent in overview.open_talents(state, seat)]
        hidden = state.unbought[seat].bit_count()
        if hidden:
            talents.append(f"{say('picture-in-hand')} {hidden}")
        lines += flow(commas(talents), f"{INDENT}{say('picture-talents')}: ", gap=" ")
    return lines


def _facts(state: Position, seat: int, viewer: int | None, say: Say) -> Iterator[str]:
    counts = (
        ("picture-houses", state.supply[seat]),
        ("picture-forts", state.fort_supply[seat]),
        ("picture-coins", state.coins[seat]),
    )
    yield from (f"{say(what)} {count:2}" for what, count in counts)
    gone = overview.removed(state, seat)
    if gone:
        yield f"{gone} {say('picture-out-of-the-game')}"
    if seat != state.seat:
        for card in overview.seen_cards(state, seat, viewer):
            yield f"{say('picture-card')} {say(name_id('terrain', NAMES[card]))}"


def _talent(talent: Talent, say: Say) -> str:
    """A talent with its level, and what of it cannot be used any more in this turn."""
    name = say(name_id("talent", talent.name)) + (" II" if talent.level > 1 else "")
    if talent.spent:
        return f"{name} ({say('picture-used')})"
    used = "".join(f" ({LEVELS[level]} {say('picture-used')})" for level in talent.used)
    return name + used


def _points(state: Position, say: Say) -> list[str]:
    """What pays points, and what it has paid each seat so far."""
    found = scores(state)
    rows = [(_source(state, source, say), [score[source] for score in found]) for source in found[0]]
    rows.append((say("picture-points"), [score.total for score in found]))
    title = say("picture-points-for")
    width = max(columns(said) for said in (title, *(said for said, _ in rows)))
    lines = [_cells(title, [piece(seat) for seat in range(state.players)], width)]
    return lines + [_cells(said, [str(points) for points in row], width) for said, row in rows]


def _source(state: Position, source: str, say: Say) -> str:
    """A card, or the castles; with the direction that was agreed on for it."""
    name = say(name_id("card", source))
    way = overview.direction(state, source) if source in CARDS else ""
    return f"{name} ({say(name_id('direction', way))})" if way else name


def _cells(said: str, numbers: Sequence[str], width: int) -> str:
    """A row of a table."""
    return said + " " * (width - columns(said)) + "".join(" " * (5 - columns(one)) + one for one in numbers)


def _table(state: Position, viewer: int | None, say: Say) -> list[str]:
    """The turn under way, the terrain cards, what all play by, and what the viewer could buy."""
    piles = [f"{len(state.deck)} {say('picture-to-draw')}", f"{len(state.discard)} {say('picture-discarded')}"]
    economy = say(name_id("economy", ECONOMIES[state.setup.economy].name))
    top = overview.top_board(state)
    if top:
        economy += f" ({say('picture-top-board')}: {say(name_id('top-board', top))})"
    twists = [say(name_id("twist", twist)) for twist in state.setup.twists] or [say("picture-no-twist")]
    lines = [
        *flow(commas([*_turn(state, say)]), f"{say('picture-turn')} {state.turns}: ", gap=" "),
        f"{say('picture-terrain-cards')}: {', '.join(piles)}",
        *flow([economy], f"{say('picture-economy')}: "),
        *flow(commas(twists), f"{say('picture-twists')}: ", gap=" "),
    ]
    hand = overview.seen_hand(state, viewer, viewer) if viewer is not None else []
    if hand:
        prices = state.setup.prices
        talents = [
            f"{say(name_id('talent', TALENTS[talent].name))} {prices.buy[talent]}/{prices.upgrade[talent]}"
            for talent in hand
        ]
        lines += flow(commas(talents), f"{say('picture-your-hand')}: ", gap=" ")
    return lines


def _turn(state: Position, say: Say) -> Iterator[str]:
    """Whose turn it is, and how far it is."""
    if state.over:
        yield say("picture-the-game-is-over")
        return
    kinds = [say(name_id("terrain", NAMES[kind])) for kind in state.kinds()]
    yield f"{piece(state.turn)} {' / '.join(kinds) or say('picture-no-terrain-card')}"
    if state.left:
        yield f"{state.left} {say('picture-to-build')}"
    if state.power != NONE:
        power = POWERS[state.power]
        level = " II" if power.level > 1 else ""
        yield f"{say('picture-uses')} {say(name_id('talent', TALENTS[power.talent].name))}{level}"
    if state.ending:
        yield say("picture-last-round")
