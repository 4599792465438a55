"""WK-8.1 to WK-8.16: talents that build, and what follows from them."""

from typing import Unpack

import pytest

from realmwright.rules.winter_kingdom.exchange.notation import END
from tests.winter_kingdom import plain
from tests.winter_kingdom.plain import TERRAIN_BUILDERS, board_at, distance, names
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
    table,
    uses,
)

AROUND = {"1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"}
"""The neighbours of the middle."""


def where(talent: str, named: dict[str, str], *houses: str, **details: Unpack[Details]) -> set[str]:
    """Where a talent lets its owner build; nothing if it cannot be used."""
    state = owner(talent, named, *houses, **details)
    if talent not in uses(state):
        refused(state, f"use {talent}")
        return set()
    play(state, f"use {talent}")
    assert state.prompt() == (
        "talent-build",
        {"talent": talent.removesuffix(" II"), "level": 2 if talent.endswith(" II") else 1},
    )
    assert hexes(state, "fort") == hexes(state)
    refused(state, *(f"build {name}" for name in sorted(names(board_at(0)) - hexes(state))[:6]), END, "stop")
    return hexes(state)


# WK-8.1


def test_wk_8_1_port() -> None:
    """TC-20"""
    named = kind("I", "1,0 3,-1") | kind("S", "0,1")
    assert where("port", named, "0,0", card="snowscape") == {"0,1"}
    assert where("port II", named, "0,0", card="snowscape") == {"1,0"}
    assert where("port II", named, "-4,0", card="snowscape") == {"1,0", "3,-1"}
    assert where("port", kind("S", "0,1"), "0,0", "0,1", card="snowscape") == set()
    assert where("port II", {}, "0,0") == set()


def test_wk_8_1_port_uses_the_printed_terrain() -> None:
    """Also if the mandatory action was on the terrain to the right."""
    named = kind("T", "0,0 1,0 2,0 4,0") | kind("L", "0,1 1,1 2,1 3,1")
    state = table(named, card="tundra", talents={0: ["port", "crossroads II"]})
    play(state, "build 0,1", "build 1,1", "build 2,1")
    assert hexes(play(state, "use port")) == {"0,0", "1,0", "2,0"}


# WK-8.2 to 8.7


def test_wk_8_4_hot_springs() -> None:
    """TC-17"""
    assert where("hot springs", kind("T", "0,1 1,1"), "0,0") == {"0,1"}


@pytest.mark.parametrize("talent", TERRAIN_BUILDERS)
def test_wk_8_2_to_8_7_terrain_builders(talent: str) -> None:
    strip = dict(zip(("-4,0", "-3,0", "-2,0", "-1,0", "0,0", "1,0", "2,0", "3,0"), "BGTLSFIM", strict=True))
    letter = TERRAIN_BUILDERS[talent]
    place = next(name for name, found in strip.items() if found == letter)
    beside = kind(letter, "0,4 -1,4")
    assert where(talent, strip | beside, "-4,4", ground="I") == {place, "0,4", "-1,4"}
    assert where(talent, strip | beside, "1,3", ground="I") == {"0,4"}
    assert where(talent, strip | beside, f"-4,4 {place}", "1,3", ground="I") == {"0,4", "-1,4"}
    assert where(talent, strip, place, ground="I") == set()
    assert where(talent, strip | beside, "1,3", "0,3", ground="I", twists=["dead end"]) == {place}


def test_wk_8_5_garden_and_then_one_step() -> None:
    """TC-19"""
    state = owner("garden II", kind("B", "-4,0"), "2,0")
    play(state, "use garden")
    assert hexes(state) == {"-4,0"}
    play(state, "build -4,0")
    assert legal(state) == ["stop", "to -3,-1", "to -3,0", "to -4,1"]
    refused(state, "move 2,0", "to 3,0", "to -4,0")
    assert play(fork(state), "stop").prompt().kind == "finish"
    play(state, "to -4,1")
    assert state.prompt().kind == "finish"


# WK-8.8


