"""KB-13.8 to KB-13.11: fountain and refuge, and the bonus tiles of all four kinds."""

from typing import Any

import pytest

from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS, hexes, noted, options, settlements, table, tiles, uses
from tests.kingdom_builder.steps import play

KINDS = ("temple", "refuge", "canoe", "fountain")
TWO = "G L G G G G L G / G G G G G G G G / W G G G M G G B"
"""Two locations of one kind; beside the first of them are 0,0 0,2 1,0 1,1, beside the other 0,5 0,7 1,5 1,6."""


def two(kind: str, *seats: str, **details: Any) -> State:
    return table(TWO, *seats, **{"sets": ALL_SETS, "locations": {"0,1": kind, "0,6": kind}, **details})


def both(kind: str, condition: str = "fresh") -> dict[int, list[str]]:
    """Both tiles and the bonus, in red's hand."""
    return {0: [f"{kind}@0,1 {condition}", f"{kind}@0,6 {condition}", f"{kind} bonus {condition}"]}


def build_anything(state: State) -> State:
    """Play the mandatory action somehow, and end the turn."""
    while "end turn" not in options(state):
        play(state, f"build {min(hexes(state))}")
    return play(state, "end turn")


def targets(state: State, tile: str, piece: str) -> set[str]:
    """Where a tile lets a piece go."""
    twin = state.copy()
    play(twin, f"use {tile}", f"move {piece}")
    return hexes(twin)


# Taking and losing (KB-13.9)


@pytest.mark.parametrize("kind", KINDS)
def test_kb_13_9_the_second_tile_of_a_kind_brings_the_bonus(kind: str) -> None:
    state = two(kind, "0,2 0,4", tiles={0: [f"{kind}@0,1"]}, left=1)
    play(state, "build 0,5")
    taken = [event.args for event in noted(state, "tile-taken")]
    assert taken == [{"seat": 0, "tile": kind}, {"seat": 0, "tile": f"{kind} bonus"}]
    assert tiles(state, 0) == [f"{kind}@0,1 fresh", f"{kind}@0,6 new", f"{kind} bonus new"]
    assert f"{kind} bonus" not in uses(state), "not in the turn in which it was taken"
    play(state, "end turn")
    assert tiles(state, 0) == [f"{kind}@0,1 fresh", f"{kind}@0,6 fresh", f"{kind} bonus fresh"]


@pytest.mark.parametrize("kind", KINDS)
def test_kb_13_9_one_tile_brings_none(kind: str) -> None:
    state = play(two(kind, "0,4", left=1), "build 0,5")
    assert tiles(state, 0) == [f"{kind}@0,6 new"]


@pytest.mark.parametrize("kind", KINDS)
def test_kb_13_9_two_new_tiles_bring_it_as_well(kind: str) -> None:
    state = play(two(kind, "0,3 0,4", left=2), "build 0,2", "build 0,5")
    assert tiles(state, 0) == [f"{kind}@0,1 new", f"{kind}@0,6 new", f"{kind} bonus new"]


def test_kb_13_9_there_are_two_of_each() -> None:
    state = two("refuge", "0,2 0,4", "1,1 1,4", tiles={0: ["refuge@0,1"], 1: ["refuge@0,1"]}, left=1)
    play(state, "build 0,5", "end turn", "build 1,5")
    assert tiles(state, 1) == ["refuge@0,1 fresh", "refuge@0,6 new", "refuge bonus new"]


@pytest.mark.parametrize(
    ("kind", "offered"),
    [
        ("temple", {"temple"}),
        ("refuge", {"refuge", "refuge bonus"}),
        ("canoe", {"canoe bonus"}),
        ("fountain", {"fountain"}),
    ],
)
def test_kb_13_9_both_location_actions_and_the_bonus(kind: str, offered: set[str]) -> None:
    state = two(kind, "0,2 0,5", tiles=both(kind))
    assert uses(state) == offered
    state = two(kind, "0,2 0,5", tiles=both(kind), left=0)
    assert uses(state) == offered, "before or after the mandatory action"
    state = two(kind, "0,2 0,5 0,4", tiles=both(kind), left=2)
    assert uses(state) == set(), "and never within it"


