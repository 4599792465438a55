"""KB-12: what Crossroads brings, its warriors, and the hexes that they close."""

from typing import Any

import pytest

from realmwright.game import IllegalAction, Json
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.model.catalogue import EXPANSIONS, TASKS
from realmwright.rules.kingdom_builder.model.maps import assemble, board_rows, locations
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

SETS = ("crossroads",)
PAIRS = {
    "lighthouse_foresters_lodge": {"lighthouse", "foresters lodge"},
    "barracks_crossroads": {"barracks", "crossroads"},
    "city_hall_fort": {"city hall", "fort"},
    "monastery_wagon": {"monastery", "wagon"},
}
ROW = "G G G G G G G"


# Set-up


def test_kb_12_1_four_boards_with_two_different_locations_and_a_castle() -> None:
    board = assemble(tuple(PAIRS))
    for label, pair in PAIRS.items():
        letters = "".join(board_rows(label))
        assert [letters.count(letter) for letter in "LKS"] == [1, 1, 1]
        assert set(locations(assemble((label, "farm", "oasis", "tower"))).values()) >= pair
    assert sorted(locations(board).values()) == sorted(name for pair in PAIRS.values() for name in pair)


def new(*boards: str, seed: int = 1) -> State:
    chosen: dict[str, Json] = {"sets": ["crossroads"], "boards": list(boards)}
    return game.new(3, seed, chosen)


def test_kb_12_1_two_tiles_of_each_and_the_pieces_of_each_player() -> None:
    state = new(*PAIRS)
    locations = state.view(0)["locations"]
    assert isinstance(locations, list)
    assert len(locations) == sum(len(pair) for pair in PAIRS.values())
    assert all(isinstance(place, dict) and place["tiles"] == 2 for place in locations)
    figures = {figure.name: (figure.pieces, figure.hexes) for figure in EXPANSIONS["crossroads"].figures}
    assert figures == {"warrior": (2, 1), "wagon": (1, 1), "ship": (1, 1), "city hall": (1, 7)}


@pytest.mark.parametrize("count", range(5))
def test_kb_12_2_a_task_for_each_board_of_the_set(count: int) -> None:
    boards = (*list(PAIRS)[:count], *("farm", "oasis", "tower", "tavern")[count:])
    seen = set()
    for seed in range(6):
        state = new(*boards, seed=seed)
        assert len(set(state.setup.tasks)) == len(state.setup.tasks) == count
        assert len(state.setup.cards) == 3, "the tasks come on top"
        assert set(state.scores()[0]) == {*state.setup.cards, *state.setup.tasks, "castles"}
        seen |= set(state.setup.tasks)
    assert seen <= set(TASKS)
    assert len(seen) > count or count == 0, "they are drawn at random"


def test_kb_12_2_six_task_cards() -> None:
    assert list(TASKS) == ["home country", "fortress", "road", "place of refuge", "advance", "compass points"]


# Forester's lodge and monastery


@pytest.mark.parametrize(("tile", "near", "far"), [("foresters lodge", "1,1", "0,6"), ("monastery", "0,2", "1,5")])
def test_tc_215_kb_12_4_and_12_5_one_settlement_on_one_kind(tile: str, near: str, far: str) -> None:
    drawn = "F T C D G . T / F T F D G C ."
    state = table(drawn, "0,1", sets=SETS, tiles={0: [tile]}, left=0)
    play(state, f"use {tile}")
    assert options(state) == {f"build {near}"}
    free = table(drawn, "0,1", near, sets=SETS, tiles={0: [tile]}, left=0)
    play(free, f"use {tile}")
    assert options(free) == {f"build {far}"}
    play(free, f"build {far}")
    assert (free.supply[0], options(free)) == (38, {"end turn"})


# Barracks


def barracks(drawn: str, own: str, warriors: str = "", left: int = 0, **more: Any) -> State:
    return table(
        drawn,
        own,
        **{"sets": SETS, "tiles": {0: ["barracks"]}, "figures": {0: {"warrior": warriors}}, "left": left, **more},
    )


