"""KB-13.6 and KB-13.7: reacting with a canoe in the midst of somebody's action."""

from typing import Any

import pytest

from realmwright.game import IllegalAction
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS, many, noted, options, settlements, table, tiles, uses
from tests.kingdom_builder.steps import play

SHORE = "G G N G G / G G G G G / W G . G B / W W . B B"
"""Whoever builds beside the nomad hex takes its only tile."""

BAY = "/".join(["N" + "G" * 9, *["G" * 10] * 5, "W" * 10])


def shore(*seats: str, **details: Any) -> State:
    return table(SHORE, *seats, sets=ALL_SETS, **details)


def asked(state: State) -> tuple[int | None, str]:
    """Who is asked, and what."""
    return state.seat, state.prompt().kind


REFUGE = "G G G W W W / G L G . . B / G G G W . B / . . . . . ."


def refuge(**details: Any) -> State:
    """The first of two tiles of a refuge is taken; blue is red's only opponent."""
    return table(
        REFUGE,
        "2,0",
        "0,2 2,2",
        sets=ALL_SETS,
        locations={"1,1": "refuge"},
        **{"tiles": {1: ["refuge@1,1", "canoe"]}, **details},
    )


def test_tc_140_kb_13_6_the_last_tile_interrupts_the_mandatory_action() -> None:
    # Given a refuge with one tile left, and a canoe in blue's hand
    state = refuge()
    # When red's first settlement takes it
    play(state, "build 1,0")
    # Then blue is asked at once: water beside blue's settlements, or any swamp, because none touches them
    assert asked(state) == (1, "tile-react")
    assert state.prompt().args == {"tile": "canoe"}
    assert options(state) == {"build 0,3", "build 2,3", "build 1,5", "build 2,5", "stop"}
    # And afterwards red goes on
    play(state, "build 0,3")
    assert asked(state) == (0, "build")
    assert state.prompt().args["left"] == 2
    assert (settlements(state, 1), state.supply[1]) == ({"0,2", "2,2", "0,3"}, 37)
    events = [(event.kind, event.args["seat"]) for event in noted(state)]
    assert events == [("built", 0), ("tile-taken", 0), ("tile-used", 1), ("built", 1)]
    assert tiles(state, 1) == ["refuge@1,1 fresh", "canoe used"]
    play(state, "build 0,0", "build 0,1")
    assert options(state) == {"end turn"}


def test_kb_13_6_nobody_has_to_react() -> None:
    state = play(refuge(), "build 1,0", "stop")
    assert asked(state) == (0, "build")
    assert tiles(state, 1) == ["refuge@1,1 fresh", "canoe fresh"]
    assert [event.args for event in noted(state, "stopped")] == [{"seat": 1, "tile": "canoe"}]


def test_kb_13_6_the_first_of_two_tiles_interrupts_nothing() -> None:
    state = play(refuge(tiles={1: ["canoe"]}), "build 1,0")
    assert tiles(state, 0) == ["refuge@1,1 new"]
    assert asked(state) == (0, "build")


def test_kb_13_6_nor_does_a_location_that_was_empty_before() -> None:
    state = table(
        REFUGE,
        "2,0",
        "0,2",
        "2,2",
        sets=ALL_SETS,
        locations={"1,1": "refuge"},
        tiles={1: ["refuge@1,1", "canoe"], 2: ["refuge@1,1"]},
    )
    play(state, "build 1,0")
    assert asked(state) == (0, "build")


@pytest.mark.parametrize("tile", ["treasure", "sword", "donation water"])
def test_tc_143_kb_13_6_the_tile_of_a_nomad_hex_is_always_the_last(tile: str) -> None:
    state = play(shore("", "", nomads={"0,2": tile}, tiles={1: ["canoe"]}), "build 0,1")
    assert noted(state, "tile-taken")[0].args == {"seat": 0, "tile": tile}
    assert asked(state) == (1, "tile-react")


