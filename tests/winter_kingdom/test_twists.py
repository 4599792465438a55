"""WK-10: each twist card by itself."""

from typing import Final

import pytest

from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.model.amendments import SETTLERS_MAY
from tests.winter_kingdom.positions import events, finish_turn, hexes, kind, legal, play, refused, seen, table

TWISTS: Final = ("wolves", "dead end", "mobility", "innovation", "settlers", "roads", "islands", "bargain")


def test_wk_10_2_without_a_twist_the_basic_rules_hold() -> None:
    talents = {0: ["sleigh", "port", "pasture"]}
    state = table({"1,0": "V"}, "0,0", "2,-1", coins=(3,), hand={0: ["mule", "horse"]}, talents=talents)
    play(state, "use port", "build 1,-1", "build 0,1", "build -1,0", "build -1,1", "use pasture", "build 1,1")
    play(state, "use sleigh", "move -1,0", "to -4,0", "buy mule")
    assert legal(state) == ["end turn"]
    play(state, "end turn")
    assert state.seat == 1, "no dead end, no settlers, no road, no second purchase, no wolves"


# Wolves


def test_tc_65_wk_10_11_wolves() -> None:
    # Given 5 houses built in this turn, 3 by the mandatory action and 2 by talents
    named = kind("B", "-1,0 -1,1")
    talents = {0: ["pasture", "garden"]}
    state = table(named, "0,0", "3,0", twists=["wolves"], talents=talents)
    play(state, "use pasture", "build 1,0", "build 0,1", "build 1,1", "build 1,-1", "use garden", "build -1,0")
    # when the turn ends
    play(state, "end turn")
    # then one own house of any age leaves the game
    assert (state.prompt(), state.seat) == (("wolves", {}), 0)
    assert legal(state) == sorted(f"remove {place}" for place in ("0,0", "1,0", "0,1", "1,1", "1,-1", "-1,0"))
    refused(state, "remove 3,0", "end turn")
    play(state, "remove 0,0")
    assert [event.args for event in events(state, "lost")] == [{"seat": 0, "piece": "house", "hex": "0,0"}]
    player = seen(state)["players"][0]
    assert (len(player["houses"]), player["supply"], player["removed"]) == (5, 26, [1, 0])
    assert state.seat == 1


@pytest.mark.parametrize("forts", [0, 2, 4])
def test_tc_65_wk_10_11_four_pieces_are_no_matter_for_wolves(forts: int) -> None:
    """A fort counts as one build here (WK-6.4)."""
    state = table({}, "0,0", twists=["wolves"], talents={0: ["pasture"]})
    verbs = ["fort"] * forts + ["build"] * (4 - forts)
    play(state, "use pasture")
    for verb, place in zip(verbs, ("1,0", "0,1", "1,1", "1,-1"), strict=True):
        play(state, f"{verb} {place}")
    play(state, "end turn")
    assert state.seat == 1
    assert events(state, "lost") == []


def test_wk_10_11_a_fort_goes_only_if_no_house_is_left() -> None:
    turn = {"pieces": 5}
    both = table({}, "0,0", forts=["1,0"], twists=["wolves"], left=0, under_way=turn)
    play(both, "end turn")
    assert hexes(both, "remove") == {"0,0"}
    forts = table({}, forts=["1,0 2,0"], twists=["wolves"], left=0, under_way=turn)
    play(forts, "end turn")
    assert hexes(forts, "remove") == {"1,0", "2,0"}
    play(forts, "remove 2,0")
    assert seen(forts)["players"][0]["removed"] == [0, 1]
    none = table({}, twists=["wolves"], left=0, under_way=turn)
    play(none, "end turn")
    assert none.seat == 1


def test_wk_10_11_extra_uses_bring_wolves_and_the_next_turn_counts_anew() -> None:
    state = table({}, "0,0", coins=(5,), twists=["wolves"], talents={0: ["pasture"]}, left=0)
    play(state, "extra pasture", "use pasture", "build 1,0", "use pasture", "build 0,1", "end turn")
    assert state.prompt().kind == "wolves"
    play(state, "remove 1,0")
    finish_turn(finish_turn(state))
    assert len(events(state, "lost")) == 1


