"""One learner against bots, checked by Gymnasium's own checker, and by what it does not check."""

import os
import subprocess
import sys
import warnings
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from realmwright.bots import bots, bots_for
from realmwright.bots.greedy import Greedy
from realmwright.bots.random import Random
from realmwright.dice import FastDice
from realmwright.game import BadSetup, State
from realmwright.gym import IDS, Single
from realmwright.observers.observer import MASK
from tests.gym.walks import any_legal, each_game


@each_game
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_gymnasium_finds_no_fault(game: str, opponents: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made = gymnasium.make(IDS[game], opponents=opponents, disable_env_checker=True)
        check_env(made.unwrapped)
        made.close()


def test_ids_are_there_whoever_imports_the_package() -> None:
    """Gymnasium imports what stands before the colon."""
    code = f"import gymnasium; print(gymnasium.make('realmwright.gym:{IDS['dominion']}').spec.id)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert told.stdout.strip() == IDS["dominion"], told.stderr


@pytest.mark.parametrize("missing", ["gymnasium", "numpy", "pettingzoo"])
def test_without_the_extra_one_line_says_what_to_install(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None\nimport realmwright.gym"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, env={**os.environ})
    assert told.returncode == 1
    assert told.stderr.splitlines()[-1] == f"ImportError: environments need {missing}: pip install 'realmwright[gym]'"


def play(env: Single, seed: int | None = None) -> tuple[float, int]:
    """A random game: the reward at its end and the learner's seat."""
    chance = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        mask = env.action_masks()
        assert np.array_equal(mask, info[MASK].astype(bool))
        seen, reward, terminated, truncated, info = env.step(any_legal(mask, chance))
        assert np.array_equal(seen[MASK], info[MASK])
        assert not np.shares_memory(seen[MASK], info[MASK])
        if terminated or truncated:
            assert not terminated or not seen[MASK].any()
            return reward, info["seat"]
        assert reward == 0


@each_game
def test_the_reward_is_the_learner_s(game: str) -> None:
    env = Single(game, players=3, reward="points")
    for seed in range(3):
        reward, seat = play(env, seed)
        totals = list(env._running.state.totals())
        own = totals.pop(seat)
        assert np.sign(reward) == np.sign(own - max(totals))


def test_the_learner_sits_where_it_should() -> None:
    anywhere = Single("dominion", players=3, turns=1)
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    fixed = Single("dominion", players=3, seat=2, turns=1)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(20)} == {2}


class Asked(Random):
    """A bot that keeps what it was shown; it does not say that it is blind."""

    blind = False
    shown: list[State] = []  # noqa: RUF012 -- all bots of this kind keep theirs together

    def choose(self, state: State) -> int:
        self.shown.append(state)
        return super().choose(state)


def test_bots_get_imagined_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never the position itself, nor anything of it that its seat may not know."""
    monkeypatch.setitem(bots._loaded, "asked", Asked)
    bots_for.cache_clear()
    Asked.shown.clear()
    env = Single("dominion", "asked", turns=3)
    play(env, 1)
    bots_for.cache_clear()
    assert len(Asked.shown) > 3
    real = env._running.state
    assert all(state is not real for state in Asked.shown)
    # The dice tell every card that is still to come.
    assert all(state.dump()["dice"] != real.dump()["dice"] for state in Asked.shown)


def test_opponents_sit_from_the_learner_s_left_on() -> None:
    env = Single("kingdom-builder", ["random", "greedy"], players=3, seat=1)
    env.reset(seed=0)
    assert {seat: type(bot) for seat, bot in env._running.bots.items()} == {2: Random, 0: Greedy}


def test_bots_get_the_kingdom_that_they_wish_for() -> None:
    env = Single("dominion", "double-witch")
    env.reset(seed=0)
    assert "witch" in env._running.state.view(0)["kingdom"]  # type: ignore[operator]


@each_game
def test_seeds_repeat_games(game: str) -> None:
    env, other = Single(game), Single(game)
    assert play(env, 3) == play(other, 3)
    assert env._running.state.dump() == other._running.state.dump()
    env.reset()
    other.reset()
    assert env._running.state.dump() == other._running.state.dump()


def test_an_illegal_action_loses_the_game() -> None:
    env = Single("winter-kingdom", players=3)
    seen, _ = env.reset(seed=0)
    wrong = np.int64(np.flatnonzero(seen[MASK] == 0)[0])
    before = env._running.state.dump()
    _, reward, terminated, truncated, _ = env.step(wrong)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert env._running.state.dump() == before


def test_a_game_that_takes_too_long_is_given_up() -> None:
    env = Single("dominion", turns=2)
    reward, _ = play(env, 0)
    assert reward == 0
    assert env._running.truncated
    assert env._running.state.turns == 5


def test_the_table_is_shown_as_the_learner_sees_it() -> None:
    env = Single("dominion", render_mode="ansi")
    env.reset(seed=0)
    game = env._running
    assert env.render() == game.state.text(game.seat)
    imagined = game.state.imagine(game.seat, FastDice(5))
    assert env.render() == imagined.text(game.seat)


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (partial(Single, "dominion", "nobody"), "unknown dominion bot 'nobody'"),
        (partial(Single, "dominion", ["random", "random"]), "a game for 2 has 1 opponents, not 2: random, random"),
        (partial(Single, "dominion", "random:5"), "takes no budget"),
        (partial(Single, "dominion", seat=2), "the learner's seat is 0 to 1, or None for any, not 2"),
        (partial(Single, "dominion", render_mode="rgb_array"), "unknown render mode"),
        (partial(Single, "dominion", options={"forbid": ["moat"], "require": ["moat"]}), "both name moat"),
        (Single("dominion").action_masks, "reset the environment first"),
    ],
)
def test_impossible_settings_are_refused_in_one_line(make: Any, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason) as refused:
        make()
    assert "\n" not in str(refused.value)
