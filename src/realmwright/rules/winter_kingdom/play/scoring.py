"""Points at the end, or as they would be if the game ended now (WK-12)."""

from realmwright.game import Score
from realmwright.hexgames.difference import ANEW, NOTHING
from realmwright.rules.winter_kingdom.model.catalogue import SCORED, UNITS, ScoringCard
from realmwright.rules.winter_kingdom.model.position import Position


def counted(state: Position, seat: int, card: ScoringCard) -> int:
    """How much a card counts for a seat."""
    count = 0
    for times, buildings, _ in card.counting(state, seat):
        count += state.units(buildings, seat) if times == UNITS else times
    return count


def points(state: Position, seat: int, card: ScoringCard) -> int:
    """What a card pays a seat."""
    return card.each * counted(state, seat, card)


def score(state: Position, seat: int) -> Score:
    """The points of one seat, by what pays them (WK-12.3, WK-12.4)."""
    return Score({SCORED[number].name: points(state, seat, SCORED[number]) for number in state.setup.scored})


def scores(state: Position) -> list[Score]:
    """The points of all seats."""
    return [score(state, seat) for seat in range(state.players)]


def total(state: Position, seat: int) -> int:
    """The points of one seat, added up."""
    return sum(points(state, seat, SCORED[number]) for number in state.setup.scored)


def totals(state: Position) -> list[int]:
    """The points of all seats, added up for each."""
    return [total(state, seat) for seat in range(state.players)]


def figures(state: Position, seat: int) -> list[int]:
    """How much everything counts for one seat, in its order; 0 for cards that say themselves what a building adds."""
    return [0 if SCORED[number].additive else counted(state, seat, SCORED[number]) for number in state.setup.scored]


def without(state: Position, seat: int, cell: int, figures_before: list[int]) -> list[int]:
    """The figures as they are once the building on a hex has left it; ANEW for those that cannot be told before."""
    found = figures_before[:]
    for place, number in enumerate(state.setup.scored):
        card = SCORED[number]
        grown, shrunk = card.grown, card.shrunk
        if grown is not None and card.additive:
            found[place] -= grown(state, seat, cell, 0)
        else:
            found[place] = shrunk(state, seat, cell, found[place]) if shrunk is not None else ANEW
    return found


def gained(state: Position, seat: int, entered: int, figures_left: list[int], figures_before: list[int]) -> int:
    """How many more points a seat has after a small change, by the figures before it.

    Most actions put one building on the map or none, or move one: then most cards need not look at all of them.
    ``figures_left`` are those :func:`without` what has left its hex, ``entered`` is the hex with a new building.
    """
    result = 0
    for place, number in enumerate(state.setup.scored):
        card = SCORED[number]
        grown = card.grown
        now = figures_left[place]
        if now == ANEW or (grown is None and entered != NOTHING):
            now = counted(state, seat, card)
        elif grown is not None and entered != NOTHING:
            now = grown(state, seat, entered, now)
        result += card.each * (now - figures_before[place])
    return result


def winners(state: Position) -> list[int]:
    """The most points win, and those who tie share the victory (WK-12.6)."""
    found = totals(state)
    return [seat for seat, total in enumerate(found) if total == max(found)]
