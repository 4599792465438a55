"""What earns points at the end: the Winter Kingdom cards (WK-11) and castles (WK-12.4).

Each card tells what it pays for, and how often; points and places both come from that.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from realmwright.bits import Bits, each
from realmwright.game import Gain
from realmwright.hexgames.majority import majority
from realmwright.rules.winter_kingdom.board import CENTRE
from realmwright.rules.winter_kingdom.data import CARDS, CASTLES, MAJORITY, MANY, Effect, ScoringCard, kind_of, meaning
from realmwright.rules.winter_kingdom.terrain import CARD_KINDS, CASTLE, VILLAGE

if TYPE_CHECKING:
    from realmwright.rules.winter_kingdom.state import State


class Payment(NamedTuple):
    """What a card counts for a seat on some hexes with its buildings."""

    times: int
    """How often it counts, or for UNITS each house once and each fort twice."""
    buildings: Bits
    hex: int | None = None
    """The hex of the map because of which it counts, if one does."""


UNITS: Final = -1
Counting = Callable[["State", int], Iterator[Payment]]


def _all(cells: "Callable[[State], Bits]") -> Counting:
    """Each house on some hexes."""

    def counting(state: "State", seat: int) -> Iterator[Payment]:
        yield Payment(UNITS, cells(state) & state.own[seat])

    return counting


def _on(effect: Effect) -> Counting:
    """WK-11.11."""
    kind = kind_of(effect, "terrain")
    return _all(lambda state: state.board.terrain[kind])


def _beside(effect: Effect) -> Counting:
    """WK-11.12 to 11.14, WK-11.27."""
    kind = kind_of(effect, "terrain")
    if effect.words.has("off") and effect.words.flag("off"):
        return _all(lambda state: state.board.beside[kind] & ~state.board.terrain[kind])
    return _all(lambda state: state.board.beside[kind])


def _links(state: "State", seat: int) -> Iterator[Payment]:
    """WK-11.15: an own group that touches several castles joins each of them but one."""
    board = state.board
    for group in board.grid.components(state.own[seat]):
        castles = (board.grid.near(group) & board.terrain[CASTLE]).bit_count()
        if castles > 1:
            yield Payment(castles - 1, group)


def _messages(state: "State", seat: int) -> Iterator[Payment]:
    """WK-11.16: a village counts once, whichever groups touch it."""
    board = state.board
    own = state.own[seat]
    senders = board.grid.component(own & board.beside[CASTLE], own)
    for village in each(board.grid.near(senders) & board.terrain[VILLAGE]):
        yield Payment(1, board.grid.component(board.around[village], senders), village)


def _line(state: "State", seat: int) -> Iterator[Payment]:
    """WK-11.18."""
    lines = state.board.lines[state.direction]
    own = state.own[seat]
    yield Payment(UNITS, max((line & own for line in lines), key=lambda cells: state.units(cells, seat)))


def _lines(state: "State", seat: int) -> Iterator[Payment]:
    """WK-11.19."""
    for line in state.board.lines[state.direction]:
        if line & state.own[seat]:
            yield Payment(1, line & state.own[seat])


def _largest(effect: Effect) -> Counting:
    """WK-11.20."""
    share = effect.words.number("of", 1, MANY)

    def counting(state: "State", seat: int) -> Iterator[Payment]:
        groups = state.board.grid.components(state.own[seat])
        largest = max(groups, key=lambda cells: state.units(cells, seat), default=0)
        yield Payment(state.units(largest, seat) // share, largest)

    return counting


def _groups(state: "State", seat: int) -> Iterator[Payment]:
    """WK-11.21."""
    for group in state.board.grid.components(state.own[seat]):
        yield Payment(1, group)


def _lone(state: "State", seat: int) -> Iterator[Payment]:
    """WK-11.22."""
    yield Payment(UNITS, state.own[seat] & ~state.near[seat])


def _poorest_board(state: "State", seat: int) -> Iterator[Payment]:
    """WK-11.23."""
    parts = [part & state.own[seat] for part in state.board.parts if part]
    yield Payment(UNITS, min(parts, key=lambda cells: state.units(cells, seat)))


def _poorest_terrain(state: "State", seat: int) -> Iterator[Payment]:
    """WK-11.28."""
    kinds = [state.board.terrain[kind] & state.own[seat] for kind in CARD_KINDS]
    yield Payment(UNITS, min(kinds, key=lambda cells: state.units(cells, seat)))


def _touched(effect: Effect) -> Counting:
    """WK-11.26."""
    kind = kind_of(effect, "terrain")

    def counting(state: "State", seat: int) -> Iterator[Payment]:
        board = state.board
        for cell in each(board.terrain[kind] & state.near[seat]):
            yield Payment(1, board.around[cell] & state.own[seat], cell)

    return counting


def _castles(state: "State", seat: int) -> Iterator[Payment]:
    """WK-12.4: a castle pays those who have most next to it."""
    board = state.board
    for castle in each(board.terrain[CASTLE] & state.near[seat]):
        around = board.around[castle]
        if state.units(around, seat) == max(state.units(around, other) for other in range(state.players)):
            yield Payment(1, around & state.own[seat], castle)


COUNTED: Final[Mapping[str, Callable[[Effect], Counting]]] = {
    "on": _on,
    "beside": _beside,
    "links": lambda _: _links,
    "messages": lambda _: _messages,
    "edge": lambda _: _all(lambda state: state.board.edge),
    "centre": lambda _: _all(lambda state: state.board.parts[CENTRE]),
    "line": lambda _: _line,
    "lines": lambda _: _lines,
    "largest": _largest,
    "groups": lambda _: _groups,
    "lone": lambda _: _lone,
    "poorest board": lambda _: _poorest_board,
    "poorest terrain": lambda _: _poorest_terrain,
    "touched": _touched,
    "castles": lambda _: _castles,
}


def _majority(ranks: tuple[int, ...]) -> Counting:
    """WK-11.24, WK-11.29."""

    def counting(state: "State", seat: int) -> Iterator[Payment]:
        for part in state.board.parts:
            yield Payment(share(state, part, seat, ranks), part & state.own[seat])

    return counting


def share(state: "State", part: Bits, seat: int, ranks: tuple[int, ...]) -> int:
    """What a seat gets for having most, second most ... on some hexes."""
    return majority([state.units(part, other) for other in range(state.players)], seat, ranks)


class Source(NamedTuple):
    """Something that pays points."""

    name: str
    each: int
    counting: Counting


def _source(card: ScoringCard) -> Source:
    counting = meaning(card.effect, "counts", {**COUNTED, MAJORITY: lambda _: _majority(card.points)})
    # What a majority counts are the points themselves.
    return Source(card.name, 1 if card.effect["counts"] == MAJORITY else card.points[0], counting)


SOURCES: Final = {card.name: _source(card) for card in (*CARDS.values(), CASTLES)}


def points(state: "State", seat: int, name: str) -> int:
    """What a card pays a seat."""
    source = SOURCES[name]
    count = 0
    for times, buildings, _ in source.counting(state, seat):
        count += state.units(buildings, seat) if times == UNITS else times
    return source.each * count


def sources(state: "State") -> Iterator[str]:
    """Everything that pays in this game (WK-12.3, WK-12.4)."""
    yield from state.cards
    yield CASTLES.name


def gains(state: "State", seat: int) -> list[Gain]:
    """Where the points of a seat come from, hex by hex where each house counts for itself."""
    name = state.board.name
    found = []
    for source in sources(state):
        each_pays = SOURCES[source].each
        for times, buildings, place in SOURCES[source].counting(state, seat):
            if times == UNITS:
                for cell in each(buildings):
                    found.append(Gain(source, each_pays * state.units(1 << cell, seat), (name(cell),)))
            elif times:
                payer = () if place is None else (name(place),)
                found.append(Gain(source, each_pays * times, (*payer, *map(name, each(buildings)))))
    return found