# Dead End


def test_wk_10_12_nothing_is_built_next_to_others() -> None:
    state = table(kind("T", "1,0 2,0 -1,0 4,0"), "0,0", "3,0", card="tundra", twists=["dead end"])
    assert hexes(state) == {"1,0", "-1,0"}, "2,0 touches the other player"
    play(state, "build 1,0", "build -1,0")
    assert state.hand[0] != (2,), "4,0 and 2,0 are closed, so the card is of no use any more"
    assert events(state, "card-useless")[0].args == {"seat": 0, "terrain": "tundra"}


def test_wk_10_12_own_neighbours_do_not_help() -> None:
    """WK-5.4 asks for an own neighbour among the hexes that are allowed."""
    state = table(kind("T", "1,0 4,4 -4,0"), "0,0", "2,0", card="tundra", twists=["dead end"])
    assert hexes(state) == {"-4,0"}


def test_wk_10_12_nothing_is_moved_there() -> None:
    step = table({}, "-2,0", "0,0", talents={0: ["mule"]}, twists=["dead end"], left=0)
    play(step, "use mule", "move -2,0")
    assert hexes(step, "to") == {"-2,1", "-3,1", "-3,0", "-2,-1", "-1,-1"}
    leap = table({}, "-2,0", "0,1", talents={0: ["horse"]}, twists=["dead end"], left=0)
    play(leap, "use horse", "move -2,0")
    assert hexes(leap, "to") == {"-2,2", "-4,2", "-4,0", "-2,-2", "0,-2"}


def test_wk_10_12_passing_is_allowed() -> None:
    talents = {0: ["sleigh II", "carriage"]}
    slide = table({}, "-3,0", "0,1", talents=talents, twists=["dead end"], left=0)
    play(slide, "use sleigh II", "move -3,0")
    row = {place for place in hexes(slide, "to") if place.endswith(",0")}
    assert row == {"-4,0", "-2,0", "-1,0", "2,0", "3,0", "4,0"}
    corridor = kind("T", "-3,0 -2,0 -1,0 0,0 1,0 2,0")
    ride = table(corridor, "-3,0", "0,1", talents=talents, twists=["dead end"], left=0)
    play(ride, "use carriage", "move -3,0")
    assert hexes(ride, "to") == {"-2,0", "-1,0", "2,0"}


def test_wk_10_12_a_house_that_cannot_go_anywhere_is_not_offered() -> None:
    corner = kind("M", "-4,1 -3,-1")
    assert "use mule" in legal(table(corner, "-4,0", "-2,0", talents={0: ["mule"]}, left=0))
    closed = table(corner, "-4,0", "-2,0", talents={0: ["mule"]}, left=0, twists=["dead end"])
    assert legal(closed) == ["end turn"]


def test_wk_10_12_tunnels_and_talents_do_not_help() -> None:
    """WK-10.2."""
    named = kind("U", "-3,0 3,0") | kind("V", "0,-3")
    talents = {0: ["farm", "tavern II"]}
    state = table(named, "-2,0", "4,0 4,-1 0,0 0,1 0,2", talents=talents, twists=["dead end"], left=0)
    refused(state, "use tavern II")
    play(state, "use tunnel", "move -2,0")
    assert hexes(state, "to") == {"2,0", "2,1"}
    farm = table(named, "-2,0", "0,-2", talents=talents, twists=["dead end"], left=0)
    play(farm, "use farm")
    assert hexes(farm) == {"-1,-3", "0,-4", "1,-4"}


def test_wk_10_12_it_is_about_others_not_about_oneself_and_about_forts_too() -> None:
    state = table({}, "0,0", "", forts=["", "2,0"], twists=["dead end"])
    assert hexes(state) == {"1,-1", "0,-1", "-1,0", "-1,1", "0,1"}, "1,0 touches the fort"


