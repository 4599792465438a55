"""Beam search over turns: all of them where there are few, the best where there are many, and none twice."""

from collections.abc import Iterator, Sequence
from typing import cast

import pytest

from realmwright import playouts
from realmwright.bits import each
from realmwright.bots import EvaluationFunction, ask, evaluations
from realmwright.bots.greedy import Greedy
from realmwright.bots.turns import LOOKAHEAD, MIN_WIDTH, PRUNED, TIE_NOISE, BeamSearch, Turn, heuristic_value, lead
from realmwright.dice import FastDice
from realmwright.game import Game, Json, State
from tests.bots.little import Stairs, as_state
from tests.dominion.tables import Player, table
from tests.playthrough import Plan, at_random, played

EVERYTHING = 10**6
"""A width at which no turn is left out."""
ALMOST = 1024 * TIE_NOISE
"""The most by which the value of a turn differs from the evaluation of its end."""


def beam(seed: int = 1) -> BeamSearch:
    return BeamSearch(FastDice(seed).stream("beam"))


def every_way(state: State, evaluate: EvaluationFunction) -> list[tuple[tuple[int, ...], float]]:
    """All ways to play the turn under way with their evaluations, except those that are pruned."""
    seat, secrets = state.seat, state.secrets
    assert seat is not None

    def ways(position: State, actions: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], float]]:
        for action in each(position.legal()):
            after = position.copy()
            after.play(action)
            value = evaluate(after, seat)
            if value == PRUNED:
                continue
            if after.seat != seat or after.secrets != secrets:
                yield (*actions, action), value
            else:
                yield from ways(after, (*actions, action))

    return list(ways(state, ()))


def multisets(ways: Sequence[tuple[tuple[int, ...], float]]) -> set[tuple[tuple[int, ...], float]]:
    return {(tuple(sorted(actions)), value) for actions, value in ways}


def told(turns: Sequence[Turn], evaluate: EvaluationFunction, seat: int) -> list[tuple[tuple[int, ...], float]]:
    return [(turn.actions, evaluate(turn.end, seat)) for turn in turns]


def check(state: State, turns: Sequence[Turn], evaluate: EvaluationFunction) -> None:
    """What is true of any turns that were found."""
    seat = state.seat
    assert seat is not None
    assert [turn.value for turn in turns] == sorted((turn.value for turn in turns), reverse=True)
    for turn in turns:
        position = state.copy()
        for number, action in enumerate(turn.actions):
            assert (position.seat, position.secrets) == (seat, state.secrets), "the turn is over, and goes on"
            assert position.legal() >> action & 1, f"action {number} of {turn.actions} is not legal"
            position.play(action)
        assert position.dump() == turn.end.dump()
        over = turn.end.seat != seat or turn.end.secrets != state.secrets
        assert over or len(turn.actions) == LOOKAHEAD
        assert 0 <= turn.value - evaluate(turn.end, seat) <= ALMOST + 1e-9


# Small positions, where everything can be tried

ENDINGS = [
    Plan("kingdom-builder", 2, 6, crowded=True, actions=-3),
    Plan("kingdom-builder", 2, 9, crowded=True, actions=-5),
    Plan("kingdom-builder", 2, 427, {"sets": ["harvest"]}, lively=True, actions=-4),
    Plan("winter-kingdom", 3, 3, crowded=True, lively=True, actions=-6),
    Plan("winter-kingdom", 2, 5, crowded=True, lively=True, actions=-10),
]


@pytest.mark.parametrize("plan", ENDINGS, ids=lambda plan: f"{plan.game} {plan.seed}")
def test_a_wide_search_finds_every_turn(plan: Plan) -> None:
    state = played(plan)[0]
    assert state.seat is not None
    evaluate = evaluations[plan.game]
    every = every_way(state, evaluate)
    assert len(every) > 1
    plainly = beam().turns(state, EVERYTHING)
    check(state, plainly, evaluate)
    assert sorted(told(plainly, evaluate, state.seat)) == sorted(every)
    distinct = beam().turns(state, EVERYTHING, distinct=True)
    check(state, distinct, evaluate)
    found = told(distinct, evaluate, state.seat)
    assert multisets(found) == multisets(every)
    assert len(multisets(found)) == len(found), "none is there twice"
    assert max(value for _, value in every) - ALMOST <= distinct[0].value


@pytest.mark.parametrize("options", [{}, {"watch": True}, {"banned": ["draw"]}, {"banned": ["draw", "swap"]}])
@pytest.mark.parametrize("players", [2, 4])
def test_every_turn_of_the_tiny_game_is_found(tiny: Game, players: int, options: dict[str, Json]) -> None:
    """It has no evaluation function, so the lead is used."""
    state = tiny.new(players, 3, options)
    stream = FastDice(players).stream("tiny walk")
    thinking = beam()
    found = 0
    while (seat := state.seat) is not None:
        every = every_way(state, lead)
        for distinct in (False, True):
            turns = thinking.turns(state, 16, distinct)
            check(state, turns, lead)
            assert sorted(told(turns, lead, seat)) == sorted(every)
        assert turns[0].value == pytest.approx(max(value for _, value in every), abs=2 * ALMOST)
        found += len(every)
        state.play(at_random(state, stream))
    assert found > 15


