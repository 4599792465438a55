"""WK-9: the economy cards, and what they pay."""

from typing import Final

import pytest

from tests.winter_kingdom.positions import coins, events, finish_turn, hexes, kind, legal, play, refused, seen, table

ECONOMIES: Final = ("agriculture", "weapons", "highlands", "export", "enclosure", "pioneers", "marble", "salvage")


def test_wk_9_1_coins_come_at_once_and_go_to_whoever_builds() -> None:
    state = table({"1,0": "V"}, "", "2,0", coins=(0, 3), economy="agriculture")
    play(state, "build 0,0")
    assert events(state) == [
        ("built", {"seat": 0, "piece": "house", "hex": "0,0"}, None, False),
        ("coins", {"seat": 0, "coins": 1, "economy": "agriculture"}, None, False),
    ]
    assert state.coins == [1, 3]


# The eight cards


def test_wk_9_11_agriculture_pays_next_to_a_village() -> None:
    state = table({"1,0": "V"}, economy="agriculture")
    play(state, "build 0,0")
    assert coins(state) == [1]
    play(state, "build -1,0")
    assert coins(state) == [1], "two hexes away nothing is paid"
    play(state, "build 0,1")
    assert coins(state) == [1, 1]


def test_tc_55_wk_9_12_weapons() -> None:
    # Given a fort on 0,0
    state = table({}, forts=["0,0"], economy="weapons")
    # when houses are built on 1,0 and 0,1, then on 2,0
    play(state, "build 1,0", "build 0,1")
    assert coins(state) == [1, 1]
    play(state, "build 2,0")
    # then these are 1, 1 and 0 coins
    assert coins(state) == [1, 1]


def test_wk_9_12_weapons_pay_twice_for_a_fort_next_to_a_fort_and_nothing_for_forts_of_others() -> None:
    state = table({}, "", "", forts=["0,0", "3,0"], economy="weapons")
    play(state, "fort 1,0")
    assert coins(state) == [2]
    alone = table({}, "2,0", "", forts=["", "3,0"], economy="weapons")
    play(alone, "build 2,1", "fort 1,1")
    assert coins(alone) == [], "a fort is not next to itself"


def test_tc_56_wk_9_13_highlands_top_board() -> None:
    # Given the north board as the top board
    state = table({}, boards=7, economy="highlands", top_board="N")
    # when 0,-5 and 1,-5 on it are built on, and 1,-4 on the centre board
    play(state, "build 0,-5", "build 1,-5")
    assert coins(state) == [1, 1]
    play(state, "build 1,-4")
    assert coins(state) == [1, 1]


@pytest.mark.parametrize(
    ("top", "centre"),
    [("N", "4,-9"), ("NE", "9,-5"), ("SE", "5,4"), ("S", "-4,9"), ("SW", "-9,5"), ("NW", "-5,-4")],
)
def test_wk_9_13_wk_3_9_any_outer_board_can_be_the_top_board(top: str, centre: str) -> None:
    state = table({}, boards=7, economy="highlands", top_board=top)
    play(state, f"fort {centre}")
    assert coins(state) == [2]
    other = table({}, boards=7, economy="highlands", top_board="N" if top != "N" else "S")
    play(other, f"fort {centre}")
    assert coins(other) == []


def test_wk_9_14_export_pays_on_the_outer_edge() -> None:
    state = table({}, boards=7, economy="export")
    play(state, "build 3,-12", "build 4,-13", "build 4,-12")
    assert coins(state) == [1, 1]
    seam = table({}, boards=7, economy="export")
    play(seam, "build 0,-4", "build 0,-5", "build 1,-5")
    assert coins(seam) == [], "where two boards meet there is no edge"


def test_tc_58_wk_9_15_enclosure_completed_terrain() -> None:
    # Given grassland only on 0,0 and 1,0
    state = table(kind("G", "0,0 1,0"), ground="T", economy="enclosure")
    # when 0,0 and then 1,0 are built on
    play(state, "build 0,0")
    assert coins(state) == []
    play(state, "build 1,0")
    # then this is 0, then 1 coin
    assert coins(state) == [1]


