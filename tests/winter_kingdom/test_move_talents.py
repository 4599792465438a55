"""WK-8.17 to WK-8.26: talents that move a house, and the tunnel card."""

from typing import Unpack

import pytest

from realmwright.rules.winter_kingdom.exchange.notation import END
from realmwright.rules.winter_kingdom.state import State
from tests.winter_kingdom.plain import board_at, names
from tests.winter_kingdom.positions import (
    Details,
    coins,
    events,
    fork,
    hexes,
    kind,
    legal,
    owner,
    play,
    refused,
    seen,
    table,
    uses,
)

ALL = names(board_at(0))
AROUND = {"1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"}
RING = {"2,0", "1,1", "0,2", "-1,2", "-2,2", "-2,1", "-2,0", "-1,-1", "0,-2", "1,-2", "2,-2", "2,-1"}


def reach(talent: str, house: str, named: dict[str, str], *houses: str, **details: Unpack[Details]) -> set[str]:
    """Where a talent may move a house; nothing if it cannot."""
    state = owner(talent, named, *houses, **details)
    if talent not in uses(state):
        refused(state, f"use {talent}")
        return set()
    play(state, f"use {talent}")
    level = 2 if talent.endswith(" II") else 1
    assert state.prompt() == ("talent-move", {"talent": talent.removesuffix(" II"), "level": level})
    refused(state, END, "stop")
    if house not in hexes(state, "move"):
        refused(state, f"move {house}")
        return set()
    play(state, f"move {house}")
    assert seen(state)["turn"]["lifted"] == house
    found = hexes(state, "to")
    refused(state, f"to {house}", *(f"to {name}" for name in sorted(ALL - found)[:4]), END, "stop")
    return found


def moved(state: State) -> list[tuple[object, object]]:
    return [(event.args["from"], event.args["hex"]) for event in events(state, "moved")]


# WK-8.17


def test_wk_8_17_caravan() -> None:
    """TC-31"""
    state = owner("caravan II", kind("V", "1,0"), "0,0", economy="agriculture")
    play(state, "use caravan", "move 0,0", "to 2,0")
    assert coins(state) == []
    assert state.prompt() == ("follow-build", {"talent": "caravan", "hex": "0,0"})
    assert legal(state) == ["build 0,0", "fort 0,0", "stop"]
    assert play(fork(state), "stop").prompt().kind == "finish"
    play(state, "build 0,0")
    assert (coins(state), state.supply[0], state.prompt().kind) == ([1], 30, "finish")
    refused(state, "use caravan")
    assert [event.args["hex"] for event in events(state, "built")] == ["0,0"]


def test_wk_8_17_caravan_leaps_like_a_horse() -> None:
    assert reach("caravan", "0,0", kind("M", "1,0"), "0,0", "-1,0") == {"2,0", "0,2", "-2,2", "-2,0", "0,-2", "2,-2"}


def test_wk_8_17_nothing_is_built_where_that_cannot_be() -> None:
    start = Details(supply=[0, 32], fort_supply=[0, 4], ending=True)
    for named, others, details in (
        (kind("M", "0,0"), "", Details()),
        ({}, "1,0", Details(twists=["dead end"])),
        ({}, "", start),
        ({}, "", Details(talents={0: ["caravan"]})),
    ):
        state = owner("caravan II", named, "0,0", others, **details)
        play(state, "use caravan", "move 0,0", "to -2,0")
        assert state.prompt().kind == "finish"


def test_wk_8_17_on_a_road_the_house_goes_on_after_the_build() -> None:
    state = owner("caravan II", {}, "0,0", twists=["roads"])
    play(state, "use caravan", "move 0,0", "to 2,0", "build 0,0")
    assert state.prompt() == ("road", {"talent": "caravan", "from": "2,0"})
    play(state, "to 1,0")
    assert sorted(seen(state)["players"][0]["houses"]) == ["0,0", "1,0"]


# WK-8.18 to 8.20