@pytest.mark.parametrize("kind", KINDS)
def test_kb_13_9_r_36_losing_one_of_the_two_loses_the_bonus(kind: str) -> None:
    state = two(kind, "0,2 0,5", tiles={0: [*both(kind)[0], "paddock"]})
    play(state, "use paddock", "move 0,5", "to 0,3")
    lost = [event.args for event in noted(state, "tile-lost")]
    assert lost == [{"seat": 0, "tile": kind}, {"seat": 0, "tile": f"{kind} bonus"}]
    # And for good
    play(state, "build 0,4", "build 0,5", "build 1,5", "end turn")
    assert tiles(state, 0) == [f"{kind}@0,1 fresh", f"{kind}@0,6 lost", f"{kind} bonus lost", "paddock fresh"]


@pytest.mark.parametrize("kind", KINDS)
def test_r_36_the_sword_of_somebody_else_can_do_so_too(kind: str) -> None:
    state = two(kind, "0,2 0,5", "2,3", turn=1, left=0, tiles={**both(kind), 1: ["sword"]})
    play(state, "use sword", "remove 0,5")
    assert tiles(state, 0) == [f"{kind}@0,1 fresh", f"{kind}@0,6 lost", f"{kind} bonus lost"]


def test_r_36_another_settlement_beside_the_hex_keeps_both() -> None:
    state = two("refuge", "0,2 0,5 1,5", tiles={0: [*both("refuge")[0], "paddock"]}, left=0)
    play(state, "use paddock", "move 0,5", "to 0,3")
    assert noted(state, "tile-lost") == []


def test_kb_13_9_no_bonus_when_the_first_tile_is_lost_already() -> None:
    state = two("refuge", "0,4", tiles={0: ["refuge@0,1 lost"]}, left=1)
    play(state, "build 0,5")
    assert tiles(state, 0) == ["refuge@0,1 lost", "refuge@0,6 new"]


def test_r_36_nor_a_second_one_for_whoever_has_lost_it() -> None:
    drawn = "L G G L G G L / . . . . . . ."
    locations = dict.fromkeys(("0,0", "0,3", "0,6"), "refuge")
    held = ["refuge@0,0", "refuge@0,3 lost", "refuge bonus lost"]
    state = table(drawn, "0,1 0,4", sets=ALL_SETS, locations=locations, tiles={0: held}, left=1)
    play(state, "build 0,5")
    assert "refuge bonus lost" in tiles(state, 0)


def test_kb_7_8_one_move_can_take_the_second_tile_and_lose_the_first() -> None:
    drawn = "G G G G G G G / G L G G G L G / G G G G G G G"
    state = table(
        drawn,
        "1,2",
        sets=ALL_SETS,
        locations={"1,1": "refuge", "1,5": "refuge"},
        tiles={0: ["refuge@1,1", "paddock"]},
        left=0,
    )
    play(state, "use paddock", "move 1,2", "to 1,4")
    assert tiles(state, 0) == ["refuge@1,1 lost", "refuge@1,5 new", "paddock used"]


def test_kb_13_9_the_bonus_of_a_canoe_taken_in_somebody_elses_turn() -> None:
    # Given a canoe in blue's hand, and water beside the other canoe hex and the only nomad hex beside red
    drawn = "N G G G G L G / G G G G G G G / G L W G G G G"
    state = table(
        drawn,
        "0,2",
        "0,4",
        sets=ALL_SETS,
        locations={"0,5": "canoe", "2,1": "canoe"},
        tiles={1: ["canoe@0,5"]},
        left=1,
    )
    play(state, "build 0,1", "build 2,2")
    assert tiles(state, 1) == ["canoe@0,5 used", "canoe@2,1 new", "canoe bonus new"]
    play(state, "end turn")
    assert tiles(state, 1) == ["canoe@0,5 used", "canoe@2,1 fresh", "canoe bonus fresh"]


# Temple bonus: the first settlement anywhere (KB-13.10)


