"""Games of a net against itself, and what it learns from them."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from realmwright import native
from realmwright.bots.net_inputs import Sights, inputs_of
from realmwright.bots.tree import outcome_values
from realmwright.dice import FastDice
from realmwright.game import games
from realmwright.learn.network import Size, new_params
from realmwright.learn.recipes import RECIPES, recipe_of
from realmwright.learn.selfplay import Question, Step, Table, View, examples_by_net
from realmwright.learn.sources import examples, tasks
from realmwright.learn.training import JUDGED_AT_ONCE, BatchJudge

pytestmark = pytest.mark.skipif(native.speed() == "plain Python", reason="needs compiled rules")


def undecided(questions: Sequence[Question]) -> NDArray[np.float32]:
    """A judge to whom all positions are worth the same."""
    return np.zeros(sum(len(sights.planes) for _, sights in questions), np.float32)


@pytest.mark.parametrize("game", sorted(RECIPES))
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
    sampling = replace(recipe_of("kingdom-builder").sampling, by_policy=20)
    given = tasks(sampling, 3, 0, dict)
    assert [next(given)[2:] for _ in range(4)] == [(0, None), (16, None), (32, {}), (48, {})]


def test_a_net_judges_what_it_is_shown() -> None:
    sampling = replace(recipe_of("kingdom-builder").sampling, players=(2,), sets=(), games=1)
    inputs = inputs_of("kingdom-builder")
    params = new_params(3, Size(4, 1, 8), len(inputs.planes), len(inputs.numbers))
    asked = []

    def judge(questions: Sequence[Question]) -> NDArray[np.float32]:
        asked.append(list(questions))
        return undecided(questions)

    examples_by_net(sampling, [3], judge)
    several = [question for questions in asked for question in questions]
    judged = BatchJudge("kingdom-builder").values(params, several)
    assert len(judged) > JUDGED_AT_ONCE, "more than one pass"
    alone = BatchJudge("kingdom-builder").values(params, several[-1:])
    assert judged[-len(alone) :] == pytest.approx(alone, abs=1e-5)
    assert examples(sampling, 3, 0, params)[1][0].by_net
