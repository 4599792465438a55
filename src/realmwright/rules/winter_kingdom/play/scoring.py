"""Points at the end, or as they would be if the game ended now (WK-12)."""

from realmwright.game import Score
from realmwright.hexgames.difference import NOTHING, Change
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


def gained(state: Position, seat: int, before: Position, found: Change, figures_before: list[int]) -> int:
    """How many more points a seat has after an action of its own, by the figures before it.

    Most actions put one building on the map or none, or move one: then most cards need not look at all of them.
    """
    if not found.small:
        return total(state, seat) - total(before, seat)
    if found.left == NOTHING and found.entered == NOTHING:
        return 0
    result = 0
    for place, number in enumerate(state.setup.scored):
        card = SCORED[number]
        grown = card.grown
        more = 0
        if grown is not None and card.additive:
            if found.left != NOTHING:
                more -= grown(before, seat, found.left, 0)
            if found.entered != NOTHING:
                more += grown(state, seat, found.entered, 0)
        elif grown is not None and found.left == NOTHING:
            more = grown(state, seat, found.entered, figures_before[place]) - figures_before[place]
        else:
            more = counted(state, seat, card) - figures_before[place]
        result += card.each * more
    return result


def winners(state: Position) -> list[int]:
    """The most points win, and those who tie share the victory (WK-12.6)."""
    found = totals(state)
    return [seat for seat, total in enumerate(found) if total == max(found)]