def test_wk_9_15_wk_9_19_enclosure_pays_on_a_single_hex_and_whoever_took_the_others() -> None:
    single = table({"0,0": "S"}, card="snowscape", economy="enclosure")
    play(single, "fort 0,0")
    assert coins(single) == [2]
    others = table(kind("S", "0,0 1,0 0,1"), "", "1,0 0,1", card="snowscape", economy="enclosure")
    play(others, "build 0,0")
    assert coins(others) == [1]


def test_wk_9_15_it_is_its_own_terrain_that_counts() -> None:
    """A mountain with free land around it, but no free mountain, is enclosed."""
    state = table({"1,0": "M"}, "0,0", talents={0: ["mine II"]}, left=0, economy="enclosure")
    play(state, "use mine II", "build 1,0")
    assert coins(state) == [1]
    two = table(kind("M", "1,0 2,0"), "0,0", talents={0: ["mine II"]}, left=0, economy="enclosure")
    play(two, "use mine II", "build 1,0")
    assert coins(two) == []


def test_tc_59_wk_9_16_pioneers_no_own_neighbour() -> None:
    # Given tundra on 0,0 1,0 -3,0 and -3,1, and an own house on 0,0
    state = table(kind("T", "0,0 1,0 -3,0 -3,1"), "0,0", card="tundra", economy="pioneers")
    # when a house on 1,0, a fort on -3,0 and a house on -3,1 are built
    play(state, "build 1,0")
    assert coins(state) == []
    play(state, "fort -3,0")
    assert coins(state) == [2]
    play(state, "build -3,1")
    # then these are 0, 2 and 0 coins
    assert coins(state) == [2]


def test_wk_9_19_pioneers_pay_for_the_very_first_house_also_next_to_others() -> None:
    state = table({}, "", "1,0", economy="pioneers")
    play(state, "build 0,0")
    assert coins(state) == [1]


LINES: Final = {
    "horizontal": ("0,0", "1,0", "2,0"),
    "falling": ("0,0", "0,1", "0,2"),
    "rising": ("0,0", "1,-1", "2,-2"),
}


@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (1, 2, 0), (2, 1, 0)])
def test_wk_9_17_marble_pays_for_a_row_in_any_order(line: tuple[str, ...], order: tuple[int, ...]) -> None:
    state = table({}, economy="marble")
    for place in order[:2]:
        play(state, f"build {line[place]}")
    assert coins(state) == []
    play(state, f"build {line[order[2]]}")
    assert coins(state) == [2]


def test_wk_9_17_marble_needs_consecutive_hexes() -> None:
    bend = table({}, economy="marble")
    play(bend, "build 0,0", "build 1,0", "build 1,1")
    assert coins(bend) == []
    gap = table(kind("T", "0,0 1,0 3,0"), card="tundra", economy="marble")
    play(gap, "build 0,0", "build 1,0", "build 3,0")
    assert coins(gap) == []
    older = table({}, "0,0", economy="marble")
    play(older, "build 1,0", "build 2,0", "build 2,1")
    assert coins(older) == [], "what stood before does not count"


def test_wk_9_19_marble_is_two_whatever_is_built_and_needs_all_three() -> None:
    forts = table({}, economy="marble")
    play(forts, "fort 0,0", "fort 1,0", "fort 2,0")
    assert coins(forts) == [2]
    two = table({}, "0,0", supply=(2,), fort_supply=(0,), economy="marble", under_way={"whole": 2}, left=2)
    play(two, "build 1,0", "build 2,0")
    assert coins(two) == []
    assert two.left == 0


def test_wk_9_17_marble_is_paid_once_and_not_for_talents() -> None:
    state = table({}, economy="marble", talents={0: ["pasture"]})
    play(state, "use pasture", "build 0,0", "build 1,0", "build 2,0")
    assert coins(state) == []
    play(state, "build 3,0")
    assert coins(state) == [2]
    behind = table({}, economy="marble", talents={0: ["pasture"]})
    play(behind, "build 0,0", "build 1,0", "build 1,1", "use pasture", "build 2,0")
    assert coins(behind) == []