@pytest.mark.parametrize("talent", ["mule", "toboggan"])
def test_wk_8_18_one_step(talent: str) -> None:
    assert reach(talent, "0,0", {}, "0,0") == AROUND
    named = {"1,0": "M", "0,1": "V", "-1,1": "I"}
    assert reach(talent, "0,0", named, "0,0 0,-1", "1,-1") == {"-1,1", "-1,0"}
    assert reach(talent, "4,0", {}, "4,0") == {"3,0", "3,1", "4,-1"}
    assert reach(talent, "4,0", {}, "4,0", "3,0 3,1 4,-1") == set()
    assert reach(talent, "1,0", kind("M", "1,0"), "1,0") == {"2,0", "1,1", "0,1", "0,0", "1,-1", "2,-1"}
    assert reach(talent, "0,0", {}, "0,0", "2,0", twists=["dead end"]) == AROUND - {"1,0"}
    assert reach(talent, "0,-4", {}, "0,-4", boards=7) == {"1,-4", "0,-3", "-1,-3", "-1,-4", "0,-5", "1,-5"}
    assert reach(talent, "0,-4", {}, "0,-4", boards=7, twists=["islands"]) == {"1,-4", "0,-3", "-1,-3"}


def test_wk_8_18_mule_goes_on() -> None:
    """TC-34"""
    state = owner("mule II", kind("M", "1,1"), "0,0 2,0", "-1,2")
    play(state, "use mule", "move 0,0", "to 0,1")
    assert legal(state) == ["stop", "to -1,1", "to 0,0", "to 0,2", "to 1,0"]
    refused(state, "move 2,0", "to 1,1", "to -1,2", "use mule II", END)
    assert play(fork(state), "to 0,0").prompt().kind == "finish"
    assert play(fork(state), "stop").prompt().kind == "finish"
    play(state, "to 0,2")
    assert moved(state) == [("0,0", "0,1"), ("0,1", "0,2")]


def test_wk_8_18_mule_and_road_are_three_steps() -> None:
    state = owner("mule II", {}, "0,0", twists=["roads"])
    play(state, "use mule", "move 0,0", "to 1,0", "to 2,0")
    assert state.prompt() == ("road", {"talent": "mule", "from": "2,0"})
    assert play(fork(state), "to 3,0").prompt().kind == "finish"
    # Who does without the second step may still take the road.
    other = owner("mule II", {}, "0,0", twists=["roads"])
    play(other, "use mule", "move 0,0", "to 1,0", "stop")
    assert other.prompt().kind == "road"


def test_wk_8_19_toboggan_steps_first_and_leaps_when_upgraded() -> None:
    assert reach("toboggan", "0,0", {}, "0,0") == AROUND
    assert reach("toboggan II", "0,0", {}, "0,0") == {"2,0", "0,2", "-2,2", "-2,0", "0,-2", "2,-2"}


def test_wk_8_20_horse() -> None:
    """TC-35"""
    named = kind("M", "1,0") | kind("V", "0,2")
    assert reach("horse", "0,0", named, "0,0", "-1,0") == {"2,0", "-2,0", "-2,2", "0,-2", "2,-2"}
    second = reach("horse II", "0,0", named, "0,0", "-1,0")
    assert second == RING - {"0,2"}
    assert len(second) == 11


@pytest.mark.parametrize("talent", ["horse", "toboggan II", "caravan"])
def test_wk_8_20_leaps(talent: str) -> None:
    assert reach(talent, "4,0", {}, "4,0") == {"2,0", "4,-2", "2,2"}
    assert reach(talent, "4,0", kind("C", "2,0"), "4,0 2,2", "4,-2") == set()
    assert reach(talent, "0,-4", {}, "0,-4", boards=7) == {"2,-4", "0,-2", "-2,-2", "-2,-4", "0,-6", "2,-6"}
    assert reach(talent, "0,-4", {}, "0,-4", boards=7, twists=["islands"]) == {"2,-4", "0,-2", "-2,-2"}
    assert reach(talent, "4,0", {}, "4,0", "1,0", twists=["dead end"]) == {"4,-2", "2,2"}


