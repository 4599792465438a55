"""KB-11.11 to KB-11.14: quarry, caravan, village and garden."""

from typing import Any

import pytest

from realmwright.game import IllegalAction
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import (
    ALL_SETS,
    hexes,
    many,
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


def walls(state: State) -> object:
    return state.view(None)["walls"]


# Quarry


@pytest.mark.parametrize("left", [3, 0])
def test_kb_11_11_two_walls_on_the_kind_of_the_card_beside_own_pieces(left: int) -> None:
    # Given two grass hexes beside red, and grass elsewhere
    state = table("G D G . G / G G . . G", "0,1", sets=SETS, tiles={0: ["quarry"]}, left=left)
    play(state, "use quarry")
    assert options(state) == {"wall 0,0", "wall 0,2", "wall 1,0", "wall 1,1"}
    assert state.prompt() == ("tile-wall", {"tile": "quarry", "left": 2})
    play(state, "wall 0,2")
    assert options(state) == {"wall 0,0", "wall 1,0", "wall 1,1", "stop"}
    assert state.prompt().args["left"] == 1
    play(state, "wall 1,1")
    assert walls(state) == ["0,2", "1,1"]
    assert (uses(state), state.prompt().kind) == (set(), "build" if left else "finish")
    assert [event.args for event in noted(state, "walled")] == [
        {"seat": 0, "hex": "0,2"},
        {"seat": 0, "hex": "1,1"},
    ]
    assert state.supply[0] == 39


def test_kb_11_11_one_wall_is_enough_and_none_is_not() -> None:
    state = table("G G G G", "0,1", sets=SETS, tiles={0: ["quarry"]}, left=0)
    play(state, "use quarry")
    assert "stop" not in options(state)
    play(state, "wall 0,0", "stop")
    assert (walls(state), options(state)) == (["0,0"], {"end turn"})


def test_kb_11_11_adjacency_is_strict() -> None:
    assert uses(table("D . G G", "0,0", sets=SETS, tiles={0: ["quarry"]}, left=0)) == set()
    state = table("G G . G", "0,0", sets=SETS, tiles={0: ["quarry"]}, left=0)
    play(state, "use quarry", "wall 0,1")
    assert options(state) == {"end turn"}, "a wall is nobody's, so the one beyond it is not adjacent"


def test_kb_11_11_not_on_other_kinds_nor_on_taken_hexes() -> None:
    state = table("G G D / G G G", "0,0 0,1", "1,0", sets=SETS, tiles={0: ["quarry"]}, left=0)
    play(state, "use quarry")
    assert hexes(state) == {"1,1"}


def test_kb_11_11_r_25_not_in_a_warrior_zone() -> None:
    held = {0: ["quarry"]}
    state = table("G G G G G", "0,1", "", sets=BOTH, tiles=held, figures={1: {"warrior": "0,3"}}, left=0)
    play(state, "use quarry")
    assert hexes(state) == {"0,0"}
    assert uses(table("G G G", "0,0", "", sets=BOTH, tiles=held, figures={1: {"warrior": "0,2"}}, left=0)) == set()


def test_kb_11_11_scouts_count_as_own() -> None:
    state = table("D G G G", "0,0", sets=ALL_SETS, tiles={0: ["quarry"]}, scouts="0,1", left=0)
    play(state, "use quarry")
    assert hexes(state) == {"0,2"}


def test_kb_11_11_walls_belong_to_nobody() -> None:
    cards = ("discoverers", "hermits", "lords")
    state = table("G G G G / . . . .", "0,0", "0,3", sets=SETS, cards=cards, walls="0,1")
    before = [state.scores()[seat].total for seat in (0, 1)]
    bare = table("G G G G / . . . .", "0,0", "0,3", sets=SETS, cards=cards)
    assert before == [bare.scores()[seat].total for seat in (0, 1)]
    # Nor do they make anybody adjacent: only 0,2 is left to red
    assert hexes(state) == {"0,2"}


def test_tc_017_kb_11_11_a_wall_fills_its_hex_for_good() -> None:
    state = table("G G G G G G G G", "0,1", "0,7", sets=SETS, tiles={0: ["quarry"]})
    play(state, "use quarry", "wall 0,0", "wall 0,2")
    assert hexes(state) == {"0,3", "0,4", "0,5", "0,6"}, "the walls free red from building adjacent"
    play(state, "build 0,3", "build 0,4", "build 0,5", "end turn")
    assert (walls(state), hexes(state)) == (["0,0", "0,2"], {"0,6"})


def test_kb_4_7_walls_need_no_supply() -> None:
    wide = "/".join(["G" * 9] * 5)
    state = table(wide, many(wide, 40), sets=SETS, tiles={0: ["quarry"]}, left=0)
    assert uses(state) == {"quarry"}


def stony(count: int, scouts: str = "") -> State:
    """So many walls, with room for more around red's settlement in the last row."""
    wide = "/".join(["G" * 9] * 5)
    held = {0: ["quarry", "quarry"]}
    return table(wide, "4,4", sets=ALL_SETS, tiles=held, walls=many(wide, count), scouts=scouts, left=0)


def test_kb_11_11_only_twenty_five_exist() -> None:
    state = stony(24)
    play(state, "use quarry")
    assert state.prompt().args["left"] == 1
    play(state, "wall 4,3")
    # The last one is on the board: no second, and nothing for the other tile
    assert options(state) == {"end turn"}
    assert uses(stony(25)) == set()
    assert uses(stony(24, scouts="4,3")) == {"quarry"}, "a scout is no wall"


def test_kb_6_4_walls_can_make_the_card_useless() -> None:
    held = {0: ["quarry"]}
    state = table("G G . D D D D", "0,0", sets=SETS, tiles=held, deck=["desert"])
    play(state, "use quarry", "wall 0,1")
    assert [event.args["terrain"] for event in noted(state, "card-useless", "card-shown")] == ["grass", "desert"]
    # No desert touches red: the second wall has no place
    assert (uses(state), hexes(state)) == (set(), {"0,3", "0,4", "0,5", "0,6"})


def test_kb_17_3_a_wall_fixes_the_terrain_of_the_turn() -> None:
    state = table("G C D . G D", "0,1", sets=ALL_SETS, tiles={0: ["quarry"]}, more_cards={0: ["desert"]})
    play(state, "use quarry")
    assert hexes(state) == {"0,0", "0,2"}
    play(state, "wall 0,2")
    assert hexes(state) == {"0,5"}, "desert is fixed, and none of it is adjacent now"


def test_kb_11_11_walls_take_no_tiles() -> None:
    state = table("G G L", "0,0", sets=SETS, locations={"0,2": "farm"}, tiles={0: ["quarry"]}, left=0)
    play(state, "use quarry", "wall 0,1")
    assert (noted(state, "tile-taken"), tiles(state, 0)) == ([], ["quarry used"])


# Caravan


TC_099 = "G G G G G G / G G G G G G / G G G W G G / G G G G G G / G G G G M G"


def caravan(drawn: str, own: str, other: str = "", **more: Any) -> State:
    return table(drawn, own, other, **{"sets": BOTH, "tiles": {0: ["caravan"]}, "left": 0, **more})


def test_tc_099_tc_100_kb_11_12_as_far_as_possible_in_each_direction() -> None:
    state = caravan(TC_099, "2,2", "3,1")
    play(state, "use caravan", "move 2,2")
    assert options(state) == {"to 2,0", "to 0,1", "to 0,3", "to 4,3"}
    for short in ("1,1", "3,2", "2,1"):
        with pytest.raises(IllegalAction):
            play(state, f"to {short}")
    play(state, "to 0,3")
    assert (settlements(state, 0), options(state)) == ({"0,3"}, {"end turn"})
    assert noted(state, "moved")[0].args == {"seat": 0, "from": "2,2", "hex": "0,3"}


@pytest.mark.parametrize("letter", "WMLSNPI.")
def test_kb_11_12_hexes_that_stop_it(letter: str) -> None:
    state = caravan(f"G G G {letter} G", "0,0")
    play(state, "use caravan", "move 0,0")
    assert hexes(state) == {"0,2"}


@pytest.mark.parametrize("letter", "GCDFTBA")
def test_kb_11_12_it_goes_over_every_buildable_kind(letter: str) -> None:
    state = caravan(f"G D {letter} G", "0,0", sets=ALL_SETS)
    play(state, "use caravan", "move 0,0")
    assert hexes(state) == {"0,3"}


@pytest.mark.parametrize(
    ("more", "end"),
    [
        ({"walls": "0,4"}, "0,3"),
        ({"figures": {1: {"warrior": "0,5"}}}, "0,3"),
        ({"figures": {1: {"wagon": "0,5"}}}, "0,4"),
        ({"figures": {0: {"ship": "0,5"}}}, "0,4"),
        ({"sets": ALL_SETS, "scouts": "0,4"}, "0,3"),
        ({}, "0,6"),
    ],
)
def test_kb_11_12_r_26_edge_walls_pieces_and_zones_stop_it(more: dict[str, Any], end: str) -> None:
    state = caravan("G G G G G G G", "0,0", **more)
    play(state, "use caravan", "move 0,0")
    assert hexes(state) == {end}


def test_kb_11_12_at_least_one_hex() -> None:
    assert uses(caravan("G W G", "0,0", "0,2")) == set()
    state = caravan("G G . G / . . . G", "0,0 0,3", "1,3")
    play(state, "use caravan")
    assert hexes(state) == {"0,0"}, "the other cannot move at all"


def test_kb_11_12_tiles_are_taken_only_at_the_end_of_the_way() -> None:
    # Given a farm beside the way and an oasis at its end
    drawn = "G G G G G G / . L . . . L"
    state = caravan(drawn, "0,0", locations={"1,1": "farm", "1,5": "oasis"})
    play(state, "use caravan", "move 0,0", "to 0,5")
    assert tiles(state, 0) == ["oasis@1,5 new", "caravan used"]


def test_kb_7_5_moving_away_loses_a_tile() -> None:
    drawn = "G G G G G G / L . . . . ."
    state = caravan(drawn, "0,0", locations={"1,0": "farm"}, tiles={0: ["farm@1,0", "caravan"]})
    play(state, "use caravan", "move 0,0", "to 0,5")
    assert tiles(state, 0) == ["farm@1,0 lost", "caravan used"]


def test_kb_12_10_a_warrior_on_the_caravan_lifts_its_own_zone() -> None:
    state = caravan("G G G G G", "", figures={0: {"warrior": "0,0"}})
    play(state, "use caravan", "move 0,0", "to 0,4")
    assert noted(state, "moved")[0].args == {"seat": 0, "from": "0,0", "hex": "0,4", "piece": "warrior"}
    still = caravan("G G G G G", "", figures={0: {"warrior": "0,0"}}, switches={"special_pieces_movable": False})
    assert uses(still) == set()


def test_r_58_it_stays_on_its_board() -> None:
    drawn = "G G / G G / _ _ / _ _ / G G"
    state = caravan(drawn, "0,0", sets=ALL_SETS)
    play(state, "use caravan", "move 0,0")
    assert hexes(state) == {"0,1", "1,0"}


# Village


@pytest.mark.parametrize("letter", "GCDFTBA")
def test_kb_11_13_beside_three_own_pieces_on_any_buildable_kind(letter: str) -> None:
    # 1,1 has six neighbours, three of which are red's
    drawn = f"G G G / G {letter} G / G G G"
    state = table(drawn, "0,1 1,0 2,2", sets=ALL_SETS, tiles={0: ["village"]}, left=0)
    play(state, "use village")
    assert options(state) == {"build 1,1"}
    play(state, "build 1,1")
    assert (state.supply[0], options(state)) == (36, {"end turn"})


@pytest.mark.parametrize("letter", "WMLSNPI.")
def test_kb_11_13_on_nothing_else(letter: str) -> None:
    drawn = f"G G G / G {letter} G / G G G"
    assert uses(table(drawn, "0,1 1,0 2,2", sets=SETS, tiles={0: ["village"]}, left=0)) == set()


def test_kb_11_13_two_are_not_enough_and_others_do_not_count() -> None:
    drawn = "G G G / G G G / G G G"
    held = {0: ["village"]}
    assert uses(table(drawn, "0,1 2,2", "1,0", sets=SETS, tiles=held, left=0)) == set()
    assert uses(table(drawn, "0,1 2,2", walls="1,0", sets=SETS, tiles=held, left=0)) == set()
    state = table(drawn, "0,1 2,2", sets=ALL_SETS, scouts="1,0", tiles=held, left=0)
    assert uses(state) == {"village"}, "but a scout does"


def test_kb_11_13_all_such_hexes_and_no_others() -> None:
    drawn = "G G G G / G G G G / G G G G"
    state = table(drawn, "0,1 0,2 1,0 1,2 2,1", sets=SETS, tiles={0: ["village"]}, left=0)
    play(state, "use village")
    assert hexes(state) == {"1,1"}
    more = table(drawn, "0,1 0,2 1,0 1,2 2,1 2,3", sets=SETS, tiles={0: ["village"]}, left=0)
    play(more, "use village")
    assert hexes(more) == {"1,1", "2,2"}


def test_kb_11_13_crossroads_pieces_are_company_and_zones_forbid() -> None:
    drawn = "G G G G / G G G G / G G G G"
    held = {0: ["village"]}
    state = table(drawn, "0,1", sets=BOTH, figures={0: {"wagon": "1,0", "ship": "2,2"}}, tiles=held, left=0)
    assert uses(state) == {"village"}
    closed = table(drawn, "0,1 1,0", sets=BOTH, figures={0: {"warrior": "2,2"}}, tiles=held, left=0)
    assert uses(closed) == set()


# Garden


def test_tc_215_kb_11_14_a_garden_builds_on_flowers() -> None:
    drawn = "F T C D G / F T C D G"
    state = table(drawn, "0,1", sets=SETS, tiles={0: ["garden"]}, left=0)
    play(state, "use garden")
    assert options(state) == {"build 0,0", "build 1,0"}
    far = table("F T . G", "0,3", sets=SETS, tiles={0: ["garden"]})
    play(far, "use garden")
    assert options(far) == {"build 0,0"}, "none is adjacent, so any"
    assert uses(table("T T T", "0,0", sets=SETS, tiles={0: ["garden"]}, hands=["forest"])) == set()