def test_wk_10_12_where_no_terrain_is_open_the_mandatory_action_is_skipped() -> None:
    """WK-4.11, read with the twist: free hexes that are closed do not help."""
    state = table(kind("G", "1,0 -1,0"), "3,0", "0,0", ground="I", twists=["dead end"], turn=1, left=0)
    play(state, "end turn")
    assert (state.seat, state.left) == (0, 0)
    assert events(state, "no-terrain") == [("no-terrain", {"seat": 0}, None, False)]


# Mobility


SNOW: Final = kind("S", "1,0 2,0 0,-2 -4,0")


def test_tc_67_wk_10_13_mobility() -> None:
    # Given snowscape on four hexes and a house on 0,0
    state = table(SNOW, "0,0", card="snowscape", twists=["mobility"])
    # then all within two hexes are legal
    assert hexes(state) == {"1,0", "2,0", "0,-2"}
    assert hexes(table(SNOW, "0,0", card="snowscape")) == {"1,0"}


def test_wk_10_13_where_nothing_is_within_two_hexes_anything_goes() -> None:
    state = table(kind("S", "3,0 -4,0"), "0,0", card="snowscape", twists=["mobility"])
    assert hexes(state) == {"3,0", "-4,0"}


def test_wk_10_13_whatever_lies_between() -> None:
    named = {**kind("S", "2,0 4,0"), "1,0": "M", "1,-1": "M", "1,1": "M"}
    assert hexes(table(named, "0,0", card="snowscape", twists=["mobility"])) == {"2,0"}


def test_wk_10_13_the_mandatory_action_only() -> None:
    state = table(SNOW, "0,0", card="snowscape", twists=["mobility"], talents={0: ["hunting lodge"]})
    play(state, "use hunting lodge")
    assert hexes(state) == {"1,0"}


def test_wk_10_13_each_build_anew() -> None:
    state = table(kind("S", "2,0 4,0 -4,0"), "0,0", card="snowscape", twists=["mobility"])
    play(state, "build 2,0")
    assert hexes(state) == {"4,0"}


# Innovation


def test_tc_68_wk_10_14_innovation() -> None:
    # Given 3 coins and Mine in hand
    state = table({"1,0": "M"}, "0,0", coins=(3,), hand={0: ["mine"]}, twists=["innovation"], left=0)
    # when it is bought, then it may be used at once
    play(state, "buy mine")
    assert state.prompt() == ("trade", {"talents": ["mine"], "coins": 0, "offers": 0})
    play(state, "use mine", "build 1,-1")
    # but only once, and nothing else comes with it
    assert legal(state) == ["end turn"]
    refused(state, "use mine")


def test_wk_10_14_it_need_not_be_used_and_does_not_last() -> None:
    state = table({"1,0": "M"}, "0,0", coins=(3,), hand={0: ["mine"]}, twists=["innovation"], left=0)
    play(state, "buy mine", "end turn")
    assert seen(state)["turn"]["fresh"] == []


def test_wk_10_14_other_talents_stay_behind() -> None:
    state = table({}, "0,0", coins=(1,), hand={0: ["mule"]}, talents={0: ["horse"]}, twists=["innovation"], left=0)
    play(state, "buy mule")
    refused(state, "use horse")
    assert legal(state) == ["end turn", "use mule"]


def test_wk_10_14_an_upgrade_works_at_once() -> None:
    state = table({}, "0,0", coins=(1,), talents={0: ["horse"]}, twists=["innovation"], left=0)
    play(state, "upgrade horse")
    assert legal(state) == ["end turn", "use horse II"]
    play(state, "use horse II", "move 0,0", "to 1,1")
    assert legal(state) == ["end turn"]


def test_wk_10_14_wk_7_9_an_upgraded_arrow_is_used_from_its_beginning() -> None:
    state = table({}, "0,0", coins=(1,), talents={0: ["mule"]}, twists=["innovation"], left=0)
    play(state, "upgrade mule", "use mule", "move 0,0", "to 1,0")
    assert state.prompt() == ("follow-move", {"talent": "mule", "from": "1,0"})
    play(state, "to 2,0")
    assert legal(state) == ["end turn"]


