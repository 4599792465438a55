"""Flat Monte Carlo: repeatable, keeps to its plan as long as it applies, and right in simple endings."""

import pytest

from realmwright.bots import ask, maker
from realmwright.bots.budget import Budget
from realmwright.bots.flat import Flat, planned_choices, playout_lead
from realmwright.bots.turns import BeamSearch, Turn, lead
from realmwright.dice import FastDice
from realmwright.game import State
from tests.bots.endings import ENDINGS, outcomes, played_by, walk
from tests.bots.little import PASS, Cups, Stairs, as_state
from tests.playthrough import Plan, played


def flat(seed: int = 1, simulations: int = 30) -> Flat:
    return Flat(seed, Budget(simulations=simulations))


@pytest.mark.parametrize(
    "plan", [Plan("kingdom-builder", 3, 3, actions=70), Plan("winter-kingdom", 2, 2, lively=True, actions=60)]
)
def test_seed_and_simulations_say_what_it_does(plan: Plan) -> None:
    state = played(plan)[0]
    first = walk(flat(5, 20), state, 6)
    assert walk(flat(5, 20), state, 6) == first
    assert any(walk(flat(seed, 20), state, 6) != first for seed in range(3))


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_best_end_is_taken(ending: str) -> None:
    state = ENDINGS[ending]()
    seat = state.seat
    assert seat is not None
    best = max(outcomes(state, seat))
    for seed in range(3):
        assert lead(played_by(flat(seed), state), seat) == best


@pytest.mark.parametrize("simulations", [1, 2, 40])
def test_the_best_turn_is_found_with_any_budget(simulations: int) -> None:
    """The evaluation of a turn counts as much as some playouts: here it is exact."""
    bot, state = flat(1, simulations), as_state(Stairs())
    for action in (1, 2, 5, 6, 8):
        assert bot.choose(state) == action
        state.play(action)


class Free(Stairs):
    """Without steps that leave no choice."""

    steps = (0b11, 0b11100, 0b1100000)


def test_its_time_begins_with_its_first_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search for turns is not free: where it takes all of the time, nothing is imagined any more."""
    clock = [0.0]

    def now() -> float:
        clock[0] += 0.01
        return clock[0]

    monkeypatch.setattr("realmwright.bots.budget.perf_counter", now)
    find = BeamSearch.turns

    def slow(beam: BeamSearch, state: State, width: int, distinct: bool = False) -> list[Turn]:
        clock[0] += 1.0
        return find(beam, state, width, distinct)

    monkeypatch.setattr(BeamSearch, "turns", slow)
    stairs = Free()
    assert Flat(1, Budget(seconds=1.0)).choose(as_state(stairs)) == 1, "the most promising turn is left"
    assert stairs.thought == []


def test_it_thinks_once_a_turn() -> None:
    bot, stairs = flat(), Free()
    state = as_state(stairs)
    first = bot.choose(state)
    thought = len(stairs.thought)
    assert thought >= 5, "the turns that are left share what is imagined"
    state.play(first)
    while state.seat is not None:
        state.play(bot.choose(state))
    assert len(stairs.thought) == thought
    assert stairs.played == (1, 4, 6)


def test_it_thinks_once_a_turn_even_if_some_of_it_leaves_no_choice() -> None:
    bot, stairs = flat(), Stairs()
    state = as_state(stairs)
    state.play(bot.choose(state))
    thought = len(stairs.thought)
    while state.seat is not None:
        state.play(bot.choose(state))
    assert len(stairs.thought) == thought


@pytest.mark.parametrize("elsewhere", [Stairs, Cups])
def test_a_plan_that_does_not_fit_any_more_is_dropped(elsewhere: type[Stairs] | type[Cups]) -> None:
    bot, known = flat(), Free()
    bot.choose(as_state(known))
    other = elsewhere()
    action = bot.choose(as_state(other))
    assert other.legal() >> action & 1
    assert other.thought, "it thought anew"


def test_a_plan_is_dropped_where_something_else_came_of_an_action() -> None:
    """The same bot is asked about the turn of another seat."""
    bot = flat(2, 10)
    for seed in (11, 12, 13):
        state = played(Plan("kingdom-builder", 2, seed, actions=41))[0]
        for number in range(2):
            action = ask(bot, state, FastDice(number))
            assert state.legal() >> action & 1
            state.play(action)


@pytest.mark.parametrize("coin", range(4))
def test_it_does_not_know_what_is_hidden(coin: int) -> None:
    """Whichever cup the coin is under in the position that it is handed: guessing is bad."""
    cups = Cups()
    cups.coin = coin
    assert flat(coin, 100).choose(as_state(cups)) == PASS


def test_time_is_a_budget_as_well() -> None:
    bot = maker("kingdom-builder", "flat:3ms")(1)
    state = played(Plan("kingdom-builder", 2, 6, crowded=True, actions=-3))[0]
    assert state.legal() >> ask(bot, state, FastDice(1)) & 1


# Parts


def test_the_lead_of_a_playout_is_counted_against_the_best_other() -> None:
    for players in (2, 5):
        state = played(Plan("kingdom-builder", players, 8, actions=-9))[0]
        for policy in state.game.policies:
            totals = state.playouts(FastDice(4), 1, policy)[0]
            for seat, own in enumerate(totals):
                others = [total for other, total in enumerate(totals) if other != seat]
                assert playout_lead(state, seat, FastDice(4), policy) == own - max(others)


def test_a_finished_game_is_not_played_out() -> None:
    state = played(Plan("kingdom-builder", 3, 8))[0]
    for seat in range(3):
        assert playout_lead(state, seat, FastDice(1), "uniform") == lead(state, seat)


def test_each_action_of_a_plan_has_its_choice() -> None:
    state = as_state(Stairs())
    assert list(planned_choices(state, (1, 2, 3))) == [(1, 0b11), (3, 0b111000)], "a forced action is no choice"
    assert state.legal() == 0b11, "nothing was played"
