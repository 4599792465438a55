"""Orchard keeps its rules and the contract."""

import json

import pytest
from orchard import game
from orchard.native import NATIVE

from realmwright.dice import FastDice
from realmwright.game import BadSetup, IllegalAction


def test_trees_are_picked_from_the_ends_and_a_rest_comes_once() -> None:
    state = game.load(game.new(2, 1).dump() | {"row": [5, 1, 7], "turn": 0})
    for action in ("left", "rest", "right"):
        state.play(state.read(action))
    assert (state.totals(), list(state.row), state.seat) == ([12, 0], [1], 1)
    with pytest.raises(IllegalAction, match="seat 1 may play 'left', or 'right'"):
        state.play(state.read("rest"))
    state.play(state.read("left"))
    assert (state.seat, state.winners()) == (None, [0])


def test_a_dump_is_the_whole_position_and_damage_is_refused() -> None:
    dump = json.loads(json.dumps(game.new(3, 5, {"length": "long"}).dump()))
    assert game.load(dump).dump() == dump
    with pytest.raises(BadSetup, match="wrong length"):
        game.load(dump | {"points": [1]})


def test_both_speeds_play_the_same_games() -> None:
    state = game.new(2, 3)
    assert NATIVE.to_plain(state).playouts(FastDice(1), 20) == state.playouts(FastDice(1), 20)
