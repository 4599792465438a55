"""KB-11.7 and KB-11.9: resettlement and sword."""

import pytest

from realmwright.game import IllegalAction
from tests.kingdom_builder.positions import (
    ALL_SETS,
    hexes,
    many,
    names,
    noted,
    options,
    settlements,
    table,
    tiles,
    uses,
)
from tests.kingdom_builder.steps import play

SETS = ("nomads",)
BOTH = ("nomads", "crossroads")
TILE = {0: ["resettlement"]}
ROW = "G G G G G G G"


# Resettlement


@pytest.mark.parametrize("left", [3, 0])
def test_tc_094_kb_11_7_one_settlement_four_steps(left: int) -> None:
    state = table(ROW, "0,0", sets=SETS, tiles=TILE, left=left)
    play(state, "use resettlement")
    assert options(state) == {"move 0,0"}
    assert state.prompt() == ("tile-steps", {"tile": "resettlement", "left": 4})
    play(state, "move 0,0")
    assert state.prompt() == ("tile-to", {"tile": "resettlement", "from": "0,0"})
    play(state, "to 0,1", "move 0,1", "to 0,2", "move 0,2", "to 0,3")
    assert options(state) == {"move 0,3", "stop"}
    play(state, "move 0,3", "to 0,4")
    # A fifth step is not offered
    assert settlements(state, 0) == {"0,4"}
    assert (uses(state), state.prompt().kind) == (set(), "build" if left else "finish")
    moved = [(event.args["from"], event.args["hex"]) for event in noted(state, "moved")]
    assert moved == [("0,0", "0,1"), ("0,1", "0,2"), ("0,2", "0,3"), ("0,3", "0,4")]
    assert state.supply[0] == 39


def test_tc_094_kb_11_7_two_settlements_three_and_one() -> None:
    state = table(ROW, "0,0 0,6", sets=SETS, tiles=TILE, left=0)
    play(state, "use resettlement", "move 0,0", "to 0,1", "move 0,6", "to 0,5", "move 0,1", "to 0,2", "move 0,2")
    play(state, "to 0,3")
    assert (settlements(state, 0), options(state)) == ({"0,3", "0,5"}, {"end turn"})


def test_tc_094_kb_11_7_four_settlements_one_step_each() -> None:
    state = table("G G G G / G G G G", "0,0 0,1 0,2 0,3", sets=SETS, tiles=TILE, left=0)
    play(state, "use resettlement")
    for col in range(4):
        play(state, f"move 0,{col}", f"to 1,{col}")
    assert (settlements(state, 0), options(state)) == ({"1,0", "1,1", "1,2", "1,3"}, {"end turn"})


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_tc_094_kb_11_7_fewer_steps(steps: int) -> None:
    state = table(ROW, "0,0", sets=SETS, tiles=TILE, left=0)
    play(state, "use resettlement")
    assert "stop" not in options(state), "whoever begins makes at least one step"
    for step in range(steps):
        play(state, f"move 0,{step}", f"to 0,{step + 1}")
    assert state.prompt().args["left"] == 4 - steps
    play(state, "stop")
    assert (settlements(state, 0), options(state)) == ({f"0,{steps}"}, {"end turn"})


def test_kb_11_7_there_and_back_is_two_steps() -> None:
    state = table("G G .", "0,0", sets=SETS, tiles=TILE, left=0)
    play(state, "use resettlement", "move 0,0", "to 0,1", "move 0,1", "to 0,0")
    assert state.prompt().args["left"] == 2


@pytest.mark.parametrize("letter", "GCDFTBA")
def test_kb_11_7_each_step_goes_to_any_buildable_hex(letter: str) -> None:
    state = table(f"G {letter} G", "0,0", sets=ALL_SETS, tiles=TILE, left=0)
    play(state, "use resettlement", "move 0,0")
    assert hexes(state) == {"0,1"}


@pytest.mark.parametrize("letter", "WMLSNPI.")
def test_tc_094_kb_11_7_no_step_onto_or_through_other_hexes(letter: str) -> None:
    assert uses(table(f"G {letter} G", "0,0", sets=SETS, tiles=TILE, left=0)) == set()


def test_tc_094_kb_11_7_no_step_onto_walls_pieces_or_closed_hexes() -> None:
    # Around 1,1 lie a wall, blue's settlement, an own one, a free hex, and two that blue's warrior closes
    drawn = "G G G G / G G G G / G G G G / G G G G"
    state = table(drawn, "1,1 0,2", "1,0", sets=BOTH, tiles=TILE, walls="0,1", figures={1: {"warrior": "3,1"}}, left=0)
    play(state, "use resettlement", "move 1,1")
    assert hexes(state) == {"1,2"}