def test_kb_13_6_adjacent_if_possible_within_each_kind() -> None:
    # Blue touches some of the swamp and none of the water.
    state = play(shore("", "1,3", tiles={1: ["canoe"]}), "build 0,1")
    assert options(state) == {"build 2,4", "build 2,0", "build 3,0", "build 3,1", "stop"}


def test_kb_13_6_occupied_walled_and_guarded_hexes_are_closed() -> None:
    state = shore(
        "0,0 2,0",
        "",
        "3,3",
        tiles={1: ["canoe"]},
        walls="3,0",
        figures={2: {"warrior": "1,4"}},
    )
    play(state, "build 0,1")
    assert options(state) == {"build 3,1", "build 3,4", "stop"}


# Who is asked, and in which order


def test_kb_13_6_clockwise_behind_whoever_has_the_turn() -> None:
    state = shore("", "", "", "", turn=2, tiles={seat: ["canoe"] for seat in range(4)})
    play(state, "build 0,1")
    for seat, place in ((3, "2,0"), (0, "3,1"), (1, "2,4")):
        assert asked(state) == (seat, "tile-react")
        play(state, f"build {place}")
    assert asked(state) == (2, "tile-react"), "whoever took the tile comes last"
    play(state, "stop")
    assert asked(state) == (2, "build")


@pytest.mark.parametrize(("trigger", "seats"), [("any", [1, 0]), ("other", [1])])
def test_tc_142_kb_13_6_whether_the_taker_may_react(trigger: str, seats: list[int]) -> None:
    state = shore("", "", tiles={0: ["canoe"], 1: ["canoe"]}, switches={"canoe_trigger": trigger})
    play(state, "build 0,1")
    for seat in seats:
        assert asked(state) == (seat, "tile-react")
        play(state, "stop")
    assert asked(state) == (0, "build")


def test_r_34_the_taker_reacts_by_itself_when_nobody_else_can() -> None:
    state = play(shore("", "", tiles={0: ["canoe"]}), "build 0,1", "build 2,0")
    assert settlements(state, 0) == {"0,1", "2,0"}
    assert state.prompt().args["left"] == 2, "the settlement of the canoe is none of the mandatory action"


def test_kb_13_6_others_without_a_canoe_are_not_asked() -> None:
    state = shore("", "", "", tiles={1: ["refuge"], 2: ["canoe", "refuge"]})
    play(state, "build 0,1")
    assert asked(state) == (2, "tile-react")


@pytest.mark.parametrize("condition", ["used", "new"])
def test_kb_13_7_neither_with_one_that_is_used_or_new(condition: str) -> None:
    state = play(shore("", "", tiles={1: [f"canoe {condition}"]}), "build 0,1")
    assert asked(state) == (0, "build")


def test_kb_13_7_a_reaction_needs_a_settlement_in_supply() -> None:
    state = table(BAY, "", many(BAY, 40, 20), sets=ALL_SETS, tiles={1: ["canoe"]})
    play(state, "build 0,1")
    assert asked(state) == (0, "build")


def test_kb_13_6_nobody_is_asked_without_a_free_hex() -> None:
    state = table("G N G / G G G / W B G", "", "2,0 2,1", sets=ALL_SETS, tiles={1: ["canoe"]})
    play(state, "build 0,0")
    assert asked(state) == (0, "build")


def test_kb_13_6_one_hex_for_two_canoes_is_for_the_first() -> None:
    state = table("G N G / G G G / W G G", "", "", "", sets=ALL_SETS, tiles={1: ["canoe"], 2: ["canoe"]})
    play(state, "build 0,0", "build 2,0")
    assert asked(state) == (0, "build")


def test_kb_13_6_a_canoe_cannot_be_used_in_a_turn_by_itself() -> None:
    state = shore("0,0", "", tiles={0: ["canoe"]}, left=0)
    assert options(state) == {"end turn"}
    with pytest.raises(IllegalAction):
        play(state, "use canoe")


# Once until the owner's turn ends

TWO_NOMADS = "G N G G G N G / G G G G G G G / G G G G G G G / W W W . B B B"


