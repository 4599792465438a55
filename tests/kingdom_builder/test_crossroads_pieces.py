"""KB-12.10 to KB-12.13 and KB-12.16: wagon and ship, and what moves the pieces of Crossroads."""

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
    table,
    tiles,
    uses,
)
from tests.kingdom_builder.steps import play

SETS = ("crossroads",)
OVERLAND = ("wagon", "wagon")
AFLOAT = ("lighthouse", "ship")
"""A tile, and the piece that goes with it."""


def crossroads(drawn: str, own: str, tile: str, figures: dict[str, str] | None = None, **more: Any) -> State:
    """Red with a tile and some pieces, after the mandatory action."""
    return table(drawn, own, **{"sets": SETS, "tiles": {0: [tile]}, "figures": {0: figures or {}}, "left": 0, **more})


def pieces(state: State, seat: int = 0) -> dict[str, list[str]]:
    """The figures of a seat on the board."""
    players = state.view(None)["players"]
    assert isinstance(players, list)
    player = players[seat]
    assert isinstance(player, dict)
    figures = player["figures"]
    assert isinstance(figures, dict)
    found: dict[str, list[str]] = {}
    for name, places in figures.items():
        assert isinstance(places, list)
        if places:
            found[name] = [str(place) for place in places]
    return found


# Wagon and ship


def test_tc_115_kb_12_12a_a_wagon_on_buildable_hexes_and_mountains_together() -> None:
    state = crossroads("G M W G / W W L M", "0,0", "wagon")
    play(state, "use wagon")
    assert options(state) == {"place 0,1"}
    assert state.prompt() == ("tile-place", {"tile": "wagon", "piece": "wagon"})
    play(state, "place 0,1")
    assert (pieces(state), state.supply[0], options(state)) == ({"wagon": ["0,1"]}, 39, {"end turn"})
    assert noted(state, "placed")[0].args == {"seat": 0, "piece": "wagon", "hex": "0,1"}


def test_kb_12_12a_anywhere_if_nothing_is_adjacent() -> None:
    state = crossroads("G W W G / W W L M", "0,0", "wagon")
    play(state, "use wagon")
    assert options(state) == {"place 0,3", "place 1,3"}


def test_kb_12_13a_a_ship_on_water() -> None:
    state = crossroads("G W G W / G G G W", "0,0", "lighthouse")
    play(state, "use lighthouse")
    assert options(state) == {"place 0,1"}
    free = crossroads("G . G W / G G G W", "0,0", "lighthouse")
    play(free, "use lighthouse")
    assert options(free) == {"place 0,3", "place 1,3"}
    play(free, "place 1,3")
    assert pieces(free) == {"ship": ["1,3"]}
    assert uses(crossroads("G G G", "0,0", "lighthouse")) == set()


def reach(state: State) -> set[str]:
    """Every hex that the piece can be on after one to three steps."""
    found = set()
    for step in [text for text in options(state) if text.startswith("to ")]:
        twin = play(state.copy(), step)
        found.add(step.removeprefix("to "))
        if "stop" in options(twin):
            found |= reach(twin)
    return found


def test_tc_114_kb_12_12b_a_wagon_moves_one_to_three_steps() -> None:
    state = crossroads("G M W G G / W G L M G / G G M W G", "0,0", "wagon", {"wagon": "1,1"})
    play(state, "use wagon")
    assert options(state) == {"to 0,1", "to 2,1", "to 2,2", "take 1,1"}
    assert state.prompt() == ("tile-travel", {"tile": "wagon", "piece": "wagon", "from": "1,1", "left": 3})
    assert reach(state) - {"1,1"} == {"0,1", "2,0", "2,1", "2,2"}


@pytest.mark.parametrize(("tile", "piece", "letter"), [(*OVERLAND, "G"), (*OVERLAND, "M"), (*AFLOAT, "W")])
def test_kb_12_12b_and_12_13b_three_single_steps(tile: str, piece: str, letter: str) -> None:
    state = crossroads(" ".join(letter * 6), "", tile, {piece: "0,0"})
    play(state, f"use {tile}", "to 0,1")
    assert options(state) == {"to 0,0", "to 0,2", "stop"}, "it cannot be taken back any more"
    assert state.prompt() == ("tile-travel-on", {"tile": tile, "piece": piece, "from": "0,1", "left": 2})
    play(state, "to 0,2", "to 0,3")
    assert (pieces(state), options(state)) == ({piece: ["0,3"]}, {"end turn"})
    moved = [event.args for event in noted(state, "moved")]
    assert moved[0] == {"seat": 0, "from": "0,0", "hex": "0,1", "piece": piece}
    assert len(moved) == 3