def test_kb_12_8_whoever_stands_in_a_zone_may_leave_it() -> None:
    state = table(ROW, "0,2", "", sets=BOTH, tiles=TILE, figures={1: {"warrior": "0,1"}}, left=0)
    play(state, "use resettlement", "move 0,2", "to 0,3", "move 0,3")
    assert hexes(state) == {"0,4"}, "and not come back"


def test_kb_11_7_no_own_neighbour_is_needed() -> None:
    state = table("G G G G / . . . .", "0,0 0,1", sets=SETS, tiles=TILE, left=0)
    play(state, "use resettlement")
    assert hexes(state) == {"0,1"}
    play(state, "move 0,1", "to 0,2", "move 0,2", "to 0,3")
    assert settlements(state, 0) == {"0,0", "0,3"}


def test_tc_094_kb_11_7_tiles_are_taken_on_the_way() -> None:
    # Given a nomad hex and a location beside the way
    drawn = "G G G G G G / G N G L G G / G G G G G G"
    state = table(
        drawn,
        "0,0",
        sets=SETS,
        tiles=TILE,
        nomads={"1,1": "sword"},
        locations={"1,3": "farm"},
        left=0,
    )
    # When red passes both, then both tiles are taken: only the nomad's stays
    play(state, "use resettlement", "move 0,0", "to 0,1")
    assert tiles(state, 0)[0] == "sword@1,1 new"
    play(state, "move 0,1", "to 0,2", "move 0,2", "to 0,3")
    assert tiles(state, 0)[:2] == ["farm@1,3 new", "sword@1,1 new"]
    play(state, "move 0,3", "to 0,2")
    assert tiles(state, 0)[:2] == ["farm@1,3 lost", "sword@1,1 new"]


def test_kb_11_7_tiles_are_lost_on_the_way() -> None:
    drawn = "G G G G G / L G G G G"
    held = {0: ["farm@1,0", "resettlement"]}
    state = table(drawn, "0,0", sets=SETS, tiles=held, locations={"1,0": "farm"}, left=0)
    # Beside 1,0 lie 0,0 and 0,1
    play(state, "use resettlement", "move 0,0", "to 0,1")
    assert "farm@1,0 fresh" in tiles(state, 0)
    play(state, "move 0,1", "to 0,2")
    assert "farm@1,0 lost" in tiles(state, 0)
    play(state, "move 0,2", "to 0,1", "stop")
    assert ("farm@1,0 lost" in tiles(state, 0), uses(state)) == (True, set())


def test_kb_11_7_it_ends_when_nothing_can_move_any_more() -> None:
    # Given a warrior that closes the hex beside it wherever it goes
    state = table("G W G G . G", "0,0", sets=BOTH, tiles=TILE, figures={0: {"warrior": "0,3"}}, left=0)
    play(state, "use resettlement")
    assert options(state) == {"move 0,3"}
    # When the only other piece is walled in by water, red may still go there and back
    play(state, "move 0,3", "to 0,2", "move 0,2", "to 0,3", "move 0,3", "to 0,2", "move 0,2", "to 0,3")
    assert options(state) == {"end turn"}


def test_kb_4_5_no_resettlement_without_a_step() -> None:
    assert uses(table("G W G", "0,0", "0,2", sets=SETS, tiles=TILE, left=0)) == set()


def test_kb_11_7_no_new_settlement_no_red_gold() -> None:
    cards = ("shepherds", "ambassadors", "families")
    state = table("G G . . G", "0,0", "0,4", sets=SETS, cards=cards, tiles=TILE, left=0)
    play(state, "use resettlement", "move 0,0", "to 0,1")
    assert noted(state, "earned") == []


def test_kb_13_6_a_reaction_in_the_middle_of_a_resettlement() -> None:
    # Given blue's canoe, and a nomad hex on red's way
    drawn = "G G G G G G / W W W W N W / W W G W W W"
    state = table(
        drawn, "0,2", "2,2", sets=ALL_SETS, nomads={"1,4": "sword"}, tiles={0: ["resettlement"], 1: ["canoe"]}
    )
    play(state, "use resettlement", "move 0,2", "to 0,3", "move 0,3", "to 0,4")
    # When red's second step takes the tile, blue is asked, and red goes on with two steps
    assert (state.seat, state.prompt().kind) == (1, "tile-react")
    assert hexes(state) == {"1,1", "1,2", "2,1", "2,3"}
    play(state, "build 1,2")
    assert (state.seat, state.prompt()) == (0, ("tile-steps", {"tile": "resettlement", "left": 2}))
    play(state, "move 0,4", "to 0,5", "move 0,5", "to 0,4")
    assert (state.seat, state.prompt().args["left"]) == (0, 3), "the mandatory action is still whole"


