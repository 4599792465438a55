"""KB-14.13: scouts, which count as own settlements for a turn wherever something is put on the board."""

from typing import Any

import pytest

from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS, hexes, noted, options, settlements, table, tiles, uses
from tests.kingdom_builder.steps import play

WIDE = "G G G G G G G / G G G G G G G / G G G G G G G"


def scouting(drawn: str, *seats: str, **details: Any) -> State:
    return table(drawn, *seats, **{"sets": ALL_SETS, "tiles": {0: ["scout cabin"]}, **details})


def scouts(state: State) -> object:
    return state.view(None)["scouts"]


def test_tc_163_kb_14_13_two_scouts_lead_over_the_mountains() -> None:
    state = scouting("C M M G G / . . . . .", "0,0")
    play(state, "use scout cabin")
    assert options(state) == {"scout 0,1"}
    play(state, "scout 0,1")
    assert options(state) == {"scout 0,2", "stop"}, "the second one next to the first"
    play(state, "scout 0,2")
    assert [event.args for event in noted(state, "scouted")] == [{"seat": 0, "hex": "0,1"}, {"seat": 0, "hex": "0,2"}]
    # The mandatory action must go on beside them
    assert (scouts(state), hexes(state)) == (["0,1", "0,2"], {"0,3"})
    play(state, "build 0,3", "build 0,4")
    # Grass is full and the next card is of no use here; at the end of the turn they are gone
    play(state, "end turn")
    assert (scouts(state), state.view(None)["walls"]) == ([], [])
    assert (settlements(state, 0), state.supply[0]) == ({"0,0", "0,3", "0,4"}, 37)


def test_kb_14_13_one_scout_is_enough() -> None:
    state = play(scouting(WIDE, "0,0"), "use scout cabin", "scout 0,1", "stop")
    assert (scouts(state), uses(state), state.prompt().args["left"]) == (["0,1"], set(), 3)
    state = play(scouting(WIDE, "0,0"), "use scout cabin")
    assert "stop" not in options(state), "whoever uses the tile places at least one"


def test_kb_14_13_on_buildable_hexes_water_and_mountains() -> None:
    state = play(scouting("A W M / B G D / L T S", "1,1", locations={"2,0": "farm"}), "use scout cabin")
    assert hexes(state) == {"0,1", "0,2", "1,0", "1,2", "2,1"}


def test_kb_14_13_only_on_empty_hexes_outside_of_warrior_zones() -> None:
    state = scouting("G G G G G / G G G G G / G G G G G", "1,1", "0,1", walls="1,0", figures={1: {"warrior": "1,3"}})
    play(state, "use scout cabin")
    assert hexes(state) == {"0,2", "2,1", "2,2"}


def test_kb_14_13_next_to_an_own_piece_strictly() -> None:
    assert uses(scouting("G . G / . . .", "0,0", left=0)) == set()
    assert uses(scouting("G G G / . . .", left=0)) == set()


def test_kb_14_13_after_the_mandatory_action_as_well() -> None:
    state = play(scouting(WIDE, "0,0", left=0), "use scout cabin", "scout 0,1", "scout 0,2")
    assert options(state) == {"end turn"}
    play(state, "end turn")
    assert scouts(state) == []


def test_kb_14_13_next_turn_both_are_there_again() -> None:
    state = scouting(WIDE, "0,0", "2,6", tiles={0: ["scout cabin"], 1: ["scout cabin"]}, left=0)
    play(state, "use scout cabin", "scout 0,1", "scout 0,2", "end turn")
    play(state, "use scout cabin", "scout 2,5", "scout 2,4")
    assert scouts(state) == ["2,4", "2,5"], "one pair for all players, one player at a time"
    play(state, "build 1,4", "build 1,3", "build 0,3", "end turn")
    assert {"0,1", "1,0"} == hexes(state), "the hexes that they left are free"


def test_kb_14_13_they_do_not_help_others() -> None:
    state = play(scouting(WIDE, "0,0", "2,6", left=0), "use scout cabin", "scout 0,1", "scout 1,1", "end turn")
    assert hexes(state) == {"1,5", "1,6", "2,5"}