def test_wk_8_8_mine() -> None:
    named = kind("M", "0,0 3,0")
    assert where("mine", named) == AROUND | {"4,0", "3,1", "2,1", "2,0", "3,-1", "4,-1"}
    # Next to a mountain and next to an own building.
    assert where("mine", named, "-2,0") == {"-1,0"}
    assert where("mine II", named, "-2,0") == {"0,0", "3,0"}
    assert where("mine II", named, "-1,0") == {"0,0"}
    assert where("mine II", named, "-1,0", "0,0") == {"3,0"}
    assert where("mine", {}, "-1,0") == where("mine II", {}, "-1,0") == set()


def test_wk_8_8_not_on_what_cannot_be_built_on() -> None:
    named = {"0,0": "M", "1,0": "U", "0,1": "V", "-1,1": "C", "-1,0": "M", "0,-1": "I"}
    assert where("mine", named) == {"0,-1", "1,-1", "-1,-1", "-2,0", "-2,1"}


def test_wk_8_8_a_house_on_a_mountain_earns_as_usual() -> None:
    state = owner("mine II", kind("M", "0,0") | kind("V", "1,0"), economy="agriculture")
    assert coins(play(state, "use mine II", "build 0,0")) == [1]


def test_wk_8_8_with_twists() -> None:
    seam = kind("M", "0,-4")
    assert "0,-5" in where("mine", seam, boards=7)
    assert where("mine", seam, boards=7, twists=["islands"]) == {"1,-4", "0,-3", "-1,-3"}
    assert where("mine II", kind("M", "0,0 3,0"), "-1,0", "1,-1", twists=["dead end"]) == {"3,0"}
    assert where("mine", kind("M", "4,0"), "", "3,-1", twists=["dead end"]) == {"3,1"}


# WK-8.9 to 8.11


def test_wk_8_9_market() -> None:
    """TC-22"""
    named = kind("C", "0,0")
    houses = "1,0 2,0 3,0 -3,3"
    assert where("market", named, houses) == {"1,-1", "0,1"}
    second = {"1,-1", "2,-1", "3,-1", "4,-1", "4,0", "0,1", "1,1", "2,1", "3,1"}
    assert where("market II", named, houses) == second
    assert where("market II", named, houses, "2,1") == second - {"2,1"}
    assert where("market II", named, "2,0") == where("market", {}, "2,0") == set()


def test_wk_8_10_farm() -> None:
    """TC-23"""
    named = kind("V", "-3,0")
    assert where("farm", named, "3,0") == {"-2,0", "-3,1", "-4,1", "-4,0", "-3,-1", "-2,-1"}
    assert where("farm II", named, "3,0") == set()
    assert where("farm", named, "-1,0") == {"-2,0"}
    assert where("farm II", named, "-2,0 4,0") == {"-1,0", "-2,1", "-3,1", "-2,-1", "-1,-1"}
    # A castle is no village, and the other way round.
    assert where("farm", kind("C", "0,0"), "1,0") == where("farm II", kind("C", "0,0"), "1,0") == set()
    assert where("market", named, "-2,0") == where("market II", named, "-2,0") == set()


def test_wk_8_11_barracks() -> None:
    around_all = {"2,0", "1,1", "0,1", "-1,1", "-1,0", "0,-1", "1,-1", "2,-1"}
    assert where("barracks", {}, "1,0 4,0", forts=["0,0"]) == AROUND - {"1,0"}
    assert where("barracks II", {}, "1,0 4,0", forts=["0,0"]) == around_all
    assert where("barracks II", {}, "4,0", forts=["0,0"]) == AROUND
    assert where("barracks", {}, "0,0", "", forts=["", "2,0"]) == set()
    assert where("barracks II", {}, "0,0", "", forts=["", "1,0"]) == set()


