"""Tree search: repeatable, always with a legal action, blind to hidden information, and right in simple endings."""

from collections import Counter
from math import exp, inf, sqrt
from typing import Any, Self

import pytest

from realmwright import bits
from realmwright.bots import ask, maker
from realmwright.bots.budget import Budget
from realmwright.bots.search import Search, position_key
from realmwright.bots.tree import (
    BEAM_WIDTH,
    EXPLORATION,
    HEURISTIC_SCALE,
    LEAD_SCALE,
    Node,
    PlainTree,
    Seeds,
    estimated_values,
    final_choice,
    outcome_values,
    puct_choice,
)
from realmwright.bots.turns import BeamSearch, lead
from realmwright.dice import Dice, FastDice
from realmwright.game import Game, games
from tests.bots.endings import ENDINGS, outcomes, played_by, walk
from tests.bots.little import PASS, Cups, Stairs, as_state
from tests.playthrough import Plan, played


def search(seed: int = 1, simulations: int = 60) -> Search:
    return Search(seed, Budget(simulations=simulations))


@pytest.mark.parametrize(
    "plan", [Plan("kingdom-builder", 3, 3, actions=70), Plan("winter-kingdom", 2, 2, lively=True, actions=60)]
)
def test_seed_and_simulations_say_what_it_does(plan: Plan) -> None:
    state = played(plan)[0]
    first = walk(search(5, 20), state, 6)
    assert walk(search(5, 20), state, 6) == first
    assert any(walk(search(seed, 20), state, 6) != first for seed in range(3))


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_best_end_is_taken(ending: str) -> None:
    state = ENDINGS[ending]()
    seat = state.seat
    assert seat is not None
    best_lead = max(outcomes(state, seat))
    for seed in range(3):
        assert lead(played_by(search(seed), state), seat) == best_lead


def test_a_small_end_of_the_tiny_game(tiny: Game) -> None:
    """The game has no evaluation function. Of the last card only its value counts."""
    for seed in range(4):
        state = tiny.new(2, seed, {"rounds": ["2"]})
        while state.turns < 4:
            state.play(ask(maker("tiny", "random")(seed), state, FastDice(seed)))
        seat = state.seat
        assert seat is not None
        most = max(outcomes(state, seat))
        assert lead(played_by(search(seed, 80), state), seat) == most


@pytest.mark.parametrize("simulations", [1, 2, 3])
def test_there_is_an_action_at_any_time(simulations: int) -> None:
    for name in games:
        state = games[name].new(3, 5)
        for number, action in enumerate(walk(search(7, simulations), state, 5)):
            assert state.legal() >> action & 1, f"action {number} of {name}"
            state.play(action)


def test_time_is_a_budget_as_well() -> None:
    state = ENDINGS["three at the table"]()
    for seed in range(3):
        bot = maker("kingdom-builder", "search:1ms")(seed)
        assert state.legal() >> ask(bot, state, FastDice(1)) & 1


@pytest.mark.parametrize(
    "name",
    [
        "kingdom-builder",
        "winter-kingdom",
        "dominion",
    ],
)
def test_time_may_be_up_before_anything_was_tried(name: str) -> None:
    """As when another process had the processor meanwhile."""
    state = games[name].new(2, 1)
    assert state.legal() >> Search(1, Budget(seconds=1e-9)).choose(state) & 1


# What is hidden


@pytest.mark.parametrize("coin", range(4))
def test_it_does_not_know_what_is_hidden(coin: int) -> None:
    """Whichever cup the coin is under in the position that it is handed: guessing is bad."""
    for seed in range(3):
        cups = Cups()
        cups.coin = coin
        assert search(seed, 200).choose(as_state(cups)) == PASS
        assert len(cups.thought) > 20, "each simulation imagines anew"


def test_what_others_hold_makes_no_difference(tiny: Game) -> None:
    """Positions that look the same to a seat grow the same tree."""
    truth = tiny.new(3, 4, {"watch": True, "start": 0})
    trees = set()
    for seed in range(3):
        bot = search(1, 30)
        state = truth.imagine(0, FastDice(seed)) if seed else truth
        action = bot.choose(state)
        trees.add((action, grown(bot)))
    assert len(trees) == 1


def grown(bot: Search) -> tuple[Any, ...]:
    """All that a bot saves about the rest of its turn."""

    def told(node: Node) -> tuple[Any, ...]:
        children = tuple((action, told(child)) for action, child in sorted(node.children.items()))
        return node.visits, round(node.value, 9), children

    assert bot._saved is not None
    assert bot._tree is not None
    candidates = bot._tree.candidates()
    return tuple((candidates[place].actions, told(candidates[place].node)) for place in bot._saved.places)


def test_all_candidates_meet_the_same_samples() -> None:
    """The first simulation of each candidate is about the same world, and so is the second."""
    drawn: list[int] = []

    class Noted(Cups):
        def imagine(self, seat: int | None, dice: Dice) -> Self:
            drawn.append(dice.stream("noted").below(2**30))
            return super().imagine(seat, dice)

    search(1, 50).choose(as_state(Noted()))
    met = list(Counter(drawn).values())
    assert sum(met) == 50
    assert met[0] > 1
    assert met == sorted(met, reverse=True), "who has met one world has met all before it"