@pytest.mark.parametrize("steps", [1, 2])
def test_kb_12_12b_fewer_steps(steps: int) -> None:
    state = crossroads("G G G G", "", "wagon", {"wagon": "0,0"})
    play(state, "use wagon", *["to 0,1", "to 0,2"][:steps], "stop")
    assert (pieces(state), options(state)) == ({"wagon": [f"0,{steps}"]}, {"end turn"})
    assert noted(state, "stopped")[0].args == {"seat": 0, "tile": "wagon"}


@pytest.mark.parametrize(("tile", "piece"), [OVERLAND, AFLOAT])
def test_kb_12_12c_and_12_13c_taken_back(tile: str, piece: str) -> None:
    state = crossroads("W G", "", tile, {piece: "0,0"})
    play(state, f"use {tile}", "take 0,0")
    assert (pieces(state), state.supply[0], options(state)) == ({}, 40, {"end turn"})
    assert noted(state, "taken-back")[0].args == {"seat": 0, "piece": piece, "hex": "0,0"}


def test_kb_12_12_there_is_only_one_wagon() -> None:
    """It is placed only when it is not on the board."""
    state = crossroads("G G G G", "0,3", "wagon", {"wagon": "0,0"})
    play(state, "use wagon")
    assert options(state) == {"to 0,1", "take 0,0"}
    stuck = crossroads("G W G G", "0,3", "wagon", {"wagon": "0,0"})
    play(stuck, "use wagon")
    assert options(stuck) == {"take 0,0"}


@pytest.mark.parametrize(("letter", "entered"), [("W", False), ("L", False), ("S", False), (".", False), ("B", True)])
def test_kb_12_12b_where_a_wagon_goes(letter: str, entered: bool) -> None:
    state = crossroads(f"G {letter} G", "", "wagon", {"wagon": "0,0"}, sets=ALL_SETS)
    play(state, "use wagon")
    assert ("to 0,1" in options(state)) == entered


def test_kb_12_12b_occupied_hexes_walls_and_caves() -> None:
    drawn = "G G G / G G M / G G G"
    state = crossroads(drawn, "0,1", "wagon", {"wagon": "1,1"}, sets=ALL_SETS, walls="0,2", scouts="1,0", caves="1,2")
    play(state, "use wagon")
    assert options(state) == {"to 1,2", "to 2,1", "to 2,2", "take 1,1"}, "a cave is a mountain (R-54)"


def test_kb_12_13_tiles_are_taken_and_lost_after_each_step() -> None:
    # Given a ship beside a farm, a nomad hex on its way, and another location behind
    drawn = "W W W W W / L . N . L"
    held = {0: ["farm@1,0", "lighthouse"]}
    state = crossroads(
        drawn,
        "",
        "lighthouse",
        {"ship": "0,1"},
        sets=("nomads", "crossroads"),
        tiles=held,
        locations={"1,0": "farm", "1,4": "oasis"},
        nomads={"1,2": "sword"},
    )
    play(state, "use lighthouse", "to 0,2")
    assert tiles(state, 0)[0] == "farm@1,0 lost"
    assert "sword@1,2 new" in tiles(state, 0)
    play(state, "to 0,3")
    assert not any(text.startswith("oasis") for text in tiles(state, 0))
    play(state, "to 0,4")
    assert "oasis@1,4 new" in tiles(state, 0)


