"""The Winter Kingdom cards and the castles, and what the words of their effects mean: what scores (WK-11, WK-12.4).

Each card tells what it counts, and how often; points and gains both come from that.
"""

from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from typing import Final, NamedTuple

from realmwright.bits import Bits, each
from realmwright.hexgames.difference import ANEW
from realmwright.hexgames.majority import majority
from realmwright.json_reader import JsonReader
from realmwright.rules.winter_kingdom.content import own
from realmwright.rules.winter_kingdom.content.words import kind_of, meaning
from realmwright.rules.winter_kingdom.model.board import CENTRE
from realmwright.rules.winter_kingdom.model.catalogue import (
    UNITS,
    Cells,
    Counting,
    Grown,
    Payment,
    ScoringCard,
    Shrunk,
    enter_cards,
)
from realmwright.rules.winter_kingdom.model.components import check_at_most
from realmwright.rules.winter_kingdom.model.facts import MANY, DataFile, Effect, Entry
from realmwright.rules.winter_kingdom.model.position import Position
from realmwright.rules.winter_kingdom.model.terrain import CARD_KINDS, CASTLE, VILLAGE

MAJORITY: Final = "majority"
"""The one word that pays by rank."""
LINES: Final = ("line", "lines")
"""The words about lines of the agreed direction (WK-11.4)."""


class Counted(NamedTuple):
    """What a card counts: all of it, and once there is a building more or less (see :class:`ScoringCard`)."""

    counting: Counting
    grown: Grown | None = None
    additive: bool = False
    shrunk: Shrunk | None = None


def _all(cells: Cells) -> Counted:
    """Each house on some hexes."""

    def counting(state: Position, seat: int) -> Iterator[Payment]:
        yield Payment(UNITS, cells(state) & state.own[seat])

    def grown(state: Position, seat: int, cell: int, count: int) -> int:
        return count + state.units_on(cell, seat) if cells(state) >> cell & 1 else count

    return Counted(counting, grown, additive=True)


def _on(effect: Effect) -> Counted:
    """WK-11.11."""
    kind = kind_of(effect, "terrain")
    return _all(lambda state: state.board.terrain[kind])


def _beside(effect: Effect) -> Counted:
    """WK-11.12 to 11.14, WK-11.27."""
    kind = kind_of(effect, "terrain")
    if effect.words.has("off") and effect.words.flag("off"):
        return _all(lambda state: state.board.beside[kind] & ~state.board.terrain[kind])
    return _all(lambda state: state.board.beside[kind])


def _links(state: Position, seat: int) -> Iterator[Payment]:
    """WK-11.15: an own group that touches several castles joins each of them but one."""
    board = state.board
    own = state.own[seat]
    beside = own & board.beside[CASTLE]
    while beside:
        group = board.grid.component(beside & -beside, own)
        beside &= ~group
        castles = (board.grid.near(group) & board.terrain[CASTLE]).bit_count()
        if castles > 1:
            yield Payment(castles - 1, group)


def _links_same(state: Position, seat: int, cell: int) -> bool:
    """Whether the groups touch the same with this hex and without: no castle is beside it, and it joins no groups."""
    return not state.board.beside[CASTLE] >> cell & 1 and not state.board.grid.joins(cell, state.own[seat])


def _links_grown(state: Position, seat: int, cell: int, count: int) -> int:
    """WK-11.15."""
    return count if _links_same(state, seat, cell) else sum(payment.times for payment in _links(state, seat))


def _links_shrunk(state: Position, seat: int, cell: int, count: int) -> int:
    """WK-11.15."""
    return count if _links_same(state, seat, cell) else ANEW


def _messages(state: Position, seat: int) -> Iterator[Payment]:
    """WK-11.16: a village counts once, whichever groups touch it."""
    board = state.board
    own = state.own[seat]
    senders = board.grid.component(own & board.beside[CASTLE], own)
    for village in each(board.grid.near(senders) & board.terrain[VILLAGE]):
        yield Payment(1, board.grid.component(board.grid.around[village], senders), village)