def test_wk_8_20_horse_two_hexes_any_way() -> None:
    assert reach("horse II", "4,0", {}, "4,0") == {"2,0", "4,-2", "2,2", "3,-1", "2,1"}
    # Even if all between is occupied.
    assert reach("horse II", "4,0", {}, "4,0", "3,0 3,1 4,-1") == {"2,0", "4,-2", "2,2", "3,-1", "2,1"}
    assert reach("horse II", "4,0", {}, "4,0 2,0 4,-2", "2,2 3,-1 2,1") == set()
    islands = Details(boards=7, twists=["islands"])
    assert reach("horse II", "0,-4", {}, "0,-4", **islands) == {"2,-4", "1,-3", "0,-2", "-1,-2", "-2,-2"}
    assert reach("horse II", "4,0", {}, "4,0", "1,1", twists=["dead end"]) == {"4,-2", "3,-1", "2,2"}


# WK-8.21


def test_wk_8_21_guide() -> None:
    """TC-37"""
    named = kind("M", "1,0 2,0 2,-1") | kind("I", "1,1")
    assert reach("guide", "0,0", named, "0,0", "2,-1") == {"1,-1", "3,-1", "3,0", "0,1", "1,1", "2,1"}


def test_wk_8_21_guide_from_a_mountain() -> None:
    """TC-38"""
    named = kind("M", "1,0 2,0")
    found = {"0,0", "0,1", "1,1", "1,-1", "2,-1", "3,0", "2,1", "3,-1"}
    assert reach("guide", "1,0", named, "1,0") == found
    # Its own hex is enough, also where the rest of the range is occupied.
    assert reach("guide", "1,0", named, "1,0", "2,0") == {"0,0", "0,1", "1,1", "1,-1", "2,-1"}


def test_wk_8_21_mountains_that_do_not_help() -> None:
    assert reach("guide", "0,0", {}, "0,0") == set()
    assert reach("guide", "0,0", kind("M", "2,0"), "0,0") == set()
    assert reach("guide", "0,0", kind("M", "1,0"), "0,0", "1,0") == set()
    assert reach("guide", "4,0", kind("M", "4,-1") | kind("V", "3,0 3,-1 4,-2"), "4,0") == set()
    # A range that hangs together only through an occupied hex.
    assert reach("guide", "0,0", kind("M", "1,0 2,0 3,0"), "0,0", "2,0") == {"1,-1", "2,-1", "0,1", "1,1"}


def test_wk_8_21_with_twists() -> None:
    seam = kind("M", "0,-4 0,-5")
    assert "0,-6" in reach("guide", "0,-3", seam, "0,-3", boards=7)
    assert reach("guide", "0,-3", seam, "0,-3", boards=7, twists=["islands"]) == {"1,-4", "-1,-3"}
    assert reach("guide", "0,-5", kind("M", "0,-4"), "0,-5", boards=7, twists=["islands"]) == set()
    # Passing next to others is allowed, stopping there is not.
    ridge = kind("M", "1,0 2,0 3,0")
    found = reach("guide", "0,0", ridge, "0,0", "2,-2", twists=["dead end"])
    assert found == {"3,-1", "4,-1", "4,0", "0,1", "1,1", "2,1", "3,1"}


def test_wk_8_21_guide_to_a_tunnel() -> None:
    named = kind("U", "-3,0 3,0")
    both = {"-2,0", "-3,1", "-4,1", "-4,0", "-3,-1", "-2,-1", "4,0", "3,1", "2,1", "2,0", "3,-1", "4,-1"}
    assert reach("guide II", "0,0", named, "0,0", "-2,0") == both - {"-2,0"}
    # A house that touches a tunnel uses the tunnel card as it is.
    assert reach("guide II", "2,0", named, "2,0 0,0") == set()
    assert reach("guide II", "0,0", {}, "0,0") == set()
    # One tunnel is enough.
    assert reach("guide II", "0,0", kind("U", "3,0"), "0,0") == {"4,0", "3,1", "2,1", "2,0", "3,-1", "4,-1"}
    assert reach("guide II", "0,0", kind("U", "3,0"), "0,0", "2,2", twists=["dead end"]) == {
        *("4,0", "2,0", "3,-1", "4,-1")
    }