def roaming(*seats: str, tiles_of: dict[int, list[str]] | None = None, **details: Any) -> State:
    """Red's turn with both temples and the bonus has just begun."""
    return play(two("temple", *seats, tiles=tiles_of or both("temple"), turn=1, left=0, **details), "end turn")


def test_kb_13_10_temple_bonus_frees_the_first_settlement_of_the_mandatory_action() -> None:
    state = roaming("0,2 0,5")
    rows = "0,0 0,3 0,4 0,7 1,0 1,1 1,2 1,3 1,4 1,5 1,6 1,7 2,1 2,2 2,3 2,5 2,6"
    assert hexes(state) == set(rows.split())
    play(state, "build 2,5")
    # The second one is next to an own settlement again
    assert "0,0" not in hexes(state)
    assert {"2,6", "1,4", "0,3"} <= hexes(state)


def test_kb_13_10_temple_bonus_works_in_each_turn() -> None:
    state = roaming("0,2 0,5", "2,3")
    play(state, "build 0,0", "build 1,0", "build 2,1", "end turn")
    build_anything(state)
    assert (state.seat, "2,6" in hexes(state), "1,6" in hexes(state)) == (0, True, True)
    assert "0,7" in hexes(state)


def test_kb_13_10_temple_bonus_is_for_no_extra_action() -> None:
    state = roaming("0,2 0,5", tiles_of={0: [*both("temple")[0], "oracle", "farm"]})
    for tile in ("oracle", "farm"):
        twin = play(state.copy(), f"use {tile}")
        assert hexes(twin) == {"0,3", "0,4", "1,1", "1,2", "1,4", "1,5"}
    # But an extra action before the mandatory one does not use it up
    play(state, "use oracle", "build 0,3")
    assert "2,6" in hexes(state)


def test_kb_13_10_temple_bonus_not_in_the_turn_in_which_it_is_taken() -> None:
    state = two("temple", "0,2 0,4", tiles={0: ["temple@0,1", "oracle"]})
    play(state, "use oracle", "build 0,5")
    assert "temple bonus new" in tiles(state, 0)
    assert hexes(state) == {"0,3", "1,1", "1,2", "1,3", "1,4", "1,5"}


def test_r_36_temple_bonus_lost_before_the_mandatory_action_is_lost_for_it() -> None:
    state = roaming("0,2 0,5", tiles_of={0: [*both("temple")[0], "paddock"]})
    play(state, "use paddock", "move 0,5", "to 0,3")
    assert hexes(state) == {"0,4", "1,1", "1,2", "1,3"}


def test_kb_13_10_temple_bonus_and_a_settlement_that_was_set_aside() -> None:
    state = roaming("0,2 0,5", aside={0: 1})
    play(state, "build 2,1")
    assert state.prompt().args["left"] == 3
    assert hexes(state) == {"0,3", "0,4", "1,0", "1,1", "1,2", "1,4", "1,5", "2,2"}


# Refuge (KB-13.11) and its bonus (KB-13.10)


def test_kb_13_11_refuge_moves_one_step_without_company() -> None:
    """R-09."""
    drawn = "G D W / G G M / L F G"
    state = table(drawn, "1,1", sets=ALL_SETS, tiles={0: ["refuge"]}, locations={"2,0": "farm"})
    assert targets(state, "refuge", "1,1") == {"0,1", "1,0", "2,1", "2,2"}
    play(state, "use refuge", "move 1,1", "to 0,1")
    assert (settlements(state, 0), state.prompt().args["left"]) == ({"0,1"}, 3)


def test_kb_13_11_refuge_moves_any_own_piece_with_room_beside_it() -> None:
    state = table(
        "G W G G G / W W G G G / G G G G G",
        "0,0 0,4",
        "2,0",
        sets=ALL_SETS,
        figures={0: {"wagon": "2,2"}},
        scouts="0,3",
        tiles={0: ["refuge"]},
    )
    play(state, "use refuge")
    assert options(state) == {"move 0,4", "move 2,2"}


