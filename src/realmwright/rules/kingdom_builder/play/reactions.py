"""Reactions: what others may do during somebody's turn (KB-13.6).

Whatever is under way waits on a stack while one seat after another is asked. A reaction can itself be interrupted; the
inner round is then played to its end before the outer one goes on (KB-13.7).
"""

from realmwright.rules.kingdom_builder.model.catalogue import EXTRAS
from realmwright.rules.kingdom_builder.model.fields import NONE, Round
from realmwright.rules.kingdom_builder.model.position import Position


def interrupt(state: Position, number: int, seats: list[int]) -> None:
    """Let these seats react, in this order, before anything else goes on."""
    state.rounds += (Round(number, tuple(seats), state.actor, state.tile, state.count),)
    state.tile = NONE
    state.count = 0


def pass_over(state: Position) -> None:
    """The seat that was asked wants nothing of what it could do several times: it is not asked again at once."""
    if not state.rounds:
        return
    asked = state.rounds[-1]
    again = 0
    while again < len(asked.waiting) and asked.waiting[again] == state.actor:
        again += 1
    later = Round(asked.number, asked.waiting[again:], asked.actor, asked.tile, asked.steps)
    state.rounds = state.rounds[:-1] + (later,)


def go_on(state: Position) -> None:
    """Ask the next seat that can react, or take up again what was interrupted."""
    while state.rounds and state.tile == NONE:
        asked = state.rounds[-1]
        if asked.waiting:
            state.actor = asked.waiting[0]
            later = Round(asked.number, asked.waiting[1:], asked.actor, asked.tile, asked.steps)
            state.rounds = state.rounds[:-1] + (later,)
            if EXTRAS[asked.number].ready(state):
                state.tile = asked.number
        else:
            state.rounds = state.rounds[:-1]
            state.actor = asked.actor
            state.tile = asked.tile
            state.count = asked.steps