@pytest.mark.parametrize("left", [3, 0])
def test_kb_12_7a_a_warrior_goes_next_to_own_pieces_if_possible(left: int) -> None:
    state = barracks("G D W G / F M L G", "0,0", left=left)
    play(state, "use barracks")
    assert options(state) == {"place 0,1", "place 1,0"}
    assert state.prompt() == ("tile-warrior", {"tile": "barracks"})
    play(state, "place 1,0")
    assert noted(state, "placed")[0].args == {"seat": 0, "piece": "warrior", "hex": "1,0"}
    assert state.supply[0] == 39, "it comes from the reserve"
    assert (uses(state), state.prompt().kind) == (set(), "build" if left else "finish")


def test_kb_12_7a_anywhere_if_none_is_adjacent() -> None:
    state = barracks("G W G / W W B", "0,0", sets=ALL_SETS)
    play(state, "use barracks")
    assert options(state) == {"place 0,2", "place 1,2"}


def test_kb_12_7b_or_a_warrior_comes_back() -> None:
    state = barracks(ROW, "0,0", "0,4")
    play(state, "use barracks")
    assert options(state) == {"place 0,1", "take 0,4"}
    play(state, "take 0,4")
    assert noted(state, "taken-back")[0].args == {"seat": 0, "piece": "warrior", "hex": "0,4"}
    assert (settlements(state, 0), state.supply[0], options(state)) == ({"0,0"}, 39, {"end turn"})


def test_kb_12_7_two_warriors_a_player() -> None:
    state = barracks("G G G G G G G G G", "0,0", "0,4 0,7")
    play(state, "use barracks")
    assert options(state) == {"take 0,4", "take 0,7"}
    # One that came back can be placed again, but not in the same turn
    play(state, "take 0,7")
    assert options(state) == {"end turn"}
    play(state, "end turn", "build 0,8", "build 0,7", "build 0,6", "end turn", "use barracks")
    assert options(state) == {"take 0,4", "place 0,1"}


def test_kb_12_7_no_barracks_without_a_result() -> None:
    assert uses(barracks("G W", "0,0")) == set()
    assert uses(barracks("G W", "", "0,0")) == {"barracks"}, "it can come back"


def test_kb_4_7_barracks_need_no_supply() -> None:
    wide = "/".join(["G" * 9] * 5)
    assert uses(barracks(wide, many(wide, 40))) == {"barracks"}


def test_kb_12_7_warriors_of_others_are_not_taken_back() -> None:
    state = table(ROW, "0,0", "", sets=SETS, tiles={0: ["barracks"]}, figures={1: {"warrior": "0,6"}}, left=0)
    play(state, "use barracks")
    assert options(state) == {"place 0,1"}


def test_kb_12_11_a_warrior_takes_and_keeps_tiles() -> None:
    drawn = "G G L G"
    state = barracks(drawn, "0,0", locations={"0,2": "farm"})
    play(state, "use barracks", "place 0,1")
    assert tiles(state, 0) == ["farm@0,2 new", "barracks used"]
    back = barracks(drawn, "0,0", "0,1", locations={"0,2": "farm"}, tiles={0: ["farm@0,2", "barracks"]})
    play(back, "use barracks", "take 0,1")
    assert tiles(back, 0) == ["farm@0,2 lost", "barracks used"]


def test_kb_7_6_a_warrior_that_held_the_barracks_themselves() -> None:
    state = barracks("G G L G", "", "0,1", locations={"0,2": "barracks"}, tiles={0: ["barracks@0,2"]})
    play(state, "use barracks", "take 0,1")
    assert (tiles(state, 0), options(state)) == (["barracks@0,2 lost"], {"end turn"})


# Warrior zones


FIELD = "G G G G G / G G G G G / G G G G G"