def test_kb_1_19_they_bind_too() -> None:
    drawn = "D G G G G / . . . . ."
    assert hexes(scouting(drawn, "0,0", scouts="0,1")) == {"0,2"}
    assert hexes(scouting("D W G G G / . . . . .", "0,0", scouts="0,1")) == {"0,2"}
    assert hexes(scouting("D W G G G / . . . . .", "0,0")) == {"0,2", "0,3", "0,4"}


def reach(tile: str, drawn: str, **details: Any) -> set[str]:
    """Where a tile lets red build, or go from 0,0, with the first hex to the right of it scouted or not."""
    own = details.pop("own", "0,0")
    state = table(
        f"{drawn} / {'. ' * 8}", own, details.pop("other", ""), **{"sets": ALL_SETS, "tiles": {0: [tile]}, **details}
    )
    if tile not in uses(state):
        return set()
    play(state, f"use {tile}")
    if "move 0,0" in options(state):
        play(state, "move 0,0")
    return hexes(state)


AIP = {
    "oracle": "D W G . G . . .",
    "farm": "D W G . G . . .",
    "oasis": "G W D . D . . .",
    "garden": "G W F . F . . .",
    "foresters lodge": "G W T . T . . .",
    "monastery": "G W C . C . . .",
    "tower": "D W G . G . . .",
    "water mill": "D W G W G . . .",
    "mountain station": "D W G M G . . .",
    "university": "D W G S G . . .",
    "donation grass": "D W G . G . . .",
    "donation water": "D G W . W . . .",
    "canoe bonus": "D G B . B . . .",
    "barracks": "D W G . G . . .",
    "wagon": "D W G . G . . .",
    "lighthouse": "D G W . W . . .",
    "barn": "D W G . G . . .",
    "harbor": "D G W . W . . .",
    "rope bridge": "D W C . C . . .",
    "tree house": "D W T . T . . .",
}
"""For each tile a row with two hexes that it could use, the first of which a scout on 0,1 touches."""


@pytest.mark.parametrize("tile", AIP)
def test_kb_14_13_they_open_and_bind_what_must_be_adjacent_if_possible(tile: str) -> None:
    assert reach(tile, AIP[tile], scouts="0,1") == {"0,2"}
    assert reach(tile, AIP[tile]) == {"0,2", "0,4"}


def test_kb_14_13_they_open_and_bind_the_watchtower() -> None:
    assert reach("watchtower", "D W G G G . . .", other="0,3", scouts="0,1") == {"0,2"}
    assert reach("watchtower", "D W G G G . . .", other="0,3") == {"0,2", "0,4"}


def test_kb_14_13_and_the_card_that_a_fort_turns_up() -> None:
    assert reach("fort", "D W G . G . . .", scouts="0,1", deck=["grass"], rest="discard") == {"0,2"}


@pytest.mark.parametrize(("tile", "row"), [("farmland", "G W A . A . G ."), ("quarry", "D W G . G . . .")])
def test_kb_14_13_they_are_beside_what_must_be_adjacent(tile: str, row: str) -> None:
    held = {0: ["quarry"]}
    assert reach(tile, row, scouts="0,1", tiles=held) == {"0,2"}
    assert reach(tile, row, tiles=held) == set()


def test_kb_14_13_tavern_runs_over_them() -> None:
    assert reach("tavern", "G G G D . . . .", scouts="0,1 0,2") == {"0,3"}
    assert reach("tavern", "G G G D . . . .", scouts="0,1") == set()


def test_kb_14_13_village_and_fountain_count_them() -> None:
    state = scouting(WIDE, "1,1", scouts="1,3 0,2", tiles={0: ["village"]}, left=0)
    assert hexes(play(state, "use village")) == {"1,2"}
    assert uses(scouting(WIDE, "1,1", scouts="0,2", tiles={0: ["village"]}, left=0)) == set()
    assert reach("fountain", "G G G G . . . .", scouts="0,1") == {"0,2"}
    assert reach("fountain", "G G G G G . . .", own="0,2", scouts="0,0") == {"0,3"}, "0,1 touches both"


