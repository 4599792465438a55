"""WK-12: how a game ends, and who has won."""

from typing import Final

import pytest

from realmwright.bits import each
from realmwright.dice import FastDice
from realmwright.game import IllegalAction
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.state import State
from tests.winter_kingdom.positions import events, finish_turn, hexes, legal, play, seen, table

HOMES: Final = ("-4,0", "-4,4", "4,-4", "4,0")


def about_to_end(players: int, trigger: int, start: int = 0) -> State:
    """A position in which one seat has a single house left and is to move."""
    supply = [1 if seat == trigger else 20 for seat in range(players)]
    forts = [0 if seat == trigger else 4 for seat in range(players)]
    turn = {"whole": 1}
    return table(
        {}, *HOMES[:players], supply=supply, fort_supply=forts, turn=trigger, start=start, left=1, under_way=turn
    )


def played_out(state: State) -> list[int]:
    """Who has another turn."""
    seats = []
    while state.seat is not None:
        seats.append(state.seat)
        finish_turn(state)
    return seats


def test_tc_83_wk_12_1_end_of_the_game() -> None:
    # Given three players of whom the second has one piece left
    state = about_to_end(3, trigger=1)
    assert not state.ending
    # when it is built
    play(state, f"build {min(hexes(state))}")
    assert events(state, "last-round") == [("last-round", {"seat": 1}, None, False)]
    assert (state.ending, state.over) == (True, False)
    play(state, "end turn")
    # then the third player still takes a turn, and the game is over
    assert state.seat == 2
    finish_turn(state)
    assert (state.over, state.prompt().kind, state.legal()) == (True, "over", 0)
    assert events(state)[-1] == ("game-over", {"winners": state.winners()}, None, False)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wk_12_1_the_round_is_finished_whoever_triggers_the_end(players: int) -> None:
    for start in range(players):
        for trigger in range(players):
            state = about_to_end(players, trigger, start)
            finish_turn(state)
            place = (trigger - start) % players
            assert played_out(state) == [(start + later) % players for later in range(place + 1, players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wk_12_1_in_whole_games_all_have_equally_many_turns(players: int) -> None:
    for seed in range(3):
        state = game.new(players, seed)
        stream = FastDice(seed).stream("whole games")
        turns = [0] * players
        while (seat := state.seat) is not None:
            actions = [*each(state.legal())]
            action = actions[stream.below(len(actions))]
            number = state.turns
            state.play(action)
            turns[seat] += state.turns > number or state.over
        assert len({*turns}) == 1
        assert 0 in [houses + forts for houses, forts in zip(state.supply, state.fort_supply, strict=True)]


def test_wk_12_1_houses_and_forts_must_both_be_gone() -> None:
    houses = table({}, "0,0", supply=(3,), fort_supply=(1,))
    for _ in range(3):
        play(houses, f"build {min(hexes(houses))}")
    assert not houses.ending
    forts = table({}, "0,0", supply=(2,), fort_supply=(1,))
    play(forts, f"build {min(hexes(forts))}")
    play(forts, f"build {min(hexes(forts))}")
    assert not forts.ending
    play(forts, f"fort {min(hexes(forts, 'fort'))}")
    assert forts.ending


def test_wk_12_1_the_end_may_come_by_a_talent_and_the_turn_goes_on() -> None:
    talents = {0: ["pasture", "mule"]}
    state = table({}, "0,0", supply=(1,), fort_supply=(0,), talents=talents, coins=(5,), left=0)
    play(state, "use pasture", "build 1,0")
    assert state.ending
    assert {"use mule", "extra mule", "end turn"} <= {*legal(state)}
    before = table({}, "0,0", supply=(1,), fort_supply=(0,), talents=talents, left=1, under_way={"whole": 1})
    play(before, "use pasture", "build 1,0")
    assert (before.ending, before.left, before.prompt().kind) == (True, 0, "finish")


def test_wk_12_1_who_has_nothing_left_still_has_the_turn_of_the_round() -> None:
    """Nothing can be built, but talents that move can be used."""
    state = table({}, "0,0", "3,0", supply=(20, 0), fort_supply=(4, 0), talents={1: ["mule"]}, ending=True, left=0)
    play(state, "end turn")
    assert (state.seat, state.left) == (1, 0)
    assert legal(state) == ["end turn", "use mule"]


def test_wk_12_1_it_is_announced_once() -> None:
    state = table({}, "-4,0", "4,0", supply=(1, 1), fort_supply=(0, 0), left=1, under_way={"whole": 1})
    finish_turn(finish_turn(state))
    assert state.over
    assert len(events(state, "last-round")) == 1


def test_wk_12_2_what_wolves_took_counts_as_built() -> None:
    state = table({}, "0,0 1,0", supply=(1,), fort_supply=(0,), twists=["wolves"], left=0, under_way={"pieces": 5})
    play(state, "end turn", "remove 0,0")
    finish_turn(state)
    assert (state.seat, state.left) == (0, 1), "nothing has come back into the supply"
    play(state, "build 0,0")
    assert state.ending
    assert seen(state)["players"][0]["removed"] == [30, 4]


def test_wk_12_2_what_was_salvaged_counts_as_built() -> None:
    state = table({}, "0,0 1,0", "4,0", supply=(0, 20), fort_supply=(0, 4), economy="salvage", ending=True, left=0)
    play(state, "salvage", "remove 0,0", "remove 1,0", "end turn")
    finish_turn(state)
    assert state.over, "an empty map is no new supply"


def test_wk_4_11_where_nobody_can_build_a_whole_round_ends_the_game() -> None:
    state = table({}, ground="I", left=0, under_way={"pieces": 0})
    assert played_out(state) == [0, 1]


# Who has won


CARDS: Final = ("hermits", "longhouses", "surveyors")


def test_wk_12_6_most_points_win() -> None:
    state = table({}, "0,0", "-4,0 -4,2", "4,0", cards=CARDS)
    assert [score.total for score in state.scores()] == [5, 8, 5]
    assert state.winners() == [1]


def test_wk_12_6_ties_share_the_victory() -> None:
    state = table({}, "0,0 0,2", "-4,0 -4,2", "4,0", cards=CARDS)
    assert [score.total for score in state.scores()] == [8, 8, 5]
    assert state.winners() == [0, 1]
    assert table({}, "", "", "", cards=CARDS).winners() == [0, 1, 2]


def test_wk_11_1_wk_12_3_wk_12_4_the_three_cards_and_the_castles_are_scored() -> None:
    state = table({"1,0": "C"}, "0,0", "-4,0", cards=CARDS)
    assert [dict(score) for score in state.scores()] == [
        {"hermits": 2, "longhouses": 2, "surveyors": 1, "castles": 3},
        {"hermits": 2, "longhouses": 2, "surveyors": 1, "castles": 0},
    ]
    assert state.winners() == [0]


def test_wk_12_5_coins_and_talents_break_no_tie() -> None:
    state = table({}, "0,0", "-4,0", coins=(9, 0), talents={0: ["mule II"]}, hand={0: ["horse"]}, cards=CARDS)
    assert state.winners() == [0, 1]


def test_a_game_that_is_over_takes_no_action() -> None:
    state = about_to_end(2, trigger=1)
    finish_turn(state)
    assert state.prompt() == ("over", {"winners": state.winners()})
    before = state.dump()
    with pytest.raises(IllegalAction, match="the game is over"):
        state.play(state.board.end)
    with pytest.raises(IllegalAction, match="the game is over"):
        state.read("build 0,0")
    assert state.dump() == before
    assert game.load(before).dump() == before
