"""The environments for several agents, checked by PettingZoo itself, and by what it does not check."""

import pickle
import warnings
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from realmwright.dice import FastDice
from realmwright.game import BadSetup, IllegalAction
from realmwright.gym import IDS, RawEnv, env
from realmwright.observers.observer import MASK
from tests.gym.walks import KINDS, any_legal, each_game

KNOWN = (
    # PettingZoo says so of all environments that show a mask, but for those of its own that it has a list of.
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    # When the game is over nobody may do anything.
    "Action mask numpy array is all zeros (no legal actions).",
)


def module_of(game: str) -> Any:
    return import_module(f"realmwright.gym.{game.replace('-', '_')}_v{IDS[game].rpartition('-v')[2]}")


@each_game
def test_pettingzoo_finds_no_fault(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        # Enough for a whole game.
        api_test(module_of(game).env(turns=60), num_cycles=1000)
        api_test(module_of(game).raw_env(players=3), num_cycles=40)
        seed_test(module_of(game).env, num_cycles=100)
    assert {str(warning.message) for warning in told} <= set(KNOWN)
    assert capsys.readouterr().out.count("Passed API test") == 2


def play(game: Any, seed: int, most: int = 5000) -> tuple[dict[str, float], int]:
    """A random game: what everybody got, and how many actions there were."""
    game.reset(seed=seed)
    chance = np.random.default_rng(seed)
    paid = dict.fromkeys(game.possible_agents, 0.0)
    actions = 0
    for agent in game.agent_iter(most):
        seen, reward, terminated, truncated, info = game.last()
        assert info == {}
        paid[agent] += reward
        over = terminated or truncated
        game.step(None if over else any_legal(seen[MASK], chance))
        actions += not over
    assert not game.agents
    return paid, actions


@each_game
@pytest.mark.parametrize("players", [2, 3])
def test_the_winner_takes_it_from_the_others(game: str, players: int) -> None:
    arena = RawEnv(game, players)
    paid, actions = play(arena, 1)
    state = arena._game.state
    winners = [f"seat_{seat}" for seat in state.winners()]
    assert actions > 20
    assert sum(paid.values()) == pytest.approx(0)
    assert {agent for agent, reward in paid.items() if reward == max(paid.values())} == set(winners)
    if len(winners) == 1:
        assert paid[winners[0]] == 1
        assert min(paid.values()) == pytest.approx(-1 / (players - 1))


@each_game
def test_points_pay_the_lead(game: str) -> None:
    arena = RawEnv(game, reward="points")
    paid, _ = play(arena, 2)
    ours, theirs = arena._game.state.totals()
    expected = max(-1, min(1, (ours - theirs) / max(abs(ours), abs(theirs), 1)))
    assert paid == {"seat_0": pytest.approx(expected), "seat_1": pytest.approx(-expected)}


def test_a_game_that_takes_too_long_is_given_up() -> None:
    arena = RawEnv("dominion", turns=3)
    paid, _ = play(arena, 0)
    assert set(paid.values()) == {0}
    arena.reset(seed=0)
    chance = np.random.default_rng(0)
    while not any(arena.truncations.values()):
        arena.step(any_legal(arena.last()[0][MASK], chance))
    assert arena._game.state.turns == 7
    assert all(arena.truncations.values())
    assert not any(arena.terminations.values())


@each_game
def test_agents_that_do_not_move_have_no_actions_and_see_no_more_than_they_may(game: str) -> None:
    for players, options in KINDS[game]:
        arena = RawEnv(game, players, options)
        arena.reset(seed=3)
        chance = np.random.default_rng(0)
        for step in range(40):
            mover = arena.agent_selection
            state = arena._game.state
            for seat, agent in enumerate(arena.agents):
                seen = arena.observe(agent)
                assert seen[MASK].any() == (agent == mover)
                imagined = arena._observer.observe(state.imagine(seat, FastDice(step)), seat)
                assert all(np.array_equal(seen["observation"][name], imagined[name]) for name in imagined)
            arena.step(any_legal(arena.observe(mover)[MASK], chance))


def test_illegal_actions_lose_or_raise(caplog: pytest.LogCaptureFixture) -> None:
    raw = RawEnv("kingdom-builder")
    raw.reset(seed=0)
    wrong = int(np.flatnonzero(raw.last()[0][MASK] == 0)[0])
    before = raw._game.state.dump()
    for action in (wrong, -1, 10**6):
        with pytest.raises(IllegalAction):
            raw.step(action)
    with pytest.raises(ValueError, match="None is for agents whose game is over"):
        raw.step(None)
    assert raw._game.state.dump() == before

    wrapped = env("kingdom-builder")
    wrapped.reset(seed=0)
    loser = wrapped.agent_selection
    wrapped.step(wrong)
    assert "Illegal move made" in caplog.text
    assert wrapped.terminations == {"seat_0": True, "seat_1": True}
    assert wrapped.rewards[loser] == -1


@each_game
def test_a_seed_gives_the_same_games_one_after_the_other(game: str) -> None:
    def beginnings(arena: RawEnv, seed: int | None) -> list[Any]:
        found = []
        for number in range(3):
            arena.reset(seed=seed if number == 0 else None)
            found.append(arena._game.state.dump())
        return found

    one, other = RawEnv(game), RawEnv(game)
    first = beginnings(one, 7)
    assert first[0] != first[1] != first[2]
    assert beginnings(other, 7) == first
    assert beginnings(one, 7) == first
    assert beginnings(one, 8) != first
    assert beginnings(RawEnv(game), None) != beginnings(RawEnv(game), None)


def test_environments_can_be_pickled_and_shown() -> None:
    arena = pickle.loads(pickle.dumps(RawEnv("dominion", 3, reward="points", render_mode="ansi")))
    assert arena.num_agents == 3
    assert str(arena) == f"dominion_v{IDS['dominion'].rpartition('-v')[2]}"
    arena.reset(seed=0)
    assert arena.render() == arena._game.state.text()
    assert "province" in arena.render().lower()
    silent = RawEnv("dominion")
    silent.reset()
    assert silent.render() is None
    silent.close()


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (partial(RawEnv, "chess"), "unknown game 'chess'"),
        (partial(RawEnv, "dominion", 9), "takes 2 to 4 players"),
        (partial(env, "dominion", reward="gold"), "unknown reward 'gold'; choose from points, win"),
        (partial(RawEnv, "dominion", turns=0), "at least 1 turn of each player, not 0"),
        (partial(RawEnv, "dominion", render_mode="human"), "unknown render mode 'human'; choose from ansi"),
        (RawEnv("dominion").render, None),
        (partial(RawEnv("dominion").observe, "seat_0"), "reset the environment first"),
    ],
)
def test_impossible_settings_are_refused_in_one_line(make: Any, reason: str | None) -> None:
    if reason is None:
        assert make() is None
        return
    with pytest.raises(BadSetup, match=reason) as refused:
        make()
    assert "\n" not in str(refused.value)