def test_kb_13_6_a_reaction_in_the_middle_of_a_voyage() -> None:
    # Given blue's canoe, and a nomad hex on the way of red's ship
    drawn = "W W W W W / . . N . . / G W . . ."
    held = {0: ["lighthouse"], 1: ["canoe"]}
    state = table(
        drawn,
        "",
        "2,0",
        sets=ALL_SETS,
        tiles=held,
        figures={0: {"ship": "0,0"}},
        nomads={"1,2": "sword"},
        left=0,
    )
    play(state, "use lighthouse", "to 0,1", "to 0,2")
    assert (state.seat, options(state)) == (1, {"build 2,1", "stop"})
    play(state, "stop")
    assert (state.seat, options(state)) == (0, {"to 0,1", "to 0,3", "stop"})
    assert state.prompt().args["left"] == 1


def test_kb_7_6_a_wagon_that_drives_away_from_its_own_tile() -> None:
    """R-16: the move is completed."""
    held = {0: ["wagon@1,0"]}
    state = crossroads("G G G G / L . . .", "", "wagon", {"wagon": "0,0"}, tiles=held, locations={"1,0": "wagon"})
    play(state, "use wagon", "to 0,1", "to 0,2")
    assert tiles(state, 0) == ["wagon@1,0 lost"]
    assert options(state) == {"to 0,1", "to 0,3", "stop"}


def test_kb_12_8_a_ship_is_not_placed_in_a_zone() -> None:
    state = crossroads("G W G . W", "0,0", "lighthouse", {"warrior": "0,2"})
    play(state, "use lighthouse")
    assert options(state) == {"place 0,4"}


def test_tc_117_kb_1_5_ship_and_wagon_score() -> None:
    cards = ("fishermen", "miners", "workers")
    state = crossroads("W W S / G M G", "", "wagon", {"ship": "0,1", "wagon": "1,1"}, cards=cards)
    assert dict(state.scores()[0]) == {"fishermen": 1, "miners": 1, "workers": 2, "castles": 3}
    more = ("hermits", "knights", "lords")
    state = crossroads("W W S / G M G", "", "wagon", {"ship": "0,1", "wagon": "1,1"}, cards=more, split=(0, 0))
    assert (state.scores()[0]["hermits"], state.scores()[0]["knights"]) == (1, 2)


# What moves them


MOVERS = ("barn", "harbor", "paddock", "caravan", "resettlement", "refuge", "refuge bonus", "rope bridge", "cave")


@pytest.mark.parametrize("tile", MOVERS)
@pytest.mark.parametrize("piece", ["warrior", "wagon", "ship"])
@pytest.mark.parametrize("movable", [True, False])
def test_tc_193_kb_12_10_r_30_general_moves_are_a_switch(tile: str, piece: str, movable: bool) -> None:
    # Given room for each of them, and a canyon and a cave
    drawn = "G G G G G / G W G C G / G G G G M"
    state = table(
        drawn,
        "",
        "",
        sets=ALL_SETS,
        tiles={0: [tile]} if tile != "cave" else {},
        figures={0: {piece: "2,3"}},
        caves="2,4",
        switches={"special_pieces_movable": movable},
        left=0,
    )
    assert uses(state) == ({tile, "cave"} if movable else set())
    if movable:
        play(state, f"use {tile}", "move 2,3")
        goal = min(hexes(state))
        play(state, f"to {goal}")
        assert pieces(state) == {piece: [goal]}


@pytest.mark.parametrize("tile", [*MOVERS, "palisade"])
def test_tc_193_kb_12_10_a_city_hall_is_never_moved(tile: str) -> None:
    drawn = "/".join(["G" * 5] * 4) + "/ W C G M G"
    city = "1,1 1,2 2,1 2,2 2,3 3,1 3,2"
    held = {0: [tile]} if tile != "cave" else {}
    state = crossroads(drawn, "", tile, {"city hall": city}, sets=ALL_SETS, tiles=held, caves="4,3")
    assert uses(state) == set()
    # Only the settlement beside it
    both = crossroads(drawn, "3,3", tile, {"city hall": city}, sets=ALL_SETS, tiles=held, caves="4,3")
    play(both, f"use {tile}")
    assert hexes(both) == {"3,3"}


def test_tc_193_kb_12_10_paddock_moves_a_wagon_to_a_buildable_hex_only() -> None:
    state = crossroads("G G M G / . . . .", "", "paddock", {"wagon": "0,0"})
    assert uses(state) == set(), "the destination must fit the action"
    state = crossroads("M G D", "", "paddock", {"wagon": "0,0"})
    play(state, "use paddock", "move 0,0", "to 0,2")
    assert pieces(state) == {"wagon": ["0,2"]}


