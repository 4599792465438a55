"""KB-14: farmland, and the locations of Harvest; the bazaar, the scout cabin and the silos have tests of their own."""

from collections import Counter
from typing import Any

import pytest

from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.model.maps import board_rows
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS, hexes, many, noted, options, table, tiles, uses
from tests.kingdom_builder.steps import play

PAIRS = {
    "bazaar_water_mill": ("bazaar", "water mill"),
    "mountain_station_scout_cabin": ("mountain station", "scout cabin"),
    "cathedral_watchtower": ("cathedral", "watchtower"),
    "university_palisade": ("university", "palisade"),
}


@pytest.mark.parametrize("board", PAIRS)
def test_kb_14_1_a_quadrant_has_farmland_a_silo_and_two_locations(board: str) -> None:
    letters = Counter("".join(board_rows(board)))
    assert (letters["I"], letters["L"], letters["K"], letters["S"]) == (1, 1, 1, 0)
    assert letters["A"] > 0
    state = game.new(2, 1, {"sets": ["harvest"], "boards": [board, "oracle", "farm", "tavern"]})
    view: Any = state.view(None)
    here = {place["location"]: place["tiles"] for place in view["locations"] if place["location"] in PAIRS[board]}
    assert here == dict.fromkeys(PAIRS[board], 2)
    assert len(view["silos"]) == 1


def harvest(drawn: str, *seats: str, **details: Any) -> State:
    return table(drawn, *seats, **{"sets": ALL_SETS, **details})


# Farmland (KB-14.3, KB-14.4)

FARMLAND = "G A A G A / A G G G G / G G G G A"


def test_kb_14_4_everybody_builds_on_farmland_once_a_turn() -> None:
    state = harvest(FARMLAND, "0,0")
    assert uses(state) == {"farmland"}
    play(state, "use farmland")
    assert options(state) == {"build 0,1", "build 1,0"}, "next to an own settlement only"
    play(state, "build 0,1")
    assert noted(state, "tile-used")[0].args == {"seat": 0, "tile": "farmland"}
    assert (state.prompt().args["left"], uses(state)) == (3, set())
    # And not again after the mandatory action
    play(state, "build 1,1", "build 1,2", "build 1,3")
    assert options(state) == {"end turn"}


def test_kb_14_4_after_the_mandatory_action_as_well_and_never_within_it() -> None:
    state = play(harvest(FARMLAND, "0,0"), "build 0,3")
    assert uses(state) == set()
    play(state, "build 1,3", "build 1,2")
    assert uses(state) == {"farmland"}
    play(state, "use farmland", "build 0,2")
    assert options(state) == {"end turn"}


def test_kb_14_4_in_each_turn_anew() -> None:
    state = harvest(FARMLAND, "0,0", "2,3", left=0)
    play(state, "use farmland", "build 0,1", "end turn")
    assert uses(state) == {"farmland"}
    play(state, "use farmland", "build 2,4", "build 1,3", "build 1,2", "build 1,1", "end turn")
    assert uses(state) == {"farmland"}


@pytest.mark.parametrize("own", ["2,0", ""])
def test_kb_14_4_no_farmland_beside_an_own_settlement_no_action(own: str) -> None:
    assert uses(harvest("G A A G A / G G G G G / G G G G A", own)) == set()


def test_kb_14_4_it_needs_a_settlement_in_supply_and_a_free_hex() -> None:
    drawn = "/".join(["G" * 10] * 4 + ["A" * 10])
    assert uses(harvest(drawn, many(drawn, 40), left=0)) == set()
    assert uses(harvest(FARMLAND, "0,0", "0,1 1,0")) == set()
    assert uses(harvest("G A . . / . . . .", "0,0", figures={1: {"warrior": "0,2"}}, left=0)) == set()


def test_kb_14_4_other_pieces_are_beside_farmland_too() -> None:
    state = harvest("A G G / G G G", figures={0: {"wagon": "0,1"}})
    assert uses(state) == {"farmland"}


