"""Turns thought through: all of them where there are few, the best where there are many, and none twice."""

from collections.abc import Iterator, Sequence
from typing import cast

import pytest

from realmwright import playouts
from realmwright.bits import each
from realmwright.bots import ask, outlooks
from realmwright.bots.greedy import Greedy
from realmwright.bots.turns import JITTER, LEAST, LOOKAHEAD, NEVER, Outlook, Thoughts, Turn, evaluated, lead
from realmwright.dice import FastDice
from realmwright.game import Game, Json, State
from tests.bots.little import Stairs, as_state
from tests.dominion.tables import Player, table
from tests.playthrough import Plan, at_random, played

EVERYTHING = 10**6
"""A width at which no turn is left out."""
ALMOST = 1024 * JITTER
"""How far the value of a turn is from what its end promises, at most."""


def thoughts(seed: int = 1) -> Thoughts:
    return Thoughts(FastDice(seed).stream("thoughts"))


def every_way(state: State, outlook: Outlook) -> list[tuple[tuple[int, ...], float]]:
    """All ways to play the turn under way, and what they come to: nothing is left out but what nobody thinks about."""
    seat, secrets = state.seat, state.secrets
    assert seat is not None

    def ways(position: State, actions: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], float]]:
        for action in each(position.legal()):
            after = position.copy()
            after.play(action)
            value = outlook(after, seat)
            if value == NEVER:
                continue
            if after.seat != seat or after.secrets != secrets:
                yield (*actions, action), value
            else:
                yield from ways(after, (*actions, action))

    return list(ways(state, ()))


def multisets(ways: Sequence[tuple[tuple[int, ...], float]]) -> set[tuple[tuple[int, ...], float]]:
    return {(tuple(sorted(actions)), value) for actions, value in ways}


def told(turns: Sequence[Turn], outlook: Outlook, seat: int) -> list[tuple[tuple[int, ...], float]]:
    return [(turn.actions, outlook(turn.end, seat)) for turn in turns]


def check(state: State, turns: Sequence[Turn], outlook: Outlook) -> None:
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
        assert 0 <= turn.value - outlook(turn.end, seat) <= ALMOST + 1e-9


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
    outlook = outlooks[plan.game]
    every = every_way(state, outlook)
    assert len(every) > 1
    plainly = thoughts().turns(state, EVERYTHING)
    check(state, plainly, outlook)
    assert sorted(told(plainly, outlook, state.seat)) == sorted(every)
    distinct = thoughts().turns(state, EVERYTHING, distinct=True)
    check(state, distinct, outlook)
    found = told(distinct, outlook, state.seat)
    assert multisets(found) == multisets(every)
    assert len(multisets(found)) == len(found), "none is there twice"
    assert max(value for _, value in every) - ALMOST <= distinct[0].value


@pytest.mark.parametrize("options", [{}, {"watch": True}, {"banned": ["draw"]}, {"banned": ["draw", "swap"]}])
@pytest.mark.parametrize("players", [2, 4])
def test_every_turn_of_the_tiny_game_is_found(tiny: Game, players: int, options: dict[str, Json]) -> None:
    """It brings no outlook: the lead is what counts."""
    state = tiny.new(players, 3, options)
    stream = FastDice(players).stream("tiny walk")
    thinking = thoughts()
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
    outlook = outlooks[plan.game]
    for distinct in (False, True):
        turns = thoughts().turns(state, width, distinct)
        assert turns
        check(state, turns, outlook)
    assert state.seat is not None
    found = told(turns, outlook, state.seat)
    assert len(multisets(found)) == len(found)
    assert state.dump() == before


def test_those_that_differ_only_in_their_order_count_as_one() -> None:
    """Three settlements on the same terrain, in six orders."""
    state = Plan("kingdom-builder", 2, 7, {"first_game": True, "start": 0}).start()
    plainly, distinct = (thoughts().turns(state, 40, distinct) for distinct in (False, True))
    sets = [{tuple(sorted(turn.actions)) for turn in turns} for turns in (plainly, distinct)]
    assert len(sets[0]) < len(plainly)
    assert len(sets[1]) == len(distinct)
    assert len(sets[1]) > len(sets[0]), "there is room for others"


def test_any_of_equally_good_turns_may_come_first() -> None:
    state = Plan("kingdom-builder", 2, 7, {"first_game": True, "start": 0}).start()
    first = [thoughts(seed).turns(state, 4)[0].actions for seed in range(8)]
    assert len(set(first)) > 1
    assert thoughts(3).turns(state, 4)[0].actions == first[3], "but the same chance says the same"


def test_once_it_is_enough_only_the_best_few_are_thought_through() -> None:
    state = Plan("kingdom-builder", 2, 7, {"first_game": True, "start": 0}).start()
    asked = 0

    def at_once() -> bool:
        nonlocal asked
        asked += 1
        return True

    some = thoughts().turns(state, 64, distinct=True, enough=at_once)
    assert asked
    assert [turn.actions for turn in some] == [turn.actions for turn in thoughts().turns(state, LEAST, distinct=True)]
    all_of_them = thoughts().turns(state, 64, distinct=True)
    assert len(all_of_them) > len(some)
    patient = thoughts().turns(state, 64, distinct=True, enough=lambda: False)
    assert [turn.actions for turn in patient] == [turn.actions for turn in all_of_them]


def test_a_turn_without_end_is_looked_at_for_a_while() -> None:
    class Long(Stairs):
        steps = (0b11,) * (2 * LOOKAHEAD)

    turns = thoughts().turns(as_state(Long()), 3)
    assert {len(turn.actions) for turn in turns} == {LOOKAHEAD}
    assert turns[0].actions == (1,) * LOOKAHEAD
    assert len(turns) == 3


def test_a_turn_ends_where_something_hidden_comes_out() -> None:
    state = table("smithy village moat", deck="9 copper", others=[Player("5 copper", deck="5 copper")])
    for turn in thoughts().turns(state, 8):
        said = [state.say(turn.actions[0]), len(turn.actions)]
        assert said[0] == "done" or said[1] == 1, "cards are drawn"
        assert turn.end.secrets > state.secrets


# Outlooks


def test_a_promise_is_an_outlook_in_points() -> None:
    class Promise:
        def __init__(self, promise: int) -> None:
            self.evaluate = lambda seat: promise * seat

    for promise, points in ((playouts.HOPELESS, NEVER), (3 * playouts.POINT // 2, 1.5), (-playouts.POINT, -1), (0, 0)):
        assert evaluated(cast(State, Promise(promise)), 1) == points


def test_if_no_turn_is_worth_a_thought_there_is_an_action_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(outlooks._loaded, "little", lambda state, seat: NEVER)
    state = as_state(Stairs())
    assert thoughts().turns(state, 4) == []
    assert Greedy(1).choose(state) == 0


def test_every_game_has_its_own_outlook(tiny: Game) -> None:
    known = thoughts()
    for name in ("kingdom-builder", "winter-kingdom", "dominion"):
        assert known.outlook(name) is outlooks[name]
    assert known.outlook(tiny.name) is lead


def test_greedy_takes_the_best_turn_and_stays_with_it() -> None:
    state = played(ENDINGS[0])[0]
    seat = state.seat
    assert seat is not None
    most = max(value for _, value in every_way(state, outlooks["kingdom-builder"]))
    bot = Greedy(4)
    while state.seat == seat:
        state.play(ask(bot, state, FastDice(1)))
    assert outlooks["kingdom-builder"](state, seat) == most
