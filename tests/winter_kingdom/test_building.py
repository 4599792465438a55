"""WK-5: where a piece may be built."""

import pytest

from tests.winter_kingdom.plain import board_at, names
from tests.winter_kingdom.positions import TERRAINS, hexes, kind, owner, play, refused, table, uses

ALL = names(board_at(0))
SCATTERED = kind("T", "-3,0 4,0 4,-1")


def test_wk_5_1_one_building_a_hex() -> None:
    state = table(kind("T", "0,0 1,0 2,0 3,0"), "0,0", "2,0", card="tundra", forts=["", "3,0"])
    assert hexes(state) == {"1,0"}
    refused(state, "build 0,0", "fort 0,0", "build 2,0", "build 3,0")
    play(state, "build 1,0")
    refused(state, "build 1,0", "fort 1,0")


@pytest.mark.parametrize("card", TERRAINS)
def test_wk_5_2_a_card_builds_on_its_terrain_only(card: str) -> None:
    strip = dict(zip(("-4,0", "-3,0", "-2,0", "-1,0", "0,0", "1,0", "2,0", "3,0", "4,0"), "BGTLSFIMC", strict=True))
    state = table({**strip, "0,1": "U", "1,1": "V"}, ground="I", card=card)
    place = list(strip)[TERRAINS.index(card)]
    assert hexes(state) == hexes(state, "fort") == {place}
    refused(state, *(f"build {other}" for other in (*strip, "0,1", "1,1", "2,2") if other != place))


def test_wk_5_2_suitable_hexes() -> None:
    """TC-08"""
    named = {"0,0": "M", "1,0": "U", "0,1": "V", "-1,0": "C", "0,-1": "I"}
    asked = table(named, left=0, talents={0: ["homestead"]})
    play(asked, "use homestead")
    assert hexes(asked) == ALL - {"0,0", "1,0", "0,1", "-1,0"}
    assert "0,-1" in hexes(asked)
    refused(asked, "build 0,0", "build 1,0", "build 0,1", "build -1,0")
    with_card = table(named)
    assert hexes(with_card) == ALL - set(named)
    refused(with_card, "build 0,-1", "fort 0,-1")
    beside = table(named, "1,-1", left=0, talents={0: ["mule"]})
    play(beside, "use mule", "move 1,-1")
    assert hexes(beside, "to") == {"0,-1", "2,-2", "2,-1", "1,-2"}
    refused(beside, "to 0,0", "to 1,0", "to 1,-1")


def test_wk_5_4_adjacent_when_possible() -> None:
    """TC-05"""
    state = table(kind("T", "2,0 2,-1 -3,0"), "1,0", card="tundra")
    assert hexes(state) == {"2,0", "2,-1"}
    refused(state, "build -3,0", "fort -3,0")


def test_wk_5_4_next_to_a_fort_as_well() -> None:
    state = table(kind("T", "2,0 2,-1 -3,0"), card="tundra", forts=["1,0"])
    assert hexes(state) == {"2,0", "2,-1"}


def test_wk_5_4_the_buildings_of_others_do_not_count() -> None:
    state = table(kind("T", "2,0 2,-1 -3,0"), "-2,0", "1,0", card="tundra")
    assert hexes(state) == {"-3,0"}


def test_wk_5_4_on_the_same_terrain_or_another() -> None:
    """It is the hex to be built on that has to be of the card's terrain."""
    state = table(kind("T", "-1,0 0,0 1,0"), "0,0", card="grassland")
    assert hexes(state) == {"0,-1", "1,-1", "-1,1", "0,1"}


def test_wk_5_5_anywhere_if_nothing_is_adjacent() -> None:
    assert hexes(table(SCATTERED, "0,0", card="tundra")) == set(SCATTERED)
    assert hexes(table(SCATTERED, card="tundra")) == set(SCATTERED)


def test_wk_5_5_anywhere_if_what_is_adjacent_is_occupied() -> None:
    state = table(kind("T", "1,0 -3,0 -3,1"), "0,0", "1,0", card="tundra")
    assert hexes(state) == {"-3,0", "-3,1"}


def test_wk_5_6_each_piece_is_checked_on_its_own() -> None:
    """TC-07"""
    state = table(SCATTERED, "0,0", card="tundra")
    play(state, "build -3,0")
    assert hexes(state) == {"4,0", "4,-1"}
    play(state, "build 4,0")
    assert hexes(state) == {"4,-1"}
    assert hexes(play(table(SCATTERED, "0,0", card="tundra"), "build -3,0", "build 4,-1")) == {"4,0"}


def test_wk_5_6_from_the_first_piece_on_the_others_are_adjacent() -> None:
    state = table({})
    assert hexes(state) == ALL
    play(state, "build 4,-4")
    assert hexes(state) == {"3,-4", "3,-3", "4,-3"}
    refused(state, "build 0,0")
    play(state, "build 3,-4")
    assert hexes(state) == {"2,-4", "2,-3", "3,-3", "4,-3"}