def _messages_same(state: Position, seat: int, cell: int) -> bool:
    """Whether the groups touch the same with this hex and without."""
    board = state.board
    beside = (board.beside[CASTLE] | board.beside[VILLAGE]) >> cell & 1
    return not beside and not board.grid.joins(cell, state.own[seat])


def _messages_grown(state: Position, seat: int, cell: int, count: int) -> int:
    """WK-11.16."""
    return count if _messages_same(state, seat, cell) else sum(payment.times for payment in _messages(state, seat))


def _messages_shrunk(state: Position, seat: int, cell: int, count: int) -> int:
    """WK-11.16."""
    return count if _messages_same(state, seat, cell) else ANEW


def _line(state: Position, seat: int) -> Iterator[Payment]:
    """WK-11.18."""
    own = state.own[seat]
    fullest = 0
    most = 0
    for line in state.board.site.lines[state.setup.direction]:
        if line & own:
            units = state.units(line, seat)
            if units > most:
                most = units
                fullest = line & own
    yield Payment(UNITS, fullest)


def _lines(state: Position, seat: int) -> Iterator[Payment]:
    """WK-11.19."""
    for line in state.board.site.lines[state.setup.direction]:
        if line & state.own[seat]:
            yield Payment(1, line & state.own[seat])


def _own_on_line(state: Position, seat: int, cell: int) -> Bits:
    """The own buildings on the line of a hex in the agreed direction."""
    for line in state.board.site.lines[state.setup.direction]:
        if line >> cell & 1:
            return line & state.own[seat]
    return 0


def _line_grown(state: Position, seat: int, cell: int, count: int) -> int:
    """WK-11.18: only one line has become fuller."""
    return max(count, state.units(_own_on_line(state, seat, cell), seat))


def _line_shrunk(state: Position, seat: int, cell: int, count: int) -> int:
    """WK-11.18: nothing changes for a line that is not the fullest."""
    return count if state.units(_own_on_line(state, seat, cell), seat) < count else ANEW


def _lines_grown(state: Position, seat: int, cell: int, count: int) -> int:
    """WK-11.19."""
    return count + 1 if _own_on_line(state, seat, cell) == 1 << cell else count


