"""The example that trains a player: its mathematics, and that it runs."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def lessons(ppo: ModuleType, network: Any, chance: np.random.Generator, count: int = 40) -> Any:
    """Some made up: choices of every probability, better and worse than expected, before and beyond the clipping."""
    inputs = chance.standard_normal((count, 7))
    masks = (chance.random((count, 5)) < 0.6).astype(np.int8)
    masks[:, 0] = 1
    actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in masks])
    logs = network.forward(inputs, masks)[0][np.arange(count), actions] + chance.normal(0, 0.3, count)
    return ppo.Lessons(inputs, masks, actions, logs, chance.standard_normal(count), chance.standard_normal(count))


def test_the_gradient_is_that_of_the_loss(ppo: ModuleType) -> None:
    chance = np.random.default_rng(1)
    network = ppo.Network(7, 5, chance, np.float64)
    network.parameters["weights policy"] *= 100
    batch = lessons(ppo, network, chance)
    _, gradient = network.loss(batch)
    small = 1e-6
    assert gradient.keys() == network.parameters.keys()
    for name, values in network.parameters.items():
        for _ in range(8):
            place = tuple(chance.integers(size) for size in values.shape)
            before = values[place]
            losses = []
            for moved in (before + small, before - small):
                values[place] = moved
                losses.append(network.loss(batch)[0])
            values[place] = before
            assert gradient[name][place] == pytest.approx((losses[0] - losses[1]) / (2 * small), abs=1e-7)


def test_illegal_actions_have_no_chance(ppo: ModuleType) -> None:
    chance = np.random.default_rng(2)
    network = ppo.Network(7, 5, chance)
    batch = lessons(ppo, network, chance, 500)
    logs, _, _ = network.forward(batch.inputs, batch.masks)
    probabilities = np.exp(logs)
    assert probabilities.sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert not probabilities[batch.masks == 0].any()
    chosen = ppo.chosen(logs, chance)
    assert batch.masks[np.arange(500), chosen].all()


def test_actions_are_chosen_by_their_probabilities(ppo: ModuleType) -> None:
    logs = np.log(np.tile([0.2, 0.5, 0.3], (20_000, 1)))
    chosen = np.bincount(ppo.chosen(logs, np.random.default_rng(0))) / 20_000
    assert chosen == pytest.approx([0.2, 0.5, 0.3], abs=0.02)


def test_advantages_look_ahead_to_the_end_of_a_game_and_no_further(ppo: ModuleType) -> None:
    chance = np.random.default_rng(3)
    rewards, values = chance.standard_normal((6, 1)), chance.standard_normal((7, 1))
    over = np.array([[False], [False], [True], [False], [False], [False]])
    found = ppo.estimate(rewards, over, values)[:, 0]
    for step in range(6):
        expected, weight = 0.0, 1.0
        for later in range(step, 6):
            ahead = 0 if over[later, 0] else ppo.DISCOUNT * values[later + 1, 0]
            expected += weight * (rewards[later, 0] + ahead - values[later, 0])
            weight *= ppo.DISCOUNT * ppo.TRACE
            if over[later, 0]:
                break
        assert found[step] == pytest.approx(expected)


def test_training_moves_all_parameters_and_repeats_itself(ppo: ModuleType) -> None:
    trainers = [ppo.Trainer(seed, games=4, steps=16) for seed in (1, 1, 2)]
    before = {name: values.copy() for name, values in trainers[0].network.parameters.items()}
    for trainer in trainers:
        for _ in range(2):
            assert np.isfinite(trainer.update())
    one, same, other = (trainer.network.parameters for trainer in trainers)
    for name, values in one.items():
        assert np.isfinite(values).all()
        assert not np.array_equal(values, before[name])
        assert np.array_equal(values, same[name])
    assert not np.array_equal(one["weights 1"], other["weights 1"])


def test_a_player_that_can_be_told_what_to_do_learns_it(ppo: ModuleType) -> None:
    """The same lesson again and again: what was good becomes likely."""
    chance = np.random.default_rng(4)
    network = ppo.Network(7, 5, chance)
    adam = ppo.Adam(network.parameters)
    batch = lessons(ppo, network, chance, 64)
    # The third action is good wherever it is legal, and everything else is bad.
    batch.masks[:, 2] = 1
    for _ in range(60):
        logs, _, _ = network.forward(batch.inputs, batch.masks)
        batch.actions = ppo.chosen(logs, chance)
        batch.logs = logs[np.arange(64), batch.actions]
        batch.advantages = np.where(batch.actions == 2, 1.0, -1.0)
        adam.step(network.loss(batch)[1], 0.02)
    logs, _, _ = network.forward(batch.inputs, batch.masks)
    assert np.exp(logs[:, 2]).mean() > 0.9


def test_it_runs_from_the_command_line(ppo: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = tmp_path / "player.npz"
    assert ppo.main(["--updates", "1", "--at-once", "2", "--games", "2", "--save", str(saved)]) == 0
    trained = capsys.readouterr().out.splitlines()
    assert "% of the points in 2 games against random, each deal from both seats" in trained[-2]
    assert ppo.main(["--load", str(saved), "--games", "2"]) == 0
    assert capsys.readouterr().out.splitlines() == trained[-2:]
    with pytest.raises(SystemExit):
        ppo.main(["--help"])
    assert "--minutes" in capsys.readouterr().out


@pytest.mark.parametrize("given", [["--minutes", "0"], ["--games", "1"], ["--at-once", "0"]])
def test_what_cannot_be_done_is_refused_in_words(
    ppo: ModuleType, given: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        ppo.main(given)
    assert "two or more to be measured by" in capsys.readouterr().err
