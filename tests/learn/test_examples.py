"""Examples: what a net learns from, and how it sees it."""

from dataclasses import replace
from typing import Any, cast

import numpy as np
import pytest

from realmwright import native
from realmwright.bits import select
from realmwright.bots.net_inputs import inputs_of, scaled
from realmwright.dice import FastDice
from realmwright.game import BadSetup, Json, State, games
from realmwright.learn.examples import Examples, Finishing, Sampling, examples_of, joined
from realmwright.learn.network import unpack
from realmwright.learn.recipes import recipe_of, recipes
from realmwright.learn.training import Window, assemble
from realmwright.observers.kingdom_builder import KingdomBuilderObserver
from realmwright.observers.planes import BOARD, TABLE
from realmwright.playouts import MOST_ACTIONS
from realmwright.rules.kingdom_builder.setup import SET_NAMES

compiled = pytest.mark.skipif(native.speed() == "plain Python", reason="needs compiled rules")
GAMES = sorted(recipes)
SMALL = Sampling("kingdom-builder", games=1, kept=30)


@compiled
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_examples(game: str) -> None:
    sampling = replace(recipe_of(game).sampling, games=1)
    one, other = examples_of(sampling, 5), examples_of(sampling, 5)
    assert one is not None
    assert other is not None
    assert (one.planes == other.planes).all()
    assert (one.numbers == other.numbers).all()
    assert one.targets.tolist() == other.targets.tolist()
    assert np.abs(one.targets).max() <= 1
    assert len(one.planes) == len(one.numbers) == len(one.targets)
    different = examples_of(sampling, 6)
    assert different is None or different.targets.tolist() != one.targets.tolist()


@compiled
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_finished_up_to_its_last_choice(game: str) -> None:
    state = cast(Finishing, games[game].new(2, 4))
    before = state.dump()
    end, last = state.finish_turn(9, MOST_ACTIONS)
    assert last is not None
    assert end.turns == state.turns
    assert end.legal() >> last & 1
    again, same = state.finish_turn(9, MOST_ACTIONS)
    assert (again.dump(), same) == (end.dump(), last)
    end.play(last)
    assert end.turns == state.turns + 1
    assert state.dump() == before, "the position itself stays as it is"
    assert state.finish_turn(9, 0)[1] is None


@compiled
def test_all_settings_of_a_recipe_occur() -> None:
    sampling = replace(recipe_of("kingdom-builder").sampling, games=1, worlds=1, ways=1, kept=10)
    found = [each for each in (examples_of(sampling, seed) for seed in range(40)) if each is not None]
    assert {len(each.planes[0]) for each in found} > {40}, "the base game for two, and others"
    assert len({each.observer for each in found}) > 6


@compiled
def test_targets_follow_the_lead() -> None:
    """Who is ahead mostly stays ahead: in the average over some deals."""
    leads, targets = [], []
    for seed in range(6):
        found = examples_of(replace(SMALL, worlds=4), seed)
        assert found is not None
        names = found.observer.names[TABLE]
        own, other = [found.numbers[:, names.index(f"{who}: points /256")] for who in ("own", "seat +1")]
        leads += (own - other).tolist()
        targets += found.targets.tolist()
    assert np.corrcoef(leads, targets)[0, 1] > 0.4


def test_examples_need_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games["kingdom-builder"]
    plain = native.plain_position(game.new(2, 1))
    monkeypatch.setattr(type(game), "new", lambda *_: plain)
    with pytest.raises(BadSetup, match="have to be compiled"):
        examples_of(SMALL, 1)


def test_unknown_games_have_no_recipe() -> None:
    with pytest.raises(BadSetup, match="unknown recipe 'chess'"):
        recipe_of("chess")


# Inputs


def some_turns_in(game: str, players: int, options: dict[str, Json], turns: int = 9) -> State:
    """A position of a game with random actions."""
    state = games[game].new(players, 3, options)
    stream = FastDice(4).stream("test")
    while state.seat is not None and state.turns < turns:
        legal = state.legal()
        state.play(select(legal, stream.below(legal.bit_count())))
    return state


@pytest.mark.parametrize("sets", [(), ("harvest",), ("crossroads", "island")], ids=str)
def test_inputs_are_what_the_wide_observer_shows(sets: tuple[str, ...]) -> None:
    """The observer of all sets draws every game; the one that fits draws less, and its planes go to the same places."""
    inputs = inputs_of("kingdom-builder")
    state = some_turns_in("kingdom-builder", 2, {"sets": list(sets)})
    wide = KingdomBuilderObserver(2, SET_NAMES)
    given = inputs.arrays([state], [1])
    seen = wide.observe(state, 1)
    layout = inputs.layout(wide)
    rows = given.board.shape[2]
    boards = np.zeros((len(inputs.planes), rows, given.board.shape[3]), np.uint8)
    boards[given.planes] = given.board[0]
    assert (boards[layout.planes] == np.pad(seen[BOARD], ((0, 0), (0, 1), (0, 0)))[:, :rows]).all()
    own = np.isin(layout.numbers, given.numbers)
    numbers = np.zeros(len(inputs.numbers))
    numbers[given.numbers] = given.table[0]
    assert numbers[layout.numbers][own] == pytest.approx((seen[TABLE] * layout.factors)[own], abs=1e-6)
    others = set(range(len(inputs.planes))) - set(layout.planes.tolist())
    assert not boards[sorted(others)].any(), "planes of seats that nobody has"