def test_wk_9_17_wk_4_10_marble_also_if_the_card_changed_on_the_way() -> None:
    named = {"0,0": "F", "1,0": "T", "2,0": "T"}
    state = table(named, card="forest", deck=["tundra"], economy="marble")
    play(state, "build 0,0", "build 1,0", "build 2,0")
    assert coins(state) == [2]


def test_tc_61_wk_9_18_salvage() -> None:
    # Given three houses and a talent for 3 coins
    state = table({}, "0,0 1,0 2,0 3,0", coins=(0,), hand={0: ["port"]}, economy="salvage", left=0)
    refused(state, "buy port")
    # when they are removed before the purchase
    play(state, "salvage", "remove 0,0", "remove 1,0", "remove 2,0")
    # then these are 3 coins, usable at once, and the houses go to the box
    assert [event.args for event in events(state, "salvaged")] == [
        {"seat": 0, "piece": "house", "hex": place, "coins": 1} for place in ("0,0", "1,0", "2,0")
    ]
    assert state.coins[0] == 3
    player = seen(state)["players"][0]
    assert (player["houses"], player["supply"], player["removed"]) == (["3,0"], 28, [3, 0])
    play(state, "buy port")
    assert state.coins[0] == 0
    refused(state, "salvage", "remove 3,0")


def test_wk_9_19_salvage_of_a_fort_pays_two() -> None:
    state = table({}, "1,0", forts=["0,0"], economy="salvage", left=0)
    play(state, "salvage", "remove 0,0")
    assert state.coins[0] == 2
    player = seen(state)["players"][0]
    assert (player["forts"], player["fort_supply"], player["removed"]) == ([], 3, [0, 1])


def test_wk_9_18_salvage_takes_any_number_of_own_buildings_and_only_those() -> None:
    state = table({}, "0,0 1,0", "3,0", economy="salvage", left=0)
    play(state, "salvage")
    assert hexes(state, "remove") == {"0,0", "1,0"}
    refused(state, "remove 3,0", "remove 2,0")
    play(state, "remove 0,0", "remove 1,0")
    assert legal(state) == ["end turn"]
    none = table({}, "0,0", economy="salvage", left=0)
    play(none, "salvage", "end turn")
    assert seen(none)["players"][0]["houses"] == ["0,0"]


def test_wk_9_18_salvage_comes_behind_the_build_phase_and_ends_it() -> None:
    state = table({}, "0,0", economy="salvage", talents={0: ["mule"]})
    for _ in range(3):
        refused(state, "salvage")
        play(state, f"build {min(hexes(state))}")
    assert {"salvage", "use mule"} <= {*legal(state)}
    play(state, "salvage", "remove 0,0")
    refused(state, "use mule")
    nothing = table({}, economy="salvage", left=0)
    refused(nothing, "salvage")


def test_wk_9_18_only_salvage_lets_anybody_take_houses_off() -> None:
    for economy in ECONOMIES[:-1]:
        refused(table({}, "0,0", economy=economy, left=0), "salvage")


def test_wk_9_18_a_hex_that_was_cleared_can_be_built_on_again() -> None:
    state = table(kind("T", "0,0"), "0,0 1,0", economy="salvage", left=0, hands=["grassland", "tundra"])
    play(state, "salvage", "remove 0,0", "end turn")
    assert hexes(state) == {"0,0"}


def test_wk_9_18_salvage_pays_extra_uses_as_well() -> None:
    state = table({}, "0,0 1,0 2,0 3,0 4,0 0,3", economy="salvage", talents={0: ["mule"]}, left=0)
    play(state, "salvage", "remove 0,0", "remove 1,0", "remove 2,0", "remove 3,0", "remove 4,0", "extra mule")
    play(state, "use mule", "move 0,3", "to 0,2")


# What earns, and how much


def test_tc_62_wk_9_3_a_fort_earns_as_two_houses() -> None:
    # Given Agriculture and a village on 1,0; when a fort is built on 0,0, then this is 2 coins
    state = table({"1,0": "V"}, economy="agriculture")
    play(state, "fort 0,0")
    assert coins(state) == [2]


