"""The turn of the base game is written out for speed: it is the same turn."""

import random

import pytest

from realmwright.bits import each
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.exchange.load import load
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.native import NATIVE
from realmwright.rules.kingdom_builder.quick import QuickState
from realmwright.rules.kingdom_builder.state import State

COMPARED = set(Position.__slots__) - {"built", "regular"}
"""All but what only sets ask about the turn."""


def patient(state: State) -> State:
    """The same position, played by the engine that asks the sets, of which there are none."""
    twin = State.__new__(State)
    other = state.copy()
    for name in Position.__slots__:
        setattr(twin, name, getattr(other, name))
    return twin


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_engines_play_the_same_games(players: int) -> None:
    chance = random.Random(players)
    for seed in range(6):
        quick = NATIVE.to_plain(game.new(players, seed))
        assert type(quick) is QuickState
        slow = patient(quick)
        quick.journal, slow.journal = [], []
        while not quick.over:
            assert quick.legal() == slow.legal()
            action = chance.choice(list(each(quick.legal())))
            quick.play(action)
            slow.play(action)
            assert all(getattr(quick, name) == getattr(slow, name) for name in COMPARED)
        assert slow.over
        assert quick.scores() == slow.scores()


def test_games_with_sets_are_played_by_the_patient_one() -> None:
    state = NATIVE.to_plain(game.new(2, 1, {"sets": ["caves"]}))
    assert type(state) is State
    assert type(state.copy()) is State
    assert type(load(game, state.dump())) is State
    assert type(load(game, game.new(2, 1).dump())) is QuickState
