"""Search in compiled code: the same as in plain Python, on any number of threads, and with judges of any kind."""

from collections.abc import Sequence
from math import inf
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from realmwright.bots import adviser_for, ask, evaluations
from realmwright.bots.budget import Budget
from realmwright.bots.compiled_tree import CompiledTree, Guide, Judgement, Leaf, guide_of, plant
from realmwright.bots.search import Search
from realmwright.bots.tree import PlainTree, Seeds, Tree, outcome_values
from realmwright.dice import FastDice, FastStream, RollingDice
from realmwright.game import Game, State, games
from tests.playthrough import Plan, played
from tests.speeds import compiled

SEEDS = Seeds(3, [5])

PLANS = {
    "kingdom-builder": Plan("kingdom-builder", 3, 3, actions=70),
    "all sets": Plan("kingdom-builder", 2, 881, {"sets": "all"}, lively=True, actions=60),
    "winter-kingdom": Plan("winter-kingdom", 2, 2, lively=True, actions=60),
    "dominion": Plan("dominion", 2, 4, actions=90),
}


@pytest.fixture(params=PLANS)
def state(request: pytest.FixtureRequest) -> State:
    """The seat to move has something to choose, and the position has compiled rules."""
    plan = PLANS[request.param]
    if not compiled(plan.game):
        pytest.skip(f"the rules of {plan.game} are not compiled: make compiled")
    position = played(plan)[0]
    while position.legal().bit_count() < 2:
        position.play(ask(Search(1, Budget(1)), position, FastDice(1)))
    assert position.seat is not None
    return position.imagine(position.seat, FastDice(1))


def in_plain(state: State, seeds: Seeds = SEEDS) -> PlainTree:
    return PlainTree(state, adviser_for(state.game.name), seeds, inf)


def in_compiled(state: State, seeds: Seeds = SEEDS) -> CompiledTree:
    tree = plant(state, seeds, inf)
    assert isinstance(tree, CompiledTree)
    return tree


def told(tree: Tree) -> list[tuple[Any, ...]]:
    """What is known of each candidate; sums of values may differ in the last digits from one libm to another."""
    return [
        (actions, round(node.prior, 9), round(node.heuristic, 9), node.visits, round(node.value, 9))
        for actions, node in tree.candidates()
    ]


class PlainSearch(Search):
    """The search bot without compiled search."""

    plant = staticmethod(lambda state, seeds, narrow_after: in_plain(state, seeds))


# Two speeds


def test_the_same_tree_grows_at_both_speeds(state: State) -> None:
    one, two = in_plain(state), in_compiled(state)
    assert told(one) == told(two)
    for goal in (1, 40, 240):
        assert one.run(goal, inf) == two.run(goal, inf) == goal
        assert told(one) == told(two)
    assert max(node.visits for _, node in two.candidates()) > 3


def test_the_same_turn_is_played_at_both_speeds(state: State) -> None:
    bots = [kind(7, Budget(40)) for kind in (PlainSearch, Search)]
    for number in range(6):
        if state.seat is None:
            break
        one, two = (ask(bot, state, FastDice(number)) for bot in bots)
        assert one == two
        state.play(one)


def test_a_game_that_is_guided_by_its_own_functions_is_searched_by_python(
    state: State, monkeypatch: pytest.MonkeyPatch, tiny: Game
) -> None:
    assert guide_of(state.game.name, adviser_for(state.game.name)) is Guide.HEURISTIC
    assert guide_of("tiny", None) is Guide.LEAD
    assert guide_of("kingdom-builder", lambda state, stream: 0) is None
    assert isinstance(plant(tiny.new(2, 1), SEEDS, inf), PlainTree)
    monkeypatch.setattr("realmwright.bots.compiled_tree.adviser_for", lambda name: None)
    monkeypatch.setitem(evaluations._loaded, state.game.name, lambda state, seat: 0.0)
    assert isinstance(plant(state, SEEDS, inf), PlainTree)


# Threads and slices


def test_threads_add_up(state: State) -> None:
    """Each thread has a tree of its own, and what they found out is added up."""
    three = in_compiled(state, Seeds(3, [5, 6, 7]))
    assert three.run(100, inf) == 100
    single = [in_compiled(state, Seeds(3, [seed])) for seed in (5, 6, 7)]
    for tree, share in zip(single, (34, 33, 33), strict=True):
        tree.run(share, inf)
    if state.game.name == "dominion":
        # Advice at the root is taken once.
        assert sum(node.visits for _, node in three.candidates()) == 100
        return
    for (_, node), *others in zip(three.candidates(), *(tree.candidates() for tree in single), strict=True):
        assert node.visits == sum(other.visits for _, other in others)
        assert node.value == pytest.approx(sum(other.value for _, other in others))


def test_slices_make_no_difference(state: State) -> None:
    for seeds in (SEEDS, Seeds(3, [5, 6])):
        whole, sliced = in_compiled(state, seeds), in_compiled(state, seeds)
        whole.run(90, inf)
        for goal in (1, 2, 30, 31, 90):
            sliced.run(goal, inf)
        assert told(whole) == told(sliced)


