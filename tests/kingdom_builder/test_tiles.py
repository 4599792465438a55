"""KB-7: taking, keeping and losing location tiles."""

import pytest

from realmwright.game import IllegalAction
from tests.kingdom_builder.positions import hexes, noted, options, play, settlements, table, tiles, uses

ONE_FARM = "G G G G G / G G L G G / G G G G G"
FARM = {"1,2": "farm"}


def left_on(state_view: object, place: str) -> int:
    assert isinstance(state_view, dict)
    (found,) = [location["tiles"] for location in state_view["locations"] if location["hex"] == place]
    assert isinstance(found, int)
    return found


def test_tc_035_kb_7_1_to_7_3_take_one_and_use_it_next_turn() -> None:
    # Given a farm with two tiles
    state = table(ONE_FARM, "", "0,0", locations=FARM)
    assert left_on(state.view(0), "1,2") == 2
    # When red builds beside it, red takes one
    play(state, "build 1,1")
    assert (tiles(state, 0), left_on(state.view(0), "1,2")) == (["farm@1,2 new"], 1)
    assert noted(state, "tile-taken")[0].args == {"seat": 0, "tile": "farm"}
    assert noted(state, "tile-taken")[0].audience is None
    # When red builds beside it again, nothing more
    play(state, "build 0,2", "build 0,3")
    assert (tiles(state, 0), left_on(state.view(0), "1,2")) == (["farm@1,2 new"], 1)
    # It cannot be used this turn
    assert options(state) == {"end turn"}
    with pytest.raises(IllegalAction):
        play(state, "use farm")
    # But in the next turn, once
    play(state, "end turn", *(["build 0,1", "build 1,0", "build 2,0"]), "end turn")
    assert (state.seat, uses(state)) == (0, {"farm"})
    play(state, "use farm")
    play(state, f"build {min(hexes(state))}")
    assert uses(state) == set()


def test_kb_7_1_moving_takes_a_tile_too() -> None:
    state = table(ONE_FARM, "0,0", locations=FARM, tiles={0: ["paddock"]}, left=0)
    play(state, "use paddock", "move 0,0", "to 0,2")
    assert tiles(state, 0) == ["farm@1,2 new", "paddock used"]


def test_kb_7_1_an_extra_build_takes_a_tile_too() -> None:
    state = table(ONE_FARM, "0,1", locations=FARM, tiles={0: ["oracle"]}, left=0)
    play(state, "use oracle", "build 1,1")
    assert tiles(state, 0) == ["farm@1,2 new", "oracle used"]
    assert options(state) == {"end turn"}


def test_kb_7_1_r_13_two_locations_at_once() -> None:
    # Given a hex between a farm and an oasis
    state = table("G G G G G / G L G L G / G G G G G", "0,0", locations={"1,1": "farm", "1,3": "oasis"})
    play(state, "build 0,1", "build 0,2")
    taken = {event.args["tile"] for event in noted(state, "tile-taken")}
    assert taken == {"farm"}
    state = table("G G G G G / G L G L G / G G G G G", "", locations={"1,1": "farm", "1,3": "oasis"})
    play(state, "build 1,2")
    assert tiles(state, 0) == ["farm@1,1 new", "oasis@1,3 new"]
    assert [left_on(state.view(None), place) for place in ("1,1", "1,3")] == [1, 1]


def test_kb_7_1_taking_is_not_a_choice() -> None:
    state = table(ONE_FARM, locations=FARM)
    play(state, "build 1,1")
    assert all(text.startswith("build") for text in options(state))


def test_kb_7_2_never_a_second_tile_from_the_same_hex() -> None:
    state = table(ONE_FARM, "0,0 0,1", locations=FARM, tiles={0: ["farm@1,2 lost"]})
    play(state, "build 1,1")
    assert (tiles(state, 0), left_on(state.view(0), "1,2")) == (["farm@1,2 lost"], 1)


def test_kb_7_4_an_empty_location_gives_nothing_but_still_counts() -> None:
    state = table(
        ONE_FARM,
        "0,0",
        "2,2",
        "2,3",
        locations=FARM,
        tiles={1: ["farm@1,2"], 2: ["farm@1,2"]},
        cards=("workers", "knights", "miners"),
    )
    assert left_on(state.view(0), "1,2") == 0
    play(state, "build 0,1", "build 1,1")
    assert tiles(state, 0) == []
    assert state.scores()[0]["workers"] == 1