@pytest.mark.parametrize(
    ("seat", "expected"),
    [(0, {"0,0", "0,1", "1,4", "2,0", "2,1"}), (1, {"0,0", "0,1", "1,4", "2,0", "2,1", "2,4"})],
)
def test_tc_111_kb_12_8_nobody_builds_beside_a_warrior(seat: int, expected: set[str]) -> None:
    state = table(FIELD, "1,0 0,4", "", sets=SETS, figures={1: {"warrior": "1,2"}}, turn=seat)
    assert hexes(state) == expected


def test_kb_12_8_everybody_sees_what_each_seat_closes() -> None:
    state = table(FIELD, "1,0 0,4", "", sets=SETS, figures={1: {"warrior": "1,2 2,4"}})
    around = {"0,2", "0,3", "1,1", "1,3", "2,2", "2,3"}
    for viewer in (None, 0, 1):
        view: Any = state.view(viewer)
        assert [set(zone) for zone in view["zones"]] == [set(), around | {"1,2", "1,4", "2,4"}]


def test_tc_112_kb_12_9_a_zone_frees_from_adjacency() -> None:
    state = table("G G G . G G / . . . . . G", "0,0", "", sets=SETS, figures={1: {"warrior": "0,2"}})
    assert hexes(state) == {"0,4", "0,5", "1,5"}


def test_kb_12_8_placing_a_warrior_closes_and_taking_it_back_opens() -> None:
    state = barracks(ROW, "0,0", left=3)
    assert hexes(state) == {"0,1"}
    play(state, "use barracks", "place 0,1")
    assert hexes(state) == {"0,3", "0,4", "0,5", "0,6"}, "0,2 is closed to its owner as well"
    back = barracks(ROW, "0,0", "0,2", left=3)
    assert hexes(back) == {"0,4", "0,5", "0,6"}
    play(back, "use barracks", "take 0,2")
    assert hexes(back) == {"0,1"}


def test_kb_12_8_two_zones_overlap_and_one_stays() -> None:
    state = barracks(ROW, "0,6", "0,1 0,3", left=3)
    assert hexes(state) == {"0,5"}
    play(state, "use barracks", "take 0,1")
    # 0,2 lies beside 0,3 still, 0,0 is open
    assert hexes(state) == {"0,5"}
    play(state, "build 0,5")
    assert hexes(state) == {"0,0", "0,1"}


def test_kb_12_8_warriors_keep_each_other_away() -> None:
    state = barracks(ROW, "0,0", "0,3")
    play(state, "use barracks")
    assert options(state) == {"place 0,1", "take 0,3"}


def test_kb_12_8_pieces_that_stand_there_stay_and_score() -> None:
    cards = ("hermits", "knights", "miners")
    state = table(ROW, "0,1", "", sets=SETS, cards=cards, figures={1: {"warrior": "0,2"}}, left=0)
    assert state.scores()[0]["hermits"] == 1


MAP = "G G G G G G G G / G W W A G B M G / G G B G G M G G / G G F G G G G G / G G L G G G G G"
WATCH = "2,3"
"""Where blue's warrior stands."""
CLOSED = {"1,2", "1,3", "2,2", "2,4", "3,2", "3,3"}
BUILDING = (
    "oracle",
    "farm",
    "tavern",
    "village",
    "garden",
    "fort",
    "fountain",
    "university",
    "water mill",
    "mountain station",
    "watchtower",
    "farmland",
    "barracks",
    "wagon",
    "quarry",
    "scout cabin",
    "donation grass",
    "canoe bonus",
)
MOVING = ("barn", "harbor", "paddock", "caravan", "resettlement", "refuge", "refuge bonus", "palisade", "cave")


def guarded(tile: str, own: str, warrior: str = WATCH) -> State:
    """Red around the warrior of blue, with a tile that would let it enter the zone."""
    return table(
        MAP,
        own,
        "2,1 4,7",
        sets=ALL_SETS,
        tiles={0: [tile]} if tile not in ("farmland", "cave") else {},
        figures={1: {"warrior": warrior}},
        caves="2,5",
        deck=["grass"],
        left=0,
    )


