"""The evaluation of positions of Winter Kingdom, and how the bot Greedy plays with it."""

import pytest

from realmwright.bots import ask, evaluations
from realmwright.bots.greedy import Greedy
from realmwright.bots.random import Random
from realmwright.bots.turns import PRUNED, heuristic_value
from realmwright.bots.winter_kingdom.policies import rivals, to_be_paid
from realmwright.dice import FastDice
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.state import State
from tests.winter_kingdom.positions import kind, play, table
from tests.winter_kingdom.random_games import lively


def best(state: State) -> str:
    """What Greedy does."""
    return state.say(ask(Greedy(1), state, FastDice(1)))


def test_the_evaluation_is_registered() -> None:
    assert evaluations["winter-kingdom"] is heuristic_value


def test_points_are_what_counts_first() -> None:
    """Ice fishers pay two for a house on ice, and nothing else does anything here."""
    state = table(kind("I", "1,0"), "0,0", talents={0: ["port II"]}, left=0, fort_supply=[0])
    assert best(state) == "use port II"
    assert best(play(state, "use port II")) == "build 1,0"


def test_a_fort_goes_where_it_scores() -> None:
    """WK-6.2: beside the mountain it counts twice for Mountaineers, and away from it for nothing."""
    state = table(kind("M", "2,0"), "0,0", left=1, cards=["mountaineers", "loners", "tunnel wardens"])
    forts = {name: heuristic_value(play(state.copy(), f"fort {name}"), 0) for name in ("1,0", "-1,0")}
    houses = {name: heuristic_value(play(state.copy(), f"build {name}"), 0) for name in ("1,0", "-1,0")}
    assert forts["1,0"] > houses["1,0"] > houses["-1,0"] > forts["-1,0"]


def test_talents_and_coins_promise_more_while_there_is_much_to_build() -> None:
    def worth(talents: list[str], supply: int = 31) -> float:
        hand = [name for name in ("pasture", "mule") if not any(talent.startswith(name) for talent in talents)]
        return heuristic_value(table({}, "0,0", talents={0: talents}, hand={0: hand}, supply=[supply], coins=[0]), 0)

    assert worth([]) < worth(["mule"]) < worth(["pasture"]) < worth(["pasture II"]) < worth(["pasture II", "mule"])
    assert worth(["pasture"], 8) - worth([], 8) < worth(["pasture"]) - worth([])


def test_coins_are_worth_what_they_can_buy() -> None:
    def worth(coins: int) -> float:
        return heuristic_value(table({}, "0,0", hand={0: ["mule"]}, talents={0: ["farm II", "port"]}, coins=[coins]), 0)

    state = table({}, "0,0", hand={0: ["mule"]}, talents={0: ["farm II", "port"]})
    assert to_be_paid(state, 0) == 1 + 1 + 2, "the mule and both second halves"
    assert worth(0) < worth(1) < worth(4) == worth(40)


def test_free_choice_of_terrain_is_worth_something() -> None:
    """WK-5.5: a terrain that does not touch own buildings can be built on anywhere."""
    scene = kind("F", "3,0 4,0") | kind("T", "-3,0")
    free, bound = table(scene, "0,0"), table(scene, "2,0")
    assert heuristic_value(free, 0) > heuristic_value(bound, 0)


def test_the_lords_pay_others_as_well() -> None:
    state = game.new(4, 1, {"cards": ["lords", "loners", "hermits"], "economy": "marble"})
    stream = FastDice(1).stream("lords")
    turns = 0
    while state.seat is not None:
        state.play(lively(state, stream))
        if state.turns > turns:
            turns = state.turns
            paid = rivals(state)
            assert paid == [score["lords"] for score in state.scores()]
    assert max(paid) > 6


def test_moves_before_the_mandatory_action_are_not_thought_about() -> None:
    state = table({}, "0,0 1,0", talents={0: ["mule", "pasture"]})
    assert heuristic_value(play(state.copy(), "use mule"), 0) == PRUNED
    assert heuristic_value(play(state.copy(), "use pasture"), 0) > PRUNED
    after = table({}, "0,0 1,0", talents={0: ["mule"]}, left=0)
    assert heuristic_value(play(after, "use mule"), 0) > PRUNED


def test_greedy_buys_talents() -> None:
    state = table({}, "0,0", hand={0: ["pasture"]}, coins=[3], left=0)
    assert best(state) == "buy pasture"


@pytest.mark.parametrize(("players", "seed"), [(2, 2), (3, 3), (4, 4)])
def test_greedy_beats_random(players: int, seed: int) -> None:
    """Alone against as many as there are."""
    state = game.new(players, seed)
    seats = [Greedy(seed) if seat == seed % players else Random(seat) for seat in range(players)]
    number = 0
    while (seat := state.seat) is not None:
        state.play(ask(seats[seat], state, FastDice(number), trust=True))
        number += 1
    assert state.winners() == [seed % players]
