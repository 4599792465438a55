"""Many games at once are the same games as one at a time."""

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from realmwright.dice import FastDice, FastStream
from realmwright.game import BadSetup, games
from realmwright.gym import IDS, Batch, Single
from realmwright.gym.places import CompiledPlaces, PlainPlaces
from realmwright.native import plain_position
from realmwright.observers.observer import MASK, CompiledObserver, Observation, mask_of
from realmwright.playouts import policies_of
from realmwright.rules.dominion.native import NATIVE
from realmwright.rules.kingdom_builder.setup import SET_NAMES
from tests.gym.walks import KINDS, any_legal, each_game, walk

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


ALL_KINDS: list[tuple[str, int, Any]] = [
    *((game, players, options) for game in KINDS for players, options in KINDS[game]),
    *(("kingdom-builder", players, {}) for players in (3, 4, 5)),
    *(("kingdom-builder", 2, {"sets": [name]}) for name in SET_NAMES),
    ("kingdom-builder", 5, {"sets": "all"}),
    ("winter-kingdom", 3, {"more_twists": ["islands"]}),
    ("dominion", 4, {"edition": "second"}),
]


@pytest.mark.parametrize(("game", "players", "options"), ALL_KINDS)
def test_what_is_drawn_is_what_is_observed(game: str, players: int, options: Any) -> None:
    """In whole games, array by array: compiled code beside the same functions as plain Python has them."""
    batch = Batch(game, 2, opponents=None, players=players, options=options, turns=40, copy=False)
    observer = batch._setting.observer
    assert isinstance(observer, CompiledObserver)
    chance = np.random.default_rng(players)
    seen, infos = batch.reset(seed=players)
    over = False
    for number in range(600):
        for place, running in enumerate(batch._games):
            if number % 3 == place or over:
                plain = observer.rules.to_plain(running.state)
                seat = int(infos["seat"][place])
                expected = {**observer.observe(plain, seat), MASK: mask_of(plain, seat, observer.actions)}
                assert same({name: array[place] for name, array in seen.items()}, expected)
        if over:
            return
        seen, _, terminated, truncated, infos = batch.step(any_legal(seen[MASK], chance))
        over = bool((terminated | truncated).any())
    raise AssertionError("no game came to its end")


@each_game
def test_threads_change_nothing(game: str) -> None:
    settings: dict[str, Any] = {"turns": 8, "players": 3, "autoreset_mode": "SameStep", "copy": False}
    one, several = Batch(game, 9, **settings), Batch(game, 9, threads=4, **settings)
    seen, _ = one.reset(seed=3)
    beside, _ = several.reset(seed=3)
    chance = np.random.default_rng(3)
    ends = 0
    for _ in range(60):
        assert same(seen, beside)
        actions = any_legal(seen[MASK], chance)
        seen, *found, infos = one.step(actions)
        beside, *wanted, told = several.step(actions)
        assert all(np.array_equal(one, other) for one, other in zip(found, wanted, strict=True))
        assert np.array_equal(infos["rewards"], told["rewards"])
        ends += int(found[1].sum() + found[2].sum())
    assert ends
    several.close()


@each_game
@pytest.mark.parametrize(("opponents", "threads"), [("random", 3), ("random", 1), (None, 2)])
def test_games_can_be_received_as_they_are_ready(game: str, opponents: str | None, threads: int) -> None:
    """Each of them goes as it would go in step with the others, whatever the order."""
    settings: dict[str, Any] = {"opponents": opponents, "turns": 5}
    batch = Batch(game, 5, threads=threads, batch_size=2, **settings)
    beside = [Batch(game, 1, **settings) for _ in range(5)]
    for place, each in enumerate(beside):
        each.reset(seed=40 + place)
    last: dict[int, Any] = {}
    batch.async_reset(seed=40)
    ends = 0
    # Long enough for several ends whatever game comes first: that depends on the threads.
    for _ in range(300):
        seen, rewards, terminated, truncated, infos = batch.recv()
        ids = infos["env_id"].tolist()
        assert len(set(ids)) == len(rewards) == 2
        for row, place in enumerate(ids):
            if place in last:
                expected, paid, over, cut, told = beside[place].step(np.array([last[place]]))
                assert (rewards[row], terminated[row], truncated[row]) == (paid[0], over[0], cut[0])
                assert infos["seat"][row] == told["seat"][0]
                assert same({name: each[row] for name, each in seen.items()}, {n: a[0] for n, a in expected.items()})
                ends += int(over[0] or cut[0])
            last[place] = int(np.argmax(seen[MASK][row]))
        batch.send([last[place] for place in ids], None if ends % 2 else ids)  # type: ignore[arg-type]
    assert ends
    assert len(last) == 5
    batch.close()


FASTEST = CompiledPlaces if NATIVE.active else PlainPlaces
"""The places of what can be compiled."""
POLICIES = [(game, policy) for game in KINDS for policy in games[game].policies]