def test_wk_8_9_to_8_11_groups_with_twists() -> None:
    named = kind("C", "0,-3") | kind("V", "1,-3")
    # The group crosses the seam to the north board; on islands its northern half is a group of its own.
    houses = "0,-4 0,-5 0,-6"
    for talent in ("market II", "farm II"):
        assert "0,-7" in where(talent, named | kind("V", "1,-4"), houses, boards=7)
        found = where(talent, named | kind("V", "1,-4"), houses, boards=7, twists=["islands"])
        assert found == {"-1,-3"}
    fort = "0,-4"
    assert {"0,-7", "1,-5"} <= where("barracks II", {}, "0,-5 0,-6", boards=7, forts=[fort])
    assert where("barracks II", {}, "0,-5 0,-6", boards=7, forts=[fort], twists=["islands"]) == {
        "1,-4",
        "0,-3",
        "-1,-3",
    }
    assert where("barracks", {}, "", "2,0", forts=["0,0"], twists=["dead end"]) == AROUND - {"1,0"}
    assert where("market", kind("C", "0,0"), "", "2,-1", twists=["dead end"]) == AROUND - {"1,-1", "1,0"}


# WK-8.12


def test_wk_8_12_tavern() -> None:
    """TC-25"""
    named = kind("M", "-1,0")
    assert where("tavern", named, "0,0 1,0 2,0", "0,2 0,3 0,4") == {"3,0"}
    assert where("tavern II", named, "0,0 1,0 2,0", "0,2 0,3 0,4") == {"0,1"}


@pytest.mark.parametrize(
    ("row", "ends"),
    [
        ("-1,0 0,0 1,0", {"-2,0", "2,0"}),
        ("0,-1 0,0 0,1", {"0,-2", "0,2"}),
        ("-1,1 0,0 1,-1", {"-2,2", "2,-2"}),
        ("-1,0 0,0 1,0 2,0", {"-2,0", "3,0"}),
        ("-4,0 -3,0 -2,0", {"-1,0"}),
        ("-1,0 0,0 2,0 3,0", set()),
        ("-1,0 0,0 0,1", set()),
        ("-1,0 0,0 1,0 0,-1 0,1", {"-2,0", "2,0", "0,-2", "0,2"}),
        ("-4,0 -3,0 -2,0 -1,0 0,0 1,0 2,0 3,0 4,0", set()),
    ],
)
def test_wk_8_12_rows(row: str, ends: set[str]) -> None:
    assert where("tavern", {}, row, "4,-4") == ends
    assert where("tavern II", {}, "4,-4", row) == ends


def test_wk_8_12_rows_of_one_owner() -> None:
    assert where("tavern", {}, "0,0 1,0", "2,0") == where("tavern II", {}, "0,0 1,0", "2,0") == set()
    assert where("tavern II", {}, "", "0,0 1,0", "2,0 3,0") == set()
    assert where("tavern II", {}, "", "0,0 1,0 2,0", "0,2 0,3 1,3") == {"-1,0", "3,0"}
    assert where("tavern", {}, "", "0,0 1,0 2,0") == where("tavern II", {}, "0,0 1,0 2,0") == set()
    assert where("tavern", kind("I", "3,0") | kind("U", "-1,0"), "0,0 1,0 2,0") == {"3,0"}
    assert where("tavern", {}, "0,0 1,0 2,0", "3,0") == {"-1,0"}


def test_wk_8_12_with_twists() -> None:
    seam = "0,-3 0,-4 0,-5"
    assert where("tavern", {}, seam, boards=7) == {"0,-2", "0,-6"}
    assert where("tavern", {}, seam, boards=7, twists=["islands"]) == set()
    up_to_it = "0,-2 0,-3 0,-4"
    assert where("tavern", {}, up_to_it, boards=7, twists=["islands"]) == {"0,-1"}
    # The hex after a row of somebody else is always next to that row.
    assert where("tavern II", {}, "", "0,0 1,0 2,0", twists=["dead end"]) == set()
    assert where("tavern", {}, "0,0 1,0 2,0", "4,0", twists=["dead end"]) == {"-1,0"}


# WK-8.13


def test_wk_8_13_outpost() -> None:
    """TC-26"""
    first = {"0,-1", "2,-1", "-1,0", "2,0", "-1,1", "1,1"}
    assert where("outpost", {}, "0,0 1,0") == first
    assert where("outpost II", {}, "0,0 1,0") == first | {"1,-1", "0,1"}


@pytest.mark.parametrize(
    ("around", "first", "second"),
    [(1, True, True), (2, False, True), (3, False, True), (4, False, False), (6, False, False)],
)
def test_wk_8_13_counts_own_neighbours(around: int, first: bool, second: bool) -> None:
    houses = " ".join(["1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"][:around])
    assert ("0,0" in where("outpost", {}, houses)) == first
    assert ("0,0" in where("outpost II", {}, houses)) == second