def test_when_time_is_up_every_thread_has_simulated_once(state: State) -> None:
    assert in_compiled(state, Seeds(3, [5, 6])).run(10**9, 0.0) == 2


def test_a_budget_says_how_many_threads_there_are(state: State) -> None:
    first, second = (Search(7, Budget(60, threads=3)) for _ in range(2))
    action = first.choose(state)
    assert second.choose(state) == action
    tree = first._tree
    if tree is not None:
        assert sum(node.visits for _, node in tree.candidates()) == 60


# Judges


def by_playout(tree: PlainTree) -> Any:
    """A judge who thinks what the search would find out by itself."""

    def judge(leaves: Sequence[Leaf]) -> list[Judgement]:
        found = []
        for position, seed, missing, wants_value in leaves:
            if wants_value:
                chance = RollingDice(FastStream(seed))
                (totals,) = position.playouts(chance, 1, position.game.policies[-1])
                found.append(Judgement(outcome_values(totals)))
            else:
                found.append(Judgement(priors=list(tree._priors(position, missing, seed).values())))
        return found

    return judge


def test_a_judge_who_plays_out_finds_the_same(state: State) -> None:
    alone, judged = in_compiled(state), in_compiled(state)
    alone.run(120, inf)
    judged.judge(120, by_playout(in_plain(state)))
    assert told(alone) == told(judged)


def test_a_judge_is_asked_about_many_leaves_at_once(state: State) -> None:
    sizes = []

    def judge(leaves: Sequence[Leaf]) -> list[Judgement]:
        """Somebody who likes the first seat, and all actions alike."""
        sizes.append(len(leaves))
        found = []
        for position, _, missing, _ in leaves:
            assert all(position.legal() >> action & 1 for action in missing)
            # What a judge does with the position is nobody's business.
            position.play(missing[0])
            values = [1.0 if seat == 0 else -1.0 for seat in range(position.players)]
            found.append(Judgement(values, [1 / len(missing)] * len(missing)))
        return found

    first, second = in_compiled(state), in_compiled(state)
    for tree in (first, second):
        tree.judge(100, judge, batch=16)
        assert sum(node.visits for _, node in tree.candidates()) == 100
    assert max(sizes) == 16
    assert told(first) == told(second)
    sign = 1 if state.seat == 0 else -1
    assert all(node.value == sign * node.visits for _, node in first.candidates())


def test_the_example_of_a_judge_finds_an_action(state: State) -> None:
    example = run_path(str(Path(__file__).parents[2] / "examples/judged_search.py"))
    assert state.legal() >> example["choose"](state, 1) & 1


# Bad input


def test_wrong_answers_are_refused_and_nothing_is_lost(state: State) -> None:
    tree = in_compiled(state)
    search = tree._search
    (leaf,) = search.leaves(1, 10, False, inf)
    missing, seats = len(leaf[2]), state.players
    for values, priors, problem in (
        ([], [], "1 leaves wait for an answer"),
        ([None], [None], f"{seats} values are wanted, not 0"),
        ([[0.5] * (seats + 1)], [None], f"{seats} values are wanted, not {seats + 1}"),
        ([[0.5] * seats], [[0.5] * (missing + 1)], f"{missing} priors are wanted, not {missing + 1}"),
        ([[inf] * seats], [None], "finite"),
    ):
        with pytest.raises(ValueError, match=problem):
            search.answer(values, priors)
    with pytest.raises(TypeError):
        search.answer([["a"] * seats], [None])
    assert len(search.leaves(1, 10, False, inf)) == 1
    search.answer([[0.5] * seats], [None])
    assert sum(node.visits for _, node in tree.candidates()) == 1
    with pytest.raises(ValueError, match="on one thread"):
        in_compiled(state, Seeds(3, [5, 6]))._search.leaves(1, 10, False, inf)


def test_what_no_search_can_do_is_refused(state: State) -> None:
    tree = in_compiled(state)
    for places, actions, problem in (([10**6], 1, IndexError), ([], 1, ValueError), ([0], 99, ValueError)):
        with pytest.raises(problem):
            tree.go_on(state, places, actions)
    other = "dominion" if state.game.name != "dominion" else "kingdom-builder"
    for stranger in (None, games[other].new(2, 1)):
        with pytest.raises(TypeError, match="a position of the same kind"):
            tree._search.go_on(stranger, [0], 0)
    with pytest.raises(ValueError, match="at least one thread"):
        in_compiled(state, Seeds(3, []))
    assert tree.run(5, inf) == 5
    with pytest.raises(TypeError):
        type(tree._search)()
    over = state.copy()
    while over.seat is not None:
        over.play(ask(Search(1, Budget(1)), over, FastDice(1)))
    with pytest.raises(ValueError, match="the game is over"):
        plant(over, SEEDS, inf)