def test_wk_5_3_and_5_4_also_for_talents() -> None:
    state = table(kind("T", "2,0 2,-1 -3,0"), "1,0", left=0, talents={0: ["hot springs"]})
    play(state, "use hot springs")
    assert hexes(state) == {"2,0", "2,-1"}
    refused(state, "build -3,0", "fort -3,0")


@pytest.mark.parametrize(
    ("talent", "place"), [("tavern II", "0,-1"), ("market II", "2,1"), ("farm II", "2,1"), ("outpost II", "-3,1")]
)
def test_wk_5_7_some_talents_have_a_condition_of_their_own(talent: str, place: str) -> None:
    """Places that a talent allows are all legal, whether or not others of them are nearer to own buildings."""
    named = kind("C", "4,-1") | kind("V", "4,0")
    state = owner(talent, named, "3,0 2,0 -4,1", "0,0 0,1 0,2")
    play(state, f"use {talent}")
    assert place in hexes(state)
    assert len(hexes(state)) > 1


def test_wk_5_7_a_row_of_somebody_else_need_not_be_near() -> None:
    """One end of the row touches an own house, the other does not."""
    state = owner("tavern II", {}, "0,3 1,3", "0,0 0,1 0,-1")
    assert hexes(play(state, "use tavern II")) == {"0,2", "0,-2"}


def test_wk_5_8_moving_is_not_building() -> None:
    """A house may leave its group, and need not go next to another."""
    state = table({}, "0,0 1,0", left=0, talents={0: ["mule"]})
    play(state, "use mule", "move 0,0")
    assert hexes(state, "to") == {"0,-1", "1,-1", "-1,0", "-1,1", "0,1"}
    play(state, "to -1,0")
    assert (state.supply[0], state.pieces, state.prompt().kind) == (30, 3, "finish")


# Twists


def test_wk_10_13_mobility_reaches_two_hexes_far() -> None:
    state = table(kind("S", "1,0 2,0 0,-2 -4,0 3,0"), "0,0", card="snowscape", twists=["mobility"])
    assert hexes(state) == {"1,0", "2,0", "0,-2"}
    play(state, "build 2,0")
    assert hexes(state) == {"1,0", "3,0", "0,-2"}
    far = table(kind("S", "3,0 -4,0"), "0,0", card="snowscape", twists=["mobility"])
    assert hexes(far) == {"3,0", "-4,0"}


def test_wk_10_13_mobility_is_for_the_mandatory_action_only() -> None:
    named = kind("S", "1,0 2,0 0,-2")
    state = table(named, "0,0", left=0, talents={0: ["hunting lodge", "port"]}, card="snowscape", twists=["mobility"])
    for talent in ("hunting lodge", "port"):
        assert hexes(play(state.copy(), f"use {talent}")) == {"1,0"}


def test_wk_10_12_in_a_dead_end_nothing_is_built_next_to_others() -> None:
    state = table(kind("T", "1,0 2,0 -3,0 -4,0"), "0,0", "2,-1", card="tundra", twists=["dead end"])
    # 1,0 is next to seat 0, but also to seat 1; so nothing that is legal is adjacent.
    assert hexes(state) == {"-3,0", "-4,0"}
    refused(state, "build 1,0", "fort 2,0")
    assert hexes(table(kind("T", "1,0 2,0 -3,0 -4,0"), "0,0", "2,-1", card="tundra")) == {"1,0"}


def test_wk_10_12_a_dead_end_is_one_beside_a_fort_as_well_but_not_beside_own_pieces() -> None:
    state = table(kind("T", "1,0 2,0"), "0,0", card="tundra", forts=["", "3,-1"], twists=["dead end"])
    assert hexes(state) == {"1,0"}


def test_wk_10_17_islands_are_not_adjacent() -> None:
    named = kind("T", "0,-5 1,-4 -2,0")
    assert hexes(table(named, "0,-4", boards=7, card="tundra")) == {"0,-5", "1,-4"}
    assert hexes(table(named, "0,-4", boards=7, card="tundra", twists=["islands"])) == {"1,-4"}
    along = table(kind("T", "0,-5 0,-6"), "0,-4", boards=7, card="tundra", twists=["islands"])
    assert hexes(along) == {"0,-5", "0,-6"}


def test_wk_10_13_and_10_17_mobility_does_not_reach_another_island() -> None:
    named = kind("T", "0,-5 0,-2 -4,4")
    state = table(named, "0,-4", boards=7, card="tundra", twists=["islands", "mobility"])
    assert hexes(state) == {"0,-2"}
    assert hexes(table(named, "0,-4", boards=7, card="tundra", twists=["mobility"])) == {"0,-5", "0,-2"}


def test_wk_2_7_ice_and_mountains_are_reached_by_talents_alone() -> None:
    named = kind("I", "1,0") | kind("M", "-1,0")
    state = table(named, "0,0", talents={0: ["port II", "mine II"]})
    assert hexes(state) == {"0,-1", "1,-1", "-1,1", "0,1"}
    assert uses(state) == {"port", "port II", "mine", "mine II"}
    assert hexes(play(state.copy(), "use port II")) == {"1,0"}
    assert hexes(play(state.copy(), "use mine II")) == {"-1,0"}
