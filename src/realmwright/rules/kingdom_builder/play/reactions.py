"""Reactions: what others may do in the midst of somebody's turn (KB-13.6).

Whatever is under way waits on a stack while one seat after another is asked. A reaction can itself be interrupted; the
inner round is then played to its end before the outer one goes on (KB-13.7).
"""

from typing import TYPE_CHECKING, NamedTuple

from realmwright.rules.kingdom_builder.content.patterns import NONE
from realmwright.rules.kingdom_builder.model.catalogue import EXTRAS

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State


class Round(NamedTuple):
    """Seats that are still to be asked, and what goes on when they are."""

    number: int
    """The extra action that they may carry out."""
    waiting: tuple[int, ...]
    actor: int
    tile: int
    steps: int
    """The count of the extra action that was interrupted."""


def interrupt(state: "State", number: int, seats: list[int]) -> None:
    """Let these seats react, in this order, before anything else goes on."""
    state.rounds += (Round(number, tuple(seats), state.actor, state.tile, state.count),)
    state.tile = NONE
    state.count = 0


def go_on(state: "State") -> None:
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
