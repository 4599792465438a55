"""Playing in small steps, each of which goes through a dump and back: also in the middle of things."""

import json

from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder import positions


def play(state: State, *actions: str) -> State:
    """Play actions given in notation, one after another; whoever loads a position in between can play the same."""
    for text in actions:
        positions.play(state, text)
        dump = state.dump()
        twin = game.load(json.loads(json.dumps(dump)))
        assert twin.dump() == dump
        assert (twin.seat, twin.prompt()) == (state.seat, state.prompt())
        assert positions.options(twin) == positions.options(state)
    return state