@pytest.mark.parametrize(("game", "policy"), POLICIES)
def test_policies_are_opponents_as_well(game: str, policy: str) -> None:
    """Compiled ones choose as those of plain Python do."""
    batch = Batch(game, 2, opponents=policy, turns=6)
    assert isinstance(batch._places, PlainPlaces if policy == "big-money" else FASTEST)
    beside = Batch(game, 2, opponents=policy, turns=6)
    beside._places = PlainPlaces(beside._setting, beside._games, beside._arrays)
    seen, _ = batch.reset(seed=1)
    expected, _ = beside.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(40):
        assert same(seen, expected)
        actions = any_legal(seen[MASK], chance)
        seen, *_ = batch.step(actions)
        expected, *_ = beside.step(actions)


@pytest.mark.parametrize(("game", "policy"), POLICIES)
def test_policies_choose_by_what_their_seat_knows(game: str, policy: str) -> None:
    choose = policies_of(game).named(policy)
    for players, options in KINDS[game]:
        for number, state in enumerate(walk(game, players, options, seed=2)):
            if state.seat is not None and number % 3 == 0:
                imagined = state.imagine(state.seat, FastDice(number))
                real, sampled = plain_position(state), plain_position(imagined)
                assert choose(real, FastStream(number)) == choose(sampled, FastStream(number))


def test_arrays_are_shared_with_other_libraries() -> None:
    batch = Batch("kingdom-builder", 2, copy=False)
    seen, _ = batch.reset(seed=0)
    for name, array in seen.items():
        other = np.from_dlpack(array)
        assert np.shares_memory(array, other)
        batch.step(any_legal(seen[MASK], np.random.default_rng(0)))
        assert np.array_equal(other, seen[name])


def test_only_what_cannot_be_compiled_is_played_by_the_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(Batch("dominion", 1)._places, FASTEST)
    assert isinstance(Batch("dominion", 1, opponents=None)._places, FASTEST)
    assert isinstance(Batch("dominion", 1, opponents=["random", "big-money"], players=3)._places, PlainPlaces)
    threads = Batch("dominion", 3, opponents="big-money", threads=2, batch_size=1)
    threads.reset(seed=0)
    threads.send([0, 0, 0])  # type: ignore[arg-type]
    assert [int(threads.recv()[4]["env_id"][0]) for _ in range(3)] == [0, 1, 2]


def test_mistakes_lose_nothing() -> None:
    batch = Batch("dominion", 3, batch_size=2, threads=2)
    beside = Batch("dominion", 3)
    seen, _ = batch.reset(seed=7)
    beside.reset(seed=7)
    good = np.argmax(seen[MASK], axis=1)
    # Wrong types as well: nobody is saved from them by a type checker.
    step: Any = batch.step
    send: Any = batch.send
    for call, reason in [
        (partial(batch.step, good[:2]), "actions are one row of 3, not an array of shape \\(2,\\)"),
        (partial(batch.step, good[:, None]), "not an array of shape \\(3, 1\\)"),
        (partial(batch.step, good * 1.0), "actions are whole numbers, not float64"),
        (partial(step, [[1], [1, 2]]), "one whole number for each game"),
        (partial(batch.send, good[:2], [1, 1]), "each may be sent once"),
        (partial(batch.send, good[:2], [0, 3]), "are 0 to 2"),
        (partial(batch.send, good[:2], [-1, 0]), "are 0 to 2"),
        (partial(send, good[:2], [0.0, 1.0]), "env_ids are whole numbers"),
        (partial(batch.send, good, [0, 1]), "one row of 2"),
        (batch.recv, "2 games are received at once, but only 0 were sent"),
    ]:
        refuse(call, reason)
    batch.send(good[1:], [1, 2])
    refuse(partial(batch.step, good), "receive what was sent")
    refuse(partial(batch.send, good[1:], [0, 2]), "game 2 is at work")
    batch.send(good[:1], [0])
    received = [batch.recv()]
    assert len(received[0][1]) == 2
    refuse(batch.recv, "but only 1 were sent")
    # What is at work is waited for before everything begins anew.
    seen, _ = batch.reset(seed=7)
    assert same(seen, beside.reset(seed=7)[0])
    beside.step(good)
    found = batch.step(good)
    assert same(found[0], {name: array.copy() for name, array in beside._arrays.seen.items()})
    batch.close()
    batch.close()
    for call in (partial(batch.step, good), partial(batch.send, good), batch.recv, batch.reset):
        refuse(call, "this batch is closed")
    assert found[0]["cards"].any()


def test_actions_that_no_game_has_lose() -> None:
    batch = Batch("kingdom-builder", 4, autoreset_mode="SameStep")
    batch.reset(seed=0)
    _, rewards, terminated, _, _ = batch.step(np.array([-1, 2**62, -(2**63), 10**6]))
    assert rewards.tolist() == [-1] * 4
    assert terminated.all()


def refuse(call: Any, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason) as refused:
        call()
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (partial(Batch, "dominion", 0), "at least 1 game, not 0"),
        (partial(Batch, "dominion", autoreset_mode="Disabled"), "begin anew by themselves"),
        (partial(Batch, "dominion", threads=0), "1 to 256 threads, not 0"),
        (partial(Batch, "dominion", 2, batch_size=3), "1 to 2 can be received at once, not 3"),
        (partial(Batch("dominion", 2).reset, seed=[1]), "has as many seeds, not 1"),
        (partial(Batch("dominion", 2).step, np.zeros(2, np.int64)), "reset the environment first"),
    ],
)
def test_impossible_settings_are_refused_in_one_line(make: Any, reason: str) -> None:
    refuse(make, reason)
