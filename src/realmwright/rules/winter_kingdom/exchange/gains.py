"""Where the points of a seat come from, hex by hex where each house counts for itself."""

from realmwright.bits import each
from realmwright.game import Gain, check_seat
from realmwright.rules.winter_kingdom.model.catalogue import SCORED, UNITS
from realmwright.rules.winter_kingdom.model.position import Position


def gains(state: Position, seat: int | None) -> list[list[Gain] | None]:
    """Where the points of everybody come from. Whoever looks sees the same."""
    check_seat(state, seat)
    return [gains_of(state, owner) for owner in range(state.players)]


def gains_of(state: Position, seat: int) -> list[Gain]:
    """What each source pays a seat, and for which hexes."""
    name = state.board.name
    found = []
    for number in state.setup.scored:
        card = SCORED[number]
        for times, buildings, place in card.counting(state, seat):
            if times == UNITS:
                for cell in each(buildings):
                    found.append(Gain(card.name, card.each * state.units(1 << cell, seat), (name(cell),)))
            elif times:
                payer = () if place is None else (name(place),)
                found.append(Gain(card.name, card.each * times, (*payer, *map(name, each(buildings)))))
    return found