# The tree from one choice to the next


def test_the_tree_is_reused_within_a_turn() -> None:
    class Free(Stairs):
        steps = (0b11, 0b11100, 0b1100000)

    stairs, bot = Free(), search(1, 40)
    state = as_state(stairs)
    counts = []
    while state.seat is not None:
        before = len(stairs.thought)
        state.play(bot.choose(state))
        counts.append(len(stairs.thought) - before)
    assert stairs.played == (1, 4, 6)
    assert sum(counts[1:]) < counts[0], "the other choices cost less together than the first"


def test_a_saved_search_is_dropped_when_it_does_not_apply() -> None:
    """One bot is asked about unrelated positions, one after another."""
    bot = search(3, 10)
    for seed in range(3):
        for name in ("kingdom-builder", "winter-kingdom"):
            state = played(Plan(name, 2, seed, lively=True, actions=30 + 7 * seed))[0]
            for number in range(3):
                if state.seat is not None:
                    action = ask(bot, state, FastDice(number))
                    assert state.legal() >> action & 1
                    state.play(action)


def test_no_search_is_saved_where_the_turn_ends_or_something_is_revealed() -> None:
    for ending in ("kingdom builder", "winter kingdom"):
        state = ENDINGS[ending]()
        seat, bot = state.seat, search()
        while state.seat == seat and state.seat is not None:
            choices, secrets = state.legal(), state.secrets
            state.play(bot.choose(state.copy()))
            if choices.bit_count() > 1:
                # What leaves no choice is played on: it is about the next real one.
                ahead = state.copy()
                while ahead.seat == seat and ahead.secrets == secrets and ahead.legal().bit_count() == 1:
                    ahead.play(bits.lowest(ahead.legal()))
                assert (bot._saved is not None) == (ahead.seat == seat and ahead.secrets == secrets)


# Parts


def test_a_lower_heuristic_is_chosen_if_its_simulations_do_better() -> None:
    first, second = Node(1.0, heuristic=0.0), Node(exp(-1.2), heuristic=-2.4)
    priors = first.prior + second.prior
    assert puct_choice([first, second], priors) == 0
    assert estimated_values([first, second]) == pytest.approx([0, -2.4 / LEAD_SCALE])
    for _ in range(100):
        node, worth = ((first, -0.1), (second, 0.3))[puct_choice([first, second], priors)]
        node.visits += 1
        node.value += worth
    assert second.visits > first.visits
    assert final_choice([first, second]) == 1


def test_turns_that_were_never_tried_come_in_their_order() -> None:
    """All that is known of them says the same."""
    nodes = [Node(exp(-place / 9), heuristic=-place / 3) for place in range(60)]
    priors = sum(node.prior for node in nodes)
    for _ in range(400):
        place = puct_choice(nodes, priors)
        values = [
            value + EXPLORATION * sqrt(sum(node.visits for node in nodes) + 1) / priors * node.prior / (1 + node.visits)
            for node, value in zip(nodes, estimated_values(nodes), strict=True)
        ]
        assert values[place] == max(values)
        nodes[place].visits += 1
        nodes[place].value += 0.3 * (-1) ** place
    tried = [node.visits > 0 for node in nodes]
    assert 2 < sum(tried) < len(nodes)
    assert tried == sorted(tried, reverse=True)


def test_the_heuristic_of_a_turn_is_its_scaled_evaluation() -> None:
    state = ENDINGS["kingdom builder"]()
    turns = BeamSearch(FastDice(1).stream("turns")).turns(state, BEAM_WIDTH, distinct=True)
    candidates = PlainTree(state, None, Seeds(1, [2]), inf).candidates()
    found = {frozenset(candidate.actions): candidate.node.heuristic for candidate in candidates}
    assert len(found) > 3
    for turn in turns:
        if frozenset(turn.actions) in found:
            heuristic = HEURISTIC_SCALE * (turn.value - turns[0].value)
            assert found[frozenset(turn.actions)] == pytest.approx(heuristic, abs=0.01)


def test_outcome_values_are_leads_over_the_best_opponent() -> None:
    ahead, behind = outcome_values([20, 8])
    assert ahead == -behind
    assert 0.5 < ahead < 1
    assert outcome_values([5, 5]) == [0, 0]
    three = outcome_values([30, 10, 29])
    assert 0 < three[0] < 0.2
    assert three[1] < three[2] < 0
    assert outcome_values([10**6, 0]) == [1, -1]


def test_a_saved_search_is_not_used_after_another_action() -> None:
    """Given two actions after which the same is legal, when the other one is played, then it is noticed."""
    state = games["winter-kingdom"].new(2, FastDice(3))
    stream = FastDice(4).stream("random game")
    alike = 0
    while state.seat is not None:
        after: dict[tuple[int, int, int], set[str]] = {}
        for action in bits.each(state.legal()):
            tried = state.copy()
            tried.play(action)
            if tried.seat == state.seat:
                *rough, exact = position_key(tried)
                after.setdefault((rough[0], rough[1], rough[2]), set()).add(exact)
        alike += sum(len(views) > 1 for views in after.values())
        legal = state.legal()
        state.play(bits.select(legal, stream.below(legal.bit_count())))
    assert alike, "there are such actions"