def test_wk_10_14_wk_8_21_a_new_guide_needs_the_tunnel_card_of_the_turn() -> None:
    named = kind("U", "-3,0 3,0")
    state = table(named, "-2,0 0,3", coins=(1,), talents={0: ["guide"]}, twists=["innovation"], left=0)
    play(state, "use tunnel", "move -2,0", "to 2,0", "upgrade guide")
    assert legal(state) == ["end turn"]
    state = table(named, "-2,0 0,3", coins=(1,), talents={0: ["guide"]}, twists=["innovation"], left=0)
    play(state, "upgrade guide", "use guide II", "move 0,3", "to -2,-1")


def test_wk_10_14_without_it_nothing_is_new() -> None:
    state = table({"1,0": "M"}, "0,0", coins=(3,), hand={0: ["mine"]}, left=0)
    play(state, "buy mine")
    assert legal(state) == ["end turn"]


# Settlers


def test_wk_10_15_a_mandatory_build_next_to_a_village_brings_another_piece_at_once() -> None:
    named = {"1,0": "V", "-1,0": "I", "0,-1": "M"}
    state = table(named, card="grassland", twists=["settlers"])
    play(state, "build 0,0")
    # It goes to any free suitable hex next to an own building, of whatever terrain
    assert state.prompt() == ("settle-or-not", {})
    assert hexes(state) == hexes(state, "fort") == {"1,-1", "-1,0", "-1,1", "0,1"}
    refused(state, "end turn", "build 3,0")
    play(state, "fort -1,0")
    assert (state.prompt().kind, state.left, state.fort_supply[0]) == ("build", 2, 3)


def test_wk_10_15_it_may_be_declined() -> None:
    state = table({"1,0": "V"}, twists=["settlers"])
    play(state, "build 0,0", "stop")
    assert (state.prompt().kind, state.left, state.pieces) == ("build", 2, 1)
    play(state, "build 0,1", "build 1,1")
    assert (state.prompt().kind, state.left) == ("settle-or-not", 1), "each time anew"


def test_wk_10_15_by_earlier_rules_it_had_to_be_built() -> None:
    state = table({"1,0": "V"}, twists=["settlers"], rules=SETTLERS_MAY - 1)
    play(state, "build 0,0")
    assert state.prompt() == ("settle", {})
    refused(state, "stop")
    assert game.load(state.dump()).legal() == state.legal()
    play(state, "build 0,1")
    assert (state.prompt().kind, state.left) == ("build", 2)


def test_wk_10_15_each_such_build_and_no_chain() -> None:
    state = table({"1,0": "V"}, twists=["settlers"])
    play(state, "build 0,0", "build 0,1")
    assert state.prompt().kind == "build", "the settler itself touches the village, but brings nobody"
    play(state, "build 1,-1", "build 2,-1", "build -1,1")
    assert (state.prompt().kind, state.left) == ("finish", 0)
    assert len(seen(state)["players"][0]["houses"]) == 5


def test_wk_10_15_not_by_talents_and_not_elsewhere() -> None:
    state = table({"1,0": "V"}, "0,0", twists=["settlers"], talents={0: ["farm"]}, left=0)
    play(state, "use farm", "build 0,1")
    assert state.prompt().kind == "finish"
    away = table({"1,0": "V"}, "-2,0", twists=["settlers"])
    play(away, "build -3,0")
    assert away.prompt().kind == "build"


def test_wk_10_15_a_settler_with_the_last_piece_ends_the_mandatory_action() -> None:
    """WK-4.11."""
    state = table({"1,0": "V"}, supply=(2,), fort_supply=(0,), twists=["settlers"], left=2, under_way={"whole": 2})
    play(state, "build 0,0", "build -1,0")
    assert (state.left, state.ending, state.prompt().kind) == (0, True, "finish")
    none = table({"1,0": "V"}, supply=(1,), fort_supply=(0,), twists=["settlers"], left=1, under_way={"whole": 1})
    play(none, "build 0,0")
    assert none.prompt().kind == "finish"