def test_two_players_share_the_two_tiles_of_a_hex() -> None:
    state = table(ONE_FARM, locations=FARM)
    play(state, "build 1,1", "build 1,0", "build 0,0", "end turn", "build 1,3", "build 1,4", "build 0,4")
    assert (tiles(state, 0), tiles(state, 1)) == (["farm@1,2 fresh"], ["farm@1,2 new"])
    assert left_on(state.view(0), "1,2") == 0


def test_a_location_hex_of_no_known_kind_holds_no_tiles() -> None:
    state = table(ONE_FARM)
    play(state, "build 1,1")
    assert tiles(state, 0) == []


def test_kb_7_5_a_move_along_the_hex_keeps_the_tile() -> None:
    # Given a settlement west of the farm that leaps to its other side
    state = table(ONE_FARM, "1,1", locations=FARM, tiles={0: ["farm@1,2", "paddock"]}, left=0)
    play(state, "use paddock", "move 1,1", "to 1,3")
    assert tiles(state, 0) == ["farm@1,2 fresh", "paddock used"]
    assert noted(state, "tile-lost", "tile-taken") == []


def test_kb_7_5_another_settlement_beside_the_hex_keeps_the_tile() -> None:
    drawn = "G G G G G G / G G L G G G / G G G G G G"
    state = table(drawn, "0,2 1,3", locations=FARM, tiles={0: ["farm@1,2", "paddock"]}, left=0)
    play(state, "use paddock", "move 1,3", "to 1,5")
    assert tiles(state, 0) == ["farm@1,2 fresh", "paddock used"]


def test_tc_038_kb_7_5_moving_away_loses_the_tile_for_good() -> None:
    # Given red's only settlement beside an oasis
    drawn = "G G G G G G / G G L G G G / G G G G G G"
    state = table(drawn, "1,3", locations={"1,2": "oasis"}, tiles={0: ["oasis@1,2", "paddock"]})
    play(state, "use paddock", "move 1,3", "to 1,5")
    # Then the tile is gone, and the hex keeps its other one
    assert tiles(state, 0) == ["oasis@1,2 lost", "paddock used"]
    assert left_on(state.view(0), "1,2") == 1
    assert noted(state, "tile-lost")[0].args == {"seat": 0, "tile": "oasis"}
    # And coming back gets nothing
    play(state, "build 1,4", "build 1,3", "build 0,3")
    assert tiles(state, 0) == ["oasis@1,2 lost", "paddock used"]
    # But another player still gets the other
    play(state, "end turn", "build 1,1")
    assert tiles(state, 1) == ["oasis@1,2 new"]


def test_kb_7_5_a_tile_not_yet_usable_is_lost_as_well() -> None:
    drawn = "G G G G G G / G G L G G G / G G G G G G"
    state = table(drawn, "", locations={"1,2": "oasis"}, tiles={0: ["paddock"]})
    play(state, "build 1,3", "build 1,4", "build 0,5", "use paddock", "move 1,3", "to 1,1")
    assert tiles(state, 0) == ["oasis@1,2 new", "paddock used"]
    state = table(drawn, "", locations={"1,2": "oasis"}, tiles={0: ["paddock"]})
    play(state, "build 1,3", "build 1,4", "build 0,4", "use paddock", "move 1,3", "to 1,5")
    assert tiles(state, 0) == ["oasis@1,2 lost", "paddock used"]


def test_tc_040_kb_7_6_the_tile_in_use_is_lost_after_the_move() -> None:
    drawn = "G G G G G G / G G L G G G / G G G G G G"
    state = table(drawn, "1,3", locations={"1,2": "paddock"}, tiles={0: ["paddock@1,2"]}, left=0)
    play(state, "use paddock", "move 1,3", "to 1,5")
    assert settlements(state, 0) == {"1,5"}
    assert tiles(state, 0) == ["paddock@1,2 lost"]
    assert options(state) == {"end turn"}
    play(state, "end turn")
    assert tiles(state, 0) == ["paddock@1,2 lost"]


TWO = "G G G G G G G G / G L G G G G L G / G G G G G G G G"


def test_tc_037_kb_7_7_two_farms_build_twice_a_turn() -> None:
    locations = {"1,1": "farm", "1,6": "farm"}
    state = table(TWO, "1,0 1,7", locations=locations, tiles={0: ["farm@1,1", "farm@1,6"]}, left=0)
    play(state, "use farm", "build 0,0")
    assert uses(state) == {"farm"}
    assert sorted(tiles(state, 0)) == ["farm@1,1 used", "farm@1,6 fresh"]
    play(state, "use farm", "build 2,0")
    assert uses(state) == set()


def test_kb_7_7_two_tiles_come_from_two_hexes() -> None:
    state = table(TWO, "1,3", locations={"1,1": "farm", "1,6": "farm"})
    play(state, "build 1,2", "build 1,4", "build 1,5", "end turn")
    assert tiles(state, 0) == ["farm@1,1 fresh", "farm@1,6 fresh"]