@pytest.mark.parametrize("tile", BUILDING)
def test_kb_12_8_r_25_no_action_builds_or_places_in_a_zone(tile: str) -> None:
    own = "0,1 1,4 3,1 4,3 4,4 3,4 3,5 3,6"
    state = guarded(tile, own)
    if tile in uses(state):
        play(state, f"use {tile}")
        assert not hexes(state) & CLOSED
    # It is the zone that forbids it: without the warrior each of them goes there
    bare = guarded(tile, own, warrior="")
    play(bare, f"use {tile}")
    assert hexes(bare) & CLOSED


@pytest.mark.parametrize("tile", MOVING)
def test_kb_12_8_r_25_no_action_moves_into_a_zone(tile: str) -> None:
    own = "0,2 1,4 3,1 4,3 4,4 0,6 1,5"
    for warrior in (WATCH, ""):
        state = guarded(tile, own, warrior)
        play(state, f"use {tile}")
        goals = set()
        for mover in [text for text in options(state) if text.startswith("move")]:
            goals |= hexes(play(state.copy(), mover))
        assert goals
        assert bool(goals & CLOSED) == (not warrior)


def test_kb_12_8_pieces_may_leave_a_zone() -> None:
    for tile in ("paddock", "refuge", "caravan"):
        state = guarded(tile, "2,2")
        play(state, f"use {tile}", "move 2,2")
        assert hexes(state)
        assert not hexes(state) & CLOSED


def test_kb_12_8_a_wagon_and_a_ship_do_not_enter_a_zone() -> None:
    wagon = table(
        "G G G G G",
        "",
        "",
        sets=SETS,
        tiles={0: ["wagon"]},
        figures={0: {"wagon": "0,1"}, 1: {"warrior": "0,3"}},
        left=0,
    )
    play(wagon, "use wagon")
    assert options(wagon) == {"to 0,0", "take 0,1"}
    drawn = "W W W G"
    ship = table(
        drawn, "", "", sets=SETS, tiles={0: ["lighthouse"]}, figures={0: {"ship": "0,1"}, 1: {"warrior": "0,3"}}, left=0
    )
    play(ship, "use lighthouse")
    assert options(ship) == {"to 0,0", "take 0,1"}


def test_kb_12_8_a_paddock_leaps_over_a_zone() -> None:
    """KB-8.12: only the landing hex is tested."""
    state = table(
        "G G G G G / . . . . .", "0,0", "", sets=SETS, tiles={0: ["paddock"]}, figures={1: {"warrior": "1,0"}}, left=0
    )
    play(state, "use paddock", "move 0,0")
    assert hexes(state) == {"0,2"}


def test_tc_029_kb_6_6_r_12_zones_make_a_card_useless() -> None:
    # Given two desert hexes, both beside blue's warrior
    state = table(
        "D G D C / G G . C",
        "1,0",
        "",
        sets=SETS,
        figures={1: {"warrior": "0,1"}},
        hands=["desert", "grass"],
        deck=["forest", "canyon"],
        turn=1,
        left=0,
    )
    # When red's turn comes with a desert card, it leaves the game at once
    play(state, "end turn")
    assert [event.args["terrain"] for event in noted(state, "card-useless")] == ["desert"]
    assert (state.prompt().args["terrain"], hexes(state)) == ("canyon", {"0,3", "1,3"})


def test_kb_6_6_placing_a_warrior_can_make_the_own_card_useless() -> None:
    state = barracks("D G D C / G G . C", "1,0", left=3, hands=["desert"], deck=["canyon"])
    play(state, "use barracks", "place 0,1")
    assert [event.args["terrain"] for event in noted(state, "card-useless", "card-shown")] == ["desert", "canyon"]


def test_kb_12_8_a_closed_hex_is_refused() -> None:
    state = table(ROW, "0,0", "", sets=SETS, figures={1: {"warrior": "0,2"}})
    with pytest.raises(IllegalAction):
        play(state, "build 0,1")