def test_wk_10_15_wk_9_17_settlers_are_no_part_of_a_row() -> None:
    state = table({"1,0": "V"}, twists=["settlers"], economy="marble")
    play(state, "build 0,0", "build -1,0", "build -2,0", "build -3,0")
    assert events(state, "coins") == []


# Roads


ROAD: Final = {**kind("U", "-3,0 3,0"), "1,1": "C"}


def test_tc_70_wk_10_16_roads() -> None:
    # Given tunnels and a castle, and a house on -2,0
    state = table(ROAD, "-2,0", twists=["roads"], left=0)
    # when it goes through the tunnel to 2,0
    play(state, "use tunnel", "move -2,0", "to 2,0")
    # then it may step on to 1,0, which touches the castle
    assert state.prompt() == ("road", {"talent": "tunnel", "from": "2,0"})
    assert hexes(state, "to") == {"1,0", "2,-1", "3,-1", "2,1"}, "neither the tunnel nor the castle"
    play(state, "to 1,0")
    assert state.prompt().kind == "finish"
    assert [event.args["hex"] for event in events(state, "moved")] == ["2,0", "1,0"]
    assert state.scores()[0]["castles"] == 3


def test_wk_10_16_it_may_stop_and_needs_a_free_hex() -> None:
    state = table(ROAD, "-2,0", "1,0", twists=["roads"], left=0)
    play(state, "use tunnel", "move -2,0", "to 2,0")
    assert "1,0" not in hexes(state, "to")
    play(state, "stop")
    assert [event.kind for event in events(state)][-2:] == ["moved", "stopped"]
    assert legal(state) == ["end turn"]


MOVERS: Final = {
    "mule": "1,0",
    "horse": "2,0",
    "toboggan": "1,0",
    "sleigh": "4,0",
    "carriage": "3,0",
    "caravan": "2,0",
    "wagon": "-2,0",
    "guide": "1,-2",
    "dog sled": "-1,2",
}


@pytest.mark.parametrize("talent", MOVERS)
def test_wk_10_16_behind_any_talent_that_moves(talent: str) -> None:
    named = {"0,-1": "M", "0,1": "I"}
    state = table(named, "0,0 -1,0", twists=["roads"], talents={0: [talent]}, left=0)
    goal = MOVERS[talent]
    play(state, f"use {talent}", "move 0,0", f"to {goal}")
    assert state.prompt() == ("road", {"talent": talent, "from": goal})
    play(state, min(action for action in legal(state) if action.startswith("to ")))
    assert state.prompt().kind == "finish", "once per use"


def test_wk_10_16_behind_the_follow_up_and_only_once() -> None:
    state = table({}, "0,0", twists=["roads"], talents={0: ["mule II"]}, left=0)
    play(state, "use mule", "move 0,0", "to 1,0")
    assert state.prompt().kind == "follow-move"
    play(state, "to 2,0")
    assert state.prompt() == ("road", {"talent": "mule", "from": "2,0"})
    play(state, "to 3,0")
    assert state.prompt().kind == "finish"
    stopped = table({}, "0,0", twists=["roads"], talents={0: ["mule II"]}, left=0)
    play(stopped, "use mule", "move 0,0", "to 1,0", "stop")
    assert stopped.prompt().kind == "road"


def test_wk_10_16_not_behind_a_mere_build() -> None:
    state = table({}, "0,0", twists=["roads"], talents={0: ["pasture II"]}, left=0)
    play(state, "use pasture", "build 1,0", "stop")
    assert state.prompt().kind == "finish"
    moved = table({}, "0,0", twists=["roads"], talents={0: ["pasture II"]}, left=0)
    play(moved, "use pasture", "build 1,0", "to 2,0")
    assert moved.prompt() == ("road", {"talent": "pasture", "from": "2,0"})


