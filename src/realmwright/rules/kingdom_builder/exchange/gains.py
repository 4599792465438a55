"""The gold of each seat as people are shown it, and where it comes from, hex by hex."""

from realmwright.bits import each
from realmwright.game import Gain, Score, check_seat
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.play.scoring import pays, scores


def known_scores(state: Position, seat: int | None) -> list[Score | None]:
    """All scores, without what nobody has played for yet: on an empty map nobody has gold."""
    check_seat(state, seat)
    known = scores(state)
    if state.over:
        return [*known]
    for source in state.setup.hooks.sources:
        if source.unclaimed is not None and pays(state, source):
            for owner, score in enumerate(known):
                score[source.name] -= source.unclaimed(state, owner)
    return [*known]


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