@pytest.mark.parametrize("piece", ["warrior", "wagon", "ship"])
@pytest.mark.parametrize("movable", [True, False])
def test_kb_12_10_resettlement_of_other_pieces_is_a_switch(piece: str, movable: bool) -> None:
    state = table(
        ROW,
        "",
        sets=BOTH,
        tiles=TILE,
        figures={0: {piece: "0,0"}},
        switches={"special_pieces_movable": movable},
        left=0,
    )
    assert uses(state) == ({"resettlement"} if movable else set())
    if movable:
        play(state, "use resettlement", "move 0,0", "to 0,1", "stop")
        assert noted(state, "moved")[0].args == {"seat": 0, "from": "0,0", "hex": "0,1", "piece": piece}


def test_kb_12_10_a_warrior_takes_its_zone_along_step_by_step() -> None:
    state = table(ROW, "0,6", sets=BOTH, tiles=TILE, figures={0: {"warrior": "0,0"}})
    play(state, "use resettlement", "move 0,0", "to 0,1", "move 0,1", "to 0,2", "stop")
    assert hexes(state) == {"0,5"}
    play(state, "build 0,5")
    # 0,1 and 0,3 are closed now; 0,4 touches 0,5
    assert hexes(state) == {"0,4"}


def test_kb_12_10_a_city_hall_never_moves() -> None:
    drawn = "/".join(["G" * 5] * 5)
    city = "1,1 1,2 2,1 2,2 2,3 3,1 3,2"
    assert uses(table(drawn, "", sets=BOTH, tiles=TILE, figures={0: {"city hall": city}}, left=0)) == set()


# Sword


def test_tc_097_kb_11_9_one_piece_of_every_opponent() -> None:
    # Given four players
    state = table(ROW, "0,0", "0,1 0,2", "0,3", "0,4 0,5", sets=SETS, tiles={0: ["sword"]}, left=0)
    play(state, "use sword")
    assert state.prompt() == ("tile-strike", {"tile": "sword"})
    assert options(state) == {f"remove 0,{col}" for col in range(1, 6)}, "never an own one"
    # When red takes one of blue's, then blue's other is safe
    play(state, "remove 0,2")
    assert options(state) == {"remove 0,3", "remove 0,4", "remove 0,5"}
    play(state, "remove 0,4")
    assert options(state) == {"remove 0,3"}, "there is no mercy"
    play(state, "remove 0,3")
    assert [settlements(state, seat) for seat in range(4)] == [{"0,0"}, {"0,1"}, set(), {"0,5"}]
    assert [state.supply[seat] for seat in range(4)] == [39, 39, 40, 39]
    assert options(state) == {"end turn"}
    assert noted(state, "struck")[0].args == {"seat": 0, "piece": "settlement", "hex": "0,2", "owner": 1}


@pytest.mark.parametrize("left", [3, 0])
def test_kb_11_9_before_or_after_the_mandatory_action(left: int) -> None:
    state = table(ROW, "", "0,3", sets=SETS, tiles={0: ["sword"]}, left=left)
    play(state, "use sword", "remove 0,3")
    assert (state.seat, state.prompt().kind) == (0, "build" if left else "finish")
    if left:
        play(state, "build 0,3", "build 0,2")
        assert settlements(state, 0) == {"0,2", "0,3"}, "the hex is free again"


def test_kb_4_3_no_sword_within_the_mandatory_action() -> None:
    state = table(ROW, "", "0,6", sets=SETS, tiles={0: ["sword"]})
    play(state, "build 0,0")
    assert uses(state) == set()


def test_tc_097_kb_11_9_an_opponent_without_pieces_is_skipped() -> None:
    state = table(ROW, "0,0", "", "0,3", sets=SETS, tiles={0: ["sword"]}, left=0)
    play(state, "use sword", "remove 0,3")
    assert options(state) == {"end turn"}


def test_kb_4_5_no_sword_without_anything_to_remove() -> None:
    assert uses(table(ROW, "0,0", "", sets=SETS, tiles={0: ["sword"]}, left=0)) == set()


def test_tc_097_kb_7_5_r_15_the_owner_may_lose_location_tiles() -> None:
    drawn = "G G G G G / G L G L G"
    state = table(
        drawn,
        "0,0",
        "0,2",
        sets=SETS,
        locations={"1,1": "farm", "1,3": "oasis"},
        tiles={0: ["sword"], 1: ["farm@1,1"]},
        left=0,
    )
    play(state, "use sword", "remove 0,2")
    assert tiles(state, 1) == ["farm@1,1 lost"]
    assert noted(state, "tile-lost")[0].args == {"seat": 1, "tile": "farm"}
    # Blue can never have it back
    play(state, "end turn", "build 1,2")
    assert tiles(state, 1) == ["farm@1,1 lost", "oasis@1,3 new"]