def test_wk_10_16_a_caravan_builds_before_its_house_goes_on() -> None:
    state = table({}, "0,0", twists=["roads"], talents={0: ["caravan II"]}, left=0)
    play(state, "use caravan", "move 0,0", "to 2,0", "build 0,0")
    assert state.prompt() == ("road", {"talent": "caravan", "from": "2,0"})
    play(state, "to 3,0")
    assert seen(state)["players"][0]["houses"] == ["0,0", "3,0"]


def test_wk_10_16_a_house_without_a_next_hex_asks_nothing() -> None:
    named = kind("M", "2,0 1,-1 2,-1 0,1 1,1")
    state = table(named, "-1,0", "0,0", twists=["roads"], talents={0: ["horse"]}, left=0)
    play(state, "use horse", "move -1,0", "to 1,0")
    assert state.prompt().kind == "finish"


def test_wk_10_16_with_extra_uses_behind_each_of_them() -> None:
    state = table({}, "0,0", coins=(5,), twists=["roads"], talents={0: ["mule"]}, left=0)
    play(state, "extra mule", "use mule", "move 0,0", "to 1,0", "to 2,0")
    play(state, "use mule", "move 2,0", "to 3,0", "to 4,0")
    assert state.prompt() == ("extra", {"talent": "mule", "left": 1})


# Bargain


def test_wk_10_18_everything_costs_one_less() -> None:
    state = table({}, twists=["bargain"], hand={0: ["mine", "dog sled", "market"]}, talents={0: ["caravan"]}, left=0)
    assert legal(state) == ["buy dog sled", "end turn"], "what cost one is free"
    play(state, "buy dog sled")
    assert (state.coins[0], events(state, "bought")[0].args["coins"]) == (0, 0)
    prices = seen(state)["prices"]
    assert [prices[name] for name in ("mine", "dog sled", "market", "caravan")] == [[2, 1], [0, 0], [1, 1], [1, 2]]
    assert seen(table({}))["prices"]["mine"] == [3, 2]


@pytest.mark.parametrize(
    "two",
    [("buy mule", "buy horse"), ("upgrade guide", "upgrade wagon"), ("buy horse", "upgrade wagon")],
)
def test_wk_10_18_two_purchases_in_a_turn_and_no_third(two: tuple[str, str]) -> None:
    hand, talents = {0: ["mule", "horse", "sleigh"]}, {0: ["guide", "wagon"]}
    for order in (two, two[::-1]):
        state = table({}, "0,0", coins=(9,), twists=["bargain"], hand=hand, talents=talents, left=0)
        play(state, *order)
        assert legal(state) == ["end turn"]
        refused(state, "buy sleigh")


def test_wk_10_18_one_is_enough() -> None:
    state = table({}, "0,0", coins=(9,), twists=["bargain"], hand={0: ["mule", "horse"]}, left=0)
    play(state, "buy mule", "end turn")
    assert state.seat == 1


def test_wk_10_18_the_five_coins_stay_five_and_stand_alone() -> None:
    hand, talents = {0: ["mule", "horse"]}, {0: ["sleigh"]}
    short = table({}, "0,0", coins=(4,), twists=["bargain"], hand=hand, talents=talents, left=0)
    refused(short, "extra sleigh")
    first = table({}, "0,0", coins=(9,), twists=["bargain"], hand=hand, talents=talents, left=0)
    play(first, "extra sleigh")
    assert first.coins[0] == 4
    refused(first, "buy mule")
    behind = table({}, "0,0", coins=(9,), twists=["bargain"], hand=hand, talents=talents, left=0)
    play(behind, "buy mule")
    refused(behind, "extra sleigh", "extra mule")
    assert legal(behind) == ["buy horse", "end turn", "upgrade mule", "upgrade sleigh"]


def test_wk_10_18_what_was_bought_can_be_upgraded_and_waits_all_the_same() -> None:
    state = table({}, "0,0", coins=(9,), twists=["bargain"], hand={0: ["horse"]}, left=0)
    play(state, "buy horse", "upgrade horse")
    assert (state.coins[0], legal(state)) == (8, ["end turn"])
    assert seen(state)["players"][0]["talents"] == [{"talent": "horse", "level": 2}]