def test_kb_13_11_refuge_stays_out_of_warrior_zones() -> None:
    drawn = "G G G G G / G G G G G / G G G G G"
    state = table(drawn, "1,1", sets=ALL_SETS, figures={1: {"warrior": "1,3"}}, tiles={0: ["refuge"]})
    assert targets(state, "refuge", "1,1") == {"0,1", "0,2", "1,0", "2,1", "2,2"}


def test_kb_12_10_a_warrior_takes_its_zone_along() -> None:
    state = table(
        "G G G / G G G", sets=ALL_SETS, figures={0: {"warrior": "0,1"}}, tiles={0: ["refuge", "refuge bonus"]}
    )
    assert uses(state) == {"refuge", "refuge bonus"}
    assert targets(state, "refuge", "0,1") == {"0,0", "0,2", "1,0", "1,1"}
    assert targets(state, "refuge bonus", "0,1") == {"0,0", "0,2", "1,0", "1,1"}


def test_tc_136_kb_13_10_refuge_bonus_jumps_over_everything() -> None:
    drawn = "G L G G W M G D / W W W W W W W W"
    state = table(drawn, "0,0", "0,2 0,3", sets=ALL_SETS, walls="0,6", tiles={0: ["refuge", "refuge bonus"]})
    assert uses(state) == {"refuge bonus"}
    assert targets(state, "refuge bonus", "0,0") == {"0,7"}


def test_tc_137_r_37_refuge_bonus_ends_at_the_first_eligible_hex() -> None:
    state = table("G G G M G / W G W W W", "0,0", sets=ALL_SETS, tiles={0: ["refuge bonus"]})
    assert targets(state, "refuge bonus", "0,0") == {"0,1"}


def test_r_37_refuge_bonus_skips_warrior_zones() -> None:
    state = table("G G G G G G", "0,0", sets=ALL_SETS, figures={1: {"warrior": "0,2"}}, tiles={0: ["refuge bonus"]})
    assert targets(state, "refuge bonus", "0,0") == {"0,4"}


def test_kb_13_10_refuge_bonus_goes_in_all_six_directions() -> None:
    drawn = "G W G W G / W W W W W / G W G W G / W W W W W / G W G W G"
    state = table(drawn, "2,2", sets=ALL_SETS, tiles={0: ["refuge bonus"]})
    # East and west two steps; the diagonals from row 2 meet rows 0 and 4 at columns 1 and 3, which are water.
    assert targets(state, "refuge bonus", "2,2") == {"2,0", "2,4"}
    state = table(drawn.replace("G W G W G", "W G W G W"), "2,1", sets=ALL_SETS, tiles={0: ["refuge bonus"]})
    assert targets(state, "refuge bonus", "2,1") == {"2,3"}


def test_kb_13_10_refuge_bonus_is_not_offered_without_a_goal() -> None:
    state = table("G W M / W W W", "0,0", sets=ALL_SETS, tiles={0: ["refuge bonus"]}, left=0)
    assert uses(state) == set()


def test_kb_13_11_moving_takes_and_loses_tiles() -> None:
    state = two("refuge", "0,2 0,5", tiles=both("refuge"), left=0)
    play(state, "use refuge bonus", "move 0,5", "to 0,4")
    assert noted(state, "tile-lost")[-1].args == {"seat": 0, "tile": "refuge bonus"}
    assert (settlements(state, 0), uses(state)) == ({"0,2", "0,4"}, {"refuge"})


# Fountain (KB-13.8) and its bonus


def springs(drawn: str, *seats: str, **details: Any) -> set[str]:
    """Where a fountain builds."""
    state = table(drawn, *seats, **{"sets": ALL_SETS, "tiles": {0: ["fountain"]}, **details})
    return hexes(play(state, "use fountain"))


PLAIN = "G G G G G / G G G G G / G G G G G"


def test_tc_134_kb_13_8_beside_exactly_one_own_settlement_and_none_of_others() -> None:
    assert springs(PLAIN, "1,1 1,2", "1,4") == {"0,1", "0,3", "1,0", "2,1", "2,3"}


