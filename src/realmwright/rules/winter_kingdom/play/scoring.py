"""Points at the end, or as they would be if the game ended now (WK-12)."""

from collections.abc import Iterator

from realmwright.game import Score
from realmwright.rules.winter_kingdom.model.catalogue import ALWAYS_SCORED, SCORING, UNITS
from realmwright.rules.winter_kingdom.model.position import Position


def sources(state: Position) -> Iterator[str]:
    """Everything that pays in this game (WK-12.3, WK-12.4)."""
    yield from state.setup.cards
    yield from ALWAYS_SCORED


def points(state: Position, seat: int, name: str) -> int:
    """What a card pays a seat."""
    card = SCORING[name]
    count = 0
    for times, buildings, _ in card.counting(state, seat):
        count += state.units(buildings, seat) if times == UNITS else times
    return card.each * count


def score(state: Position, seat: int) -> Score:
    """The points of one seat, by what pays them."""
    return Score({name: points(state, seat, name) for name in sources(state)})


def scores(state: Position) -> list[Score]:
    """The points of all seats."""
    return [score(state, seat) for seat in range(state.players)]


def totals(state: Position) -> list[int]:
    """The same, added up for each seat."""
    return [sum(points(state, seat, name) for name in sources(state)) for seat in range(state.players)]


def winners(state: Position) -> list[int]:
    """The most points win, and those who tie share the victory (WK-12.6)."""
    found = totals(state)
    return [seat for seat, total in enumerate(found) if total == max(found)]