def test_wk_8_21_and_7_10_both_halves_in_one_turn() -> None:
    """TC-40"""
    named = kind("M", "1,0") | kind("U", "-3,0 -3,4")
    across = ("use guide", "move 0,0", "to 2,0")
    to_tunnel = ("use guide II", "move 0,3", "to -2,0")
    for order in (across + to_tunnel, to_tunnel + across):
        state = owner("guide II", named, "0,0 0,3")
        play(state, *order)
        assert set(moved(state)) == {("0,0", "2,0"), ("0,3", "-2,0")}
        assert uses(state) == set()
        refused(state, "use guide", "use guide II")


def test_wk_8_21_and_8_26_the_tunnel_card_is_used_once() -> None:
    named = kind("U", "-3,0 3,0")
    first = owner("guide II", named, "-2,0 0,0 0,3")
    assert uses(first) == {"guide II", "tunnel"}
    play(first, "use guide II", "move 0,0", "to 2,0")
    assert uses(first) == set()
    refused(first, "use tunnel", "use guide II")
    second = owner("guide II", named, "-2,0 0,0")
    play(second, "use tunnel", "move -2,0", "to 2,0")
    assert uses(second) == set()
    refused(second, "use guide II")


# WK-8.22


def test_wk_8_22_dog_sled() -> None:
    """TC-41"""
    named = kind("I", "1,0 2,0 3,0 0,3")
    assert reach("dog sled", "0,0", named, "0,0", "3,0") == {"1,-1", "2,-1", "3,-1", "0,1", "1,1", "2,1"}
    assert reach("dog sled II", "0,0", named, "0,0", "3,0") == {"1,0", "2,0"}


def test_wk_8_22_from_the_ice() -> None:
    named = kind("I", "1,0 2,0")
    assert reach("dog sled", "1,0", named, "1,0") == {"0,0", "0,1", "1,1", "1,-1", "2,-1", "3,0", "2,1", "3,-1"}
    assert reach("dog sled II", "1,0", named, "1,0") == {"2,0"}
    assert reach("dog sled II", "1,0", kind("I", "1,0"), "1,0") == set()
    assert reach("dog sled II", "0,0", named, "0,0", "1,0") == reach("dog sled", "0,0", named, "0,0", "1,0") == set()
    assert reach("dog sled", "0,0", {}, "0,0") == reach("dog sled II", "0,0", {}, "0,0") == set()


def test_wk_8_22_with_twists() -> None:
    seam = kind("I", "0,-4 0,-5")
    assert reach("dog sled II", "0,-3", seam, "0,-3", boards=7) == {"0,-4", "0,-5"}
    assert reach("dog sled II", "0,-3", seam, "0,-3", boards=7, twists=["islands"]) == {"0,-4"}
    assert reach("dog sled", "0,-3", seam, "0,-3", boards=7, twists=["islands"]) == {"1,-4", "-1,-3"}
    river = kind("I", "1,0 2,0 3,0")
    assert reach("dog sled II", "0,0", river, "0,0", "2,-1", twists=["dead end"]) == {"3,0"}


# WK-8.23


def test_wk_8_23_carriage() -> None:
    area = kind("T", "0,0 1,0 2,0 2,1 -1,0 4,0")
    assert reach("carriage", "0,0", area, "0,0") == {"1,0", "2,0", "2,1", "-1,0"}
    assert reach("carriage", "0,0", area, "0,0", "1,0") == {"-1,0"}
    assert reach("carriage", "0,0", area, "0,0 -1,0", "1,0") == set()
    assert reach("carriage", "4,0", area, "4,0") == set()
    assert reach("carriage", "0,0", kind("I", "0,0 1,0"), "0,0") == {"1,0"}
    assert reach("carriage", "0,0", kind("M", "0,0 1,0"), "0,0") == set()