def _largest(effect: Effect) -> Counted:
    """WK-11.20."""
    share = effect.words.number("of", 1, MANY)

    def counting(state: Position, seat: int) -> Iterator[Payment]:
        groups = list(state.board.grid.components(state.own[seat]))
        largest = max(groups, key=lambda cells: state.units(cells, seat), default=0)
        yield Payment(state.units(largest, seat) // share, largest)

    def grown(state: Position, seat: int, cell: int, count: int) -> int:
        """No other group has become larger."""
        return max(count, state.units(state.board.grid.component(1 << cell, state.own[seat]), seat) // share)

    def shrunk(state: Position, seat: int, cell: int, count: int) -> int:
        """Nothing changes for a group that is not the largest."""
        units = state.units(state.board.grid.component(1 << cell, state.own[seat]), seat)
        return count if units // share < count else ANEW

    return Counted(counting, grown, shrunk=shrunk)


def _groups(state: Position, seat: int) -> Iterator[Payment]:
    """WK-11.21."""
    for group in state.board.grid.components(state.own[seat]):
        yield Payment(1, group)


def _groups_grown(state: Position, seat: int, cell: int, count: int) -> int:
    """WK-11.21: one group in place of those that it joins, if there are any."""
    return count + 1 - state.board.grid.count_joined(cell, state.own[seat])


def _lone(state: Position, seat: int) -> Iterator[Payment]:
    """WK-11.22."""
    yield Payment(UNITS, state.own[seat] & ~state.near[seat])


def _lone_grown(state: Position, seat: int, _cell: int, _count: int) -> int:
    """WK-11.22."""
    return state.units(state.own[seat] & ~state.near[seat], seat)


def _poorest_board(state: Position, seat: int) -> Iterator[Payment]:
    """WK-11.23."""
    parts = [part & state.own[seat] for part in state.board.parts if part]
    yield Payment(UNITS, min(parts, key=lambda cells: state.units(cells, seat)))


def _poorest_board_grown(state: Position, seat: int, cell: int, count: int) -> int:
    """WK-11.23: nothing changes for a board that did not hold fewest."""
    poorest = MANY
    for part in state.board.parts:
        units = state.units(part, seat)
        if part >> cell & 1 and units - state.units_on(cell, seat) > count:
            return count
        if part:
            poorest = min(poorest, units)
    return poorest


def _poorest_board_shrunk(state: Position, seat: int, cell: int, count: int) -> int:
    """WK-11.23: only one board holds fewer."""
    for part in state.board.parts:
        if part >> cell & 1:
            return min(count, state.units(part, seat) - state.units_on(cell, seat))
    return count


def _poorest_terrain(state: Position, seat: int) -> Iterator[Payment]:
    """WK-11.28."""
    kinds = [state.board.terrain[kind] & state.own[seat] for kind in CARD_KINDS]
    yield Payment(UNITS, min(kinds, key=lambda cells: state.units(cells, seat)))


def _poorest_terrain_grown(state: Position, seat: int, cell: int, count: int) -> int:
    """WK-11.28: nothing changes for a terrain that did not hold fewest."""
    poorest = MANY
    for kind in CARD_KINDS:
        terrain = state.board.terrain[kind]
        units = state.units(terrain, seat)
        if terrain >> cell & 1 and units - state.units_on(cell, seat) > count:
            return count
        poorest = min(poorest, units)
    return poorest


def _poorest_terrain_shrunk(state: Position, seat: int, cell: int, count: int) -> int:
    """WK-11.28: only one terrain holds fewer."""
    for kind in CARD_KINDS:
        terrain = state.board.terrain[kind]
        if terrain >> cell & 1:
            return min(count, state.units(terrain, seat) - state.units_on(cell, seat))
    return count


def _touched(effect: Effect) -> Counted:
    """WK-11.26."""
    kind = kind_of(effect, "terrain")

    def counting(state: Position, seat: int) -> Iterator[Payment]:
        board = state.board
        for cell in each(board.terrain[kind] & state.near[seat]):
            yield Payment(1, board.grid.around[cell] & state.own[seat], cell)

    def grown(state: Position, seat: int, cell: int, count: int) -> int:
        """Each that nothing else touches."""
        board = state.board
        for touched in each(board.terrain[kind] & board.grid.around[cell]):
            if board.grid.around[touched] & state.own[seat] == 1 << cell:
                count += 1
        return count

    return Counted(counting, grown, additive=True)


def _castles(state: Position, seat: int) -> Iterator[Payment]:
    """WK-12.4: a castle pays those who have most next to it."""
    board = state.board
    for castle in each(board.terrain[CASTLE] & state.near[seat]):
        around = board.grid.around[castle]
        if state.units(around, seat) == max(state.units(around, other) for other in range(state.players)):
            yield Payment(1, around & state.own[seat], castle)


def _castles_grown(state: Position, seat: int, cell: int, count: int) -> int:
    """WK-12.4: of the castles beside the new building, each that it has won."""
    board = state.board
    for castle in each(board.terrain[CASTLE] & board.grid.around[cell]):
        around = board.grid.around[castle]
        own = state.units(around, seat)
        most = 1
        for other in range(state.players):
            if other != seat:
                most = max(most, state.units(around, other))
        if own >= most > own - state.units_on(cell, seat):
            count += 1
    return count


COUNTED: Final[Mapping[str, Callable[[Effect], Counted]]] = {
    "on": _on,
    "beside": _beside,
    "links": lambda _: Counted(_links, _links_grown, shrunk=_links_shrunk),
    "messages": lambda _: Counted(_messages, _messages_grown, shrunk=_messages_shrunk),
    "edge": lambda _: _all(lambda state: state.board.edge),
    "centre": lambda _: _all(lambda state: state.board.parts[CENTRE]),
    "line": lambda _: Counted(_line, _line_grown, shrunk=_line_shrunk),
    "lines": lambda _: Counted(_lines, _lines_grown, additive=True),
    "largest": _largest,
    "groups": lambda _: Counted(_groups, _groups_grown, additive=True),
    "lone": lambda _: Counted(_lone, _lone_grown),
    "poorest board": lambda _: Counted(_poorest_board, _poorest_board_grown, shrunk=_poorest_board_shrunk),
    "poorest terrain": lambda _: Counted(_poorest_terrain, _poorest_terrain_grown, shrunk=_poorest_terrain_shrunk),
    "touched": _touched,
    "castles": lambda _: Counted(_castles, _castles_grown, additive=True),
}


"""The meanings of ``counts = "..."``, besides that of a majority."""


def _majority(ranks: tuple[int, ...]) -> Counted:
    """WK-11.24, WK-11.29."""

    def counting(state: Position, seat: int) -> Iterator[Payment]:
        for part in state.board.parts:
            yield Payment(share(state, part, seat, ranks), part & state.own[seat])

    def grown(state: Position, seat: int, cell: int, count: int) -> int:
        return count + share_gained(state, seat, seat, cell, ranks)

    return Counted(counting, grown, additive=True)


def share(state: Position, part: Bits, seat: int, ranks: tuple[int, ...]) -> int:
    """What a seat gets for having most, second most ... on some hexes."""
    return majority([state.units(part, other) for other in range(state.players)], seat, ranks)


def share_gained(state: Position, seat: int, builder: int, cell: int, ranks: tuple[int, ...]) -> int:
    """What a seat gets more, or less, since the builder has a new building on a hex."""
    for part in state.board.parts:
        if part >> cell & 1:
            counts = [state.units(part, other) for other in range(state.players)]
            gained = majority(counts, seat, ranks)
            counts[builder] -= state.units_on(cell, builder)
            return gained - majority(counts, seat, ranks)
    return 0


# Reading the cards


def _card(entry: Entry) -> ScoringCard:
    return _scoring(entry, entry.emblem)


def _castles_card(entry: Entry) -> ScoringCard:
    return _scoring(entry, str)


def _scoring(entry: Entry, emblem: Callable[[], str]) -> ScoringCard:
    effect = entry.effect("effect")
    fact = entry.fact("points")
    counts = effect.get("counts")
    points = _ranks(fact) if counts == MAJORITY else (fact.number("each", 1, MANY),)
    fact.finish()
    counted = meaning(effect, "counts", {**COUNTED, MAJORITY: lambda _: _majority(points)})
    each_pays = 1 if counts == MAJORITY else points[0]
    return ScoringCard(entry.name, effect, points, emblem(), each_pays, *counted, lines=counts in LINES)


def _ranks(fact: JsonReader) -> tuple[int, ...]:
    ranks = fact.numbers("ranks")
    if not ranks or max(ranks) > MANY or min(ranks) < 1 or ranks != sorted(ranks, reverse=True):
        raise fact.wrong(f"field 'ranks' must hold numbers from {MANY} down to 1, the most first, not {ranks}")
    return tuple(ranks)


_FILE: Final = DataFile(files(__package__) / "data" / "cards.toml")
_PUBLISHED: Final = _FILE.cards("card", _card)
_OWN: Final = own.FILE.cards("card", _card)
CASTLES: Final = _FILE.card("castles", "card", _castles_card)
_FILE.finish()
FACTS: Final = tuple(_FILE.facts)
OWN_CARDS: Final = tuple(card.name for card in _OWN)
check_at_most("shown", "cards", len(_PUBLISHED))
enter_cards([*_PUBLISHED, *_OWN], CASTLES)
