"""Games of a net against itself, and what it learns from them."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from realmwright import native
from realmwright.bots.net_inputs import Sights, inputs_of
from realmwright.bots.tree import outcome_values
from realmwright.dice import FastDice, derived_seed
from realmwright.game import games
from realmwright.learn import sources, training
from realmwright.learn.network import Size, new_params
from realmwright.learn.recipes import recipe_of, recipes
from realmwright.learn.selfplay import Question, Step, Table, View, examples_by_net
from realmwright.learn.sources import tasks
from realmwright.learn.training import BatchJudge

pytestmark = pytest.mark.skipif(native.speed() == "plain Python", reason="needs compiled rules")


def undecided(questions: Sequence[Question]) -> NDArray[np.float32]:
    """A judge to whom all positions are worth the same."""
    return np.zeros(sum(len(sights.planes) for _, sights in questions), np.float32)


@pytest.mark.parametrize("game", sorted(recipes))
def test_the_same_seeds_give_the_same_games(game: str) -> None:
    sampling = replace(recipe_of(game).sampling, games=1)
    one, other = (examples_by_net(sampling, [3, 4], undecided) for _ in range(2))
    assert len(one) == 2
    for found, again in zip(one, other, strict=True):
        assert found.by_net
        assert (found.planes == again.planes).all()
        assert found.targets.tolist() == again.targets.tolist()
        assert np.abs(found.targets).max() <= 1
        assert len(found.planes) == len(found.numbers) == len(found.targets)


def test_every_position_is_asked_about_as_the_mover_sees_it() -> None:
    """With more than two players the others are asked about the best turn, too."""
    sampling = replace(recipe_of("kingdom-builder").sampling, players=(3,), sets=(), games=1)
    asked: list[int] = []

    def judge(questions: Sequence[Question]) -> NDArray[np.float32]:
        asked.append(len(questions))
        return undecided(questions)

    (found,) = examples_by_net(sampling, [9], judge)
    assert set(asked) == {1, 2}
    assert len(found.targets) > 20


def table_after(steps: list[Step], *, over: bool = True) -> Table:
    """A table with a game that is over, and with other turns than were played in it."""
    state = games["kingdom-builder"].new(2, 5)
    while over and state.seat is not None:
        state.play((state.legal() & -state.legal()).bit_length() - 1)
    table = Table(state, FastDice(1).stream("test"), 0, inputs_of("kingdom-builder"))
    table._steps += steps
    return table


def sight(mark: int) -> Sights:
    return Sights(np.full((1, 1, 1), mark, np.uint8), np.zeros((1, 1), np.float32))


def test_targets_mix_what_the_net_thought_with_what_happened() -> None:
    steps = [
        Step([0.1, -0.1], True, [View(0, sight(0))], [View(0, sight(1))]),
        Step([0.4, -0.4], True, [View(0, sight(2))], [View(1, sight(3)), View(0, sight(4))]),
        Step([0.2, -0.2], False, [View(0, sight(5))], [View(0, sight(6))]),
        Step([0.8, -0.8], True, [View(1, sight(7))], []),
    ]
    table = table_after(steps)
    end = outcome_values(table.state.totals())[0]
    last = 0.25 * 0.8 + 0.75 * end
    second = 0.25 * 0.4 + 0.75 * 0.2
    first = 0.25 * 0.1 + 0.75 * second
    found = {int(sights.planes[0, 0, 0]): value for sights, value in table.lessons(trace=75)}
    # What follows a turn that was not the best does not count against the position before it.
    wanted = {0: first, 1: second, 2: second, 3: -0.2, 4: 0.2, 5: 0.2, 6: last, 7: -last}
    assert found == pytest.approx(wanted)


def test_nothing_is_learnt_from_a_game_that_was_given_up() -> None:
    assert table_after([Step([0.0, 0.0], True, [], [View(0, sight(1))])], over=False).lessons(80) == []


def test_the_net_plays_once_the_policy_has_played_enough() -> None:
    sampling = replace(recipe_of("kingdom-builder").sampling, by_policy=40)
    given = tasks(sampling, 3, 0, dict)
    assert [next(given)[2:] for _ in range(4)] == [(0, None), (32, None), (64, {}), (96, {})]


def test_a_net_plays_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are judged in passes of one size, and each as if it were alone."""
    monkeypatch.setattr(training, "JUDGED_AT_ONCE", 16)
    monkeypatch.setattr(sources, "DEALS_AT_ONCE", 1)
    sampling = replace(recipe_of("kingdom-builder").sampling, players=(2,), sets=(), games=1)
    inputs = inputs_of("kingdom-builder")
    params = new_params(3, Size(4, 1, 8), len(inputs.planes), len(inputs.numbers))
    judge = BatchJudge("kingdom-builder")
    asked: list[Question] = []

    def judged(questions: Sequence[Question]) -> NDArray[np.float32]:
        asked.extend(questions)
        return judge.values(params, questions)

    (found,) = examples_by_net(sampling, [derived_seed(3, sources.PURPOSE, 0)], judged)
    together = judge.values(params, asked[:3])
    assert together.tolist() == pytest.approx([float(v) for each in asked[:3] for v in judge.values(params, [each])])
    first, (again,) = sources.examples(sampling, 3, 0, params)
    assert first == 0
    assert again.targets.tolist() == found.targets.tolist()