def test_kb_13_7_r_35_a_canoe_is_fresh_again_after_its_owners_turn() -> None:
    state = table(TWO_NOMADS, "0,3", "2,3", sets=ALL_SETS, tiles={1: ["canoe"]})
    play(state, "build 0,2", "build 3,2", "build 0,4")
    assert asked(state) == (0, "build"), "used up within this turn"
    play(state, "build 1,2", "end turn")
    assert (state.seat, tiles(state, 1)) == (1, ["canoe used"]), "still so in the owner's own turn"
    play(state, "build 1,3", "build 2,2", "build 2,4", "end turn")
    assert tiles(state, 1) == ["canoe fresh"]


def test_kb_13_7_a_canoe_taken_in_the_own_turn_works_from_the_next_turn_on() -> None:
    drawn = "N G G G L / G G G G G / G G G G G / W W W W W"
    state = table(drawn, "0,2", "2,0", sets=ALL_SETS, locations={"0,4": "canoe"})
    play(state, "build 0,3")
    assert tiles(state, 0) == ["canoe@0,4 new"]
    # When red takes the nomad tile in the same turn, nobody reacts
    play(state, "build 0,1")
    assert asked(state) == (0, "build")
    play(state, "build 1,2", "end turn")
    assert tiles(state, 0) == ["canoe@0,4 fresh", "treasure@0,0 lost"]


def test_r_14_a_canoe_taken_in_somebody_elses_turn_waits_for_the_own_one() -> None:
    # Given a canoe hex by the water, for which blue's reaction reaches
    drawn = "G N G G G N G / G G G G G G G / G G G G G G G / W L W . B B B"
    state = table(drawn, "0,3", "2,3", sets=ALL_SETS, locations={"3,1": "canoe"}, tiles={1: ["canoe"]})
    play(state, "build 0,2", "build 3,2")
    assert tiles(state, 1) == ["canoe@3,1 new", "canoe bonus new", "canoe used"]
    # Then it cannot be used in the same turn
    play(state, "build 0,4")
    assert asked(state) == (0, "build")
    play(state, "build 1,2", "end turn")
    # But it can when blue's own turn has begun
    assert tiles(state, 1) == ["canoe@3,1 fresh", "canoe bonus fresh", "canoe used"]


def test_r_14_any_tile_taken_by_a_reaction_can_be_used_in_the_next_own_turn() -> None:
    drawn = "G N G G / G G G G / G G G G / W L W W"
    state = table(drawn, "0,3", "2,3", sets=ALL_SETS, locations={"3,1": "farm"}, tiles={1: ["canoe"]})
    play(state, "build 0,2", "build 3,2")
    assert noted(state, "tile-taken")[-1].args == {"seat": 1, "tile": "farm"}
    play(state, "build 1,2", "build 1,3", "end turn")
    assert (state.seat, uses(state)) == (1, {"farm"})


def test_kb_11_5_a_nomad_tile_taken_by_a_reaction_is_for_the_next_own_turn() -> None:
    drawn = "G N G G / G G G G / G G G G / W N W W"
    state = table(drawn, "0,3", "2,3", sets=ALL_SETS, nomads={"3,1": "sword"}, tiles={1: ["canoe"]})
    play(state, "build 0,2", "build 3,2", "build 1,2", "build 1,3", "end turn")
    assert (state.seat, uses(state)) == (1, {"sword"})
    play(state, "build 2,2", "build 2,1", "build 2,0", "end turn")
    assert tiles(state, 1) == ["sword@3,1 lost", "canoe fresh"]


# Rounds within rounds (KB-13.7)

NESTED = "G N G G G G / G G G G G G / G G G G G G / W N W W . B"