def test_kb_11_9_another_piece_beside_the_location_keeps_the_tile() -> None:
    drawn = "G G G G G / G L G G G"
    held = {0: ["sword"], 1: ["farm@1,1"]}
    state = table(drawn, "0,4", "0,2 1,0", sets=SETS, locations={"1,1": "farm"}, tiles=held, left=0)
    play(state, "use sword", "remove 1,0")
    assert tiles(state, 1) == ["farm@1,1 fresh"]


def test_kb_11_9_and_11_5_nomad_tiles_are_not_lost() -> None:
    state = table(
        "G N G G", "0,3", "0,2", sets=SETS, nomads={"0,1": "outpost"}, tiles={0: ["sword"], 1: ["outpost@0,1"]}, left=0
    )
    play(state, "use sword", "remove 0,2")
    assert tiles(state, 1) == ["outpost@0,1 fresh"]


@pytest.mark.parametrize("piece", ["warrior", "wagon", "ship"])
def test_tc_191_kb_11_9_r_24_other_pieces_go_back_to_the_reserve(piece: str) -> None:
    state = table(ROW, "0,0", "0,6", sets=BOTH, tiles={0: ["sword"]}, figures={1: {piece: "0,3"}}, left=0)
    play(state, "use sword", "remove 0,3")
    assert state.supply[1] == 39, "the supply is as it was"
    assert noted(state, "struck")[0].args == {"seat": 0, "piece": piece, "hex": "0,3", "owner": 1}
    player = state.dump()["players"]
    assert isinstance(player, list)
    assert isinstance(player[1], dict)
    assert player[1]["figures"] == {"warrior": [], "wagon": [], "ship": [], "city hall": []}


def test_tc_191_kb_12_8_with_the_warrior_its_zone_disappears_at_once() -> None:
    state = table(ROW, "0,0", "", sets=BOTH, tiles={0: ["sword"]}, figures={1: {"warrior": "0,2"}})
    assert hexes(state) == {"0,4", "0,5", "0,6"}
    play(state, "use sword", "remove 0,2")
    assert hexes(state) == {"0,1"}


def test_tc_191_a_removed_warrior_can_be_placed_again() -> None:
    held = {0: ["sword"], 1: ["barracks"]}
    state = table(ROW, "0,0", "", sets=BOTH, tiles=held, figures={1: {"warrior": "0,3 0,6"}}, left=0)
    play(state, "use sword", "remove 0,3", "end turn", "use barracks")
    assert {"take 0,6", "place 0,4"} <= options(state)


def test_tc_097_kb_11_9_r_24_a_city_hall_cannot_be_chosen() -> None:
    drawn = "/".join(["G" * 6] * 5)
    city = "1,1 1,2 2,1 2,2 2,3 3,1 3,2"
    state = table(drawn, "4,5", "0,5", sets=BOTH, tiles={0: ["sword"]}, figures={1: {"city hall": city}}, left=0)
    play(state, "use sword")
    assert options(state) == {"remove 0,5"}
    only = table(drawn, "4,5", "", sets=BOTH, tiles={0: ["sword"]}, figures={1: {"city hall": city}}, left=0)
    assert uses(only) == set()


def test_kb_16_1_walls_and_scouts_cannot_be_chosen() -> None:
    state = table(ROW, "0,0", "0,3", sets=ALL_SETS, tiles={0: ["sword"]}, walls="0,5", scouts="0,1", left=0)
    play(state, "use sword")
    assert options(state) == {"remove 0,3"}


def test_kb_9_3_a_settlement_that_comes_back_does_not_undo_the_end() -> None:
    wide = "/".join(["G" * 9] * 5)
    state = table(wide, "4,8", many(wide, 40), sets=SETS, tiles={0: ["sword"]}, left=0, ending=True)
    play(state, "use sword", "remove 0,0")
    assert (state.supply[1], state.ending) == (1, True)
    # Blue, whose turn is the last, builds it once more
    play(state, "end turn")
    assert state.prompt().args["left"] == 1
    play(state, f"build {min(hexes(state))}", "end turn")
    assert state.over


def test_two_swords_strike_twice() -> None:
    state = table(ROW, "0,0", "0,2 0,4", sets=SETS, tiles={0: ["sword", "sword"]}, left=0)
    play(state, "use sword", "remove 0,2", "use sword", "remove 0,4")
    assert (settlements(state, 1), state.supply[1], uses(state)) == (set(), 40, set())


def test_the_sword_refuses_what_it_may_not_take() -> None:
    state = table(ROW, "0,0", "0,2", sets=SETS, tiles={0: ["sword"]}, left=0)
    play(state, "use sword")
    for place in ("0,0", "0,1"):
        with pytest.raises(IllegalAction):
            play(state, f"remove {place}")
    assert names(state, state.own[1]) == {"0,2"}
