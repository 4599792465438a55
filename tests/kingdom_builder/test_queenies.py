"""KB-15: capitols, caves and the island."""

from collections.abc import Sequence
from typing import Any

import pytest

from realmwright.bits import each
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.content.caves import cave_sites
from realmwright.rules.kingdom_builder.exchange.sketch import rows_of
from realmwright.rules.kingdom_builder.model.board import Board
from realmwright.rules.kingdom_builder.model.maps import assemble, board_rows, draw_map
from realmwright.rules.kingdom_builder.setup import QUADRANTS
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder import plain
from tests.kingdom_builder.positions import ALL_SETS, hexes, noted, options, settlements, table, tiles, uses
from tests.kingdom_builder.steps import play


def new(sets: Sequence[str], boards: Sequence[str], seed: int = 1, **more: Any) -> State:
    return game.new(2, seed, {"sets": [*sets], "boards": [*boards], "cards": ["lords", "hermits", "workers"], **more})


def markers(state: State, kit: str) -> list[str]:
    """Where the markers of a set lie, as everybody sees."""
    view: Any = state.view(None)
    found: list[str] = view["kits"][kit]["hexes"]
    return found


def place_of(name: str) -> tuple[int, int]:
    row, col = name.split(",")
    return int(row), int(col)


# Capitols