def test_wk_8_13_zero_does_not_qualify() -> None:
    assert where("outpost", {}) == where("outpost II", {}, "", "0,0") == set()
    # Others are not counted.
    assert "0,0" in where("outpost", {}, "1,0", "0,-1 -1,0")


def test_wk_8_13_with_twists() -> None:
    houses = "0,-4 0,-5"
    assert {"1,-5", "-1,-4"} & where("outpost", {}, houses, boards=7) == set()
    assert {"1,-5", "-1,-4"} & where("outpost", {}, houses, boards=7, twists=["islands"]) == {"1,-5"}
    assert where("outpost", {}, "0,0", "2,0", twists=["dead end"]) == AROUND - {"1,0"}


# WK-8.14


def test_wk_8_14_tower() -> None:
    rim = names(place for place in board_at(0) if distance(place) == 4)
    assert where("tower", {}, "0,0") == rim
    assert where("tower", {}, "3,0") == {"4,0", "4,-1", "3,1"}
    rest = rim - {"4,0", "4,-1", "3,1"}
    assert where("tower", {"4,0": "I", "4,-1": "M", "3,1": "V"}, "3,0") == rest
    assert where("tower", {}, "3,0", "2,2", twists=["dead end"]) == {"4,0", "4,-1"}
    assert where("tower", {}, "0,0", " ".join(sorted(rim))) == set()


def test_wk_8_14_the_edge_of_the_whole_map() -> None:
    edge = names(plain.Scene({place: "G" for slot in range(7) for place in board_at(slot)}, frozenset()).edge)
    for twists in ((), ("islands",)):
        assert where("tower", {}, boards=7, twists=twists) == edge
    # 8,-9 on the north board and 9,-9 on the board beside it.
    assert "9,-9" in where("tower", {}, "8,-9", boards=7)
    assert "9,-9" not in where("tower", {}, "8,-9", boards=7, twists=["islands"])


# WK-8.15


def test_wk_8_15_homestead() -> None:
    """TC-28"""
    assert where("homestead", {}, "0,-5", boards=7) == {"0,-4"}
    assert where("homestead", {}, "0,-5", boards=7, twists=["islands"]) == names(board_at(0))


def test_wk_8_15_on_any_terrain_of_the_centre_board() -> None:
    named = {"0,0": "M", "1,0": "U", "0,1": "V", "-1,0": "C", "0,-1": "I"}
    assert where("homestead", named, "4,-9", boards=7) == names(board_at(0)) - {"0,0", "1,0", "0,1", "-1,0"}
    assert where("homestead", {}, "4,0", "", twists=["dead end"]) == {"3,0", "3,1", "4,-1"}
    assert where("homestead", {}, "4,0", "2,0", twists=["dead end"]) == {"4,-1", "3,1"}


def test_wk_8_15_and_then_anywhere_within_it() -> None:
    """Over whatever is not occupied, also mountains and places; stopping only where one can build."""
    state = owner("homestead II", kind("M", "0,-4 -2,-2"), "3,-4", "2,-4 2,-3", boards=7)
    play(state, "use homestead", "build 4,-4")
    # Out of the corner over 4,-3.
    assert hexes(state, "to") == names(board_at(0)) - {"3,-4", "4,-4", "2,-4", "2,-3", "0,-4", "-2,-2"}
    refused(state, "to 4,-5", "to 0,-4")
    shut_in = owner("homestead II", {}, "4,-4", "2,-4 2,-3 2,-2 3,-2 4,-2", boards=7)
    play(shut_in, "use homestead", "build 3,-4")
    assert hexes(shut_in, "to") == {"3,-3", "4,-3"}


def test_wk_8_15_over_mountains_to_the_other_side() -> None:
    """A ring of mountains does not stop the house, buildings do."""
    ring = kind("M", "1,0 0,1 -1,1 -1,0 0,-1 1,-1")
    state = owner("homestead II", ring)
    play(state, "use homestead", "build 0,0")
    assert hexes(state, "to") == names(board_at(0)) - {"0,0"} - AROUND
    held = owner("homestead II", ring, "", " ".join(sorted(AROUND)))
    play(held, "use homestead", "build 0,0")
    assert held.prompt().kind == "finish"