def test_tc_64_wk_9_4_two_villages_one_house() -> None:
    # Given villages on 1,0 and -1,0; when a house is built on 0,0, then this is 1 coin
    state = table(kind("V", "1,0 -1,0"), economy="agriculture")
    play(state, "build 0,0")
    assert coins(state) == [1]


def test_wk_9_4_two_forts_one_house() -> None:
    state = table({}, forts=["0,0 2,0"], economy="weapons")
    play(state, "build 1,0")
    assert coins(state) == [1]


PAID: Final = {
    "agriculture": {"1,1": "V"},
    "weapons": {},
    "highlands": {},
    "export": {},
    "enclosure": {"1,0": "T"},
    "pioneers": {},
}
"""For each card that pays for single houses what makes 1,0 a hex that earns."""


@pytest.mark.parametrize("economy", PAID)
@pytest.mark.parametrize("piece", ["build", "fort"])
def test_wk_7_7_wk_9_2_builds_by_talents_earn_as_well(economy: str, piece: str) -> None:
    spots = {"highlands": "4,-9", "export": "4,-13"}
    spot = spots.get(economy, "1,0")
    talent = {"enclosure": "hot springs", "weapons": "barracks"}.get(economy, "pasture")
    forts = ["0,0"] if economy == "weapons" else [""]
    state = table(PAID[economy], forts=forts, boards=7, economy=economy, talents={0: [talent]}, left=0)
    play(state, f"use {talent}", f"{piece} {spot}")
    assert coins(state) == [2 if piece == "fort" else 1]


@pytest.mark.parametrize("economy", PAID)
def test_wk_7_7_wk_9_2_moves_earn_nothing(economy: str) -> None:
    """Also the follow-up of a talent that builds, and wherever the house goes."""
    start, goal = {"highlands": ("0,-4", "0,-5"), "export": ("4,-12", "4,-13")}.get(economy, ("2,0", "1,0"))
    forts = ["0,0"] if economy == "weapons" else [""]
    more = " 3,0" if economy == "pioneers" else ""
    talents = {0: ["mule II"]}
    state = table(PAID[economy], start + more, forts=forts, boards=7, economy=economy, talents=talents, left=0)
    play(state, "use mule", f"move {start}", f"to {goal}", "stop")
    assert (coins(state), state.coins[0]) == ([], 0)


def test_wk_7_7_wk_9_2_of_a_talent_that_builds_and_moves_only_the_build_earns() -> None:
    state = table({"2,0": "V"}, "0,0", economy="agriculture", talents={0: ["pasture II"]}, left=0)
    play(state, "use pasture", "build 0,1", "to 1,0")
    assert coins(state) == []
    state = table({"2,0": "V"}, "0,0", economy="agriculture", talents={0: ["pasture II"]}, left=0)
    play(state, "use pasture", "build 1,0", "to 0,1")
    assert coins(state) == [1], "what was earned stays"


def test_wk_9_2_wk_8_17_what_a_caravan_leaves_behind_earns() -> None:
    state = table({"1,0": "V"}, "0,0", economy="agriculture", talents={0: ["caravan II"]}, left=0)
    play(state, "use caravan", "move 0,0", "to 2,0")
    assert coins(state) == [], "the jump next to the village is a move"
    play(state, "build 0,0")
    assert coins(state) == [1]


def test_wk_9_2_what_a_twist_orders_earns_nothing() -> None:
    state = table(kind("V", "1,0"), economy="agriculture", twists=["settlers"])
    play(state, "build 0,0")
    assert state.prompt().kind == "settle-or-not"
    play(state, "build 0,1")
    assert coins(state) == [1]


def test_wk_12_5_coins_are_no_points() -> None:
    state = table({}, "0,0", coins=(50, 0), hand={0: ["mule"]}, talents={0: ["horse"]})
    assert [score.total for score in state.scores()] == [0, 0]


def test_wk_1_4_the_bank_never_runs_dry() -> None:
    state = table({"1,0": "V"}, "0,0", coins=(500, 500), economy="agriculture")
    play(state, "fort 0,1")
    assert state.coins == [502, 500]
    finish_turn(state)