@pytest.mark.parametrize(
    ("boards", "quadrants"),
    [
        (["harbor", "oracle", "farm", "tavern"], [0, 1]),
        (["farm", "oracle/180", "tavern", "harbor/180"], [1, 3]),
        (["farm", "tavern", "harbor", "barn"], [2]),
        (["farm", "tavern", "tower", "barn"], []),
    ],
)
def test_kb_15_1_a_capitol_lies_on_a_castle_of_harbor_and_oracle(boards: list[str], quadrants: list[int]) -> None:
    found = set()
    for seed in range(8):
        state = new(["capitol"], boards, seed)
        capitols = [place_of(name) for name in markers(state, "capitol")]
        assert sorted(2 * (row // 10) + col // 10 for row, col in capitols) == quadrants
        assert all(state.board.rows()[row][col] == "S" for row, col in capitols)
        found.update(capitols)
    assert len(found) == 2 * len(quadrants), "on either of the two castles"


CAPITOL = "G G G G G / G S G G L / G G G G G"


def capitol(keeps: bool, **details: Any) -> State:
    return table(
        CAPITOL,
        "0,1 1,3",
        sets=ALL_SETS,
        capitols="1,1",
        switches={"capitol_keeps_castle": keeps},
        cards=("workers", "merchants", "noblewomen"),
        **details,
    )


def test_kb_15_4_r_52_the_castle_under_a_capitol_stays_one() -> None:
    state = capitol(True)
    assert state.view(None)["castles"] == ["1,1"]
    score = state.scores()[0]
    assert (score["castles"], score["workers"], score["noblewomen"], score["capitols"]) == (3, 2, 10, 2)


def test_kb_15_4_r_52_or_does_not() -> None:
    state = capitol(False)
    assert state.view(None)["castles"] == []
    score = state.scores()[0]
    assert (score["castles"], score["workers"], score["noblewomen"], score["capitols"]) == (0, 1, 5, 2)


@pytest.mark.parametrize("keeps", [True, False])
def test_kb_1_3_nobody_stands_on_a_capitol(keeps: bool) -> None:
    state = play(capitol(keeps), "build 0,0")
    assert (markers(state, "capitol"), "1,1" in hexes(state)) == (["1,1"], False)
    assert state.board.rows()[1] == "GSGGL", "the map looks the same"


@pytest.mark.parametrize("keeps", [True, False])
def test_kb_14_11_university_and_the_capitol(keeps: bool) -> None:
    state = play(capitol(keeps, tiles={0: ["university"]}, left=0), "use university")
    assert hexes(state) == ({"0,2", "1,0", "1,2", "0,4", "2,4"} if keeps else {"0,4", "2,4"})


@pytest.mark.parametrize("keeps", [True, False])
def test_a_capitol_of_real_boards_goes_through_a_dump(keeps: bool) -> None:
    state = new(["capitol"], ["harbor", "oracle", "farm", "tavern"], capitol_keeps_castle=keeps)
    view: Any = state.view(None)
    assert len(view["castles"]) == (6 if keeps else 4)
    play(state, f"build {min(hexes(state))}")


# Caves: where they lie (KB-15.5)


def test_tc_176_kb_15_5_a_cave_is_three_steps_from_every_special_hex() -> None:
    board = draw_map(rows_of("L M M M M M / . . . . . . / . . . . . . / . . . . . ."))
    assert names_of(board, cave_sites(board)) == {"0,3", "0,4", "0,5"}


def names_of(board: Board, cells: int) -> set[str]:
    return {board.name(cell) for cell in each(cells)}


@pytest.mark.parametrize("letter", "LSNPI")
def test_kb_15_5_r_53_from_all_kinds_of_them(letter: str) -> None:
    board = draw_map(rows_of(f"M M M {letter} M M M"))
    assert names_of(board, cave_sites(board)) == {"0,0", "0,6"}


def sites_of(label: str) -> int:
    """How many sites a quadrant has, whatever lies beside it."""
    board = draw_map([row.replace("K", "L") for row in board_rows(label)])
    return cave_sites(board).bit_count()


def test_kb_15_5_oasis_has_no_mountain_and_some_have_one_site() -> None:
    official = [label for label in QUADRANTS if not is_ours(label)]
    found = {label: sites_of(label) for label in official}
    assert [label for label in found if not found[label]] == ["oasis"]
    assert {label for label in found if found[label] == 1} == {"harbor", "caravan", "barracks_crossroads"}


def is_ours(label: str) -> bool:
    return bool(set("".join(board_rows(label))) & set("BAPI"))


@pytest.mark.parametrize(
    "boards",
    [
        ["oasis", "harbor", "caravan", "barracks_crossroads"],
        ["temple", "canoe/180", "university_palisade", "mountain_station_scout_cabin"],
        ["refuge", "fountain", "bazaar_water_mill/180", "cathedral_watchtower"],
    ],
)
def test_kb_15_5_one_cave_in_each_quadrant_that_has_room(boards: list[str]) -> None:
    board = assemble(tuple(boards))
    special = plain.of_kind(board.rows(), "LSNPI")
    mountains = plain.of_kind(board.rows(), "M")
    allowed = {hill for hill in mountains if all(plain.distance(hill, place) >= 3 for place in special)}
    roomy = sorted({2 * (row // 10) + col // 10 for row, col in allowed})
    for seed in range(4):
        caves = [place_of(name) for name in markers(new(ALL_SETS, boards, seed), "caves")]
        assert sorted(2 * (row // 10) + col // 10 for row, col in caves) == roomy
        assert set(caves) <= allowed


def test_kb_15_5_a_neighbouring_quadrant_can_keep_a_cave_away() -> None:
    # The same row as above, with a location in another quadrant.
    apart = draw_map(rows_of("M M M M / . . . ."), (1, 2))
    beside = draw_map(rows_of("M M M L / . . . ."), (1, 2))
    assert cave_sites(apart).bit_count() == 4
    assert names_of(beside, cave_sites(beside)) == {"0,0"}


# Caves: what they do (KB-15.6, KB-15.7)

CAVES = "G G G . . D / G M G . D M / G G W . . D"


def caves(*seats: str, **details: Any) -> State:
    return table(CAVES, *seats, **{"sets": ALL_SETS, "caves": "1,1 1,5", **details})


def test_tc_177_kb_15_6_from_one_cave_to_any() -> None:
    state = caves("1,0 0,0")
    assert uses(state) == {"cave"}
    play(state, "use cave")
    assert options(state) == {"move 1,0"}, "0,0 does not touch a cave"
    play(state, "move 1,0")
    assert hexes(state) == {"0,1", "0,2", "1,2", "2,1", "0,5", "1,4", "2,5"}
    play(state, "to 2,5")
    assert (settlements(state, 0), uses(state)) == ({"0,0", "2,5"}, set())
    assert [event.args for event in noted(state, "tile-used")] == [{"seat": 0, "tile": "cave"}]


def test_kb_15_6_once_in_each_own_turn_before_or_after_the_mandatory_action() -> None:
    drawn = "G G G G G G / G M G G G G / G G G G G G"
    state = table(drawn, "1,0", "2,5", sets=ALL_SETS, caves="1,1")
    play(state, "build 0,0")
    assert uses(state) == set()
    play(state, "build 2,0", "build 0,1")
    assert uses(state) == {"cave"}
    play(state, "use cave", "move 1,0", "to 1,2")
    assert options(state) == {"end turn"}
    play(state, "end turn", "build 1,5", "build 0,5", "build 1,4", "end turn")
    assert uses(state) == {"cave"}


def test_kb_15_6_nothing_beside_a_cave_no_action() -> None:
    assert uses(caves("0,0")) == set()
    assert uses(caves("")) == set()
    assert uses(caves("1,0", caves="")) == set()
    full = "0,1 0,2 1,2 2,1 0,5 1,4 2,5"
    assert uses(caves("1,0", full, left=0)) == set(), "nor without a hex to go to"


def test_kb_15_6_the_own_hex_is_no_goal() -> None:
    drawn = "G M / . ."
    assert uses(table(drawn, "0,0", sets=ALL_SETS, caves="0,1", left=0)) == set()


def test_kb_15_6_occupied_walled_and_guarded_hexes_are_no_goals() -> None:
    state = caves("1,0", "0,1 1,4", walls="0,2", figures={1: {"warrior": "0,4"}})
    play(state, "use cave", "move 1,0")
    assert hexes(state) == {"1,2", "2,1", "2,5"}


def test_kb_15_6_any_own_piece_but_a_city_hall() -> None:
    drawn = "G G G G G G / G G G G G M / G G G G G G"
    figures = {0: {"wagon": "0,5", "city hall": "1,3 1,2 1,4 0,3 0,4 2,3 2,4"}}
    state = table(drawn, "0,0", sets=ALL_SETS, caves="1,5", figures=figures)
    play(state, "use cave")
    assert options(state) == {"move 0,5"}
    state = table(drawn, sets=ALL_SETS, caves="1,5", figures=figures, switches={"special_pieces_movable": False})
    assert uses(state) == set()


def test_kb_12_10_a_warrior_takes_its_zone_along() -> None:
    state = table("G M G / . . .", sets=ALL_SETS, caves="0,1", figures={0: {"warrior": "0,0"}})
    play(state, "use cave", "move 0,0")
    assert hexes(state) == {"0,2"}
    # Also where the zone is all that closes the only goal
    state = table("G G / M .", sets=ALL_SETS, caves="1,0", figures={0: {"warrior": "0,0"}}, left=0)
    assert options(play(state, "use cave")) == {"move 0,0"}
    assert hexes(play(state, "move 0,0")) == {"0,1"}


def test_kb_7_5_going_through_a_cave_takes_and_loses_tiles() -> None:
    drawn = "L G M G L / . . . . ."
    state = table(
        drawn,
        "0,1",
        sets=ALL_SETS,
        caves="0,2",
        locations={"0,0": "farm", "0,4": "oasis"},
        tiles={0: ["farm@0,0"]},
        left=0,
    )
    play(state, "use cave", "move 0,1", "to 0,3")
    assert tiles(state, 0) == ["farm@0,0 lost", "oasis@0,4 new"]


def test_tc_210_kb_15_7_a_piece_on_a_cave_is_not_beside_it() -> None:
    state = table("G M G / G G G", "1,0", sets=ALL_SETS, caves="0,1", figures={0: {"wagon": "0,1"}})
    play(state, "use cave")
    assert options(state) == {"move 1,0"}
    play(state, "move 1,0")
    assert hexes(state) == {"0,0", "0,2", "1,1"}
    # But it can be beside another one
    state = table("G M M G / . . . .", sets=ALL_SETS, caves="0,1 0,2", figures={0: {"wagon": "0,1"}}, left=0)
    assert options(play(state, "use cave")) == {"move 0,1"}


def test_kb_15_7_r_54_a_cave_is_a_mountain_for_everything_else() -> None:
    held = {0: ["donation mountain", "wagon", "scout cabin", "mountain station"]}
    state = table(
        "G M / G G", "0,0", sets=ALL_SETS, caves="0,1", tiles=held, cards=("miners", "lords", "hermits"), left=0
    )
    assert hexes(play(state.copy(), "use donation mountain")) == {"0,1"}
    assert "0,1" in hexes(play(state.copy(), "use wagon"))
    assert "0,1" in hexes(play(state.copy(), "use scout cabin"))
    assert hexes(play(state.copy(), "use mountain station")) == {"1,0"}
    assert state.scores()[0]["miners"] == 1


# The island


@pytest.mark.parametrize("side", ["rope bridge", "tree house"])
def test_kb_15_8_one_side_with_one_location_and_five_lines(side: str) -> None:
    state = new(["island"], ["oracle", "farm", "tavern", "barn"], island=side)
    view: Any = state.view(None)
    assert view["boards"][4:] == [f"island_{side.replace(' ', '_')}"]
    [location] = [place for place in view["locations"] if place["location"] == side]
    assert location["tiles"] == 2
    assert state.board.island >> state.board.cell(*place_of(location["hex"])) & 1
    assert (len(state.board.grid.lines), state.board.island.bit_count()) == (25, 24)


def test_kb_15_8_the_side_is_drawn_when_none_is_chosen() -> None:
    sides = {new(["island"], ["oracle", "farm", "tavern", "barn"], seed).board.labels[4] for seed in range(12)}
    assert sides == {"island_rope_bridge", "island_tree_house"}


def test_kb_15_9_the_island_touches_nothing_else() -> None:
    board = new(["island"], ["oracle", "farm", "tavern", "barn"]).board
    assert board.grid.near(board.island) & board.main == 0
    assert board.grid.near(board.main) & board.island == 0


SEA = "G D G D / D D D D / _ _ _ _ / G G C T / G G D T"
"""Two rows of main land, and an island of two."""


def island(*seats: str, **details: Any) -> State:
    return table(SEA, *seats, **{"sets": ALL_SETS, "split": (1, 2), **details})


def test_kb_15_9_whoever_may_choose_freely_may_go_there() -> None:
    assert hexes(island()) == {"0,0", "0,2", "3,0", "3,1", "4,0", "4,1"}
    assert hexes(island("1,3")) == {"0,0", "0,2", "3,0", "3,1", "4,0", "4,1"}, "no grass beside 1,3"
    assert hexes(island("0,1")) == {"0,0", "0,2"}, "grass beside 0,1"


def test_kb_15_9_pieces_there_force_their_owner_to_go_on_there() -> None:
    state = island("1,3 3,0")
    assert hexes(state) == {"3,1", "4,0", "4,1"}
    play(state, "build 3,1", "build 4,0", "build 4,1", "end turn")
    assert hexes(state) == {"0,0", "0,2"}, "which means nothing to others"


def test_r_55_kb_15_9_an_outpost_leads_there() -> None:
    state = play(island("0,1", tiles={0: ["outpost"]}), "use outpost")
    assert hexes(state) == {"0,0", "0,2", "3,0", "3,1", "4,0", "4,1"}
    # And away again
    state = play(island("3,0", tiles={0: ["outpost"]}), "use outpost")
    assert "0,0" in hexes(state)


def test_kb_6_4_its_hexes_keep_a_card_alive() -> None:
    state = island("", "0,0 0,2")
    assert hexes(state) == {"3,0", "3,1", "4,0", "4,1"}
    assert noted(state, "card-useless") == []


@pytest.mark.parametrize(("tile", "kind"), [("rope bridge", "C"), ("tree house", "T")])
def test_kb_15_10_and_15_11_rope_bridge_and_tree_house_move_to_their_kind(tile: str, kind: str) -> None:
    drawn = f"G G {kind} {kind} / G W W W / _ _ _ _ / {kind} {kind} G G"
    state = table(drawn, "0,0 0,1", sets=ALL_SETS, split=(1, 2), tiles={0: [tile]}, left=0)
    play(state, f"use {tile}")
    assert options(state) == {"move 0,0", "move 0,1"}
    # Lifting 0,0 leaves 0,1, which touches one hex of the kind
    assert hexes(play(state.copy(), "move 0,0")) == {"0,2"}
    # Lifting 0,1 leaves nothing beside the kind: anywhere, also on the island
    play(state, "move 0,1")
    assert hexes(state) == {"0,2", "0,3", "3,0", "3,1"}
    play(state, "to 3,1")
    assert settlements(state, 0) == {"0,0", "3,1"}


def test_kb_5_7_other_moves_lead_there_too() -> None:
    state = island("0,1", tiles={0: ["barn"]}, left=0)
    play(state, "use barn", "move 0,1")
    assert hexes(state) == {"0,0", "0,2", "3,0", "3,1", "4,0", "4,1"}


def test_kb_15_8_its_location_gives_tiles() -> None:
    drawn = "G D / D D / _ _ / L G / G G"
    state = table(drawn, sets=ALL_SETS, split=(1, 1), locations={"3,0": "rope bridge"})
    play(state, "build 3,1")
    assert tiles(state, 0) == ["rope bridge@3,0 new"]


def test_r_02_kb_15_12_its_rim_is_no_board_edge() -> None:
    state = play(island("3,0", tiles={0: ["tower"]}, left=0), "use tower")
    assert hexes(state) == {"0,0", "0,1", "0,2", "0,3", "1,0", "1,1", "1,2", "1,3"}


def test_r_57_kb_15_15_there_is_no_water_around_it_to_stand_on() -> None:
    state = table("G W / W W / _ _ / G G", "3,0", sets=ALL_SETS, split=(1, 1), tiles={0: ["harbor"]}, left=0)
    play(state, "use harbor", "move 3,0")
    assert hexes(state) == {"0,1", "1,0", "1,1"}


@pytest.mark.parametrize("tile", ["paddock", "caravan", "refuge bonus", "refuge"])
def test_tc_212_kb_15_16_r_58_straight_moves_stay_on_their_board(tile: str) -> None:
    drawn = "G G G G / G G G G / _ _ _ _ / G G G G / G G G G"
    for piece, rows in (("1,1", (0, 1)), ("3,1", (3, 4))):
        state = table(drawn, piece, sets=ALL_SETS, split=(1, 2), tiles={0: [tile]}, left=0)
        play(state, f"use {tile}", f"move {piece}")
        found = {place_of(name) for name in hexes(state)}
        assert {row for row, _ in found} <= set(rows)
        assert found


def test_tc_212_tavern_runs_end_at_the_rim() -> None:
    drawn = "G G G G / G G G G / G G G G / _ _ _ _ / G G G G"
    state = table(drawn, "0,1 1,1 2,2", sets=ALL_SETS, split=(1, 2), tiles={0: ["tavern"]}, left=0)
    assert uses(state) == set(), "the run goes on beyond the lower rim and the upper one"


def test_kb_15_9_no_straight_move_of_a_real_board_meets_the_island() -> None:
    board = new(["island"], ["oracle", "farm", "tavern", "barn"]).board
    grid = board.grid
    for cell in grid.cells:
        here = board.island if board.island >> cell & 1 else board.main
        assert grid.leaps[cell] & ~here == 0
        assert all(here >> reached & 1 for step in grid.steps for reached in grid.ray(cell, step))


def test_kb_13_10_the_whole_board_is_open_to_the_temple_bonus() -> None:
    state = island("0,1", tiles={0: ["temple", "temple", "temple bonus"]}, turn=1, left=0)
    play(state, "end turn")
    assert hexes(state) == {"0,0", "0,2", "3,0", "3,1", "4,0", "4,1"}