def test_kb_14_4_farmland_comes_with_the_set() -> None:
    state = harvest(FARMLAND, "0,0", sets=["marshlands"])
    assert uses(state) == set()


def test_tc_156_kb_14_3_no_terrain_card_shows_it() -> None:
    # Red touches farmland only, which is no reason to build there.
    assert hexes(harvest(FARMLAND, "0,0")) == {"0,3", "1,1", "1,2", "1,3", "1,4", "2,0", "2,1", "2,2", "2,3"}


def test_tc_156_kb_14_3_any_kind_that_can_be_built_on_includes_farmland() -> None:
    drawn = "G G G A A / . . . . ."
    state = harvest(drawn, "0,0 0,1 0,2", tiles={0: ["tavern", "paddock", "tower"]}, left=0)
    assert hexes(play(state.copy(), "use tavern")) == {"0,3"}
    assert hexes(play(state.copy(), "use paddock", "move 0,2")) == {"0,4"}
    assert hexes(play(state.copy(), "use tower")) == {"0,3"}


# Water mill, mountain station, watchtower, university (KB-14.8 to KB-14.11)


def places(tile: str, drawn: str, *seats: str, **details: Any) -> set[str]:
    """Where a tile builds."""
    state = harvest(drawn, *seats, **{"tiles": {0: [tile]}, "left": 0, **details})
    return hexes(play(state, f"use {tile}")) if tile in uses(state) else set()


LAKE = "W G G G M / G D G G G / G G G G B"


def test_tc_159_kb_14_8_water_mill_builds_by_the_water() -> None:
    assert places("water mill", LAKE, "1,1") == {"0,1", "1,0"}
    assert places("water mill", LAKE, "2,4") == {"0,1", "1,0"}, "none beside an own settlement: any of them"
    assert places("water mill", LAKE, "0,1") == {"1,0"}
    assert places("water mill", LAKE, "2,4", "0,1 1,0") == set()


def test_tc_159_kb_14_9_mountain_station_builds_by_the_mountains() -> None:
    assert places("mountain station", LAKE, "1,1") == {"0,3", "1,3", "1,4"}
    assert places("mountain station", LAKE, "2,3") == {"1,3"}


@pytest.mark.parametrize("tile", ["water mill", "mountain station"])
def test_kb_14_8_and_14_9_on_any_kind_that_can_be_built_on(tile: str) -> None:
    letter = {"water mill": "W", "mountain station": "M"}[tile]
    assert places(tile, f"B A W / T {letter} D / F C M") >= {"1,0", "1,2", "2,1"}
    assert "0,2" not in places(tile, f"B A W / T {letter} D / F C M")


def test_r_57_the_rim_of_the_island_is_by_the_water() -> None:
    drawn = "G G G G / ____ / __GG / _GGG / __GG"
    assert places("water mill", drawn, split=(1, 2)) == {"2,2", "2,3", "3,1", "3,3", "4,2", "4,3"}


WIDE = "G G G G G G / G G G G G G / G G G G G G"


def test_tc_160_kb_14_10_watchtower_builds_beside_others() -> None:
    assert places("watchtower", WIDE, "1,0", "1,2") == {"1,1"}
    assert places("watchtower", WIDE, "0,5", "1,2") == {"0,2", "0,3", "1,1", "1,3", "2,2", "2,3"}
    assert places("watchtower", WIDE, "0,5") == set()


def test_r_59_a_watchtower_sees_every_piece_and_no_wall() -> None:
    assert places("watchtower", WIDE, "", figures={1: {"wagon": "0,0"}}, walls="2,5") == {"0,1", "1,0"}
    assert places("watchtower", "G G W / G G G", "", figures={1: {"ship": "0,2"}}) == {"0,1", "1,1", "1,2"}


