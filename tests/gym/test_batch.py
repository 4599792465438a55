"""Many games at once are the same games as one at a time."""

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from realmwright.game import BadSetup
from realmwright.gym import IDS, Batch, Single
from realmwright.gym.observing import MASK, Observation
from tests.gym.walks import any_legal, each_game

MODES = [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP]


def same(one: Observation, other: Observation) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


@each_game
@pytest.mark.parametrize("mode", MODES)
def test_a_batch_is_many_single_games(game: str, mode: AutoresetMode) -> None:
    """Step by step, beyond the ends of games, beside Gymnasium's own way to join environments."""
    settings: dict[str, Any] = {"turns": 12, "reward": "points", "players": 3}
    batch = Batch(game, 4, autoreset_mode=mode, **settings)
    beside = SyncVectorEnv([partial(Single, game, **settings)] * 4, autoreset_mode=mode)
    assert batch.single_observation_space == beside.single_observation_space
    assert batch.observation_space == beside.observation_space
    assert batch.action_space == beside.action_space
    chance = np.random.default_rng(0)
    seen, infos = batch.reset(seed=11)
    expected, told = beside.reset(seed=11)
    ends = 0
    for _ in range(160):
        assert same(seen, expected)
        assert np.array_equal(infos["seat"], told["seat"])
        assert batch.observation_space.contains(seen)
        actions = any_legal(seen[MASK], chance)
        seen, *found, infos = batch.step(actions)
        expected, *wanted, told = beside.step(actions)
        assert all(np.array_equal(one, other) for one, other in zip(found, wanted, strict=True))
        ends += int(found[1].sum() + found[2].sum())
        assert ("final_obs" in infos) == ("final_obs" in told)
        if "final_obs" in infos:
            assert np.array_equal(infos["_final_obs"], told["_final_obs"])
            for place in np.flatnonzero(infos["_final_obs"]):
                assert same(infos["final_obs"][place], told["final_obs"][place])
    assert ends > 4


@each_game
def test_make_vec_makes_batches(game: str) -> None:
    batch = gymnasium.make_vec(IDS[game], num_envs=3, players=2, opponents="random")
    assert isinstance(batch.unwrapped, Batch)
    assert batch.num_envs == 3
    seen, _ = batch.reset(seed=0)
    assert batch.observation_space.contains(seen)


def test_statistics_of_episodes_can_be_kept() -> None:
    """Gymnasium's wrapper, which goes by the conventions for infos."""
    batch = RecordEpisodeStatistics(Batch("dominion", 3, turns=3, autoreset_mode="SameStep"))
    seen, _ = batch.reset(seed=0)
    chance = np.random.default_rng(0)
    lengths: list[int] = []
    for _ in range(60):
        seen, _, _, _, infos = batch.step(any_legal(seen[MASK], chance))
        if "episode" in infos:
            lengths += infos["episode"]["l"][infos["_episode"]].tolist()
    assert len(lengths) > 3
    assert min(lengths) >= 3


@each_game
def test_the_learner_can_play_all_seats(game: str) -> None:
    batch = Batch(game, 5, opponents=None, autoreset_mode="SameStep")
    seen, infos = batch.reset(seed=2)
    chance = np.random.default_rng(2)
    movers: set[int] = set()
    ends = 0
    for _ in range(1500):
        movers |= set(infos["seat"].tolist())
        assert seen[MASK].any(axis=1).all()
        before = infos["seat"]
        seen, rewards, terminated, _, infos = batch.step(any_legal(seen[MASK], chance))
        assert not infos["rewards"][~terminated].any()
        for place in np.flatnonzero(terminated):
            assert rewards[place] == infos["rewards"][place, before[place]]
            assert infos["rewards"][place].sum() == pytest.approx(0)
            ends += 1
        if ends >= 3 and movers == {0, 1}:
            return
    raise AssertionError("no game came to its end")


def test_the_same_arrays_or_new_ones() -> None:
    for copy in (True, False):
        batch = Batch("kingdom-builder", 2, copy=copy)
        first, _ = batch.reset(seed=0)
        kept = {name: array.copy() for name, array in first.items()}
        second, *_ = batch.step(any_legal(first[MASK], np.random.default_rng(0)))
        assert same(first, kept) == copy
        assert all(np.shares_memory(first[name], second[name]) != copy for name in first)


def test_an_illegal_action_loses_its_own_game_only() -> None:
    batch = Batch("dominion", 3, autoreset_mode="SameStep")
    seen, _ = batch.reset(seed=0)
    actions = any_legal(seen[MASK], np.random.default_rng(0))
    actions[1] = np.flatnonzero(seen[MASK][1] == 0)[0]
    _, rewards, terminated, truncated, _ = batch.step(actions)
    assert rewards.tolist() == [0, -1, 0]
    assert terminated.tolist() == [False, True, False]
    assert not truncated.any()


def test_seeds_can_be_given_one_by_one() -> None:
    batch = Batch("dominion", 3)
    listed, _ = batch.reset(seed=[4, 9, 4])
    assert same({name: array[0] for name, array in listed.items()}, {name: array[2] for name, array in listed.items()})
    run, _ = batch.reset(seed=8)
    assert all(np.array_equal(run[name][1], listed[name][1]) for name in run)
    assert np.array_equal(batch.action_masks(), run[MASK].astype(bool))
    again, _ = batch.reset()
    assert not same(again, run)
    assert not same(Batch("dominion", 3).reset()[0], Batch("dominion", 3).reset()[0])


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (partial(Batch, "dominion", 0), "at least 1 game, not 0"),
        (partial(Batch, "dominion", autoreset_mode="Disabled"), "begin anew by themselves"),
        (partial(Batch("dominion", 2).reset, seed=[1]), "has as many seeds, not 1"),
        (partial(Batch("dominion", 2).step, np.zeros(2, np.int64)), "reset the environment first"),
    ],
)
def test_impossible_settings_are_refused_in_one_line(make: Any, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason) as refused:
        make()
    assert "\n" not in str(refused.value)
