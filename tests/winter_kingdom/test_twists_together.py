"""WK-10.1: several twists in one game."""

from typing import Final

import pytest

from realmwright.bits import each
from realmwright.dice import FastDice
from realmwright.rules.winter_kingdom import game
from tests.winter_kingdom.positions import events, hexes, kind, legal, play, refused, seen, table

ALL: Final = ("wolves", "dead end", "mobility", "innovation", "settlers", "roads", "islands", "bargain")


def test_innovation_and_bargain_buy_use_upgrade_use() -> None:
    twists = ["innovation", "bargain"]
    state = table({}, "0,0", coins=(1,), hand={0: ["horse", "mule"]}, twists=twists, left=0)
    play(state, "buy horse", "use horse", "move 0,0", "to 2,0")
    assert (state.coins[0], legal(state)) == (0, ["buy mule", "end turn", "upgrade horse"])
    play(state, "upgrade horse")
    assert legal(state) == ["end turn", "use horse II"], "that is new as well"
    play(state, "use horse II", "move 2,0", "to 1,2")
    assert legal(state) == ["end turn"]


def test_innovation_and_bargain_two_new_cards_are_used_in_any_order() -> None:
    twists = ["innovation", "bargain"]
    state = table({}, "0,0", coins=(1,), hand={0: ["horse", "mule", "sleigh"]}, twists=twists, left=0)
    play(state, "buy horse", "buy mule")
    assert legal(state) == ["end turn", "use horse", "use mule"]
    play(state, "use mule", "move 0,0", "to 1,0", "use horse", "move 1,0", "to 3,0")
    assert legal(state) == ["end turn"]


def test_innovation_and_bargain_an_alternative_bought_whole_is_used_once() -> None:
    """WK-7.8: I or II."""
    twists = ["innovation", "bargain"]
    state = table({}, "0,0", coins=(1,), hand={0: ["horse"]}, twists=twists, left=0)
    play(state, "buy horse", "upgrade horse")
    assert legal(state) == ["end turn", "use horse", "use horse II"]
    play(state, "use horse", "move 0,0", "to 2,0")
    assert legal(state) == ["end turn"]


def test_wolves_and_settlers() -> None:
    """Three mandatory builds next to a village bring three settlers: six pieces."""
    state = table({"1,0": "V"}, twists=["wolves", "settlers"])
    play(state, "build 0,0", "build -1,0", "build 0,1", "build 0,2", "build 1,-1", "build 1,-2", "end turn")
    assert state.prompt().kind == "wolves"
    assert hexes(state, "remove") == {"0,0", "-1,0", "0,1", "0,2", "1,-1", "1,-2"}
    play(state, "remove -1,0")
    assert seen(state)["players"][0]["removed"] == [1, 0]


def test_wolves_and_settlers_one_settler_is_no_matter() -> None:
    state = table({"1,0": "V"}, twists=["wolves", "settlers"])
    play(state, "build 0,0", "build -1,0", "build -2,0", "build -3,0", "end turn")
    assert state.seat == 1


def test_wolves_and_innovation_a_piece_of_the_purchase_step_counts() -> None:
    state = table(
        {"3,0": "M"}, "0,0", coins=(3,), hand={0: ["mine"]}, talents={0: ["pasture"]}, twists=["wolves", "innovation"]
    )
    play(state, "use pasture", "build 1,0", "build 0,1", "build 1,1", "build 1,-1", "buy mine", "use mine")
    play(state, f"build {min(hexes(state))}", "end turn")
    assert state.prompt().kind == "wolves"


def test_roads_islands_and_dead_end() -> None:
    """Through a tunnel to another board, and one hex further: not across the seam, and not next to anybody."""
    named = kind("U", "4,-9 0,-3")
    twists = ["roads", "islands", "dead end"]
    state = table(named, "4,-10", "2,-5", boards=7, twists=twists, left=0)
    play(state, "use tunnel", "move 4,-10")
    assert hexes(state, "to") == {"1,-3", "0,-2", "-1,-2", "-1,-3", "0,-4", "1,-4"}
    play(state, "to 0,-4")
    # 0,-5 and 1,-5 lie on the other board
    assert hexes(state, "to") == {"1,-4", "-1,-3"}
    near = table(named, "4,-10", "2,-4", boards=7, twists=twists, left=0)
    play(near, "use tunnel", "move 4,-10")
    assert hexes(near, "to") == {"0,-2", "-1,-2", "-1,-3", "0,-4"}, "1,-4 and 1,-3 touch 2,-4"
    play(near, "to 0,-4")
    assert hexes(near, "to") == {"-1,-3"}