@pytest.mark.parametrize("letter", "LSNPI")
def test_kb_14_11_university_builds_beside_every_special_hex(letter: str) -> None:
    drawn = f"G G G G G / G {letter} G G G / G G G G G"
    assert places("university", drawn, "0,4") == {"0,1", "0,2", "1,0", "1,2", "2,1", "2,2"}
    assert places("university", drawn, "1,3") == {"1,2"}


def test_kb_14_11_university_reaches_the_island() -> None:
    assert places("university", "G G G / _ _ _ / G L G", "0,0") == {"2,0", "2,2"}


@pytest.mark.parametrize("tile", ["water mill", "mountain station", "watchtower", "university"])
def test_kb_4_7_none_of_them_builds_without_supply(tile: str) -> None:
    drawn = "/".join(["G" * 10] * 4 + ["G" * 10, "WGMGIGGGGG"])
    assert places(tile, drawn, many(drawn, 40), "5,9") == set()


@pytest.mark.parametrize("tile", ["water mill", "mountain station", "watchtower", "university"])
def test_kb_12_8_none_of_them_builds_beside_a_warrior(tile: str) -> None:
    drawn = "W G M / S G G"
    assert places(tile, drawn, "", "1,2", figures={1: {"warrior": "1,1"}}) == set()


# Palisade (KB-14.12)


def test_tc_162_kb_14_12_palisade_moves_along_an_area() -> None:
    state = harvest("G G G G G / . . . . .", "0,0 0,1 0,3", tiles={0: ["palisade"]})
    play(state, "use palisade")
    assert options(state) == {"move 0,0"}
    play(state, "move 0,0")
    assert options(state) == {"to 0,2"}


def test_kb_14_12_any_buildable_hex_beside_what_is_left_of_the_area() -> None:
    drawn = "W D A M / F G G B / T C L G"
    state = harvest(drawn, "1,1 1,2", tiles={0: ["palisade"]}, locations={"2,2": "farm"}, left=0)
    assert hexes(play(state.copy(), "use palisade", "move 1,1")) == {"0,2", "1,3", "2,3"}
    assert hexes(play(state.copy(), "use palisade", "move 1,2")) == {"0,1", "0,2", "1,0", "2,1"}


def test_r_46_the_area_may_fall_apart() -> None:
    state = harvest(f"{'G' * 7} / {'.' * 7}", "0,1 0,2 0,3 0,5", tiles={0: ["palisade"]}, left=0)
    play(state, "use palisade")
    # 0,5 stands alone. 0,2 may go to either part of what it leaves, but not to the hex beside 0,5 only.
    assert options(state) == {"move 0,1", "move 0,2", "move 0,3"}
    play(state, "move 0,2")
    assert hexes(state) == {"0,0", "0,4"}


def test_r_46_a_lone_piece_cannot_be_moved() -> None:
    assert uses(harvest(WIDE, "0,0 0,2 2,5", tiles={0: ["palisade"]})) == set()


def test_r_08_nor_one_that_could_only_come_back() -> None:
    assert uses(harvest("G G . / . . .", "0,0 0,1", tiles={0: ["palisade"]}, left=0)) == set()


def test_kb_14_12_palisade_and_other_pieces() -> None:
    figures = {0: {"wagon": "1,0", "city hall": "1,3 1,2 1,4 0,3 0,4 2,3 2,4"}}
    state = harvest(WIDE, "1,1", figures=figures, tiles={0: ["palisade"]}, left=0)
    play(state, "use palisade")
    assert options(state) == {"move 1,0", "move 1,1"}, "a city hall belongs to the area and stays"
    play(state, "move 1,0")
    assert {"0,1", "1,5", "0,5"} <= hexes(state)
    assert "0,0" not in hexes(state)