# WK-8.16


@pytest.mark.parametrize(
    ("card", "right"),
    [
        ("flower field", "G"),
        ("grassland", "T"),
        ("tundra", "L"),
        ("fell field", "S"),
        ("snowscape", "F"),
        ("forest", "B"),
    ],
)
def test_wk_8_16_crossroads(card: str, right: str) -> None:
    """TC-29"""
    pairs = ("-4,0 -4,1", "-2,0 -2,1", "0,0 0,1", "2,0 2,1", "3,-1 4,-1", "0,-4 1,-4")
    named = {hex_: letter for letter, pair in zip("BGTLSF", pairs, strict=True) for hex_ in pair.split()}
    places = {name for name, letter in named.items() if letter == right}
    assert where("crossroads", named, ground="I", card=card) == places
    one = min(places)
    other = places - {one}
    assert where("crossroads", named, one, ground="I", card=card) == other
    assert where("crossroads", named, " ".join(sorted(places)), ground="I", card=card) == set()


CROSSED = kind("T", "0,0 1,0 2,0 -4,0") | kind("L", "0,3 1,3 -1,3 -4,4")


def test_wk_8_16_the_mandatory_action_on_the_terrain_to_the_right() -> None:
    state = table(CROSSED, "0,2", card="tundra", talents={0: ["crossroads II"]})
    # Each terrain by itself: nothing of the tundra is adjacent, some of the fell field is.
    assert state.prompt() == (
        "build-choice",
        {"terrains": ["tundra", "fell field"], "left": 3, "talents": ["crossroads"]},
    )
    assert hexes(state) == {"0,0", "1,0", "2,0", "-4,0", "0,3", "-1,3"}
    right = play(fork(state), "build 0,3")
    refused(right, "build 0,0")
    assert right.prompt() == ("build", {"terrain": "fell field", "left": 2, "talents": []})
    assert hexes(right) == {"1,3", "-1,3"}
    printed = play(fork(state), "build 0,0")
    assert printed.prompt() == ("build", {"terrain": "tundra", "left": 2, "talents": []})
    assert hexes(printed) == {"1,0"}


def test_wk_8_16_both_halves_in_one_turn() -> None:
    state = table(CROSSED, card="tundra", talents={0: ["crossroads II"]})
    refused(state, "use crossroads II")
    play(state, "build 0,3", "build 1,3", "build -1,3")
    assert uses(state) == {"crossroads"}
    play(state, "use crossroads")
    assert hexes(state) == {"-4,4"}
    play(state, "build -4,4")
    assert uses(state) == set()
    told = [(event.args["talent"], event.args["level"]) for event in events(state, "talent-used")]
    assert told == [("crossroads", 2), ("crossroads", 1)]


def test_wk_8_16_without_a_choice() -> None:
    plain_one = table(CROSSED, card="tundra", talents={0: ["crossroads"]})
    assert hexes(plain_one) == {"0,0", "1,0", "2,0", "-4,0"}
    full = table(kind("T", "0,0 1,0") | kind("L", "0,3"), "", "0,3", card="tundra", talents={0: ["crossroads II"]})
    assert full.prompt().args["terrain"] == "tundra"
    assert hexes(full) == {"0,0", "1,0"}


def test_wk_8_16_the_choice_is_made_once_even_if_the_card_is_replaced() -> None:
    """WK-4.10: what remains is built on the new card; the terrain is chosen before the first build."""
    named = kind("T", "0,0") | kind("L", "4,0") | kind("S", "-4,0 -3,0 -4,1") | kind("F", "0,4 0,3 1,3")
    state = table(named, "", "4,0", ground="I", card="tundra", deck=["snowscape"], talents={0: ["crossroads II"]})
    play(state, "build 0,0")
    assert state.prompt() == ("build", {"terrain": "snowscape", "left": 2, "talents": []})
    assert hexes(state) == {"-4,0", "-3,0", "-4,1"}
