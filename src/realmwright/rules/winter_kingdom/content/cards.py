"""The Winter Kingdom cards and the castles, and what the words of their effects mean: what scores (WK-11, WK-12.4).

Each card tells what it counts, and how often; points and gains both come from that.
"""

from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from typing import Final

from realmwright.bits import Bits, each
from realmwright.hexgames.majority import majority
from realmwright.json_reader import JsonReader
from realmwright.rules.winter_kingdom.content import own
from realmwright.rules.winter_kingdom.content.words import kind_of, meaning
from realmwright.rules.winter_kingdom.model.board import CENTRE
from realmwright.rules.winter_kingdom.model.catalogue import (
    UNITS,
    Cells,
    Counting,
    Payment,
    ScoringCard,
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


def _all(cells: Cells) -> Counting:
    """Each house on some hexes."""

    def counting(state: Position, seat: int) -> Iterator[Payment]:
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


def _links(state: Position, seat: int) -> Iterator[Payment]:
    """WK-11.15: an own group that touches several castles joins each of them but one."""
    board = state.board
    for group in board.grid.components(state.own[seat]):
        castles = (board.grid.near(group) & board.terrain[CASTLE]).bit_count()
        if castles > 1:
            yield Payment(castles - 1, group)


def _messages(state: Position, seat: int) -> Iterator[Payment]:
    """WK-11.16: a village counts once, whichever groups touch it."""
    board = state.board
    own = state.own[seat]
    senders = board.grid.component(own & board.beside[CASTLE], own)
    for village in each(board.grid.near(senders) & board.terrain[VILLAGE]):
        yield Payment(1, board.grid.component(board.grid.around[village], senders), village)


def _line(state: Position, seat: int) -> Iterator[Payment]:
    """WK-11.18."""
    lines = state.board.site.lines[state.setup.direction]
    own = state.own[seat]
    yield Payment(UNITS, max((line & own for line in lines), key=lambda cells: state.units(cells, seat)))


def _lines(state: Position, seat: int) -> Iterator[Payment]:
    """WK-11.19."""
    for line in state.board.site.lines[state.setup.direction]:
        if line & state.own[seat]:
            yield Payment(1, line & state.own[seat])


def _largest(effect: Effect) -> Counting:
    """WK-11.20."""
    share = effect.words.number("of", 1, MANY)

    def counting(state: Position, seat: int) -> Iterator[Payment]:
        groups = list(state.board.grid.components(state.own[seat]))
        largest = max(groups, key=lambda cells: state.units(cells, seat), default=0)
        yield Payment(state.units(largest, seat) // share, largest)

    return counting


def _groups(state: Position, seat: int) -> Iterator[Payment]:
    """WK-11.21."""
    for group in state.board.grid.components(state.own[seat]):
        yield Payment(1, group)


def _lone(state: Position, seat: int) -> Iterator[Payment]:
    """WK-11.22."""
    yield Payment(UNITS, state.own[seat] & ~state.near[seat])


def _poorest_board(state: Position, seat: int) -> Iterator[Payment]:
    """WK-11.23."""
    parts = [part & state.own[seat] for part in state.board.parts if part]
    yield Payment(UNITS, min(parts, key=lambda cells: state.units(cells, seat)))


def _poorest_terrain(state: Position, seat: int) -> Iterator[Payment]:
    """WK-11.28."""
    kinds = [state.board.terrain[kind] & state.own[seat] for kind in CARD_KINDS]
    yield Payment(UNITS, min(kinds, key=lambda cells: state.units(cells, seat)))


def _touched(effect: Effect) -> Counting:
    """WK-11.26."""
    kind = kind_of(effect, "terrain")

    def counting(state: Position, seat: int) -> Iterator[Payment]:
        board = state.board
        for cell in each(board.terrain[kind] & state.near[seat]):
            yield Payment(1, board.grid.around[cell] & state.own[seat], cell)

    return counting


def _castles(state: Position, seat: int) -> Iterator[Payment]:
    """WK-12.4: a castle pays those who have most next to it."""
    board = state.board
    for castle in each(board.terrain[CASTLE] & state.near[seat]):
        around = board.grid.around[castle]
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


"""The meanings of ``counts = "..."``, besides that of a majority."""


def _majority(ranks: tuple[int, ...]) -> Counting:
    """WK-11.24, WK-11.29."""

    def counting(state: Position, seat: int) -> Iterator[Payment]:
        for part in state.board.parts:
            yield Payment(share(state, part, seat, ranks), part & state.own[seat])

    return counting


def share(state: Position, part: Bits, seat: int, ranks: tuple[int, ...]) -> int:
    """What a seat gets for having most, second most ... on some hexes."""
    return majority([state.units(part, other) for other in range(state.players)], seat, ranks)


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
    counting = meaning(effect, "counts", {**COUNTED, MAJORITY: lambda _: _majority(points)})
    each_pays = 1 if counts == MAJORITY else points[0]
    return ScoringCard(entry.name, effect, points, emblem(), each_pays, counting, lines=counts in LINES)


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