def test_kb_14_12_a_warrior_takes_its_zone_along() -> None:
    state = harvest("G G G / . . .", "0,0", figures={0: {"warrior": "0,1"}}, tiles={0: ["palisade"]}, left=0)
    assert uses(state) == set(), "beside 0,0 there is only the hex that it leaves"
    state = harvest("G G G G / . . . .", "0,1", figures={0: {"warrior": "0,2"}}, tiles={0: ["palisade"]}, left=0)
    play(state, "use palisade")
    assert options(state) == {"move 0,2"}
    play(state, "move 0,2")
    assert hexes(state) == {"0,0"}


def test_kb_14_13_scouts_belong_to_the_area() -> None:
    state = harvest("G G G G G / . . . . .", "0,0", scouts="0,1 0,2", tiles={0: ["palisade"]}, left=0)
    play(state, "use palisade", "move 0,0")
    assert hexes(state) == {"0,3"}


def test_kb_7_5_palisade_takes_and_loses_tiles() -> None:
    state = harvest(
        "L G G G L / . . . . .",
        "0,1 0,2",
        locations={"0,0": "farm", "0,4": "oasis"},
        tiles={0: ["farm@0,0", "palisade"]},
        left=0,
    )
    play(state, "use palisade", "move 0,1", "to 0,3")
    assert tiles(state, 0) == ["farm@0,0 lost", "oasis@0,4 new", "palisade used"]


# Rovers (KB-14.21)


def rovers(drawn: str, *seats: str, **details: Any) -> State:
    return harvest(drawn, *seats, **{"cards": ("rovers", "knights", "lords"), "split": (2, 2), **details})


def gold(state: State) -> list[int]:
    """What the Rovers have paid each seat by now."""
    return [score["rovers"] for score in state.scores()]


SQUARE = "G G G G / G G G G / G G G G / G G G G"


def test_tc_169_kb_14_21_a_gold_for_each_quadrant_of_the_turn() -> None:
    state = rovers(SQUARE)
    for place, paid in (("0,2", 1), ("0,1", 2), ("0,0", 2)):
        play(state, f"build {place}")
        assert gold(state) == [paid, 0], "paid at once, and once a quadrant"
    assert [event.args for event in noted(state, "earned")] == [{"seat": 0, "source": "rovers", "gold": 1}] * 2


def test_kb_14_21_every_action_that_builds_counts_and_moving_does_not() -> None:
    state = rovers(SQUARE, "0,0 3,0", tiles={0: ["paddock", "tower"]})
    play(state, "use paddock", "move 3,0", "to 3,2")
    assert gold(state) == [0, 0]
    play(state, "use tower", "build 3,3", "build 0,1")
    assert gold(state) == [2, 0]


def test_kb_14_21_the_next_turn_counts_anew() -> None:
    state = rovers(SQUARE, "0,0", "3,3", left=1)
    play(state, "build 0,1", "end turn", "build 3,2", "build 2,2", "build 2,3", "end turn", "build 1,0")
    assert gold(state) == [2, 1]


def test_kb_14_21_a_city_hall_is_seven_new_settlements() -> None:
    drawn = "/".join(["G" * 6] * 6)
    state = rovers(drawn, "2,0", tiles={0: ["city hall"]}, split=(3, 3), left=0)
    play(state, "use city hall", "place 2,2")
    assert gold(state) == [3, 0]


def test_kb_14_21_the_island_is_no_quadrant() -> None:
    state = rovers("D D / D D / _ _ / G G", split=(1, 1))
    play(state, "build 3,0")
    assert gold(state) == [0, 0]


def test_kb_14_13_scouts_are_no_new_settlements() -> None:
    state = rovers(SQUARE, "1,1", tiles={0: ["scout cabin"]}, left=0)
    play(state, "use scout cabin", "scout 1,2", "scout 2,2")
    assert gold(state) == [0, 0]


def test_tc_106_the_rovers_are_not_paid_again_at_the_end() -> None:
    drawn = "/".join(["G" * 10] * 5)
    state = rovers(drawn, many(drawn, 39), "4,9", start=1)
    play(state, "build 3,9", "end turn")
    assert state.over
    assert gold(state) == [1, 0]
