"""Where the gold of a seat comes from, hex by hex, for people."""

from realmwright.bits import each
from realmwright.game import Gain, check_seat
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.play.scoring import pays


def gains(state: Position, seat: int | None) -> list[list[Gain] | None]:
    """Where the points of everybody come from. Whoever looks sees the same."""
    check_seat(state, seat)
    return [gains_of(state, owner) for owner in range(state.players)]


def gains_of(state: Position, seat: int) -> list[Gain]:
    """Everything that earns a seat gold, in the order of its score."""
    name = state.board.name
    found = []
    for source in state.setup.hooks.sources:
        if not pays(state, source):
            continue
        for payment in source.gains(state, seat):
            if payment.gold:
                payer = () if payment.hex is None else (name(payment.hex),)
                found.append(Gain(source.name, payment.gold, (*payer, *map(name, each(payment.settlements)))))
    return found