def test_wk_8_23_and_then_one_step() -> None:
    state = owner("carriage II", kind("T", "0,0 1,0 2,0"), "0,0")
    play(state, "use carriage", "move 0,0", "to 2,0")
    assert state.prompt() == ("follow-move", {"talent": "carriage", "from": "2,0"})
    assert hexes(state, "to") == {"3,0", "2,1", "1,1", "1,0", "2,-1", "3,-1"}
    play(state, "to 3,0")
    assert state.prompt().kind == "finish"
    refused(state, "use carriage II")


def test_wk_8_23_with_twists() -> None:
    area = kind("T", "0,-4 0,-5 0,-3 0,-2")
    assert reach("carriage", "0,-4", area, "0,-4", boards=7) == {"0,-5", "0,-3", "0,-2"}
    assert reach("carriage", "0,-4", area, "0,-4", boards=7, twists=["islands"]) == {"0,-3", "0,-2"}
    line = kind("T", "0,0 1,0 2,0 3,0")
    assert reach("carriage", "0,0", line, "0,0", "2,-2", twists=["dead end"]) == {"1,0", "2,0", "3,0"}
    assert reach("carriage", "0,0", line, "0,0", "2,-1", twists=["dead end"]) == {"3,0"}
    assert reach("carriage", "0,0", kind("T", "0,0 1,0"), "0,0", "2,-1", twists=["dead end"]) == set()


# WK-8.24


def test_wk_8_24_wagon() -> None:
    """TC-43"""
    first = {"1,-1", "2,-1", "3,-1", "0,1", "1,1", "2,1"}
    assert reach("wagon", "0,0", {}, "0,0 1,0 2,0", "3,0 4,0") == first
    assert reach("wagon II", "0,0", {}, "0,0 1,0 2,0", "3,0 4,0") == first | {"4,-1", "3,1"}


def test_wk_8_24_a_lone_house() -> None:
    """TC-44"""
    assert reach("wagon", "0,0", {}, "0,0", "1,0") == set()
    assert reach("wagon", "0,0", {}, "0,0 3,0 4,0", "1,0") == set()
    assert reach("wagon II", "0,0", {}, "0,0 3,0") == set()
    assert reach("wagon II", "0,0", {}, "0,0", "1,0") == {"2,0", "1,1", "0,1", "1,-1", "2,-1"}


def test_wk_8_24_all_fragments_count() -> None:
    assert reach("wagon", "0,0", {}, "-1,0 0,0 1,0") == {
        *("2,0", "1,1", "0,1", "1,-1", "2,-1"),
        *("-1,1", "-2,1", "-2,0", "-1,-1", "0,-1"),
    }
    # Forts are part of a group, though they do not move; other groups are not.
    assert reach("wagon", "0,0", {}, "0,0 4,0", forts=["-1,0"]) == {"-1,1", "-2,1", "-2,0", "-1,-1", "0,-1"}
    assert reach("wagon", "0,0", kind("M", "-1,1 -2,1") | kind("I", "-2,0"), "0,0 -1,0") == {"-2,0", "-1,-1", "0,-1"}


def test_wk_8_24_with_twists() -> None:
    houses = "0,-4 0,-5"
    assert "0,-6" in reach("wagon", "0,-4", {}, houses, boards=7)
    assert reach("wagon", "0,-4", {}, houses, boards=7, twists=["islands"]) == set()
    assert reach("wagon", "0,0", {}, "0,0 -1,0", "-3,0", twists=["dead end"]) == {"-1,1", "-2,1", "-1,-1", "0,-1"}
    assert reach("wagon II", "0,0", {}, "0,0", "1,0", twists=["dead end"]) == set()


# WK-8.25


def test_wk_8_25_sleigh() -> None:
    assert reach("sleigh", "0,0", {}, "0,0") == {"4,0", "0,4", "-4,4", "-4,0", "0,-4", "4,-4"}
    named = {"3,0": "I", "-2,0": "M", "-3,3": "U", "0,-3": "V", "3,-3": "C"}
    assert reach("sleigh", "0,0", named, "0,0", "0,1") == {"2,0", "-1,0", "-2,2", "0,-2", "2,-2"}
    ways = {"1,0", "2,0", "-1,0", "-1,1", "-2,2", "0,-1", "0,-2", "1,-1", "2,-2"}
    assert reach("sleigh II", "0,0", named, "0,0", "0,1") == ways