def test_roads_and_dead_end_without_a_way_on() -> None:
    named = kind("M", "2,-1 2,1 1,1 1,0")
    state = table(named, "-2,0", "4,-1", twists=["roads", "dead end"], talents={0: ["sleigh"]}, left=0)
    play(state, "use sleigh", "move -2,0")
    assert "0,0" in hexes(state, "to")
    play(state, "to 0,0")
    assert state.prompt().kind == "road"
    pocket = kind("M", "1,0 0,1 -1,1 1,-1 0,-1")
    state = table(pocket, "-2,0", "", twists=["roads", "dead end"], talents={0: ["horse"]}, left=0)
    play(state, "use horse", "move -2,0", "to 0,0")
    assert hexes(state, "to") == {"-1,0"}
    state = table(pocket, "-2,0", "-1,-1", twists=["roads", "dead end"], talents={0: ["horse"]}, left=0)
    play(state, "use horse", "move -2,0", "to 0,0")
    assert state.prompt().kind == "finish", "-1,0 touches the other player"


def test_mobility_and_islands() -> None:
    """Two hexes are counted on the own board only."""
    named = kind("S", "0,-3 3,-6")
    plain = table(named, "0,-5", boards=7, card="snowscape", twists=["mobility"])
    assert hexes(plain) == {"0,-3"}
    apart = table(named, "0,-5", boards=7, card="snowscape", twists=["mobility", "islands"])
    assert hexes(apart) == {"0,-3", "3,-6"}, "nothing is within two hexes, so anything goes"
    closer = table(kind("S", "0,-3 2,-6"), "0,-5", boards=7, card="snowscape", twists=["mobility", "islands"])
    assert hexes(closer) == {"2,-6"}


def test_mobility_and_dead_end() -> None:
    named = kind("S", "1,0 2,0 -2,0")
    state = table(named, "0,0", "3,0", card="snowscape", twists=["mobility", "dead end"])
    assert hexes(state) == {"1,0", "-2,0"}


def test_settlers_and_dead_end_without_a_place_nobody_settles() -> None:
    named = {"1,0": "V", **kind("M", "0,1 -1,1 1,-1 0,-1")}
    free = table(named, "", "-3,0", twists=["settlers", "dead end"])
    play(free, "build 0,0")
    assert hexes(free) == {"-1,0"}
    shut = table(named, "", "-2,0", twists=["settlers", "dead end"])
    play(shut, "build 0,0")
    assert (shut.prompt().kind, shut.left) == ("build", 2)


def test_settlers_and_islands() -> None:
    """A village on another board brings nobody, and nobody settles across a seam."""
    state = table({"0,-5": "V"}, boards=7, twists=["settlers", "islands"])
    play(state, "build 0,-4")
    assert state.prompt().kind == "build"
    state = table({"0,-3": "V"}, boards=7, twists=["settlers", "islands"])
    play(state, "build 0,-4")
    assert hexes(state) == {"1,-4", "-1,-3"}


def test_settlers_and_mobility() -> None:
    """Settlers go next to an own building all the same."""
    state = table({"1,0": "V"}, twists=["settlers", "mobility"])
    play(state, "build 0,0")
    assert hexes(state) == {"1,-1", "0,-1", "-1,0", "-1,1", "0,1"}


def test_bargain_and_salvage() -> None:
    state = table({}, "0,0 1,0", hand={0: ["mule", "horse"]}, economy="salvage", twists=["bargain"], left=0)
    play(state, "salvage", "remove 0,0", "buy horse", "buy mule")
    assert (state.coins[0], legal(state)) == (0, ["end turn"])
    refused(state, "remove 1,0")


def test_wolves_and_salvage_who_has_nothing_left_loses_nothing() -> None:
    state = table({}, "0,0", economy="salvage", twists=["wolves"], left=0, under_way={"pieces": 5})
    play(state, "salvage", "remove 0,0", "end turn")
    assert state.seat == 1
    assert events(state, "lost") == []


@pytest.mark.parametrize("players", [2, 4])
def test_wk_10_1_all_eight_at_once_make_a_game(players: int) -> None:
    state = game.new(players, 3, {"twist": "none", "more_twists": list(ALL)})
    assert state.setup.twists == ALL
    stream = FastDice(players).stream("all twists")
    while state.seat is not None:
        actions = [*each(state.legal())]
        state.play(actions[stream.below(len(actions))])
    assert state.turns % players == 0