PADDOCKS = {"1,1": "paddock", "1,6": "paddock"}
BOTH = {0: ["paddock@1,1", "paddock@1,6"]}


@pytest.mark.parametrize("leaving", ["1,2", "1,5"])
def test_tc_041_kb_7_7_of_two_copies_the_used_one_is_given_up(leaving: str) -> None:
    # Given two paddock tiles, each held by one settlement
    state = table(TWO, "1,2 1,5", locations=PADDOCKS, tiles=BOTH, left=0)
    # When the first move ends the adjacency to one of them, whichever it is
    away = {"1,2": "1,4", "1,5": "1,3"}[leaving]
    play(state, "use paddock", f"move {leaving}", f"to {away}")
    # Then the other copy may still be used this turn
    assert [event.args["tile"] for event in noted(state, "tile-lost")] == ["paddock"]
    assert uses(state) == {"paddock"}
    assert sorted(text.split()[1] for text in tiles(state, 0)) == ["fresh", "lost"]
    # And only once
    play(state, "use paddock")
    play(state, f"move {min(hexes(state))}")
    play(state, f"to {min(hexes(state))}")
    assert uses(state) == set()


def test_kb_7_7_the_hex_remembers_whose_tile_was_lost() -> None:
    state = table(TWO, "1,2 1,5", locations=PADDOCKS, tiles=BOTH, left=0)
    play(state, "use paddock", "move 1,5", "to 1,3", "end turn")
    assert tiles(state, 0) == ["paddock@1,1 fresh", "paddock@1,6 lost"]


def test_kb_7_7_r_61_a_copy_taken_this_turn_stays_unusable() -> None:
    # Given a fresh paddock from the left hex, and a new one taken this turn from the right hex
    state = table(
        TWO.replace("G G G G G G G G", "G G G W G G G G", 1),
        "1,2 1,5",
        locations=PADDOCKS,
        tiles={0: ["paddock@1,1", "paddock@1,6 new", "harbor"]},
        left=0,
    )
    # When the harbor takes the last settlement away from the left hex
    play(state, "use harbor", "move 1,2", "to 0,3")
    # Then its tile goes, and the other one cannot be used before the next turn
    assert uses(state) == set()
    assert tiles(state, 0) == ["paddock@1,1 lost", "paddock@1,6 new", "harbor used"]


def test_tc_204_kb_7_8_losses_before_gains() -> None:
    """R-17."""
    # Given one leap that leaves a farm for an oasis
    drawn = "G G G G G G G / G L G G G L G / G G G G G G G"
    locations = {"1,1": "farm", "1,5": "oasis"}
    state = table(drawn, "1,2", locations=locations, tiles={0: ["farm@1,1", "paddock"]}, left=0)
    play(state, "use paddock", "move 1,2", "to 1,4")
    events = [(event.kind, event.args["tile"]) for event in noted(state, "tile-lost", "tile-taken")]
    assert events == [("tile-lost", "farm"), ("tile-taken", "oasis")]
    assert tiles(state, 0) == ["farm@1,1 lost", "oasis@1,5 new", "paddock used"]
    assert options(state) == {"end turn"}


def test_kb_7_8_and_7_2_leaving_and_touching_the_same_hex_is_no_loss() -> None:
    state = table(ONE_FARM, "1,1", locations=FARM, tiles={0: ["farm@1,2 used", "paddock"]}, left=0)
    play(state, "use paddock", "move 1,1", "to 1,3")
    assert tiles(state, 0) == ["farm@1,2 used", "paddock used"]


def test_kb_7_5_two_tiles_can_be_lost_by_one_move() -> None:
    drawn = "G G G G G G / G L G L G G / G G G G G G / G G G G G G / G G G G G G"
    locations = {"1,1": "farm", "1,3": "oasis"}
    state = table(drawn, "1,2", locations=locations, tiles={0: ["farm@1,1", "oasis@1,3", "paddock"]}, left=0)
    play(state, "use paddock", "move 1,2", "to 3,3")
    assert tiles(state, 0) == ["farm@1,1 lost", "oasis@1,3 lost", "paddock used"]


def test_lifting_alone_loses_nothing() -> None:
    drawn = "G G G G G G / G G L G G G / G G G G G G"
    state = table(drawn, "1,3", locations={"1,2": "farm"}, tiles={0: ["farm@1,2", "paddock"]}, left=0)
    play(state, "use paddock", "move 1,3")
    assert tiles(state, 0) == ["farm@1,2 fresh", "paddock used"]