# Large ones


@pytest.mark.parametrize(
    "plan",
    [
        Plan("kingdom-builder", 3, 33, actions=60),
        Plan("kingdom-builder", 2, 881, {"sets": "all"}, lively=True, actions=40),
        Plan("winter-kingdom", 2, 1, lively=True, actions=40),
    ],
    ids=lambda plan: f"{plan.game} {plan.seed}",
)
@pytest.mark.parametrize("width", [1, 6])
def test_turns_are_whole_and_the_best_come_first(plan: Plan, width: int) -> None:
    state = played(plan)[0]
    before = state.dump()
    evaluate = evaluations[plan.game]
    for distinct in (False, True):
        turns = beam().turns(state, width, distinct)
        assert turns
        check(state, turns, evaluate)
    assert state.seat is not None
    found = told(turns, evaluate, state.seat)
    assert len(multisets(found)) == len(found)
    assert state.dump() == before


def test_turns_that_differ_only_in_order_count_as_one() -> None:
    """Three settlements on the same terrain, in six orders."""
    state = Plan("kingdom-builder", 2, 7, {"first_game": True, "start": 0}).start()
    plainly, distinct = (beam().turns(state, 40, distinct) for distinct in (False, True))
    sets = [{tuple(sorted(turn.actions)) for turn in turns} for turns in (plainly, distinct)]
    assert len(sets[0]) < len(plainly)
    assert len(sets[1]) == len(distinct)
    assert len(sets[1]) > len(sets[0]), "there is room for others"


def test_any_of_equally_good_turns_may_come_first() -> None:
    state = Plan("kingdom-builder", 2, 7, {"first_game": True, "start": 0}).start()
    first = [beam(seed).turns(state, 4)[0].actions for seed in range(8)]
    assert len(set(first)) > 1
    assert beam(3).turns(state, 4)[0].actions == first[3], "but the same chance says the same"


def test_once_the_beam_narrows_only_the_best_few_are_expanded() -> None:
    state = Plan("kingdom-builder", 2, 7, {"first_game": True, "start": 0}).start()
    asked = 0

    def at_once() -> bool:
        nonlocal asked
        asked += 1
        return True

    some = beam().turns(state, 64, distinct=True, narrow=at_once)
    assert asked
    assert [turn.actions for turn in some] == [turn.actions for turn in beam().turns(state, MIN_WIDTH, distinct=True)]
    all_of_them = beam().turns(state, 64, distinct=True)
    assert len(all_of_them) > len(some)
    patient = beam().turns(state, 64, distinct=True, narrow=lambda: False)
    assert [turn.actions for turn in patient] == [turn.actions for turn in all_of_them]


def test_a_turn_without_end_is_looked_at_for_a_while() -> None:
    class Long(Stairs):
        steps = (0b11,) * (2 * LOOKAHEAD)

    turns = beam().turns(as_state(Long()), 3)
    assert {len(turn.actions) for turn in turns} == {LOOKAHEAD}
    assert turns[0].actions == (1,) * LOOKAHEAD
    assert len(turns) == 3
    patient = beam().turns(as_state(Long()), 3, lookahead=3 * LOOKAHEAD)
    assert {len(turn.actions) for turn in patient} == {2 * LOOKAHEAD}


def test_a_turn_ends_where_something_hidden_comes_out() -> None:
    state = table("smithy village moat", deck="9 copper", others=[Player("5 copper", deck="5 copper")])
    for turn in beam().turns(state, 8):
        first = state.say(turn.actions[0])
        assert not first.startswith("play") or len(turn.actions) == 1, "cards are drawn"
        assert turn.end.secrets > state.secrets


# Evaluation functions


def test_the_heuristic_counts_in_points() -> None:
    class Valued:
        def __init__(self, value: int) -> None:
            self.evaluate = lambda seat: value * seat

    for value, points in ((playouts.HOPELESS, PRUNED), (3 * playouts.POINT // 2, 1.5), (-playouts.POINT, -1), (0, 0)):
        assert heuristic_value(cast(State, Valued(value)), 1) == points


def test_if_all_turns_are_pruned_there_is_still_an_action(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(evaluations._loaded, "little", lambda state, seat: PRUNED)
    state = as_state(Stairs())
    assert beam().turns(state, 4) == []
    assert Greedy(1).choose(state) == 0


def test_every_game_has_its_own_evaluation_function(tiny: Game) -> None:
    known = beam()
    for name in ("kingdom-builder", "winter-kingdom", "dominion"):
        assert known.evaluation(name) is evaluations[name]
    assert known.evaluation(tiny.name) is lead


def test_greedy_takes_the_best_turn_and_stays_with_it() -> None:
    state = played(ENDINGS[0])[0]
    seat = state.seat
    assert seat is not None
    most = max(value for _, value in every_way(state, evaluations["kingdom-builder"]))
    bot = Greedy(4)
    while state.seat == seat:
        state.play(ask(bot, state, FastDice(1)))
    assert evaluations["kingdom-builder"](state, seat) == most