def test_wk_8_25_at_least_one_step() -> None:
    for talent in ("sleigh", "sleigh II"):
        assert reach(talent, "4,0", {}, "4,0", "3,0 3,1 4,-1") == set()
        assert reach(talent, "4,0", kind("I", "3,0 3,1") | kind("M", "4,-1"), "4,0") == set()
    # It may start on ice or on a mountain.
    assert reach("sleigh", "4,0", kind("I", "4,0 3,1") | kind("M", "4,-1"), "4,0") == {"-4,0"}
    assert reach("sleigh", "4,0", kind("M", "4,0 3,1 4,-1"), "4,0", "1,0") == {"2,0"}


def test_wk_8_25_with_twists() -> None:
    assert "0,-9" in reach("sleigh", "0,-3", {}, "0,-3", boards=7)
    found = reach("sleigh", "0,-3", {}, "0,-3", boards=7, twists=["islands"])
    assert "0,-4" in found
    assert found <= ALL
    # Where the last hex is closed there is no stopping before it.
    assert reach("sleigh", "0,0", {}, "0,0", "3,0", twists=["dead end"]) == {"0,4", "-4,4", "-4,0", "0,-4", "4,-4"}
    slow = reach("sleigh II", "0,0", {}, "0,0", "3,0", twists=["dead end"])
    assert {"1,0", "2,0", "3,0"} & slow == {"1,0"}


# WK-8.26


def test_wk_8_26_tunnel_card() -> None:
    """TC-46"""
    named = kind("U", "-3,0 3,0") | kind("I", "4,0")
    state = owner("tunnel", named, "-2,0 0,0", "3,-1")
    play(state, "use tunnel")
    assert legal(state) == ["move -2,0"]
    refused(state, "move 0,0")
    play(state, "move -2,0")
    assert hexes(state, "to") == {"4,-1", "2,0", "4,0", "2,1", "3,1"}
    refused(state, "to -4,0", "to -2,-1", "to 3,-1", "to 3,0", "to 1,0")


def test_wk_8_26_everybody_has_it_from_the_first_turn_on() -> None:
    state = table(kind("U", "-3,0 3,0"), "-2,0", "2,0", left=3)
    assert uses(state) == {"tunnel"}
    play(state, "use tunnel", "move -2,0", "to 4,0")
    assert (state.left, uses(state)) == (3, set())


def test_wk_8_26_no_tunnel_to_go_to() -> None:
    assert reach("tunnel", "-2,0", kind("U", "-3,0"), "-2,0") == set()
    assert reach("tunnel", "0,0", kind("U", "-3,0 3,0"), "0,0") == set()
    walled = kind("U", "-3,0 3,0") | kind("M", "4,0 3,1 2,1 2,0 3,-1 4,-1")
    assert reach("tunnel", "-2,0", walled, "-2,0") == set()


def test_wk_8_26_next_to_two_tunnels() -> None:
    """Either can be the one it leaves by, so hexes next to both of them count."""
    named = kind("U", "-1,0 1,0")
    both = {"0,-1", "0,1", "1,-1", "2,-1", "2,0", "1,1", "-1,1", "-2,1", "-2,0", "-1,-1"}
    assert reach("tunnel", "0,0", named, "0,0") == both
    assert reach("tunnel", "2,0", named, "2,0") == {"0,0", "0,-1", "-1,1", "-2,1", "-2,0", "-1,-1"}


def test_wk_8_26_with_twists() -> None:
    named = kind("U", "0,-4 3,0")
    assert reach("tunnel", "0,-5", named, "0,-5", boards=7) != set()
    assert reach("tunnel", "0,-5", named, "0,-5", boards=7, twists=["islands"]) == set()
    around = {"4,0", "3,1", "2,1", "2,0", "3,-1", "4,-1"}
    assert reach("tunnel", "0,-3", named, "0,-3", boards=7, twists=["islands"]) == around
    assert reach("tunnel", "0,-3", named, "0,-3", "1,0", twists=["dead end"]) == around - {"2,0", "1,1", "2,-1"}