@pytest.mark.parametrize(("game", "options"), [
    ("kingdom-builder", {}),
    ("kingdom-builder", {"sets": "all"}),
    ("winter-kingdom", {}),
])  # fmt: skip
def test_many_positions_are_drawn_as_each_of_them(game: str, options: dict[str, Json]) -> None:
    inputs = inputs_of(game)
    states = [some_turns_in(game, 3, options, turns) for turns in (1, 5, 9)]
    given = inputs.arrays([*states, states[0]], [2, 0, 2, 1])
    for place, (state, seat) in enumerate(zip([*states, states[0]], [2, 0, 2, 1], strict=True)):
        seen = inputs.observer_of(state).observe(state, seat)
        _, rows, columns = seen[BOARD].shape
        assert (given.board[place, :, :rows, :columns] == seen[BOARD]).all()
        assert not given.board[place, :, rows:].any()
        assert not given.board[place, :, :, columns:].any()
        factors = inputs.layout(inputs.observer_of(state)).factors
        assert given.table[place] == pytest.approx(seen[TABLE] * factors, abs=1e-6)


@compiled
def test_what_cannot_be_drawn_is_refused() -> None:
    state = some_turns_in("kingdom-builder", 2, {})
    scenery = inputs_of("kingdom-builder").observer_of(state).scenery(state)
    draw = cast(Any, state).drawn
    planes, numbers = np.zeros((1, 7), np.uint8), np.zeros((1, 3), np.float32)
    with pytest.raises(ValueError, match="another size"):
        draw([state], scenery.scene, 0, scenery.places, planes, numbers)
    with pytest.raises(ValueError, match="position of other rules"):
        draw([games["winter-kingdom"].new(2, 1)], scenery.scene, 0, scenery.places, planes, numbers)
    with pytest.raises(TypeError):
        draw(state, scenery.scene, 0, scenery.places, planes, numbers)


def test_packed_examples_become_the_same_arrays() -> None:
    inputs = inputs_of("winter-kingdom")
    state = some_turns_in("winter-kingdom", 3, {})
    observer = inputs.observer_of(state)
    sights = [inputs.see([state], seat) for seat in range(3)]
    examples = Examples(observer, *joined(sights), np.zeros(3, np.float32), 0)
    planes, order, numbers = assemble(inputs, [(examples, np.array([2, 0]))]).positions
    boards = np.asarray(unpack(planes, order, inputs.rows, inputs.columns)).transpose(0, 3, 1, 2)
    wanted = inputs.arrays([state, state], [2, 0])
    assert (boards[:, wanted.planes] == wanted.board).all()
    assert numbers[:, wanted.numbers] == pytest.approx(wanted.table, abs=1e-3)


def test_names_of_numbers_have_scales() -> None:
    for game in GAMES:
        inputs = inputs_of(game)
        assert len(set(map(scaled, inputs.numbers))) == len(inputs.numbers)
        assert len(set(inputs.planes)) == len(inputs.planes)
        assert inputs.planes[0] == "hex", "nets take the first plane for the map"


def test_games_that_nets_cannot_see_are_refused() -> None:
    with pytest.raises(BadSetup, match="nets cannot see dominion"):
        inputs_of("dominion")


# The window


@compiled
def test_a_window_keeps_the_newest() -> None:
    inputs = inputs_of("kingdom-builder")
    found = [each for each in (examples_of(SMALL, seed) for seed in range(6)) if each is not None]
    window = Window(inputs, len(found[-1].targets), reuse=100)
    for each in found:
        window.add(each)
    batch = window.batch(64, np.random.default_rng(1))
    assert batch is not None
    assert set(batch.targets.tolist()) <= set(found[-1].targets.tolist())


@compiled
def test_a_window_is_learnt_from_so_often_and_no_more() -> None:
    found = examples_of(SMALL, 1)
    assert found is not None
    window = Window(inputs_of("kingdom-builder"), 10**6, reuse=2)
    chance = np.random.default_rng(1)
    assert window.batch(8, chance) is None
    window.add(found)
    taken = 0
    while window.batch(8, chance) is not None:
        taken += 8
    assert 2 * len(found.targets) - 8 < taken <= 2 * len(found.targets)


@compiled
def test_games_of_the_net_take_the_place_of_others() -> None:
    found = examples_of(SMALL, 1)
    assert found is not None
    own = found._replace(targets=found.targets * 0 + 0.25, by_net=True)
    window = Window(inputs_of("kingdom-builder"), 10**6, reuse=9)
    window.add(found)
    window.add(own)
    batch = window.batch(8, np.random.default_rng(1))
    assert batch is not None
    assert set(batch.targets.tolist()) == {0.25}