def test_kb_14_13_a_city_hall_is_founded_beside_them() -> None:
    state = scouting(WIDE, "0,0", scouts="0,1 1,1", tiles={0: ["city hall"]}, left=0)
    assert hexes(play(state, "use city hall")) == {"1,3"}
    assert uses(scouting(WIDE, "0,0", scouts="0,1", tiles={0: ["city hall"]}, left=0)) == {"city hall"}


# What they are not


def test_kb_14_13_they_take_no_tiles_and_keep_none() -> None:
    """R-47."""
    state = scouting("G G G L G / G G G G N / G G G G G", "0,0", locations={"0,3": "farm"}, left=0)
    play(state, "use scout cabin", "scout 0,1", "scout 0,2")
    assert tiles(state, 0) == ["scout cabin used"]
    drawn, held = "L G G G G / G . . . .", ["farm@0,0", "paddock"]
    state = scouting(drawn, "0,1", scouts="1,0", locations={"0,0": "farm"}, tiles={0: held}, left=0)
    play(state, "use paddock", "move 0,1", "to 0,3")
    assert tiles(state, 0) == ["farm@0,0 lost", "paddock used"]


def test_kb_14_13_they_cannot_be_moved_or_removed() -> None:
    state = scouting(WIDE, "0,0", scouts="0,1 0,2", tiles={0: ["paddock", "refuge", "harbor"]}, left=0)
    play(state, "use refuge")
    assert options(state) == {"move 0,0"}
    state = scouting(WIDE, "0,0", scouts="0,1", tiles={0: ["temple"]}, left=0)
    assert options(play(state, "use temple")) == {"take 0,0"}


def test_r_01_they_fill_their_hex() -> None:
    """KB-1.4."""
    assert "0,1" not in hexes(scouting(WIDE, "0,0", scouts="0,1"))
    state = scouting(WIDE, "0,0", scouts="0,3", tiles={0: ["caravan"]}, left=0)
    assert "0,2" in hexes(play(state, "use caravan", "move 0,0")), "a caravan stops before them"
    state = scouting("G G G / . . .", "0,0", hands=["grass"], scouts="0,2")
    assert hexes(state) == {"0,1"}


def test_kb_6_4_scouts_can_fill_the_last_hex_of_the_terrain() -> None:
    state = scouting("C G D / . . .", "0,0", hands=["grass"], deck=["desert"], rest="discard")
    play(state, "use scout cabin", "scout 0,1", "stop")
    assert noted(state, "card-useless")[0].args == {"seat": 0, "terrain": "grass"}
    assert hexes(state) == {"0,2"}


def test_kb_14_13_they_score_nothing() -> None:
    cards = ("miners", "knights", "citizens")
    state = scouting("G G M / G G G", "0,0", cards=cards, left=0)
    before = state.scores()
    play(state, "use scout cabin", "scout 0,1", "scout 1,1")
    assert state.scores() == before


def test_kb_14_13_nor_do_mayors_and_families_see_them() -> None:
    drawn = "G G G G G / G G G G G"
    state = scouting(drawn, "0,0 0,1 0,2", cards=("shepherds", "ambassadors", "mayors"), left=0)
    play(state, "use scout cabin", "scout 0,3", "scout 0,4")
    assert noted(state, "earned", "line-marked") == []
    state = scouting(drawn, cards=("families", "knights", "lords"), scouts="0,1")
    play(state, "build 0,2", "build 0,3", "build 1,3")
    assert noted(state, "earned") == []


def test_kb_14_13_and_nobody_is_an_ambassador_to_them() -> None:
    state = scouting(
        "N G G G / G G G G / W W . .",
        "0,2",
        "",
        scouts="1,0",
        tiles={1: ["canoe"]},
        cards=("ambassadors", "knights", "lords"),
    )
    play(state, "build 0,1", "build 2,0")
    assert [event.args["source"] for event in noted(state, "earned")] == ["treasure"]