def test_kb_13_7_a_reaction_can_start_a_round_of_its_own() -> None:
    state = table(
        NESTED,
        "0,3",
        "2,1",
        "2,4",
        sets=ALL_SETS,
        tiles={0: ["canoe"], 1: ["canoe"], 2: ["canoe"]},
    )
    # When blue reacts to red, and takes a nomad tile thereby
    play(state, "build 0,2")
    assert asked(state) == (1, "tile-react")
    play(state, "build 3,0")
    # Then the inner round goes clockwise from blue, red included
    assert asked(state) == (2, "tile-react")
    play(state, "stop")
    assert asked(state) == (0, "tile-react")
    play(state, "build 3,5")
    # And the outer one goes on where it was: behind blue
    assert asked(state) == (2, "tile-react")
    play(state, "build 3,3")
    # Red has no canoe left for the end of the outer round
    assert asked(state) == (0, "build")
    assert state.prompt().args["left"] == 2
    assert [settlements(state, seat) for seat in range(3)] == [{"0,3", "0,2", "3,5"}, {"2,1", "3,0"}, {"2,4", "3,3"}]


def test_kb_13_7_and_13_6_with_two_canoes_the_reacting_player_may_react_to_its_own_tile() -> None:
    state = table(NESTED, "0,3", "2,1", sets=ALL_SETS, tiles={0: ["canoe"], 1: ["canoe", "canoe"]})
    play(state, "build 0,2", "build 3,0")
    # It is red's turn: blue, to the left of red, comes first in the inner round as well
    assert asked(state) == (1, "tile-react")
    play(state, "build 3,3")
    assert asked(state) == (0, "tile-react")
    play(state, "stop")
    # In the outer round it is red's turn to answer, once more with the canoe that was kept
    assert asked(state) == (0, "tile-react")
    play(state, "stop")
    assert asked(state) == (0, "build")


@pytest.mark.parametrize(("trigger", "seats"), [("any", [1, 0, 1, 0]), ("other", [0, 1])])
def test_kb_13_7_the_switch_holds_for_inner_rounds_too(trigger: str, seats: list[int]) -> None:
    state = table(
        NESTED,
        "0,3",
        "2,1",
        sets=ALL_SETS,
        tiles={0: ["canoe"], 1: ["canoe", "canoe"]},
        switches={"canoe_trigger": trigger},
    )
    play(state, "build 0,2", "build 3,0")
    for seat in seats:
        assert asked(state) == (seat, "tile-react")
        play(state, "stop")
    assert asked(state) == (0, "build")


def test_kb_13_6_two_places_emptied_at_once_are_two_rounds() -> None:
    # Given a hex between two nomad hexes, and two canoes in one hand
    state = table("N G N / G G G / W W W", "", "", "", sets=ALL_SETS, tiles={1: ["canoe", "canoe"], 2: ["canoe"]})
    play(state, "build 0,1")
    for seat, action in ((1, "build 2,0"), (1, "stop"), (2, "stop"), (1, "build 2,1"), (2, "build 2,2")):
        assert asked(state) == (seat, "tile-react")
        play(state, action)
    assert asked(state) == (0, "build")


def test_kb_13_6_two_canoes_are_two_reactions() -> None:
    state = table("N G G / G G G / W W W", "", "", sets=ALL_SETS, tiles={1: ["canoe", "canoe"]})
    play(state, "build 0,1", "build 2,0")
    assert asked(state) == (1, "tile-react")
    assert tiles(state, 1) == ["canoe used", "canoe fresh"]
    play(state, "build 2,1")
    assert asked(state) == (0, "build")
    assert tiles(state, 1) == ["canoe used", "canoe used"]


def test_kb_13_6_whoever_declines_with_two_canoes_is_asked_once() -> None:
    state = table("N G G / G G G / W W W", "", "", sets=ALL_SETS, tiles={1: ["canoe", "canoe"]})
    play(state, "build 0,1", "stop")
    assert asked(state) == (0, "build")
    assert [event.args["seat"] for event in noted(state, "stopped")] == [1]


def test_kb_13_6_only_the_seat_that_is_asked_may_answer() -> None:
    state = play(shore("", "", tiles={1: ["canoe"]}), "build 0,1")
    assert state.known_seat(None) == 1
    with pytest.raises(IllegalAction):
        play(state, "build 0,0")
    with pytest.raises(IllegalAction):
        play(state, "end turn")