def test_kb_12_10_lifting_a_warrior_lifts_its_zone() -> None:
    # Given a warrior whose neighbours are all the grass that touches red
    state = crossroads("G G G G G", "0,0", "barn", {"warrior": "0,2"})
    play(state, "use barn")
    assert hexes(state) == {"0,0", "0,2"}
    play(state, "move 0,2")
    assert options(state) == {"to 0,1"}
    play(state, "to 0,1")
    assert pieces(state) == {"warrior": ["0,1"]}


def test_kb_12_10_the_zone_of_another_warrior_stays() -> None:
    state = crossroads("G G G G G G", "", "paddock", {"warrior": "0,0 0,3"})
    play(state, "use paddock")
    assert hexes(state) == {"0,3"}, "0,2 is closed by the other one, and 0,5 is not"


def test_kb_12_10_a_refuge_step_of_a_warrior_into_its_own_zone() -> None:
    state = crossroads("G G W", "", "refuge", {"warrior": "0,0"}, sets=ALL_SETS)
    play(state, "use refuge", "move 0,0", "to 0,1")
    assert pieces(state) == {"warrior": ["0,1"]}


def test_kb_12_11_moving_takes_tiles_but_pays_no_red_gold() -> None:
    cards = ("shepherds", "ambassadors", "families")
    state = table(
        "G G G L / . . . .",
        "",
        "0,2",
        sets=ALL_SETS,
        cards=cards,
        locations={"0,3": "farm"},
        tiles={0: ["wagon"]},
        figures={0: {"wagon": "0,0"}},
        left=0,
    )
    play(state, "use wagon", "to 0,1", "stop")
    assert noted(state, "earned") == []


def test_tc_206_kb_12_16_a_lost_tile_leaves_its_piece_where_it_is() -> None:
    # Given a lighthouse tile that only a settlement holds, and a ship far away
    held = {0: ["lighthouse@0,3", "paddock"]}
    state = crossroads("G G G L G . W W", "0,2", "", {"ship": "0,6"}, tiles=held, locations={"0,3": "lighthouse"})
    play(state, "use paddock", "move 0,2", "to 0,0")
    assert "lighthouse@0,3 lost" in tiles(state, 0)
    assert (pieces(state), uses(state)) == ({"ship": ["0,6"]}, set())
    assert state.scores()[0]["knights"] == 4


def test_tc_206_r_30_general_moves_still_move_the_ship() -> None:
    state = crossroads("W W W", "", "harbor", {"ship": "0,0"})
    play(state, "use harbor", "move 0,0", "to 0,2")
    assert pieces(state) == {"ship": ["0,2"]}


# The end of the game


def test_tc_203_kb_9_4_only_the_supply_of_settlements_counts() -> None:
    # Given everything placed but one settlement
    wide = "/".join(["G" * 9] * 8)
    figures = {"warrior": "7,0 7,3", "wagon": "7,8", "ship": "7,6", "city hall": "4,6 4,7 5,5 5,6 5,7 6,6 6,7"}
    state = crossroads(wide, many(wide, 39), "", figures, tiles={}, left=3)
    assert (state.supply[0], state.ending) == (1, False)
    play(state, f"build {min(hexes(state))}")
    assert (state.supply[0], state.ending) == (0, True)
    assert noted(state, "last-round")[0].args == {"seat": 0}


def test_kb_4_7_pieces_are_placed_without_supply() -> None:
    wide = "/".join(["G" * 9] * 6)
    state = crossroads(wide, many(wide, 40), "wagon")
    play(state, "use wagon", "place 4,4")
    assert pieces(state) == {"wagon": ["4,4"]}


def test_the_pieces_of_a_player_are_not_for_others() -> None:
    state = table("G G G G", "0,3", "", sets=SETS, tiles={0: ["wagon"]}, figures={1: {"wagon": "0,0"}}, left=0)
    play(state, "use wagon")
    assert options(state) == {"place 0,2"}
    with pytest.raises(IllegalAction):
        play(state, "take 0,0")