def test_tc_134_kb_13_8_the_only_place_beside_a_palace() -> None:
    state = table("W G G W / . G P G / W . G W", "0,1", "0,2 1,3", sets=ALL_SETS, tiles={0: ["fountain"]})
    assert uses(state) == set()
    assert springs("W G W W / . G P G / W . G W", "0,1", "1,3") == {"1,1"}


def test_kb_13_8_on_any_kind_that_can_be_built_on() -> None:
    assert springs("G C D / F G T / B A W", "1,1") == {"0,1", "0,2", "1,0", "1,2", "2,1"}


def test_r_59_other_pieces_are_seen_and_walls_are_not() -> None:
    assert springs(PLAIN, "1,1", "", figures={1: {"wagon": "1,3"}}) == {"0,1", "1,0", "2,1", "0,2", "2,2"}
    assert springs(PLAIN, "1,1", figures={0: {"wagon": "1,2"}}) == {"0,1", "1,0", "2,1", "0,3", "1,3", "2,3"}
    assert springs(PLAIN, "1,1", walls="1,2 0,0") == {"0,1", "1,0", "2,1", "0,2", "2,2"}


def test_kb_14_13_a_scout_counts_as_an_own_settlement() -> None:
    assert springs(PLAIN, "1,1", scouts="1,2") == {"0,1", "1,0", "2,1", "0,3", "1,3", "2,3"}


def test_kb_13_8_a_fountain_needs_a_settlement_in_supply() -> None:
    drawn = "/".join(["G" * 9] * 6)
    own = " ".join(f"{row},{col}" for row in range(5) for col in range(8))
    state = table(drawn, own, sets=ALL_SETS, tiles={0: ["fountain"]}, left=0)
    assert uses(state) == set()


RIDGE = "G M G G / M G M G / G M G W"


def test_kb_13_10_fountain_bonus_opens_mountains_for_both_tiles() -> None:
    plain = springs(RIDGE, "1,1", tiles={0: ["fountain", "fountain"]})
    assert plain == {"0,2", "2,2"}
    state = table(RIDGE, "1,1", sets=ALL_SETS, tiles={0: ["fountain", "fountain", "fountain bonus"]}, left=0)
    assert uses(state) == {"fountain"}, "no action of its own"
    play(state, "use fountain")
    assert hexes(state) == {"0,1", "0,2", "1,0", "1,2", "2,1", "2,2"}
    play(state, "build 1,2", "use fountain")
    assert hexes(state) == {"0,1", "1,0", "2,1", "0,3", "1,3"}
    play(state, "build 1,0")
    assert uses(state) == set()


def test_kb_13_10_fountain_bonus_works_from_the_next_turn_on() -> None:
    assert springs(RIDGE, "1,1", tiles={0: ["fountain", "fountain bonus new"]}) == {"0,2", "2,2"}


def test_kb_13_10_fountain_bonus_opens_no_water() -> None:
    assert springs("G W / M G", "1,1", tiles={0: ["fountain", "fountain bonus"]}) == {"1,0"}


# Canoe bonus


def test_kb_13_10_canoe_bonus_builds_in_the_own_turn() -> None:
    drawn = "G W W W / G G . B / G . . B"
    state = table(drawn, "0,0 1,0", sets=ALL_SETS, tiles={0: ["canoe bonus"]})
    play(state, "use canoe bonus")
    assert options(state) == {"build 0,1", "build 1,3", "build 2,3"}
    play(state, "build 0,1")
    assert (settlements(state, 0), state.prompt().args["left"]) == ({"0,0", "1,0", "0,1"}, 3)


def test_kb_13_10_canoe_bonus_needs_swamp_or_water_and_supply() -> None:
    state = table("G G / G G", "0,0", sets=ALL_SETS, tiles={0: ["canoe bonus"]})
    assert uses(state) == set()
    drawn = "/".join(["G" * 10] * 4 + ["W" * 10])
    own = " ".join(f"{row},{col}" for row in range(4) for col in range(10))
    state = table(drawn, own, sets=ALL_SETS, tiles={0: ["canoe bonus"]}, left=0)
    assert uses(state) == set()
