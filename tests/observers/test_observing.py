"""Observations: of fixed shape, and made of nothing that a seat may not know."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from realmwright.dice import FastDice
from realmwright.game import BadSetup, games
from realmwright.observers.observer import MASK, Observation, actions, mask_of, observer_for, observers, unpacked
from tests.gym.walks import GAMES, KINDS, each_game, walk
from tests.server.plugins import installed

WALKS = [(game, players, options) for game in GAMES for players, options in KINDS[game]]


@pytest.fixture
def tiny() -> Iterator[None]:
    with installed():
        yield


def alike(one: Observation, other: Observation) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


@pytest.mark.parametrize(("game", "players", "options"), WALKS)
def test_nothing_that_a_seat_imagines_is_seen(game: str, players: int, options: Any) -> None:
    observer = observer_for(game, players, options)
    looked = 0
    for number, state in enumerate(walk(game, players, options, seed=1)):
        # Whatever is being asked in the midst of a card is the place for leaks.
        if number % 7 == 0 or getattr(state, "stack", None):
            for seat in range(players):
                seen = observer.observe(state, seat)
                assert alike(seen, observer.observe(state.imagine(seat, FastDice(number)), seat)), f"seat {seat}"
                looked += 1
    assert looked > 20


@pytest.mark.parametrize(("game", "players", "options"), WALKS)
def test_arrays_keep_their_shape_and_bounds(game: str, players: int, options: Any) -> None:
    observer = observer_for(game, players, options)
    assert MASK not in observer.shapes
    assert observer.names.keys() == observer.shapes.keys()
    for name, shape in observer.shapes.items():
        assert len(set(observer.names[name])) == len(observer.names[name]) == shape.shape[0]
    for number, state in enumerate(walk(game, players, options, seed=5)):
        assert state.legal() < 1 << observer.actions
        if number % 5 == 0 or state.seat is None:
            for seat in range(players):
                seen = observer.observe(state, seat)
                assert seen.keys() == observer.shapes.keys()
                for name, shape in observer.shapes.items():
                    assert seen[name].shape == shape.shape
                    assert seen[name].dtype == shape.dtype
                    assert shape.low <= seen[name].min() <= seen[name].max() <= shape.high


@each_game
def test_every_action_and_every_turn_shows(game: str) -> None:
    """Whoever has chosen sees afterwards that something has changed."""
    observer = observer_for(game)
    before, mover = None, None
    for state in walk(game, most=60):
        if before is not None and mover is not None:
            assert not alike(before, observer.observe(state, mover))
        mover = state.seat
        before = None if mover is None else observer.observe(state, mover)


@each_game
def test_observations_are_new_arrays(game: str) -> None:
    """Arrays are new each time: keeping them in a buffer is safe."""
    observer = observer_for(game)
    state = games[game].new(2, 0)
    first, second = observer.observe(state, 0), observer.observe(state, 0)
    for name in first:
        first[name][...] = 1
        assert not np.shares_memory(first[name], second[name])
    assert alike(second, observer.observe(state, 0))


@each_game
def test_the_mask_is_for_the_seat_to_move(game: str) -> None:
    count = actions(game)
    for state in walk(game, most=20):
        for seat in range(state.players):
            mask = mask_of(state, seat, count)
            assert mask.dtype == np.int8
            assert mask.shape == (count,)
            expected = state.legal() if seat == state.seat else 0
            assert sum(1 << int(action) for action in np.flatnonzero(mask)) == expected


def test_more_members_than_there_is_room_for_are_refused() -> None:
    assert unpacked(0, 3).tolist() == [0, 0, 0]
    with pytest.raises(OverflowError):
        unpacked(1 << 8, 8)


def test_observers_are_found_by_the_name_of_the_game() -> None:
    assert set(GAMES) <= set(observers)
    with pytest.raises(BadSetup, match="unknown game"):
        observer_for("chess")
    with pytest.raises(BadSetup, match="takes 2 to 4 players, not 7"):
        observer_for("dominion", 7)
    with pytest.raises(BadSetup, match="unknown option 'kingdoms'; did you mean 'kingdom'"):
        observer_for("dominion", 2, {"kingdoms": "random"})


@pytest.mark.usefixtures("tiny")
def test_a_game_without_an_observer_says_what_is_missing() -> None:
    with pytest.raises(BadSetup, match=r"nothing shows tiny as arrays: .* realmwright\.observers"):
        observer_for("tiny")
